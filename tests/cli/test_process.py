# SPDX-License-Identifier: GPL-3.0-or-later
"""The program as a process: what it loads, how soon it answers, and how it ends when it is cut short."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.running import ROOT, environment, process

CODE = "SD1-S1-AAAAABD"
COMMANDS = [
    ("deal", CODE),
    ("deal", CODE, "--json"),
    ("deal", "--game", "SP", "--suits", "4"),
    ("show", CODE),
    ("legal", CODE),
    ("apply", CODE, "d"),
    ("apply", CODE, "1 2", "--json"),
    ("verify", CODE),
    ("export", CODE, "--to", "solvitaire"),
    ("--help",),
    ("deal", "--help"),
    ("fly",),
]
# What a short-lived program must not pay for: each of these takes longer to load than a game takes to deal.
HEAVY = (
    "PySide6",
    "shiboken6",
    "sqlite3",
    "asyncio",
    "subprocess",
    "multiprocessing",
    "unittest",
    "random",
    "email",
)


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_no_command_loads_qt(words: tuple[str, ...]) -> None:
    code = (
        "import sys\nfrom spiderqt.cli import main\n"
        f"main({list(words)!r})\n"
        "print(*sorted({name.split('.')[0] for name in sys.modules}), file=sys.stderr)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=environment(), capture_output=True, text=True, check=True
    )
    loaded = done.stderr.splitlines()[-1].split()
    assert "spiderqt" in loaded
    heavy = (
        HEAVY if words[:2] != ("deal", "--game") else tuple(name for name in HEAVY if name != "random")
    )  # a new deal is drawn
    assert set(loaded).isdisjoint(heavy)
    if "--json" not in words and words[0] != "export":
        assert "json" not in loaded


def test_importing_the_package_loads_next_to_nothing() -> None:
    code = "import sys; before = set(sys.modules); import spiderqt.cli; print(*sorted(set(sys.modules) - before))"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    new = done.stdout.split()
    assert {"spiderqt", "spiderqt.cli"} <= set(new)
    assert not [name for name in new if name.startswith("spiderqt.") and name != "spiderqt.cli"]


def cpu_time(arguments: list[str], folder: Path) -> float:
    """Seconds of processor time of a Python process: unlike wall time, others' work does not count."""
    # Bytecode is kept, as in an installed package.
    env = environment(PYTHONPYCACHEPREFIX=str(folder), PYTHONDONTWRITEBYTECODE="")
    began = os.times()
    subprocess.run([sys.executable, *arguments], cwd=ROOT, env=env, check=True, stdout=subprocess.DEVNULL)
    ended = os.times()
    return (ended.children_user - began.children_user) + (ended.children_system - began.children_system)


@pytest.mark.skipif(os.name == "nt", reason="Windows does not count the time of children")
def test_a_command_starts_within_a_fraction_of_a_second(tmp_path: Path) -> None:
    """0.15 s more than Python itself needs; on a slow machine, what ten starts of Python take.

    The best of some runs: a busy machine makes single runs slower, never faster. The loop ends with the first good one.
    """
    best: dict[str, float] = {}
    for _ in range(12):
        for words in (
            ["-c", "pass"],
            ["-m", "spiderqt.cli", "verify", CODE],
            ["-m", "spiderqt.cli", "deal", CODE],
        ):
            key = words[2] if len(words) > 2 else "python"
            best[key] = min(best.get(key, 99.0), cpu_time(words, tmp_path))
        python = best.pop("python")
        extra = max(best.values()) - python
        best["python"] = python
        if extra < max(0.15, 10 * python):
            return
    pytest.fail(f"too slow to start, in seconds: {best}")


def test_the_console_script_and_the_module_are_the_same() -> None:
    done = process("deal", CODE)
    assert done.returncode == 0
    assert done.stdout.startswith(f"; code: {CODE}\n")
    assert process("verify", "no.txt").returncode == 2
    assert process("apply", CODE, "1 2").returncode == 1


@pytest.mark.skipif(os.name == "nt", reason="needs a POSIX pipe")
@pytest.mark.parametrize("words", [("legal", CODE), ("--help",), ("apply", CODE, "d", "--json")])
def test_a_reader_that_stops_reading_is_no_fault(words: tuple[str, ...]) -> None:
    command = [sys.executable, "-m", "spiderqt.cli", *words]
    with subprocess.Popen(
        command, cwd=ROOT, env=environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.close()
        assert running.stderr.read() == ""
        assert running.wait(timeout=60) == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_full_disk_is_said() -> None:
    with Path("/dev/full").open("w") as full:
        done = process("deal", CODE, capture_output=False, stdout=full, stderr=subprocess.PIPE)
    assert done.returncode == 2
    assert done.stderr == "spiderqt-cli: The answer cannot be written (No space left on device).\n"


@pytest.mark.skipif(os.name == "nt", reason="needs POSIX signals")
def test_ctrl_c_ends_without_a_traceback() -> None:
    command = [sys.executable, "-m", "spiderqt.cli", "show", "-"]
    with subprocess.Popen(
        command,
        cwd=ROOT,
        env=environment(),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        # Whoever runs the tests in the background may have told them to ignore it.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    ) as running:
        stat = Path(f"/proc/{running.pid}/wchan")
        deadline = time.monotonic() + 30
        # It is ready once it waits for its standard input; where that cannot be seen, some time has to do.
        while time.monotonic() < deadline:
            time.sleep(0.1)
            if not stat.exists() or "pipe" in stat.read_text():
                break
        time.sleep(0.5)
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=60)
    assert (running.returncode, out, err) == (130, b"", b"")


def test_a_console_without_the_letters_shows_something_else() -> None:
    done = process("show", "no.txt", env=environment(PYTHONIOENCODING="ascii"))
    assert done.returncode == 2
    done = process("apply", CODE, "“", env=environment(PYTHONIOENCODING="ascii", PYTHONUTF8="1"))
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    done = process("deal", CODE, "--json", env=environment(PYTHONIOENCODING="ascii"))
    assert done.returncode == 0


@pytest.mark.skipif(os.name == "nt", reason="needs POSIX file descriptors")
@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_closed_streams_are_no_traceback(closed: str) -> None:
    line = f'"{sys.executable}" -m spiderqt.cli show - {closed}'
    done = subprocess.run(
        ["sh", "-c", line], cwd=ROOT, env=environment(), capture_output=True, text=True, input="", check=False
    )
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    if closed == "<&-":
        assert done.stderr.count("\n") == 1
