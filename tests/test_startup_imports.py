# SPDX-License-Identifier: GPL-3.0-or-later
"""What a start loads, module by module, each for a reason; docs/ARCHITECTURE.md has those of the dear ones.

A module that is new here makes every start slower: load it in the act that needs it, or give it a reason below.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]

VALUES = """dataclasses inspect ast _ast dis opcode _opcode tokenize token keyword linecache copy copyreg reprlib types
typing _typing enum functools _functools collections _collections itertools operator _operator weakref _weakrefset
__future__ importlib warnings math errno"""
"""Frozen values, typed, everywhere."""
TEXT = "re _sre string _string struct _struct bisect _bisect unicodedata locale _locale encodings"
"""Formats, sentences, and the catalogue that a Spanish start reads."""
FILES = """pathlib fnmatch ntpath urllib ipaddress contextlib shutil zlib bz2 _bz2 _compression lzma _lzma stat
datetime _datetime"""
"""Paths; pathlib loads urllib.parse, which loads ipaddress; argparse loads shutil, and that the compressions."""
COMMAND_LINE = "argparse gettext"
STORE = "sqlite3 _sqlite3 fcntl tempfile random _random _sha512 threading"
"""The games, and the lock that says which program owns them; a rescue needs a folder for a moment."""
WINDOW = "ctypes _ctypes signal gc atexit logging traceback textwrap base64 binascii zipfile"
"""The question for a display; and what PySide itself loads."""
QT = "PySide6 shiboken6 shibokensupport signature_bootstrap __feature__"
QT_MODULES = {"PySide6.QtCore", "PySide6.QtGui", "PySide6.QtWidgets", "PySide6.QtDBus"}
"""QtDBus asks who listens to announcements, and whether the desktop wants less motion."""

CONSOLE_LOADS = {*VALUES.split(), *TEXT.split(), *FILES.split(), *COMMAND_LINE.split(), "spiderqt"}
WINDOW_LOADS = {*CONSOLE_LOADS, *STORE.split(), *WINDOW.split(), *QT.split()}

LATE = (
    *("spiderqt.windows.dialogs", "spiderqt.windows.new_game", "spiderqt.windows.preferences"),
    *("spiderqt.windows.picker", "spiderqt.windows.key_list", "spiderqt.windows.log_list"),
    "spiderqt.windows.end_panel",
    *("spiderqt.windows.manual.window", "spiderqt.windows.manual.pages", "spiderqt.windows.manual.tables"),
    *("spiderqt.advice.hints", "spiderqt.advice.solver", "spiderqt.store.exchange", "spiderqt.store.restoring"),
    *("spiderqt.cli", "spiderqt.board.gallery", "json", "csv", "subprocess", "hashlib", "secrets", "socket", "ssl"),
    *("asyncio", "unittest", "multiprocessing", "PySide6.QtNetwork", "PySide6.QtTest", "PySide6.QtMultimedia"),
    *("PySide6.QtTextToSpeech", "argparse", "dataclasses", "logging"),
)  # fmt: skip
"""What a start once loaded, or might: most evenings need none of it."""

_WINDOW = """
import sys
before = set(sys.modules)
from spiderqt import ahead
ahead.load_qt()
from spiderqt import app, options
application = app.application_object()
options.parse(["--code", "SP1-S1-AAAAABT"])
asked = options.Options("SP1-S1-AAAAABT", data_dir=sys.argv[1])
window = app.build(app.lay_ground(asked, application))
window.show()
application.processEvents()
"""
_CONSOLE = """
import sys
before = set(sys.modules)
from spiderqt.cli import main
main(["deal", "SD1-S1-AAAAABD"])
"""


def loaded(code: str, folder: Path) -> list[str]:
    """The modules that a fresh interpreter has after `code` and had not before."""
    code += "\nnew = set(sys.modules) - before\nimport json\nprint(json.dumps(sorted(new)))"
    environ = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-c", code, str(folder)],
        env=environ,
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    found: list[str] = json.loads(done.stdout.splitlines()[-1])
    return found


@pytest.mark.skipif(sys.platform != "linux", reason="other systems' Pythons load other helpers")
def test_a_start_of_the_window_loads_nothing_without_a_reason(tmp_path: Path) -> None:
    found = loaded(_WINDOW, tmp_path)
    assert {name.partition(".")[0] for name in found} - WINDOW_LOADS == set()
    qt = {name for name in found if name.startswith("PySide6.Qt")}
    assert qt <= QT_MODULES
    assert [name for name in LATE if name in found] == []


@pytest.mark.skipif(sys.platform != "linux", reason="other systems' Pythons load other helpers")
def test_a_start_of_the_console_loads_nothing_without_a_reason(tmp_path: Path) -> None:
    found = loaded(_CONSOLE, tmp_path)
    assert {name.partition(".")[0] for name in found} - CONSOLE_LOADS == set()
    above = (
        "spiderqt.windows",
        "spiderqt.board",
        "spiderqt.session",
        "spiderqt.store",
        "spiderqt.advice.solver",
    )
    assert [name for name in found if name.startswith(above)] == []


def test_what_is_said_to_come_late_is_there() -> None:
    """A name that was misspelt, or moved, would prove nothing."""
    for name in LATE:
        if name.startswith("spiderqt"):
            path = ROOT.joinpath(*name.split("."))
            assert path.with_suffix(".py").is_file() or path.is_dir(), name
