# SPDX-License-Identifier: GPL-3.0-or-later
"""The games in the database: saved as they are now, loaded as they were, packed when they are left.

Functions on a connection, inside the caller's transaction where they write. Standard library and engine only.

What counts, decided here and nowhere else:
- A game is played once its first action is taken. A deal that was looked at and left leaves nothing behind.
- Only games dealt from a code count: in a position typed in, or a record of somebody else's, the win may be near.
- A deal that was looked through (an analysis with all cards seen, or its kept line) before it was won: the game in
  which that happened counts as played, so that looking spares nobody a loss, but no win of it is credited from then
  on, and a later start of the deal does not count at all.
- Each start is a game of its own, a restart too, as otherwise a game without undo could be tried until its cards are
  known. But a deal is won once: later wins of the same code are in the history and count for nothing, and a deal
  started after it was won does not count as played either.
"""

from __future__ import annotations

import sqlite3
import zlib
from collections.abc import Mapping
from datetime import date
from typing import Any

from spiderqt.engine.codes import GameCode
from spiderqt.engine.record import Played
from spiderqt.engine.values import replace
from spiderqt.engine.variants import Variant
from spiderqt.store import beside, ladder
from spiderqt.store.faults import READING_ERRORS, DamagedError
from spiderqt.store.fields import (
    FIELDS,
    StoredGame,
    entry_text,
    from_fields,
    make_played,
    read_entries,
    start_text,
    to_fields,
)
from spiderqt.store.values import SavedGame

_COLUMNS = ", ".join(FIELDS)
_INSERT = (
    f"INSERT INTO games ({_COLUMNS}, entries, played) "
    f"VALUES ({', '.join(f':{name}' for name in FIELDS)}, :entries, :played)"
)
_UPDATE = (
    "UPDATE games SET changed = ?, entries = ?, seconds = ?, moves = ?, score = ?, send = ?, hints = ?,"
    " cursor_column = ?, cursor_card = ?, trap_told = ? WHERE id = ?"
)
_MOST_ENTRIES = 1_000_000
_LOOKED_THROUGH = "looked-through/"
"""Before a deal's code, as the name of a setting that belongs to games: no table of its own, so that a program of the
same format that knows nothing of it keeps it."""


def save(db: sqlite3.Connection, saved: SavedGame, now: int, today: date, *, current: bool) -> None:
    """Bring the database up to this game: its new entries, its state, its win if it was won just now.

    `now` is milliseconds since 1970, UTC. `current` makes it the one that `resume` gives for its variant; without it
    a game that is the current one is left alone, being another program's.
    """
    if not current and is_current(db, saved.uid):
        return
    row = db.execute("SELECT id, entries, played, won FROM games WHERE uid = ?", (saved.uid,)).fetchone()
    if row is None:
        fresh = StoredGame(replace(saved, won=False), now, now, counts=_counts(db, saved))
        game = _insert(db, to_fields(fresh), len(saved.record.entries))
        _append(db, game, saved.record.entries, 0)
        won = False
    else:
        game, count, played, won = row
        if type(count) is not int:
            raise DamagedError("entries")
        if count > len(
            saved.record.entries
        ):  # Those past a damaged entry were cut off when the game was opened.
            _clear(db, game)
            count = 0
        _append(db, game, saved.record.entries[count:], count)
        _update(db, game, saved, now)
        if saved.is_played and not played:
            db.execute("UPDATE games SET played = 1 WHERE id = ?", (game,))
    if saved.won and not won:
        _win(db, game, saved, today)
    if current:
        _lay(db, game, str(saved.variant))


def is_current(db: sqlite3.Connection, uid: str) -> bool:
    """Whether that game lies on a table."""
    query = "SELECT 1 FROM games JOIN current ON current.id = games.id WHERE uid = ?"
    return db.execute(query, (uid,)).fetchone() is not None


def _counts(db: sqlite3.Connection, saved: SavedGame) -> bool:
    is_deal = isinstance(saved.record.start, GameCode) and saved.opened == 0
    start = start_text(saved.record)
    return is_deal and not _is_credited(db, start) and not is_looked_through(db, start)


