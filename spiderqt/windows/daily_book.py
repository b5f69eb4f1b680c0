# SPDX-License-Identifier: GPL-3.0-or-later
"""The daily deals as their dialog sees them: out of the store, or of memory where nothing is saved.

No Qt. Must not know the dialog, nor how the deal of a day is found.
"""

from __future__ import annotations

from datetime import date

from spiderqt.advice.winnable import Winnable
from spiderqt.engine.codes import GameCode
from spiderqt.engine.variants import Variant
from spiderqt.session.lines import Lines
from spiderqt.store.daily import Day
from spiderqt.store.store import Store


class DailyBook:
    """What is known of the days. `today` is the player's day."""

    def __init__(self, store: Store | None, lines: Lines, today: date) -> None:
        self._store, self._lines = store, lines
        self._found: dict[tuple[date, Variant], GameCode] = {}
        self.today = today

    @property
    def is_kept(self) -> bool:
        """Whether wins will be known tomorrow."""
        return self._store is not None and self._store.path is not None

    def days(self, game: Variant) -> tuple[Day, ...]:
        """Every day of a game whose deal was played."""
        return () if self._store is None else self._store.days(game)

    def code_of(self, day: date, game: Variant) -> GameCode | None:
        """The deal of a day, if it was found before."""
        kept = None if self._store is None else self._store.code_of_day(day, game)
        return kept or self._found.get((day, game))

    def keep(self, day: date, deal: Winnable) -> GameCode:
        """Remember the deal that was found for a day, and how it is won; gives the one that counts from now on."""
        game = deal.code.variant
        self._found[day, game] = deal.code
        self._lines.keep(deal.code, deal.actions)
        if self._store is not None:
            self._store.remember_day(day, deal.code)
        return self.code_of(day, game) or deal.code
