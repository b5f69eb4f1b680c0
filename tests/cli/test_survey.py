# SPDX-License-Identifier: GPL-3.0-or-later
"""``survey``: rows as they are decided, stopped and gone on with, on this machine and on a cluster."""

from __future__ import annotations

import importlib.util
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from spiderqt.advice.solver.solve import Verdict
from spiderqt.advice.survey import HEAD, Row, Rules, Task, decide, row_in, row_text, summary_of
from tests.cli.running import ROOT, cli, environment

SIMON = ("survey", "--game", "SS", "--rules", "published", "--jobs", "1")


def rows(path: Path) -> list[Row]:
    head, *lines = path.read_text().splitlines()
    assert head == HEAD
    return [row_in(line) for line in lines]


def test_rows_and_summary_agree_and_nothing_is_done_twice(tmp_path: Path) -> None:
    table = tmp_path / "simon.csv"
    found = cli(*SIMON, "--count", "2", "--csv", str(table), "--json")
    assert found.status == 0
    assert (found.object["decided"], found.object["won"], found.object["rules"]) == (2, 2, "published")
    first = rows(table)
    assert sorted(row.code for row in first) == ["SS1-S4-AAAAAAY", "SS1-S4-AAAAABZ"]
    # A run that was killed in the middle of a row: its end is mended, that deal done again, and no other.
    whole = table.read_bytes()
    table.write_bytes(whole[:-9])
    again = cli(*SIMON, "--first", "0", "--count", "3", "--csv", str(table), "--json").object
    assert (again["decided"], again["count"]) == (3, 3)
    assert len(rows(table)) == 3
    assert rows(table)[0] == first[0]
    before = table.read_bytes()
    says = cli(*SIMON, "--count", "3", "--csv", str(table)).out
    assert says.startswith("3 of 3 deals: 3 won, 0 lost, 0 open.\n")
    assert table.read_bytes() == before


def test_a_row_survives_its_text() -> None:
    row = decide(Task("SS1-S4-AAAAABZ", Rules.TRUE, 5.0))
    assert row.verdict is Verdict.WON
    assert row_in(row_text(row)) == row
    assert decide(Task("SD1-S4-AAAABQS", Rules.TRUE, 0.05)).verdict is Verdict.UNKNOWN


def test_open_deals_widen_the_interval() -> None:
    won = Row("SS1-S4-AAAAABZ", Rules.TRUE, 1.0, Verdict.WON, 9, 9, 0.5, "pure")
    lost, unknown = (
        Row(won.code, won.rules, 1.0, verdict, 0, 9, 1.0, "pure")
        for verdict in (Verdict.LOST, Verdict.UNKNOWN)
    )
    closed, opened = summary_of([won] * 9 + [lost]), summary_of([won] * 9 + [unknown])
    assert (closed.rate, closed.median, closed.slowest) == (0.9, 0.5, 0.5)
    assert opened.interval[0] == closed.interval[0]
    assert opened.interval[1] > closed.interval[1]
    assert summary_of([]).interval == (0.0, 1.0)


@pytest.mark.parametrize(
    "words",
    [
        ("--count", "-1"),
        ("--first", "308915776"),
        ("--jobs", "0"),
        ("--jobs", "2", "--scheduler", "tcp://127.0.0.1:1"),
        ("--rules", "mine"),
        ("--seconds", "0"),
        ("--game", "SP", "--rules", "published"),
        ("--csv", "/no/such/folder/a.csv"),
        ("--csv", ""),
    ],
    ids=" ".join,
)
def test_bad_input_is_one_clear_line(words: tuple[str, ...]) -> None:
    assert cli("survey", *words).fault
    assert cli("--lang", "es", "survey", *words).fault


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("my letters to an old friend\n", "line 1"),
        ("my letters", "line 1"),
        (f"{HEAD}\nSS1-S4-AAAAABZ,published,10\n", "line 2"),
        (f"{HEAD}\nSS1-S4-AAAAABA,published,10,won,1,1,1,pure\n", "line 2"),
        (f"{HEAD}\nSS1-S4-AAAAABZ,published,3,won,1,1,1,pure\n", "another limit"),
        (f"{HEAD}\nSS1-S4-AAAAABZ,true,10,won,1,1,1,pure\n", "other rules"),
    ],
)
def test_a_file_that_is_no_such_table_is_left_alone(tmp_path: Path, text: str, says: str) -> None:
    table = tmp_path / "table.csv"
    table.write_text(text)
    assert says in cli(*SIMON, "--count", "3", "--csv", str(table)).fault
    assert table.read_text() == text


@pytest.mark.skipif(os.name == "nt", reason="needs POSIX signals")
def test_ctrl_c_keeps_what_is_done(tmp_path: Path) -> None:
    table = tmp_path / "table.csv"
    command = [sys.executable, "-m", "spiderqt.cli", *SIMON, "--count", "9999", "--csv", str(table), "--json"]
    with subprocess.Popen(
        command,
        cwd=ROOT,
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    ) as running:
        deadline = time.monotonic() + 60
        while not (table.exists() and table.read_bytes().count(b"\n") >= 3):
            assert time.monotonic() < deadline
            time.sleep(0.02)
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=60)
    assert (running.returncode, err) == (0, "")
    assert f'"decided": {len(rows(table))},' in out


def test_without_dask_or_a_scheduler_it_says_so() -> None:
    fault = cli("survey", "--scheduler", "tcp://127.0.0.1:1").fault
    if importlib.util.find_spec("distributed") is None:
        assert "spiderqt[survey]" in fault
    else:
        assert "No Dask scheduler" in fault


@pytest.mark.long
@pytest.mark.skipif(
    not importlib.util.find_spec("distributed"), reason="Dask is missing: pip install '.[survey]'"
)
def test_a_cluster_of_two_workers_gives_the_same_rows(tmp_path: Path) -> None:
    """The cluster runs in processes of its own, as a real one does."""
    cluster = (
        "import sys\nfrom distributed import LocalCluster\n"
        "if __name__ == '__main__':\n"
        "    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:\n"
        "        print(cluster.scheduler_address, flush=True)\n        sys.stdin.read()\n"
    )
    script = tmp_path / "cluster.py"
    script.write_text(cluster)
    env = environment(PYTHONPATH=str(ROOT))
    with subprocess.Popen(
        [sys.executable, str(script)], env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as running:
        assert running.stdout is not None
        address = running.stdout.readline().strip()
        there, here = tmp_path / "there.csv", tmp_path / "here.csv"
        words = ["survey", "--game", "SS", "--count", "40"]
        command = [sys.executable, "-m", "spiderqt.cli", *words, "--scheduler", address, "--csv", str(there)]
        done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=300, check=False)
        running.communicate("", timeout=60)
    assert done.returncode == 0, done.stderr
    assert cli(*words, "--csv", str(here)).status == 0

    def told(path: Path) -> list[tuple[str, Verdict, int]]:
        return sorted((row.code, row.verdict, row.actions) for row in rows(path))

    assert told(there) == told(here)
    assert len(told(there)) == 40
