# SPDX-License-Identifier: GPL-3.0-or-later
"""The worker process itself: reads jobs from its standard input, thinks, and writes reports; see `jobs`.

Standard library and engine only: no Qt is ever loaded here. Must not outlive its parent.

A thread reads. When the parent is gone, however it ended, its end of the pipe is closed, the thread reads nothing more,
and the process ends on the spot. Compiled loops keep the interpreter to themselves, but they look at `_Going.is_off`
every few nodes, and that call lets the thread in.
"""

from __future__ import annotations

import json
import os
import queue
import threading
import time

from spiderqt.advice.difficulty import Difficulty, deal_of_difficulty
from spiderqt.advice.search import plan
from spiderqt.advice.solver.budget import CHECK_EVERY
from spiderqt.advice.solver.solve import solve
from spiderqt.advice.survey import Task, decide
from spiderqt.advice.winnable import deal_of_the_day, winnable_deal
from spiderqt.advice.worker.jobs import Advise, Answer, Draw, Job, Message, Solve, answer_message, job_in

BETWEEN_SIGNS = 0.1
"""Seconds between two reports of progress."""


def serve() -> None:
    """Work until standard input ends; never returns."""
    mailbox = _Mailbox()
    threading.Thread(target=mailbox.read, daemon=True).start()
    while True:
        message = mailbox.waiting.get()
        number = message["job"]
        going = _Going(number, mailbox)
        try:
            answer = _carry_out(job_in(message), going)
        except Exception as error:
            _write({"job": number, "failed": f"{type(error).__name__}: {error}"})
        else:
            _write(
                {"job": number, "failed": "called off"} if answer is None else answer_message(number, answer)
            )


def _carry_out(job: Job, going: _Going) -> Answer | None:
    match job:
        case Solve():
            return solve(job.position, nodes=job.nodes, seconds=job.seconds, cancelled=going.is_off)
        case Advise():
            return plan(job.view, seconds=job.seconds, cancelled=going.is_off)
        case Draw(game, None, None):
            return winnable_deal(game, cancelled=going.is_off)
        case Draw(game, None, Difficulty() as wanted):
            return deal_of_difficulty(game, wanted, cancelled=going.is_off)
        case Task():
            return decide(job)
        case Draw(game, day):
            assert day is not None
            return deal_of_the_day(game, day, cancelled=going.is_off)


class _Mailbox:
    """What comes in. Jobs are numbered upwards; those up to `off` were called off."""

    def __init__(self) -> None:
        self.waiting: queue.SimpleQueue[Message] = queue.SimpleQueue()
        self.off = 0

    def read(self) -> None:
        """As a thread: read until nothing more can come, then end the process."""
        try:
            for line in os.fdopen(0, "rb"):
                message = json.loads(line)
                if "cancel" in message:
                    self.off = message["cancel"]
                else:
                    self.waiting.put(message)
        finally:
            os._exit(0)


class _Going:
    """A job in work: says that it goes on, and whether it was called off."""

    def __init__(self, number: int, mailbox: _Mailbox) -> None:
        self._number = number
        self._mailbox = mailbox
        self._looks = 0
        self._began = self._said = time.monotonic()

    def is_off(self) -> bool:
        """Asked by the searches every few nodes."""
        self._looks += 1
        now = time.monotonic()
        if now - self._said >= BETWEEN_SIGNS:
            self._said = now
            nodes = self._looks * CHECK_EVERY
            _write({"job": self._number, "nodes": nodes, "seconds": now - self._began})
        return self._mailbox.off >= self._number


def _write(message: Message) -> None:
    # Not sys.stdout: a program without a console may have none, though its parent has given it a pipe.
    line = json.dumps(message).encode() + b"\n"
    try:
        while line:
            line = line[os.write(1, line) :]
    except OSError:
        os._exit(0)