def _is_credited(db: sqlite3.Connection, start: str) -> bool:
    query = "SELECT 1 FROM games WHERE start = ? AND credited = 1 LIMIT 1"
    return db.execute(query, (start,)).fetchone() is not None


def is_looked_through(db: sqlite3.Connection, start: str) -> bool:
    """Whether all cards of a deal were shown before it was won; `start` is its code."""
    return beside.get(db, "settings", _LOOKED_THROUGH + start) is not None


def mark_looked_through(db: sqlite3.Connection, code: GameCode) -> None:
    """From now on it was."""
    beside.put(db, "settings", f"{_LOOKED_THROUGH}{code}", "1")


def insert(db: sqlite3.Connection, game: StoredGame) -> None:
    """Take in a game from elsewhere, packed; a win of a deal that has one here already is not credited again."""
    entries = game.saved.record.entries
    insert_packed(db, to_fields(game), len(entries), _packed(entries))


def insert_packed(db: sqlite3.Connection, fields: Mapping[str, Any], count: int, packed: bytes) -> None:
    """The same for a game whose `count` entries are packed already."""
    counts = fields["counts"] and fields["won"] and count > fields["opened"]
    credited = fields["credited"] and counts and not _is_credited(db, fields["start"])
    game = _insert(db, {**fields, "credited": int(bool(credited))}, count)
    db.execute("INSERT INTO records (game, count, packed) VALUES (?, ?, ?)", (game, count, packed))


def _insert(db: sqlite3.Connection, fields: Mapping[str, Any], count: int) -> int:
    """Make the row of a game; gives its number. Its entries are for the caller to write."""
    columns = {**fields, "entries": count, "played": int(count > fields["opened"])}
    inserted = db.execute(_INSERT, columns).lastrowid
    assert inserted is not None
    return inserted


def _append(db: sqlite3.Connection, game: int, entries: tuple[Played, ...], first: int) -> None:
    for number, played in enumerate(entries, start=first):
        row = (game, number, str(played.entry), played.seconds)
        db.execute("INSERT INTO entries (game, number, entry, seconds) VALUES (?, ?, ?, ?)", row)


def _update(db: sqlite3.Connection, game: int, saved: SavedGame, now: int) -> None:
    state = (saved.seconds, saved.moves, saved.score, saved.send.value, saved.hints)
    entries = len(saved.record.entries)
    db.execute(_UPDATE, (now, entries, *state, *saved.cursor, saved.trap_told, game))


def _win(db: sqlite3.Connection, game: int, saved: SavedGame, today: date) -> None:
    start = start_text(saved.record)
    (counts,) = db.execute("SELECT counts FROM games WHERE id = ?", (game,)).fetchone()
    may_count = saved.is_played and not _is_credited(db, start) and not is_looked_through(db, start)
    credited = bool(counts) and may_count
    db.execute(
        "UPDATE games SET won = 1, credited = ?, won_on = ?, won_seconds = ?, won_moves = ?, won_score = ?"
        " WHERE id = ?",
        (credited, today.isoformat(), saved.seconds, saved.moves, saved.score, game),
    )
    if credited:
        ladder.climb(db, saved.variant)


def _lay(db: sqlite3.Connection, game: int, variant: str) -> None:
    """Make it the current game of its variant, and its variant the one on the table."""
    last = db.execute("SELECT game, id, used FROM current ORDER BY used DESC LIMIT 1").fetchone()
    if last is not None and last[:2] == (variant, game):
        return
    old = db.execute("SELECT id FROM current WHERE game = ?", (variant,)).fetchone()
    used = last[2] + 1 if last is not None else 1
    db.execute("INSERT OR REPLACE INTO current (game, id, used) VALUES (?, ?, ?)", (variant, game, used))
    db.execute("UPDATE games SET deleted = NULL WHERE id = ? AND deleted IS NOT NULL", (game,))
    if old is not None and old[0] != game:
        leave(db, old[0])


def leave(db: sqlite3.Connection, game: int) -> None:
    """A game that is on no table any more: packed, or forgotten when nothing was done in it."""
    row = db.execute("SELECT played FROM games WHERE id = ?", (game,)).fetchone()
    if row is not None and row[0]:
        pack(db, game)
    else:
        forget(db, game)


