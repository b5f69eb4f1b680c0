# SPDX-License-Identifier: GPL-3.0-or-later
"""A position met elsewhere, typed or pasted: a line for each column, checked while it is written, and played.

Must not know the table: `played(position)` gives the position. What was typed comes back with `sheet`.
"""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialogButtonBox, QLabel, QLineEdit, QWidget

from spiderqt.board.options import BoardOptions
from spiderqt.compat import override
from spiderqt.engine.cards import Card, Rank, Suit
from spiderqt.engine.codes import GameCode
from spiderqt.engine.variants import VARIANTS, Variant, variant
from spiderqt.session.table import Options, Table
from spiderqt.tongue import translate
from spiderqt.voice.phrases.cards import game_name
from spiderqt.windows.files import Unreadable
from spiderqt.windows.passing import describe
from spiderqt.windows.past.lists import PastDialog
from spiderqt.windows.past.picture import TablePicture
from spiderqt.windows.past.reading import Undecided, game_in
from spiderqt.windows.past.sheet import (
    Checked,
    Sheet,
    card_word,
    check,
    field_name,
    letters_sentence,
    missing_sentence,
    sheet_of,
    sheet_of_foreign,
)
from spiderqt.windows.roomy import RoomyCombo, Row, Wrapped, add_choice

MOST_COLUMNS = max(game.columns for game in VARIANTS)


