# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes bad input from good input: by character, by word, by line, by splicing two, by repeating much.

Must not know what reads it.
"""

from __future__ import annotations

from random import Random

SIGNS = "#;:x@\"',{}[]\\/-+.0129AZaz ♥١ñ \t\r\n\x00\x07\x0b\x0c\x1b\x7f\x85\u2028\u202e\ufeff\ufffd\U0001f0a1\ud800"
"""Signs that mean something to some reader, or trouble to most."""
NUMBERS = (
    "0",
    "-1",
    "00",
    "1.5",
    "1e999",
    "NaN",
    "inf",
    "99999999999999999999",
    "٣",
    "9" * 400,
    "0x1",
    "1_0",
    "",
)


def mutated_text(text: str, other: str, words: tuple[str, ...], chance: Random) -> str:
    """`text` with one to four faults; `other` is spliced in now and then, `words` are those of the format."""
    for _ in range(chance.choice((1, 1, 1, 2, 2, 3, 4))):
        text = chance.choice(_WAYS)(text, other, words, chance)
    return text


def _sign(text: str, other: str, words: tuple[str, ...], chance: Random) -> str:
    at, sign = _place(text, chance), chance.choice(SIGNS)
    return text[:at] + sign + text[at + chance.randrange(2) :]


def _cut(text: str, other: str, words: tuple[str, ...], chance: Random) -> str:
    return text[: _place(text, chance)]


def _drop(text: str, other: str, words: tuple[str, ...], chance: Random) -> str:
    at = _place(text, chance)
    return text[:at] + text[at + chance.choice((1, 2, 5, 40)) :]


def _word(text: str, other: str, words: tuple[str, ...], chance: Random) -> str:
    return _with_part(text, " ", chance, chance.choice(words))


def _number(text: str, other: str, words: tuple[str, ...], chance: Random) -> str:
    starts = [i for i, c in enumerate(text) if c.isdigit() and (i == 0 or not text[i - 1].isdigit())]
    if not starts:
        return _word(text, other, words, chance)
    at = chance.choice(starts)
    end = at
    while end < len(text) and text[end].isdigit():
        end += 1
    return text[:at] + chance.choice(NUMBERS) + text[end:]


def _line(text: str, other: str, words: tuple[str, ...], chance: Random) -> str:
    lines = text.split("\n")
    at = chance.randrange(len(lines))
    match chance.randrange(4):
        case 0:
            del lines[at]
        case 1:
            lines.insert(at, chance.choice(other.split("\n")))
        case 2:
            lines.insert(at, lines[at])
        case _:
            swap = chance.randrange(len(lines))
            lines[at], lines[swap] = lines[swap], lines[at]
    return "\n".join(lines)


def _splice(text: str, other: str, words: tuple[str, ...], chance: Random) -> str:
    return text[: _place(text, chance)] + other[_place(other, chance) :]


def _repeat(text: str, other: str, words: tuple[str, ...], chance: Random) -> str:
    at = _place(text, chance)
    part = text[at : at + chance.choice((1, 3, 20))]
    return text[:at] + part * chance.choice((2, 2, 30, 30, 30, 5000 if len(text) < 4000 else 2)) + text[at:]


def _with_part(text: str, between: str, chance: Random, new: str) -> str:
    parts = text.split(between)
    parts[chance.randrange(len(parts))] = new
    return between.join(parts)


def _place(text: str, chance: Random) -> int:
    return chance.randrange(len(text) + 1)


_WAYS = (_sign, _sign, _cut, _drop, _word, _word, _number, _line, _line, _splice, _repeat)


def mutated_bytes(data: bytes, chance: Random) -> bytes:
    """`data` with bits turned, a stretch of noise or nothing, or its end missing; half of it near the start."""
    content = bytearray(data)
    for _ in range(chance.choice((1, 1, 2, 5))):
        at = chance.randrange(max(1, min(len(content), 8192) if chance.random() < 0.5 else len(content)))
        match chance.randrange(5):
            case 0 if content:
                content[at] ^= 1 << chance.randrange(8)
            case 1:
                end = min(len(content), at + chance.choice((4, 100, 4096)))
                content[at:end] = chance.randbytes(end - at)
            case 2:
                content[at : at + 4096] = bytes(len(content[at : at + 4096]))
            case 3:
                content[at:at] = chance.randbytes(chance.choice((1, 16)))
            case _:
                del content[at:]
    return bytes(content)
