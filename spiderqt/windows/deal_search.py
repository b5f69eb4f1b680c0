# SPDX-License-Identifier: GPL-3.0-or-later
"""Looks for a deal that can be won while the dialog for a new game waits, and says how that goes.

Must not know the dialog: it is a line of text in it.
"""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from spiderqt.advice.difficulty import Difficulty
from spiderqt.advice.worker.jobs import Draw, Job
from spiderqt.engine.variants import Variant
from spiderqt.session.thinker import Thinker, Thought
from spiderqt.tongue import translate
from spiderqt.windows.deal_kinds import DealKind
from spiderqt.windows.roomy import Wrapped


class DealSearch(Wrapped):
    """Hidden until a search begins. `found(winnable)`; `ended()`: it found none, and the line says why."""

    found = Signal(object)
    ended = Signal()

    def __init__(self, thinker: Thinker, parent: QWidget) -> None:
        super().__init__("", parent)
        self.setObjectName("new-game-search")
        self._thinker = thinker
        self._thought: Thought | None = None
        self._seconds = 0
        self._has_failed = False
        self.hide()

    @property
    def is_going(self) -> bool:
        """Whether a deal is being looked for."""
        return self._thought is not None

    def begin(self, game: Variant, kind: DealKind) -> None:
        """Look for a deal of that game and kind."""
        self._seconds, self._has_failed = 0, False
        self._thought = self._thinker.think(self._job(game, kind))
        self._thought.progressed.connect(self._on_progressed)
        self._thought.answered.connect(self._on_answered)
        self._thought.failed.connect(self._on_failed)
        self._thought.dropped.connect(self._on_dropped)
        self.retranslate()
        self.show()

    def stop(self) -> None:
        """Call it off."""
        if self._thought is not None:
            self._thought.cancel()

    def retranslate(self) -> None:
        """Put the text into the language in use."""
        if self.is_going:
            text = translate("NewGame", "Looking for a deal that can be won… {seconds} s. Cancel stops.")
            self.setText(text.format(seconds=self._seconds))
        elif self._has_failed:
            text = translate(
                "NewGame",
                "The search could not be carried out, so no deal is known to be winnable. Deal without it, or try "
                "again.",
            )
            self.setText(text)
        else:
            self.setText(translate("NewGame", "The search was stopped; nothing was dealt."))

    def _job(self, game: Variant, kind: DealKind) -> Job:
        return Draw(game, difficulty=Difficulty(kind.value) if kind.is_graded else None)

    def _on_progressed(self, nodes: int, seconds: float) -> None:
        if int(seconds) != self._seconds:
            self._seconds = int(seconds)
            self.retranslate()

    def _on_answered(self, deal: object) -> None:
        self._thought = None
        self.found.emit(deal)

    def _on_failed(self) -> None:
        self._thought, self._has_failed = None, True
        self.retranslate()
        self.ended.emit()

    def _on_dropped(self) -> None:
        self._thought = None
        self.retranslate()
        self.ended.emit()
