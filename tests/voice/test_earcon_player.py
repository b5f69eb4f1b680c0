# SPDX-License-Identifier: GPL-3.0-or-later
"""The sounds of one action come one after the other, and those of the next action do not wait for them."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from spiderqt.voice.earcon_player import EarconPlayer
from spiderqt.voice.sounds.earcons import Cue, Earcon
from tests.voice.fakes import FakeOutput

DROP, FLIP, RUN, WIN = (Cue(earcon) for earcon in (Earcon.DROP, Earcon.FLIP, Earcon.RUN, Earcon.WIN))


@pytest.fixture
def output() -> FakeOutput:
    return FakeOutput()


@pytest.fixture
def player(output: FakeOutput, qapp: object) -> EarconPlayer:
    return EarconPlayer(output)


def test_the_first_is_heard_at_once_and_the_others_in_their_turn(
    player: EarconPlayer, output: FakeOutput, qtbot: QtBot
) -> None:
    player.perform((DROP, FLIP, RUN))
    assert output.cues == [DROP]
    assert player._turn.interval() >= 100, "as long as the drop is heard"
    qtbot.waitUntil(lambda: len(output.cues) == 3)
    assert output.cues == [DROP, FLIP, RUN]
    assert not player.waiting
    assert not player._turn.isActive()


def test_a_new_action_does_not_wait_and_what_waited_is_dropped(
    player: EarconPlayer, output: FakeOutput
) -> None:
    player.perform((DROP, RUN, WIN))
    player.perform((FLIP,))
    assert output.cues == [DROP, FLIP]
    assert player.waiting == ()
    assert not player._turn.isActive()


def test_what_is_not_wanted_is_left_out_but_can_be_listened_to(
    player: EarconPlayer, output: FakeOutput
) -> None:
    player.off, player.volume = frozenset({Earcon.DROP}), 0.25
    player.perform((DROP,))
    player.perform(())
    assert output.cues == []
    player.perform((DROP, FLIP))
    player.preview(Earcon.DROP)
    player.preview(Earcon.DEAL)
    assert [cue.earcon for cue in output.cues] == [Earcon.FLIP, Earcon.DROP, Earcon.DEAL]
    assert len(output.cues[-1].places) == 10
    assert output.volumes == [0.25] * 3


def test_stopping_forgets_what_waits(player: EarconPlayer, output: FakeOutput) -> None:
    player.perform((DROP, WIN))
    player.stop()
    assert player.waiting == ()
    assert not player._turn.isActive()
