# SPDX-License-Identifier: GPL-3.0-or-later
"""Games dragged onto the window: a file with a record or a position, or such a text.

Must not know formats. Loaded at the start, so it imports what it needs when something is dropped.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QMimeData, QObject
from PySide6.QtGui import QDropEvent

from spiderqt.compat import override
from spiderqt.tongue import translate

if TYPE_CHECKING:
    from spiderqt.windows.main_window import MainWindow

_EVENTS = (QEvent.Type.DragEnter, QEvent.Type.DragMove, QEvent.Type.Drop)


class Drops(QObject):
    """Takes what is dropped anywhere on the window, the table included."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        for part in (window.view, window.view.viewport()):
            part.setAcceptDrops(False)  # so that the window gets it
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() not in _EVENTS or not isinstance(event, QDropEvent):
            return False
        mime = event.mimeData()
        if not (mime.hasUrls() or mime.hasText()):
            return False
        event.acceptProposedAction()
        if event.type() is QEvent.Type.Drop:
            self._take(mime)
        return True

    def _take(self, mime: QMimeData) -> None:
        files = [url.toLocalFile() for url in mime.urls() if url.isLocalFile()]
        if files:
            self._window.handlers.files.open_file(Path(files[0]))
        elif mime.hasText():
            from spiderqt.windows.past.text_acts import open_text

            open_text(self._window, mime.text(), translate("Past", "the dropped text"))
