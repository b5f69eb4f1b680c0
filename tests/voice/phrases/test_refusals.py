# SPDX-License-Identifier: GPL-3.0-or-later
"""Every refusal has a sentence with its reason, its facts and a way out."""

from __future__ import annotations

import dataclasses

import pytest

from spiderqt.engine import refusals as why
from spiderqt.engine.cards import card
from spiderqt.engine.variants import variant
from spiderqt.voice.phrases.kinds import Kind
from spiderqt.voice.phrases.refusals import refusal_sentence, say_refusal

CLASSES = [
    kind
    for kind in vars(why).values()
    if isinstance(kind, type) and issubclass(kind, why.Refusal) and kind is not why.Refusal
]
FACTS = {
    "column": 2,
    "columns": (2, 4),
    "asked": 5,
    "held": 2,
    "face_up": 3,
    "upper": card("TH"),
    "lower": card("9D"),
    "same_colour": True,
    "runs": 3,
    "allowed": 2,
    "empty": 1,
    "card": card("9C"),
    "target": card("QH"),
    "ever": True,
    "cards": 6,
    "needed": 10,
    "policy": "last-100",
    "limit": 100,
    "barrier": "deal",
    "same_suit_only": False,
}


@pytest.mark.parametrize("kind", CLASSES)
@pytest.mark.parametrize("game", [None, *map(variant, ("SP", "SM", "SC", "SX"))], ids=str)
def test_every_refusal_has_a_sentence_with_a_reason_and_a_way_out(kind: type, game: object) -> None:
    refusal = kind(**{field.name: FACTS[field.name] for field in dataclasses.fields(kind)})
    text = refusal_sentence(refusal, game)  # type: ignore[arg-type]
    assert not text[0].islower()
    assert text[-1] == "."
    assert "{" not in text
    assert len(text.replace(":", ".").split(". ")) >= 2, f"no way out: {text}"
    assert say_refusal(refusal).kind is Kind.REFUSED


def test_a_refusal_without_a_sentence_is_an_error_of_ours() -> None:
    with pytest.raises(TypeError):
        refusal_sentence(why.Refusal())


SAID = [
    (
        why.MixedSuits(card("TS"), card("9C"), same_colour=True),
        "The nine of clubs lies on the ten of spades: same colour, but colour does not count, and only one suit "
        "moves together. Take the cards from the nine of clubs to the end, or move those first.",
    ),
    (
        why.MixedSuits(card("TH"), card("9C"), same_colour=False),
        "The nine of clubs lies on the ten of hearts: two suits do not move together. "
        "Take the cards from the nine of clubs to the end, or move those first.",
    ),
    (
        why.KingOnCard(card("KH"), card("QS")),
        "The king of hearts goes only to an empty column, because no rank is higher. Empty a column first.",
    ),
    (
        why.TargetIsAce(card("2H"), card("AS")),
        "Nothing goes on the ace of spades: the ace is the lowest card. Choose another column.",
    ),
    (
        why.EmptyColumns((4,)),
        "Column 5 is empty, and a deal needs cards in every one. Put any card there, then deal.",
    ),
    (
        why.EmptyColumns((0, 4, 6)),
        "Columns 1, 5 and 7 are empty, and a deal needs cards in every one. "
        "Put any card in each of them, then deal.",
    ),
    (
        why.TooFewCards((1, 2), 6, 10),
        "Only 6 cards are left for 10 columns, so not all can be filled, and a deal needs cards in every one. "
        "Undo is the way out.",
    ),
    (why.NoSuchColumn(11, 10), "There is no column 12 here. Choose a column from 1 to 10."),
    (
        why.TooManyCards(0, 0, 4),
        "At least one card must move. Choose a number from 1 to 4 for column 1.",
    ),
    (
        why.TooManyRuns(2, 1, 0),
        "These cards are 2 runs, and without a free empty column only one run can move. "
        "Empty a column first, or take fewer cards.",
    ),
    (why.NoStock(ever=False), "This game has no stock: all its cards are on the table from the start."),
    (
        why.UndoBarrier("barrier", "run"),
        "This game is played without undoing a completed run. Play on, or restart the game.",
    ),
    (
        why.NothingFits(card("KD"), same_suit_only=False),
        "There is no better place for the king of diamonds: a king goes only to an empty column, and a whole "
        "column gains nothing there. Try another card.",
    ),
]


@pytest.mark.parametrize(("refusal", "expected"), SAID)
def test_the_facts_are_told(refusal: why.Refusal, expected: str) -> None:
    assert refusal_sentence(refusal) == expected


def test_the_way_out_follows_the_rules_of_the_game() -> None:
    refusal = why.NotOneHigher(card("9C"), card("QH"))
    assert refusal_sentence(refusal, variant("SP")).endswith(
        "Look for a ten of any suit, or an empty column."
    )
    assert refusal_sentence(refusal, variant("SC")).endswith("Look for the ten of clubs.")
    nothing = why.NothingFits(card("9C"), same_suit_only=True)
    assert "only the ten of clubs or an empty column" in refusal_sentence(nothing, variant("SP"))
    assert "no column ends with the ten of clubs" in refusal_sentence(nothing, variant("SC"))
