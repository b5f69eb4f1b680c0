# SPDX-License-Identifier: GPL-3.0-or-later
"""What is said of words that name no card: what they could mean, or how a card is typed. No Qt."""

from __future__ import annotations

from spiderqt.engine.cards import Rank, Suit
from spiderqt.tongue import translate
from spiderqt.voice.faults import quoted
from spiderqt.voice.finding import Unclear, read_wanted, suit_letter
from spiderqt.voice.phrases.cards import join_commas, rank_index, rank_name, suit_name
from spiderqt.voice.phrases.table import join_sentences


def unread_sentence(text: str) -> str:
    """Why `text` is no card to look for."""
    found = read_wanted(text)
    if isinstance(found, Unclear):
        names = [_with(rank_name(rank), rank_index(rank)) for rank in found.ranks]
        names += [_with(suit_name(suit), suit_letter(suit)) for suit in found.suits]
        pattern = translate("Typed", "“{text}” can be: {names}. Type more of the word.")
        return pattern.format(text=quoted(text), names=join_commas(names))
    pattern = translate("Typed", "“{text}” is no card. Type a rank, a suit or both: 10h, queen, hearts.")
    return join_sentences(pattern.format(text=quoted(text)), _letters())


def _with(name: str, letter: str) -> str:
    return translate("Typed", "{name} ({letter})", "queen (Q)").format(name=name, letter=letter)


def _letters() -> str:
    named = [rank for rank in Rank if not rank_index(rank).isdigit()]
    names = [_with(rank_name(rank), rank_index(rank)) for rank in named]
    names += [_with(suit_name(suit), suit_letter(suit)) for suit in Suit]
    return translate("Typed", "Letters: {names}.").format(names=join_commas(names))
