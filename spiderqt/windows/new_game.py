# SPDX-License-Identifier: GPL-3.0-or-later
"""The dialog for a new game: which game, how many suits, the rules for undo and score, or a game code.

Must not know the game on the table: values go in, a `Choice` comes out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QDialogButtonBox, QLabel, QWidget

from spiderqt.compat import override
from spiderqt.engine.actions import Action
from spiderqt.engine.codes import CodeError, GameCode, parse_code
from spiderqt.engine.ledger import ScoreScheme
from spiderqt.engine.policy import UndoPolicy
from spiderqt.engine.send import SendRule
from spiderqt.engine.shuffle import random_deal_number
from spiderqt.engine.values import dataclass
from spiderqt.engine.variants import FAMILIES, Variant, suits_of, variant
from spiderqt.session.table import PRESETS, Options
from spiderqt.tongue import translate
from spiderqt.voice.faults import code_fault
from spiderqt.voice.phrases.cards import family_name
from spiderqt.windows.deal_kinds import DealKind, kind_name
from spiderqt.windows.passing import describe
from spiderqt.windows.roomy import Field, RoomyCombo, RoomyDialog, Wrapped, add_choice
from spiderqt.windows.rule_words import policy_name, preset_name, scheme_name, send_name

if TYPE_CHECKING:
    from spiderqt.advice.winnable import Winnable
    from spiderqt.session.thinker import Thinker
    from spiderqt.windows.deal_search import DealSearch


@dataclass(frozen=True, slots=True)
class Choice:
    """What the player asked for; `code` is None for a deal that nobody has seen."""

    variant: Variant
    options: Options
    code: GameCode | None = None
    line: tuple[Action, ...] = ()
    """How the deal of `code` is won, where it was looked for."""
    kind: DealKind = DealKind.ANY

    def start(self) -> GameCode:
        """The deal to begin with."""
        return self.code or GameCode(self.variant, random_deal_number())


class NewGameDialog(RoomyDialog):
    """Native widgets with labels, in reading order. Enter deals, Esc changes nothing."""

    def __init__(
        self,
        before: Choice,
        parent: QWidget | None = None,
        *,
        thinker: Callable[[], Thinker] | None = None,
    ) -> None:
        """`thinker` gives the one that looks for winnable deals; without it they are not offered."""
        super().__init__(parent)
        self._thinker = thinker
        self._search: DealSearch | None = None
        self._found: Winnable | None = None
        self._captions: dict[str, QLabel] = {}
        self._game = self._combo("family")
        self._suits = self._combo("suits")
        self._kind = self._combo("deals")
        self._kind.setEnabled(thinker is not None)
        self._preset = self._combo("preset")
        self._undo = self._combo("undo")
        self._score = self._combo("score")
        self._send = self._combo("send")
        self._hints = QCheckBox(self)
        self._code = Field(self)
        self._code.setObjectName("new-game-code")
        self._fault = Wrapped("", self)
        self._fault.setObjectName("new-game-fault")
        self._fault.hide()
        self._deal = self.buttons.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
        self._lay_out()
        for box, values in self._values().items():
            for value in values:
                box.addItem("", value)
        self._show(before)
        self.retranslate()
        self._game.currentIndexChanged.connect(self._on_family)
        self._preset.currentIndexChanged.connect(self._on_preset)
        for option in (self._undo, self._score, self._send):
            option.currentIndexChanged.connect(self._on_option)
        self._hints.toggled.connect(self._on_option)
        self._code.textChanged.connect(self._on_code)
        self._kind.currentIndexChanged.connect(self._on_kind)
        self._on_kind()

    @override
    def retranslate(self) -> None:
        """Put every text into the language in use."""
        self.setWindowTitle(translate("NewGame", "SpiderQt: new game"))
        for name, text in _captions().items():
            self._captions[name].setText(text)
        self._hints.setText(translate("NewGame", "&Hints"))
        if self._search is not None:
            self._search.retranslate()
        self._code.setPlaceholderText(translate("NewGame", "empty: any deal"))
        self._deal.setText(translate("NewGame", "&Deal"))
        for box in self._boxes():
            for index in range(box.count()):
                box.setItemText(index, _entry(box.itemData(index)))

    def _values(self) -> dict[QComboBox, list[object]]:
        return {
            self._game: list(FAMILIES),
            self._preset: [*PRESETS, ""],
            self._undo: list(UndoPolicy),
            self._score: list(ScoreScheme),
            self._send: list(SendRule),
            self._kind: list(DealKind),
        }

    def choice(self) -> Choice:
        """What the dialog shows now. Raises CodeError for a code that is none."""
        text = self._code.text().strip()
        code = parse_code(text) if text else None
        chosen = code.variant if code else variant(self._game.currentData(), self._suits.currentData())
        kind: DealKind = self._kind.currentData()
        if self._found is not None:
            return Choice(chosen, self._options(), self._found.code, self._found.actions, kind)
        return Choice(chosen, self._options(), code, kind=kind)

    def accept(self) -> None:
        """Close with a choice; a wrong code keeps the dialog open and is explained beside its field."""
        if self._search is not None and self._search.is_going:
            return
        try:
            choice = self.choice()
        except CodeError as error:
            self._code.setFocus(Qt.FocusReason.OtherFocusReason)
            self._code.selectAll()
            self._explain(error)
            return
        if choice.code is None and choice.kind.is_looked_for and self._thinker is not None:
            self._look_for(choice, self._thinker())
            return
        super().accept()

    def reject(self) -> None:
        """Stop looking for a deal; where nothing is looked for, close without a choice."""
        if self._search is not None and self._search.is_going:
            self._search.stop()
        else:
            super().reject()

    def done(self, result: int) -> None:
        """Close, and leave nothing running."""
        if self._search is not None:
            self._search.stop()
        super().done(result)

    def _look_for(self, choice: Choice, thinker: Thinker) -> None:
        if self._search is None:
            from spiderqt.windows.deal_search import DealSearch

            self._search = DealSearch(thinker, self)
            self._search.found.connect(self._on_found)
            self._search.ended.connect(self._on_search_ended)
            self.put_above_buttons(self._search)
        self._deal.setEnabled(False)
        self._search.begin(choice.variant, choice.kind)
        self._tell_search()

    def _on_found(self, deal: Winnable) -> None:
        self._found = deal
        super().accept()

    def _on_search_ended(self) -> None:
        self._deal.setEnabled(True)
        self._tell_search()

    def _tell_search(self) -> None:
        """Have it said how the search goes."""
        assert self._search is not None
        self.told.emit(self._search.text())

    def _combo(self, name: str) -> RoomyCombo:
        box = RoomyCombo(self)
        box.setObjectName(f"new-game-{name}")
        return box

    def _boxes(self) -> tuple[RoomyCombo, ...]:
        rules = (self._preset, self._undo, self._score, self._send)
        return (self._game, self._suits, self._kind, *rules)

    def _lay_out(self) -> None:
        form = self.new_form()
        self.body.setLayout(form)
        for box in self._boxes():
            caption = self._caption(box.objectName().removeprefix("new-game-"))
            add_choice(form, caption, box)
        form.addRow("", self._hints)
        caption = self._caption("code")
        caption.setBuddy(self._code)
        form.addRow(caption, self._code)
        form.addRow(self._fault)
        self._deal.setDefault(True)
        self.buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)

    def _caption(self, name: str) -> QLabel:
        self._captions[name] = QLabel(self)
        return self._captions[name]

    def _show(self, choice: Choice) -> None:
        self._select(self._game, choice.variant.family)
        self._fill_suits(choice.variant.suits)
        self._show_options(choice.options)
        self._select(self._kind, choice.kind)

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
            self._suits.addItem(_entry(count), count)
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

    def _on_kind(self) -> None:
        """The search is coming: its process may start meanwhile."""
        if self._thinker is not None and self._kind.currentData().is_looked_for:
            self._thinker().warm()

    def _on_option(self) -> None:
        self._name_preset()

    def _on_code(self) -> None:
        """A whole and right code shows its game at once; while one is being typed nothing is called wrong."""
        self._fault.clear()
        self._fault.hide()
        describe(self._code, "")
        self._kind.setEnabled(self._thinker is not None and not self._code.text().strip())
        try:
            code = parse_code(self._code.text())
        except CodeError:
            return
        self._select(self._game, code.variant.family)
        self._fill_suits(code.variant.suits)

    def _explain(self, error: CodeError) -> None:
        self._fault.setText(code_fault(error))
        self._fault.show()
        self.told.emit(self._fault.text())
        describe(self._code, self._fault.text())


def _captions() -> dict[str, str]:
    return {
        "family": translate("NewGame", "&Game:"),
        "suits": translate("NewGame", "S&uits:"),
        "preset": translate("NewGame", "&Rules:"),
        "undo": translate("NewGame", "U&ndo:"),
        "score": translate("NewGame", "&Score:"),
        "send": translate("NewGame", "S&end:"),
        "deals": translate("NewGame", "De&als:"),
        "code": translate("NewGame", "Game &code:"),
    }


def _entry(value: object) -> str:
    """What an entry of a list is called."""
    match value:
        case DealKind():
            return kind_name(value)
        case UndoPolicy():
            return policy_name(value)
        case ScoreScheme():
            return scheme_name(value)
        case SendRule():
            return send_name(value)
        case int():
            return translate("NewGame", "%n suits", None, value)
        case "":
            return translate("NewGame", "My own")
        case str() if value in PRESETS:
            return preset_name(value)
        case _:
            return family_name(variant(str(value)))
