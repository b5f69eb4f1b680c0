# SPDX-License-Identifier: GPL-3.0-or-later
"""Every act that reads or writes a file of the player's bears what bears its name: see `tests.test_documents`."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from spiderqt.cli.answers import BadInputError
from spiderqt.cli.sources import read_file
from spiderqt.cli.stats import LARGEST_GAMES, read_games
from spiderqt.store.store import Store, open_store
from spiderqt.voice.store_phrases import backup_sentence
from spiderqt.windows.past.data_acts import import_file
from spiderqt.windows.past.texts import write_text
from tests.store.samples import deal, played_game
from tests.test_documents import at_once, nobody, one_sentence, strange

__all__ = ["at_once"]
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="pipes and devices of Unix")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """With a game in it."""
    with contextlib.closing(open_store(tmp_path / "data")) as store:
        store.save(played_game(3, start=deal(1)))
        yield store


def exported(store: Store, path: Path) -> str:
    return write_text(path, store.export_json() or "")


def backed_up(store: Store, path: Path) -> str:
    return backup_sentence(store.back_up(path), path)


WRITERS: dict[str, Callable[[Store, Path], str]] = {"export": exported, "backup": backed_up}


def test_what_is_no_file_is_not_imported(store: Store, tmp_path: Path, at_once: None) -> None:
    before = store.export_json()
    for name, path in strange(tmp_path).items():
        said = import_file(store, path)
        one_sentence(said)
        assert "cannot be read" in said, name
    with (tmp_path / "huge.json").open("wb") as file:
        file.truncate(50_000_000_000)
    assert "too large" in import_file(store, tmp_path / "huge.json")
    assert store.export_json() == before


@pytest.mark.parametrize("name", WRITERS)
def test_what_is_no_file_is_not_written(name: str, store: Store, tmp_path: Path, at_once: None) -> None:
    """And stays what it is: a device or a pipe is not put aside for a file."""
    write = WRITERS[name]
    for kind, path in strange(tmp_path).items():
        if kind in ("none", "loop"):
            continue
        said = write(store, path)
        one_sentence(said)
        assert "could not be written" in said, kind
    assert (tmp_path / "pipe").is_fifo()
    assert (tmp_path / "folder").is_dir()
    assert Path("/dev/zero").is_char_device()


@pytest.mark.parametrize("name", WRITERS)
def test_a_link_is_written_through(name: str, store: Store, tmp_path: Path) -> None:
    real, link = tmp_path / "real", tmp_path / "link"
    real.write_bytes(b"old")
    link.symlink_to(real)
    one_sentence(WRITERS[name](store, link))
    assert link.is_symlink()
    assert real.read_bytes() != b"old"


@pytest.mark.parametrize("name", WRITERS)
def test_a_link_laid_in_the_way_is_not_written_through(name: str, store: Store, tmp_path: Path) -> None:
    victim = tmp_path / "victim"
    victim.write_bytes(b"dear")
    for way in (".games.part", "games.part"):
        (tmp_path / way).symlink_to(victim)
    WRITERS[name](store, tmp_path / "games")
    assert victim.read_bytes() == b"dear"
    assert (tmp_path / "games").stat().st_size > 100


@pytest.mark.parametrize("name", ["two\nlines.json", "\u202enosj.json", "\x1b[2J.json"])
def test_odd_names_are_shown_harmlessly(name: str, store: Store, tmp_path: Path) -> None:
    path = tmp_path / name
    for write in WRITERS.values():
        one_sentence(write(store, path))
        assert path.exists()
        path.unlink()
    exported(store, path)
    one_sentence(import_file(store, path))
    path.write_bytes(b"\xff")
    one_sentence(import_file(store, path))


def test_what_may_not_be_read_or_written_is_said(store: Store, tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    path.write_text("{}", encoding="utf-8")
    path.chmod(0)
    tmp_path.chmod(0o755)
    with nobody():
        for said in (import_file(store, path), exported(store, path)):
            one_sentence(said)
            assert "the system does not allow it" in said
    assert path.read_text(encoding="utf-8") == "{}"


def test_the_console_refuses_what_is_too_large(tmp_path: Path, at_once: None) -> None:
    path = tmp_path / "huge"
    with path.open("wb") as file:
        file.truncate(50_000_000_000)
    for read in (read_file, read_games):
        with pytest.raises(BadInputError, match="too large"):
            read(str(path))
    with pytest.raises(BadInputError, match="too large"):
        read_file("/dev/zero")
    path.write_bytes(b"{}")
    assert read_games(str(path)) == "{}"
    assert LARGEST_GAMES > 500_000_000
