# SPDX-License-Identifier: GPL-3.0-or-later
"""A winning line, played on the table step by step by the player's own key.

Must not know who found it. Its steps are actions of the game like any other: they are said, read, undone and saved as
always, a reader finds the true table at every moment, and where the player stops, the game simply goes on. (A preview
would be a second table, which every reading key and the accessible tree would have to know.) Whether a win by it counts
is not decided here.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from spiderqt.engine.actions import Action
from spiderqt.engine.play import Step, apply
from spiderqt.engine.position import Position
from spiderqt.session.commands import Arrival, Direction
from spiderqt.session.table import Table
from spiderqt.voice.phrases import analysis as words
from spiderqt.windows.desk import Desk

if TYPE_CHECKING:
    from spiderqt.windows.main_window import MainWindow

LINE = "line"


class WinningLine(QObject):
    """`begin` with a line from the position on the table; `next` and `back` walk on it."""

    def __init__(self, window: MainWindow, desk: Desk) -> None:
        super().__init__(window)
        self._window, self._game, self._desk = window, window.game, desk
        self._actions: tuple[Action, ...] = ()
        self._positions: list[Position] = []
        self._at = 0
        window.game.stepped.connect(self._on_stepped)
        window.game.replaced.connect(self._on_replaced)

    @property
    def is_shown(self) -> bool:
        """Whether a line is being walked on."""
        return bool(self._actions) and self._desk.shows(LINE)

    def begin(self, actions: Sequence[Action]) -> None:
        """Show a line that is legal from the position on the table, and say how to walk on it."""
        self._actions, self._at = tuple(actions), 0
        self._positions = [self._game.position]
        for action in actions:
            step = apply(self._positions[-1], action)
            assert isinstance(step, Step), "the line was checked by the referee"
            self._positions.append(step.after)
        self._tell()
        keys = self._window.keys()
        self._desk.say(
            words.line_begins_sentence(len(actions), keys["line-next"], keys["line-back"], keys["cancel"])
        )

    def next(self) -> None:
        """The next step."""
        if not self.is_shown:
            self._window.narrator.read(words.no_line_sentence(self._window.keys()["analyse"]))
            return
        self._window.cursor_on_table.put_back(silently=True)
        action = self._actions[self._at]
        if not self._game.play(action):
            self._game.play(action)  # a warning was given, and holds nobody back

    def back(self) -> None:
        """One step back."""
        if not self.is_shown:
            self._window.narrator.read(words.no_line_sentence(self._window.keys()["analyse"]))
        elif self._at == 0:
            self._window.narrator.read(words.line_start_sentence())
        else:
            self._window.handlers.of("undo")()

    def _on_stepped(self, step: Step, direction: Direction) -> None:
        if not self.is_shown:
            return
        at = self._at + (-1 if direction is Direction.UNDONE else 1)
        if not 0 <= at < len(self._positions) or self._positions[at] != step_end(step, direction):
            self._leave()
        elif at == len(self._actions):
            self._end()
        else:
            self._at = at
            self._tell()

    def _on_replaced(self, before: Table, after: Table, arrival: Arrival) -> None:
        if self.is_shown:
            self._end()

    def _tell(self) -> None:
        action = self._actions[self._at]
        position = self._game.position
        text = partial(words.line_sentence, self._at + 1, len(self._actions), position, action)
        acts = self._window.handlers
        choices = {"next": acts.of("line-next"), "back": acts.of("line-back")}
        self._desk.tell(text, choices, matter=LINE, keeps_when_played=True)
        self._window.player.show_hint(action)

    def _leave(self) -> None:
        """The player goes another way."""
        self._end()
        self._desk.say_later(words.line_left_sentence())

    def _end(self) -> None:
        self._actions, self._positions, self._at = (), [], 0
        self._desk.close()


def step_end(step: Step, direction: Direction) -> Position:
    """What lies on the table after a step in that direction."""
    return step.before if direction is Direction.UNDONE else step.after
