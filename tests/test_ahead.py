# SPDX-License-Identifier: GPL-3.0-or-later
"""The shorter start leaves everything as it was."""

from __future__ import annotations

import ctypes
import gc
import sys
import threading
from collections.abc import Iterator

import pytest

from spiderqt import ahead


@pytest.fixture(autouse=True)
def _collector_as_it_was() -> Iterator[None]:
    yield
    gc.unfreeze()
    gc.enable()


def join() -> None:
    for thread in threading.enumerate():
        if thread.name == "ahead":
            thread.join(20)


def test_nothing_is_collected_until_the_window_is_there() -> None:
    ahead.hurry()
    assert not gc.isenabled()
    ahead.settle()
    assert gc.isenabled()
    assert gc.get_freeze_count() > 0
    join()


def test_a_system_without_the_libraries_is_no_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def refuse(library: str) -> None:
        asked.append(library)
        raise OSError(library)

    monkeypatch.setattr(ctypes, "CDLL", refuse)
    monkeypatch.setattr(sys, "platform", "linux")
    ahead.hurry()
    join()
    assert asked[-1] == "libfontconfig.so.1"


def test_other_systems_load_their_libraries_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    ahead.hurry()
    assert "ahead" not in {thread.name for thread in threading.enumerate()}
