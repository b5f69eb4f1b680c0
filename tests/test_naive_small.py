# SPDX-License-Identifier: GPL-3.0-or-later
"""The random late positions are what they promise, and the exhaustive solver answers rightly."""

from __future__ import annotations

from random import Random

import pytest

from tests.naive import State, act, dump, legal, parse, perft, won
from tests.naive.census import census
from tests.naive.exhaustive import solve
from tests.naive.making import run, table
from tests.naive.rules import RANKS, after, hidden, is_whole_run
from tests.naive.small import FAMILIES, deck, position

IN_EVERY_FAMILY = {"run by move", "empty column", "wins", "won"}
WHERE_RUNS_LEAVE = {"run by deal", "flip under run", "two by one deal"}
WITHOUT_GAPS = {"deal refused", "too few cards"}
EXPECTED = {
    "SP": WHERE_RUNS_LEAVE | WITHOUT_GAPS,
    "SR": WHERE_RUNS_LEAVE,
    "SD": WHERE_RUNS_LEAVE | WITHOUT_GAPS | {"short deal"},
    "DR": WHERE_RUNS_LEAVE | {"short deal"},
    "SS": set(),
    "SM": {"mixed group"},
    "SC": {"run by deal", "mixed group", "short deal", "two by one deal", "two by one move"},
    "SX": WHERE_RUNS_LEAVE | {"mixed group", "short deal", "stuck", "two by one move"},
}


def cards_of(state: State) -> list[str]:
    table_cards = [card.lstrip("#") for column in state.columns for card in column]
    gone = [rank + suit for suit in state.completed for rank in RANKS]
    return sorted([*table_cards, *state.stock, *gone])


@pytest.mark.parametrize("family", FAMILIES)
def test_positions_are_strictly_valid(family: str) -> None:
    rng = Random(family)
    for _ in range(60):
        text = position(rng, family)
        state = parse(text)
        assert dump(state) == text
        suits = int(state.game[-1])
        assert cards_of(state) == sorted(rank + suit for suit in deck(family, suits) for rank in RANKS)
        for column in state.columns:
            faces = [hidden(card) for card in column]
            assert faces == sorted(faces, reverse=True)
            assert not column or not hidden(column[-1])
            assert family == "SC" or not is_whole_run(column[-13:])


def test_the_same_seed_makes_the_same_positions() -> None:
    assert [position(Random(7), family) for family in FAMILIES] == [
        position(Random(7), family) for family in FAMILIES
    ]


@pytest.mark.long
@pytest.mark.parametrize("family", FAMILIES)
def test_two_thousand_positions_show_what_seldom_happens(family: str) -> None:
    found = census(family, 2000)
    missing = {name for name in IN_EVERY_FAMILY | EXPECTED[family] if found[name] < 5}
    assert not missing, found


@pytest.mark.parametrize("family", FAMILIES)
def test_memo_does_not_change_perft(family: str) -> None:
    def count(state: State, depth: int) -> int:
        return 1 if depth == 0 else sum(count(after(state, action), depth - 1) for action in legal(state))

    rng = Random(family)
    for _ in range(3):
        state = parse(position(rng, family, runs=1))
        assert perft(state, 2) == count(state, 2)


@pytest.mark.parametrize("family", FAMILIES)
def test_winning_lines_win(family: str) -> None:
    rng = Random(family)
    proved = 0
    for _ in range(12):
        state = parse(position(rng, family, runs=1))
        answer = solve(state, budget=300)
        if answer.winnable:
            proved += 1
            for action in answer.line:
                assert not won(state)
                state = act(state, action)
            assert won(state)
        else:
            assert answer.line == ()
    assert proved > 0


def test_lost_positions_are_proved_lost() -> None:
    # Two cards cannot fill seven columns, so the stock never comes; where gaps do not matter it does.
    short = table("SD1-S1", "KS", "QS", stock=run("J", "A", "S"), completed="S S S")
    assert solve(short).winnable is False
    assert solve(short._replace(game="DR1-S1")).winnable is True
    large = table("SD1-S1", run("K", "4", "S"), "3S", stock="2S AS KS", completed="S S")
    assert solve(large, budget=50) == (None, (), 50)
    # Scorpion: the three lies under its own four; 4S, then 2S with the ace, then 3S with both.
    columns = ["3S 4S", *(run("K", "A", suit) for suit in "HDC"), run("K", "5", "S"), "2S AS"]
    freed = solve(table("SC1-S4", *columns))
    assert (freed.winnable, len(freed.line)) == (True, 3)
    columns[0] = "3S 9H 4S"  # 9H stays on the three
    assert solve(table("SC1-S4", *columns)).winnable is False


def test_a_won_position_needs_no_line() -> None:
    assert solve(table("SP1-S1", completed="S " * 8)) == (True, (), 1)
