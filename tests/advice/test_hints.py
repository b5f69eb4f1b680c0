# SPDX-License-Identifier: GPL-3.0-or-later
"""Hints: the fixed order, the honest ends, no peeking, no cycles."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spiderqt.advice.hints import Hint, Reason, hint
from spiderqt.advice.knowledge import knowledge_of, outline, view_at_first_sight
from spiderqt.engine.actions import Deal, Move
from spiderqt.engine.cards import Suit, card
from spiderqt.engine.codes import GameCode
from spiderqt.engine.play import Step, apply
from spiderqt.engine.position import Column, Position
from spiderqt.engine.shuffle import SplitMix64
from spiderqt.engine.variants import VARIANTS, Variant, variant

games = st.builds(GameCode, st.sampled_from(VARIANTS), st.integers(0, 100_000))
SPIDERETTE = variant("spiderette", 4)


def column(text: str) -> Column:
    """``#KS 4H 3H``: hidden cards first."""
    words = text.split()
    hidden = tuple(None if word == "##" else card(word[1:]) for word in words if word.startswith("#"))
    return Column(hidden, tuple(card(word) for word in words if not word.startswith("#")))


def table(*columns: str, stock: str = "", game: Variant = SPIDERETTE, done: str = "") -> Position:
    """A position of so many columns as the game has; those not given hold a lone king of clubs."""
    texts = [*columns, *["KC"] * (game.columns - len(columns))]
    cards = tuple(None if word == "##" else card(word) for word in stock.split())
    return Position(game, tuple(map(column, texts)), cards, tuple(map(Suit, done)))


def test_uncovering_comes_before_all_else() -> None:
    found = hint(table("## 5H", "6S", "7S", "6C"))
    assert (found.reason, found.action, found.turns) == (Reason.UNCOVER, Move(0, 1, 1), 0)


def test_uncovering_prefers_its_own_suit() -> None:
    assert hint(table("## 5H", "6S", "6H")).action == Move(0, 1, 2)


def test_uncovering_onto_an_empty_column_when_nothing_else_takes_the_card() -> None:
    found = hint(table("## 5H", "", "9S"))
    assert (found.reason, found.action, found.onto) == (Reason.UNCOVER, Move(0, 1, 1), None)


def test_emptying_comes_before_completing() -> None:
    found = hint(table("QD KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S", "9H AS", "6C", "7H"))
    assert (found.reason, found.action, found.empties) == (Reason.EMPTY, Move(2, 1, 3), 2)


def test_completing_comes_before_joining() -> None:
    found = hint(table("QD KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S", "9H AS", "KD 6C", "KD 7C"))
    assert (found.reason, found.action, found.completes) == (Reason.COMPLETE, Move(1, 1, 0), Suit.SPADES)


def test_joining_takes_the_longest() -> None:
    found = hint(table("KD 8C 7C", "KD 9C", "KD 5H", "KD 6H"))
    assert (found.reason, found.action, found.cards) == (Reason.JOIN, Move(0, 2, 1), (card("8C"), card("7C")))


def test_no_run_is_broken_for_a_join() -> None:
    assert hint(table("KD 7C 6C", "KD 7C")).reason is Reason.UNDO


def test_another_suit_is_no_progress() -> None:
    found = hint(table("KD 6H", "KD 7C", stock="2S 3S"))
    assert found == Hint(Reason.DEAL, Deal())


def test_a_gap_is_filled_before_the_deal() -> None:
    found = hint(table("KD 4H", "KD 9S", "", stock="2S"))
    assert (found.reason, found.action, found.fills, found.splits) == (Reason.FILL, Move(0, 1, 2), 1, False)


def test_a_run_is_split_if_it_has_to_be() -> None:
    found = hint(table("KD QD", *["KC"] * 5, "", stock="2S"))
    assert (found.reason, found.action, found.splits) == (Reason.FILL, Move(0, 1, 6), True)


