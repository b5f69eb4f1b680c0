# SPDX-License-Identifier: GPL-3.0-or-later
"""Sounds and the program's own voice in the real window, with real keys; what plays and speaks is a stand-in."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QListWidget,
    QPushButton,
    QSpinBox,
    QWidget,
)

from spiderqt.engine.position_text import read_position
from spiderqt.voice.earcon_player import SoundOutput
from spiderqt.voice.sounds.earcons import Earcon
from spiderqt.voice.troubles import Lack, Trouble
from spiderqt.windows import aloud as aloud_module
from spiderqt.windows.sound_settings import SOUNDS, plays
from tests.reader.positions import LATE
from tests.windows.aloud import CONTROL, SHIFT, SOUND_PAGE, VOICE_PAGE, Heard, in_preferences, shown, turn
from tests.windows.aloud import heard as heard
from tests.windows.conftest import MakeWindow


def test_without_being_asked_nothing_is_heard_and_nothing_is_made(heard: Heard) -> None:
    heard.press(Qt.Key.Key_Left, Qt.Key.Key_Space, "a", "d", "u")
    assert heard.sounds() == []
    assert heard.aloud._sounding is None
    assert heard.speeches == []


def test_every_action_has_its_sound_at_its_place(heard: Heard) -> None:
    heard.keyboard.press("m", CONTROL)
    assert heard.window.message.whole == "Sounds are on."
    heard.press(Qt.Key.Key_Left)
    assert heard.sounds() == [(Earcon.EDGE, -100)]
    heard.press(Qt.Key.Key_Space)
    heard.press(Qt.Key.Key_Escape)
    assert heard.sounds() == [(Earcon.PICK, -100), (Earcon.DROP, -100)]
    heard.press("2", Qt.Key.Key_Space, "1", Qt.Key.Key_Space)
    assert [sound for sound, _ in heard.sounds()][-1] is Earcon.REFUSED
    heard.press(Qt.Key.Key_Escape, "1")
    heard.sounds()
    heard.press("a")  # seven of hearts, from column 1 to column 5; a card turns up
    assert heard.sounds() == [(Earcon.DROP, -11), (Earcon.FLIP, -100)]
    heard.press("u")
    assert heard.sounds() == [(Earcon.FLIP, -100), (Earcon.DROP, -100)]
    heard.press("d")
    assert heard.sounds() == [(Earcon.DEAL, -100)]
    heard.keyboard.press("m", CONTROL)
    heard.press("u")
    assert heard.sounds() == []


def test_the_win_is_heard_behind_the_run(make_window: MakeWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    heard = Heard(make_window(read_position(LATE).position), monkeypatch)
    heard.window.settings.set(SOUNDS, True)
    heard.press("2", Qt.Key.Key_Home, "a", "3", Qt.Key.Key_Home, "a")
    heard.sounds()
    heard.press("4", Qt.Key.Key_Home, "a")
    assert [sound for sound, _ in heard.sounds()] == [Earcon.DROP, Earcon.RUN, Earcon.WIN]
    heard.window.end_panel.close()


def test_a_sound_can_be_left_out_and_each_can_be_listened_to(heard: Heard) -> None:
    def look(dialog: QWidget) -> None:
        box = dialog.findChild(QCheckBox, plays(Earcon.EDGE).key)
        button = dialog.findChild(QPushButton, "listen-edge")
        volume = dialog.findChild(QSpinBox, "sound-volume")
        assert isinstance(box, QCheckBox)
        assert isinstance(button, QPushButton)
        assert isinstance(volume, QSpinBox)
        assert button.accessibleName() == "Listen: The edge of the table"
        volume.setValue(30)
        box.click()
        button.click()

    in_preferences(heard.window, SOUND_PAGE, look)
    assert heard.sounds() == [(Earcon.EDGE, 0)], "listening works while sounds are off"
    assert heard.output.volumes == [0.3]
    heard.window.settings.set(SOUNDS, True)
    heard.press(Qt.Key.Key_Left, Qt.Key.Key_Space)
    assert heard.sounds() == [(Earcon.PICK, -100)]


@pytest.mark.parametrize(
    ("page", "fields"),
    [
        (
            SOUND_PAGE,
            [
                "sound/on",
                "sound-volume",
                "sound/plays-pick",
                "listen-pick",
                "sound/plays-drop",
                "listen-drop",
            ],
        ),
        (VOICE_PAGE, ["own-voice/on", "own-voice", "own-rate", "own-volume", "try-voice"]),
    ],
)
def test_tab_goes_through_the_fields_in_the_order_in_which_they_are_seen(
    heard: Heard, page: int, fields: list[str]
) -> None:
    visited: list[str] = []

    def look(dialog: QWidget) -> None:
        pages = dialog.findChild(QListWidget, "preferences-pages")
        assert isinstance(pages, QListWidget)
        pages.setFocus()
        for _ in fields:
            here = QApplication.focusWidget()
            assert here is not None
            QTest.keyClick(here, Qt.Key.Key_Tab)
            after = QApplication.focusWidget()
            assert after is not None
            visited.append(after.objectName())

    in_preferences(heard.window, page, look)
    assert visited == fields


def without_addons(parent: QObject) -> SoundOutput:
    raise ModuleNotFoundError("No module named 'PySide6.QtMultimedia'")


def test_without_the_extra_package_one_sentence_says_what_to_type(
    heard: Heard, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(aloud_module, "has_module", lambda name: False)
    heard.aloud.make_output = without_addons
    heard.aloud.make_speech = without_addons  # type: ignore[assignment]
    said = len(heard.window.ear.announcer.log)
    heard.keyboard.press("m", CONTROL)
    assert "python3 run.py sound" in heard.window.message.whole
    heard.keyboard.press("v", CONTROL | SHIFT)
    turn()
    assert [
        message.text.count("python3 run.py sound") for message in heard.window.ear.announcer.log[said:]
    ] == [1, 1]
    heard.press(Qt.Key.Key_Left, "a", "u")
    seen: list[str] = []
    in_preferences(heard.window, SOUND_PAGE, lambda dialog: seen.append(shown(dialog, "sound-trouble")))
    in_preferences(heard.window, VOICE_PAGE, lambda dialog: seen.append(shown(dialog, "voice-trouble")))
    assert seen[0] == seen[1]
    assert seen[0].endswith("Close the program and type this: python3 run.py sound")


def test_without_a_device_it_is_said_once_and_shown_in_the_preferences(heard: Heard) -> None:
    heard.output.no_sound = Trouble(Lack.DEVICE)
    heard.keyboard.press("m", CONTROL)
    assert heard.window.message.whole == "No sound device was found, so nothing can be heard."
    said = len(heard.window.ear.announcer.log)
    heard.press("2")
    seen: list[str] = []
    in_preferences(heard.window, SOUND_PAGE, lambda dialog: seen.append(shown(dialog, "sound-trouble")))
    assert seen == ["No sound device was found, so nothing can be heard."]
    assert len(heard.window.ear.announcer.log) == said
