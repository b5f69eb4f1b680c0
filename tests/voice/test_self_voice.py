# SPDX-License-Identifier: GPL-3.0-or-later
"""What the program's own voice says when, what cuts what, and that it is silent beside a reader."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication

from spiderqt.voice.announcer import Announcer
from spiderqt.voice.phrases.kinds import Kind, Utterance
from spiderqt.voice.self_voice import SelfVoice
from tests.voice.fakes import FakeSpeech


class Room:
    """A voice, what it says, and whether a reader runs."""

    def __init__(self) -> None:
        self.reader = False
        self.speech = FakeSpeech()
        self.voice = SelfVoice(self.speech, lambda: self.reader)

    def turn(self) -> list[str]:
        """End the turn of the event loop: all that was begun to be said so far."""
        QCoreApplication.processEvents()
        QCoreApplication.processEvents()
        return self.speech.said

    def pause_ends(self) -> list[str]:
        """The short silence before the next piece of news is over."""
        assert self.voice._pause.isActive()
        self.voice._pause.stop()
        self.voice._go_on()
        return self.speech.said


@pytest.fixture
def room(qapp: object) -> Room:
    return Room()


def test_a_turn_is_one_text_and_the_card_is_named_only_where_nothing_else_is_said(room: Room) -> None:
    room.voice.went_to(lambda: "ten of hearts")
    room.voice.say("Moved.", True)
    room.voice.say("No move is left.", True)
    assert room.turn() == ["Moved. No move is left."]
    room.voice.went_to(lambda: "nine of hearts")
    room.voice.went_to(lambda: "eight of hearts")
    assert room.turn()[1:] == ["eight of hearts"]


def test_news_wait_and_an_answer_cuts(room: Room) -> None:
    room.voice.say("Moved.", True)
    room.voice.say("The disk is full.", False)
    room.voice.say("Another piece of news.", False)
    assert room.turn() == ["Moved."]
    room.voice.say("Dealt.", True)
    assert room.turn() == ["Moved.", "Dealt."]
    room.speech.end()
    assert room.pause_ends()[2:] == ["The disk is full."]
    room.speech.end()
    assert room.pause_ends()[3:] == ["Another piece of news."]


def test_news_do_not_cut_what_is_said_when_an_earlier_end_is_reported_late(room: Room) -> None:
    room.voice.say("The disk is full.", False)
    room.voice.say("Moved.", True)
    room.turn()
    room.speech.ended.emit()  # of what was cut; "Moved." is still being said
    assert room.pause_ends() == ["Moved."]


def test_a_window_that_comes_by_itself_waits_for_the_message_before(room: Room) -> None:
    room.voice.say("You have won.", True)
    room.turn()
    room.voice.focus("Close, button.", window="SpiderQt: you have won.")
    room.voice.focus("New game, button.")
    assert room.turn() == ["You have won."]
    room.speech.end()
    assert room.pause_ends()[1:] == ["SpiderQt: you have won. New game, button."]
    room.voice.focus("Undo, button.")
    assert room.turn()[2:] == ["Undo, button."]


def test_a_reader_silences_it_at_once_and_for_as_long_as_it_runs(room: Room) -> None:
    room.voice.say("A long message.", True)
    room.turn()
    room.reader = True
    room.voice.reader_changed()
    assert room.speech.stops == 1
    room.voice.say("Moved.", True)
    room.voice.say("News.", False)
    room.voice.focus("Undo, button.")
    room.voice.went_to(lambda: "ten of hearts")
    assert room.turn() == ["A long message."]
    room.reader = False
    room.voice.reader_changed()
    room.voice.say("Dealt.", True)
    assert room.turn() == ["A long message.", "Dealt."]
    room.speech.end()
    assert not room.voice._pause.isActive(), "the news were the reader's to say"


def test_stopping_forgets_what_waits_but_not_what_comes(room: Room) -> None:
    room.voice.say("News.", False)
    room.voice.say("Moved.", True)
    room.voice.stop()
    assert room.turn() == []
    room.voice.say("Dealt.", True)
    assert room.turn() == ["Dealt."]


def test_off_it_says_nothing(room: Room) -> None:
    room.voice.is_on = False
    room.voice.say("Moved.", True)
    assert room.turn() == []


def test_it_hears_exactly_what_a_reader_is_given(room: Room) -> None:
    class Mouth:
        def speak(self, text: str, *, urgent: bool) -> None:
            heard.append((text, urgent))

    heard: list[tuple[str, bool]] = []
    spoken: list[tuple[str, bool]] = []
    announcer = Announcer(Mouth())
    announcer.spoken.connect(lambda text, urgent: spoken.append((text, urgent)))
    announcer.kinds = frozenset({Kind.MOVED})
    announcer.say((Utterance(Kind.MOVED, "Moved."), Utterance(Kind.TURNED, "Turned.")))
    announcer.say((Utterance(Kind.TURNED, "Turned."),))
    announcer.say((Utterance(Kind.MOVED, "News."),), urgent=False)
    announcer.offer("Column 1.")
    announcer.repeat()
    assert spoken == heard == [("Moved.", True), ("News.", False), ("Column 1.", True), ("News.", True)]
