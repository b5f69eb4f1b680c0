# SPDX-License-Identifier: GPL-3.0-or-later
"""Takes the pictures of README.md and of the shops: ``python packaging/pictures.py``, into docs/pictures.

The real window, off screen, with games played by the hints. For whoever changes what the table looks like.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(ROOT))

from PySide6.QtCore import QPoint  # noqa: E402
from PySide6.QtGui import QPainter, QPixmap  # noqa: E402
from PySide6.QtWidgets import QApplication  # noqa: E402

from spiderqt import app, options  # noqa: E402
from spiderqt.engine.actions import Move  # noqa: E402
from spiderqt.engine.codes import GameCode  # noqa: E402
from spiderqt.engine.variants import Variant, variant  # noqa: E402
from spiderqt.session.cursor import Place  # noqa: E402
from spiderqt.windows import looks  # noqa: E402
from spiderqt.windows.main_window import MainWindow  # noqa: E402
from spiderqt.windows.picker import RunPicker  # noqa: E402


@dataclass(frozen=True)
class Shot:
    """A picture: the game, how many hints are followed, and what is done last."""

    name: str
    game: Variant
    deal: int
    hints: int
    last: Callable[[MainWindow], None]
    language: str = "en"
    theme: str = "felt"
    helped: bool = False


def pick_up(window: MainWindow) -> None:
    """Take the run of the next hint that moves one into the hand."""
    action = window.adviser.hint().action
    if isinstance(action, Move):
        column = window.game.position.columns[action.source]
        window.cursor_on_table.go_to(Place(action.source, len(column) - action.count))
        window.handlers.do_pick()


def open_picker(window: MainWindow) -> None:
    """Open the run picker on the column of the next hint."""
    action = window.adviser.hint().action
    if isinstance(action, Move):
        column = window.game.position.columns[action.source]
        window.handlers.open_picker(action.source, len(column) - action.count)


def ask_for_hint(window: MainWindow) -> None:
    """Ask for a hint."""
    window.handlers.do_hint()


SHOTS = (
    Shot("table", variant("SP", 2), 3, 34, pick_up),
    Shot("contrast", variant("SP", 4), 2, 26, ask_for_hint, theme="contrast-dark", helped=True),
    Shot("picker", variant("SP", 2), 7, 40, open_picker, theme="light"),
    Shot("spanish", variant("SD", 4), 5, 12, ask_for_hint, language="es", theme="dark"),
)


def follow(window: MainWindow, hints: int) -> None:
    """Do what that many hints say, and more until the next one is a move: that makes a telling picture."""
    done = 0
    while action := window.adviser.hint().action:
        if done >= hints and isinstance(action, Move):
            return
        if done > hints + 20 or not window.game.play(action):
            return
        done += 1


def take(shot: Shot, application: QApplication) -> QPixmap:
    """Play the game and take the picture."""
    code = str(GameCode(shot.game, shot.deal))
    with tempfile.TemporaryDirectory() as folder:
        asked = options.Options(code=code, lang=shot.language, data_dir=folder)
        ground = app.lay_ground(asked, application)
        ground.settings.set(looks.ANIMATION, False)
        ground.settings.set(looks.THEME, shot.theme)
        ground.settings.set(looks.FOUR_COLOURS, shot.helped)
        ground.settings.set(looks.SUIT_LETTERS, shot.helped)
        window = app.build(ground)
        assert isinstance(window, MainWindow)
        window.resize(1000, 700)
        window.show()
        follow(window, shot.hints)
        shot.last(window)
        application.processEvents()
        picture = window.grab()
        for picker in window.findChildren(RunPicker):
            painter = QPainter(picture)
            space = window.rect().size() - picker.size()
            painter.drawPixmap(QPoint(space.width() // 2, space.height() // 2), picker.grab())
            painter.end()
            picker.close()
        window.close()
        application.processEvents()
    return picture


def main() -> int:
    """Take all pictures."""
    application = app.application_object()
    folder = ROOT / "docs" / "pictures"
    folder.mkdir(parents=True, exist_ok=True)
    for shot in SHOTS:
        take(shot, application).toImage().save(str(folder / f"{shot.name}.png"), "PNG", 0)  # type: ignore[call-overload]
    return 0


if __name__ == "__main__":
    sys.exit(main())
