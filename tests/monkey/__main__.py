# SPDX-License-Identifier: GPL-3.0-or-later
"""``python -m tests.monkey --seed N --events N``: one run; 0: nothing broke; 1: the story why."""

from __future__ import annotations

import argparse
import contextlib
import ctypes
import faulthandler
import os
import resource
import sys
import tempfile
import time
from pathlib import Path

PAGE = os.sysconf("SC_PAGE_SIZE")
WEIGHED = 1_250
"""After so many events each, whatever the number of all, so that fewer of them do the same: the memory is weighed."""
CLOSED = 10
"""The first time, and after so many weighings each, and at the end: once more, when the program has been closed."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.monkey")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--events", type=int, default=20_000)
    parser.add_argument(
        "--growth",
        type=float,
        default=40.0,
        help="MB that the open program may grow after the first weighing",
    )
    parser.add_argument(
        "--kept",
        type=float,
        default=25.0,
        help="MB more that may be left without a window than at the first weighing; a third of that than at the second,"
        " when everything has been loaded once",
    )
    parser.add_argument(
        "--pause", type=int, default=0, help="milliseconds after each event, for a reader to ask"
    )
    given = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    faulthandler.enable()
    with tempfile.TemporaryDirectory() as folder:
        return _run(Path(folder), given)


def _run(folder: Path, given: argparse.Namespace) -> int:
    from spiderqt import app
    from tests.monkey.monkey import BrokenError, Monkey
    from tests.monkey.world import made_harmless

    application = app.application_object()
    began = time.process_time()
    with made_harmless(folder, given.seed) as world:
        monkey = Monkey(application, folder, given.seed)
        world.files, monkey.pause = monkey.choose_file, given.pause
        opened, closed = [], []
        try:
            while monkey.events < given.events:
                monkey.run(min(WEIGHED, given.events - monkey.events))
                monkey.come_to_rest()
                opened.append(_megabytes())
                if len(opened) == 1 or len(opened) % CLOSED == 0:
                    monkey.end()
                    closed.append(_megabytes())
                    monkey.begin()
            monkey.end()
            closed.append(_megabytes())
        except BrokenError as broken:
            import traceback

            traceback.print_exception(broken)
            sys.stderr.flush()
            os._exit(1)  # the window is as it was broken: Qt would crash over it at the interpreter's end
    grown, kept = opened[-1] - opened[0], closed[-1] - closed[0]
    print(
        f"seed {given.seed}: {monkey.events} events, {monkey.starts} starts, {monkey.dialogs} dialogs,"
        f" {time.process_time() - began:.1f} s of processor; MB {' '.join(f'{size:.0f}' for size in opened)};"
        f" without a window {' '.join(f'{size:.0f}' for size in closed)}"
    )
    later = closed[-1] - closed[1]
    if grown > given.growth or kept > given.kept or later > given.kept / 3:
        print(f"memory grew: by {grown:.0f} MB, by {kept:.0f} MB without a window, {later:.0f} of them late")
        return 1
    return 0


def _megabytes() -> float:
    """What the process holds now, without what it could give back or paint again."""
    from PySide6.QtGui import QPixmapCache

    QPixmapCache.clear()
    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL("libc.so.6").malloc_trim(0)
    try:
        return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * PAGE / 1e6
    except OSError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1e6


if __name__ == "__main__":
    sys.exit(main())
