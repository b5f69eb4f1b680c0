# SPDX-License-Identifier: GPL-3.0-or-later
"""One hint, in a fixed order, from what the player has seen.

Standard library and engine only. Must not know sentences (`spiderqt.voice.phrases.hints` has those), nor hidden cards:
it gets a view (see `knowledge`), in which cards that were never seen do not exist.

The order: uncover a hidden card; empty a column; complete a run; join runs of one suit without breaking another.
Putting a card on another suit for its own sake is no progress and never advised. Where nothing makes progress, the
hint says so and names the next real step: deal; fill an empty column, then deal; or undo and try another way.
"""

from __future__ import annotations

import enum
from collections.abc import Collection, Iterator

from spiderqt.advice.knowledge import outline
from spiderqt.engine.actions import Action, Deal, Move
from spiderqt.engine.cards import Card, Suit
from spiderqt.engine.events import CardTurned, RunCompleted
from spiderqt.engine.play import Step, apply, judge, legal_actions, longest_group
from spiderqt.engine.position import RUN_LENGTH, Column, Position
from spiderqt.engine.refusals import EmptyColumns, UnknownCard
from spiderqt.engine.values import dataclass
from spiderqt.engine.variants import DealRule


class Reason(enum.Enum):
    """Why an action is advised; the value is the name that the console program prints."""

    UNCOVER = "uncover"
    EMPTY = "empty-column"
    COMPLETE = "complete-run"
    JOIN = "join-runs"
    DEAL = "deal"
    """Nothing on the table makes progress; a deal can."""
    FILL = "fill-then-deal"
    """Nothing on the table makes progress, and the deal wants every column filled: `action` fills one."""
    SEARCHED = "searched"
    """A search liked this action best; only the stronger hint has this reason."""
    UNDO = "undo"
    """Nothing makes progress and nothing can be dealt: undo, and try another way. There is no action."""
    STUCK = "stuck"
    """As UNDO, and no action is legal at all."""
    WON = "won"
    """The game is won; there is no action."""


@dataclass(frozen=True, slots=True)
class Hint:
    """An action and why. All but `reason` are facts for a sentence; columns are counted from 0.

    `cards` are the ones to move, `onto` is the card that they come to lie on. `turns` is the column whose hidden card
    turns up, `empties` the one that becomes empty, `completes` the suit of the run that leaves or becomes whole,
    `splits` whether a run is broken, `fills` how many empty columns there are to fill before the deal.
    """

    reason: Reason
    action: Action | None = None
    cards: tuple[Card, ...] = ()
    onto: Card | None = None
    turns: int | None = None
    empties: int | None = None
    completes: Suit | None = None
    splits: bool = False
    fills: int = 0


def hint(view: Position, visited: Collection[Position] = frozenset()) -> Hint:
    """The hint for `view`. `visited` are outlines (`knowledge.outline`) of positions that it must not lead back to."""
    if view.is_won():
        return Hint(Reason.WON)
    best = min(_progress(view, visited), key=_order, default=None)
    return best.hint if best is not None else _without_progress(view, visited)


def is_new(step: Step, visited: Collection[Position]) -> bool:
    """Whether a step leads to a position that is none of `visited`."""
    return not visited or outline(step.after) not in visited


_PROGRESS = (Reason.UNCOVER, Reason.EMPTY, Reason.COMPLETE, Reason.JOIN)


@dataclass(frozen=True, slots=True)
class _Candidate:
    """A hint, and what makes it better than another of the same reason: lower is better."""

    hint: Hint
    rank: tuple[int, ...]


def _order(candidate: _Candidate) -> tuple[int, ...]:
    return (_PROGRESS.index(candidate.hint.reason), *candidate.rank)


def _progress(view: Position, visited: Collection[Position]) -> Iterator[_Candidate]:
    had = _most_gaps(view, visited)
    for move in moves_of_view(view):
        candidate = _candidate(view, move)
        if candidate is None:
            continue
        if candidate.hint.reason is Reason.EMPTY and len(view.empty_columns) < had:
            continue
        step = apply(view, move)
        # A step that turns up an unknown card leads to what nobody has seen.
        if not isinstance(step, Step) or is_new(step, visited):
            yield candidate


def _most_gaps(view: Position, visited: Collection[Position]) -> int:
    """The most empty columns that there were since the last deal, card turned up or run completed.

    Emptying a column is progress once. Without this, a gap filled for a deal would be emptied again at once, onto
    another card, and so on through every position that can be reached that way.
    """
    stage = _stage(view)
    return max((len(seen.empty_columns) for seen in visited if _stage(seen) == stage), default=0)


