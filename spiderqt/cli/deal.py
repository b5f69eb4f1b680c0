# SPDX-License-Identifier: GPL-3.0-or-later
"""``deal``: the position at the start of a game, by its code or by chance."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from spiderqt.cli.answers import Answer, BadInputError
from spiderqt.cli.games import add_game, variant_of
from spiderqt.cli.objects import position_object, position_text
from spiderqt.cli.sources import add_code, from_code
from spiderqt.engine.codes import GameCode
from spiderqt.engine.shuffle import random_deal_number
from spiderqt.engine.timeline import Timeline
from spiderqt.tongue import translate
from spiderqt.voice.faults import quoted


def summary() -> str:
    """What the command does."""
    return translate("Console", "print a new game's position, and its code")


def arguments(parser: ArgumentParser) -> None:
    """A code; or a game, whose deal is drawn from the system's randomness."""
    parser.add_argument(
        "source",
        metavar="CODE",
        nargs="?",
        help=translate("Console", "the game code; without one, a new deal is drawn"),
    )
    add_code(parser)
    add_game(parser)


def run(given: Namespace) -> Answer:
    """The start of the game."""
    code = _code(given)
    timeline = Timeline(code.position())
    return Answer(position_object(timeline, str(code)), lambda: f"; code: {code}\n{position_text(timeline)}")


def _code(given: Namespace) -> GameCode:
    texts = [text for text in (given.source, given.code) if text is not None]
    if not texts:
        return GameCode(variant_of(given, default="spider"), random_deal_number())
    if len(texts) > 1 or given.game is not None or given.suits is not None:
        raise BadInputError(
            translate("Console", "A code names game and suits already; give nothing else."), quoted(texts[0])
        )
    start = from_code(texts[0]).record.start
    assert isinstance(start, GameCode)
    return start
