# SPDX-License-Identifier: GPL-3.0-or-later
"""The table follows the system's wishes while it is open, and the player's own choice comes first."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QDialog, QLabel
from pytestqt.qtbot import QtBot

from spiderqt.windows import looks
from spiderqt.windows.main_window import MainWindow
from spiderqt.windows.motion_wish import MotionWish
from spiderqt.windows.system import Wishes
from tests.board.colour import contrast
from tests.windows.conftest import MakeWindow


@pytest.fixture(autouse=True)
def system_colours() -> Iterator[None]:
    """The application has the system's colours again afterwards."""
    yield
    QApplication.setPalette(QPalette())
    QGuiApplication.styleHints().unsetColorScheme()


def test_the_table_follows_dark_and_contrast_at_once(window: MainWindow) -> None:
    before = window.game.table.position
    seen = []
    for wishes in (
        Wishes(),
        Wishes(dark=True),
        Wishes(contrast=True),
        Wishes(dark=True, contrast=True),
        Wishes(),
    ):
        window.system.tell(wishes)
        seen.append(window.scene.options.theme.name)
        strip = window.strip.palette().color(QPalette.ColorRole.Window).name()
        assert strip == window.scene.options.theme.table_edge
    assert seen == ["felt", "dark", "contrast-light", "contrast-dark", "felt"]
    assert window.game.table.position == before


def test_a_theme_that_was_chosen_stays(window: MainWindow) -> None:
    window.settings.set(looks.THEME, "light")
    window.system.tell(Wishes(dark=True, contrast=True))
    assert window.scene.options.theme.name == "light"
    window.settings.set(looks.THEME, "auto")
    assert window.scene.options.theme.name == "contrast-dark"


def test_less_motion_is_followed_unless_the_player_wants_it_all_the_same(make_window: MakeWindow) -> None:
    window = make_window(animated=True)
    assert window.scene.options.animates
    window.system.tell(Wishes(calm=True))
    assert not window.scene.options.animates
    window.settings.set(looks.CALM, False)
    assert window.scene.options.animates
    window.settings.set(looks.ANIMATION, False)
    assert not window.scene.options.animates


def test_qts_hints_are_listened_to(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    # The platform without a screen has no colour scheme to change: the signal is all there is to try.
    monkeypatch.setattr("spiderqt.windows.system._is_dark", lambda hints: True)
    QGuiApplication.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert window.system.wishes == Wishes(dark=True)
    monkeypatch.setattr("spiderqt.windows.system._wants_contrast", lambda hints: True)
    hints = QGuiApplication.styleHints().accessibility()
    hints.contrastPreferenceChanged.emit(Qt.ContrastPreference.HighContrast)
    assert window.scene.options.theme.name == "contrast-dark"


def test_any_desktops_wish_for_calm_counts(qtbot: QtBot) -> None:
    wish = MotionWish()
    told: list[bool] = []
    wish.told.connect(told.append)
    wish.take("org.gnome.desktop.interface", "enable-animations", True)
    wish.take("org.gnome.desktop.interface", "enable-animations", False)
    wish.take("org.freedesktop.appearance", "reduced-motion", 0)
    wish.take("org.gnome.desktop.interface", "enable-animations", True)
    wish.take("org.freedesktop.appearance", "reduced-motion", 1)
    wish.take("org.gnome.desktop.interface", "font-name", "Sans")
    assert told == [False, True, True, False, True]


def dialog_colours(window: MainWindow) -> tuple[str, str]:
    """Background and words of a dialog."""
    dialog = QDialog(window)
    palette = QLabel("x", dialog).palette()
    found = (
        palette.color(QPalette.ColorRole.Window).name(),
        palette.color(QPalette.ColorRole.WindowText).name(),
    )
    dialog.deleteLater()
    return found


@pytest.mark.parametrize("name", ["light", "dark", "contrast-light", "contrast-dark"])
def test_dialogs_are_as_dark_as_the_table(window: MainWindow, name: str) -> None:
    usual = dialog_colours(window)
    window.settings.set(looks.THEME, "dark" if name != "dark" else "contrast-light")
    window.settings.set(looks.THEME, name)
    back, words = dialog_colours(window)
    assert (QColor(back).lightness() < 128) == name.endswith("dark")
    assert contrast(back, words) >= (7 if name.startswith("contrast") else 4.5)
    for theme in ("felt", "auto"):
        window.settings.set(looks.THEME, theme)
        assert dialog_colours(window) == usual
