# SPDX-License-Identifier: GPL-3.0-or-later
"""What is left after an action: deals, columns that are empty now, end cards that came to light.

No Qt. Part of `say_step`, which puts the sentences into their place.
"""

from __future__ import annotations

from collections.abc import Iterator

from spiderqt.engine.actions import Deal
from spiderqt.engine.events import CardTurned
from spiderqt.engine.play import Step
from spiderqt.engine.timeline import Travel
from spiderqt.tongue import translate
from spiderqt.voice.phrases.cards import column_name, columns_name, the_card
from spiderqt.voice.phrases.kinds import Kind, Utterance, Verbosity, sentence


def say_what_is_left(step: Step, travel: Travel | None, verbosity: Verbosity) -> Iterator[Utterance]:
    """Nothing in SHORT; end cards only in FULL."""
    if verbosity is Verbosity.SHORT:
        return
    if isinstance(step.action, Deal):
        after = step.before if travel is Travel.UNDO else step.after
        yield Utterance(Kind.LEFT, deals_left_sentence(after.deals_left))
    emptied = _emptied(step, travel)
    if emptied:
        yield Utterance(Kind.LEFT, sentence(_emptied_text(emptied)))
    if verbosity is Verbosity.FULL and not isinstance(step.action, Deal):
        for column, text in _new_ends(step, travel):
            if column not in emptied:
                yield Utterance(Kind.LEFT, sentence(text))


def deals_left_sentence(deals: int) -> str:
    """``3 deals left.``"""
    if not deals:
        return translate("Events", "No deals left.")
    return translate("Events", "%n deals left.", None, deals)


def _emptied(step: Step, travel: Travel | None) -> tuple[int, ...]:
    was, now = (step.after, step.before) if travel is Travel.UNDO else (step.before, step.after)
    return tuple(i for i in now.empty_columns if i not in was.empty_columns)


def _emptied_text(columns: tuple[int, ...]) -> str:
    if len(columns) == 1:
        return translate("Events", "{column} is empty now.").format(column=column_name(columns[0]))
    return translate("Events", "{columns} are empty now.").format(columns=columns_name(columns))


def _new_ends(step: Step, travel: Travel | None) -> Iterator[tuple[int, str]]:
    """Columns that lost cards and end with another card now, unless that card was just turned: that is told."""
    was, now = (step.after, step.before) if travel is Travel.UNDO else (step.before, step.after)
    turned = {event.column for event in step.events if isinstance(event, CardTurned)}
    for index, (old, new) in enumerate(zip(was.columns, now.columns, strict=True)):
        if len(new) < len(old) and index not in turned and new.last is not None:
            pattern = translate("Events", "{column} now ends with {card}.")
            yield index, pattern.format(column=column_name(index), card=the_card(new.last))
