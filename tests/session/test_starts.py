# SPDX-License-Identifier: GPL-3.0-or-later
"""New games, the same game anew, and games opened under way: all of it can be undone, and comes back as it was."""

from __future__ import annotations

import random

import pytest

from spiderqt.engine import refusals as why
from spiderqt.engine.actions import Deal, Move
from spiderqt.engine.play import legal_actions
from spiderqt.engine.policy import UndoPolicy
from spiderqt.engine.record import Record, replay
from spiderqt.engine.timeline import Travel
from spiderqt.session.clock import Clock
from spiderqt.session.commands import Arrival
from spiderqt.session.game import Game
from spiderqt.session.table import Options, Table, fresh_table, table_from_replay
from tests.session.players import DEAL_1, DEAL_2, NEARLY_WON, Time, new_game, play_some

WINNING = Move(1, 1, 0)


def first_action(game: Game) -> None:
    assert game.play(legal_actions(game.position)[0])


def under_way(policy: UndoPolicy = UndoPolicy.FREE, undone: int = 3) -> Table:
    """Another game, some actions old, with some undone."""
    game, _, time = new_game(DEAL_2, Options(policy=policy))
    for _ in range(8):
        time.now += 5
        first_action(game)
    for _ in range(undone):
        assert game.undo()
    return game.table


def test_a_new_game_lies_on_the_table() -> None:
    game, listener, _ = new_game()
    first_action(game)
    before = game.table
    options = Options(policy=UndoPolicy.CHARGED)
    game.start(DEAL_2, options)
    assert game.position == DEAL_2.position()
    assert game.table == fresh_table(DEAL_2, options)
    assert listener.tables == [(before, game.table)]
    assert listener.order == ["stepped done", "replaced"]
    game.start(DEAL_1)
    assert game.options == options


def test_undo_brings_the_game_before_back_as_it_was() -> None:
    game, listener, time = new_game()
    first_action(game)
    time.now += 10
    first_action(game)
    before = game.table
    game.start(DEAL_2)
    time.now += 100
    assert game.undo() is True
    assert game.table == before
    assert game.table.seconds == 10
    assert [played.seconds for played in game.table.entries] == [0, 10]
    assert listener.order[-2:] == ["replaced", "replaced"]
    time.now += 5
    assert game.table.seconds == 15
    assert game.undo() is True
    assert len(game.table.timeline.steps) == 1


def test_redo_puts_the_new_game_back_as_it_was() -> None:
    game, _, time = new_game()
    first_action(game)
    game.start(DEAL_2)
    first_action(game)
    time.now += 7
    first_action(game)
    game.undo()
    game.undo()
    left = game.table
    game.undo()
    assert game.table.start == DEAL_1
    time.now += 50
    assert game.redo() is True
    assert game.table == left
    assert game.redo() is True
    assert game.redo() is True
    assert game.moves == 2
    assert game.redo() is False


def test_a_restart_deals_the_same_cards_and_can_be_undone() -> None:
    game, _, _ = new_game(DEAL_1, Options(policy=UndoPolicy.LAST_100))
    first_action(game)
    before = game.table
    game.restart()
    assert game.position == DEAL_1.position()
    assert (game.moves, game.table.entries, game.table.seconds) == (0, (), 0)
    assert game.options.policy is UndoPolicy.LAST_100
    game.undo()
    assert game.table == before


@pytest.mark.parametrize("policy", list(UndoPolicy))
def test_a_start_can_be_undone_under_every_policy(policy: UndoPolicy) -> None:
    game, _, _ = new_game(DEAL_1, Options(policy=policy))
    first_action(game)
    before = game.table
    game.restart()
    assert game.undo_refusal() is None
    assert game.undo() is True
    assert game.table == before


def test_a_start_forgets_what_was_undone_in_the_game_before() -> None:
    game, _, _ = new_game()
    first_action(game)
    game.undo()
    game.start(DEAL_2)
    game.undo()
    assert game.table.start == DEAL_1
    assert game.table.timeline.undone == ()
    assert game.redo()
    assert game.table.start == DEAL_2
    game.undo()
    first_action(game)
    assert not game.can_redo


def test_several_games_lie_behind_one_another() -> None:
    game, _, _ = new_game()
    tables = []
    for number in range(5):
        play_some(game, random.Random(number), 12, undoing=0.1)
        tables.append(game.table)
        game.start(DEAL_2 if number % 2 else DEAL_1)
    for expected in reversed(tables):
        assert game.undo()
        assert game.position == expected.position
        assert game.table.entries == expected.entries
        while game.table.timeline.steps:
            assert game.undo()
    assert game.undo_refusal() == why.NothingToUndo()
    while game.can_redo:
        assert game.redo()
    assert game.table.start == DEAL_1
    assert game.moves == 0


# Opening


def test_a_game_under_way_is_opened_with_its_steps_and_what_was_undone() -> None:
    game, listener, time = new_game()
    first_action(game)
    before, opened = game.table, under_way()
    game.open(opened)
    assert game.table == opened
    assert listener.order == ["stepped done", "replaced"]
    assert listener.tables[0][1] == opened
    for _ in range(3):
        assert game.redo()
    assert not game.can_redo
    assert game.moves == 8
    for _ in range(8):
        assert game.undo()
    assert game.position == DEAL_2.position()
    assert game.undo()
    assert game.table.start == before.start
    assert game.table.entries == before.entries
    assert time.now == 1000


def test_an_opened_game_goes_on_counting_and_its_clock_goes_on() -> None:
    game, _, time = new_game()
    opened = under_way()
    game.open(opened)
    assert game.table.seconds == opened.seconds == 35
    time.now += 4
    assert game.table.seconds == 39
    first_action(game)
    assert game.moves == 6
    assert not game.can_redo
    assert game.table.entries[: len(opened.entries)] == opened.entries
    assert replay(game.table.record()).timeline == game.table.timeline


