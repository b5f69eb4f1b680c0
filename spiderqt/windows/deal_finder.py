# SPDX-License-Identifier: GPL-3.0-or-later
"""Finds the deal of a day behind the player's back: some seconds of the solver's work, while windows go on answering.

Must not know who asks, nor keep what was found.
"""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QObject, Signal

from spiderqt.advice.worker.jobs import Draw
from spiderqt.engine.variants import Variant
from spiderqt.session.thinker import Thinker, Thought


class DealFinder(QObject):
    """One search at a time. `found(deal)` or `failed()` is said once for each `find` that was not called off."""

    found = Signal(object)
    failed = Signal()

    def __init__(self, thinker: Thinker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thinker = thinker
        self._thought: Thought | None = None
        thinker.warm()

    @property
    def is_busy(self) -> bool:
        """Whether something is being looked for."""
        return self._thought is not None

    def find(self, game: Variant, day: date) -> None:
        """Look for the deal of that day; calls off what was looked for before."""
        self.cancel()
        self._thought = self._thinker.think(Draw(game, day))
        self._thought.answered.connect(self._on_answered)
        self._thought.failed.connect(self._on_failed)
        self._thought.dropped.connect(self._on_dropped)

    def cancel(self) -> None:
        """Call off the search, if there is one; nothing more is said of it."""
        thought, self._thought = self._thought, None
        if thought is not None:
            thought.cancel()

    def _on_answered(self, deal: object) -> None:
        self._thought = None
        self.found.emit(deal)

    def _on_failed(self) -> None:
        self._thought = None
        self.failed.emit()

    def _on_dropped(self) -> None:
        """Somebody else needed the thinker."""
        if self._thought is not None:
            self._on_failed()
