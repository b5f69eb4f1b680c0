# SPDX-License-Identifier: GPL-3.0-or-later
"""The strip that is always in sight: deals left, completed runs, hidden cards, moves, score, time.

Must not know the game: it shows a `Status` and asks the phrases for the words.
"""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFocusEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QWidget

from spiderqt.compat import override
from spiderqt.engine.cards import Suit
from spiderqt.session.status import Status
from spiderqt.tongue import translate
from spiderqt.voice.phrases.cards import join_commas, join_parts
from spiderqt.voice.phrases.foundations import suit_counts_in_words
from spiderqt.windows.focus_ring import paint_focus_ring
from spiderqt.windows.rule_words import policy_short


class StatusStrip(QFrame):
    """One label for each fact, each with its caption, so that every one makes sense alone."""

    _FIELDS = ("deals", "completed", "hidden", "undo", "moves", "score", "time")
    _SPACING = 20

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("status-strip")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(12, 4, 12, 4)
        self._grid.setHorizontalSpacing(self._SPACING)
        self._grid.setVerticalSpacing(2)
        self._labels: dict[str, QLabel] = {}
        for field in self._FIELDS:
            label = QLabel(self)
            label.setObjectName(f"status-{field}")
            label.setTextFormat(Qt.TextFormat.PlainText)
            self._labels[field] = label
        self._rows = 0

    def show_status(self, status: Status) -> None:
        """Put the facts into words. A fact that the game has not (no stock, no score) takes no room."""
        texts = status_texts(status)
        for field, label in self._labels.items():
            label.setText(texts.get(field, ""))
            label.setVisible(field in texts)
        self._labels["completed"].setAccessibleName(_completed_name(status))
        self._arrange()

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        # Named when it is come to, not every second: a reader would say each new time.
        labels = [label for label in self._labels.values() if label.text()]
        self.setAccessibleName(join_parts([label.accessibleName() or label.text() for label in labels]))
        super().focusInEvent(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        paint_focus_ring(self)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())  # narrow windows get more rows, not wider ones

    def _arrange(self) -> None:
        """As few rows as the width allows: one to four."""
        shown = [label for label in self._labels.values() if not label.isHidden()]
        rows = next((r for r in (1, 2, 3) if self._width_in(shown, r) <= self.width()), 4)
        wanted = [
            (label, i % -(-len(shown) // rows), i // -(-len(shown) // rows)) for i, label in enumerate(shown)
        ]
        if rows == self._rows and all(self._grid.indexOf(label) >= 0 for label in shown):
            return
        self._rows = rows
        for label in self._labels.values():
            self._grid.removeWidget(label)
        for column in range(len(self._FIELDS)):
            self._grid.setColumnStretch(column, 0)
        for label, column, row in wanted:
            self._grid.addWidget(label, row, column)
        # In one row the figures that change with every move stand at the right.
        self._grid.setColumnStretch(max(0, len(shown) - 4) if rows == 1 else 0, 1)

    def _width_in(self, shown: list[QLabel], rows: int) -> int:
        columns = -(-len(shown) // rows)
        widths = [max(label.sizeHint().width() for label in shown[i::columns]) for i in range(columns)]
        return sum(widths) + self._SPACING * (columns - 1) + 24


def status_texts(status: Status) -> dict[str, str]:
    """The words for each fact that the game has."""
    texts = {
        "completed": _completed(status),
        "undo": translate("Status", "Undo: {policy}").format(policy=policy_short(status.policy)),
        "moves": translate("Status", "Moves: {count}").format(count=status.moves),
    }
    if status.has_stock:
        texts["deals"] = translate("Status", "Deals left: {count}").format(count=status.deals_left)
    if status.has_hidden:
        texts["hidden"] = translate("Status", "Face down: {count}").format(count=status.hidden_left)
    if status.score is not None:
        texts["score"] = translate("Status", "Score: {score}").format(score=status.score)
    if status.shows_time:
        texts["time"] = translate("Status", "Time: {time}").format(time=clock_text(status.seconds))
    return texts


def _completed(status: Status) -> str:
    text = translate("Status", "Completed: {count} of {total}")
    text = text.format(count=len(status.completed), total=status.total)
    return f"{text}  {suit_counts(status.completed)}".rstrip()


def _completed_name(status: Status) -> str:
    """The same without signs that readers spell out."""
    text = translate("Status", "Completed: {count} of {total}")
    text = text.format(count=len(status.completed), total=status.total)
    return join_commas([text, *suit_counts_in_words(status.completed)])


def suit_counts(completed: tuple[Suit, ...]) -> str:
    """How many runs of each suit: ``♠ 2 · ♥ 1``, empty without any."""
    counts = ((suit, completed.count(suit)) for suit in Suit)
    return " · ".join(f"{suit.symbol} {count}" for suit, count in counts if count)


def clock_text(seconds: float) -> str:
    """``4:07`` or ``1:02:07``."""
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
