# SPDX-License-Identifier: GPL-3.0-or-later
"""The completed runs in words. No Qt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from spiderqt.engine.cards import Suit
from spiderqt.engine.position import Position
from spiderqt.tongue import translate
from spiderqt.voice.phrases.cards import join_and, join_commas, suit_name
from spiderqt.voice.phrases.kinds import sentence


def foundations_sentence(position: Position, *, complete: bool = False) -> str:
    """Which runs are complete; complete: how many are still to come, suit by suit."""
    said = sentence(
        translate("Table", "{completed}.", "the completed runs as a sentence").format(
            completed=completed_text(position, with_suits=True)
        )
    )
    if not complete:
        return said
    missing = missing_runs(position)
    if not missing:
        return said
    texts = [_count_of(suit, count) for suit, count in missing.items()]
    pattern = translate("Table", "{completed}. Still to complete: {missing}.")
    return sentence(
        pattern.format(completed=completed_text(position, with_suits=True), missing=join_and(texts))
    )


def suit_counts_in_words(suits: Sequence[Suit]) -> list[str]:
    """``2 of spades``, for each suit that is there."""
    counts = Counter(suits)
    return [_count_of(suit, counts[suit]) for suit in Suit if counts[suit]]


def _count_of(suit: Suit, count: int) -> str:
    pattern = translate("Table", "{count} of {suit}", "how many runs of a suit")
    return pattern.format(count=count, suit=suit_name(suit))


def completed_text(position: Position, *, with_suits: bool) -> str:
    """``2 of 8 runs completed``, with their suits ``(spades, hearts)`` where asked for."""
    done = position.completed_runs()
    total = position.variant.runs
    if not done or not with_suits:
        pattern = translate("Table", "{done} of %n runs completed", None, total)
    else:
        pattern = translate("Table", "{done} of %n runs completed: {suits}", None, total)
    return pattern.format(done=len(done), suits=join_commas([suit_name(suit) for suit in done]))


def missing_runs(position: Position) -> dict[Suit, int]:
    """How many runs of each suit are still to be completed; suits that are done are left out."""
    left = Counter(position.variant.suit_sets())
    left.subtract(position.completed_runs())
    return {suit: left[suit] for suit in Suit if left[suit] > 0}
