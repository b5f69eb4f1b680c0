# SPDX-License-Identifier: GPL-3.0-or-later
"""run.py and its helpers, without a network: what they find lacking, when the environment is made anew."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import environment
import pytest
import system_packages
import words
from system_packages import Need
from words import SetupError

import run

ROOT = Path(__file__).resolve().parents[1]
LINUX = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="packages are Linux's")


@pytest.fixture(autouse=True)
def speak_english() -> None:
    words.choose_language(["--lang", "en"])


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A clone whose environment is made of two small files, by way of a pip that is none."""
    root = tmp_path / "clone"
    root.mkdir()
    write_project(root, ["one"])
    monkeypatch.setattr(environment, "_make", make)
    monkeypatch.setattr(environment, "_install", install)
    made.clear()
    return root


made: list[str] = []


def write_project(root: Path, dependencies: list[str]) -> None:
    (root / "pyproject.toml").write_text(
        f"[project]\ndependencies = {json.dumps(dependencies)}\n"
        '[project.optional-dependencies]\ntest = ["two"]\nsound = ["three"]\n'
    )


def make(folder: Path) -> None:
    made.append("made")
    python = environment.python_of(folder)
    python.parent.mkdir(parents=True, exist_ok=True)
    python.touch()


def install(folder: Path, wanted: list[str]) -> None:
    made.append(" ".join(wanted))
    package = folder / "lib" / "python3.11" / "site-packages" / "pyside6_essentials-6.dist-info"
    package.mkdir(parents=True, exist_ok=True)
    (package.parent / "library.so").write_text("12345")
    (package / "RECORD").write_text("library.so,sha256=x,5\nx/__pycache__/y.pyc,sha256=x,9\nnone,,\n")


def test_the_environment_is_made_once(clone: Path) -> None:
    for _ in range(3):
        assert environment.prepare(clone) == environment.python_of(clone / ".venv")
    assert made == ["made", "one"]


def test_tests_need_more_and_playing_afterwards_is_content_with_that(clone: Path) -> None:
    environment.prepare(clone)
    environment.prepare(clone, ["test"])
    environment.prepare(clone)
    environment.prepare(clone, ["test"])
    assert made == ["made", "one", "one two"]


def test_sound_is_added_once_and_stays(clone: Path) -> None:
    environment.prepare(clone)
    environment.prepare(clone, ["sound"])
    environment.prepare(clone)
    assert made == ["made", "one", "one three"]