def test_the_limit_of_a_hundred_goes_on_in_an_opened_game() -> None:
    source, _, _ = new_game(NEARLY_WON, Options(policy=UndoPolicy.LAST_100))
    for i in range(120):
        assert source.play(Move(1 + i % 2, 1, 2 - i % 2))
    for _ in range(95):
        assert source.undo()
    game, _, _ = new_game()
    game.open(source.table)
    assert sum(game.undo() for _ in range(10)) == 5
    assert game.undo_refusal() == why.UndoLimit("last-100", 100)


def test_a_game_that_was_won_is_opened_without_telling_it_again() -> None:
    source, _, _ = new_game(NEARLY_WON)
    source.play(WINNING)
    game, listener, _ = new_game()
    game.open(source.table)
    game.undo()
    game.redo()
    assert game.is_won
    assert listener.ends == []


# Opening a record


def test_a_record_is_opened_as_far_as_it_is_legal() -> None:
    source, _, time = new_game(NEARLY_WON)
    source.play(Move(1, 1, 2))
    time.now += 3
    source.play(Move(2, 1, 3))
    record = source.table.record()
    wrong = Record(record.start, UndoPolicy.CHARGED, record.scheme, (*record.entries[:1], record.entries[0]))
    opened = table_from_replay(wrong, replay(wrong), Options(hints=False))
    assert opened.opened == 1
    assert opened.entries == record.entries[:1]
    assert opened.options == Options(policy=UndoPolicy.CHARGED, hints=False)
    assert not opened.win_counted
    whole = table_from_replay(record, replay(record), Options())
    assert whole.record() == record
    assert whole.seconds == 3
    assert whole.timeline == source.table.timeline


def test_a_record_without_times_is_opened_with_the_clock_at_zero() -> None:
    record = Record(DEAL_1)
    assert table_from_replay(record, replay(record), Options()) == fresh_table(DEAL_1, Options())


def test_how_a_game_came_onto_the_table_is_told() -> None:
    game, listener, _ = new_game()
    game.start(DEAL_2)
    game.restart()
    game.open(under_way())
    for _ in range(6):
        game.undo()
    game.redo()
    new, restarted, opened, back, again = list(Arrival)
    assert listener.arrivals == [new, restarted, opened, back, again]
    assert [arrival.value for arrival in Arrival] == ["new", "restarted", "opened", "back", "again"]


def test_a_game_that_was_left_begins_the_program_with_its_steps() -> None:
    left = under_way()
    time = Time()
    game = Game(left, clock=Clock(time))
    assert game.table == left
    assert game.options == left.options
    time.now += 2
    assert game.table.seconds == 37
    assert sum(game.redo() for _ in range(4)) == 3
    assert sum(game.undo() for _ in range(9)) == 8
    assert game.undo_refusal() == why.NothingToUndo()


def test_a_game_keeps_its_name_through_undo_and_gets_another_anew() -> None:
    game, _, _ = new_game()
    uid = game.table.uid
    first_action(game)
    game.undo()
    assert game.table.uid == uid
    game.restart()
    assert game.table.uid != uid
    game.undo()
    assert game.table.uid == uid


def test_a_win_that_was_undone_before_the_record_was_saved_is_not_told_again() -> None:
    source, _, _ = new_game(NEARLY_WON)
    source.play(WINNING)
    source.undo()
    record = source.table.record()
    assert [played.entry for played in record.entries] == [WINNING, Travel.UNDO]
    game, listener, _ = new_game()
    game.open(table_from_replay(record, replay(record), Options()))
    assert game.redo()
    assert game.is_won
    assert listener.ends == []
    game.undo()
    game.play(WINNING)
    assert listener.ends == []


def test_a_refused_deal_in_a_record_leaves_the_table_before_it() -> None:
    game, _, _ = new_game(DEAL_1)
    first_action(game)
    entries = game.table.record().entries
    bad = Record(DEAL_1, UndoPolicy.FREE, game.options.scheme, (*entries, *entries[:1] * 40))
    found = replay(bad)
    opened = table_from_replay(bad, found, Options())
    assert len(opened.entries) == found.carried_out == len(opened.timeline.steps)
    assert Deal() not in [played.entry for played in opened.entries]


def test_a_long_evening_does_not_fill_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """Undo forgets the games before the last one when they grow too many, and never a step of the one on the table."""
    monkeypatch.setattr("spiderqt.session.game.MOST_COMMANDS", 20)
    game, _, _ = new_game()
    starts = 0
    for number in range(12):
        for _ in range(5):
            first_action(game)
        last = game.table
        game.start(DEAL_2 if number % 2 else DEAL_1)
        starts += 1
        assert game._stack.count() <= 20 + 2 + 5
        assert game.undo()
        assert game.table == last
        assert game.redo()
    assert game.undo()
    while game.undo():
        starts -= not game.table.timeline.steps
    assert game.position in (DEAL_1.position(), DEAL_2.position())
    assert not game.table.timeline.steps
    assert game.undo_refusal() is not None


def test_forgetting_keeps_what_was_undone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spiderqt.session.game.MOST_COMMANDS", 4)
    game, _, _ = new_game()
    for _ in range(8):
        first_action(game)
    played = game.table
    for _ in range(3):
        assert game.undo()
    game.start(DEAL_2)
    assert game.undo()
    assert game.table.timeline.steps == played.timeline.steps[:5]
    for _ in range(5):
        assert game.undo()
    assert not game.undo()
    for _ in range(5):
        assert game.redo()
    assert game.table.timeline.steps == played.timeline.steps[:5]
