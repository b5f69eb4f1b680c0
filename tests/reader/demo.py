# SPDX-License-Identifier: GPL-3.0-or-later
"""A window with nothing but a table for the ear: the accessible tree, the cursor and the announcer at work.

    python -m tests.reader.demo [--position FILE] [--code CODE] [--language es]

It paints no card; the tests of the tree use it, so that a fault of the tree is told from a fault of the real window.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QGraphicsView, QMainWindow

from spiderqt import tongue
from spiderqt.compat import override
from spiderqt.engine.actions import Deal
from spiderqt.engine.codes import parse_code
from spiderqt.engine.play import Step
from spiderqt.engine.position_text import read_position
from spiderqt.engine.refusals import Refusal
from spiderqt.engine.timeline import Travel
from spiderqt.session.commands import Direction
from spiderqt.session.cursor import Cursor, Edge, Grip, Place
from spiderqt.session.game import Game
from spiderqt.voice.announcer import Announcer
from spiderqt.voice.listeners import Listeners
from spiderqt.voice.model import TableModel
from spiderqt.voice.phrases.events import say_step
from spiderqt.voice.phrases.foundations import foundations_sentence
from spiderqt.voice.phrases.hand import say_edge, say_picked, say_put_back
from spiderqt.voice.phrases.kinds import Kind, Utterance
from spiderqt.voice.phrases.refusals import say_refusal
from spiderqt.voice.phrases.table import column_sentence, status_sentence
from spiderqt.voice.tree import AccessibleTree

_CARD, _STRIP = QSize(70, 90), 18
_TRAVELS = {Direction.UNDONE: Travel.UNDO, Direction.REDONE: Travel.REDO}


class DemoTable(QGraphicsView):
    """The focusable widget, and the host of the tree."""

    def __init__(self, game: Game, cursor: Cursor) -> None:
        super().__init__()
        self.game, self.cursor_ = game, cursor

    # TableHost

    def board_rect(self) -> QRect:
        return QRect(self.mapToGlobal(QPoint(0, 0)), self.size())

    def column_rect(self, column: int) -> QRect:
        length = max(1, len(self.game.position.columns[column]))
        corner = self.mapToGlobal(QPoint(10 + column * (_CARD.width() + 8), 20))
        return QRect(corner, QSize(_CARD.width(), _CARD.height() + (length - 1) * _STRIP))

    def card_rect(self, column: int, index: int) -> QRect:
        length = len(self.game.position.columns[column])
        corner = self.column_rect(column).topLeft() + QPoint(0, index * _STRIP)
        return QRect(corner, _CARD if index == length - 1 else QSize(_CARD.width(), _STRIP))

    def stock_rect(self) -> QRect:
        return QRect(self.mapToGlobal(QPoint(10, 500)), _CARD)

    def foundations_rect(self) -> QRect:
        return QRect(self.mapToGlobal(QPoint(200, 500)), _CARD)

    def has_focus(self) -> bool:
        return self.hasFocus()

    def is_shown(self) -> bool:
        return self.isVisible()

    def place(self) -> tuple[int, int]:
        return self.cursor_.place.column, self.cursor_.place.index

    def in_hand(self) -> tuple[int, int] | None:
        grip = self.cursor_.grip
        return None if grip is None else (grip.source, grip.count)

    def press(self, column: int, index: int) -> None:
        self.cursor_.go_to(Place(column, index))
        self.cursor_.pick_or_drop()

    def press_stock(self) -> None:
        self.game.play(Deal())

    def press_foundations(self) -> None:
        self.tell(foundations_sentence(self.game.position))

    def go_to(self, column: int, index: int) -> None:
        self.setFocus()
        self.cursor_.go_to(Place(column, index))

    # Keys

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        cursor, game = self.cursor_, self.game
        match event.key():
            case Qt.Key.Key_Left:
                cursor.step_column(-1)
            case Qt.Key.Key_Right:
                cursor.step_column(+1)
            case Qt.Key.Key_Up:
                cursor.step_card(-1)
            case Qt.Key.Key_Down:
                cursor.step_card(+1)
            case Qt.Key.Key_Space:
                cursor.pick_or_drop()
            case Qt.Key.Key_A:
                cursor.send(cursor.place)
            case Qt.Key.Key_D:
                game.play(Deal())
            case Qt.Key.Key_U:
                game.undo()
            case Qt.Key.Key_R:
                game.redo()
            case Qt.Key.Key_C:
                self.tell(column_sentence(game.position, cursor.place.column))
            case Qt.Key.Key_S:
                self.tell(status_sentence(game.position))
            case Qt.Key.Key_L:
                self.announcer.repeat()

    def tell(self, text: str) -> None:
        self.announcer.say((Utterance(Kind.READING, text),))

    # Listening

    def set_up_voice(self) -> None:
        game, cursor = self.game, self.cursor_
        self.model = TableModel(game.position, self)
        self.listeners = Listeners(self)
        self.tree = AccessibleTree(self, self.model, self, self.listeners.hear_announcements)
        self.announcer = Announcer(self.tree, self)
        game.stepped.connect(self._on_stepped)
        game.refused.connect(self._on_refused)
        cursor.moved.connect(self._on_moved)
        cursor.gripped.connect(self._on_gripped)
        cursor.edged.connect(self._on_edged)
        self.last_grip: Grip | None = None

    def _on_stepped(self, step: Step, direction: Direction) -> None:
        self.model.grow_to(self.game.position)
        self.last_grip = None
        self.cursor_.on_stepped(step, direction)
        self.model.settle()
        self.announcer.say(say_step(step, _TRAVELS.get(direction)))

    def _on_refused(self, refusal: Refusal) -> None:
        self.announcer.say((say_refusal(refusal, self.game.position.variant),))

    def _on_moved(self, place: Place) -> None:
        self.tree.place_moved()

    def _on_gripped(self, grip: Grip | None) -> None:
        self.tree.hand_changed()
        if grip is not None:
            said = say_picked(self.game.position, grip.source, grip.count, self.cursor_.targets(grip))
            self.announcer.say((said,))
        elif self.last_grip is not None:
            self.announcer.say((say_put_back(self.last_grip.source),))
        self.last_grip = grip

    def _on_edged(self, edge: Edge) -> None:
        self.announcer.say((say_edge(edge.value),))


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--position", type=Path)
    parser.add_argument("--code", default="SP1-S4-AAAAABW")
    parser.add_argument("--language", default="en")
    chosen = parser.parse_args(arguments)
    application = QApplication(sys.argv[:1])
    tongue.use(chosen.language)
    start = (
        read_position(chosen.position.read_text(encoding="utf-8")).position
        if chosen.position
        else parse_code(chosen.code)
    )
    window = QMainWindow()
    window.setWindowTitle("SpiderQt demonstration")
    game = Game(start, parent=window)
    table = DemoTable(game, Cursor(game, window))
    window.setCentralWidget(table)
    table.set_up_voice()
    window.resize(1000, 700)
    window.show()
    table.setFocus()
    return application.exec()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
