# SPDX-License-Identifier: GPL-3.0-or-later
"""The clock of a game: a record, never a limit.

Must not know the game. It runs while it is started and no reason holds it; reasons are names such as ``dialog`` or
``inactive``, so that two of them can overlap without either letting it go too early.
"""

from __future__ import annotations

import time
from collections.abc import Callable


class Clock:
    """Seconds played. `now` gives monotonic seconds; tests inject their own."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._kept = 0.0
        self._since: float | None = None
        self._started = False
        self._holds: set[str] = set()

    @property
    def seconds(self) -> float:
        """Seconds on the clock. A monotonic source never runs backwards, so neither does this."""
        return self._kept + (0.0 if self._since is None else max(0.0, self._now() - self._since))

    @property
    def is_running(self) -> bool:
        """Whether time passes now."""
        return self._since is not None

    @property
    def has_started(self) -> bool:
        """Whether the first action has been taken."""
        return self._started

    def start(self) -> None:
        """The first action of a game starts the clock; later calls change nothing."""
        self._started = True
        self._go()

    def stop(self) -> None:
        """The game has ended; `start` lets it go on (after undoing the end)."""
        self._pause()
        self._started = False

    def set_to(self, seconds: float, *, started: bool) -> None:
        """Put the clock to the time of another game."""
        self._kept, self._since, self._started = seconds, None, started
        self._go()

    def hold(self, reason: str) -> None:
        """Let no time pass until `release` is called with the same reason."""
        self._holds.add(reason)
        self._pause()

    def release(self, reason: str) -> None:
        """Take one reason away; the clock goes on when none is left."""
        self._holds.discard(reason)
        self._go()

    def _go(self) -> None:
        if self._started and not self._holds and self._since is None:
            self._since = self._now()

    def _pause(self) -> None:
        self._kept, self._since = self.seconds, None
