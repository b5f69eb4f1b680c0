# SPDX-License-Identifier: GPL-3.0-or-later
"""The history as an item model that reads a page when it is looked at, so that ten thousand games open at once.

Must not know widgets. Each cell has a short text for the eye and a whole phrase for the ear.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from spiderqt.compat import override
from spiderqt.store.history import EVERY, Choice
from spiderqt.store.store import Store
from spiderqt.store.values import PastGame
from spiderqt.tongue import translate
from spiderqt.voice.phrases.cards import game_name
from spiderqt.voice.phrases.past import result_words
from spiderqt.voice.phrases.times import duration
from spiderqt.windows.past.lists import moment_text
from spiderqt.windows.past.statistics_model import NOTHING
from spiderqt.windows.status_strip import clock_text

PAGE = 200
_PAGES_KEPT = 20
_Index = QModelIndex | QPersistentModelIndex
_ROLE = Qt.ItemDataRole
MOMENT, GAME, RESULT, MOVES, SCORE, TIME, CODE = range(7)


class HistoryModel(QAbstractTableModel):
    """The games of a choice, the latest first."""

    def __init__(self, store: Store, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._choice = EVERY
        self._count = 0
        self._pages: dict[int, tuple[PastGame, ...]] = {}

    def show(self, choice: Choice) -> None:
        """Show these games, as they are now."""
        self.beginResetModel()
        self._choice = choice
        self._pages.clear()
        self._count = self._store.history_length(choice)
        self.endResetModel()

    def game(self, row: int) -> PastGame | None:
        """The game of a row; None where there is none, or it cannot be read now."""
        if not 0 <= row < self._count:
            return None
        number, place = divmod(row, PAGE)
        if number not in self._pages:
            if len(self._pages) >= _PAGES_KEPT:
                self._pages.pop(next(iter(self._pages)))
            self._pages[number] = self._store.history(self._choice, limit=PAGE, offset=number * PAGE)
        page = self._pages[number]
        return page[place] if place < len(page) else None

    @override
    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 -- as Qt declares it
        return 0 if parent.isValid() else self._count

    @override
    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else CODE + 1

    @override
    def data(self, index: _Index, role: int = _ROLE.DisplayRole) -> Any:
        game = self.game(index.row()) if index.isValid() else None
        if game is None:
            return None
        if role == _ROLE.DisplayRole:
            return _shown(game, index.column())
        if role == _ROLE.AccessibleTextRole:
            return _said(game, index.column())
        if role == _ROLE.TextAlignmentRole and index.column() in (MOVES, SCORE, TIME):
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return None

    @override
    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _ROLE.DisplayRole) -> Any:
        if orientation is Qt.Orientation.Horizontal and role == _ROLE.DisplayRole:
            return (
                translate("Past", "Last played", "heading"),
                translate("Past", "Game", "heading"),
                translate("Past", "Result", "heading"),
                translate("Past", "Moves", "heading"),
                translate("Past", "Score", "heading"),
                translate("Past", "Time", "heading"),
                translate("Past", "Game code", "heading"),
            )[section]
        return None


def _shown(game: PastGame, column: int) -> str:
    match column:
        case 0:
            return moment_text(game.changed, long=False)
        case 1:
            return game_name(game.group.variant)
        case 2:
            return result_words(game)
        case 3:
            return str(game.moves)
        case 4:
            return NOTHING if game.score is None else str(game.score)
        case 5:
            return clock_text(game.seconds)
        case _:
            return game.start or NOTHING


def _said(game: PastGame, column: int) -> str:
    match column:
        case 0:
            return moment_text(game.changed, long=True)
        case 3:
            return translate("Table", "%n moves", None, game.moves)
        case 4 if game.score is None:
            return translate("Past", "no score")
        case 4:
            return translate("Table", "score {score}").format(score=game.score)
        case 5:
            return translate("Table", "time {time}").format(time=duration(game.seconds))
        case 6 if game.start is None:
            return translate("Past", "a position without a code")
        case 6:
            return translate("Past", "code {code}").format(code=game.start)
        case _:
            return _shown(game, column)
