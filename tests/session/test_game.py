# SPDX-License-Identifier: GPL-3.0-or-later
"""The game in progress: what it does, refuses and says, under every undo policy."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spiderqt.engine import refusals as why
from spiderqt.engine.actions import Action, Deal, Move
from spiderqt.engine.ledger import ScoreScheme
from spiderqt.engine.play import legal_actions
from spiderqt.engine.policy import UndoPolicy
from spiderqt.engine.position import Position
from spiderqt.engine.record import read_text, replay, write_record
from spiderqt.session.commands import Direction
from spiderqt.session.game import Game
from spiderqt.session.table import PRESETS, Options
from tests.engine.strategies import CODES, SEEDS, positions
from tests.engine.tables import table
from tests.session.players import DEAL_1, NEARLY_WON, TO_2, new_game, play_some

WANDER = table("SD1-S4", "1: #... 2S", "2: 2C AH")
THERE, BACK = Move(1, 1, 0), Move(0, 1, 1)
WINNING = Move(1, 1, 0)


def with_policy(policy: UndoPolicy) -> Options:
    return Options(policy=policy)


def wandering(policy: UndoPolicy, times: int) -> Game:
    """A game of so many moves."""
    game, _, _ = new_game(WANDER, with_policy(policy))
    for i in range(times):
        assert game.play((THERE, BACK)[i % 2])
    return game


def test_a_game_begins_at_its_start() -> None:
    game, listener, _ = new_game()
    assert game.position == DEAL_1.position()
    assert (game.score, game.moves, game.is_won, game.can_redo) == (500, 0, False, False)
    assert game.options == Options()
    assert game.table.code == DEAL_1
    assert game.undo_refusal() == why.NothingToUndo()
    assert listener.order == []


def test_an_action_is_carried_out_and_told() -> None:
    game, listener, _ = new_game(WANDER)
    assert game.play(THERE) is True
    (step, direction) = listener.steps[0]
    assert (step.before, step.action, step.after, direction) == (WANDER, THERE, game.position, Direction.DONE)
    assert (game.score, game.moves) == (499, 1)
    assert listener.order == ["stepped done"]
    assert game.table.code is None


def test_a_refused_action_changes_nothing_and_is_told() -> None:
    game, listener, _ = new_game(WANDER)
    game.play(THERE)
    game.undo()
    before = game.table
    assert game.play(Move(0, 1, 0)) is False
    assert game.play(Deal()) is False
    assert listener.refusals == [why.SameColumn(0), why.NoStock(ever=True)]
    assert game.table == before
    assert game.can_redo


def test_undo_and_redo_send_the_same_step_back_and_forth() -> None:
    game, listener, _ = new_game(WANDER)
    game.play(THERE)
    assert game.undo() is True
    assert game.position == WANDER
    assert game.redo() is True
    (done, undone, redone) = listener.steps
    assert done[0] is undone[0] is redone[0]
    assert [done[1], undone[1], redone[1]] == [Direction.DONE, Direction.UNDONE, Direction.REDONE]
    assert game.position == done[0].after


def test_nothing_to_undo_or_redo_is_told() -> None:
    game, listener, _ = new_game(WANDER)
    assert game.undo() is False
    assert game.redo() is False
    assert listener.refusals == [why.NothingToUndo(), why.NothingToRedo()]


def test_an_action_forgets_what_was_undone() -> None:
    game = wandering(UndoPolicy.FREE, 2)
    game.undo()
    game.undo()
    game.play(THERE)
    assert not game.can_redo
    assert game.redo() is False
    assert game.table.timeline.undone == ()


# Policies through the undo stack


@pytest.mark.parametrize(
    ("policy", "after_undo", "after_redo"),
    [
        (UndoPolicy.FREE, (2, 498), (3, 497)),
        (UndoPolicy.LAST_100, (2, 498), (3, 497)),
        (UndoPolicy.BARRIER, (2, 498), (3, 497)),
        (UndoPolicy.CHARGED, (4, 496), (5, 495)),
    ],
)
def test_what_undo_and_redo_count(
    policy: UndoPolicy, after_undo: tuple[int, int], after_redo: tuple[int, int]
) -> None:
    game = wandering(policy, 3)
    game.undo()
    assert (game.moves, game.score) == after_undo
    game.redo()
    assert (game.moves, game.score) == after_redo


def test_no_undo_at_all() -> None:
    game = wandering(UndoPolicy.NONE, 2)
    before = game.table
    assert game.undo_refusal() == why.UndoForbidden("none")
    assert game.undo() is False
    assert game.table == before


def test_the_last_hundred_actions() -> None:
    game = wandering(UndoPolicy.LAST_100, 130)
    assert all(game.undo() for _ in range(100))
    assert game.undo_refusal() == why.UndoLimit("last-100", 100)
    assert game.undo() is False
    assert len(game.table.timeline.steps) == 30
    assert all(game.redo() for _ in range(100))
    assert not game.can_redo
    assert game.moves == 130


@pytest.mark.parametrize(
    ("start", "action", "barrier"),
    [
        (table("SD1-S4", f"1: {TO_2}", "2: #... AS"), Move(1, 1, 0), "run"),
        (table("DR1-S4", "1: #... 2S", "stock: KS"), Deal(), "deal"),
    ],
)
def test_a_barrier_holds_and_free_undo_goes_past_it(start: Position, action: Action, barrier: str) -> None:
    game, listener, _ = new_game(start, with_policy(UndoPolicy.BARRIER))
    game.play(action)
    assert game.undo() is False
    assert listener.refusals == [why.UndoBarrier("barrier", barrier)]
    game, _, _ = new_game(start)
    game.play(action)
    assert game.undo() is True
    assert game.position == start


# The end


def test_a_win_is_told_once_however_often_it_is_undone() -> None:
    game, listener, _ = new_game(NEARLY_WON)
    game.play(WINNING)
    assert game.is_won
    assert listener.order == ["stepped done", "finished"]
    for _ in range(3):
        game.undo()
        assert not game.is_won
        game.redo()
    game.undo()
    game.play(Move(1, 1, 4))
    game.play(Move(4, 1, 0))
    assert game.is_won
    assert len(listener.ends) == 1
    assert listener.ends[0].position.is_won()
    assert listener.ends[0].win_counted


def test_nothing_can_be_played_after_the_end() -> None:
    game, listener, _ = new_game(NEARLY_WON)
    game.play(WINNING)
    assert game.play(Deal()) is False
    assert listener.refusals == [why.GameOver()]


def test_each_game_is_told_of_its_own_win() -> None:
    game, listener, _ = new_game(NEARLY_WON)
    for _ in range(2):
        game.play(WINNING)
        game.restart()
    assert len(listener.ends) == 2


# The trap


TRAP = table("SD1-S1", "completed: S S", f"1: {TO_2}", "2: KS JS 9S 7S 5S 3S AS", "stock: ...")


def test_the_player_is_warned_once_of_too_few_cards() -> None:
    game, listener, _ = new_game(TRAP)
    assert game.play(Move(1, 1, 0)) is False
    assert game.position == TRAP
    assert [step.action for step in listener.traps] == [Move(1, 1, 0)]
    assert listener.order == ["trap found"]
    assert game.table.trap_told
    assert game.play(Move(1, 1, 0)) is True
    game.undo()
    assert game.play(Move(1, 1, 0)) is True
    assert len(listener.traps) == 1


def test_a_new_game_warns_again() -> None:
    game, listener, _ = new_game(TRAP)
    game.play(Move(1, 1, 0))
    game.restart()
    assert game.play(Move(1, 1, 0)) is False
    assert len(listener.traps) == 2


# Listeners may act at once


def test_a_listener_may_play_on_from_the_news() -> None:
    game, listener, _ = new_game(NEARLY_WON)

    def on_stepped(step: object, direction: Direction) -> None:
        if direction is Direction.DONE and game.moves == 1:
            game.undo()

    game.stepped.connect(on_stepped)
    game.play(WINNING)
    assert listener.order == ["stepped done", "finished", "stepped undone"]
    assert game.position == NEARLY_WON
    assert game.redo()


# Records


@given(
    st.one_of(CODES, positions()),
    st.sampled_from(list(UndoPolicy)),
    st.sampled_from(list(ScoreScheme)),
    SEEDS,
)
def test_the_record_of_a_game_replays_to_the_same_game(
    start: Position, policy: UndoPolicy, scheme: ScoreScheme, seed: int
) -> None:
    game, _, time = new_game(start, Options(policy=policy, scheme=scheme))
    chance = random.Random(seed)
    for _ in range(12):
        time.now += chance.random() * 30
        play_some(game, chance, 2)
    record = game.table.record()
    found = replay(read_text(write_record(record)))
    assert found.is_legal
    assert found.timeline == game.table.timeline
    assert (found.timeline.score, found.timeline.moves) == (game.score, game.moves)
    assert found.ever_won == game.table.win_counted or not record.entries


def test_a_timed_win_scores_in_the_record_what_it_scored_in_the_game() -> None:
    game, _, time = new_game(NEARLY_WON, Options(scheme=ScoreScheme.TIMED))
    game.play(Move(1, 1, 2))
    time.now += 1795.04  # A tenth more or less of the clock is a point more or less here.
    game.play(Move(2, 1, 0))
    assert game.score == replay(game.table.record()).timeline.score == 500 - 2 + 400 + 1


def test_the_presets() -> None:
    assert list(PRESETS) == ["modern", "classic", "strict", "spiderette"]
    values = {name: (o.policy.value, o.scheme.value, o.send.value, o.hints) for name, o in PRESETS.items()}
    assert values == {
        "modern": ("free", "classic", "any", True),
        "classic": ("charged", "classic", "any", True),
        "strict": ("none", "classic", "any", False),
        "spiderette": ("last-100", "classic", "same-suit", False),
    }


def test_a_game_without_scoring() -> None:
    game, _, _ = new_game(DEAL_1, Options(scheme=ScoreScheme.NONE))
    game.play(legal_actions(game.position)[0])
    assert (game.score, game.moves) == (None, 1)
