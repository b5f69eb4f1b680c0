# SPDX-License-Identifier: GPL-3.0-or-later
"""The pictures of the whole window can be made."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QImage, QPalette
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from spiderqt.i18n import Languages
from spiderqt.settings import Settings
from spiderqt.windows import gallery


@pytest.fixture
def languages(qapp: QApplication) -> Iterator[Languages]:
    """Languages that are English again afterwards."""
    found = Languages(Settings(None, qapp), qapp)
    yield found
    found.start("en")
    found.deleteLater()
    qapp.setPalette(QPalette())


@pytest.mark.parametrize("name", gallery.ACTS)
def test_every_scene_can_be_shown(
    name: str, languages: Languages, qapp: QApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    (shot,) = (shot for shot in gallery.shots() if shot.name == f"{name}-es-480x360")
    image = gallery.picture(shot, languages, qapp)
    assert (image.width(), image.height()) == (480, 360)
    gallery.save(image, tmp_path / "x.png")
    saved = QImage(str(tmp_path / "x.png"))
    assert saved.colorCount() <= 256
    assert len({saved.pixel(x, 180) for x in range(480)}) > 5


def test_names_are_given_once_and_the_pictures_of_the_readme_are_among_them() -> None:
    names = [shot.name for shot in gallery.shots()]
    assert len(names) == len(set(names))
    pictures = list((Path(__file__).parents[2] / "docs" / "pictures").glob("*.png"))
    assert len(pictures) == 4
    for picture in pictures:
        assert picture.stem in names
        assert picture.stat().st_size < 200_000


def test_without_a_folder_it_says_how(capsys: pytest.CaptureFixture[str]) -> None:
    assert gallery.main([]) == 2
    assert "FOLDER" in capsys.readouterr().err
