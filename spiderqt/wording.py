# SPDX-License-Identifier: GPL-3.0-or-later
"""The one door through which every sentence that a player meets is translated, with Qt or without.

Standard library only, so that the console program speaks Spanish without loading Qt. Sources hold English text in
calls of `translate` with literal strings; whoever chooses the language installs a catalogue with `use`.
"""

from __future__ import annotations

from typing import Protocol


class Catalogue(Protocol):
    """Something that knows translations."""

    def __call__(self, context: str, text: str, comment: str | None, n: int) -> str | None:
        """The translation, in the plural form for `n` (-1: no plural); None where there is none."""


def _english(context: str, text: str, comment: str | None, n: int) -> str | None:
    return None


_catalogue: list[Catalogue] = [_english]


def use(catalogue: Catalogue | None) -> None:
    """Translate with `catalogue` from now on; None goes back to the English of the sources."""
    _catalogue[0] = catalogue or _english


def translate(context: str, text: str, comment: str | None = None, n: int = -1) -> str:
    """`text` in the language chosen; ``%n`` in it becomes `n`. Same arguments as QCoreApplication.translate.

    Give literals, and format afterwards: ``translate("Table", "Column {number}").format(number=3)``.
    """
    found = _catalogue[0](context, text, comment, n) or text
    return found.replace("%n", str(n)) if n >= 0 else found
