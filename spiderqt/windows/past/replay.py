# SPDX-License-Identifier: GPL-3.0-or-later
"""The replay: every step of a game as a line of a list, with the table as it was then, in words and as a picture.

A list of sentences is the player that a blind person knows already: the arrow keys are back and forward, Home and End
first and last, and a reader reads each step as it reads any list. Playing by itself only moves that list on. The table
of the step chosen stands beside it as a list too, a line for each column.

Must not know the game on the table: `resumed(table)` gives a game that begins at the step chosen.
"""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QBoxLayout,
    QDialogButtonBox,
    QLabel,
    QListView,
    QListWidget,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from spiderqt.board.options import BoardOptions
from spiderqt.compat import override
from spiderqt.engine.codes import GameCode
from spiderqt.engine.record import Record
from spiderqt.session.film import film_of
from spiderqt.session.table import Options
from spiderqt.tongue import translate
from spiderqt.voice.phrases.kinds import Verbosity
from spiderqt.voice.phrases.table import Figures, table_sentences
from spiderqt.windows.passing import describe
from spiderqt.windows.past.lists import PastDialog
from spiderqt.windows.past.picture import TablePicture
from spiderqt.windows.past.steps import StepsModel
from spiderqt.windows.roomy import RoomyCombo, Row

PACES = (8000, 4000, 2000, 1000, 250)
"""Milliseconds from step to step, slowest first."""
_USUAL = 1


class StepList(QListView):
    """The list of steps. Left and Right are back and forward too, Space plays and pauses."""

    paused = Signal()
    turned = Signal(int)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.doItemsLayout()
        self.scrollTo(self.currentIndex())

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Space:
                self.paused.emit()
            case Qt.Key.Key_Left | Qt.Key.Key_Right:
                self.turned.emit(1 if event.key() == Qt.Key.Key_Right else -1)
            case _:
                super().keyPressEvent(event)
                return
        event.accept()


