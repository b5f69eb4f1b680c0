# SPDX-License-Identifier: GPL-3.0-or-later
"""One switch: the order of offers, that nothing legal is out of reach, and a whole game won by one key."""

from __future__ import annotations

import pytest

from spiderqt.advice.solver.solve import Verdict, solve
from spiderqt.engine.actions import Action, Deal, Move
from spiderqt.engine.codes import GameCode
from spiderqt.engine.play import Step, apply, legal_actions
from spiderqt.engine.position import Position
from spiderqt.engine.variants import VARIANTS, Variant, variant
from spiderqt.voice.phrases.scan import offer_sentence
from spiderqt.voice.scanning import ColumnOffer, Command, Scan, begin, offers
from tests.voice.tables import position, random_steps, run

FAMILIES = [game for game in VARIANTS if game.suits == 4]


def columns(table: Position) -> list[int]:
    return [offer.column for offer in offers(table, can_undo=False) if isinstance(offer, ColumnOffer)]


def moves_of(table: Position, column: int) -> list[str]:
    for offer in offers(table, can_undo=False):
        if isinstance(offer, ColumnOffer) and offer.column == column:
            return [str(move) for move in offer.moves]
    return []


def test_the_best_move_of_all_is_offered_first() -> None:
    table = position(
        "SP", "KD 5S", "#2C 5H", "6S", f"7D {run('S', 'K', '2')}", "3D AS", "KC", "KC", "KC", "KC", "KC"
    )
    assert columns(table)[:3] == [4, 1, 0]


def test_the_best_move_of_a_column_is_offered_first_and_pointless_ones_last() -> None:
    table = position("SP", "9H 5S", "6H", "6S", "", "KC", "KC", "KC", "KC", "KC", "KC")
    assert moves_of(table, 0) == ["1x1 3", "1x1 2", "1x1 4"]
    assert moves_of(table, 2) == ["3x1 4"]
    assert columns(table)[-1] == 9


def test_the_deal_comes_before_moves_that_gain_nothing() -> None:
    table = position("SR", "9H 5S", "6H", *["KC"] * 8, stock="2S " * 10)
    assert offers(table, can_undo=True) == (
        Deal(),
        ColumnOffer(0, (Move(0, 1, 1),)),
        Command.UNDO,
        Command.MENU,
    )
    joined = position("SR", "9H 5H", "6H", *["KC"] * 8, stock="2S " * 10)
    assert isinstance(offers(joined, can_undo=True)[0], ColumnOffer)


def test_with_nothing_left_the_menu_is_offered() -> None:
    assert offers(position("SD", *["KC"] * 7), can_undo=False) == (Command.MENU,)


def test_a_press_on_a_column_offers_its_moves_and_the_way_back() -> None:
    table = position("SP", "9H 5S", "6H", "6S", *["KC"] * 7)
    scan = begin(table, can_undo=False)
    assert isinstance(scan.lit, ColumnOffer)
    inside = scan.pressed(scan.offers)
    assert isinstance(inside, Scan)
    assert inside.inside
    assert inside.pressed(scan.offers) == Move(0, 1, 2)
    assert inside.advanced().pressed(scan.offers) == Move(0, 1, 1)
    assert inside.advanced().advanced().pressed(scan.offers) == scan
    assert inside.advanced().advanced().advanced() == inside


def test_a_column_with_one_move_gives_it_at_once() -> None:
    scan = begin(position("SP", "9H 5S", "6H", *["KC"] * 8), can_undo=False)
    assert scan.pressed(scan.offers) == Move(0, 1, 1)


@pytest.mark.parametrize("game", FAMILIES, ids=str)
def test_every_legal_action_is_offered_once_and_has_words(game: Variant) -> None:
    for done in random_steps(GameCode(game, 8).position(), seed=3, count=40):
        found: list[Action] = []
        for offer in offers(done.after, can_undo=True):
            said = offer_sentence(done.after, offer)
            assert said.endswith(".")
            assert "{" not in said
            if isinstance(offer, ColumnOffer):
                found += offer.moves
            elif isinstance(offer, Deal):
                found.append(offer)
        assert len(found) == len(set(found))
        assert set(found) == set(legal_actions(done.after))


def choose(table: Position, wanted: Action) -> int:
    """Wait for the right offers and press the one key; how many offers went by. Fails when it cannot be reached."""
    scan = begin(table, can_undo=True)
    first = scan.offers
    waited = 0
    while True:
        leads = isinstance(scan.lit, ColumnOffer) and wanted in scan.lit.moves
        if scan.lit == wanted or leads:
            chosen = scan.pressed(first)
            if not isinstance(chosen, Scan):
                assert chosen == wanted
                return waited
            scan = chosen
        else:
            scan = scan.advanced()
            waited += 1
            assert waited < 200, f"{wanted} is never offered"


def test_a_whole_game_is_won_with_one_key() -> None:
    now = GameCode(variant("SD", 1), 1).position()
    solution = solve(now, seconds=60)
    assert solution.verdict is Verdict.WON
    waited = []
    for action in solution.actions:
        waited.append(choose(now, action))
        done = apply(now, action)
        assert isinstance(done, Step)
        now = done.after
    assert now.is_won()
    assert sum(waited) / len(waited) < 8, "the right offer should not be long in coming"


def test_offers_in_words() -> None:
    table = position("SP", "9H 5S", "6H", "6S", "", *["KC"] * 6)
    assert offer_sentence(table, offers(table, can_undo=False)[0]) == "Column 1, five of spades: 3 moves."
    assert offer_sentence(table, Move(0, 1, 2)) == "Five of spades to column 3, six of spades."
    assert offer_sentence(table, Move(0, 1, 3)) == "Five of spades to column 4, empty column."
    assert offer_sentence(table, ColumnOffer(2, (Move(2, 1, 3),))) == (
        "Column 3: six of spades to column 4, empty column."
    )
    assert {offer_sentence(table, command) for command in Command} == {
        "Back to the columns.",
        "Undo.",
        "Menu.",
    }
