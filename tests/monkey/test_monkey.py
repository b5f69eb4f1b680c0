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
    command = [sys.executable, "-m", "tests.monkey", "--seed", str(seed), "--events", str(events)]
    environ = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "HOME": str(folder)}
    done = subprocess.run(
        command, cwd=ROOT, env=environ, capture_output=True, text=True, timeout=1500, check=False
    )
    print(done.stdout)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("seed", [2026, 2027, 2028, 2029])
def test_twenty_thousand_events(seed: int, tmp_path: Path) -> None:
    """In four runs, for as many processors as there are."""
    let_loose(seed, 5_000, tmp_path)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(8))
def test_two_hundred_thousand_events(seed: int, tmp_path: Path) -> None:
    let_loose(seed, 25_000, tmp_path)


def test_the_same_seed_does_the_same(tmp_path: Path) -> None:
    """Else a fault could not be looked at again. The scanner and long presses alone go by the clock."""
    told = [story(tmp_path / str(number)) for number in range(2)]
    assert len(told[0]) > 1200
    assert told[0] == told[1]


_STORY = """
import sys
from collections import deque
from pathlib import Path
from spiderqt import app
from tests.monkey.monkey import Monkey
from tests.monkey.world import made_harmless
application, folder = app.application_object(), Path(sys.argv[1])
with made_harmless(folder, 5) as world:
    monkey = Monkey(application, folder, 5)
    world.files, monkey.last = monkey.choose_file, deque()
    for _ in range(600):
        monkey.run(1)
        window = monkey.window
        log = window.ear.announcer.log
        monkey.last.append(f"{window.cursor_on_table.place} {window.game.position} {log[-1].text if log else None}")
    print(*monkey.last, sep="\\n")
    monkey.end()
"""


def story(folder: Path) -> list[str]:
    """All that the monkey did, and what came of it."""
    folder.mkdir()
    command = [sys.executable, "-c", _STORY, str(folder)]
    environ = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "HOME": str(folder)}
    done = subprocess.run(
        command, cwd=ROOT, env=environ, capture_output=True, text=True, timeout=240, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.replace(str(folder), "").splitlines()


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
