# SPDX-License-Identifier: GPL-3.0-or-later
"""A program that is killed at a random moment loses at most the action in flight, and the next one opens as usual."""

from __future__ import annotations

import itertools
import random
import sqlite3
import time
from pathlib import Path

import pytest

from spiderqt.store.history import EVERY
from spiderqt.store.store import Store, open_store
from spiderqt.store.values import SavedGame
from tests.store.driver import sequence
from tests.store.process import driven


def kill_at_random(folder: Path, seed: int, rng: random.Random) -> int:
    """Let a program play and kill it; the number of the last state that it said was saved."""
    with driven(folder) as program:
        assert program.opened["heard"] == []
        program.tell(f"race {seed}")
        program.answer()
        time.sleep(rng.random() * 0.25)
        program.kill()
        assert program.process.stdout is not None
        # A last line without its end was cut off by the kill.
        lines = [
            line for line in program.process.stdout.read().splitlines(keepends=True) if line.endswith("\n")
        ]
    return int(lines[-1]) if lines else 0


def states_of(seed: int, count: int) -> list[SavedGame]:
    """The first so many states of a race."""
    return list(itertools.islice(sequence(seed), count))


def check(store: Store, seed: int, last: int) -> None:
    """All states up to `last` are there, and at most one more: the one in flight."""
    assert store.notices == ()
    states = states_of(seed, last + 2)
    resumed = store.resume()
    assert resumed is not None
    assert resumed in states[-2:], "the last action saved, or the one in flight"
    final: dict[str, SavedGame] = {saved.uid: saved for saved in states[:-1]}
    final[resumed.uid] = resumed
    for saved in final.values():
        if saved.is_played:
            assert store.load(saved.uid) == saved


def run(folder: Path, times: int) -> None:
    """Kill program after program over one folder; what each has saved adds up."""
    rng = random.Random()
    played = 0
    for seed in range(1, times + 1):
        last = kill_at_random(folder, seed, rng)
        store = open_store(folder)
        check(store, seed, last)
        played = max(played, store.history_length(EVERY))
        assert store.history_length(EVERY) == played
        assert sum(line.played for line in store.statistics()) == played
        if rng.random() < 0.5:
            store.rest()
        store.close()
        assert _integrity(folder) == "ok"


def _integrity(folder: Path) -> str:
    db = sqlite3.connect(folder / "spiderqt.db")
    (answer,) = db.execute("PRAGMA integrity_check").fetchone()
    db.close()
    return str(answer)


def test_killed_twenty_times(tmp_path: Path) -> None:
    run(tmp_path / "data", 20)


@pytest.mark.long
@pytest.mark.parametrize("part", range(4))
def test_killed_fifty_times_over_one_folder(tmp_path: Path, part: int) -> None:
    run(tmp_path / "data", 50)


def test_killed_while_the_first_file_is_made(tmp_path: Path) -> None:
    from spiderqt.store import opening
    from spiderqt.store.files import Files

    folder = tmp_path / "data"
    folder.mkdir()
    opening._make_unfinished(Files(folder)).close()
    (folder / "spiderqt.db.new").write_bytes((folder / "spiderqt.db.new").read_bytes()[:5000])
    store = open_store(folder)
    assert store.notices == ()
    assert store.is_saved
    store.close()
    assert {path.name for path in folder.iterdir()} == {"spiderqt.db", "spiderqt.lock"}
