# SPDX-License-Identifier: GPL-3.0-or-later
"""Prints whether readers listen to announcements, each time the answer changes, for `test_listeners`."""

from __future__ import annotations

import sys

from PySide6.QtCore import QCoreApplication, QTimer

from spiderqt.voice.listeners import Listeners


def main() -> int:
    application = QCoreApplication(sys.argv)
    listeners = Listeners(application)
    printed: list[bool] = []

    def ask() -> None:
        answer = listeners.hear_announcements()
        if printed[-1:] != [answer]:
            printed.append(answer)
            print(answer, flush=True)

    timer = QTimer(application)
    timer.timeout.connect(ask)
    timer.start(50)
    return application.exec()


if __name__ == "__main__":
    sys.exit(main())
