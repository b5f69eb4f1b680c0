# SPDX-License-Identifier: GPL-3.0-or-later
"""The boards of Freecell Solver (https://fc-solve.shlomifish.org/), read and written.

One line for each column, cards from back to front, all face up; ``:`` may stand before them. Above them may stand
``Foundations: H-0 C-K D-0 S-0``, where K is a completed run. There is no stock.
"""

from __future__ import annotations

import re

from spiderqt.engine.position import Position
from spiderqt.engine.text_lines import Word
from spiderqt.foreign.tables import ForeignError, Table
from spiderqt.tongue import translate
from spiderqt.voice.faults import quoted

_FOUNDATION = re.compile(r"([SHDC])-([0A2-9TJQK]|10)", re.IGNORECASE)
_SUITS = "HCDS"
"""The order in which Freecell Solver writes them."""


def read(text: str) -> Table:
    """Read a board. Raises ForeignError."""
    columns: list[tuple[Word, ...]] = []
    completed: tuple[Word, ...] = ()
    lines = text.removeprefix("\ufeff").rstrip().split("\n")
    for number, raw in enumerate(lines, start=1):
        line = raw.rstrip("\r")
        head, colon, _ = line.partition(":")
        label = head.strip().lower() if colon else ""
        words = tuple(_words(line, number, len(head) + 1 if colon else 0))
        if line.startswith("#"):
            continue
        if label == "foundations":
            completed = tuple(filter(None, map(_completed, words)))
        elif label == "freecells":
            _check_no_freecells(words)
        elif label:
            sentence = translate("Console", "“{key}:” means nothing in a board of Freecell Solver.")
            raise ForeignError(sentence.format(key=quoted(head.strip())), number, 1)
        else:
            columns.append(words)
    return Table(tuple(columns), (), completed, len(lines))


def _words(line: str, number: int, start: int) -> list[Word]:
    return [Word(m[0].upper(), number, start + m.start() + 1) for m in re.finditer(r"\S+", line[start:])]


def _completed(word: Word) -> Word | None:
    match = _FOUNDATION.fullmatch(word.text)
    if match is None or match[2] not in ("0", "K"):
        sentence = translate(
            "Console", "“{word}”: a foundation of these games is empty or complete, like H-0 or H-K."
        )
        raise ForeignError(sentence.format(word=quoted(word.text)), word.line, word.column)
    return Word(match[1], word.line, word.column) if match[2] == "K" else None


def _check_no_freecells(words: tuple[Word, ...]) -> None:
    for word in words:
        if word.text.strip("-"):
            sentence = translate("Console", "These games have no free cells to hold “{word}”.")
            raise ForeignError(sentence.format(word=quoted(word.text)), word.line, word.column)


def write(position: Position) -> str:
    """The position as a board. Raises ForeignError for what the format cannot hold."""
    if position.stock:
        raise ForeignError(
            translate("Console", "Boards of Freecell Solver have no stock, and this position has one.")
        )
    if position.hidden_left:
        sentence = translate(
            "Console", "Boards of Freecell Solver have no face-down cards, and this position has some."
        )
        raise ForeignError(sentence)
    if position.completed and position.variant.decks > 1:
        raise ForeignError(
            translate("Console", "Boards of Freecell Solver hold the completed runs of one deck only.")
        )
    lines = []
    if position.completed:
        done = {suit.value for suit in position.completed}
        foundations = (f"{suit}-{'K' if suit in done else '0'}" for suit in _SUITS)
        lines.append(" ".join(["Foundations:", *foundations]))
    lines += [" ".join([":", *map(str, column.shown)]) for column in position.columns]
    return "\n".join(lines) + "\n"
