# SPDX-License-Identifier: GPL-3.0-or-later
"""Packs the game into a folder that needs no Python: ``python packaging/freeze.py``, into dist/spiderqt.

Needs the extra `freeze` (``pip install '.[freeze]'``). Must not know installers; see `linux_packages` and
docs/RELEASE.md. Runs on each of the three systems, for itself alone.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
MADE = ROOT / "build" / "freeze"
FOLDER = ROOT / "dist" / "spiderqt"

sys.path[:0] = [str(ROOT), str(ROOT / "packaging")]


def main() -> int:
    """The command; its exit code."""
    import icons

    from spiderqt.assets import compile_catalogue

    shutil.rmtree(MADE, ignore_errors=True)
    (MADE / "translations").mkdir(parents=True)
    for source in sorted((ROOT / "translations").glob("spiderqt_*.ts")):
        compile_catalogue(source, MADE / "translations" / f"{source.stem}.qm", finished=True)
    if sys.platform == "win32":
        icons.draw_for_windows(MADE / "spiderqt.ico")
    elif sys.platform == "darwin":
        icons.draw_for_mac(MADE / "spiderqt.iconset")
        subprocess.run(["iconutil", "-c", "icns", str(MADE / "spiderqt.iconset")], check=True)
    # A fixed seed for hashes: what PyInstaller writes then depends on its input alone.
    environ = {**os.environ, "PYTHONHASHSEED": "1"}
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level=WARN"]
    command += ["--workpath", str(MADE / "work"), "--distpath", str(FOLDER.parent)]
    return subprocess.run(
        [*command, str(ROOT / "packaging" / "pyinstaller" / "spiderqt.spec")], env=environ, cwd=ROOT
    ).returncode


if __name__ == "__main__":
    sys.exit(main())
