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

EVERYWHERE = """__future__ _collections _functools _operator _typing bisect _bisect collections contextlib
copyreg enum errno fnmatch functools importlib ipaddress itertools keyword ntpath operator pathlib re _sre reprlib
struct _struct types typing urllib warnings datetime _datetime math spiderqt"""
"""Values and their types; formats and sentences; compiled catalogues (`struct`, `bisect`); the days of
daily deals; paths: `pathlib` loads urllib.parse (no network), and that `ipaddress`."""
CONSOLE = "argparse gettext locale _locale shutil zlib bz2 _bz2 _compression lzma _lzma"
"""What parses a command, and asks `shutil` how wide the terminal is, which loads the compressions."""
STORE = "sqlite3 _sqlite3 zlib fcntl threading weakref _weakrefset"
"""The game that was left, packed; the lock that says which program owns the games; who listens to the store."""
WINDOW = "ctypes _ctypes signal gc random _random _sha512"
"""The question for a display; Ctrl+C; the collector put off; the grain of the table's cloth."""
QT = """PySide6 shiboken6 shibokensupport signature_bootstrap __feature__ ast _ast atexit base64 binascii dis opcode
_opcode encodings inspect linecache tempfile textwrap token tokenize traceback zipfile"""
"""PySide, and what PySide loads. `tempfile` and `zipfile` are names for it alone: see `spiderqt.ahead`."""
QT_MODULES = {"PySide6.QtCore", "PySide6.QtGui", "PySide6.QtWidgets", "PySide6.QtDBus"}
"""QtDBus asks who listens to announcements, and whether the desktop wants less motion."""

NEWER = "_colorize _opcode_metadata _sha2 _tokenize glob grp pwd"
"""What Python 3.12 and 3.13 load for the same."""
if sys.version_info >= (3, 12):
    EVERYWHERE += " " + NEWER

COMPILING = {"unicodedata"}
"""Where a text has ``\\N{...}``, Python itself loads it to compile the module: at the first start, or always where no
compiled files are kept."""

CONSOLE_LOADS = {*EVERYWHERE.split(), *CONSOLE.split()}
WINDOW_LOADS = {*EVERYWHERE.split(), *STORE.split(), *WINDOW.split(), *QT.split()}

LATE = (
    *("spiderqt.windows.dialogs", "spiderqt.windows.new_game", "spiderqt.windows.preferences"),
    *("spiderqt.windows.picker", "spiderqt.windows.key_list", "spiderqt.windows.log_list"),
    "spiderqt.windows.end_panel",
    *("spiderqt.windows.manual.window", "spiderqt.windows.manual.pages", "spiderqt.windows.manual.tables"),
    *("spiderqt.advice.hints", "spiderqt.advice.solver", "spiderqt.store.exchange", "spiderqt.store.restoring"),
    "spiderqt.store.rescue",
    *("spiderqt.cli", "spiderqt.board.gallery", "json", "csv", "subprocess", "hashlib", "secrets", "socket", "ssl"),
    *("asyncio", "unittest", "multiprocessing", "PySide6.QtNetwork", "PySide6.QtTest", "PySide6.QtMultimedia"),
    *("PySide6.QtTextToSpeech", "argparse", "dataclasses", "logging", "shutil"),
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
    names = {name.partition(".")[0] for name in found}
    assert names - WINDOW_LOADS <= COMPILING
    qt = {name for name in found if name.startswith("PySide6.Qt")}
    assert qt == QT_MODULES
    assert [name for name in LATE if name in found] == []
    if sys.version_info < (3, 12):
        assert WINDOW_LOADS - names == set(), "no start needs these any more: take them out of the list"


@pytest.mark.skipif(sys.platform != "linux", reason="other systems' Pythons load other helpers")
def test_a_start_of_the_console_loads_nothing_without_a_reason(tmp_path: Path) -> None:
    found = loaded(_CONSOLE, tmp_path)
    names = {name.partition(".")[0] for name in found}
    assert names - CONSOLE_LOADS <= COMPILING
    above = (
        "spiderqt.windows",
        "spiderqt.board",
        "spiderqt.session",
        "spiderqt.store",
        "spiderqt.advice.solver",
    )
    assert [name for name in found if name.startswith(above)] == []
    if sys.version_info < (3, 12):
        assert CONSOLE_LOADS - names == set(), "no start needs these any more: take them out of the list"


def test_what_is_said_to_come_late_is_there() -> None:
    """A name that was misspelt, or moved, would prove nothing."""
    for name in LATE:
        if name.startswith("spiderqt"):
            path = ROOT.joinpath(*name.split("."))
            assert path.with_suffix(".py").is_file() or path.is_dir(), name
