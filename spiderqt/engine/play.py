# SPDX-License-Identifier: GPL-3.0-or-later
"""The referee: which actions are legal, why others are not, and what comes of one.

Standard library only. It reads a game's rules from its `Variant` and from nowhere else; table, hints, solver and
console all ask here. Functions are pure: a position goes in, values come out.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from spiderqt.engine import refusals as why
from spiderqt.engine.actions import Action, Deal, Move
from spiderqt.engine.cards import Card, Rank
from spiderqt.engine.events import (
    CardsMoved,
    CardTurned,
    Event,
    GameWon,
    RowDealt,
    RunCompleted,
    RunCovered,
)
from spiderqt.engine.position import EMPTY, RUN_LENGTH, Column, Position
from spiderqt.engine.values import dataclass
from spiderqt.engine.variants import Builds, DealRule, Fills, Moves


@dataclass(frozen=True, slots=True)
class Step:
    """One legal action and all that came of it: the unit of undo, of animation and of speech."""

    before: Position
    action: Action
    events: tuple[Event, ...]
    after: Position


def apply(position: Position, action: Action) -> Step | why.Refusal:
    """What comes of `action`, or the reason why it is refused. `position` itself never changes."""
    refusal = judge(position, action)
    if refusal is not None:
        return refusal
    return _carry_out(position, action)


def judge(position: Position, action: Action) -> why.Refusal | None:
    """The reason why `action` is refused here; None when it is legal."""
    if position.is_won():
        return why.GameOver()
    if isinstance(action, Deal):
        return _judge_deal(position)
    return judge_group(position, action.source, action.count) or _judge_placing(position, action)


def _judge_placing(position: Position, move: Move) -> why.Refusal | None:
    """The rest of the question for a group that can be picked up: may it go there?"""
    return _judge_target(position, move) or _judge_strength(position, move) or _judge_turn(position, move)


def legal_actions(position: Position) -> tuple[Action, ...]:
    """Every legal action: moves by source, count and target, the deal last. Empty when the game is won."""
    return tuple(_legal(position))


def _legal(position: Position) -> Iterator[Action]:
    if position.is_won():
        return
    for source in range(len(position.columns)):
        # No count up to the longest group needs judge_group() again: that is what makes it the longest.
        for count in range(1, longest_group(position, source) + 1):
            for target in range(len(position.columns)):
                move = Move(source, count, target)
                if _judge_placing(position, move) is None:
                    yield move
    if _judge_deal(position) is None:
        yield Deal()


def longest_group(position: Position, source: int) -> int:
    """How many cards from the end of column `source` can be picked up together, whatever their target."""
    column, what_moves = position.columns[source], position.variant.moves
    if what_moves is Moves.RUN:
        return column.run_length()
    if what_moves is Moves.RUN_BY_RUN:
        return _descending_length(column)
    return len(column.shown)


def _descending_length(column: Column) -> int:
    shown = column.shown
    count = min(1, len(shown))
    while count and count < len(shown) and shown[-count].may_follow(shown[-count - 1]):
        count += 1
    return count


def judge_group(position: Position, source: int, count: int) -> why.Refusal | None:
    """The reason why these `count` cards cannot be picked up together; None when they can."""
    if not 0 <= source < len(position.columns):
        return why.NoSuchColumn(source, len(position.columns))
    column = position.columns[source]
    if not len(column):
        return why.EmptySource(source)
    if not 1 <= count <= len(column):
        return why.TooManyCards(source, count, len(column))
    if count > len(column.shown):
        return why.FaceDownCards(source, count, len(column.shown))
    if position.variant.moves is Moves.ANY_FACE_UP:
        return None
    group = column.shown[-count:]
    mixed_may_move = position.variant.moves is Moves.RUN_BY_RUN
    # From the end upwards: the break that is nearest to the hand is the one that a player can mend first.
    for upper, lower in reversed(tuple(pairwise(group))):
        if not lower.may_follow(upper):
            return why.GapInRank(upper, lower)
        if lower.suit is not upper.suit and not mixed_may_move:
            return why.MixedSuits(upper, lower, lower.suit.colour is upper.suit.colour)
    return None


def _judge_target(position: Position, move: Move) -> why.Refusal | None:
    if not 0 <= move.target < len(position.columns):
        return why.NoSuchColumn(move.target, len(position.columns))
    if move.target == move.source:
        return why.SameColumn(move.source)
    card = position.columns[move.source].shown[-move.count]
    target = position.columns[move.target].last
    if target is None:
        if position.variant.fills is Fills.KING and card.rank is not Rank.KING:
            return why.KingsOnly(card, move.target)
        return None
    if target.rank is Rank.ACE:
        return why.TargetIsAce(card, target)
    if card.rank is Rank.KING:
        return why.KingOnCard(card, target)
    if not card.may_follow(target):
        return why.NotOneHigher(card, target)
    if position.variant.builds is Builds.SAME_SUIT and card.suit is not target.suit:
        return why.OtherSuit(card, target, card.suit.colour is target.suit.colour)
    return None


def _judge_strength(position: Position, move: Move) -> why.Refusal | None:
    """Run by run through the empty columns: each free column, the target not counted, doubles what can move."""
    if position.variant.moves is not Moves.RUN_BY_RUN:
        return None
    group = position.columns[move.source].shown[-move.count :]
    runs = 1 + sum(upper.suit is not lower.suit for upper, lower in pairwise(group))
    empty = sum(1 for i in position.empty_columns if i != move.target)
    return why.TooManyRuns(runs, 2**empty, empty) if runs > 2**empty else None


def _judge_turn(position: Position, action: Action) -> why.Refusal | None:
    """A card that nobody has named cannot be turned up."""
    if any(None in column.hidden for column in position.columns):
        try:
            _carry_out(position, action)
        except _UnknownCardError as unknown:
            return why.UnknownCard(unknown.column)
    return None


class _UnknownCardError(Exception):
    def __init__(self, column: int) -> None:
        super().__init__(column)
        self.column = column


def _judge_deal(position: Position) -> why.Refusal | None:
    if not position.stock:
        return why.NoStock(ever=position.variant.stock > 0)
    empty = position.empty_columns
    if empty and position.variant.deal_rule is DealRule.NO_GAP:
        cards, needed = position.cards_on_table, len(position.columns)
        return why.TooFewCards(empty, cards, needed) if cards < needed else why.EmptyColumns(empty)
    row = position.stock[: position.variant.deals_onto]
    if None in row:
        return why.UnknownCard(row.index(None))
    return _judge_turn(position, Deal())


def _carry_out(position: Position, action: Action) -> Step:
    return _move(position, action) if isinstance(action, Move) else _deal(position, action)


def _move(position: Position, move: Move) -> Step:
    columns = list(position.columns)
    source, target = columns[move.source], columns[move.target]
    cards = source.shown[-move.count :]
    columns[move.target] = Column(target.hidden, target.shown + cards)
    events: list[Event] = [CardsMoved(cards, move.source, move.target, target.last)]
    columns[move.source] = _turn(Column(source.hidden, source.shown[: -move.count]), move.source, events)
    return _settle(position, move, columns, position.stock, events)


def _deal(position: Position, deal: Deal) -> Step:
    width = position.variant.deals_onto
    row = tuple(card for card in position.stock[:width] if card is not None)
    columns = list(position.columns)
    for index, card in enumerate(row):
        columns[index] = Column(columns[index].hidden, (*columns[index].shown, card))
    return _settle(position, deal, columns, position.stock[width:], [RowDealt(row)])


def _turn(column: Column, index: int, events: list[Event]) -> Column:
    """Turn the last hidden card of `column` when nothing face up lies on it."""
    if column.shown or not column.hidden:
        return column if len(column) else EMPTY
    card = column.hidden[-1]
    if card is None:
        raise _UnknownCardError(index)
    events.append(CardTurned(card, index))
    return Column(column.hidden[:-1], (card,))


def _settle(
    before: Position,
    action: Action,
    columns: list[Column],
    stock: tuple[Card | None, ...],
    events: list[Event],
) -> Step:
    """Complete runs, columns from left to right, then see whether the game is won.

    Every column is looked at: in a game that moves any face-up card, an action can lay bare a run that lay complete
    under other cards, in the column that it took cards from or below another run.
    """
    completed = before.completed
    for index in range(len(columns)) if before.variant.runs_leave else ():
        while (suit := columns[index].completed_suit()) is not None:
            completed = (*completed, suit)
            events.append(RunCompleted(suit, index, len(completed), before.variant.runs))
            rest = Column(columns[index].hidden, columns[index].shown[:-RUN_LENGTH])
            columns[index] = _turn(rest, index, events)
    after = Position(before.variant, tuple(columns), stock, completed)
    if not before.variant.runs_leave:
        events.extend(_changes_of_standing_runs(before, after))
    if after.is_won():
        events.append(GameWon())
    return Step(before, action, tuple(events), after)


def _changes_of_standing_runs(before: Position, after: Position) -> Iterator[Event]:
    """Where runs stay: those that an action covered, then those that it completed, each with the new count."""
    total = before.variant.runs
    # Keyed by suit: runs stay only in games of one deck, so no suit can be complete twice.
    was = {suit: i for i, column in enumerate(before.columns) if (suit := column.completed_suit())}
    now = {suit: i for i, column in enumerate(after.columns) if (suit := column.completed_suit())}
    count = len(was)
    for suit, index in was.items():
        if suit not in now:
            count -= 1
            yield RunCovered(suit, index, count, total)
    for suit, index in now.items():
        if suit not in was:
            count += 1
            yield RunCompleted(suit, index, count, total)


def leaves_too_few(step: Step) -> bool:
    """Whether this step made the stock undealable for ever: fewer cards on the table than columns, under the
    no-gap rule, while cards are left to deal."""
    return _has_too_few(step.after) and not _has_too_few(step.before)


def _has_too_few(position: Position) -> bool:
    return (
        bool(position.stock)
        and position.variant.deal_rule is DealRule.NO_GAP
        and position.cards_on_table < len(position.columns)
    )
