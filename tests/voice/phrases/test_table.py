# SPDX-License-Identifier: GPL-3.0-or-later
"""The table, its columns and its cards in words."""

from __future__ import annotations

import pytest

from spiderqt.engine.cards import Card, Rank, Suit, card
from spiderqt.engine.codes import GameCode
from spiderqt.engine.position import Position
from spiderqt.engine.variants import VARIANTS, Variant
from spiderqt.voice.phrases.cards import card_name, game_name, join_and, short_card, the_card
from spiderqt.voice.phrases.foundations import foundations_sentence
from spiderqt.voice.phrases.hand import say_edge, say_game, say_picked, say_put_back, say_trap
from spiderqt.voice.phrases.labels import column_cards
from spiderqt.voice.phrases.moves import moves_sentence
from spiderqt.voice.phrases.places import (
    card_sentence,
    empty_columns_sentence,
    end_cards_sentence,
    find_sentence,
)
from spiderqt.voice.phrases.table import (
    Figures,
    column_sentence,
    status_sentence,
    stock_sentence,
    table_sentences,
)
from spiderqt.voice.phrases.times import duration
from tests.voice.tables import position, random_steps, run, step

TABLE = position(
    "SP",
    "#4C #5C KS QS 9H 8H 7H",
    "",
    "TS 9S",
    "#2D QD",
    "KH",
    completed="S H S",
    stock="2S 3H 4D 5C 6S 7H 8D 9C TS JH " * 2,
)


def test_cards_have_names() -> None:
    assert card_name(card("TH")) == "ten of hearts"
    assert the_card(card("AS")) == "the ace of spades"
    assert short_card(card("TH")) == "10♥"
    assert len({card_name(Card(rank, suit)) for rank in Rank for suit in Suit}) == 52


def test_lists_are_joined() -> None:
    assert [join_and(list("abc")[:n]) for n in range(4)] == ["", "a", "a and b", "a, b and c"]


@pytest.mark.parametrize("game", VARIANTS, ids=str)
def test_games_have_names(game: Variant) -> None:
    assert game_name(game)
    assert (str(game.suits) in game_name(game)) is (game.family in ("SP", "SR", "SD", "DR"))


def test_a_column_short_and_complete() -> None:
    assert (
        column_sentence(TABLE, 0)
        == "Column 1: 2 hidden cards, then king to queen of spades, nine to seven of hearts."
    )
    assert column_sentence(TABLE, 0, complete=True) == (
        "Column 1: 2 hidden cards, then king of spades, queen of spades, nine of hearts, eight of hearts, "
        "seven of hearts. The last 3 cards can be picked up together."
    )
    assert column_sentence(TABLE, 1) == "Column 2, empty."
    assert column_sentence(TABLE, 2) == "Column 3: ten to nine of spades."
    assert column_sentence(TABLE, 4, complete=True) == (
        "Column 5: king of hearts. Only the last card can be picked up."
    )


def test_a_card_short_and_complete() -> None:
    assert card_sentence(TABLE, 0, 6) == "Seven of hearts, 7 of 7, can move."
    assert card_sentence(TABLE, 0, 4) == "Nine of hearts, 5 of 7, can move with 2 more."
    assert card_sentence(TABLE, 0, 2) == "King of spades, 3 of 7, cannot move."
    assert card_sentence(TABLE, 0, 0) == "Hidden card, 1 of 7."
    assert card_sentence(TABLE, 1, 0) == "Column 2, empty."
    assert card_sentence(TABLE, 0, 2, complete=True) == (
        "King of spades, 3 of 7 in column 1, cannot move. It lies on a hidden card. The nine of hearts lies on "
        "the queen of spades, which is not the next rank: they do not move together. Take the cards from the "
        "nine of hearts to the end, or move those first."
    )
    assert card_sentence(TABLE, 2, 1, complete=True) == (
        "Nine of spades, 2 of 2 in column 3, can move. It lies on the ten of spades."
    )
    assert card_sentence(TABLE, 1, 0, complete=True) == "Column 2, empty. Any card or run may go there."


def test_how_many_move_is_the_engines_word() -> None:
    def together(table: Position) -> list[int]:
        return [facts.together for facts in column_cards(table, 0)]

    assert together(position("SM", "9H 8S 7D 5C")) == [0, 0, 0, 1]
    assert together(position("SM", "9H 8S 7D")) == [3, 2, 1]
    assert together(position("SC", "#4S 9H 2S KD")) == [0, 3, 2, 1]
    assert together(position("SP", "9H 8S 7S")) == [0, 2, 1]


def test_status_and_foundations() -> None:
    figures = Figures(moves=12, score=788, seconds=125.9)
    assert status_sentence(TABLE, figures) == (
        "2 deals left, 3 of 8 runs completed, 3 hidden cards left, 12 moves, score 788."
    )
    assert status_sentence(TABLE, figures, complete=True) == (
        "2 deals left, 3 of 8 runs completed: spades, hearts, spades, 3 hidden cards left, 12 moves, "
        "score 788, time 2 minutes and 5 seconds."
    )
    assert foundations_sentence(TABLE) == "3 of 8 runs completed: spades, hearts, spades."
    assert foundations_sentence(TABLE, complete=True) == (
        "3 of 8 runs completed: spades, hearts, spades. "
        "Still to complete: 1 of hearts, 2 of diamonds and 2 of clubs."
    )
    assert "score" not in status_sentence(TABLE, Figures(moves=3))
    assert "deals" not in status_sentence(position("SS", "KH"))


