# SPDX-License-Identifier: GPL-3.0-or-later
"""Game codes: ``SP1-S4-AAAAABX`` names rules, suits and shuffle, and catches mistyping.

Standard library only; docs/game-code.md describes the format for others. A code that has been given out means the
same cards for ever, so nothing here may change without a new version digit.

The check letter is a Verhoeff check in the dihedral group of order 26: J. Verhoeff, "Error detecting decimal codes",
Mathematical Centre Tracts 29, 1969, carried from ten digits to twenty-six letters. A plain weighted sum modulo 26
cannot catch every swap of neighbours, since 26 is even; this catches every single wrong character and every swap.
"""

from __future__ import annotations

import re

from spiderqt.engine.folding import capitals
from spiderqt.engine.position import Column, Position
from spiderqt.engine.shuffle import DEALS, shuffled
from spiderqt.engine.values import dataclass
from spiderqt.engine.variants import FAMILIES, VERSION, Variant, suits_of, variant

_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_SPACES_AND_HYPHENS = r"[\s\-\u2010-\u2015\u2212]+"
_FORM = r"([A-Z]{2})([0-9])S([0-9])([A-Z]*)"
_LOOKS_LIKE = r"[A-Z]{2}[0-9]S[0-9][A-Z0-9]*"


class CodeError(ValueError):
    """A text that is no game code. `reason` is one of the values below, `facts` what a sentence about it needs.

    ``form``: not two letters, digit, S, digit, letters · ``family``: no such game · ``version``: from a newer
    program · ``suits``: the game has not that number of suits (`allowed`) · ``letters``: not seven of them
    (`count`) · ``check``: a character is wrong or two are swapped.
    """

    def __init__(self, reason: str, text: str, **facts: object) -> None:
        super().__init__(f"{reason}: {text}")
        self.reason = reason
        self.text = text
        self.facts = facts


@dataclass(frozen=True, slots=True)
class GameCode:
    """A game and the number of its deal, 0 to 308,915,775."""

    variant: Variant
    number: int

    def __post_init__(self) -> None:
        if not 0 <= self.number < DEALS:
            raise ValueError(f"deal number out of range: {self.number}")

    def __str__(self) -> str:
        """The canonical form, e.g. ``SD1-S1-AAAAABD``."""
        letters = _letters_of(self.number)
        return f"{self.variant}-{letters}{_check_letter(self.variant.family, VERSION, self.variant.suits, letters)}"

    def position(self) -> Position:
        """The table at the start: column after column from the shuffled deck, then the stock in dealing order."""
        order = shuffled(self.variant.deck(), self.number)
        columns, at = [], 0
        for count, hidden in zip(self.variant.tableau, self.variant.hidden, strict=True):
            pile = order[at : at + count]
            columns.append(Column(pile[:hidden], pile[hidden:]))
            at += count
        return Position(self.variant, tuple(columns), order[at:])


def parse_code(text: str) -> GameCode:
    """Read a code in any case, with or without spaces and hyphens. Raises CodeError, which says what is wrong."""
    folded = _fold(text)
    match = re.fullmatch(_FORM, folded)
    if not match:
        raise CodeError("form", text)
    family, version, suits, letters = match[1], int(match[2]), int(match[3]), match[4]
    if family not in FAMILIES:
        raise CodeError("family", text, family=family)
    if version != VERSION:
        raise CodeError("version", text, version=version)
    if suits not in suits_of(family):
        raise CodeError("suits", text, family=family, suits=suits, allowed=suits_of(family))
    if len(letters) != 7:
        raise CodeError("letters", text, count=len(letters))
    if _checksum(family, version, suits, letters) != _VALID:
        raise CodeError("check", text)
    return GameCode(variant(family, suits), _number_of(letters[:6]))


def looks_like_code(text: str) -> bool:
    """Whether a text has the outline of a code, right or mistyped, and so is not meant as the name of a file."""
    return re.fullmatch(_LOOKS_LIKE, _fold(text)) is not None


def _fold(text: str) -> str:
    return capitals(re.sub(_SPACES_AND_HYPHENS, "", text))


def _letters_of(number: int) -> str:
    letters = ""
    for _ in range(6):
        number, digit = divmod(number, 26)
        letters = _LETTERS[digit] + letters
    return letters


def _number_of(letters: str) -> int:
    number = 0
    for letter in letters:
        number = number * 26 + _LETTERS.index(letter)
    return number


# The dihedral group of order 26: 0 to 12 are the rotations, 13 to 25 the reflections of a 13-sided figure.


def _product(a: int, b: int) -> int:
    turned_a, i = divmod(a, 13)
    turned_b, j = divmod(b, 13)
    return 13 * (turned_a ^ turned_b) + (i + (-j if turned_a else j)) % 13


def _permute(x: int) -> int:
    """Antisymmetric for the group: x * permute(y) differs from y * permute(x) unless x = y (a test tries all)."""
    return (5 - x) % 13 if x < 13 else 13 + (2 + x) % 13


_VALID = 20
"""The checksum of every right code; this one makes ``SD1-S1-AAAAABD`` one of them."""


def _powers_of_permute(count: int) -> tuple[tuple[int, ...], ...]:
    """Row i: every value permuted i times. History and export read codes by the hundred thousand."""
    rows = [tuple(range(26))]
    while len(rows) < count:
        rows.append(tuple(map(_permute, rows[-1])))
    return tuple(rows)


_PRODUCT = tuple(tuple(_product(a, b) for b in range(26)) for a in range(26))
_PERMUTED = _powers_of_permute(11)


def _checksum(family: str, version: int, suits: int, letters: str) -> int:
    values = [*map(_LETTERS.index, family), version, suits, *map(_LETTERS.index, letters)]
    total = 0
    for value, permuted in zip(values, _PERMUTED, strict=False):
        total = _PRODUCT[total][permuted[value]]
    return total


def _check_letter(family: str, version: int, suits: int, letters: str) -> str:
    products, permuted = _PRODUCT[_checksum(family, version, suits, letters)], _PERMUTED[4 + len(letters)]
    return next(c for i, c in enumerate(_LETTERS) if products[permuted[i]] == _VALID)
