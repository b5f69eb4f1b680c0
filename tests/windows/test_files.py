# SPDX-License-Identifier: GPL-3.0-or-later
"""Games saved and opened in the window, and what is said of files that are none."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox, QWidget

from spiderqt.engine.actions import Deal
from spiderqt.session.table import Options
from spiderqt.windows.files import Unreadable, open_table, save_table
from spiderqt.windows.main_window import MainWindow
from tests.windows.hands import when_modal


def test_records_are_saved_and_opened_as_they_were(window: MainWindow, tmp_path: Path) -> None:
    window.game.play(Deal())
    window.game.undo()
    window.game.play(Deal())
    path = tmp_path / "partida ñ.spider"
    assert save_table(window.game.table, path) is None
    found = open_table(path, window.game.options)
    assert not isinstance(found, Unreadable)
    assert found.position == window.game.position
    window.game.restart()
    assert window.handlers.files.open_file(path)
    assert window.game.moves == 1


def test_a_wrong_file_is_answered_with_its_line_and_loses_nothing(window: MainWindow, tmp_path: Path) -> None:
    before = window.game.table.position
    path = tmp_path / "bad.spider"
    path.write_text("record: 1\ncode: SP1-S4-AAAAABW\nactions:\n1x9 2\n", encoding="utf-8")
    seen: list[str] = []

    def look(box: QWidget) -> None:
        assert isinstance(box, QMessageBox)
        seen.append(box.text())
        box.accept()

    when_modal(look)
    assert not window.handlers.files.open_file(path)
    assert "line 4" in seen[0]
    assert window.game.position == before


@pytest.mark.parametrize(
    ("content", "names"),
    [
        (b"\xff\xfe\x00", "text"),
        (b"game: SP1-S4\n1: ZZ\n", "line 2, column 4"),
        (b"record: 9\nactions:\n", "line 1"),
    ],
)
def test_every_kind_of_wrong_file_has_its_sentence(tmp_path: Path, content: bytes, names: str) -> None:
    path = tmp_path / "x.txt"
    path.write_bytes(content)
    found = open_table(path, Options())
    assert isinstance(found, Unreadable)
    assert names in found.sentence


def test_saving_where_nothing_can_be_saved_is_answered(window: MainWindow, tmp_path: Path) -> None:
    fault = save_table(window.game.table, tmp_path / "no such folder" / "x.spider")
    assert fault is not None
    assert "x.spider" in fault.sentence
