# SPDX-License-Identifier: GPL-3.0-or-later
"""What a real Orca says of statistics, past games and a replay."""

from __future__ import annotations

from pathlib import Path

import pytest

from spiderqt.store.store import open_store
from tests.reader.orca import Orca
from tests.reader.playing import open_game
from tests.store.samples import deal, played_game, won

pytestmark = pytest.mark.long
LANGUAGE = "en"


def test_statistics_past_games_and_replay(orca: Orca, tmp_path: Path) -> None:
    store = open_store(tmp_path / "data")
    for number in range(6):
        game = played_game(6 + number, start=deal(number, "SP", 1), seed=number)
        store.save(won(game, score=600 + number) if number % 2 else game)
    store.close()
    open_game(orca, tmp_path)
    said = " ".join(orca.press("ctrl+t"))
    assert "SpiderQt: statistics" in said
    assert "played 6 games" in said
    said = " ".join(orca.press("Right"))
    assert "won 3 of 6" in said
    said = " ".join(orca.press("alt+d"))
    assert "Delete all games of this row" in said
    said = " ".join(orca.press("alt+d"))
    assert "5 games deleted. Undo the deletion brings them back." in said
    said = " ".join(orca.press("space"))
    assert "5 games are back." in said
    orca.press("Escape")
    said = " ".join(orca.press("ctrl+h"))
    assert "SpiderQt: past games" in said
    said = " ".join(orca.press("Down"))
    assert "2026" in said or "Spider, 1 suit" in said
    orca.press("Escape")
    said = " ".join(orca.press("ctrl+r"))
    assert "SpiderQt: replay" in said
    assert "The start. Spider, 1 suit, game code" in said
    said = " ".join(orca.press("Down"))
    assert "1. " in said
    assert "column" in said
    said = " ".join(orca.press("Escape"))
    assert "Column" in said or "column" in said, "the table has the focus again"
