# SPDX-License-Identifier: GPL-3.0-or-later
"""Lets what happens on the table be heard: from the game's and the cursor's signals to cues.

Which sound stands for what is the table's business (`spiderqt.voice.sounds.earcons`), playing it the player's. It is
made when sounds are turned on and listens as long as `is_on`.
"""

from __future__ import annotations

from PySide6.QtCore import QObject

from spiderqt.engine.play import Step
from spiderqt.engine.refusals import Refusal
from spiderqt.session.commands import Arrival, Direction
from spiderqt.session.cursor import Cursor, Edge, Grip
from spiderqt.session.game import Game
from spiderqt.session.table import Table
from spiderqt.voice.earcon_player import EarconPlayer
from spiderqt.voice.sounds.earcons import Deed, cue_of, cues_of, dealt_cue, place_of

_DEALS = (Arrival.NEW, Arrival.RESTARTED)


class Sounding(QObject):
    """Ties one game and its cursor to one player of sounds."""

    def __init__(self, game: Game, cursor: Cursor, player: EarconPlayer, parent: QObject) -> None:
        super().__init__(parent)
        self.is_on = True
        self.player = player
        self._game, self._cursor = game, cursor
        self._held = cursor.grip
        game.stepped.connect(self._on_stepped)
        game.replaced.connect(self._on_replaced)
        game.refused.connect(self._on_refused)
        game.trap_found.connect(self._on_trap_found)
        cursor.gripped.connect(self._on_gripped)
        cursor.edged.connect(self._on_edged)

    def _place(self, column: int | None = None) -> float:
        """Where a column is heard: the cursor's own where none is named."""
        at = self._cursor.place.column if column is None else column
        return place_of(at, len(self._game.position.columns))

    def _sound(self, deed: Deed, place: float) -> None:
        if self.is_on:
            self.player.perform((cue_of(deed, place),))

    def _on_stepped(self, step: Step, direction: Direction) -> None:
        if self.is_on:
            self.player.perform(cues_of(step, undone=direction is Direction.UNDONE))

    def _on_replaced(self, before: Table, after: Table, arrival: Arrival) -> None:
        if self.is_on and arrival in _DEALS:
            self.player.perform((dealt_cue(len(after.position.columns)),))

    def _on_refused(self, refusal: Refusal) -> None:
        self._sound(Deed.REFUSED, self._place())

    def _on_trap_found(self, step: Step) -> None:
        self._sound(Deed.WARNED, self._place())

    def _on_gripped(self, grip: Grip | None) -> None:
        before, self._held = self._held, grip
        if grip is not None:
            self._sound(Deed.PICKED_UP, self._place(grip.source))
        elif before is not None and not self._cursor.is_following:
            self._sound(Deed.PUT_BACK, self._place(before.source))

    def _on_edged(self, edge: Edge) -> None:
        self._sound(Deed.EDGE, {Edge.LEFT: -1.0, Edge.RIGHT: 1.0}.get(edge, self._place()))
