# SPDX-License-Identifier: GPL-3.0-or-later
"""Positions for tests: written by hand in the text form of docs/position.md, or drawn by chance.

Must not judge anything: it only lays cards out, and the engine's own reader checks that the deck is whole.
"""

from __future__ import annotations

import random
from collections import Counter

from spiderqt.engine.actions import parse_action
from spiderqt.engine.cards import Card, Suit, card, one_deck
from spiderqt.engine.codes import GameCode
from spiderqt.engine.play import Step, apply
from spiderqt.engine.position import Position
from spiderqt.engine.position_text import column_words, read_position
from spiderqt.engine.shuffle import DEALS
from spiderqt.engine.variants import VARIANTS, Variant, variant
from tests.naive import small


def table(game: str, *lines: str) -> Position:
    """A position in the text form; columns that are not named are empty. `game` is ``SP1-S4``.

    In place of cards, ``...`` stands for all that the deck has left, lowest ranks first, so that they form no run;
    ``#...`` for the same face down, and ``##...`` for as many unknown cards.
    """
    rules = variant(game[:2], int(game[-1]))
    named = {line.split(":")[0] for line in lines}
    rest = [f"{number}:" for number in range(1, rules.columns + 1) if str(number) not in named]
    text = "\n".join([f"game: {game}", *lines, *rest]) + "\n"
    left = [str(each) for each in leftover(rules, lines)]
    text = text.replace("##...", " ".join("##" for _ in left))
    text = text.replace("#...", " ".join(f"#{each}" for each in left))
    return read_position(text.replace("...", " ".join(left))).position


def leftover(rules: Variant, lines: tuple[str, ...]) -> list[Card]:
    """The cards that are not named in `lines`, lowest ranks first."""
    deck = Counter(str(each) for each in rules.deck())
    for line in lines:
        key, _, words = line.partition(":")
        for word in words.split():
            if key == "completed" and rules.runs_leave:
                deck.subtract(str(each) for each in one_deck(Suit(word)))
            elif key != "completed":
                deck[word.lstrip("#")] -= 1
    kinds = sorted(dict.fromkeys(rules.deck()), key=lambda each: (each.rank, each.suit.value))
    return [each for each in kinds for _ in range(deck[str(each)])]


def fresh(chance: random.Random, rules: Variant | None = None) -> Position:
    """The start of a deal drawn by `chance`, of any game unless one is named."""
    return GameCode(rules or chance.choice(VARIANTS), chance.randrange(DEALS)).position()


def late(chance: random.Random, rules: Variant | None = None) -> Position:
    """A position in which a few moves complete runs, empty columns or win."""
    rules = rules or chance.choice(VARIANTS)
    return read_position(small.position(chance, rules.family, rules.suits)).position


def all_cards(position: Position) -> Counter[Card]:
    """Every known card of the game, wherever it lies."""
    cards: Counter[Card] = Counter()
    for column in position.columns:
        cards.update(c for c in column.hidden if c is not None)
        cards.update(column.shown)
    cards.update(c for c in position.stock if c is not None)
    for suit in position.completed:
        cards.update(one_deck(suit))
    return cards


def step(position: Position, action: str) -> Step:
    """The step of an action that must be legal."""
    taken = apply(position, parse_action(action))
    assert isinstance(taken, Step), taken
    assert taken.before == position
    assert taken.action == parse_action(action)
    return taken


def words(position: Position, number: int) -> str:
    """A column, counted from 1, as text."""
    return " ".join(column_words(position.columns[number - 1]))


def cards(text: str) -> tuple[Card, ...]:
    """The cards of ``KS QS``."""
    return tuple(map(card, text.split()))
