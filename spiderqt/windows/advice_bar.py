# SPDX-License-Identifier: GPL-3.0-or-later
"""The bar under the table that says what is being worked out, and then what came of it, with what can be done now.

Must not know what is worked out: it is given texts and names of choices. It takes no focus by itself; Tab leads from
the table to it, Esc stops or closes it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QMenu, QPushButton, QSizePolicy, QWidget

from spiderqt.compat import override
from spiderqt.tongue import translate
from spiderqt.windows.message_line import MessageLine

Text = Callable[[], str]
"""A sentence in the language in use, made whenever it is to be shown."""

_LINE = 4
_LETTERS = 26
"""The room that the text keeps, in letters, before the buttons go into a menu."""


class AdviceBar(QFrame):
    """`work` while something is worked out, `tell` for what came of it, `leave` when it is of no use any more.

    `chosen(name)`: a button was pressed; ``stop`` while it works, ``close`` or one of the choices afterwards.
    """

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("advice-bar")
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.line = MessageLine(self, name="advice-line")
        self._time = QLabel(self)
        self._time.setObjectName("advice-time")
        self._time.setTextFormat(Qt.TextFormat.PlainText)
        self._more = QPushButton(self)
        self._more.setObjectName("advice-more")
        self._menu = QMenu(self)
        self._more.setMenu(self._menu)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 2, 8, _LINE)
        self._row.setSpacing(6)
        self._row.addWidget(self.line, 1)
        self._row.addWidget(self._time)
        self._row.addWidget(self._more)
        self._buttons: list[QPushButton] = []
        self._names: tuple[str, ...] = ()
        self._text: Text | None = None
        self._limit = self._seconds = 0.0
        self.hide()

    @property
    def works(self) -> bool:
        """Whether something is being worked out."""
        return self._names == ("stop",)

    def text(self) -> str:
        """What it says now; empty where it is not shown."""
        return "" if self._text is None else self.line.whole

    def work(self, text: Text, limit: float) -> None:
        """Something is being worked out, for `limit` seconds at most; 0: nobody knows how long."""
        self._limit, self._seconds = limit, 0.0
        self._show(text, ("stop",))

    def progress(self, seconds: float) -> None:
        """So long it has been working."""
        self._seconds = seconds
        self._show_time()
        self.update()

    def tell(self, text: Text, choices: Sequence[str] = ()) -> None:
        """What came of it, and the names of what can be chosen now."""
        self._limit = self._seconds = 0.0
        self._show(text, (*choices, "close"))

    def leave(self) -> None:
        """Take the bar away."""
        self._text, self._names = None, ()
        self.hide()

    def holds_focus(self) -> bool:
        """Whether the keys of the window go to a part of the bar."""
        part = self.window().focusWidget()
        return part is not None and self.isAncestorOf(part)

    def take_focus(self) -> None:
        """Give the focus to the first thing that can be chosen."""
        first = self._more if self._more.isVisible() else self._buttons[0]
        first.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def retranslate(self) -> None:
        """Put every text into the language in use."""
        self._more.setText(translate("Advice", "Choices"))
        if self._text is None:
            return
        self.line.say(self._text())
        for button, name in zip(self._buttons, self._names, strict=True):
            button.setText(_choice_text(name))
        for action, name in zip(self._menu.actions(), self._names, strict=True):
            action.setText(_choice_text(name))
        self._show_time()
        self._arrange()

    def _show(self, text: Text, names: tuple[str, ...]) -> None:
        had_focus = self.holds_focus()
        self._text, self._names = text, names
        for button in self._buttons:
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._buttons = [self._button(name) for name in names]
        self._menu.clear()
        for name in names:
            self._menu.addAction("").triggered.connect(partial(self.chosen.emit, name))
        before: QWidget = self.line
        for part in (self._more, *self._buttons):
            QWidget.setTabOrder(before, part)
            before = part
        self.show()
        self.retranslate()
        if had_focus:
            self.take_focus()

    def _button(self, name: str) -> QPushButton:
        button = QPushButton(self)
        button.setObjectName(f"advice-{name}")
        button.clicked.connect(self._on_clicked)
        self._row.addWidget(button)
        return button

    def _on_clicked(self) -> None:
        self.chosen.emit(self.sender().objectName().removeprefix("advice-"))

    def _show_time(self) -> None:
        self._time.setVisible(self.works)
        if self._limit:
            text = translate("Advice", "{seconds} of {limit} s")
            self._time.setText(text.format(seconds=int(self._seconds), limit=int(self._limit)))
        else:
            self._time.setText(translate("Advice", "{seconds} s").format(seconds=int(self._seconds)))

    def _arrange(self) -> None:
        """Buttons side by side where they leave room for the text, else in a menu."""
        side_by_side = sum(button.sizeHint().width() + self._row.spacing() for button in self._buttons)
        text = _LETTERS * self.fontMetrics().averageCharWidth()
        narrow = len(self._buttons) > 1 and side_by_side + text > self.width()
        for button in self._buttons:
            button.setVisible(not narrow)
        self._more.setVisible(narrow)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._text is not None:
            self._arrange()

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._names:
            self.chosen.emit(self._names[-1])
            return
        super().keyPressEvent(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        colour = self.palette().color(QPalette.ColorRole.WindowText)
        painter = QPainter(self)
        for y in (0, self.height() - 1):
            painter.fillRect(QRect(0, y, self.width(), 1), colour)
        if self.works and self._limit:
            share = min(1.0, self._seconds / self._limit)
            painter.fillRect(QRect(0, self.height() - _LINE, round(share * self.width()), _LINE), colour)
        painter.end()


def _choice_text(name: str) -> str:
    """What a choice is called."""
    return {
        "stop": translate("Advice", "Stop"),
        "close": translate("Advice", "Close"),
        "undo": translate("Advice", "Undo"),
        "restart": translate("Advice", "Same deal again"),
        "new": translate("Advice", "New game"),
        "show-line": translate("Advice", "Show the way"),
        "resume": translate("Advice", "Go back there"),
        "next": translate("Advice", "Next step"),
        "back": translate("Advice", "One step back"),
    }[name]
