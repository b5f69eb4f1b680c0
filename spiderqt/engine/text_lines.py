# SPDX-License-Identifier: GPL-3.0-or-later
"""Lines of the text formats: ``key: value`` with comments after ``;``, each word with its place for error messages.

Standard library only. Must not know what the keys mean.
"""

from __future__ import annotations

import io
import re

from spiderqt.engine.values import dataclass

MAX_LINES = 100_000
MAX_LINE_LENGTH = 4_000


class TextError(ValueError):
    """A text that cannot be read: `reason` (a stable name), `line` and `column` (from 1), `facts` for a sentence."""

    def __init__(self, reason: str, line: int, column: int = 1, **facts: object) -> None:
        super().__init__(f"line {line}, column {column}: {reason} {facts or ''}".rstrip())
        self.reason = reason
        self.line = line
        self.column = column
        self.facts = facts


@dataclass(frozen=True, slots=True)
class Word:
    """A word without spaces, and where it stands."""

    text: str
    line: int
    column: int

    def error(self, reason: str, **facts: object) -> TextError:
        """An error that points at this word."""
        return TextError(reason, self.line, self.column, **{"word": self.text, **facts})


@dataclass(frozen=True, slots=True)
class Line:
    """One line that is not blank: what stands before ``;``, its key (lower case, None without a colon), its words.

    `comment` is what stands after ``;``.
    """

    number: int
    text: str
    key: str | None
    words: tuple[Word, ...]
    comment: str

    @property
    def value(self) -> str:
        """The words after the key, joined by single spaces."""
        return " ".join(word.text for word in self.words)

    def error(self, reason: str, **facts: object) -> TextError:
        """An error that points at this line's first word after the key, or at its start."""
        column = self.words[0].column if self.words else 1
        return TextError(reason, self.number, column, **facts)


_KEYED = r"\s*([A-Za-z0-9]+)\s*:"


def read_lines(text: str) -> tuple[Line, ...]:
    """All lines that are not blank. Raises TextError for control characters and for endless lines or files."""
    lines = []
    # Not splitlines(): that breaks at form feeds and the like too, and the numbers would not be those of an editor.
    for number, raw in enumerate(io.StringIO(text.removeprefix("\ufeff"), newline=None), start=1):
        raw = raw.removesuffix("\n")
        if number > MAX_LINES:
            raise TextError("too-many-lines", number, limit=MAX_LINES)
        if len(raw) > MAX_LINE_LENGTH:
            raise TextError("line-too-long", number, limit=MAX_LINE_LENGTH)
        if not raw.replace("\t", " ").isprintable():
            column, sign = next(
                (i, c) for i, c in enumerate(raw, start=1) if not c.isprintable() and c != "\t"
            )
            raise TextError("control-character", number, column, code=ord(sign))
        body, _, comment = raw.partition(";")
        if body.strip():
            lines.append(_line(number, body, comment.strip()))
    return tuple(lines)


def _line(number: int, body: str, comment: str) -> Line:
    match = re.match(_KEYED, body)
    start = match.end() if match else 0
    words = tuple(Word(m[0], number, start + m.start() + 1) for m in re.finditer(r"\S+", body[start:]))
    return Line(number, body.strip(), match[1].lower() if match else None, words, comment)
