# SPDX-License-Identifier: GPL-3.0-or-later
"""What is said around an action: cards in hand, the edge of the table, a trap ahead, a game that begins.

No Qt. Must not know the cursor: it is given columns and counts.
"""

from __future__ import annotations

from collections.abc import Sequence

from spiderqt.engine.play import Step
from spiderqt.engine.position import Position
from spiderqt.tongue import translate
from spiderqt.voice.phrases.cards import column_name, columns_name, counted_group_name
from spiderqt.voice.phrases.kinds import Kind, Utterance, sentence
from spiderqt.voice.phrases.table import deals_left_text, join_sentences, title_sentence


def say_picked(position: Position, source: int, count: int, targets: Sequence[int]) -> Utterance:
    """The last `count` cards of a column were picked up; `targets` are the columns that take them."""
    cards = counted_group_name(position.columns[source].shown[-count:])
    if targets:
        pattern = translate("Events", "Picked up: {cards}. It can go to {columns}.", None, count)
    else:
        pattern = translate("Events", "Picked up: {cards}. No column takes it now.", None, count)
    text = pattern.format(cards=cards, columns=columns_name(targets) if targets else "")
    return Utterance(Kind.PICKED, sentence(text))


def say_put_back(source: int) -> Utterance:
    """The cards in hand lie in their column again."""
    pattern = translate("Events", "Put back in {column}.")
    return Utterance(Kind.PICKED, sentence(pattern.format(column=column_name(source))))


def say_edge(edge: str) -> Utterance:
    """The table ends there: ``left``, ``right``, ``top`` or ``bottom``."""
    text = {
        "left": translate("Events", "This is the first column."),
        "right": translate("Events", "This is the last column."),
        "top": translate("Events", "This is the first card of the column."),
        "bottom": translate("Events", "This is the last card of the column."),
    }[edge]
    return Utterance(Kind.READING, text)


def say_trap(step: Step) -> Utterance:
    """Nothing was done yet: the action would leave too few cards to deal. Asked for again, it goes through."""
    text = translate(
        "Events",
        "Careful: this leaves only %n cards on the table, fewer than columns, and the stock would not deal any more. "
        "Do it again if you mean it.",
        None,
        step.after.cards_on_table,
    )
    left = sentence(
        translate("Events", "{deals}.", "as a sentence").format(deals=deals_left_text(step.after))
    )
    return Utterance(Kind.WARNED, join_sentences(text, left))


def say_game(position: Position, happened: str, *, code: str | None = None) -> Utterance:
    """Another game lies on the table. `happened`: ``new``, ``restarted``, ``back`` (by undo) or ``opened``."""
    start = {
        "new": translate("Events", "New game."),
        "restarted": translate("Events", "The same deal from its start."),
        "back": translate("Events", "Back in the game before."),
        "opened": translate("Events", "Game opened."),
    }[happened]
    return Utterance(Kind.GAME, join_sentences(start, title_sentence(position, code=code)))
