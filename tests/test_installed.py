# SPDX-License-Identifier: GPL-3.0-or-later
"""Packages as a player gets them: built twice the same, started in Spanish far from the clone by another user, removed.

Long, and left out where something is missing: docs/RELEASE.md has the commands that fill `dist/`. Being another user
needs root.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
import venv
from collections.abc import Iterator
from pathlib import Path

import pytest

from spiderqt import __version__
from tests.test_packages import ROOT, _screen

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(sys.platform != "linux", reason="packages for Linux"),
    pytest.mark.skipif(not shutil.which("xdotool") or not shutil.which("Xvfb"), reason="needs Xvfb, xdotool"),
]
DIST = ROOT / "dist"
NOBODY = 65534
GAME = "SP1-S1-AAAAABT"


@pytest.fixture
def display() -> Iterator[str]:
    """A screen of our own."""
    number, screen = _screen()
    yield f":{number}"
    screen.terminate()
    screen.wait(10)


@pytest.fixture
def far() -> Iterator[Path]:
    """A folder that everybody may enter, unlike pytest's."""
    with tempfile.TemporaryDirectory(prefix="spiderqt-far-") as folder:
        Path(folder).chmod(0o755)
        yield Path(folder)


def environment(home: Path, display: str, **more: str) -> dict[str, str]:
    """That of a desktop in Spain, which knows nothing of the clone."""
    named = {"HOME": str(home), "PATH": "/usr/bin:/bin", "LANG": "es_ES.UTF-8", "DISPLAY": display}
    return {**named, "XDG_RUNTIME_DIR": str(home), **more}


