# SPDX-License-Identifier: GPL-3.0-or-later
"""Figures of what lasts: ``python -m tests.windows.bench_past [GAMES]`` (100,000 of them unless told otherwise).

The start of the program with ten thousand games and one to resume, against a fresh one; statistics and history opened
and painted. Clock and processor, medians: on a busy machine the clock is worth little.
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

from spiderqt import app, options, paths
from spiderqt.i18n import Languages
from spiderqt.settings import Settings
from spiderqt.store.connection import connect
from spiderqt.store.store import Store, open_store
from spiderqt.windows.main_window import MainWindow
from spiderqt.windows.past.history import HistoryDialog
from spiderqt.windows.past.lists import RowTable
from spiderqt.windows.past.statistics import StatisticsDialog
from tests.store.samples import deal, fill, played_game

ROUNDS = 9


def measured(what: str, act: Callable[[], object], rounds: int = ROUNDS) -> float:
    """Print the medians of so many times, in milliseconds; that of the clock."""
    clock, processor = [], []
    for _ in range(rounds):
        began = time.perf_counter(), time.process_time()
        act()
        clock.append(1000 * (time.perf_counter() - began[0]))
        processor.append(1000 * (time.process_time() - began[1]))
    found = statistics.median(clock)
    print(f"{what}: clock {found:.0f} ms, processor {statistics.median(processor):.0f} ms", flush=True)
    return found


def with_games(folder: Path, count: int) -> None:
    """A store with so many games of 150 entries in its history, and one of as many under way."""
    store = open_store(folder)
    store.save(played_game(150, start=deal(1, "SR", 4)))
    assert store.path is not None
    db = connect(store.path)
    fill(db, count, entries_each=150)
    db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    db.close()
    store.close()


def started(folder: Path, application: QApplication) -> MainWindow:
    """The program as it starts over `folder`, up to its first picture."""
    settings = Settings(folder, application)
    languages = Languages(settings, application)
    languages.start("en")
    ground = app.Ground(options.Options(), paths.DataFolder(folder), settings, languages)
    window = app.build(ground)
    assert isinstance(window, MainWindow)
    window.show()
    application.processEvents()
    return window


def timed_start(folder: Path, application: QApplication) -> tuple[float, float]:
    """Clock and processor of a start, in milliseconds; it is ended afterwards."""
    began = time.perf_counter(), time.process_time()
    window = started(folder, application)
    took = time.perf_counter() - began[0], time.process_time() - began[1]
    window.close()
    window.deleteLater()
    application.processEvents()
    return 1000 * took[0], 1000 * took[1]


def shown(dialog: QDialog) -> None:
    """Open a dialog, let it paint, and close it."""
    dialog.show()
    QApplication.processEvents()
    dialog.close()
    dialog.deleteLater()


def pictured(dialog: StatisticsDialog) -> None:
    """What comes after the table."""
    dialog._show_course()
    QApplication.processEvents()


def measure_starts(folder: Path, application: QApplication) -> None:
    """A start with ten thousand games against a fresh one, in turn."""
    for name in ("fresh", "used"):
        (folder / name).mkdir()
    with_games(folder / "used", 10_000)
    found: dict[str, list[tuple[float, float]]] = {"fresh": [], "used": []}
    for name in found:
        timed_start(folder / name, application)  # the first one loads what all others find
    for _ in range(2 * ROUNDS):
        for name in found:
            found[name].append(timed_start(folder / name, application))
    clock = {name: statistics.median(one for one, _ in times) for name, times in found.items()}
    used = {name: statistics.median(one for _, one in times) for name, times in found.items()}
    print(
        f"start to the first picture: fresh {clock['fresh']:.0f} ms (processor {used['fresh']:.0f}),"
        f" resumed with 10,000 games {clock['used']:.0f} ms (processor {used['used']:.0f}):"
        f" {clock['used'] - clock['fresh']:+.0f} ms (processor {used['used'] - used['fresh']:+.0f})",
        flush=True,
    )


def measure_dialogs(store: Store, window: MainWindow, count: int) -> None:
    """Statistics and history over so many games."""
    looks = window.scene.options
    measured(
        f"statistics of {count} games, opened and painted", lambda: shown(StatisticsDialog(store, looks))
    )
    dialog = StatisticsDialog(store, looks)
    dialog.show()
    measured("the picture of one group in it, counted and painted", lambda: pictured(dialog))
    dialog.close()
    measured(f"history of {count} games, opened and painted", lambda: shown(HistoryDialog(store)))
    history = HistoryDialog(store)
    history.show()
    table = history.findChild(RowTable)
    assert isinstance(table, RowTable)

    def to_and_fro() -> None:
        for key in (Qt.Key.Key_End, Qt.Key.Key_Home, Qt.Key.Key_PageDown):
            QTest.keyClick(table, key, Qt.KeyboardModifier.ControlModifier)
            QApplication.processEvents()
            history.grab()

    measured("its last page, its first and the next one, painted", to_and_fro)
    history.close()


def main(words: list[str]) -> int:
    """Measure all of it."""
    count = int(words[0]) if words else 100_000
    application = QApplication([])
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        print(f"load {os.getloadavg()[0]:.1f}", flush=True)
        measure_starts(folder, application)
        (folder / "many").mkdir()
        with_games(folder / "many", count)
        window = started(folder / "many", application)
        assert window.keeper is not None
        measure_dialogs(window.keeper.store, window, count)
        window.close()
        print(f"load {os.getloadavg()[0]:.1f}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
