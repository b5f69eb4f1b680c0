# SPDX-License-Identifier: GPL-3.0-or-later
"""A real window with a game of its own, shown off screen, its cards not moving unless a test wants them to."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from spiderqt.engine.codes import GameCode, parse_code
from spiderqt.engine.position import Position
from spiderqt.i18n import Languages
from spiderqt.session.game import Game
from spiderqt.session.table import Options
from spiderqt.settings import Settings
from spiderqt.windows import looks
from spiderqt.windows.main_window import MainWindow

MakeWindow = Callable[..., MainWindow]


@pytest.fixture
def make_window(qtbot: QtBot, tmp_path: Path, qapp: object) -> Iterator[MakeWindow]:
    """Make a window: `make_window(start, options=..., animated=False, lang="en")`."""
    from PySide6.QtWidgets import QApplication

    application = QApplication.instance()
    assert isinstance(application, QApplication)
    made: list[Languages] = []

    def make(
        start: GameCode | Position | str = "SP1-S4-AAAAABW",
        options: Options | None = None,
        *,
        animated: bool = False,
        lang: str = "en",
    ) -> MainWindow:
        settings = Settings(tmp_path)
        settings.set(looks.ANIMATION, animated)
        tongues = Languages(settings, application)
        tongues.start(lang)
        made.append(tongues)
        game = Game(parse_code(start) if isinstance(start, str) else start, options)
        window = MainWindow(game, settings, tongues)
        settings.setParent(window)
        game.setParent(window)
        qtbot.addWidget(window)
        with qtbot.waitActive(window):  # shortcuts work in the active window only
            window.show()
            window.activateWindow()
        return window

    yield make
    for tongues in made:
        tongues.start("en")
        tongues.deleteLater()


@pytest.fixture
def window(make_window: MakeWindow) -> MainWindow:
    """A window with Spider, four suits."""
    return make_window()
