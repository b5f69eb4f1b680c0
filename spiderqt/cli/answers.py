# SPDX-License-Identifier: GPL-3.0-or-later
"""What a command comes back with: an answer, or a fault of its input.

Must not know how either is printed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from spiderqt.engine.values import dataclass
from spiderqt.tongue import translate

DONE, NO, BAD_INPUT, INTERRUPTED = 0, 1, 2, 130


@dataclass(frozen=True, slots=True)
class Answer:
    """`data` is the JSON object; `text` makes what a person reads, whole lines; `status` is the exit status.

    `remark` is a sentence beside the answer, where `text` is data of its own and standard error has to say it.
    """

    data: dict[str, Any]
    text: Callable[[], str]
    status: int = DONE
    remark: str = ""


class BadInputError(Exception):
    """Input that cannot be used: a sentence, and where it is wrong (file, line and column; an argument)."""

    def __init__(self, sentence: str, where: str = "") -> None:
        super().__init__(f"{where}: {sentence}" if where else sentence)


def place(name: str, line: int, column: int | None = None) -> str:
    """``deal.txt, line 4, column 7``."""
    if column is None:
        return translate("Console", "{name}, line {line}").format(name=name, line=line)
    pattern = translate("Console", "{name}, line {line}, column {column}")
    return pattern.format(name=name, line=line, column=column)


def lines(texts: list[str]) -> str:
    """Each text on a line of its own."""
    return "".join(f"{text}\n" for text in texts)
