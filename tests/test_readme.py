# SPDX-License-Identifier: GPL-3.0-or-later
"""README.md tells the truth where a program can see it: pictures, commands, keys and options."""

from __future__ import annotations

import re
import string
import subprocess
import sys
from pathlib import Path

from spiderqt.engine.variants import FAMILIES, VARIANTS
from spiderqt.windows.actions import SPECS

ROOT = Path(__file__).resolve().parents[1]
TEXT = (ROOT / "README.md").read_text(encoding="utf-8")


def section(name: str) -> str:
    """What stands below a heading of the second order."""
    return TEXT.partition(f"\n## {name}\n")[2].partition("\n## ")[0]


def test_there_are_four_pictures_and_each_is_told_in_words() -> None:
    pictures = re.findall(r"!\[([^]]*)\]\(([^)]+)\)", TEXT)
    assert len(pictures) == 4
    for told, path in pictures:
        assert len(told) > 40
        assert (ROOT / path).is_file(), path


def test_it_begins_with_what_it_is() -> None:
    """Five lines or so, before any picture or command."""
    first = TEXT.partition("\n\n")[2].partition("\n\n")[0]
    assert first.startswith("Spider solitaire")
    assert len(first.splitlines()) == 5


def test_there_are_two_commands_and_the_tests_are_those_of_every_change() -> None:
    (block,) = re.findall(r"```\n(.*?)```", TEXT, re.DOTALL)
    commands = [line.partition("#")[0].strip() for line in block.splitlines()]
    assert commands == ["python3 run.py", "python3 run.py test"]
    assert commands[1] in (ROOT / ".ci" / "run").read_text(encoding="utf-8")


def test_every_key_in_its_table_is_a_key_of_the_program() -> None:
    known = {key for spec in SPECS for key in spec.keys}
    known |= {f"{key.rpartition('+')[0]}+" + key.rpartition("+")[2] for key in known}
    rows = re.findall(r"^\| ([^|]+) \| ([^|]+) \|$", section("Keys"), re.MULTILINE)[1:]
    assert len(rows) > 12
    for keys, _ in rows:
        modifier = ""
        for key in re.split(r"[;,] | or ", keys):
            if len(key) == 1 and key in string.ascii_uppercase and modifier:
                assert {key, modifier + key} & known, keys
            else:
                assert key in known or key == "Enter", (key, keys)
            modifier = key.rpartition("+")[0] + "+" if "+" in key else ""


def test_every_option_that_it_names_is_one() -> None:
    command = [sys.executable, "-m", "spiderqt", "--lang", "en", "--help"]
    helped = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    named = set(re.findall(r"`(?:python3 run\.py )?(--[a-z-]+)", section("Play")))
    assert len(named) > 5
    assert [option for option in named if option not in helped] == []


def test_the_games_are_counted_right() -> None:
    assert f"{len(FAMILIES)} ({len(VARIANTS)} with their numbers of suits)" in section("How it compares")


def test_every_page_that_it_leads_to_is_there() -> None:
    pages = [path for path in re.findall(r"\]\(([^)#]+)", TEXT) if not path.startswith("https:")]
    assert len(pages) > 8
    assert [path for path in pages if not (ROOT / path).exists()] == []
