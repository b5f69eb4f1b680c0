# SPDX-License-Identifier: GPL-3.0-or-later
"""The perft table: the engine still gives its figures, and the naive rules give the same.

Must not make figures itself: `make_perft` does.
"""

from __future__ import annotations

import csv
import random
from collections import Counter

import pytest

from spiderqt.engine.codes import parse_code
from spiderqt.engine.perft import perft
from spiderqt.engine.position_text import Setup, write_position
from spiderqt.engine.variants import VARIANTS, Variant
from tests import naive
from tests.engine.make_perft import DEPTHS, PATH
from tests.engine.tables import late, table

Row = tuple[str, tuple[int, ...]]


def _rows() -> list[Row]:
    with PATH.open(encoding="utf-8", newline="") as file:
        return [(row[0], tuple(map(int, row[1:]))) for row in list(csv.reader(file))[1:]]


ROWS = _rows()


def test_the_table_has_ten_codes_or_more_of_every_game() -> None:
    games = Counter(str(parse_code(code).variant) for code, _ in ROWS)
    assert set(games) == {str(game) for game in VARIANTS}
    assert min(games.values()) >= 10
    assert len({code for code, _ in ROWS}) == len(ROWS)


@pytest.mark.parametrize("game", [str(game) for game in VARIANTS])
def test_the_engine_gives_the_figures_of_the_table(game: str) -> None:
    for code, figures in ROWS:
        if code.startswith(game):
            start = parse_code(code).position()
            assert tuple(perft(start, depth) for depth in DEPTHS) == figures, code


def _naive_figures(code: str, deepest: int) -> tuple[int, ...]:
    state = naive.parse(write_position(Setup(parse_code(code).position())))
    return tuple(naive.perft(state, depth) for depth in DEPTHS[:deepest])


@pytest.mark.parametrize("game", [str(game) for game in VARIANTS])
def test_the_naive_rules_confirm_a_sample(game: str) -> None:
    sample = [row for row in ROWS if row[0].startswith(game)][2:5]
    for code, figures in sample:
        assert _naive_figures(code, 3) == figures[:3], code


@pytest.mark.long
@pytest.mark.parametrize("row", ROWS, ids=[code for code, _ in ROWS])
def test_the_naive_rules_confirm_every_figure(row: Row) -> None:
    code, figures = row
    assert _naive_figures(code, 4) == figures


@pytest.mark.parametrize("game", VARIANTS, ids=str)
def test_both_count_alike_where_runs_are_completed(game: Variant) -> None:
    chance = random.Random(f"perft {game}")
    for _ in range(4):
        position = late(chance, game)
        state = naive.parse(write_position(Setup(position)))
        if len(naive.legal(state)) < 40:
            assert [perft(position, d) for d in (0, 1, 2)] == [naive.perft(state, d) for d in (0, 1, 2)]


def test_a_won_game_goes_no_further() -> None:
    won = table("SD1-S1", "completed: S S S S")
    assert [perft(won, depth) for depth in (0, 1, 2)] == [1, 0, 0]


def test_a_sequence_that_wins_early_counts_for_nothing_deeper() -> None:
    # The ace wins at once; or the king's column goes to one of five empty ones first, and all is as before.
    position = table("SX1-S4", "completed: S H D", "1: KC QC JC TC 9C 8C 7C 6C 5C 4C 3C 2C", "2: AC")
    assert [perft(position, depth) for depth in (1, 2, 3)] == [1 + 5, 5 * 6, 5 * 5 * 6]
