# SPDX-License-Identifier: GPL-3.0-or-later
"""Moves, score, undo policies and redo, on the engine's own timeline."""

from __future__ import annotations

from pathlib import Path

import pytest

from spiderqt.engine import refusals as why
from spiderqt.engine.actions import Deal, Move
from spiderqt.engine.events import CardsMoved, RowDealt, RunCompleted
from spiderqt.engine.ledger import Ledger, ScoreScheme
from spiderqt.engine.play import Step
from spiderqt.engine.policy import UndoPolicy, after_action, undo_refusal
from spiderqt.engine.position import Position
from spiderqt.engine.record import read_text, replay
from spiderqt.engine.timeline import Entry, Timeline, Travel
from tests.engine.tables import step, table

UNDO, REDO = Travel.UNDO, Travel.REDO
# One ace wanders between two black twos for ever.
WANDER = table("SD1-S4", "1: #... 2S", "2: 2C AH")
THERE, BACK = Move(1, 1, 0), Move(0, 1, 1)
RUN_NEAR = table("SD1-S4", "1: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S", "2: #... 5D", "3: 6C AS", "4: 2D")
DEAL_NEAR = table("DR1-S4", "1: #... 2S", "2: 2C AH", "stock: KS KH KD")


def played(timeline: Timeline, *entries: Entry) -> Timeline:
    """After entries that must all be carried out."""
    for entry in entries:
        after = timeline.enter(entry)
        assert isinstance(after, Timeline), after
        timeline = after
    return timeline


def wandered(policy: UndoPolicy, times: int) -> Timeline:
    """A game of so many moves."""
    return played(Timeline(WANDER, policy), *((THERE, BACK)[i % 2] for i in range(times)))


# Score


def test_the_score_starts_at_500_and_each_action_costs_a_point() -> None:
    start = Timeline(DEAL_NEAR)
    assert (start.score, start.moves) == (500, 0)
    after = played(start, THERE, Deal())
    assert (after.score, after.moves) == (498, 2)


def test_a_completed_run_gives_100_and_is_no_move() -> None:
    after = played(Timeline(RUN_NEAR), Move(2, 1, 0))
    assert (after.score, after.moves) == (599, 1)
    assert (played(after, UNDO).score, played(after, UNDO).moves) == (500, 0)


def test_the_score_may_fall_below_zero() -> None:
    assert wandered(UndoPolicy.FREE, 501).score == -1


def test_without_scoring_there_is_no_score_but_a_move_counter() -> None:
    after = played(Timeline(RUN_NEAR, scheme=ScoreScheme.NONE), Move(2, 1, 0))
    assert (after.score, after.moves) == (None, 1)


def test_a_spiderette_that_was_won_in_53_moves_scores_847() -> None:
    """A whole deal from its code to the end, every action of it replayed by the referee."""
    text = Path(__file__).with_name("won_in_53.txt").read_text(encoding="utf-8")
    record = read_text(text)
    found = replay(record)
    assert found.is_legal
    assert found.timeline.start == record.position
    assert found.timeline.position.is_won()
    assert (found.timeline.moves, found.timeline.score) == (53, 847)


@pytest.mark.parametrize(
    ("seconds", "bonus"),
    [
        (0, 360),
        (4.9, 359),
        (5, 359),
        (5.1, 358),
        (1790, 2),
        (1794.5, 1),
        (1795, 1),
        (1795.1, 0),
        (1799, 0),
        (1800, 0),
        (1801, 0),
        (99999, 0),
        (None, 0),
    ],
)
def test_a_timed_win_adds_a_point_for_every_five_whole_seconds_left(
    seconds: float | None, bonus: int
) -> None:
    won = table("SD1-S1", "completed: S S S S")
    assert Ledger(53).score(ScoreScheme.TIMED, won, seconds) == 847 + bonus
    assert Ledger(53).score(ScoreScheme.CLASSIC, won, seconds) == 847


def test_a_timed_game_has_no_bonus_before_it_is_won() -> None:
    timeline = played(Timeline(WANDER, scheme=ScoreScheme.TIMED), THERE).at(10.0)
    assert timeline.score == 499
    won = Timeline(table("SD1-S1", "completed: S S S S"), scheme=ScoreScheme.TIMED).at(1700.0)
    assert won.score == 900 + 20
    assert won.at(None).seconds == 1700.0


# Undo and redo


@pytest.mark.parametrize("policy", [UndoPolicy.FREE, UndoPolicy.LAST_100, UndoPolicy.BARRIER])
def test_undo_gives_the_move_and_the_point_back(policy: UndoPolicy) -> None:
    twice = wandered(policy, 2)
    once = played(twice, UNDO)
    assert once.position == wandered(policy, 1).position
    assert (once.moves, once.score) == (1, 499)
    assert once.undone == twice.steps[1:]
    again = played(once, REDO)
    assert (again.position, again.moves, again.score) == (twice.position, 2, 498)
    assert again == twice


def test_a_charged_undo_is_one_more_move_and_so_is_its_redo() -> None:
    timeline = wandered(UndoPolicy.CHARGED, 3)
    assert (timeline.moves, timeline.score) == (3, 497)
    timeline = played(timeline, UNDO)
    assert (timeline.moves, timeline.score) == (4, 496)
    timeline = played(timeline, UNDO)
    assert (timeline.moves, timeline.score) == (5, 495)
    timeline = played(timeline, REDO)
    assert (timeline.moves, timeline.score) == (6, 494)
    timeline = played(timeline, THERE)
    assert (timeline.moves, timeline.score) == (7, 493)
    assert timeline.ledger == Ledger(actions=3, charges=4)


