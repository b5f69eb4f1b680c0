# SPDX-License-Identifier: GPL-3.0-or-later
"""Whatever happens to the folder, the disk or the program beside it, a real program opens and can be played."""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from spiderqt.store.schema import VERSION
from tests.store.played import can_be_played, heard
from tests.store.process import driven

posix_only = pytest.mark.skipif(sys.platform == "win32", reason="needs POSIX permissions or limits")
NOBODY = 65534


@pytest.fixture
def anybodys_folder(folder: Path) -> Iterator[tuple[Path, int | None]]:
    """A copy of the folder, and how to start a program that permissions bind: the superuser's are not bound."""
    home = Path(tempfile.mkdtemp())
    home.chmod(0o755)
    shared = home / "data"
    shutil.copytree(folder, shared)
    yield shared, NOBODY if os.geteuid() == 0 else None
    shared.chmod(0o755)
    shutil.rmtree(home)


@posix_only
def test_a_read_only_folder(anybodys_folder: tuple[Path, int | None]) -> None:
    folder, user = anybodys_folder
    for path in (*folder.iterdir(), folder):
        path.chmod(0o555)
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    with driven(folder, user=user) as program:
        assert heard(program.opened, "NotSaving")
        assert "READ_ONLY" in program.opened["heard"][0]
        assert (program.opened["history"], program.opened["resumed"][1]) == (3, 20), "what was saved is shown"
        can_be_played(program)
        program.end()
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == before


@posix_only
def test_a_read_only_folder_after_a_kill(folder: Path, anybodys_folder: tuple[Path, int | None]) -> None:
    with driven(folder) as program:
        last = can_be_played(program)
        program.kill()
    shared, user = anybodys_folder
    for name in ("spiderqt.db", "spiderqt.db-wal"):
        shutil.copy(folder / name, shared / name)
    for path in (*shared.iterdir(), shared):
        path.chmod(0o555)
    with driven(shared, user=user) as program:
        assert heard(program.opened, "NotSaving")
        assert program.opened["resumed"] == [last["uid"], last["entries"]], "the latest writes are in the log"


@posix_only
def test_a_folder_that_cannot_be_made(anybodys_folder: tuple[Path, int | None]) -> None:
    folder, user = anybodys_folder
    folder.chmod(0o555)
    with driven(folder / "deeper" / "still", user=user) as program:
        assert heard(program.opened, "NotSaving")
        can_be_played(program)


@posix_only
def test_the_folder_goes_while_the_program_runs(folder: Path) -> None:
    with driven(folder) as program:
        can_be_played(program)
        shutil.rmtree(folder)
        state = program.ask("play")
        assert heard(state, "BroughtBack")
        assert state["saved"]
        program.kill()
    with driven(folder) as program:
        assert program.opened["heard"] == []
        assert program.opened["resumed"] == [state["uid"], state["entries"]]
        assert program.opened["history"] == state["history"], "the history is back as well"


@posix_only
def test_the_folder_goes_and_cannot_be_made_again(folder: Path) -> None:
    with driven(folder) as program:
        can_be_played(program)
        shutil.rmtree(folder)
        folder.write_text("in the way")
        state = can_be_played(program)
        assert not state["saved"]
        folder.unlink()
        state = program.ask("play")
        assert heard(state, "BroughtBack", "SavingAgain")
        program.kill()
    with driven(folder) as program:
        assert program.opened["resumed"] == [state["uid"], state["entries"]]


@posix_only
def test_another_file_takes_the_place(folder: Path) -> None:
    with driven(folder) as program:
        can_be_played(program)
        (folder / "synced").write_bytes(b"from somewhere")
        (folder / "synced").replace(folder / "spiderqt.db")
        state = program.ask("play")
        assert heard(state, "BroughtBack")
        program.kill()
    assert (folder / "spiderqt-exchanged-1.db").read_bytes() == b"from somewhere"
    with driven(folder) as program:
        assert program.opened["resumed"] == [state["uid"], state["entries"]]


