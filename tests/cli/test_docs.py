# SPDX-License-Identifier: GPL-3.0-or-later
"""The published formats: what docs/ says is what the engine does."""

from __future__ import annotations

import re
from itertools import accumulate
from pathlib import Path

import pytest

from spiderqt.cli.commands import COMMANDS
from spiderqt.engine import codes
from spiderqt.engine.codes import GameCode, parse_code
from spiderqt.engine.position_text import Setup, read_position, write_position
from spiderqt.engine.record import read_text, replay
from spiderqt.engine.shuffle import DEALS, SplitMix64, shuffled
from spiderqt.engine.variants import FAMILIES, VARIANTS, suits_of, variant
from spiderqt.foreign.formats import FORMATS

DOCS = Path(__file__).resolve().parents[2] / "docs"


def page(name: str) -> str:
    return (DOCS / name).read_text(encoding="utf-8")


def blocks(name: str, kind: str) -> list[str]:
    found = re.findall(rf"^```{kind}\n(.*?)^```$", page(name), re.DOTALL | re.MULTILINE)
    assert found, f"no block {kind} in {name}"
    return found


def pairs(kind: str) -> list[tuple[str, list[str]]]:
    (block,) = blocks("game-code.md", kind)
    return [(key, values.split()) for key, values in (line.split(":") for line in block.splitlines())]


def test_splitmix64_draws_what_the_page_says() -> None:
    vectors = pairs("splitmix64")
    assert ("1234567", 6457827717110365317) in [(seed, int(draws[0])) for seed, draws in vectors]
    for seed, draws in vectors:
        generator = SplitMix64(int(seed))
        assert [generator.next() for _ in draws] == list(map(int, draws))


def test_the_shuffle_gives_the_orders_of_the_page() -> None:
    for number, order in pairs("shuffle"):
        assert shuffled(range(10), int(number)) == tuple(map(int, order))


def test_the_codes_of_the_page_are_ours() -> None:
    listed = {}
    for game, texts in pairs("codes"):
        family, suits = game.split()
        listed[family, int(suits)] = [str(parse_code(text)) for text in texts]
        assert listed[family, int(suits)] == texts
        numbers = [parse_code(text).number for text in texts]
        assert numbers == [0, 1, 12345678, DEALS - 1]
    assert set(listed) == {(v.family, v.suits) for v in VARIANTS}


def test_the_check_letter_is_found_step_by_step() -> None:
    (block,) = blocks("game-code.md", "check")
    values, permuted, products = ([int(n) for n in line.split()] for line in block.splitlines())
    letters = "SDxxAAAAABD"
    assert values == [ord(c) - 65 if c != "x" else 1 for c in letters]

    def p(x: int) -> int:
        return (5 - x) % 13 if x < 13 else 13 + (x + 2) % 13

    def times(k: int, x: int) -> int:
        return x if k == 0 else times(k - 1, p(x))

    def product(a: int, b: int) -> int:
        s, i, u, j = a // 13, a % 13, b // 13, b % 13
        return 13 * (s ^ u) + ((i - j) if s else (i + j)) % 13

    assert permuted == [times(place, value) for place, value in enumerate(values)]
    assert products == list(accumulate([0, *permuted], product))[1:]
    assert products[-1] == 20 == codes._VALID


@pytest.mark.parametrize("block", blocks("game-code.md", "deal"))
def test_the_deals_of_the_page_are_dealt(block: str) -> None:
    code = block.splitlines()[0].removeprefix("; ")
    assert read_position(block) == Setup(parse_code(code).position())
    assert block == f"; {code}\n{write_position(Setup(parse_code(code).position()))}"


def test_the_table_of_games_is_that_of_the_engine() -> None:
    rows = re.findall(
        r"^\| ([A-Z]{2}) \| ([^|]+) \| (\d) \| ([^|]+) \| ([\d ]+) \| ([^|]+) \|$", page("game-code.md"), re.M
    )
    assert [row[0] for row in rows] == list(FAMILIES)
    for family, _, decks, suits, lengths, hidden in rows:
        game = variant(family)
        assert game.decks == int(decks)
        assert suits_of(family) == ((1, 2, 3, 4) if suits == "1 to 4" else (int(suits),))
        assert game.tableau == tuple(map(int, lengths.split()))
        face_down = {
            "all but the last": tuple(n - 1 for n in game.tableau),
            "none": (0,) * game.columns,
            "the first 3 of columns 1 to 4": (3, 3, 3, 3, 0, 0, 0),
        }
        assert game.hidden == face_down[hidden]


def test_the_examples_of_position_and_record_are_read() -> None:
    (position,) = blocks("position.md", "position")
    assert write_position(read_position(position)) == position
    (text,) = blocks("record.md", "record")
    record = read_text(text)
    assert isinstance(record.start, GameCode)
    found = replay(record)
    assert found.is_legal
    assert (found.timeline.moves, found.timeline.score) == (3, 497)


def test_the_console_page_tells_of_every_command_and_format() -> None:
    text = page("console.md")
    for name in COMMANDS:
        assert re.search(rf"^\| `{name} ", text, re.M), name
    for name in FORMATS:
        assert f"\n`{name}`: " in text
