# SPDX-License-Identifier: GPL-3.0-or-later
"""How well the table answers while the program thinks: ``python -m tests.windows.bench_answers [SECONDS]``.

Prints by how much the beats of a 5 ms timer were late while nothing was done and while a hard game was analysed, how
long stronger hints took from key to mark, and how long a stop took. (`python packaging/compile_solver.py` first for the
compiled figures.)
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QElapsedTimer, QEventLoop, Qt, QTimer
from PySide6.QtWidgets import QApplication

from spiderqt import app, options
from spiderqt.advice.autoplayer import Policy, autoplay
from spiderqt.advice.knowledge import knowledge_of
from spiderqt.advice.search import plan
from spiderqt.advice.solver import solve as solver
from spiderqt.engine.codes import GameCode
from spiderqt.engine.play import Step, apply
from spiderqt.engine.variants import variant
from spiderqt.windows.main_window import MainWindow

HARD = "SD1-S4-AAAABQS"
GAMES = (("spider", 1), ("spider", 2), ("spider", 4), ("spiderette", 1), ("spiderette", 4))


def pause(milliseconds: int) -> None:
    """Let the event loop go on."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def lateness(milliseconds: int) -> tuple[list[float], list[float]]:
    """How late each beat of a timer of 5 ms was, and how long this thread had the processor since the one before.

    In milliseconds. The second says what the program itself keeps the table waiting, whatever else the machine does.
    """
    beat, clock = QTimer(), QElapsedTimer()
    beat.setTimerType(Qt.TimerType.PreciseTimer)
    late: list[float] = []
    busy: list[float] = []
    last = time.thread_time()

    def on_beat() -> None:
        nonlocal last
        late.append(clock.nsecsElapsed() / 1e6 - 5)
        busy.append(1000 * (time.thread_time() - last))
        last = time.thread_time()
        clock.restart()

    beat.timeout.connect(on_beat)
    clock.start()
    beat.start(5)
    pause(milliseconds)
    beat.stop()
    return late, busy


def tell(what: str, figures: list[float]) -> None:
    """One line."""
    figures = sorted(figures)
    point = {share: figures[min(len(figures) - 1, int(share * len(figures)))] for share in (0.5, 0.99)}
    print(f"{what}: median {point[0.5]:.1f} ms, 99 % {point[0.99]:.1f} ms, most {figures[-1]:.1f} ms")


def hints(window: MainWindow, count: int) -> list[float]:
    """From the key to the mark, in milliseconds: at starts of deals and in the middle of them."""
    found = []
    for family, suits in GAMES:
        for number in range(count):
            window.game.start(GameCode(variant(family, suits), number))
            for _ in range(8):
                window.adviser._planned = ()
                began = time.perf_counter()
                window.action("strong-hint").trigger()
                while window.advice.desk.is_busy:
                    QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
                found.append(1000 * (time.perf_counter() - began))
                action = window.adviser.hint().action
                if action is None or not window.game.play(action):
                    break
    return found


def searches(count: int) -> list[float]:
    """The processor time of the search behind a stronger hint, in milliseconds, without its process."""
    found = []
    for family, suits in GAMES:
        for number in range(count):
            position = GameCode(variant(family, suits), number).position()
            known = knowledge_of((position,))
            for action in autoplay(position, Policy.HINTS)[:40]:
                began = time.process_time()
                plan(known.view(position))
                found.append(1000 * (time.process_time() - began))
                step = apply(position, action)
                assert isinstance(step, Step)
                position = step.after
                known = known.seeing(position)
    return found


def stops(window: MainWindow, count: int) -> list[float]:
    """From a stop to an answer to something else, in milliseconds, as the process must be free for that."""
    found = []
    for _ in range(count):
        window.action("analyse").trigger()
        pause(700)
        began = time.perf_counter()
        window.stop_thinking()
        found.append(1000 * (time.perf_counter() - began))
    return found


def main() -> None:
    """The command."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 10
    application = app.application_object()
    with tempfile.TemporaryDirectory() as folder:
        asked = options.Options(code=HARD, data_dir=str(Path(folder) / "data"))
        window = app.build(app.lay_ground(asked, application))
        assert isinstance(window, MainWindow)
        window.show()
        window.lines.mark_looked_through(window.game.table.start)
        form = "compiled" if str(solver.__file__).endswith((".so", ".pyd")) else "pure"
        print(f"solver: {form}; load {statistics.fmean(os.getloadavg()):.1f}")
        late, busy = lateness(round(1000 * seconds))
        tell("nothing to do: beats of 5 ms late by", late)
        tell("nothing to do: own processor time between two beats", busy)
        window.action("analyse").trigger()
        late, busy = lateness(round(1000 * seconds))
        tell("a hard game analysed: beats of 5 ms late by", late)
        tell("a hard game analysed: own processor time between two beats", busy)
        window.stop_thinking()
        tell("a stop, for the player", stops(window, 5))
        tell("a stronger hint, from key to mark", hints(window, 2))
        tell("a stronger hint, processor time of its search", searches(2))
        window.close()


if __name__ == "__main__":
    main()
