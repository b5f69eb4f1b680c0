# SPDX-License-Identifier: GPL-3.0-or-later
"""A game that nobody holds any more goes at once, and not when Python's collector comes upon its undo stack."""

from __future__ import annotations

import gc
import random
import weakref

from tests.session.players import DEAL_2, new_game, play_some


def test_a_game_is_in_no_circle() -> None:
    game, listener, _ = new_game()
    play_some(game, random.Random(1), 20)
    game.start(DEAL_2)
    play_some(game, random.Random(2), 5)
    alive = weakref.ref(game)
    gc.disable()
    try:
        del game, listener
        assert alive() is None
    finally:
        gc.enable()
