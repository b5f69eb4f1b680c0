# SPDX-License-Identifier: GPL-3.0-or-later
"""``python -m tests.fuzz --inputs N --seed N``: one run, with a table of what came of it."""

from __future__ import annotations

import argparse
import os
import tempfile
from pathlib import Path


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz")
    parser.add_argument("--inputs", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtGui import QGuiApplication

    from tests.fuzz.run import run

    application = QGuiApplication([])
    with tempfile.TemporaryDirectory() as folder:
        print(run(Path(folder), given.inputs, given.seed))
    del application


if __name__ == "__main__":
    main()
