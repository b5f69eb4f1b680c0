# SPDX-License-Identifier: GPL-3.0-or-later
"""The plain values: cards, actions in their notation, columns, and the games as data."""

from __future__ import annotations

import itertools
import random

import pytest

from spiderqt.engine.actions import Deal, Move, parse_action
from spiderqt.engine.cards import RANK_LETTERS, Card, Colour, Rank, Suit, card, one_deck
from spiderqt.engine.position import Column, Position
from spiderqt.engine.variants import (
    VARIANTS,
    Builds,
    DealRule,
    Fills,
    Moves,
    Variant,
    suits_of,
    variant,
)
from tests.engine.tables import cards, fresh, table

SPADES_RUN = "KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS"


# Cards


def test_every_card_is_read_as_it_is_written() -> None:
    for suit in Suit:
        for rank in Rank:
            each = Card(rank, suit)
            assert card(str(each)) == card(str(each).lower()) == each
            assert card(rank.letter + suit.symbol) == each


def test_the_letters_and_values_of_ranks_and_suits() -> None:
    assert "".join(rank.letter for rank in Rank) == RANK_LETTERS == "A23456789TJQK"
    assert list(Rank) == list(range(1, 14))
    assert (Rank.ACE, Rank.TEN, Rank.KING) == (1, 10, 13)
    assert [suit.value for suit in Suit] == ["S", "H", "D", "C"]
    assert [suit.symbol for suit in Suit] == ["♠", "♥", "♦", "♣"]
    black, red = Colour.BLACK, Colour.RED
    assert [suit.colour for suit in Suit] == [black, red, red, black]
    assert [colour.value for colour in Colour] == ["black", "red"]


@pytest.mark.parametrize("text", ["10H", "10h", "TH", "th", "T♥", "10♥", " TH ", "t♥"])
def test_a_ten_of_hearts_in_its_forms(text: str) -> None:
    assert card(text) == Card(Rank.TEN, Suit.HEARTS)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "T",
        "H",
        "1H",
        "0H",
        "11H",
        "10",
        "10HH",
        "THH",
        "TX",
        "BH",
        "T H",
        "HT",
        "Aſ",
        "#TH",
        "1♥",
        "♥♥",
        "A!",
    ],
)
def test_what_is_no_card(text: str) -> None:
    with pytest.raises(ValueError, match="not a card") as caught:
        card(text)
    assert str(caught.value) == f"not a card: {text!r}"


def test_a_card_follows_one_that_is_one_higher_whatever_its_suit() -> None:
    follows = {
        (a.letter, b.letter)
        for a in Rank
        for b in Rank
        if Card(a, Suit.SPADES).may_follow(Card(b, Suit.HEARTS))
    }
    assert follows == set(itertools.pairwise(RANK_LETTERS))


def test_one_deck_is_ace_to_king_of_one_suit() -> None:
    assert one_deck(Suit.CLUBS) == cards("AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC")


# Actions


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("3x4 7", Move(2, 4, 6)),
        ("3X4 7", Move(2, 4, 6)),
        ("3×4 7", Move(2, 4, 6)),
        (" 3 x 4  7 ", Move(2, 4, 6)),
        ("3 7", Move(2, 1, 6)),
        ("3,7", Move(2, 1, 6)),
        ("3-7", Move(2, 1, 6)),
        ("3>7", Move(2, 1, 6)),
        ("3x4->7", Move(2, 4, 6)),
        ("10x13 1", Move(9, 13, 0)),
        ("1x100 99", Move(0, 100, 98)),
        ("0 1", Move(-1, 1, 0)),
        ("1x0 2", Move(0, 0, 1)),
        ("d", Deal()),
        ("D", Deal()),
        (" deal\n", Deal()),
        ("Deal", Deal()),
    ],
)
def test_an_action_is_read(text: str, action: Move | Deal) -> None:
    assert parse_action(text) == action


@pytest.mark.parametrize(
    "text",
    [
        "",
        "3",
        "37",
        "3x7",
        " D D ",
        "x 3 7",
        "3x 7",
        "3x4",
        "3x4 7 8",
        "-3 7",
        "3 d",
        "dd",
        "100 1",
        "1 100",
        "1x1000 2",
        "٣ 7",
    ],
)
def test_what_is_no_action(text: str) -> None:
    with pytest.raises(ValueError, match="not an action") as caught:
        parse_action(text)
    assert str(caught.value) == f"not an action: {text.strip()!r}"


