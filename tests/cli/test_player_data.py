# SPDX-License-Identifier: GPL-3.0-or-later
"""``stats`` and ``backup``: the player's games out and in, and what is said where that cannot be."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from spiderqt.store.store import Store, open_store
from tests.cli.running import ROOT, cli, environment
from tests.store.samples import deal, played_game, won


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A data folder with four games, two of them won."""
    store = open_store(tmp_path / "data")
    for number in range(4):
        game = played_game(5, start=deal(number, "SP", 1), seed=number)
        store.save(won(game, score=600 + number) if number % 2 else game)
    store.close()
    return tmp_path / "data"


@pytest.fixture
def window(folder: Path) -> Iterator[Store]:
    """A window that is open over the same games."""
    store = open_store(folder)
    yield store
    store.close()


def at(folder: Path) -> tuple[str, str]:
    return "--data-dir", str(folder)


def test_the_figures(folder: Path) -> None:
    said = cli("stats", *at(folder))
    assert said.status == 0
    assert said.out.startswith("Spider, 1 suit, free undo, classic score: won 2 of 4, 50 percent won, ")
    (line,) = cli("stats", "--json", *at(folder)).object["statistics"]
    assert (line["game"], line["suits"], line["undo"], line["scheme"]) == ("SP", 1, "free", "classic")
    assert (line["played"], line["won"], line["rate"], line["score"]["last"]) == (4, 2, 0.5, 603)
    assert cli("stats", *at(folder / "new")).out.startswith("No game was played yet.")


@pytest.mark.parametrize("form", ["json", "csv"])
def test_games_out_and_in_again(folder: Path, tmp_path: Path, form: str) -> None:
    out = cli("stats", "export", "--format", form, *at(folder))
    assert (out.status, out.err) == (0, "")
    file, other = tmp_path / "games", tmp_path / "other"
    file.write_bytes(out.out.encode())
    assert cli("stats", "import", str(file), "--json", *at(other)).object == {"added": 4, "known": 0}
    again = cli("stats", "import", "-", *at(other), stdin=out.out)
    assert again.out == "0 games were added; the others were here already.\n"
    assert cli("stats", *at(other)).out == cli("stats", *at(folder)).out
    assert cli("stats", "export", "--format", form, *at(other)).out == out.out or form == "json"
    assert cli("stats", "export", "--format", form, "--json", *at(folder)).object["text"] == out.out


def test_a_backup_and_back(folder: Path, tmp_path: Path) -> None:
    file, other = tmp_path / "all.db", tmp_path / "other"
    assert cli("backup", str(file), "--json", *at(folder)).object == {"file": str(file), "games": 4}
    assert "There is such a file already" in cli("backup", str(file), *at(folder)).fault
    done = cli("backup", str(file), "--restore", *at(other))
    assert done.out.startswith("The backup was restored: 4 games.")
    assert cli("stats", *at(other)).out == cli("stats", *at(folder)).out


def test_while_the_window_is_open(folder: Path, tmp_path: Path, window: Store) -> None:
    out = cli("stats", "export", *at(folder))
    assert (out.status, len(json.loads(out.out)["games"]), out.err) == (0, 4, "")
    file = tmp_path / "all.db"
    assert cli("backup", str(file), *at(folder)).status == 0
    refused = cli("backup", str(file), "--restore", *at(folder))
    assert (refused.status, refused.out) == (1, "SpiderQt is open: close it first. Nothing was changed.\n")
    assert window.history_length() == 4


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        (("stats", "import"), "FILE: A file is needed."),
        (("stats", "import", "no-file"), "no-file: There is no such file."),
        (
            ("stats", "import", "-"),
            "standard input: This file holds no games of SpiderQt. Nothing was added.",
        ),
        (("stats", "import", "-", "--format", "csv"), "standard input: The part “"),
        (("stats", "export", "file"), "file: Only import takes a file."),
        (("stats", "--format", "csv"), "csv: A format belongs to export or import."),
        (("backup", "no-file", "--restore"), "no-file: There is no such file."),
        (("backup", "{here}/nowhere/all.db"), "The backup could not be written: "),
        (("backup", "{here}/noise", "--restore"), "The backup was not restored: "),
    ],
    ids=" ".join,
)
def test_bad_input_is_one_sentence(tmp_path: Path, words: tuple[str, ...], fault: str) -> None:
    (tmp_path / "noise").write_bytes(b"noise" * 500)
    given = [word.replace("{here}", str(tmp_path)) for word in words]
    said = cli(*given, *at(tmp_path / "data"), stdin="{}").fault
    assert said.startswith(fault)


def test_a_folder_that_is_none(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert "is not a folder" in cli("stats", *at(tmp_path / "file")).fault
    assert cli("stats", *at(tmp_path / "file" / "below")).fault.startswith("Nothing can be saved, because")


def test_neither_loads_qt(folder: Path) -> None:
    code = (
        "import sys\nfrom spiderqt.cli import main\n"
        f"main(['stats', '--data-dir', {str(folder)!r}])\n"
        "print(*(n for n in sys.modules if n.startswith(('PySide6', 'shiboken6'))))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=environment(), capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines()[-1] == ""
