# SPDX-License-Identifier: GPL-3.0-or-later
"""The small positions pictured in the manual, drawn by the table's own board.

Must not know pages. A position is a text file of resources/manual/tables: a line for each column (``1: # # KS QS``,
``#`` is a face-down card), and signs: ``lifted: 1 3`` (column, card), ``targets: 2 join, 4 place`` (or ``empty``,
``complete``), ``stock: 5`` (deals left) and ``completed: S H``.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from spiderqt import assets
from spiderqt.board.hits import Place
from spiderqt.board.marks import TargetKind
from spiderqt.board.options import BoardOptions
from spiderqt.board.scene import TableScene
from spiderqt.engine.cards import Card, Suit, card
from spiderqt.engine.values import dataclass, replace

_KINDS = {
    "join": TargetKind.JOIN,
    "place": TargetKind.PLACE,
    "empty": TargetKind.EMPTY,
    "complete": TargetKind.COMPLETE,
}
_COLUMN, _HEIGHT = 88, 250


@dataclass(frozen=True, slots=True)
class Heap:
    """A column."""

    hidden: tuple[Card | None, ...]
    shown: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Drawing:
    """A position with its signs; columns and cards are counted from 0."""

    columns: tuple[Heap, ...]
    stock: tuple[Card | None, ...] = ()
    completed: tuple[Suit, ...] = ()
    lifted: tuple[int, int] | None = None
    targets: tuple[tuple[int, TargetKind], ...] = ()


def names() -> list[str]:
    """Every pictured position."""
    return sorted(path.stem for path in assets.resource("manual/tables").glob("*.txt"))


def read(name: str) -> Drawing:
    """The position of that name. Raises OSError or ValueError."""
    text = assets.resource(f"manual/tables/{name}.txt").read_text(encoding="utf-8")
    lines = dict(line.split(":", 1) for line in text.splitlines() if ":" in line)
    columns = tuple(_heap(lines[key].split()) for key in lines if key.isdigit())
    lifted = [int(word) - 1 for word in lines.get("lifted", "").split()]
    return Drawing(
        columns,
        (None,) * (int(lines.get("stock", "0")) * len(columns)),
        tuple(Suit(word) for word in lines.get("completed", "").split()),
        (lifted[0], lifted[1]) if lifted else None,
        tuple(_target(part) for part in lines.get("targets", "").split(",") if part.strip()),
    )


def _heap(words: list[str]) -> Heap:
    hidden = [word for word in words if word == "#"]
    return Heap((None,) * len(hidden), tuple(card(word) for word in words[len(hidden) :]))


def _target(text: str) -> tuple[int, TargetKind]:
    column, kind = text.split()
    return int(column) - 1, _KINDS[kind]


def draw(name: str, options: BoardOptions, ratio: float = 1.0) -> QImage:
    """The picture of a position, as large as it needs to be, in the player's own colours."""
    drawing = read(name)
    width = max(3, len(drawing.columns)) * _COLUMN
    longest = max(len(heap.hidden) + len(heap.shown) for heap in drawing.columns)
    height = _HEIGHT + 12 * max(0, longest - 5) + (40 if drawing.stock or drawing.completed else 0)
    scene = TableScene(None, replace(options, zoom=1.0, card_scale=1.0, speed=0.0))
    scene.set_size(width, height, ratio)
    scene.show(drawing, animate=False, foundations=len(drawing.completed))
    if drawing.lifted is not None:
        scene.set_lifted(Place.card(*drawing.lifted))
    scene.set_targets(dict(drawing.targets))
    image = QImage(round(width * ratio), round(height * ratio), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    painter = QPainter(image)
    scene.render(painter, QRectF(0, 0, width, height), QRectF(0, 0, width, height))
    painter.end()
    # The felt below the longest column says nothing.
    lowest = max(column.extent.y + column.extent.h for column in scene.layout.columns)
    scene.deleteLater()
    return image.copy(0, 0, image.width(), min(image.height(), round((lowest + 12) * ratio)))
