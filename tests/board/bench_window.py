# SPDX-License-Identifier: GPL-3.0-or-later
"""Times the whole window, from an input to the painted frame, and weighs it: ``python -m tests.board.bench_window``.

Off screen unless QT_QPA_PLATFORM says otherwise. Prints milliseconds and MB, and the share of the project's budget.
"""

from __future__ import annotations

import gc
import os
import random
import statistics
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from spiderqt.compat import override
from spiderqt.engine.codes import GameCode, parse_code
from spiderqt.engine.play import legal_actions
from spiderqt.engine.variants import variant
from spiderqt.i18n import Languages
from spiderqt.session.game import Game
from spiderqt.settings import Settings
from spiderqt.windows.main_window import MainWindow

ACTIONS = 5_000
KEYS = (Qt.Key.Key_Right, Qt.Key.Key_Space, Qt.Key.Key_Escape, Qt.Key.Key_D, Qt.Key.Key_U, Qt.Key.Key_Left)


class Painted(QObject):
    """Counts the paint events of a widget."""

    count = 0

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        self.count += event.type() is QEvent.Type.Paint
        return False


def open_window(application: QApplication) -> MainWindow:
    """A window of 1920x1080 with nothing stored; cards move."""
    settings, code = Settings(None, application), parse_code("SP1-S4-AAAAABW")
    languages = Languages(settings, application)
    languages.start("en")
    game = Game(code)
    window = MainWindow(game, settings, languages)
    game.setParent(window)
    window.resize(1920, 1080)
    window.show()
    window.activateWindow()
    application.processEvents()
    return window


def input_to_frame_ms(window: MainWindow, rounds: int = 30) -> list[float]:
    """From each key to the end of the first paint after it: all that happens between, the sentences too."""
    painted, times = Painted(), []
    window.view.viewport().installEventFilter(painted)
    for _ in range(rounds):
        for key in KEYS:
            before, begin = painted.count, time.perf_counter()
            QTest.keyClick(window.view, key)
            while painted.count == before and time.perf_counter() - begin < 0.5:
                QApplication.processEvents()
            times.append((time.perf_counter() - begin) * 1000)
            for _ in range(3):
                QApplication.processEvents()
    window.view.viewport().removeEventFilter(painted)
    return times


def megabytes() -> float:
    """What the process holds in memory now."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def play(window: MainWindow, actions: int) -> None:
    """Random legal actions, every fifth time an undo, a new deal where nothing is left; every fifth one shown."""
    chance, game = random.Random(1), window.game
    for number in range(actions):
        legal = list(legal_actions(game.position))
        if not legal or number % 250 == 249:
            game.start(GameCode(variant("SP", chance.choice((1, 2, 4))), number))
        elif number % 5 == 4:
            game.undo()
        else:
            game.play(chance.choice(legal))
        if number % 5 == 0:
            QApplication.processEvents()


def main() -> None:
    """Print all figures."""
    application = QApplication.instance() or QApplication([])
    assert isinstance(application, QApplication)
    window = open_window(application)
    at_start = megabytes()
    times = sorted(input_to_frame_ms(window))
    middle, slow = statistics.median(times), times[int(len(times) * 0.95)]
    print(
        f"input to painted frame, 1920x1080: median {middle:.1f} ms ({middle / 16:.0%} of 16 ms), 95 %: {slow:.1f} ms"
    )
    play(window, ACTIONS)
    gc.collect()
    after = megabytes()
    print(
        f"memory: {at_start:.0f} MB at the start, {after:.0f} MB after {ACTIONS} actions ({after / 150:.0%} of 150 MB)"
    )
    print(f"load average: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
    window.close()


if __name__ == "__main__":
    main()
