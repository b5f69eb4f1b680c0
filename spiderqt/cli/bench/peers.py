# SPDX-License-Identifier: GPL-3.0-or-later
"""Other solvers on this machine, side by side with ours on Simple Simon, which all of them know.

Must not know how figures are told. fc-solve gets the very deals that ours gets. KPatience's command line solves deals
of its own numbers only, so there the comparison is between as many deals of the same game.
"""

from __future__ import annotations

import re
import shutil
import time
from typing import Any

from spiderqt.advice.solver.solve import Verdict, solve
from spiderqt.cli.bench.measures import Asked, run
from spiderqt.engine.codes import GameCode
from spiderqt.engine.position import Position
from spiderqt.engine.variants import variant
from spiderqt.foreign import fc_solve

DEALS, NODES = 20, 200_000
KPAT_SIMON = "9"
"""KPatience's number for Simple Simon."""


def compared(off: Asked) -> list[dict[str, Any]]:
    """A row for each solver that is installed and answers."""
    programs = [(name, path) for name in ("fc-solve", "kpat") if (path := shutil.which(name))]
    if not programs:
        return []
    positions = [GameCode(variant("SS"), number).position() for number in range(DEALS)]
    ours, our_won = _ours(positions, off)
    rows = []
    for name, path in programs:
        found = _fc_solve(path, positions, off) if name == "fc-solve" else _kpat(path)
        if off() or found is None or not ours:
            continue
        row = {"name": name, "game": "SS1-S4", "deals": DEALS, "same_deals": name == "fc-solve"}
        row |= {
            "our_won": our_won,
            "their_won": found[1],
            "ours": round(ours, 4),
            "theirs": round(found[0], 4),
        }
        rows.append({**row, "ratio": round(found[0] / ours, 3)})
    return rows


def _ours(positions: list[Position], off: Asked) -> tuple[float, int]:
    began = time.process_time()
    won = sum(solve(p, nodes=NODES, cancelled=off).verdict is Verdict.WON for p in positions)
    return time.process_time() - began, won


def _fc_solve(path: str, positions: list[Position], off: Asked) -> tuple[float, int] | None:
    """Its time less what it needs to start, found by asking for its version as often."""
    total, won = 0.0, 0
    for position in positions:
        if off():
            return None
        said, taken = run(
            [path, "--game", "simple_simon", "--max-iters", str(NODES)], fc_solve.write(position)
        )
        if taken is None:
            return None
        total += taken - (run([path, "--version"])[1] or 0.0)
        won += "This game is solveable" in said
    return max(total, 0.0), won


def _kpat(path: str) -> tuple[float, int] | None:
    said, taken = run([path, "--solve", KPAT_SIMON, "--start", "1", "--end", str(DEALS)])
    _, start = run([path, "--version"])
    verdicts = re.findall(r"^\d+ (won|lost|unknown)", said, re.MULTILINE)
    if taken is None or not verdicts:
        return None
    return max(taken - (start or 0.0), 0.0), verdicts.count("won")
