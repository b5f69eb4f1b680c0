# SPDX-License-Identifier: GPL-3.0-or-later
"""Positions for the tests of the table, in a form that needs no rules."""

from __future__ import annotations

from dataclasses import dataclass, replace

from spiderqt.engine.cards import Card, Rank, Suit, card


@dataclass(frozen=True, slots=True)
class Column:
    """A column as the engine's looks."""

    hidden: tuple[Card | None, ...] = ()
    shown: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Table:
    """A position as the engine's looks."""

    columns: tuple[Column, ...]
    stock: tuple[Card | None, ...] = ()
    completed: tuple[Suit, ...] = ()


def column(text: str = "", hidden: int = 0) -> Column:
    """A column of `hidden` unknown cards and the face-up ones of the text."""
    return Column((None,) * hidden, tuple(card(word) for word in text.split()))


def table(*columns: Column, stock: int = 0, completed: tuple[Suit, ...] = ()) -> Table:
    """A table of ten columns, the last ones empty."""
    return Table(columns + (Column(),) * (10 - len(columns)), (None,) * stock, completed)


def moved(before: Table, source: int, count: int, target: int) -> Table:
    """Move cards, turning up a card that comes to the end; nothing is checked."""
    columns = list(before.columns)
    taken = columns[source].shown[-count:]
    columns[source] = replace(columns[source], shown=columns[source].shown[:-count])
    if not columns[source].shown and columns[source].hidden:
        last = columns[source].hidden[-1] or card("7C")
        columns[source] = Column(columns[source].hidden[:-1], (last,))
    columns[target] = replace(columns[target], shown=columns[target].shown + taken)
    return replace(before, columns=tuple(columns))


def king_down(count: int, suits: str = "S") -> tuple[Card, ...]:
    """`count` cards from the king downwards, the suits taking turns."""
    return tuple(Card(Rank(13 - place % 13), Suit(suits[place % len(suits)])) for place in range(count))


START = table(
    *[column(text, hidden=5) for text in ("9S", "TH", "JC", "2D")],
    *[column(text, hidden=4) for text in ("8S", "KH", "QD", "AC", "5H", "5S")],
    stock=50,
)
MIDDLE = table(
    Column((None,) * 3, king_down(9, "SSH")),
    column("AS", hidden=5),
    column(),
    column("QH JH TH", hidden=4),
    Column(
        (None,) * 6, king_down(12, "D") + tuple(card(word) for word in ["9C", "8S", "7C", "6S", "5C", "4S"])
    ),
    column("8C 7C 6C 5C", hidden=2),
    column("KH"),
    column("TD", hidden=5),
    column("3H 2H", hidden=3),
    column("JS", hidden=4),
    stock=30,
    completed=(Suit.SPADES, Suit.HEARTS),
)
