# SPDX-License-Identifier: GPL-3.0-or-later
"""``show``: the table in words, as a screen reader gets it."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from spiderqt.cli.answers import Answer, lines
from spiderqt.cli.sources import add_source, source_of, timeline_of
from spiderqt.tongue import translate
from spiderqt.voice.phrases.table import Figures, table_sentences


def summary() -> str:
    """What the command does."""
    return translate("Console", "say the table in words, as a screen reader does")


def arguments(parser: ArgumentParser) -> None:
    """A game."""
    add_source(parser)


def run(given: Namespace) -> Answer:
    """Title, status, each column, stock and foundations."""
    source = source_of(given)
    timeline = timeline_of(source)
    figures = Figures(timeline.moves, timeline.score)
    sentences = list(table_sentences(timeline.position, figures, code=source.code))
    return Answer({"sentences": sentences}, lambda: lines(sentences))
