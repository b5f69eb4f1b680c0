# SPDX-License-Identifier: GPL-3.0-or-later
"""A table to be read, without a window: a plain widget, a cursor that is two numbers, deeds that are written down."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget

from spiderqt.engine.play import Step
from spiderqt.engine.position import Position
from spiderqt.voice.model import TableModel
from spiderqt.voice.outbox import Event
from spiderqt.voice.tree import AccessibleTree

CARD = QSize(60, 80)
STRIP = 20


class FakeTable(QWidget):
    """The view and its host in one. `sent` holds what readers were told, as ``Focus: name`` and the like."""

    def __init__(self, position: Position, *, announcements: bool = True, heard: bool = True) -> None:
        super().__init__()
        self.position = position
        self.cursor_place = (0, 0)
        self.grip: tuple[int, int] | None = None
        self.focused = True
        self.deeds: list[str] = []
        self.sent: list[str] = []
        self.announcements = announcements
        self.model = TableModel(position, self)
        self.tree = AccessibleTree(self, self.model, self, lambda: self.announcements)
        if heard:
            self.tree.outbox.sink = self._on_sent

    def _on_sent(self, event: Event, node: QAccessibleInterface, text: str) -> None:
        name = node.text(QAccessible.Text.Name)
        self.sent.append(f"{event.name}: {name}" + (f" [{text}]" if text else ""))

    def become(self, step: Step | Position, *, place: tuple[int, int] | None = None) -> list[str]:
        """Take in what a step left, with the cursor going to `place` half way; what readers are told of it."""
        self.position = step.after if isinstance(step, Step) else step
        self.model.grow_to(self.position)
        if place is not None:
            self.cursor_place = place
            self.tree.place_moved()
        self.model.settle()
        return self.told()

    def told(self) -> list[str]:
        """End the turn: what readers were told since the last time."""
        self.tree.outbox.send_now()
        sent = self.sent[:]
        self.sent.clear()
        return sent

    # TableHost

    def board_rect(self) -> QRect:
        return QRect(100, 100, 800, 600)

    def column_rect(self, column: int) -> QRect:
        length = max(1, len(self.position.columns[column]))
        corner = QPoint(110 + 70 * column, 120)
        return QRect(corner, QSize(CARD.width(), CARD.height() + STRIP * (length - 1)))

    def card_rect(self, column: int, index: int) -> QRect:
        last = index == len(self.position.columns[column]) - 1
        corner = self.column_rect(column).topLeft() + QPoint(0, STRIP * index)
        return QRect(corner, CARD if last else QSize(CARD.width(), STRIP))

    def stock_rect(self) -> QRect:
        return QRect(QPoint(110, 600), CARD)

    def foundations_rect(self) -> QRect:
        return QRect(QPoint(300, 600), CARD)

    def has_focus(self) -> bool:
        return self.focused

    def is_shown(self) -> bool:
        return True

    def place(self) -> tuple[int, int]:
        return self.cursor_place

    def in_hand(self) -> tuple[int, int] | None:
        return self.grip

    def press(self, column: int, index: int) -> None:
        self.deeds.append(f"press {column} {index}")

    def press_stock(self) -> None:
        self.deeds.append("deal")

    def press_foundations(self) -> None:
        self.deeds.append("foundations")

    def go_to(self, column: int, index: int) -> None:
        self.deeds.append(f"go to {column} {index}")
