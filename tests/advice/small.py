# SPDX-License-Identifier: GPL-3.0-or-later
"""Small positions of every game, for searches that look at everything: most runs are complete, few cards are left."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

from spiderqt.engine.cards import Card, Rank
from spiderqt.engine.position import Column, Position
from spiderqt.engine.shuffle import SplitMix64
from spiderqt.engine.variants import VARIANTS, Variant

T = TypeVar("T")


def small_position(game: Variant, seed: int) -> Position:
    """A position of `game` with one or two runs' cards left, strewn over columns, some face down, and a stock."""
    random = SplitMix64(seed * 1000 + VARIANTS.index(game))
    while True:
        position = _drawn(game, random)
        if not any(game.runs_leave and column.completed_suit() for column in position.columns):
            return position


def small_positions(game: Variant, count: int, first: int = 0) -> Iterator[Position]:
    """`count` of them, the same ones every time."""
    return (small_position(game, seed) for seed in range(first, first + count))


def _drawn(game: Variant, random: SplitMix64) -> Position:
    blocked = random.below(2) == 1
    sets = _mixed(random, game.suit_sets())
    # Many cards, wholly shuffled and mostly hidden, soon run out of moves; few cards have room to be won.
    open_sets = 2 + random.below(game.runs - 1) if blocked else 1 + random.below(2)
    whole, loose = sets[open_sets:], sets[:open_sets]
    cards = [Card(rank, suit) for suit in loose for rank in _ranks()]
    cards = _mixed(random, cards) if blocked else _nearly_sorted(random, cards)
    stock_size = min(game.stock, random.below(len(cards) // 3)) if game.stock and random.below(3) else 0
    stock, cards = cards[:stock_size], cards[stock_size:]
    free = game.columns - (0 if game.runs_leave else len(whole))
    used = free if blocked else 1 + random.below(free)
    piles: list[list[Card]] = [[] for _ in range(free)]
    for card in cards:
        piles[random.below(used)].append(card)
    columns = [_column(random, pile, hides=any(game.hidden)) for pile in piles]
    if not game.runs_leave:
        columns += [Column((), tuple(Card(rank, suit) for rank in _ranks())) for suit in whole]
    columns = _mixed(random, columns)
    return Position(game, tuple(columns), tuple(stock), tuple(whole) if game.runs_leave else ())


def _ranks() -> list[Rank]:
    return sorted(Rank, reverse=True)


def _column(random: SplitMix64, pile: list[Card], *, hides: bool) -> Column:
    hidden = random.below(len(pile)) if hides and pile and random.below(3) else 0
    return Column(tuple(pile[:hidden]), tuple(pile[hidden:]))


def _nearly_sorted(random: SplitMix64, cards: list[Card]) -> list[Card]:
    """Shuffled a little or wholly: wholly shuffled ones are nearly all lost, sorted ones won."""
    cards = sorted(cards, key=lambda card: -card.rank)
    for _ in range(random.below(40)):
        i, j = random.below(len(cards)), random.below(len(cards))
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def _mixed(random: SplitMix64, things: Iterable[T]) -> list[T]:
    mixed = list(things)
    for i in range(len(mixed) - 1, 0, -1):
        j = random.below(i + 1)
        mixed[i], mixed[j] = mixed[j], mixed[i]
    return mixed
