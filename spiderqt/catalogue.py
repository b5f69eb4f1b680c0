# SPDX-License-Identifier: GPL-3.0-or-later
"""A reader of Qt's compiled translations (.qm), so that programs that load no Qt speak the same languages.

Standard library only. Must not know which language is wanted, nor where the files lie.

The format is that of QTranslator (qtbase/src/corelib/kernel/qtranslator.cpp): after sixteen bytes of magic
come sections of tag, length and data. `lrelease` writes messages with their source text and context, sorted
by a hash of source and comment, and the plural rule of the language as a little program.
"""

from __future__ import annotations

import struct
from bisect import bisect_left
from collections.abc import Iterator
from pathlib import Path

_MAGIC = bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")
_HASHES, _MESSAGES, _PLURAL_RULE = 0x42, 0x69, 0x88
_END, _TRANSLATION, _OBSOLETE, _SOURCE, _CONTEXT, _COMMENT = 1, 3, 5, 6, 7, 8


_KEPT = 2000
"""So many answers are remembered before all are forgotten; a game needs some hundreds."""


class CatalogueError(ValueError):
    """The file is not a compiled translation."""


class Catalogue:
    """The sentences of one language.

    `data` is the content of a .qm file. Raises CatalogueError when it is none.
    """

    def __init__(self, data: bytes) -> None:
        if not data.startswith(_MAGIC):
            raise CatalogueError("not a compiled translation")
        sections: dict[int, bytes] = {}
        position = len(_MAGIC)
        while position + 5 <= len(data):
            tag, length = struct.unpack_from(">BI", data, position)
            sections[tag] = data[position + 5 : position + 5 + length]
            position += 5 + length
        self._messages = sections.get(_MESSAGES, b"")
        self._rule = sections.get(_PLURAL_RULE, b"")
        hashes = sections.get(_HASHES, b"")
        if len(hashes) % 8:
            raise CatalogueError("a damaged translation")
        pairs = struct.iter_unpack(">II", hashes)
        self._offsets: list[tuple[int, int]] = list(pairs)
        self._known: dict[tuple[str, str, str, int], str | None] = {}

    @classmethod
    def read(cls, path: Path) -> Catalogue:
        """Read a .qm file. Raises OSError or CatalogueError."""
        return cls(path.read_bytes())

    def find(self, context: str, text: str, comment: str = "", n: int = -1) -> str | None:
        """The translation of `text`, in the form for `n` things when `n` is not negative; None: not there.

        As Qt does, a message without a comment answers for one with a comment that is missing. Nothing of a damaged
        file is an error here: its sentences are just not there.
        """
        key = (context, text, comment, n)
        try:
            return self._known[key]
        except KeyError:
            pass
        try:
            found = self._find(context, text, comment, n)
        except (struct.error, LookupError, UnicodeDecodeError):
            found = None
        if len(self._known) >= _KEPT:
            self._known.clear()  # the numbers of plurals have no end
        self._known[key] = found
        return found

    def _find(self, context: str, text: str, comment: str, n: int) -> str | None:
        form = plural_form(self._rule, n) if n >= 0 else 0
        for wanted in dict.fromkeys((comment, "")):
            key = _hash((text + wanted).encode())
            index = bisect_left(self._offsets, (key, 0))
            while index < len(self._offsets) and self._offsets[index][0] == key:
                fields = list(self._fields(self._offsets[index][1]))
                if _matches(fields, context, text, wanted):
                    forms = [value for tag, value in fields if tag == _TRANSLATION]
                    return forms[form].decode("utf-16-be") if form < len(forms) else None
                index += 1
        return None

    def _fields(self, position: int) -> Iterator[tuple[int, bytes]]:
        """The tagged fields of the message that begins at `position`."""
        data = self._messages
        while position < len(data) and (tag := data[position]) != _END:
            if tag == _OBSOLETE:
                position += 5
                continue
            (length,) = struct.unpack_from(">I", data, position + 1)
            length = 0 if length == 0xFFFFFFFF else length
            yield tag, data[position + 5 : position + 5 + length]
            position += 5 + length


def _matches(fields: list[tuple[int, bytes]], context: str, text: str, comment: str) -> bool:
    """Whether every field that says what the message is for says the right thing."""
    wanted = {_SOURCE: text.encode(), _CONTEXT: context.encode(), _COMMENT: comment.encode()}
    return all(value == wanted.get(tag, value) for tag, value in fields)


def _hash(data: bytes) -> int:
    """The hash of ELF symbol tables, as QTranslator uses it; never 0."""
    value = 0
    for byte in data:
        value = (value << 4) + byte
        high = value & 0xF0000000
        value = (value ^ (high >> 24)) & ~high & 0xFFFFFFFF
    return value or 1


def plural_form(rule: bytes, n: int) -> int:
    """Which form `n` things take: the first condition of `rule` that holds, else the one after the last.

    A rule is conditions parted by 0xFF; a condition is comparisons joined by 0xFD (and) and 0xFE (or), with
    the stronger "and". A comparison is one byte of what and how, then one operand, or two for "between".
    """
    if not rule:
        return 0
    conditions = _split(rule, 0xFF)
    for form, condition in enumerate(conditions):
        alternatives = _split(condition, 0xFE)
        if any(all(_holds(part, n) for part in _split(words, 0xFD)) for words in alternatives):
            return form
    return len(conditions)


def _split(code: bytes, separator: int) -> list[bytes]:
    """Part `code` at the opcode `separator`, stepping over operands."""
    parts, start, position = [], 0, 0
    while position < len(code):
        if code[position] == separator:
            parts.append(code[start:position])
            start = position = position + 1
        elif code[position] >= 0xFD:
            position += 1
        else:
            position += 3 if code[position] & 0x07 == _BETWEEN else 2
    return [*parts, code[start:]]


_EQUAL, _LESS, _LESS_OR_EQUAL, _BETWEEN = 1, 2, 3, 4
_NOT, _MODULO_10, _MODULO_100, _LEAD_1000 = 0x08, 0x10, 0x20, 0x40


def _holds(comparison: bytes, n: int) -> bool:
    """Whether one comparison of a plural rule holds for `n`."""
    code, first, last = comparison[0], comparison[1], comparison[-1]
    if code & _MODULO_10:
        n %= 10
    elif code & _MODULO_100:
        n %= 100
    elif code & _LEAD_1000:
        while n >= 1000:
            n //= 1000
    answer = {
        _EQUAL: n == first,
        _LESS: n < first,
        _LESS_OR_EQUAL: n <= first,
        _BETWEEN: first <= n <= last,
    }[code & 0x07]
    return answer != bool(code & _NOT)
