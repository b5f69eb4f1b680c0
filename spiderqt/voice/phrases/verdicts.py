# SPDX-License-Identifier: GPL-3.0-or-later
"""What is said of how a game can end: dead ends, and verdicts. No Qt.

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


def unknown_sentence(unseen: int) -> str:
    """Why there is no verdict yet: cards that nobody has seen."""
    return translate(
        "Verdicts",
        "Nobody can know yet whether this game can be won: %n cards have not been seen.",
        None,
        unseen,
    )


def searching_sentence(seconds: int, key: str) -> str:
    """A search for a verdict begins; `key` stops it."""
    text = translate(
        "Verdicts",
        "Looking whether this can still be won, for %n seconds at most. {key} stops; you can play on.",
        None,
        seconds,
    )
    return text.format(key=key)


def won_sentence(actions: int) -> str:
    """A way to win was found."""
    return translate("Verdicts", "It can still be won: a way with %n actions was found.", None, actions)


def lost_sentence() -> str:
    """There is a proof that it cannot be won."""
    text = translate(
        "Verdicts", "It cannot be won any more from here: everything that can be done was tried."
    )
    return join_sentences(text, translate("Verdicts", "You can undo, restart this deal or start a new game."))


def open_sentence(seconds: int) -> str:
    """The time is over and nothing is known."""
    return translate(
        "Verdicts",
        "Not decided within %n seconds: nobody knows whether this can be won.",
        None,
        seconds,
    )


def stopped_sentence() -> str:
    """The player stopped a search."""
    return translate("Verdicts", "Stopped, without an answer.")


def closed_sentence() -> str:
    """The player closed the bar."""
    return translate("Verdicts", "The bar below the table is closed.")


def outdated_sentence() -> str:
    """The game went on under a search."""
    return translate("Verdicts", "The search has stopped, as the game went on.")


def failed_sentence() -> str:
    """No search could be made."""
    return translate("Verdicts", "The search could not be carried out, so there is no answer.")


def is_won_sentence() -> str:
    """Nothing is to be looked for."""
    return translate("Verdicts", "The game is won.")


def thinking_on_sentence() -> str:
    """The plain hint comes first, the better one later."""
    return translate("Verdicts", "The search takes longer; for now, a quick hint.")


def agrees_sentence() -> str:
    """The search has found what the quick hint said."""
    return translate("Verdicts", "The search agrees with the quick hint.")
