# SPDX-License-Identifier: GPL-3.0-or-later
"""Every reason for which an action is refused, each met in a position made by hand, with its exact facts.

Columns in the notation of actions are counted from 1, in refusals from 0.
"""

from __future__ import annotations

import inspect

import pytest

from spiderqt.engine import refusals as why
from spiderqt.engine.actions import parse_action
from spiderqt.engine.cards import card
from spiderqt.engine.play import apply, judge, judge_group, legal_actions, longest_group
from spiderqt.engine.position import Position
from tests.engine.tables import table

RUN = "KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS"
WON = table("SD1-S1", "completed: S S S S")
WON_STANDING = table("SC1-S4", *(f"{n}: {RUN.replace('S', suit)}" for n, suit in enumerate("SHDC", start=1)))

# Two suits and more in one column: nothing joins but the named cards.
MIXED = table(
    "SP1-S4", "1: #... 9S 8S 7H", "2: 9H 8D 7D", "3: 8C", "4: TD", "5: 8H", "6: 9C 8S 8D 7S", "7: #5S 4S"
)
GROUPS = table("SM1-S4", "1: 9H 8S 7H", "2: 9D 8D", "3: TC 9C 8C 7C", "4: TD", "5: ...", "6: TH 9S 8H 7D 6S")
SCORPION = table(
    "SC1-S4", "1: #... 9S 2H 5C", "2: KH TS", "3: TC", "4: 6S", "5: AH", "6: 6C", "stock: KS QS JS"
)
NO_GAP = table("SD1-S4", "1: #... 9S 8S", "3: KH", "4: 7S 6H", "stock: 2S 2H 2D")
DEALT_OUT = table("SD1-S4", "1: #... 9S 8S", "2: 7S")
# Thirteen cards left, seven of them in the stock: six lie in six columns, so that one gap stays for ever.
SHORT = table(
    "SD1-S1", "completed: S S S", "1: KS", "2: QS", "3: JS", "5: 2S", "6: 3S", "7: 4S", "stock: ..."
)
UNKNOWN = table(
    "SD1-S1", "completed: S S", "1: ##... 3S 2S", "2: 4S", "3: 6S", "4: 9S", "5: JS", "6: KS", "7: 9S"
)
UNKNOWN_RUN = table(
    "SD1-S1", f"1: ##... {RUN[:-3]}", "2: AS", "3: 7S", "4: 7S", "5: 9S", "6: 9S", "7: JS 2S", "stock: AS 5S"
)
UNKNOWN_STOCK = table(
    "SD1-S1", "completed: S S S", *(f"{n}: {r}S" for n, r in enumerate("3579JQK", start=1)), "stock: 2S ##..."
)

C = card
REFUSED: list[tuple[str, Position, str, why.Refusal]] = [
    ("won", WON, "d", why.GameOver()),
    ("won, columns empty", WON, "1 2", why.GameOver()),
    ("won, a run could move", WON_STANDING, "1x13 5", why.GameOver()),
    ("won, no such column", WON, "9 2", why.GameOver()),
    ("source past the last", NO_GAP, "8 1", why.NoSuchColumn(7, 7)),
    ("source before the first", NO_GAP, "0 1", why.NoSuchColumn(-1, 7)),
    ("source past ten", MIXED, "11 1", why.NoSuchColumn(10, 10)),
    ("target past the last", NO_GAP, "1 8", why.NoSuchColumn(7, 7)),
    ("target before the first", NO_GAP, "1 0", why.NoSuchColumn(-1, 7)),
    ("empty source", NO_GAP, "2 1", why.EmptySource(1)),
    ("empty source, no card asked for", NO_GAP, "2x0 1", why.EmptySource(1)),
    ("one card too many", NO_GAP, "4x3 1", why.TooManyCards(3, 3, 2)),
    ("no card", NO_GAP, "4x0 1", why.TooManyCards(3, 0, 2)),
    ("one face-down card", MIXED, "7x2 1", why.FaceDownCards(6, 2, 1)),
    ("face-down cards in Scorpion", SCORPION, "1x4 2", why.FaceDownCards(0, 4, 3)),
    ("same column", NO_GAP, "4 4", why.SameColumn(3)),
    ("same column, whole", NO_GAP, "3 3", why.SameColumn(2)),
    ("two suits, two colours", MIXED, "1x3 4", why.MixedSuits(C("8S"), C("7H"), same_colour=False)),
    ("two suits, one colour", MIXED, "2x3 4", why.MixedSuits(C("9H"), C("8D"), same_colour=True)),
    (
        "the break next to the hand is named",
        MIXED,
        "6x4 4",
        why.MixedSuits(C("8D"), C("7S"), same_colour=False),
    ),
    ("gap in a group of runs", GROUPS, "5x2 4", why.GapInRank(C("KH"), C("KS"))),
    (
        "gap before the suit",
        table("SP1-S4", "1: #... 9S 7H", "2: TD"),
        "1x2 2",
        why.GapInRank(C("9S"), C("7H")),
    ),
    ("gap: ranks go up", table("SP1-S1", "1: #... 8S 9S", "2: TS"), "1x2 2", why.GapInRank(C("8S"), C("9S"))),
    (
        "gap: ranks are equal",
        table("SP1-S1", "1: #... 8S 8S", "2: TS"),
        "1x2 2",
        why.GapInRank(C("8S"), C("8S")),
    ),
    ("no wrap", table("SP1-S1", "1: #... AS KS", "2: 2S"), "1x2 2", why.GapInRank(C("AS"), C("KS"))),
    ("a group of three runs, one too low", GROUPS, "6x3 3", why.NotOneHigher(C("8H"), C("7C"))),
    ("one too high", MIXED, "3 1", why.NotOneHigher(C("8C"), C("7H"))),
    ("equal rank", MIXED, "3 5", why.NotOneHigher(C("8C"), C("8H"))),
    ("two lower", MIXED, "3 4", why.NotOneHigher(C("8C"), C("TD"))),
    ("king on a card", table("SD1-S4", "1: #... KS", "2: QH"), "1 2", why.KingOnCard(C("KS"), C("QH"))),
    ("king on a king", table("SD1-S4", "1: #... KS", "2: KH"), "1 2", why.KingOnCard(C("KS"), C("KH"))),
    ("on an ace", table("SD1-S4", "1: #... 2S", "2: AS"), "1 2", why.TargetIsAce(C("2S"), C("AS"))),
    ("king on an ace", table("SD1-S4", "1: #... KS", "2: AS"), "1 2", why.TargetIsAce(C("KS"), C("AS"))),
    ("ace on an ace", table("SD1-S4", "1: #... AH", "2: AS"), "1 2", why.TargetIsAce(C("AH"), C("AS"))),
    ("other suit, one colour", SCORPION, "1x3 3", why.OtherSuit(C("9S"), C("TC"), same_colour=True)),
    ("other suit, two colours", SCORPION, "5 1", why.NotOneHigher(C("AH"), C("5C"))),
    ("other suit on the way", SCORPION, "1 4", why.OtherSuit(C("5C"), C("6S"), same_colour=True)),
    ("a queen to an empty column", SCORPION, "3 7", why.KingsOnly(C("TC"), 6)),
    ("a tail without its king", SCORPION, "2 7", why.KingsOnly(C("TS"), 6)),
    ("dealt out", DEALT_OUT, "d", why.NoStock(ever=True)),
    ("never a stock", GROUPS, "d", why.NoStock(ever=False)),
    ("gaps", NO_GAP, "d", why.EmptyColumns((1, 4, 5, 6))),
    ("too few cards", SHORT, "d", why.TooFewCards((3,), 6, 7)),
    ("an unknown card would turn", UNKNOWN, "1x2 2", why.UnknownCard(0)),
    ("an unknown card under a run", UNKNOWN_RUN, "2 1", why.UnknownCard(0)),
    ("an unknown card under a run that a deal completes", UNKNOWN_RUN, "d", why.UnknownCard(0)),
    ("an unknown card in the row", UNKNOWN_STOCK, "d", why.UnknownCard(1)),
]


