# SPDX-License-Identifier: GPL-3.0-or-later
"""A long evening: thousands of random actions with undo and redo, tens of thousands of signals, in one process."""

from __future__ import annotations

import gc
import random
import tracemalloc

import pytest

from spiderqt.engine.codes import GameCode
from spiderqt.engine.policy import UndoPolicy
from spiderqt.engine.record import replay
from spiderqt.engine.variants import VARIANTS
from spiderqt.session.cursor import Cursor, Place
from spiderqt.session.game import Game
from spiderqt.session.table import Options
from tests.engine.tables import all_cards
from tests.session.players import DEAL_1, play_some


class Count:
    """How many signals arrived."""

    def __init__(self) -> None:
        self.signals = 0

    def on_any(self, *facts: object) -> None:
        self.signals += 1


def wire(game: Game, cursor: Cursor, count: Count) -> None:
    game.stepped.connect(cursor.on_stepped)
    game.replaced.connect(cursor.on_replaced)
    for signal in (game.stepped, game.replaced, game.refused, game.trap_found, game.finished):
        signal.connect(count.on_any)
    for signal in (cursor.moved, cursor.gripped, cursor.edged):
        signal.connect(count.on_any)


def wander(cursor: Cursor, chance: random.Random) -> None:
    """Walk about, pick up, drop, send."""
    cursor.step_column(chance.choice((-1, 1)))
    cursor.step_card(chance.choice((-1, 1)))
    cursor.pick_or_drop()
    cursor.step_column(chance.choice((-1, 1)))
    if chance.random() < 0.5:
        cursor.pick_or_drop()
    cursor.put_back()


def check(game: Game, cursor: Cursor) -> None:
    """What must always hold."""
    position, timeline = game.position, game.table.timeline
    assert all_cards(position) == all_cards(timeline.start)
    assert position == (timeline.steps[-1].after if timeline.steps else timeline.start)
    assert game.can_redo or not timeline.undone
    place = cursor.place
    assert place == Place(place.column, max(0, min(place.index, len(position.columns[place.column]) - 1)))
    assert cursor.grip is None or cursor.lift_refusal(place) is None or cursor.grip.source != place.column


def soak(actions: int, signals: int) -> None:
    """At least so many of both, games of every kind one after another on one stack."""
    chance = random.Random(104)
    game = Game(DEAL_1, Options(policy=UndoPolicy.CHARGED))
    cursor, count, done = Cursor(game, game), Count(), 0
    wire(game, cursor, count)
    while done < actions or count.signals < signals:
        play_some(game, chance, 20)
        done += 20
        wander(cursor, chance)
        check(game, cursor)
        if done % 200 == 0:
            assert replay(game.table.record()).timeline.steps == game.table.timeline.steps
            rules = Options(policy=chance.choice(list(UndoPolicy)))
            game.start(GameCode(chance.choice(VARIANTS), chance.randrange(1000)), rules)
    assert done >= actions
    assert count.signals >= signals


def test_five_thousand_actions_with_undo_and_redo() -> None:
    soak(actions=5_000, signals=5_000)


def test_twenty_thousand_signals() -> None:
    game = Game(DEAL_1)
    cursor, count = Cursor(game, game), Count()
    wire(game, cursor, count)
    for _ in range(5_000):
        cursor.step_column(1)
        cursor.step_column(1)
        cursor.step_column(-1)
        cursor.step_column(-1)
    assert count.signals == 20_000


@pytest.mark.long
def test_twenty_thousand_actions() -> None:
    soak(actions=20_000, signals=40_000)


def test_undo_and_redo_of_one_action_keep_nothing_but_the_entries_of_the_record() -> None:
    game = Game(DEAL_1)
    play_some(game, random.Random(1), 1, undoing=0)
    tracemalloc.start()
    try:
        before = held_after(game, 200)
        assert held_after(game, 2_000) - before < 2_000 * BYTES_OF_AN_ENTRY
    finally:
        tracemalloc.stop()


BYTES_OF_AN_ENTRY = 200
"""Measured: 88, for the entry, its seconds, and its place in the tuple."""


def held_after(game: Game, times: int) -> int:
    """Bytes that are held after so many undos and redos."""
    for _ in range(times // 2):
        game.undo()
        game.redo()
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


def test_a_long_game_holds_its_positions_and_no_more() -> None:
    """Five hundred actions of one game weigh less than two megabytes, however often they are undone and redone."""
    game = Game(DEAL_1)
    chance = random.Random(7)
    tracemalloc.start()
    try:
        while len(game.table.timeline.steps) < 500:
            play_some(game, chance, 10, undoing=0.05)
        gc.collect()
        assert tracemalloc.get_traced_memory()[0] < 2 * 2**20
    finally:
        tracemalloc.stop()
