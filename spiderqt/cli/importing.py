# SPDX-License-Identifier: GPL-3.0-or-later
"""``import``: a deal met elsewhere, as a position of ours."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from spiderqt.cli.answers import Answer, BadInputError, place
from spiderqt.cli.games import add_game, variant_of
from spiderqt.cli.objects import position_object, position_text
from spiderqt.cli.sources import read_file, shown_name, unreadable
from spiderqt.engine.text_lines import TextError
from spiderqt.engine.timeline import Timeline
from spiderqt.engine.variants import Variant
from spiderqt.foreign.formats import FORMATS, module_of
from spiderqt.foreign.tables import ForeignError, Table, games_like, names_of, setup_of, suits_in
from spiderqt.tongue import translate
from spiderqt.voice.faults import listed


def summary() -> str:
    """What the command does."""
    return translate("Console", "read a deal that another solver reads, and print it as a position")


def arguments(parser: ArgumentParser) -> None:
    """A file, its format, and the game where the format does not tell."""
    parser.add_argument(
        "file",
        metavar=translate("Console", "FILE"),
        help=translate("Console", "the deal; - is standard input"),
    )
    parser.add_argument(
        "--from",
        dest="form",
        choices=FORMATS,
        help=translate("Console", "the format; without it, a text that begins with { is Solvitaire's"),
    )
    add_game(parser)


def run(given: Namespace) -> Answer:
    """The position, with the default rules for undo and score."""
    text = read_file(given.file)
    form = given.form or ("solvitaire" if text.lstrip("\ufeff \t\r\n").startswith("{") else "fc-solve")
    try:
        table = module_of(form).read(text)
        setup = setup_of(table, _game(given, table))
    except ForeignError as error:
        name = shown_name(given.file)
        raise BadInputError(
            str(error), name if error.line is None else place(name, error.line, error.column)
        ) from error
    except TextError as error:
        raise unreadable(given.file, error) from error
    timeline = Timeline(setup.position, setup.policy, setup.scheme)
    return Answer(position_object(timeline, None), lambda: position_text(timeline))


def _game(given: Namespace, table: Table) -> Variant:
    """The game asked for, or the only one of the principal games that the table fits."""
    if given.game is None:
        likely = games_like(table)
        if len(likely) != 1:
            raise ForeignError(_which(likely, table))
        given = Namespace(game=likely[0], suits=given.suits)
    if given.suits is None:
        given = Namespace(game=given.game, suits=suits_in(table, given.game))
    return variant_of(given, default=given.game)


def _which(likely: tuple[str, ...], table: Table) -> str:
    if likely:
        pattern = translate(
            "Console", "This may be a position of more than one game: say which with --game ({names})."
        )
        return pattern.format(names=listed(names_of(likely)))
    pattern = translate(
        "Console",
        "This fits no game (cards: {cards}; columns: {columns}; cards in the stock: {stock}); "
        "say which it is with --game, to be told what is wrong.",
    )
    return pattern.format(cards=table.cards, columns=len(table.columns), stock=len(table.stock))
