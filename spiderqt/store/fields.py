# SPDX-License-Identifier: GPL-3.0-or-later
"""A game as plain fields and back: one reader, which believes nothing, for the database, JSON and CSV alike.

Standard library and engine only. Must not know where the fields come from.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable, Mapping
from datetime import date
from typing import Any, TypeVar

from spiderqt.engine.actions import parse_action
from spiderqt.engine.codes import CodeError, GameCode, looks_like_code, parse_code
from spiderqt.engine.ledger import ScoreScheme
from spiderqt.engine.policy import UndoPolicy
from spiderqt.engine.position import Position
from spiderqt.engine.position_text import Setup, read_position, write_position
from spiderqt.engine.record import Played, Record
from spiderqt.engine.send import SendRule
from spiderqt.engine.text_lines import TextError
from spiderqt.engine.timeline import Entry, Travel
from spiderqt.engine.values import dataclass
from spiderqt.engine.variants import VARIANTS, Variant
from spiderqt.store.faults import DamagedError
from spiderqt.store.values import SavedGame

T = TypeVar("T")
_VARIANTS = {str(v): v for v in VARIANTS}
_UID = r"[0-9a-zA-Z_-]{1,64}"
_MOST = 2**53  # Whole numbers up to here are the same in JSON everywhere.
_LAST_MOMENT = 253_402_300_799_999  # The end of the year 9999, where dates end.


@dataclass(frozen=True, slots=True)
class StoredGame:
    """All that the store knows of a game. Times are milliseconds since 1970, UTC; `won_...` are those of its win."""

    saved: SavedGame
    began: int
    changed: int
    counts: bool = False
    credited: bool = False
    won_on: date | None = None
    won_seconds: float | None = None
    won_moves: int | None = None
    won_score: int | None = None


FIELDS = (
    *("uid", "game", "start", "policy", "scheme", "send", "hints", "opened", "began", "changed", "seconds"),
    *("moves", "score", "cursor_column", "cursor_card", "trap_told", "counts", "won", "credited", "won_on"),
    *("won_seconds", "won_moves", "won_score"),
)
"""The names of the fields, which are columns of the table `games` too; the entries come beside them."""


def to_fields(game: StoredGame) -> dict[str, str | int | float | None]:
    """The fields as SQLite takes them."""
    saved = game.saved
    values = (
        *(saved.uid, str(saved.variant), start_text(saved.record), saved.record.policy.value),
        *(
            saved.record.scheme.value,
            saved.send.value,
            int(saved.hints),
            saved.opened,
            game.began,
            game.changed,
        ),
        *(saved.seconds, saved.moves, saved.score, *saved.cursor, int(saved.trap_told), int(game.counts)),
        *(int(saved.won), int(game.credited), game.won_on.isoformat() if game.won_on else None),
        *(game.won_seconds, game.won_moves, game.won_score),
    )
    return dict(zip(FIELDS, values, strict=True))


def from_fields(fields: Mapping[str, Any], entries: tuple[Played, ...]) -> StoredGame:
    """The game; raises DamagedError, naming the field that cannot be."""
    if fields.get("won") and any(fields.get(name) is None for name in ("won_on", "won_seconds", "won_moves")):
        raise DamagedError("won")
    game = read_variant(fields.get("game"))
    start = read_start(fields.get("start"))
    if start.variant != game:
        raise DamagedError("start")
    record = Record(
        start, _choice(UndoPolicy, fields, "policy"), _choice(ScoreScheme, fields, "scheme"), entries
    )
    saved = SavedGame(
        uid=_checked(fields, "uid", lambda v: isinstance(v, str) and re.fullmatch(_UID, v) is not None),
        record=record,
        send=_choice(SendRule, fields, "send"),
        hints=_flag(fields, "hints"),
        seconds=_seconds(fields, "seconds"),
        moves=_whole(fields, "moves"),
        score=_maybe(_whole, fields, "score", least=-_MOST),
        won=_flag(fields, "won"),
        trap_told=_flag(fields, "trap_told"),
        cursor=(_whole(fields, "cursor_column"), _whole(fields, "cursor_card")),
        opened=_whole(fields, "opened"),
    )
    return StoredGame(
        saved,
        began=_whole(fields, "began", most=_LAST_MOMENT),
        changed=_whole(fields, "changed", most=_LAST_MOMENT),
        counts=_flag(fields, "counts"),
        credited=_flag(fields, "credited"),
        won_on=_maybe(_day, fields, "won_on"),
        won_seconds=_maybe(_seconds, fields, "won_seconds"),
        won_moves=_maybe(_whole, fields, "won_moves"),
        won_score=_maybe(_whole, fields, "won_score", least=-_MOST),
    )


def start_text(record: Record) -> str:
    """The game code, or the position with its rules."""
    if isinstance(record.start, GameCode):
        return str(record.start)
    return write_position(Setup(record.start, record.policy, record.scheme))


def read_start(text: Any) -> GameCode | Position:
    """The other way; raises DamagedError."""
    if not isinstance(text, str):
        raise DamagedError("start")
    try:
        return parse_code(text) if looks_like_code(text) else read_position(text).position
    except (CodeError, TextError) as error:
        raise DamagedError("start") from error


def read_variant(text: Any) -> Variant:
    """The game that ``SP1-S4`` names; raises DamagedError."""
    if not isinstance(text, str) or text not in _VARIANTS:
        raise DamagedError("game")
    return _VARIANTS[text]


def entry_text(played: Played) -> str:
    """``3x2 7@12.3``; without a time ``3x2 7``."""
    return str(played.entry) if played.seconds is None else f"{played.entry}@{played.seconds!r}"


def read_entries(texts: Iterable[Any]) -> tuple[Played, ...]:
    """The other way; raises DamagedError."""
    return tuple(map(_played, texts))


def _played(text: Any) -> Played:
    if not isinstance(text, str):
        raise DamagedError("entries")
    word, at, seconds = text.partition("@")
    try:
        return make_played(word, float(seconds) if at else None)
    except ValueError as error:
        raise DamagedError("entries") from error


def make_played(word: Any, seconds: Any) -> Played:
    """One entry of a record from its notation and its time; raises DamagedError."""
    if seconds is not None and not _is_time(seconds):
        raise DamagedError("entries")
    return Played(_entry(word), seconds)


def _entry(word: Any) -> Entry:
    if not isinstance(word, str):
        raise DamagedError("entries")
    try:
        return Travel(word) if word in ("undo", "redo") else parse_action(word)
    except ValueError as error:
        raise DamagedError("entries") from error


def _checked(fields: Mapping[str, Any], name: str, is_right: Callable[[Any], bool]) -> Any:
    value = fields.get(name)
    if not is_right(value):
        raise DamagedError(name)
    return value


def _whole(fields: Mapping[str, Any], name: str, *, least: int = 0, most: int = _MOST) -> int:
    whole = _checked(fields, name, lambda v: type(v) is int and least <= v <= most)
    return int(whole)


def read_whole(value: Any) -> int:
    """A whole number that every file can hold, not less than 0; raises DamagedError."""
    return _whole({"number": value}, "number")


def _flag(fields: Mapping[str, Any], name: str) -> bool:
    return bool(_checked(fields, name, lambda v: type(v) is int and v in (0, 1)))


def _is_time(value: Any) -> bool:
    return type(value) in (int, float) and math.isfinite(value) and 0 <= value <= 1e9


def _seconds(fields: Mapping[str, Any], name: str) -> float:
    return float(_checked(fields, name, _is_time))


def _day(fields: Mapping[str, Any], name: str) -> date:
    return read_day(fields.get(name))


def read_day(text: Any) -> date:
    """A day from ``2026-11-30``; raises DamagedError."""
    try:
        return date.fromisoformat(text)
    except (TypeError, ValueError) as error:
        raise DamagedError("day") from error


def _maybe(read: Callable[..., T], fields: Mapping[str, Any], name: str, **limits: int) -> T | None:
    return None if fields.get(name) is None else read(fields, name, **limits)


def _choice(kind: Callable[[Any], T], fields: Mapping[str, Any], name: str) -> T:
    try:
        return kind(fields.get(name))
    except ValueError as error:
        raise DamagedError(name) from error
