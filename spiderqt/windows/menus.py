# SPDX-License-Identifier: GPL-3.0-or-later
"""The menus of the main window and the keys of its actions, made from the table of actions.

Must not know what an act does: the handlers are asked for it by name.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from spiderqt.board.theme import THEMES
from spiderqt.i18n import languages
from spiderqt.settings import Setting
from spiderqt.tongue import translate
from spiderqt.windows import looks
from spiderqt.windows.actions import SPECS, ActionSpec, Menu, action_text, menu_text
from spiderqt.windows.keymap import is_for_table_alone
from spiderqt.windows.table_keys import TableKeys

if TYPE_CHECKING:
    from spiderqt.windows.main_window import MainWindow

_CHOICES: tuple[Setting[bool], ...] = (
    looks.FOUR_COLOURS,
    looks.SUIT_LETTERS,
    looks.JOINS,
    looks.TARGETS,
    looks.ANIMATION,
    looks.SHOW_TIME,
)


class Menus(QObject):
    """Every action with its keys and its place in a menu. `acted`: one that is no reading key was chosen."""

    acted = Signal()

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._settings, self._languages = window.settings, window.languages
        self._actions: dict[str, QAction] = {}
        self._menus: dict[Menu, QMenu] = {menu: window.menuBar().addMenu("") for menu in Menu}
        for spec in SPECS:
            self._actions[spec.name] = self._make(spec)
            self._list(spec)
        self._owners: dict[str, QAction] = {}
        self._table_keys = TableKeys(self._owners.get, self)
        for part in (window.view, window.message, window.strip):
            self.carry_out_keys(part)
        self._menus[Menu.HELP].insertAction(self._actions["about"], window.help.toggle)
        self._make_look_menu()
        self.give_keys()

    def action(self, name: str) -> QAction:
        """The action of that name in the table of actions."""
        return self._actions[name]

    def action_of(self, keys: QKeySequence) -> QAction | None:
        """The action that has these keys now."""
        return next((action for action in self._actions.values() if keys in action.shortcuts()), None)

    def keys(self) -> dict[str, str]:
        """The keys of each action, as the player has them and reads them; several are parted by commas."""
        native = QKeySequence.SequenceFormat.NativeText
        return {
            name: ", ".join(key.toString(native) for key in action.shortcuts())
            for name, action in self._actions.items()
        }

    def carry_out_keys(self, part: QWidget) -> None:
        """Have the keys of actions work in a part of the window, as presses of which readers hear."""
        self._table_keys.watch(part)

    def give_keys(self) -> None:
        """Give each action the keys that it has now."""
        self._owners.clear()
        for name, action in self._actions.items():
            keys = self._window.keymap.keys(name)
            action.setShortcuts([QKeySequence(key) for key in keys])
            self._owners.update(dict.fromkeys(keys, action))
            contexts = Qt.ShortcutContext
            alone = is_for_table_alone(keys)
            action.setShortcutContext(contexts.WidgetShortcut if alone else contexts.WindowShortcut)

    def retranslate(self) -> None:
        """Put every text into the language in use."""
        for menu, widget in self._menus.items():
            widget.setTitle(menu_text(menu))
        for name, action in self._actions.items():
            action.setText(action_text(name))
        self._theme_menu.setTitle(translate("Menus", "&Colours"))
        self._language_menu.setTitle(translate("Menus", "Lan&guage"))
        names = {"": translate("Menus", "As the &system"), **dict(languages())}
        for action in self._themes.actions():
            action.setText(looks.theme_name(action.data()))
        for action in self._tongues.actions():
            action.setText(names[action.data()])
            action.setChecked(action.data() == self._languages.chosen())
        for key, text in _choice_texts().items():
            self._choices[key].setText(text)
        self.show_choices()

    def show_choices(self) -> None:
        """Tick in the menus what is set, wherever it was set."""
        for action in self._themes.actions():
            action.setChecked(action.data() == self._settings.get(looks.THEME))
        for setting in _CHOICES:
            self._choices[setting.key].setChecked(self._settings.get(setting))

    def _make(self, spec: ActionSpec) -> QAction:
        window = self._window
        action = QAction(window)
        action.setObjectName(spec.name)
        action.setAutoRepeat(spec.repeats)
        action.triggered.connect(partial(self._on_triggered, spec, window.handlers.of(spec.name)))
        for part in (window.view, window.message, window.strip):
            part.addAction(action)
        return action

    def _on_triggered(self, spec: ActionSpec, act: Callable[[], object], checked: bool = False) -> None:
        # Until the window manager has given a dialog the keyboard, Qt gives its keys to the window behind it: what is
        # typed on in a hurry would be played, unseen.
        if QApplication.activeModalWidget() is not None:
            return
        if spec.menu is not Menu.READ:
            self.acted.emit()
        act()

    def _list(self, spec: ActionSpec) -> None:
        if spec.in_menu:
            if spec.separated:
                self._menus[spec.menu].addSeparator()
            self._menus[spec.menu].addAction(self._actions[spec.name])

    def _make_look_menu(self) -> None:
        view = self._menus[Menu.VIEW]
        view.addSeparator()
        self._theme_menu, self._language_menu = view.addMenu(""), view.addMenu("")
        self._themes = self._group(self._theme_menu, ["auto", *THEMES], self._on_theme)
        tongues = ["", *(code for code, _ in languages())]
        self._tongues = self._group(self._language_menu, tongues, self._on_language)
        view.addSeparator()
        self._choices = {}
        for setting in _CHOICES:
            action = view.addAction("")
            action.setCheckable(True)
            action.setChecked(self._settings.get(setting))
            action.setData(setting)
            action.toggled.connect(self._on_choice)
            self._choices[setting.key] = action

    def _group(self, menu: QMenu, values: list[str], slot: object) -> QActionGroup:
        group = QActionGroup(self)
        for value in values:
            action = group.addAction("")
            action.setCheckable(True)
            action.setData(value)
            menu.addAction(action)
        group.triggered.connect(slot)
        return group

    def _on_theme(self, action: QAction) -> None:
        self._settings.set(looks.THEME, action.data())

    def _on_language(self, action: QAction) -> None:
        self._languages.choose(action.data())

    def _on_choice(self, checked: bool) -> None:
        action = self.sender()
        assert isinstance(action, QAction)
        self._settings.set(action.data(), checked)


def _choice_texts() -> dict[str, str]:
    return {
        looks.FOUR_COLOURS.key: translate("Looks", "F&our colours"),
        looks.SUIT_LETTERS.key: translate("Looks", "L&etters for the suits"),
        looks.JOINS.key: translate("Looks", "&Mark where two suits join"),
        looks.TARGETS.key: translate("Looks", "Mark &where cards can go"),
        looks.ANIMATION.key: translate("Looks", "Cards mo&ve"),
        looks.SHOW_TIME.key: translate("Looks", "Show the &time"),
    }
