# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures of the whole window: ``python -m spiderqt.windows.gallery FOLDER``, and those of the board with them.

For those who work on the looks, and for README and store pages. Games are played by the hints, so that the tables
are such as players meet. Dialogs are put over the window as a desktop would.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPalette
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from spiderqt.advice.autoplayer import Policy, autoplay
from spiderqt.board import gallery
from spiderqt.board.theme import THEMES
from spiderqt.engine.codes import parse_code
from spiderqt.i18n import Languages
from spiderqt.session.cursor import Grip, Place
from spiderqt.session.game import Game
from spiderqt.session.status import status_of
from spiderqt.settings import Setting, Settings
from spiderqt.windows import daily_acts, dialogs, ladder_acts, looks
from spiderqt.windows.main_window import MainWindow

Act = Callable[[MainWindow], "QDialog | None"]
Choices = tuple[tuple[Setting[Any], Any], ...]

FRESH, MIDDLE, CROWDED, WON = (
    ("SP1-S4-AAAAABW", 0),
    ("SP1-S2-AAAAAJP", 61),
    ("SP1-S2-AAAAAFY", 38),
    ("SP1-S1-AAAAAEW", 133),
)
"""Games: a code, and how many of the hints are followed."""
USUAL, SMALL, LARGE = (1024, 768), (480, 360), (1920, 1080)


@dataclass(frozen=True)
class Shot:
    """One picture. `act` does something in the window and may answer with a dialog to show over it."""

    name: str
    act: Act
    game: tuple[str, int] = MIDDLE
    language: str = "en"
    size: tuple[int, int] = USUAL
    ratio: int = 1
    chosen: Choices = field(default=())


def nothing(window: MainWindow) -> None:
    """The table as it is."""


def hint(window: MainWindow) -> None:
    """A hint, shown and said."""
    window.handlers.do_hint()


def in_hand(window: MainWindow) -> None:
    """The run that can go to most columns, picked up."""
    cursor = window.cursor_on_table
    best = max(range(len(window.game.position.columns)), key=lambda column: len(_targets(window, column)))
    cursor.pick_up(cursor.first_stop(best))


def _targets(window: MainWindow, column: int) -> tuple[int, ...]:
    place = window.cursor_on_table.first_stop(column)
    if not len(window.game.position.columns[column]):
        return ()
    return window.cursor_on_table.targets(Grip(column, window.cursor_on_table.count_from(place)))


def refused(window: MainWindow) -> None:
    """A move that is refused, with its reason."""
    column = max(range(10), key=lambda number: len(window.game.position.columns[number]))
    window.cursor_on_table.pick_up(Place(column, len(window.game.position.columns[column].hidden)))


def picker(window: MainWindow) -> QDialog:
    """The run picker of the longest column."""
    column = max(range(10), key=lambda number: len(window.game.position.columns[number]))
    window.cursor_on_table.go_to_column(column)
    return dialogs.run_picker(window, column, window.cursor_on_table.place.index)


def won(window: MainWindow) -> QDialog:
    """The panel at the end."""
    window.end_panel.show_win(status_of(window.game.table), str(window.game.table.code))
    return window.end_panel


def preferences(window: MainWindow) -> QDialog:
    """The preferences."""
    return dialogs.preferences(window)


def new_game(window: MainWindow) -> QDialog:
    """The dialog for a new game."""
    return dialogs.new_game(window)


def daily(window: MainWindow) -> QDialog:
    """The daily deals."""
    return daily_acts.dialog(window)


def ladder(window: MainWindow) -> QDialog:
    """The learning ladder."""
    return ladder_acts.dialog(window)


ACTS: dict[str, tuple[Act, tuple[str, int]]] = {
    "start": (nothing, FRESH),
    "hand": (in_hand, MIDDLE),
    "hint": (hint, MIDDLE),
    "dense": (refused, CROWDED),
    "picker": (picker, CROWDED),
    "end": (won, WON),
    "new": (new_game, FRESH),
    "preferences": (preferences, MIDDLE),
    "daily": (daily, FRESH),
    "ladder": (ladder, FRESH),
}


