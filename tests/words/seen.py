# SPDX-License-Identifier: GPL-3.0-or-later
"""What a player can meet on a widget: every text on it, and whether it can be read whole."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QMenu,
    QTabBar,
    QTextEdit,
    QWidget,
)

_ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)


def texts_of(widget: QWidget) -> Iterator[str]:
    """Every text on a window: what is shown, what a pointer gets, what a reader says."""
    inside = [widget, *(w for w in widget.findChildren(QWidget) if _same_window(w, widget))]
    for part in inside:
        yield from (part.toolTip(), part.whatsThis(), part.statusTip())
        yield from (part.accessibleName(), part.accessibleDescription())
        yield from _shown(part)
    yield widget.windowTitle()


def _same_window(part: QWidget, widget: QWidget) -> bool:
    return part.window() is widget or isinstance(part.window(), QMenu)


def _shown(part: QWidget) -> Iterator[str]:
    match part:
        case QComboBox():
            yield from (part.itemText(index) for index in range(part.count()))
        case QLabel() | QAbstractButton():
            yield part.text()
        case QLineEdit():
            yield part.placeholderText()
        case QTextEdit():
            yield from part.toPlainText().splitlines()
        case QGroupBox() | QMenu():
            yield part.title()
        case QTabBar():
            yield from (part.tabText(index) for index in range(part.count()))
        case QAbstractItemView():
            yield from _in_model(part.model(), QModelIndex())
    if isinstance(part, QMenu):
        yield from (action.text() for action in part.actions())


def _in_model(model: QAbstractItemModel | None, parent: QModelIndex) -> Iterator[str]:
    if model is None:
        return
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(parent)
    if not parent.isValid():
        for column in range(columns):
            yield str(model.headerData(column, Qt.Orientation.Horizontal) or "")
    for row in range(model.rowCount(parent)):
        for column in range(columns):
            index = model.index(row, column, parent)
            yield from (str(index.data(role) or "") for role in _ROLES)
            if column == 0:
                yield from _in_model(model, index)


def cut_texts(dialog: QWidget) -> list[str]:
    """The texts that do not fit where they stand, each with what is wrong."""
    found = []
    for part in dialog.findChildren(QWidget):
        if part.isVisible() and part.window() is dialog and (fault := _cut(part)):
            found.append(f"{type(part).__name__} {part.objectName()}: {fault}")
    return found


def _cut(part: QWidget) -> str:
    match part:
        case QLabel() if part.wordWrap() and part.text():
            needed = part.heightForWidth(part.width())
            if needed > part.height() + 1:
                return f"{part.text()!r} needs height {needed}, has {part.height()}"
            widest = max(part.fontMetrics().horizontalAdvance(word) for word in part.text().split())
            if widest > part.width() + 1:
                return f"{part.text()!r} has a word of width {widest}, has {part.width()}"
        case QLabel() | QAbstractButton() if part.text():
            if part.sizeHint().width() > part.width() + 1 or part.sizeHint().height() > part.height() + 1:
                return f"{part.text()!r} needs {part.sizeHint().toTuple()}, has {part.size().toTuple()}"
        case QLineEdit() if part.placeholderText():
            needed = part.fontMetrics().horizontalAdvance(part.placeholderText()) + 8
            if needed > part.width():
                return f"{part.placeholderText()!r} needs width {needed}, has {part.width()}"
        case QComboBox():
            return _cut_entry(part)
    return ""


def _cut_entry(box: QComboBox) -> str:
    """A list may be too narrow for its entry where the whole of it stands below."""
    needed = box.fontMetrics().horizontalAdvance(box.currentText()) + 24
    whole = getattr(box, "whole", None)
    if needed <= box.width() or (
        whole is not None and whole.isVisible() and whole.text() == box.currentText()
    ):
        return ""
    return f"{box.currentText()!r} needs width {needed}, has {box.width()}"


def same_mnemonics(actions: list[QAction]) -> list[str]:
    """The texts of a menu that share a letter with another."""
    taken: dict[str, str] = {}
    found = []
    for text in filter(None, (action.text() for action in actions)):
        letter = mnemonic(text)
        if letter and letter in taken:
            found.append(f"{taken[letter]!r} and {text!r}")
        taken.setdefault(letter, text)
    return found


def mnemonic(text: str) -> str:
    """The letter of a text that answers to Alt; empty: none."""
    plain = text.replace("&&", "")
    at = plain.find("&")
    return plain[at + 1].lower() if 0 <= at < len(plain) - 1 else ""
