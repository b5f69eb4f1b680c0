# SPDX-License-Identifier: GPL-3.0-or-later
"""The steps of a game as an item model: each line is what was said when the step was taken.

Must not know widgets.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from spiderqt.compat import override
from spiderqt.engine.codes import GameCode
from spiderqt.session.film import Film
from spiderqt.tongue import translate
from spiderqt.voice.phrases.events import say_step
from spiderqt.voice.phrases.kinds import Verbosity
from spiderqt.voice.phrases.table import join_sentences, title_sentence

_Index = QModelIndex | QPersistentModelIndex


class StepsModel(QAbstractListModel):
    """Row 0 is the deal, row n the n-th entry of the record."""

    def __init__(self, film: Film, verbosity: Verbosity, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._film, self._verbosity = film, verbosity

    def sentence(self, row: int) -> str:
        """What happened there."""
        frame = self._film.frames[row]
        if frame.step is None:
            start = self._film.record.start
            code = str(start) if isinstance(start, GameCode) else None
            return join_sentences(translate("Past", "The start."), title_sentence(frame.position, code=code))
        said = say_step(frame.step, frame.travel, verbosity=self._verbosity)
        return join_sentences(*(one.text for one in said))

    def retranslate(self) -> None:
        """All lines, in the language in use."""
        self.dataChanged.emit(self.index(0), self.index(self.rowCount() - 1))

    @override
    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 -- as Qt declares it
        return 0 if parent.isValid() else len(self._film.frames)

    @override
    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or role != Qt.ItemDataRole.DisplayRole:
            return None
        row = index.row()
        if not row:
            return self.sentence(0)
        return translate("Past", "{number}. {sentence}").format(number=row, sentence=self.sentence(row))
