# SPDX-License-Identifier: GPL-3.0-or-later
"""Solves the deals of a survey on this machine, in as many worker processes as there are processors.

Must not know what becomes of the rows.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Generator

from spiderqt.advice.solver.solve import Verdict
from spiderqt.advice.survey import Row, Task, solver_form
from spiderqt.advice.worker.client import Worker
from spiderqt.advice.worker.jobs import Done, Failed

BETWEEN_LOOKS = 0.02


def solve_here(
    jobs: int | None, tasks: list[Task], cancelled: Callable[[], bool]
) -> Generator[list[Row], None, None]:
    """The rows as they come, a few at a time, in no order; ends early when `cancelled()` says so."""
    waiting = list(reversed(tasks))
    in_work: dict[Worker, Task] = {}
    workers = [Worker() for _ in range(min(len(tasks), jobs or _processors()))]
    try:
        while (waiting or in_work) and not cancelled():
            for worker in workers:
                if worker not in in_work and waiting:
                    in_work[worker] = waiting.pop()
                    worker.start(in_work[worker])
            rows = [row for worker in list(in_work) if (row := _row_of(worker, in_work)) is not None]
            if rows:
                yield rows
            else:
                time.sleep(BETWEEN_LOOKS)
    finally:
        for worker in workers:
            worker.close()


def _row_of(worker: Worker, in_work: dict[Worker, Task]) -> Row | None:
    for report in worker.poll():
        match report:
            case Done(_, Row() as row):
                del in_work[worker]
                return row
            case Failed():
                # Out of memory, most likely: neither won nor lost.
                task = in_work.pop(worker)
                return Row(task.code, task.rules, task.limit, Verdict.UNKNOWN, 0, 0, 0.0, solver_form())
    return None


def _processors() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
