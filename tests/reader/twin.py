# SPDX-License-Identifier: GPL-3.0-or-later
"""The same game in a window of the test's own process, without a reader: it tells what a key does, in words.

What a real reader says after the same key is held against it.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt

from spiderqt.engine.actions import Action
from spiderqt.engine.cards import Card, Suit, one_deck
from spiderqt.voice.model import TableModel
from spiderqt.voice.phrases.labels import placeholder_label
from spiderqt.windows.main_window import MainWindow
from tests.reader.orca import Orca
from tests.windows.hands import NO_KEY, Keyboard

_NAMED = {
    name: getattr(Qt.Key, f"Key_{name.capitalize()}")
    for name in ("Left", "Right", "Up", "Down", "Home", "End", "Escape", "space")
}
_SHIFT = Qt.KeyboardModifier.ShiftModifier
ARROWS = ("Left", "Right", "Up", "Down")
KEYS = (*ARROWS, "Home", "End", "Escape", "3", "8", "0", "space", "space", *"aaaduhe", "shift+u")
"""What is pressed at random."""


@dataclass(frozen=True, slots=True)
class Done:
    """What a key did: the message that it led to (empty: none), the card that the cursor is on, and its column's
    name when the cursor came from another one."""

    message: str
    card: str
    column: str


class Twin:
    """Presses keys by their X names."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window
        self._hands = Keyboard(window)
        self.seen: set[Card] = set()
        """Every card that ever lay face up; a deck has its twin of most, so this says nothing of a place."""
        self._look()

    def press(self, key: str) -> Done:
        """One key, down and up."""
        announcer, cursor = self.window.ear.announcer, self.window.cursor_on_table
        said, before = len(announcer.log), cursor.place.column
        bare = key.removeprefix("shift+")
        code = _NAMED.get(bare, bare)
        self._hands.press(code, NO_KEY if bare == key else _SHIFT)
        self._look()
        column = cursor.place.column
        return Done(
            " ".join(message.text for message in announcer.log[said:]),
            self._card(column, cursor.place.index),
            "" if column == before else str(self.model.index(column, 0).data()),
        )

    def play(self, action: Action) -> None:
        """What a typed move does."""
        self.window.handlers.enter_typed(action)
        self._look()

    @property
    def model(self) -> TableModel:
        """The names on the table."""
        return self.window.ear.model

    def names(self) -> list[tuple[str, list[str]]]:
        """The table as `names_of` gives it."""
        found = []
        for row in range(self.model.rowCount()):
            parent = self.model.index(row, 0)
            cards = [str(self.model.index(i, 0, parent).data()) for i in range(self.model.rowCount(parent))]
            empty = not cards and row < self.model.columns
            found.append((str(parent.data()), [placeholder_label()] if empty else cards))
        return found

    def unseen(self) -> set[Card]:
        """The cards of which no copy ever lay face up."""
        return {card for suit in Suit for card in one_deck(suit)} - self.seen

    def _card(self, column: int, index: int) -> str:
        found = self.model.card_index(column, index)
        return str(found.data()) if found.isValid() else placeholder_label()

    def _look(self) -> None:
        for column in self.window.game.position.columns:
            self.seen.update(column.shown)


def random_keys(seed: int, count: int) -> Iterator[str]:
    """Keys that walk, act, are refused and take back."""
    dice = random.Random(seed)
    for _ in range(count):
        yield dice.choice(KEYS)


def press_in_both(orca: Orca, twin: Twin, keys: Sequence[str]) -> None:
    """Press each key in the program and in its twin: what Orca says names what happened, once, and not more."""
    for number, key in enumerate(keys):
        said, done = orca.press(key), twin.press(key)
        where = f"key {number}, {key}: {said}, expected {done}"
        assert said, where
        assert len(set(said)) == len(said), where
        if done.message:
            assert said.count(done.message) == 1, where
            assert len(said) <= 4, where
        else:
            assert said[-1].startswith(done.card), where
            assert [told.startswith(done.column) for told in said[:-1]] == [True] * bool(done.column), where
        if key in ARROWS:
            assert len(said) <= 2, where
