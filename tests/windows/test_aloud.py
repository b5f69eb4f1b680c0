# SPDX-License-Identifier: GPL-3.0-or-later
"""Sounds and the program's own voice in the real window, with real keys; what plays and speaks is a stand-in."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QListWidget,
    QPushButton,
    QSpinBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from spiderqt.engine.position_text import read_position
from spiderqt.settings import Settings
from spiderqt.voice.earcon_player import SoundOutput
from spiderqt.voice.sounds.earcons import Earcon
from spiderqt.voice.troubles import Lack, Trouble
from spiderqt.windows import aloud as aloud_module
from spiderqt.windows.main_window import MainWindow
from spiderqt.windows.sound_settings import OWN_RATE, OWN_VOICE, SOUNDS, own_voice_of, plays
from tests.reader.positions import LATE
from tests.voice.fakes import FakeOutput, FakeSpeech
from tests.windows.conftest import MakeWindow
from tests.windows.hands import Keyboard, when_modal

CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


class Heard:
    """A window that is heard, and what is heard of it."""

    def __init__(self, window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
        self.window, self.keyboard = window, Keyboard(window)
        self.aloud = window.handlers.aloud
        self.output = FakeOutput()
        self.speeches: list[FakeSpeech] = []
        self.reader = False
        self.aloud.make_output = self._output
        self.aloud.make_speech = self._speech
        monkeypatch.setattr(self.aloud.listeners, "reader_runs", lambda: self.reader)

    def _output(self, parent: QObject) -> SoundOutput:
        return self.output

    def _speech(self, parent: QObject) -> FakeSpeech:
        self.speeches.append(FakeSpeech(parent))
        return self.speeches[-1]

    @property
    def speech(self) -> FakeSpeech:
        return self.speeches[-1]

    def press(self, *keys: Qt.Key | str) -> list[str]:
        """Press keys on the table; what the voice began to say for each."""
        before = len(self.speech.said) if self.speeches else 0
        for key in keys:
            self.keyboard.press(key)
            turn()
        return self.speech.said[before:] if self.speeches else []

    def sounds(self) -> list[tuple[Earcon, int]]:
        """What was played since this was asked last, and in percent from where; those that wait come at once."""
        player = self.aloud._sounding.player if self.aloud._sounding else None
        while player is not None and player.waiting:
            player._next()
        found = [(cue.earcon, round(100 * cue.places[0])) for cue in self.output.cues]
        self.output.cues.clear()
        return found


def turn() -> None:
    """Let what was to be done at the end of the turn be done: timers come behind all that is drawn."""
    for _ in range(20):
        QApplication.processEvents()


@pytest.fixture
def heard(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> Heard:
    return Heard(window, monkeypatch)


def in_preferences(window: MainWindow, page: int, look: object) -> None:
    """Open the preferences at a page and call `look` with the dialog."""

    def meet(dialog: QWidget) -> None:
        pages = dialog.findChild(QListWidget, "preferences-pages")
        assert isinstance(pages, QListWidget)
        pages.setCurrentRow(page % pages.count())
        turn()
        look(dialog)  # type: ignore[operator]

    when_modal(meet)
    window.handlers.do_preferences()
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    turn()


SOUND_PAGE, VOICE_PAGE = -2, -1
"""Counted from the last one."""


# Sounds


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


def shown(dialog: QWidget, name: str) -> str:
    label = dialog.findChild(QLabel, name)
    assert isinstance(label, QLabel)
    return "" if label.isHidden() else label.text()


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


# The own voice


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