def test_actions_are_read_as_they_are_written() -> None:
    assert (str(Move(2, 4, 6)), str(Move(9, 1, 0)), str(Deal())) == ("3x4 7", "10x1 1", "d")
    for action in (Move(2, 4, 6), Move(9, 1, 0), Move(0, 13, 9), Deal()):
        assert parse_action(str(action)) == action


# Columns and positions


@pytest.mark.parametrize(
    ("hidden", "shown", "run", "completed"),
    [
        ("", "", 0, None),
        ("", "4S", 1, None),
        ("5S", "4S", 1, None),
        ("", "5S 4S", 2, None),
        ("", "5S 4H", 1, None),
        ("", "6S 5H 4H", 2, None),
        ("", "4S 5S", 1, None),
        ("", "AS KS", 1, None),
        ("", SPADES_RUN, 13, Suit.SPADES),
        ("", SPADES_RUN.replace("S", "D"), 13, Suit.DIAMONDS),
        ("4C 5H", f"3D {SPADES_RUN}", 13, Suit.SPADES),
        ("", f"KH {SPADES_RUN}", 13, Suit.SPADES),
        ("KS", SPADES_RUN.removeprefix("KS "), 12, None),
        ("", f"{SPADES_RUN} 5H", 1, None),
        ("", SPADES_RUN.replace("7S", "7C"), 6, None),
        ("", SPADES_RUN.removeprefix("KS ") + " KS", 1, None),
        ("", "KS " + SPADES_RUN.removeprefix("KS QS ") + " AS", 1, None),
    ],
)
def test_the_run_at_the_end_of_a_column(hidden: str, shown: str, run: int, completed: Suit | None) -> None:
    column = Column(cards(hidden), cards(shown))
    assert column.run_length() == run
    assert column.completed_suit() is completed
    assert len(column) == len(hidden.split()) + len(shown.split())
    assert column.last == (cards(shown)[-1] if shown else None)


def test_what_a_position_counts() -> None:
    position = table(
        "SP1-S4", "1: #... 5S", "3: #KH 4D 3D", "10: QH", "stock: AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS"
    )
    assert position.empty_columns == (1, 3, 4, 5, 6, 7, 8)
    assert position.cards_on_table == 104 - 11
    assert position.hidden_left == 104 - 11 - 4
    assert position.deals_left == 2


@pytest.mark.parametrize(("cards_left", "deals"), [(0, 0), (1, 1), (3, 1), (7, 1), (8, 2), (17, 3), (24, 4)])
def test_deals_that_are_left(cards_left: int, deals: int) -> None:
    stock = " ".join(f"{rank}{suit}" for suit in "SH" for rank in RANK_LETTERS)[: 3 * cards_left]
    assert table("SD1-S4", "1: #... KC", f"stock: {stock}").deals_left == deals


def test_a_game_without_a_stock_has_no_deals() -> None:
    assert table("SS1-S4", "1: ...").deals_left == 0


def test_positions_are_equal_when_the_same_cards_lie_in_the_same_places() -> None:
    one, same = (table("SD1-S4", "1: #... 5S", "2: QH") for _ in range(2))
    assert one == same
    assert hash(one) == hash(same)
    assert one != table("SD1-S4", "1: #... 5S", "3: QH")
    assert Position(one.variant, one.columns) == one


# Games

# family: name, decks, columns, tableau, hidden, stock, builds, moves, fills, deal rule, deals onto, runs leave
SPIDER = (2, (6, 6, 6, 6, 5, 5, 5, 5, 5, 5), (5, 5, 5, 5, 4, 4, 4, 4, 4, 4), 50)
SPIDERETTE = (1, (1, 2, 3, 4, 5, 6, 7), (0, 1, 2, 3, 4, 5, 6), 24)
SIMON = (1, (8, 8, 8, 7, 6, 5, 4, 3, 2, 1), (0,) * 10, 0)
SCORPION = (1, (7,) * 7, (3, 3, 3, 3, 0, 0, 0), 3)
BY_RUN = (Builds.ANY_SUIT, Moves.RUN, Fills.ANY)
BY_TAIL = (Builds.SAME_SUIT, Moves.ANY_FACE_UP, Fills.KING)
TABLE = {
    "SP": ("spider", SPIDER, BY_RUN, (DealRule.NO_GAP, 10), True),
    "SR": ("relaxed-spider", SPIDER, BY_RUN, (DealRule.ALWAYS, 10), True),
    "SD": ("spiderette", SPIDERETTE, BY_RUN, (DealRule.NO_GAP, 7), True),
    "DR": ("relaxed-spiderette", SPIDERETTE, BY_RUN, (DealRule.ALWAYS, 7), True),
    "SS": ("simple-simon", SIMON, BY_RUN, (DealRule.NO_GAP, 0), True),
    "SM": (
        "simple-simon-groups",
        SIMON,
        (Builds.ANY_SUIT, Moves.RUN_BY_RUN, Fills.ANY),
        (DealRule.NO_GAP, 0),
        True,
    ),
    "SC": ("scorpion", SCORPION, BY_TAIL, (DealRule.ALWAYS, 3), False),
    "SX": ("scorpion-removed", SCORPION, BY_TAIL, (DealRule.ALWAYS, 3), True),
}


