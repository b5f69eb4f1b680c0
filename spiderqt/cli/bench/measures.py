# SPDX-License-Identifier: GPL-3.0-or-later
"""Each figure of the bench, measured in processor time, so that what else the machine does counts little.

Must not know how figures are told. Each ends soon after its share of seconds, or when it is called off: then with what
it has, or None.
"""

from __future__ import annotations

import os
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

from spiderqt.advice.hints import hint
from spiderqt.advice.knowledge import view_at_first_sight
from spiderqt.advice.search import searched_hint
from spiderqt.advice.solver.solve import Verdict, solve
from spiderqt.engine.actions import Deal
from spiderqt.engine.codes import GameCode, parse_code
from spiderqt.engine.perft import perft
from spiderqt.engine.play import Step, apply
from spiderqt.engine.position import Position
from spiderqt.engine.variants import Variant, variant

GAMES = (variant("SP", 1), variant("SP", 4), variant("SD", 4), variant("SS"), variant("SC"))
CODE = "SD1-S1-AAAAABD"
NODES, DEALS = 15_000, 6
"""For each deal of the solver's set, and how many deals of each game are in it: the first ones."""
STARTS = 5

Asked = Callable[[], bool]


def _rounds(seconds: float, off: Asked) -> Iterator[int]:
    """Numbers from 0 until the time is over; at least one, unless it is called off."""
    deadline = time.monotonic() + seconds
    number = 0
    while not off() and (number == 0 or time.monotonic() < deadline):
        yield number
        number += 1


def moves_per_second(seconds: float, off: Asked) -> float | None:
    """How many moves of a winning line the referee carries out."""
    start = parse_code(CODE).position()
    line = solve(start, nodes=15_000).actions
    taken, moves = 0.0, 0
    for _ in _rounds(seconds, off):
        position = start
        began = time.process_time()
        for action in line:
            step = apply(position, action)
            assert isinstance(step, Step)
            position = step.after
        taken += time.process_time() - began
        moves += len(line)
    return moves / taken if taken else None


def perft_nodes_per_second(seconds: float, off: Asked) -> float | None:
    """How many action sequences are counted, from the start of different deals."""
    taken, nodes = 0.0, 0
    for number in _rounds(seconds, off):
        position = GameCode(variant("SD", 4), number).position()
        began = time.process_time()
        nodes += perft(position, 3)
        taken += time.process_time() - began
    return nodes / taken if taken else None


def hint_seconds(seconds: float, off: Asked, *, searched: bool) -> float | None:
    """The median over first positions of Spider with four suits, after some deals of the stock."""
    times = []
    for number in _rounds(seconds, off):
        view = view_at_first_sight(_dealt(GameCode(variant("SP", 4), number).position(), number % 4))
        began = time.process_time()
        searched_hint(view) if searched else hint(view)
        times.append(time.process_time() - began)
    return statistics.median(times) if times else None


def _dealt(position: Position, deals: int) -> Position:
    for _ in range(deals):
        step = apply(position, Deal())
        assert isinstance(step, Step)
        position = step.after
    return position


def solver_seconds(game: Variant, seconds: float, off: Asked) -> dict[str, Any]:
    """The first deals of a game, so many nodes each."""
    won = deals = 0
    taken = 0.0
    for number in _rounds(seconds, off):
        if number == DEALS:
            break
        position = GameCode(game, number).position()
        began = time.process_time()
        found = solve(position, nodes=NODES, cancelled=off)
        if off():
            break
        taken += time.process_time() - began
        won += found.verdict is Verdict.WON
        deals += 1
    return {"game": str(game), "deals": deals, "won": won, "seconds": round(taken, 4)}


def start_seconds(off: Asked) -> float | None:
    """This program, started anew, to the end of a small command: the quickest of some starts."""
    words = ["verify", CODE]
    if getattr(sys, "frozen", False):
        return _quickest([sys.executable, *words], off)
    return _quickest([sys.executable, "-m", "spiderqt.cli", *words], off)


def python_start_seconds(off: Asked) -> float | None:
    """Python alone; None in a packed program, which has none to start."""
    return None if getattr(sys, "frozen", False) else _quickest([sys.executable, "-c", "pass"], off)


def _quickest(command: list[str], off: Asked) -> float | None:
    times = [taken for _ in range(STARTS) if not off() and (taken := run(command)[1]) is not None]
    return min(times, default=None)


def run(command: list[str], text: str = "", seconds: float = 20.0) -> tuple[str, float | None]:
    """What a program writes, given `text`, and its processor time (on Windows: clock time); None: it did not run."""
    import subprocess

    environ = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(filter(None, sys.path)),
        "QT_QPA_PLATFORM": "offscreen",
    }
    began = _clock()
    try:
        done = subprocess.run(
            command, input=text, capture_output=True, text=True, timeout=seconds, env=environ, check=False
        )
    except (OSError, subprocess.SubprocessError):
        return "", None
    return done.stdout + done.stderr, _clock() - began


def _clock() -> float:
    if sys.platform == "win32":
        return time.perf_counter()
    import resource

    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
