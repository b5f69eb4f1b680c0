# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the game in progress into the store at every action, and brings it back as it was.

QtCore only. Must not know the database, nor any sentence: the store tells what goes wrong to whoever listens there.
Make it last of all that listens to the game: the picture is asked for by then, and the words are on their way.
"""

from __future__ import annotations

from PySide6.QtCore import QTimer

from spiderqt.engine.play import Step
from spiderqt.engine.record import replay
from spiderqt.engine.variants import Variant
from spiderqt.session.commands import Arrival, Direction
from spiderqt.session.cursor import Cursor, Place
from spiderqt.session.game import Game
from spiderqt.session.table import Options, Table
from spiderqt.store.ladder import Rung
from spiderqt.store.store import Store
from spiderqt.store.values import SavedGame

REST_MS = 3000
"""After so long without an action the store may tidy up."""


def saved_game(table: Table, place: Place) -> SavedGame:
    """A table, with the cursor's place on it, as the store takes it."""
    return SavedGame(
        uid=table.uid,
        record=table.record(),
        send=table.options.send,
        hints=table.options.hints,
        seconds=table.seconds,
        moves=table.timeline.moves,
        score=table.timeline.score,
        won=table.win_counted or table.position.is_won(),
        trap_told=table.trap_told,
        cursor=(place.column, place.index),
        opened=table.opened,
    )


def table_of(saved: SavedGame) -> Table:
    """The table as it was, by replaying its record; entries from the first one on that is not legal are cut off."""
    record = saved.record
    replayed = replay(record)
    return Table(
        record.start,
        Options(record.policy, record.scheme, saved.send, saved.hints),
        replayed.timeline,
        record.entries[: replayed.carried_out],
        seconds=saved.seconds,
        win_counted=saved.won,
        trap_told=saved.trap_told,
        uid=saved.uid,
        opened=saved.opened,
    )


class Keeper:
    """Keeps a game in a store. It lives as long as the game: its timer is the game's child."""

    def __init__(self, game: Game, cursor: Cursor, store: Store) -> None:
        self._game = game
        self._cursor = cursor
        self._store = store
        self._bringing_back = False
        self.climb: tuple[Rung, Rung] | None = None
        """Where the player stood on the ladder before the last win was written, and after it."""
        self._idle = QTimer(game)
        self._idle.setSingleShot(True)
        self._idle.setInterval(REST_MS)
        self._idle.timeout.connect(self._on_idle)
        game.stepped.connect(self._on_stepped)
        game.replaced.connect(self._on_replaced)
        game.trap_found.connect(self._on_trap_found)

    @property
    def store(self) -> Store:
        """Where it is kept."""
        return self._store

    def keep(self) -> None:
        """Write the game as it is now, cursor and clock too: for when the window closes or is left."""
        self._store.save(saved_game(self._game.table, self._cursor.place))
        self._idle.start()

    def bring_back(self, variant: Variant | None = None) -> bool:
        """Put the current game of a variant (None: the last one) on the table; False when there is none.

        Undo leads back to the game that lies there now. To begin the program with a game, give `table_of` to the
        `Game` instead, and then call `put_cursor`.
        """
        saved = self._store.resume(variant)
        if saved is None:
            return False
        self.put_on_table(saved)
        return True

    def put_on_table(self, saved: SavedGame) -> None:
        """Go on with any game of the store, the cursor where it was; undo leads back to the one that lies there now."""
        self._bringing_back = True
        self._game.open(table_of(saved))
        self._bringing_back = False
        self.put_cursor(saved)
        self.keep()

    def put_cursor(self, saved: SavedGame) -> None:
        """Put the cursor where it was."""
        column, index = saved.cursor
        if column < len(self._game.position.columns):
            self._cursor.go_to(Place(column, index))

    def close(self) -> None:
        """Write the game a last time and let go of the store."""
        self._idle.stop()
        self._store.save(saved_game(self._game.table, self._cursor.place))
        self._store.close()

    def _on_stepped(self, step: Step, direction: Direction) -> None:
        if not step.after.is_won():
            self.keep()
            return
        family = step.after.variant.family
        before = self._store.rung(family)
        self.keep()
        self.climb = (before, self._store.rung(family))

    def _on_replaced(self, before: Table, after: Table, arrival: Arrival) -> None:
        if not self._bringing_back:
            self.keep()

    def _on_trap_found(self, step: Step) -> None:
        self.keep()

    def _on_idle(self) -> None:
        self._store.rest()
