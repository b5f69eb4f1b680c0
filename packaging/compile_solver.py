# SPDX-License-Identifier: GPL-3.0-or-later
"""Compile spiderqt/advice/solver with mypyc, in place: ``python packaging/compile_solver.py``.

Needs mypy and a C compiler. ``--clean`` takes the compiled files away again. The wheel's build hook calls `compile_in`.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SOLVER = (
    "rules",
    "piles",
    "nodes",
    "moves",
    "deadlock",
    "room",
    "score",
    "budget",
    "beam",
    "exhaust",
    "solve",
)
MODULES = (*(f"solver/{name}" for name in SOLVER), "rating", "features", "taste", "closure", "selfplay")


def compile_in(root: Path, into: Path | None = None) -> list[Path]:
    """Compile the solver of the source tree `root`; returns the extension modules made, below `into` (default: `root`).

    Raises CalledProcessError where it cannot be done: no mypy, no C compiler. The building is done in a copy:
    setuptools must not meet the project's own pyproject.toml.
    """
    files = [f"spiderqt/advice/{name}.py" for name in MODULES]
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        shutil.copytree(root / "spiderqt", copy / "spiderqt", ignore=shutil.ignore_patterns("*.so", "*.pyd"))
        # Nothing for debuggers: the name of the folder, another one each time, would be in it.
        asked = f"{files!r}, opt_level='3', debug_level='0'"
        (copy / "setup.py").write_text(
            "from mypyc.build import mypycify\nfrom setuptools import setup\n"
            f"setup(name='solver', packages=[], ext_modules=mypycify({asked}))\n"
        )
        command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
        subprocess.run(command, cwd=copy, check=True)
        return [_copied(path, (into or root) / path.relative_to(copy)) for path in _made(copy)]


def _copied(path: Path, target: Path) -> Path:
    target.parent.mkdir(parents=True, exist_ok=True)
    return Path(shutil.copy2(path, target))


def _made(root: Path) -> list[Path]:
    found = []
    for suffix in ("*.so", "*.pyd"):
        found += [*root.glob(suffix), *(root / "spiderqt").rglob(suffix)]
    return found


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description="Compile the solver in place.")
    parser.add_argument("--clean", action="store_true", help="take the compiled files away")
    if parser.parse_args().clean:
        for path in _made(ROOT):
            path.unlink()
        return
    for path in compile_in(ROOT):
        print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
