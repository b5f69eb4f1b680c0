# SPDX-License-Identifier: GPL-3.0-or-later
"""What the worker process can be asked, what it answers, and how both travel: one JSON object to a line.

Standard library and engine only. Must not know processes.

To the worker: ``{"job": 3, "do": "solve", ...}`` starts job 3, ``{"cancel": 3}`` calls it off. From the worker:
``{"job": 3, "nodes": n, "seconds": s}`` again and again while it thinks, then once ``{"job": 3, "answer": {...}}``, or
``{"job": 3, "failed": "why"}``. Positions travel in their text form, actions in their notation: nothing that comes
through the pipe is executed.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import Any

from spiderqt.advice.difficulty import Difficulty
from spiderqt.advice.search import Plan
from spiderqt.advice.solver.solve import Solution, Verdict
from spiderqt.advice.survey import Row, Rules, Task, row_in, row_text
from spiderqt.advice.winnable import Winnable
from spiderqt.engine.actions import parse_action
from spiderqt.engine.codes import parse_code
from spiderqt.engine.position import Position
from spiderqt.engine.position_text import Setup, read_position, write_position
from spiderqt.engine.variants import Variant, variant

Message = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Solve:
    """Whether `position` can be won; the answer is a `Solution`. Without a limit it goes on until it is called off.

    For an answer by seen cards alone give it `Knowledge.view(position)`: while cards in it are unknown the verdict is
    UNKNOWN at once, with their number.
    """

    position: Position
    nodes: int | None = None
    seconds: float | None = None


@dataclass(frozen=True, slots=True)
class Advise:
    """What is best to do, by what is seen; the answer is a `Plan`. `view` comes from `Knowledge.view`."""

    view: Position
    seconds: float | None = None


@dataclass(frozen=True, slots=True)
class Draw:
    """A deal of `game` that the solver has won: that of `day`, or drawn by chance, then perhaps of a difficulty; the
    answer is a `Winnable`."""

    game: Variant
    day: date | None = None
    difficulty: Difficulty | None = None


Job = Solve | Advise | Draw | Task
"""A `Task` is one deal of a survey; its answer is a `Row`."""
Answer = Solution | Plan | Winnable | Row


@dataclass(frozen=True, slots=True)
class Progress:
    """A sign of life: nodes looked at so far, roughly, and seconds since the job was begun."""

    job: int
    nodes: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Done:
    """The answer; nothing more comes of this job."""

    job: int
    answer: Answer


@dataclass(frozen=True, slots=True)
class Failed:
    """There will be no answer: the process could not be started, or ended; `why` is for a log, not for a player."""

    job: int
    why: str


Report = Progress | Done | Failed


def job_message(number: int, job: Job) -> Message:
    """A job as a message."""
    match job:
        case Solve():
            told: Message = {
                "do": "solve",
                "position": write_position(Setup(job.position)),
                "nodes": job.nodes,
                "seconds": job.seconds,
            }
        case Advise():
            told = {"do": "advise", "position": write_position(Setup(job.view)), "seconds": job.seconds}
        case Draw():
            told = {"do": "draw", "game": job.game.family, "suits": job.game.suits}
            told["day"] = None if job.day is None else job.day.isoformat()
            told["difficulty"] = None if job.difficulty is None else job.difficulty.value
        case Task():
            told = {"do": "decide", "code": job.code, "rules": job.rules.value, "limit": job.limit}
    return {"job": number, **told}


def job_in(message: Message) -> Job:
    """The job of a message."""
    match message["do"]:
        case "solve":
            position = read_position(message["position"]).position
            return Solve(position, message["nodes"], message["seconds"])
        case "advise":
            return Advise(read_position(message["position"]).position, message["seconds"])
        case "draw":
            day, grade = message["day"], message["difficulty"]
            return Draw(
                variant(message["game"], message["suits"]),
                None if day is None else date.fromisoformat(day),
                None if grade is None else Difficulty(grade),
            )
        case "decide":
            return Task(message["code"], Rules(message["rules"]), message["limit"])
    raise ValueError(f"no such job: {message['do']}")


def answer_message(number: int, answer: Answer) -> Message:
    """An answer as a message."""
    if isinstance(answer, Row):
        return {"job": number, "answer": {"row": row_text(answer)}}
    told: Message = {"actions": [str(action) for action in answer.actions]}
    match answer:
        case Solution():
            told |= {"verdict": answer.verdict.value, "nodes": answer.nodes, "seconds": answer.seconds}
            told["unknown_cards"] = answer.unknown_cards
        case Winnable():
            told["code"] = str(answer.code)
        case Plan():
            pass
    return {"job": number, "answer": told}


def report_in(message: Message) -> Report:
    """The report of a message from the worker."""
    number = message["job"]
    if "failed" in message:
        return Failed(number, message["failed"])
    told = message.get("answer")
    if told is None:
        return Progress(number, message["nodes"], message["seconds"])
    if "row" in told:
        return Done(number, row_in(told["row"]))
    actions = tuple(map(parse_action, told["actions"]))
    if "verdict" in told:
        verdict = Verdict(told["verdict"])
        return Done(number, Solution(verdict, actions, told["nodes"], told["seconds"], told["unknown_cards"]))
    if "code" in told:
        return Done(number, Winnable(parse_code(told["code"]), actions))
    return Done(number, Plan(actions))
