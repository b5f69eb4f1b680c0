# SPDX-License-Identifier: GPL-3.0-or-later
"""Texts go round for every position and record; whatever is read, TextError is the only error."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spiderqt.engine.actions import parse_action
from spiderqt.engine.cards import card
from spiderqt.engine.codes import CodeError, GameCode, looks_like_code, parse_code
from spiderqt.engine.position_text import Setup, read_position, write_position
from spiderqt.engine.record import Record, read_text, replay, write_record
from spiderqt.engine.text_lines import TextError
from tests.engine.strategies import CODES, SEEDS, SETUPS, records
from tests.engine.test_record_texts import RECORD
from tests.engine.test_texts import SMALL


@given(SETUPS)
def test_a_position_that_was_written_is_read_back_the_same(setup: Setup) -> None:
    text = write_position(setup)
    assert read_position(text) == setup
    assert write_position(read_position(text)) == text
    assert read_text(text) == Record(setup.position, setup.policy, setup.scheme)


@given(records())
def test_a_record_that_was_written_is_read_back_the_same(record: Record) -> None:
    text = write_record(record)
    assert read_text(text) == record
    assert replay(read_text(text)) == replay(record)
    assert replay(record).is_legal


@given(CODES)
def test_a_code_that_was_written_is_read_back_the_same(code: GameCode) -> None:
    assert parse_code(str(code)) == code
    assert looks_like_code(str(code))


# Bad texts


def error_of(reader: Callable[[str], object], text: str) -> Exception | None:
    """What a reader raises on reading `text`; None when it reads it."""
    try:
        reader(text)
    except Exception as error:
        return error
    return None


def check_all_readers(text: str) -> None:
    """Read `text` by everything that reads: each gives a value or its own error, and the error has a place."""
    for reader in (read_position, read_text):
        error = error_of(reader, text)
        if error is not None:
            assert type(error) is TextError
            assert 1 <= error.line <= len(text) + 1
            assert 1 <= error.column <= max(map(len, text.split("\n"))) + 1
            assert error.reason in str(error)
    assert type(error_of(parse_code, text)) in (type(None), CodeError)
    assert looks_like_code(text) in (True, False)


@given(st.text())
def test_any_text_at_all(text: str) -> None:
    check_all_readers(text)
    for reader in (card, parse_action):
        assert type(error_of(reader, text)) in (type(None), ValueError)


PIECES = st.sampled_from(
    [
        *(
            "game:",
            "1:",
            "2:",
            "11:",
            "stock:",
            "completed:",
            "undo:",
            "score:",
            "record: 1",
            "code:",
            "actions:",
        ),
        *(
            "SP1-S4",
            "SD1-S1",
            "SD1-S1-AAAAABD",
            "SC1-S4",
            "free",
            "none",
            "timed",
            "1x1 2",
            "d",
            "undo",
            "redo",
        ),
        *("KS", "#KS", "##", "#", "4C", "10H", "A♥", "S", "S H D C", ";", "; t=1", ";t=1e999", "t=١"),
        *(
            "\n",
            "\n",
            "\n",
            "\r\n",
            "\r",
            "\t",
            " ",
            "\ufeff",
            "\x00",
            "\x0c",
            "\u2028",
            "\ud83d",
            "\U0001f0a1",
        ),
        *(
            "e\u0301" * 40,
            "\u202e",
            "-1",
            "0",
            "99999999999999999999",
            "²",
            "١",
            "ß",
            "ſ",
            "İ",
            ":",
            "::",
            "%s",
            "{}",
        ),
    ]
)


@given(st.lists(PIECES, max_size=60), st.sampled_from(["", " "]))
def test_any_mixture_of_what_means_something(pieces: list[str], glue: str) -> None:
    check_all_readers(glue.join(pieces))


@given(SEEDS, st.integers(1, 4))
def test_a_right_text_with_a_few_characters_changed(seed: int, changes: int) -> None:
    chance = random.Random(seed)
    text = list(chance.choice((SMALL, RECORD, RECORD.replace("code: SD1-S1-AAAAABD", SMALL.rstrip("\n")))))
    signs = [*"0123456789ASKHDCx#:;-.\n\r\t ", "\x00", "é", "\U0001f0a1", "\ufeff"]
    for _ in range(changes):
        place = chance.randrange(len(text))
        text[place : place + chance.randrange(3)] = chance.choices(signs, k=chance.randrange(3))
    check_all_readers("".join(text))


@given(st.binary(max_size=400))
def test_bytes_that_are_no_text(raw: bytes) -> None:
    check_all_readers(raw.decode("utf-8", errors="surrogateescape"))
    check_all_readers(raw.decode("latin-1"))


MEGA = 10 * 2**20


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("A" * MEGA, id="letters"),
        pytest.param("\n" * MEGA, id="lines"),
        pytest.param("\r" * MEGA, id="returns"),
        pytest.param("1: " + "KS " * (MEGA // 3), id="one column", marks=pytest.mark.long),
        pytest.param(RECORD + "d\n" * (MEGA // 2), id="deals", marks=pytest.mark.long),
        pytest.param(RECORD + ";" * MEGA, id="comment"),
        pytest.param("\U0001f0a1" * (MEGA // 4), id="faces"),
        pytest.param("-" * MEGA, id="hyphens"),
        pytest.param(":" * MEGA, id="colons"),
        pytest.param("\x00" * MEGA, id="zeros"),
    ],
)
def test_ten_megabytes(text: str) -> None:
    for reader in (read_position, read_text):
        assert type(error_of(reader, text)) is TextError
    assert type(error_of(parse_code, text)) is CodeError
    assert not looks_like_code(text)
