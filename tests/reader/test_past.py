# SPDX-License-Identifier: GPL-3.0-or-later
"""What a real Orca says of statistics, past games and a replay."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.reader.orca import Orca
from tests.reader.past_games import hear_the_past

pytestmark = pytest.mark.long
LANGUAGE = "en"
WORDS = {
    "statistics": "played 6 games",
    "won": "won 3 of 6",
    "picture": "6 games are over, 3 of them won",
    "delete": "Delete these games",
    "sure": "Delete all games of this row",
    "yes": "Delete push button",
    "deleted": "5 games deleted. Undo the deletion brings them back.",
    "back": "5 games are back.",
    "table": "hidden card",
    "history": "SpiderQt: past games",
    "a game": "2026",
    "replay button": "Replay",
    "replay": "The start. Spider, 1 suit, game code",
    "step": "1. ",
    "history again": "SpiderQt: past games",
    "columns": "The table at this step",
}


def test_statistics_past_games_and_replay(orca: Orca, tmp_path: Path) -> None:
    hear_the_past(orca, tmp_path, WORDS)
