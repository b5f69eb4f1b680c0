# SPDX-License-Identifier: GPL-3.0-or-later
"""The statistics: a table of figures, and for the row chosen a picture of how its games went.

Must not know how games are counted, nor files: `exported` and `imported` ask for those.
"""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, Qt, QTimer, Signal
from PySide6.QtWidgets import QDialogButtonBox, QHeaderView, QLabel, QWidget

from spiderqt.board.options import BoardOptions
from spiderqt.compat import override
from spiderqt.engine.variants import FAMILIES, variant
from spiderqt.store.history import EVERY, Choice
from spiderqt.store.statistics import Statistics
from spiderqt.store.store import Store
from spiderqt.tongue import translate
from spiderqt.voice.phrases.cards import family_name
from spiderqt.voice.phrases.past import group_words, outcomes_sentences
from spiderqt.windows.past.chart import Chart
from spiderqt.windows.past.course import course_of
from spiderqt.windows.past.lists import PastDialog, RowTable
from spiderqt.windows.past.statistics_model import StatisticsModel
from spiderqt.windows.roomy import RoomyCombo, Row, Wrapped, add_choice

PICTURE_MS = 20
"""The picture comes so long after the table: that is on the screen by then."""
_SUITS = (1, 2, 3, 4)


class StatisticsDialog(PastDialog):
    """`exported()`, `imported()`: the player wants to write all games to a file, or read some from one."""

    exported = Signal()
    imported = Signal()

    def __init__(self, store: Store, options: BoardOptions, parent: QWidget | None = None) -> None:
        super().__init__(parent, lines=42)
        self._store = store
        self._lines: tuple[Statistics, ...] = ()
        self._game, self._suits = RoomyCombo(self), RoomyCombo(self)
        self._game_caption, self._suits_caption = QLabel(self), QLabel(self)
        self._model = StatisticsModel(self)
        self._table = RowTable(self.body)
        self._chart = Chart(options, self.body)
        self._words = Wrapped("", self.body)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(PICTURE_MS)
        self._soon.timeout.connect(self._show_course)
        self._lay_out()
        self._lines = store.statistics()
        self.retranslate()
        self._game.currentIndexChanged.connect(self._filter)
        self._suits.currentIndexChanged.connect(self._filter)

    def _lay_out(self) -> None:
        self._game.addItem("", "")
        for family in FAMILIES:
            self._game.addItem("", family)
        for suits in (0, *_SUITS):
            self._suits.addItem("", suits)
        self._game.setObjectName("statistics-game")
        self._suits.setObjectName("statistics-suits")
        self._table.setObjectName("statistics-table")
        self._table.setModel(self._model)
        rows = self._table.verticalHeader()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setDefaultSectionSize(3 * self.fontMetrics().lineSpacing() + 8)
        rows.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self._table.setMinimumHeight(9 * self.fontMetrics().lineSpacing())
        form = self.new_form()
        add_choice(form, self._game_caption, self._game)
        add_choice(form, self._suits_caption, self._suits)
        self._delete = self.push_button("statistics-delete", self._on_delete)
        self._delete_all = self.push_button("statistics-delete-all", self._on_delete_all)
        self._undelete = self.push_button("statistics-undelete", self._on_undelete)
        self._undelete.setEnabled(False)  # until it is known that there is something
        self._export = self.push_button("statistics-export", self.exported)
        self._import = self.push_button("statistics-import", self.imported)
        self.column.addLayout(form)
        for part in (self._table, self._words, self._chart, self._said):
            self.column.addWidget(part, 2 if part is self._table else 1 if part is self._chart else 0)
        self.column.addWidget(Row([self._delete, self._delete_all, self._undelete], self.body))
        self.column.addWidget(Row([self._export, self._import], self.body))
        self._close = self.buttons.addButton("", QDialogButtonBox.ButtonRole.RejectRole)
        self.buttons.rejected.connect(self.reject)
        self._table.selectionModel().currentRowChanged.connect(self._on_row)
        self._table.setFocus()

    @override
    def retranslate(self) -> None:
        self.setWindowTitle(translate("Past", "SpiderQt: statistics"))
        self._game_caption.setText(translate("Past", "&Game:"))
        self._suits_caption.setText(translate("Past", "&Suits:"))
        self._game.setItemText(0, translate("Past", "All games"))
        for index, family in enumerate(FAMILIES, start=1):
            self._game.setItemText(index, family_name(variant(family)))
        self._suits.setItemText(0, translate("Past", "Any number of suits"))
        for suits in _SUITS:
            self._suits.setItemText(suits, translate("NewGame", "%n suits", None, suits))
        self._table.setAccessibleName(translate("Past", "Statistics"))
        self._delete.setText(translate("Past", "&Delete these games…"))
        self._delete_all.setText(translate("Past", "Delete &all games…"))
        self._undelete.setText(translate("Past", "&Undo the deletion"))
        self._export.setText(translate("Past", "&Export all games…"))
        self._import.setText(translate("Past", "&Import games…"))
        self._close.setText(translate("Past", "&Close"))
        self._filter()
        if self.isVisible():
            self._show_course()

    def refresh(self) -> None:
        """Count again."""
        self._lines = self._store.statistics()
        self._filter()

    def _filter(self) -> None:
        family, suits = self._game.currentData(), self._suits.currentData()
        row = self._table.row()
        self._model.show(
            [
                line
                for line in self._lines
                if family in ("", line.group.variant.family) and suits in (0, line.group.variant.suits)
            ]
        )
        self._table.choose(max(row, 0))
        self._table.resizeColumnsToContents()
        self._delete.setEnabled(self._model.rowCount() > 0)
        self._delete_all.setEnabled(bool(self._lines))
        self._soon.start()

    def _on_row(self, current: QModelIndex, previous: QModelIndex) -> None:
        self._soon.start()

    def _show_course(self) -> None:
        """After the table is on the screen: many thousand games take a moment."""
        self._undelete.setEnabled(bool(self._store.deletions()))
        line = self._model.line(self._table.row())
        if line is None:
            words = (
                translate("Past", "No game of this kind was played yet.")
                if self._lines
                else translate("Past", "No game was played yet. The first action of a game makes it count.")
            )
            self._chart.show_course(course_of(()), words)
        else:
            outcomes = self._store.outcomes(line.group)
            words = outcomes_sentences(outcomes)
            self._chart.show_course(course_of(outcomes), words)
        self._words.setText(words)

    def _on_delete(self) -> None:
        line = self._model.line(self._table.row())
        if line is None:
            return
        question = translate("Past", "Delete all games of this row from history and statistics? {group}.")
        group = line.group
        if self.is_sure(question.format(group=group_words(group)), translate("Past", "&Delete")):
            self._delete_these(Choice(group.variant, group.policy, group.scheme))

    def _on_delete_all(self) -> None:
        question = translate("Past", "Delete all games of every kind from history and statistics?")
        if self.is_sure(question, translate("Past", "&Delete")):
            self._delete_these(EVERY)

    def _delete_these(self, choice: Choice) -> None:
        done = self._store.delete(choice)
        self.refresh()
        self._undelete.setEnabled(bool(self._store.deletions()))
        back = self._undelete if self._undelete.isEnabled() else None
        self.say(deleted_sentence(None if done is None else done.count), at=back)

    def _on_undelete(self) -> None:
        text = undelete_last(self._store)
        self.refresh()
        # A button, as readers say the description of one, not of a table.
        self.say(text, at=None if self._store.deletions() else self._delete)


def deleted_sentence(count: int | None) -> str:
    """How deleting went; None: it could not be done."""
    if count is None:
        return translate("Past", "They could not be deleted now; nothing was changed.")
    if not count:
        return translate("Past", "Nothing was deleted: a game that lies on a table stays.")
    return translate("Past", "%n games deleted. Undo the deletion brings them back.", None, count)


def undelete_last(store: Store) -> str:
    """Bring back what was deleted last, and tell it."""
    deletions = store.deletions()
    if not deletions:
        return translate("Past", "Nothing was deleted.")
    if not store.undelete(deletions[0]):
        return translate("Past", "They could not be brought back now.")
    return translate("Past", "%n games are back.", None, deletions[0].count)
