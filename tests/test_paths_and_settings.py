# SPDX-License-Identifier: GPL-3.0-or-later
"""Where data goes, and settings that survive a restart and nonsense in their file."""

from __future__ import annotations

import enum
import os
import stat
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from spiderqt import paths
from spiderqt.settings import Setting, Settings


@pytest.mark.parametrize(
    ("platform", "environ", "expected"),
    [
        ("linux", {}, ".local/share/spiderqt"),
        ("linux", {"XDG_DATA_HOME": "/data"}, "/data/spiderqt"),
        ("linux", {"XDG_DATA_HOME": "relative"}, ".local/share/spiderqt"),
        ("freebsd14", {"XDG_DATA_HOME": ""}, ".local/share/spiderqt"),
        ("darwin", {"XDG_DATA_HOME": "/data"}, "Library/Application Support/SpiderQt"),
        ("win32", {"LOCALAPPDATA": "/local"}, "/local/SpiderQt"),
        ("win32", {}, "AppData/Local/SpiderQt"),
    ],
)
def test_each_system_has_its_place(
    platform: str, environ: dict[str, str], expected: str, own_home: Path
) -> None:
    assert paths.data_folder(None, environ, platform) == own_home / expected


def test_the_option_wins(own_home: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert paths.data_folder("~/games", {"XDG_DATA_HOME": "/data"}, "linux") == own_home / "games"
    monkeypatch.chdir(tmp_path)
    assert paths.data_folder("games", {}, "win32") == tmp_path / "games"


def test_the_folder_is_made_for_the_player_alone(tmp_path: Path) -> None:
    found = paths.prepare(str(tmp_path / "a" / "b"))
    assert found == paths.DataFolder(tmp_path / "a" / "b")
    assert found.path
    assert list(found.path.iterdir()) == []
    if os.name == "posix":
        assert stat.S_IMODE(found.path.stat().st_mode) & 0o077 == 0


def test_where_nothing_can_be_written_a_sentence_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    found = paths.prepare(str(tmp_path / "file" / "inside"))
    assert found.path is None
    assert str(tmp_path / "file" / "inside") in found.problem


def test_without_a_home_a_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless() -> Path:
        raise RuntimeError("no home")

    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.delenv("LOCALAPPDATA")
    monkeypatch.setattr(Path, "home", homeless)
    assert paths.prepare(None) == paths.DataFolder(
        None, "Nothing can be saved, because you have no home folder."
    )


class Level(enum.StrEnum):
    """A setting of a few values."""

    LOW = "low"
    HIGH = "high"


SOUND = Setting("sound/on", True)
MOVES = Setting("table/moves", 100)
SIZE = Setting("table/size", 1.5)
NAME = Setting("player/name", "")
LEVEL = Setting("voice/level", Level.LOW)


@pytest.mark.parametrize("in_file", [True, False])
def test_what_is_set_is_got_back(in_file: bool, tmp_path: Path, qtbot: QtBot) -> None:
    folder = tmp_path if in_file else None
    settings = Settings(folder)
    before = [
        settings.get(SOUND),
        settings.get(MOVES),
        settings.get(SIZE),
        settings.get(NAME),
        settings.get(LEVEL),
    ]
    assert before == [True, 100, 1.5, "", Level.LOW]
    settings.set(SOUND, False)
    settings.set(MOVES, -3)
    settings.set(SIZE, 0.25)
    settings.set(NAME, "Zoë, ñandú; #1 = 100 %")
    settings.set(LEVEL, Level.HIGH)
    for reader in (settings, Settings(folder)) if in_file else (settings,):
        assert reader.get(SOUND) is False
        assert reader.get(MOVES) == -3
        assert reader.get(SIZE) == 0.25
        assert reader.get(NAME) == "Zoë, ñandú; #1 = 100 %"
        assert reader.get(LEVEL) is Level.HIGH
    assert (tmp_path / "settings.ini").exists() is in_file


def test_nonsense_in_the_file_is_the_default(tmp_path: Path) -> None:
    text = "[sound]\non=perhaps\n[table]\nmoves=many\nsize=\n[voice]\nlevel=loud\n"
    (tmp_path / "settings.ini").write_text(text, encoding="utf-8")
    settings = Settings(tmp_path)
    assert settings.get(SOUND) is True
    assert settings.get(MOVES) == 100
    assert settings.get(SIZE) == 1.5
    assert settings.get(LEVEL) is Level.LOW


def test_only_a_change_is_told(qtbot: QtBot) -> None:
    settings = Settings(None)
    told: list[str] = []
    settings.changed.connect(told.append)
    settings.set(MOVES, 100)
    settings.set(MOVES, 7)
    settings.set(MOVES, 7)
    assert told == ["table/moves"]
