# SPDX-License-Identifier: GPL-3.0-or-later
"""``hint``: one hint from what has been seen in the game, and why."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from spiderqt.advice.hints import hint
from spiderqt.advice.knowledge import knowledge_in, outline
from spiderqt.advice.search import searched_hint
from spiderqt.cli.answers import DONE, NO, Answer
from spiderqt.cli.sources import add_source, source_of, timeline_of
from spiderqt.cli.work import add_seconds, work
from spiderqt.tongue import translate
from spiderqt.voice.phrases.hints import hint_sentence


def summary() -> str:
    """What the command does."""
    return translate("Console", "give one hint without peeking, and say why")


def arguments(parser: ArgumentParser) -> None:
    """A game, and whether to search."""
    add_source(parser)
    add_seconds(parser, "--search", None, translate("Console", "search, for so many seconds at most"))


def run(given: Namespace) -> Answer:
    """The hint; in a record, from what was seen in it, and never back to a position that it has been through."""
    timeline = timeline_of(source_of(given))
    view = knowledge_in(timeline).view(timeline.position)
    visited = {outline(position) for position in (timeline.start, *(step.after for step in timeline.steps))}
    if given.search is None:
        found = hint(view, visited)
    else:
        with work(translate("Console", "Searching…")) as going:
            found = searched_hint(view, visited, seconds=given.search, cancelled=going.is_called_off)
    says = hint_sentence(found)
    data = {
        "action": None if found.action is None else str(found.action),
        "reason": found.reason.value,
        "says": says,
    }
    return Answer(data, lambda: f"{says}\n", NO if found.action is None else DONE)
