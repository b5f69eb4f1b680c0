# SPDX-License-Identifier: GPL-3.0-or-later
"""Which deals the player wants from the dialog for a new game. Must not know how one is found; loads nothing heavy."""

from __future__ import annotations

import enum

from spiderqt.settings import Setting
from spiderqt.tongue import translate


class DealKind(enum.Enum):
    """The value is the name in settings; those of the grades are the names of `spiderqt.advice.difficulty`."""

    ANY = "any"
    WINNABLE = "winnable"
    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"

    @property
    def is_looked_for(self) -> bool:
        """Whether the solver has to win it first."""
        return self is not DealKind.ANY

    @property
    def is_graded(self) -> bool:
        """Whether it is a third of the deals that can be won."""
        return self in (DealKind.EASY, DealKind.MEDIUM, DealKind.HARD)


DEALS: Setting[str] = Setting("new-game/deals", DealKind.ANY.value)
"""What was asked for last."""


def kind_named(name: str) -> DealKind:
    """The kind of that name; any deal where there is none."""
    return next((kind for kind in DealKind if kind.value == name), DealKind.ANY)


def kind_name(kind: DealKind) -> str:
    """What a kind is called."""
    return {
        DealKind.ANY: translate("NewGame", "Any deal"),
        DealKind.WINNABLE: translate("NewGame", "One that can be won"),
        DealKind.EASY: translate("NewGame", "One that can be won, easy"),
        DealKind.MEDIUM: translate("NewGame", "One that can be won, medium"),
        DealKind.HARD: translate("NewGame", "One that can be won, hard"),
    }[kind]
