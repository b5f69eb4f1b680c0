# SPDX-License-Identifier: GPL-3.0-or-later
"""The message line holds two lines, and the strip gets more rows in narrow windows."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from spiderqt.session.status import status_of
from spiderqt.windows.message_line import MessageLine
from tests.windows.conftest import MakeWindow


@pytest.mark.parametrize("width", [200, 480, 1920])
def test_a_long_message_ends_in_dots_and_is_kept_whole(qtbot: QtBot, width: int) -> None:
    line = MessageLine()
    qtbot.addWidget(line)
    line.resize(width, line.height())
    text = "word " * 200
    line.say(text.strip(), refused=True)
    assert line.text().endswith("…")
    assert line.whole == "⊘ " + text.strip()
    assert line.heightForWidth(width) <= line.height() + 1
    line.say("short")
    assert line.text() == "short"


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_strip_shows_every_fact_whole_at_480_pixels(
    make_window: MakeWindow, qtbot: QtBot, lang: str
) -> None:
    window = make_window(lang=lang)
    window.resize(480, 360)
    window.strip.show_status(status_of(window.game.table))
    qtbot.wait(50)
    for label in window.strip._labels.values():
        assert label.text()
        assert label.width() >= label.sizeHint().width() - 1, label.text()
        assert label.geometry().right() <= window.strip.width()
