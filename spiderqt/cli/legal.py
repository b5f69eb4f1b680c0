# SPDX-License-Identifier: GPL-3.0-or-later
"""``legal``: every action that may be taken."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from spiderqt.cli.answers import Answer, lines
from spiderqt.cli.sources import add_source, source_of, timeline_of
from spiderqt.engine.play import legal_actions
from spiderqt.tongue import translate


def summary() -> str:
    """What the command does."""
    return translate("Console", "list every legal action")


def arguments(parser: ArgumentParser) -> None:
    """A game."""
    add_source(parser)


def run(given: Namespace) -> Answer:
    """Each count of each movable group to each target, and the deal."""
    actions = [str(action) for action in legal_actions(timeline_of(source_of(given)).position)]
    return Answer({"actions": actions}, lambda: lines(actions))
