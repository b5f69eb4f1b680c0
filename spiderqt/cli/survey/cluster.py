# SPDX-License-Identifier: GPL-3.0-or-later
"""Solves the deals of a survey on a Dask cluster that is there already; needs the extra `survey`.

Must not know what becomes of the rows. The cluster's workers need SpiderQt installed too, of the same version.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from spiderqt import __version__
from spiderqt.advice.survey import Row, Task, decide
from spiderqt.cli.answers import BadInputError
from spiderqt.tongue import translate
from spiderqt.voice.faults import printable, quoted

PATIENCE = 10.0
"""Seconds until a scheduler must have answered."""
AHEAD = 4
"""Tasks for each thread of the cluster that are handed over at a time."""
BETWEEN_LOOKS = 0.2


def solve_on_cluster(
    address: str, tasks: list[Task], note: Callable[[Iterable[Row]], None], cancelled: Callable[[], bool]
) -> None:
    """Give `note` the rows as they come; ends early when `cancelled()` says so. Raises BadInputError."""
    distributed = _distributed()
    try:
        client = distributed.Client(address, timeout=PATIENCE)
    except (OSError, ValueError, TimeoutError) as error:
        sentence = translate("Console", "No Dask scheduler answers there ({reason}).")
        raise BadInputError(sentence.format(reason=_reason(error)), printable(address)) from error
    with client:
        _check_workers(client, address)
        _solve(distributed, client, tasks, note, cancelled)


def _distributed() -> Any:
    try:
        import distributed
    except ImportError as error:
        sentence = translate("Console", "For a cluster Dask is needed: pip install 'spiderqt[survey]'")
        raise BadInputError(sentence, "--scheduler") from error
    return distributed


def _check_workers(client: Any, address: str) -> None:
    """The cluster has workers, and they have this version of SpiderQt."""
    try:
        client.wait_for_workers(1, timeout=PATIENCE)
        versions = set(client.run(_version).values())
    except Exception as error:  # whatever goes wrong far away comes back as what it was there
        sentence = translate(
            "Console", "The workers of the cluster cannot solve: is SpiderQt there? ({reason})"
        )
        raise BadInputError(sentence.format(reason=_reason(error)), printable(address)) from error
    if versions != {__version__}:
        sentence = translate("Console", "The workers have another version of SpiderQt: {versions}")
        raise BadInputError(sentence.format(versions=", ".join(sorted(versions))), printable(address))


def _version() -> str:
    from spiderqt import __version__ as theirs

    return theirs


def _reason(error: BaseException) -> str:
    return quoted(" ".join(str(error).split()) or type(error).__name__)


def _solve(
    distributed: Any,
    client: Any,
    tasks: list[Task],
    note: Callable[[Iterable[Row]], None],
    cancelled: Callable[[], bool],
) -> None:
    waiting = list(reversed(tasks))
    in_work: set[Any] = set()
    while (waiting or in_work) and not cancelled():
        room = AHEAD * max(1, sum(client.nthreads().values())) - len(in_work)
        for _ in range(min(room, len(waiting))):
            in_work.add(client.submit(decide, waiting.pop(), pure=False))
        try:
            done, in_work = distributed.wait(in_work, timeout=BETWEEN_LOOKS, return_when="FIRST_COMPLETED")
        except TimeoutError:
            continue
        note([future.result() for future in done])
    client.cancel(list(in_work))
