# SPDX-License-Identifier: GPL-3.0-or-later
"""The preferences for the eye and the mouse: every choice holds at once, is stored, and can be made with keys."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QListWidget,
    QSpinBox,
    QStackedLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from spiderqt.settings import Setting, Settings
from spiderqt.windows import looks
from spiderqt.windows.looks_page import LooksPage
from spiderqt.windows.main_window import MainWindow
from spiderqt.windows.preferences import PreferencesDialog
from tests.windows.hands import when_modal

CHECKS: list[Setting[bool]] = [
    looks.FOUR_COLOURS,
    looks.SUIT_LETTERS,
    looks.JOINS,
    looks.TARGETS,
    looks.NUMBERS,
    looks.SHOW_TIME,
    looks.CALM,
    looks.DROP_SENDS,
    looks.ANIMATION,
]


@pytest.fixture(autouse=True)
def system_colours() -> Iterator[None]:
    """The application has the system's colours again afterwards."""
    yield
    QApplication.setPalette(QPalette())


@pytest.fixture
def page(window: MainWindow, qtbot: QtBot) -> LooksPage:
    """The page, on top of a window that follows the same settings; cards move."""
    window.settings.set(looks.ANIMATION, True)
    page = LooksPage(window.settings)
    page.setParent(window, Qt.WindowType.Window)
    page.show()
    return page


def box(page: QWidget, key: str) -> QCheckBox:
    found = page.findChild(QCheckBox, key)
    assert isinstance(found, QCheckBox)
    return found


def combo(page: QWidget, key: str) -> QComboBox:
    found = page.findChild(QComboBox, key)
    assert isinstance(found, QComboBox)
    return found


@pytest.mark.parametrize("setting", CHECKS, ids=lambda setting: setting.key)
def test_every_tick_holds_at_once_and_lasts(
    window: MainWindow, page: LooksPage, setting: Setting[bool], tmp_path: Path
) -> None:
    check = box(page, setting.key)
    before = window.settings.get(setting)
    assert check.isChecked() is before
    options, habits = window.scene.options, window.player.habits
    QTest.keyClick(check, Qt.Key.Key_Space)
    assert window.settings.get(setting) is not before
    assert Settings(tmp_path).get(setting) is not before
    if setting is looks.SHOW_TIME:
        assert not window.strip.findChild(QLabel, "status-time").isVisible()  # type: ignore[union-attr]
    elif setting is looks.CALM:
        assert window.settings.get(looks.CALM) is False
    else:
        assert (window.scene.options, window.player.habits) != (options, habits)


def test_themes_are_chosen_with_the_arrow_keys(window: MainWindow, page: LooksPage) -> None:
    themes = combo(page, looks.THEME.key)
    seen = [window.scene.options.theme.name]
    for _ in range(themes.count() - 1):
        QTest.keyClick(themes, Qt.Key.Key_Down)
        seen.append(window.scene.options.theme.name)
        assert window.settings.get(looks.THEME) == themes.currentData()
        ticked = [action.data() for action in window.menus._themes.actions() if action.isChecked()]
        assert ticked == [themes.currentData()]
    assert seen == ["felt", "felt", "light", "dark", "contrast-light", "contrast-dark"]


def test_sizes_and_speed_reach_the_table(window: MainWindow, page: LooksPage) -> None:
    before = window.scene.layout.metrics.card_w
    heights = window.message.height(), window.strip.height()
    zoom, text = (page.findChild(QSpinBox, key) for key in (looks.ZOOM.key, looks.TEXT_SCALE.key))
    assert isinstance(zoom, QSpinBox)
    assert isinstance(text, QSpinBox)
    QTest.keyClick(zoom, Qt.Key.Key_Up)
    QTest.keyClick(zoom, Qt.Key.Key_Up)
    assert window.settings.get(looks.ZOOM) == 1.2
    assert window.scene.layout.metrics.card_w > before
    for _ in range(5):
        QTest.keyClick(text, Qt.Key.Key_Up)
    assert window.scene.options.text_scale == 1.5
    QApplication.processEvents()
    assert window.message.height() > heights[0]
    assert window.strip.height() > heights[1]
    QTest.keyClick(combo(page, looks.SPEED.key), Qt.Key.Key_Down)
    assert window.scene.options.speed == 2.0


def test_what_is_set_elsewhere_is_seen(window: MainWindow, page: LooksPage) -> None:
    window.menus._choices[looks.FOUR_COLOURS.key].trigger()
    assert box(page, looks.FOUR_COLOURS.key).isChecked()
    window.action("zoom-in").trigger()
    assert page.findChild(QSpinBox, looks.ZOOM.key).value() == 115  # type: ignore[union-attr]
    box(page, looks.JOINS.key).click()
    assert not window.menus._choices[looks.JOINS.key].isChecked()
    box(page, looks.ANIMATION.key).click()
    assert not combo(page, looks.SPEED.key).isEnabled()


@pytest.mark.parametrize("text", ["nan", "-3", "1e9", "abc"])
def test_nonsense_in_the_file_does_no_harm(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, text: str
) -> None:
    (tmp_path / "settings.ini").write_text(
        f"[board]\nzoom={text}\nspeed={text}\ntext-scale={text}\ntheme={text}\n", encoding="utf-8"
    )
    settings = Settings(tmp_path)
    options = looks.board_options(settings, window.system.wishes)
    assert 1 <= options.zoom <= 4
    assert 0.8 <= options.text_scale <= 2
    assert options.speed > 0
    qtbot.addWidget(LooksPage(settings))


@pytest.mark.parametrize("key", [Qt.Key.Key_P, Qt.Key.Key_Comma])
def test_the_dialog_opens_with_its_key_and_every_control_has_a_name(window: MainWindow, key: Qt.Key) -> None:
    met: list[str] = []

    def look(dialog: QWidget) -> None:
        assert isinstance(dialog, PreferencesDialog)
        for part in dialog.findChildren(QWidget):
            if isinstance(part, QComboBox | QSpinBox):
                labels = [label for label in dialog.findChildren(QLabel) if label.buddy() is part]
                assert labels
                assert labels[0].text(), part.objectName()
            if isinstance(part, QCheckBox):
                assert part.text()
        assert dialog.focusWidget().objectName() == looks.THEME.key
        met.append(dialog.windowTitle())
        QTest.keyClick(dialog, Qt.Key.Key_Escape)

    when_modal(look)
    QTest.keyClick(window.view, key, Qt.KeyboardModifier.ControlModifier)
    assert len(met) == 1
    assert met[0].startswith("SpiderQt")
    assert window.focusWidget() is window.view


def test_tab_goes_down_the_page(page: LooksPage) -> None:
    seen = []
    page.setFocus()
    for _ in range(14):
        focused = page.focusWidget()
        seen.append(focused.mapTo(page, QPoint(0, 0)).y())
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    assert seen == sorted(set(seen))


def test_pages_are_listed_from_the_second_one_on(window: MainWindow) -> None:
    dialog = PreferencesDialog(window)
    dialog.add_page(LooksPage(window.settings, dialog))
    names, stack = dialog.findChild(QListWidget), dialog.findChild(QStackedLayout)
    assert isinstance(names, QListWidget)
    assert isinstance(stack, QStackedLayout)
    assert names.isHidden()
    dialog.add_page(LooksPage(window.settings, dialog))
    assert not names.isHidden()
    assert names.accessibleName()
    dialog.show()
    QApplication.processEvents()
    QTest.keyClick(names, Qt.Key.Key_Down)
    assert stack.currentIndex() == 1
    dialog.deleteLater()
