# SPDX-License-Identifier: GPL-3.0-or-later
"""Game codes: their form, every mistake in typing them, and the deals that they mean for ever."""

from __future__ import annotations

import random
import string
from itertools import product

import pytest

from spiderqt.engine import codes
from spiderqt.engine.codes import CodeError, GameCode, looks_like_code, parse_code
from spiderqt.engine.shuffle import DEALS
from spiderqt.engine.variants import FAMILIES, VARIANTS, Variant, suits_of, variant

SYMBOLS = string.ascii_uppercase + string.digits


def some_codes(count: int) -> list[str]:
    """Codes of every game, the same ones in every run."""
    chance = random.Random(count)
    return [str(GameCode(VARIANTS[i % len(VARIANTS)], chance.randrange(DEALS))) for i in range(count)]


def is_code(text: str) -> bool:
    """Whether the text is read as a code."""
    try:
        parse_code(text)
    except CodeError:
        return False
    return True


# Given out already: each must stay valid and mean the same deal number for ever.
GIVEN = {
    "SD1-S1-AAAAABD": ("SD", 1, 1),
    "SP1-S4-AAAAABW": ("SP", 4, 1),
    "SD1-S4-NAALTAC": ("SD", 4, 154_465_818),
    "SP1-S1-KGIXAKG": ("SP", 1, 121_711_782),
    "SP1-S2-QTEMOQU": ("SP", 2, 198_863_356),
    "SP1-S3-QYZXVHA": ("SP", 3, 201_524_941),
    "SR1-S4-GETZBEY": ("SR", 4, 73_467_034),
    "SD1-S2-WWXDFQA": ("SD", 2, 271_850_166),
    "DR1-S1-BJPIXQS": ("DR", 1, 16_263_822),
    "SS1-S4-RQTKVTC": ("SS", 4, 209_636_277),
    "SM1-S4-WJNPEUH": ("SM", 4, 265_741_808),
    "SC1-S4-ZXIMUNA": ("SC", 4, 307_694_101),
    "SX1-S4-IRVVJSN": ("SX", 4, 103_203_144),
}


@pytest.mark.parametrize("code", GIVEN)
def test_codes_that_were_given_out_stay_valid(code: str) -> None:
    family, suits, number = GIVEN[code]
    found = parse_code(code)
    assert (found.variant, found.number) == (variant(family, suits), number)
    assert str(found) == code


@pytest.mark.parametrize("game", VARIANTS, ids=str)
def test_codes_and_numbers_go_round(game: Variant) -> None:
    chance = random.Random(f"round {game}")
    for number in (0, 1, 25, 26, 26**5, DEALS - 1, *(chance.randrange(DEALS) for _ in range(60))):
        code = GameCode(game, number)
        assert parse_code(str(code)) == code
        assert len(str(code)) == 14


def test_the_letters_are_the_number_in_base_26() -> None:
    game = variant("SP", 4)
    numbers = {0: "AAAAAA", 1: "AAAAAB", 25: "AAAAAZ", 26: "AAAABA", 26**6 - 1: "ZZZZZZ", 26**5: "BAAAAA"}
    for number, letters in numbers.items():
        assert str(GameCode(game, number)).startswith(f"SP1-S4-{letters}")


@pytest.mark.parametrize("number", [-1, DEALS, DEALS + 5])
def test_a_number_out_of_range_is_no_deal(number: int) -> None:
    with pytest.raises(ValueError, match=f"deal number out of range: {number}"):
        GameCode(variant("SP", 4), number)


def test_there_are_308915776_deals() -> None:
    assert DEALS == 308_915_776
    assert parse_code(str(GameCode(variant("SX"), DEALS - 1))).number == 308_915_775


@pytest.mark.parametrize(
    "text",
    [
        "SD1-S1-AAAAABD",
        "sd1-s1-aaaaabd",
        "SD1S1AAAAABD",
        " sd1 s1 aaaaabd ",
        "SD1–S1—AAAAABD",
        "S D 1 - S 1 - A A A A A B D",
        "SD1-S1-AAA-AAB-D\n",
        "SD1\u2010S1\u2011AAAAABD",
        "SD1\u2212S1\u2015AAAAABD",
        "\tSd1-S1-aAaAaBd\u00a0",
    ],
)
def test_case_spaces_and_hyphens_do_not_matter(text: str) -> None:
    assert parse_code(text) == GameCode(variant("SD", 1), 1)
    assert looks_like_code(text)


