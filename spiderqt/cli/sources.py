# SPDX-License-Identifier: GPL-3.0-or-later
"""Where a command's game comes from: a game code, a file with a position or a record, or standard input.

Must not know what a command does with it.
"""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from spiderqt.cli.answers import BadInputError, place
from spiderqt.documents import TooLargeError
from spiderqt.engine.codes import CodeError, GameCode, looks_like_code, parse_code
from spiderqt.engine.record import Record, Replay, read_text, replay
from spiderqt.engine.text_lines import TextError
from spiderqt.engine.timeline import Timeline
from spiderqt.engine.values import dataclass
from spiderqt.tongue import translate
from spiderqt.voice.faults import code_fault, printable, quoted, text_fault

STANDARD_INPUT = "-"
LARGEST_FILE = 4_000_000
"""Bytes. A record of ten thousand actions has a fortieth of that."""


@dataclass(frozen=True, slots=True)
class Source:
    """A game, and the name that faults call its text by."""

    name: str
    record: Record

    @property
    def code(self) -> str | None:
        """The game's code, where it has one."""
        return str(self.record.start) if isinstance(self.record.start, GameCode) else None

    def replay(self) -> Replay:
        """Carry out the record's entries, up to the first that is refused."""
        return replay(self.record)


def add_source(parser: ArgumentParser) -> None:
    """Let `parser` take a game: ``FILE|CODE`` by place, or ``--code CODE``."""
    parser.add_argument(
        "source",
        metavar=translate("Console", "FILE|CODE"),
        nargs="?",
        help=translate("Console", "a position, a record or a game code; - is standard input"),
    )
    add_code(parser)


def add_code(parser: ArgumentParser) -> None:
    """Let `parser` take ``--code CODE``."""
    parser.add_argument(
        "--code",
        metavar=translate("Console", "CODE"),
        help=translate("Console", "a game code, never taken for a file"),
    )


def source_of(given: Namespace) -> Source:
    """The game that `add_source` let the player name. Raises BadInputError."""
    if given.code is not None:
        if given.source is not None:
            raise BadInputError(
                translate("Console", "Give a file or a code, not both."), quoted(given.source)
            )
        return from_code(given.code)
    if given.source is None:
        raise BadInputError(
            translate("Console", "A file or a game code is needed."), translate("Console", "FILE|CODE")
        )
    return from_name(given.source)


def from_name(name: str) -> Source:
    """The game that `name` stands for, a code or a file, told apart by their form. Raises BadInputError.

    A mistyped code is not taken for a file, unless there is a file of that name.
    """
    if name == STANDARD_INPUT or not looks_like_code(name):
        return from_file(name)
    try:
        return Source(name, Record(parse_code(name)))
    except CodeError as error:
        if os.path.exists(name):  # noqa: PTH110  # Path raises for a name that is too long
            return from_file(name)
        raise BadInputError(code_fault(error)) from error


def from_code(text: str) -> Source:
    """The game of a code. Raises BadInputError."""
    try:
        return Source(text, Record(parse_code(text)))
    except CodeError as error:
        raise BadInputError(code_fault(error)) from error


def from_file(name: str) -> Source:
    """The position or record in a file. Raises BadInputError."""
    text = read_file(name)
    try:
        return Source(shown_name(name), read_text(text))
    except TextError as error:
        raise unreadable(name, error) from error


def unreadable(name: str, error: TextError) -> BadInputError:
    """The fault of the file `name`, with line and column."""
    return BadInputError(text_fault(error), place(shown_name(name), error.line, error.column))


def timeline_of(source: Source) -> Timeline:
    """The game after all entries of the record. Raises BadInputError when one of them is refused."""
    found = source.replay()
    if found.stopped_at is not None and found.refusal is not None:
        from spiderqt.voice.phrases.refusals import refusal_sentence

        raise BadInputError(
            translate("Console", "“{action}” is not legal here. {why}").format(
                action=found.stopped_at.entry,
                why=refusal_sentence(found.refusal, source.record.position.variant),
            ),
            place(source.name, found.stopped_at.line),
        )
    return found.timeline


def shown_name(name: str) -> str:
    """How a sentence calls the file."""
    return translate("Console", "standard input") if name == STANDARD_INPUT else printable(name)


def read_file(name: str, largest: int = LARGEST_FILE, *, or_code: bool = True) -> str:
    """The text of a file of at most `largest` bytes, or of standard input for ``-``. Raises BadInputError.

    `or_code`: a game code could stand there as well.
    """
    try:
        data = _bytes_of(name, largest)
    except TooLargeError as error:
        sentence = translate("Console", "The file is too large: it has more than {limit} bytes.")
        raise BadInputError(sentence.format(limit=largest), shown_name(name)) from error
    except (OSError, ValueError) as error:
        raise BadInputError(_why_unreadable(name, error, or_code), shown_name(name)) from error
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        before = data[: error.start].decode("utf-8")
        line, column = before.count("\n") + 1, len(before) - before.rfind("\n")
        sentence = translate("Console", "This is not UTF-8 text.")
        raise BadInputError(sentence, place(shown_name(name), line, column)) from error


def _bytes_of(name: str, largest: int) -> bytes:
    if not name:
        raise FileNotFoundError
    if name == STANDARD_INPUT:
        if sys.stdin is None:
            raise ValueError("no standard input")
        data = sys.stdin.buffer.read(largest + 1)
    else:
        with Path(name).open("rb") as file:
            if os.fstat(file.fileno()).st_size > largest:
                raise TooLargeError
            data = file.read(largest + 1)
    if len(data) > largest:
        raise TooLargeError
    return data


def _why_unreadable(name: str, error: OSError | ValueError, or_code: bool) -> str:
    match error:
        case FileNotFoundError() if or_code and _could_be_code(name):
            return translate("Console", "There is no such file, and a game code looks like SD1-S1-AAAAABD.")
        case FileNotFoundError() | NotADirectoryError():
            return translate("Console", "There is no such file.")
        case IsADirectoryError():
            return translate("Console", "This is a folder, not a file.")
        case PermissionError():
            return translate("Console", "The file may not be read.")
    return translate("Console", "The file cannot be read ({reason}).").format(reason=quoted(error))


def _could_be_code(name: str) -> bool:
    return "." not in name and "/" not in name and "\\" not in name
