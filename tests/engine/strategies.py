# SPDX-License-Identifier: GPL-3.0-or-later
"""What Hypothesis draws: positions, setups and records of every game."""

from __future__ import annotations

import random

from hypothesis import strategies as st

from spiderqt.engine.codes import GameCode
from spiderqt.engine.ledger import ScoreScheme
from spiderqt.engine.play import Step, apply, legal_actions
from spiderqt.engine.policy import UndoPolicy
from spiderqt.engine.position import Column, Position
from spiderqt.engine.position_text import Setup
from spiderqt.engine.record import Played, Record
from spiderqt.engine.shuffle import DEALS
from spiderqt.engine.timeline import Entry, Timeline, Travel
from spiderqt.engine.variants import VARIANTS
from tests.engine.tables import fresh, late

GAMES = st.sampled_from(VARIANTS)
SEEDS = st.integers(0, 2**32 - 1)
NUMBERS = st.integers(0, DEALS - 1)
CODES = st.builds(GameCode, GAMES, NUMBERS)


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """A start, or a late position, with a few random actions behind it."""
    chance = random.Random(draw(SEEDS))
    position = draw(st.sampled_from((fresh, late, late)))(chance, draw(GAMES))
    for _ in range(draw(st.integers(0, 6))):
        actions = legal_actions(position)
        if not actions:
            break
        step = apply(position, chance.choice(actions))
        assert isinstance(step, Step)
        position = step.after
    return position


@st.composite
def with_unknown_cards(draw: st.DrawFn) -> Position:
    """A position in which some hidden cards and some of the stock are not named."""
    position = draw(positions())
    chance = random.Random(draw(SEEDS))
    share = draw(st.sampled_from((0.0, 0.1, 0.5, 1.0)))
    columns = tuple(
        Column(tuple(None if chance.random() < share else c for c in column.hidden), column.shown)
        for column in position.columns
    )
    stock = tuple(None if chance.random() < share else c for c in position.stock)
    return Position(position.variant, columns, stock, position.completed)


SETUPS = st.builds(
    Setup, with_unknown_cards(), st.sampled_from(list(UndoPolicy)), st.sampled_from(list(ScoreScheme))
)


@st.composite
def records(draw: st.DrawFn) -> Record:
    """A game that was really played for a while, with undo and redo; seconds as the clock writes them."""
    start = draw(st.one_of(CODES, positions()))
    policy, scheme = draw(st.sampled_from(list(UndoPolicy))), draw(st.sampled_from(list(ScoreScheme)))
    record = Record(start, policy, scheme)
    timeline, entries, seconds = Timeline(record.position, policy, scheme), list[Played](), 0.0
    chance = random.Random(draw(SEEDS))
    for _ in range(draw(st.integers(0, 25))):
        entry: Entry = chance.choice((*legal_actions(timeline.position)[:8], Travel.UNDO, Travel.REDO))
        after = timeline.enter(entry)
        if isinstance(after, Timeline):
            timeline, seconds = after, round(seconds + chance.random() * 5, 1)
            entries.append(Played(entry, chance.choice((None, seconds))))
    return Record(start, policy, scheme, tuple(entries))
