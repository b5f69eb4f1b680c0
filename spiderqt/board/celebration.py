# SPDX-License-Identifier: GPL-3.0-or-later
"""A short rain of suits for a won game. It lies above the table, catches nothing and delays nothing.

Must not know why it is asked for.
"""

from __future__ import annotations

import math
import time
from random import Random

from PySide6.QtCore import QObject, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from spiderqt.board.items import TableItem, device_pixels
from spiderqt.board.state import TableState
from spiderqt.compat import override
from spiderqt.engine.cards import Suit

_PIECES, _SECONDS, _FRAME = 72, 2.6, 16
_LEVEL = 200.0


class _Rain(TableItem):
    """All pieces at one moment; `share` of the time has passed."""

    def __init__(self, state: TableState) -> None:
        super().__init__(state)
        self.share = 0.0
        # Four bytes for each piece: where, when, how large, how it sways. Always the same ones.
        self._chance = Random(1).randbytes(4 * _PIECES)

    @override
    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        state, theme = self.state, self.state.options.theme
        width, height = state.layout.width * state.ratio, state.layout.height * state.ratio
        suits = sorted(set(state.picture.completed), key=list(Suit).index) or list(Suit)
        with device_pixels(painter, state.ratio):
            for piece in range(_PIECES):
                where, when, large, sway = (byte / 255 for byte in self._chance[4 * piece : 4 * piece + 4])
                fallen = self.share * 1.9 - 0.75 * when
                if not 0 < fallen < 1.15:
                    continue
                size = round(state.style.width * (0.14 + 0.2 * large))
                x = where * width + math.sin(fallen * 6 + 6 * sway) * size
                y = fallen * (height + 2 * size) - 2 * size
                suit = suits[piece % len(suits)]
                ink = QColor(theme.ink(suit, four_colours=state.options.four_colours))
                paper = QColor(theme.card)
                state.cache.stamps.put_centred(painter, suit, x, y, size + 2 * max(1, size // 12), paper)
                state.cache.stamps.put_centred(painter, suit, x, y, size, ink)


class Celebration(QObject):
    """Runs the rain once; asking again starts it anew."""

    def __init__(self, scene: QGraphicsScene, state: TableState) -> None:
        super().__init__(scene)
        self._scene = scene
        self._state = state
        self._rain: _Rain | None = None
        self._begun = 0.0
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(_FRAME)
        self._timer.timeout.connect(self._on_timeout)

    @property
    def active(self) -> bool:
        """Whether it rains."""
        return self._rain is not None

    def start(self) -> None:
        """Let it rain."""
        self.stop()
        self._rain = _Rain(self._state)
        self._rain.setZValue(_LEVEL)
        self._rain.lay_out(QRectF(0, 0, self._state.layout.width, self._state.layout.height))
        self._scene.addItem(self._rain)
        self._begun = time.monotonic()
        self._timer.start()

    def stop(self) -> None:
        """End it at once."""
        self._timer.stop()
        if self._rain is not None:
            self._scene.removeItem(self._rain)
            self._rain = None

    def _on_timeout(self) -> None:
        if self._rain is None:
            return
        self._rain.share = (time.monotonic() - self._begun) * self._state.options.speed / _SECONDS
        if self._rain.share >= 1:
            self.stop()
        else:
            self._rain.update()
