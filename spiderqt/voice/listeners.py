# SPDX-License-Identifier: GPL-3.0-or-later
"""Do the readers that run now listen to announcements?

On Windows and macOS the system passes them on. On Linux older readers do not know them and stay silent, so the
registry of the accessibility bus is asked who listens to what; the answer is kept until the registry reports a change.
QtDBus is loaded when it is first needed, and may be missing elsewhere.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import SLOT, QObject, Slot

if TYPE_CHECKING:
    from PySide6.QtDBus import QDBusConnection, QDBusMessage

REGISTRY = "org.a11y.atspi.Registry"
REGISTRY_PATH = "/org/a11y/atspi/registry"
_CONNECTION_NAME = "spiderqt-accessibility"
_PATIENCE = 200
"""Milliseconds to wait for an answer of the bus (it takes about one)."""


class Listeners(QObject):
    """Ask `hear_announcements`; cheap but for the first time and after a change."""

    def __init__(self, parent: QObject | None = None, *, platform: str = sys.platform) -> None:
        super().__init__(parent)
        self._platform = platform
        self._answer: bool | None = None
        self._bus: QDBusConnection | None = None

    def hear_announcements(self) -> bool:
        """Whether an announcement would be heard; False where nobody answers."""
        if not self._platform.startswith("linux"):
            return True
        if self._answer is None:
            self._answer = self._ask()
        return self._answer

    def _ask(self) -> bool:
        try:
            from PySide6.QtDBus import QDBusConnection, QDBusMessage
        except ImportError:
            return False
        if self._bus is None:
            self._bus = self._connect(QDBusConnection.sessionBus())
        if self._bus is None:
            return False
        call = QDBusMessage.createMethodCall(REGISTRY, REGISTRY_PATH, REGISTRY, "GetRegisteredEvents")
        reply = self._bus.call(call, timeout=_PATIENCE)
        return _is_answer(reply) and "announcement" in repr(reply).lower()

    def _connect(self, session: QDBusConnection) -> QDBusConnection | None:
        """The accessibility bus, watched for changes; None where there is none."""
        from PySide6.QtDBus import QDBusConnection, QDBusMessage

        if not session.isConnected():
            return None
        call = QDBusMessage.createMethodCall("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress")
        reply = session.call(call, timeout=_PATIENCE)
        if not _is_answer(reply):
            return None
        bus = QDBusConnection.connectToBus(str(reply.arguments()[0]), _CONNECTION_NAME)
        if not bus.isConnected():
            return None
        slot: Any = SLOT("_on_listeners_changed()")
        for signal in ("EventListenerRegistered", "EventListenerDeregistered"):
            bus.connect(REGISTRY, REGISTRY_PATH, REGISTRY, signal, self, slot)
        return bus

    @Slot()
    def _on_listeners_changed(self) -> None:
        self._answer = None


def _is_answer(reply: QDBusMessage) -> bool:
    from PySide6.QtDBus import QDBusMessage

    return reply.type() == QDBusMessage.MessageType.ReplyMessage and bool(reply.arguments())
