# SPDX-License-Identifier: GPL-3.0-or-later
"""The run picker: a column's face-up cards at full size, how many of them to take, and every column that takes them.

For dense columns, for small screens, for hands that cannot drag, and for readers: two lists and two buttons. It knows
the position it was opened with and asks the referee; it does not play the move, whoever opened it does.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QWidget,
)

from spiderqt.compat import override
from spiderqt.engine.actions import Move
from spiderqt.engine.events import RunCompleted
from spiderqt.engine.play import Step, apply, longest_group
from spiderqt.engine.position import Position
from spiderqt.tongue import translate
from spiderqt.voice.phrases.cards import card_name, column_name, the_card
from spiderqt.voice.phrases.kinds import sentence
from spiderqt.windows.card_icons import CARD, CardIcons
from spiderqt.windows.soon import soon

_COUNT = Qt.ItemDataRole.UserRole
_TARGET = Qt.ItemDataRole.UserRole


class RunPicker(QDialog):
    """Up and Down in the first list change how many cards are taken, stopping only at what can move.

    Enter moves, Esc or a press on `outside` changes nothing. `chosen()` is the move.
    """

    def __init__(
        self,
        position: Position,
        column: int,
        icons: CardIcons,
        outside: QWidget,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._position, self._column, self._outside = position, column, outside
        self._cards = QListWidget(self)
        self._cards.setObjectName("picker-cards")
        self._cards.setIconSize(CARD)
        self._cards.setWordWrap(True)
        self._cards.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        palette = self._cards.palette()  # what cannot move is read all the same
        words = palette.color(QPalette.ColorGroup.Active, QPalette.ColorRole.Text)
        palette.setColor(QPalette.ColorGroup.Disabled, QPalette.ColorRole.Text, words)
        self._cards.setPalette(palette)
        self._cards.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self._targets = QListWidget(self)
        self._targets.setWordWrap(True)
        self._targets.setObjectName("picker-targets")
        self._says = QLabel(self)
        self._says.setWordWrap(True)
        self._captions = {name: QLabel(self) for name in ("cards", "targets")}
        self._lay_out()
        self._fill_cards(icons)
        self.retranslate()
        self._cards.currentItemChanged.connect(self._on_count)
        self._targets.itemActivated.connect(self.accept)
        outside.installEventFilter(self)
        self.resize(640, 560)

    def start_at(self, index: int) -> None:
        """Begin with the card at `index` of the column, or with the longest group that can move."""
        movable = [row for row in range(self._cards.count()) if self._can_move(row)]
        wanted = index - len(self._position.columns[self._column].hidden)
        if movable:
            self._cards.setCurrentRow(wanted if wanted in movable else movable[0])
        self._cards.setFocus(Qt.FocusReason.OtherFocusReason)
        self._on_count()

    def chosen(self) -> Move | None:
        """The move chosen; None when no column takes the cards."""
        target, count = self._targets.currentItem(), self._count()
        return Move(self._column, count, target.data(_TARGET)) if target is not None and count else None

    def _lay_out(self) -> None:
        self._captions["cards"].setBuddy(self._cards)
        self._captions["targets"].setBuddy(self._targets)
        buttons = QDialogButtonBox(self)
        self._accept = buttons.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        self._accept.setDefault(True)
        grid = QGridLayout(self)
        grid.addWidget(self._captions["cards"], 0, 0)
        grid.addWidget(self._captions["targets"], 0, 1)
        grid.addWidget(self._cards, 1, 0)
        grid.addWidget(self._targets, 1, 1)
        grid.addWidget(self._says, 2, 0, 1, 2)
        grid.addWidget(buttons, 3, 0, 1, 2)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, 1)

    def _fill_cards(self, icons: CardIcons) -> None:
        shown = self._position.columns[self._column].shown
        most = longest_group(self._position, self._column)
        for row, card in enumerate(shown):
            count = len(shown) - row
            item = QListWidgetItem(icons.icon(card), "")
            item.setData(_COUNT, count)
            if count > most:
                item.setFlags(Qt.ItemFlag.NoItemFlags)  # shown, but Up and Down pass over it
            self._cards.addItem(item)

    def retranslate(self) -> None:
        """Put every text into the language in use."""
        column = column_name(self._column)
        self.setWindowTitle(translate("Picker", "SpiderQt: {column}").format(column=column))
        self._captions["cards"].setText(translate("Picker", "&Cards to take:"))
        self._captions["targets"].setText(translate("Picker", "&Move to:"))
        self._accept.setText(translate("Picker", "M&ove"))
        shown = self._position.columns[self._column].shown
        for row, card in enumerate(shown):
            below = shown[row + 1] if row + 1 < len(shown) else None
            text = card_name(card)
            if below is not None and not (below.may_follow(card) and below.suit is card.suit):
                text = translate("Picker", "{card}, the run breaks here").format(card=text)
            self._cards.item(row).setText(sentence(text))
        row = self._targets.currentRow()
        self._on_count()
        self._targets.setCurrentRow(max(0, row))

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()

    def _can_move(self, row: int) -> bool:
        return bool(self._cards.item(row).flags() & Qt.ItemFlag.ItemIsEnabled)

    def _count(self) -> int:
        item = self._cards.currentItem()
        return int(item.data(_COUNT)) if item is not None else 0

    def _on_count(self) -> None:
        """Another number of cards: list the columns that take them, those that complete a run first."""
        self._targets.clear()
        count = self._count()
        steps = [
            apply(self._position, Move(self._column, count, t)) for t in range(len(self._position.columns))
        ]
        legal = [step for step in steps if isinstance(step, Step)]
        for step in sorted(legal, key=lambda step: not _completes(step)):
            assert isinstance(step.action, Move)
            item = QListWidgetItem(_target_text(step))
            item.setData(_TARGET, step.action.target)
            self._targets.addItem(item)
        self._targets.setCurrentRow(0)
        self._accept.setEnabled(bool(legal))
        self._says.setText(
            translate("Picker", "Takes %n cards.", None, count)
            if legal
            else translate("Picker", "No column takes these cards.")
        )
        self._cards.setAccessibleDescription(self._says.text())

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        soon(self, self._show_current)

    def _show_current(self) -> None:
        if self._cards.currentItem() is not None:
            self._cards.scrollToItem(self._cards.currentItem())

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._outside and event.type() == QEvent.Type.MouseButtonPress and self.isVisible():
            self.reject()
            return True
        return super().eventFilter(watched, event)

    @override
    def done(self, result: int) -> None:
        self._outside.removeEventFilter(self)
        super().done(result)

    def button(self) -> QPushButton:
        """The button that moves."""
        return self._accept


def _completes(step: Step) -> bool:
    return any(isinstance(event, RunCompleted) for event in step.events)


def _target_text(step: Step) -> str:
    assert isinstance(step.action, Move)
    target = step.action.target
    onto = step.before.columns[target].last
    if _completes(step):
        pattern = translate("Picker", "{column}, completes the run")
    elif onto is None:
        pattern = translate("Picker", "{column}, empty")
    else:
        pattern = translate("Picker", "{column}, onto {card}")
    card = the_card(onto) if onto else ""
    return sentence(pattern.format(column=column_name(target), card=card))
