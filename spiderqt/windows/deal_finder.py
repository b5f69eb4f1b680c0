# SPDX-License-Identifier: GPL-3.0-or-later
"""Finds the deal of a day behind the player's back: some seconds of the solver's work, while windows go on answering.

Must not know who asks, nor keep what was found.
"""

from __future__ import annotations

import queue
import threading
import time
from datetime import date

from PySide6.QtCore import QObject, QTimer, Signal

from spiderqt.advice.winnable import Winnable, deal_of_the_day
from spiderqt.engine.variants import Variant

LOOK_MS = 50
"""How often the answer is looked for."""


class DealFinder(QObject):
    """One search at a time. `found(deal)` is said once for each `find` that was not called off.

    A thread, since that is the same in a clone, in a wheel and in a packed program. It lets others have the interpreter
    every few nodes.
    """

    found = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._search: _Search | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK_MS)
        self._timer.timeout.connect(self._on_look)

    @property
    def is_busy(self) -> bool:
        """Whether something is being looked for."""
        return self._search is not None

    def find(self, game: Variant, day: date) -> None:
        """Look for the deal of that day; calls off what was looked for before."""
        self.cancel()
        self._search = _Search(game, day)
        self.destroyed.connect(self._search.off.set)
        self._timer.start()

    def cancel(self) -> None:
        """Call off the search, if there is one; nothing more is said of it."""
        self._timer.stop()
        if self._search is not None:
            self._search.off.set()
            self._search = None

    def _on_look(self) -> None:
        if self._search is None or self._search.answer.empty():
            return
        deal = self._search.answer.get()
        self.cancel()
        self.found.emit(deal)


class _Search:
    """A search that has been begun."""

    def __init__(self, game: Variant, day: date) -> None:
        self.off = threading.Event()
        self.answer: queue.SimpleQueue[Winnable] = queue.SimpleQueue()
        threading.Thread(target=self._run, args=(game, day), daemon=True).start()

    def _run(self, game: Variant, day: date) -> None:
        deal = deal_of_the_day(game, day, cancelled=self._is_off)
        if deal is not None:
            self.answer.put(deal)

    def _is_off(self) -> bool:
        time.sleep(0)  # lets the window have the interpreter
        return self.off.is_set()
