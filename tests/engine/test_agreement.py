# SPDX-License-Identifier: GPL-3.0-or-later
"""The engine and the naive rules, side by side through random games: the same actions, tables and ends."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise

import pytest

from spiderqt.engine.actions import Action, Deal, Move, parse_action
from spiderqt.engine.ledger import Ledger, ScoreScheme
from spiderqt.engine.play import Step, apply, judge, legal_actions, longest_group
from spiderqt.engine.position import Position
from spiderqt.engine.position_text import Setup, write_position
from spiderqt.engine.variants import VARIANTS, Variant
from tests import naive
from tests.engine.tables import all_cards, fresh, late


def everything(position: Position) -> Iterator[Action]:
    """Every action there could be, and some that there cannot."""
    width = len(position.columns)
    for source in range(-1, width + 1):
        held = len(position.columns[source]) if 0 <= source < width else 1
        for count in range(held + 2):
            for target in range(-1, width + 1):
                yield Move(source, count, target)
    yield Deal()


def joins(position: Position) -> int:
    """How far along a table is: joins of one suit, completed runs, cards that were turned."""
    total = 20 * len(position.completed_runs()) - 2 * position.hidden_left
    for column in position.columns:
        total += sum(b.may_follow(a) and a.suit is b.suit for a, b in pairwise(column.shown))
    return total


def choose(position: Position, actions: tuple[Action, ...], greed: float, chance: random.Random) -> Step:
    """A step of a playout: often the one after which the most cards join, so that runs are completed."""
    steps = [apply(position, action) for action in actions]
    assert all(isinstance(step, Step) for step in steps)
    taken = [step for step in steps if isinstance(step, Step)]
    if chance.random() < greed:
        best = max(joins(step.after) for step in taken)
        taken = [step for step in taken if joins(step.after) == best]
    return chance.choice(taken)


def check_alike(position: Position, state: naive.State) -> tuple[Action, ...]:
    """The same table, end and score, and the same legal actions, which are given back."""
    actions = legal_actions(position)
    assert write_position(Setup(position)) == naive.dump(state._replace(completed=naive.completed(state)))
    assert {str(action) for action in actions} == set(naive.legal(state))
    assert len(set(actions)) == len(actions)
    assert position.is_won() == naive.won(state)
    assert Ledger(7).score(ScoreScheme.CLASSIC, position) == naive.score(state, 7)
    return actions


def play_out(position: Position, greed: float, chance: random.Random, length: int) -> int:
    """Play both on; the number of runs that were completed on the way."""
    state = naive.parse(write_position(Setup(position)))
    cards, completed = all_cards(position), 0
    for _ in range(length):
        actions = check_alike(position, state)
        if not actions:
            break
        step = choose(position, actions, greed, chance)
        completed += max(0, len(step.after.completed_runs()) - len(position.completed_runs()))
        position, state = step.after, naive.act(state, str(step.action))
        assert all_cards(position) == cards
    check_alike(position, state)
    return completed


@pytest.mark.parametrize("game", VARIANTS, ids=str)
def test_playouts_from_late_positions(game: Variant) -> None:
    chance = random.Random(f"late {game}")
    completed = sum(play_out(late(chance, game), chance.choice((0.5, 0.9)), chance, 12) for _ in range(6))
    assert completed > 0


@pytest.mark.parametrize("game", VARIANTS, ids=str)
def test_playouts_from_the_start(game: Variant) -> None:
    chance = random.Random(f"start {game}")
    play_out(fresh(chance, game), 0.8, chance, 40)


@pytest.mark.long
@pytest.mark.parametrize("game", VARIANTS, ids=str)
def test_many_long_playouts(game: Variant) -> None:
    chance = random.Random(f"long {game}")
    completed = 0
    for _ in range(25):
        completed += play_out(late(chance, game), chance.choice((0.3, 0.6, 0.9)), chance, 60)
        play_out(fresh(chance, game), chance.choice((0.5, 0.9)), chance, 120)
    assert completed > 10


@pytest.mark.parametrize("game", VARIANTS, ids=str)
def test_legal_actions_are_those_that_the_judge_lets_through(game: Variant) -> None:
    chance = random.Random(f"judge {game}")
    for make in (fresh, late, late, late):
        position = make(chance, game)
        for _ in range(4):
            accepted = [action for action in everything(position) if judge(position, action) is None]
            actions = legal_actions(position)
            assert list(actions) == accepted
            check_longest_groups(position, actions)
            if not actions:
                break
            position = choose(position, actions, 0.7, chance).after


def check_longest_groups(position: Position, actions: tuple[Action, ...]) -> None:
    for action in actions:
        assert parse_action(str(action)) == action
        if isinstance(action, Move):
            assert action.count <= longest_group(position, action.source)
