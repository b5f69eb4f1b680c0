# SPDX-License-Identifier: GPL-3.0-or-later
"""What can be won, over many deals: one row for each deal, and what the rows come to.

Standard library and engine only. Must not know where the rows are kept, nor which processes decide them; `decide` runs
in any of them, on this machine or another.
"""

from __future__ import annotations

import enum
import statistics
import time
from collections.abc import Iterable
from dataclasses import dataclass

from spiderqt.advice.autoplayer import wilson
from spiderqt.advice.published import solve_published
from spiderqt.advice.solver import solve as solver
from spiderqt.advice.solver.solve import Solution, Verdict, solve
from spiderqt.engine.codes import parse_code


class Rules(enum.Enum):
    """By which rules; the value is the name on the command line and in files."""

    TRUE = "true"
    """Those of the game, as the referee knows them."""
    PUBLISHED = "published"
    """Those of `spiderqt.advice.published`."""


@dataclass(frozen=True, slots=True)
class Task:
    """One deal to decide, within so many seconds of processor time."""

    code: str
    rules: Rules
    limit: float


@dataclass(frozen=True, slots=True)
class Row:
    """What came of a task. `seconds` is processor time; `form` is that of the solver, ``compiled`` or ``pure``."""

    code: str
    rules: Rules
    limit: float
    verdict: Verdict
    actions: int
    nodes: int
    seconds: float
    form: str


@dataclass(frozen=True, slots=True)
class Summary:
    """What rows come to. `interval` is the 95 % interval of the rate, from the Wilson interval with every open deal
    lost to the one with every open deal won; `median` and `slowest` (99 of 100 are faster) are processor seconds."""

    deals: int
    won: int
    lost: int
    unknown: int
    interval: tuple[float, float]
    median: float
    slowest: float

    @property
    def rate(self) -> float:
        """The share won, of all."""
        return self.won / self.deals if self.deals else 0.0


def solver_form() -> str:
    """``compiled`` or ``pure``."""
    return "pure" if str(solver.__file__).endswith(".py") else "compiled"


def decide(task: Task) -> Row:
    """Decide one deal. The limit is processor time, so that what else a machine does changes no verdict."""
    began = time.process_time()
    deadline = began + task.limit

    def is_over() -> bool:
        return time.process_time() > deadline

    position = parse_code(task.code).position()
    if task.rules is Rules.TRUE:
        found: Solution = solve(position, cancelled=is_over)
        verdict, actions, nodes = found.verdict, len(found.actions), found.nodes
    else:
        other = solve_published(position, cancelled=is_over)
        verdict, actions, nodes = other.verdict, len(other.line), other.nodes
    seconds = round(time.process_time() - began, 4)
    return Row(task.code, task.rules, task.limit, verdict, actions, nodes, seconds, solver_form())


def summary_of(rows: Iterable[Row]) -> Summary:
    """What the rows come to."""
    found = list(rows)
    count = {verdict: sum(row.verdict is verdict for row in found) for verdict in Verdict}
    won, unknown = count[Verdict.WON], count[Verdict.UNKNOWN]
    times = sorted(row.seconds for row in found)
    return Summary(
        len(found),
        won,
        count[Verdict.LOST],
        unknown,
        (wilson(won, len(found))[0], wilson(won + unknown, len(found))[1]),
        statistics.median(times) if times else 0.0,
        times[(len(times) - 1) * 99 // 100] if times else 0.0,
    )


def row_text(row: Row) -> str:
    """A row as one line of CSV, without its end; no value needs quotes."""
    values = (row.code, row.rules.value, f"{row.limit:g}", row.verdict.value)
    return ",".join((*values, str(row.actions), str(row.nodes), f"{row.seconds:.4f}", row.form))


HEAD = "code,rules,limit,verdict,actions,nodes,seconds,form"


def row_in(line: str) -> Row:
    """Read a line of CSV. Raises ValueError."""
    code, rules, limit, verdict, actions, nodes, seconds, form = line.split(",")
    return Row(
        str(parse_code(code)),
        Rules(rules),
        float(limit),
        Verdict(verdict),
        int(actions),
        int(nodes),
        float(seconds),
        form,
    )
