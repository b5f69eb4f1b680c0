# SPDX-License-Identifier: GPL-3.0-or-later
"""What the searching player looks at, what it thinks of it, and how it is taught."""

from __future__ import annotations

import random

import pytest
import train_player

from spiderqt.advice.features import OF_COLUMN, OF_TABLE, Outlook, column_facts, table_facts
from spiderqt.advice.solver.piles import Pile
from spiderqt.advice.solver.rules import HIDDEN, RUN
from spiderqt.advice.weights import weights_of
from spiderqt.engine.codes import GameCode
from spiderqt.engine.variants import VARIANTS, Variant

KING, QUEEN, FIVE, SIX_OF_HEARTS = 13, 12, 5, 22


def pile(*cards: int) -> Pile:
    return Pile(bytes(cards), RUN, 1)


def facts(*cards: int) -> dict[int, int]:
    return {i: fact for i, fact in enumerate(column_facts(pile(*cards))) if fact}


def test_an_empty_column_has_nothing_to_say() -> None:
    assert facts() == {}


def test_a_run_from_the_king() -> None:
    assert facts(KING, QUEEN) == {3: 1, 6: 4, 7: 1, 16: 2, 17: 4, 19: KING, 20: QUEEN, 23: 2, 24: 2, 25: 1}


def test_a_king_on_a_hidden_card_and_a_break() -> None:
    found = facts(HIDDEN, KING, FIVE, SIX_OF_HEARTS)
    assert (found[0], found[5], found[13 - 1], found[14], found[15], found[18]) == (1, 2, 1, 1, 1, 1)


def test_a_card_that_has_just_turned_up_is_told_apart() -> None:
    assert facts(HIDDEN, 0)[22] == 1


def test_chances_are_shares_of_the_unseen_cards() -> None:
    # A five ends the only column: of four unseen cards a four goes on it, and two sixes take it, one of them its own.
    found = table_facts([pile(FIVE), pile()], 0, Outlook([4, 6, SIX_OF_HEARTS, KING]))
    assert found[8:12] == [250, 250, 500, 250]
    assert found[1] == 1


@pytest.mark.parametrize("game", VARIANTS, ids=str)
def test_every_game_has_weights_for_every_stage(game: Variant) -> None:
    for deals in range(6):
        for weights in weights_of(game, deals):
            assert (len(weights.of_column), len(weights.of_table)) == (OF_COLUMN, OF_TABLE)


@pytest.mark.parametrize("game", [g for g in VARIANTS if g.family in ("SP", "SD") and g.suits != 3], ids=str)
def test_the_table_that_ships_has_every_row_of_the_games_taught(game: Variant) -> None:
    deals = GameCode(game, 0).position().deals_left
    turns = {("turn", n) for n in range(deals + 1)}
    assert set(train_player.rows_of(game)) == turns | {("deal", n) for n in range(1, deals + 1)}


def test_teaching_finds_what_wins() -> None:
    dice = random.Random(3)
    seen = []
    for _ in range(400):
        row = [0.0] * train_player.WIDTH
        row[0], row[OF_COLUMN] = float(dice.randrange(5)), 1.0
        seen.append((row, float(dice.random() < (0.9 if row[0] < 2 else 0.2))))
    learned = train_player.fitted(seen, [0.0] * train_player.WIDTH)
    assert learned[0] < -0.3
    assert learned[OF_COLUMN] > 0
    assert learned[5] == pytest.approx(0, abs=1e-6)
