# SPDX-License-Identifier: GPL-3.0-or-later
"""``verify``: replays a record, and says whether all of it is legal and what came of it."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from typing import Any

from spiderqt.cli.answers import DONE, NO, Answer, lines
from spiderqt.cli.objects import refusal_object
from spiderqt.cli.sources import add_source, source_of
from spiderqt.engine.record import Replay
from spiderqt.tongue import translate


def summary() -> str:
    """What the command does."""
    return translate("Console", "replay a record, and say whether it is legal")


def arguments(parser: ArgumentParser) -> None:
    """A record."""
    add_source(parser)


def run(given: Namespace) -> Answer:
    """Legal or not, won or not; and the first illegal action with its reason."""
    source = source_of(given)
    found = source.replay()
    data = _object(found, source.code)
    return Answer(data, lambda: lines(_sentences(found, data)), DONE if found.is_legal else NO)


def _object(found: Replay, code: str | None) -> dict[str, Any]:
    timeline, stopped = found.timeline, found.stopped_at
    refusal = None
    if stopped is not None and found.refusal is not None:
        from spiderqt.voice.phrases.refusals import refusal_sentence

        says = refusal_sentence(found.refusal, timeline.position.variant)
        refusal = refusal_object(found.refusal, stopped.entry, says)
    return {
        "legal": found.is_legal,
        "won": timeline.position.is_won(),
        "score": timeline.score,
        "moves": timeline.moves,
        "completed": [suit.value for suit in timeline.position.completed_runs()],
        "line": stopped.line if stopped else None,
        "refusal": refusal,
        "code": code,
    }


def _sentences(found: Replay, data: dict[str, Any]) -> list[str]:
    timeline = found.timeline
    runs, total = len(data["completed"]), timeline.position.variant.runs
    sentences = [_verdict(data)]
    sentences.append(translate("Console", "Won.") if data["won"] else translate("Console", "Not won."))
    sentences.append(translate("Console", "%n moves.", None, timeline.moves))
    if timeline.score is not None:
        sentences.append(translate("Console", "Score: {score}.").format(score=timeline.score))
    completed = translate("Console", "Completed runs: {runs} of {total}.")
    sentences.append(completed.format(runs=runs, total=total))
    return sentences


def _verdict(data: dict[str, Any]) -> str:
    if data["refusal"] is None:
        return translate("Console", "Legal.")
    pattern = translate("Console", "Line {line} is illegal: {action}. {why}")
    return pattern.format(line=data["line"], action=data["refusal"]["action"], why=data["refusal"]["says"])
