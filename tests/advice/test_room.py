# SPDX-License-Identifier: GPL-3.0-or-later
"""Room for the cards that have to move: never wanting where a game can be won, and wanting where a person sees it."""

from __future__ import annotations

import pytest

from spiderqt.advice.solver.beam import Beam
from spiderqt.advice.solver.budget import Budget
from spiderqt.advice.solver.exhaust import PROOF_BITS, Exhaust
from spiderqt.advice.solver.nodes import Table
from spiderqt.advice.solver.room import Room, can_count
from spiderqt.advice.solver.rules import Rules, piles_of
from spiderqt.advice.solver.score import Weights
from spiderqt.advice.solver.solve import BEAM_BITS, Verdict, solve
from spiderqt.engine.codes import GameCode, parse_code
from spiderqt.engine.play import Step, apply
from spiderqt.engine.position import Position
from spiderqt.engine.position_text import Setup, read_position, write_position
from spiderqt.engine.variants import VARIANTS, Variant, variant
from tests.advice.small import small_positions
from tests.naive import exhaustive
from tests.naive.text import parse

COUNTED = [game for game in VARIANTS if can_count(Rules(GameCode(game, 1).position()), 52)]
# One gap, three kings that want it. Whatever lies below a king finds no place but the gap that the king took: two
# twos lie on both loose threes, both fours are taken or buried, and the ace wants a two.
KINGS = """
game: SD1-S4
1: QH 2S KH
2: QD 3S KD
3: QS AS 4S KS
4: JH TH 9H 8H 7H 6H 5H 4H 3H 2H AH
5: JD TD 9D 8D 7D 6D 5D 4D 3D 2D AD
6: JS TS 9S 8S 7S 6S 5S
7:
completed: C
"""
# Three gaps are exactly as many as are needed once a card has left, but then no end would be bare.
BARE = """
game: SD1-S4
1:
2: 9D 9C JD 7C 5C KD AC
3:
4: 6C 2D 7D 2C KC TD AD
5:
6: 8C 3D TC 8D JC
7: 5D QC 3C QD 4D 6D 4C
completed: H S
"""


HARD = parse_code("SS1-S4-AAABCJT").position()


def lacks(position: Position) -> bool:
    rules = Rules(position)
    table = Table(rules, PROOF_BITS)
    return Room(table).lacks(table.root(piles_of(position)))


def test_it_is_asked_where_runs_or_groups_move_and_leave() -> None:
    assert {game.family for game in VARIANTS if game not in COUNTED} == {"SC", "SX"}
    assert not can_count(Rules(GameCode(variant("spider", 4), 1).position()), 104)


@pytest.mark.parametrize("game", COUNTED, ids=str)
def test_no_position_on_the_way_to_a_win_lacks_room(game: Variant) -> None:
    positions = won = 0
    for number in range(700, 703):
        position = GameCode(game, number).position()
        solution = solve(position, nodes=20_000)
        if solution.verdict is not Verdict.WON:
            continue
        won += 1
        for action in solution.actions:
            assert not lacks(position), f"{game} {number}"
            step = apply(position, action)
            assert isinstance(step, Step)
            position, positions = step.after, positions + 1
    assert won >= 1
    assert positions > 40


def test_kings_that_want_the_same_gap() -> None:
    assert lacks(read_position(KINGS).position)


@pytest.mark.parametrize(
    "change",
    [
        ("2: QD 3S KD", "2: QD 4S KD", "3: QS AS 4S KS", "3: QS AS 3S KS"),  # the four goes onto its five
        ("1: QH 2S KH", "1: 2S KH QH"),  # the king has its queen and waits for nothing: one more gap
        ("7:\n", "7:\nstock: 3S\n", "2: QD 3S KD", "2: QD KD"),  # a three may come for the two
    ],
    ids=("four", "queen", "stock"),
)
def test_one_place_is_enough(change: tuple[str, ...]) -> None:
    text = KINGS
    for before, after in zip(change[::2], change[1::2], strict=True):
        assert before in text
        text = text.replace(before, after)
    assert not lacks(read_position(text).position)


def test_a_run_that_moves_ends_in_a_bare_card() -> None:
    position = read_position(BARE).position
    assert lacks(position)
    assert exhaustive.solve(parse(BARE), 100_000).winnable is False


def compared(games: list[Variant], count: int, first: int, budget: int) -> tuple[int, int]:
    """Small positions without room, and how many of them the search that knows nothing of this decided: none is won."""
    seen = decided = 0
    for game in games:
        for position in small_positions(game, count, first=first):
            if lacks(position):
                winnable = exhaustive.solve(parse(write_position(Setup(position))), budget).winnable
                assert winnable is not True, write_position(Setup(position))
                seen, decided = seen + 1, decided + (winnable is False)
    return seen, decided


def test_small_positions_without_room_are_lost() -> None:
    seen, decided = compared(COUNTED, 60, 5_000, 3_000)
    assert seen >= 30
    assert decided >= 20


@pytest.mark.long
def test_many_small_positions_without_room_are_lost() -> None:
    seen, decided = compared(COUNTED, 1_000, 20_000, 10_000)
    print(f"\n{seen} of {1_000 * len(COUNTED)} positions lack room, {decided} of them decided, all lost")
    assert decided >= 500


def proof(position: Position, *, counts: bool) -> tuple[bool, int]:
    """Whether the position was proved lost within 60,000 nodes, and how many it took."""
    budget = Budget(60_000, None, None)
    exhaust = Exhaust(Rules(position), piles_of(position), Weights())
    if not counts:
        exhaust.room = None
    exhaust.go_on(budget, 60_000)
    return exhaust.is_exhausted, budget.nodes


def test_a_proof_is_many_times_as_short() -> None:
    position = parse_code("SD1-S2-AAAAYPB").position()
    shown, nodes = proof(position, counts=True)
    assert shown
    assert nodes < 1_000
    assert proof(position, counts=False) == (False, 60_000)


def test_two_decks_are_not_counted_since_it_takes_longer_than_it_saves() -> None:
    position = GameCode(variant("spider", 2), 1).position()
    assert Exhaust(Rules(position), piles_of(position), Weights()).room is None


def beam_wins(*, every: bool) -> bool:
    rules, piles = Rules(HARD), piles_of(HARD)
    table = Table(rules, BEAM_BITS)
    beam = Beam(table, Weights(), Budget(60_000, None, None), Room(table), every=every)
    return beam.descend(table.root(piles), 300)


def test_some_games_are_won_only_by_every_move() -> None:
    assert beam_wins(every=True)
    assert not beam_wins(every=False)


def test_a_dive_wins_what_looks_bad_by_the_usual_weights() -> None:
    position = parse_code("SS1-S4-AAADTZO").position()
    rules, piles = Rules(position), piles_of(position)
    proof = Exhaust(rules, piles, Weights())
    proof.go_on(Budget(None, None, None), 12_000)
    assert proof.won is None
    dives = []
    for salt in range(6):
        weights = Weights()
        weights.noise, weights.salt = 300, salt
        dive = Exhaust(rules, piles, weights, proof)
        dive.go_on(Budget(None, None, None), 12_000)
        dives.append(dive.won is not None)
    assert any(dives)
