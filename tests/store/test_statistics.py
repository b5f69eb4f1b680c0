# SPDX-License-Identifier: GPL-3.0-or-later
"""Statistics against a naive count in Python, over random histories."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spiderqt.engine.ledger import ScoreScheme
from spiderqt.engine.policy import UndoPolicy
from spiderqt.engine.record import Played, Record
from spiderqt.engine.timeline import Travel
from spiderqt.store import games, statistics
from spiderqt.store.connection import in_memory, transaction
from spiderqt.store.schema import migrate
from spiderqt.store.statistics import Figures, Statistics
from spiderqt.store.store import Store
from spiderqt.store.values import Group, SavedGame, new_uid
from tests.store.samples import Watch, deal, played_game, won


def naive(saved: list[SavedGame], current: set[str]) -> dict[Group, tuple[object, ...]]:
    """Played, won, streak, longest, and the figures of moves, seconds and score, by going through the games."""
    groups: dict[Group, list[SavedGame]] = defaultdict(list)
    for game in saved:
        groups[Group(game.variant, game.record.policy, game.record.scheme)].append(game)
    found: dict[Group, tuple[object, ...]] = {}
    for group, members in groups.items():
        streak = longest = 0
        for game in members:
            if game.won:
                streak += 1
                longest = max(longest, streak)
            elif game.uid not in current:
                streak = 0
        wins = [game for game in members if game.won]
        figures = (
            _figures([g.moves for g in wins], min),
            _figures([g.seconds for g in wins], min),
            _figures([g.score for g in wins if g.score is not None], max),
        )
        found[group] = (len(members), len(wins), streak, longest, *figures)
    return found


def _figures(values: list[int] | list[float], best: object) -> Figures | None:
    assert callable(best)
    mean: Any = pytest.approx(sum(values) / len(values)) if values else None
    return Figures(best(values), mean, values[-1]) if values else None


def facts(line: Statistics) -> tuple[object, ...]:
    """What `naive` gives, from the store's answer."""
    return (line.played, line.won, line.streak, line.longest, line.moves, line.seconds, line.score)


outcomes = st.tuples(
    st.sampled_from([("SP", 1), ("SP", 2), ("SS", 4)]),
    st.sampled_from([UndoPolicy.FREE, UndoPolicy.NONE]),
    st.sampled_from([ScoreScheme.CLASSIC, ScoreScheme.NONE]),
    st.booleans(),
    st.integers(1, 500),
    st.floats(0, 5000),
    st.integers(-500, 1500),
)


@given(st.lists(outcomes, max_size=40))
def test_as_counted_by_hand(
    history: list[tuple[tuple[str, int], UndoPolicy, ScoreScheme, bool, int, float, int]],
) -> None:
    db = in_memory()
    migrate(db)
    saved = []
    today = Watch()().date()
    for number, ((family, suits), policy, scheme, is_won, moves, seconds, score) in enumerate(history):
        record = Record(deal(number, family, suits), policy, scheme, (Played(Travel.UNDO),))
        points = None if scheme is ScoreScheme.NONE else score
        game = SavedGame(new_uid(), record, seconds=seconds, moves=moves, score=points, won=is_won)
        saved.append(game)
        with transaction(db):
            games.save(db, game, number, today, current=True)
    current = {game.uid for game in {game.variant: game for game in saved}.values()}
    table = statistics.table(db)
    assert {line.group: facts(line) for line in table} == naive(saved, current)
    for line in table:
        finished = statistics.outcomes(db, line.group)
        assert sum(outcome.moves is not None for outcome in finished) == line.won
        assert line.played - len(finished) in (0, 1), "only a game on the table is left out"
        assert line.rate == line.won / line.played
    db.close()


def test_groups_are_listed_as_menus_list_the_games(store: Store) -> None:
    for number, (family, policy) in enumerate(
        [("SC", UndoPolicy.FREE), ("SP", UndoPolicy.NONE), ("SD", UndoPolicy.FREE), ("SP", UndoPolicy.FREE)]
    ):
        store.save(played_game(2, start=deal(number, family), policy=policy))
    found = [(line.group.variant.family, line.group.policy) for line in store.statistics()]
    assert found == [
        ("SP", UndoPolicy.FREE),
        ("SP", UndoPolicy.NONE),
        ("SD", UndoPolicy.FREE),
        ("SC", UndoPolicy.FREE),
    ]


def test_a_game_on_the_table_breaks_no_streak(store: Store) -> None:
    for number in range(3):
        store.save(won(played_game(2, start=deal(number))))
    open_game = played_game(2, start=deal(9))
    store.save(open_game)
    assert [(line.streak, line.played) for line in store.statistics()] == [(3, 4)]
    store.save(played_game(2, start=deal(10)))
    assert [line.streak for line in store.statistics()] == [0]
    store.save(won(open_game))
    found = [(line.streak, line.longest) for line in store.statistics()]
    assert found == [(0, 4)], "the one brought back goes on where it was, the one after it is left now"


def test_nothing_played_is_an_empty_table(store: Store) -> None:
    assert store.statistics() == ()
    assert store.outcomes(Group(deal().variant, UndoPolicy.FREE, ScoreScheme.CLASSIC)) == ()
