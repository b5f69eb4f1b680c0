# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the tests are shared out to several processes, those with a screen reader stay together."""

from __future__ import annotations

from typing import Any

import pytest


def scheduler_for(config: pytest.Config, monkeypatch: pytest.MonkeyPatch, dist: str) -> Any:
    """What shares out the tests, asked for as xdist asks."""
    pytest.importorskip("xdist")
    monkeypatch.setattr(config.option, "dist", dist, raising=False)
    monkeypatch.setattr(config.option, "tx", ["popen", "popen"], raising=False)
    return config.hook.pytest_xdist_make_scheduler(config=config, log=None)


def test_tests_with_a_reader_are_one_piece_of_work_and_others_are_not(
    pytestconfig: pytest.Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    scheduler = scheduler_for(pytestconfig, monkeypatch, "loadgroup")
    names = ("tests/reader/test_window.py::test_a[1]", "tests/reader/test_past.py::test_b")
    assert {scheduler._split_scope(name) for name in names} == {"reader"}
    others = ("tests/windows/test_window.py::test_a", "tests/windows/test_window.py::test_b")
    assert {scheduler._split_scope(name) for name in others} == set(others)


def test_whoever_shares_them_out_in_another_way_gets_that(
    pytestconfig: pytest.Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not scheduler_for(pytestconfig, monkeypatch, "load")
