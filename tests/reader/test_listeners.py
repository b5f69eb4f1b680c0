# SPDX-License-Identifier: GPL-3.0-or-later
"""Who listens to announcements is asked of the real accessibility bus, and asked again when that changes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.reader.conftest import need
from tests.reader.desktop import Desktop, missing_programs, probe, wait_for
from tests.reader.orca import python

ROOT = str(Path(__file__).resolve().parents[2])


@pytest.fixture
def desktop(tmp_path: Path) -> Iterator[Desktop]:
    """A desktop without a reader."""
    need(missing_programs())
    with Desktop(tmp_path / "desktop") as desktop:
        yield desktop


def answers(desktop: Desktop) -> list[str]:
    return (desktop.folder / "asking.out").read_text(encoding="utf-8").split()


def test_the_answer_follows_those_who_listen(desktop: Desktop) -> None:
    desktop.spawn("asking", python("tests.reader.listening"), PYTHONPATH=ROOT)
    wait_for(lambda: answers(desktop) == ["False"], "the first answer")
    desktop.spawn("listener", probe("-", "listen", "object:announcement"))
    wait_for(lambda: answers(desktop) == ["False", "True"], "the answer to change")
    desktop.end("listener")
    wait_for(lambda: answers(desktop) == ["False", "True", "False"], "the answer to change back")


def test_an_announcement_reaches_those_who_listen(desktop: Desktop) -> None:
    desktop.spawn("listener", probe("-", "listen", "object:announcement"))
    heard = desktop.folder / "listener.out"
    wait_for(lambda: "listening" in heard.read_text(encoding="utf-8"), "the listener")
    desktop.spawn("application", python("tests.reader.demo"), PYTHONPATH=ROOT)
    desktop.activate("SpiderQt")
    wait_for(lambda: _pressed(desktop, heard), "the announcement")


def _pressed(desktop: Desktop, heard: Path) -> bool:
    desktop.send_keys("s")
    return "5 deals left, 0 of 8 runs completed, 44 hidden cards left." in heard.read_text(encoding="utf-8")
