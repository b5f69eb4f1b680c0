# SPDX-License-Identifier: GPL-3.0-or-later
"""A film shows a game as it went, and a game can begin at any of its frames."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spiderqt.engine.actions import Deal, Move
from spiderqt.engine.ledger import ScoreScheme
from spiderqt.engine.policy import UndoPolicy
from spiderqt.engine.record import Played, Record, replay
from spiderqt.session.cursor import Place
from spiderqt.session.film import film_of
from spiderqt.session.game import Game
from spiderqt.session.keeper import saved_game
from spiderqt.session.table import Options
from spiderqt.store.store import Store
from tests.store.conftest import shelf, store
from tests.store.samples import deal, played_game, won

__all__ = ["shelf", "store"]


@settings(max_examples=12)
@given(
    seed=st.integers(0, 10_000),
    policy=st.sampled_from([UndoPolicy.FREE, UndoPolicy.CHARGED]),
    scheme=st.sampled_from(ScoreScheme),
)
def test_each_frame_is_what_a_replay_up_to_there_finds(
    seed: int, policy: UndoPolicy, scheme: ScoreScheme
) -> None:
    record = played_game(40, start=deal(seed, "SD", 2), seed=seed, policy=policy, scheme=scheme).record
    film = film_of(record)
    assert len(film.frames) == len(record.entries) + 1
    for number in (0, 1, len(record.entries) // 2, len(record.entries)):
        found = replay(Record(record.start, policy, scheme, record.entries[:number])).timeline
        frame = film.frames[number]
        assert (frame.position, frame.moves, frame.score) == (found.position, found.moves, found.score)
        assert frame.seconds == found.seconds


def test_a_film_ends_before_an_illegal_entry() -> None:
    record = Record(deal(), entries=(Played(Deal()), Played(Move(0, 9, 1)), Played(Deal())))
    assert len(film_of(record).frames) == 2


def test_a_game_begins_at_a_frame_with_what_came_before_to_undo(qapp: object) -> None:
    record = played_game(30).record
    film = film_of(record)
    table = film.table_at(12, Options(hints=False))
    assert (table.position, table.entries) == (film.frames[12].position, record.entries[:12])
    assert not table.options.hints
    game = Game(table)
    steps = len(table.timeline.steps)
    for _ in range(steps):
        assert game.undo()
    assert game.position == film.frames[0].position
    assert not game.undo()


@pytest.mark.parametrize("number", [0, 10])
def test_a_win_out_of_a_replay_counts_nowhere(store: Store, number: int) -> None:
    store.save(won(played_game(20)))
    before = store.statistics()
    saved = store.load(store.history()[0].uid)
    assert saved is not None
    table = film_of(saved.record).table_at(number, Options())
    assert table.uid != saved.uid
    replayed = saved_game(table, Place(0, 0))
    store.save(won(replayed))
    assert store.statistics() == before
