# SPDX-License-Identifier: GPL-3.0-or-later
"""What readers are told, and in which order: each line here was first heard with a real reader."""

from __future__ import annotations

import sys
import time

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from pytestqt.qtbot import QtBot

from spiderqt.engine.codes import GameCode
from spiderqt.engine.variants import variant
from spiderqt.voice.model import TableModel
from tests.voice.bench_voice import costs
from tests.voice.hosts import FakeTable
from tests.voice.tables import position, random_steps, run, step

START = position("SP", "#4C KS JS TS", "QS", "3D", "")


@pytest.fixture(autouse=True)
def _application(qapp: QCoreApplication) -> None:
    """Widgets need an application."""


def seen(table: FakeTable) -> FakeTable:
    """The same after a reader has looked at every node, so that it has names to keep."""
    root = QAccessible.queryAccessibleInterface(table)
    for row in range(root.childCount()):
        for index in range(root.child(row).childCount()):
            root.child(row).child(index)
    return table


def test_an_arrow_key_is_one_focus_event() -> None:
    table = FakeTable(START)
    table.cursor_place = (1, 0)
    table.tree.place_moved()
    table.tree.place_moved()
    assert table.told() == ["Focus: queen of spades, 1 of 1, can move"]
    assert table.told() == []


def test_without_the_keyboard_no_focus_is_claimed() -> None:
    table = FakeTable(START)
    table.focused = False
    table.tree.place_moved()
    assert table.told() == []


def test_a_move_the_focus_then_new_slots_then_names_then_what_has_gone() -> None:
    table = seen(FakeTable(START))
    assert table.become(step(START, "1x2 2"), place=(1, 1)) == [
        "ObjectCreated: jack of spades, 2 of 3, can move with 1 more",
        "Focus: jack of spades, 2 of 3, can move with 1 more",
        "ObjectCreated: ten of spades, 3 of 3, can move",
        "NameChanged: hidden card, 1 of 2",
        "NameChanged: king of spades, 2 of 2, can move",
        "NameChanged: queen of spades, 1 of 3, can move with 2 more",
        "NameChanged: Column 1, 2 cards",
        "NameChanged: Column 2, 3 cards",
        "ObjectDestroyed: ",
        "ObjectDestroyed: ",
    ]


def test_the_focused_slot_is_not_destroyed_under_the_reader() -> None:
    table = seen(FakeTable(START))
    table.cursor_place = (0, 2)
    sent = table.become(step(START, "1x2 2"), place=(1, 1))
    assert sent.index("Focus: jack of spades, 2 of 3, can move with 1 more") < sent.index("ObjectDestroyed: ")


def test_a_new_name_of_the_card_that_gets_the_focus_is_known_before() -> None:
    start = position("SP", "#4C JS", "QS")
    table = seen(FakeTable(start))
    sent = table.become(step(start, "1 2"), place=(0, 0))
    assert sent[0:2] == [
        "NameChanged: four of clubs, 1 of 1, can move",
        "Focus: four of clubs, 1 of 1, can move",
    ]
    assert len([line for line in sent if "four of clubs" in line]) == 2


def test_the_place_of_an_empty_column_changes_its_name_and_stays() -> None:
    start = position("SP", "JS", "QS", "")
    table = seen(FakeTable(start))
    assert "NameChanged: jack of spades, 1 of 1, can move" in table.become(step(start, "1 3"), place=(2, 0))
    sent = table.become(start, place=(0, 0))
    assert "NameChanged: empty column" in sent
    assert not [line for line in sent if line.startswith(("ObjectCreated", "ObjectDestroyed"))]


def test_cards_that_nobody_asked_for_are_not_renamed() -> None:
    table = FakeTable(START)
    sent = table.become(step(START, "1x2 2"), place=(1, 1))
    assert not [line for line in sent if line.startswith("NameChanged: king")]


def test_picking_up_and_putting_back(monkeypatch: pytest.MonkeyPatch) -> None:
    table = FakeTable(START)

    def after(grip: tuple[int, int] | None) -> list[str]:
        table.grip = grip
        table.tree.hand_changed()
        return sorted(table.told())

    jack, ten = "jack of spades, 3 of 4, can move with 1 more", "ten of spades, 4 of 4, can move"
    assert after((0, 2)) == [f"SelectionAdd: {jack}", f"SelectionAdd: {ten}"]
    assert after((0, 1)) == [f"SelectionRemove: {jack}"]
    monkeypatch.setattr(sys, "platform", "win32")
    assert after(None) == [f"SelectionAdd: {ten}"]


