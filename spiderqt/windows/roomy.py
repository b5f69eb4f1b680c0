# SPDX-License-Identifier: GPL-3.0-or-later
"""Dialogs in which nothing is cut: small screens, large type and long languages make the body scroll and the text wrap.

Must not know what any dialog asks.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QBoxLayout,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QFrame,
    QLabel,
    QLayout,
    QLineEdit,
    QListView,
    QScrollArea,
    QSizePolicy,
    QStyle,
    QStyleOptionComboBox,
    QVBoxLayout,
    QWidget,
)

from spiderqt.compat import override
from spiderqt.windows.passing import tell
from spiderqt.windows.soon import soon

_LEAST = QSize(280, 200)
_MOST_BUTTONS = 0.5
"""Of a dialog's height: what the buttons may take before they scroll too."""
_NARROW = 48
"""Letters: a dialog that is less wide has no room for captions beside their fields."""


class RoomyDialog(QDialog):
    """A dialog with a `body` that scrolls where it has to, and `buttons` below it, in sight if at all possible.

    The buttons stand below each other where they do not fit side by side; where that takes more than half of the
    height, they scroll as well. Subclasses fill `body` and `buttons` and put their texts in `retranslate`, which is
    also called when the language changes while the dialog is open.

    `told(sentence)`: something was said in the dialog; whoever opened it has it spoken where the focus is, and logged.
    """

    told = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.body = QWidget(self)
        self.buttons = QDialogButtonBox(self)
        self.buttons.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._room, self._button_room = _Room(self.body, self), _Room(self.buttons, self)
        self._button_room.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._forms: list[QFormLayout] = []
        self._fitted = False
        self.introduction = ""
        self._column = QVBoxLayout(self)
        self._column.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        self.setMinimumSize(_LEAST)
        self._column.addWidget(self._room, 1)
        self._column.addWidget(self._button_room)

    def retranslate(self) -> None:
        """Put every text into the language in use."""

    def introduce(self, text: str) -> None:
        """Have `text` said when the dialog opens; its labels show the same."""
        self.introduction = text
        # Linux's reader says the labels of a dialog by itself: with a description it would say them twice.
        self.setAccessibleDescription("" if sys.platform.startswith("linux") else text)

    def new_form(self) -> QFormLayout:
        """A form for the body; its captions stand above their fields where the dialog is narrow."""
        form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._forms.append(form)
        return form

    def put_above_buttons(self, part: QWidget) -> None:
        """Show something that stays in sight wherever the body is scrolled to."""
        self._column.insertWidget(1, part)

    @override
    def sizeHint(self) -> QSize:
        """As large as the body and the buttons in one row need, and no larger than the screen."""
        margins = self._column.contentsMargins()
        body, buttons = self._room.sizeHint(), self.buttons.sizeHint()
        width = max(body.width(), _row_width(self.buttons)) + margins.left() + margins.right()
        room = self.screen().availableSize() * 0.92
        width = min(width, room.width())
        inner = width - margins.left() - margins.right()
        height = self.body.heightForWidth(inner) if self.body.hasHeightForWidth() else body.height()
        height += buttons.height() + self._column.spacing() + margins.top() + margins.bottom() + 4
        return QSize(width, min(height, room.height()))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def fit(self) -> None:
        """Take the size that the content wants. (Qt's own adjustSize allows two thirds of the screen only.)"""
        self.resize(self.sizeHint())

    @override
    def showEvent(self, event: QShowEvent) -> None:
        if not event.spontaneous() and not self._fitted:
            self._fitted = True
            self.fit()
        super().showEvent(event)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            soon(self, self._make_room)

    def _make_room(self) -> None:
        narrow = self.width() < _NARROW * self.fontMetrics().averageCharWidth()
        policy = QFormLayout.RowWrapPolicy
        for form in self._forms:
            form.setRowWrapPolicy(policy.WrapAllRows if narrow else policy.WrapLongRows)
        side_by_side = _row_width(self.buttons) <= self.contentsRect().width() - 20
        wanted = Qt.Orientation.Horizontal if side_by_side else Qt.Orientation.Vertical
        if self.buttons.orientation() is not wanted:
            self.buttons.setOrientation(wanted)
        height = self.buttons.sizeHint().height()
        self._button_room.setFixedHeight(min(height, round(self.height() * _MOST_BUTTONS)))


def _row_width(buttons: QDialogButtonBox) -> int:
    """How wide the buttons are side by side."""
    layout = buttons.layout()
    spacing = layout.spacing() if layout is not None else 6
    return sum(button.sizeHint().width() + max(spacing, 0) for button in buttons.buttons())


