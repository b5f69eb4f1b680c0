# SPDX-License-Identifier: GPL-3.0-or-later
"""What is wrong with a text or a game code, in a sentence.

No Qt: console and window say the same. Every reason that the engine gives has a sentence here (a test reads the
engine's source to see that). Where it is wrong, the caller says: files and lines are not part of the sentences.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import cast

from spiderqt.engine.codes import CodeError
from spiderqt.engine.text_lines import TextError
from spiderqt.engine.variants import FAMILIES
from spiderqt.tongue import translate

LONGEST_QUOTE = 40
EXAMPLE_CODE = "SD1-S1-AAAAABD"


def printable(text: object) -> str:
    """`text` with a mark in place of whatever would not show, or do worse to a terminal."""
    return "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in str(text))


def quoted(text: object) -> str:
    """`text` fit to stand in a sentence: printable, on one line, and not too long."""
    plain = printable(text)
    return plain if len(plain) <= LONGEST_QUOTE else plain[: LONGEST_QUOTE - 1] + "…"


def listed(things: object) -> str:
    """``1, 2, 4``."""
    return ", ".join(map(str, cast(Iterable[object], things)))


def code_fault(error: CodeError) -> str:
    """What is wrong with a game code."""
    pattern = _CODE_FAULTS[error.reason]()
    return _filled(pattern, {**error.facts, "word": error.text})


def text_fault(error: TextError) -> str:
    """What is wrong with a position or a record; `error.line` and `error.column` say where."""
    inner = error.facts.get("error")
    if isinstance(inner, CodeError):
        return code_fault(inner)
    count = error.facts.get("count")
    pattern = _counted(error.reason, count) if isinstance(count, int) else _TEXT_FAULTS[error.reason]()
    return _filled(pattern, error.facts)


def _filled(pattern: str, facts: dict[str, object]) -> str:
    texts = {name: listed(v) if isinstance(v, tuple | list) else quoted(v) for name, v in facts.items()}
    return pattern.format(**{"games": listed(FAMILIES), "example": EXAMPLE_CODE, **texts})


def _family() -> str:
    return translate("Faults", "There is no game “{family}”; the games are {games}.")


def _suits() -> str:
    return translate("Faults", "{family} is not played with that number of suits, only with: {allowed}.")


def _version() -> str:
    return translate(
        "Faults", "“{word}” has version {version}, which this program does not know. Is it newer?"
    )


_CODE_FAULTS: dict[str, Callable[[], str]] = {
    "form": lambda: translate("Faults", "“{word}” is not a game code; one looks like {example}."),
    "family": _family,
    "version": _version,
    "suits": _suits,
    "letters": lambda: translate(
        "Faults", "“{word}” is not a game code: it should end with 7 letters, and has {count}."
    ),
    "check": lambda: translate(
        "Faults", "“{word}” is mistyped: a character is wrong, or two neighbours are swapped."
    ),
}


def _counted(reason: str, n: int) -> str:
    """The two sentences that count cards."""
    if reason == "cards-missing":
        return translate("Faults", "%n cards of the deck are missing: {cards}.", None, n)
    return translate("Faults", "More cards are unknown ({count}) than the deck has left ({left}).")


_COUNTED = ("cards-missing", "too-many-unknown")
_TEXT_FAULTS: dict[str, Callable[[], str]] = {
    "too-many-lines": lambda: translate("Faults", "The text has more than {limit} lines."),
    "line-too-long": lambda: translate("Faults", "The line has more than {limit} characters."),
    "control-character": lambda: translate("Faults", "A control character (number {code}) is not text."),
    "no-key": lambda: translate("Faults", "“{word}” is not of the form “key: value”."),
    "twice": lambda: translate("Faults", "“{key}:” stands here again; it was given in line {first}."),
    "unknown-key": lambda: translate("Faults", "“{key}:” means nothing here."),
    "no-such-column": lambda: translate("Faults", "There is no column {key}; this game has {columns}."),
    "column-missing": lambda: translate("Faults", "Column {number} of {columns} is missing."),
    "game-missing": lambda: translate("Faults", "There is neither a line “game:” nor a line “code:”."),
    "game-form": lambda: translate("Faults", "“{word}” does not name a game; one looks like SP1-S4."),
    "family": _family,
    "version": _version,
    "suits": _suits,
    "unknown-undo": lambda: translate("Faults", "There is no undo policy “{word}”, only: {allowed}."),
    "unknown-score": lambda: translate("Faults", "There is no way to score “{word}”, only: {allowed}."),
    "not-a-card": lambda: translate("Faults", "“{word}” is not a card; one looks like 4C, #TH or ##."),
    "not-a-suit": lambda: translate("Faults", "“{word}” is not a suit; the suits are S, H, D and C."),
    "not-complete": lambda: translate(
        "Faults", "“{word}”: not all of these runs lie complete in the columns."
    ),
    "card-too-many": lambda: translate("Faults", "{card} is there more often than the deck has it."),
    "face-down-on-face-up": lambda: translate(
        "Faults", "“{word}” lies face down on a face-up card of column {number}."
    ),
    "ends-face-down": lambda: translate("Faults", "Column {number} ends with the face-down card “{word}”."),
    "run-left-standing": lambda: translate(
        "Faults", "Column {number} ends with a completed run, which leaves the table in this game."
    ),
    "stock-too-large": lambda: translate("Faults", "The stock of this game has no more than {limit} cards."),
    "record-missing": lambda: translate("Faults", "There are actions, but no line “record: 1”."),
    "record-version": lambda: translate(
        "Faults", "This record has version “{word}”; this program reads version {known}."
    ),
    "action-beside-header": lambda: translate("Faults", "“{word}” must stand in a line below “actions:”."),
    "not-an-action": lambda: translate(
        "Faults", "“{word}” is not an action; actions are like “3x2 7”, “d”, “undo” and “redo”."
    ),
}

TEXT_REASONS = frozenset({*_TEXT_FAULTS, *_COUNTED, "code"})
CODE_REASONS = frozenset(_CODE_FAULTS)
