# SPDX-License-Identifier: GPL-3.0-or-later
"""Counts what the random positions of `tests.naive.small` show, to see that they are worth testing with.

`python -m tests.naive.census 2000` prints a table. Must not import anything of spiderqt.
"""

from __future__ import annotations

import sys
from collections import Counter
from random import Random

from tests.naive.rules import after, completed, hidden, legal, may_deal, won
from tests.naive.small import FAMILIES, position
from tests.naive.text import State, parse

FEATURES = (
    "run by move",
    "run by deal",
    "two by one deal",
    "two by one move",
    "flip under run",
    "run with hidden inside",
    "empty column",
    "deal refused",
    "too few cards",
    "short deal",
    "mixed group",
    "wins",
    "won",
    "stuck",
)


def features(state: State) -> set[str]:
    """What this position shows, itself or by one legal action."""
    actions = legal(state)
    found = {name for action in actions for name in _comes_of(state, action)}
    table = sum(len(column) for column in state.columns)
    if () in state.columns:
        found.add("empty column")
    if won(state):
        found.add("won")
    elif not actions:
        found.add("stuck")
    if state.stock and not may_deal(state) and not won(state):
        found.add("deal refused")
        if table < len(state.columns):
            found.add("too few cards")
    if "d" in actions and len(state.stock) < len(state.columns):
        found.add("short deal")
    for column in state.columns:
        end = "".join(card.lstrip("#")[0] for card in column[-13:])
        suits = {card[-1] for card in column[-13:]}
        if end == "KQJT98765432A" and len(suits) == 1 and any(hidden(card) for card in column[-13:]):
            found.add("run with hidden inside")
    return found


def _comes_of(state: State, action: str) -> set[str]:
    reached = after(state, action)
    found = set()
    gained = len(completed(reached)) - len(completed(state))
    how = "deal" if action == "d" else "move"
    if gained:
        found.add(f"run by {how}")
    if gained > 1:
        found.add(f"two by one {how}")
    if won(reached):
        found.add("wins")
    source, count = (0, 0) if action == "d" else map(int, action.partition(" ")[0].split("x"))
    for number, (old, new) in enumerate(zip(state.columns, reached.columns, strict=True), start=1):
        if number != source and sum(map(hidden, old)) > sum(map(hidden, new)):
            found.add("flip under run")
    if count and len({card[-1] for card in state.columns[source - 1][-count:]}) > 1:
        found.add("mixed group")
    return found


def census(family: str, count: int, seed: int = 1) -> Counter[str]:
    """In how many of so many positions each feature was found."""
    rng = Random(seed)
    found: Counter[str] = Counter()
    for _ in range(count):
        found.update(features(parse(position(rng, family))))
    return found


def main() -> None:
    """Print the table."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    table = {family: census(family, count) for family in FAMILIES}
    print(f"{'of ' + str(count):24}" + "".join(f"{family:>7}" for family in FAMILIES))
    for name in FEATURES:
        print(f"{name:24}" + "".join(f"{table[family][name]:7}" for family in FAMILIES))


if __name__ == "__main__":
    main()
