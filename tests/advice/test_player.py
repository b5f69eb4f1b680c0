# SPDX-License-Identifier: GPL-3.0-or-later
"""What the searching player looks at, what it thinks of it, and how it is taught."""

from __future__ import annotations

import math
import random
from operator import mul
from pathlib import Path

import measure_player
import pytest
import train_player
from hypothesis import given, settings
from hypothesis import strategies as st

from spiderqt.advice import autoplayer
from spiderqt.advice.autoplayer import Policy, autoplay
from spiderqt.advice.features import (
    BASE_AT,
    END_AT,
    NEXT_AT,
    Outlook,
    column_facts,
    rating_of,
    table_facts,
)
from spiderqt.advice.selfplay import Choice, Game
from spiderqt.advice.solver.piles import Pile
from spiderqt.advice.solver.rules import HIDDEN, RUN
from spiderqt.advice.solver.solve import wins
from spiderqt.advice.taste import FACTS, ONE, UNIT, UNITS, Head, Taste
from spiderqt.advice.weights import rows_of, weights_of
from spiderqt.engine.actions import Deal
from spiderqt.engine.codes import GameCode
from spiderqt.engine.variants import VARIANTS, Variant, variant

KING, QUEEN, FIVE, SIX_OF_HEARTS = 13, 12, 5, 22


def pile(*cards: int) -> Pile:
    return Pile(bytes(cards), RUN, 1)


def facts(*cards: int) -> dict[int, int]:
    return {i: fact for i, fact in enumerate(column_facts(pile(*cards))) if fact}


def test_an_empty_column_has_nothing_to_say() -> None:
    assert facts() == {}


def test_a_run_from_the_king() -> None:
    ends = {END_AT + QUEEN: 1, BASE_AT + KING: 1, NEXT_AT: 1}
    assert facts(KING, QUEEN) == {7: 1, 13: 2, 14: 1, 24: 2, 26: 2, 27: 1, **ends}


def test_a_king_on_a_hidden_card_and_a_break() -> None:
    found = facts(HIDDEN, KING, FIVE, SIX_OF_HEARTS)
    assert (found[0], found[1], found[9], found[10], found[16 + 3], found[21]) == (1, 1, 2, 1, 1, 3)
    assert (found[22], found[23], found[NEXT_AT + FIVE]) == (1, 1, 1)


def test_a_card_that_has_just_turned_up_is_told_apart() -> None:
    assert facts(HIDDEN, 0)[END_AT] == 1


def rated(*piles: Pile) -> list[Pile]:
    for one in piles:
        one.rating = rating_of(one)
    return list(piles)


def test_chances_are_shares_of_the_unseen_cards() -> None:
    # A five ends the only column: of four unseen cards a four goes on it, and two sixes take it, one of them its own.
    gauge = Outlook([4, 6, SIX_OF_HEARTS, KING]).gauge(rated(pile(FIVE), pile()), 0)
    assert gauge[5:9] == [5, 5, 10, 5]
    assert gauge[0] == 1


def test_runs_that_fit_are_counted_and_what_they_free() -> None:
    # The four goes onto the five in its suit, and frees a queen that goes onto a king of another suit.
    gauge = Outlook([2]).gauge(rated(pile(HIDDEN, QUEEN, 4), pile(FIVE), pile(16 + KING)), 0)
    assert (gauge[3], gauge[4], gauge[14]) == (1, 1, 1)
    assert (gauge[9], gauge[10], gauge[11], gauge[12]) == (2, 1, 1, 0)


def columns() -> st.SearchStrategy[list[bytes]]:
    seen = st.lists(
        st.builds(lambda suit, rank: 16 * suit + rank, st.integers(0, 3), st.integers(1, 13)), max_size=9
    )
    column = st.builds(lambda hidden, cards: bytes([HIDDEN] * hidden + cards), st.integers(0, 4), seen)
    return st.lists(column.filter(lambda cards: not cards or cards[-1] != HIDDEN), min_size=4, max_size=10)


