# SPDX-License-Identifier: GPL-3.0-or-later
"""One answer in every form: pure or compiled, on every machine."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from spiderqt.advice.solver import beam, exhaust
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


@pytest.mark.long
@pytest.mark.skipif(IS_COMPILED, reason="this is that run")
def test_all_tests_of_the_advice_pass_in_the_compiled_form(tmp_path: Path) -> None:
    """In a copy, so that the clone stays pure. Needs a C compiler."""
    for name in ("spiderqt", "tests", "packaging"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    shutil.copy2(ROOT / "pyproject.toml", tmp_path)
    for command in (
        ["packaging/compile_solver.py"],
        ["-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/advice"],
    ):
        done = subprocess.run([sys.executable, *command], cwd=tmp_path, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr
    assert "no compiled form" not in done.stdout, "the comparison of both forms was left out"


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


@pytest.mark.skipif(IS_COMPILED, reason="the limits are compiled in")
def test_out_of_memory_is_no_verdict(monkeypatch: pytest.MonkeyPatch) -> None:
    """With limits a hundred times smaller: descents end, positions are forgotten, the proof gives up."""
    monkeypatch.setattr(beam, "MAX_KEPT", 3_000)
    monkeypatch.setattr(beam, "MAX_SEEN", 200)
    monkeypatch.setattr(exhaust, "MAX_POSITIONS", 100)
    found = solve(parse_code("SD1-S4-AAAACBE").position(), nodes=8_000)
    assert (found.verdict, found.nodes) == (Verdict.UNKNOWN, 8_000)
    assert solve(parse_code("SS1-S4-YPHKTCI").position(), nodes=8_000).verdict is Verdict.WON


@pytest.mark.long
def test_half_a_gigabyte_is_never_passed() -> None:
    """On a deal that stays open, for as many nodes as a minute of the compiled form has."""
    pytest.importorskip("resource")
    program = (
        "import resource\nfrom spiderqt.advice.solver.solve import solve\n"
        "from spiderqt.engine.codes import parse_code\n"
        f"solve(parse_code('SD1-S4-AAAABQS').position(), nodes={2_500_000 if IS_COMPILED else 300_000})\n"
        "print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, check=True)
    used = int(done.stdout) * (1 if sys.platform == "darwin" else 1024)
    print(f"\n{used // 1_000_000} MB")
    assert used < 500e6


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
