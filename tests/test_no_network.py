# SPDX-License-Identifier: GPL-3.0-or-later
"""No network, ever, and no code from what is read: by the source, by what is loaded, and by what a whole game does."""

from __future__ import annotations

import ast
import json
import os
import re
import shutil
import subprocess
import sys
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
SOURCES = sorted((ROOT / "spiderqt").rglob("*.py"))

NETWORK = frozenset(
    (
        *(
            "socket",
            "ssl",
            "http",
            "urllib.request",
            "urllib.error",
            "ftplib",
            "smtplib",
            "poplib",
            "imaplib",
        ),
        *("telnetlib", "socketserver", "xmlrpc", "asyncio", "webbrowser"),
        *("PySide6.QtNetwork", "PySide6.QtWebSockets", "PySide6.QtWebEngineCore"),
    )
)
RUNS_CODE = frozenset(["pickle", "marshal", "shelve", "code", "codeop", "runpy", "dill"])
RUNS_TEXT = frozenset({"eval", "exec", "compile", "__import__"})


def imported(tree: ast.AST) -> set[str]:
    """Every module and every name of one that is imported, wherever."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found |= {node.module or ""} | {f"{node.module}.{alias.name}" for alias in node.names}
    return found


@cache
def tree_of(path: Path) -> ast.AST:
    """A source file, read once."""
    return ast.parse(path.read_text(encoding="utf-8"))


def faults_of(tree: ast.AST) -> set[str]:
    """What reaches for the network or runs a text."""
    found = {
        name for name in imported(tree) for bad in NETWORK | RUNS_CODE if f"{name}.".startswith(f"{bad}.")
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in RUNS_TEXT:
            found.add(node.func.id)
        if isinstance(node, ast.Call) and any(word.arg == "shell" for word in node.keywords):
            found.add("shell=")
        if isinstance(node, ast.Attribute) and node.attr in (
            "system",
            "popen",
            "loads",
            "load_module",
            "QUiLoader",
        ):
            owner = node.value.id if isinstance(node.value, ast.Name) else ""
            if owner != "json" and node.attr != "system":
                found.add(f"{owner}.{node.attr}")
            if owner == "os":
                found.add("os.system")
    return found


def test_nothing_reaches_for_the_network_or_runs_what_it_reads() -> None:
    for path in SOURCES:
        allowed = ALLOWED_CODE.get(path.relative_to(ROOT / "spiderqt").as_posix(), set())
        assert faults_of(tree_of(path)) == allowed, path


# Methods of values, written from the names of their fields in our own source, as dataclasses does it.
# And what PySide is given in place of pickle, which does nothing.
ALLOWED_CODE = {"engine/values.py": {"exec"}, "harmless.py": {"stand_in.loads"}}


@pytest.mark.parametrize(
    "source",
    [
        "import socket",
        "def f():\n    from urllib.request import urlopen",
        "from PySide6 import QtNetwork",
        "import pickle",
        "eval('1')",
        "exec(text)",
        "import os\nos.system('x')",
        "import subprocess\nsubprocess.run('x', shell=True)",
        "import marshal\nmarshal.loads(b'')",
    ],
)
def test_what_does_is_found(source: str) -> None:
    assert faults_of(ast.parse(source))


def test_other_programs_are_called_by_fixed_words_alone() -> None:
    """No text that was read can name a program: each call stands here, with what it starts."""
    calls: Counter[str] = Counter()
    for path in SOURCES:
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                starts = node.value.id == "subprocess" and node.attr in (
                    "run",
                    "Popen",
                    "check_output",
                    "call",
                )
                calls[path.relative_to(ROOT / "spiderqt").as_posix()] += starts
    assert {name: count for name, count in calls.items() if count} == ALLOWED_CALLS


ALLOWED_CALLS = {
    "advice/worker/client.py": 1,  # this program's own search, in a process beside the game
    "cli/bench/measures.py": 1,  # `bench` alone: the speed of other solvers, where they are installed
    "assets.py": 1,  # lrelease, in a clone whose catalogues are not compiled yet
    "display.py": 1,  # this program itself, to try a display that may abort the process
    "tongue.py": 1,  # macOS: `defaults`, for the language
    "windows/gallery.py": 1,  # a tool for those who build the program: itself, once for each picture
}

_PLAY = """
import json, sys
asked = []
def watch(event, facts):
    if event.startswith(("socket.", "http.", "urllib.", "ftplib.", "smtplib.", "webbrowser.")):
        asked.append([event, repr(facts)])
