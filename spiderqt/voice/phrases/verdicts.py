# SPDX-License-Identifier: GPL-3.0-or-later
"""What is said of how a game can end: dead ends, verdicts, and what an analysis found. No Qt.

Must not know how anything was found. A game is called lost only by whoever holds a proof.
"""

from __future__ import annotations

from spiderqt.advice.ending import Ending
from spiderqt.engine.position import Position
from spiderqt.tongue import translate
from spiderqt.voice.phrases.kinds import Kind, Utterance
from spiderqt.voice.phrases.table import join_sentences


def say_stuck(ending: Ending, position: Position, *, can_undo: bool) -> Utterance:
    """Nothing leads on, though the game is not won."""
    return Utterance(Kind.VERDICT, stuck_sentence(ending, position, can_undo=can_undo))


def stuck_sentence(ending: Ending, position: Position, *, can_undo: bool) -> str:
    """Why nothing leads on, and what can still be done."""
    return join_sentences(_why_stuck(ending, position), _ways_out(can_undo=can_undo))


def _why_stuck(ending: Ending, position: Position) -> str:
    if ending is Ending.NO_DEAL:
        text = translate(
            "Verdicts",
            "The stock can never be dealt again: %n cards lie on the table, fewer than its {columns} columns.",
            None,
            position.cards_on_table,
        )
        return text.format(columns=len(position.columns))
    if position.stock:
        return translate("Verdicts", "No move is left, and the stock cannot be dealt any more.")
    if position.variant.stock:
        return translate("Verdicts", "No move is left, and the stock is empty.")
    return translate("Verdicts", "No move is left.")


def _ways_out(*, can_undo: bool) -> str:
    if can_undo:
        return translate("Verdicts", "You can undo, restart this deal or start a new game.")
    return translate("Verdicts", "You can restart this deal or start a new game.")
