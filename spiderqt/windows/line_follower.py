# SPDX-License-Identifier: GPL-3.0-or-later
"""Follows what is typed into a line, and tells it as a reader would: the letter, not the whole text at each key.

For the program's own voice. Must not know what the line is for.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit

from spiderqt.compat import override
from spiderqt.tongue import translate

_CARET = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End)
_WHOLE = (Qt.Key.Key_Up, Qt.Key.Key_Down)


class LineFollower(QObject):
    """`told(text)`: what was typed, or taken out; what the caret has come to; with Up or Down, all that stands there.

    It ends with `deleteLater`.
    """

    told = Signal(str)

    def __init__(self, line: QLineEdit, parent: QObject) -> None:
        super().__init__(parent)
        self._line, self._text = line, line.text()
        self._walks = False
        line.installEventFilter(self)
        line.textEdited.connect(self._on_edited)
        line.textChanged.connect(self._on_changed)
        line.cursorPositionChanged.connect(self._on_caret)

    def _on_edited(self, text: str) -> None:
        self._walks = False
        before, self._text = self._text, text
        self.told.emit(change_words(before, text))

    def _on_changed(self, text: str) -> None:
        self._text = text  # also where nobody typed

    def _on_caret(self, old: int, new: int) -> None:
        if self._walks:
            self._walks = False
            self.told.emit(character_name(self._text[new : new + 1]))

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._line and isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            self._walks = event.key() in _CARET
            if event.key() in _WHOLE and not self._line.isReadOnly():
                self.told.emit(whole_words(self._text))
        return False


def whole_words(text: str) -> str:
    """All that stands in a line."""
    return text or translate("Own voice", "nothing typed")


def change_words(before: str, after: str) -> str:
    """What an edit did: what is there now and was not; where nothing came, what has gone."""
    least = min(len(before), len(after))
    head = next((i for i in range(least) if before[i] != after[i]), least)
    tail = next((i for i in range(least - head) if before[-1 - i] != after[-1 - i]), least - head)
    came, gone = after[head : len(after) - tail], before[head : len(before) - tail]
    told = came or gone
    return character_name(told) if len(told) == 1 else told


def character_name(letter: str) -> str:
    """How a letter or sign is spoken by itself: voices leave most signs out. Without one: that the text ends here."""
    return {
        "": translate("Own voice", "end of the text"),
        " ": translate("Own voice", "space"),
        "-": translate("Own voice", "hyphen"),
        "#": translate("Own voice", "number sign"),
        ".": translate("Own voice", "full stop"),
        ",": translate("Own voice", "comma"),
        ":": translate("Own voice", "colon"),
        ";": translate("Own voice", "semicolon"),
        "/": translate("Own voice", "slash"),
        "?": translate("Own voice", "question mark"),
        "!": translate("Own voice", "exclamation mark"),
        "'": translate("Own voice", "apostrophe"),
        '"': translate("Own voice", "quotation mark"),
        "(": translate("Own voice", "opening bracket"),
        ")": translate("Own voice", "closing bracket"),
    }.get(letter, letter)
