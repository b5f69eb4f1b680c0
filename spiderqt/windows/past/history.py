# SPDX-License-Identifier: GPL-3.0-or-later
"""The games of the past, one row each: look at them again, go on with one, delete some and take that back.

Must not know the table: `replayed(saved)` and `opened(saved)` say what the player wants.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QModelIndex, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialogButtonBox, QFileDialog, QLabel, QWidget

from spiderqt.compat import override
from spiderqt.engine.record import write_record
from spiderqt.engine.variants import VARIANTS
from spiderqt.store.history import Choice
from spiderqt.store.store import Store
from spiderqt.store.values import PastGame, SavedGame
from spiderqt.tongue import translate
from spiderqt.voice.phrases.cards import game_name
from spiderqt.windows.past.history_model import HistoryModel
from spiderqt.windows.past.lists import PastDialog, RowTable
from spiderqt.windows.past.statistics import deleted_sentence, undelete_last
from spiderqt.windows.past.texts import record_filter, write_text
from spiderqt.windows.roomy import RoomyCombo, Row, add_choice

_RESULTS: tuple[bool | None, ...] = (None, True, False)


class HistoryDialog(PastDialog):
    """`replayed(saved)`: show it move by move. `opened(saved)`: put it on the table; the dialog closes then."""

    replayed = Signal(object)
    opened = Signal(object)

    def __init__(self, store: Store, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._model = HistoryModel(store, self)
        self._game, self._result = RoomyCombo(self), RoomyCombo(self)
        self._table = RowTable(self.body)
        self._game_caption, self._result_caption = QLabel(self), QLabel(self)
        self._replay = self.push_button("history-replay", self._on_replay)
        self._open = self.push_button("history-open", self._on_open)
        self._copy = self.push_button("history-copy", self._on_copy)
        self._save = self.push_button("history-save", self._on_save)
        self._delete = self.push_button("history-delete", self._on_delete)
        self._undelete = self.push_button("history-undelete", self._on_undelete)
        self._lay_out()
        self.retranslate()
        self._table.choose(0)
        self._show_buttons()
        self._game.currentIndexChanged.connect(self._filter)
        self._result.currentIndexChanged.connect(self._filter)
        self._table.setFocus()

    def _lay_out(self) -> None:
        self._game.setObjectName("history-game")
        self._result.setObjectName("history-result")
        self._table.setObjectName("history-table")
        for value in (None, *VARIANTS):
            self._game.addItem("", value)
        for result in _RESULTS:
            self._result.addItem("", result)
        form = self.new_form()
        add_choice(form, self._game_caption, self._game)
        add_choice(form, self._result_caption, self._result)
        self.column.addLayout(form)
        self._table.setModel(self._model)
        self._table.verticalHeader().hide()
        self._table.setMinimumHeight(10 * self.fontMetrics().lineSpacing())
        self._table.selectionModel().currentRowChanged.connect(self._on_row)
        self._table.entered.connect(self._on_replay)
        self.column.addWidget(self._table, 1)
        self.column.addWidget(self._said)
        self.column.addWidget(Row([self._replay, self._open, self._copy, self._save], self.body))
        self.column.addWidget(Row([self._delete, self._undelete], self.body))
        self._close = self.buttons.addButton("", QDialogButtonBox.ButtonRole.RejectRole)
        self.buttons.rejected.connect(self.reject)

    @override
    def retranslate(self) -> None:
        self.setWindowTitle(translate("Past", "SpiderQt: past games"))
        self._game_caption.setText(translate("Past", "&Game:"))
        self._result_caption.setText(translate("Past", "Res&ult:"))
        self._game.setItemText(0, translate("Past", "All games"))
        for index, variant in enumerate(VARIANTS, start=1):
            self._game.setItemText(index, game_name(variant))
        for index, text in enumerate(
            (
                translate("Past", "All results"),
                translate("Past", "Won games"),
                translate("Past", "Games not won"),
            )
        ):
            self._result.setItemText(index, text)
        self._table.setAccessibleName(translate("Past", "Past games, the latest first"))
        self._replay.setText(translate("Past", "&Replay…"))
        self._open.setText(translate("Past", "Go &on with it"))
        self._copy.setText(translate("Past", "Copy the co&de"))
        self._save.setText(translate("Past", "&Save as a record…"))
        self._delete.setText(translate("Past", "Dele&te…"))
        self._undelete.setText(translate("Past", "U&ndo the deletion"))
        self._close.setText(translate("Past", "&Close"))
        self._filter()

    def choice(self) -> Choice:
        """Which games are listed."""
        return Choice(self._game.currentData(), won=self._result.currentData())

    def _filter(self) -> None:
        row = self._table.row()
        self._model.show(self.choice())
        self._table.choose(max(row, 0))
        self._table.resizeColumnsToContents()
        if not self._model.rowCount():
            self.say(translate("Past", "There is no such game yet."))
        else:
            self.say("")
        self._show_buttons()

    def _show_buttons(self) -> None:
        game = self._chosen()
        for button in (self._replay, self._open, self._save):
            button.setEnabled(game is not None)
        self._copy.setEnabled(game is not None and game.start is not None)
        self._delete.setEnabled(game is not None and not game.is_current)
        self._undelete.setEnabled(bool(self._store.deletions()))

    def _on_row(self, current: QModelIndex, previous: QModelIndex) -> None:
        self._show_buttons()

    def _chosen(self) -> PastGame | None:
        return self._model.game(self._table.row())

    def _loaded(self) -> SavedGame | None:
        game = self._chosen()
        saved = None if game is None else self._store.load(game.uid)
        if saved is None:
            self.say(translate("Past", "This game cannot be read now."))
        return saved

    def _on_replay(self) -> None:
        if (saved := self._loaded()) is not None:
            self.replayed.emit(saved)

    def _on_open(self) -> None:
        if (saved := self._loaded()) is not None:
            self.accept()
            self.opened.emit(saved)

    def _on_copy(self) -> None:
        game = self._chosen()
        if game is not None and game.start is not None:
            QGuiApplication.clipboard().setText(game.start)
            self.say(translate("Window", "Copied: {code}.").format(code=game.start))

    def _on_save(self) -> None:
        if (saved := self._loaded()) is None:
            return
        title = translate("Files", "SpiderQt: save this game as a record")
        game = self._chosen()
        proposal = f"{(game and game.start) or 'game'}.spider"
        name, _ = QFileDialog.getSaveFileName(self, title, proposal, record_filter())
        if name:
            self.say(write_text(Path(name), write_record(saved.record)))

    def _on_delete(self) -> None:
        game = self._chosen()
        if game is None:
            return
        question = translate("Past", "Delete this game from history and statistics?")
        if self.is_sure(question, translate("Past", "&Delete")):
            row = self._table.row()
            done = self._store.delete(Choice(uid=game.uid))
            self._filter()
            self._table.choose(row)
            back = self._undelete if self._undelete.isEnabled() else None
            self.say(deleted_sentence(None if done is None else done.count), at=back)

    def _on_undelete(self) -> None:
        text = undelete_last(self._store)
        self._filter()
        # A button, as readers say the description of one, not of a table.
        button = self._delete if self._delete.isEnabled() else self._replay
        self.say(text, at=None if self._undelete.isEnabled() else button)
