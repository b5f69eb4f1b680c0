# SPDX-License-Identifier: GPL-3.0-or-later
"""One answer in every form: pure or compiled, on every machine."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from spiderqt.advice.solver import solve as module
from spiderqt.advice.solver.solve import Verdict, solve
from spiderqt.engine.codes import parse_code
from spiderqt.engine.position import Position
from spiderqt.engine.position_text import read_position

ROOT = Path(__file__).resolve().parents[2]
NODES = 4_000
CODES = (
    "SP1-S4-LOTZICC",
    "SD1-S4-NAALTAC",
    "SS1-S4-YPHKTCI",
    "SM1-S4-MMDWGWF",
    "SC1-S4-ADJGNRC",
    "SX1-S4-EODSNIA",
)
IS_COMPILED = not str(module.__file__).endswith(".py")


def told(position: Position) -> str:
    found = solve(position, nodes=NODES)
    return " ".join(
        [found.verdict.value, str(found.nodes), *(str(a).replace(" ", "-") for a in found.actions)]
    )


@pytest.mark.skipif(not IS_COMPILED, reason="no compiled form: python packaging/compile_solver.py makes one")
def test_compiled_and_pure_agree_to_the_node() -> None:
    command = [sys.executable, str(ROOT / "tests" / "advice" / "pure.py"), str(NODES), *CODES]
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONHASHSEED": "1"}
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
    assert done.stdout.splitlines() == [told(parse_code(code).position()) for code in CODES]


@pytest.mark.parametrize("code", CODES)
def test_the_same_budget_gives_the_same_answer(code: str) -> None:
    position = parse_code(code).position()
    assert told(position) == told(position)


def test_a_budget_is_kept() -> None:
    position = parse_code("SP1-S4-LOTZICC").position()
    found = solve(position, nodes=100)
    assert (found.verdict, found.nodes) == (Verdict.UNKNOWN, 100)
    asked = 0

    def called_off() -> bool:
        nonlocal asked
        asked += 1
        return asked > 3

    assert solve(position, cancelled=called_off).verdict is Verdict.UNKNOWN
    assert solve(position, seconds=0.05).seconds < 1


def test_unknown_cards_are_told_not_guessed() -> None:
    text = (
        "game: SD1-S1\n1: ## AS\n2: KS QS JS TS 9S 8S 7S 6S 5S 4S 2S\n3:\n4:\n5:\n6:\n7:\ncompleted: S S S\n"
    )
    found = solve(read_position(text).position)
    assert (found.verdict, found.unknown_cards, found.actions) == (Verdict.UNKNOWN, 1, ())


def test_a_won_position_needs_no_actions() -> None:
    text = "game: SD1-S1\n1:\n2:\n3:\n4:\n5:\n6:\n7:\ncompleted: S S S S\n"
    found = solve(read_position(text).position)
    assert (found.verdict, found.actions) == (Verdict.WON, ())
