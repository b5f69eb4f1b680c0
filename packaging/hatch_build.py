# SPDX-License-Identifier: GPL-3.0-or-later
"""Hatch's build hook: puts the compiled translations and the resources into the wheel, as spiderqt/_data.

Hatch runs it; nothing else imports it. A sentence that is not translated stops the build.
"""

from __future__ import annotations

import importlib.util
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Catalogues(BuildHookInterface):  # type: ignore[type-arg]  # its configuration is of no concern here
    """Compiles translations/*.ts into .qm files that only the wheel holds."""

    def dependencies(self) -> list[str]:
        """Qt's compiler of translations comes with PySide6-Essentials, unless it is there already."""
        if self.target_name != "wheel" or importlib.util.find_spec("PySide6"):
            return []
        return ["PySide6-Essentials>=6.10"]

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

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """After the wheel is packed."""
        if folder := getattr(self, "_folder", None):
            folder.cleanup()
