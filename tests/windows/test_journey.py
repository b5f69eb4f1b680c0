# SPDX-License-Identifier: GPL-3.0-or-later
"""One move's journey is as docs/ARCHITECTURE.md draws it: who hears of a step, and in which order."""

from __future__ import annotations

import sys
from pathlib import Path
from types import FrameType

from spiderqt import app
from spiderqt.engine.actions import Deal
from spiderqt.session.game import Game
from spiderqt.store.store import open_store
from tests.windows.conftest import MakeWindow

PAGE = Path(__file__).resolve().parents[2] / "docs" / "ARCHITECTURE.md"


def drawn() -> list[str]:
    """The names in the drawing, from above downwards: ``ear.grow``, ``player``."""
    text = PAGE.read_text(encoding="utf-8")
    _, _, below = text.partition("stepped(step, direction), once the stack is at rest; in this order:\n")
    lines = below.partition("```")[0].splitlines()
    return [line.split()[0] for line in lines if line.strip()]


def heard(game: Game) -> list[tuple[str, str]]:
    """Class and method of everything that the game calls to tell of a deal."""
    found: list[tuple[str, str]] = []

    def note(frame: FrameType, event: str, argument: object) -> None:
        caller = frame.f_back
        if event == "call" and caller is not None and caller.f_code is Game._tell.__code__:
            owner, _, method = frame.f_code.co_qualname.rpartition(".")
            found.append((owner.removeprefix("Main").lower(), method))

    sys.setprofile(note)
    try:
        assert game.play(Deal())
    finally:
        sys.setprofile(None)
    return found


def test_a_step_is_told_in_the_order_of_the_drawing(make_window: MakeWindow, tmp_path: Path) -> None:
    window = make_window("SP1-S1-AAAAABT")
    store = open_store(tmp_path)
    try:
        app.keep(window, store, None)
        told = heard(window.game)
    finally:
        window.keeper = None
        store.close()
    names = drawn()
    assert len(names) > 9
    assert [
        f"{owner}.{method}" if "." in name else owner
        for (owner, method), name in zip(told, names, strict=True)
    ] == names
