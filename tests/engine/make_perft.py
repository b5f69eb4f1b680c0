# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes tests/engine/perft.csv: ``python -m tests.engine.make_perft``.

The figures are the engine's; `test_perft` has the naive rules confirm them. Written again, the file must come out the
same: a difference is a change of the rules, of the shuffle or of the codes.
"""

from __future__ import annotations

from pathlib import Path

from spiderqt.engine.codes import GameCode
from spiderqt.engine.perft import perft
from spiderqt.engine.shuffle import DEALS
from spiderqt.engine.variants import VARIANTS

PATH = Path(__file__).with_name("perft.csv")
DEPTHS = (1, 2, 3, 4)
# The first two deals, the last one, and nine that lie anywhere: steps of a prime, so that no two games share them all.
PRIME = 24_036_583
CODES_EACH = 12


def codes() -> list[GameCode]:
    """The codes of the table: twelve of every game with every number of suits."""
    found = []
    for place, game in enumerate(VARIANTS):
        anywhere = [(7 + place + PRIME * (1 + step)) % DEALS for step in range(CODES_EACH - 3)]
        found += [GameCode(game, number) for number in (0, 1, *anywhere, DEALS - 1)]
    return found


def main() -> None:
    """Write the table."""
    lines = ["code," + ",".join(f"depth {depth}" for depth in DEPTHS)]
    for code in codes():
        start = code.position()
        lines.append(f"{code}," + ",".join(str(perft(start, depth)) for depth in DEPTHS))
    PATH.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
