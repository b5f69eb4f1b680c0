# SPDX-License-Identifier: GPL-3.0-or-later
"""Random late positions of every family, rich in what seldom happens: runs completing, gaps, wins.

The cards that are left are cut into descending pieces, laid out at random, and played on at random. All cards
of the deck are there, no hidden card ends a column, completed runs are listed and none lies about (save where
the game leaves them). The positions need not be reachable from a real deal. `tests.naive.census` counts what
they show. Must not import anything of spiderqt.
"""

from __future__ import annotations

from random import Random

from tests.naive.exhaustive import progress
from tests.naive.rules import RANKS, SCORPIONS, after, is_whole_run, legal, settle, suit, won
from tests.naive.text import State, dump

FAMILIES = ("SP", "SR", "SD", "DR", "SS", "SM", "SC", "SX")
SETS = {
    "SP": {1: "SSSSSSSS", 2: "SSSSHHHH", 3: "SSSHHHDD", 4: "SSHHDDCC"},
    "SD": {1: "SSSS", 2: "SSHH", 3: "SSHD", 4: "SHDC"},
}
Piece = list[str]


def deck(family: str, suits: int) -> str:
    """The suit letter of every set of thirteen cards."""
    if family in ("SP", "SR"):
        return SETS["SP"][suits]
    return SETS["SD"][suits]


def position(rng: Random, family: str, suits: int | None = None, runs: int | None = None) -> str:
    """A random late position as text; `runs` says how many runs are still to be completed (not for SC)."""
    state = layout(rng, family, suits, runs)
    while family not in SCORPIONS and any(_has_buried_run(column) for column in state.columns):
        state = layout(rng, family, suits, runs)
    greed = rng.choice([0.0, 0.5, 0.9])
    stop_short = rng.random() < 0.6
    for _ in range(rng.choice([0, 1, 2, 3, rng.randint(0, 12)])):
        actions = legal(state)
        if not actions:
            break
        choices = [after(state, action) for action in actions]
        reached = max(choices, key=progress) if rng.random() < greed else rng.choice(choices)
        if stop_short and won(reached):
            break
        state = reached
    return dump(state)


def _has_buried_run(column: tuple[str, ...]) -> bool:
    """Whether a completed run lies there, which only Scorpion's moves can bring about."""
    return any(is_whole_run(column[start : start + 13]) for start in range(len(column)))


def layout(rng: Random, family: str, suits: int | None = None, runs: int | None = None) -> State:
    """The layout that the random play begins from."""
    if suits is None:
        suits = 4 if family in ("SS", "SM", *SCORPIONS) else rng.randint(1, 4)
    width = 10 if family in ("SP", "SR", "SS", "SM") else 7
    sets = list(deck(family, suits))
    rng.shuffle(sets)
    left = len(sets) if family == "SC" else runs or rng.choice([1, 2, 2, 3, 4, len(sets)])
    size = rng.choice([size for size in _stock_sizes(family) if size < 13 * left])
    pieces = [
        piece for letter in sets[:left] for piece in _cut(rng, letter, whole=size > 0 or family == "SC")
    ]
    stock = _stock(rng, pieces, size)
    everywhere = bool(stock) and rng.random() < 0.7
    columns = _lay_out(rng, pieces, width, everywhere=everywhere)
    _bring_aces_home(rng, columns, stock)
    columns = [_hide(rng, column, _most_hidden(family, place)) for place, column in enumerate(columns)]
    state = State(
        game=f"{family}1-S{suits}",
        undo="free",
        score="classic",
        columns=tuple(map(tuple, columns)),
        stock=tuple(stock),
        completed=tuple(sets[left:]),
    )
    return settle(state)


def _cut(rng: Random, letter: str, *, whole: bool) -> list[Piece]:
    """King to ace of one suit, in one piece (more often if `whole`) or several."""
    cards = [name + letter for name in reversed(RANKS)]
    often = [0, 0, 0, 0] if whole else [0, 1, 1, 1, 1, 1]
    cuts = sorted(rng.sample(range(1, 13), rng.choice([*often, 1, 2, 2, 4, 9])))
    return [cards[start:end] for start, end in zip([0, *cuts], [*cuts, 13], strict=True)]


def _stock_sizes(family: str) -> tuple[int, ...]:
    if family in ("SP", "SR"):
        return (0, 0, 0, 10, 10, 20, 30, 40, 50)
    if family in ("SD", "DR"):
        return (0, 0, 0, 3, 3, 3, 10, 17, 24)
    return (0, 3, 3) if family in SCORPIONS else (0,)


def _stock(rng: Random, pieces: list[Piece], size: int) -> list[str]:
    """Take the stock from the ends of the pieces: often the ace of a whole run, the rest anywhere."""
    stock: list[str] = []
    for piece in pieces:
        if len(piece) == 13 and len(stock) < size and rng.random() < 0.95:
            stock.append(piece.pop())
    while len(stock) < size:
        others = [piece for piece in pieces if piece and len(piece) != 12]
        stock.append(rng.choice(others or [piece for piece in pieces if piece]).pop())
    rng.shuffle(stock)
    return stock


def _lay_out(rng: Random, pieces: list[Piece], width: int, *, everywhere: bool) -> list[Piece]:
    """Put the pieces onto columns; if wished, leave no column empty as far as the cards go."""
    pieces = [piece for piece in pieces if piece]
    while everywhere and len(pieces) < width and any(len(piece) > 1 for piece in pieces):
        longest = max(pieces, key=lambda piece: (len(piece) > 1, len(piece) < 12, len(piece)))
        pieces.append(longest[len(longest) // 2 :])
        del longest[len(longest) // 2 :]
    rng.shuffle(pieces)
    used = rng.sample(range(width), width if everywhere else rng.randint(1, width))
    order = rng.choice([0, 1, -1, -1])  # any order, kings at the top of columns, kings at their ends
    pieces.sort(key=lambda piece: order * (piece[0][0] != "K"))
    if order < 0:
        used.reverse()
    columns: list[Piece] = [[] for _ in range(width)]
    for number, piece in enumerate(pieces):
        columns[used[number] if number < len(used) else rng.choice(used)] += piece
    return columns


def _bring_aces_home(rng: Random, columns: list[Piece], stock: list[str]) -> None:
    """Often order the first row so that its aces fall onto the twos of their suits."""
    row = min(len(columns), len(stock))
    if rng.random() < 0.3:
        return
    for place in range(row):
        wanted = "A" + suit(columns[place][-1]) if columns[place] else ""
        if len(columns[place]) > 1 and columns[place][-1][0] == "2" and wanted in stock:
            other = stock.index(wanted)
            stock[place], stock[other] = stock[other], stock[place]


def _most_hidden(family: str, place: int) -> int:
    if family in ("SS", "SM"):
        return 0
    if family in SCORPIONS:
        return 3 if place < 4 else 0
    return 50


def _hide(rng: Random, column: Piece, most: int) -> Piece:
    """Turn down some cards from the top: none, any number, or all that lie above the last king."""
    kings = [place for place, card in enumerate(column) if card[0] == "K"]
    last_king = kings[-1] if kings else 0
    count = rng.choice([0, rng.randint(0, max(0, len(column) - 1)), last_king, last_king])
    count = min(count, most)
    return ["#" + card for card in column[:count]] + column[count:]
