# SPDX-License-Identifier: GPL-3.0-or-later
"""Opens the panel that belongs to the end of a game, and closes it when the game goes on.

Must not know what the panels say. With one switch no panel opens, as its buttons would take the switch away: its words
are spoken alone.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAccessible

from spiderqt.advice.ending import Ending, ending_of
from spiderqt.engine.play import Step
from spiderqt.engine.position import Position
from spiderqt.session.commands import Arrival, Direction
from spiderqt.session.status import status_of
from spiderqt.session.table import Table
from spiderqt.windows import looks

if TYPE_CHECKING:
    from spiderqt.windows.end_panel import EndPanel
    from spiderqt.windows.main_window import MainWindow
    from spiderqt.windows.stuck_panel import StuckPanel


TELLING_MS = 400
"""How long a reader is given before a panel opens."""


class Endings(QObject):
    """Connect `on_stepped` and `on_replaced` behind the words. The panels are made when they are first needed."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window, self._game = window, window.game
        self._won: EndPanel | None = None
        self._stuck: StuckPanel | None = None

    @property
    def won(self) -> EndPanel:
        """The panel at the end of a won game."""
        if self._won is None:
            from spiderqt.windows.end_panel import EndPanel

            self._won = EndPanel(self._window)
            self._won.chosen.connect(self._window.handlers.after_the_end)
        return self._won

    @property
    def stuck(self) -> StuckPanel:
        """The panel at an end without a win."""
        if self._stuck is None:
            from spiderqt.windows.page_help import lead_to_page
            from spiderqt.windows.stuck_panel import StuckPanel

            self._stuck = StuckPanel(self._window)
            lead_to_page(self._stuck, self._window, "advice#end")
            self._stuck.chosen.connect(self._window.handlers.after_the_end)
        return self._stuck

    def close(self) -> None:
        """The game goes on, or the window closes."""
        for panel in (self._won, self._stuck):
            if panel is not None:
                panel.close()

    def on_stepped(self, step: Step, direction: Direction) -> None:
        """Show the end, if this step led to it: a dead end that lasts is shown once."""
        ending = ending_of(step.after) if direction is not Direction.UNDONE else None
        if ending is None or ending_of(step.before) is ending:
            self.close()
        elif ending is Ending.WON:
            self._when_told(self._show_win)
        else:
            self._when_told(partial(self._show_stuck, ending))

    def on_replaced(self, before: Table, after: Table, arrival: Arrival) -> None:
        """A game that comes to the table at a dead end says so too."""
        self.close()
        ending = ending_of(after.position)
        if ending is not None and ending.is_dead:
            self._when_told(partial(self._show_stuck, ending))

    def _when_told(self, show: Callable[[], object]) -> None:
        """Open a panel; where a reader runs, when it has had the time to take up what led there: a panel that opens
        takes the focus, and older readers forget what the table was about to say."""
        if QAccessible.isActive():
            QTimer.singleShot(TELLING_MS, self, partial(self._show_unless_gone_on, self._game.position, show))
        else:
            show()

    def _show_unless_gone_on(self, position: Position, show: Callable[[], object]) -> None:
        if self._game.position is position:
            show()

    def _show_win(self) -> None:
        table = self._game.table
        status = status_of(table, shows_time=self._window.settings.get(looks.SHOW_TIME))
        code = None if table.code is None else str(table.code)
        if self._window.scanner.is_on:
            self._window.narrator.read(self.won.spoken(status, code))
        else:
            lines = self._window.lines
            kept = table.code is not None and lines.line(table.code) is not None
            self.won.show_win(
                status, code, looked_through=lines.is_looked_through(table.start), has_line=kept
            )

    def _show_stuck(self, ending: Ending) -> None:
        if not self._window.scanner.is_on:  # the words were said with the step
            self.stuck.show_end(ending, self._game.position, can_undo=self._game.undo_refusal() is None)
