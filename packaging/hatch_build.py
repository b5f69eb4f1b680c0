# SPDX-License-Identifier: GPL-3.0-or-later
"""Hatch's build hook: puts the compiled translations and the resources into the wheel, as spiderqt/_data, and compiles
the solver where that is asked for.

Hatch runs it; nothing else imports it. A sentence that is not translated stops the build.

The solver is compiled with mypyc when the environment says ``SPIDERQT_COMPILE=1``; the wheel is then for one Python on
one system, and its .py files stay inside. Where that fails (no C compiler), the build says so and makes the pure wheel,
which runs everywhere. ``SPIDERQT_COMPILE=must`` fails instead; unset, or ``0``, makes the pure wheel.
"""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WISH = os.environ.get("SPIDERQT_COMPILE", "0")


class Catalogues(BuildHookInterface):  # type: ignore[type-arg]  # its configuration is of no concern here
    """Compiles translations/*.ts into .qm files, and perhaps the solver, that only the wheel holds."""

    def dependencies(self) -> list[str]:
        """Qt's compiler of translations comes with PySide6-Essentials, unless it is there already."""
        if self.target_name != "wheel":
            return []
        compiler = ["mypy>=1.15", "setuptools>=65"] if _is_wanted() else []
        if importlib.util.find_spec("PySide6"):
            return compiler
        return [*compiler, "PySide6-Essentials>=6.10"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before the wheel is packed. In an editable install the program finds its files in the clone."""
        if self.target_name != "wheel" or version == "editable":
            return
        root = Path(self.root)
        sys.path.insert(0, str(root))
        from spiderqt.assets import compile_catalogue

        self._folder = tempfile.TemporaryDirectory()
        taken: dict[str, str] = build_data["force_include"]
        for source in sorted((root / "translations").glob("spiderqt_*.ts")):
            target = Path(self._folder.name) / f"{source.stem}.qm"
            compile_catalogue(source, target, finished=True)
            taken[str(target)] = f"spiderqt/_data/translations/{target.name}"
        if any((root / "resources").iterdir()):
            taken[str(root / "resources")] = "spiderqt/_data/resources"
        if _is_wanted():
            self._compile(root, Path(self._folder.name) / "compiled", build_data)

    def _compile(self, root: Path, folder: Path, build_data: dict[str, Any]) -> None:
        sys.path.insert(0, str(root / "packaging"))
        from compile_solver import compile_in

        try:
            made = compile_in(root, folder)
        except (OSError, subprocess.CalledProcessError) as error:
            if WISH == "must":
                raise
            self.app.display_warning(
                f"SPIDERQT_COMPILE: the solver could not be compiled ({error}); is a C compiler there? "
                "This wheel has the solver in pure Python: the same answers, some five times slower."
            )
            return
        for path in made:
            build_data["force_include"][str(path)] = path.relative_to(folder).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        self.app.display_info(f"SPIDERQT_COMPILE: the solver is compiled, in {len(made)} files.")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """After the wheel is packed."""
        if folder := getattr(self, "_folder", None):
            folder.cleanup()


def _is_wanted() -> bool:
    if WISH not in ("", "0", "1", "must"):
        raise ValueError(f"SPIDERQT_COMPILE is 0, 1 or must, not {WISH!r}")
    return WISH in ("1", "must")
