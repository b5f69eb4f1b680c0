# SPDX-License-Identifier: GPL-3.0-or-later
"""Games in files: read and written as records, every fault one sentence.

Must not know widgets. A file is looked at before it is believed: size, text, position, legality.
"""

from __future__ import annotations

from pathlib import Path

from spiderqt.engine.codes import CodeError, GameCode, parse_code
from spiderqt.engine.record import read_text, replay, write_record
from spiderqt.engine.text_lines import TextError
from spiderqt.engine.values import dataclass
from spiderqt.session.table import Options, Table, table_from_replay
from spiderqt.tongue import translate
from spiderqt.voice.faults import code_fault, text_fault
from spiderqt.voice.phrases.refusals import refusal_sentence

MOST_BYTES = 4_000_000


@dataclass(frozen=True, slots=True)
class Unreadable:
    """Why a game could not be opened or saved, in one sentence."""

    sentence: str


def open_table(path: Path, options: Options) -> Table | Unreadable:
    """The game in a file: a record as far as it went, or a position; `options` fill in what a file does not say."""
    try:
        if path.stat().st_size > MOST_BYTES:
            return Unreadable(translate("Files", "{name} is too large for a game.").format(name=path.name))
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return Unreadable(translate("Files", "{name} is not a text file.").format(name=path.name))
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        return Unreadable(translate("Files", "{name} cannot be read: {why}.").format(name=path.name, why=why))
    return table_from_text(text, options, name=path.name)


def table_from_text(text: str, options: Options, *, name: str) -> Table | Unreadable:
    """The game in a text; `name` is what a fault calls it."""
    try:
        record = read_text(text)
    except TextError as error:
        place = translate("Files", "{name}, line {line}, column {column}: {fault}")
        return Unreadable(
            place.format(name=name, line=error.line, column=error.column, fault=text_fault(error))
        )
    played = replay(record)
    if played.refusal is not None and played.stopped_at is not None:
        fault = refusal_sentence(played.refusal, record.position.variant)
        place = translate("Files", "{name}, line {line}: this action is not legal. {fault}")
        return Unreadable(place.format(name=name, line=played.stopped_at.line, fault=fault))
    return table_from_replay(record, played, options)


def save_table(table: Table, path: Path) -> Unreadable | None:
    """Write a game as a record, whole or not at all; None when it is done."""
    unfinished = path.with_name(f".{path.name}.part")
    try:
        unfinished.write_text(write_record(table.record()), encoding="utf-8")
        unfinished.replace(path)
    except OSError as error:
        unfinished.unlink(missing_ok=True)
        why = error.strerror or str(error)
        return Unreadable(
            translate("Files", "The game could not be saved as {name}: {why}.").format(
                name=path.name, why=why
            )
        )
    return None


def game_code(text: str) -> GameCode | Unreadable:
    """The game code in a text."""
    try:
        return parse_code(text)
    except CodeError as error:
        return Unreadable(code_fault(error))