class _Room(QScrollArea):
    """Scrolls up and down; asks for all the room that its content likes."""

    def __init__(self, content: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self._content = content
        self.setWidget(content)
        # In the dialog's own colour, not in that of a list.
        self.viewport().setAutoFillBackground(False)
        content.setAutoFillBackground(False)

    @override
    def sizeHint(self) -> QSize:
        return self._content.sizeHint()

    @override
    def minimumSizeHint(self) -> QSize:
        line = self.fontMetrics().lineSpacing()
        return QSize(min(240, 12 * line), 4 * line)


class Wrapped(QLabel):
    """Text that wraps between words, never less wide than its longest word."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)

    @override
    def minimumSizeHint(self) -> QSize:
        measure, least = self.fontMetrics().horizontalAdvance, super().minimumSizeHint()
        longest = max(map(measure, self.text().split()), default=0)
        return QSize(max(least.width(), longest + 2 * self.margin() + 2), least.height())

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # QFormLayout forgets the height for a width when rows come and go.
        self._hold_height()

    @override
    def setText(self, text: str) -> None:
        super().setText(text)
        self._hold_height()

    def _hold_height(self) -> None:
        self.setMinimumHeight(0)  # the height for a width is never less than the least height
        self.setMinimumHeight(max(0, self.heightForWidth(self.width())))


class Field(QLineEdit):
    """A line to type in that readers name when it gets the focus for the first time, too."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # Qt tells where the caret is once before anything was typed: if that were with the first focus, and before it,
        # Orca would take the focus for known and say nothing.
        self.clear()


class RoomyCombo(QComboBox):
    """A list to choose from that may be narrower than its longest entry: `whole` then shows the chosen one, wrapped.

    Another choice is read while the list is closed, as it is while it is open.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(6)
        self.whole = Wrapped("", self)
        self.whole.setObjectName("whole-entry")
        self.whole.hide()
        view = self.view()
        view.setTextElideMode(Qt.TextElideMode.ElideNone)
        view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        if isinstance(view, QListView):
            view.setWordWrap(True)
        self.currentTextChanged.connect(self._show_whole)
        self.currentTextChanged.connect(self._tell)

    def _tell(self, text: str) -> None:
        # Linux's readers are silent about a closed list otherwise; those of other systems hear of it from Qt.
        if sys.platform.startswith("linux") and self.hasFocus():
            tell(self, text)

    @override
    def sizeHint(self) -> QSize:
        """Wide enough for every entry, although the least width is small."""
        hint = super().sizeHint()
        widest = max(
            (self.fontMetrics().horizontalAdvance(self.itemText(i)) for i in range(self.count())), default=0
        )
        return QSize(max(hint.width(), widest + self._around()), hint.height())

    def fits(self) -> bool:
        """Whether the chosen entry can be read whole."""
        return self.fontMetrics().horizontalAdvance(self.currentText()) <= self.width() - self._around()

    def _around(self) -> int:
        """What frame and arrow take from the width."""
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        option.rect.setRect(0, 0, 400, option.rect.height())
        field = self.style().subControlRect(
            QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, self
        )
        return 400 - field.width() + 6

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_whole()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.whole.text() != self.currentText():  # changed while signals were blocked
            soon(self, self._show_whole)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show_whole()

    def _show_whole(self) -> None:
        self.whole.setText(self.currentText())
        self.whole.setVisible(self.isVisible() and not self.fits())


def add_choice(form: QFormLayout, caption: QLabel, combo: RoomyCombo) -> None:
    """Put a list to choose from into a form, its chosen entry below it where it would be cut."""
    caption.setBuddy(combo)
    form.addRow(caption, combo)
    form.addRow(combo.whole)


class Row(QWidget):
    """Widgets side by side, or below each other where they do not fit. The first of them that can takes the room."""

    def __init__(self, parts: Sequence[QWidget], parent: QWidget) -> None:
        super().__init__(parent)
        self._parts = parts
        self._line = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._line.setContentsMargins(0, 0, 0, 0)
        for part in parts:
            grows = part.sizePolicy().expandingDirections() & Qt.Orientation.Horizontal or isinstance(
                part, QComboBox
            )
            self._line.addWidget(part, 1 if grows else 0)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        needed = sum(part.sizeHint().width() + self._line.spacing() for part in self._parts)
        direction = QBoxLayout.Direction
        self._line.setDirection(direction.LeftToRight if needed <= self.width() else direction.TopToBottom)
