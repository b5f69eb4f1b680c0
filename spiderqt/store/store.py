# SPDX-License-Identifier: GPL-3.0-or-later
"""The store as the rest of the program sees it; the package's docstring has the protocol.

Standard library and engine only. No method raises for the state of a file: what the player must hear goes to `tell`.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from datetime import date, datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from spiderqt.engine.codes import GameCode
from spiderqt.engine.values import replace
from spiderqt.engine.variants import Variant
from spiderqt.store import beside, daily, games, history, ladder, statistics
from spiderqt.store.daily import Day
from spiderqt.store.faults import Fault, Notice
from spiderqt.store.history import EVERY, Choice, Deletion
from spiderqt.store.ladder import Rung
from spiderqt.store.opening import open_database
from spiderqt.store.statistics import Outcome, Statistics
from spiderqt.store.values import Group, PastGame, SavedGame, new_uid
from spiderqt.store.vault import Vault

if TYPE_CHECKING:  # loaded when asked for: a start needs neither
    from spiderqt.store.exchange import Imported
    from spiderqt.store.restoring import Restored, RestoreRefused


def _local_now() -> datetime:
    return datetime.now().astimezone()


class Store:
    """All that lasts. `now` gives the moment with its time zone: dates are the player's, times are kept in UTC."""

    def __init__(self, vault: Vault, notices: tuple[Notice, ...], now: Callable[[], datetime]) -> None:
        self._vault = vault
        self._now = now
        self._unsaved: dict[str, tuple[SavedGame, int, date]] = {}
        self.notices = notices
        """What happened when the store was opened."""

    @property
    def path(self) -> Path | None:
        """The file; None when nothing is saved."""
        return self._vault.path

    @property
    def is_owner(self) -> bool:
        """Whether the current games are this program's; False in a second one."""
        return self._vault.is_owner

    @property
    def is_saved(self) -> bool:
        """Whether every action up to now is in the file."""
        return self._vault.path is not None and not self._unsaved

    def listen(self, tell: Callable[[Notice], None]) -> None:
        """Call `tell` with whatever happens from now on that the player must hear."""
        self._vault.tell = tell

    # The games on the tables

    def save(self, saved: SavedGame) -> None:
        """Save a game as it is now and make it the current one of its variant.

        What cannot be saved now is saved with the next game that can.
        """
        self._unsaved.pop(saved.uid, None)
        self._unsaved[saved.uid] = (saved, self._milliseconds(), self.today())
        self._flush()

    def resume(self, variant: Variant | None = None) -> SavedGame | None:
        """The current game of a variant, or the one that was on the table last; None in a second program."""
        for saved, _, _ in reversed(self._unsaved.values()):
            if variant in (None, saved.variant):
                return saved
        if not self.is_owner:
            return None
        return self._vault.read(partial(games.resume, variant=variant), None)

    def load(self, uid: str) -> SavedGame | None:
        """Any game of the history, to be replayed or played on.

        In a second program, one that lies on the first one's table comes as a copy with a name of its own.
        """
        if uid in self._unsaved:
            return self._unsaved[uid][0]
        saved = self._vault.read(partial(games.load, uid=uid), None)
        if saved is None or self.is_owner or not self._vault.read(partial(games.is_current, uid=uid), False):
            return saved
        return replace(saved, uid=new_uid(), opened=len(saved.record.entries))

    def rest(self) -> None:
        """To be called when the table has been at rest for a while: tidies up, at most some milliseconds long."""
        if self._unsaved:
            self._flush()
        if self._vault.is_owner and self._vault.failing is None:
            self._vault.write(games.sweep)
        self._vault.rest()

    def close(self) -> None:
        """Save what is left and let go of the file."""
        self.rest()
        self._vault.close()

    # The past

    def current_games(self) -> tuple[PastGame, ...]:
        """The games to go on with, one for each game and suits, the one used last first; none in a second program."""
        return self._vault.read(history.current, ()) if self.is_owner else ()

    def history(self, choice: Choice = EVERY, *, limit: int = 200, offset: int = 0) -> tuple[PastGame, ...]:
        """Games with an action in them, the latest first."""
        return self._vault.read(lambda db: history.games(db, choice, limit=limit, offset=offset), ())

    def history_length(self, choice: Choice = EVERY) -> int:
        """How many games the history has."""
        return self._vault.read(partial(history.count, choice=choice), 0)

    def statistics(self) -> tuple[Statistics, ...]:
        """One line for each game, suits, undo policy and score scheme that was played."""
        return self._vault.read(statistics.table, ())

    def outcomes(self, group: Group) -> tuple[Outcome, ...]:
        """The finished games of a group in order, for a picture over time."""
        return self._vault.read(partial(statistics.outcomes, group=group), ())

    def delete(self, choice: Choice) -> Deletion | None:
        """Delete games from history and statistics, those on the tables excepted; None when it could not be done."""
        done = self._vault.write(partial(history.delete, choice=choice, now=self._milliseconds()))
        return done[0] if done else None

    def undelete(self, deletion: Deletion) -> bool:
        """Bring back what was deleted; False when it could not be done."""
        return self._vault.write(partial(history.undelete, number=deletion.number)) is not None

    def deletions(self) -> tuple[Deletion, ...]:
        """What can be brought back, the latest first."""
        return self._vault.read(history.deletions, ())

    def purge(self) -> int | None:
        """Take what was deleted out for good; how many games that were, None when it could not be done."""
        done = self._vault.write(history.purge)
        return done[0] if done else None

    # Ladder and daily deals

    def rung(self, family: str) -> Rung:
        """Where the player stands on a family's ladder."""
        return self._vault.read(partial(ladder.standing, family=family), ladder.rung(family))

    def jump(self, family: str, suits: int) -> bool:
        """Go to another rung. Raises ValueError when there is none; False when it could not be saved."""
        return self._vault.write(partial(ladder.put, on=ladder.rung(family, suits))) is not None

    def remember_day(self, day: date, code: GameCode) -> bool:
        """Keep the code of a day's deal, which the solver found; a day's code never changes."""
        return self._vault.write(partial(daily.remember, day=day, code=code)) is not None

    def code_of_day(self, day: date, variant: Variant) -> GameCode | None:
        """The code that was kept for a day."""
        return self._vault.read(partial(daily.code_of, day=day, variant=variant), None)

    def day_of(self, code: GameCode) -> date | None:
        """The day whose deal a code is; None where it is no day's, as far as is known."""
        return self._vault.read(partial(daily.day_of, code=code), None)

    def days(self, variant: Variant) -> tuple[Day, ...]:
        """Every day whose deal was played; `spiderqt.store.daily` makes calendar and streak of them."""
        return self._vault.read(partial(daily.days, variant=variant), ())

    # Beside the games

    def setting(self, name: str) -> str | None:
        """A setting that belongs to games rather than to the program."""
        return self._vault.read(lambda db: beside.get(db, "settings", name), None)

    def set_setting(self, name: str, value: str) -> bool:
        """Keep a setting; False when it could not be saved."""
        return self._vault.write(lambda db: beside.put(db, "settings", name, value)) is not None

    def line(self, code: GameCode) -> str | None:
        """The winning line that was kept for a deal, as the actions of a record."""
        return self._vault.read(lambda db: beside.get(db, "lines", str(code)), None)

    def keep_line(self, code: GameCode, line: str) -> bool:
        """Keep the line with which the solver won a deal; False when it could not be saved."""
        return self._vault.write(lambda db: beside.put(db, "lines", str(code), line)) is not None

    def mark_looked_through(self, code: GameCode) -> bool:
        """All cards of this deal were shown before it was won: no later win of it is credited, and no later start of
        it counts. False when it could not be saved."""
        return self._vault.write(partial(games.mark_looked_through, code=code)) is not None

    def is_looked_through(self, code: GameCode) -> bool:
        """Whether they were."""
        return self._vault.read(partial(games.is_looked_through, start=str(code)), False)

    # Out and in

    def export_json(self) -> str | None:
        """Everything as JSON; None when it could not be read."""
        from spiderqt.store import exchange

        return self._vault.read(exchange.to_json, None)

    def export_csv(self) -> str | None:
        """The games as CSV; None when they could not be read."""
        from spiderqt.store import exchange

        return self._vault.read(exchange.to_csv, None)

    def import_json(self, text: str) -> Imported | None:
        """Add what `export_json` gave; None when it could not be saved. Raises exchange.ImportRefusedError."""
        from spiderqt.store import exchange

        done = self._vault.write(partial(exchange.from_json, text=text))
        return done[0] if done else None

    def import_csv(self, text: str) -> Imported | None:
        """Add what `export_csv` gave; None when it could not be saved. Raises exchange.ImportRefusedError."""
        from spiderqt.store import exchange

        done = self._vault.write(partial(exchange.from_csv, text=text))
        return done[0] if done else None

    def back_up(self, path: Path) -> Fault | None:
        """Write everything into one file; the reason when that cannot be."""
        self._flush()
        return self._vault.copy_to(path)

    def restore(self, path: Path) -> Restored | RestoreRefused:
        """Put a backup in place of everything, keeping a copy of that. Asks nothing: the caller has asked.

        Afterwards the game on the table is best replaced by `resume()`; if it is played on, it is saved anew.
        """
        from spiderqt.store import restoring

        if not self.is_owner:
            return restoring.RestoreRefused(Fault.LOCKED)
        outcome = restoring.restore(self._vault, path)
        if isinstance(outcome, restoring.Restored):
            self._unsaved.clear()
        return outcome

    def _flush(self) -> None:
        if self._unsaved and self._vault.write(self._save_all) is not None:
            self._unsaved.clear()

    def _save_all(self, db: sqlite3.Connection) -> None:
        for saved, now, today in self._unsaved.values():
            games.save(db, saved, now, today, current=self.is_owner)

    def _milliseconds(self) -> int:
        return max(0, int(self._now().timestamp() * 1000))

    def today(self) -> date:
        """The player's day."""
        return self._now().date()


def open_store(
    folder: Path,
    *,
    now: Callable[[], datetime] = _local_now,
    before_rescue: Callable[[], None] | None = None,
) -> Store:
    """Open what lasts in `folder`, in whatever state it is. Never raises; see `Store.notices`.

    `before_rescue` is called before a damaged file is read, which takes some seconds where it holds many games.
    """
    opening = open_database(folder, before_rescue)
    return Store(Vault(opening), opening.notices, now)
