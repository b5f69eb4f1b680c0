# SPDX-License-Identifier: GPL-3.0-or-later
"""Catches what goes wrong unseen: exceptions in slots and destructors, and what Qt complains of.

Must not know the program.
"""

from __future__ import annotations

import re
import sys
import traceback
from types import TracebackType
from typing import Any

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

# Said by the platform without a screen for every window with a size of its own, that comes to the front, or that has
# a menu; and by Qt's bridge to readers, about questions that it does not know or that come late.
_HARMLESS = re.compile(
    r"This plugin does not support (propagateSizeHints|raise|grabbing the (keyboard|mouse))"
    r"|QSpiApplication::"
)


class Faults:
    """Use it with `with`; `found` are the faults so far, each a text."""

    def __init__(self) -> None:
        self.found: list[str] = []
        self._before: tuple[Any, ...] = ()

    def __enter__(self) -> Faults:
        self._before = (sys.excepthook, sys.unraisablehook, qInstallMessageHandler(self._on_message))
        sys.excepthook = self._on_exception
        sys.unraisablehook = self._on_unraisable
        return self

    def __exit__(self, *_: object) -> None:
        sys.excepthook, sys.unraisablehook = self._before[:2]
        qInstallMessageHandler(self._before[2])

    def _on_exception(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        self.found.append("".join(traceback.format_exception(kind, error, trace)))

    def _on_unraisable(self, found: Any) -> None:
        trace = traceback.format_exception(found.exc_type, found.exc_value, found.exc_traceback)
        self.found.append(f"{found.err_msg}: {found.object!r}\n{''.join(trace)}")

    def _on_message(self, kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        from_bridge = str(context.category or "").startswith("qt.accessibility")
        if kind is not QtMsgType.QtDebugMsg and not from_bridge and not _HARMLESS.search(text):
            self.found.append(f"Qt {kind.name}: {text}")