sys.addaudithook(watch)
sys.argv[1:] = ["--data-dir", sys.argv[1], "--code", "SP1-S4-AAAAABW"]
from spiderqt import app, options
application = app.application_object()
ground = app.lay_ground(options.parse(sys.argv[1:]), application)
window = app.build(ground)
window.show()
application.processEvents()
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from spiderqt.engine.play import legal_actions
def leave():
    dialog = QApplication.activeModalWidget()
    if dialog is not None:
        dialog.close()
timer = QTimer(); timer.timeout.connect(leave); timer.start(20)
for number in range(12):
    window.game.play(legal_actions(window.game.position)[0])
    application.processEvents()
for name in ("hint", "undo", "redo", "new", "preferences", "keys", "log", "about", "manual", "read-table"):
    window.action(name).trigger()
    application.processEvents()
window.close()
loaded = sorted(name for name in sys.modules if "Network" in name or name.split(".")[0] in ("socket", "ssl", "http"))
try:
    mapped = sorted({line.split()[-1].rpartition("/")[2] for line in open("/proc/self/maps") if "Qt6" in line})
except OSError:
    mapped = []
print(json.dumps({"asked": asked, "loaded": loaded, "mapped": mapped, "moves": len(window.game.table.entries)}))
"""


def _played(folder: Path, *before: str, **more: str) -> dict[str, list[str]]:
    """What a process that starts, plays, opens dialogs and ends has asked for and loaded."""
    environ = {**os.environ, "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen", **more}
    done = subprocess.run(
        [*before, sys.executable, "-c", _PLAY, str(folder / "data")],
        cwd=folder,
        env=environ,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    found: dict[str, list[str]] = json.loads(done.stdout.splitlines()[-1])
    return found


def test_a_game_with_its_dialogs_opens_no_socket(tmp_path: Path) -> None:
    before: tuple[str, ...] = ()
    log = tmp_path / "calls"
    if shutil.which("strace") and _may_trace(tmp_path):
        before = ("strace", "-f", "-qq", "-e", "trace=socket,connect,bind,sendto", "-o", str(log))
    found = _played(tmp_path, *before)
    assert (found["asked"], found["loaded"]) == ([], [])
    assert not [name for name in found["mapped"] if "Network" in name], found["mapped"]
    if before:
        calls = log.read_text(encoding="utf-8")
        assert not re.findall(r"AF_INET6?", calls), calls


def _may_trace(folder: Path) -> bool:
    """A container may forbid it."""
    command = ["strace", "-qq", "-e", "trace=connect", "-o", str(folder / "try"), "true"]
    return subprocess.run(command, capture_output=True, check=False, timeout=60).returncode == 0


@pytest.mark.long
@pytest.mark.skipif(not shutil.which("unshare"), reason="needs unshare")
def test_the_program_does_not_miss_a_network_that_is_not_there(tmp_path: Path) -> None:
    if subprocess.run(["unshare", "-n", "true"], capture_output=True, check=False).returncode:
        pytest.skip("no network can be taken away here")
    assert _played(tmp_path, "unshare", "-n")["moves"]


def test_no_package_asks_for_the_network() -> None:
    for name in ("packaging/flatpak/io.github.spiderqt.SpiderQt.yml", "packaging/macos/entitlements.plist"):
        text = (ROOT / name).read_text(encoding="utf-8")
        assert "share=network" not in text, name
        assert "security.network" not in text, name