@settings(max_examples=60)
@given(columns(), st.integers(0, 3), st.integers(0, 2**32), st.lists(st.integers(1, 13), max_size=20))
def test_the_packed_sums_are_those_of_the_network(
    cards: list[bytes], done: int, seed: int, unseen: list[int]
) -> None:
    dice = random.Random(seed)
    heads = [Head([dice.randrange(-9000, 9000) for _ in range(FACTS + 1 + 2 * UNITS)]) for _ in range(2)]
    hidden = [[dice.randrange(-300, 300) for _ in range(FACTS)] for _ in range(UNITS)]
    piles = [pile(*column) for column in cards]
    taste = Taste(heads[0], heads[1], hidden, Outlook(unseen))
    taste.rate(piles, done)
    row = [sum(values) for values in zip(*map(column_facts, piles), strict=True)]
    row += table_facts(taste.outlook.gauge(piles, done))
    assert len(row) == FACTS
    expected = []
    for head in heads:
        numbers = [sum(map(mul, row, hidden[j])) + head.starts[j] for j in range(UNITS)]
        more = sum(max(0, number) * out for number, out in zip(numbers, head.outs, strict=True))
        expected.append(sum(map(mul, row, head.facts)) + head.constant + (more >> UNIT))
    assert [taste.turned, taste.calm] == expected


@pytest.mark.parametrize("game", VARIANTS, ids=str)
def test_every_game_has_weights_for_every_stage(game: Variant) -> None:
    for deals in range(6):
        weights = weights_of(game, deals)
        assert len(weights.hidden) == UNITS
        assert {len(row) for row in (*weights.hidden, weights.turned.facts, weights.calm.facts)} == {FACTS}


@pytest.mark.parametrize("game", [g for g in VARIANTS if g.family in ("SP", "SD") and g.suits != 3], ids=str)
def test_the_table_that_ships_has_every_row_of_the_games_taught(game: Variant) -> None:
    deals = GameCode(game, 0).position().deals_left
    rows = {("hidden", unit) for unit in range(UNITS)} | {("turn", n) for n in range(deals + 1)}
    assert set(rows_of(game.family, game.suits)) == rows | {("deal", n) for n in range(1, deals + 1)}


@pytest.mark.parametrize("number", range(6))
def test_it_learns_from_games_that_it_plays_as_always(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Self-play leaves the referee out; what it does must still be what the automatic player does."""
    monkeypatch.setattr(autoplayer, "POSITIONS", 60)
    game = variant("spiderette", 2)
    start = GameCode(game, number).position()
    actions = autoplay(start, Policy.SEARCH)
    played = Game(start, [weights_of(game, deals) for deals in range(6)], 60, 0.0, 1)
    played.play()
    assert played.won == wins(start, actions)
    deals = sum(isinstance(action, Deal) for action in actions)
    assert sum(choice.deals for choice in played.choices) == deals


def test_results_mix_the_end_with_what_was_thought() -> None:
    choices = [Choice([], 0, 1, deals=False), Choice([], 0, 0, deals=False)]
    assert train_player.results_of(choices, 1.0, 0.0) == [1.0, 1.0]
    assert train_player.results_of(choices, 1.0, 0.5) == [0.75, 1.0]


def test_teaching_finds_what_wins() -> None:
    pytest.importorskip("numpy")
    import player_lessons

    dice = random.Random(3)
    lessons = player_lessons.Lessons()
    for _ in range(4000):
        row = [0] * FACTS
        row[0] = dice.randrange(5)
        lessons.add([row], [0], [float(dice.random() < (0.9 if row[0] < 2 else 0.2))])
    rows, _ = player_lessons.fitted(lessons, epochs=150, seed=1, old={})
    head = Head(rows["turn", 0])

    def chance(hidden: int) -> float:
        numbers = [hidden * rows["hidden", j][0] + head.starts[j] for j in range(UNITS)]
        more = sum(max(0, number) * out for number, out in zip(numbers, head.outs, strict=True)) >> UNIT
        return 1 / (1 + math.exp(-(hidden * head.facts[0] + head.constant + more) / ONE))

    assert [round(chance(hidden)) for hidden in range(5)] == [1, 1, 0, 0, 0]
    # Steeper in one place than a line through the logarithms of the odds can be.
    assert chance(1) - chance(2) > 4 * (chance(3) - chance(4))


def test_a_measurement_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(autoplayer, "POSITIONS", 20)
    game, table = variant("spiderette", 1), tmp_path / "player.csv"
    first = measure_player.measure(game, 7, 2, [table])
    assert " of 2," in first
    kept = table.read_text()
    table.write_text(kept + "SD1-S1-")
    assert " of 3," in measure_player.measure(game, 7, 3, [table])
    assert table.read_text().startswith(kept)
    assert len(table.read_text().splitlines()) == 4
    other = tmp_path / "other.csv"
    assert " of 3," in measure_player.measure(game, 7, 3, [other, table])
    assert not other.exists()
