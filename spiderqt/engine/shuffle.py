# SPDX-License-Identifier: GPL-3.0-or-later
"""The published shuffle: SplitMix64 and Fisher-Yates without modulo bias.

Standard library only, integers only: the same deal number gives the same order on every machine and for ever.
Described with test vectors in docs/game-code.md. Must not know games.

SplitMix64: Steele, Lea and Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014; the constants are
those of that paper's Java SplittableRandom.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
DEALS = 26**6
"""How many deal numbers a game code can name: 0 to 308,915,775."""


class SplitMix64:
    """A stream of 64-bit integers, wholly determined by its seed (0 to 2**64 - 1)."""

    __slots__ = ("_state",)

    def __init__(self, seed: int) -> None:
        self._state = seed & _MASK

    def next(self) -> int:
        """The next integer, 0 to 2**64 - 1."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        z = self._state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, bound: int) -> int:
        """An integer 0 to `bound` - 1, each equally likely: draws past the last whole multiple are thrown away."""
        limit = (1 << 64) - (1 << 64) % bound
        while (drawn := self.next()) >= limit:
            pass
        return drawn % bound


def shuffled(cards: Sequence[T], deal_number: int) -> tuple[T, ...]:
    """`cards` in the order of that deal: Fisher-Yates from the last place down to the second."""
    order = list(cards)
    generator = SplitMix64(deal_number)
    for i in range(len(order) - 1, 0, -1):
        j = generator.below(i + 1)
        order[i], order[j] = order[j], order[i]
    return tuple(order)


def random_deal_number() -> int:
    """A deal number drawn from the system's randomness."""
    from random import SystemRandom  # late; and not `secrets`, which takes OpenSSL with it

    return SystemRandom().randrange(DEALS)
