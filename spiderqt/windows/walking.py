# SPDX-License-Identifier: GPL-3.0-or-later
"""What the arrow keys and the keys for columns do: the cursor walks over the table.

Must not know what is said on the way, but for one case: a walk that ends where it began is answered too.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from spiderqt.voice.phrases.places import card_sentence

if TYPE_CHECKING:
    from spiderqt.windows.main_window import MainWindow


class Walking(QObject):
    """The acts that move the cursor, by the names in the table of actions."""

    def __init__(self, window: MainWindow, parent: QObject) -> None:
        super().__init__(parent)
        self._window = window
        self._game, self._cursor = window.game, window.cursor_on_table

    def do_left(self) -> None:
        """One column to the left."""
        self._cursor.step_column(-1)

    def do_right(self) -> None:
        """One column to the right."""
        self._cursor.step_column(+1)

    def do_up(self) -> None:
        """One card towards the top of the screen."""
        self._cursor.step_card(-1)

    def do_down(self) -> None:
        """One card towards the bottom."""
        self._cursor.step_card(+1)

    def do_first_card(self) -> None:
        """The first face-up card of the column."""
        self._walk(partial(self._cursor.go_to_end, last=False))

    def do_last_card(self) -> None:
        """The last card of the column."""
        self._walk(partial(self._cursor.go_to_end, last=True))

    def do_first_column(self) -> None:
        """Column 1."""
        self.to_column(0)

    def do_last_column(self) -> None:
        """The last column."""
        self.to_column(len(self._game.position.columns) - 1)

    def to_column(self, column: int) -> None:
        """To a column, counted from 0; past the last one there is nothing to walk to."""
        self._walk(partial(self._cursor.go_to_column, column))

    def _walk(self, act: Callable[[], object]) -> None:
        """Go somewhere; where the cursor is there already, say where it is instead of nothing."""
        before, said = self._cursor.place, len(self._window.ear.announcer.log)
        act()
        if self._cursor.place == before and len(self._window.ear.announcer.log) == said:
            where = self._game.position, before.column, before.index
            self._window.narrator.answer(partial(card_sentence, *where))
