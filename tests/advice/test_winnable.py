# SPDX-License-Identifier: GPL-3.0-or-later
"""Winnable deals and the deal of the day: won, and the same everywhere."""

from __future__ import annotations

from datetime import date
from itertools import islice

import pytest

from spiderqt.advice.solver.solve import wins
from spiderqt.advice.winnable import deal_of_the_day, numbers_of_the_day, winnable_deal
from spiderqt.engine.codes import parse_code
from spiderqt.engine.variants import VARIANTS, Variant, variant

DAY = date(2026, 11, 30)
# Published in docs/daily.md: a change of these changes everybody's deal of the day.
SEQUENCE = [137443854, 306690178, 83925497]
CODES = (
    "SP1-S1-EAMHOGK",
    "SP1-S2-QYFZWAU",
    "SP1-S4-LOTZICC",
    "SD1-S1-QCPPDLP",
    "SD1-S2-MOLAFUC",
    "SD1-S4-NAALTAC",
    "SS1-S4-YPHKTCI",
    "SM1-S4-MMDWGWF",
    "SC1-S4-ADJGNRC",
    "SX1-S4-EODSNIA",
)


@pytest.mark.parametrize("game", [g for g in VARIANTS if g.decks == 1 and g.family != "SC"], ids=str)
def test_a_winnable_deal_is_won_by_its_line(game: Variant) -> None:
    found = winnable_deal(game, 0, nodes=3000)
    assert found is not None
    assert wins(found.code.position(), found.actions)
    assert found.code.variant == game


def test_a_deal_drawn_by_chance_is_won_too() -> None:
    found = winnable_deal(variant("spiderette", 1))
    assert found is not None
    assert wins(found.code.position(), found.actions)


def test_calling_it_off_ends_it() -> None:
    assert winnable_deal(variant("spider", 4), cancelled=lambda: True) is None


def test_the_sequence_of_a_day_is_fixed() -> None:
    assert list(islice(numbers_of_the_day(variant("spider", 4), DAY), 3)) == SEQUENCE


def test_days_and_games_have_sequences_of_their_own() -> None:
    firsts = {
        next(numbers_of_the_day(game, date(2027, month, day)))
        for game in VARIANTS
        for month in range(1, 13)
        for day in range(1, 29)
    }
    assert len(firsts) > 0.999 * 20 * 12 * 28


@pytest.mark.parametrize("code", CODES)
def test_the_deal_of_a_day_is_fixed(code: str) -> None:
    found = deal_of_the_day(parse_code(code).variant, DAY)
    assert found is not None
    assert str(found.code) == code
    assert wins(found.code.position(), found.actions)
