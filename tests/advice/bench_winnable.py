# SPDX-License-Identifier: GPL-3.0-or-later
"""How long a winnable deal is looked for: ``python -m tests.advice.bench_winnable [DEALS]``.

Processor seconds, drawn deals, one line for each game. (`python packaging/compile_solver.py` first for the compiled
figures.)
"""

from __future__ import annotations

import sys
import time

from spiderqt.advice.solver import solve as solver
from spiderqt.advice.winnable import winnable_deal
from spiderqt.engine.variants import VARIANTS, Variant

LIMITS = {"compiled": 1.0, "pure": 5.0}
"""Seconds, for 95 of 100."""


def times(game: Variant, deals: int) -> list[float]:
    """The seconds for each of so many searches, sorted."""
    found = []
    for number in range(deals):
        began = time.process_time()
        assert winnable_deal(game, 100_000 * (number + 1)) is not None
        found.append(time.process_time() - began)
    return sorted(found)


def main() -> None:
    """The command."""
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    form = "compiled" if str(solver.__file__).endswith((".so", ".pyd")) else "pure"
    print(f"solver: {form}; {deals} searches each")
    for game in VARIANTS:
        seconds = times(game, deals)
        within = sum(1 for one in seconds if one <= LIMITS[form])
        print(
            f"{game}: median {seconds[deals // 2]:.2f} s, 95 % {seconds[int(0.95 * deals)]:.2f} s,"
            f" most {seconds[-1]:.2f} s; within {LIMITS[form]:.0f} s: {within}",
            flush=True,
        )


if __name__ == "__main__":
    main()
