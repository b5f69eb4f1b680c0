# SPDX-License-Identifier: GPL-3.0-or-later
"""The program's own voice in the real window, with a fake that notes what it is to speak."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QPushButton,
    QSpinBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from spiderqt.settings import Settings
from spiderqt.voice.troubles import Lack, Trouble
from spiderqt.windows import aloud as aloud_module
from spiderqt.windows.line_follower import change_words
from spiderqt.windows.sound_settings import OWN_RATE, OWN_VOICE, SOUNDS, own_voice_of
from tests.voice.fakes import FakeOutput, FakeSpeech
from tests.windows.aloud import CONTROL, SHIFT, VOICE_PAGE, Heard, in_preferences, shown, turn
from tests.windows.aloud import heard as heard
from tests.windows.conftest import MakeWindow


@pytest.fixture
def speaking(heard: Heard) -> Heard:
    heard.keyboard.press("v", CONTROL | SHIFT)
    turn()
    assert heard.speech.said == ["The program speaks by itself."]
    heard.speech.be_in(None, ("Anna", "Berta"))
    heard.speech.end()
    return heard


def test_walking_names_columns_and_cards_as_a_reader_would(speaking: Heard) -> None:
    tree = speaking.window.ear.tree
    assert speaking.press(Qt.Key.Key_Right) == [f"Column 2, 6 cards, {tree.card_name(1, 5)}"]
    assert speaking.press(Qt.Key.Key_Up) == [tree.card_name(1, 4)]
    assert speaking.press("4") == [f"Column 4, 6 cards, {tree.card_name(3, 5)}"]


def test_an_action_is_one_message_and_the_card_is_not_named_behind_it(speaking: Heard) -> None:
    (said,) = speaking.press("a")
    assert said.startswith("Seven of hearts, from column 1 to column 5")
    assert said == speaking.window.message.whole
    (again,) = speaking.press("l")
    assert again == said
    (edge,) = speaking.press("1", Qt.Key.Key_Left)[1:]
    assert edge == speaking.window.ear.announcer.log[-1].text


def test_dialogs_say_their_title_their_fields_and_what_changes(speaking: Heard) -> None:
    before = len(speaking.speech.said)

    def look(dialog: QWidget) -> None:
        level = dialog.findChild(QComboBox, "verbosity")
        assert isinstance(level, QComboBox)
        turn()
        level.setFocus()
        turn()
        QTest.keyClick(level, Qt.Key.Key_Down)
        turn()
        QTest.keyClick(level, Qt.Key.Key_Tab)
        turn()
        box = QApplication.focusWidget()
        assert isinstance(box, QCheckBox)
        QTest.keyClick(box, Qt.Key.Key_Space)
        turn()

    in_preferences(speaking.window, 1, look)
    turn()
    said = speaking.speech.said[before:]
    assert said[0].startswith("SpiderQt: preferences.")
    level = "How much is said, choice, Normal: from where, onto what, what is left, 2 of 3."
    assert any(text.endswith(level) for text in said), "alone, or behind the title if both came at once"
    assert "Full: all that a look would tell, 3 of 3" in said
    assert "The win, check box, checked." in said
    assert "not checked" in said
    assert said[-1].startswith("Column 1, 6 cards, "), "back on the table"


def test_control_alone_and_q_stop_it(speaking: Heard) -> None:
    speaking.press("b")
    handle = speaking.window.windowHandle()
    QTest.keyPress(handle, Qt.Key.Key_Control)
    QTest.keyPress(handle, Qt.Key.Key_J, CONTROL)  # nobody's key
    QTest.keyRelease(handle, Qt.Key.Key_J, CONTROL)
    QTest.keyRelease(handle, Qt.Key.Key_Control)
    assert speaking.speech.stops == 0, "with another key it is part of a shortcut"
    QTest.keyPress(handle, Qt.Key.Key_Control)
    QTest.keyRelease(handle, Qt.Key.Key_Control)
    assert speaking.speech.stops == 1
    speaking.press("q")
    assert speaking.speech.stops == 2
    assert speaking.press(Qt.Key.Key_Right)


def test_it_is_turned_off_with_a_word_and_silent_then(speaking: Heard) -> None:
    speaking.keyboard.press("v", CONTROL | SHIFT)
    turn()
    assert speaking.speech.said[-1] == "The program no longer speaks by itself."
    assert speaking.press(Qt.Key.Key_Right, "a", "q") == []
    assert speaking.window.message.whole == "The program does not speak by itself now."
    assert not speaking.window.settings.get(OWN_VOICE)


def test_beside_a_reader_it_is_silent_and_says_so(speaking: Heard) -> None:
    speaking.press("b")
    speaking.reader = True
    speaking.aloud.listeners.changed.emit()
    assert speaking.speech.stops == 1
    assert speaking.press(Qt.Key.Key_Right, "a", "d") == []
    for _ in range(2):  # off and on again
        speaking.keyboard.press("v", CONTROL | SHIFT)
        turn()
    sentence = "A screen reader is running, so the program leaves speaking to it."
    assert speaking.window.message.whole == sentence
    seen: list[str] = []
    in_preferences(speaking.window, VOICE_PAGE, lambda dialog: seen.append(shown(dialog, "voice-trouble")))
    assert seen == [sentence]
    speaking.aloud.try_voice()
    assert not [said for said in speaking.speech.said if said.startswith("Seven of hearts, from column 1")]


def test_a_language_without_a_voice_is_told(speaking: Heard) -> None:
    speaking.window.languages.choose("es")
    assert speaking.speech.tunings[-1].language == "es"
    speaking.speech.be_in(Trouble(Lack.VOICE))
    turn()
    assert speaking.window.message.whole == "No hay ninguna voz instalada para español, así que lee otra voz."
    said = len(speaking.window.ear.announcer.log)
    speaking.speech.be_in(Trouble(Lack.VOICE))
    assert len(speaking.window.ear.announcer.log) == said, "once"


def test_a_service_that_dies_is_told_and_made_anew_when_turned_on_again(speaking: Heard) -> None:
    speaking.speech.be_in(Trouble(Lack.ENGINE))
    assert speaking.window.message.whole.startswith("No speech service answers.")
    for _ in range(2):
        speaking.keyboard.press("v", CONTROL | SHIFT)
        turn()
    assert len(speaking.speeches) == 2
    assert speaking.press(Qt.Key.Key_Right)


def test_voice_speed_and_volume_are_chosen_and_last(speaking: Heard, tmp_path: Path) -> None:
    def look(dialog: QWidget) -> None:
        voices, rate = dialog.findChild(QComboBox, "own-voice"), dialog.findChild(QSpinBox, "own-rate")
        trial = dialog.findChild(QPushButton, "try-voice")
        assert isinstance(voices, QComboBox)
        assert isinstance(rate, QSpinBox)
        assert isinstance(trial, QPushButton)
        assert [voices.itemText(row) for row in range(voices.count())] == [
            "The first that fits",
            "Anna",
            "Berta",
        ]
        voices.setCurrentIndex(2)
        voices.activated.emit(2)
        rate.setValue(5)
        trial.click()

    in_preferences(speaking.window, VOICE_PAGE, look)
    tuned = speaking.speech.tunings[-1]
    assert (tuned.voice, tuned.rate, tuned.language) == ("Berta", 0.5, "en")
    assert "Seven of hearts, from column 1 to column 5." in speaking.speech.said
    assert Settings(tmp_path).get(OWN_RATE) == 5
    assert Settings(tmp_path).get(own_voice_of("en")) == "Berta"
    speaking.window.close()
    assert speaking.speech.closed


def test_what_was_on_is_on_again_after_the_window_is_there(
    make_window: MakeWindow, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, qtbot: QtBot
) -> None:
    settings = Settings(tmp_path)
    settings.set(SOUNDS, True)
    settings.set(OWN_VOICE, True)
    monkeypatch.setattr(aloud_module, "_qt_output", lambda parent: FakeOutput())
    monkeypatch.setattr(aloud_module, "_process_speech", FakeSpeech)
    window = make_window()
    qtbot.waitUntil(lambda: window.handlers._aloud is not None)
    aloud = window.handlers.aloud
    turn()
    assert aloud._sounding is not None
    assert aloud._sounding.is_on
    assert aloud._voice is not None
    assert aloud._voice.is_on
    speech = aloud._voice.speech
    assert isinstance(speech, FakeSpeech)
    assert speech.said[0].startswith("SpiderQt, Spider, 4 suits, SP1-S4-AAAAABW. Column 1, 6 cards, ")


def test_nothing_of_it_is_loaded_until_it_is_turned_on(tmp_path: Path) -> None:
    code = (
        "import sys\n"
        "from spiderqt import app, options\n"
        "from PySide6.QtCore import QTimer\n"
        "from PySide6.QtWidgets import QApplication\n"
        "QTimer.singleShot(0, lambda: QTimer.singleShot(400, QApplication.quit))\n"
        f"app.run(options.parse(['--data-dir', {str(tmp_path)!r}]))\n"
        "parts = ('QtMultimedia', 'QtTextToSpeech', 'qt_sound', 'synthesis', 'waves', 'self_voice', 'own_voice',\n"
        "         'earcon_player', 'sounding', 'focus_follower', 'wave', 'aloud')\n"
        "print(*sorted(n for n in sys.modules if n.split('.')[-1] in parts))\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.stdout.strip(), done.stderr) == ("", "")


@pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing)")
def test_menus_say_what_is_come_to(speaking: Heard) -> None:
    before = len(speaking.speech.said)
    QTest.keyClick(speaking.window.view, Qt.Key.Key_R, Qt.KeyboardModifier.AltModifier)
    turn()
    menu = QApplication.activePopupWidget()
    assert menu is not None
    for _ in range(2):
        QTest.keyClick(menu, Qt.Key.Key_Down)
        turn()
    menu.close()
    said = ["Read, Status, S", "This column, C", "The last card of every column, T"]
    assert speaking.speech.said[before:] == said


def test_what_is_typed_is_said_letter_by_letter_and_whole_on_request(speaking: Heard) -> None:
    speaking.press("x")
    line = speaking.window.typed
    assert "text field" in speaking.speech.said[-1]

    def heard_of(*keys: Qt.Key | str) -> list[str]:
        before = len(speaking.speech.said)
        for key in keys:
            if isinstance(key, str):
                QTest.keyClicks(line, key)
            else:
                QTest.keyClick(line, key)
            turn()
        return speaking.speech.said[before:]

    assert heard_of("3", "x", "4", " ", "7") == ["3", "x", "4", "space", "7"]
    assert heard_of(Qt.Key.Key_Up) == ["3x4 7"]
    assert heard_of(Qt.Key.Key_Backspace, Qt.Key.Key_Left, Qt.Key.Key_Left) == ["7", "space", "4"]
    assert heard_of(Qt.Key.Key_Delete, "5", Qt.Key.Key_End) == ["4", "5", "end of the text"]
    line.selectAll()
    assert heard_of("d", Qt.Key.Key_Backspace, Qt.Key.Key_Down) == ["d", "d", "nothing typed"]
    QApplication.clipboard().setText("1 2")
    line.paste()
    turn()
    assert speaking.speech.said[-1] == "1 2"
    line.setText("9 9")
    assert heard_of("1") == ["1"], "what the program wrote there was not typed"


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ("", "a", "a"),
        ("a", "ab", "b"),
        ("ab", "b", "a"),
        ("aa", "aaa", "a"),
        ("abc", "axc", "x"),
        ("abc", "", "abc"),
    ],
)
def test_what_an_edit_did(before: str, after: str, told: str) -> None:
    assert change_words(before, after) == told
