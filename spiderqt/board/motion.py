# SPDX-License-Identifier: GPL-3.0-or-later
"""Carries out flights: items that move over a table whose state is already final.

Gates nothing: whoever asks where a card is gets its final place. Must not know rules or input.
"""

from __future__ import annotations

import time
from collections.abc import Sequence

from PySide6.QtCore import QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtWidgets import QGraphicsScene

from spiderqt.board.flights import Flight
from spiderqt.board.geometry import Rect
from spiderqt.board.hits import Place
from spiderqt.board.items import RunItem
from spiderqt.board.state import TableState
from spiderqt.engine.values import dataclass

_FRAME = 8  # milliseconds between steps; the screen's own rate is the real limit
_TOP = 100.0


@dataclass(slots=True)
class _Airborne:
    flight: Flight
    item: RunItem
    begin: float


class Motion(QObject):
    """The flights in the air. `landed` tells the places where cards have just come to rest."""

    landed = Signal(object)

    def __init__(self, scene: QGraphicsScene, state: TableState) -> None:
        super().__init__(scene)
        self._scene = scene
        self._state = state
        self._airborne: list[_Airborne] = []
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(_FRAME)
        self._timer.timeout.connect(self._on_timeout)

    @property
    def active(self) -> bool:
        """Whether anything is still on its way."""
        return bool(self._airborne)

    def whereabouts(self) -> dict[Place, Rect]:
        """Where the flying cards are right now, by the place they fly to."""
        result = {}
        for entry in self._airborne:
            style, ratio = self._state.style, self._state.ratio
            for place, offset in zip(entry.flight.targets, entry.item.offsets, strict=True):
                at = entry.item.pos() + QPointF(0, offset)
                result[place] = Rect(at.x(), at.y(), style.width / ratio, style.height / ratio)
        return result

    def launch(self, flights: Sequence[Flight]) -> None:
        """Begin flights now."""
        now = time.monotonic()
        speed = max(self._state.options.speed, 0.05)
        for number, flight in enumerate(flights):
            item = self._item(flight)
            item.setZValue(_TOP + number * 0.01)
            self._scene.addItem(item)
            self._airborne.append(_Airborne(flight, item, now + flight.delay / speed))
        if self._airborne:
            self._step(now)
            self._timer.start()

    def settle(self) -> None:
        """Bring everything to its place at once."""
        places = [place for entry in self._airborne for place in entry.flight.targets]
        for entry in self._airborne:
            self._scene.removeItem(entry.item)
        self._airborne.clear()
        self._timer.stop()
        if places:
            self.landed.emit(places)

    def _item(self, flight: Flight) -> RunItem:
        columns = self._state.layout.columns
        offsets = [0.0] * len(flight.cards)
        first = flight.targets[0]
        if first.column >= 0:
            cards = columns[first.column].cards
            offsets = [cards[place.index].y - cards[first.index].y for place in flight.targets]
        item = RunItem(self._state, flight.cards, offsets)
        item.backwards = flight.flips and not flight.face_up
        if first.column >= 0:
            item.index = round(columns[first.column].index * self._state.ratio)
        return item

    def _on_timeout(self) -> None:
        self._step(time.monotonic())

    def _step(self, now: float) -> None:
        speed = max(self._state.options.speed, 0.05)
        landed: list[Place] = []
        flying = []
        for entry in self._airborne:
            share = (now - entry.begin) * speed / entry.flight.duration
            if share >= 1:
                self._scene.removeItem(entry.item)
                landed += entry.flight.targets
            else:
                self._move(entry, max(0.0, share))
                flying.append(entry)
        self._airborne = flying
        if landed:
            self.landed.emit(landed)
        if not self._airborne:
            self._timer.stop()

    def _move(self, entry: _Airborne, share: float) -> None:
        flight, item = entry.flight, entry.item
        eased = 1 - (1 - share) ** 3
        x = flight.start.x + (flight.end.x - flight.start.x) * eased
        y = flight.start.y + (flight.end.y - flight.start.y) * eased
        height = self._state.style.height / self._state.ratio
        size = (flight.start.h + (flight.end.h - flight.start.h) * eased) / height
        item.shape_as(turn=share if flight.flips else 1.0, size=size if abs(size - 1) > 1e-3 else 1.0)
        item.setPos(x, y)
