# SPDX-License-Identifier: GPL-3.0-or-later
"""Help where it is needed: the manual's window, and the rule that is offered after a refusal.

Must not know what the manual says. The offer is a button beside the message line, and a few words the first time that
each rule is met; it can be turned off.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QPushButton, QWidget

from spiderqt.board.options import BoardOptions
from spiderqt.engine.play import Step
from spiderqt.engine.refusals import Refusal
from spiderqt.session.commands import Arrival, Direction
from spiderqt.session.game import Game
from spiderqt.session.table import Table
from spiderqt.settings import Setting, Settings
from spiderqt.tongue import translate
from spiderqt.windows.manual.links import page_of, place_of

if TYPE_CHECKING:
    from spiderqt.windows.manual.window import ManualWindow

RULES_WHEN_REFUSED = Setting("help/rules-when-refused", True)


class Help(QObject):
    """`opened()`: the manual shows a page. `keys` gives the keys of each action, `looks` how the table looks."""

    opened = Signal()

    def __init__(
        self,
        game: Game,
        settings: Settings,
        keys: Callable[[], Mapping[str, str]],
        looks: Callable[[], BoardOptions],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._game, self._settings, self._keys, self._looks, self._window = (
            game,
            settings,
            keys,
            looks,
            parent,
        )
        self._manual: ManualWindow | None = None
        self._place: str | None = None
        self._told: set[str] = set()
        self.button = QPushButton(parent)
        self.button.setObjectName("rule-offer")
        self.button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.button.hide()
        self.toggle = QAction(self)
        self.toggle.setCheckable(True)
        self.toggle.setChecked(settings.get(RULES_WHEN_REFUSED))
        self.button.clicked.connect(self.open)
        self.toggle.toggled.connect(self._on_toggled)
        game.refused.connect(self._on_refused)
        game.stepped.connect(self._on_stepped)
        game.replaced.connect(self._on_replaced)
        self.retranslate()

    def retranslate(self) -> None:
        """Put every text into the language in use. (The manual's window does so by itself.)"""
        self.button.setText(translate("Manual", "The rule…"))
        self.button.setAccessibleName(translate("Manual", "Read the rule in the manual"))
        self.button.setToolTip(self.button.accessibleName())
        self.toggle.setText(translate("Manual", "&Offer the rule when a move is refused"))

    def open(self) -> None:
        """Open the manual where the rule behind the last refusal stands, else with the rules of this game."""
        self.open_at(self._place or page_of(self._game.position.variant))

    def open_at(self, place: str) -> None:
        """Open the manual at a place, ``page`` or ``page#anchor``."""
        if self._manual is None:
            from spiderqt.windows.manual.window import ManualWindow

            self._manual = ManualWindow(self._keys, self._looks, self._window)
        self._manual.show_place(place)
        self._manual.show()
        self._manual.raise_()
        self._manual.activateWindow()
        self.opened.emit()

    def open_above(self, dialog: QWidget, place: str) -> None:
        """Open a place above a dialog, in a window of its own: a modal one lets no other window answer."""
        from spiderqt.windows.manual.window import ManualWindow

        found = dialog.findChild(ManualWindow)
        shown = found if isinstance(found, ManualWindow) else ManualWindow(self._keys, self._looks, dialog)
        shown.show_place(place)
        shown.show()
        shown.activateWindow()
        self.opened.emit()

    @property
    def manual(self) -> ManualWindow | None:
        """The manual's window; None until it was opened."""
        return self._manual

    def offer(self, refusal: Refusal) -> str:
        """What to say after a refusal: how to read its rule, the first time that the rule is met; else nothing."""
        place = place_of(refusal, self._game.position.variant)
        keys = self._keys().get("manual", "")
        if place is None or place in self._told or not keys or not self._settings.get(RULES_WHEN_REFUSED):
            return ""
        self._told.add(place)
        return translate("Manual", "{keys} opens the rule.").format(keys=keys)

    def _on_refused(self, refusal: Refusal) -> None:
        self._place = place_of(refusal, self._game.position.variant)
        self._show_button()

    def _on_stepped(self, step: Step, direction: Direction) -> None:
        self._place = None
        self._show_button()

    def _on_replaced(self, before: Table, after: Table, arrival: Arrival) -> None:
        self._place = None
        self._show_button()

    def _on_toggled(self, checked: bool) -> None:
        self._settings.set(RULES_WHEN_REFUSED, checked)
        self._show_button()

    def _show_button(self) -> None:
        self.button.setVisible(self._place is not None and self._settings.get(RULES_WHEN_REFUSED))
