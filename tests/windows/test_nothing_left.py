# SPDX-License-Identifier: GPL-3.0-or-later
"""The real program, killed or closed in the middle of an analysis: the process that thought is gone as well."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.advice.test_worker import is_running, until_gone
from tests.windows.test_analysis import HARD as CODE

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = f"""
import sys
from PySide6.QtCore import QTimer
from spiderqt import app, options

application = app.application_object()
asked = options.Options(code={CODE!r}, data_dir=sys.argv[1])
window = app.build(app.lay_ground(asked, application))
window.lines.mark_looked_through(window.game.table.start)
window.show()
window.action("analyse").trigger()


def tell(nodes, seconds):
    if not told:
        told.append(True)
        print(window.thinker.process_id, flush=True)
        if sys.argv[2] == "closed":
            QTimer.singleShot(100, window.close)


told = []
window.thinker.current.progressed.connect(tell)
sys.exit(application.exec())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="asks for processes as Unix does")
@pytest.mark.parametrize("end", ["killed", pytest.param("closed", marks=pytest.mark.long)])
def test_nothing_runs_after_the_program(tmp_path: Path, end: str) -> None:
    command = [sys.executable, "-c", PROGRAM, str(tmp_path / "data"), end]
    with subprocess.Popen(
        command,
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    ) as program:
        assert program.stdout is not None
        worker = int(program.stdout.readline())
        if end == "killed":
            assert is_running(worker)
            program.kill()
        assert program.wait(timeout=60) == (0 if end == "closed" else -9)
    assert until_gone(worker) < 2
