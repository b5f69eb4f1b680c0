# SPDX-License-Identifier: GPL-3.0-or-later
"""How much a search may do: nodes, seconds, and whether somebody has called it off.

Standard library only; compiled with mypyc where wheels are built.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

CHECK_EVERY: Final = 16
"""Nodes between two looks at clock and caller: a few milliseconds in the slowest form."""


class Budget:
    """Counts nodes. Without `seconds` and `cancelled` it never looks at anything that differs between machines."""

    __slots__ = ("_cancelled", "_deadline", "_next_check", "limit", "nodes", "over")

    def __init__(
        self, nodes: int | None, seconds: float | None, cancelled: Callable[[], bool] | None
    ) -> None:
        self.nodes: int = 0
        self.limit: int = -1 if nodes is None else nodes
        self._deadline: float = -1.0 if seconds is None else time.perf_counter() + seconds
        self._cancelled: Callable[[], bool] | None = cancelled
        self._next_check: int = 0
        self.over: bool = False

    def spend(self) -> bool:
        """Count one node; False when the search has to end now."""
        if self.over or self.nodes == self.limit:
            self.over = True
            return False
        if self.nodes >= self._next_check:
            self._next_check = self.nodes + CHECK_EVERY
            if 0 <= self._deadline < time.perf_counter() or (
                self._cancelled is not None and self._cancelled()
            ):
                self.over = True
                return False
        self.nodes += 1
        return True