def test_runs_that_lie_complete_count_where_runs_stay() -> None:
    assert foundations_sentence(position("SC", run("H"))) == "1 of 4 runs completed: hearts."


def test_the_stock_tells_why_it_does_not_deal() -> None:
    assert stock_sentence(TABLE) == "Stock: 2 deals left, 20 cards."
    assert stock_sentence(TABLE, complete=True).startswith(
        "Stock: 2 deals left, 20 cards. Columns 2, 6, 7, 8,"
    )
    assert stock_sentence(position("SP", "KH")) == "Stock: empty."
    assert stock_sentence(position("SS", "KH")) == "Stock: none in this game."


def test_end_cards_and_empty_columns() -> None:
    small = position("SX", "KS QS", "#2D 9H", stock="2S 3S 4S")
    assert end_cards_sentence(small).startswith("Ends: 1, queen of spades; 2, nine of hearts; 3, empty; ")
    assert end_cards_sentence(small, complete=True).startswith("Ends: 1, king to queen of spades; ")
    assert empty_columns_sentence(small) == "Columns 3, 4, 5, 6 and 7 are empty."
    assert "Only a king may go there" in empty_columns_sentence(small, complete=True)
    assert "does not deal" not in empty_columns_sentence(small, complete=True)
    assert "does not deal" in empty_columns_sentence(TABLE, complete=True)
    assert empty_columns_sentence(position("SD", *["KS"] * 7)) == "No column is empty."


def test_moves() -> None:
    small = position("SD", "#2C TS 9S", "JH", "JD", *["KC"] * 4)
    assert moves_sentence(small) == "2 moves: ten to nine of spades, from column 1 to columns 2 and 3."
    assert moves_sentence(small, complete=True) == (
        "2 moves: 2 cards, ten to nine of spades, from column 1 to column 2, onto the jack of hearts; "
        "2 cards, ten to nine of spades, from column 1 to column 3, onto the jack of diamonds."
    )
    gaps = position("SD", "9S", "TH", *["KC"] * 4)
    assert moves_sentence(gaps) == "7 moves: nine of spades, from column 1 to column 2; 6 to empty columns."
    assert moves_sentence(position("SD", *["KC"] * 7)) == "No move is possible."
    assert moves_sentence(position("SD", *["KC"] * 7, stock="2S")).endswith(" deal.")


def test_a_card_is_found() -> None:
    assert find_sentence(TABLE, Rank.NINE) == (
        "Nine, 2 in sight: nine of hearts in column 1, 5 of 7; nine of spades in column 3, 2 of 2."
    )
    assert find_sentence(TABLE, Rank.NINE, Suit.SPADES) == "Nine of spades, 1 in sight: column 3, 2 of 2."
    assert find_sentence(TABLE, None, Suit.SPADES) == (
        "Spades, 4 in sight: column 1, king, queen; column 3, ten, nine."
    )
    assert find_sentence(TABLE, Rank.NINE, Suit.SPADES, complete=True) == (
        "Nine of spades, 1 in sight: column 3, 2 of 2, can move."
    )
    assert find_sentence(TABLE, Rank.FIVE, Suit.CLUBS) == "Five of clubs: none in sight."
    with pytest.raises(ValueError, match="rank"):
        find_sentence(TABLE, None)


def test_times() -> None:
    said = [duration(seconds) for seconds in (0, 59.9, 60, 3605, 7320)]
    assert said == ["0 seconds", "59 seconds", "1 minute", "1 hour and 5 seconds", "2 hours and 2 minutes"]


def test_what_is_said_around_an_action() -> None:
    assert say_picked(TABLE, 0, 3, (3, 5)).text == (
        "Picked up: 3 cards, nine to seven of hearts. They can go to columns 4 and 6."
    )
    assert say_picked(TABLE, 0, 1, ()).text.endswith("No column takes it now.")
    assert say_put_back(2).text == "Put back in column 3."
    assert len({say_edge(edge).text for edge in ("left", "right", "top", "bottom")}) == 4
    assert say_game(TABLE, "new", code="SP1-S4-X").text == "New game. Spider, 4 suits, game code SP1-S4-X."
    trap = step(position("SD", f"#3H {run('S', 'K', '2')}", "AS", suits=4, stock="2D 3D"), "2 1")
    assert say_trap(trap).text.startswith("Careful: this leaves only 1 card on the table")


def unseen(table: Position) -> set[str]:
    """Names of the cards that lie nowhere in sight."""
    shown = {c for column in table.columns for c in column.shown}
    hidden = {c for column in table.columns for c in column.hidden if c} | {c for c in table.stock if c}
    return {card_name(c) for c in hidden - shown}


@pytest.mark.parametrize("game", VARIANTS, ids=str)
def test_hidden_cards_are_never_named(game: Variant) -> None:
    start = GameCode(game, 99).position()
    for done in random_steps(start, seed=1, count=12):
        table = done.after
        said = [*table_sentences(table), end_cards_sentence(table, complete=True)]
        said += [
            card_sentence(table, c, i, complete=True)
            for c, column in enumerate(table.columns)
            for i in range(len(column.hidden))
        ]
        text = " ".join(said).lower()
        assert not [name for name in unseen(table) if name in text]
        assert "{" not in text
