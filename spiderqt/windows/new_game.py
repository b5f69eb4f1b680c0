# SPDX-License-Identifier: GPL-3.0-or-later
"""The dialog for a new game: which game, how many suits, the rules for undo and score, or a game code.

Must not know the game on the table: values go in, a `Choice` comes out.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from spiderqt.engine.codes import CodeError, GameCode, parse_code
from spiderqt.engine.ledger import ScoreScheme
from spiderqt.engine.policy import UndoPolicy
from spiderqt.engine.send import SendRule
from spiderqt.engine.shuffle import random_deal_number
from spiderqt.engine.variants import FAMILIES, Variant, suits_of, variant
from spiderqt.session.table import PRESETS, Options
from spiderqt.tongue import translate
from spiderqt.voice.faults import code_fault
from spiderqt.voice.phrases.cards import family_name
from spiderqt.windows.rule_words import policy_name, preset_name, scheme_name, send_name


@dataclass(frozen=True, slots=True)
class Choice:
    """What the player asked for; `code` is None for a deal that nobody has seen."""

    variant: Variant
    options: Options
    code: GameCode | None = None

    def start(self) -> GameCode:
        """The deal to begin with."""
        return self.code or GameCode(self.variant, random_deal_number())


class NewGameDialog(QDialog):
    """Native widgets with labels, in reading order. Enter deals, Esc changes nothing."""

    def __init__(self, before: Choice, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(translate("NewGame", "SpiderQt: new game"))
        self._game = self._combo(
            "new-game-family", [(family, family_name(variant(family))) for family in FAMILIES]
        )
        self._suits = self._combo("new-game-suits", [])
        presets = [(name, preset_name(name)) for name in PRESETS]
        self._preset = self._combo("new-game-preset", [*presets, ("", translate("NewGame", "My own"))])
        self._undo = self._combo("new-game-undo", [(p, policy_name(p)) for p in UndoPolicy])
        self._score = self._combo("new-game-score", [(s, scheme_name(s)) for s in ScoreScheme])
        self._send = self._combo("new-game-send", [(s, send_name(s)) for s in SendRule])
        self._hints = QCheckBox(translate("NewGame", "&Hints"), self)
        self._code = QLineEdit(self)
        self._code.setObjectName("new-game-code")
        self._code.setPlaceholderText(translate("NewGame", "empty for a random deal"))
        self._fault = QLabel(self)
        self._fault.setWordWrap(True)
        self._lay_out()
        self._show(before)
        self._game.currentIndexChanged.connect(self._on_family)
        self._preset.currentIndexChanged.connect(self._on_preset)
        for box in (self._undo, self._score, self._send):
            box.currentIndexChanged.connect(self._on_option)
        self._hints.toggled.connect(self._on_option)
        self._code.textChanged.connect(self._on_code)

    def choice(self) -> Choice:
        """What the dialog shows now. Raises CodeError for a code that is none."""
        text = self._code.text().strip()
        code = parse_code(text) if text else None
        chosen = code.variant if code else variant(self._game.currentData(), self._suits.currentData())
        return Choice(chosen, self._options(), code)

    def accept(self) -> None:
        """Close with a choice; a wrong code keeps the dialog open and is explained beside its field."""
        try:
            self.choice()
        except CodeError as error:
            self._explain(error)
            self._code.setFocus(Qt.FocusReason.OtherFocusReason)
            self._code.selectAll()
            return
        super().accept()

    def _combo(self, name: str, entries: list[tuple[object, str]]) -> QComboBox:
        box = QComboBox(self)
        box.setObjectName(name)
        for value, text in entries:
            box.addItem(text, value)
        return box

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.addRow(translate("NewGame", "&Game:"), self._game)
        form.addRow(translate("NewGame", "S&uits:"), self._suits)
        form.addRow(translate("NewGame", "&Rules:"), self._preset)
        form.addRow(translate("NewGame", "U&ndo:"), self._undo)
        form.addRow(translate("NewGame", "&Score:"), self._score)
        form.addRow(translate("NewGame", "S&end:"), self._send)
        form.addRow("", self._hints)
        form.addRow(translate("NewGame", "Game &code:"), self._code)
        form.addRow("", self._fault)
        buttons = QDialogButtonBox(self)
        deal = buttons.addButton(translate("NewGame", "&Deal"), QDialogButtonBox.ButtonRole.AcceptRole)
        deal.setDefault(True)
        buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addLayout(form)
        column.addWidget(buttons)

    def _show(self, choice: Choice) -> None:
        self._select(self._game, choice.variant.family)
        self._fill_suits(choice.variant.suits)
        self._show_options(choice.options)

    def _show_options(self, options: Options) -> None:
        self._select(self._undo, options.policy)
        self._select(self._score, options.scheme)
        self._select(self._send, options.send)
        self._hints.setChecked(options.hints)
        self._name_preset()

    def _options(self) -> Options:
        return Options(
            self._undo.currentData(),
            self._score.currentData(),
            self._send.currentData(),
            self._hints.isChecked(),
        )

    def _name_preset(self) -> None:
        names = (name for name, options in PRESETS.items() if options == self._options())
        self._select(self._preset, next(names, ""))

    def _fill_suits(self, wanted: int) -> None:
        self._suits.clear()
        for count in suits_of(self._game.currentData()):
            self._suits.addItem(translate("NewGame", "%n suits", None, count), count)
        self._select(self._suits, wanted)
        self._suits.setEnabled(self._suits.count() > 1)

    @staticmethod
    def _select(box: QComboBox, value: object) -> None:
        # Enums are compared here: QComboBox.findData() does not know Python's equality.
        index = next((i for i in range(box.count()) if box.itemData(i) == value), box.count() - 1)
        blocked = box.blockSignals(True)
        box.setCurrentIndex(index)
        box.blockSignals(blocked)

    def _on_family(self) -> None:
        self._fill_suits(self._suits.currentData() or 4)

    def _on_preset(self) -> None:
        if self._preset.currentData():
            self._show_options(PRESETS[self._preset.currentData()])

    def _on_option(self) -> None:
        self._name_preset()

    def _on_code(self) -> None:
        """A whole and right code shows its game at once; while one is being typed nothing is called wrong."""
        self._fault.clear()
        try:
            code = parse_code(self._code.text())
        except CodeError:
            return
        self._select(self._game, code.variant.family)
        self._fill_suits(code.variant.suits)

    def _explain(self, error: CodeError) -> None:
        self._fault.setText(code_fault(error))
        self._code.setAccessibleDescription(self._fault.text())
