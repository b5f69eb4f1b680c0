# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether the system asks for less motion. Qt does not say before 6.12, so each system is asked in its own way.

Loaded after the first window. Where nobody answers, nothing is told. Must not know what the answer is for.
"""

from __future__ import annotations

import sys
from typing import Any

from PySide6.QtCore import SLOT, QObject, Signal, Slot

_PORTAL = "org.freedesktop.portal.Desktop"
_PATH = "/org/freedesktop/portal/desktop"
_INTERFACE = "org.freedesktop.portal.Settings"
_CALM = {
    ("org.freedesktop.appearance", "reduced-motion"): ("1",),
    ("org.gnome.desktop.interface", "enable-animations"): ("False", "false", "0"),
    ("org.kde.kdeglobals.KDE", "AnimationDurationFactor"): ("0", "0.0"),
}
"""Settings of the desktop portal, and the values that ask for less motion."""


class MotionWish(QObject):
    """`told(calm)`: the system's answer, and each new one where the system tells of changes."""

    told = Signal(bool)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._answers: dict[tuple[str, str], bool] = {}

    def ask(self) -> None:
        """Ask; the answer may come later."""
        if sys.platform == "win32":
            self.told.emit(_windows_is_calm())
        elif sys.platform == "darwin":
            self.told.emit(_mac_is_calm())
        else:
            self._ask_portal()

    def _ask_portal(self) -> None:
        from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher

        bus = QDBusConnection.sessionBus()
        if not bus.isConnected():
            return
        slot: Any = SLOT(
            "_on_setting_changed(QDBusMessage)"
        )  # bytes, which PySide's types ask for, are refused
        bus.connect(_PORTAL, _PATH, _INTERFACE, "SettingChanged", self, slot)
        for group, key in _CALM:
            call = QDBusMessage.createMethodCall(_PORTAL, _PATH, _INTERFACE, "Read")
            call.setArguments([group, key])
            watcher = QDBusPendingCallWatcher(bus.asyncCall(call), self)
            watcher.setProperty("asked", [group, key])
            watcher.finished.connect(self._on_answered)

    def _on_answered(self, watcher: object) -> None:
        from PySide6.QtDBus import QDBusMessage, QDBusPendingCallWatcher

        assert isinstance(watcher, QDBusPendingCallWatcher)
        reply = watcher.reply()
        if reply.type() is QDBusMessage.MessageType.ReplyMessage and reply.arguments():
            group, key = watcher.property("asked")
            self.take(group, key, reply.arguments()[0])
        watcher.deleteLater()

    @Slot("QDBusMessage")
    def _on_setting_changed(self, message: object) -> None:
        arguments = list(getattr(message, "arguments", list)())
        if len(arguments) == 3:
            self.take(str(arguments[0]), str(arguments[1]), arguments[2])

    def take(self, group: str, key: str, value: object) -> None:
        """A desktop's setting has this value; one of them that asks for calm is enough."""
        calm = _CALM.get((group, key))
        if calm is None:
            return
        while hasattr(value, "variant"):
            value = value.variant()
        self._answers[group, key] = str(value) in calm
        self.told.emit(any(self._answers.values()))


def _windows_is_calm() -> bool:
    """Windows' own switch: animation effects, off."""
    import ctypes

    animated = ctypes.c_int(1)
    library = getattr(ctypes, "windll", None)
    get_animation = 0x1042  # SPI_GETCLIENTAREAANIMATION
    if library is None or not library.user32.SystemParametersInfoW(
        get_animation, 0, ctypes.byref(animated), 0
    ):
        return False
    return not animated.value


def _mac_is_calm() -> bool:
    """NSWorkspace's accessibilityDisplayShouldReduceMotion."""
    from spiderqt.voice.mac import workspace_says

    return workspace_says(b"accessibilityDisplayShouldReduceMotion")
