# SPDX-License-Identifier: GPL-3.0-or-later
"""Bad input: one clear line that says what and where, exit status 2, nothing on standard output, never a traceback."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from spiderqt.cli import commands, sources
from spiderqt.cli.run import PROGRAM
from tests.cli.running import Outcome, cli

CODE = "SD1-S1-AAAAABD"
READERS = ("show", "legal", "apply", "verify", "export")


def read(command: str, source: str, stdin: bytes | str = b"") -> Outcome:
    extra = ("--to", "solvitaire") if command == "export" else ()
    return cli(command, source, *extra, stdin=stdin)


@pytest.mark.parametrize("command", READERS)
@pytest.mark.parametrize(
    ("code", "part"),
    [
        ("SD1-S1-AAAAABE", "mistyped"),
        ("DS1-S1-AAAAABD", "no game “DS”"),
        ("SS1-S2-AAAAABD", "only with: 4"),
        ("SD7-S1-AAAAABD", "version 7"),
        ("SD1-S1-AAAAAB", "should end with 7 letters, and has 6"),
        ("sd1s1aaaaab1", "not a game code"),
    ],
)
def test_a_mistyped_code_is_called_so_by_every_command(command: str, code: str, part: str) -> None:
    assert part in read(command, code).fault
    assert part in cli("deal", code).fault


@pytest.mark.parametrize("command", READERS)
def test_a_file_that_cannot_be_read(command: str, tmp_path: Path) -> None:
    assert (
        read(command, str(tmp_path / "none.txt")).fault == f"{tmp_path / 'none.txt'}: There is no such file."
    )
    assert read(command, str(tmp_path)).fault == f"{tmp_path}: This is a folder, not a file."
    assert read(command, "").fault.startswith("There is no such file")
    # Nearly a code: an I for a 1.
    assert "a game code looks like" in read(command, "SDI-S1-AAAAABD").fault
    assert read(command, str(tmp_path / "file" / "below")).fault.endswith("There is no such file.")


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="everything may be read here")
def test_a_file_that_may_not_be_read(tmp_path: Path) -> None:
    path = tmp_path / "secret.txt"
    path.touch(mode=0)
    assert cli("show", str(path)).fault == f"{path}: The file may not be read."


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (PermissionError(13, "Permission denied"), "The file may not be read."),
        (OSError(5, "Input/output error"), "The file cannot be read ([Errno 5] Input/output error)."),
    ],
)
def test_a_file_that_fails_when_it_is_read(
    error: OSError, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(name: str, largest: int) -> bytes:
        raise error

    monkeypatch.setattr(sources, "_bytes_of", fails)
    assert cli("show", "some.txt").fault == f"some.txt: {sentence}"


@pytest.mark.parametrize("command", READERS)
@pytest.mark.parametrize(
    ("text", "where"),
    [
        (b"game: SD1-S1\n1: \xff\xfe\n", "standard input, line 2, column 4: This is not UTF-8 text."),
        (b"\xe9", "standard input, line 1, column 1: This is not UTF-8 text."),
        (b"game: SD1-S1\n1: 7\xe2\x99\xa5 \xe9", "standard input, line 2, column 7: This is not UTF-8 text."),
        (b"\x00\x01", "standard input, line 1, column 1: A control character (number 0) is not text."),
        (b"", "standard input, line 1, column 1: There is neither a line “game:” nor a line “code:”."),
        (
            b"record: 1\ncode: SD1-S1-AAAAABE\nactions:\n",
            "standard input, line 2, column 7: “SD1-S1-AAAAABE” is",
        ),
        (
            b"record: 1\ncode: SD1-S1-AAAAABD\nactions:\nd\n  3y4 5\n",
            "standard input, line 5, column 3: “3y4 5”",
        ),
    ],
)
def test_a_text_that_cannot_be_understood(command: str, text: bytes, where: str) -> None:
    assert read(command, "-", text).fault.startswith(where)


def test_a_file_is_named_with_line_and_column(tmp_path: Path) -> None:
    path = tmp_path / "deal.txt"
    path.write_text("game: SD1-S1\n1: 7S XX\n")
    for number in range(2, 8):
        path.write_text(path.read_text() + f"{number}:\n")
    assert cli("show", str(path)).fault.startswith(f"{path}, line 2, column 7: “XX” is not a card")


def test_an_illegal_record_has_no_position(tmp_path: Path) -> None:
    path = tmp_path / "record.txt"
    path.write_text(f"record: 1\ncode: {CODE}\nactions:\nd\n3 3\n")
    for command in ("show", "legal", "apply", "export"):
        fault = read(command, str(path)).fault
        assert fault.startswith(f"{path}, line 5: “3x1 3” is not legal here. ")
    assert cli("verify", str(path)).status == 1


def test_a_huge_file_is_not_read_to_its_end(tmp_path: Path) -> None:
    path = tmp_path / "huge.txt"
    with path.open("wb") as file:
        file.truncate(sources.LARGEST_FILE + 1)
    assert cli("verify", str(path)).fault == f"{path}: The file is too large: it has more than 4000000 bytes."


def test_a_code_wins_over_nothing_and_a_file_over_a_mistyped_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("SD1-S1-AAAAABE").write_text("hello")
    assert "“hello”" in cli("show", "SD1-S1-AAAAABE").fault
    Path(CODE).write_text("hello")
    assert cli("show", CODE).status == 0
    assert "“hello”" in cli("show", f"./{CODE}").fault
    assert "mistyped" in cli("show", "--code", "SD1-S1-AAAAABE").fault


@pytest.mark.parametrize(
    ("words", "part"),
    [
        ((), "missing: COMMAND"),
        (("--json",), "missing: COMMAND"),
        (("fly",), "there is no 'fly', only 'deal', 'show'"),
        (("--fly", "deal"), "unknown option or too much: --fly"),
        (("deal", "--fly"), "unknown option or too much: --fly"),
        (("deal", CODE, "more"), "unknown option or too much: more"),
        (("deal", CODE, "--game", "spider"), "A code names game and suits already"),
        (("deal", CODE, "--suits", "1"), "A code names game and suits already"),
        (("deal", CODE, "--code", CODE), "A code names game and suits already"),
        (("deal", "--game", "bridge"), "--game: there is no game “bridge”, only spider"),
        (("deal", "--game"), "--game: needs a value"),
        (("deal", "--suits", "5"), "--suits: “5” is not a number from 1 to 4"),
        (("deal", "--suits", "²"), "--suits: “²” is not a number from 1 to 4"),
        (("deal", "--suits", "9" * 5000), "--suits: “999"),
        (
            ("deal", "--game", "simple-simon", "--suits", "2"),
            "--suits 2: SS is not played with that number of suits",
        ),
        (("show",), "FILE|CODE: A file or a game code is needed."),
        (("apply",), "FILE|CODE: A file or a game code is needed."),
        (("verify", CODE, "--code", CODE), "Give a file or a code, not both."),
        (("apply", CODE, "3x2 7", "jump"), "“jump”: This is not an action"),
        (("apply", CODE, "3"), "“3”: This is not an action"),
        (("apply", CODE, "d", "9" * 500), "“" + "9" * 39 + "…”: This is not an action"),
        (("apply", CODE, "-1 2"), "“-1 2”: This is not an action"),
        (("deal", CODE, "--lang", "xx"), "--lang: there is no language 'xx', only en, es"),
        (("--lang",), "--lang: needs a value"),
        (("import",), "missing: FILE"),
        (("export", CODE), "missing: --to"),
        (("export", CODE, "--to", "paper"), "--to: there is no 'paper', only 'solvitaire', 'fc-solve'"),
        (("import", "-", "--from", "paper"), "--from: there is no 'paper'"),
        (("export", CODE, "--to", "fc-solve"), f"{CODE}: Boards of Freecell Solver have no stock"),
    ],
)
def test_an_impossible_command_line(words: tuple[str, ...], part: str) -> None:
    assert part in cli(*words).fault


@pytest.mark.parametrize(
    "words", [("show", "a\nb\x1b[2J"), ("show", "x" * 5000), ("apply", CODE, "\x07\n\x07")]
)
def test_strange_words_stay_on_one_line(words: tuple[str, ...]) -> None:
    fault = cli(*words).fault
    assert "\x1b" not in fault
    assert "\x07" not in fault


def test_a_fault_of_the_program_is_no_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(name: str) -> commands.Command:
        raise RuntimeError("two\nlines")

    monkeypatch.setattr("spiderqt.cli.run.command", breaks)
    assert (
        cli("deal", CODE).fault
        == "This should not have happened; it is a fault of the program (RuntimeError: two lines)."
    )


def test_an_interruption_ends_quietly(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupts(name: str) -> commands.Command:
        raise KeyboardInterrupt

    monkeypatch.setattr("spiderqt.cli.run.command", interrupts)
    assert cli("deal", CODE) == Outcome(130, "", "")


def test_faults_are_said_in_the_language_that_was_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    def spanish(context: str, text: str, comment: str | None = None, n: int = -1) -> str:
        return {"There is no such file.": "No existe ese fichero."}.get(text, text)

    monkeypatch.setattr("spiderqt.cli.sources.translate", spanish)
    assert cli("show", "no.txt", "--lang", "es").fault == "no.txt: No existe ese fichero."


def test_the_program_says_its_name() -> None:
    assert cli("fly").err.startswith(f"{PROGRAM}: ")


@pytest.mark.parametrize("command", READERS)
def test_with_json_a_fault_is_still_a_line_on_standard_error(command: str) -> None:
    check: Callable[..., Outcome] = cli
    extra = ("--to", "solvitaire") if command == "export" else ()
    assert "mistyped" in check("--json", command, "SD1-S1-AAAAABE", *extra).fault
