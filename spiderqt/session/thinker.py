# SPDX-License-Identifier: GPL-3.0-or-later
"""Long thoughts, in a process of their own: the event loop goes on meanwhile.

QtCore only. Must not know what is asked nor what comes of the answers. Whoever wants something worked out uses the
window's one thinker; a new thought calls off the one before: there is one process, and the player waits for one thing.

    thought = window.thinker.think(Solve(position, seconds=30))
    thought.answered.connect(...)       # the answer of that kind of job
    thought.failed.connect(...)         # there will be none: say so
    thought.dropped.connect(...)        # called off, by `cancel` or by the next thought
    thought.cancel()
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from spiderqt.advice.worker.client import Worker
from spiderqt.advice.worker.jobs import Done, Failed, Progress, Report

if TYPE_CHECKING:
    from spiderqt.advice.worker.jobs import Job

LOOK_MS = 10
"""How often the process is listened to while it thinks; costs some microseconds each time."""


class Thought(QObject):
    """One job. It ends with exactly one of `answered(answer)`, `failed()` and `dropped()`.

    `progressed(nodes, seconds)` comes some ten times a second before that.
    """

    progressed = Signal(int, float)
    answered = Signal(object)
    failed = Signal()
    dropped = Signal()

    def __init__(self, thinker: Thinker) -> None:
        super().__init__()
        self._thinker = thinker

    @property
    def is_going(self) -> bool:
        """Whether it has not ended."""
        return self._thinker.current is self

    def cancel(self) -> None:
        """Call it off; nothing happens to one that has ended. The process is idle or gone some 50 ms later."""
        if self.is_going:
            self._thinker.drop()


class Thinker(QObject):
    """Thinks one thought at a time. The process is started by `warm` or by the first thought, and kept."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = Worker()
        self.current: Thought | None = None
        self._look = QTimer(self)
        self._look.setInterval(LOOK_MS)
        self._look.timeout.connect(self._on_look)

    @property
    def process_id(self) -> int | None:
        """The process that thinks; None where there is none."""
        return self._worker.process_id

    def warm(self) -> None:
        """Start the process already, in about 0.1 s behind the caller's back."""
        self._worker.warm()

    def think(self, job: Job) -> Thought:
        """Begin a job."""
        self.drop()
        self.current = Thought(self)
        self._worker.start(job)
        self._look.start()
        return self.current

    def drop(self) -> None:
        """Call off the thought in work, if there is one."""
        thought, self.current = self.current, None
        self._look.stop()
        if thought is not None:
            self._worker.cancel()
            thought.dropped.emit()

    def close(self) -> None:
        """End the process; for when the window closes. (Killed, the program takes it along all the same.)"""
        self.drop()
        self._worker.close()

    def _on_look(self) -> None:
        for report in self._worker.poll():
            if self.current is None:
                return
            self._take(self.current, report)

    def _take(self, thought: Thought, report: Report) -> None:
        match report:
            case Progress(_, nodes, seconds):
                thought.progressed.emit(nodes, seconds)
            case Done(_, answer):
                self._end()
                thought.answered.emit(answer)
            case Failed():
                self._end()
                thought.failed.emit()

    def _end(self) -> None:
        self.current = None
        self._look.stop()
