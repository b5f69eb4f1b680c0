# SPDX-License-Identifier: GPL-3.0-or-later
"""Which keys each action has: those of the table of actions until the player gives it others.

One setting for each action. Must not know the actions' handlers, nor widgets.
"""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QKeySequence

from spiderqt.settings import Setting, Settings
from spiderqt.windows.actions import SPECS, ActionSpec

GROUP = "keys/"
_BETWEEN = " | "
_NEVER = (
    Qt.Key.Key_Tab,
    Qt.Key.Key_Backtab,
    Qt.Key.Key_F10,
    Qt.Key.Key_Menu,
    Qt.Key.Key_unknown,
)
"""Keys that lead around in every program; who lost them could not get out again."""
_MODIFIERS = (
    Qt.Key.Key_Shift,
    Qt.Key.Key_Control,
    Qt.Key.Key_Alt,
    Qt.Key.Key_AltGr,
    Qt.Key.Key_Meta,
    Qt.Key.Key_CapsLock,
    Qt.Key.Key_NumLock,
    Qt.Key.Key_ScrollLock,
    Qt.Key.Key_Super_L,
    Qt.Key.Key_Super_R,
    Qt.Key.Key_Dead_Acute,
)


class Keymap:
    """Keys are portable texts of QKeySequence (``Ctrl+Z``). What the file holds and Qt does not know is left out."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def keys(self, name: str) -> tuple[str, ...]:
        """The keys of an action now."""
        text = self._settings.get(_setting(_spec(name)))
        return tuple(key for key in map(portable, text.split(_BETWEEN)) if key)

    def standard(self, name: str) -> tuple[str, ...]:
        """The keys that it has from the start."""
        return tuple(map(portable, _spec(name).keys))

    def owner(self, key: str) -> str | None:
        """The action that `key` belongs to."""
        wanted = portable(key)
        return next((spec.name for spec in SPECS if wanted in self.keys(spec.name)), None)

    def give(self, name: str, keys: tuple[str, ...]) -> None:
        """Give an action these keys. Whoever calls has asked `owner` before."""
        self._settings.set(_setting(_spec(name)), _BETWEEN.join(dict.fromkeys(map(portable, keys))))

    def make_standard(self, name: str) -> str | None:
        """Give an action its first keys again; None, or the action that has one of them now: then nothing changed."""
        for key in self.standard(name):
            owner = self.owner(key)
            if owner not in (None, name):
                return owner
        self.give(name, self.standard(name))
        return None

    def make_all_standard(self) -> None:
        """Every action has its first keys again."""
        for spec in SPECS:
            self.give(spec.name, spec.keys)


@cache
def _spec(name: str) -> ActionSpec:
    return next(spec for spec in SPECS if spec.name == name)


@cache
def _setting(spec: ActionSpec) -> Setting[str]:
    return Setting(GROUP + spec.name, _BETWEEN.join(map(portable, spec.keys)))


@cache
def portable(key: str) -> str:
    """The one way in which a key is written in settings; empty for what is none."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.PortableText)


def shown(key: str) -> str:
    """A key as the player's system writes it."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)


def is_bare_modifier(key: int) -> bool:
    """Whether that is Shift or the like, pressed on the way to a key."""
    return key in _MODIFIERS


def key_of(combination: QKeyCombination) -> str | None:
    """What was pressed, as text; None for keys that are never given away.

    Shift that only makes a sign (``?``) is no part of the key: on another keyboard it is made otherwise.
    """
    key, modifiers = combination.key(), combination.keyboardModifiers()
    if key in _NEVER:
        return None
    modifiers &= ~Qt.KeyboardModifier.KeypadModifier
    sign = 0x20 < key < 0x7F and not chr(key).isalnum()
    if sign and modifiers == Qt.KeyboardModifier.ShiftModifier:
        modifiers = Qt.KeyboardModifier.NoModifier
    return portable(QKeySequence(QKeyCombination(modifiers, key)).toString())


def is_for_table_alone(keys: tuple[str, ...]) -> bool:
    """Whether all keys are plain ones: in a text field they are letters, so they work on the table only."""
    return not any("Ctrl" in key or "Alt" in key or (key.startswith("F") and len(key) > 1) for key in keys)
