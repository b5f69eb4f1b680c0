# SPDX-License-Identifier: GPL-3.0-or-later
"""Whatever happens to the file, a real program opens, says one thing, and can be played."""

from __future__ import annotations

import os
import sqlite3
import sys
from pathlib import Path

import pytest

from tests.store.played import can_be_played, heard
from tests.store.process import driven
from tests.store.samples import files_in

posix_only = pytest.mark.skipif(sys.platform == "win32", reason="needs POSIX permissions or limits")
NOBODY = 65534


def test_nothing_wrong_nothing_heard(folder: Path) -> None:
    with driven(folder) as program:
        assert program.opened["heard"] == []
        assert (program.opened["history"], program.opened["owner"]) == (3, True)
        assert can_be_played(program)["saved"]
        program.end()
    assert files_in(folder) == {"spiderqt.db", "spiderqt.lock"}


def test_a_folder_is_made(tmp_path: Path) -> None:
    with driven(tmp_path / "not" / "there" / "yet") as program:
        assert program.opened["heard"] == []
        assert can_be_played(program)["saved"]


def test_the_folder_is_a_file(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("mine")
    with driven(tmp_path / "data") as program:
        assert heard(program.opened, "NotSaving")
        assert "GONE" in program.opened["heard"][0]
        can_be_played(program)
    assert (tmp_path / "data").read_text() == "mine"


def test_the_database_is_a_folder(folder: Path) -> None:
    (folder / "spiderqt.db").unlink()
    (folder / "spiderqt.db").mkdir()
    with driven(folder) as program:
        assert len(program.opened["heard"]) == 1
        can_be_played(program)


@pytest.mark.parametrize("size", [0, 99, 4096, 10_000, -4096], ids=str)
def test_a_file_cut_short(folder: Path, size: int) -> None:
    file = folder / "spiderqt.db"
    os.truncate(file, size if size >= 0 else file.stat().st_size + size)
    before = file.read_bytes()
    with driven(folder) as program:
        assert heard(program.opened, "SetAside")
        assert can_be_played(program)["saved"]
        program.end()
    assert (folder / "spiderqt-damaged-1.db").read_bytes() == before, "the damaged file is kept as it was"
    with driven(folder) as program:
        assert program.opened["heard"] == []
        assert program.opened["resumed"][1] > 0


@pytest.mark.parametrize(
    "content", [b"no database at all" * 99, bytes(9000), b"SQLite format 3\0" + bytes(9000)]
)
def test_a_file_of_something_else(folder: Path, content: bytes) -> None:
    (folder / "spiderqt.db").write_bytes(content)
    with driven(folder) as program:
        assert heard(program.opened, "SetAside")
        assert can_be_played(program)["saved"]
        program.end()
    assert (folder / "spiderqt-damaged-1.db").read_bytes() == content


@pytest.mark.parametrize("length", [16, 100, 4096])
def test_a_file_without_its_beginning(folder: Path, length: int) -> None:
    with (folder / "spiderqt.db").open("r+b") as file:
        file.write(b"\xa5" * length)
    with driven(folder) as program:
        assert heard(program.opened, "SetAside")
        assert "rescued=3" in program.opened["heard"][0], "the games lie further on"
        assert program.opened["resumed"][1] == 20
        assert can_be_played(program)["saved"]


def test_another_programs_database(folder: Path) -> None:
    (folder / "spiderqt.db").unlink()
    db = sqlite3.connect(folder / "spiderqt.db")
    db.execute("CREATE TABLE letters (text)")
    db.commit()
    db.close()
    with driven(folder) as program:
        assert heard(program.opened, "SetAside")
        assert can_be_played(program)["saved"]


def test_a_log_without_its_database(folder: Path) -> None:
    with driven(folder) as program:
        can_be_played(program)
        program.kill()
    (folder / "spiderqt.db").unlink()
    assert "spiderqt.db-wal" in files_in(folder)
    with driven(folder) as program:
        assert heard(program.opened, "SetAside")
        assert can_be_played(program)["saved"]
        program.end()
    assert {"spiderqt-damaged-1.db-wal", "spiderqt.db"} <= files_in(folder)


def test_locked_for_writing_by_another_program(folder: Path) -> None:
    with driven(folder) as program:
        other = sqlite3.connect(folder / "spiderqt.db", isolation_level=None)
        other.execute("BEGIN EXCLUSIVE")
        state = can_be_played(program)
        assert heard(state, "SavingFailed") or not state["saved"]
        assert not state["saved"]
        other.execute("ROLLBACK")
        other.close()
        state = program.ask("play")
        assert heard(state, "SavingAgain")
        assert state["saved"]
        program.kill()
    with driven(folder) as program:
        assert program.opened["resumed"] == [state["uid"], state["entries"]], "nothing is missing"


def test_locked_for_writing_before_the_start(folder: Path) -> None:
    other = sqlite3.connect(folder / "spiderqt.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with driven(folder) as program:
        assert heard(program.opened, "SavingFailed")
        assert "LOCKED" in program.opened["heard"][0]
        assert program.opened["history"] == 3
        assert not can_be_played(program)["saved"]
        other.execute("ROLLBACK")
        other.close()
        assert heard(program.ask("play"), "SavingAgain")


def test_locked_for_reading_too(folder: Path) -> None:
    other = sqlite3.connect(folder / "spiderqt.db", isolation_level=None)
    other.execute("PRAGMA locking_mode = EXCLUSIVE")
    other.execute("BEGIN EXCLUSIVE")
    other.execute("CREATE TABLE x (y)")
    other.execute("ROLLBACK")
    other.execute("SELECT count(*) FROM games").fetchone()
    with driven(folder) as program:
        assert heard(program.opened, "NotSaving")
        assert "LOCKED" in program.opened["heard"][0]
        can_be_played(program)
    other.close()
    with driven(folder) as program:
        assert (program.opened["heard"], program.opened["history"]) == ([], 3)
