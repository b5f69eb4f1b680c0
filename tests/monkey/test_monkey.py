# SPDX-License-Identifier: GPL-3.0-or-later
"""The monkey finds nothing. Each run is a process of its own, so that a crash and its memory are its own as well."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def let_loose(seed: int, events: int, folder: Path) -> None:
    """One run; what it prints says how to do it again."""
    # The log, the ways back by undo, painted cards and dialogs seen for the first time take room: up to 50 MB in the
    # first 8,000 events. Whether it stays at that is not known yet (docs/EVIDENCE.md).
    command = [sys.executable, "-m", "tests.monkey", "--seed", str(seed), "--events", str(events)]
    command += ["--growth", "80"]
    environ = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "HOME": str(folder)}
    done = subprocess.run(
        command, cwd=ROOT, env=environ, capture_output=True, text=True, timeout=1500, check=False
    )
    print(done.stdout)
    assert done.returncode == 0, done.stdout + done.stderr


def test_eight_thousand_events(tmp_path: Path) -> None:
    """As many as every run of all tests has the time for; the long run has 200,000."""
    let_loose(2026, 8_000, tmp_path)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(10))
def test_two_hundred_thousand_events(seed: int, tmp_path: Path) -> None:
    let_loose(seed, 20_000, tmp_path)


def test_the_same_seed_does_the_same(tmp_path: Path) -> None:
    """Else a fault could not be looked at again."""
    told = [story(tmp_path / str(number)).splitlines() for number in range(2)]
    assert len(told[0]) == len(told[1]) == 50
    # Double clicks, the scanner and long presses go by the clock: on a busy machine a line may differ.
    assert len(set(told[0]) & set(told[1])) >= 0.4 * len(set(told[0]))


def story(folder: Path) -> str:
    """What the monkey did last."""
    folder.mkdir()
    code = (
        "import sys; from pathlib import Path; from spiderqt import app; from tests.monkey.monkey import Monkey;"
        "from tests.monkey.world import made_harmless\n"
        "application, folder = app.application_object(), Path(sys.argv[1])\n"
        "with made_harmless(folder, 5) as world:\n"
        "    monkey = Monkey(application, folder, 5); world.files = monkey.choose_file\n"
        "    monkey.run(120); print(*monkey.last, sep='\\n')\n"
        "    monkey.end()"
    )
    command = [sys.executable, "-c", code, str(folder)]
    environ = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "HOME": str(folder)}
    done = subprocess.run(
        command, cwd=ROOT, env=environ, capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.replace(str(folder), "")


def test_the_monkey_sees_a_fault(tmp_path: Path) -> None:
    """A watch that never complains would be none: here a card is lost on the way."""
    code = (
        "import sys; from pathlib import Path; from dataclasses import replace\n"
        "from spiderqt import app; from spiderqt.board.picture import Picture\n"
        "from tests.monkey.monkey import BrokenError, Monkey; from tests.monkey.world import made_harmless\n"
        "right = Picture.of\n"
        "import spiderqt.board.scene as scene\n"
        "class Wrong(Picture):\n"
        "    of = staticmethod(lambda position: replace(right(position), stock=max(0, len(position.stock) - 1)))\n"
        "scene.Picture = Wrong\n"
        "application, folder = app.application_object(), Path(sys.argv[1])\n"
        "with made_harmless(folder, 5) as world:\n"
        "    monkey = Monkey(application, folder, 5); world.files = monkey.choose_file\n"
        "    try: monkey.run(50)\n"
        "    except BrokenError as broken: print(repr(broken.__cause__), broken)\n"
    )
    environ = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "HOME": str(tmp_path)}
    command = [sys.executable, "-c", code, str(tmp_path)]
    done = subprocess.run(
        command, cwd=ROOT, env=environ, capture_output=True, text=True, timeout=120, check=False
    )
    assert "the scene shows another position" in done.stdout, done.stdout + done.stderr
    assert "python -m tests.monkey --seed 5 --events 1" in done.stdout
