# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the packed game starts: PyInstaller wants a file, not a module. Must not do anything of its own, but say where
Qt's plug-ins are, and become the worker process when the program starts itself again with that word alone."""

import sys

if sys.argv[1:] == ["--solver-worker"]:  # advice/worker/client.py: FLAG
    from spiderqt.advice.worker.process import serve

    serve()

import os
from pathlib import Path

# Qt's own plug-ins and no others: a desktop may name those of the system's Qt, which is another one.
_PYSIDE = Path(sys.__dict__["_MEIPASS"], "PySide6")
_QT = _PYSIDE if sys.platform == "win32" else _PYSIDE / "Qt"
os.environ["QT_PLUGIN_PATH"] = str(_QT / "plugins")

from spiderqt.__main__ import main  # noqa: E402

sys.exit(main())
