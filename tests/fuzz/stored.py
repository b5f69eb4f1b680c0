# SPDX-License-Identifier: GPL-3.0-or-later
"""Readers of files that the program keeps or takes in: imports, backups, the database, settings, catalogues.

Each is given its files in a folder of its own, made once.
"""

from __future__ import annotations

import contextlib
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from spiderqt import assets
from spiderqt.catalogue import Catalogue
from spiderqt.engine.record import replay
from spiderqt.harmless import read_no_objects
from spiderqt.settings import Setting, Settings
from spiderqt.store import exchange, statistics
from spiderqt.store.connection import close, in_memory, transaction
from spiderqt.store.exchange import Imported, ImportRefusedError
from spiderqt.store.restoring import RestoreRefused
from spiderqt.store.schema import migrate
from spiderqt.store.store import Store, open_store
from spiderqt.voice.store_phrases import import_sentence, notice_sentence, restore_sentence
from spiderqt.windows import looks, voice_settings
from spiderqt.windows.actions import SPECS
from spiderqt.windows.keymap import Keymap
from spiderqt.windows.system import Wishes
from tests.fuzz.targets import Refusal, Target
from tests.store.samples import MONDAY, SPIDER_2, deal, played_game, won


class Stored:
    """The targets; `close` when done."""

    def __init__(self, folder: Path) -> None:
        read_no_objects()  # as the program does, before it reads settings
        self._folder = folder
        self._db = in_memory()
        migrate(self._db)
        self._filled = folder / "filled"
        self._backup = folder / "backup.db"
        store = open_store(self._filled)
        for number in range(6):
            saved = played_game(5 + number, start=deal(number, "SP", 2), seed=number)
            store.save(won(saved, score=500) if number % 2 else saved)
        store.jump("SD", 3)
        store.remember_day(MONDAY, deal(1, "SP", 2))
        store.set_setting("preset", "modern")
        store.keep_line(deal(2), "d")
        self._json, self._csv = store.export_json() or "", store.export_csv() or ""
        store.back_up(self._backup)
        store.close()
        self._healthy = open_store(folder / "healthy")

    def close(self) -> None:
        """Let go of the files."""
        close(self._db)
        self._healthy.close()

    def targets(self) -> tuple[Target, ...]:
        """All of them, the quick ones first."""
        database = (self._filled / "spiderqt.db").read_bytes().decode("latin-1")
        backup = self._backup.read_bytes().decode("latin-1")
        catalogue = assets.catalogue("es").read_bytes().decode("latin-1")
        words = (
            '"won"',
            "null",
            "-1",
            "1e400",
            '"\\ud800"',
            '"SP1-S4-AAAAABW"',
            "[]",
            "true",
            '"2026-02-30"',
        )
        return (
            Target("JSON", 2.5, self._reader(exchange.from_json), (self._json,), words),
            Target("CSV", 2.5, self._reader(exchange.from_csv), (self._csv,), (",", '"', "won", "@", ";")),
            Target("catalogues", 1, read_catalogue, (catalogue,), as_bytes=True),
            Target(
                "settings", 0.6, self._read_settings, _SETTINGS, ("[board]", "zoom=", "\\x", "@Variant(", "@")
            ),
            Target("databases", 0.1, self._read_database, (database,), as_bytes=True),
            Target("backups", 0.15, self._read_backup, (backup,), as_bytes=True),
        )

    def _reader(self, read: Callable[[sqlite3.Connection, str], Imported]) -> Callable[[str], Refusal]:
        def reader(text: str) -> Refusal:
            with contextlib.suppress(_EnoughError), transaction(self._db):
                try:
                    read(self._db, text)
                except ImportRefusedError as error:
                    return lambda error=error: import_sentence(error)  # type: ignore[misc]
                _ask_tables(self._db)
                raise _EnoughError
            return None

        return reader

    def _read_database(self, text: str) -> Refusal:
        folder = self._folder / "spoilt"
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        (folder / "spiderqt.db").write_bytes(text.encode("latin-1"))
        store = open_store(folder)
        heard = list(store.notices)
        store.listen(heard.append)
        with contextlib.closing(store):
            _ask_store(store)
            store.save(played_game(2, start=deal(9, "SP", 2)))
            _ask_store(store)
        return (lambda: "\n".join(map(notice_sentence, heard[:1]))) if heard else None

    def _read_backup(self, text: str) -> Refusal:
        path = self._folder / "spoilt.db"
        path.write_bytes(text.encode("latin-1"))
        outcome = self._healthy.restore(path)
        _ask_store(self._healthy)
        for kept in (self._folder / "healthy").glob("*before-restore*"):
            kept.unlink()
        return (lambda: restore_sentence(outcome, path)) if isinstance(outcome, RestoreRefused) else None

    def _read_settings(self, text: str) -> Refusal:
        (self._folder / "settings.ini").write_bytes(text.encode("utf-8", "surrogatepass"))
        settings = Settings(self._folder)
        for one in _all_settings():
            value = settings.get(one)
            assert type(value) is type(one.default) or isinstance(value, str), (one, value)
        looks.board_options(settings, Wishes())
        looks.habits(settings)
        voice_settings.verbosity(settings), voice_settings.spoken_kinds(settings)
        assert voice_settings.scan_seconds(settings) >= voice_settings.SCAN_LEAST
        keymap = Keymap(settings)
        for spec in SPECS[::9]:
            keymap.keys(spec.name)
        settings.deleteLater()
        return None


class _EnoughError(Exception):
    """Takes back what was read."""


def read_catalogue(text: str) -> Refusal:
    """A compiled catalogue, asked for a sentence and for a plural."""
    try:
        found = Catalogue(text.encode("latin-1"))
    except ValueError as error:
        return lambda error=error: str(error)  # type: ignore[misc]
    found.find("Menus", "&Game")
    found.find("Console", "%n cards", "", 3)
    return None


def _ask_tables(db: sqlite3.Connection) -> None:
    for stored in exchange.stored_games(db):
        replay(stored.saved.record)
    exchange.to_json(db)
    exchange.to_csv(db)
    statistics.table(db)


def _ask_store(store: Store) -> None:
    for variant in (None, SPIDER_2):
        saved = store.resume(variant)
        if saved is not None:
            replay(saved.record)
    for line in store.statistics():
        store.outcomes(line.group)
    for game in store.history():
        store.load(game.uid)
    store.days(SPIDER_2), store.rung("SD"), store.setting("preset"), store.export_json()


def _all_settings() -> Iterator[Setting[Any]]:
    for module in (looks, voice_settings):
        yield from (value for value in vars(module).values() if isinstance(value, Setting))


_SETTINGS = (
    "[board]\ntheme=dark\nzoom=1.5\ntext-scale=1.2\nanimation=false\n[keys]\nundo=U|Ctrl+Z\n[scan]\nseconds=3\n",
    '[General]\nlanguage=es\n[voice]\nverbosity=full\nsays-won=true\n[mouse]\nclick-sends=true\n[x]\na="\\x4d"\n',
)