class EditorDialog(PastDialog):
    """`played(position)`: the position is whole, and shall lie on the table; the dialog closes then."""

    played = Signal(object)

    def __init__(
        self, game: Variant, sheet: Sheet, looks: BoardOptions, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._emptied = Sheet()
        self._explained = Wrapped("", self.body)
        self._game, self._game_caption = RoomyCombo(self.body), QLabel(self.body)
        self._columns = [self._field(f"editor-column-{n}") for n in range(1, MOST_COLUMNS + 1)]
        self._stock, self._completed = self._field("editor-stock"), self._field("editor-completed")
        self._captions = {field: QLabel(self.body) for field in self._all()}
        self._verdict, self._left = _Spoken(self.body), Wrapped("", self.body)
        self._picture = TablePicture(looks, self.body)
        self._paste = self.push_button("editor-paste", self._on_paste)
        self._clear = self.push_button("editor-clear", self._on_clear)
        self._play = self.buttons.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
        self._close = self.buttons.addButton("", QDialogButtonBox.ButtonRole.RejectRole)
        self._lay_out(game)
        self.put(sheet, game)
        self.retranslate()
        for field in self._all():
            field.textChanged.connect(self._check)
            field.editingFinished.connect(self._on_left)
        self._game.currentIndexChanged.connect(self._on_game)
        self._columns[0].setFocus()

    def _field(self, name: str) -> QLineEdit:
        field = QLineEdit(self.body)
        field.setObjectName(name)
        field.setMaxLength(1000)
        return field

    def _all(self) -> list[QLineEdit]:
        return [*self._columns, self._stock, self._completed]

    def _lay_out(self, game: Variant) -> None:
        self._game.setObjectName("editor-game")
        for one in VARIANTS:
            self._game.addItem("", one)
        self._form = self.new_form()
        add_choice(self._form, self._game_caption, self._game)
        for field in self._all():
            self._captions[field].setBuddy(field)
            self._form.addRow(self._captions[field], field)
        self._verdict.setObjectName("editor-verdict")
        self._left.setObjectName("editor-left")
        self.column.addWidget(self._explained)
        self.column.addLayout(self._form)
        for part in (self._verdict, self._left, self._said):
            self.column.addWidget(part)
        self.column.addWidget(Row([self._paste, self._clear], self.body))
        self.column.addWidget(self._picture, 1)
        self.column.addStretch()
        self._play.setDefault(True)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)

    @override
    def retranslate(self) -> None:
        self.setWindowTitle(translate("Editor", "SpiderQt: enter a position"))
        text = translate(
            "Editor",
            "Write each card as rank and suit, like {example}, the back of the column first. # before a card that lies"
            " face down, ## for one that nobody has seen. The letters: {letters}.",
        )
        example = card_word(Card(Rank.FOUR, Suit.CLUBS))
        self._explained.setText(text.format(example=example, letters=letters_sentence()))
        self._game_caption.setText(translate("Editor", "&Game:"))
        for index, game in enumerate(VARIANTS):
            self._game.setItemText(index, game_name(game))
        for number, field in enumerate(self._columns, start=1):
            mark = f"&{number}" if number < 10 else str(number)
            self._captions[field].setText(translate("Editor", "Column {number}:").format(number=mark))
        self._captions[self._stock].setText(translate("Editor", "&Stock, dealt first to last:"))
        self._captions[self._completed].setText(translate("Editor", "Completed &runs, their suits:"))
        self._paste.setText(translate("Editor", "Pas&te a whole position"))
        self._clear.setText(translate("Editor", "&Empty all fields"))
        self._play.setText(translate("Editor", "&Play it"))
        self._close.setText(translate("Editor", "&Close"))
        self._picture.setAccessibleName(translate("Editor", "Picture of the position"))
        self._check()

    @property
    def game(self) -> Variant:
        """The game chosen."""
        chosen: Variant = self._game.currentData()
        return chosen

    def sheet(self) -> Sheet:
        """What stands in the fields."""
        return Sheet(
            tuple(field.text() for field in self._columns[: self.game.columns]),
            self._stock.text(),
            self._completed.text(),
        )

    def put(self, sheet: Sheet, game: Variant) -> None:
        """Fill the fields."""
        self._game.setCurrentIndex(VARIANTS.index(game))
        texts = (*sheet.columns, *[""] * MOST_COLUMNS)
        for field, text in zip(self._columns, texts, strict=False):
            field.setText(text)
        self._stock.setText(sheet.stock)
        self._completed.setText(sheet.completed)
        self._on_game()

    def _on_game(self) -> None:
        for number, field in enumerate(self._columns):
            self._form.setRowVisible(field, number < self.game.columns)
        self._form.setRowVisible(self._stock, self.game.stock > 0)
        self._form.setRowVisible(self._completed, self.game.runs_leave)
        self._check()

    def _shown_fields(self) -> list[QLineEdit]:
        """The fields as `Sheet.fields` numbers them."""
        return [*self._columns[: self.game.columns], self._stock, self._completed]

    def _checked(self) -> Checked:
        return check(self.sheet(), self.game)

    def _check(self) -> None:
        """While something is written: say in the dialog what is wrong, and what is left."""
        found = self._checked()
        fault = found.fault
        self._verdict.setText(
            translate("Editor", "This position can be played.") if fault is None else fault.text
        )
        left = missing_sentence(found.missing)
        if found.unknown:
            pattern = translate("Editor", "{left} Unknown cards: {count}.")
            left = pattern.format(left=left, count=found.unknown)
        self._left.setText(left)
        self._left.setVisible(left != self._verdict.text())
        for number, field in enumerate(self._shown_fields()):
            at_fault = fault is not None and fault.length > 0 and fault.field == number
            field.setAccessibleName(field_name(number, self.game))
            if not at_fault or not field.hasFocus():  # a reader would say it at every key that is typed
                describe(field, fault.text if fault is not None and at_fault else "")
        if found.setup is not None:
            self._picture.show_position(found.setup.position)
        self._picture.setVisible(found.setup is not None)

    def _on_left(self) -> None:
        """A field was left: its fault is said. (With Enter in it, `accept` says what there is to say.)"""
        field = self.sender()
        if not isinstance(field, QLineEdit) or field.hasFocus():
            return
        fault = self._checked().fault
        fields = self._shown_fields()
        if fault is not None and fault.length and fields[fault.field] is field:
            self.told.emit(fault.text)
            describe(field, fault.text)

    def accept(self) -> None:
        """Play the position; what is wrong with it is said, and the cursor stands on it."""
        found = self._checked()
        if found.setup is not None:
            super().accept()
            self.played.emit(found.setup.position)
            return
        assert found.fault is not None
        field = self._shown_fields()[found.fault.field]
        describe(field, "")  # or it would be read with the field, and then told
        self.tell(found.fault.text, at=field)
        if found.fault.length:
            field.setSelection(found.fault.start, found.fault.length)
            describe(field, found.fault.text)

    def _on_paste(self) -> None:
        name = translate("Past", "the clipboard")
        self.take(game_in(QGuiApplication.clipboard().text(), Options(), name=name))

    def take(self, found: GameCode | Table | Undecided | Unreadable) -> None:
        """Fill the fields with what was read, or say why it could not be."""
        match found:
            case Unreadable(text):
                self.say(text)
                return
            case Undecided(table, families):
                game = variant(families[0]) if families else self.game
                self.put(sheet_of_foreign(table), game)
                said = translate("Editor", "Choose the game: the text does not say which it is.")
            case _:
                position = found.position() if isinstance(found, GameCode) else found.position
                self.put(sheet_of(position), position.variant)
                said = translate("Editor", "The fields are filled.")
        self.say(said)
        self._columns[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_clear(self) -> None:
        before = self.sheet()
        if any(before.fields):
            self._emptied = before
            self.put(Sheet(), self.game)
            said = translate("Editor", "All fields are empty. Press again to bring the cards back.")
        else:
            self.put(self._emptied, self.game)
            said = translate("Editor", "The fields are filled.")
        self.say(said)
        self._columns[0].setFocus(Qt.FocusReason.OtherFocusReason)


class _Spoken(Wrapped):
    """A sentence that Tab stops at, so that a reader can come to it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("", parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
