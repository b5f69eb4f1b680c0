# SPDX-License-Identifier: GPL-3.0-or-later
"""What the player of a game has seen and where they have been, kept for the hints.

QtCore only. The hints get a view in which a card that was never seen does not exist; undo takes nothing of it back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from spiderqt.advice.knowledge import Knowledge, knowledge_in, outline
from spiderqt.engine.codes import GameCode
from spiderqt.engine.play import Step
from spiderqt.engine.position import Position
from spiderqt.session.commands import Arrival, Direction
from spiderqt.session.game import Game
from spiderqt.session.table import Table

if TYPE_CHECKING:
    from spiderqt.advice.hints import Hint
    from spiderqt.advice.search import Plan
    from spiderqt.engine.actions import Action


class Adviser(QObject):
    """Follows one game; connect `on_stepped` and `on_replaced` to it.

    A hint never leads back to a position of the way played so far. What was undone may be advised again: there the
    player has turned back, not the hint.
    """

    def __init__(self, game: Game, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game
        # By what a game began with: who restarts a deal has seen its cards.
        self._known: dict[GameCode | Position, Knowledge] = {}
        self._planned: tuple[Action, ...] = ()
        self._learn(game.table)

    def hint(self) -> Hint:
        """The next hint."""
        from spiderqt.advice.hints import hint  # late: most games begin without one

        return hint(self.view(), self._way())

    def searched_hint(self, plan: Plan) -> Hint:
        """The first step of what a search found for `view()`; the rest is kept for the steps behind it."""
        from spiderqt.advice.search import hint_of

        self._planned = plan.actions
        return hint_of(plan, self.view(), self._way())

    def planned_hint(self) -> Hint | None:
        """The next step of the last plan, as long as it is followed; None: it has to be searched for.

        A plan is good as a whole: begun and left for another one, and that for a third, none would be finished.
        """
        from spiderqt.advice.search import Plan

        return self.searched_hint(Plan(self._planned)) if self._planned else None

    def _way(self) -> set[Position]:
        """Where the player has been on the way that stands."""
        table = self._game.table
        return {outline(step.before) for step in table.timeline.steps} | {outline(table.position)}

    def view(self) -> Position:
        """The position as the player knows it."""
        table = self._game.table
        return self._known[table.start].view(table.position)

    def on_stepped(self, step: Step, direction: Direction) -> None:
        """What a step laid bare stays known."""
        start = self._game.table.start
        self._known[start] = self._known[start].seeing(self._game.position)
        follows = direction is Direction.DONE and self._planned[:1] == (step.action,)
        self._planned = self._planned[1:] if follows else ()

    def on_replaced(self, before: Table, after: Table, arrival: Arrival) -> None:
        """Another game: what was seen of it, if anything was, is remembered."""
        self._planned = ()
        self._learn(after)

    def _learn(self, table: Table) -> None:
        seen = knowledge_in(table.timeline)
        known = self._known.get(table.start)
        self._known[table.start] = seen if known is None else known.seeing(table.position)
