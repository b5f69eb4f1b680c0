# SPDX-License-Identifier: GPL-3.0-or-later
"""The command ``bench``: what is measured, in which order, and how it is told."""

from __future__ import annotations

import platform
from argparse import ArgumentParser, Namespace
from typing import Any

from spiderqt.cli.answers import Answer
from spiderqt.cli.work import Work, add_seconds, work
from spiderqt.tongue import translate

SECONDS = 20.0


def summary() -> str:
    """What the command does."""
    return translate("Console", "measure how fast it is here, beside other solvers where they are installed")


def arguments(parser: ArgumentParser) -> None:
    """How long all of it may take."""
    limit = translate("Console", "end after about so many seconds (default: {seconds})")
    add_seconds(parser, "--seconds", SECONDS, limit.format(seconds=f"{SECONDS:.0f}"))


def run(given: Namespace) -> Answer:
    """All figures; fewer when it is interrupted."""
    with work(translate("Console", "Measuring…")) as going:
        data = _measured(given.seconds, going)
    return Answer(data, lambda: _text(data))


def _measured(seconds: float, going: Work) -> dict[str, Any]:
    from spiderqt.advice.survey import solver_form
    from spiderqt.cli.bench import measures, peers

    off = going.is_called_off
    return {
        "form": solver_form(),
        "python": platform.python_version(),
        "moves_per_second": measures.moves_per_second(seconds * 0.1, off),
        "perft_nodes_per_second": measures.perft_nodes_per_second(seconds * 0.1, off),
        "hint_seconds": measures.hint_seconds(seconds * 0.05, off, searched=False),
        "searched_hint_seconds": measures.hint_seconds(seconds * 0.15, off, searched=True),
        "start_seconds": measures.start_seconds(off),
        "python_start_seconds": measures.python_start_seconds(off),
        "solver": [measures.solver_seconds(game, seconds * 0.15, off) for game in measures.GAMES],
        "peers": peers.compared(off),
    }


def _text(data: dict[str, Any]) -> str:
    solver, peer, kpat = _patterns()
    form = {
        "compiled": translate(
            "Console", "The solver is compiled; Python {version}. All times are processor time."
        ),
        "pure": translate(
            "Console", "The solver is pure Python; Python {version}. All times are processor time."
        ),
    }[data["form"]]
    lines = [form.format(version=data["python"])]
    for key, sentence in _sentences():
        if data[key] is not None:
            lines.append(sentence.format(_figure(data[key])))
    for row in data["solver"]:
        if row["deals"]:
            lines.append(solver.format(**{**row, "seconds": _figure(row["seconds"] / row["deals"])}))
    for row in data["peers"]:
        pattern = peer if row["same_deals"] else kpat
        times = {key: _figure(row[key]) for key in ("ours", "theirs", "ratio")}
        lines.append(pattern.format(**{**row, **times}))
    return "".join(f"{line}\n" for line in lines)


def _sentences() -> list[tuple[str, str]]:
    return [
        ("moves_per_second", translate("Console", "Moves carried out by the referee: {} a second.")),
        ("perft_nodes_per_second", translate("Console", "Action sequences counted: {} a second.")),
        ("hint_seconds", translate("Console", "A hint: {} s.")),
        ("searched_hint_seconds", translate("Console", "A hint from a search: {} s.")),
        ("start_seconds", translate("Console", "Start of this program to the end of a small command: {} s.")),
        ("python_start_seconds", translate("Console", "Start of Python alone, for comparison: {} s.")),
    ]


def _patterns() -> tuple[str, str, str]:
    return (
        translate("Console", "Solving {game}: {won} of {deals} deals won, {seconds} s a deal."),
        translate(
            "Console",
            "{name} on the same {deals} deals of {game}: {their_won} won in {theirs} s; ours: {our_won} in {ours} s;"
            " ratio {ratio}.",
        ),
        translate(
            "Console",
            "{name} on {deals} deals of its own of {game}: {their_won} won in {theirs} s; ours on as many of ours:"
            " {our_won} in {ours} s; ratio {ratio}.",
        ),
    )


def _figure(value: float) -> str:
    """Three digits that matter."""
    if value >= 1000:
        return f"{round(value, -2):.0f}"
    return f"{value:.3g}"
