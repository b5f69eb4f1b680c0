# SPDX-License-Identifier: GPL-3.0-or-later
"""The statistics as an item model: a row for each group, whose header names it; a column for each figure.

Must not know widgets. Each cell has a short text for the eye and a whole phrase for the ear.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from spiderqt.compat import override
from spiderqt.engine.values import dataclass
from spiderqt.store.statistics import Figures, Statistics
from spiderqt.tongue import translate
from spiderqt.voice.phrases.cards import game_name
from spiderqt.voice.phrases.past import (
    figures_words,
    group_words,
    percent_text,
    percent_words,
    policy_words,
    scheme_words,
    won_words,
)
from spiderqt.windows.status_strip import clock_text

NOTHING = "–"
_Index = QModelIndex | QPersistentModelIndex
_ROLE = Qt.ItemDataRole


@dataclass(frozen=True, slots=True)
class _Part:
    """One column: its heading, and what it shows and says of a line."""

    heading: Callable[[], str]
    shown: Callable[[Statistics], str]
    said: Callable[[Statistics], str]


def _of(line: Statistics, kind: str) -> Figures | None:
    return {"moves": line.moves, "time": line.seconds, "score": line.score}[kind]


def _figure_shown(kind: str, which: str, line: Statistics) -> str:
    figures = _of(line, kind)
    if figures is None:
        return NOTHING
    value: float = getattr(figures, which)
    return clock_text(value) if kind == "time" else str(round(value))


def _figure_said(kind: str, which: str, line: Statistics) -> str:
    figures = _of(line, kind)
    if figures is None and kind == "score" and line.won:
        return translate("Past", "no score")
    return figures_words(kind, which, figures)


def _figure(kind: str, which: str, heading: Callable[[], str]) -> _Part:
    return _Part(heading, partial(_figure_shown, kind, which), partial(_figure_said, kind, which))


PARTS: tuple[_Part, ...] = (
    _Part(
        lambda: translate("Past", "Played", "heading"),
        lambda line: str(line.played),
        lambda line: translate("Past", "played %n games", None, line.played),
    ),
    _Part(
        lambda: translate("Past", "Won", "heading"),
        lambda line: str(line.won),
        lambda line: won_words(line.won, line.played),
    ),
    _Part(
        lambda: translate("Past", "Rate", "heading"),
        lambda line: percent_text(line.rate),
        lambda line: percent_words(line.rate),
    ),
    _Part(
        lambda: translate("Past", "Streak now", "heading"),
        lambda line: str(line.streak),
        lambda line: translate("Past", "%n in a row now", None, line.streak),
    ),
    _Part(
        lambda: translate("Past", "Longest streak", "heading"),
        lambda line: str(line.longest),
        lambda line: translate("Past", "%n in a row at most", None, line.longest),
    ),
    _figure("moves", "best", lambda: translate("Past", "Fewest moves", "heading")),
    _figure("moves", "mean", lambda: translate("Past", "Mean moves", "heading")),
    _figure("moves", "last", lambda: translate("Past", "Last moves", "heading")),
    _figure("time", "best", lambda: translate("Past", "Best time", "heading")),
    _figure("time", "mean", lambda: translate("Past", "Mean time", "heading")),
    _figure("time", "last", lambda: translate("Past", "Last time", "heading")),
    _figure("score", "best", lambda: translate("Past", "Best score", "heading")),
    _figure("score", "mean", lambda: translate("Past", "Mean score", "heading")),
    _figure("score", "last", lambda: translate("Past", "Last score", "heading")),
)


class StatisticsModel(QAbstractTableModel):
    """Shows the `lines` that it is given."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lines: tuple[Statistics, ...] = ()
        self._texts: list[list[tuple[str, str]]] = []

    def show(self, lines: Sequence[Statistics]) -> None:
        """Show these lines, or the same ones in another language."""
        self.beginResetModel()
        self._lines = tuple(lines)
        # Views ask thousands of times.
        self._texts = [[(part.shown(line), part.said(line)) for part in PARTS] for line in self._lines]
        self.endResetModel()

    def line(self, row: int) -> Statistics | None:
        """The line of a row; None where there is none."""
        return self._lines[row] if 0 <= row < len(self._lines) else None

    @override
    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 -- as Qt declares it
        return 0 if parent.isValid() else len(self._lines)

    @override
    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(PARTS)

    @override
    def data(self, index: _Index, role: int = _ROLE.DisplayRole) -> Any:
        if not index.isValid():
            return None
        if role == _ROLE.DisplayRole:
            return self._texts[index.row()][index.column()][0]
        if role == _ROLE.AccessibleTextRole:
            return self._texts[index.row()][index.column()][1]
        if role == _ROLE.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return None

    @override
    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _ROLE.DisplayRole) -> Any:
        if orientation is Qt.Orientation.Horizontal:
            return PARTS[section].heading() if role == _ROLE.DisplayRole else None
        if role == _ROLE.DisplayRole and section < len(self._lines):
            group = self._lines[section].group
            lines = game_name(group.variant), policy_words(group.policy), scheme_words(group.scheme)
            return "\n".join(lines)
        if role in (_ROLE.AccessibleTextRole, _ROLE.ToolTipRole) and section < len(self._lines):
            return group_words(self._lines[section].group)
        return None
