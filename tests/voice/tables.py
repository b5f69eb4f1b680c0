# SPDX-License-Identifier: GPL-3.0-or-later
"""Positions made by hand for the tests of voice: just the cards that a sentence needs, not whole decks."""

from __future__ import annotations

import random
from collections.abc import Iterator

from spiderqt.engine.actions import parse_action
from spiderqt.engine.cards import Suit, card
from spiderqt.engine.play import Step, apply, legal_actions
from spiderqt.engine.position import Column, Position
from spiderqt.engine.variants import variant


def position(game: str, *columns: str, suits: int = 4, stock: str = "", completed: str = "") -> Position:
    """Columns as in position texts (``#KS 4C``); those that are not given are empty."""
    rules = variant(game, suits)
    piles = [_column(text) for text in columns]
    piles += [Column()] * (rules.columns - len(piles))
    return Position(
        rules,
        tuple(piles),
        tuple(card(word) for word in stock.split()),
        tuple(Suit(letter) for letter in completed.split()),
    )


def _column(text: str) -> Column:
    words = text.split()
    hidden = tuple(card(word[1:]) for word in words if word.startswith("#"))
    return Column(hidden, tuple(card(word) for word in words if not word.startswith("#")))


def run(suit: str, first: str = "K", last: str = "A") -> str:
    """``KS QS ... AS`` in the notation of `position`."""
    ranks = "KQJT98765432A"
    return " ".join(rank + suit for rank in ranks[ranks.index(first) : ranks.index(last) + 1])


def step(start: Position, action: str) -> Step:
    """The step of a legal action."""
    done = apply(start, parse_action(action))
    assert isinstance(done, Step), done
    return done


def random_steps(start: Position, *, seed: int, count: int, deal_every: int = 6) -> Iterator[Step]:
    """A random game: `count` steps at most, dealing now and then so that columns grow, empty and complete."""
    dice = random.Random(seed)
    now = start
    for number in range(count):
        actions = legal_actions(now)
        if not actions:
            return
        deal = str(actions[-1]) == "d" and number % deal_every == 0
        done = apply(now, actions[-1] if deal else dice.choice(actions))
        assert isinstance(done, Step)
        yield done
        now = done.after
