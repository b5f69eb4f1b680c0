# SPDX-License-Identifier: GPL-3.0-or-later
"""Buried cards: never seen where a game can be won, and seen where a person sees them."""

from __future__ import annotations

import pytest

from spiderqt.advice.solver import solve as solving
from spiderqt.advice.solver.budget import Budget
from spiderqt.advice.solver.burial import can_tell, is_buried
from spiderqt.advice.solver.exhaust import PROOF_BITS, Exhaust
from spiderqt.advice.solver.nodes import Table
from spiderqt.advice.solver.rules import Rules, piles_of
from spiderqt.advice.solver.solve import Verdict, solve
from spiderqt.engine.codes import GameCode
from spiderqt.engine.play import Step, apply
from spiderqt.engine.position import Position
from spiderqt.engine.position_text import Setup, read_position, write_position
from spiderqt.engine.variants import VARIANTS, Variant, variant
from tests.advice.small import small_positions
from tests.naive import exhaustive
from tests.naive.text import parse

TOLD = [game for game in VARIANTS if can_tell(Rules(GameCode(game, 1).position()))]
STUCK = """
game: SD1-S4
1: #QS KS
2: JS
3: #TS 9S
4: #8S 7S
5: #6S 5S
6: #4S 3S
7: #2S AS
completed: H D C
"""


def buried(position: Position) -> bool:
    rules = Rules(position)
    return is_buried(rules, Table(rules, PROOF_BITS).root(piles_of(position)))


def test_it_is_asked_where_runs_or_groups_move_and_leave() -> None:
    assert {game.family for game in VARIANTS if game not in TOLD} == {"SC", "SX"}


@pytest.mark.parametrize("game", TOLD, ids=str)
def test_no_position_on_the_way_to_a_win_is_buried(game: Variant) -> None:
    positions = won = 0
    for number in range(400, 403):
        position = GameCode(game, number).position()
        solution = solve(position, nodes=20_000)
        if solution.verdict is not Verdict.WON:
            continue
        won += 1
        for action in solution.actions:
            assert not buried(position), f"{game} {number}"
            step = apply(position, action)
            assert isinstance(step, Step)
            position, positions = step.after, positions + 1
    assert won >= 1
    assert positions > 40


def test_small_positions_that_look_buried_are_lost() -> None:
    """Against the search that knows nothing of this."""
    seen = decided = 0
    for game in TOLD:
        for position in small_positions(game, 100, first=5000):
            if buried(position):
                winnable = exhaustive.solve(parse(write_position(Setup(position))), 3_000).winnable
                assert winnable is not True
                seen, decided = seen + 1, decided + (winnable is False)
    assert seen >= 40
    assert decided >= 30


def test_each_card_waits_for_the_one_that_it_lies_on() -> None:
    assert buried(read_position(STUCK).position)


@pytest.mark.parametrize(
    "change",
    [
        ("2: JS", "2:", "1: #QS KS", "1: #JS #QS KS"),  # a gap: the king goes there, and all comes loose
        ("1: #QS KS", "1: #KS QS"),  # the jack goes onto the queen and leaves a gap
        ("7: #2S AS", "7:\nstock: AS 2S"),
    ],
    ids=("gap", "queen", "stock"),
)
def test_one_way_out_is_enough(change: tuple[str, ...]) -> None:
    text = STUCK
    for before, after in zip(change[::2], change[1::2], strict=True):
        text = text.replace(before, after)
    assert not buried(read_position(text).position)


def proof(position: Position, *, looks: bool) -> tuple[bool, int]:
    """Whether the position was proved lost within 10,000 nodes, and how many it took."""
    budget = Budget(10_000, None, None)
    exhaust = Exhaust(Rules(position), piles_of(position))
    exhaust.burials = looks
    exhaust.go_on(budget, 10_000)
    return exhaust.is_exhausted, budget.nodes


@pytest.mark.parametrize("number", [148, 149, 257])
def test_a_proof_is_ten_times_as_short_and_says_the_same(number: int) -> None:
    position = GameCode(variant("SD", 4), number).position()
    (shown, quick), (shown_too, slow) = proof(position, looks=True), proof(position, looks=False)
    assert shown
    assert shown_too
    assert quick * 10 < slow


@pytest.mark.skipif(not str(solving.__file__).endswith(".py"), reason="the limit is compiled in")
def test_what_beams_do_not_win_is_proved_lost_sooner_by_a_fair_share(monkeypatch: pytest.MonkeyPatch) -> None:
    position = GameCode(variant("SD", 4), 257).position()
    late = solve(position, nodes=60_000)
    monkeypatch.setattr(solving, "FAIR_AFTER", 0)
    soon = solve(position, nodes=60_000)
    assert late.verdict is soon.verdict is Verdict.LOST
    assert soon.nodes < late.nodes
