# SPDX-License-Identifier: GPL-3.0-or-later
"""Packs the game into a folder that needs no Python: ``python packaging/freeze.py``, into dist/spiderqt.

Needs the extra `freeze` (``pip install '.[freeze]'``). The solver in it is compiled, and the folder says so
(``spiderqt-cli bench``); without a C compiler, or with ``SPIDERQT_COMPILE=0``, it is pure. Must not know installers;
see `linux_packages` and docs/RELEASE.md. Runs on each of the three systems, for itself alone.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
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
    with _solver_compiled():
        return subprocess.run(
            [*command, str(ROOT / "packaging" / "pyinstaller" / "spiderqt.spec")], env=environ, cwd=ROOT
        ).returncode


@contextlib.contextmanager
def _solver_compiled() -> Iterator[None]:
    """Compiled modules beside the sources, where PyInstaller finds them; taken away again, since they would shadow
    whatever is written into the sources later."""
    import compile_solver

    made = []
    if os.environ.get("SPIDERQT_COMPILE", "1") != "0":
        try:
            made = compile_solver.compile_in(ROOT)
        except (OSError, subprocess.CalledProcessError) as error:
            print(f"The solver stays pure: it cannot be compiled here ({error}).", file=sys.stderr)
    try:
        yield
    finally:
        for path in made:
            path.unlink()


if __name__ == "__main__":
    sys.exit(main())
