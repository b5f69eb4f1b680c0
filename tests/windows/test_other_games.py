# SPDX-License-Identifier: GPL-3.0-or-later
"""Another game on the same table, wherever the player was on the one before."""

from __future__ import annotations

from pathlib import Path

from spiderqt.board.hits import Place as Spot
from spiderqt.board.picture import Picture
from spiderqt.engine.codes import parse_code
from spiderqt.session.cursor import Place
from tests.windows.conftest import MakeWindow


def test_a_game_with_fewer_columns_comes_while_the_cursor_is_in_the_last(
    make_window: MakeWindow, tmp_path: Path
) -> None:
    window = make_window("SP1-S4-AAAAABW")
    record = tmp_path / "a.spider"
    record.write_text("record: 1\ncode: SD1-S1-AAAAABD\nactions:\n", encoding="utf-8")
    window.handlers.walking.do_last_column()
    assert window.handlers.files.open_file(record)
    assert window.cursor_on_table.place == Place(0, 0)
    assert window.scene.cursor_place == Spot.card(0, 0)
    assert window.scene.picture == Picture.of(window.game.position)
    window.handlers.walking.do_last_column()
    window.game.undo()
    window.handlers.walking.do_last_column()
    window.game.redo()
    assert window.scene.cursor_place == Spot.card(0, 0)
    assert window.game.table.code == parse_code("SD1-S1-AAAAABD")