def test_what_cannot_be_fetched_leaves_what_was_there(clone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def offline(folder: Path, wanted: list[str]) -> None:
        raise SetupError("no network")

    environment.prepare(clone)
    with monkeypatch.context() as patch, pytest.raises(SetupError):
        patch.setattr(environment, "_install", offline)
        environment.prepare(clone, ["sound"])
    environment.prepare(clone)
    assert made == ["made", "one"]


@pytest.mark.parametrize(
    ("arguments", "extras"), [(["sound", "--lang", "en"], ["sound"]), (["--lang", "en"], [])]
)
def test_sound_is_an_extra_of_the_same_game(
    arguments: list[str], extras: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[tuple[list[str], list[str]]] = []

    def start(command: list[str], needs: object, *, extras: Sequence[str] = (), thorough: bool = True) -> int:
        begun.append((command, list(extras)))
        return 0

    monkeypatch.setattr(run, "start", start)
    assert run.main(arguments) == 0
    assert begun == [(["-m", "spiderqt", "--lang", "en"], extras)]


def test_another_requirement_is_added(clone: Path) -> None:
    environment.prepare(clone, ["test"])
    write_project(clone, ["one>2"])
    environment.prepare(clone)
    assert made == ["made", "one two", "one>2 two"]


def test_an_interrupted_installation_is_begun_anew(clone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(folder: Path, wanted: list[str]) -> None:
        install(folder, wanted)
        raise KeyboardInterrupt

    with monkeypatch.context() as patch, pytest.raises(KeyboardInterrupt):
        patch.setattr(environment, "_install", interrupted)
        environment.prepare(clone)
    assert environment.needs(clone) == environment._makers()
    environment.prepare(clone)
    assert made == ["made", "one", "made", "one"]
    write_project(clone, ["one>2"])
    with monkeypatch.context() as patch, pytest.raises(KeyboardInterrupt):
        patch.setattr(environment, "_install", interrupted)
        environment.prepare(clone)
    environment.prepare(clone)
    assert made[4:] == ["one>2", "made", "one>2"]


@pytest.mark.parametrize("damage", ["gone", "cut short", "interpreter", "marker", "rubbish in marker", "all"])
def test_a_damaged_environment_is_made_anew(clone: Path, damage: str) -> None:
    environment.prepare(clone)
    folder = clone / ".venv"
    library = folder / "lib" / "python3.11" / "site-packages" / "library.so"
    if damage == "gone":
        library.unlink()
    elif damage == "cut short":
        library.write_text("123")
    elif damage == "interpreter":
        environment.python_of(folder).unlink()
    elif damage == "marker":
        (folder / "spiderqt-ready.json").unlink()
    elif damage == "rubbish in marker":
        (folder / "spiderqt-ready.json").write_text("[")
    else:
        library.parent.rename(clone / "elsewhere")
    environment.prepare(clone)
    assert made == ["made", "one"] * 2
    environment.prepare(clone)
    assert len(made) == 4


def test_another_python_or_place_makes_it_anew(clone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    environment.prepare(clone)
    monkeypatch.setattr(sys, "base_prefix", "/another")
    environment.prepare(clone)
    moved = clone.rename(clone.with_name("moved"))
    environment.prepare(moved)
    assert made == ["made", "one"] * 3


def test_requirements_are_those_of_the_project() -> None:
    found = environment.requirements(ROOT, ["test"])
    assert any(line.startswith("PySide6-Essentials") and "<6.12" in line for line in found)
    assert any(line.startswith("pytest") for line in found)


def test_signs_tell_what_is_there(tmp_path: Path) -> None:
    there = ["module:json", "command:python3", "file:bin/env"]
    assert all(Need(sign, "x").is_met() for sign in there if sys.platform != "win32")
    lacking = ["lib:libnowhere.so.9", "command:nowhere", "module:nowhere", "file:nowhere/**/*.x"]
    assert not any(Need(sign, "x").is_met() for sign in lacking)


LACKING = (
    Need("lib:libnowhere.so.9", "libnowhere9", "nowhere-libs", "nowhere"),
    Need("module:json", "python3-json"),
    Need("command:nowhere", "nowhere-tools"),
)


def path_with(folder: Path, monkeypatch: pytest.MonkeyPatch, *names: str) -> None:
    """Let these be the only commands there are; each notes its arguments."""
    folder.mkdir()
    for name in names:
        command = folder / name
        command.write_text(f'#!/bin/sh\necho "{name} $@" >> {folder}/log\n[ "$1" != install ]\n')
        command.chmod(0o755)
    monkeypatch.setenv("PATH", str(folder))


@LINUX
def test_another_user_than_root_gets_the_command_to_type(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    path_with(tmp_path / "bin", monkeypatch, "apt-get", "sudo")
    with pytest.raises(SetupError) as trouble:
        system_packages.ensure(LACKING)
    assert "libnowhere9, nowhere-tools" in trouble.value.sentence
    install = "apt-get install --no-install-recommends libnowhere9 nowhere-tools"
    assert trouble.value.command == f"sudo sh -c 'apt-get update && {install}'"
    assert not (tmp_path / "bin" / "log").exists()


@LINUX
def test_root_installs_and_a_failure_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("os.geteuid", lambda: 0)
    path_with(tmp_path / "bin", monkeypatch, "apt-get")
    with pytest.raises(SetupError):
        system_packages.ensure(LACKING)
    log = (tmp_path / "bin" / "log").read_text().splitlines()
    assert log == [
        "apt-get update",
        "apt-get install --no-install-recommends --yes libnowhere9 nowhere-tools",
    ]
    assert "libnowhere9 nowhere-tools" in capsys.readouterr().err


@LINUX
@pytest.mark.parametrize(
    ("manager", "command"),
    [("dnf", "sudo dnf install nowhere-libs"), ("pacman", "sudo pacman -S --needed nowhere"), ("other", "")],
)
def test_other_systems_get_a_hint_of_the_libraries(
    manager: str, command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path_with(tmp_path / "bin", monkeypatch, manager)
    with pytest.raises(SetupError) as trouble:
        system_packages.ensure(LACKING)
    assert trouble.value.command == command
    assert "nowhere" in trouble.value.sentence


@LINUX
def test_what_only_tests_need_stops_nobody_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path_with(tmp_path / "bin", monkeypatch, "dnf")
    system_packages.ensure(LACKING[1:])


@pytest.mark.parametrize(
    ("arguments", "language"),
    [(["--lang", "es"], "es"), (["--lang=es"], "es"), (["--lang", "fr"], "en"), ([], "en")],
)
def test_setting_up_speaks_both_languages(arguments: list[str], language: str) -> None:
    words.choose_language(arguments)
    assert words.words("type").startswith({"en": "Type", "es": "Escribe"}[language])


def test_every_sentence_is_there_in_both_languages_with_the_same_placeholders() -> None:
    for english, spanish in words._SENTENCES.values():
        assert english != spanish
        assert ("{names}" in english, "{folder}" in english) == ("{names}" in spanish, "{folder}" in spanish)


def test_an_older_python_gets_a_sentence() -> None:
    code = f"import sys; sys.version_info = (3, 9, 1); exec(open({str(ROOT / 'run.py')!r}).read())"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stderr == "SpiderQt needs Python 3.11 or later; this is 3.9.\n"
