# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures the cut points of `spiderqt.advice.difficulty`: ``python -m tests.advice.make_difficulty [COUNT]``.

Prints the table to be put there: for each game the thirds of the lengths of the solver's lines over its first COUNT
deals (default 100) that are won within the nodes that the grades allow. Minutes with the compiled solver.
"""

from __future__ import annotations

import sys

from spiderqt.advice.solver.solve import Verdict, solve
from spiderqt.advice.winnable import NODES
from spiderqt.engine.codes import GameCode
from spiderqt.engine.variants import VARIANTS, Variant

FIRST = 10_000


def lengths(game: Variant, count: int) -> list[int]:
    """The lengths of the lines, shortest first."""
    found = (solve(GameCode(game, FIRST + n).position(), nodes=NODES) for n in range(count))
    return sorted(len(solution.actions) for solution in found if solution.verdict is Verdict.WON)


def main() -> None:
    """The command."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    for game in VARIANTS:
        found = lengths(game, count)
        third = len(found) // 3
        print(
            f'    "{game}": ({found[third - 1]}, {found[2 * third - 1]}),  # {len(found)} won of {count}',
            flush=True,
        )


if __name__ == "__main__":
    main()
