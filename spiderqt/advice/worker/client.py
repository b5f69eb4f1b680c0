# SPDX-License-Identifier: GPL-3.0-or-later
"""The near end of the worker process: start a job, look for reports, call it off. For the window and the console.

Standard library and engine only. Must not know what is done with the answers, and never waits unless asked to.

    worker = Worker()
    worker.start(Solve(position, seconds=30))
    ...
    for report in worker.poll():        # from a timer, ten times a second
        match report:
            case Progress(_, nodes, seconds): ...
            case Done(_, answer): ...
            case Failed(): ...          # no answer will come; the next `start` begins with a new process
    worker.cancel()                     # nothing more is reported of that job
    worker.close()

One job at a time: `start` calls off the one before. The process is started by the first job (or by `warm`, in about
0.1 s, behind the caller's back) and stays. It is the same in a clone, in an installed wheel and in a packed folder; it
loads no Qt. It ends with its parent, even with one that was killed: its input is then closed.
"""

from __future__ import annotations

import atexit
import contextlib
import json
import queue
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from typing import IO, Self

from spiderqt.advice.worker.jobs import Failed, Job, Message, Progress, Report, job_message, report_in

FLAG = "--solver-worker"
"""A packed program has no Python to run a module with: it starts itself again with this word alone, and its first
script (packaging/pyinstaller) looks for it before anything else."""
GRACE = 0.02
"""Seconds that a job called off may take to end by itself; then its process is ended, and the next gets a new one."""
YOUNG = 1.0
"""Seconds after which a job is not asked at all but ended at once: it may hold hundreds of megabytes, and giving them
back takes a search longer than it takes the system."""
_RUN = """import sys
if sys.argv[1] not in sys.path:
    sys.path.insert(0, sys.argv[1])
from spiderqt.advice.worker.process import serve
serve()"""


class Worker:
    """One process that thinks. `command` is for tests: what to start in its place."""

    def __init__(self, command: Sequence[str] | None = None) -> None:
        self._command = tuple(command) if command else _command()
        self._running: _Running | None = None
        self._reports: queue.SimpleQueue[Report] = queue.SimpleQueue()
        self._number = 0
        self._message: Message = {}
        self._is_busy = False

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *failure: object) -> None:
        self.close()

    @property
    def is_busy(self) -> bool:
        """Whether a job was begun whose answer has not been fetched."""
        return self._is_busy

    @property
    def process_id(self) -> int | None:
        """The process that thinks; None where there is none."""
        return self._running.process.pid if self._running is not None and self._running.is_alive else None

    def warm(self) -> None:
        """Start the process, so that the first job need not wait for it."""
        if self._running is None or not self._running.is_alive:
            self._drop()
            try:
                self._running = _Running(self._command, self._reports)
            except OSError:
                return  # the job that wants it will say so
            atexit.unregister(self.close)
            atexit.register(self.close)

    def start(self, job: Job) -> int:
        """Begin `job`, and call off the one before; the number that its reports bear."""
        self.cancel()
        self._number += 1
        self._message = job_message(self._number, job)
        self._is_busy = True
        self._begin()
        return self._number

    def _begin(self) -> None:
        self.warm()
        if self._running is None or not self._running.begin(self._number, self._message):
            self._reports.put(Failed(self._number, "the process cannot be started"))

    def cancel(self) -> None:
        """Call off the job in work; nothing more is reported of it. Its process is idle or gone some 50 ms later."""
        if self._is_busy and self._running is not None:
            self._running.call_off(self._number)
        self._is_busy = False

    def poll(self) -> list[Report]:
        """The reports that came since the last look; never waits."""
        found: list[Report] = []
        while (report := self._next(0)) is not None:
            found.append(report)
        return found

    def wait(self, seconds: float) -> Report | None:
        """The next report, waited for; None when none came in time. For programs without a loop of events."""
        return self._next(seconds)

    def close(self) -> None:
        """End the process, whatever it does. A later `start` begins with a new one."""
        self._is_busy = False
        atexit.unregister(self.close)
        self._drop()

    def _drop(self) -> None:
        if self._running is not None:
            self._running.end()
            self._running = None

    def _next(self, seconds: float) -> Report | None:
        until = time.monotonic() + seconds
        while True:
            try:
                report = self._reports.get(timeout=max(0.0, until - time.monotonic()))
            except queue.Empty:
                return None
            if not self._is_busy or report.job != self._number:
                continue
            if isinstance(report, Failed) and self._running is not None and self._running.has_dallied:
                # The job before would not end, and took this one with it.
                self._begin()
                continue
            if not isinstance(report, Progress):
                self._is_busy = False
            return report


class _Running:
    """A process that was started, and the thread that listens to it."""

    def __init__(self, command: Sequence[str], reports: queue.SimpleQueue[Report]) -> None:
        # A session of its own: Ctrl+C on a terminal is for the parent, which calls the job off.
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )
        self._reports = reports
        self._begun = self._ended = 0
        self._begun_at = 0.0
        self.is_alive = True
        self.has_dallied = False
        assert self.process.stdout is not None
        threading.Thread(target=self._listen, args=(self.process.stdout,), daemon=True).start()

    def begin(self, number: int, message: Message) -> bool:
        self._begun = number
        self._begun_at = time.monotonic()
        return self._send(message)

    def call_off(self, number: int) -> None:
        if time.monotonic() - self._begun_at > YOUNG:
            self._end_unless_ended(number)
            return
        self._send({"cancel": number})
        patience = threading.Timer(GRACE, self._end_unless_ended, (number,))
        patience.daemon = True
        patience.start()

    def end(self) -> None:
        """End the process, without waiting: the thread that listens sees to the rest."""
        self.is_alive = False
        self.process.kill()
        assert self.process.stdin is not None
        with contextlib.suppress(OSError):  # what was still to be sent has no reader
            self.process.stdin.close()

    def _end_unless_ended(self, number: int) -> None:
        if self._ended < number:
            self.has_dallied = True
            self.is_alive = False
            self.process.kill()

    def _send(self, message: Message) -> bool:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(message).encode() + b"\n")
            self.process.stdin.flush()
        except (OSError, ValueError):
            return False
        return True

    def _listen(self, stream: IO[bytes]) -> None:
        with stream:
            for line in stream:
                report = report_in(json.loads(line))
                if not isinstance(report, Progress):
                    self._ended = report.job
                self._reports.put(report)
        self.is_alive = False
        self.process.wait()
        if self._ended < self._begun:
            self._reports.put(Failed(self._begun, "the process has ended"))


def _command() -> tuple[str, ...]:
    if getattr(sys, "frozen", False):
        return (sys.executable, FLAG)
    return (sys.executable, "-P", "-c", _RUN, str(Path(__file__).resolve().parents[3]))
