# SPDX-License-Identifier: GPL-3.0-or-later
"""A file overwritten with noise, or cut short, anywhere: it opens, everything can be asked, and play goes on.

Each case is told by its number, so that one that fails can be tried again alone.
"""

from __future__ import annotations

import os
import random
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from spiderqt.engine.record import replay
from spiderqt.engine.timeline import Travel
from spiderqt.store.faults import FromNewer, Notice, SetAside
from spiderqt.store.store import Store, open_store
from spiderqt.store.values import new_uid
from tests.store.samples import MONDAY, SPIDER_2, deal, files_in, grown, played_game, won

CASES = 250 if os.environ.get("CI") else 60
GAMES = 24


pytestmark = pytest.mark.xdist_group("noise")  # one process makes the folder for all


@pytest.fixture(scope="module")
def healthy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder as a killed program leaves it: many games, and a log with the latest writes."""
    folder = tmp_path_factory.mktemp("healthy") / "data"
    killed = tmp_path_factory.mktemp("killed") / "data"
    store = open_store(folder)
    for number in range(GAMES):
        game = ("SP", 2) if number % 2 else ("SD", 4)
        saved = played_game(number, start=deal(number, *game), seed=number)
        store.save(won(saved) if number % 3 == 0 else saved)
        store.remember_day(MONDAY.replace(day=1 + number % 28), deal(number, *game))
    store.set_setting("preset", "modern")
    store.rest()
    store.save(played_game(70, start=deal(99, "SP", 2)))
    shutil.copytree(folder, killed)
    store.close()
    assert "spiderqt.db-wal" in files_in(killed)
    return killed


def spoil(folder: Path, rng: random.Random) -> None:
    """Do something to one of the files."""
    file = folder / rng.choice(
        ["spiderqt.db", "spiderqt.db", "spiderqt.db", "spiderqt.db-wal", "spiderqt.db-shm"]
    )
    content = bytearray(file.read_bytes())
    # Half of the time near the start, where the header and the schema lie.
    at = rng.randrange(min(len(content), 8192) if rng.random() < 0.5 else len(content))
    match rng.randrange(5):
        case 0:
            content[at] ^= 1 << rng.randrange(8)
        case 1:
            content[at] = rng.randrange(256)
        case 2:
            end = min(len(content), at + rng.choice((4, 100, 4096, 50_000)))
            content[at:end] = rng.randbytes(end - at)
        case 3:
            content[at : at + 4096] = bytes(len(content[at : at + 4096]))
        case _:
            del content[at:]
    file.write_bytes(content)


def ask_everything(store: Store) -> None:
    """Every question that the program asks; none may raise."""
    for variant in (None, SPIDER_2):
        saved = store.resume(variant)
        if saved is not None:
            assert replay(saved.record).timeline.position.variant is saved.variant
    for line in store.statistics():
        store.outcomes(line.group)
        assert 0 <= line.rate <= 1
    for game in store.history(limit=1000):
        store.load(game.uid)
    store.days(SPIDER_2)
    store.code_of_day(MONDAY, SPIDER_2)
    store.rung("SP")
    store.setting("preset")
    store.export_csv()
    store.export_json()


def opens_and_plays(healthy: Path, folder: Path, number: int) -> list[Notice]:
    """One case; gives what was heard."""
    shutil.copytree(healthy, folder)
    spoil(folder, random.Random(number))
    store = open_store(folder)
    heard = list(store.notices)
    store.listen(heard.append)
    ask_everything(store)
    saved = replace(played_game(5, start=deal(number, "SP", 2)), uid=new_uid())
    for _ in range(3):
        saved = grown(saved, Travel.UNDO)
        store.save(saved)
    ask_everything(store)
    assert store.resume() == saved
    if any(isinstance(notice, FromNewer) for notice in heard):  # The noise hit the number of the version.
        assert (len(heard), store.path) == (1, None)
        store.close()
        return heard
    assert store.is_saved
    store.close()
    assert all(isinstance(notice, SetAside) for notice in heard), heard
    again = open_store(folder)
    late = list(again.notices)
    again.listen(late.append)
    ask_everything(again)
    assert (late, again.resume()) == ([], saved), "once mended, it stays so"
    again.close()
    return heard


def run(healthy: Path, tmp_path: Path, cases: range) -> None:
    """All cases; damage must have been met, and much must have been rescued."""
    rescued = []
    for number in cases:
        folder = tmp_path / str(number)
        try:
            heard = opens_and_plays(healthy, folder, number)
        except BaseException as error:
            error.add_note(f"case {number}")
            raise
        rescued += [notice.rescued for notice in heard if isinstance(notice, SetAside)]
        shutil.rmtree(folder)
    assert len(rescued) > len(cases) // 10
    assert sum(count > GAMES // 2 for count in rescued) > len(rescued) * 3 // 4


def test_noise(healthy: Path, tmp_path: Path) -> None:
    run(healthy, tmp_path, range(CASES))


@pytest.mark.long
@pytest.mark.parametrize("part", range(12))
def test_much_noise(healthy: Path, tmp_path: Path, part: int) -> None:
    first = 1000 + part * 250
    run(healthy, tmp_path, range(first, first + 250))
