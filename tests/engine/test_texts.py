# SPDX-License-Identifier: GPL-3.0-or-later
"""Positions as text: what is written, what is read, and every fault with its line and column."""

from __future__ import annotations

import pytest

from spiderqt.engine.cards import Suit
from spiderqt.engine.ledger import ScoreScheme
from spiderqt.engine.policy import UndoPolicy
from spiderqt.engine.position import Column
from spiderqt.engine.position_text import Setup, read_position, stock_words, write_position
from spiderqt.engine.record import read_text
from spiderqt.engine.text_lines import TextError, read_lines
from tests.engine.tables import cards, table

# Three spades sets are gone; thirteen spades are left. Lines are counted from 1.
SMALL = """\
game: SD1-S1
undo: charged
score: timed
1: #KS #2S 5S
2: QS JS
3:
4: TS
5: 9S
6: 8S
7: 7S 6S
stock: 4S 3S AS
completed: S S S
"""


def small(old: str = "", new: str = "") -> str:
    """The small position with one place changed."""
    assert old in SMALL
    return SMALL.replace(old, new, 1)


def test_a_position_is_read_and_written() -> None:
    setup = read_position(SMALL)
    columns = ("", "QS JS", "", "TS", "9S", "8S", "7S 6S")
    first = Column(cards("KS 2S"), cards("5S"))
    assert setup.position.columns == (first, *(Column((), cards(shown)) for shown in columns[1:]))
    assert setup.position.stock == cards("4S 3S AS")
    assert setup.position.completed == (Suit.SPADES,) * 3
    assert (setup.policy, setup.scheme) == (UndoPolicy.CHARGED, ScoreScheme.TIMED)
    assert write_position(setup) == SMALL


def test_lines_come_in_any_order_and_some_may_be_missing() -> None:
    lines = SMALL.replace("undo: charged\n", "").replace("score: timed\n", "").splitlines()
    setup = read_position("\n".join(reversed(lines)))
    assert setup == Setup(read_position(SMALL).position)
    assert (setup.policy, setup.scheme) == (UndoPolicy.FREE, ScoreScheme.CLASSIC)
    whole = table("SC1-S4", "1: ...")
    assert (whole.stock, whole.completed) == ((), ())


@pytest.mark.parametrize(
    "text",
    [
        "\ufeff" + SMALL,
        SMALL.replace("\n", "\r\n"),
        SMALL.replace("\n", "\r"),
        SMALL.replace("\n", "\n\n  \n"),
        SMALL.replace("\n", " ; words: 4S # KS\n"),
        "; all of it\n" + SMALL,
        SMALL.replace(" ", "\t "),
        SMALL.lower(),
        SMALL.upper(),
        SMALL.replace(": ", ":"),
        SMALL.replace(":", " :"),
        SMALL.replace("TS", "10S").replace("8S", "8♠"),
        SMALL.replace("completed: S S S", "completed: s ♠ S"),
        SMALL.replace("stock: 4S 3S AS", "stock: #4S #3S #AS"),
        SMALL.rstrip("\n"),
        SMALL.replace("SD1-S1", "sd1 s1"),
        SMALL.replace("SD1-S1", "SD1S1"),
        SMALL.replace("SD1-S1", "SD1-S1-AAAAABD"),
        SMALL.replace("SD1-S1", "S D 1 - S 1").replace("S D 1", "SD 1"),
    ],
)
def test_forms_of_the_same_position(text: str) -> None:
    assert read_position(text).position == read_position(SMALL).position


def test_unknown_cards_are_read_and_written() -> None:
    text = small("#KS #2S", "## #2S").replace("stock: 4S 3S AS", "stock: 4S ## AS")
    position = read_position(text).position
    assert position.columns[0].hidden == (None, *cards("2S"))
    assert stock_words(position) == ["4S", "##", "AS"]
    assert write_position(Setup(position, UndoPolicy.CHARGED, ScoreScheme.TIMED)) == text
    # A mark alone says as much.
    assert read_position(text.replace("##", "#")).position == position


def test_completed_runs_that_stay_are_written_but_not_kept_apart() -> None:
    run = "KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H AH"
    position = table("SC1-S4", f"1: {run}", "2: ...")
    text = write_position(Setup(position))
    assert "completed: H\n" in text
    assert read_position(text).position == position
    assert position.completed == ()
    without = text.replace("completed: H\n", "completed:\n")
    assert read_position(without).position == position


