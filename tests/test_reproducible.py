# SPDX-License-Identifier: GPL-3.0-or-later
"""The same clone gives the same folder, and that the same packages, byte by byte, whoever packs them and whenever."""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

import linux_packages
import pytest


@pytest.mark.skipif(not shutil.which("dpkg-deb") or sys.platform != "linux", reason="needs dpkg-deb")
def test_a_folder_packed_twice_gives_the_same_bytes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1790000000")
    packed = []
    for number, mask in enumerate((0o022, 0o077)):
        before = os.umask(mask)
        try:
            packed.append(_packed(tmp_path / f"dist{number}", 1_000_000_000 + number, monkeypatch))
        finally:
            os.umask(before)
    assert packed[0] == packed[1]
    assert len(packed[0]) == 2


def _packed(dist: Path, moment: int, monkeypatch: pytest.MonkeyPatch) -> dict[str, bytes]:
    """A .deb and an archive of a folder whose files have that time."""
    program = dist / "spiderqt"
    (program / "inside").mkdir(parents=True)
    for name in ("b", "a", "inside/c", *linux_packages.PROGRAMS):
        (program / name).write_text(name * 1000, encoding="utf-8")
    (program / "spiderqt").chmod(0o755)
    (program / "link").symlink_to("inside/c")
    for path in program.rglob("*"):
        os.utime(path, (moment, moment), follow_symlinks=False)
    monkeypatch.setattr(linux_packages, "DIST", dist)
    return {
        path.name: path.read_bytes() for path in (linux_packages.make_deb(), linux_packages.make_archive())
    }


@pytest.mark.long
@pytest.mark.skipif(not importlib.util.find_spec("PyInstaller"), reason="needs the extra `freeze`")
def test_two_clones_give_the_same_packed_folder(tmp_path: Path) -> None:
    """With the same Python, Qt and C compiler, in folders of other names, and for another umask."""
    root = Path(__file__).resolve().parents[1]
    folders = []
    for name, mask in (("one", "022"), ("another", "077")):
        clone = tmp_path / name
        subprocess.run(["git", "clone", "-q", str(root), str(clone)], check=True, timeout=60)
        command = f"umask {mask}; exec {sys.executable} packaging/freeze.py"
        subprocess.run(["sh", "-c", command], cwd=clone, check=True, timeout=900, capture_output=True)
        folder = clone / "dist" / "spiderqt"
        folders.append(
            {
                path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
                for path in sorted(folder.rglob("*"))
                if path.is_file()
            }
        )
    assert folders[0] == folders[1]
    assert "spiderqt" in folders[0]
