# SPDX-License-Identifier: GPL-3.0-or-later
"""Export and import: all that lasts as one JSON text, the games as one CSV table, both read back without loss.

Standard library and engine only: texts in and out, no files. Importing adds what is not here yet, told by the uid of
each game, so that importing twice changes nothing; it takes all of a text or nothing.
"""

from __future__ import annotations

import csv
import io
import json
import sqlite3
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Any

from spiderqt.engine.codes import CodeError, parse_code
from spiderqt.engine.record import Played
from spiderqt.engine.values import dataclass
from spiderqt.store import beside, daily, games, ladder
from spiderqt.store.faults import DamagedError
from spiderqt.store.fields import (
    FIELDS,
    StoredGame,
    entry_text,
    from_fields,
    read_day,
    read_entries,
    read_variant,
    read_whole,
    to_fields,
)

FORMAT = "spiderqt-history"
FORMAT_VERSION = 1
_TIMES = ("began", "changed")
_FLAGS = ("hints", "trap_told", "counts", "won", "credited")
_WHOLE = ("opened", "moves", "score", "cursor_column", "cursor_card", "won_moves", "won_score")
_REAL = ("seconds", "won_seconds")
_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_HEADER = (*FIELDS, "entries")


class ImportRefusedError(ValueError):
    """Nothing was taken in. `reason`: ``format``, ``version``, ``field`` (`what` names it); `game` counts from 1."""

    def __init__(self, reason: str, what: str = "", game: int = 0) -> None:
        super().__init__(f"{reason} {what} {game or ''}".strip())
        self.reason = reason
        self.what = what
        self.game = game


@dataclass(frozen=True, slots=True)
class Imported:
    """How many games were added, and how many were here already."""

    added: int
    known: int


def stored_games(db: sqlite3.Connection, *, untouched: bool = False) -> Iterator[StoredGame]:
    """Every game with an action in it that is not deleted, in the order in which they were started.

    `untouched`: those too that lie on a table as they were dealt.
    """
    wanted = "played = 1 OR id IN (SELECT id FROM current)" if untouched else "played = 1"
    query = f"SELECT id FROM games WHERE deleted IS NULL AND ({wanted}) ORDER BY id"
    for (game,) in db.execute(query).fetchall():
        if (stored := games.read(db, game)) is not None:
            yield stored


def to_json(db: sqlite3.Connection) -> str:
    """Everything, as a JSON object whose games are lists of named fields; times are ISO 8601 in UTC."""
    current = "SELECT current.game, uid FROM current JOIN games ON games.id = current.id ORDER BY used"
    content = {
        "format": FORMAT,
        "version": FORMAT_VERSION,
        "games": [_json_game(game) for game in stored_games(db, untouched=True)],
        "current": [{"game": game, "uid": uid} for game, uid in db.execute(current)],
        "ladder": [{"family": r[0], "suits": r[1], "wins": r[2]} for r in beside.rows(db, "ladder")],
        "daily": [{"day": r[0], "game": r[1], "code": r[2]} for r in beside.rows(db, "daily")],
        "lines": dict(beside.rows(db, "lines")),
        "settings": dict(beside.rows(db, "settings")),
    }
    return json.dumps(content, ensure_ascii=False, indent=1) + "\n"


def _json_game(game: StoredGame) -> dict[str, Any]:
    fields: dict[str, Any] = dict(to_fields(game))
    fields.update({name: _to_iso(fields[name]) for name in _TIMES})
    fields.update({name: bool(fields[name]) for name in _FLAGS})
    return {**fields, "entries": [entry_text(played) for played in game.saved.record.entries]}


def to_csv(db: sqlite3.Connection) -> str:
    """The games as a table with a header; entries in one cell, joined by ``; ``. Lines end as RFC 4180 says."""
    out = io.StringIO(newline="")
    writer = csv.writer(out)
    writer.writerow(_HEADER)
    for game in stored_games(db):
        fields: dict[str, Any] = dict(to_fields(game))
        fields.update({name: _to_iso(fields[name]) for name in _TIMES})
        entries = "; ".join(map(entry_text, game.saved.record.entries))
        writer.writerow(["" if value is None else value for value in (*fields.values(), entries)])
    return out.getvalue()


def from_json(db: sqlite3.Connection, text: str) -> Imported:
    """Take in what `to_json` wrote. Raises ImportRefusedError."""
    try:
        content = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise ImportRefusedError("format") from error
    if not isinstance(content, dict) or content.get("format") != FORMAT:
        raise ImportRefusedError("format")
    if content.get("version") != FORMAT_VERSION:
        raise ImportRefusedError("version", str(content.get("version")))
    found = [
        _guarded(_from_json_game, item, number)
        for number, item in enumerate(_list(content, "games"), start=1)
    ]
    imported = _take_in(db, found)
    _guarded(_take_in_beside, (db, content), 0)
    return imported


