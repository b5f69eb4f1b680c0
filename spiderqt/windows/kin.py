# SPDX-License-Identifier: GPL-3.0-or-later
"""Who is inside whom, in place of `QObject.findChildren`.

With PySide 6.11 a dialog that `findChildren` found inside another may stay in memory for ever, and with it everything
that it names (`tests/windows/test_nothing_kept.py`); what `children` gives goes when it is destroyed.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from PySide6.QtCore import QObject

Kind = TypeVar("Kind", bound=QObject)


def inside(above: QObject, kind: type[Kind]) -> list[Kind]:
    """All objects of that kind inside `above`, each before those inside it."""
    return [part for part in _all(above) if isinstance(part, kind)]


def _all(above: QObject) -> Iterator[QObject]:
    for part in above.children():
        yield part
        yield from _all(part)
