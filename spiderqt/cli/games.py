# SPDX-License-Identifier: GPL-3.0-or-later
"""The options ``--game`` and ``--suits``, shared by the commands that take them."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError, Namespace

from spiderqt.cli.answers import BadInputError
from spiderqt.engine.variants import VARIANTS, Variant, suits_of, variant
from spiderqt.tongue import translate
from spiderqt.voice.faults import listed, quoted

NAMES: tuple[str, ...] = tuple(dict.fromkeys(v.name for v in VARIANTS))


def add_game(parser: ArgumentParser) -> None:
    """Let `parser` take ``--game`` and ``--suits``."""
    games = translate("Console", "the game, by its code or its name: {names}").format(names=listed(NAMES))
    parser.add_argument("--game", metavar="G", type=_family, help=games)
    suits = translate("Console", "how many suits it is played with: 1 to 4")
    parser.add_argument("--suits", metavar="N", type=_suits, help=suits)


def variant_of(given: Namespace, *, default: str) -> Variant:
    """The game that was asked for; with as many suits as it can have where their number was not given."""
    family = variant(given.game or default).family
    allowed = suits_of(family)
    if given.suits is not None and given.suits not in allowed:
        sentence = translate(
            "Console", "{game} is not played with that number of suits, only with: {allowed}."
        )
        raise BadInputError(
            sentence.format(game=given.game or default, allowed=listed(allowed)), f"--suits {given.suits}"
        )
    return variant(family, given.suits)


def _family(text: str) -> str:
    try:
        return variant(text).family
    except KeyError:
        sentence = translate("Console", "there is no game “{name}”, only {names}")
        raise ArgumentTypeError(sentence.format(name=quoted(text), names=listed(NAMES))) from None


def _suits(text: str) -> int:
    if text in ("1", "2", "3", "4"):
        return int(text)
    raise ArgumentTypeError(
        translate("Console", "“{text}” is not a number from 1 to 4").format(text=quoted(text))
    )
