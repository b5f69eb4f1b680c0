# SPDX-License-Identifier: GPL-3.0-or-later
"""What the two foreign formats share: tables without rules, which become positions of a game of ours.

Must not know how either format is written. Words keep their place in the foreign text, so that what is wrong with a
card is said where the card stands.
"""

from __future__ import annotations

from spiderqt.engine.position_text import Setup, setup_from
from spiderqt.engine.text_lines import Line, Word
from spiderqt.engine.values import dataclass
from spiderqt.engine.variants import VARIANTS, Variant, suits_of, variant


class ForeignError(ValueError):
    """A foreign text that cannot be read, or a position that a foreign format cannot hold: a whole sentence.

    `line` and `column` are None where no single place is at fault.
    """

    def __init__(self, sentence: str, line: int | None = None, column: int | None = None) -> None:
        super().__init__(sentence)
        self.line = line
        self.column = column


@dataclass(frozen=True, slots=True)
class Table:
    """Cards as they lie, written as in our texts (``#4C`` face down); `completed` holds suits, `end` is the last line.

    `stock` is in dealing order.
    """

    columns: tuple[tuple[Word, ...], ...]
    stock: tuple[Word, ...] = ()
    completed: tuple[Word, ...] = ()
    end: int = 1

    @property
    def cards(self) -> int:
        """How many cards there are."""
        return sum(map(len, self.columns)) + len(self.stock) + 13 * len(self.completed)


def setup_of(table: Table, game: Variant) -> Setup:
    """The table as a position of `game`. Raises TextError as reading one of our own texts does.

    In a game without face-down cards all cards are taken as face up.
    """
    columns = table.columns if any(game.hidden) else tuple(map(_all_face_up, table.columns))
    words = {str(number): cards for number, cards in enumerate(columns, start=1)}
    words |= {"stock": table.stock, "completed": table.completed, "game": (Word(str(game), 1, 1),)}
    lines = {key: _line(key, cards, table.end) for key, cards in words.items()}
    return setup_from(lines, table.end)


def _all_face_up(words: tuple[Word, ...]) -> tuple[Word, ...]:
    return tuple(Word(word.text.removeprefix("#"), word.line, word.column) for word in words)


def _line(key: str, words: tuple[Word, ...], end: int) -> Line:
    return Line(words[0].line if words else end, "", key, words, "")


PRINCIPAL = ("SP", "SD", "SS", "SC")
"""The games that a table without rules is taken for; their relatives have to be asked for."""


def games_like(table: Table) -> tuple[str, ...]:
    """The families of `PRINCIPAL` that the table may belong to; only those that start so, if there are any."""
    games = [variant(family) for family in PRINCIPAL]
    fitting = [game for game in games if _fits(table, game)]
    lengths = tuple(map(len, table.columns))
    starting = [game for game in fitting if game.tableau == lengths and game.stock == len(table.stock)]
    return tuple(game.family for game in starting or fitting)


def _fits(table: Table, game: Variant) -> bool:
    left = len(table.stock)
    return (
        len(table.columns) == game.columns
        and table.cards == game.cards
        and (not left or (left <= game.stock and (game.stock - left) % game.deals_onto == 0))
    )


def suits_in(table: Table, family: str) -> int:
    """The smallest number of suits with which `family` has all suits of the table."""
    seen = {word.text[-1] for cards in (*table.columns, table.stock, table.completed) for word in cards}
    allowed = suits_of(family)
    fitting = [n for n in allowed if seen <= set("SHDC"[:n])]
    return min(fitting, default=max(allowed))


def names_of(families: tuple[str, ...]) -> list[str]:
    """The names of games by their codes."""
    return [next(v.name for v in VARIANTS if v.family == family) for family in families]
