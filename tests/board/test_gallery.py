# SPDX-License-Identifier: GPL-3.0-or-later
"""The gallery's pictures can be made."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from spiderqt.board import gallery


def test_every_picture_has_its_size_and_more_than_cloth(qtbot: QtBot) -> None:
    names = set()
    for shot in gallery.shots():
        name, (width, height, ratio), *_ = shot
        names.add(name)
        if width * ratio > 1100:
            continue  # large ones are the same, only slower
        image = gallery.picture(shot)
        assert (image.width(), image.height()) == (width * ratio, height * ratio)
        assert len({image.pixel(x, image.height() // 3) for x in range(image.width())}) > 5
    assert len(names) == len(list(gallery.shots()))


def test_without_a_folder_it_says_how(capsys: pytest.CaptureFixture[str]) -> None:
    assert gallery.main([]) == 2
    assert "FOLDER" in capsys.readouterr().err


def test_writes_files(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = next(iter(gallery.shots()))
    monkeypatch.setattr(gallery, "shots", lambda: iter([first]))
    assert gallery.main([str(tmp_path / "new")]) == 0
    assert [path.name for path in (tmp_path / "new").iterdir()] == [f"{first[0]}.png"]
