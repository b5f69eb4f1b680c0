# SPDX-License-Identifier: GPL-3.0-or-later
"""The family of games: names that people type, numbers of suits, and the figures of each, written down by hand."""

from __future__ import annotations

import pytest

from spiderqt.engine.cards import Suit
from spiderqt.engine.codes import GameCode
from spiderqt.engine.variants import FAMILIES, VARIANTS, suits_of, variant

NAMES = {
    "SP": "spider",
    "SR": "relaxed-spider",
    "SD": "spiderette",
    "DR": "relaxed-spiderette",
    "SS": "simple-simon",
    "SM": "simple-simon-groups",
    "SC": "scorpion",
    "SX": "scorpion-removed",
}
"""As docs/console.md gives them; commands of players have them."""


def test_every_family_has_its_name_and_is_found_by_it_in_any_case() -> None:
    assert tuple(NAMES) == FAMILIES
    for family, name in NAMES.items():
        assert {game.name for game in VARIANTS if game.family == family} == {name}
        most = max(suits_of(family))
        for typed in (name, name.upper(), family, family.lower()):
            assert variant(typed) == variant(family, most)


@pytest.mark.parametrize("name", ["", "spyder", "S", "SPIDER!"])
def test_an_unknown_game_is_a_key_error(name: str) -> None:
    with pytest.raises(KeyError):
        variant(name)
    assert suits_of(name) == ()


def test_a_number_of_suits_that_a_game_has_not_is_a_value_error() -> None:
    assert suits_of("SP") == (1, 2, 3, 4)
    assert suits_of("SS") == (4,)
    for family, suits in (("SS", 3), ("SP", 0), ("SP", 5), ("SC", 1)):
        with pytest.raises(ValueError, match=f"{family} is not played with {suits} suits"):
            variant(family, suits)


def test_deals_at_the_start_are_those_of_the_rules_and_none_without_a_stock() -> None:
    deals = {"SP": 5, "SR": 5, "SD": 4, "DR": 4, "SS": 0, "SM": 0, "SC": 1, "SX": 1}
    for game in VARIANTS:
        assert GameCode(game, 1).position().deals_left == deals[game.family], game


def test_suits_have_their_signs() -> None:
    assert [suit.symbol for suit in Suit] == ["♠", "♥", "♦", "♣"]
