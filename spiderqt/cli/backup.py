# SPDX-License-Identifier: GPL-3.0-or-later
"""``backup``: everything that is saved as one file, and back."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from spiderqt.cli.answers import NO, Answer, BadInputError, lines
from spiderqt.cli.player_data import Desk, add_folder, games_of
from spiderqt.cli.sources import shown_name
from spiderqt.tongue import translate


def summary() -> str:
    """What the command does."""
    return translate("Console", "write everything that is saved into one file, or put such a file back")


def arguments(parser: ArgumentParser) -> None:
    """A file, and which way."""
    parser.add_argument("file", metavar=translate("Console", "FILE"), help=translate("Console", "the backup"))
    parser.add_argument(
        "--restore",
        action="store_true",
        help=translate(
            "Console", "put the backup in the place of everything; what is there now is kept beside it"
        ),
    )
    add_folder(parser)


def run(given: Namespace) -> Answer:
    """Where everything lies now."""
    path = Path(given.file).absolute()
    if not given.restore and path.exists():
        raise BadInputError(
            translate("Console", "There is such a file already; it was left as it is."),
            shown_name(given.file),
        )
    if given.restore and not path.is_file():
        raise BadInputError(translate("Console", "There is no such file."), shown_name(given.file))
    with games_of(given) as desk:
        return _restore(desk, path) if given.restore else _write(desk, path)


def _write(desk: Desk, path: Path) -> Answer:
    from spiderqt.voice.store_phrases import backup_sentence

    fault = desk.store.back_up(path)
    said = backup_sentence(fault, path)
    if fault is not None:
        raise BadInputError(said)
    return Answer(
        {"file": str(path), "games": desk.store.history_length()}, lambda: lines([said]), remark=desk.remark
    )


def _restore(desk: Desk, path: Path) -> Answer:
    from spiderqt.store.faults import Fault
    from spiderqt.store.restoring import Restored
    from spiderqt.voice.store_phrases import restore_sentence

    outcome = desk.store.restore(path)
    if isinstance(outcome, Restored):
        said = restore_sentence(outcome, path)
        kept = None if outcome.kept is None else str(outcome.kept)
        return Answer({"games": outcome.games, "kept": kept}, lambda: lines([said]), remark=desk.remark)
    if outcome.fault is Fault.LOCKED:
        text = translate("Console", "SpiderQt is open: close it first. Nothing was changed.")
        return Answer({"games": None, "kept": None, "says": text}, lambda: lines([text]), NO)
    raise BadInputError(restore_sentence(outcome, path))
