# SPDX-License-Identifier: GPL-3.0-or-later
"""Which moves a search tries: all that matter for a proof, or the promising ones for a beam.

Standard library only; compiled with mypyc where wheels are built. Must not know how searches go.

`all_moves` leaves out only what cannot change the answer. Columns that no deal reaches any more are interchangeable,
so that of several empty ones the first stands for all, and a whole column moved into an empty one is the same position
again. Nothing else is left out: a proof of "lost" stands on that. `good_moves` leaves out much more: it never splits a
run but to make a longer one.
"""

from __future__ import annotations

from spiderqt.advice.solver.nodes import Node
from spiderqt.advice.solver.piles import KING, Pile, mask_of
from spiderqt.advice.solver.rules import DEAL, FOUNDATION, GROUP, TAIL, Rules


def all_moves(rules: Rules, node: Node) -> list[int]:
    """Codes of every legal action, one for each class of equal ones."""
    codes: list[int] = []
    if rules.singles and _to_foundations(rules, node, codes):
        return codes
    if rules.kind == TAIL:
        _tail_moves(rules, node, codes)
    else:
        _moves_onto_cards(rules, node, codes, every=True)
        gaps = _distinct_gaps(rules, node)
        if gaps:
            _all_moves_into_gaps(rules, node, gaps, codes)
    _deal(rules, node, codes)
    return codes


def table_moves(rules: Rules, node: Node) -> list[int]:
    """Codes of every move, no deal; of several empty columns the first stands for all, since nobody who does not know
    the stock can tell them apart."""
    codes: list[int] = []
    if rules.kind == TAIL:
        _tail_moves(rules, node, codes)
        return codes
    _moves_onto_cards(rules, node, codes, every=True)
    gaps = _distinct_gaps(rules, node)
    if gaps:
        _all_moves_into_gaps(rules, node, gaps[:1], codes)
    return codes


def good_moves(rules: Rules, node: Node) -> list[int]:
    """Codes of the actions that a beam tries."""
    codes: list[int] = []
    if rules.singles and _to_foundations(rules, node, codes):
        return codes
    if rules.kind == TAIL:
        _tail_moves(rules, node, codes)
    else:
        _moves_onto_cards(rules, node, codes, every=False)
        _good_moves_into_gaps(rules, node, codes)
    _deal(rules, node, codes)
    return codes


def _deal(rules: Rules, node: Node, codes: list[int]) -> None:
    if node.stock and (rules.gaps_may_be_dealt_on or _count_gaps(node) == 0):
        codes.append(DEAL)


def _to_foundations(rules: Rules, node: Node, codes: list[int]) -> bool:
    """By the published rules: end cards onto their foundations, from the ace up.

    True when one of them is safe: then it is the only code. Nothing can miss a card off the table but a card one lower
    that could be put on it. So a card is safe when all those are gone, and an ace or a two always is: where an ace
    could be put on the two, it can go to its foundation instead.
    """
    there = 0
    for pile in node.piles:
        there |= pile.mask
    for row in rules.rows[len(rules.rows) - node.stock :]:
        there |= mask_of(row)
    for source in range(len(node.piles)):
        card = node.piles[source].end
        rank = card & 15
        if rank == 0 or (rank > 1 and there >> (card - 1) & 1):
            continue
        code = (source * 16 + FOUNDATION) * 64 + 1
        if rank <= 2 or not there & (0x0001000100010001 << (rank - 1)):
            codes.clear()
            codes.append(code)
            return True
        codes.append(code)
    return False


def _count_gaps(node: Node) -> int:
    gaps = 0
    for pile in node.piles:
        if pile.size == 0:
            gaps += 1
    return gaps


def _distinct_gaps(rules: Rules, node: Node) -> list[int]:
    """Empty columns that are not equal: each one within reach of the stock, and the first beyond."""
    reach = rules.reach[node.stock]
    gaps: list[int] = []
    for i in range(len(node.piles)):
        if node.piles[i].size == 0:
            gaps.append(i)
            if i >= reach:
                break
    return gaps