def test_too_few_cards_for_the_deal_is_an_end() -> None:
    assert hint(table("KD", "", "", "", "", "", "", stock="2S")).reason is Reason.UNDO


def test_no_legal_action_is_told_apart() -> None:
    assert hint(table("KD", "KS", "KH")).reason is Reason.STUCK


def test_a_relaxed_game_deals_onto_gaps() -> None:
    assert hint(table("KD 4H", "", stock="2S", game=variant("DR", 4))).reason is Reason.DEAL


def test_scorpion_deals_and_never_fills() -> None:
    scorpion = variant("scorpion")
    found = hint(table("KD 4H", "9S", "", "5D", "2C", "8C", "6C", stock="2S", game=scorpion))
    assert found.reason is Reason.DEAL


def test_a_won_game_needs_no_hint() -> None:
    won = Position(SPIDERETTE, (Column(),) * 7, (), tuple(Suit))
    assert hint(won) == Hint(Reason.WON)


def test_a_card_that_is_known_though_hidden_is_used_to_stay_out_of_circles() -> None:
    view = table("#9C 5H", "6S", "KD")
    step = apply(view, Move(0, 1, 1))
    assert isinstance(step, Step)
    assert hint(view).action == Move(0, 1, 1)
    assert hint(view, {outline(step.after)}).action != Move(0, 1, 1)


def shuffled_hidden(position: Position, seed: int) -> Position:
    """The same position with its hidden cards and its stock in another order."""
    cards = [card for column in position.columns for card in column.hidden] + list(position.stock)
    random = SplitMix64(seed)
    for i in range(len(cards) - 1, 0, -1):
        j = random.below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    columns = []
    for pile in position.columns:
        columns.append(Column(tuple(cards[: len(pile.hidden)]), pile.shown))
        del cards[: len(pile.hidden)]
    return Position(position.variant, tuple(columns), tuple(cards), position.completed)


def follow(position: Position, steps: int) -> list[tuple[Position, Hint]]:
    """Up to so many hints, each carried out."""
    known, visited, story = knowledge_of((position,)), {outline(position)}, []
    for _ in range(steps):
        found = hint(known.view(position), visited)
        story.append((position, found))
        if found.action is None:
            break
        step = apply(position, found.action)
        assert isinstance(step, Step), f"an illegal hint: {found.action}"
        position = step.after
        assert outline(position) not in visited, "a hint led back"
        known = known.seeing(position)
        visited.add(outline(position))
    return story


@settings(max_examples=20)
@given(games)
def test_hints_are_legal_and_end(code: GameCode) -> None:
    story = follow(code.position(), 600)
    assert story[-1][1].action is None


@given(games, st.integers(0, 2**32), st.integers(1, 25))
def test_hidden_cards_have_no_say(code: GameCode, seed: int, steps: int) -> None:
    position = follow(code.position(), steps)[-1][0]
    other = shuffled_hidden(position, seed)
    assert hint(view_at_first_sight(position)) == hint(view_at_first_sight(other))


@settings(max_examples=20)
@given(games)
def test_progress_is_what_the_hint_says(code: GameCode) -> None:
    for position, found in follow(code.position(), 60):
        if found.action is None:
            continue
        step = apply(position, found.action)
        assert isinstance(step, Step)
        match found.reason:
            case Reason.UNCOVER:
                assert step.after.hidden_left < position.hidden_left
            case Reason.EMPTY:
                assert len(step.after.empty_columns) > len(position.empty_columns)
            case Reason.COMPLETE:
                assert len(step.after.completed_runs()) > len(position.completed_runs())
            case Reason.JOIN:
                assert found.onto is not None
                assert found.onto.suit is found.cards[0].suit
                assert not found.splits
            case Reason.FILL:
                assert found.fills == len(position.empty_columns) == len(step.after.empty_columns) + 1
            case Reason.DEAL:
                assert found.action == Deal()
            case _:
                pytest.fail(f"{found.reason} has no action")
