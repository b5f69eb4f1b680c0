# SPDX-License-Identifier: GPL-3.0-or-later
"""Records as text and their replay: what is written, what is read, and every fault with its line and column."""

from __future__ import annotations

import pytest

from spiderqt.engine.actions import Deal, Move
from spiderqt.engine.codes import CodeError, GameCode
from spiderqt.engine.ledger import ScoreScheme
from spiderqt.engine.policy import UndoPolicy
from spiderqt.engine.position import Position
from spiderqt.engine.position_text import read_position
from spiderqt.engine.record import Played, Record, read_text, replay, write_record
from spiderqt.engine.text_lines import TextError
from spiderqt.engine.timeline import Travel
from spiderqt.engine.variants import variant
from tests.engine.tables import cards
from tests.engine.test_texts import SMALL

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


def test_seconds_are_written_to_a_tenth() -> None:
    record = Record(GameCode(variant("SD", 1), 1), entries=(Played(Deal(), 12.345), Played(Deal(), 7.0)))
    assert write_record(record).endswith("actions:\nd  ; t=12.3\nd  ; t=7.0\n")


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
