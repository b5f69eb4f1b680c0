# SPDX-License-Identifier: GPL-3.0-or-later
"""Statistics, a deletion and its undoing, past games and a replay, by ear."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from tests.reader.orca import Orca
from tests.reader.playing import open_game
from tests.reader.visiting import STARTS


def hear_the_past(orca: Orca, folder: Path, words: Mapping[str, str]) -> None:
    """Walk through all of it; at each key the words for it are heard, and nothing is heard twice."""

    def hear(name: str, *keys: str) -> None:
        said = orca.press(*keys)
        assert words[name] in " ".join(said), f"{name}: {said}"
        assert len(set(said)) == len(said), f"{name}: {said}"

    open_game(orca, folder, *STARTS["past"].prepare(orca, folder))
    hear("statistics", "ctrl+t")
    hear("won", "Right")
    hear("picture", "Tab")
    hear("delete", "Tab")
    hear("sure", "space")
    hear("yes", "Tab")
    hear("deleted", "space")
    hear("back", "space")
    hear("table", "Escape")
    hear("history", "ctrl+h")
    hear("a game", "Down")
    hear("replay button", "Tab")
    hear("replay", "space")
    hear("step", "Down")
    hear("history again", "Escape")
    hear("table", "Escape")
    hear("replay", "ctrl+r")
    hear("step", "Down")
    hear("columns", "Tab")
    hear("table", "Escape")