@pytest.mark.parametrize(
    ("position", "action", "refusal"), [r[1:] for r in REFUSED], ids=[r[0] for r in REFUSED]
)
def test_the_refusal_and_its_facts(position: Position, action: str, refusal: why.Refusal) -> None:
    asked = parse_action(action)
    assert judge(position, asked) == refusal
    assert apply(position, asked) == refusal
    assert asked not in legal_actions(position)


OF_GROUPS = [
    (MIXED, 0, 2, why.MixedSuits(C("8S"), C("7H"), same_colour=False)),
    (MIXED, 5, 2, why.MixedSuits(C("8D"), C("7S"), same_colour=False)),
    (MIXED, 5, 1, None),
    (MIXED, 1, 2, None),
    (MIXED, 9, 1, why.EmptySource(9)),
    (MIXED, 10, 1, why.NoSuchColumn(10, 10)),
    (MIXED, -1, 1, why.NoSuchColumn(-1, 10)),
    (GROUPS, 5, 5, None),
    (SCORPION, 0, 3, None),
    (SCORPION, 0, 4, why.FaceDownCards(0, 4, 3)),
]


@pytest.mark.parametrize(("position", "source", "count", "refusal"), OF_GROUPS)
def test_what_can_be_picked_up(
    position: Position, source: int, count: int, refusal: why.Refusal | None
) -> None:
    assert judge_group(position, source, count) == refusal


def test_how_many_cards_can_be_picked_up_at_most() -> None:
    assert [longest_group(MIXED, column) for column in range(10)] == [1, 2, 1, 1, 1, 1, 1, 0, 0, 0]
    assert [longest_group(GROUPS, column) for column in range(10)] == [3, 2, 4, 1, 1, 5, 0, 0, 0, 0]
    assert [longest_group(SCORPION, column) for column in range(7)] == [3, 2, 1, 1, 1, 1, 0]


def test_every_reason_has_a_stable_name() -> None:
    reasons = {cls for _, cls in inspect.getmembers(why, inspect.isclass) if issubclass(cls, why.Refusal)} - {
        why.Refusal
    }
    names = {cls.__name__: cls.name.fget(object.__new__(cls)) for cls in reasons}  # type: ignore[attr-defined]
    assert names == {
        "GameOver": "game-over",
        "NoSuchColumn": "no-such-column",
        "EmptySource": "empty-source",
        "TooManyCards": "too-many-cards",
        "SameColumn": "same-column",
        "FaceDownCards": "face-down-cards",
        "MixedSuits": "mixed-suits",
        "GapInRank": "gap-in-rank",
        "TooManyRuns": "too-many-runs",
        "NotOneHigher": "not-one-higher",
        "TargetIsAce": "target-is-ace",
        "KingOnCard": "king-on-card",
        "OtherSuit": "other-suit",
        "KingsOnly": "kings-only",
        "NoStock": "no-stock",
        "EmptyColumns": "empty-columns",
        "TooFewCards": "too-few-cards",
        "UnknownCard": "unknown-card",
        "NothingSelected": "nothing-selected",
        "NothingToUndo": "nothing-to-undo",
        "NothingToRedo": "nothing-to-redo",
        "UndoLimit": "undo-limit",
        "UndoBarrier": "undo-barrier",
        "UndoForbidden": "undo-forbidden",
        "NothingFits": "nothing-fits",
        "SendingIsOff": "sending-is-off",
    }
