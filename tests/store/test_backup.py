# SPDX-License-Identifier: GPL-3.0-or-later
"""Backup and restore as one file, and the migration of older formats."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from spiderqt.store import schema
from spiderqt.store.connection import connect, transaction, use_wal
from spiderqt.store.faults import Fault, Migrated, NotSaving
from spiderqt.store.fields import StoredGame
from spiderqt.store.games import insert, save
from spiderqt.store.restoring import Restored, RestoreRefused
from spiderqt.store.schema import VERSION, migrate, version_of
from spiderqt.store.store import Store
from tests.store.conftest import Shelf
from tests.store.samples import MONDAY, deal, files_in, played_game, won


def filled(store: Store) -> str:
    """Some games in a store; its export."""
    for number in range(4):
        store.save(won(played_game(6, start=deal(number), seed=number)))
    text = store.export_json()
    assert text is not None
    return text


def test_a_backup_is_one_file_with_everything(shelf: Shelf, store: Store, tmp_path: Path) -> None:
    text = filled(store)
    backup = tmp_path / "elsewhere" / "games.db"
    backup.parent.mkdir()
    assert store.back_up(backup) is None
    assert files_in(backup.parent) == {"games.db"}
    other = shelf.open(tmp_path / "other")
    mine = played_game(3, start=deal(77))
    other.save(mine)
    outcome = other.restore(backup)
    assert outcome == Restored(4, tmp_path / "other" / "spiderqt-before-restore-1.db")
    assert other.export_json() == text
    assert files_in(backup.parent) == {"games.db"}, "the backup is only read"
    other = shelf.reopened(other)
    assert (other.notices, other.export_json()) == ((), text)
    assert isinstance(outcome, Restored)
    assert outcome.kept is not None
    assert isinstance(other.restore(outcome.kept), Restored), "the restore itself can be taken back"
    assert other.resume() == mine


def test_restoring_what_is_here_changes_nothing(store: Store, tmp_path: Path) -> None:
    text = filled(store)
    assert store.back_up(tmp_path / "b.db") is None
    assert store.back_up(tmp_path / "b.db") is None, "an older backup of that name is replaced"
    assert isinstance(store.restore(tmp_path / "b.db"), Restored)
    assert store.export_json() == text


def test_a_backup_cannot_be_the_file_itself(store: Store) -> None:
    filled(store)
    assert store.path is not None
    assert store.back_up(store.path) is Fault.LOCKED
    assert store.back_up(store.path.parent / "no" / "such" / "folder.db") is Fault.READ_ONLY
    assert store.history_length() == 4


@pytest.mark.parametrize("spoiled", ["gone", "text", "short", "newer", "noise", "folder"])
def test_a_wrong_backup_changes_nothing(store: Store, tmp_path: Path, spoiled: str) -> None:
    text = filled(store)
    backup = tmp_path / "b.db"
    assert store.back_up(backup) is None
    content = bytearray(backup.read_bytes())
    expected = RestoreRefused(Fault.DAMAGED)
    match spoiled:
        case "gone":
            backup.unlink()
            expected = RestoreRefused(Fault.GONE)
        case "text":
            backup.write_text("not a database")
        case "short":
            backup.write_bytes(content[: len(content) // 2])
        case "newer":
            content[60:64] = (VERSION + 1).to_bytes(4, "big")
            backup.write_bytes(content)
            expected = RestoreRefused(Fault.OTHER, newer=VERSION + 1)
        case "noise":
            content[4096:8192] = b"\xaa" * 4096
            backup.write_bytes(content)
        case "folder":
            backup.unlink()
            backup.mkdir()
            expected = RestoreRefused(Fault.OTHER)
    assert store.path is not None
    before = files_in(store.path.parent)
    assert store.restore(backup) == expected
    assert (store.export_json(), files_in(store.path.parent)) == (text, before)


def test_a_restore_under_a_lock_is_refused_and_ends(store: Store, tmp_path: Path) -> None:
    text = filled(store)
    assert store.back_up(tmp_path / "b.db") is None
    assert store.path is not None
    other = sqlite3.connect(store.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    assert store.restore(tmp_path / "b.db") == RestoreRefused(Fault.LOCKED)
    other.execute("ROLLBACK")
    other.close()
    assert store.export_json() == text


def test_games_in_memory_can_be_backed_up(shelf: Shelf, tmp_path: Path) -> None:
    (tmp_path / "data").write_text("in the way")
    store = shelf.open()
    assert [type(notice) for notice in store.notices] == [NotSaving]
    text = filled(store)
    assert store.back_up(tmp_path / "rescued.db") is None
    other = shelf.open(tmp_path / "other")
    assert other.restore(tmp_path / "rescued.db") == Restored(
        4, tmp_path / "other" / "spiderqt-before-restore-1.db"
    )
    assert other.export_json() == text


def older(folder: Path, version: int) -> list[str]:
    """A database of an older version with three games in it; the uids of the games, the latest first."""
    folder.mkdir()
    db = connect(folder / "spiderqt.db", mode="rwc")
    use_wal(db)
    migrate(db, upto=version)
    # Today's `save` asks the settings about the deal; version 1 has none. This table is this connection's alone.
    db.execute("CREATE TEMP TABLE settings (name TEXT PRIMARY KEY, value TEXT)")
    found = []
    with transaction(db):
        for number in range(2):
            saved = played_game(9, start=deal(number), seed=number)
            insert(db, StoredGame(saved, number, number, counts=True))
            found.append(saved.uid)
        current = played_game(12, start=deal(9))
        save(db, current, 5, MONDAY, current=True)
    db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    db.close()
    return [current.uid, *reversed(found)]


@pytest.mark.parametrize("version", range(1, VERSION))
def test_each_older_version_is_migrated_and_a_copy_kept(shelf: Shelf, version: int) -> None:
    uids = older(shelf.folder, version)
    store = shelf.open()
    copy = shelf.folder / f"spiderqt-version-{version}-1.db"
    assert store.notices == (Migrated(version, VERSION, copy),)
    assert [game.uid for game in store.history()] == uids
    assert store.set_setting("preset", "modern")
    store = shelf.reopened(store)
    assert (store.notices, store.setting("preset")) == ((), "modern")
    assert store.resume() is not None
    kept = connect(copy)
    assert version_of(kept) == version
    assert kept.execute("SELECT count(*) FROM games").fetchone() == (3,)
    kept.close()


def test_a_migration_that_fails_changes_nothing(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    older(shelf.folder, 1)
    before = (shelf.folder / "spiderqt.db").read_bytes()
    broken = (*schema.STEPS[:-1], "CREATE TABLE half (x); CREATE TABLE games (y)")
    monkeypatch.setattr(schema, "STEPS", broken)
    db = connect(shelf.folder / "spiderqt.db")
    with pytest.raises(sqlite3.OperationalError):
        migrate(db)
    assert version_of(db) == 1
    assert not db.execute("SELECT 1 FROM sqlite_master WHERE name = 'half'").fetchall()
    db.close()
    assert (shelf.folder / "spiderqt.db").read_bytes() == before


def test_the_latest_steps_make_all_tables(store: Store) -> None:
    assert store.path is not None
    db = connect(store.path)
    assert schema.is_ours(db)
    (version,) = db.execute("PRAGMA user_version").fetchone()
    names = {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    assert version == VERSION
    assert names == schema.TABLES
    db.close()
