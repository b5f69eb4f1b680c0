# SPDX-License-Identifier: GPL-3.0-or-later
"""A voice that takes its time: what the player does cuts what is being said; news that come by themselves wait, and
nothing is lost."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.reader.conftest import need
from tests.reader.desktop import wait_for
from tests.reader.orca import Orca, missing_for_orca
from tests.reader.playing import open_game

pytestmark = pytest.mark.long
CODE = "SP1-S4-AAAAABW"
PACE = 40
"""Letters in a second: a deal takes eight seconds."""


@pytest.fixture
def slow(tmp_path: Path) -> Iterator[Orca]:
    """An Orca whose voice speaks in its own time."""
    need(missing_for_orca())
    with Orca(tmp_path / "orca", pace=PACE) as orca:
        yield orca


def begun(orca: Orca, text: str) -> list[str]:
    """What is being said or was, of what begins so."""
    return [said.text for said in orca.speech() if said.kind == "speech" and said.text.startswith(text)]


def cut(orca: Orca) -> list[str]:
    return [said.text for said in orca.speech() if said.kind == "cut"]


def test_an_action_cuts_and_news_wait(slow: Orca, tmp_path: Path) -> None:
    open_game(slow, tmp_path, "--code", CODE)
    before = len(cut(slow))
    slow.send_keys("d")
    wait_for(lambda: begun(slow, "Dealt: column 1"), "the deal")
    slow.send_keys("Right")
    wait_for(lambda: begun(slow, "Column 2, 7 cards"), "the next column")
    assert [text[:15] for text in cut(slow)[before:]] == ["Dealt: column 1"], "the old is cut by the new"
    wait_for(lambda: begun(slow, "two of diamonds, 7 of 7"), "the card")
    slow.press("l")
    assert len(begun(slow, "Dealt: column 1")) == 2, "what was cut can be heard again"

    before = len(cut(slow))
    for path in (tmp_path / "data").glob("spiderqt.db*"):
        path.unlink()
    slow.send_keys("u")
    wait_for(lambda: any("written again" in said.text for said in slow.speech()), "the news", patience=60)
    slow.listen_to(lambda: None, answered=False)
    heard = " ".join(said.text for said in slow.speech() if said.kind == "speech")
    assert "Undone: the deal" in heard
    assert cut(slow)[before:] == [], "news wait until what was being said has ended"
