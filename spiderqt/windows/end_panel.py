# SPDX-License-Identifier: GPL-3.0-or-later
"""The panel at the end of a won game: what was reached, and where to go from here.

Must not know the game's objects: it shows a `Status` and emits what the player chose.
"""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from spiderqt.compat import override
from spiderqt.session.status import Status
from spiderqt.store.ladder import Rung
from spiderqt.tongue import translate
from spiderqt.voice.phrases.cards import join_and
from spiderqt.voice.phrases.foundations import suit_counts_in_words
from spiderqt.voice.phrases.table import join_sentences
from spiderqt.voice.phrases.times import duration
from spiderqt.windows.ladder_words import climbed_sentence
from spiderqt.windows.roomy import RoomyDialog, Wrapped
from spiderqt.windows.status_strip import clock_text, suit_counts


class EndPanel(RoomyDialog):
    """Not modal: the table below can be looked at, and undo works.

    `chosen(name)`: ``new``, ``restart``, ``replay``, ``undo``, ``show-line``, or ``climb`` for a game on the
    rung of the learning ladder that the win led to; ``copy-code``, for which it stays open.
    """

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModal(False)
        self._headline = Wrapped("", self)
        self._headline.setObjectName("end-headline")
        font = self._headline.font()
        font.setPointSizeF(font.pointSizeF() * 1.6)
        font.setBold(True)
        self._headline.setFont(font)
        self._climb = Wrapped("", self)
        self._climbed: tuple[Rung, Rung] | None = None
        self._form = self.new_form()
        self._status: Status | None = None
        self._code = ""
        self._looked_through = self._has_line = False
        self._note = Wrapped("", self)
        self._note.setObjectName("end-note")
        column = QVBoxLayout(self.body)
        column.setContentsMargins(14, 12, 14, 12)
        column.setSpacing(14)
        column.addWidget(self._headline)
        column.addLayout(self._form)
        column.addWidget(self._note)
        column.addWidget(self._climb)
        column.addStretch(1)

    def show_win(
        self, status: Status, code: str | None, *, looked_through: bool = False, has_line: bool = False
    ) -> None:
        """Open for a won game; `code` is None for a position that has none.

        `looked_through`: all cards were shown before the win. `has_line`: a way to win this deal was kept.
        """
        self._status, self._code = status, code or ""
        self._climbed = None
        self._looked_through, self._has_line = looked_through, has_line
        self.retranslate()
        self.fit()
        self.show()
        self.raise_()
        self.activateWindow()

    def show_climb(self, before: Rung, after: Rung) -> None:
        """Tell too what the win did on the learning ladder, and offer the rung that it led up to."""
        self._climbed = (before, after)
        self.retranslate()
        self.fit()

    @override
    def retranslate(self) -> None:
        """Put every text into the language in use."""
        if self._status is None:
            return
        self.setWindowTitle(translate("End", "SpiderQt: you have won"))
        self._headline.setText(translate("End", "You have won!"))
        self._fill(self._status)
        self._note.setText(
            translate("End", "All cards were shown before, so this win does not count in the statistics.")
        )
        self._note.setVisible(self._looked_through)
        self._climb.setText("" if self._climbed is None else climbed_sentence(*self._climbed))
        self._climb.setVisible(self._climbed is not None)
        self._fill_buttons()
        note = self._note.text() if self._looked_through else ""
        self.setAccessibleDescription(
            join_sentences(self.spoken(self._status, self._code), note, self._climb.text())
        )

    @staticmethod
    def spoken(status: Status, code: str | None) -> str:
        """All that the panel shows, as it is said when it opens."""
        parts = [translate("End", "You have won in %n moves.", None, status.moves)]
        if status.shows_time:
            parts.append(translate("End", "Time: {time}.").format(time=duration(status.seconds)))
        if status.score is not None:
            parts.append(translate("End", "Score: {score}.").format(score=status.score))
        runs = join_and(suit_counts_in_words(status.completed))
        parts.append(translate("End", "Completed runs: {runs}.").format(runs=runs))
        if code:
            parts.append(translate("End", "Game code: {code}.").format(code=code))
        return translate("End", " ", "between two sentences").join(parts)

    def _fill(self, status: Status) -> None:
        while self._form.rowCount():
            self._form.removeRow(0)
        rows = []
        if status.shows_time:
            rows.append((translate("End", "Time"), clock_text(status.seconds)))
        rows.append((translate("End", "Moves"), str(status.moves)))
        if status.score is not None:
            rows.append((translate("End", "Score"), str(status.score)))
        done = translate("End", "{count} of {total}").format(count=len(status.completed), total=status.total)
        runs = translate("End", "Completed runs")
        rows.append((runs, f"{suit_counts(status.completed)}  ({done})"))
        if self._code:
            rows.append((translate("End", "Game code"), self._code))
        for caption, value in rows:
            label = Wrapped(value, self)
            if caption == runs:
                # A reader would say the name of each sign, "middle dot" and all.
                label.setAccessibleName(join_and(suit_counts_in_words(status.completed)))
            label.setTextInteractionFlags(
                Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
            )
            label.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            self._form.addRow(caption, label)

    def _fill_buttons(self) -> None:
        self.buttons.clear()
        new = self._button("new", translate("End", "&New game"))
        new.setDefault(True)
        if self._climbed is not None and self._climbed[1].suits > self._climbed[0].suits:
            new.setDefault(False)
            text = translate("End", "&Play with %n suits", None, self._climbed[1].suits)
            new = self._button("climb", text)
            new.setDefault(True)
        self._button("restart", translate("End", "&Same deal again"))
        self._button("replay", translate("End", "&Replay"))
        self._button("undo", translate("End", "&Undo the last move"))
        if self._has_line:
            self._button("show-line", translate("End", "Show the &way"))
        if self._code:
            copy = self.buttons.addButton(
                translate("End", "&Copy the code"), QDialogButtonBox.ButtonRole.ActionRole
            )
            copy.clicked.connect(self._on_copy)
        close = self.buttons.addButton(QDialogButtonBox.StandardButton.Close)
        close.clicked.connect(self.close)
        new.setFocus(Qt.FocusReason.OtherFocusReason)

    def _button(self, name: str, text: str) -> QPushButton:
        button = self.buttons.addButton(text, QDialogButtonBox.ButtonRole.ActionRole)
        button.setObjectName(f"end-{name}")
        button.clicked.connect(self._on_clicked)
        return button

    def _on_clicked(self) -> None:
        name = self.sender().objectName().removeprefix("end-")
        self.close()
        self.chosen.emit(name)

    def _on_copy(self) -> None:
        self.chosen.emit("copy-code")
