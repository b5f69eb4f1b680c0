# SPDX-License-Identifier: GPL-3.0-or-later
"""Back to an earlier position: by undo where the rules let it, else as a copy that counts for nothing."""

from __future__ import annotations

import pytest

from spiderqt.engine.play import legal_actions
from spiderqt.engine.policy import UndoPolicy
from spiderqt.engine.record import replay
from spiderqt.session.game import Game
from spiderqt.session.going_back import go_back
from spiderqt.session.table import Options
from tests.session.players import DEAL_2


@pytest.mark.parametrize("policy", UndoPolicy)
def test_the_earlier_position_lies_on_the_table(policy: UndoPolicy) -> None:
    game = Game(DEAL_2, Options(policy=policy))
    while len(game.table.timeline.steps) < 12:
        game.play(legal_actions(game.position)[-1])
    before = game.table
    positions = [step.before for step in before.timeline.steps]
    by_undo = go_back(game, 5)
    assert game.position == positions[5]
    assert len(game.table.timeline.steps) == 5
    assert replay(game.table.record()).is_legal
    assert replay(game.table.record()).timeline.position == positions[5]
    if by_undo:
        assert game.table.uid == before.uid
        assert game.redo()
        assert game.position == positions[6]
    else:
        assert policy in (UndoPolicy.NONE, UndoPolicy.BARRIER)
        assert game.table.uid != before.uid
        assert game.table.opened == 5, "a copy counts for nothing"
    assert by_undo or policy is not UndoPolicy.FREE