def test_nothing_to_undo_and_nothing_to_redo() -> None:
    start = Timeline(WANDER)
    assert start.undo() == why.NothingToUndo()
    assert start.enter(UNDO) == why.NothingToUndo()
    assert start.redo() == why.NothingToRedo()
    assert start.enter(REDO) == why.NothingToRedo()


def test_an_illegal_action_is_refused_and_forgets_nothing() -> None:
    timeline = played(wandered(UndoPolicy.FREE, 2), UNDO)
    assert timeline.play(THERE) == why.EmptySource(1) or isinstance(timeline.play(THERE), why.Refusal)
    assert timeline.undone


def test_an_action_forgets_what_was_undone() -> None:
    timeline = played(wandered(UndoPolicy.FREE, 2), UNDO, UNDO, THERE)
    assert timeline.undone == ()
    assert timeline.redo() == why.NothingToRedo()


def test_undo_walks_back_to_the_start_and_redo_to_the_end() -> None:
    timeline = wandered(UndoPolicy.FREE, 230)
    back = played(timeline, *[UNDO] * 230)
    assert (back.position, back.moves, back.score) == (WANDER, 0, 500)
    assert back.undo() == why.NothingToUndo()
    again = played(back, *[REDO] * 230)
    assert (again.position, again.steps, again.ledger) == (timeline.position, timeline.steps, timeline.ledger)


def test_the_last_hundred_actions_can_be_undone_and_no_more() -> None:
    refusal = why.UndoLimit("last-100", 100)
    back = played(wandered(UndoPolicy.LAST_100, 101), *[UNDO] * 100)
    assert len(back.steps) == 1
    assert back.undo() == refusal
    forth = played(back, *[REDO] * 100)
    assert played(forth, *[UNDO] * 100).undo() == refusal
    on = played(back, BACK, THERE)
    assert played(on, UNDO, UNDO).undo() == refusal
    assert isinstance(wandered(UndoPolicy.LAST_100, 100).undo(), Timeline)
    assert played(wandered(UndoPolicy.LAST_100, 100), *[UNDO] * 100).undo() == why.NothingToUndo()


def test_the_count_of_what_could_be_undone_stops_at_a_hundred() -> None:
    assert [after_action(n) for n in (0, 1, 98, 99, 100)] == [1, 2, 99, 100, 100]


def test_the_barrier_is_a_deal_or_a_completed_run() -> None:
    dealt = played(Timeline(DEAL_NEAR, UndoPolicy.BARRIER), THERE, Deal())
    assert dealt.undo() == why.UndoBarrier("barrier", "deal")
    done = played(Timeline(RUN_NEAR, UndoPolicy.BARRIER), Move(2, 1, 0))
    assert done.undo() == why.UndoBarrier("barrier", "run")
    beyond = played(done, Move(1, 1, 2))
    assert played(beyond, UNDO).undo() == why.UndoBarrier("barrier", "run")


@pytest.mark.parametrize("policy", [UndoPolicy.FREE, UndoPolicy.LAST_100, UndoPolicy.CHARGED])
def test_other_policies_go_back_past_a_deal_and_a_run(policy: UndoPolicy) -> None:
    dealt = played(Timeline(DEAL_NEAR, policy), Deal(), UNDO)
    assert dealt.position == DEAL_NEAR
    done = played(Timeline(RUN_NEAR, policy), Move(2, 1, 0), UNDO)
    assert done.position == RUN_NEAR


def test_a_deal_that_completes_a_run_is_told_as_a_deal() -> None:
    run = table("SD1-S2", "completed: H H S", "1: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S", "7: AS")
    last = Step(run, Deal(), (RowDealt(()), RunCompleted(run.completed[2], 0, 4, 4)), run)
    assert undo_refusal(UndoPolicy.BARRIER, last, 1) == why.UndoBarrier("barrier", "deal")


def test_no_undo_at_all() -> None:
    refusal = why.UndoForbidden("none")
    assert Timeline(WANDER, UndoPolicy.NONE).undo() == refusal
    assert wandered(UndoPolicy.NONE, 2).undo() == refusal
    assert wandered(UndoPolicy.NONE, 2).redo() == why.NothingToRedo()


def test_the_names_of_policies_and_schemes_never_change() -> None:
    assert [policy.value for policy in UndoPolicy] == ["free", "last-100", "charged", "barrier", "none"]
    assert [scheme.value for scheme in ScoreScheme] == ["classic", "timed", "none"]
    assert [str(travel) for travel in Travel] == ["undo", "redo"]


def test_the_start_of_a_game_is_free_classic_and_without_a_clock() -> None:
    start = Timeline(WANDER)
    assert (start.policy, start.scheme, start.seconds) == (UndoPolicy.FREE, ScoreScheme.CLASSIC, None)
    assert (start.steps, start.undone, start.undoable, start.ledger) == ((), (), 0, Ledger())


def test_the_steps_of_a_game_join() -> None:
    timeline = wandered(UndoPolicy.FREE, 4)
    assert timeline.steps[0].before == WANDER
    assert all(a.after == b.before for a, b in zip(timeline.steps, timeline.steps[1:], strict=False))
    assert isinstance(timeline.steps[-1].events[0], CardsMoved)
    position: Position = step(timeline.position, "2 1").after
    assert position == timeline.steps[0].after
