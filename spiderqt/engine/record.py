# SPDX-License-Identifier: GPL-3.0-or-later
"""Records: a whole game as text, and its replay; docs/record.md describes the format for others.

Standard library only: texts in, values out, no files and no clock. A record holds what was done, never what came of
it: the replay finds that out, so a record cannot claim a win that was not played.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from spiderqt.engine import refusals as why
from spiderqt.engine.actions import parse_action
from spiderqt.engine.codes import CodeError, GameCode, parse_code
from spiderqt.engine.ledger import ScoreScheme
from spiderqt.engine.policy import UndoPolicy
from spiderqt.engine.position import Position
from spiderqt.engine.position_text import RULE_KEYS, Setup, keyed, position_lines, rules_from, setup_from
from spiderqt.engine.text_lines import Line, TextError, read_lines
from spiderqt.engine.timeline import Entry, Reel, Timeline, Travel
from spiderqt.engine.values import dataclass, field

RECORD_VERSION = 1


@dataclass(frozen=True, slots=True)
class Played:
    """One entry with the seconds on the clock (None where nobody wrote them) and its line in the text read."""

    entry: Entry
    seconds: float | None = None
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Record:
    """A game code, or a position met elsewhere; the rules chosen; and every entry in order."""

    start: GameCode | Position
    policy: UndoPolicy = UndoPolicy.FREE
    scheme: ScoreScheme = ScoreScheme.CLASSIC
    entries: tuple[Played, ...] = ()

    @property
    def position(self) -> Position:
        """The table at the start."""
        return self.start.position() if isinstance(self.start, GameCode) else self.start


@dataclass(frozen=True, slots=True)
class Replay:
    """What a replay found: the game so far, and the first entry that was refused, with the reason.

    `carried_out` entries came before that; `ever_won` also when the win was undone.
    """

    timeline: Timeline
    carried_out: int
    ever_won: bool
    stopped_at: Played | None = None
    refusal: why.Refusal | None = None

    @property
    def is_legal(self) -> bool:
        """Whether every entry could be carried out."""
        return self.refusal is None


def replay(record: Record) -> Replay:
    """Carry out a record from its start, up to its first illegal entry."""
    reel = Reel(Timeline(record.position, record.policy, record.scheme))
    ever_won = record.position.is_won()
    for number, played in enumerate(record.entries):
        refusal = reel.enter(played.entry)
        if refusal is not None:
            return Replay(reel.timeline(), number, ever_won, played, refusal)
        if played.seconds is not None:
            reel.seconds = played.seconds
        ever_won = ever_won or reel.position.is_won()
    return Replay(reel.timeline(), len(record.entries), ever_won)


def write_record(record: Record) -> str:
    """The whole text, ending with a line break; seconds stand in a comment, ``; t=12.3``."""
    coded = isinstance(record.start, GameCode)
    head = [
        f"record: {RECORD_VERSION}",
        f"code: {record.start}" if coded else f"game: {record.position.variant}",
    ]
    head += [f"undo: {record.policy.value}", f"score: {record.scheme.value}"]
    if not coded:
        head += position_lines(record.position)
    return "\n".join([*head, "actions:", *map(_entry_line, record.entries)]) + "\n"


def _entry_line(played: Played) -> str:
    return str(played.entry) if played.seconds is None else f"{played.entry}  ; t={played.seconds:.1f}"


def read_text(text: str) -> Record:
    """Read a record, or a position as a record without entries. Raises TextError, saying what is wrong and where."""
    lines = read_lines(text)
    end = lines[-1].number if lines else 1
    at = next((i for i, line in enumerate(lines) if line.key == "actions"), None)
    head = lines if at is None else lines[:at]
    for line in head:
        if line.key is None:
            raise line.error("no-key", word=line.text)
    sections = keyed(head)
    _check_version(sections.pop("record", None), needed=at is not None, end=end)
    start = _start(sections, head[-1].number if head else end)
    entries = () if at is None else tuple(_entries(lines[at], lines[at + 1 :]))
    return Record(start.position if isinstance(start, Setup) else start, *rules_from(sections), entries)


def _check_version(line: Line | None, *, needed: bool, end: int) -> None:
    if line is None:
        if needed:
            raise TextError("record-missing", end)
        return
    if line.value != str(RECORD_VERSION):
        raise line.error("record-version", word=line.value, known=RECORD_VERSION)


def _start(sections: dict[str, Line], end: int) -> GameCode | Setup:
    line = sections.get("code")
    if line is None:
        return setup_from(sections, end)
    for key, other in sections.items():
        if key not in ("code", *RULE_KEYS):
            raise TextError("unknown-key", other.number, key=key)
    try:
        return parse_code(line.value)
    except CodeError as error:
        raise line.error("code", word=line.value, error=error) from error


_SECONDS = r"\bt=([0-9]{1,9}(?:\.[0-9]{1,3})?)\b"


def _entries(header: Line, lines: tuple[Line, ...]) -> Iterator[Played]:
    if header.words:
        raise header.error("action-beside-header", word=header.value)
    for line in lines:
        seconds = re.search(_SECONDS, line.comment)
        yield Played(_entry(line), float(seconds[1]) if seconds else None, line.number)


def _entry(line: Line) -> Entry:
    folded = line.text.lower()
    if folded in ("undo", "redo"):
        return Travel(folded)
    try:
        return parse_action(folded)
    except ValueError:
        raise line.error("not-an-action", word=line.text) from None
