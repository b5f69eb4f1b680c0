# SPDX-License-Identifier: GPL-3.0-or-later
"""The command ``survey``: which deals, what is still to be done, and what it came to."""

from __future__ import annotations

import contextlib
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from spiderqt.cli.answers import Answer, BadInputError
from spiderqt.cli.games import add_game, variant_of
from spiderqt.cli.work import Work, add_seconds, whole, work
from spiderqt.tongue import translate
from spiderqt.voice.faults import quoted

if TYPE_CHECKING:
    from spiderqt.advice.survey import Row, Summary, Task
    from spiderqt.cli.survey.table import Table

COUNT, SECONDS, MOST_JOBS = 100, 10.0, 256


def summary() -> str:
    """What the command does."""
    return translate("Console", "solve many deals, on all processors, and count what can be won")


def arguments(parser: ArgumentParser) -> None:
    """A game, which deals, how long for each, by which rules, on what, and where the rows go."""
    add_game(parser)
    first = translate("Console", "the number of the first deal (default: 0)")
    parser.add_argument("--first", metavar="N", type=_number, default=0, help=first)
    count = translate("Console", "how many deals (default: {count})").format(count=COUNT)
    parser.add_argument("--count", metavar="N", type=whole, default=COUNT, help=count)
    limit = translate("Console", "processor seconds for each deal (default: {seconds})")
    add_seconds(parser, "--seconds", SECONDS, limit.format(seconds=f"{SECONDS:.0f}"))
    parser.add_argument(
        "--rules",
        choices=["true", "published"],
        default="true",
        help=translate(
            "Console", "the rules of the game (default), or those that others published figures by"
        ),
    )
    parser.add_argument(
        "--csv",
        metavar=translate("Console", "FILE"),
        help=translate("Console", "write a row for each deal; what is there already is not done again"),
    )
    place = parser.add_mutually_exclusive_group()
    place.add_argument(
        "--jobs",
        metavar="N",
        type=_jobs,
        help=translate("Console", "how many processes (default: one for each processor)"),
    )
    place.add_argument(
        "--scheduler",
        metavar=translate("Console", "ADDRESS"),
        help=translate("Console", "use the Dask cluster with this scheduler, like tcp://host:8786"),
    )


def _number(text: str) -> int:
    if text.isascii() and text.isdecimal() and int(text) < 26**6:
        return int(text)
    sentence = translate("Console", "“{text}” is not the number of a deal, 0 to 308915775")
    raise ArgumentTypeError(sentence.format(text=quoted(text)))


def _jobs(text: str) -> int:
    if text.isascii() and text.isdecimal() and 1 <= int(text) <= MOST_JOBS:
        return int(text)
    sentence = translate("Console", "“{text}” is not a number from 1 to {most}")
    raise ArgumentTypeError(sentence.format(text=quoted(text), most=MOST_JOBS))


def run(given: Namespace) -> Answer:
    """The counts over all deals asked for that are decided, whenever they were."""
    from spiderqt.advice.survey import summary_of
    from spiderqt.cli.survey.table import Table

    tasks = _tasks(given)
    with Table(given.csv, tasks) as table, work(translate("Console", "Solving…")) as going:
        waiting = [task for task in tasks if task.code not in table.rows]
        if waiting:
            _solve(waiting, table, going, given)
        found = [table.rows[task.code] for task in tasks if task.code in table.rows]
    told = summary_of(found)
    data = _object(given, tasks, found, told)
    return Answer(data, lambda: _text(tasks, told))


def _tasks(given: Namespace) -> list[Task]:
    from spiderqt.advice.published import is_published
    from spiderqt.advice.survey import Rules, Task
    from spiderqt.engine.codes import GameCode
    from spiderqt.engine.shuffle import DEALS

    game, rules = variant_of(given, default="spider"), Rules(given.rules)
    if rules is Rules.PUBLISHED and not is_published(game):
        sentence = translate(
            "Console", "Such figures are published for Simple Simon and for Spiderette with four suits."
        )
        raise BadInputError(sentence, "--rules published")
    numbers = range(given.first, min(DEALS, given.first + given.count))
    return [Task(str(GameCode(game, number)), rules, given.seconds) for number in numbers]


def _solve(waiting: list[Task], table: Table, going: Work, given: Namespace) -> None:
    doing = going.doing

    def note(rows: Iterable[Row]) -> None:
        for row in rows:
            table.add(row)
        going.doing = f"{doing} {len(table.rows)}/{len(waiting) + table.found}"

    note(())
    if given.scheduler is not None:
        from spiderqt.cli.survey.cluster import solve_on_cluster

        solve_on_cluster(given.scheduler, waiting, note, going.is_called_off)
    else:
        from spiderqt.cli.survey.local import solve_here

        with contextlib.closing(solve_here(given.jobs, waiting, going.is_called_off)) as rows:
            for some in rows:
                note(some)


def _object(given: Namespace, tasks: list[Task], rows: list[Row], told: Summary) -> dict[str, Any]:
    game = variant_of(given, default="spider")
    return {
        "game": game.family,
        "suits": game.suits,
        "rules": given.rules,
        "first": given.first,
        "count": len(tasks),
        "limit": given.seconds,
        "decided": told.deals,
        "won": told.won,
        "lost": told.lost,
        "unknown": told.unknown,
        "rate": round(told.rate, 5),
        "interval": [round(end, 5) for end in told.interval],
        "median": told.median,
        "slowest": told.slowest,
        "forms": sorted({row.form for row in rows}),
    }


def _text(tasks: list[Task], told: Summary) -> str:
    counts = translate("Console", "{deals} of {count} deals: {won} won, {lost} lost, {unknown} open.")
    low, high = (f"{100 * end:.2f}" for end in told.interval)
    rate = translate(
        "Console", "Can be won: {rate} % (95 % interval, open deals either way: {low} to {high} %)."
    )
    times = translate("Console", "Processor time: median {median} s, 99 of 100 within {slowest} s.")
    lines = [
        counts.format(deals=told.deals, count=len(tasks), won=told.won, lost=told.lost, unknown=told.unknown)
    ]
    if told.deals:
        lines.append(rate.format(rate=f"{100 * told.rate:.2f}", low=low, high=high))
        lines.append(times.format(median=f"{told.median:.2f}", slowest=f"{told.slowest:.2f}"))
    return "".join(f"{line}\n" for line in lines)
