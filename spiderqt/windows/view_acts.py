# SPDX-License-Identifier: GPL-3.0-or-later
"""What the acts of the view do: larger, smaller, the whole screen.

Must not know how sizes are kept: `looks` sets them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from spiderqt.tongue import translate
from spiderqt.windows import looks

if TYPE_CHECKING:
    from spiderqt.windows.main_window import MainWindow


class ViewActs(QObject):
    """The acts of the view, by the names in the table of actions."""

    def __init__(self, window: MainWindow, parent: QObject) -> None:
        super().__init__(parent)
        self._window = window

    def do_zoom_in(self) -> None:
        """Larger."""
        self._zoom(+1)

    def do_zoom_out(self) -> None:
        """Smaller."""
        self._zoom(-1)

    def do_zoom_reset(self) -> None:
        """Normal size."""
        self._zoom(0)

    def _zoom(self, steps: int) -> None:
        settings = self._window.settings
        looks.zoomed(settings, steps)
        size = round(100 * settings.get(looks.ZOOM))
        self._read(translate("Window", "Size: {percent} percent.").format(percent=size))

    def do_full_screen(self) -> None:
        """The whole screen, or a window again."""
        window = self._window
        if window.isFullScreen():
            window.showNormal()
            self._read(translate("Window", "In a window again."))
        else:
            window.showFullScreen()
            self._read(translate("Window", "Full screen."))

    def _read(self, text: str) -> None:
        self._window.narrator.read(text)
