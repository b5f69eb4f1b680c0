# SPDX-License-Identifier: GPL-3.0-or-later
"""What each command prints, for a person and as JSON."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from spiderqt import __version__
from spiderqt.engine.codes import parse_code
from spiderqt.engine.play import legal_actions
from spiderqt.engine.position_text import read_position
from spiderqt.engine.variants import FAMILIES, VARIANTS, suits_of
from tests.cli.running import cli

CODE = "SD1-S1-AAAAABD"
DEAL = """; code: SD1-S1-AAAAABD
game: SD1-S1
undo: free
score: classic
1: 7S
2: #9S 4S
3: #8S #8S 5S
4: #JS #6S #9S JS
5: #5S #KS #3S #2S JS
6: #5S #7S #4S #2S #AS 6S
7: #KS #KS #TS #TS #JS #TS 8S
stock: QS 4S 6S 7S AS 5S AS KS 6S QS QS QS 9S 3S 3S AS 4S 2S 8S TS 3S 2S 9S 7S
completed:
"""
START = {
    "code": CODE,
    "game": "SD",
    "suits": 1,
    "undo": "free",
    "scheme": "classic",
    "columns": [
        ["7S"],
        ["#9S", "4S"],
        ["#8S", "#8S", "5S"],
        ["#JS", "#6S", "#9S", "JS"],
        ["#5S", "#KS", "#3S", "#2S", "JS"],
        ["#5S", "#7S", "#4S", "#2S", "#AS", "6S"],
        ["#KS", "#KS", "#TS", "#TS", "#JS", "#TS", "8S"],
    ],
    "stock": DEAL.split("stock: ")[1].split("\ncompleted")[0].split(" "),
    "completed": [],
    "score": 500,
    "moves": 0,
    "won": False,
}
RUN = " ".join(f"{rank}S" for rank in "KQJT98765432A")
NEARLY_WON = f"game: SD1-S1\n1: {RUN.removesuffix(' AS')}\n2: AS\n3:\n4:\n5:\n6:\n7:\ncompleted: S S S\n"


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "record.txt"
    path.write_text(
        f"record: 1\ncode: {CODE}\nscore: classic\nactions:\n2 3\n6x1 1\nd\nundo\n", encoding="utf-8"
    )
    return path


def test_deal_prints_the_position_that_a_code_names() -> None:
    assert cli("deal", CODE) == cli("deal", "--code", "sd1 s1 aaaaabd")
    assert cli("deal", CODE).out == DEAL
    assert cli("deal", CODE, "--json").object == START


def test_deal_without_a_code_draws_one_and_says_which() -> None:
    games = {cli("deal", "--game", "spiderette", "--suits", "2").out for _ in range(3)}
    assert len(games) == 3
    for text in games:
        match = re.match(r"; code: (SD1-S2-[A-Z]{7})\n", text)
        assert match
        assert cli("deal", match[1]).out == text


@pytest.mark.parametrize("game", VARIANTS, ids=str)
def test_deal_knows_every_game_by_code_and_name(game: object) -> None:
    variant = next(v for v in VARIANTS if v is game)
    for name in (variant.family, variant.family.lower(), variant.name):
        dealt = cli("deal", "--game", name, "--suits", str(variant.suits), "--json").object
        assert (dealt["game"], dealt["suits"]) == (variant.family, variant.suits)
        assert parse_code(dealt["code"]).variant == variant


@pytest.mark.parametrize("family", FAMILIES)
def test_deal_takes_as_many_suits_as_a_game_has(family: str) -> None:
    assert cli("deal", "--game", family, "--json").object["suits"] == max(suits_of(family))


def test_deal_alone_is_spider() -> None:
    assert cli("deal", "--json").object["game"] == "SP"
    assert cli("deal", "--suits", "1", "--json").object["suits"] == 1


def test_show_says_the_table_in_words() -> None:
    told = cli("show", CODE)
    lines = told.out.splitlines()
    assert cli("show", CODE, "--json").object == {"sentences": lines}
    assert CODE in lines[0]
    assert sum("Column 4" in line and "jack of spades" in line for line in lines) == 1
    assert "nine of spades" not in " ".join(lines), "a face-down card must not be named"


def test_show_of_a_record_counts_its_moves(record: Path) -> None:
    assert "2 moves, score 498" in cli("show", str(record)).out


def test_legal_lists_every_action() -> None:
    expected = [str(action) for action in legal_actions(parse_code(CODE).position())]
    assert expected == ["1x1 7", "2x1 3", "3x1 6", "6x1 1", "d"]
    assert cli("legal", CODE).out.splitlines() == expected
    assert cli("legal", CODE, "--json").object == {"actions": expected}


def test_legal_names_each_count_and_each_empty_column() -> None:
    upper, lower = RUN.removesuffix(" 2S AS"), "2S AS"
    text = f"game: SD1-S1\n1: {upper}\n2: {lower}\n3:\n4:\n5:\n6:\n7:\ncompleted: S S S\n"
    told = cli("legal", "-", stdin=text).out.splitlines()
    to_gaps = [
        f"{source}x{count} {gap}" for source in (1, 2) for count in range(1, 12) for gap in range(3, 8)
    ]
    assert set(told) == {
        move for move in to_gaps if not move.startswith("2x") or move[2:4] in ("1 ", "2 ")
    } | {"2x2 1"}


def test_apply_gives_the_position_and_the_events_of_each_action() -> None:
    told = cli("apply", CODE, "2x1 3", "6 1", "--json")
    assert told.status == 0
    assert told.object["refusal"] is None
    assert told.object["events"] == [
        [
            {"event": "cards-moved", "cards": ["4S"], "source": 2, "target": 3, "onto": "5S"},
            {"event": "card-turned", "card": "9S", "column": 2},
        ],
        [
            {"event": "cards-moved", "cards": ["6S"], "source": 6, "target": 1, "onto": "7S"},
            {"event": "card-turned", "card": "AS", "column": 6},
        ],
    ]
    after = told.object["position"]
    assert after["columns"][:3] == [["7S", "6S"], ["9S"], ["#8S", "#8S", "5S", "4S"]]
    assert (after["moves"], after["score"], after["code"]) == (2, 498, CODE)


def test_apply_takes_a_move_in_two_words_and_every_entry_of_records() -> None:
    apart = cli("apply", CODE, "2x1", "3", "6", "1", "d", "undo", "redo", "--json")
    together = cli("apply", CODE, "2x1 3", "6 1", "D", "Undo", "REDO", "--json")
    assert apart == together
    assert [events[0]["event"] for events in apart.object["events"]] == [
        "cards-moved",
        "cards-moved",
        "row-dealt",
        "undone",
        "redone",
    ]
    assert apart.object["events"][3] == [{"event": "undone", "action": "d"}]
    assert apart.object["events"][4] == [{"event": "redone", "action": "d"}, *apart.object["events"][2]]
    assert apart.object["events"][2] == [
        {"event": "row-dealt", "cards": ["QS", "4S", "6S", "7S", "AS", "5S", "AS"]}
    ]


def test_apply_stops_at_a_refusal_and_says_why() -> None:
    told = cli("--json", "apply", CODE, "2x1 3", "1x1 2", "d")
    assert told.status == 1
    assert told.err == ""
    refusal = told.object["refusal"]
    assert refusal.pop("says").startswith("The seven of spades")
    assert refusal == {
        "name": "not-one-higher",
        "facts": {"card": "7S", "target": "9S"},
        "action": "1x1 2",
    }
    assert len(told.object["events"]) == 1
    assert told.object["position"]["moves"] == 1

    plain = cli("apply", CODE, "2x1 3", "1x1 2", "d")
    assert plain.status == 1
    assert plain.err.startswith("spiderqt-cli: 1x1 2: The seven of spades")
    assert plain.out.splitlines()[0].startswith("; 2x1 3: ")


@pytest.mark.parametrize(
    ("game", "action", "name", "facts"),
    [
        (CODE, "8x1 3", "no-such-column", {"column": 8, "columns": 7}),
        (CODE, "1x1 0", "no-such-column", {"column": 0, "columns": 7}),
        (CODE, "4x2 1", "face-down-cards", {"column": 4, "asked": 2, "face_up": 1}),
        (CODE, "4x5 1", "too-many-cards", {"column": 4, "asked": 5, "held": 4}),
        (CODE, "4 4", "same-column", {"column": 4}),
        (CODE, "undo", "nothing-to-undo", {}),
        (CODE, "redo", "nothing-to-redo", {}),
        (NEARLY_WON, "d", "no-stock", {"ever": True}),
        (NEARLY_WON, "3 1", "empty-source", {"column": 3}),
        ("SS1-S4-AAAAABZ", "d", "no-stock", {"ever": False}),
    ],
)
def test_refusals_carry_their_facts_with_columns_from_1(
    game: str, action: str, name: str, facts: dict[str, object]
) -> None:
    told = cli("apply", "-" if "\n" in game else game, action, "--json", stdin=game)
    assert told.status == 1
    assert (told.object["refusal"]["name"], told.object["refusal"]["facts"]) == (name, facts)
    assert told.object["refusal"]["says"].endswith(".")


def test_a_refused_deal_names_the_empty_columns() -> None:
    text = (
        re.sub(r"(?m)^1: 7S$", "1:", DEAL).replace("2: #9S", "2: 7S #9S").replace("2: 7S #9S", "2: #7S #9S")
    )
    told = cli("apply", "-", "d", "--json", stdin=text)
    assert told.object["refusal"]["name"] == "empty-columns"
    assert told.object["refusal"]["facts"] == {"columns": [1]}


def test_a_win_is_told_as_events_and_verified() -> None:
    told = cli("apply", "-", "2 1", "--json", stdin=NEARLY_WON).object
    assert [event["event"] for event in told["events"][0]] == ["cards-moved", "run-completed", "game-won"]
    assert told["events"][0][1] == {
        "event": "run-completed",
        "suit": "S",
        "column": 1,
        "number": 4,
        "total": 4,
    }
    assert told["position"]["won"] is True
    assert told["position"]["completed"] == ["S"] * 4
    assert told["position"]["score"] == 500 - 1 + 400
    assert told["position"]["code"] is None

    game, rest = NEARLY_WON.split("\n", 1)
    record = f"record: 1\n{game}\n{rest}actions:\n2 1\n"
    assert cli("verify", "-", "--json", stdin=record).object == {
        "legal": True, "won": True, "score": 899, "moves": 1, "completed": ["S"] * 4, "line": None, "refusal": None,
        "code": None,
    }  # fmt: skip
    assert cli("verify", "-", stdin=record).out.splitlines()[:2] == ["Legal.", "Won."]


def test_verify_counts_what_was_played(record: Path) -> None:
    told = cli("verify", str(record), "--json")
    assert told.status == 0
    assert told.object == {
        "legal": True, "won": False, "score": 498, "moves": 2, "completed": [], "line": None, "refusal": None,
        "code": CODE,
    }  # fmt: skip


def test_verify_finds_the_first_illegal_line(record: Path) -> None:
    record.write_text(record.read_text().replace("6x1 1", "; nothing here\n6x1 2"))
    told = cli("verify", str(record), "--json")
    assert told.status == 1
    assert (told.object["legal"], told.object["line"], told.object["moves"]) == (False, 7, 1)
    assert told.object["refusal"]["name"] == "not-one-higher"
    assert told.object["refusal"]["action"] == "6x1 2"
    plain = cli("verify", str(record))
    assert plain.status == 1
    assert plain.out.startswith("Line 7 is illegal: 6x1 2. ")


@pytest.mark.parametrize(
    ("policy", "line", "name"),
    [("none", 6, "undo-forbidden"), ("barrier", 6, "undo-barrier"), ("charged", None, None)],
)
def test_verify_knows_the_undo_policies(policy: str, line: int | None, name: str | None) -> None:
    text = f"record: 1\ncode: {CODE}\nundo: {policy}\nactions:\nd\nundo\n"
    told = cli("verify", "-", "--json", stdin=text).object
    assert told["line"] == line
    assert (told["refusal"] or {}).get("name") == name
    assert told["moves"] == {"none": 1, "barrier": 1, "charged": 2}[policy]


def test_a_record_stands_for_its_last_position(record: Path) -> None:
    assert (
        cli("apply", str(record)).out
        == cli("apply", CODE, "2 3", "6 1").out.partition("game:")[1]
        + cli("apply", CODE, "2 3", "6 1").out.partition("game:")[2]
    )
    assert cli("legal", str(record)).out == cli("legal", "-", stdin=cli("apply", CODE, "2 3", "6 1").out).out
    assert cli("apply", str(record), "undo", "--json").object["position"]["moves"] == 1


def test_json_and_language_stand_anywhere() -> None:
    expected = cli("apply", CODE, "d", "undo", "--json")
    for words in (
        ("--json", "apply", CODE, "d", "undo"),
        ("apply", "--json", CODE, "d", "undo"),
        ("apply", CODE, "d", "--json", "undo"),
        ("--lang", "en", "apply", CODE, "d", "undo", "--json"),
        ("--lang=en", "--json", "apply", CODE, "d", "undo"),
        ("apply", CODE, "d", "undo", "--json", "--lang", "en"),
    ):
        assert cli(*words) == expected


def test_help_and_version() -> None:
    overview = cli("--help")
    assert overview.status == 0
    for name in ("deal", "show", "legal", "apply", "verify", "import", "export"):
        assert re.search(rf"^    {name} ", overview.out, re.M)
        told = cli(name, "--help")
        assert told.status == 0
        assert told.out.startswith(f"usage: spiderqt-cli {name}")
        assert "--json" in told.out
    assert cli("--version").out == cli("deal", "--version").out == f"SpiderQt {__version__}\n"


def test_what_is_printed_is_read_again() -> None:
    assert read_position(cli("deal", CODE).out).position == parse_code(CODE).position()
    assert (
        cli("show", "-", stdin=cli("deal", CODE).out).out.splitlines()[1:]
        == cli("show", CODE).out.splitlines()[1:]
    )
