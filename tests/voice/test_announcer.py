# SPDX-License-Identifier: GPL-3.0-or-later
"""The log, repeating, and who is asked what readers listen to."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication

from spiderqt.voice.announcer import LOG_LENGTH, Announcer, Message
from spiderqt.voice.listeners import Listeners
from spiderqt.voice.phrases.kinds import Kind, Utterance


@pytest.fixture(autouse=True)
def _application(qapp: QCoreApplication) -> None:
    """Objects with timers need an application."""


class Mouth:
    """Writes down what it should say."""

    def __init__(self) -> None:
        self.spoken: list[tuple[str, bool]] = []

    def speak(self, text: str, *, urgent: bool) -> None:
        self.spoken.append((text, urgent))


MOVED, TURNED = Utterance(Kind.MOVED, "Moved."), Utterance(Kind.TURNED, "Turned.")


def test_sentences_are_said_as_one_message_and_logged() -> None:
    mouth = Mouth()
    announcer = Announcer(mouth)
    heard: list[Message] = []
    announcer.said.connect(heard.append)
    announcer.say((MOVED, TURNED))
    announcer.say((TURNED,), urgent=False)
    announcer.say(())
    assert mouth.spoken == [("Moved. Turned.", True), ("Turned.", False)]
    assert list(announcer.log) == heard
    assert [message.number for message in heard] == [1, 2]


def test_the_last_message_is_repeated_and_not_logged_again() -> None:
    mouth = Mouth()
    announcer = Announcer(mouth)
    announcer.say((MOVED,))
    repeated: list[Message] = []
    announcer.repeated.connect(repeated.append)
    announcer.repeat()
    announcer.repeat()
    assert mouth.spoken == [("Moved.", True)] * 3
    assert len(announcer.log) == 1
    assert repeated == [announcer.log[0]] * 2


def test_with_nothing_to_repeat_that_is_said() -> None:
    mouth = Mouth()
    Announcer(mouth).repeat()
    assert mouth.spoken == [("Nothing has been said yet.", True)]


def test_the_log_keeps_the_latest() -> None:
    announcer = Announcer(Mouth())
    for _ in range(LOG_LENGTH + 5):
        announcer.say((MOVED,))
    assert len(announcer.log) == LOG_LENGTH
    assert announcer.log[-1].number == LOG_LENGTH + 5


def test_windows_and_macos_pass_announcements_on() -> None:
    assert Listeners(platform="win32").hear_announcements()
    assert Listeners(platform="darwin").hear_announcements()


def test_a_reader_is_told_by_what_it_listens_to(monkeypatch: pytest.MonkeyPatch) -> None:
    heard = ["object:statechanged:focused object:textcaretmoved:"]  # a keyboard on the screen
    listeners = Listeners(platform="linux")
    told: list[bool] = []
    listeners.changed.connect(lambda: told.append(True))
    monkeypatch.setattr(listeners, "_ask", lambda: heard[0])
    assert not listeners.reader_runs()
    for events in ("focus:: object:propertychange:accessiblename", "object:announcement:"):
        heard[0] = events
        listeners._on_listeners_changed()
        assert listeners.reader_runs()
    assert len(told) == 2


def test_a_bus_that_comes_later_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    heard = ["", "object:announcement:"]
    listeners = Listeners(platform="linux")
    monkeypatch.setattr(listeners, "_ask", lambda: heard.pop(0))
    monkeypatch.setattr("spiderqt.voice.listeners._AGAIN", 0)
    assert not listeners.reader_runs()
    assert listeners.reader_runs()


def test_other_systems_are_asked_without_a_bus() -> None:
    assert not Listeners(platform="darwin").reader_runs()
    assert not Listeners(platform="win32").reader_runs()


def test_without_a_bus_nobody_hears_announcements(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent/bus")
    listeners = Listeners(platform="linux")
    assert not listeners.hear_announcements()
    assert not listeners.hear_announcements()
