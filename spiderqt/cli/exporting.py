# SPDX-License-Identifier: GPL-3.0-or-later
"""``export``: a position of ours as text that another solver reads."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from spiderqt.cli.answers import Answer, BadInputError
from spiderqt.cli.sources import add_source, source_of, timeline_of
from spiderqt.foreign.formats import FORMATS, module_of
from spiderqt.foreign.tables import ForeignError
from spiderqt.tongue import translate


def summary() -> str:
    """What the command does."""
    return translate("Console", "print a position in the format of another solver")


def arguments(parser: ArgumentParser) -> None:
    """A game and a format."""
    add_source(parser)
    parser.add_argument(
        "--to", dest="form", choices=FORMATS, required=True, help=translate("Console", "the format to write")
    )


def run(given: Namespace) -> Answer:
    """The position after all entries of a record."""
    source = source_of(given)
    timeline = timeline_of(source)
    try:
        text = module_of(given.form).write(timeline.position)
    except ForeignError as error:
        raise BadInputError(str(error), source.name) from error
    return Answer({"format": given.form, "text": text}, lambda: text)