def title_of(command: list[str | Path], home: Path, display: str, *, user: int | None = None) -> str:
    """The title of the window that a program opens; the program ends after it as by Ctrl+Q."""
    environ = environment(home, display)
    program = subprocess.Popen(
        [str(word) for word in command],
        env=environ,
        cwd=home,
        user=user,
        extra_groups=None if user is None else [],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    looking = ["xdotool", "search", "--onlyvisible", "--name", "^SpiderQt"]
    try:
        end = time.monotonic() + 120
        while not (found := _said(looking, environ)):
            assert program.poll() is None, "the program ended"
            assert time.monotonic() < end, "no window within two minutes"
            time.sleep(0.1)
        window = found.split()[0]
        title = _said(["xdotool", "getwindowname", window], environ)
        _said(["xdotool", "windowfocus", "--sync", window, "key", "--window", window, "d"], environ)
        time.sleep(2)
        return title.strip()
    finally:
        program.terminate()
        program.wait(20)


def _said(command: list[str], environ: dict[str, str]) -> str:
    return subprocess.run(
        command, env=environ, capture_output=True, text=True, check=False, timeout=60
    ).stdout


def owned_by_nobody(folder: Path) -> Path:
    """Make a home for another user; left out where there can be none."""
    if os.geteuid():
        pytest.skip("needs root, to be another user")
    folder.mkdir()
    os.chown(folder, NOBODY, NOBODY)
    return folder


def files_below(folder: Path) -> dict[str, str]:
    """Every file with its content's hash."""
    return {
        path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not path.is_symlink()
    }


@pytest.fixture(scope="module")
def builds(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """Wheel and sdist, built in two copies of the clone with other names; the second wheel from its sdist."""
    folder = tmp_path_factory.mktemp("builds")
    venv.create(folder / "builder", with_pip=True)
    python = folder / "builder" / "bin" / "python"
    subprocess.run([python, "-m", "pip", "install", "--quiet", "build"], check=True, timeout=600)
    made = []
    for number, what in enumerate((["--sdist", "--wheel"], [])):
        clone = folder / ("x" * (number + 1))
        subprocess.run(["git", "clone", "-q", str(ROOT), str(clone)], check=True, timeout=60)
        environ = {**os.environ, "SOURCE_DATE_EPOCH": "1790000000", "PYTHONHASHSEED": str(number)}
        command = [str(python), "-m", "build", *what, "--outdir", str(clone / "dist"), str(clone)]
        subprocess.run(command, env=environ, check=True, timeout=900, capture_output=True)
        made.append(clone / "dist")
    return made


def test_two_builds_give_the_same_bytes_and_an_sdist_the_same_wheel(builds: list[Path]) -> None:
    first, second = map(files_below, builds)
    assert first == second
    assert len(first) == 2


def test_the_installed_wheel_opens_in_spanish(builds: list[Path], far: Path, display: str) -> None:
    (wheel,) = builds[0].glob("*.whl")
    venv.create(far / "player", with_pip=True)
    subprocess.run([far / "player" / "bin" / "pip", "install", "--quiet", wheel], check=True, timeout=900)
    (far / "home").mkdir()
    title = title_of([far / "player" / "bin" / "spiderqt", "--code", GAME], far / "home", display)
    assert title == f"SpiderQt, Spider, 1 palo, {GAME}"
    told = _said([str(far / "player" / "bin" / "spiderqt-cli"), "show", GAME], environment(far, display))
    assert told.startswith("Spider, 1 palo, código de partida")


def only(pattern: str) -> Path:
    """The package of that kind of this version in dist/."""
    found = sorted(DIST.glob(pattern.format(version=__version__)))
    if len(found) != 1:
        pytest.skip(f"first make dist/{pattern.format(version=__version__)}, see docs/RELEASE.md")
    return found[0]


def test_the_archive_runs_in_spanish_for_another_user(far: Path, display: str) -> None:
    archive = only("spiderqt-{version}-linux-*.tar.xz")
    assert archive.stat().st_size <= 50e6
    home = owned_by_nobody(far / "a home")
    with tarfile.open(archive) as packed:
        packed.extractall(home, filter="data")
    folder = next(home.iterdir())
    for path in (folder, *folder.rglob("*")):
        os.chown(path, NOBODY, NOBODY, follow_symlinks=False)
    environ = environment(home, display)
    shell = ["sh", str(folder / "install.sh")]
    subprocess.run(shell, env=environ, user=NOBODY, extra_groups=[], check=True, timeout=60)
    program = home / ".local" / "bin" / "spiderqt"
    assert (
        title_of([program, "--code", GAME], home, display, user=NOBODY) == f"SpiderQt, Spider, 1 palo, {GAME}"
    )
    entry = next((home / ".local" / "share" / "applications").iterdir()).read_text(encoding="utf-8")
    assert f'Exec="{folder}/bin/spiderqt"' in entry
    kept = files_below(home / ".local" / "share" / "spiderqt")
    assert "spiderqt.db" in kept
    subprocess.run([*shell, "--remove"], env=environ, user=NOBODY, extra_groups=[], check=True, timeout=60)
    shutil.rmtree(folder)
    assert files_below(home / ".local" / "share" / "spiderqt") == kept
    left = {name for name in files_below(home) if not name.startswith((".local/share/spiderqt/", ".cache/"))}
    assert {name for name in left if "spiderqt" in name.lower()} == set()


def test_the_deb_runs_in_spanish_and_leaves_nothing_but_the_games(far: Path, display: str) -> None:
    package, home = only("spiderqt_{version}_*.deb"), owned_by_nobody(far / "home")
    assert package.stat().st_size <= 50e6
    root = far / "root"
    (root / "var" / "lib" / "dpkg" / "info").mkdir(parents=True)
    (root / "var" / "lib" / "dpkg" / "status").touch()
    before = set(files_below(root))
    dpkg = ["dpkg", f"--root={root}", "--force-depends", "--log=/dev/null"]
    subprocess.run([*dpkg, "-i", str(package)], check=True, timeout=300, capture_output=True)
    program = root / "usr" / "bin" / "spiderqt"
    assert (
        title_of([program, "--code", GAME], home, display, user=NOBODY) == f"SpiderQt, Spider, 1 palo, {GAME}"
    )
    kept = files_below(home)
    assert any(name.endswith("spiderqt.db") for name in kept)
    subprocess.run([*dpkg, "--purge", "spiderqt"], check=True, timeout=300, capture_output=True)
    assert files_below(home) == kept
    after = {name for name in files_below(root) if not name.startswith("var/lib/dpkg/")}
    assert after == {name for name in before if not name.startswith("var/lib/dpkg/")}