@posix_only
def test_no_file_may_grow(folder: Path) -> None:
    with driven(folder) as program:
        program.ask("play 5")
        program.ask("limit 4096")
        state = can_be_played(program)
        assert not state["saved"]
        program.ask("rest")
        program.ask("limit -1")
        state = program.ask("play")
        assert heard(state, "SavingAgain")
        program.kill()
    with driven(folder) as program:
        assert program.opened["heard"] == []
        assert program.opened["resumed"] == [state["uid"], state["entries"]]


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk with little room, where the tests may mount one."""
    disk = tmp_path / "disk"
    disk.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", "size=512k", "tmpfs", str(disk)]
    if shutil.which("mount") is None or subprocess.run(command, capture_output=True).returncode:
        pytest.skip("no disk can be mounted here")
    yield disk
    subprocess.run(["umount", str(disk)], check=True)


def fill_up(disk: Path) -> Path:
    """Take all the room there is."""
    ballast = disk / "ballast"
    with contextlib.suppress(OSError), ballast.open("wb", buffering=0) as file:
        while file.write(bytes(4096)):
            pass
    return ballast


def test_a_full_disk(small_disk: Path) -> None:
    with driven(small_disk / "data") as program:
        can_be_played(program)
        ballast = fill_up(small_disk)
        for _ in range(5):
            program.tell("play 60")
        states = [program.answer() for _ in range(5)]
        assert any("FULL" in text for state in states for text in state["heard"])
        assert not states[-1]["saved"]
        ballast.unlink()
        state = program.ask("play")
        assert heard(state, "SavingAgain")
        program.end()
    with driven(small_disk / "data") as program:
        assert program.opened["heard"] == []
        assert program.opened["resumed"] == [state["uid"], state["entries"]]


def test_a_disk_that_is_full_at_the_start(small_disk: Path, folder: Path) -> None:
    ballast = fill_up(small_disk)
    with driven(small_disk / "data") as program:
        assert heard(program.opened, "NotSaving")
        assert "FULL" in program.opened["heard"][0]
        can_be_played(program)
    ballast.unlink()
    shutil.rmtree(small_disk / "data", ignore_errors=True)
    shutil.copytree(folder, small_disk / "data")
    fill_up(small_disk)
    with driven(small_disk / "data") as program:
        assert len(program.opened["heard"]) == 1
        assert program.opened["history"] == 3, "what was saved is shown"
        can_be_played(program)


def test_a_file_of_a_newer_program_is_not_touched(folder: Path) -> None:
    file = folder / "spiderqt.db"
    db = sqlite3.connect(file)
    db.execute(f"PRAGMA user_version = {VERSION + 1}")
    db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    db.close()
    (folder / "spiderqt.lock").unlink()
    before = {path.name: (path.read_bytes(), path.stat().st_mtime_ns) for path in folder.iterdir()}
    with driven(folder) as program:
        assert heard(program.opened, "FromNewer")
        can_be_played(program)
        program.end()
    assert {path.name: (path.read_bytes(), path.stat().st_mtime_ns) for path in folder.iterdir()} == before


def test_a_newer_version_that_only_the_log_tells(folder: Path) -> None:
    db = sqlite3.connect(folder / "spiderqt.db")
    db.execute(f"PRAGMA user_version = {VERSION + 1}")
    kept = {name: (folder / name).read_bytes() for name in ("spiderqt.db", "spiderqt.db-wal")}
    db.close()
    for name, content in kept.items():
        (folder / name).write_bytes(content)
    with driven(folder) as program:
        assert heard(program.opened, "FromNewer")
        can_be_played(program)
        program.end()
    check = sqlite3.connect(folder / "spiderqt.db")
    assert check.execute("PRAGMA user_version").fetchone() == (VERSION + 1,)
    assert check.execute("SELECT count(*) FROM games").fetchone() == (3,)
    check.close()


def test_two_programs_at_once(folder: Path) -> None:
    with driven(folder) as first, driven(folder, 1) as second:
        assert (first.opened["heard"], first.opened["owner"]) == ([], True)
        assert heard(second.opened, "OtherInstance")
        assert (second.opened["owner"], second.opened["resumed"]) == (False, None)
        mine = can_be_played(first)
        for _ in range(10):
            first.tell("play")
            second.tell("play")
            mine, other = first.answer(), second.answer()
            assert mine["saved"]
            assert other["saved"]
        assert mine["resumed"] == [mine["uid"], mine["entries"]]
        second.end()
        first.end()
    with driven(folder) as third:
        assert third.opened["heard"] == []
        assert third.opened["resumed"] == [mine["uid"], mine["entries"]], "the first one's game"


def test_the_second_becomes_nothing_when_the_first_is_killed(folder: Path) -> None:
    with driven(folder) as first, driven(folder, 1) as second:
        mine = can_be_played(first)
        first.kill()
        assert second.ask("play 3")["saved"]
        second.end()
    with driven(folder) as third:
        assert (third.opened["heard"], third.opened["owner"]) == ([], True)
        assert third.opened["resumed"] == [mine["uid"], mine["entries"]]
