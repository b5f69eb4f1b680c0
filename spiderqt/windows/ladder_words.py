# SPDX-License-Identifier: GPL-3.0-or-later
"""The learning ladder in words. Must not know the dialog, nor the panel after a win, that show them."""

from __future__ import annotations

from spiderqt.engine.variants import suits_of
from spiderqt.store.ladder import Rung
from spiderqt.tongue import translate
from spiderqt.voice.phrases.kinds import sentence
from spiderqt.voice.phrases.table import join_sentences


def suits_text(suits: int) -> str:
    """``2 suits``."""
    return translate("NewGame", "%n suits", None, suits)


def rung_line(suits: int, standing: Rung) -> str:
    """A rung as a line of the list: ``2 suits: you stand here, 1 of 3 wins``."""
    if suits < standing.suits:
        state = translate("Ladder", "below you")
    elif suits > standing.suits:
        state = translate("Ladder", "above you, a win here brings you up")
    elif standing.needed is None:
        state = translate("Ladder", "you stand here, at the top")
    else:
        state = translate("Ladder", "you stand here, {wins} of {needed} wins")
        state = state.format(wins=standing.wins, needed=standing.needed)
    return sentence(translate("Ladder", "{rung}: {state}").format(rung=suits_text(suits), state=state))


def needed_sentence(standing: Rung) -> str:
    """What leads to the next rung."""
    left = standing.wins_left
    if left is None:
        return translate("Ladder", "You stand at the top of this ladder.")
    text = translate("Ladder", "%n more wins with {here} lead up to {next}.", None, left)
    return text.format(here=suits_text(standing.suits), next=suits_text(next_suits(standing)))


def next_suits(standing: Rung) -> int:
    """The rung above, or the highest."""
    return min((s for s in suits_of(standing.family) if s > standing.suits), default=standing.suits)


def climbed_sentence(before: Rung, after: Rung) -> str:
    """What a win did on the ladder; empty where it did nothing."""
    if after == before:
        return ""
    if after.suits == before.suits:
        return needed_sentence(after)
    up = translate("Ladder", "You have gone up the ladder: now you stand at {rung}.")
    up = up.format(rung=suits_text(after.suits))
    return join_sentences(up, needed_sentence(after))