@pytest.mark.parametrize(
    ("text", "reason", "facts"),
    [
        ("", "form", {}),
        ("hello", "form", {}),
        ("SD1-S1-AAAAABD!", "form", {}),
        ("SD1-S1-AAAA1BD", "form", {}),
        ("SD1_S1_AAAAABD", "form", {}),
        ("SDX-S1-AAAAABD", "form", {}),
        ("SD1-X1-AAAAABD", "form", {}),
        ("XXSD1-S1-AAAAABD", "form", {}),
        ("SD1-S1-AAAAABÐ", "form", {}),
        ("ſD1-S1-AAAAABD", "form", {}),
        ("ß1-S4-AAAAAAA", "form", {}),
        ("SD١-S1-AAAAABD", "form", {}),
        ("QQ1-S1-AAAAABD", "family", {"family": "QQ"}),
        ("ss9-s9-A", "version", {"version": 9}),
        ("SD2-S1-AAAAABD", "version", {"version": 2}),
        ("SD0-S1-AAAAABD", "version", {"version": 0}),
        ("SD1-S5-AAAAABD", "suits", {"family": "SD", "suits": 5, "allowed": (1, 2, 3, 4)}),
        ("SC1-S1-A", "suits", {"family": "SC", "suits": 1, "allowed": (4,)}),
        ("SD1-S1", "letters", {"count": 0}),
        ("SD1-S1-AAAAAB", "letters", {"count": 6}),
        ("SD1-S1-AAAAABDD", "letters", {"count": 8}),
        ("SD1-S1-AAAAABC", "check", {}),
        ("SD1-S2-AAAAABD", "check", {}),
        ("DR1-S1-AAAAABD", "check", {}),
    ],
)
def test_what_is_wrong_with_a_code(text: str, reason: str, facts: dict[str, object]) -> None:
    with pytest.raises(CodeError) as caught:
        parse_code(text)
    assert (caught.value.reason, caught.value.facts, caught.value.text) == (reason, facts, text)
    assert str(caught.value) == f"{reason}: {text}"
    assert isinstance(caught.value, ValueError)


@pytest.mark.parametrize(
    ("text", "looks"),
    [
        ("SP1-S4-AAAAABX", True),
        ("QQ7S9", True),
        ("sp1 s4 12", True),
        ("SP1-S4-AAAA1BX", True),
        ("game.txt", False),
        ("SP1-S4-A.txt", False),
        ("./SP1-S4-AAAAABX", False),
        ("SP1-X4-AAAAABX", False),
        ("SPI-S4", False),
        ("P1-S4-AAAAABX", False),
        ("", False),
        ("-", False),
    ],
)
def test_codes_and_names_of_files_are_told_apart(text: str, looks: bool) -> None:
    assert looks_like_code(text) is looks


# Mistyping


def test_every_wrong_character_is_caught() -> None:
    for code in some_codes(400):
        bare = code.replace("-", "")
        for place, symbol in product(range(len(bare)), SYMBOLS):
            wrong = bare[:place] + symbol + bare[place + 1 :]
            assert wrong == bare or not is_code(wrong), f"{wrong} for {bare}"


def test_every_swap_of_neighbours_is_caught() -> None:
    swaps = caught = 0
    for code in some_codes(1500):
        bare = code.replace("-", "")
        for place in range(len(bare) - 1):
            wrong = bare[:place] + bare[place + 1] + bare[place] + bare[place + 2 :]
            swaps += wrong != bare
            caught += wrong != bare and not is_code(wrong)
    assert swaps > 15_000
    assert caught == swaps


def test_a_left_out_or_doubled_character_is_caught() -> None:
    for code in some_codes(200):
        bare = code.replace("-", "")
        for place in range(len(bare)):
            assert not is_code(bare[:place] + bare[place + 1 :])
            assert not is_code(bare[:place] + bare[place] + bare[place:])


def test_the_check_takes_one_letter_of_26() -> None:
    letters = [GameCode(game, number) for game in VARIANTS for number in range(0, 260, 13)]
    assert len({str(code)[-1] for code in letters}) == 26
    for code in some_codes(50):
        assert sum(is_code(code[:-1] + letter) for letter in string.ascii_uppercase) == 1


def test_the_group_of_the_check_is_a_group_and_its_permutation_antisymmetric() -> None:
    everything = range(26)
    product_of = codes._product
    for a in everything:
        assert sorted(product_of(a, b) for b in everything) == list(everything)
        assert product_of(0, a) == product_of(a, 0) == a
    triples = random.Random(26).choices(list(product(everything, repeat=3)), k=2000)
    assert all(product_of(product_of(a, b), c) == product_of(a, product_of(b, c)) for a, b, c in triples)
    assert sorted(map(codes._permute, everything)) == list(everything)
    for x, y in product(everything, repeat=2):
        assert (product_of(x, codes._permute(y)) == product_of(y, codes._permute(x))) == (x == y)


def test_codes_differ_wherever_their_games_or_numbers_do() -> None:
    everything = {str(GameCode(game, number)) for game in VARIANTS for number in range(200)}
    assert len(everything) == 200 * len(VARIANTS)


# The table that a code means


@pytest.mark.parametrize("game", VARIANTS, ids=str)
def test_the_cards_lie_as_the_game_says(game: Variant) -> None:
    position = GameCode(game, 4711).position()
    assert tuple(len(column) for column in position.columns) == game.tableau
    assert tuple(len(column.hidden) for column in position.columns) == game.hidden
    assert len(position.stock) == game.stock
    assert position.completed == ()
    assert position.variant == game


def test_games_of_one_deal_number_and_deck_share_their_cards() -> None:
    for number in (0, 5, 99_999):
        for one, other in (("SP", "SR"), ("SD", "DR"), ("SC", "SX"), ("SS", "SM")):
            for suits in suits_of(one):
                here, there = (GameCode(variant(family, suits), number).position() for family in (one, other))
                assert (here.columns, here.stock) == (there.columns, there.stock)


def test_the_families() -> None:
    assert FAMILIES == ("SP", "SR", "SD", "DR", "SS", "SM", "SC", "SX")
