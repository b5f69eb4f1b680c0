# SPDX-License-Identifier: GPL-3.0-or-later
"""Packs the game into a folder that needs no Python: ``python packaging/freeze.py``, into dist/spiderqt.

Needs the extra `freeze` (``pip install '.[freeze]'``). The solver in it is compiled, and the folder says so
(``spiderqt-cli bench``); without a C compiler, or with ``SPIDERQT_COMPILE=0``, it is pure. Must not know installers;
see `linux_packages` and docs/RELEASE.md. Runs on each of the three systems, for itself alone.
"""

from __future__ import annotations

import compileall
import contextlib
import importlib.util
import os
import py_compile
import shutil
import subprocess
import sys
import tempfile
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
    _lay_support(MADE / "support")
    # A fixed seed for hashes: what PyInstaller writes then depends on its input alone.
    environ = {**os.environ, "PYTHONHASHSEED": "1"}
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level=WARN"]
    command += ["--workpath", str(MADE / "work"), "--distpath", str(FOLDER.parent)]
    with _solver_compiled():
        return subprocess.run(
            [*command, str(ROOT / "packaging" / "pyinstaller" / "spiderqt.spec")], env=environ, cwd=ROOT
        ).returncode


def _lay_support(target: Path) -> None:
    """Compile into `target` the Python files that PySide carries as text in its library.

    Without them it unpacks and compiles them at each start, and loads what `spiderqt.ahead` puts off. PySide's own
    switch lays them beside shiboken6 (SBK_EMBED): beside a copy here, so that this environment stays as it is.
    """
    spec = importlib.util.find_spec("shiboken6")
    if not (spec and spec.origin):
        raise SystemExit("freeze: PySide6-Essentials is not installed here")
    with tempfile.TemporaryDirectory() as folder:
        package = Path(shutil.copytree(Path(spec.origin).parent, Path(folder) / "shiboken6"))
        laid = package / "files.dir"
        shutil.rmtree(laid, ignore_errors=True)
        environ = {**os.environ, "SBK_EMBED": "0", "PYTHONPATH": folder, "PYTHONDONTWRITEBYTECODE": "1"}
        subprocess.run([sys.executable, "-c", "import shiboken6"], env=environ, check=True)
        # Without their sources: no start looks at times, or writes anything. The same bytes from the same input.
        mode = py_compile.PycInvalidationMode.UNCHECKED_HASH
        compileall.compile_dir(laid, quiet=1, stripdir=folder, legacy=True, invalidation_mode=mode)
        for path in sorted(laid.rglob("*.pyc")):
            place = target / path.relative_to(laid)
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, place)


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
