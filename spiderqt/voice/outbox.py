# SPDX-License-Identifier: GPL-3.0-or-later
"""What readers are told, collected over one turn of the event loop and sent in the order that they bear.

QtCore and QtGui only; knows nodes, no table. The order, each part of it measured with a real reader:
1. that the card which gets the focus is new, or its new name, so that it is read by it; 2. the focus, which carries a
message where announcements are not heard; 3. what else is new, and all other new names: before the focus they would
keep the reader busy, and that of the card which had the focus would have been read aloud; 4. what has gone: never the
focused one; 5. the announcement.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
)

from spiderqt.voice.nodes import BoardNode, SlotNode
from spiderqt.voice.phrases.table import join_sentences

Event = QAccessible.Event
Sink = Callable[[Event, QAccessibleInterface, str], None]
"""Sees each event as it is sent, with the text of a message: Python has no other way to see them."""


class Table(Protocol):
    """What is asked when the turn ends."""

    def board(self) -> BoardNode:
        """The node of the whole table."""

    def current(self) -> SlotNode:
        """The node where the cursor is."""

    def has_keyboard(self) -> bool:
        """Whether keys go to the table."""


class Outbox(QObject):
    """Give it changes as they come; they leave when the turn ends, or with `send_now`."""

    def __init__(self, table: Table, hears_announcements: Callable[[], bool], parent: QObject) -> None:
        super().__init__(parent)
        self.sink: Sink | None = None
        self._table = table
        self._hears_announcements = hears_announcements
        self._described: SlotNode | None = None
        self._turn = QTimer(self)
        self._turn.setSingleShot(True)
        self._turn.setInterval(0)
        self._turn.timeout.connect(self.send_now)
        self._clear()

    def _clear(self) -> None:
        self._created: list[QAccessibleInterface] = []
        self._renamed: dict[QAccessibleInterface, None] = {}
        self._destroyed: list[QAccessibleInterface] = []
        self._selections: list[tuple[QAccessibleInterface, bool]] = []
        self._focus_moved = False
        self._messages: list[str] = []
        self._urgent = False

    def is_heard(self) -> bool:
        """Whether anybody listens; nothing needs to be given otherwise."""
        return self.sink is not None or QAccessible.isActive()

    def created(self, node: QAccessibleInterface) -> None:
        """A node stands for something new."""
        self._created.append(node)
        self._turn.start()

    def renamed(self, node: QAccessibleInterface) -> None:
        """A node has another name."""
        self._renamed[node] = None
        self._turn.start()

    def destroyed_(self, node: QAccessibleInterface) -> None:
        """What a node stood for has gone."""
        self._destroyed.append(node)
        self._turn.start()

    def selected(self, node: QAccessibleInterface, *, on: bool) -> None:
        """A card was picked up, or is in hand no more."""
        self._selections.append((node, on))
        self._turn.start()

    def focus_moved(self) -> None:
        """The cursor is elsewhere, or the table got the focus."""
        self._focus_moved = True
        self._turn.start()

    def speak(self, text: str, *, urgent: bool) -> None:
        """Have a reader say `text`; urgent: in place of what it is saying."""
        self._messages.append(text)
        self._urgent = self._urgent or urgent
        self._turn.start()

    def forget(self) -> None:
        """Drop what waits: its nodes are about to be deleted."""
        self._turn.stop()
        self._described = None
        self._clear()

    def send_now(self) -> None:
        """Send everything that waits."""
        self._turn.stop()
        created, renamed, destroyed = self._created, self._renamed, self._destroyed
        selections, moved = self._selections, self._focus_moved and self._table.has_keyboard()
        message, urgent = join_sentences(*self._messages), self._urgent
        self._clear()
        if not self.is_heard():
            return
        current = self._table.current()
        if moved and current in created:
            created.remove(current)
            self._send(Event.ObjectCreated, current)
        if moved and current in renamed:
            del renamed[current]
            self._send(Event.NameChanged, current)
        announces = bool(message) and self._hears_announcements()
        if moved or message:
            self._put_description(current, "" if announces else message, moved=moved)
        for node in created:
            self._send(Event.ObjectCreated, node)
        for node in renamed:
            self._send(Event.NameChanged, node)
        for node in destroyed:
            self._send(Event.ObjectDestroyed, node)
        for node, on in selections:
            # Windows hears only of additions; the state tells that it is one no more.
            adds = on or sys.platform == "win32"
            self._send(Event.SelectionAdd if adds else Event.SelectionRemove, node)
        if announces:
            self._announce(message, urgent=urgent)

    def _put_description(self, node: SlotNode, text: str, *, moved: bool) -> None:
        """A passing description of the focused card says `text`; with the focus, where that moves as well."""
        past = self._described
        if past is not None:
            past.description = ""
        node.description = text
        self._described = node if text else None
        if moved:
            self._send(Event.Focus, node, text)
        elif text:
            self._send(Event.DescriptionChanged, node, text)
        if past is not None and past is not node:
            self._send(Event.DescriptionChanged, past)  # or readers keep what they have read

    def _announce(self, text: str, *, urgent: bool) -> None:
        board = self._table.board()
        event = QAccessibleAnnouncementEvent(board, text)
        polite = QAccessible.AnnouncementPoliteness
        event.setPoliteness(polite.Assertive if urgent else polite.Polite)
        QAccessible.updateAccessibility(event)
        self._show(Event.Announcement, board, text)

    def _send(self, event: Event, node: QAccessibleInterface, text: str = "") -> None:
        QAccessible.updateAccessibility(QAccessibleEvent(node, event))
        self._show(event, node, text)

    def _show(self, event: Event, node: QAccessibleInterface, text: str) -> None:
        if self.sink is not None:
            self.sink(event, node, text)
