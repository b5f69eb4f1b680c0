# SPDX-License-Identifier: GPL-3.0-or-later
"""What the system wishes for the eye: dark, more contrast, less motion; followed while the program runs.

Must not know settings or the table. A test, or whoever finds out more, calls `tell`.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QStyleHints

from spiderqt.engine.values import dataclass, replace


@dataclass(frozen=True, slots=True)
class Wishes:
    """What the system asks for; nothing of it where it cannot be asked."""

    dark: bool = False
    contrast: bool = False
    calm: bool = False
    """Less motion."""


class System(QObject):
    """Knows the system's wishes now, and says when one of them changes."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        hints = QGuiApplication.styleHints()
        self.wishes = Wishes(dark=_is_dark(hints), contrast=_wants_contrast(hints))
        hints.colorSchemeChanged.connect(self._on_hints_changed)
        # Qt tells of a wish for contrast from 6.10 on.
        if hasattr(hints, "accessibility"):
            hints.accessibility().contrastPreferenceChanged.connect(self._on_hints_changed)
        # Motion is asked for elsewhere, and a table without cards in motion can wait for the answer.
        QTimer.singleShot(0, self, self._ask_about_motion)

    def tell(self, wishes: Wishes) -> None:
        """From now on the system wishes this."""
        if wishes != self.wishes:
            self.wishes = wishes
            self.changed.emit()

    def _on_hints_changed(self) -> None:
        hints = QGuiApplication.styleHints()
        self.tell(replace(self.wishes, dark=_is_dark(hints), contrast=_wants_contrast(hints)))

    def _ask_about_motion(self) -> None:
        from spiderqt.windows.motion_wish import MotionWish

        wish = MotionWish(self)
        wish.told.connect(self._on_motion_told)
        wish.ask()

    def _on_motion_told(self, calm: bool) -> None:
        self.tell(replace(self.wishes, calm=calm))


def _is_dark(hints: QStyleHints) -> bool:
    return hints.colorScheme() is Qt.ColorScheme.Dark


def _wants_contrast(hints: QStyleHints) -> bool:
    accessible = getattr(hints, "accessibility", None)
    return accessible is not None and accessible().contrastPreference() is Qt.ContrastPreference.HighContrast
