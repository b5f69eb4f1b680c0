# SPDX-License-Identifier: GPL-3.0-or-later
"""No code runs from what is read: settings, records, imports, catalogues, and what Qt reads by itself."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]

_LAY = """
import os, sys
from PySide6.QtCore import QSettings
class Trap:
    def __reduce__(self): return (os.mkdir, (sys.argv[2],))
settings = QSettings(sys.argv[1], QSettings.Format.IniFormat)
settings.setValue("board/zoom", Trap())
settings.setValue("FileDialog/lastVisited", [Trap()])
settings.sync()
"""
_START = """
import sys
from pathlib import Path
from spiderqt import app, options
application = app.application_object()
ground = app.lay_ground(options.Options(data_dir=sys.argv[1]), application)
window = app.build(ground)
window.show()
ground.settings.set(__import__("spiderqt.windows.looks").windows.looks.ZOOM, 1.25)
from PySide6.QtWidgets import QFileDialog
dialog = QFileDialog(window)
dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
dialog.show()
application.processEvents()
dialog.close()
import shiboken6
shiboken6.delete(window)
"""
_ONLY_QT = """
import sys
from PySide6.QtCore import QSettings
QSettings(sys.argv[1] + "/settings.ini", QSettings.Format.IniFormat).value("board/zoom")
"""
_READ = """
import random, sys
from pathlib import Path
from PySide6.QtGui import QGuiApplication
application = QGuiApplication([])
from spiderqt.harmless import read_no_objects
read_no_objects()
from tests.fuzz.mutate import mutated_text
from tests.fuzz.stored import Stored
from tests.fuzz.targets import TARGETS
stored = Stored(Path(sys.argv[1]))
targets = [*TARGETS, *stored.targets()]
for target in targets:
    for seed in target.seeds[:3]:
        target.read(seed)
PYTHON = "__import__('os').mkdir('trap')"
WORDS = (PYTHON, f"exec({PYTHON!r})", "{0.__class__}", "{x!r:>999}", "%(x)s", "$(mkdir trap)", "`mkdir trap`",
         "\\n!!python/object:os.mkdir", "cos\\nmkdir\\n(S'trap'\\ntR.", "@Variant(",
         "'; ATTACH DATABASE 'trap' AS x; --", "file:///trap", "\\\\\\\\host\\\\trap")
BANNED = ("os.system", "os.exec", "os.posix_spawn", "os.spawn", "os.fork", "subprocess.Popen", "pickle.find_class",
          "ctypes.dlopen", "socket.", "webbrowser.open", "shutil.", "os.mkdir")
armed, seen = [], []
def hook(event, arguments):
    if not armed or event not in ("exec", "compile") and not event.startswith(BANNED):
        return
    if sys._getframe(1).f_code.co_filename.endswith("spiderqt/engine/values.py"):
        return  # the methods of a value class are written, from its own fields, when the first of them is made
    if event == "exec" and getattr(arguments[0], "co_filename", "<").startswith("<"):
        seen.append((event, str(arguments)[:200]))
    elif event.startswith(BANNED) and "spoilt" not in str(arguments):  # the databases' own folder
        seen.append((event, str(arguments)[:200]))
    elif event == "compile" and arguments[0] is not None:
        seen.append((event, str(arguments)[:200]))
sys.addaudithook(hook)
chance = random.Random(1)
armed.append(True)
if len(sys.argv) > 2:
    exec("1")
for target in targets:
    for number in range(30 if target.as_bytes else 300):
        text = chance.choice(target.seeds)
        if not target.as_bytes:
            text = mutated_text(text, chance.choice(target.seeds), WORDS, chance)
            at = chance.randrange(len(text) + 1)
            text = text[:at] + chance.choice(WORDS) + text[at:]
        refusal = target.read(text)
        if refusal is not None:
            refusal()
armed.clear()
stored.close()
print(len(targets), *seen, sep="\\n")
"""


def run(code: str, *arguments: Path | str, cwd: Path = ROOT) -> str:
    """A fresh interpreter; what it prints."""
    environ = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", code, *map(str, arguments)]
    done = subprocess.run(
        command, cwd=cwd, env=environ, capture_output=True, text=True, timeout=240, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("place", ["settings.ini", "qt/QtProject.conf"])
def test_no_code_runs_from_files_that_qt_reads(tmp_path: Path, place: str) -> None:
    """PySide's Qt would unpickle what lies in them: seen first, so that the trap is known to work."""
    data, trap = tmp_path / "data", tmp_path / "trap"
    (data / "qt").mkdir(parents=True)
    run(_LAY, data / "settings.ini", trap)
    run(_ONLY_QT, data)
    assert trap.is_dir(), "the trap does not work: nothing is shown by what follows"
    trap.rmdir()
    (data / "settings.ini").rename(data / place)
    run(_START, data)
    assert not trap.exists()


def test_qt_reads_no_objects_and_python_still_does() -> None:
    code = "import pickle; from spiderqt.harmless import read_no_objects as r;"
    code += "print(r(), r(), pickle.loads(b'K\\x07.'))"
    assert run(code).split() == ["True", "False", "7"]


def test_no_code_runs_from_what_is_read(tmp_path: Path) -> None:
    """Every reader, under a hook that hears of all code that is run, and of files, programs and sockets."""
    (tmp_path / "here").mkdir()
    number, *seen = run(_READ, tmp_path, cwd=tmp_path / "here").splitlines()
    assert int(number) > 10
    assert seen == []
    assert not list(tmp_path.rglob("trap"))


def test_the_hook_hears(tmp_path: Path) -> None:
    _, *seen = run(_READ, tmp_path, "and run something", cwd=tmp_path).splitlines()
    assert any(line.startswith("('exec'") for line in seen)
