# SPDX-License-Identifier: GPL-3.0-or-later
"""Why nothing happened, and what to do instead: a sentence for each refusal of the engine.

No Qt. The facts come with the refusal; the game's rules, where known, make the way out exact. Keys are never named
here: players may have changed them.
"""

from __future__ import annotations

from spiderqt.engine import refusals as why
from spiderqt.engine.cards import Card, Rank
from spiderqt.engine.variants import Builds, Fills, Variant
from spiderqt.tongue import translate
from spiderqt.voice.phrases.cards import (
    a_rank,
    card_name,
    column_name,
    columns_name,
    the_card,
    the_rank,
)
from spiderqt.voice.phrases.kinds import Kind, Utterance, sentence


def say_refusal(refusal: why.Refusal, variant: Variant | None = None) -> Utterance:
    """`refusal_sentence` as something to say."""
    return Utterance(Kind.REFUSED, refusal_sentence(refusal, variant))


def refusal_sentence(refusal: why.Refusal, variant: Variant | None = None) -> str:
    """The reason and the way out. `variant` is the game being played; without it the way out is more general.

    Raises TypeError for a refusal that has no sentence.
    """
    for told in (_of_game, _of_source, _of_group, _of_deal, _of_undo):
        text = told(refusal)
        if text is not None:
            return sentence(text)
    text = _of_target(refusal, variant)
    if text is None:
        raise TypeError(f"no sentence for {refusal!r}")
    return sentence(text)


def _of_game(refusal: why.Refusal) -> str | None:
    match refusal:
        case why.GameOver():
            return translate(
                "Refusals", "This game is won, and its cards rest. Start a new game, or undo to play on."
            )
        case why.NothingSelected():
            return translate(
                "Refusals", "No cards are picked up yet. Pick some up first, then name the target."
            )
        case why.SendingIsOff():
            return translate(
                "Refusals", "Cards are not sent by themselves in this game. Pick them up and name the target."
            )
        case why.UnknownCard(column):
            return translate(
                "Refusals",
                "The card that would come to light in {column} is unknown in this position. "
                "Choose another move, or name the card in the position's text.",
            ).format(column=column_name(column))
    return None


def _of_source(refusal: why.Refusal) -> str | None:
    match refusal:
        case why.NoSuchColumn(column, columns):
            return translate(
                "Refusals", "There is no {column} here. Choose a column from 1 to {columns}."
            ).format(column=column_name(column), columns=columns)
        case why.EmptySource(column):
            return translate(
                "Refusals", "{column} is empty, so there is nothing to pick up. Choose one that holds cards."
            ).format(column=column_name(column))
        case why.TooManyCards(column, asked, held) if asked < 1:
            return translate(
                "Refusals", "At least one card must move. Choose a number from 1 to {held} for {column}."
            ).format(held=held, column=column_name(column))
        case why.TooManyCards(column, asked, held):
            return translate(
                "Refusals", "{column} holds %n cards, not {asked}. Choose a smaller number.", None, held
            ).format(column=column_name(column), asked=asked)
        case why.FaceDownCards(column, _, face_up):
            return translate(
                "Refusals",
                "Face-down cards do not move. In {column} you can take at most the last %n cards, "
                "which lie face up.",
                None,
                face_up,
            ).format(column=column_name(column))
    return None


def _of_group(refusal: why.Refusal) -> str | None:
    match refusal:
        case why.MixedSuits(upper, lower, same_colour):
            pattern = (
                translate(
                    "Refusals",
                    "{the_lower} lies on {the_upper}: same colour, but colour does not count, and only one suit "
                    "moves together. Take the cards from {the_lower} to the end, or move those first.",
                )
                if same_colour
                else translate(
                    "Refusals",
                    "{the_lower} lies on {the_upper}: two suits do not move together. "
                    "Take the cards from {the_lower} to the end, or move those first.",
                )
            )
            return pattern.format(the_lower=the_card(lower), the_upper=the_card(upper))
        case why.GapInRank(upper, lower):
            return translate(
                "Refusals",
                "{the_lower} lies on {the_upper}, which is not the next rank: they do not move together. "
                "Take the cards from {the_lower} to the end, or move those first.",
            ).format(the_lower=the_card(lower), the_upper=the_card(upper))
        case why.TooManyRuns(runs, _, 0):
            return translate(
                "Refusals",
                "These cards are {runs} runs, and without a free empty column only one run can move. "
                "Empty a column first, or take fewer cards.",
            ).format(runs=runs)
        case why.TooManyRuns(runs, allowed, empty):
            return translate(
                "Refusals",
                "These cards are {runs} runs; with %n free empty columns, {allowed} can move at once. "
                "Empty another column, or take fewer cards.",
                None,
                empty,
            ).format(runs=runs, allowed=allowed)
    return None