@pytest.mark.parametrize("game", VARIANTS, ids=str)
def test_a_game_is_what_the_table_of_games_says(game: Variant) -> None:
    laid = (game.decks, game.tableau, game.hidden, game.stock)
    rules = (game.builds, game.moves, game.fills)
    dealing = (game.deal_rule, game.deals_onto)
    assert TABLE[game.family] == (game.name, laid, rules, dealing, game.runs_leave)
    assert game.columns == len(game.tableau)
    assert (game.cards, game.runs) == ((104, 8) if game.decks == 2 else (52, 4))
    assert len(game.deck()) == game.cards


def test_the_numbers_of_suits() -> None:
    assert {family: suits_of(family) for family in (*TABLE, "QQ")} == {
        **dict.fromkeys(("SP", "SR", "SD", "DR"), (1, 2, 3, 4)),
        **dict.fromkeys(("SS", "SM", "SC", "SX"), (4,)),
        "QQ": (),
    }
    assert len(VARIANTS) == 20
    assert [str(game) for game in VARIANTS[:5]] == ["SP1-S1", "SP1-S2", "SP1-S3", "SP1-S4", "SR1-S1"]
    assert [str(game) for game in VARIANTS[-4:]] == ["SS1-S4", "SM1-S4", "SC1-S4", "SX1-S4"]


@pytest.mark.parametrize(
    ("family", "suits", "sets"),
    [
        ("SP", 1, "SSSSSSSS"),
        ("SP", 2, "SHSHSHSH"),
        ("SP", 3, "SHDSHDSH"),
        ("SP", 4, "SHDCSHDC"),
        ("SD", 1, "SSSS"),
        ("SD", 2, "SHSH"),
        ("SD", 3, "SHDS"),
        ("SD", 4, "SHDC"),
        ("SC", 4, "SHDC"),
    ],
)
def test_the_sets_of_a_deck_in_their_order(family: str, suits: int, sets: str) -> None:
    game = variant(family, suits)
    assert "".join(suit.value for suit in game.suit_sets()) == sets
    assert game.deck()[:13] == one_deck(Suit.SPADES)
    assert game.deck()[13:26] == one_deck(Suit(sets[1]))


@pytest.mark.parametrize(
    ("asked", "suits", "found"),
    [
        ("SP", None, "SP1-S4"),
        ("sp", 2, "SP1-S2"),
        ("Spider", 3, "SP1-S3"),
        ("SIMPLE-SIMON", None, "SS1-S4"),
        ("scorpion-removed", 4, "SX1-S4"),
        ("relaxed-spiderette", 1, "DR1-S1"),
    ],
)
def test_a_game_is_found_by_family_or_name(asked: str, suits: int | None, found: str) -> None:
    assert str(variant(asked, suits)) == found


def test_a_game_that_is_not_there() -> None:
    for asked in ("", "QQ", "ſP", "spider solitaire"):
        with pytest.raises(KeyError) as unknown:
            variant(asked)
        assert unknown.value.args == (asked,)
    with pytest.raises(ValueError, match=r"^SC is not played with 2 suits$"):
        variant("scorpion", 2)
    with pytest.raises(ValueError, match=r"^SP is not played with 0 suits$"):
        variant("SP", 0)


def test_a_fresh_table_holds_the_deck() -> None:
    for game in VARIANTS:
        position = fresh(random.Random(3), game)
        assert position.cards_on_table + len(position.stock) == game.cards
