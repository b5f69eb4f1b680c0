# SPDX-License-Identifier: GPL-3.0-or-later
"""What a player looks at: a column or a table of seen cards as a row of whole numbers.

Standard library only; compiled with mypyc where wheels are built. Must not know what a number is worth: that is
learned, and lies in `weights`. A card that is not known is 0, as in the solver's form; where the end card of a column
is one that has just turned up and that nobody has seen, the numbers say what can be expected of it.
"""

from __future__ import annotations

from typing import Final

from spiderqt.advice.solver.piles import KING, Pile

OF_COLUMN: Final = 26
OF_TABLE: Final = 22
THOUSAND: Final = 1000


class Outlook:
    """The cards that nobody has seen: how many there are of each kind, and of each rank."""

    __slots__ = ("of_kind", "of_rank", "total")

    def __init__(self, cards: list[int]) -> None:
        self.of_kind: list[int] = [0] * 80
        self.of_rank: list[int] = [0] * 17
        self.total: int = len(cards)
        for card in cards:
            self.of_kind[card] += 1
            self.of_rank[card & 15] += 1


def column_facts(pile: Pile) -> list[int]:
    """The numbers of one column. All are 0 for an empty one."""
    facts = [0] * OF_COLUMN
    if pile.size == 0:
        return facts
    cards, hidden = pile.cards, pile.hidden
    seen = pile.size - hidden
    length = pieces = 1
    joined = broken = rising = squares = 0
    for i in range(hidden + 1, pile.size):
        card, above = cards[i], cards[i - 1]
        if card + 1 == above:
            joined += 1
            length += 1
            continue
        squares += length * length
        length = 1
        pieces += 1
        if (card & 15) + 1 != above & 15:
            broken += 1
            rising += int(card & 15 > above & 15)
    squares += length * length
    facts[0], facts[1], facts[2] = hidden, int(hidden > 0), hidden * hidden
    facts[3], facts[4], facts[5], facts[6] = joined, pile.off_suit, broken, squares
    king_first = cards[hidden] & 15 == KING
    if hidden:
        facts[9 + min(pieces, 4)] = 1
        facts[15] = hidden if king_first else 0
    elif king_first:
        facts[7] = 1
        facts[23] = _length_from_king(cards)
    else:
        facts[8], facts[9] = 1, pieces
    facts[14] = _buried_kings(pile)
    facts[16], facts[17], facts[18] = pile.run, pile.run * pile.run, rising
    if pile.end:
        facts[19], facts[20] = cards[pile.size - pile.run] & 15, pile.end & 15
        facts[21] = int(pile.end & 15 == 1)
    else:
        facts[22] = 1
    facts[24] = seen
    facts[25] = int(broken == 0)
    return facts


def _length_from_king(cards: bytes) -> int:
    length = 1
    while length < len(cards) and cards[length] + 1 == cards[length - 1]:
        length += 1
    return length


def _buried_kings(pile: Pile) -> int:
    """Face-up kings that lie on other cards, where nothing but an empty column frees what is below."""
    count = 0
    for i in range(max(1, pile.hidden), pile.size):
        if pile.cards[i] & 15 == KING:
            count += 1
    return count


def table_facts(piles: list[Pile], done: int, outlook: Outlook) -> list[int]:
    """The numbers that depend on several columns; chances are in thousandths."""
    empty = closed = hidden = deepest = 0
    fewest = 9
    ends = bases = end_kinds = base_kinds = 0
    for pile in piles:
        if pile.size == 0:
            empty += 1
            continue
        ends |= 1 << (pile.end & 15)
        end_kinds |= 1 << pile.end
        if pile.end:
            base = pile.end + pile.run - 1
            bases |= 1 << (base & 15)
            base_kinds |= 1 << base
        if pile.hidden:
            closed += 1
            hidden += pile.hidden
            deepest = max(deepest, pile.hidden)
            fewest = min(fewest, pile.runs - pile.hidden)
    fits = suited = kings = 0
    for pile in piles:
        if pile.end == 0:
            continue
        base = pile.end + pile.run - 1
        if base & 15 == KING:
            kings += int(pile.run < pile.size)
        elif ends >> ((base & 15) + 1) & 1:
            fits += 1
            suited += end_kinds >> (base + 1) & 1
    facts = [0] * OF_TABLE
    facts[0] = 1
    facts[1], facts[2], facts[3] = empty, int(empty >= 2), int(empty >= 3)
    facts[4], facts[5], facts[6], facts[7] = done, _count(ends >> 2), fits, suited
    _chances(facts, ends, bases, end_kinds, base_kinds, outlook)
    facts[12], facts[13] = int(closed > 0 and fewest == 1), int(closed > 0 and fewest == 2)
    facts[14], facts[15], facts[16] = int(closed == 0), int(closed == 1), kings
    if empty:
        facts[17], facts[20], facts[21] = kings, 1, empty * hidden
    facts[18] = facts[8] * facts[9] // THOUSAND
    facts[19] = deepest
    return facts


def _count(bits: int) -> int:
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


def _chances(
    facts: list[int], ends: int, bases: int, end_kinds: int, base_kinds: int, outlook: Outlook
) -> None:
    """Of an unseen card: that it finds a place on an end card (8; in its suit 9), and that it gives a place to the run
    at the end of some column (10; in its suit 11)."""
    total = outlook.total
    if total == 0:
        return
    of_rank, of_kind = outlook.of_rank, outlook.of_kind
    fits = takes = 0
    for rank in range(1, KING + 1):
        if ends >> (rank + 1) & 1:
            fits += of_rank[rank]
        if rank > 1 and bases >> (rank - 1) & 1:
            takes += of_rank[rank]
    facts[8], facts[10] = fits * THOUSAND // total, takes * THOUSAND // total
    fits = takes = 0
    for suit in range(0, 64, 16):
        if end_kinds >> suit & 0xFFFF == 0:
            continue
        for rank in range(1, KING + 1):
            if rank < KING and end_kinds >> (suit + rank + 1) & 1:
                fits += of_kind[suit + rank]
            if rank > 1 and base_kinds >> (suit + rank - 1) & 1:
                takes += of_kind[suit + rank]
    facts[9], facts[11] = fits * THOUSAND // total, takes * THOUSAND // total
