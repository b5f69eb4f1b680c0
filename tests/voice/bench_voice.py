# SPDX-License-Identifier: GPL-3.0-or-later
"""What speech costs: the item model, the tree, the sentences and the announcer for one action, in milliseconds of the
processor.

    QT_QPA_PLATFORM=offscreen python -m tests.voice.bench_voice

Without a reader an action may take one millisecond at most. With one (the sink of the outbox stands for it here) every
node exists and every event is made, but none is sent.
"""

from __future__ import annotations

import itertools
import sys
import time

from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication

from spiderqt import tongue
from spiderqt.engine.codes import GameCode
from spiderqt.engine.variants import variant
from spiderqt.voice.announcer import Announcer
from spiderqt.voice.phrases.events import say_step
from tests.voice.hosts import FakeTable
from tests.voice.tables import random_steps

FAMILIES = ("SP", "SD", "SS", "SC")
GAMES = 10


def costs(family: str, *, heard: bool, count: int = 100) -> list[float]:
    """Milliseconds of each action of some random games, the cheapest first."""
    return sorted(
        cost for number in range(GAMES) for cost in _costs_of(family, number, heard=heard, count=count)
    )


def _costs_of(family: str, number: int, *, heard: bool, count: int) -> list[float]:
    start = GameCode(variant(family), number).position()
    table = FakeTable(start, heard=heard)
    announcer = Announcer(table.tree)
    if heard:
        _read_all(table)
    taken = []
    for done in random_steps(start, seed=number, count=count, deal_every=4):
        begin = time.process_time()
        announcer.say(say_step(done))
        table.become(done, place=(0, 0))
        taken.append(1000 * (time.process_time() - begin))
    return taken


def _read_all(table: FakeTable) -> None:
    root = QAccessible.queryAccessibleInterface(table)
    for row in range(root.childCount()):
        for index in range(root.child(row).childCount()):
            root.child(row).child(index)


def main() -> int:
    application = QApplication(sys.argv)
    for heard, language in itertools.product((False, True), ("en", "es")):
        print(f"{'with' if heard else 'without'} a reader, {language}:")
        tongue.use(language)
        for family in FAMILIES:
            taken = costs(family, heard=heard)
            median, most = taken[len(taken) // 2], taken[len(taken) * 95 // 100]
            print(
                f"  {family}: median {median:.2f} ms, 95 % below {most:.2f} ms, most {taken[-1]:.2f} ms, "
                f"{len(taken)} actions"
            )
    del application
    return 0


if __name__ == "__main__":
    sys.exit(main())
