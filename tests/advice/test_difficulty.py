# SPDX-License-Identifier: GPL-3.0-or-later
"""Three grades of difficulty: every game has them, and a deal keeps its own."""

from __future__ import annotations

import pytest

from spiderqt.advice.difficulty import CUTS, Difficulty, deal_of_difficulty, difficulty, difficulty_of
from spiderqt.advice.solver.solve import wins
from spiderqt.engine.codes import parse_code
from spiderqt.engine.position_text import read_position
from spiderqt.engine.variants import VARIANTS, Variant, variant
from tests.advice.make_difficulty import lengths
from tests.advice.test_published import STUCK


def test_every_game_has_cut_points_in_order() -> None:
    assert list(CUTS) == [str(game) for game in VARIANTS]
    assert all(10 < easy < medium < 300 for easy, medium in CUTS.values())


def test_the_grades_divide_at_the_cut_points() -> None:
    for game in VARIANTS:
        easy, medium = CUTS[str(game)]
        lines = (1, easy, easy + 1, medium, medium + 1, 999)
        grades = [difficulty_of(game, line).value for line in lines]
        assert grades == ["easy", "easy", "medium", "medium", "hard", "hard"]


@pytest.mark.parametrize("grade", list(Difficulty), ids=lambda grade: grade.value)
def test_a_deal_of_a_grade_is_won_and_has_it(grade: Difficulty) -> None:
    found = deal_of_difficulty(variant("SC"), grade, 1)
    assert found is not None
    assert wins(found.code.position(), found.actions)
    assert difficulty(found.code.position()) is grade


def test_what_is_not_won_has_no_grade() -> None:
    assert difficulty(read_position(STUCK).position) is None
    position = parse_code("SP1-S4-LOTZICC").position()
    assert difficulty(position, cancelled=lambda: True) is None
    assert deal_of_difficulty(variant("SP"), Difficulty.HARD, cancelled=lambda: True) is None


@pytest.mark.long
@pytest.mark.parametrize("game", [variant("SD", 1), variant("SS"), variant("SC")], ids=str)
def test_each_grade_is_about_a_third(game: Variant) -> None:
    """Over 60 deals; between a sixth and a half each."""
    grades = [difficulty_of(game, length) for length in lengths(game, 60)]
    for grade in Difficulty:
        assert len(grades) / 6 <= grades.count(grade) <= len(grades) / 2, grade
