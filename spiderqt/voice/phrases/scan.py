# SPDX-License-Identifier: GPL-3.0-or-later
"""The offers of one-switch scanning in words, short enough to be heard before the next one. No Qt."""

from __future__ import annotations

from spiderqt.engine.actions import Deal, Move
from spiderqt.engine.position import Position
from spiderqt.tongue import translate
from spiderqt.voice.phrases.cards import card_name, column_name, group_name
from spiderqt.voice.phrases.kinds import sentence
from spiderqt.voice.scanning import ColumnOffer, Command, Offer


def offer_sentence(position: Position, offer: Offer) -> str:
    """What a press would choose."""
    match offer:
        case ColumnOffer(_, (move,)):
            text = _move_text(position, move, with_source=True)
        case ColumnOffer(column, moves):
            pattern = translate("Scan", "{column}, {card}: %n moves.", None, len(moves))
            last = position.columns[column].last
            text = pattern.format(column=column_name(column), card=card_name(last) if last else "")
        case Move():
            text = _move_text(position, offer, with_source=False)
        case Deal():
            text = translate("Scan", "Deal.")
        case Command.BACK:
            text = translate("Scan", "Back to the columns.")
        case Command.UNDO:
            text = translate("Scan", "Undo.")
        case Command.MENU:
            text = translate("Scan", "Menu.")
    return sentence(text)


def _move_text(position: Position, move: Move, *, with_source: bool) -> str:
    onto = position.columns[move.target].last
    facts = {
        "cards": group_name(position.columns[move.source].shown[-move.count :]),
        "source": column_name(move.source),
        "target": column_name(move.target),
        "onto": card_name(onto) if onto else translate("Table", "empty column"),
    }
    pattern = (
        translate("Scan", "{source}: {cards} to {target}, {onto}.")
        if with_source
        else translate("Scan", "{cards} to {target}, {onto}.")
    )
    return pattern.format(**facts)
