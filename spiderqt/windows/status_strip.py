# SPDX-License-Identifier: GPL-3.0-or-later
"""The strip that is always in sight: deals left, completed runs, hidden cards, moves, score, time.

Must not know the game: it shows a `Status` and asks the phrases for the words.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QWidget

from spiderqt.engine.cards import Suit
from spiderqt.session.status import Status
from spiderqt.tongue import translate


class StatusStrip(QFrame):
    """One label for each fact, each with its caption, so that every one makes sense alone."""

    _FIELDS = ("deals", "completed", "hidden", "moves", "score", "time")

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("status-strip")
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 4, 12, 4)
        row.setSpacing(20)
        self._labels: dict[str, QLabel] = {}
        for field in self._FIELDS:
            label = QLabel(self)
            label.setObjectName(f"status-{field}")
            label.setTextFormat(Qt.TextFormat.PlainText)
            self._labels[field] = label
            row.addWidget(label)
        row.insertStretch(3, 1)

    def show_status(self, status: Status) -> None:
        """Put the facts into words. A fact that the game has not (no stock, no score) takes no room."""
        texts = status_texts(status)
        for field, label in self._labels.items():
            label.setText(texts.get(field, ""))
            label.setVisible(field in texts)


def status_texts(status: Status) -> dict[str, str]:
    """The words for each fact that the game has."""
    texts = {
        "completed": _completed(status),
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


def suit_counts(completed: tuple[Suit, ...]) -> str:
    """How many runs of each suit: ``♠ 2 · ♥ 1``, empty without any."""
    counts = ((suit, completed.count(suit)) for suit in Suit)
    return " · ".join(f"{suit.symbol} {count}" for suit, count in counts if count)


def clock_text(seconds: float) -> str:
    """``4:07`` or ``1:02:07``."""
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
