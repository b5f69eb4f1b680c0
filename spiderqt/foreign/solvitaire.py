# SPDX-License-Identifier: GPL-3.0-or-later
"""The JSON deals of Solvitaire (https://github.com/thecharlieblake/Solvitaire), read and written.

``{"tableau piles": [["KS", "4c"], ...], "stock": [...]}``: piles from back to front, ranks A, 2 to 10, J, Q, K. A suit
in lower case lies face down, where the game has face-down cards at all. The stock's last card is dealt first.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from spiderqt.engine.cards import Card, Rank
from spiderqt.engine.position import Position
from spiderqt.engine.text_lines import Word
from spiderqt.foreign.tables import ForeignError, Table
from spiderqt.tongue import translate
from spiderqt.voice.faults import quoted

_PILES, _STOCK = "tableau piles", "stock"
_EMPTY_KEYS = ("foundations", "cells", "waste", "reserve", "sequences", "accordion")
"""What other games have: nothing may lie there."""
_STRING = re.compile(r'"(?:[^"\\]|\\.)*"')
_CARD = re.compile(r"(10|11|12|13|[1-9]|[ATJQK])([SHDC])", re.IGNORECASE)
_RANKS = {"1": "A", "10": "T", "11": "J", "12": "Q", "13": "K"}


def read(text: str) -> Table:
    """Read a deal. Raises ForeignError."""
    try:
        deal = json.loads(text, object_pairs_hook=_Pairs)
    except json.JSONDecodeError as error:
        raise ForeignError(translate("Console", "This is not JSON."), error.lineno, error.colno) from error
    except RecursionError as error:
        raise ForeignError(translate("Console", "This JSON is nested too deeply.")) from error
    if not isinstance(deal, _Pairs):
        raise ForeignError(translate("Console", "A deal is a JSON object."), 1, 1)
    return _table(deal, _Places(text))


class _Pairs(list[tuple[str, Any]]):
    """A JSON object in the order of its text, with whatever it says twice."""


class _Places:
    """Where the strings of a JSON text stand, one after the other in the order in which they are asked for."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._strings = _STRING.finditer(text)
        self._line, self._line_start, self._seen = 1, 0, 0

    def next(self) -> tuple[int, int]:
        """Line and column of the next string's first character inside its quotes."""
        start = next(self._strings).start()
        for _ in range(self._text.count("\n", self._seen, start)):
            self._line_start = self._text.index("\n", self._line_start) + 1
            self._line += 1
        self._seen = start
        return self._line, start - self._line_start + 2

    @property
    def last_line(self) -> int:
        """The number of the text's last line with anything in it."""
        return self._text.rstrip().count("\n") + 1


def _table(deal: _Pairs, places: _Places) -> Table:
    piles: list[tuple[Word, ...]] | None = None
    stock: tuple[Word, ...] | None = None
    for key, value in deal:
        line, column = places.next()
        if (key == _PILES and piles is not None) or (key == _STOCK and stock is not None):
            raise ForeignError(translate("Console", "“{key}” is given twice.").format(key=key), line, column)
        if key == _PILES:
            piles = [tuple(_cards(pile, places)) for pile in _list(value, key, line, column)]
        elif key == _STOCK:
            stock = tuple(word for word in _cards(value, places))
        elif key not in _EMPTY_KEYS or value:
            sentence = translate("Console", "“{key}” has no place in these games.")
            raise ForeignError(sentence.format(key=quoted(key)), line, column)
    if piles is None:
        raise ForeignError(translate("Console", "There are no “{key}”.").format(key=_PILES), places.last_line)
    dealt = tuple(Word(w.text.removeprefix("#"), w.line, w.column) for w in reversed(stock or ()))
    return Table(tuple(piles), dealt, (), places.last_line)


def _list(value: Any, key: str, line: int, column: int) -> list[Any]:
    if not isinstance(value, list) or isinstance(value, _Pairs):
        raise ForeignError(
            translate("Console", "“{key}” is not a list.").format(key=quoted(key)), line, column
        )
    return value


def _cards(pile: Any, places: _Places) -> Iterator[Word]:
    if not isinstance(pile, list) or isinstance(pile, _Pairs):
        raise ForeignError(
            translate("Console", "A pile is a list of cards, not {pile}.").format(pile=quoted(pile))
        )
    for card in pile:
        if not isinstance(card, str):
            raise ForeignError(
                translate("Console", "A card is a text, not {card}.").format(card=quoted(card))
            )
        line, column = places.next()
        match = _CARD.fullmatch(card)
        if match is None:
            sentence = translate("Console", "“{card}” is not a card of Solvitaire's; one looks like 10H.")
            raise ForeignError(sentence.format(card=quoted(card)), line, column)
        rank, suit = match[1].upper(), match[2]
        yield Word(f"{'#' * suit.islower()}{_RANKS.get(rank, rank)}{suit.upper()}", line, column)


def write(position: Position) -> str:
    """The position as a deal. Raises ForeignError for what the format cannot hold."""
    if position.completed:
        raise ForeignError(translate("Console", "Solvitaire's deals cannot hold completed runs."))
    piles = []
    for column in position.columns:
        piles.append([*map(_hidden_name, column.hidden), *map(_name, column.shown)])
    rows = ",\n".join(f"    {json.dumps(pile)}" for pile in piles)
    stock = json.dumps([_name(c) for c in reversed(position.stock)])
    tail = f',\n  "{_STOCK}": {stock}' if position.stock else ""
    return f'{{\n  "{_PILES}": [\n{rows}\n  ]{tail}\n}}\n'


def _hidden_name(card: Card | None) -> str:
    name = _name(card)
    return name[:-1] + name[-1].lower()


def _name(card: Card | None) -> str:
    if card is None:
        raise ForeignError(translate("Console", "Solvitaire's deals cannot hold unknown cards."))
    return ("10" if card.rank is Rank.TEN else card.rank.letter) + card.suit.value
