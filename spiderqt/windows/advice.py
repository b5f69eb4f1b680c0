# SPDX-License-Identifier: GPL-3.0-or-later
"""Everything that thinks for the player, in one place, and the acts that lead to it.

Loaded when the first of these acts is called: no start waits for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from spiderqt.windows.analysing import Analysing
from spiderqt.windows.counsel import Counsel
from spiderqt.windows.desk import Desk
from spiderqt.windows.winning_line import WinningLine

if TYPE_CHECKING:
    from spiderqt.windows.main_window import MainWindow


class Advice(QObject):
    """One desk for all questions, so that there is never more than one answer to wait for."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.desk = Desk(window)
        self.counsel = Counsel(window, self.desk)
        self.line = WinningLine(window, self.desk)
        self.analysing = Analysing(window, self.desk, self.line)


def do_strong_hint(window: MainWindow) -> None:
    """Say and show the best step that a search finds, from what has been seen."""
    window.advice.counsel.hint()


def do_verdict(window: MainWindow) -> None:
    """Find out whether the game can still be won, as far as that can be known."""
    window.advice.counsel.verdict()


def do_analyse(window: MainWindow) -> None:
    """Find out, all cards seen, whether the game can be won from here, and how; or where it was lost."""
    window.advice.analysing.analyse()


def do_show_line(window: MainWindow) -> None:
    """Show the winning line that is kept for this deal."""
    window.advice.analysing.show_kept_line()


def do_line_next(window: MainWindow) -> None:
    """The next step of the line that is shown."""
    window.advice.line.next()


def do_line_back(window: MainWindow) -> None:
    """One step of the line back."""
    window.advice.line.back()
