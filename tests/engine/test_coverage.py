# SPDX-License-Identifier: GPL-3.0-or-later
"""The quick tests of the engine and of the layout reach every line and every branch of them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
# The command of CONTRIBUTING.md. Perft to depth 4 is slow under coverage and reaches nothing that others do not.
COMMAND = (
    *("-m", "pytest", "-q", "tests/engine", "tests/board/test_layout.py", "-k", "not figures_of_the_table"),
    *("--cov=spiderqt.engine", "--cov=spiderqt.board.layout", "--cov=spiderqt.board.geometry"),
)


@pytest.mark.long
def test_every_branch_of_engine_and_layout_is_reached(tmp_path: Path) -> None:
    data = f"--cov-report=json:{tmp_path / 'coverage.json'}"
    command = [
        sys.executable,
        *COMMAND,
        "--cov-branch",
        "--cov-fail-under=100",
        data,
        "-p",
        "no:cacheprovider",
    ]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-3000:]
