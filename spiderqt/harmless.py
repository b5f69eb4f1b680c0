# SPDX-License-Identifier: GPL-3.0-or-later
"""No code runs from a file that Qt reads: settings, Qt's memory of its file dialog, what is dropped on a list.

QtCore only. PySide teaches Qt to read Python objects, by `pickle`, wherever Qt reads a value of any kind: one line in
settings.ini could do anything. PySide looks for ``pickle.loads`` once, at the first such value. Must not know what is
read.
"""

from __future__ import annotations

import sys
from types import ModuleType

from PySide6.QtCore import QByteArray, QDataStream

_NAME = b"PySide::PyObjectWrapper\0"
_VALUE = b"\0\0\0\x7f" + len(_NAME).to_bytes(4, "big") + _NAME + b"\0\0\0\x01N"
"""As Qt 4.0 wrote a value of a type that it does not know itself; what is in it is None."""


def read_no_objects() -> bool:
    """From now on Qt reads None in place of a Python object, in this process; whether that was achieved.

    Called before anything else is read: PySide asks for the first value, and is given a `pickle` that does nothing.
    """
    asked = False

    def loads(data: object) -> None:
        nonlocal asked
        asked = True

    name, stand_in = "pickle", ModuleType("pickle")
    stand_in.loads = loads  # type: ignore[attr-defined]
    before = sys.modules.get(name)
    sys.modules[name] = stand_in
    try:
        stream = QDataStream(QByteArray(_VALUE))
        stream.setVersion(QDataStream.Version.Qt_4_0)
        stream.readQVariant()
    finally:
        del sys.modules[name]
        if before is not None:
            sys.modules[name] = before
    return asked
