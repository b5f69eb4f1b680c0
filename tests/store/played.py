# SPDX-License-Identifier: GPL-3.0-or-later
"""What tests of faults ask a real program."""

from __future__ import annotations

from typing import Any

from tests.store.process import Driven


def can_be_played(program: Driven) -> dict[str, Any]:
    """Whether a game goes on in the program, whatever becomes of it."""
    for _ in range(30):
        state = program.ask("play")
    assert state["resumed"] == [state["uid"], state["entries"]]
    assert state["entries"] > 0
    return state


def heard(state: dict[str, Any], *kinds: str) -> bool:
    """Whether just these notices were heard, in this order."""
    return [text.partition("(")[0] for text in state["heard"]] == list(kinds)
