# SPDX-License-Identifier: GPL-3.0-or-later
"""Whatever is played, printed and read again stays the same; whatever is read, no traceback comes of it."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from spiderqt.engine.codes import GameCode
from spiderqt.engine.ledger import ScoreScheme
from spiderqt.engine.play import legal_actions
from spiderqt.engine.policy import UndoPolicy
from spiderqt.engine.position_text import read_position
from spiderqt.engine.record import Played, Record, write_record
from spiderqt.engine.refusals import Refusal
from spiderqt.engine.shuffle import DEALS
from spiderqt.engine.timeline import Entry, Timeline, Travel
from spiderqt.engine.variants import VARIANTS
from tests.cli.running import Outcome, cli

codes = st.builds(GameCode, st.sampled_from(VARIANTS), st.integers(0, DEALS - 1))


@st.composite
def playouts(draw: st.DrawFn) -> tuple[Record, Timeline]:
    """A record of legal entries, and the game that they lead to."""
    code = draw(codes)
    policy, scheme = draw(st.sampled_from(UndoPolicy)), draw(st.sampled_from(ScoreScheme))
    timeline = Timeline(code.position(), policy, scheme)
    entries: list[Entry] = []
    for choice in draw(st.lists(st.integers(0, 10_000), max_size=30)):
        options: list[Entry] = [*legal_actions(timeline.position), *Travel]
        entry = options[choice % len(options)]
        after = timeline.enter(entry)
        if not isinstance(after, Refusal):
            timeline = after
            entries.append(entry)
    return Record(code, policy, scheme, tuple(map(Played, entries))), timeline


@given(codes)
def test_a_deal_printed_to_a_file_is_the_game_of_its_code(code: GameCode) -> None:
    text = cli("deal", str(code)).out
    assert read_position(text).position == code.position()
    for command in ("legal", "apply"):
        assert cli(command, "-", stdin=text) == cli(command, str(code))
    # Only the code is not in the text: the first sentence names it.
    assert cli("show", "-", stdin=text).out.splitlines()[1:] == cli("show", str(code)).out.splitlines()[1:]
    dealt = cli("deal", str(code), "--json").object
    assert cli("apply", "-", "--json", stdin=text).object["position"] == {**dealt, "code": None}


@given(playouts())
def test_what_was_played_is_verified(played: tuple[Record, Timeline]) -> None:
    record, timeline = played
    told = cli("verify", "-", "--json", stdin=write_record(record)).object
    assert told == {
        "legal": True,
        "won": timeline.position.is_won(),
        "score": timeline.score,
        "moves": timeline.moves,
        "completed": [suit.value for suit in timeline.position.completed_runs()],
        "line": None,
        "refusal": None,
        "code": str(record.start),
    }


@given(playouts())
def test_a_record_its_actions_and_its_position_are_one_game(played: tuple[Record, Timeline]) -> None:
    record, timeline = played
    text = write_record(record)
    entries = [str(entry.entry) for entry in record.entries]
    header = text.partition("actions:")[0] + "actions:\n"
    applied = cli("apply", "-", *entries, "--json", stdin=header).object
    assert applied["refusal"] is None
    assert len(applied["events"]) == len(entries)
    assert applied["position"] == cli("apply", "-", "--json", stdin=text).object["position"]

    printed = cli("apply", "-", *entries, stdin=header).out
    read = read_position(printed)
    assert read.position == timeline.position
    assert (read.policy, read.scheme) == (record.policy, record.scheme)
    assert cli("legal", "-", stdin=printed) == cli("legal", "-", stdin=text)


@given(playouts(), st.integers(1, 10), st.integers(0, 14), st.integers(1, 10))
def test_an_action_is_legal_or_refused_and_verify_agrees(
    played: tuple[Record, Timeline], source: int, count: int, target: int
) -> None:
    record, _ = played
    text, move = write_record(record), f"{source}x{count} {target}"
    applied = cli("apply", "-", move, "--json", stdin=text)
    verified = cli("verify", "-", "--json", stdin=f"{text}{move}\n")
    listed = move in cli("legal", "-", stdin=text).out.splitlines()
    assert applied.status == verified.status == (0 if listed else 1)
    refusal = applied.object["refusal"]
    assert verified.object["refusal"] == refusal
    assert verified.object["line"] == (None if listed else text.count("\n") + 1)
    assert (refusal is None) == listed


def no_traceback(told: Outcome) -> None:
    assert told.status in (0, 1, 2)
    assert "Traceback" not in told.err
    assert "fault of the program" not in told.err
    if told.status == 2:
        assert told.fault


junk = st.one_of(
    st.binary(max_size=60),
    st.text(max_size=60).map(lambda text: text.encode("utf-8", "surrogatepass")),
    st.lists(
        st.sampled_from(
            ["game: SD1-S1", "record: 1", "code: SD1-S1-AAAAABD", "actions:", "d", "undo", "3x2 7", "1: #7S ## 10♥",
             "stock: AS", "completed: S", "; x", "\t", "1: AS", "2:", "\x0c", "99: AS", "{", "[[", '"KS"', ": AS 10H",
             "Foundations: H-0 S-K", "Freecells: AS", '{"tableau piles": [["AS"]]}', "score: none", "undo: ſ"]
        )
    ).map(lambda lines: "\n".join(lines).encode()),
)  # fmt: skip


@given(
    junk,
    st.sampled_from(["show", "legal", "apply", "verify", "import", "solvitaire", "fc-solve"]),
    st.booleans(),
)
def test_junk_is_refused_in_one_line(data: bytes, command: str, as_json: bool) -> None:
    words = {
        "solvitaire": ("import", "-", "--from", "solvitaire"),
        "fc-solve": ("import", "-", "--from", "fc-solve"),
    }
    no_traceback(cli(*words.get(command, (command, "-")), *["--json"] * as_json, stdin=data))


@given(playouts(), st.integers(0, 2000), st.sampled_from([*"#♥1A:;x \n\0é-9", "\ufeff", "\u2028", "\x85"]))
def test_a_damaged_record_is_read_or_refused_in_one_line(
    played: tuple[Record, Timeline], at: int, character: str
) -> None:
    text = write_record(played[0])
    at %= len(text)
    for damaged in (text[:at] + character + text[at + 1 :], text[:at] + character + text[at:], text[:at]):
        for command in ("verify", "apply"):
            no_traceback(cli(command, "-", stdin=damaged))


@given(st.text(max_size=20), st.text(max_size=8))
@example("", "{a}")
@example("{code}", "{}")
def test_any_words_are_refused_in_one_line(source: str, action: str) -> None:
    no_traceback(cli("apply", f"--code={source}", "--", action))
    told = cli("apply", "SD1-S1-AAAAABD", "--", action)
    no_traceback(told)


@pytest.mark.parametrize("code", [str(GameCode(variant, 3)) for variant in VARIANTS])
def test_every_listed_action_can_be_applied(code: str) -> None:
    for action in cli("legal", code).out.splitlines():
        assert cli("apply", code, action, "--json").status == 0