def test_a_message_by_announcement_comes_last() -> None:
    table = seen(FakeTable(START))
    table.tree.speak("Moved.", urgent=True)
    sent = table.become(step(START, "1x2 2"), place=(1, 1))
    assert sent[-1] == "Announcement: Table [Moved.]"
    assert len([line for line in sent if "Moved." in line]) == 1


def test_two_messages_of_one_turn_are_one_announcement() -> None:
    table = FakeTable(START)
    table.tree.speak("Moved.", urgent=True)
    table.tree.speak("You have won!", urgent=False)
    assert table.told() == ["Announcement: Table [Moved. You have won!]"]


@pytest.mark.parametrize(
    ("urgent", "politeness"),
    [
        ((True,), "Assertive"),
        ((False,), "Polite"),
        ((False, True), "Assertive"),
        ((True, False), "Assertive"),
    ],
)
def test_what_answers_the_player_cuts_and_news_do_not(
    monkeypatch: pytest.MonkeyPatch, urgent: tuple[bool, ...], politeness: str
) -> None:
    table = FakeTable(START)
    sent: list[QAccessibleEvent] = []
    monkeypatch.setattr("spiderqt.voice.outbox.QAccessible.updateAccessibility", sent.append)
    for number, answers in enumerate(urgent):
        table.tree.speak(f"Message {number}.", urgent=answers)
    table.told()
    (event,) = (event for event in sent if isinstance(event, QAccessibleAnnouncementEvent))
    assert event.politeness().name == politeness
    assert event.message() == " ".join(f"Message {number}." for number in range(len(urgent))), "none is lost"


def test_where_announcements_are_not_heard_the_focus_carries_the_message_once() -> None:
    table = seen(FakeTable(START, announcements=False))
    table.tree.speak("Moved.", urgent=True)
    sent = table.become(step(START, "1x2 2"), place=(1, 1))
    assert [line for line in sent if "Moved." in line] == [
        "Focus: jack of spades, 2 of 3, can move with 1 more [Moved.]"
    ]


def test_or_the_card_that_keeps_the_focus_describes_it() -> None:
    table = FakeTable(START, announcements=False)
    current = table.tree.current()
    table.tree.speak("Refused.", urgent=True)
    assert table.told() == ["DescriptionChanged: hidden card, 1 of 4 [Refused.]"]
    assert current.text(QAccessible.Text.Description) == "Refused."
    table.cursor_place = (1, 0)
    table.tree.place_moved()
    assert table.told() == [
        "Focus: queen of spades, 1 of 1, can move",
        "DescriptionChanged: hidden card, 1 of 4",
    ]
    assert current.text(QAccessible.Text.Description) == ""


def test_everything_leaves_when_the_turn_ends(qtbot: QtBot) -> None:
    table = FakeTable(START)
    table.tree.speak("Moved.", urgent=True)
    assert table.sent == []
    qtbot.waitUntil(lambda: table.sent == ["Announcement: Table [Moved.]"])


def test_nobody_listens_nothing_is_made_or_sent() -> None:
    table = FakeTable(START, heard=False)
    table.tree.speak("Moved.", urgent=True)
    table.become(step(START, "1x2 2"), place=(1, 1))
    assert table.sent == []
    assert not table.tree._slots
    assert not table.tree._rows


def test_another_number_of_columns_makes_new_nodes() -> None:
    table = seen(FakeTable(START))
    old = QAccessible.queryAccessibleInterface(table).child(0)
    table.become(GameCode(variant("SD"), 1).position(), place=(0, 0))
    assert QAccessible.queryAccessibleInterface(table).child(0) is not old


def test_an_action_costs_at_most_a_millisecond_without_a_reader() -> None:
    medians = [(taken := costs("SP", heard=False))[len(taken) // 2] for _ in range(3)]
    assert min(medians) < 1.0


def test_the_model_alone_costs_little() -> None:
    start = GameCode(variant("SP"), 3).position()
    model = TableModel(start)
    steps = list(random_steps(start, seed=4, count=100))
    begin = time.process_time()
    for done in steps:
        model.show(done.after)
    assert (time.process_time() - begin) / len(steps) < 0.002


def test_a_completed_run_is_taken_away_after_the_focus() -> None:
    start = position("SP", "AS", f"#4H {run('S', 'K', '2')}")
    table = seen(FakeTable(start))
    sent = table.become(step(start, "1 2"), place=(1, 0))
    assert sent[0:2] == [
        "NameChanged: four of hearts, 1 of 1, can move",
        "Focus: four of hearts, 1 of 1, can move",
    ]
    assert sent.count("ObjectDestroyed: ") == 12
