# SPDX-License-Identifier: GPL-3.0-or-later
"""While a damaged file is read at the start, a window says so; where nothing is damaged there is none."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from spiderqt import app
from spiderqt.store.faults import SetAside
from spiderqt.windows import waiting
from spiderqt.windows.waiting import Waiting
from tests.store.samples import played_game


def test_a_damaged_file_is_announced_while_it_is_read(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[tuple[bool, str, bool]] = []

    class Seen(Waiting):
        def __init__(self) -> None:
            super().__init__()
            quits = self.testAttribute(Qt.WidgetAttribute.WA_QuitOnClose)
            shown.append((self.isVisible(), self.windowTitle(), quits))

    monkeypatch.setattr(waiting, "Waiting", Seen)
    store = app.open_games(tmp_path)
    store.save(played_game(20))
    store.close()
    app.open_games(tmp_path).close()
    assert shown == []
    path = tmp_path / "spiderqt.db"
    whole = path.read_bytes()
    path.write_bytes(whole[:4096] + b"noise" * (len(whole) // 5))
    store = app.open_games(tmp_path)
    assert isinstance(store.notices[0], SetAside)
    store.close()
    assert shown == [(True, "SpiderQt: one moment, a damaged file is being read", False)]
    assert not any(isinstance(widget, Waiting) and widget.isVisible() for widget in qapp.topLevelWidgets())