def shots() -> Iterator[Shot]:
    """Every picture of the window."""
    for language in ("en", "es"):
        for size in (USUAL, SMALL, LARGE):
            for name, (act, game) in ACTS.items():
                if size is not LARGE or name in ("start", "hand", "dense"):
                    label = f"{name}-{language}-{size[0]}x{size[1]}"
                    yield Shot(label, act, game, language, size)
    for theme in THEMES:
        for name in ("hand", "hint", "preferences", "picker"):
            act, game = ACTS[name]
            yield Shot(
                f"{name}-{theme}", act, game, chosen=((looks.THEME, theme), (looks.FOUR_COLOURS, True))
            )
    for name in ("hand", "dense"):
        act, game = ACTS[name]
        yield Shot(f"{name}-twice", act, game, ratio=2)
    large = ((looks.TEXT_SCALE, 1.6), (looks.SUIT_LETTERS, True))
    yield Shot("large-text", in_hand, MIDDLE, "es", chosen=large)


def window_of(shot: Shot, languages: Languages, application: QApplication) -> MainWindow:
    """The window of a picture, its game played, nothing stored."""
    settings = Settings(None, application)
    settings.set(looks.ANIMATION, False)
    for setting, value in shot.chosen:
        settings.set(setting, value)
    languages.start(shot.language)
    code, actions = shot.game
    game = Game(parse_code(code))
    for action in autoplay(game.position, Policy.HINTS)[:actions] if actions else ():
        game.play(action)
    window = MainWindow(game, settings, languages)
    game.setParent(window)
    window.resize(*shot.size)
    window.show()
    window.activateWindow()
    application.processEvents()
    return window


def picture(shot: Shot, languages: Languages, application: QApplication) -> QImage:
    """One picture of the window, with the dialog over it."""
    window = window_of(shot, languages, application)
    dialog = shot.act(window)
    if dialog is not None:
        dialog.show()
    application.processEvents()
    image = window.grab().toImage()
    if dialog is not None:
        put_over(image, window, dialog)
        dialog.close()
    window.close()
    window.deleteLater()
    application.setPalette(QPalette())
    return image


def put_over(image: QImage, window: QWidget, dialog: QWidget) -> None:
    """Paint a dialog in the middle of its window, no larger than it."""
    dialog.resize(dialog.size().boundedTo(window.size() * 0.96))
    QApplication.processEvents()
    shown = dialog.grab()
    place = QRect(QPoint(0, 0), dialog.size())
    place.moveCenter(window.rect().center())
    painter = QPainter(image)
    painter.fillRect(place.adjusted(-1, -1, 1, 1), QColor("#808080"))
    painter.drawPixmap(place, shown)
    painter.end()


def save(image: QImage, path: Path) -> None:
    """As a small file: of the 256 commonest colours each pixel gets the nearest."""
    image = image.convertToFormat(QImage.Format.Format_RGB32)
    bins: dict[int, Counter[int]] = defaultdict(Counter)
    for colour, count in Counter(memoryview(image.constBits()).cast("I")).items():
        bins[colour & 0xF8F8F8][colour] += count
    commonest = sorted(bins.values(), key=Counter.total, reverse=True)[:256]
    table = [max(shades, key=shades.__getitem__) for shades in commonest]
    flags = Qt.ImageConversionFlag.ThresholdDither | Qt.ImageConversionFlag.AvoidDither
    image.convertToFormat(QImage.Format.Format_Indexed8, table, flags).save(str(path), quality=0)


def main(arguments: list[str]) -> int:
    """Write all pictures into the folder, or those of the names behind it; 2 if no folder is named."""
    if not arguments:
        print("usage: python -m spiderqt.windows.gallery FOLDER [NAME...]", file=sys.stderr)
        return 2
    folder, names = Path(arguments[0]), arguments[1:]
    folder.mkdir(parents=True, exist_ok=True)
    application = QApplication.instance() or QApplication([])
    assert isinstance(application, QApplication)
    languages = Languages(Settings(None, application), application)
    ratio = round(application.devicePixelRatio())
    wanted = [shot for shot in shots() if not names or shot.name in names]
    for shot in wanted:
        if shot.ratio == ratio:
            save(picture(shot, languages, application), folder / f"{shot.name}.png")
    twice = [shot.name for shot in wanted if shot.ratio == 2]
    if ratio == 1 and twice:  # Qt reads the ratio when it starts
        command = [sys.executable, "-m", "spiderqt.windows.gallery", str(folder), *twice]
        subprocess.run(command, env={**os.environ, "QT_SCALE_FACTOR": "2"}, check=True)
    return gallery.main([str(folder / "board")]) if not names else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
