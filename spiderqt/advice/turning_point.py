# SPDX-License-Identifier: GPL-3.0-or-later
"""Where a game was lost: the last position on its way that could still be won, found with few questions.

Standard library and engine only. Must not know the solver: whoever uses this asks it.

From a position that can be won every earlier one of the same way can be won too, by playing on to it. So the positions
that can be won come first, those that cannot come behind, and the border is found by halving. A question that stays
open within its limit narrows nothing; another one near is asked instead, and if none is decided a range remains.
"""

from __future__ import annotations

from spiderqt.advice.solver.solve import Solution, Verdict
from spiderqt.engine.actions import Action
from spiderqt.engine.values import dataclass


@dataclass(frozen=True, slots=True)
class Border:
    """`won` is the number of the last position known to be winnable, None: none is; `line` wins from there.

    `lost` is the first one known to be lost. Between the two lie those that were not decided.
    """

    won: int | None
    line: tuple[Action, ...]
    lost: int

    @property
    def is_exact(self) -> bool:
        """Whether nothing between was left undecided."""
        return self.lost - (-1 if self.won is None else self.won) == 1


class TurningPoint:
    """Positions are numbered from 0, the start of the game; `lost` is one that is lost, as the last one asked about.

    Ask about `next_question` and `tell` the answer, until it is None; then `border` has the outcome.
    """

    def __init__(self, lost: int) -> None:
        self._won, self._lost = -1, lost
        self._line: tuple[Action, ...] = ()
        self._open: set[int] = set()

    @property
    def border(self) -> Border:
        """What is known so far."""
        return Border(None if self._won < 0 else self._won, self._line, self._lost)

    @property
    def next_question(self) -> int | None:
        """The position to ask about next: of those not asked yet the one nearest to the middle."""
        middle = (self._won + self._lost) // 2
        waiting = (n for n in range(self._won + 1, self._lost) if n not in self._open)
        return min(waiting, key=lambda number: (abs(number - middle), number), default=None)

    def tell(self, number: int, solution: Solution) -> None:
        """The answer to a question."""
        match solution.verdict:
            case Verdict.WON:
                if number > self._won:
                    self._won, self._line = number, solution.actions
            case Verdict.LOST:
                self._lost = min(self._lost, number)
            case Verdict.UNKNOWN:
                self._open.add(number)