def _stage(position: Position) -> tuple[int, int, int]:
    return len(position.stock), len(position.completed), position.hidden_left


def moves_of_view(view: Position) -> Iterator[Move]:
    """Every legal move, those that turn up an unknown card too."""
    for source in range(len(view.columns)):
        for count in range(1, longest_group(view, source) + 1):
            for target in range(len(view.columns)):
                move = Move(source, count, target)
                refusal = judge(view, move)
                if refusal is None or isinstance(refusal, UnknownCard):
                    yield move


def _candidate(view: Position, move: Move) -> _Candidate | None:
    """What the move is good for; None when it makes no progress."""
    facts = facts_of(view, move)
    source, target = view.columns[move.source], view.columns[move.target]
    same_suit = facts.onto is not None and facts.onto.suit is facts.cards[0].suit
    # Ties: onto its own suit before another one, an empty column last; then few hidden cards, then from the left.
    towards = 0 if same_suit else 1 if facts.onto is not None else 2
    place = (move.source, move.target, move.count)
    if facts.turns is not None:
        hidden = len(view.columns[facts.turns].hidden)
        return _Candidate(facts, (facts.splits, towards, hidden, *place))
    if facts.empties is not None and len(target):
        return _Candidate(facts, (facts.splits, towards, *place))
    if facts.completes is not None:
        return _Candidate(facts, (facts.splits, len(source.shown), *place))
    if same_suit and not facts.splits:
        return _Candidate(facts, (-len(facts.cards) - target.run_length(), *place))
    return None


def facts_of(view: Position, move: Move, reason: Reason | None = None) -> Hint:
    """The move with what it does, as a hint; its reason is the first in the fixed order, unless given."""
    source, target = view.columns[move.source], view.columns[move.target]
    cards = source.shown[-move.count :]
    step = apply(view, move)
    turns, completes = None, None
    if isinstance(step, Step):
        events = step.events
        turns = next((e.column for e in events if isinstance(e, CardTurned)), None)
        completes = next((e.suit for e in events if isinstance(e, RunCompleted)), None)
        empties = next((i for i in step.after.empty_columns if i not in view.empty_columns), None)
    else:
        assert isinstance(step, UnknownCard)
        turns, empties = step.column, None
        completes = _completed_by(target.shown + cards)
    if not len(target):
        empties = None
    above = source.shown[-move.count - 1] if move.count < len(source.shown) else None
    splits = above is not None and above.suit is cards[0].suit and cards[0].may_follow(above)
    if reason is None:
        done = (turns is not None, empties is not None, completes is not None, True)
        reason = next(r for r, holds in zip(_PROGRESS, done, strict=True) if holds)
    return Hint(reason, move, cards, target.last, turns, empties, completes, splits)


def _completed_by(shown: tuple[Card, ...]) -> Suit | None:
    return Column((), shown[-RUN_LENGTH:]).completed_suit()


def _without_progress(view: Position, visited: Collection[Position]) -> Hint:
    """The honest ends."""
    refusal = judge(view, Deal())
    if refusal is None or isinstance(refusal, UnknownCard):
        step = apply(view, Deal())
        if not isinstance(step, Step) or is_new(step, visited):
            return Hint(Reason.DEAL, Deal())
    elif isinstance(refusal, EmptyColumns):
        fill = min(_fills(view, visited), key=lambda candidate: candidate.rank, default=None)
        if fill is not None:
            return fill.hint
    stuck = not legal_actions(view) and next(moves_of_view(view), None) is None
    return Hint(Reason.STUCK if stuck else Reason.UNDO)


def _fills(view: Position, visited: Collection[Position]) -> Iterator[_Candidate]:
    """Moves that fill the first empty column and empty no other one."""
    empty = view.empty_columns
    assert view.variant.deal_rule is DealRule.NO_GAP
    assert empty
    ends = [column.last for column in view.columns if column.last is not None]
    for move in moves_of_view(view):
        source = view.columns[move.source]
        if move.target != empty[0] or move.count == len(source):
            continue
        step = apply(view, move)
        if isinstance(step, Step) and not is_new(step, visited):
            continue
        facts = facts_of(view, move, Reason.FILL)
        # A card that could go elsewhere would soon be taken away again, and the column be empty as before.
        homes = sum(facts.cards[0].may_follow(end) for end in ends)
        rank = (facts.splits, homes, -move.count, move.source)
        yield _Candidate(_with_fills(facts, len(empty)), rank)


def _with_fills(facts: Hint, fills: int) -> Hint:
    return Hint(Reason.FILL, facts.action, facts.cards, facts.onto, splits=facts.splits, fills=fills)