class ReplayDialog(PastDialog):
    """Made for one record. `resumed(table)`: go on playing from the step that is shown; the dialog closes then."""

    resumed = Signal(object)

    def __init__(
        self,
        record: Record,
        options: Options,
        looks: BoardOptions,
        verbosity: Verbosity = Verbosity.NORMAL,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._film, self._options = film_of(record), options
        self._model = StepsModel(self._film, verbosity, self)
        self._steps, self._columns = StepList(self.body), QListWidget(self.body)
        self._steps_caption, self._columns_caption = QLabel(self.body), QLabel(self.body)
        self._picture = TablePicture(looks, self.body)
        self._buttons = {name: self._control(name) for name in ("first", "back", "play", "forward", "last")}
        self._pace, self._pace_caption = RoomyCombo(self.body), QLabel(self.body)
        self._resume = self.push_button("replay-resume", self._on_resume)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._on_time)
        self._lay_out()
        self.retranslate()
        self._steps.setCurrentIndex(self._model.index(0))
        self._steps.selectionModel().currentRowChanged.connect(self._on_row)
        self._show(0)
        self._steps.setFocus()

    def _control(self, name: str) -> QPushButton:
        return self.push_button(f"replay-{name}", getattr(self, f"_on_{name}"))

    def _lay_out(self) -> None:
        line, letter = self.fontMetrics().lineSpacing(), self.fontMetrics().averageCharWidth()
        for part, caption, name in (
            (self._steps, self._steps_caption, "replay-steps"),
            (self._columns, self._columns_caption, "replay-table"),
        ):
            part.setObjectName(name)
            part.setWordWrap(True)
            part.setResizeMode(QListView.ResizeMode.Adjust)
            part.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
            part.setMinimumHeight(7 * line)
            part.setMinimumWidth(16 * letter)
            part.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
            caption.setBuddy(part)
        self._steps.setModel(self._model)
        self._steps.paused.connect(self._on_play)
        self._steps.turned.connect(self._turn)
        words, seen = QVBoxLayout(), QVBoxLayout()
        for caption, part in ((self._steps_caption, self._steps), (self._columns_caption, self._columns)):
            words.addWidget(caption)
            words.addWidget(part, 1)
        seen.addWidget(self._picture, 1)
        self._both = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._both.addLayout(words, 2)
        self._both.addLayout(seen, 3)
        self.column.addLayout(self._both, 1)
        self.column.addWidget(self._said)
        for name in self._buttons:
            self._buttons[name].setParent(self.body)
        self.column.addWidget(Row(list(self._buttons.values()), self.body))
        for pace in PACES:
            self._pace.addItem("", pace)
        self._pace.setCurrentIndex(_USUAL)
        self._pace.setObjectName("replay-pace")
        self._pace.currentIndexChanged.connect(self._on_pace)
        self._pace_caption.setBuddy(self._pace)
        self.column.addWidget(Row([self._pace_caption, self._pace, self._resume], self.body))
        self.column.addWidget(self._pace.whole)
        self._close = self.buttons.addButton("", QDialogButtonBox.ButtonRole.RejectRole)
        self.buttons.rejected.connect(self.reject)

    @override
    def retranslate(self) -> None:
        self.setWindowTitle(translate("Past", "SpiderQt: replay"))
        self._steps_caption.setText(translate("Past", "&Steps of the game:"))
        self._columns_caption.setText(translate("Past", "The &table at this step:"))
        texts = {
            "first": translate("Past", "&First"),
            "back": translate("Past", "&Back"),
            "forward": translate("Past", "F&orward"),
            "last": translate("Past", "&Last"),
        }
        for name, text in texts.items():
            self._buttons[name].setText(text)
        self._pace_caption.setText(translate("Past", "Spee&d:"))
        for index, text in enumerate(
            (
                translate("Past", "Very slow, 8 seconds a step"),
                translate("Past", "Slow, 4 seconds a step"),
                translate("Past", "Steady, 2 seconds a step"),
                translate("Past", "Fast, 1 second a step"),
                translate("Past", "Very fast, 4 steps a second"),
            )
        ):
            self._pace.setItemText(index, text)
        self._resume.setText(translate("Past", "&Resume from here"))
        self._close.setText(translate("Past", "&Close"))
        self._picture.setAccessibleName(translate("Past", "Picture of the table at this step"))
        self._model.retranslate()
        self._show_play()
        self._show_columns()

    @property
    def number(self) -> int:
        """The step that is shown; 0 is the deal."""
        return max(0, self._steps.currentIndex().row())

    def go_to(self, number: int) -> None:
        """Show a step, or the nearest one."""
        self._steps.setCurrentIndex(self._model.index(min(max(0, number), self._model.rowCount() - 1)))

    def _on_row(self, current: QModelIndex, previous: QModelIndex) -> None:
        self._show(current.row(), animate=abs(current.row() - previous.row()) == 1)
        text = self._model.sentence(current.row())
        if self._steps.hasFocus():  # a reader reads the line of the list by itself
            self._said.setText(text)
            self._said.show()
        else:
            self.say(text)

    def _show(self, number: int, *, animate: bool = False) -> None:
        self._show_columns()
        at_end = number == self._model.rowCount() - 1
        for name, off in (
            ("first", number == 0),
            ("back", number == 0),
            ("forward", at_end),
            ("last", at_end),
        ):
            button = self._buttons[name]
            if off and button.hasFocus():
                self._steps.setFocus()
            button.setEnabled(not off)
        self._picture.show_position(self._film.frames[number].position, animate=animate)

    def _show_columns(self) -> None:
        describe(
            self._resume,
            translate("Past", "A game of its own begins at this step; it does not count in the statistics.")
            if self.number
            else translate("Past", "The same deal begins from its start."),
        )
        frame, start = self._film.frames[self.number], self._film.record.start
        figures = Figures(frame.moves, frame.score, frame.seconds)
        code = str(start) if isinstance(start, GameCode) else None
        row = max(0, self._columns.currentRow())
        self._columns.clear()
        self._columns.addItems(list(table_sentences(frame.position, figures, code=code, complete=True)))
        self._columns.setCurrentRow(row)

    def _turn(self, by: int) -> None:
        self.go_to(self.number + by)

    def _on_first(self) -> None:
        self.go_to(0)

    def _on_back(self) -> None:
        self._turn(-1)

    def _on_forward(self) -> None:
        self._turn(+1)

    def _on_last(self) -> None:
        self.go_to(self._model.rowCount() - 1)

    def _on_play(self) -> None:
        if self._timer.isActive():
            self._timer.stop()
            self.say(translate("Past", "Paused."))
        else:
            if self.number == self._model.rowCount() - 1:
                self.go_to(0)
            self._timer.start(self._pace.currentData())
            self.say(translate("Past", "It plays. Space or Pause stops it."))
        self._show_play()

    def _show_play(self) -> None:
        playing = self._timer.isActive()
        self._buttons["play"].setText(translate("Past", "&Pause") if playing else translate("Past", "&Play"))

    def _on_pace(self) -> None:
        if self._timer.isActive():
            self._timer.start(self._pace.currentData())

    def _on_time(self) -> None:
        self._turn(+1)
        if self.number == self._model.rowCount() - 1:
            self._timer.stop()
            self._show_play()

    def _on_resume(self) -> None:
        table = self._film.table_at(self.number, self._options)
        self.accept()
        self.resumed.emit(table)

    @override
    def done(self, result: int) -> None:
        self._timer.stop()
        super().done(result)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        wide = self.width() > 90 * self.fontMetrics().averageCharWidth()
        direction = QBoxLayout.Direction
        self._both.setDirection(direction.LeftToRight if wide else direction.TopToBottom)
        super().resizeEvent(event)
