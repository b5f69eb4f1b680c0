# SPDX-License-Identifier: GPL-3.0-or-later
"""Back to an earlier position of a game, many steps at once. Must not know windows or sentences."""

from __future__ import annotations

from spiderqt.engine.record import Played
from spiderqt.engine.refusals import Refusal
from spiderqt.engine.timeline import Timeline
from spiderqt.engine.values import replace
from spiderqt.session.game import Game
from spiderqt.session.table import Table
from spiderqt.store.values import new_uid


def go_back(game: Game, number: int) -> bool:
    """Bring the position before step `number` (from 0) of the way that stands to the table.

    True: by undo, as the rules of this game have it, so that redo leads forth again. False: those rules refuse some of
    the undos, and a copy of the game as far as that lies on the table now; undo brings the game itself back.
    """
    if _may_undo_to(game.table.timeline, number):
        while len(game.table.timeline.steps) > number:
            game.undo()
        return True
    game.open(_copy_upto(game.table, number))
    return False


def _may_undo_to(timeline: Timeline, number: int) -> bool:
    while len(timeline.steps) > number:
        after = timeline.undo()
        if isinstance(after, Refusal):
            return False
        timeline = after
    return True


def _copy_upto(table: Table, number: int) -> Table:
    """A game of its own, which came with its first `number` steps, so that it counts for nothing."""
    actions = [step.action for step in table.timeline.steps[:number]]
    timeline = Timeline(table.timeline.start, table.timeline.policy, table.timeline.scheme)
    for action in actions:
        after = timeline.play(action)
        assert isinstance(after, Timeline), "it was played before"
        timeline = after
    entries = tuple(map(Played, actions))
    timeline = timeline.at(round(table.seconds, 1))
    return replace(
        table, timeline=timeline, entries=entries, uid=new_uid(), opened=len(entries), trap_told=False
    )
