# SPDX-License-Identifier: GPL-3.0-or-later
"""``hint``, ``solve``, ``play`` and winnable deals."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.running import cli

CODE = "SD1-S1-AAAAABD"
SPIDER = "SP1-S4-LOTZICC"
LOST = """
game: SD1-S1
1: KS
2: 6S 3S
3: 8S
4:
5:
6:
7:
stock: AS 2S 4S 5S 7S 9S TS JS QS
completed: S S S
"""


def test_a_hint_names_action_and_reason() -> None:
    found = cli("hint", CODE, "--json")
    assert found.status == 0
    assert (found.object["action"], found.object["reason"]) == ("2x1 3", "uncover")
    assert "column 2" in found.object["says"]
    assert cli("hint", CODE).out == found.object["says"] + "\n"


def test_a_hint_never_leads_back_in_a_record(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    actions: list[str] = []
    for _ in range(12):
        record.write_text("\n".join(["record: 1", f"code: {CODE}", "actions:", *actions]) + "\n")
        found = cli("hint", str(record), "--json")
        if found.status:
            break
        actions.append(found.object["action"])
    assert len(actions) > 5
    assert cli("verify", str(record), "--json").object["legal"]


def test_nothing_to_do_is_a_no() -> None:
    found = cli("hint", "-", "--json", stdin=LOST)
    assert (found.status, found.object["action"], found.object["reason"]) == (1, None, "undo")


def test_a_searched_hint() -> None:
    found = cli("hint", CODE, "--search", "0.2", "--json")
    assert found.status == 0
    assert found.object["action"] in cli("legal", CODE, "--json").object["actions"]


def test_a_line_is_a_record_that_verify_accepts() -> None:
    found = cli("solve", CODE)
    assert found.status == 0
    verified = cli("verify", "-", "--json", stdin=found.out)
    assert verified.object["won"]


def test_a_line_goes_on_from_a_record() -> None:
    begun = f"record: 1\ncode: {CODE}\nactions:\nd\nundo\n2x1 3\n"
    verified = cli("verify", "-", "--json", stdin=cli("solve", "-", stdin=begun).out)
    assert verified.object["won"]


def test_lost_is_a_no() -> None:
    found = cli("solve", "-", "--json", stdin=LOST)
    assert (found.status, found.object["verdict"], found.object["actions"]) == (1, "lost", [])


def test_fair_means_no_verdict_while_cards_are_unseen() -> None:
    found = cli("solve", CODE, "--fair", "--json")
    assert (found.status, found.object["verdict"]) == (0, "unknown")
    assert found.object["unknown_cards"] > 0


def test_out_of_time_is_no_verdict() -> None:
    found = cli("solve", SPIDER, "--seconds", "0.001")
    assert found.status == 0
    assert found.out.startswith("No verdict")


def test_a_winnable_deal_and_the_deal_of_a_day() -> None:
    found = cli("deal", "--game", "SC", "--winnable", "--json")
    assert cli("solve", found.object["code"], "--json").object["verdict"] == "won"
    assert (
        cli("deal", "--game", "SD", "--suits", "1", "--day", "2026-11-30", "--json").object["code"]
        == "SD1-S1-QCPPDLP"
    )


def test_a_deal_of_a_difficulty_and_the_difficulty_of_a_deal() -> None:
    found = cli("deal", "--game", "SC", "--difficulty", "medium", "--json").object
    assert found["difficulty"] == "medium"
    assert cli("deal", found["code"], "--rate", "--json").object == found
    says = cli("deal", found["code"], "--rate").out.splitlines()
    assert says[:2] == [f"; code: {found['code']}", "; A deal of medium difficulty, for this game."]
    assert "difficulty" not in cli("deal", found["code"], "--json").object
    assert (
        cli("verify", "-", stdin=f"record: 1\n{cli('deal', found['code'], '--rate').out}actions:\n").status
        == 0
    )


@pytest.mark.parametrize("policy", ["hints", "search"])
def test_playing_counts_the_wins(policy: str) -> None:
    words = (
        "play",
        "--game",
        "SD",
        "--suits",
        "1",
        "--count",
        "3",
        "--seed",
        "5",
        "--policy",
        policy,
        "--json",
    )
    found = cli(*words).object
    assert found == cli(*words).object
    assert found["played"] == 3
    assert 0 <= found["interval"][0] <= found["rate"] <= found["interval"][1] <= 1


@pytest.mark.parametrize(
    "words",
    [
        ("solve", CODE, "--seconds", "-1"),
        ("solve", CODE, "--seconds", "nan"),
        ("hint", CODE, "--search", "x"),
        ("play", "--count", "-3"),
        ("play", "--policy", "luck"),
        ("deal", "--day", "2026-13-01"),
        ("deal", CODE, "--winnable"),
        ("deal", CODE, "--difficulty", "easy"),
        ("deal", "--difficulty", "so-so"),
        ("deal", "--difficulty", "hard", "--day", "2026-11-30"),
        ("deal", CODE, "--day", "2026-11-30"),
    ],
)
def test_bad_input_is_one_clear_line(words: tuple[str, ...]) -> None:
    assert cli(*words).fault