def _of_target(refusal: why.Refusal, variant: Variant | None) -> str | None:
    match refusal:
        case why.SameColumn(column):
            return translate("Refusals", "The cards are in {column} already. Choose another column.").format(
                column=column_name(column)
            )
        case why.TargetIsAce(card, target):
            return translate(
                "Refusals", "Nothing goes on {target}: the ace is the lowest card. Choose another column."
            ).format(target=the_card(target), card=card_name(card))
        case why.KingOnCard(card, _):
            return translate(
                "Refusals",
                "{king} goes only to an empty column, because no rank is higher. Empty a column first.",
            ).format(king=the_card(card))
        case why.NotOneHigher(card, target):
            return _not_one_higher(card, target, variant)
        case why.OtherSuit(card, target, same_colour):
            pattern = (
                translate(
                    "Refusals",
                    "{card} does not go on {target}: same colour, but colour does not count. "
                    "This game builds in one suit only: look for {needed}.",
                )
                if same_colour
                else translate(
                    "Refusals",
                    "{card} does not go on {target}: this game builds in one suit only. Look for {needed}.",
                )
            )
            return pattern.format(card=the_card(card), target=the_card(target), needed=_needed(card))
        case why.KingsOnly(card, column):
            return translate(
                "Refusals",
                "{column} is empty and takes only a king with the cards on it, not {card}. Bring a king here.",
            ).format(column=column_name(column), card=the_card(card))
        case why.NothingFits(card, same_suit_only):
            return _nothing_fits(card, variant, same_suit_only=same_suit_only)
    return None


def _needed(card: Card) -> str:
    """The one card that `card` goes on where games build in one suit."""
    return the_card(Card(Rank(card.rank + 1), card.suit))


def _not_one_higher(card: Card, target: Card, variant: Variant | None) -> str:
    if variant is not None and variant.builds is Builds.SAME_SUIT:
        pattern = translate("Refusals", "{card} does not go on {target}. Look for {needed}.")
        needed = _needed(card)
    elif variant is not None and variant.fills is Fills.ANY:
        pattern = translate(
            "Refusals", "{card} does not go on {target}. Look for {needed} of any suit, or an empty column."
        )
        needed = a_rank(Rank(card.rank + 1))
    else:
        pattern = translate("Refusals", "{card} does not go on {target}. The next higher rank is {needed}.")
        needed = the_rank(Rank(card.rank + 1))
    return pattern.format(card=the_card(card), target=the_card(target), needed=needed)


def _nothing_fits(card: Card, variant: Variant | None, *, same_suit_only: bool) -> str:
    if card.rank is Rank.KING:
        return translate(
            "Refusals",
            "There is no better place for {card}: a king goes only to an empty column, and a whole column "
            "gains nothing there. Try another card.",
        ).format(card=the_card(card))
    if same_suit_only or (variant is not None and variant.builds is Builds.SAME_SUIT):
        pattern = (
            translate(
                "Refusals",
                "There is no place to send {card}: only {needed} or an empty column would do here. "
                "You can still move it by hand.",
            )
            if same_suit_only and (variant is None or variant.fills is Fills.ANY)
            else translate(
                "Refusals",
                "There is no place for {card}: no column ends with {needed}. Free that card first.",
            )
        )
        return pattern.format(card=the_card(card), needed=_needed(card))
    return translate(
        "Refusals",
        "There is no better place for {card}: no column ends with {needed}. "
        "Try another card, or free a column.",
    ).format(card=the_card(card), needed=a_rank(Rank(card.rank + 1)))


def _of_deal(refusal: why.Refusal) -> str | None:
    match refusal:
        case why.NoStock(ever=True):
            return translate("Refusals", "No cards are left to deal. Go on with those on the table, or undo.")
        case why.NoStock():
            return translate(
                "Refusals", "This game has no stock: all its cards are on the table from the start."
            )
        case why.EmptyColumns((column,)):
            return translate(
                "Refusals",
                "{column} is empty, and a deal needs cards in every one. Put any card there, then deal.",
            ).format(column=column_name(column))
        case why.EmptyColumns(columns):
            return translate(
                "Refusals",
                "{columns} are empty, and a deal needs cards in every one. "
                "Put any card in each of them, then deal.",
            ).format(columns=columns_name(columns))
        case why.TooFewCards(_, cards, needed):
            return translate(
                "Refusals",
                "Only %n cards are left for {needed} columns, so not all can be filled, and a deal needs "
                "cards in every one. Undo is the way out.",
                None,
                cards,
            ).format(needed=needed)
    return None


def _of_undo(refusal: why.Refusal) -> str | None:
    match refusal:
        case why.NothingToUndo():
            return translate("Refusals", "Nothing to undo: this is the start of the game.")
        case why.NothingToRedo():
            return translate(
                "Refusals",
                "Nothing to redo. Only what was just undone can be done again, until the next move.",
            )
        case why.UndoLimit(_, limit):
            return translate(
                "Refusals",
                "This game takes back the last %n actions, and that is done. Play on from here.",
                None,
                limit,
            )
        case why.UndoBarrier(_, "deal"):
            return translate(
                "Refusals", "This game is played without undoing a deal. Play on, or restart the game."
            )
        case why.UndoBarrier():
            return translate(
                "Refusals",
                "This game is played without undoing a completed run. Play on, or restart the game.",
            )
        case why.UndoForbidden():
            return translate("Refusals", "This game is played without undo. Play on, or restart the game.")
    return None
