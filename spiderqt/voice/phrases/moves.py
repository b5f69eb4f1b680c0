# SPDX-License-Identifier: GPL-3.0-or-later
"""The legal moves in words. No Qt."""

from __future__ import annotations

from spiderqt.engine.actions import Action, Deal, Move
from spiderqt.engine.play import legal_actions
from spiderqt.engine.position import Position
from spiderqt.tongue import translate
from spiderqt.voice.phrases.cards import (
    column_name,
    columns_name,
    counted_group_name,
    group_name,
    join_parts,
    the_card,
)
from spiderqt.voice.phrases.kinds import sentence


def action_text(position: Position, action: Action) -> str:
    """One legal action as a player would say it: what, from where, to where; without a full stop."""
    if isinstance(action, Deal):
        return translate("Table", "deal")
    cards = position.columns[action.source].shown[-action.count :]
    onto = position.columns[action.target].last
    pattern = (
        translate("Table", "{cards}, from {source} to {target}, onto {onto}")
        if onto
        else translate("Table", "{cards}, from {source} to {target}, which is empty")
    )
    return pattern.format(
        cards=counted_group_name(cards),
        source=column_name(action.source),
        target=column_name(action.target),
        onto=the_card(onto) if onto else "",
    )


def moves_sentence(position: Position, *, complete: bool = False) -> str:
    """The legal actions; short: each group with its targets on cards; complete: every one, empty targets too."""
    actions = legal_actions(position)
    if not actions:
        return translate("Table", "No move is possible.")
    parts = (
        [action_text(position, action) for action in actions]
        if complete
        else _grouped(position, [action for action in actions if isinstance(action, Move)])
    )
    if not complete and isinstance(actions[-1], Deal):
        parts.append(translate("Table", "deal"))
    pattern = translate("Table", "%n moves: {moves}.", None, len(actions))
    return sentence(pattern.format(moves=join_parts(parts)))


def _grouped(position: Position, moves: list[Move]) -> list[str]:
    """Groups with the columns that take them; moves to empty columns are many, and only counted."""
    targets: dict[tuple[int, int], list[int]] = {}
    to_empty = 0
    for move in moves:
        if len(position.columns[move.target]):
            targets.setdefault((move.source, move.count), []).append(move.target)
        else:
            to_empty += 1
    parts = [
        translate("Table", "{cards}, from {source} to {targets}", None, len(columns)).format(
            cards=group_name(position.columns[source].shown[-count:]),
            source=column_name(source),
            targets=columns_name(columns),
        )
        for (source, count), columns in targets.items()
    ]
    if to_empty:
        parts.append(translate("Table", "%n to empty columns", None, to_empty))
    return parts
