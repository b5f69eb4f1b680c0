# SPDX-License-Identifier: GPL-3.0-or-later
"""The console programs' help in Spanish: no English word is left in it."""

from __future__ import annotations

import re

import pytest

from spiderqt import options
from spiderqt.cli.commands import COMMANDS
from tests.cli.running import cli

SAME = {
    "spiderqt",
    "spiderqt-cli",
    "json",
    "solvitaire",
    "dask",
    "tcp",
    "host",
    "spider",
    "spiderette",
    "simple-simon",
    "scorpion",
}


def words(text: str) -> set[str]:
    """The words of a help text; options, choices and the values of an example are none."""
    plain = re.sub(r"--?[\w-]+|\{[^}]*\}|“[^”]*”|[a-z]+(-[a-z]+)+", " ", text)
    return {word.lower() for word in re.findall(r"[^\W\d_]{3,}", plain)} - SAME - set(COMMANDS)


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_of_a_command(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "900")  # no name is broken into lines
    english, spanish = (cli(*filter(None, (command, "--lang", lang, "--help"))).out for lang in ("en", "es"))
    assert spanish.startswith("uso: ")
    assert words(english) & words(spanish) <= {"undo", "redo"}


def test_help_of_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    said = []
    for lang in ("en", "es"):
        with pytest.raises(SystemExit):
            options.parse(["--lang", lang, "--help"])
        said.append(capsys.readouterr().out)
    assert words(said[0]) & words(said[1]) == set()