def _moves_onto_cards(rules: Rules, node: Node, codes: list[int], *, every: bool) -> None:
    """Runs, or groups, onto a card one higher. The target's card decides how many cards go."""
    piles = node.piles
    strength = 1
    if rules.kind == GROUP:
        strength = 1 << _count_gaps(node)
    columns = len(piles)
    for source in range(columns):
        a = piles[source]
        if a.size == 0:
            continue
        low = a.end & 15
        movable = a.movable
        for target in range(columns):
            b = piles[target]
            count = (b.end & 15) - low
            if count < 1 or count > movable or source == target:
                continue
            if strength > 1 or rules.kind == GROUP:
                if a.runs_in[count] > strength:
                    continue
            if every or _keeps_or_lengthens(a, b, count):
                codes.append((source * 16 + target) * 64 + count)


def _keeps_or_lengthens(a: Pile, b: Pile, count: int) -> bool:
    """Whether the move breaks no run, or breaks one to make a longer one."""
    if count < a.run:
        above = a.run - count
    elif count < a.movable:
        head = a.size - count
        above = 0
        while head - above > a.hidden and a.cards[head - above - 1] == a.cards[head - above] + 1:
            above += 1
    else:
        return True
    return above == 0 or (b.end == a.cards[a.size - count] + 1 and b.run > above)


def _all_moves_into_gaps(rules: Rules, node: Node, gaps: list[int], codes: list[int]) -> None:
    piles = node.piles
    reach = rules.reach[node.stock]
    strength = 1
    if rules.kind == GROUP:
        strength = 1 << (_count_gaps(node) - 1)
    for target in gaps:
        for source in range(len(piles)):
            a = piles[source]
            for count in range(1, a.movable + 1):
                if rules.kind == GROUP and a.runs_in[count] > strength:
                    break
                if count == a.size and source >= reach and target >= reach:
                    break
                codes.append((source * 16 + target) * 64 + count)


def _good_moves_into_gaps(rules: Rules, node: Node, codes: list[int]) -> None:
    """Whole runs off other cards; parts of runs only where a gap must be filled before a deal.

    Which of several gaps is taken hardly matters, so the first one stands for all.
    """
    piles = node.piles
    target = -1
    for i in range(len(piles)):
        if piles[i].size == 0:
            target = i
            break
    if target < 0:
        return
    strength = 1
    if rules.kind == GROUP:
        strength = 1 << (_count_gaps(node) - 1)
    must_fill = node.stock > 0 and not rules.gaps_may_be_dealt_on
    for source in range(len(piles)):
        a = piles[source]
        if a.size == 0:
            continue
        if a.run < a.size:
            codes.append((source * 16 + target) * 64 + a.run)
            for count in range(a.run + 1, a.movable + 1):
                if a.runs_in[count] > strength:
                    break
                if count < a.size and (count == a.movable or a.runs_in[count + 1] > a.runs_in[count]):
                    codes.append((source * 16 + target) * 64 + count)
        if must_fill:
            for count in range(1, a.run):
                codes.append((source * 16 + target) * 64 + count)


def _tail_moves(rules: Rules, node: Node, codes: list[int]) -> None:
    """Any face-up card with its tail onto the next higher card of its suit; kings into empty columns.

    One deck, one suit's next card: each end card has at most one taker, so there is nothing to choose or leave out but
    equal gaps.
    """
    piles = node.piles
    columns = len(piles)
    reach = rules.reach[node.stock]
    gaps = _distinct_gaps(rules, node)
    for source in range(columns):
        a = piles[source]
        for target in range(columns):
            b = piles[target]
            if source == target or b.end & 15 < 2:
                continue
            at = a.cards.find(b.end - 1)
            if at >= 0:
                codes.append((source * 16 + target) * 64 + a.size - at)
        for at in range(a.hidden, a.size):
            if a.cards[at] & 15 != KING:
                continue
            for target in gaps:
                if at > 0 or source < reach or target < reach:
                    codes.append((source * 16 + target) * 64 + a.size - at)
