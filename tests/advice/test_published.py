# SPDX-License-Identifier: GPL-3.0-or-later
"""The solver by the published rules: positions by hand, and small ones against a search of everything."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

import pytest

from spiderqt.advice.published import Board, Lift, Line, solve_published, wins_published
from spiderqt.advice.solver.solve import Verdict, solve
from spiderqt.engine.actions import Action, Deal, Move
from spiderqt.engine.codes import GameCode
from spiderqt.engine.position import Position
from spiderqt.engine.position_text import read_position
from spiderqt.engine.variants import Variant, variant
from tests.advice.small import small_positions

# With true rules the gaps can never be filled, so that the stock is never dealt.
GAPS = """
game: SD1-S4
1: KS
2: 6S 3S
3: 8S
4:
5:
6:
7:
stock: AS 2S 4S 5S 7S 9S TS JS QS
completed: H D C
"""
# Nothing fits anywhere: every end is a king or a nine, and no run reaches further than its nine.
STUCK = """
game: SD1-S4
1: AS 2S 3S 4S 5S 6S 7S KS
2: AH 2H 3H 4H 5H 6H 7H KH
3: AD 2D 3D 4D 5D 6D 7D KD
4: AC 2C 3C 4C 5C 6C 7C KC
5: 8S 8H QS QH JS 9S
6: 8D 8C QD QC JH 9H
7: TS TH TD TC JD JC 9C 9D
completed:
"""


def position_of(text: str) -> Position:
    return read_position(text).position


def naive(position: Position, budget: int) -> bool | None:
    """Whether it can be won, by trying everything; None: too much to try."""
    start = Board(position)
    seen, waiting = {_key(start)}, [start]
    columns = range(len(start.shown))
    while waiting:
        board = waiting.pop()
        if board.is_won():
            return True
        if len(seen) > budget:
            return None
        reached = []
        acts: list[Action | Lift] = [*_moves(board), Deal(), *map(Lift, columns)]
        for act in acts:
            after = _copied(board)
            if after.carry_out(act) and _key(after) not in seen:
                seen.add(_key(after))
                reached.append(after)
        waiting += sorted(reached, key=_progress)
    return False


def _moves(board: Board) -> Iterator[Move]:
    """Every move that fits in rank; the board says whether it is legal."""
    for source, pile in enumerate(board.shown):
        for target, other in enumerate(board.shown):
            fitting = range(1, len(pile) + 1)
            if other:
                fitting = range(other[-1].rank - pile[-1].rank, len(pile) + 1)[:1] if pile else range(0)
            yield from (Move(source, count, target) for count in fitting if count > 0)


def _progress(board: Board) -> int:
    joined = sum(b.suit is a.suit and b.rank == a.rank - 1 for pile in board.shown for a, b in pairwise(pile))
    return 20 * sum(board.foundations.values()) - 5 * sum(map(len, board.hidden)) + 3 * joined


def _copied(board: Board) -> Board:
    other = copy.copy(board)
    other.hidden, other.shown = [list(pile) for pile in board.hidden], [list(pile) for pile in board.shown]
    other.foundations = dict(board.foundations)
    return other


def _key(board: Board) -> str:
    piles = [f"{hidden}{shown}" for hidden, shown in zip(board.hidden, board.shown, strict=True)]
    return f"{piles if board.stock else sorted(piles)}{len(board.stock)}"


def test_deals_over_gaps_and_single_cards_make_the_difference() -> None:
    position = position_of(GAPS)
    assert solve(position, nodes=2_000).verdict is Verdict.LOST
    found = solve_published(position, nodes=2_000)
    assert found.verdict is Verdict.WON
    assert Deal() in found.line
    assert any(isinstance(act, Lift) for act in found.line)
    assert wins_published(position, found.line)


def test_a_position_without_moves_is_lost() -> None:
    found = solve_published(position_of(STUCK), nodes=100)
    assert (found.verdict, found.line) == (Verdict.LOST, ())


@pytest.mark.parametrize(
    "line",
    [
        (Lift(0),),  # a king before its queen
        (Lift(3),),  # an empty column
        (Move(0, 1, 0),),
        (Move(1, 2, 3),),  # no run
        (Move(1, 1, 2),),  # three on eight
        (Move(1, 3, 3),),  # more cards than there are
        (Deal(), Deal(), Deal()),  # two deals are there
        (Deal(),),  # legal, but nothing is won
    ],
    ids=str,
)
def test_the_checker_refuses_what_is_illegal_or_wins_nothing(line: Line) -> None:
    assert not wins_published(position_of(GAPS), line)


def test_the_checker_wants_every_card_gone() -> None:
    found = solve_published(position_of(GAPS), nodes=2_000)
    assert not wins_published(position_of(GAPS), found.line[:-1])
    assert not wins_published(position_of(GAPS), (*found.line, Deal()))


def test_whole_deals_are_won_and_other_games_refused() -> None:
    verdicts = [solve_published(GameCode(variant("SS"), n).position(), nodes=4_000) for n in (0, 1)]
    assert {found.verdict for found in verdicts} == {Verdict.WON}
    with pytest.raises(ValueError, match="published"):
        solve_published(GameCode(variant("SP"), 0).position())


@pytest.mark.parametrize("game", [variant("SS"), variant("SD")], ids=str)
@pytest.mark.parametrize(
    ("count", "first", "budget"),
    [(4, 10, 600), pytest.param(150, 100, 1_500, marks=pytest.mark.long)],
    ids=["few", "many"],
)
def test_no_verdict_is_wrong(game: Variant, count: int, first: int, budget: int) -> None:
    found: Counter[tuple[Verdict, bool | None]] = Counter()
    for position in small_positions(game, count, first):
        found[solve_published(position, nodes=3_000).verdict, naive(position, budget)] += 1
    print(found)
    assert found[Verdict.WON, False] == found[Verdict.LOST, True] == 0
    assert found[Verdict.WON, True]
