# SPDX-License-Identifier: GPL-3.0-or-later
"""What has the keyboard, in words: for the program's own voice, where no reader names it.

Native widgets only; the table names its cards itself. Must not know which dialog a widget belongs to.
"""

from __future__ import annotations

from PySide6.QtCore import QModelIndex
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QMenu,
    QMessageBox,
    QTextEdit,
    QWidget,
)

from spiderqt.tongue import translate
from spiderqt.voice.phrases.cards import join_commas
from spiderqt.windows.kin import inside
from spiderqt.windows.roomy import RoomyDialog


def window_words(window: QWidget) -> str:
    """What a window says of itself when it opens: its title, and what it tells at once."""
    match window:
        case QMessageBox():
            told = window.text()
        case RoomyDialog():
            told = window.introduction or window.accessibleDescription()
        case _:
            told = window.accessibleDescription()
    return _sentences(window.windowTitle(), told)


def widget_words(widget: QWidget) -> str:
    """What a widget is called, what it is, and what it says now."""
    return _sentences(join_commas([part for part in (name_of(widget), *_kind_and_value(widget)) if part]))


def name_of(widget: QWidget) -> str:
    """What a widget is called: by itself, or by the label in front of it."""
    if widget.accessibleName():
        return widget.accessibleName()
    if isinstance(widget, QAbstractButton):
        return plain(widget.text())
    for label in inside(widget.window(), QLabel):
        if label.buddy() is widget:
            return plain(label.text())
    return plain(widget.text()) if isinstance(widget, QLabel) else ""


def value_of(widget: QWidget) -> str:
    """What a widget says now; empty for one that has nothing to say."""
    match widget:
        case QAbstractButton():
            return _checked_words(on=widget.isChecked()) if widget.isCheckable() else ""
        case QComboBox():
            return _of(widget.currentText(), widget.currentIndex() + 1, widget.count())
        case QAbstractSpinBox():
            return widget.text()
        case QAbstractSlider():
            return str(widget.value())
        case QLineEdit():
            return widget.text() or widget.placeholderText()
        case QTextEdit():
            return widget.textCursor().block().text()
        case QAbstractItemView():
            return item_words(widget.currentIndex())
    return ""


def item_words(index: QModelIndex) -> str:
    """An entry of a list, and which of how many it is."""
    model = index.model()
    if model is None:
        return translate("Own voice", "nothing chosen")
    return _of(str(index.data() or ""), index.row() + 1, model.rowCount(index.parent()))


def action_words(action: QAction) -> str:
    """An entry of a menu: its name, whether it is checked, its key."""
    parts = [plain(action.text())]
    if action.isCheckable():
        parts.append(_checked_words(on=action.isChecked()))
    if not action.shortcut().isEmpty():
        parts.append(action.shortcut().toString(QKeySequence.SequenceFormat.NativeText))
    return join_commas(parts)


def menu_words(menu: QMenu) -> str:
    """A menu that has opened: its title, and the entry that is lit."""
    lit = menu.activeAction()
    return join_commas([plain(menu.title()), *([action_words(lit)] if lit is not None else [])])


def plain(text: str) -> str:
    """A text without its mnemonic and without what ends it."""
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&").rstrip(":… ")


def _kind_and_value(widget: QWidget) -> tuple[str, str]:
    return _kind(widget), value_of(widget)


def _kind(widget: QWidget) -> str:
    match widget:
        case QAbstractButton():
            if widget.isCheckable():
                return translate("Own voice", "check box")
            return translate("Own voice", "button")
        case QComboBox():
            return translate("Own voice", "choice")
        case QAbstractItemView():
            return translate("Own voice", "list")
        case QLineEdit():
            return translate("Own voice", "text field")
        case QAbstractSpinBox() | QAbstractSlider():
            return translate("Own voice", "number")
    return ""


def _checked_words(*, on: bool) -> str:
    if on:
        return translate("Own voice", "checked")
    return translate("Own voice", "not checked")


def _of(text: str, number: int, count: int) -> str:
    return translate("Own voice", "{text}, {number} of {count}").format(text=text, number=number, count=count)


def _sentences(*texts: str) -> str:
    """Each with an end, so that a voice pauses behind it."""
    ended = [text if text[-1] in ".!?…" else f"{text}." for text in texts if text]
    return translate("Table", " ", "between two sentences").join(ended)
