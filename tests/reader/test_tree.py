# SPDX-License-Identifier: GPL-3.0-or-later
"""What the accessibility bus shows of the real program while a long random game is played: the names that the model
has, no hidden card, no ghost. Without Orca, which would take half an hour for as much."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from spiderqt.engine.play import legal_actions
from spiderqt.voice.phrases.cards import card_name
from tests.reader.conftest import need
from tests.reader.desktop import Desktop, missing_programs, wait_for
from tests.reader.playing import APPLICATION, ROOT, names_of, program, table_in, table_of
from tests.reader.twin import Twin, random_keys
from tests.windows.conftest import MakeWindow

CODE = "SP1-S4-AAAAABW"
STEP = 50
"""So many typed moves and so many keys between two looks."""


def start(desktop: Desktop, folder: Path, language: str, *arguments: str) -> None:
    desktop.spawn("application", program(folder, language, *arguments), PYTHONPATH=ROOT)
    desktop.activate("SpiderQt")


def look_alike(desktop: Desktop, twin: Twin) -> None:
    """The bus has the twin's names (the program takes a moment to get there), and names no card that was never seen."""
    trees: list[Any] = []

    def is_there() -> bool:
        trees.append(desktop.look(APPLICATION, "tree"))
        return names_of(table_in(trees[-1])) == twin.names()

    wait_for(is_there, "the names to be those of the model")
    everything = json.dumps(trees[-1], ensure_ascii=False)
    assert not [card for card in twin.unseen() if card_name(card) in everything]


def table_at_rest(desktop: Desktop, twin: Twin) -> dict[str, Any]:
    """The whole table, with the cursor on the first column and nothing said by the card that has the focus."""
    for key in ("Escape", "2", "Up", "1"):
        desktop.send_keys(key)
        twin.press(key)
    look_alike(desktop, twin)
    return table_of(desktop)


def type_moves(desktop: Desktop, twin: Twin, dice: random.Random) -> None:
    """Legal actions on the command line, so that the game goes on; stuck, it begins again."""
    game, keys = twin.window.game, ["x"]
    for _ in range(STEP):
        actions = legal_actions(game.position)
        if not actions:
            break
        action = dice.choice(actions)
        keys += [{" ": "space"}.get(letter, letter) for letter in str(action)] + ["Return"]
        twin.play(action)
    desktop.send_keys(*keys, "Escape")
    if not legal_actions(game.position):
        desktop.send_keys("r")
        twin.press("r")


@pytest.mark.parametrize("count", [pytest.param(1000, marks=pytest.mark.long)])
@pytest.mark.parametrize("language", ["en", "es"])
def test_a_long_game_leaves_no_ghost_and_tells_no_hidden_card(
    tmp_path: Path, make_window: MakeWindow, language: str, count: int
) -> None:
    need(missing_programs())
    keys, dice, acted = list(random_keys(count, count)), random.Random(count), []
    with Desktop(tmp_path / "desktop") as desktop:
        start(desktop, tmp_path, language, "--code", CODE)
        twin = Twin(make_window(CODE, lang=language))
        twin.window.game.stepped.connect(lambda step, direction: acted.append(step))
        for at in range(0, count, STEP):
            type_moves(desktop, twin, dice)
            desktop.send_keys(*keys[at : at + STEP])
            for key in keys[at : at + STEP]:
                twin.press(key)
            look_alike(desktop, twin)
        assert len(acted) >= count
        played = table_at_rest(desktop, twin)
        desktop.end("application")
        start(desktop, tmp_path, language)
        assert table_at_rest(desktop, twin) == played
