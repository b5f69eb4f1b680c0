# SPDX-License-Identifier: GPL-3.0-or-later
"""``solve``: whether a game can be won from here, all cards seen, and how."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from spiderqt.advice.knowledge import knowledge_in
from spiderqt.advice.solver.solve import Solution, Verdict, solve
from spiderqt.cli.answers import DONE, NO, Answer
from spiderqt.cli.sources import Source, add_source, source_of, timeline_of
from spiderqt.cli.work import add_seconds, work
from spiderqt.engine.record import Played, Record, write_record
from spiderqt.tongue import translate

SECONDS = 30.0


def summary() -> str:
    """What the command does."""
    return translate("Console", "say whether a game can be won, and how")


def arguments(parser: ArgumentParser) -> None:
    """A game, a time limit, and whether to see all cards."""
    add_source(parser)
    limit = translate("Console", "give up after so many seconds (default: {seconds})")
    add_seconds(parser, "--seconds", SECONDS, limit.format(seconds=f"{SECONDS:.0f}"))
    parser.add_argument(
        "--fair",
        action="store_true",
        help=translate("Console", "use only cards that have been seen; with others left there is no verdict"),
    )


def run(given: Namespace) -> Answer:
    """The verdict; where it is “won”, a record from the start of the game to the win."""
    source = source_of(given)
    timeline = timeline_of(source)
    position = timeline.position
    if given.fair:
        position = knowledge_in(timeline).view(position)
    with work(translate("Console", "Solving…")) as going:
        found = solve(position, seconds=given.seconds, cancelled=going.is_called_off)
    data = {
        "verdict": found.verdict.value,
        "actions": [str(action) for action in found.actions],
        "nodes": found.nodes,
        "seconds": round(found.seconds, 3),
        "unknown_cards": found.unknown_cards,
    }
    status = NO if found.verdict is Verdict.LOST else DONE
    return Answer(data, lambda: _text(source, found), status)


def _text(source: Source, found: Solution) -> str:
    says = _sentence(found)
    if found.verdict is not Verdict.WON:
        return f"{says}\n"
    record = source.record
    entries = (*record.entries, *map(Played, found.actions))
    return f"; {says}\n{write_record(Record(record.start, record.policy, record.scheme, entries))}"


def _sentence(found: Solution) -> str:
    if found.unknown_cards:
        return translate(
            "Console", "There is no verdict: %n cards have not been seen.", None, found.unknown_cards
        )
    match found.verdict:
        case Verdict.WON:
            return translate("Console", "It can be won, with %n more actions.", None, len(found.actions))
        case Verdict.LOST:
            return translate("Console", "It cannot be won any more: everything was tried.")
        case Verdict.UNKNOWN:
            return translate("Console", "No verdict: the search ended before it knew.")
