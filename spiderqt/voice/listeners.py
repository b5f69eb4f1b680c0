# SPDX-License-Identifier: GPL-3.0-or-later
"""Does a screen reader run, and do those that run listen to announcements?

On Windows and macOS the system passes announcements on. On Linux older readers do not know them and stay silent, so
the registry of the accessibility bus is asked who listens to what; the answer is kept until the registry reports a
change. QtDBus is loaded when it is first needed, and may be missing elsewhere.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import SLOT, QElapsedTimer, QObject, Signal, Slot

if TYPE_CHECKING:
    from PySide6.QtDBus import QDBusConnection, QDBusMessage

REGISTRY = "org.a11y.atspi.Registry"
REGISTRY_PATH = "/org/a11y/atspi/registry"
_CONNECTION_NAME = "spiderqt-accessibility"
_PATIENCE = 200
"""Milliseconds to wait for an answer of the bus (it takes about one)."""
_AGAIN = 5000
"""Milliseconds after which a bus that was not there is looked for again: a reader may have started it."""
_READERS_HEAR = ("announcement", "accessiblename")
"""Events that screen readers listen to, and other helpers (keyboards on the screen, magnifiers) do not."""
_GET_SCREEN_READER = 0x0046
"""Windows' question whether a screen reader has said that it runs (SPI_GETSCREENREADER)."""
_NARRATOR, _SYNCHRONIZE = "NarratorRunning", 0x00100000
"""What Windows' own reader holds while it runs, and the right to look at it."""


class Listeners(QObject):
    """Ask `hear_announcements` and `reader_runs`; cheap but for the first time and after a change.

    `changed`: the answers may be others now (told on Linux only).
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None, *, platform: str = sys.platform) -> None:
        super().__init__(parent)
        self._platform = platform
        self._heard: str | None = None
        self._asked = QElapsedTimer()
        self._bus: QDBusConnection | None = None

    def hear_announcements(self) -> bool:
        """Whether an announcement would be heard; False where nobody answers."""
        if not self._platform.startswith("linux"):
            return True
        return "announcement" in self._events()

    def reader_runs(self) -> bool:
        """Whether a screen reader runs now."""
        if self._platform.startswith("linux"):
            heard = self._events()
            return any(event in heard for event in _READERS_HEAR)
        return _reader_of_windows() if self._platform == "win32" else _reader_of_macos()

    def _events(self) -> str:
        """What somebody listens to, in one text of small letters; empty where nobody answers."""
        if self._bus is not None and not self._bus.isConnected():
            self._bus, self._heard = None, None
        if self._bus is None and self._asked.isValid() and self._asked.elapsed() >= _AGAIN:
            self._heard = None  # nobody would tell that there is a bus now
        if self._heard is None:
            self._heard = self._ask()
            self._asked.start()
        return self._heard

    def _ask(self) -> str:
        try:
            from PySide6.QtDBus import QDBusConnection, QDBusMessage
        except ImportError:
            return ""
        if self._bus is None:
            self._bus = self._connect(QDBusConnection.sessionBus())
        if self._bus is None:
            return ""
        call = QDBusMessage.createMethodCall(REGISTRY, REGISTRY_PATH, REGISTRY, "GetRegisteredEvents")
        reply = self._bus.call(call, timeout=_PATIENCE)
        return repr(reply).lower() if _is_answer(reply) else ""

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
        self._heard = None
        self.changed.emit()


def _is_answer(reply: QDBusMessage) -> bool:
    from PySide6.QtDBus import QDBusMessage

    return reply.type() == QDBusMessage.MessageType.ReplyMessage and bool(reply.arguments())


def _reader_of_windows() -> bool:
    """Whether a reader has told Windows that it runs (NVDA and JAWS do), or Narrator is there."""
    import ctypes

    windll = getattr(ctypes, "windll", None)
    if windll is None:
        return False
    told = ctypes.c_int(0)
    windll.user32.SystemParametersInfoW(_GET_SCREEN_READER, 0, ctypes.byref(told), 0)
    if told.value:
        return True
    narrator = windll.kernel32.OpenMutexW(_SYNCHRONIZE, False, _NARRATOR)
    if narrator:
        windll.kernel32.CloseHandle(narrator)
    return bool(narrator)


def _reader_of_macos() -> bool:
    """NSWorkspace's voiceOverEnabled. (Qt only knows whether anybody asks for accessible objects, and many do.)"""
    from spiderqt.voice.mac import workspace_says

    return workspace_says(b"isVoiceOverEnabled")
