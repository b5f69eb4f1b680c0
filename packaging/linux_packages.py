# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes a .deb and a .tar.xz of the packed game: ``python packaging/linux_packages.py``, from dist/spiderqt.

Standard library, dpkg-deb and tar. The same input gives the same bytes: times are those of SOURCE_DATE_EPOCH,
else of the last commit. Must not know how the folder came to be; `freeze` does.
"""

from __future__ import annotations

import gzip
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
DIST = ROOT / "dist"
LINUX = ROOT / "packaging" / "linux"

sys.path.insert(0, str(ROOT))

from spiderqt import __version__  # noqa: E402
from spiderqt.assets import APPLICATION_ID  # noqa: E402

# What the folder does not bring: what belongs to the system and its drivers. Either name of a renamed package.
DEPENDS = "libc6, libegl1, libgl1, libfontconfig1, libxcb1, libx11-6, fonts-dejavu-core | fonts-freefont-ttf"
SIZES = (16, 24, 32, 48, 64, 96, 128, 256, 512)
PROGRAMS = ("spiderqt", "spiderqt-cli")

_CONTROL = """\
Package: spiderqt
Version: {version}
Architecture: {architecture}
Maintainer: The SpiderQt contributors <spiderqt@users.noreply.github.com>
Installed-Size: {size}
Depends: {depends}
Section: games
Priority: optional
Homepage: https://github.com/spiderqt/SpiderQt
Description: Spider solitaire and its family, for everybody
 Spider, Spiderette, Simple Simon and Scorpion with one to four suits, by mouse,
 touch, keyboard alone, and by ear with a screen reader. In English and Spanish.
"""


def lay_out(folder: Path, prefix: str) -> None:
    """Put everything where a Linux system looks for it, below `folder`; the game goes to `prefix`/lib/spiderqt."""
    base = folder / prefix
    shutil.copytree(DIST / "spiderqt", base / "lib" / "spiderqt", symlinks=True)
    (base / "bin").mkdir(parents=True)
    for name in PROGRAMS:
        (base / "bin" / name).symlink_to(f"../lib/spiderqt/{name}")
    share = base / "share"
    _copy(LINUX / f"{APPLICATION_ID}.desktop", share / "applications")
    _copy(LINUX / f"{APPLICATION_ID}.metainfo.xml", share / "metainfo")
    _copy(LINUX / f"{APPLICATION_ID}.mime.xml", share / "mime" / "packages", f"{APPLICATION_ID}.xml")
    icons = ROOT / "resources" / "icons"
    for size in SIZES:
        place = share / "icons" / "hicolor" / f"{size}x{size}" / "apps"
        _copy(icons / f"{APPLICATION_ID}-{size}.png", place, f"{APPLICATION_ID}.png")
    _copy(icons / f"{APPLICATION_ID}.svg", share / "icons" / "hicolor" / "scalable" / "apps")
    doc = share / "doc" / "spiderqt"
    _copy(ROOT / "LICENSE", doc, "copyright")
    _copy(ROOT / "README.md", doc)
    (doc / "changelog.gz").write_bytes(gzip.compress((ROOT / "CHANGELOG.md").read_bytes(), mtime=0))


def make_deb() -> Path:
    """The .deb, in dist/."""
    architecture = _said("dpkg", "--print-architecture")
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        folder.chmod(0o755)
        lay_out(folder, "usr")
        size = sum(path.lstat().st_size for path in folder.rglob("*") if not path.is_dir()) // 1024
        control = _CONTROL.format(version=__version__, architecture=architecture, size=size, depends=DEPENDS)
        (folder / "DEBIAN").mkdir()
        (folder / "DEBIAN" / "control").write_text(control, encoding="utf-8")
        _settle(folder)
        target = DIST / f"spiderqt_{__version__}_{architecture}.deb"
        command = ["dpkg-deb", "--root-owner-group", "-Zxz", "-z3", "--build", str(folder), str(target)]
        subprocess.run(command, env=_environ(), check=True, stdout=subprocess.DEVNULL)
        return target


def make_archive() -> Path:
    """The .tar.xz, in dist/: the folder as it is, to be put anywhere, with what a desktop needs beside it."""
    name = f"spiderqt-{__version__}-linux-{os.uname().machine}"
    with tempfile.TemporaryDirectory() as made:
        lay_out(Path(made), name)
        _copy(LINUX / "install.sh", Path(made) / name)
        _settle(Path(made))
        target = DIST / f"{name}.tar.xz"
        command = ["tar", "--sort=name", "--owner=0", "--group=0", "--numeric-owner"]
        command += [f"--mtime=@{_epoch()}", "-C", made, "-cJf", str(target), name]
        subprocess.run(command, env={**os.environ, "XZ_OPT": "-3"}, check=True)
        return target


def _copy(source: Path, folder: Path, name: str = "") -> None:
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copy(source, folder / (name or source.name))


def _settle(folder: Path) -> None:
    """Modes and times that do not depend on who builds, and when; no write bits for others."""
    moment = int(_epoch())
    for path in (folder, *folder.rglob("*")):
        if not path.is_symlink():
            runs = path.is_dir() or path.stat().st_mode & 0o100
            path.chmod(0o755 if runs else 0o644)
        os.utime(path, (moment, moment), follow_symlinks=False)  # dpkg-deb leaves what is older as it is


def _environ() -> dict[str, str]:
    return {**os.environ, "SOURCE_DATE_EPOCH": _epoch()}


def _epoch() -> str:
    named = os.environ.get("SOURCE_DATE_EPOCH") or _said("git", "-C", str(ROOT), "log", "-1", "--format=%ct")
    if not re.fullmatch(r"\d+", named):
        raise SystemExit("linux_packages: set SOURCE_DATE_EPOCH, for this is no clone")
    return named


def _said(*command: str) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def main() -> int:
    """The command; its exit code."""
    if not (DIST / "spiderqt").is_dir():
        print("linux_packages: first python packaging/freeze.py", file=sys.stderr)
        return 2
    for path in (make_deb(), make_archive()):
        print(f"{path.relative_to(ROOT)}: {path.stat().st_size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
