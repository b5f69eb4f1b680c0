# SPDX-License-Identifier: GPL-3.0-or-later
"""What is to be done once the event loop turns again, by an object that may have gone by then.

Must not know what is done. `QTimer.singleShot(0, owner, act)` would keep `act`, and with it the owner and all that it
holds, for ever where the owner goes first (seen in PySide 6.11); a test sees that it is not used.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


def soon(owner: QObject, act: Callable[[], object]) -> None:
    """Have `act`, a method of `owner`, called in a moment; never, if `owner` is destroyed before."""
    timer = QTimer(owner)
    timer.setSingleShot(True)
    timer.timeout.connect(act)
    timer.timeout.connect(timer.deleteLater)
    timer.start(0)
