# SPDX-License-Identifier: GPL-3.0-or-later
"""The bar of verdicts in long words and large type on a small screen: it leaves the table room, and cuts no button."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from spiderqt.voice.phrases.verdicts import lost_sentence, searching_sentence
from tests.windows.conftest import MakeWindow
from tests.words import pseudo
from tests.words.test_pseudo_languages import SMALL, clone, large_type, settle

__all__ = ["clone", "large_type"]


@pytest.mark.parametrize(
    ("make", "name"), [(pseudo.longer, pseudo.LONG), (pseudo.persian, pseudo.RIGHT_TO_LEFT)]
)
def test_the_bar_fits(
    make_window: MakeWindow, clone: Path, large_type: None, make: object, name: str
) -> None:
    assert callable(make)
    pseudo.add_language(clone, name, make)
    window = make_window(lang=name)
    window.resize(SMALL)
    desk = window.advice.desk
    acts = window.handlers
    desk.bar.work(lambda: searching_sentence(30, "Esc"), 30.0)
    for _ in range(2):
        settle()
        assert window.size() == SMALL
        assert desk.bar.width() <= window.width()
        assert desk.bar.height() <= 0.3 * window.height()
        for part in (*desk.bar.findChildren(QPushButton), *desk.bar.findChildren(QLabel, "advice-time")):
            assert isinstance(part, QPushButton | QLabel)
            if part.isVisible():
                assert part.sizeHint().width() <= part.width() + 1, part.text()
                assert desk.bar.rect().contains(part.geometry()), part.text()
        assert desk.bar.line.whole
        assert desk.bar.line.accessibleName() == desk.bar.line.whole
        assert desk.bar.isRightToLeft() == (window.layoutDirection() is Qt.LayoutDirection.RightToLeft)
        desk.tell(lost_sentence, {"restart": acts.do_restart, "new": acts.do_new}, matter="verdict")
    QApplication.processEvents()
