# SPDX-License-Identifier: GPL-3.0-or-later
"""The same folder gives the same packages, byte by byte, whoever packs it and whenever."""

from __future__ import annotations

import os
import shutil
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
