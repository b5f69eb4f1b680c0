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

from spiderqt.advice import autoplayer, search
from spiderqt.advice.autoplayer import Policy, autoplay
from spiderqt.advice.closure import Closure, Place
from spiderqt.advice.features import (
    BASE_AT,
    END_AT,
    NEXT_AT,
    Outlook,
    column_facts,
    rating_of,
    table_facts,
)
from spiderqt.advice.knowledge import knowledge_of
from spiderqt.advice.selfplay import Game
from spiderqt.advice.solver.budget import Budget
from spiderqt.advice.solver.nodes import Table
from spiderqt.advice.solver.piles import Pile
from spiderqt.advice.solver.rules import HIDDEN, RUN, Rules, piles_of
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


def test_what_came_before_something_odd_is_not_learned_from() -> None:
    game = variant("spiderette", 4)
    start, minds = GameCode(game, 5).position(), [weights_of(game, deals) for deals in range(6)]
    plain = Game(start, minds, 40, 0.0, 1)
    plain.play()
    odd = Game(start, minds, 40, 0.0, 1, 3)
    odd.play()
    found = {tuple(choice.facts) for choice in odd.choices}
    assert not found & {tuple(choice.facts) for choice in plain.choices[:3]}
    drawn = set()
    for seed in range(12):
        other = Game(start, minds, 40, 0.0, seed, 3)
        other.play()
        drawn.add(tuple(other.choices[0].facts))
    assert len(drawn) > 2


def test_a_hint_looks_at_more_where_there_are_few_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int | None] = []

    def budget(positions: int | None, *rest: object) -> Budget:
        asked.append(positions)
        return Budget(1, None, None)

    monkeypatch.setattr(search, "Budget", budget)
    for game in (variant("spider", 4), variant("spiderette", 4)):
        search.plan(knowledge_of((GameCode(game, 1).position(),)).view(GameCode(game, 1).position()))
    assert asked == [search.POSITIONS, search.POSITIONS_OF_FEW_COLUMNS]


def test_a_longer_line_waits_longer() -> None:
    game = variant("spider", 1)
    start = GameCode(game, 1).position()
    view = knowledge_of((start,)).view(start)
    mind = weights_of(game, 5)
    closure = Closure(Rules(view), Taste(mind.turned, mind.calm, mind.hidden, Outlook([1])), 0)
    node = Table(Rules(view), 60).root(piles_of(view))
    long, short = Place(node, 0, 1, 9), Place(node, 0, 2, 2)
    closure._wait(long)
    closure._wait(short)
    assert [closure._next(1), closure._next(1)] == [short, long]


def chances_by_hidden_cards() -> dict[tuple[str, int], list[int]]:
    """A table that thinks the odds are e to the power of 1 less the hidden cards."""
    row = [0] * (FACTS + 1 + 2 * UNITS)
    row[0], row[FACTS] = -ONE, ONE
    return {("turn", 0): row, **{("hidden", unit): [0] * FACTS for unit in range(UNITS)}}


def hidden_cards(*counts: int) -> list[list[int]]:
    return [[count] + [0] * (FACTS - 1) for count in counts]


def test_results_mix_the_end_with_what_was_thought() -> None:
    pytest.importorskip("numpy")
    import numpy
    from player_memory import Memory

    memory, dice = Memory([[]]), numpy.random.default_rng(1)
    memory.add(hidden_cards(2, 1), [0, 0], 1.0)
    assert memory.lessons(dice, 1.0, 1.0, 0.0, {}).results[0].tolist() == [1.0, 1.0]
    # The next choice had a chance of a half.
    mixed = memory.lessons(dice, 1.0, 1.0, 0.5, chances_by_hidden_cards()).results[0]
    assert mixed.tolist() == [0.75, 1.0]


def test_older_rounds_are_forgotten_by_and_by() -> None:
    pytest.importorskip("numpy")
    import numpy
    from player_memory import Memory

    memory = Memory()
    for result in (0.0, 1.0):
        memory.rounds.append([])
        for _ in range(400):
            memory.add(hidden_cards(1), [0], result)
    lessons = memory.lessons(numpy.random.default_rng(1), 1.0, 0.5, 0.0, {})
    results = [float(results[0]) for results in lessons.results]
    assert results.count(1.0) == 400
    assert 150 < results.count(0.0) < 250


def test_the_mean_of_two_nets_is_one_net(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numpy")
    import player_lessons
    from player_memory import Memory, mean_of, odds_of

    monkeypatch.setattr(player_lessons, "BATCH", 128)
    memory, dice = Memory([[]]), random.Random(4)
    for _ in range(2000):
        memory.add(hidden_cards(dice.randrange(5)), [0], 0.0)
    one, two = chances_by_hidden_cards(), chances_by_hidden_cards()
    two["turn", 0] = [3 * weight for weight in two["turn", 0]]
    rows = mean_of([one, two], memory.rounds, 60, 1)
    played = memory.rounds[0][0]
    facts = played.facts.repeat(5, axis=0)
    facts[:, 0] = range(5)
    found = odds_of(rows, facts, played.groups.repeat(5))
    assert found.tolist() == pytest.approx([2, 0, -2, -4, -6], abs=0.7)


def test_a_round_of_teaching_writes_a_whole_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numpy")
    written: list[dict[tuple[str, int], list[int]]] = []
    monkeypatch.setattr(train_player, "write", lambda game, rows: written.append(rows))
    monkeypatch.setattr("sys.argv", ["train", "SD1-S2", "--count=40", "--rounds=2", "--positions=10"])
    train_player.main()
    assert len(written) == 2
    assert {kind for kind, _ in written[-1]} == {"hidden", "turn", "deal"}
    assert all(len(row) in (FACTS, FACTS + 1 + 2 * UNITS) for row in written[-1].values())


def test_teaching_finds_what_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numpy")
    import player_lessons

    monkeypatch.setattr(player_lessons, "BATCH", 256)

    dice = random.Random(3)
    lessons = player_lessons.Lessons()
    for _ in range(4000):
        row = [0] * FACTS
        row[0] = dice.randrange(5)
        lessons.add([row], [0], [float(dice.random() < (0.9 if row[0] < 2 else 0.2))])
    rows, _ = player_lessons.fitted(lessons, epochs=40, seed=1, old={})
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
