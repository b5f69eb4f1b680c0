# SPDX-License-Identifier: GPL-3.0-or-later
"""What others run for us: the workflows are whole, and the Flatpak's commands make a program that starts."""

from __future__ import annotations

import importlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from spiderqt import __version__
from spiderqt.assets import APPLICATION_ID

ROOT = Path(__file__).resolve().parents[1]
FLATPAK = ROOT / "packaging" / "flatpak" / f"{APPLICATION_ID}.yml"
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def read(path: Path) -> dict[str, Any]:
    """A file of YAML. PyYAML has no types of its own."""
    yaml: Any = importlib.import_module("yaml")
    found: dict[str, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_the_workflows_have_jobs_for_systems_that_are_named(path: Path) -> None:
    jobs = read(path)["jobs"]
    assert jobs
    for job in jobs.values():
        system = job["runs-on"]
        systems = job["strategy"]["matrix"]["system"] if system == "${{ matrix.system }}" else [system]
        assert all(name.startswith(("ubuntu-", "windows-", "macos-")) for name in systems)
        assert job["timeout-minutes"] <= 60
        assert all(("run" in step) != ("uses" in step) for step in job["steps"])


def test_the_tests_run_on_all_three_systems_and_with_the_oldest_python() -> None:
    matrix = read(WORKFLOWS[-1])["jobs"]["test"]["strategy"]["matrix"]
    assert {name.partition("-")[0] for name in matrix["system"]} == {"ubuntu", "windows", "macos"}
    assert "3.11" in matrix["python"], "a number would be read as one: 3.1 for 3.10"


def test_the_release_has_what_the_page_on_releases_names() -> None:
    steps = read(ROOT / ".github" / "workflows" / "release.yml")["jobs"]["build"]["steps"]
    told = "\n".join(step.get("run", "") for step in steps)
    commands = (
        "python -m build",
        "packaging/freeze.py",
        "packaging/linux_packages.py",
        "makensis",
        "make_dmg.sh",
    )
    page = (ROOT / "docs" / "RELEASE.md").read_text(encoding="utf-8")
    for command in commands:
        assert command in told
        assert command in page
    for word in told.split():
        if word.startswith(("packaging/", "packaging\\")):
            assert (ROOT / word.replace("\\", "/")).is_file(), word


def test_the_flatpak_gets_neither_network_nor_folders() -> None:
    manifest = read(FLATPAK)
    assert manifest["id"] == APPLICATION_ID
    asked = manifest["finish-args"]
    assert not [
        what for what in asked if what.startswith(("--share=network", "--filesystem", "--socket=session-bus"))
    ]
    assert "--talk-name=org.a11y.Bus" in asked, "or no screen reader hears it"


@pytest.mark.skipif(sys.platform != "linux", reason="its commands are those of a Linux")
def test_the_flatpak_commands_lay_out_a_program_that_starts(tmp_path: Path) -> None:
    """As Flatpak's builder runs them, but for the folder, which is /app there."""
    source, target = tmp_path / "source", tmp_path / "app"
    source.mkdir()
    for name in ("spiderqt", "resources", "translations", "packaging"):
        shutil.copytree(ROOT / name, source / name, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    tools = f"{Path(sys.executable).parent}{os.pathsep}{_translators()}{os.pathsep}{os.environ['PATH']}"
    environ = {name: text for name, text in os.environ.items() if not name.startswith("PYTHON")} | {
        "PATH": tools
    }
    (module,) = read(FLATPAK)["modules"]
    for command in module["build-commands"]:
        there = command.replace("/app/", f"{target}/")
        subprocess.run(["sh", "-c", there], cwd=source, env=environ, check=True, timeout=120)
    for program in ("spiderqt", "spiderqt-cli"):
        command = [str(target / "bin" / program), "--version"]
        done = subprocess.run(
            command, cwd="/", env=environ, capture_output=True, text=True, check=True, timeout=60
        )
        assert done.stdout == f"SpiderQt {__version__}\n"
    helped = [str(target / "bin" / "spiderqt"), "--lang", "es", "--help"]
    assert (
        "opciones" in subprocess.run(helped, env=environ, capture_output=True, text=True, check=True).stdout
    )
    for place in ("applications/{}.desktop", "metainfo/{}.metainfo.xml", "icons/hicolor/48x48/apps/{}.png"):
        assert (target / "share" / place.format(APPLICATION_ID)).is_file()


def _translators() -> Path:
    """Where Qt's `lrelease` lies in this environment."""
    import PySide6

    return Path(PySide6.__path__[0])
