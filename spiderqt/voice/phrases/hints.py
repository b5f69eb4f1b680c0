# SPDX-License-Identifier: GPL-3.0-or-later
"""A hint in words: what to do, with cards and columns, and why. No Qt.

Must not know how a hint was found.
"""

from __future__ import annotations

from spiderqt.advice.hints import Hint, Reason
from spiderqt.engine.actions import Move
from spiderqt.tongue import translate
from spiderqt.voice.phrases.cards import column_name, counted_group_name, suit_name, the_card
from spiderqt.voice.phrases.kinds import Kind, Utterance, sentence
from spiderqt.voice.phrases.table import join_sentences


def say_hint(hint: Hint, *, can_undo: bool = True) -> Utterance:
    """A hint to show and to speak; where nothing can be undone, it does not advise that."""
    return Utterance(Kind.HINT, hint_sentence(hint, can_undo=can_undo))


def hint_sentence(hint: Hint, *, can_undo: bool = True) -> str:
    """What to do, then why."""
    if isinstance(hint.action, Move) and hint.reason is not Reason.FILL:
        return join_sentences(sentence(_move(hint, hint.action)), _why(hint))
    if isinstance(hint.action, Move):
        return join_sentences(_nothing(), sentence(_move(hint, hint.action)), _fill(hint))
    match hint.reason:
        case Reason.DEAL:
            return join_sentences(_nothing(), translate("Hints", "Deal the next row."))
        case Reason.SEARCHED:
            return join_sentences(translate("Hints", "Deal."), _searched())
        case Reason.WON:
            return translate("Hints", "The game is won; there is nothing left to do.")
        case Reason.STUCK:
            if can_undo:
                return translate("Hints", "No action is possible any more. Undo, and try another way.")
            return join_sentences(translate("Verdicts", "No move is left."), _restart())
        case _:
            undo = translate("Hints", "Undo, and try another way.") if can_undo else _restart()
            return join_sentences(_nothing(), undo)


def _move(hint: Hint, move: Move) -> str:
    pattern = (
        translate("Hints", "{cards}: from {source} to {target}, onto {onto}.")
        if hint.onto
        else translate("Hints", "{cards}: from {source} to {target}, which is empty.")
    )
    return pattern.format(
        cards=counted_group_name(hint.cards),
        source=column_name(move.source),
        target=column_name(move.target),
        onto=the_card(hint.onto) if hint.onto else "",
    )


def move_sentence(facts: Hint) -> str:
    """A move and what it does, whoever advises it."""
    assert isinstance(facts.action, Move)
    return join_sentences(sentence(_move(facts, facts.action)), *_effects(facts), _cost(facts))


def _why(hint: Hint) -> str:
    """Every good thing that the move does, the first in the order first; and what it costs."""
    reasons = _effects(hint)
    if hint.reason is Reason.JOIN:
        pattern = translate("Hints", "It joins cards of {suit}.")
        reasons.append(pattern.format(suit=suit_name(hint.cards[0].suit)))
    if hint.reason is Reason.SEARCHED:
        reasons.append(_searched())
    return join_sentences(*reasons, _cost(hint))


def _effects(hint: Hint) -> list[str]:
    reasons = []
    if hint.turns is not None:
        pattern = translate("Hints", "It turns up a hidden card in {column}.")
        reasons.append(pattern.format(column=column_name(hint.turns)))
    if hint.empties is not None:
        reasons.append(translate("Hints", "It empties {column}.").format(column=column_name(hint.empties)))
    if hint.completes is not None:
        pattern = translate("Hints", "It completes a run of {suit}.")
        reasons.append(pattern.format(suit=suit_name(hint.completes)))
    return reasons


def _cost(hint: Hint) -> str:
    return translate("Hints", "It breaks a run.") if hint.splits else ""


def _searched() -> str:
    return translate("Hints", "A search liked this best, from what you have seen.")


def _fill(hint: Hint) -> str:
    text = translate(
        "Hints", "That fills one of %n empty columns; the stock deals when all hold cards.", None, hint.fills
    )
    return join_sentences(text, _cost(hint))


def _restart() -> str:
    return translate("Hints", "Nothing can be undone; restart this deal, and try another way.")


def _nothing() -> str:
    return translate("Hints", "Nothing on the table makes progress.")
