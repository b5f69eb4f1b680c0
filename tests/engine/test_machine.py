# SPDX-License-Identifier: GPL-3.0-or-later
"""A machine that plays, undoes, redoes and tries what is illegal, and checks after every step what must always hold."""

from __future__ import annotations

import random
from collections import Counter

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from spiderqt.engine import refusals as why
from spiderqt.engine.actions import Deal, Move
from spiderqt.engine.cards import Card
from spiderqt.engine.events import CardsMoved, CardTurned, GameWon, RowDealt, RunCompleted
from spiderqt.engine.ledger import ScoreScheme
from spiderqt.engine.play import Step, apply, judge, legal_actions
from spiderqt.engine.policy import UndoPolicy
from spiderqt.engine.position import Position
from spiderqt.engine.position_text import Setup, read_position, write_position
from spiderqt.engine.timeline import Timeline
from tests.engine.strategies import SEEDS, positions
from tests.engine.tables import all_cards

INDEX = st.integers(0, 10**6)


class Play(RuleBasedStateMachine):
    """One game. `past` and `future` are the positions that undo and redo must give back."""

    @initialize(start=positions(), policy=st.sampled_from(list(UndoPolicy)))
    def begin(self, start: Position, policy: UndoPolicy) -> None:
        self.timeline = Timeline(start, policy)
        self.cards: Counter[Card] = all_cards(start)
        self.past: list[Position] = []
        self.future: list[Position] = []
        self.moves = 0

    @property
    def position(self) -> Position:
        return self.timeline.position

    @precondition(lambda self: bool(legal_actions(self.position)))
    @rule(index=INDEX)
    def play(self, index: int) -> None:
        before, actions = self.position, legal_actions(self.position)
        action = actions[index % len(actions)]
        step = apply(before, action)
        assert isinstance(step, Step)
        assert (step.before, step.action) == (before, action)
        check_events(step)
        after = self.timeline.play(action)
        assert isinstance(after, Timeline)
        assert after.position == step.after
        assert after.undone == ()
        self.timeline = after
        self.past.append(before)
        self.future.clear()
        self.moves += 1

    @rule(source=st.integers(-2, 11), count=st.integers(-1, 14), goal=st.integers(-2, 11))
    def try_anything(self, source: int, count: int, goal: int) -> None:
        self.check_refusal(Move(source, count, goal))

    @rule(seed=SEEDS)
    def try_what_nearly_fits(self, seed: int) -> None:
        chance = random.Random(seed)
        source = chance.randrange(len(self.position.columns))
        count = chance.randrange(len(self.position.columns[source].shown) + 2)
        self.check_refusal(Move(source, count, chance.randrange(len(self.position.columns))))

    @rule()
    def try_to_deal(self) -> None:
        self.check_refusal(Deal())

    def check_refusal(self, action: Move | Deal) -> None:
        """Either legal, or refused with one reason everywhere, and nothing changes."""
        text = write_position(Setup(self.position))
        reason = judge(self.position, action)
        assert (reason is None) == (action in legal_actions(self.position))
        if reason is not None:
            assert apply(self.position, action) == reason
            assert self.timeline.play(action) == reason
        assert write_position(Setup(self.position)) == text

    @rule()
    def undo(self) -> None:
        after = self.timeline.undo()
        if not self.past or self.timeline.policy is UndoPolicy.NONE:
            assert isinstance(after, why.NothingToUndo | why.UndoForbidden)
            return
        if isinstance(after, why.Refusal):
            assert isinstance(after, why.UndoBarrier)
            assert self.timeline.policy is UndoPolicy.BARRIER
            assert any(isinstance(e, RowDealt | RunCompleted) for e in self.timeline.steps[-1].events)
            return
        self.future.append(self.position)
        self.timeline = after
        assert self.position == self.past.pop()
        self.moves += 1 if self.timeline.policy is UndoPolicy.CHARGED else -1

    @rule()
    def redo(self) -> None:
        after = self.timeline.redo()
        if not self.future:
            assert after == why.NothingToRedo()
            return
        assert isinstance(after, Timeline)
        self.past.append(self.position)
        self.timeline = after
        assert self.position == self.future.pop()
        self.moves += 1

    @invariant()
    def no_card_is_lost_or_doubled(self) -> None:
        assert all_cards(self.position) == self.cards
        assert self.cards == Counter(self.position.variant.deck())

    @invariant()
    def a_hidden_card_never_ends_a_column(self) -> None:
        assert all(column.shown or not column.hidden for column in self.position.columns)

    @invariant()
    def no_completed_run_is_left_where_runs_leave(self) -> None:
        if self.position.variant.runs_leave:
            assert all(column.completed_suit() is None for column in self.position.columns)
        else:
            assert self.position.completed == ()

    @invariant()
    def the_text_goes_round(self) -> None:
        assert read_position(write_position(Setup(self.position))).position == self.position

    @invariant()
    def score_and_moves_fit_the_table(self) -> None:
        assert self.timeline.moves == self.moves
        assert self.timeline.score == 500 - self.moves + 100 * len(self.position.completed_runs())
        assert self.timeline.ledger.score(ScoreScheme.NONE, self.position) is None

    @invariant()
    def a_won_game_is_over(self) -> None:
        if self.position.is_won():
            assert legal_actions(self.position) == ()
            assert judge(self.position, Deal()) == why.GameOver()


def check_events(step: Step) -> None:
    """The events tell what happened: the cards in them are those that changed their places."""
    first, *others = step.events
    if isinstance(step.action, Move):
        assert isinstance(first, CardsMoved)
        assert (first.source, first.target) == (step.action.source, step.action.target)
        assert first.cards == step.before.columns[first.source].shown[-step.action.count :]
        assert first.onto == step.before.columns[first.target].last
    else:
        assert isinstance(first, RowDealt)
        assert first.cards == step.before.stock[: len(first.cards)]
        assert step.after.stock == step.before.stock[len(first.cards) :]
    turned = [event for event in others if isinstance(event, CardTurned)]
    assert len(turned) == step.before.hidden_left - step.after.hidden_left
    assert all(event.card == step.before.columns[event.column].hidden[-1] for event in turned)
    if step.before.variant.runs_leave:
        runs = [event for event in others if isinstance(event, RunCompleted)]
        assert step.after.completed == step.before.completed + tuple(run.suit for run in runs)
        assert [run.number for run in runs] == list(
            range(len(step.before.completed) + 1, len(step.after.completed) + 1)
        )
    assert (GameWon() in others) == step.after.is_won()


TestPlay = Play.TestCase