FAULTS: list[tuple[str, str, int, int, dict[str, object]]] = [
    ("", "game-missing", 1, 1, {}),
    ("\n\n; nothing\n", "game-missing", 1, 1, {}),
    (small("game: SD1-S1\n"), "game-missing", 11, 1, {}),
    (small("1: #KS", "  what #KS"), "no-key", 4, 3, {"word": "what #KS #2S 5S"}),
    (small("3:", "3"), "no-key", 6, 1, {"word": "3"}),
    (small("3:", ":"), "no-key", 6, 1, {"word": ":"}),
    (small("3:", "2: AS"), "twice", 6, 4, {"key": "2", "first": 5}),
    (SMALL + "UNDO:\n", "twice", 13, 1, {"key": "undo", "first": 2}),
    (small("7:", "8:"), "no-such-column", 10, 1, {"key": "8", "columns": 7}),
    (small("7:", "07:"), "no-such-column", 10, 1, {"key": "07", "columns": 7}),
    (small("undo:", "undone:"), "unknown-key", 2, 1, {"key": "undone", "columns": 7}),
    (small("3:\n"), "column-missing", 11, 1, {"number": 3, "columns": 7}),
    (small("7: 7S 6S\n"), "column-missing", 11, 1, {"number": 7, "columns": 7}),
    (small("6: 8S\n"), "column-missing", 11, 1, {"number": 6, "columns": 7}),
    (
        small("7: 7S 6S\n").replace("1: #KS #2S 5S\n", ""),
        "column-missing",
        10,
        1,
        {"number": 1, "columns": 7},
    ),
    (
        small("charged", "always"),
        "unknown-undo",
        2,
        7,
        {"word": "always", "allowed": ["free", "last-100", "charged", "barrier", "none"]},
    ),
    (
        small("timed", "best of  all"),
        "unknown-score",
        3,
        8,
        {"word": "best of all", "allowed": ["classic", "timed", "none"]},
    ),
    (
        small("undo: charged", "undo:"),
        "unknown-undo",
        2,
        1,
        {"word": "", "allowed": [p.value for p in UndoPolicy]},
    ),
    (small("SD1-S1", "Spider"), "game-form", 1, 7, {"word": "Spider"}),
    (small("SD1-S1", ""), "game-form", 1, 1, {"word": ""}),
    (small("SD1-S1", "SD1-S1-AAAAABC"), "game-form", 1, 7, {"word": "SD1-S1-AAAAABC"}),
    (small("SD1-S1", "SD1-S11"), "game-form", 1, 7, {"word": "SD1-S11"}),
    (small("SD1-S1", "SD1-X1"), "game-form", 1, 7, {"word": "SD1-X1"}),
    (small("SD1-S1", "SD١-S1"), "game-form", 1, 7, {"word": "SD١-S1"}),
    (small("SD1-S1", "ß1-S4"), "game-form", 1, 7, {"word": "ß1-S4"}),
    (small("SD1-S1", "QQ1-S1"), "family", 1, 7, {"word": "QQ1-S1", "family": "QQ"}),
    (small("SD1-S1", "sd2-s1"), "version", 1, 7, {"word": "sd2-s1", "version": 2}),
    (small("SD1-S1", "SD1-S7"), "suits", 1, 7, {"word": "SD1-S7", "family": "SD", "allowed": (1, 2, 3, 4)}),
    (small("QS JS", "QS #JS"), "face-down-on-face-up", 5, 7, {"word": "#JS", "number": "2"}),
    (small("QS JS", "#QS #JS"), "ends-face-down", 5, 8, {"word": "#JS", "number": "2"}),
    (small("QS JS", "#QS ##"), "ends-face-down", 5, 8, {"word": "##", "number": "2"}),
    (small("QS JS", "QS J"), "not-a-card", 5, 7, {"word": "J"}),
    (small("QS JS", "QS   JX"), "not-a-card", 5, 9, {"word": "JX"}),
    (small("QS JS", "###"), "not-a-card", 5, 4, {"word": "###"}),
    (small("stock: 4S", "stock: ### 4S"), "not-a-card", 11, 8, {"word": "###"}),
    (small("QS JS", "QS QS"), "card-too-many", 5, 7, {"word": "QS", "card": "QS"}),
    (small("QS JS", "QS 10h"), "card-too-many", 5, 7, {"word": "10h", "card": "TH"}),
    (small("#2S", "#KS"), "card-too-many", 4, 8, {"word": "#KS", "card": "KS"}),
    (small("4S 3S", "4S 4S"), "card-too-many", 11, 11, {"word": "4S", "card": "4S"}),
    (small("S S S", "S S S S S"), "card-too-many", 12, 20, {"word": "S", "card": "AS"}),
    (small("S S S", "S H S"), "card-too-many", 12, 14, {"word": "H", "card": "AH"}),
    (small("S S S", "S AS S"), "not-a-suit", 12, 14, {"word": "AS"}),
    (small("S S S", "S S X"), "not-a-suit", 12, 16, {"word": "X"}),
    (small("QS JS", "QS"), "cards-missing", 12, 1, {"count": 1, "cards": ["JS"]}),
    (small("QS JS", "").replace("TS", ""), "cards-missing", 12, 1, {"count": 3, "cards": ["TS", "JS", "QS"]}),
    (
        small("#KS #2S", "##").replace("3S ", ""),
        "cards-missing",
        12,
        1,
        {"count": 2, "cards": ["2S", "3S", "KS"]},
    ),
    (small("#KS", "#KS ##"), "too-many-unknown", 12, 1, {"count": 1, "left": 0}),
    (small("#KS", "## ##"), "too-many-unknown", 12, 1, {"count": 2, "left": 1}),
    (small("QS JS", "QS\x00JS"), "control-character", 5, 6, {"code": 0}),
    (small("QS JS", "QS\x0cJS"), "control-character", 5, 6, {"code": 12}),
    (small("QS JS", "QS\u2028JS"), "control-character", 5, 6, {"code": 0x2028}),
    (small("QS JS", "QS\u202eJS"), "control-character", 5, 6, {"code": 0x202E}),
    (small("QS JS", "QS\u00a0JS"), "control-character", 5, 6, {"code": 0xA0}),
    (small("QS JS", "QS JS ; \x07"), "control-character", 5, 12, {"code": 7}),
    (small("QS JS", "\ud800"), "control-character", 5, 4, {"code": 0xD800}),
    (small("QS JS", "QS \ufeffJS"), "control-character", 5, 7, {"code": 0xFEFF}),
    (small("QS JS", "QS\x85JS"), "control-character", 5, 6, {"code": 0x85}),
    (small("3:", ";" * 4001), "line-too-long", 6, 1, {"limit": 4000}),
    ("\n" * 100_001, "too-many-lines", 100_001, 1, {"limit": 100_000}),
]
RUN = "KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS"
SEVEN = "".join(f"{n}:\n" for n in range(3, 8))
FAULTS += [
    (f"game: SD1-S1\n1: {RUN}\n2: {RUN}\n{SEVEN}", "run-left-standing", 2, 40, {"word": "AS", "number": "1"}),
    (
        f"game: SC1-S4\n1: {RUN}\n2: {' '.join(f'{r}{s}' for s in 'HDC' for r in 'A23456789TJQK')}\n{SEVEN}"
        "completed: S H\n",
        "not-complete",
        9,
        12,
        {"word": "S H"},
    ),
    (
        f"game: SX1-S4\n1: \n2: \n{SEVEN}stock: 2S 3S 4S 5S\n",
        "stock-too-large",
        9,
        17,
        {"word": "5S", "limit": 3},
    ),
    (
        f"game: SS1-S4\n1: \n2: \n{SEVEN}8:\n9:\n10:\nstock: ##\n",
        "stock-too-large",
        12,
        8,
        {"word": "##", "limit": 0},
    ),
]


