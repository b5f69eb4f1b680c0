# SPDX-License-Identifier: GPL-3.0-or-later
"""``stats``: the player's figures; all games out as JSON or CSV, and in again."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING, Any

from spiderqt.cli.answers import Answer, BadInputError, lines
from spiderqt.cli.player_data import Desk, add_folder, games_of
from spiderqt.cli.sources import read_file, shown_name
from spiderqt.tongue import translate
from spiderqt.voice.faults import quoted

LARGEST_GAMES = 1_000_000_000
"""Bytes; a hundred thousand games have half of that as JSON."""

if TYPE_CHECKING:
    from spiderqt.store.statistics import Figures, Statistics

FORMATS = ("json", "csv")


def summary() -> str:
    """What the command does."""
    return translate("Console", "print the statistics, or take all games out and in")


def arguments(parser: ArgumentParser) -> None:
    """Nothing: the figures; ``export`` or ``import``, a format and a file."""
    parser.add_argument(
        "act",
        nargs="?",
        choices=("export", "import"),
        help=translate("Console", "write all games to standard output, or add those of a file"),
    )
    parser.add_argument(
        "file",
        nargs="?",
        metavar=translate("Console", "FILE"),
        help=translate("Console", "the file to add; - is standard input"),
    )
    parser.add_argument(
        "--format",
        dest="form",
        choices=FORMATS,
        help=translate("Console", "the format; a file that is added shows its own"),
    )
    add_folder(parser)


def run(given: Namespace) -> Answer:
    """The figures, all games, or how many were added."""
    if given.act != "import" and given.file is not None:
        raise BadInputError(translate("Console", "Only import takes a file."), quoted(given.file))
    if given.act is None and given.form is not None:
        raise BadInputError(translate("Console", "A format belongs to export or import."), quoted(given.form))
    text = _text(given) if given.act == "import" else ""
    with games_of(given) as desk:
        match given.act:
            case "export":
                return _export(desk, given.form or "json")
            case "import":
                return _import(desk, text, given)
            case _:
                return _figures(desk)


def _figures(desk: Desk) -> Answer:
    from spiderqt.voice.phrases.past import statistics_sentence

    table = desk.store.statistics()
    said = [statistics_sentence(line) for line in table]
    if not said:
        said = [translate("Past", "No game was played yet. The first action of a game makes it count.")]
    return Answer({"statistics": list(map(_line, table))}, lambda: lines(said), remark=desk.remark)


def _line(line: Statistics) -> dict[str, Any]:
    group = line.group
    return {
        "game": group.variant.family,
        "suits": group.variant.suits,
        "undo": group.policy.value,
        "scheme": group.scheme.value,
        "played": line.played,
        "won": line.won,
        "rate": line.rate,
        "streak": line.streak,
        "longest": line.longest,
        "moves": _three(line.moves),
        "seconds": _three(line.seconds),
        "score": _three(line.score),
    }


def _three(figures: Figures | None) -> dict[str, float] | None:
    if figures is None:
        return None
    return {"best": figures.best, "mean": figures.mean, "last": figures.last}


def _export(desk: Desk, form: str) -> Answer:
    text = desk.store.export_csv() if form == "csv" else desk.store.export_json()
    if text is None:
        raise desk.fail()
    return Answer({"format": form, "text": text}, lambda: text, remark=desk.remark)


def _text(given: Namespace) -> str:
    if given.file is None:
        raise BadInputError(translate("Console", "A file is needed."), translate("Console", "FILE"))
    return read_games(given.file)


def read_games(name: str) -> str:
    """The text of a file of games, which may be large. Raises BadInputError."""
    return read_file(name, LARGEST_GAMES, or_code=False)


def _import(desk: Desk, text: str, given: Namespace) -> Answer:
    from spiderqt.store.exchange import ImportRefusedError
    from spiderqt.voice.store_phrases import import_sentence

    is_json = text.lstrip("\ufeff \t\r\n").startswith("{") if given.form is None else given.form == "json"
    try:
        done = desk.store.import_json(text) if is_json else desk.store.import_csv(text)
    except ImportRefusedError as refused:
        raise BadInputError(import_sentence(refused), shown_name(given.file)) from refused
    if done is None or not desk.store.is_saved:
        raise desk.fail()
    return Answer(
        {"added": done.added, "known": done.known}, lambda: lines([import_sentence(done)]), remark=desk.remark
    )
