# SPDX-License-Identifier: GPL-3.0-or-later
"""The worker process: answers as if asked directly, ends when called off, and never outlives its parent."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

from spiderqt.advice.knowledge import view_at_first_sight
from spiderqt.advice.search import plan
from spiderqt.advice.solver.solve import Solution, Verdict, solve, wins
from spiderqt.advice.winnable import Winnable
from spiderqt.advice.worker import client
from spiderqt.advice.worker.client import Worker
from spiderqt.advice.worker.jobs import Advise, Done, Draw, Failed, Job, Progress, Report, Solve
from spiderqt.engine.codes import parse_code

ROOT = Path(__file__).resolve().parents[2]
EASY = parse_code("SD1-S1-AAAAABD").position()
# Takes minutes, so that whatever ends before was ended.
HARD = parse_code("SD1-S4-AAAABQS").position()
PATIENCE = 60.0
PARENT = """
import time
from spiderqt.advice.worker.client import Worker
from spiderqt.advice.worker.jobs import Solve
from spiderqt.engine.codes import parse_code

worker = Worker()
worker.start(Solve(parse_code("SD1-S4-AAAABQS").position()))
worker.wait(60)
print(worker.process_id, flush=True)
time.sleep(60)
"""


@pytest.fixture(scope="module")
def worker() -> Iterator[Worker]:
    with Worker() as found:
        yield found


def outcome(worker: Worker) -> Report:
    """The report that ends the job in work."""
    while True:
        report = worker.wait(PATIENCE)
        assert report is not None, "nothing was heard"
        if not isinstance(report, Progress):
            assert not worker.is_busy
            return report


def is_running(process_id: int) -> bool:
    try:
        os.kill(process_id, 0)
        stat = Path(f"/proc/{process_id}/stat")
        return not stat.exists() or stat.read_text().rpartition(")")[2].split()[0] != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False


def until_gone(process_id: int) -> float:
    """Seconds until the process has ended."""
    began = time.monotonic()
    while is_running(process_id):
        assert time.monotonic() - began < PATIENCE, "still running"
        time.sleep(0.001)
    return time.monotonic() - began


def test_the_answers_are_those_of_direct_calls(worker: Worker) -> None:
    number = worker.start(Solve(EASY, nodes=3_000))
    report = outcome(worker)
    direct = solve(EASY, nodes=3_000)
    assert isinstance(report, Done)
    assert isinstance(report.answer, Solution)
    assert report.job == number
    assert (report.answer.verdict, report.answer.actions) == (direct.verdict, direct.actions)
    assert report.answer.nodes == direct.nodes

    view = view_at_first_sight(EASY)
    worker.start(Solve(view))
    report = outcome(worker)
    assert isinstance(report, Done)
    assert isinstance(report.answer, Solution)
    assert (report.answer.verdict, report.answer.unknown_cards) == (Verdict.UNKNOWN, 45)

    worker.start(Advise(view))
    report = outcome(worker)
    assert isinstance(report, Done)
    assert report.answer == plan(view)

    worker.start(Draw(EASY.variant, date(2026, 11, 30)))
    report = outcome(worker)
    assert isinstance(report, Done)
    assert isinstance(report.answer, Winnable)
    assert str(report.answer.code) == "SD1-S1-QCPPDLP"
    assert wins(report.answer.code.position(), report.answer.actions)


def test_it_reports_while_it_thinks_and_is_silent_once_called_off(worker: Worker) -> None:
    worker.start(Solve(HARD))
    first, second = worker.wait(PATIENCE), worker.wait(PATIENCE)
    assert isinstance(first, Progress)
    assert isinstance(second, Progress)
    assert 0 < first.nodes < second.nodes
    assert 0 < first.seconds < second.seconds
    worker.cancel()
    assert not worker.is_busy
    assert worker.wait(0.3) is None
    assert worker.poll() == []


def test_a_new_job_takes_the_place_of_the_old_one(worker: Worker) -> None:
    worker.start(Solve(HARD))
    number = worker.start(Solve(EASY))
    report = outcome(worker)
    assert isinstance(report, Done)
    assert report.job == number


def test_a_limit_in_seconds_is_kept(worker: Worker) -> None:
    worker.start(Solve(HARD, seconds=0.2))
    report = outcome(worker)
    assert isinstance(report, Done)
    assert isinstance(report.answer, Solution)
    assert report.answer.verdict is Verdict.UNKNOWN


def test_a_job_that_makes_no_sense_fails_and_the_process_lives_on() -> None:
    with Worker() as worker:
        worker.start(Solve(EASY, seconds="long"))  # type: ignore[arg-type]
        before = worker.process_id
        assert isinstance(outcome(worker), Failed)
        worker.start(Solve(EASY))
        assert isinstance(outcome(worker), Done)
        assert worker.process_id == before


@pytest.mark.skipif(os.name == "nt", reason="needs POSIX signals")
def test_a_process_that_was_killed_is_told_and_replaced() -> None:
    with Worker() as worker:
        worker.start(Solve(HARD))
        assert worker.process_id is not None
        os.kill(worker.process_id, signal.SIGKILL)
        assert isinstance(outcome(worker), Failed)
        worker.start(Solve(EASY))
        assert isinstance(outcome(worker), Done)


def test_what_cannot_be_started_fails(tmp_path: Path) -> None:
    for command in ([str(tmp_path / "nothing")], [sys.executable, "-c", "pass"]):
        with Worker(command) as worker:
            worker.start(Solve(EASY))
            assert isinstance(outcome(worker), Failed)


@pytest.mark.skipif(os.name == "nt", reason="looks at processes as POSIX does")
def test_closing_and_calling_off_end_a_process_that_does_not_listen() -> None:
    deaf = [sys.executable, "-c", "import time; time.sleep(600)"]
    with Worker(deaf) as worker:
        worker.start(Solve(EASY))
        first = worker.process_id
        assert first is not None
        worker.cancel()
        until_gone(first)
        worker.start(Solve(EASY))
        second = worker.process_id
        assert second is not None
    until_gone(second)


@pytest.mark.skipif(os.name == "nt", reason="needs POSIX programs")
def test_a_job_that_was_behind_one_that_would_not_end_is_begun_again(tmp_path: Path) -> None:
    """The first start of this program hears nothing, the second is a worker."""
    deaf_once = tmp_path / "deaf-once.py"
    deaf_once.write_text(
        f"import sys, time, pathlib\nsys.path.insert(0, {str(ROOT)!r})\n"
        f"mark = pathlib.Path({str(tmp_path / 'mark')!r})\n"
        "if not mark.exists():\n    mark.touch()\n    time.sleep(600)\n"
        "from spiderqt.advice.worker.process import serve\nserve()\n"
    )
    with Worker([sys.executable, str(deaf_once)]) as worker:
        job: Job = Solve(EASY)
        worker.start(job)
        while not (tmp_path / "mark").exists():
            time.sleep(0.01)
        worker.start(job)
        assert isinstance(outcome(worker), Done)


@pytest.mark.skipif(os.name == "nt", reason="looks at processes as POSIX does")
def test_it_ends_with_a_parent_that_is_killed() -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    with subprocess.Popen([sys.executable, "-c", PARENT], stdout=subprocess.PIPE, env=environment) as parent:
        assert parent.stdout is not None
        child = int(parent.stdout.readline())
        assert is_running(child)
        parent.send_signal(signal.SIGKILL)
        until_gone(child)


def test_a_packed_program_starts_itself_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert client._command() == (sys.executable, client.FLAG)
    for script in (ROOT / "packaging" / "pyinstaller").glob("start_*.py"):
        assert f'["{client.FLAG}"]' in script.read_text("utf-8"), script
