# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole deal with one key in the real window, in the scan's own time: every offer is spoken, shown and lit."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from spiderqt.advice.solver.solve import Verdict, solve
from spiderqt.engine.actions import Deal, Move
from spiderqt.engine.codes import parse_code
from spiderqt.voice.phrases.scan import offer_sentence
from spiderqt.voice.scanning import ColumnOffer
from spiderqt.windows.voice_settings import SCANNING
from tests.windows.conftest import MakeWindow
from tests.windows.hands import Keyboard


@pytest.mark.parametrize("language", ["en", pytest.param("es", marks=pytest.mark.long)])
def test_a_whole_deal_is_won_with_one_key(
    make_window: MakeWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setattr("spiderqt.windows.scanner.scan_seconds", lambda settings: 0.002)
    start = parse_code("SD1-S1-AAAAABD")
    window = make_window(start, lang=language)
    spoken: list[str] = []
    monkeypatch.setattr(window.ear.tree, "speak", lambda text, urgent: spoken.append(text))
    solution = solve(start.position(), nodes=200_000)
    assert solution.verdict is Verdict.WON
    keyboard, pressed = Keyboard(window), []

    def on_offered(text: str) -> None:
        lit, game = window.scanner.lit, window.game
        if not isinstance(lit, Move | Deal | ColumnOffer) or game.is_won:
            return
        assert text == offer_sentence(game.position, lit) == window.message.whole == spoken[-1]
        assert window.scene._signs.hint is not None, "what is offered is lit on the table"
        wanted = solution.actions[game.moves]
        if lit == wanted or (isinstance(lit, ColumnOffer) and wanted in lit.moves):
            pressed.append(text)
            keyboard.press(Qt.Key.Key_Space)

    window.ear.announcer.offered.connect(on_offered)
    window.settings.set(SCANNING, True)
    qtbot.waitUntil(lambda: window.game.is_won, timeout=120_000)
    assert window.game.moves == len(solution.actions)
    assert len(pressed) >= len(solution.actions)
    assert any(("Has ganado" if language == "es" else "You have won") in told for told in spoken)
