# SPDX-License-Identifier: GPL-3.0-or-later
"""The program speaks by itself, through a real speech service, and leaves speaking to a reader that runs.

Needs PySide6-Addons, which the project's own checks do not install: see docs/EVIDENCE.md.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from spiderqt.voice.troubles import has_module
from tests.reader.conftest import need
from tests.reader.desktop import NEEDED, Desktop, missing_programs, wait_for
from tests.reader.orca import Orca, missing_for_orca, python, read_log, start_voice

ROOT = Path(__file__).resolve().parents[2]
GAME = "SP1-S4-AAAAABW"
pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(not has_module("QtTextToSpeech"), reason="PySide6-Addons is not installed"),
]


class Player:
    """The program on a desktop, its own voice on, and what that was given to say."""

    def __init__(self, desktop: Desktop, *options: str) -> None:
        self.desktop = desktop
        self.log = desktop.folder / "own.jsonl"
        address = start_voice(desktop, "own", self.log)
        data = desktop.folder / "data"
        data.mkdir()
        (data / "settings.ini").write_text("[own-voice]\non=true\n", encoding="utf-8")
        command = python("spiderqt", "--data-dir", str(data), "--code", GAME, *options)
        desktop.spawn("application", command, SPEECHD_ADDRESS=address, PYTHONPATH=str(ROOT))

    def said(self) -> list[str]:
        """Every text so far."""
        return [said.text for said in read_log(self.log)]

    def press(self, key: str) -> str:
        """Press a key; what was said after it."""
        before = len(self.said())
        self.desktop.send_keys(key)
        wait_for(lambda: len(self.said()) > before, f"an answer to {key}", patience=30)
        return self.said()[-1]


@pytest.fixture
def desktop(tmp_path: Path) -> Iterator[Desktop]:
    """A desktop without a reader."""
    need(missing_programs([*NEEDED, "speech-dispatcher"]))
    with Desktop(tmp_path / "desktop") as desktop:
        yield desktop


@pytest.mark.parametrize(
    ("language", "column", "moved", "dealt", "dialog"),
    [
        (
            "en",
            "Column 2, 6 cards, ",
            "Seven of hearts, from column 1 to column 5",
            "4 deals left",
            "preferences",
        ),
        (
            "es",
            "Columna 2, 6 cartas, ",
            "Siete de corazones",
            "4 repartos",
            "preferencias",
        ),
    ],
)
def test_a_game_begins_by_ear_without_a_reader(
    desktop: Desktop, language: str, column: str, moved: str, dealt: str, dialog: str
) -> None:
    player = Player(desktop, "--lang", language)
    desktop.activate("SpiderQt")
    wait_for(player.said, "the first words")
    assert player.said()[0].startswith("SpiderQt, Spider, ")
    assert player.press("2").startswith(column)
    player.press("1")
    assert player.press("a").startswith(moved)
    assert dealt in player.press("d")
    assert player.press("ctrl+comma").startswith(f"SpiderQt: {dialog}.")
    player.press("Tab")
    assert player.press("Escape")


def _answers(player: Player) -> bool:
    player.desktop.send_keys("s")
    return bool(player.said())


def test_it_is_silent_beside_a_real_reader(tmp_path: Path) -> None:
    need(missing_for_orca())
    with Orca(tmp_path / "desktop") as orca:
        player = Player(orca)
        orca.activate("SpiderQt")
        wait_for(lambda: any("Seven of hearts" in text for text in orca.press("a")), "the reader's words")
        heard = [text for key in ("2", "d", "u") for text in orca.press(key)]
        assert len(heard) >= 3
        assert player.said() == []
        assert "Traceback" not in (orca.folder / "application.err").read_text(encoding="utf-8")
        orca.end("orca")
        wait_for(lambda: _answers(player), "the program to speak again")