def forget(db: sqlite3.Connection, game: int) -> None:
    """Take a game out for good."""
    _clear(db, game)
    db.execute("DELETE FROM games WHERE id = ?", (game,))


def _clear(db: sqlite3.Connection, game: int) -> None:
    db.execute("DELETE FROM entries WHERE game = ?", (game,))
    db.execute("DELETE FROM records WHERE game = ?", (game,))


def pack(db: sqlite3.Connection, game: int) -> None:
    """Put the entries of a game into one value: a tenth of the room, one row to read."""
    entries = entries_of(db, game)
    row = (game, len(entries), _packed(entries))
    db.execute("INSERT OR REPLACE INTO records (game, count, packed) VALUES (?, ?, ?)", row)
    db.execute("DELETE FROM entries WHERE game = ?", (game,))


def _packed(entries: tuple[Played, ...]) -> bytes:
    return zlib.compress("\n".join(map(entry_text, entries)).encode())


def sweep(db: sqlite3.Connection) -> None:
    """Pack or forget what a second instance, or a killed one, left lying about."""
    rows = db.execute(
        "SELECT id FROM games WHERE played = 0 AND id NOT IN (SELECT id FROM current)"
        " UNION SELECT DISTINCT game FROM entries WHERE game NOT IN (SELECT id FROM current)"
    ).fetchall()
    for (game,) in rows:
        leave(db, game)


def entries_of(db: sqlite3.Connection, game: int, *, whole: bool = True) -> tuple[Played, ...]:
    """The entries of a game, packed and not. Raises DamagedError; not `whole`: gives those before the damage."""
    found: list[Played] = []
    try:
        row = db.execute("SELECT count, packed FROM records WHERE game = ?", (game,)).fetchone()
        if row is not None:
            found.extend(_unpack(*row))
        rows = db.execute(
            "SELECT number, entry, seconds FROM entries WHERE game = ? ORDER BY number", (game,)
        )
        for number, entry, seconds in rows:
            if number != len(found):
                raise DamagedError("entries")
            found.append(make_played(entry, seconds))
    except READING_ERRORS:
        if whole:
            raise
    return tuple(found)


def _unpack(count: Any, packed: Any) -> tuple[Played, ...]:
    return read_entries(unpack_texts(count, packed))


def unpack_texts(count: Any, packed: Any) -> list[str]:
    """The entries of a packed game, each still a text. Raises DamagedError; the packing has a check sum."""
    try:
        inflater = zlib.decompressobj()
        text = inflater.decompress(packed, 40 * _MOST_ENTRIES).decode()
    except (TypeError, ValueError, zlib.error) as error:
        raise DamagedError("entries") from error
    texts = text.split("\n") if text else []
    if not inflater.eof or len(texts) != count:
        raise DamagedError("entries")
    return texts


def read(db: sqlite3.Connection, game: int, *, whole: bool = True) -> StoredGame | None:
    """The game with that row number; None where there is none. Raises DamagedError; see `entries_of` for `whole`."""
    row = db.execute(f"SELECT {_COLUMNS} FROM games WHERE id = ?", (game,)).fetchone()
    if row is None:
        return None
    return from_fields(dict(zip(FIELDS, row, strict=True)), entries_of(db, game, whole=whole))


def load(db: sqlite3.Connection, uid: str) -> SavedGame | None:
    """A game by its uid. Raises DamagedError."""
    row = db.execute("SELECT id FROM games WHERE uid = ?", (uid,)).fetchone()
    stored = None if row is None else read(db, row[0])
    return None if stored is None else stored.saved


def resume(db: sqlite3.Connection, variant: Variant | None) -> SavedGame | None:
    """The current game of that variant, or (None) the one that was on the table last. Raises DamagedError."""
    if variant is None:
        row = db.execute("SELECT id FROM current ORDER BY used DESC LIMIT 1").fetchone()
    else:
        row = db.execute("SELECT id FROM current WHERE game = ?", (str(variant),)).fetchone()
    stored = None if row is None else read(db, row[0])
    return None if stored is None else stored.saved
