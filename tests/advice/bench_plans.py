# SPDX-License-Identifier: GPL-3.0-or-later
"""How long the search behind a stronger hint takes over whole games: ``python -m tests.advice.bench_plans [GAMES]``.

Processor time, so many games (default 5) of five kinds, played by the plans themselves. (`python
packaging/compile_solver.py` first for the compiled figures.)
"""

from __future__ import annotations

import os
import sys
import time

from spiderqt.advice.knowledge import knowledge_of
from spiderqt.advice.search import plan
from spiderqt.advice.survey import solver_form
from spiderqt.engine.codes import GameCode
from spiderqt.engine.play import Step, apply
from spiderqt.engine.variants import variant

GAMES = (("spider", 1), ("spider", 2), ("spider", 4), ("spiderette", 1), ("spiderette", 4))
FIRST = 777


def plans(family: str, suits: int, number: int) -> list[float]:
    """The milliseconds of each plan of one game."""
    position = GameCode(variant(family, suits), number).position()
    known = knowledge_of((position,))
    times = []
    while not position.is_won():
        view = known.view(position)
        began = time.process_time()
        found = plan(view)
        times.append(1000 * (time.process_time() - began))
        if not found.actions:
            break
        for action in found.actions:
            step = apply(position, action)
            assert isinstance(step, Step)
            position = step.after
        known = known.seeing(position)
    return times


def main() -> None:
    """The command."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    print(f"{solver_form()}; load {os.getloadavg()[0]:.0f}")
    for family, suits in GAMES:
        times = sorted(ms for n in range(count) for ms in plans(family, suits, FIRST + n))
        points = [times[int(share * (len(times) - 1))] for share in (0.5, 0.99)]
        told = f"median {points[0]:.1f}, 99 % {points[1]:.1f}, most {times[-1]:.1f} ms"
        print(f"{family}, {suits}: {len(times)} plans, {told}", flush=True)


if __name__ == "__main__":
    main()
