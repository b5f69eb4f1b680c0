# SPDX-License-Identifier: GPL-3.0-or-later
"""What an action did, in sentences: one for each event, the most important first.

No Qt. The same step told backwards says what came back. A card that lies face down again is never named.
"""

from __future__ import annotations

from collections.abc import Iterator, Set

from spiderqt.engine.events import (
    CardsMoved,
    CardTurned,
    GameWon,
    RowDealt,
    RunCompleted,
    RunCovered,
)
from spiderqt.engine.play import Step
from spiderqt.engine.timeline import Travel
from spiderqt.tongue import translate
from spiderqt.voice.phrases.cards import (
    card_name,
    column_name,
    counted_group_name,
    group_name,
    join_commas,
    join_parts,
    suit_name,
    the_card,
)
from spiderqt.voice.phrases.kinds import ALL_KINDS, Kind, Utterance, Verbosity, sentence
from spiderqt.voice.phrases.left import say_what_is_left

_FORWARD = (Kind.WON, Kind.RUN, Kind.MOVED, Kind.DEALT, Kind.TURNED, Kind.LEFT)
_BACK = (Kind.MOVED, Kind.DEALT, Kind.RUN, Kind.TURNED, Kind.WON, Kind.LEFT)


def say_step(
    step: Step,
    travel: Travel | None = None,
    *,
    verbosity: Verbosity = Verbosity.NORMAL,
    kinds: Set[Kind] = ALL_KINDS,
) -> tuple[Utterance, ...]:
    """What to say of a step that was done (None), undone or done again; only the `kinds` that are asked for.

    First what a player would least like to miss: a win, completed runs; then what moved or was dealt, cards turned,
    and what is left. Undone: first what went back, as everything else follows from that.
    """
    said = [*_tell_events(step, travel, verbosity), *say_what_is_left(step, travel, verbosity)]
    order = _BACK if travel is Travel.UNDO else _FORWARD
    chosen = [utterance for utterance in said if utterance.kind in kinds]
    return tuple(sorted(chosen, key=lambda utterance: order.index(utterance.kind)))


def _tell_events(step: Step, travel: Travel | None, verbosity: Verbosity) -> Iterator[Utterance]:
    back = travel is Travel.UNDO
    for event in reversed(step.events) if back else step.events:
        match event:
            case CardsMoved():
                yield Utterance(Kind.MOVED, sentence(_moved(event, travel, verbosity)))
            case RowDealt():
                yield Utterance(Kind.DEALT, sentence(_dealt(step, event, travel, verbosity)))
            case CardTurned():
                yield Utterance(Kind.TURNED, sentence(_turned(event, back=back)))
            case RunCompleted():
                yield Utterance(Kind.RUN, sentence(_completed(step, event, verbosity, back=back)))
            case RunCovered():
                yield Utterance(Kind.RUN, sentence(_covered(event, back=back)))
            case GameWon():
                yield Utterance(Kind.WON, sentence(_won(step, verbosity, back=back)))


def _moved(event: CardsMoved, travel: Travel | None, verbosity: Verbosity) -> str:
    if verbosity is Verbosity.SHORT:
        return _moved_shortly(travel).format(
            cards=group_name(event.cards),
            source=column_name(event.source),
            target=column_name(event.target),
        )
    return _moved_fully(event, travel).format(
        cards=counted_group_name(event.cards),
        source=column_name(event.source),
        target=column_name(event.target),
        onto=the_card(event.onto) if event.onto else "",
    )


def _moved_shortly(travel: Travel | None) -> str:
    match travel:
        case None:
            return translate("Events", "{cards} to {target}.")
        case Travel.UNDO:
            return translate("Events", "Undone: {cards} back in {source}.")
        case Travel.REDO:
            return translate("Events", "Again: {cards} to {target}.")


def _moved_fully(event: CardsMoved, travel: Travel | None) -> str:
    match travel, event.onto:
        case Travel.UNDO, _:
            return translate("Events", "Undone: {cards}, back from {target} to {source}.")
        case Travel.REDO, None:
            return translate("Events", "Again: {cards}, from {source} to {target}, which was empty.")
        case Travel.REDO, _:
            return translate("Events", "Again: {cards}, from {source} to {target}, onto {onto}.")
        case _, None:
            return translate("Events", "{cards}, from {source} to {target}, which was empty.")
        case _:
            return translate("Events", "{cards}, from {source} to {target}, onto {onto}.")


def _dealt(step: Step, event: RowDealt, travel: Travel | None, verbosity: Verbosity) -> str:
    if travel is Travel.UNDO:
        count = len(event.cards)
        return translate("Events", "Undone: the deal, %n cards back in the stock.", None, count)
    match travel, verbosity:
        case Travel.REDO, _:
            pattern = translate("Events", "Dealt again: {cards}.")
        case _:
            pattern = translate("Events", "Dealt: {cards}.")
    if verbosity is Verbosity.SHORT:
        return pattern.format(cards=join_commas([card_name(card) for card in event.cards]))
    parts = []
    for index, card in enumerate(event.cards):
        onto = step.before.columns[index].last if verbosity is Verbosity.FULL else None
        form = (
            translate("Events", "{column}, {card}, onto {onto}")
            if onto
            else translate("Events", "{column}, {card}")
        )
        parts.append(
            form.format(column=column_name(index), card=card_name(card), onto=the_card(onto) if onto else "")
        )
    return pattern.format(cards=join_parts(parts))


def _turned(event: CardTurned, *, back: bool) -> str:
    pattern = (
        translate("Events", "The end card of {column} lies face down again.")
        if back
        else translate("Events", "{card} turns up in {column}.")
    )
    card = "" if back else the_card(event.card)
    return pattern.format(card=card, column=column_name(event.column))


def _completed(step: Step, event: RunCompleted, verbosity: Verbosity, *, back: bool) -> str:
    leaves = step.before.variant.runs_leave
    if back and leaves:
        pattern = translate("Events", "The run of {suit} is back in {column}; {number} of {total} completed.")
    elif back:
        pattern = translate(
            "Events", "The run of {suit} in {column} is not complete any more; {number} of {total} completed."
        )
    elif leaves and verbosity is Verbosity.FULL:
        pattern = translate(
            "Events", "Run of {suit} completed, {number} of {total}: king to ace leave {column}."
        )
    else:
        pattern = translate("Events", "Run of {suit} completed in {column}, {number} of {total}.")
    return pattern.format(
        suit=suit_name(event.suit),
        column=column_name(event.column),
        number=event.number - back,
        total=event.total,
    )


def _covered(event: RunCovered, *, back: bool) -> str:
    pattern = (
        translate("Events", "The run of {suit} in {column} is complete again, {number} of {total}.")
        if back
        else translate(
            "Events",
            "The run of {suit} in {column} is covered and does not count now; {number} of {total} completed.",
        )
    )
    return pattern.format(
        suit=suit_name(event.suit),
        column=column_name(event.column),
        number=event.number + back,
        total=event.total,
    )


def _won(step: Step, verbosity: Verbosity, *, back: bool) -> str:
    if back:
        return translate("Events", "The game goes on.")
    if verbosity is Verbosity.SHORT:
        return translate("Events", "You have won!")
    return translate("Events", "You have won! All %n runs are complete.", None, step.before.variant.runs)
