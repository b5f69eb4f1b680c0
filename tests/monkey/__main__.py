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


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.monkey")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--events", type=int, default=20_000)
    parser.add_argument(
        "--growth", type=float, default=25.0, help="MB that the memory may grow after a quarter"
    )
    parser.add_argument(
        "--pause", type=int, default=0, help="milliseconds after each event, for a reader to ask"
    )
    given = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    faulthandler.enable()
    with tempfile.TemporaryDirectory() as folder:
        return _run(Path(folder), given.seed, given.events, given.growth, given.pause)


def _run(folder: Path, seed: int, events: int, growth: float, pause: int) -> int:
    from spiderqt import app
    from tests.monkey.monkey import BrokenError, Monkey
    from tests.monkey.world import made_harmless

    application = app.application_object()
    began = time.process_time()
    with made_harmless(folder, seed) as world:
        monkey = Monkey(application, folder, seed)
        world.files, monkey.pause = monkey.choose_file, pause
        sizes = []
        try:
            for part in range(8):
                monkey.run(events * (part + 1) // 8 - monkey.events)
                monkey.come_to_rest()
                sizes.append(_megabytes())
            monkey.end()
        except BrokenError as broken:
            import traceback

            traceback.print_exception(broken)
            sys.stderr.flush()
            os._exit(1)  # the window is as it was broken: Qt would crash over it at the interpreter's end
    grown = sizes[-1] - sizes[1]
    print(
        f"seed {seed}: {monkey.events} events, {monkey.starts} starts, {monkey.dialogs} dialogs,"
        f" {time.process_time() - began:.1f} s of processor; MB {' '.join(f'{size:.0f}' for size in sizes)}"
    )
    if grown > growth:
        print(f"memory grew by {grown:.0f} MB after the first quarter")
        return 1
    return 0


def _megabytes() -> float:
    """What the process holds now, without what it could give back."""
    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL("libc.so.6").malloc_trim(0)
    try:
        return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * PAGE / 1e6
    except OSError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1e6


if __name__ == "__main__":
    sys.exit(main())
