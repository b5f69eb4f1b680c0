# SPDX-License-Identifier: GPL-3.0-or-later
"""Positions and records as text: what is written, what is read, and every fault with its line and column."""

from __future__ import annotations

import pytest

from spiderqt.engine.actions import Deal, Move
from spiderqt.engine.cards import Suit
from spiderqt.engine.codes import CodeError, GameCode
from spiderqt.engine.ledger import ScoreScheme
from spiderqt.engine.policy import UndoPolicy
from spiderqt.engine.position import Column, Position
from spiderqt.engine.position_text import Setup, read_position, stock_words, write_position
from spiderqt.engine.record import Played, Record, read_text, replay, write_record
from spiderqt.engine.text_lines import TextError, read_lines
from spiderqt.engine.timeline import Travel
from spiderqt.engine.variants import variant
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


# Records

RECORD = """\
record: 1
code: SD1-S1-AAAAABD
undo: last-100
score: none
actions:
1x1 2
d  ; t=12.3
undo  ; t=15.0
redo
"""


def test_a_record_is_read_and_written() -> None:
    record = read_text(RECORD)
    assert record == Record(
        GameCode(variant("SD", 1), 1),
        UndoPolicy.LAST_100,
        ScoreScheme.NONE,
        (Played(Move(0, 1, 1)), Played(Deal(), 12.3), Played(Travel.UNDO, 15.0), Played(Travel.REDO)),
    )
    assert [played.line for played in record.entries] == [6, 7, 8, 9]
    assert write_record(record) == RECORD
    assert record.position == GameCode(variant("SD", 1), 1).position()


def test_a_record_of_a_position_is_read_and_written() -> None:
    position = read_position(SMALL).position
    record = Record(position, UndoPolicy.BARRIER, ScoreScheme.CLASSIC, (Played(Deal(), 0.0),))
    text = write_record(record)
    head, _, rest = text.partition("\n")
    assert head == "record: 1"
    assert rest == (
        SMALL.replace("charged", "barrier").replace("timed", "classic") + "actions:\nd  ; t=0.0\n"
    )
    assert read_text(text) == record
    assert read_text(text).position == position


def test_a_position_alone_is_a_record_without_entries() -> None:
    setup = read_position(SMALL)
    assert read_text(SMALL) == Record(setup.position, setup.policy, setup.scheme)
    assert read_text("record: 1\n" + SMALL) == read_text(SMALL)
    assert read_text("code: SD1-S1-AAAAABD\n") == Record(GameCode(variant("SD", 1), 1))
    assert read_text(RECORD.partition("1x1")[0]).entries == ()


@pytest.mark.parametrize(
    ("comment", "seconds"),
    [
        ("t=7", 7.0),
        ("t=7.25", 7.25),
        ("first t=7.5 then t=8", 7.5),
        ("(t=999999999)", 999_999_999.0),
        ("t=", None),
        ("t=x", None),
        ("t=-7", None),
        ("T=7", None),
        ("start=7", None),
        ("t=1234567890", None),
        ("7", None),
    ],
)
def test_the_seconds_of_an_entry(comment: str, seconds: float | None) -> None:
    (played,) = read_text(f"record: 1\ncode: SD1-S1-AAAAABD\nactions:\n  D ;{comment}\n").entries
    assert (played.entry, played.seconds, played.line) == (Deal(), seconds, 4)


def recorded(old: str, new: str = "") -> str:
    """The record with one place changed."""
    assert old in RECORD
    return RECORD.replace(old, new, 1)


@pytest.mark.parametrize(
    ("text", "reason", "line", "column", "facts"),
    [
        (recorded("record: 1\n"), "record-missing", 8, 1, {}),
        ("actions:\n", "record-missing", 1, 1, {}),
        ("actions:\n\nd\n", "record-missing", 3, 1, {}),
        (recorded("record: 1", "record: 2"), "record-version", 1, 9, {"word": "2", "known": 1}),
        (recorded("record: 1", "record:"), "record-version", 1, 1, {"word": "", "known": 1}),
        (recorded("code: SD1-S1-AAAAABD\n"), "game-missing", 3, 1, {}),
        (recorded("score: none", "stock: AS"), "unknown-key", 4, 1, {"key": "stock"}),
        (recorded("score: none", "game: SD1-S1"), "unknown-key", 4, 1, {"key": "game"}),
        (recorded("score: none", "never"), "no-key", 4, 1, {"word": "never"}),
        (recorded("score: none", "undo: none"), "twice", 4, 7, {"key": "undo", "first": 3}),
        (recorded("actions:", "actions: d 1"), "action-beside-header", 5, 10, {"word": "d 1"}),
        (recorded("d  ;", " dealt  ;"), "not-an-action", 7, 2, {"word": "dealt"}),
        (recorded("1x1 2", "1x1 2 3"), "not-an-action", 6, 1, {"word": "1x1 2 3"}),
        (recorded("redo", "actions:"), "not-an-action", 9, 1, {"word": "actions:"}),
        (recorded("redo", "Code: SD1"), "not-an-action", 9, 7, {"word": "Code: SD1"}),
    ],
)
def test_a_fault_of_a_record_its_place_and_its_facts(
    text: str, reason: str, line: int, column: int, facts: dict[str, object]
) -> None:
    with pytest.raises(TextError) as caught:
        read_text(text)
    error = caught.value
    assert (error.reason, error.line, error.column, error.facts) == (reason, line, column, facts)


def test_a_wrong_code_says_what_is_wrong_with_it() -> None:
    with pytest.raises(TextError) as caught:
        read_text(recorded("AAAAABD", "AAAAABC"))
    assert (caught.value.reason, caught.value.line, caught.value.column) == ("code", 2, 7)
    assert caught.value.facts["word"] == "SD1-S1-AAAAABC"
    reason = caught.value.facts["error"]
    assert isinstance(reason, CodeError)
    assert reason.reason == "check"
    assert caught.value.__cause__ is reason


def test_undo_and_redo_are_read_in_either_case() -> None:
    record = read_text(recorded("undo  ;", " UNDO ;").replace("redo", "Redo"))
    assert [played.entry for played in record.entries[2:]] == [Travel.UNDO, Travel.REDO]


# Replay


def test_a_replay_tells_what_came_of_a_record() -> None:
    start = read_position(SMALL).position
    entries = (Played(Move(6, 1, 2), 3.0), Played(Deal()), Played(Travel.UNDO, 9.5))
    found = replay(Record(start, UndoPolicy.FREE, ScoreScheme.TIMED, entries))
    assert found.is_legal
    assert (found.stopped_at, found.refusal) == (None, None)
    assert found.timeline.position.columns[2].shown == cards("6S")
    assert (found.timeline.moves, found.timeline.seconds) == (1, 9.5)
    assert (found.timeline.policy, found.timeline.scheme) == (UndoPolicy.FREE, ScoreScheme.TIMED)


def test_a_replay_stops_at_the_first_illegal_entry() -> None:
    start = read_position(SMALL).position
    entries = (Played(Deal(), 3.0, 9), Played(Move(6, 1, 2), 4.0, 10))
    found = replay(Record(start, UndoPolicy.FREE, ScoreScheme.CLASSIC, entries))
    assert not found.is_legal
    assert found.stopped_at is entries[0]
    assert found.refusal is not None
    assert (found.refusal.name, found.timeline.moves) == ("empty-columns", 0)
    assert found.timeline.seconds is None


def test_a_record_knows_its_start() -> None:
    position: Position = read_position(SMALL).position
    assert Record(position).position is position
    assert Played(Deal(), 1.0, 5) == Played(Deal(), 1.0, 6)
