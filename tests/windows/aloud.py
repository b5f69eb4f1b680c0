# SPDX-License-Identifier: GPL-3.0-or-later
"""A window whose sounds and voice are fakes, for their tests."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QListWidget,
    QWidget,
)

from spiderqt.voice.earcon_player import SoundOutput
from spiderqt.voice.sounds.earcons import Earcon
from spiderqt.windows.main_window import MainWindow
from tests.voice.fakes import FakeOutput, FakeSpeech
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


def shown(dialog: QWidget, name: str) -> str:
    label = dialog.findChild(QLabel, name)
    assert isinstance(label, QLabel)
    return "" if label.isHidden() else label.text()
