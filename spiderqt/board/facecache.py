# SPDX-License-Identifier: GPL-3.0-or-later
"""Ready-painted cards by (what is seen, style): the style holds size, pixel ratio and theme.

Pixmaps have device pixels and a ratio of 1: whoever draws them does so in device pixels, so nothing is ever
scaled or blurred. Must not know where cards lie.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap

from spiderqt.board import faces
from spiderqt.board.blits import Blit
from spiderqt.board.faces import FaceStyle
from spiderqt.board.shadows import Shadow
from spiderqt.board.stamps import Stamps
from spiderqt.engine.cards import Card, Suit

_LEAST_BUDGET = 12 * 1024 * 1024  # bytes


class Sprite:
    """A painted card in up to three pieces, so that all but the rows of its rounded corners is copied, not blended.

    `head` and `foot` are the rows at its ends that are not opaque.
    """

    __slots__ = ("_body", "_foot", "_head", "_rows", "_width", "cost")

    def __init__(self, image: QImage, head: int, foot: int) -> None:
        width, height = image.width(), image.height()
        body = image.copy(0, head, width, height - head - foot)
        self._head = QPixmap.fromImage(image.copy(0, 0, width, head)) if head else None
        self._body = QPixmap.fromImage(body.convertToFormat(QImage.Format.Format_RGB32))
        self._foot = QPixmap.fromImage(image.copy(0, height - foot, width, foot)) if foot else None
        self._rows = head
        self._width = width
        self.cost = width * height * 4

    def draw(self, painter: QPainter, x: int, y: int) -> None:
        """Paint it at a corner in device pixels."""
        for blit in self.blits(x, y):
            painter.drawPixmap(*blit)

    def blits(self, x: int, y: int, rows: int | None = None) -> list[Blit]:
        """What paints it at a corner in device pixels; with `rows`, only that many from the top."""
        body = self._body.height()
        pieces: list[Blit] = [] if self._head is None else [(x, y, self._head)]
        y += self._rows
        if rows is not None and rows < self._rows + body:
            pieces.append((x, y, self._body, 0, 0, self._width, max(1, rows - self._rows)))
            return pieces
        pieces.append((x, y, self._body))
        if self._foot is not None:
            pieces.append((x, y + body, self._foot))
        return pieces


class FaceCache:
    """Paints each card once; forgets the ones not used for longest when they grow too many."""

    def __init__(self, budget: int = _LEAST_BUDGET) -> None:
        self.stamps = Stamps()
        self._budget = budget
        self._used = 0
        self._sprites: OrderedDict[Hashable, Sprite] = OrderedDict()
        self._blanks: dict[tuple[FaceStyle, bool], QImage] = {}
        self._signs: OrderedDict[Hashable, QPixmap] = OrderedDict()
        self._shadows: OrderedDict[Hashable, Shadow] = OrderedDict()

    def __len__(self) -> int:
        return len(self._sprites)

    def make_room(self, table: tuple[float, float], ratio: float, zoom: float = 1.0) -> None:
        """Fit the budget to a table of that size: twice its pixels, all cards being less than once.

        Of a table that is zoomed larger than its window only a part is seen: four times the window's pixels do.
        """
        pixels = table[0] * table[1] * ratio * ratio
        self._budget = max(_LEAST_BUDGET, round(4 * min(2 * pixels, 4 * pixels / max(1.0, zoom) ** 2)))

    @property
    def used(self) -> int:
        """Bytes of all painted cards."""
        return self._used

    def face(self, style: FaceStyle, card: Card | None, *, on_paper: bool = False) -> Sprite:
        """A whole card, or the back for None; `on_paper` if it lies on a face-up card, seen beside its corners."""
        key = (style, card, on_paper)
        sprite = self._find(key)
        if sprite is None:
            image = self._blank(style, on_paper=on_paper) if card else _clear(style)
            painter = QPainter(image)
            if card is None:
                faces.paint_face_down(painter, style)
            else:
                faces.paint_face(painter, style, card, self.stamps)
            painter.end()
            head = 0 if on_paper else style.corner_rows
            sprite = self._keep(key, Sprite(image, head, style.corner_rows))
        return sprite

    def strip(
        self,
        style: FaceStyle,
        card: Card,
        strip: int,
        index: int,
        *,
        on_paper: bool = False,
        cut: bool = False,
    ) -> Sprite:
        """The visible part of a covered card, and what the rounded corners of the next one leave of it.

        `cut` leaves the latter out, for a next card that lies `on_paper`.
        """
        key = (style, card, strip, index, on_paper, cut)
        sprite = self._find(key)
        if sprite is None:
            rows = style.corner_rows
            height = min(style.height - rows, strip if cut else strip + rows)
            image = self._blank(style, on_paper=on_paper).copy(0, 0, style.width, height)
            painter = QPainter(image)
            faces.paint_strip(painter, style, card, strip, index, self.stamps)
            painter.end()
            sprite = self._keep(key, Sprite(image, 0 if on_paper else min(rows, height - 1), 0))
        return sprite

    def completed(self, style: FaceStyle, suit: Suit) -> Sprite:
        """A completed run's card."""
        key = (style, suit)
        sprite = self._find(key)
        if sprite is None:
            image = self._blank(style, on_paper=False)
            painter = QPainter(image)
            faces.paint_completed(painter, style, suit, self.stamps)
            painter.end()
            sprite = self._keep(key, Sprite(image, style.corner_rows, style.corner_rows))
        return sprite

    def shadow(self, style: FaceStyle, *, raised: bool) -> Shadow:
        """The shadow of cards of that width."""
        key = (style.width, style.theme.shadow, raised)
        found = self._shadows.get(key)
        if found is None:
            found = self._shadows[key] = Shadow(style.width, style.radius, style.theme.shadow, raised=raised)
            if len(self._shadows) > 8:
                self._shadows.popitem(last=False)
        return found

    def sign(self, key: Hashable, size: tuple[int, int], paint: Callable[[QPainter], None]) -> QPixmap:
        """A small sign that repeats, painted by `paint` when first asked for."""
        pixmap = self._signs.get(key)
        if pixmap is None:
            pixmap = QPixmap(*size)
            pixmap.fill(Qt.GlobalColor.transparent)
            painter = QPainter(pixmap)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint(painter)
            painter.end()
            self._signs[key] = pixmap
            if len(self._signs) > 24:
                self._signs.popitem(last=False)
        return pixmap

    def _blank(self, style: FaceStyle, *, on_paper: bool) -> QImage:
        """A card's paper, on nothing or on the paper of the card below it."""
        key = (style, on_paper)
        if key not in self._blanks:
            if len(self._blanks) > 6:
                self._blanks.clear()
            image = _clear(style)
            painter = QPainter(image)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if on_paper:
                row = self._blank(style, on_paper=False).copy(0, style.corner_rows, style.width, 1)
                painter.drawImage(QRect(0, 0, style.width, style.corner_rows), row)
            faces.paint_blank(painter, style)
            painter.end()
            self._blanks[key] = image
        return self._blanks[key].copy()

    def _find(self, key: Hashable) -> Sprite | None:
        sprite = self._sprites.get(key)
        if sprite is not None:
            self._sprites.move_to_end(key)
        return sprite

    def _keep(self, key: Hashable, sprite: Sprite) -> Sprite:
        self._sprites[key] = sprite
        self._used += sprite.cost
        while self._used > self._budget and len(self._sprites) > 1:
            _, dropped = self._sprites.popitem(last=False)
            self._used -= dropped.cost
        return sprite


def _clear(style: FaceStyle) -> QImage:
    """An image of a card's size with nothing on it."""
    image = QImage(style.width, style.height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image
