# SPDX-License-Identifier: GPL-3.0-or-later
"""From a refusal to the place in the manual where its rule stands.

Must not know widgets or texts. A place is ``page#anchor``; every refusal is named here, those that break no rule with
None (a test sees that none is missing and that every place exists).
"""

from __future__ import annotations

from spiderqt.engine import refusals as why
from spiderqt.engine.variants import Variant

_PAGE_OF_FAMILY = {
    "SP": "spider",
    "SR": "spider",
    "SD": "spiderette",
    "DR": "spiderette",
    "SS": "simple-simon",
    "SM": "simple-simon",
    "SC": "scorpion",
    "SX": "scorpion",
}

PLACES: dict[type[why.Refusal], str | None] = {
    why.MixedSuits: "misunderstandings#mixed",
    why.GapInRank: "misunderstandings#mixed",
    why.EmptyColumns: "misunderstandings#gap",
    why.TooFewCards: "misunderstandings#gap",
    why.KingOnCard: "misunderstandings#king",
    why.TargetIsAce: "misunderstandings#king",
    why.NotOneHigher: "misunderstandings#colours",
    why.OtherSuit: "scorpion#build",
    why.KingsOnly: "scorpion#empty",
    why.TooManyRuns: "simple-simon#groups",
    why.FaceDownCards: "glossary#face-down",
    why.NoStock: "{family}#deal",
    why.UndoLimit: "undo-and-score#undo",
    why.UndoBarrier: "undo-and-score#undo",
    why.UndoForbidden: "undo-and-score#undo",
    why.NothingFits: "playing#send",
    why.SendingIsOff: "playing#send",
    why.NothingSelected: "playing#keys",
    why.GameOver: None,
    why.NoSuchColumn: None,
    why.EmptySource: None,
    why.TooManyCards: None,
    why.SameColumn: None,
    why.UnknownCard: None,
    why.NothingToUndo: None,
    why.NothingToRedo: None,
}


def place_of(refusal: why.Refusal, game: Variant) -> str | None:
    """Where the rule behind `refusal` stands; None where no rule is behind it."""
    place = PLACES.get(type(refusal))
    return None if place is None else place.format(family=page_of(game))


def page_of(game: Variant) -> str:
    """The page with the rules of a game."""
    return _PAGE_OF_FAMILY[game.family]
