# SPDX-License-Identifier: GPL-3.0-or-later
"""The clock, with time that passes when the test says so."""

from __future__ import annotations

import time

import pytest

from spiderqt.engine.actions import Move
from spiderqt.session.clock import Clock
from tests.session.players import DEAL_2, NEARLY_WON, Time, new_game


@pytest.fixture
def now() -> Time:
    return Time()


def test_the_clock_stands_until_it_is_started(now: Time) -> None:
    clock = Clock(now)
    now.now += 5
    assert (clock.seconds, clock.is_running, clock.has_started) == (0, False, False)
    clock.start()
    assert (clock.seconds, clock.is_running, clock.has_started) == (0, True, True)
    now.now += 5
    assert clock.seconds == 5


def test_a_second_start_changes_nothing(now: Time) -> None:
    clock = Clock(now)
    clock.start()
    now.now += 5
    clock.start()
    now.now += 5
    assert clock.seconds == 10


def test_no_time_passes_while_it_is_held(now: Time) -> None:
    clock = Clock(now)
    clock.start()
    now.now += 5
    clock.hold("dialog")
    now.now += 100
    assert (clock.seconds, clock.is_running, clock.has_started) == (5, False, True)
    clock.release("dialog")
    now.now += 2
    assert clock.seconds == 7


def test_holds_overlap(now: Time) -> None:
    clock = Clock(now)
    clock.start()
    clock.hold("dialog")
    clock.hold("inactive")
    clock.hold("dialog")
    now.now += 1
    clock.release("dialog")
    now.now += 1
    assert (clock.seconds, clock.is_running) == (0, False)
    clock.release("inactive")
    now.now += 1
    assert (clock.seconds, clock.is_running) == (1, True)


def test_a_clock_that_is_started_while_held_goes_when_it_is_released(now: Time) -> None:
    clock = Clock(now)
    clock.hold("dialog")
    clock.start()
    now.now += 4
    assert (clock.seconds, clock.is_running, clock.has_started) == (0, False, True)
    clock.release("dialog")
    now.now += 4
    assert clock.seconds == 4


def test_a_release_does_not_start_a_game(now: Time) -> None:
    clock = Clock(now)
    clock.hold("dialog")
    clock.release("dialog")
    clock.release("never held")
    now.now += 4
    assert (clock.seconds, clock.is_running) == (0, False)


def test_a_clock_that_is_stopped_keeps_its_time_until_it_is_started_again(now: Time) -> None:
    clock = Clock(now)
    clock.start()
    now.now += 3
    clock.stop()
    now.now += 50
    clock.hold("dialog")
    clock.release("dialog")
    assert (clock.seconds, clock.is_running, clock.has_started) == (3, False, False)
    clock.start()
    now.now += 3
    assert clock.seconds == 6


@pytest.mark.parametrize("started", [True, False])
def test_a_clock_is_set_to_the_time_of_another_game(now: Time, started: bool) -> None:
    clock = Clock(now)
    clock.start()
    now.now += 3
    clock.set_to(60, started=started)
    assert (clock.seconds, clock.is_running, clock.has_started) == (60, started, started)
    now.now += 1
    assert clock.seconds == (61 if started else 60)


def test_a_clock_that_is_set_while_held_stays_held(now: Time) -> None:
    clock = Clock(now)
    clock.hold("inactive")
    clock.set_to(60, started=True)
    now.now += 1
    assert (clock.seconds, clock.is_running) == (60, False)
    clock.release("inactive")
    now.now += 1
    assert clock.seconds == 61


def test_a_source_that_is_set_back_takes_no_time_away(now: Time) -> None:
    clock = Clock(now)
    clock.start()
    now.now += 10
    clock.hold("dialog")
    clock.release("dialog")
    now.now -= 500
    assert clock.seconds == 10
    clock.hold("dialog")
    assert clock.seconds == 10
    clock.release("dialog")
    now.now += 2
    assert clock.seconds == 12


def test_the_usual_source_is_monotonic(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    clock.start()
    first = clock.seconds
    assert 0 <= first <= clock.seconds
    assert Clock.__init__.__defaults__ == (time.monotonic,)


# In a game


def test_the_first_action_starts_the_clock_of_a_game() -> None:
    game, _, now = new_game(NEARLY_WON)
    now.now += 60
    assert game.table.seconds == 0
    game.undo()
    game.play(Move(0, 99, 1))
    now.now += 60
    assert game.table.seconds == 0
    game.play(Move(1, 1, 2))
    now.now += 2
    assert game.table.seconds == 2


def test_the_clock_stops_at_the_end_and_goes_on_when_the_end_is_undone() -> None:
    game, listener, now = new_game(NEARLY_WON)
    game.play(Move(1, 1, 2))
    now.now += 10
    game.play(Move(2, 1, 0))
    now.now += 100
    assert listener.ends[0].seconds == game.table.seconds == 10
    game.undo()
    now.now += 5
    assert game.table.seconds == 15
    game.redo()
    now.now += 5
    assert game.table.seconds == 15


def test_a_new_game_stands_at_zero_and_waits_for_its_first_action() -> None:
    game, _, now = new_game(NEARLY_WON)
    game.play(Move(1, 1, 2))
    now.now += 10
    game.start(DEAL_2)
    now.now += 10
    assert (game.table.seconds, game.clock.is_running) == (0, False)


def test_a_held_clock_stays_held_through_a_new_game_and_back() -> None:
    game, _, now = new_game(NEARLY_WON)
    game.play(Move(1, 1, 2))
    now.now += 10
    game.clock.hold("dialog")
    game.start(DEAL_2)
    game.undo()
    now.now += 10
    assert game.table.seconds == 10
    game.clock.release("dialog")
    now.now += 10
    assert game.table.seconds == 20


def test_a_won_game_that_comes_back_has_no_running_clock() -> None:
    game, _, now = new_game(NEARLY_WON)
    game.play(Move(1, 1, 2))
    now.now += 10
    game.play(Move(2, 1, 0))
    game.restart()
    game.undo()
    assert game.is_won
    now.now += 10
    assert (game.table.seconds, game.clock.is_running) == (10, False)
