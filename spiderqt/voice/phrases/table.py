# SPDX-License-Identifier: GPL-3.0-or-later
"""The table in words: the game as a whole, its columns and its stock.

No Qt. Hidden cards are counted, never named, known or not. `complete` is the second press of a reading key: the
first answer is short, the second leaves nothing out.
"""

from __future__ import annotations

from itertools import pairwise

from spiderqt.engine.actions import Deal
from spiderqt.engine.cards import Card
from spiderqt.engine.play import judge, longest_group
from spiderqt.engine.position import Column, Position
from spiderqt.engine.values import dataclass
from spiderqt.tongue import translate
from spiderqt.voice.phrases.cards import (
    card_name,
    column_name,
    game_name,
    group_name,
    join_commas,
)
from spiderqt.voice.phrases.foundations import completed_text, foundations_sentence
from spiderqt.voice.phrases.kinds import sentence
from spiderqt.voice.phrases.refusals import refusal_sentence
from spiderqt.voice.phrases.times import duration


@dataclass(frozen=True, slots=True)
class Figures:
    """What is counted beside the position. `score` is None without scoring, `seconds` None for a hidden clock."""

    moves: int = 0
    score: int | None = None
    seconds: float | None = None


def table_sentences(
    position: Position, figures: Figures | None = None, *, code: str | None = None, complete: bool = True
) -> tuple[str, ...]:
    """The whole table: title, status, each column, stock, foundations; one sentence or two in each item."""
    return (
        title_sentence(position, code=code),
        status_sentence(position, figures, complete=complete),
        *(column_sentence(position, i, complete=complete) for i in range(len(position.columns))),
        stock_sentence(position, complete=complete),
        foundations_sentence(position, complete=complete),
    )


def title_sentence(position: Position, *, code: str | None = None) -> str:
    """Which game this is: ``Spider, 2 suits, game code SP1-S2-AAAAABX.``"""
    game = game_name(position.variant)
    if code is None:
        return translate("Table", "{game}.", "title").format(game=game)
    return translate("Table", "{game}, game code {code}.").format(game=game, code=code)


def status_sentence(position: Position, figures: Figures | None = None, *, complete: bool = False) -> str:
    """Deals left, completed runs, hidden cards left, moves, score; complete: suits and time too."""
    parts = []
    if position.variant.stock:
        parts.append(deals_left_text(position))
    parts.append(completed_text(position, with_suits=complete))
    if any(position.variant.hidden):
        parts.append(_hidden_left_text(position))
    if figures is not None:
        parts += _figures_texts(figures, with_time=complete)
    return _sentence_of(parts)


def _sentence_of(parts: list[str]) -> str:
    return translate("Table", "{things}.", "a row of facts as a sentence").format(
        things=sentence(join_commas(parts))
    )


def _figures_texts(figures: Figures, *, with_time: bool) -> list[str]:
    parts = [translate("Table", "%n moves", None, figures.moves)]
    if figures.score is not None:
        parts.append(translate("Table", "score {score}").format(score=figures.score))
    if with_time and figures.seconds is not None:
        parts.append(translate("Table", "time {time}").format(time=duration(figures.seconds)))
    return parts


def deals_left_text(position: Position) -> str:
    """``3 deals left``."""
    deals = position.deals_left
    return translate("Table", "%n deals left", None, deals) if deals else translate("Table", "no deals left")


def _hidden_left_text(position: Position) -> str:
    hidden = position.hidden_left
    if not hidden:
        return translate("Table", "no hidden cards left")
    return translate("Table", "%n hidden cards left", None, hidden)


def column_sentence(position: Position, index: int, *, complete: bool = False) -> str:
    """Number, hidden cards, then the visible ones; short: by runs, complete: one by one, and what can move."""
    column = position.columns[index]
    if not len(column):
        return sentence(translate("Table", "{column}, empty.").format(column=column_name(index)))
    shown = _one_by_one(column) if complete else _by_runs(column)
    if column.hidden:
        pattern = translate("Table", "{column}: %n hidden cards, then {cards}.", None, len(column.hidden))
    else:
        pattern = translate("Table", "{column}: {cards}.")
    said = sentence(pattern.format(column=column_name(index), cards=shown))
    return join_sentences(said, _what_moves(position, index)) if complete else said


def _one_by_one(column: Column) -> str:
    return join_commas([card_name(card) for card in column.shown])


def _by_runs(column: Column) -> str:
    runs: list[list[Card]] = [[column.shown[0]]]
    for upper, lower in pairwise(column.shown):
        if lower.may_follow(upper) and lower.suit is upper.suit:
            runs[-1].append(lower)
        else:
            runs.append([lower])
    return join_commas([group_name(run) for run in runs])


def _what_moves(position: Position, index: int) -> str:
    count = longest_group(position, index)
    if count == 1:
        return translate("Table", "Only the last card can be picked up.")
    return translate("Table", "The last %n cards can be picked up together.", None, count)


def stock_sentence(position: Position, *, complete: bool = False) -> str:
    """Deals and cards left; complete: why the stock does not deal now, where it does not."""
    if not position.variant.stock:
        return translate("Table", "Stock: none in this game.")
    if not position.stock:
        return translate("Table", "Stock: empty.")
    cards = translate("Table", "%n cards", None, len(position.stock))
    said = translate("Table", "Stock: {deals}, {cards}.").format(deals=deals_left_text(position), cards=cards)
    refusal = judge(position, Deal()) if complete else None
    return join_sentences(said, refusal_sentence(refusal, position.variant)) if refusal else said


def join_sentences(*sentences: str) -> str:
    """Sentences one after the other; empty ones are left out."""
    return translate("Table", " ", "between two sentences").join(filter(None, sentences))
