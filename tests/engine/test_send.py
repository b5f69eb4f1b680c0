# SPDX-License-Identifier: GPL-3.0-or-later
"""Send: the fixed order of targets, the options, and the reasons why nothing goes anywhere."""

from __future__ import annotations

import pytest

from spiderqt.engine import refusals as why
from spiderqt.engine.actions import Move
from spiderqt.engine.cards import card
from spiderqt.engine.play import Step
from spiderqt.engine.position import Position
from spiderqt.engine.send import SendRule, send
from tests.engine.tables import cards, table

C = card
TO_2 = "KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S"
RUN_BESIDE_SUIT = table("SP1-S4", "1: #... AS", "2: 2D", "3: 2S", f"5: {TO_2}", "7: 2H")
SUITS = table("SP1-S4", "1: #... 4S 5S", "2: 6D", "4: 6S", "6: 6S", "7: 6H")
OTHERS = table("SP1-S4", "1: #... 4S 5S", "3: 6D", "4: 6H", "7: 6C")
NOWHERE = table("SP1-S4", "1: #... 4S 5S", "3: 9D", "4: 9H", "7: 9C")
FULL = table("SD1-S4", "1: #... 4S 5S", "2: 9D", "3: 9H", "4: 9C", "5: 9S", "6: TD", "7: TH")
WHOLE = table("SD1-S4", "1: 5S", "3: #... 9D")
WHOLE_HIDDEN = table("SD1-S4", "1: #... 5S", "3: 9D")


def target(position: Position, source: int, count: int, rule: SendRule = SendRule.ANY) -> int:
    """Where those cards are sent."""
    found = send(position, source, count, rule)
    assert isinstance(found, Step), found
    assert isinstance(found.action, Move)
    assert (found.action.source, found.action.count) == (source, count)
    return found.action.target


@pytest.mark.parametrize(
    ("position", "rule", "goes_to"),
    [
        (RUN_BESIDE_SUIT, SendRule.ANY, 4),
        (RUN_BESIDE_SUIT, SendRule.SAME_SUIT, 4),
        (SUITS, SendRule.ANY, 3),
        (SUITS, SendRule.SAME_SUIT, 3),
        (OTHERS, SendRule.ANY, 2),
        (OTHERS, SendRule.SAME_SUIT, 1),
        (NOWHERE, SendRule.ANY, 1),
        (NOWHERE, SendRule.SAME_SUIT, 1),
    ],
)
def test_the_order_of_targets(position: Position, rule: SendRule, goes_to: int) -> None:
    assert target(position, 0, 1, rule) == goes_to


def test_two_cards_are_judged_by_the_first_of_them() -> None:
    position = table("SP1-S4", "1: #... 6S 5S", "2: 7D", "3: 7S", "4: 6H")
    assert target(position, 0, 2) == 2
    assert target(position, 0, 1) == 3


def test_nothing_fits_and_the_first_card_is_named() -> None:
    assert send(FULL, 0, 1) == why.NothingFits(C("5S"), same_suit_only=False)
    assert send(FULL, 0, 1, SendRule.SAME_SUIT) == why.NothingFits(C("5S"), same_suit_only=True)
    others = [f"{n}: {word}" for n, word in enumerate(cards("7D 7D 2H 2H 2C 2C 2S 2S 3C"), start=2)]
    position = table("SP1-S4", "1: #... 6S 5S", *others)
    assert target(position, 0, 2) == 1
    assert send(position, 0, 2, SendRule.SAME_SUIT) == why.NothingFits(C("6S"), same_suit_only=True)


def test_a_whole_column_is_not_sent_to_an_empty_one() -> None:
    assert send(WHOLE, 0, 1) == why.NothingFits(C("5S"), same_suit_only=False)
    assert target(WHOLE_HIDDEN, 0, 1) == 1


def test_a_run_that_leaves_another_column_is_no_reason_for_a_target() -> None:
    # Wherever 4C goes, the run that it covers leaves column 1: the target is still chosen by suit.
    run = f"{TO_2} AS".replace("S", "H")
    position = table("SX1-S4", f"1: {run} KC", "2: ...", "5: KD")
    assert target(position, 0, 1) == 2
    position = table("SX1-S4", f"1: {run} 4C", "2: ... 5C")
    assert target(position, 0, 1) == 1


def test_refusals_of_the_referee_come_first() -> None:
    assert send(SUITS, 2, 1) == why.EmptySource(2)
    assert send(SUITS, 11, 1) == why.NoSuchColumn(11, 10)
    assert send(SUITS, 0, 2) == why.GapInRank(C("4S"), C("5S"))
    assert send(SUITS, 0, 3, SendRule.SAME_SUIT) == why.FaceDownCards(0, 3, 2)
    assert send(table("SD1-S1", "completed: S S S S"), 0, 1) == why.GameOver()


def test_sending_can_be_off() -> None:
    assert send(SUITS, 0, 1, SendRule.OFF) == why.SendingIsOff()
    assert send(SUITS, 2, 1, SendRule.OFF) == why.SendingIsOff()


def test_the_names_of_the_options_never_change() -> None:
    assert [rule.value for rule in SendRule] == ["any", "same-suit", "off"]
