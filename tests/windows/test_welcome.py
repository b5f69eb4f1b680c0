# SPDX-License-Identifier: GPL-3.0-or-later
"""The questions of the first start: asked once, in nobody's way, each answer in force at once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox
from pytestqt.qtbot import QtBot

from spiderqt import app, options, paths
from spiderqt.engine.variants import variant
from spiderqt.store.files import NAME
from spiderqt.windows import looks, welcome_acts, welcome_dialog
from spiderqt.windows.main_window import MainWindow
from spiderqt.windows.sound_settings import OWN_VOICE
from spiderqt.windows.welcome_dialog import READER, WelcomeDialog
from tests.windows.conftest import MakeWindow
from tests.windows.hands import Keyboard, when_modal

SOON = 60


@pytest.fixture
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """The questions come sooner."""
    monkeypatch.setattr(welcome_acts, "WAIT_MS", SOON)


@pytest.fixture
def fresh(make_window: MakeWindow, quickly: None) -> Iterator[MainWindow]:
    """A window at its very first start, before anything is asked."""
    window = make_window("SP1-S1-AAAAAEW")
    welcome_acts.ask_soon(window)
    yield window
    window.close()


def shown(window: MainWindow) -> WelcomeDialog | None:
    """The questions, while they are asked."""
    return next((found for found in window.findChildren(WelcomeDialog) if found.isVisible()), None)


def asked(window: MainWindow, qtbot: QtBot) -> WelcomeDialog:
    """The questions, waited for."""
    qtbot.waitUntil(lambda: shown(window) is not None)
    dialog = shown(window)
    assert dialog is not None
    qtbot.waitUntil(lambda: dialog.play.hasFocus())
    return dialog


def combo(dialog: WelcomeDialog, name: str) -> QComboBox:
    """A question."""
    found = dialog.findChild(QComboBox, f"welcome-{name}")
    assert isinstance(found, QComboBox)
    return found


def test_four_questions_with_answers_and_enter_plays(fresh: MainWindow, qtbot: QtBot) -> None:
    before = fresh.game.table
    dialog = asked(fresh, qtbot)
    boxes = dialog.findChildren(QComboBox)
    assert len(boxes) == 4
    assert [box.currentText() for box in boxes] == [
        "As the system",
        "As the system wishes",
        "No",
        "Spider, 1 suit",
    ]
    QTest.keyClick(dialog.play, Qt.Key.Key_Return)
    assert shown(fresh) is None
    assert fresh.game.table.start == before.start
    qtbot.waitUntil(fresh.view.hasFocus)


def test_every_answer_holds_at_once(fresh: MainWindow, qtbot: QtBot) -> None:
    dialog = asked(fresh, qtbot)
    languages = combo(dialog, "language")
    languages.setFocus()
    while languages.currentData() != "es":
        QTest.keyClick(languages, Qt.Key.Key_Down)
    QApplication.processEvents()
    assert dialog.windowTitle() == "SpiderQt: bienvenida"
    assert fresh.menuBar().actions()[0].text() == "&Partida"
    look = combo(dialog, "look")
    look.setFocus()
    QTest.keyClick(look, Qt.Key.Key_End)
    assert fresh.scene.options.theme.name == "contrast-dark"
    assert fresh.scene.options.text_scale == 1.5
    reader = combo(dialog, "reader")
    reader.setFocus()
    QTest.keyClick(reader, Qt.Key.Key_Down)
    assert fresh.settings.get(READER) == "yes"
    assert not fresh.settings.get(looks.ANIMATION)
    games = combo(dialog, "game")
    games.setFocus()
    QTest.keyClick(games, Qt.Key.Key_End)
    QTest.keyClick(games, Qt.Key.Key_Return)
    assert fresh.game.position.variant == variant("SC")
    assert "F1 muestra todas las teclas" in fresh.message.whole


def test_esc_skips(fresh: MainWindow, qtbot: QtBot) -> None:
    before = fresh.game.table
    dialog = asked(fresh, qtbot)
    games = combo(dialog, "game")
    games.setCurrentIndex(3)
    games.setFocus()
    QTest.keyClick(games, Qt.Key.Key_Escape)
    assert shown(fresh) is None
    assert fresh.game.table.start == before.start
    qtbot.waitUntil(fresh.view.hasFocus)


@pytest.mark.parametrize("key", [Qt.Key.Key_D, Qt.Key.Key_Right])
def test_a_key_of_the_table_is_not_swallowed(fresh: MainWindow, qtbot: QtBot, key: Qt.Key) -> None:
    dialog = asked(fresh, qtbot)
    position, place = fresh.game.position, fresh.cursor_on_table.place
    QTest.keyClick(dialog.play, key)
    assert shown(fresh) is None
    qtbot.waitUntil(fresh.view.hasFocus)
    assert (fresh.game.position, fresh.cursor_on_table.place) != (position, place)


def test_whoever_plays_at_once_is_not_asked(fresh: MainWindow, qtbot: QtBot) -> None:
    Keyboard(fresh).press("d")
    qtbot.wait(3 * SOON)
    assert shown(fresh) is None
    assert fresh.findChildren(welcome_acts.FirstStart) == []


def test_a_game_that_goes_on_behind_the_questions_closes_them(fresh: MainWindow, qtbot: QtBot) -> None:
    asked(fresh, qtbot)
    fresh.handlers.of("deal")()  # by a click, or by a reader's press
    assert shown(fresh) is None


def test_closing_the_window_closes_the_questions(fresh: MainWindow, qtbot: QtBot) -> None:
    asked(fresh, qtbot)
    fresh.close()
    assert shown(fresh) is None


def test_they_can_be_answered_again(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    window.settings.set(looks.TEXT_SCALE, 1.2)
    monkeypatch.setattr(welcome_dialog, "_can_speak", lambda: True)

    def look(dialog: object) -> None:
        assert isinstance(dialog, WelcomeDialog)
        reader = combo(dialog, "reader")
        reader.setFocus()
        QTest.keyClick(reader, Qt.Key.Key_End)
        assert window.settings.get(OWN_VOICE)
        QTest.keyClick(reader, Qt.Key.Key_Home)
        assert not window.settings.get(OWN_VOICE)
        assert window.settings.get(looks.ANIMATION)
        assert combo(dialog, "look").currentText() == "As it is set now"
        assert combo(dialog, "game").currentText() == "Spider, 4 suits"
        games = combo(dialog, "game")
        games.setCurrentIndex(games.findText("Simple Simon"))
        QTest.keyClick(dialog.play, Qt.Key.Key_Return)

    when_modal(look)
    window.handlers.of("welcome")()
    assert window.game.position.variant == variant("SS")


def ground(folder: Path | None, **asked_for: object) -> app.Ground:
    """A start with these options."""
    given = options.Options(**asked_for)  # type: ignore[arg-type]
    return app.Ground(given, paths.DataFolder(folder), None, None)  # type: ignore[arg-type]


def test_when_they_are_asked(tmp_path: Path) -> None:
    assert app.is_first_start(ground(tmp_path))
    assert app.is_first_start(ground(tmp_path, data_dir=str(tmp_path)))
    assert not app.is_first_start(ground(None)), "nothing is saved: they would come each time"
    for told in (
        {"code": "SP1-S1-AAAAAEW"},
        {"open": tmp_path},
        {"lang": "es"},
        {"questions": False},
    ):
        assert not app.is_first_start(ground(tmp_path, **told))
    for name in ("settings.ini", NAME):
        (tmp_path / name).touch()
        assert not app.is_first_start(ground(tmp_path))
        (tmp_path / name).unlink()


def test_the_option() -> None:
    assert options.parse([]).questions
    assert not options.parse(["--no-questions"]).questions


def test_asking_leaves_a_mark(fresh: MainWindow) -> None:
    assert fresh.settings.get(welcome_acts.ASKED)
