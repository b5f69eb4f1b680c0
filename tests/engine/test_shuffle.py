# SPDX-License-Identifier: GPL-3.0-or-later
"""The shuffle: published vectors, deals that can never change, and that every order is as likely as any other.

All seeds are fixed, so the chi-square figures are the same in every run; their limits are those of one chance in a
million, far above what a fair shuffle shows and far below what a biased one does.
"""

from __future__ import annotations

import math
import random
import statistics
from collections import Counter
from itertools import pairwise, permutations
from pathlib import Path

import pytest

from spiderqt.engine.codes import parse_code
from spiderqt.engine.position_text import Setup, write_position
from spiderqt.engine.shuffle import DEALS, SplitMix64, random_deal_number, shuffled
from spiderqt.engine.variants import VARIANTS

GOLDEN = Path(__file__).with_name("golden_deals.txt")


def test_the_vectors_published_with_splitmix64() -> None:
    """Those of Rosetta Code and of the generator's reference programs, for the seed 1234567."""
    generator = SplitMix64(1234567)
    assert [generator.next() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_a_generator_is_64_bits_wide() -> None:
    one, same = SplitMix64(5), SplitMix64(5 + 2**64)
    drawn = [one.next() for _ in range(2000)]
    assert drawn == [same.next() for _ in range(2000)]
    assert 0 <= min(drawn) < 2**56
    assert 2**63 < max(drawn) < 2**64


def shuffle_of_the_paper(count: int, seed: int) -> list[int]:
    """Written again from the description: SplitMix64, and Fisher-Yates from the last place down."""
    mask, state, order = 2**64 - 1, seed, list(range(count))
    for size in range(count, 1, -1):
        while True:
            state = (state + 11400714819323198485) % 2**64
            mixed = (state ^ (state // 2**30)) * 13787848793156543929 & mask
            mixed = (mixed ^ (mixed // 2**27)) * 10723151780598845931 & mask
            mixed ^= mixed // 2**31
            if mixed < 2**64 // size * size:
                break
        place = mixed % size
        order[place], order[size - 1] = order[size - 1], order[place]
    return order


@pytest.mark.parametrize("count", [0, 1, 2, 5, 52, 104])
def test_the_shuffle_does_what_its_description_says(count: int) -> None:
    for seed in (*range(40), 308_915_775, 2**40 + 1):
        assert list(shuffled(range(count), seed)) == shuffle_of_the_paper(count, seed)


def test_a_shuffle_leaves_what_it_was_given_as_it_is() -> None:
    cards = list("abcdef")
    order = shuffled(cards, 3)
    assert cards == list("abcdef")
    assert sorted(order) == cards
    assert isinstance(order, tuple)


class Fixed(SplitMix64):
    """Draws what it is told."""

    def __init__(self, *drawn: int) -> None:
        super().__init__(0)
        self.left = list(drawn)

    def next(self) -> int:
        return self.left.pop(0)


def test_draws_past_the_last_whole_multiple_are_thrown_away() -> None:
    top = 2**64
    last = top - top % 10 - 1
    assert Fixed(last).below(10) == 9
    generator = Fixed(last + 1, top - 1, 23)
    assert generator.below(10) == 3
    assert generator.left == []
    assert Fixed(top - 1).below(16) == 15
    assert Fixed(top - 1, 4).below(3) == 1
    assert Fixed(0, 7).below(1) == 0


# Fairness


def chi_square(counts: Counter[object] | Counter[int], cells: int) -> float:
    """How far the counts are from being all alike."""
    expected = sum(counts.values()) / cells
    return sum((count - expected) ** 2 / expected for count in counts.values()) + expected * (
        cells - len(counts)
    )


def limit(cells: int) -> float:
    """What chi-square passes once in a million times (Wilson and Hilferty's approximation)."""
    free = cells - 1
    z = statistics.NormalDist().inv_cdf(1 - 1e-6)
    return free * (1 - 2 / (9 * free) + z * math.sqrt(2 / (9 * free))) ** 3


@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_every_order_of_a_few_cards_is_equally_likely(count: int) -> None:
    orders: Counter[object] = Counter(shuffled(range(count), seed) for seed in range(120 * 120))
    assert set(orders) == set(permutations(range(count)))
    assert chi_square(orders, math.factorial(count)) < limit(math.factorial(count))


def test_every_card_lies_at_every_place_equally_often() -> None:
    deals, count = 3000, 52
    places: list[Counter[int]] = [Counter() for _ in range(count)]
    after: Counter[object] = Counter()
    for seed in range(deals):
        order = shuffled(range(count), 7919 * seed)
        for place, each in enumerate(order):
            places[place][each] += 1
        after.update(pairwise(order))
    assert max(chi_square(place, count) for place in places) < limit(count)
    assert sum(chi_square(place, count) for place in places) < limit(count * count)
    pairs = count * (count - 1)
    assert len(after) == pairs
    assert chi_square(after, pairs) < limit(pairs)


def test_an_unfair_shuffle_would_be_found() -> None:
    """The common mistake, any place for each card: 27 ways cannot share six orders alike."""
    orders: Counter[object] = Counter()
    for seed in range(6000):
        generator, order = SplitMix64(seed), [0, 1, 2]
        for place in range(3):
            other = generator.below(3)
            order[place], order[other] = order[other], order[place]
        orders[tuple(order)] += 1
    assert chi_square(orders, 6) > limit(6)


def test_no_two_of_many_deals_are_alike() -> None:
    assert len({shuffled(range(52), seed) for seed in range(5000)}) == 5000


# Deals that are drawn and deals that were given out


def test_a_new_deal_is_drawn_from_the_system_below_the_number_of_deals(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[int] = []

    def drawn(system: random.SystemRandom, bound: int) -> int:
        asked.append(bound)
        return 12345

    monkeypatch.setattr(random.SystemRandom, "randrange", drawn)
    assert random_deal_number() == 12345
    assert asked == [DEALS]


def test_deals_that_are_drawn_differ() -> None:
    drawn = {random_deal_number() for _ in range(50)}
    assert len(drawn) > 45
    assert all(0 <= number < DEALS for number in drawn)


def golden_deals() -> dict[str, str]:
    """Every code of the file with its whole table."""
    blocks = GOLDEN.read_text(encoding="utf-8").split("; ")[1:]
    return {block.split("\n", 1)[0]: block.split("\n", 1)[1].rstrip("\n") + "\n" for block in blocks}


@pytest.mark.parametrize(("code", "cards"), golden_deals().items())
def test_the_cards_of_a_code_never_change(code: str, cards: str) -> None:
    assert write_position(Setup(parse_code(code).position())) == cards


def test_there_is_such_a_deal_for_every_game() -> None:
    assert {str(parse_code(code).variant) for code in golden_deals()} == {str(game) for game in VARIANTS}
    assert "SD1-S1-AAAAABD" in golden_deals()
