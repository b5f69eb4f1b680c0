# SPDX-License-Identifier: GPL-3.0-or-later
"""What cuts what, with a real Orca and a voice that takes its time: a new action cuts old speech, never the other way.

The voice writes down of each utterance whether it came to its end; Speech Dispatcher stops it when Orca says so.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.reader.demonstration import NEARLY_WON
from tests.reader.desktop import wait_for
from tests.reader.orca import Orca, Speech
from tests.reader.playing import open_game
from tests.reader.positions import LATE

pytestmark = pytest.mark.long
LANGUAGE = "en"
PACE = 0.03
"""Seconds for each letter: a deal, of some three hundred, takes ten."""
CODE = "SP1-S4-AAAAABW"


class Ear:
    """Follows what is said from now on, or (`whole`) what was said before, too."""

    def __init__(self, orca: Orca, *, whole: bool = False) -> None:
        self._orca, self._before = orca, 0 if whole else len(orca.speech())

    def heard(self) -> list[Speech]:
        """What began and ended since."""
        return self._orca.speech()[self._before :]

    def wait_for(self, words: str) -> None:
        """Until something with these words has begun to be said."""
        wait_for(lambda: any(words in said.text for said in self.heard()), words, patience=30)

    def wait_for_silence(self) -> None:
        """Until all that began has ended, and nothing follows."""
        quiet: list[int] = []

        def is_silent() -> bool:
            heard = self.heard()
            at_rest = bool(heard) and heard[-1].kind in ("end", "cut")
            quiet.append(len(heard) if at_rest else -1)
            return len(quiet) > 30 and set(quiet[-30:]) == {len(heard)} and at_rest

        wait_for(is_silent, "silence", patience=60)

    def fates(self) -> list[tuple[str, str]]:
        """Each utterance and its fate, in the order in which they ended."""
        return [(said.kind, said.text) for said in self.heard() if said.kind in ("end", "cut")]

    def fate_of(self, beginning: str) -> str:
        """``end`` or ``cut``; it was said once."""
        (fate,) = (kind for kind, text in self.fates() if text.startswith(beginning))
        return fate


@pytest.fixture
def playing(orca: Orca, tmp_path: Path) -> Orca:
    open_game(orca, tmp_path, "--code", CODE)
    Ear(orca, whole=True).wait_for_silence()
    return orca


def test_the_second_of_two_actions_cuts_the_first_and_nothing_is_lost(playing: Orca) -> None:
    ear = Ear(playing)
    playing.send_keys("d")
    ear.wait_for("Dealt: column 1")
    playing.send_keys("u")
    ear.wait_for("Undone: the deal")
    ear.wait_for_silence()
    assert ear.fate_of("Dealt: column 1") == "cut"
    assert ear.fate_of("Undone: the deal") == "end"
    ear = Ear(playing)
    playing.send_keys("shift+u")
    ear.wait_for("Dealt again: column 1")
    playing.send_keys("Right")
    ear.wait_for("two of diamonds, 7 of 7")
    ear.wait_for_silence()
    assert ear.fate_of("Dealt again: column 1") == "cut", "an arrow key is an action, too"
    assert ear.fates()[-1][0] == "end"
    ear = Ear(playing)
    playing.send_keys("l")
    ear.wait_for_silence()
    assert ear.fate_of("Dealt again: column 1") == "end", "what was cut is said again, whole"


def test_where_the_cursor_is_never_cuts_what_was_done(playing: Orca) -> None:
    ear = Ear(playing)
    playing.send_keys("a")  # the cursor goes with the card, to another column
    ear.wait_for("Seven of hearts, from column 1")
    ear.wait_for_silence()
    assert [kind for kind, _ in ear.fates()] == ["end"] * len(ear.fates()), ear.fates()
    assert ear.fate_of("Seven of hearts, from column 1 to column 5") == "end"
    ear = Ear(playing)
    playing.send_keys("u", "d", "space")  # as fast as it goes: two that come at once are said as one
    ear.wait_for("Picked up")
    ear.wait_for_silence()
    assert [kind for kind, text in ear.fates() if "Picked up" in text] == ["end"]


def test_news_wait_until_an_answer_has_been_said(orca: Orca, tmp_path: Path) -> None:
    path = tmp_path / "late.txt"
    path.write_text(LATE, encoding="utf-8")
    open_game(orca, tmp_path, "--open", str(path))
    ear = Ear(orca)
    orca.send_keys("v")
    ear.wait_for("It can still be won")
    ear.wait_for_silence()
    assert ear.fate_of("Looking whether this can still be won") == "end", (
        "its answer is there in some milliseconds"
    )
    assert ear.fate_of("It can still be won") == "end"


def test_the_panel_that_opens_by_itself_does_not_cut_the_win(orca: Orca, tmp_path: Path) -> None:
    path = tmp_path / "nearly.txt"
    path.write_text(NEARLY_WON, encoding="utf-8")
    open_game(orca, tmp_path, "--open", str(path))
    orca.press("2")
    ear = Ear(orca)
    orca.send_keys("a")
    ear.wait_for("SpiderQt: you have won")
    ear.wait_for_silence()
    assert ear.fate_of("You have won! All 4 runs are complete.") == "end", ear.fates()
