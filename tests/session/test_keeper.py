# SPDX-License-Identifier: GPL-3.0-or-later
"""The keeper: whatever is done in the game is in the store at once, and comes back as it was."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject

from spiderqt.engine.actions import Deal, Move
from spiderqt.engine.codes import GameCode
from spiderqt.engine.ledger import ScoreScheme
from spiderqt.engine.play import legal_actions
from spiderqt.engine.policy import UndoPolicy
from spiderqt.engine.position import Position
from spiderqt.engine.position_text import read_position
from spiderqt.engine.record import Played, Record
from spiderqt.engine.timeline import Travel
from spiderqt.engine.variants import variant
from spiderqt.session.clock import Clock
from spiderqt.session.cursor import Cursor, Place
from spiderqt.session.game import Game
from spiderqt.session.keeper import Keeper, table_of
from spiderqt.session.table import Options, Table
from spiderqt.store.store import Store, open_store
from spiderqt.store.values import SavedGame, new_uid

SPIDER = GameCode(variant("SP", 2), 5)
NEARLY_WON = """
game: SD1-S1
1: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S
2: AS
3:
4:
5:
6:
7:
stock:
completed: S S S
"""


class Desk:
    """A game, its cursor and its keeper over a store, as the program has them."""

    def __init__(
        self, parent: QObject, folder: Path, start: GameCode | Position | Table, options: Options
    ) -> None:
        self.seconds = 0.0
        self.store: Store = open_store(folder)
        self.game = Game(start, options, clock=Clock(self._now), parent=parent)
        self.cursor = Cursor(self.game, parent)
        self.game.stepped.connect(self.cursor.on_stepped)
        self.game.replaced.connect(self.cursor.on_replaced)
        self.keeper = Keeper(self.game, self.cursor, self.store)

    def _now(self) -> float:
        self.seconds += 0.5
        return self.seconds

    def play_at_random(self, seed: int, count: int) -> None:
        """Actions, undo, redo and new games, as they come."""
        rng = random.Random(seed)
        for _ in range(count):
            chance = rng.random()
            actions = legal_actions(self.game.position)
            if chance < 0.15:
                self.game.undo()
            elif chance < 0.25:
                self.game.redo()
            elif chance < 0.27:
                self.game.restart()
            elif chance < 0.29:
                self.game.start(GameCode(variant("SD", 1), rng.randrange(1000)))
            elif actions:
                self.game.play(rng.choice(actions))


Sit = Callable[..., Desk]


@pytest.fixture
def sit(qapp: QObject, tmp_path: Path) -> Iterator[Sit]:
    """Makes desks over one folder; one at a time has the store."""
    desks: list[Desk] = []
    parent = QObject()

    def make(start: GameCode | Position | Table = SPIDER, options: Options | None = None) -> Desk:
        for desk in desks:
            desk.store.close()
        desks.append(Desk(parent, tmp_path / "data", start, options or Options()))
        return desks[-1]

    yield make
    for desk in desks:
        desk.store.close()
    parent.deleteLater()


def facts(game: Game) -> tuple[object, ...]:
    """What a player would find the same or not."""
    table = game.table
    timeline = table.timeline
    steps, undone = timeline.steps, timeline.undone
    counted = (timeline.ledger, timeline.undoable, timeline.score, table.win_counted, table.trap_told)
    return (table.uid, game.position, steps, undone, table.entries, table.options, counted)


@pytest.mark.parametrize("policy", UndoPolicy)
def test_the_program_opens_where_it_was_closed(sit: Sit, policy: UndoPolicy) -> None:
    for seed in range(4):
        desk = sit(
            GameCode(variant("SP", 1), seed), Options(policy=policy, scheme=ScoreScheme.TIMED, hints=False)
        )
        desk.play_at_random(seed, 80)
        desk.cursor.go_to(Place(4, 2))
        desk.keeper.keep()
        before, seconds, place = facts(desk.game), desk.game.table.seconds, desk.cursor.place
        saved = desk.store.resume()
        assert saved is not None
        again = sit(table_of(saved))
        again.keeper.put_cursor(saved)
        assert facts(again.game) == before
        assert again.cursor.place == place
        assert abs(saved.seconds - seconds) < 2
        if again.game.table.timeline.undone:
            assert again.game.redo()


def test_every_action_is_in_the_store_at_once(sit: Sit) -> None:
    desk = sit()
    for _ in range(30):
        desk.play_at_random(desk.game.moves, 1)
        saved = desk.store.resume()
        if saved is not None:
            assert facts(Game(table_of(saved)))[:6] == facts(desk.game)[:6]


def test_the_store_is_written_last(sit: Sit) -> None:
    desk = sit()
    heard: list[int] = []
    desk.game.stepped.connect(lambda step, direction: heard.append(desk.store.history_length()))
    desk.game.play(Deal())
    assert heard == [1], "who connects after the keeper finds the action saved: it must be made last"


def test_changing_the_game_keeps_the_other_where_it_was(sit: Sit) -> None:
    desk = sit()
    desk.play_at_random(3, 25)
    spider = desk.game.table.position.variant
    before = facts(desk.game)
    desk.cursor.go_to(Place(7, 1))
    desk.keeper.keep()
    desk.game.start(GameCode(variant("SS"), 3))
    desk.game.play(legal_actions(desk.game.position)[0])
    simon = facts(desk.game)
    assert desk.keeper.bring_back(spider)
    assert facts(desk.game) == before
    assert desk.cursor.place == Place(7, 1)
    assert desk.keeper.bring_back(variant("SS"))
    assert facts(desk.game) == simon
    assert not desk.keeper.bring_back(variant("SC"))
    assert facts(desk.game) == simon


def test_a_new_deal_taken_back_is_the_same_game(sit: Sit) -> None:
    desk = sit()
    desk.game.play(Deal())
    before = facts(desk.game)
    desk.game.start(GameCode(variant("SP", 2), 8))
    desk.game.undo()
    assert facts(desk.game) == before
    assert [game.uid for game in desk.store.history()] == [desk.game.table.uid]
    desk.game.restart()
    desk.game.play(Deal())
    assert desk.store.history_length() == 2, "a restart is a game of its own"


def test_a_win_is_told_and_counted_once(sit: Sit) -> None:
    desk = sit(read_position(NEARLY_WON).position)
    told: list[object] = []
    desk.game.finished.connect(told.append)
    assert desk.game.play(Move(1, 1, 0))
    for _ in range(3):
        desk.game.undo()
        desk.game.redo()
    saved = desk.store.resume()
    assert saved is not None
    assert saved.won
    again = sit(table_of(saved))
    again.game.finished.connect(told.append)
    again.game.undo()
    again.game.redo()
    assert len(told) == 1
    assert [(game.won, game.counts) for game in again.store.history()] == [(True, False)], (
        "a position typed in"
    )


def test_the_warning_that_was_given_is_remembered(sit: Sit) -> None:
    desk = sit()
    desk.game._table = Table(SPIDER, Options(), desk.game.table.timeline, trap_told=True)
    desk.game.trap_found.emit(None)
    saved = desk.store.resume()
    assert saved is not None
    assert table_of(saved).trap_told


def test_a_record_with_an_illegal_entry_goes_as_far_as_it_is_legal(sit: Sit) -> None:
    legal = Played(Deal(), 1.0)
    wrong = Played(Move(0, 9, 0), 2.0)
    saved = SavedGame(new_uid(), Record(SPIDER, entries=(legal, wrong, legal)), cursor=(40, 3))
    table = table_of(saved)
    assert table.entries == (legal,)
    desk = sit(table)
    desk.keeper.put_cursor(saved)
    desk.game.undo()
    assert [p.entry for p in desk.game.table.entries] == [Deal(), Travel.UNDO]
    resumed = desk.store.resume()
    assert resumed is not None
    assert resumed.record.entries == desk.game.table.entries


def test_closing_saves_the_deal_and_lets_go(sit: Sit) -> None:
    desk = sit()
    desk.cursor.go_to(Place(3, 0))
    desk.keeper.close()
    again = sit(GameCode(variant("SP", 1), 1))
    assert again.store.is_owner
    resumed = again.store.resume()
    assert resumed is not None
    assert (resumed.record.start, resumed.cursor, resumed.is_played) == (SPIDER, (3, 0), False)
