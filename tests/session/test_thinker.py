# SPDX-License-Identifier: GPL-3.0-or-later
"""Long thoughts beside the event loop: each ends in one way, the newest one holds, nothing is left behind."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from spiderqt.advice.solver.solve import Solution, Verdict
from spiderqt.advice.worker.jobs import Solve
from spiderqt.engine.codes import parse_code
from spiderqt.session.thinker import Thinker, Thought
from tests.advice.test_worker import EASY, HARD, until_gone

EASILY = Solve(EASY, nodes=3_000)


@pytest.fixture(scope="module")
def warm(qapp: object) -> Iterator[Thinker]:
    thinker = Thinker()
    thinker.warm()
    yield thinker
    thinker.close()


@pytest.fixture
def thinker(warm: Thinker) -> Thinker:
    """The same for all tests here, as a process takes a moment to start."""
    warm.drop()
    return warm


class Ends:
    """What became of a thought."""

    def __init__(self, thought: Thought) -> None:
        self.seen: list[object] = []
        thought.answered.connect(self.seen.append)
        thought.failed.connect(self._on_failed)
        thought.dropped.connect(self._on_dropped)

    def _on_failed(self) -> None:
        self.seen.append("failed")

    def _on_dropped(self) -> None:
        self.seen.append("dropped")


def test_an_answer_comes_through_the_event_loop(thinker: Thinker, qtbot: QtBot) -> None:
    thought = thinker.think(EASILY)
    ends = Ends(thought)
    assert thought.is_going
    qtbot.waitUntil(lambda: bool(ends.seen), timeout=30_000)
    (answer,) = ends.seen
    assert isinstance(answer, Solution)
    assert answer.verdict is Verdict.WON
    assert not thought.is_going
    thought.cancel()
    assert ends.seen == [answer], "what has ended cannot be called off"


def test_the_next_thought_calls_off_the_one_before(thinker: Thinker, qtbot: QtBot) -> None:
    first = thinker.think(Solve(HARD))
    ends = Ends(first)
    with qtbot.waitSignal(first.progressed, timeout=30_000):
        pass
    second = thinker.think(EASILY)
    assert ends.seen == ["dropped"]
    later = Ends(second)
    qtbot.waitUntil(lambda: bool(later.seen), timeout=30_000)
    assert isinstance(later.seen[0], Solution)
    assert ends.seen == ["dropped"]


def test_a_thought_that_starts_another_when_it_ends(thinker: Thinker, qtbot: QtBot) -> None:
    found: list[object] = []

    def again(answer: object) -> None:
        found.append(answer)
        if len(found) == 1:
            thinker.think(EASILY).answered.connect(again)

    thinker.think(EASILY).answered.connect(again)
    qtbot.waitUntil(lambda: len(found) == 2, timeout=30_000)


def test_a_killed_process_is_a_failure_and_the_next_thought_has_a_new_one(
    thinker: Thinker, qtbot: QtBot
) -> None:
    thought = thinker.think(Solve(HARD))
    with qtbot.waitSignal(thought.progressed, timeout=30_000):
        pass
    running = thinker._worker._running
    assert running is not None
    with qtbot.waitSignal(thought.failed, timeout=30_000):
        running.process.kill()
    with qtbot.waitSignal(thinker.think(EASILY).answered, timeout=30_000):
        pass


def test_nothing_runs_after_the_end(qtbot: QtBot) -> None:
    thinker = Thinker()
    ends = Ends(thinker.think(Solve(parse_code("SD1-S4-AAAABQS").position())))
    process = thinker.process_id
    assert process is not None
    thinker.close()
    assert ends.seen == ["dropped"]
    assert until_gone(process) < 5
