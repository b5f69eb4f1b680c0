# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules of all eight families in the most obvious code, with no care for speed.

Actions are the texts of a record: ``3x2 7`` (two cards from column 3 to column 7) and ``d``.
Must not import anything of spiderqt.
"""

from __future__ import annotations

from itertools import pairwise

from tests.naive.text import State

RANKS = "A23456789TJQK"
SCORPIONS = ("SC", "SX")


def rank(card: str) -> int:
    """1 for an ace to 13 for a king; the card may lie face down."""
    return RANKS.index(card[-2]) + 1


def suit(card: str) -> str:
    """The suit's letter."""
    return card[-1]


def hidden(card: str) -> bool:
    """Whether the card lies face down."""
    return card.startswith("#")


def is_whole_run(cards: tuple[str, ...]) -> bool:
    """Whether these are exactly king to ace of one suit, all face up."""
    if len(cards) != 13:
        return False
    for place, card in enumerate(cards):
        if hidden(card) or rank(card) != 13 - place or suit(card) != suit(cards[0]):
            return False
    return True


def completed(state: State) -> tuple[str, ...]:
    """Suits of the completed runs; in SC those that lie at the ends of columns now, from the left."""
    if state.family == "SC":
        return tuple(suit(column[-1]) for column in state.columns if is_whole_run(column[-13:]))
    return state.completed


def won(state: State) -> bool:
    """Whether the game is won."""
    if state.family == "SC":
        return all(column == () or is_whole_run(column) for column in state.columns)
    return len(state.completed) == (8 if state.family in ("SP", "SR") else 4)


def score(state: State, moves: int) -> int:
    """The classic score after so many moves and deals."""
    return 500 - moves + 100 * len(completed(state))


def may_deal(state: State) -> bool:
    """Whether a deal is legal, the end of the game left aside."""
    if not state.stock:
        return False
    if state.family in ("SP", "SD"):
        return () not in state.columns
    return True


def may_move(state: State, group: tuple[str, ...], target: tuple[str, ...]) -> bool:
    """Whether the cards at the end of one column may go onto another column."""
    if any(hidden(card) for card in group):
        return False
    if target and rank(target[-1]) != rank(group[0]) + 1:
        return False
    if state.family in SCORPIONS:
        return suit(target[-1]) == suit(group[0]) if target else rank(group[0]) == 13
    if any(rank(lower) != rank(upper) - 1 for upper, lower in pairwise(group)):
        return False
    runs = 1 + sum(suit(lower) != suit(upper) for upper, lower in pairwise(group))
    spare = state.columns.count(()) if target else state.columns.count(()) - 1
    return runs == 1 or (state.family == "SM" and runs <= pow(2, spare))


def legal(state: State) -> list[str]:
    """Every legal action: each source, each count, each target, and the deal; none once the game is won."""
    if won(state):
        return []
    actions = []
    for source, cards in enumerate(state.columns):
        for count in range(1, len(cards) + 1):
            for goal, target in enumerate(state.columns):
                if goal != source and may_move(state, cards[-count:], target):
                    actions.append(f"{source + 1}x{count} {goal + 1}")
    if may_deal(state):
        actions.append("d")
    return actions


def act(state: State, action: str) -> State:
    """The position after a legal action; ValueError for any other."""
    if action not in legal(state):
        raise ValueError(f"not legal here: {action}")
    return after(state, action)


def after(state: State, action: str) -> State:
    """As `act`, but trusting that the action is legal."""
    columns = [list(column) for column in state.columns]
    stock = list(state.stock)
    if action == "d":
        for column in columns:
            if stock:
                column.append(stock.pop(0))
    else:
        left, right = action.split()
        source, count = (int(number) for number in left.split("x"))
        group = columns[source - 1][-count:]
        del columns[source - 1][-count:]
        columns[int(right) - 1] += group
    return settle(state._replace(columns=tuple(map(tuple, columns)), stock=tuple(stock)))


def settle(state: State) -> State:
    """Take completed runs off (not in SC), column by column from the left, and turn up hidden end cards.

    Every column is looked at, and more than once: in SX a move can lay bare a run that was completed under
    other cards, in the column it came from or below another completed run.
    """
    columns = [list(column) for column in state.columns]
    gone = list(state.completed)
    for column in columns:
        while state.family != "SC" and is_whole_run(tuple(column[-13:])):
            gone.append(suit(column[-1]))
            del column[-13:]
        if column and hidden(column[-1]):
            column[-1] = column[-1][1:]
    return state._replace(columns=tuple(map(tuple, columns)), completed=tuple(gone))


def perft(state: State, depth: int, memo: dict[tuple[State, int], int] | None = None) -> int:
    """How many different sequences of so many actions there are from here."""
    if depth == 0:
        return 1
    if depth == 1:
        return len(legal(state))
    memo = {} if memo is None else memo
    key = (state, depth)
    if key not in memo:
        memo[key] = sum(perft(after(state, action), depth - 1, memo) for action in legal(state))
    return memo[key]
