# SPDX-License-Identifier: GPL-3.0-or-later
"""Games in files: read and written as records, every fault one sentence.

Must not know widgets. A file is looked at before it is believed: size, text, position, legality.
"""

from __future__ import annotations

import errno
from pathlib import Path

from spiderqt import documents
from spiderqt.documents import NotAFileError, TooLargeError
from spiderqt.engine.codes import CodeError, GameCode, parse_code
from spiderqt.engine.record import read_text, replay, write_record
from spiderqt.engine.text_lines import TextError
from spiderqt.engine.values import dataclass
from spiderqt.session.table import Options, Table, table_from_replay
from spiderqt.tongue import translate
from spiderqt.voice.faults import code_fault, printable, text_fault
from spiderqt.voice.phrases.refusals import refusal_sentence

MOST_BYTES = 4_000_000


@dataclass(frozen=True, slots=True)
class Unreadable:
    """Why a game could not be opened or saved, in one sentence."""

    sentence: str


def open_table(path: Path, options: Options) -> Table | Unreadable:
    """The game in a file: a record as far as it went, or a position; `options` fill in what a file does not say."""
    text = text_in(path, most=MOST_BYTES)
    return text if isinstance(text, Unreadable) else table_from_text(text, options, name=printable(path.name))


def text_in(path: Path, *, most: int) -> str | Unreadable:
    """The text of a file that the player named, of at most `most` bytes."""
    name = printable(path.name)
    try:
        return documents.read(path, most=most).decode("utf-8")
    except TooLargeError:
        return Unreadable(translate("Files", "{name} is too large for a game.").format(name=name))
    except UnicodeDecodeError:
        return Unreadable(translate("Files", "{name} is not a text file.").format(name=name))
    except (OSError, ValueError) as error:
        pattern = translate("Files", "{name} cannot be read: {why}.")
        return Unreadable(pattern.format(name=name, why=reason(error)))


def table_from_text(text: str, options: Options, *, name: str) -> Table | Unreadable:
    """The game in a text; `name` is what a fault calls it."""
    try:
        record = read_text(text)
    except TextError as error:
        if error.reason == "no-key" and (found := _foreign(text, options)) is not None:
            return found
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


def _foreign(text: str, options: Options) -> Table | None:
    """The deal of another program, where the text is one and says which game it is."""
    from spiderqt.windows.past.reading import foreign_in

    found = foreign_in(text, options)
    return found if isinstance(found, Table) else None


def save_table(table: Table, path: Path) -> Unreadable | None:
    """Write a game as a record, whole or not at all; None when it is done."""
    try:
        documents.write(path, write_record(table.record()).encode("utf-8"))
    except (OSError, ValueError) as error:
        pattern = translate("Files", "The game could not be saved as {name}: {why}.")
        return Unreadable(pattern.format(name=printable(path.name), why=reason(error)))
    return None


def reason(error: OSError | ValueError) -> str:
    """Why a file cannot be read or written, as the end of a sentence; the system's own words are in no language."""
    match error:
        case NotAFileError() | IsADirectoryError() | NotADirectoryError():
            return translate("Files", "it is no ordinary file")
        case FileNotFoundError():
            return translate("Files", "there is nothing of that name")
        case PermissionError():
            return translate("Files", "the system does not allow it")
        case OSError(errno=errno.ENAMETOOLONG) | ValueError():
            return translate("Files", "its name cannot be used")
        case OSError(errno=errno.ENOSPC | errno.EDQUOT):
            return translate("Files", "there is no room left")
        case OSError(errno=errno.EROFS):
            return translate("Files", "nothing can be written there")
    return translate("Files", "the system reports error {number}").format(number=error.errno or 0)


def game_code(text: str) -> GameCode | Unreadable:
    """The game code in a text."""
    try:
        return parse_code(text)
    except CodeError as error:
        return Unreadable(code_fault(error))
