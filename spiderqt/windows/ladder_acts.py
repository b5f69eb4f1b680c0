# SPDX-License-Identifier: GPL-3.0-or-later
"""What the act of the learning ladder does, and what is said and offered after a win that leads up.

Must not know how wins are counted: the keeper tells what one did.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from spiderqt.engine.codes import GameCode
from spiderqt.engine.shuffle import random_deal_number
from spiderqt.engine.variants import Variant, variant
from spiderqt.store.ladder import Rung, has_ladder, rung
from spiderqt.voice.phrases.kinds import Kind, Utterance
from spiderqt.windows.ladder_dialog import LadderDialog
from spiderqt.windows.ladder_words import climbed_sentence
from spiderqt.windows.page_help import with_page

if TYPE_CHECKING:
    from spiderqt.windows.main_window import MainWindow


def dialog(window: MainWindow) -> LadderDialog:
    """The dialog, beginning with the family that is played now, where that has a ladder."""
    family = window.game.position.variant.family
    shown = family if has_ladder(family) else "SP"
    if window.keeper is None:
        made = LadderDialog(rung, _nowhere, shown, window)
    else:
        made = LadderDialog(window.keeper.store.rung, window.keeper.store.jump, shown, window)
    return with_page(made, window, "daily#ladder")


def _nowhere(family: str, suits: int) -> bool:
    return False


def do_ladder(window: MainWindow) -> None:
    """Show the ladder; a rung that is chosen is played."""
    asked = dialog(window)
    asked.told.connect(window.narrator.read)
    if window.handlers.ask(asked):
        _deal(window, asked.chosen())


def climb(window: MainWindow) -> None:
    """Deal a game on the rung that the last win led to."""
    family = window.game.position.variant.family
    standing = rung(family) if window.keeper is None else window.keeper.store.rung(family)
    _deal(window, variant(family, standing.suits))


def tell_climb(window: MainWindow, before: Rung, after: Rung) -> None:
    """Say what a win did on the ladder, and offer the next rung where it led up."""
    said = climbed_sentence(before, after)
    if not said:
        return
    window.narrator.say(Utterance(Kind.WON, said))
    if not window.scanner.is_on:
        window.end_panel.show_climb(before, after)


def _deal(window: MainWindow, game: Variant) -> None:
    window.game.start(GameCode(game, random_deal_number()))