def _from_json_game(item: Any) -> StoredGame:
    if not isinstance(item, dict) or not isinstance(item.get("entries"), list):
        raise DamagedError("games")
    fields = {**item, **{name: _from_iso(item.get(name)) for name in _TIMES}}
    for name in _FLAGS:
        if not isinstance(item.get(name), bool):
            raise DamagedError(name)
        fields[name] = int(item[name])
    return from_fields(fields, read_entries(item["entries"]))


def from_csv(db: sqlite3.Connection, text: str) -> Imported:
    """Take in what `to_csv` wrote, columns in any order. Raises ImportRefusedError."""
    try:
        rows = list(csv.DictReader(io.StringIO(text.removeprefix("\ufeff"), newline=""), strict=True))
    except csv.Error as error:
        raise ImportRefusedError("format") from error
    header = csv.reader(io.StringIO(text.removeprefix("\ufeff"), newline=""))
    missing = set(_HEADER) - set(next(header, ()))
    if missing:
        raise ImportRefusedError("field", min(missing))
    return _take_in(db, [_guarded(_from_csv_row, row, number) for number, row in enumerate(rows, start=1)])


def _from_csv_row(row: dict[str, str]) -> StoredGame:
    fields: dict[str, Any] = {name: value or None for name, value in row.items() if name in FIELDS}
    for name in (*_FLAGS, *_WHOLE):
        fields[name] = _number(int, fields[name])
    for name in _REAL:
        fields[name] = _number(float, fields[name])
    fields.update({name: _from_iso(fields[name]) for name in _TIMES})
    if fields["start"]:  # Some programs write other line ends into a cell.
        fields["start"] = fields["start"].replace("\r\n", "\n")
    cell = row["entries"]
    return from_fields(fields, _csv_entries(cell))


def _csv_entries(cell: str | None) -> tuple[Played, ...]:
    return read_entries(part.strip() for part in cell.split(";")) if cell and cell.strip() else ()


def _number(kind: type[int] | type[float], text: str | None) -> int | float | None:
    if text is None:
        return None
    try:
        return kind(text)
    except ValueError as error:
        raise DamagedError(text[:20]) from error


def _guarded(read: Any, item: Any, number: int) -> Any:
    try:
        return read(item)
    except DamagedError as error:
        raise ImportRefusedError("field", str(error), number) from error


def _take_in(db: sqlite3.Connection, found: list[StoredGame]) -> Imported:
    known = {uid for (uid,) in db.execute("SELECT uid FROM games")}
    added = 0
    for game in found:
        if game.saved.uid not in known:
            known.add(game.saved.uid)
            games.insert(db, game)
            added += 1
    return Imported(added, len(found) - added)


def _take_in_beside(given: tuple[sqlite3.Connection, dict[str, Any]]) -> None:
    """What is not there yet of all that stands beside the games; what is there stays, the higher rung wins."""
    db, content = given
    for item in _list(content, "current"):
        beside.fill_current(db, str(read_variant(_of(item, "game"))), _of(item, "uid"))
    for item in _list(content, "ladder"):
        _climb(db, _of(item, "family"), _of(item, "suits"), _of(item, "wins"))
    for item in _list(content, "daily"):
        try:
            daily.remember(db, read_day(_of(item, "day")), parse_code(_of(item, "code")))
        except (CodeError, TypeError) as error:
            raise DamagedError("daily") from error
    for table in ("lines", "settings"):
        pairs = content.get(table, {})
        if not isinstance(pairs, dict) or not all(isinstance(value, str) for value in pairs.values()):
            raise DamagedError(table)
        beside.fill(db, table, pairs)


def _climb(db: sqlite3.Connection, family: Any, suits: Any, wins: Any) -> None:
    try:
        given = ladder.rung(family, suits, read_whole(wins))
        standing = ladder.standing(db, family)
        if (given.suits, given.wins) > (standing.suits, standing.wins):
            ladder.put(db, given)
    except (ValueError, TypeError) as error:
        raise DamagedError("ladder") from error


def _list(content: dict[str, Any], name: str) -> list[Any]:
    items = content.get(name, [])
    if not isinstance(items, list):
        raise ImportRefusedError("field", name)
    return items


def _of(item: Any, name: str) -> Any:
    if not isinstance(item, dict):
        raise DamagedError(name)
    return item.get(name)


def _to_iso(milliseconds: int) -> str:
    return (_EPOCH + timedelta(milliseconds=milliseconds)).isoformat(timespec="milliseconds")


def _from_iso(text: Any) -> int:
    try:
        moment = datetime.fromisoformat(text)
        return (moment - _EPOCH) // timedelta(milliseconds=1)
    except (TypeError, ValueError) as error:
        raise DamagedError("time") from error