@pytest.mark.parametrize(
    ("text", "reason", "line", "column", "facts"), FAULTS, ids=[f"{i}-{f[1]}" for i, f in enumerate(FAULTS)]
)
def test_a_fault_of_a_position_its_place_and_its_facts(
    text: str, reason: str, line: int, column: int, facts: dict[str, object]
) -> None:
    with pytest.raises(TextError) as caught:
        read_position(text)
    error = caught.value
    assert (error.reason, error.line, error.column) == (reason, line, column)
    assert error.facts == facts
    assert isinstance(error, ValueError)
    with pytest.raises(TextError) as again:
        read_text(text)
    assert (again.value.reason, again.value.line, again.value.column) == (reason, line, column)


def test_an_error_as_a_line_for_a_log() -> None:
    assert str(TextError("twice", 3, 5, key="2")) == "line 3, column 5: twice {'key': '2'}"
    assert str(TextError("game-missing", 3)) == "line 3, column 1: game-missing"


def test_what_a_line_is() -> None:
    (line,) = read_lines("\n  Undo :  last-100  more ; why ; so \n")
    assert (line.number, line.key, line.value, line.comment) == (2, "undo", "last-100 more", "why ; so")
    assert line.text == "Undo :  last-100  more"
    assert [(word.text, word.line, word.column) for word in line.words] == [
        ("last-100", 2, 11),
        ("more", 2, 21),
    ]
    (line,) = read_lines(" 3x2 7 ;")
    assert (line.key, line.value, line.comment) == (None, "3x2 7", "")
    assert [word.column for word in line.words] == [2, 6]
    assert read_lines("x" * 4000)[0].text == "x" * 4000
    assert len(read_lines("\n" * 99_999 + "x")) == 1
