# SPDX-License-Identifier: GPL-3.0-or-later
"""Times complete repaints of a table of 104 cards, off screen: ``python -m tests.board.bench_paint``.

Prints milliseconds (median of many) and their share of the budget that the project has set itself.
"""

from __future__ import annotations

import os
import statistics
import time
from collections.abc import Callable

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from spiderqt.board.options import BoardOptions
from spiderqt.board.scene import TableScene
from tests.board.samples import Column, Table, king_down

# Every card on the table, as many face up as can be: more to paint than any deal shows.
FULL = Table(
    tuple(Column((None,) * 2, king_down(8 + (number < 4), "SHDC"[number % 4 :])) for number in range(10))
)
REPEATS = 60


def medians_ms(action: Callable[[], object], repeats: int = REPEATS) -> tuple[float, float]:
    """The median time of an action in milliseconds: on the clock, and of the processor alone."""
    clock, processor = [], []
    for _ in range(repeats):
        begin, worked = time.perf_counter(), time.thread_time()
        action()
        clock.append((time.perf_counter() - begin) * 1000)
        processor.append((time.thread_time() - worked) * 1000)
    return statistics.median(clock), statistics.median(processor)


def repaint_ms(width: int, height: int, ratio: float) -> tuple[float, float]:
    """A complete repaint of the table at that many logical pixels."""
    scene = TableScene(None, BoardOptions(speed=0))
    scene.set_size(width, height, ratio)
    scene.show(FULL)
    image = QImage(round(width * ratio), round(height * ratio), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    area = QRectF(0, 0, width, height)

    def paint() -> None:
        painter = QPainter(image)
        scene.render(painter, area, area)
        painter.end()

    paint()
    return medians_ms(paint)


def resize_ms(width: int, height: int) -> tuple[float, float]:
    """One step of a resize drag: lay out, paint cards of a new size, repaint."""
    scene = TableScene(None, BoardOptions(speed=0))
    scene.set_size(width, height, 1.0)
    scene.show(FULL)
    image = QImage(width, height, QImage.Format.Format_RGB32)
    sizes = iter(range(10_000))

    def step() -> None:
        less = next(sizes) * 3
        scene.set_size(width - less, height - less // 2, 1.0)
        area = QRectF(0, 0, width - less, height - less // 2)
        painter = QPainter(image)
        scene.render(painter, area, area)
        painter.end()

    step()
    return medians_ms(step)


def fill_ms(width: int, height: int) -> tuple[float, float]:
    """Filling as many pixels with one colour: what the machine can do at best just now."""
    image = QImage(width, height, QImage.Format.Format_RGB32)
    return medians_ms(lambda: image.fill(0x1D5B41))


def main() -> None:
    """Print all figures."""
    app = QApplication.instance() or QApplication([])
    cards = sum(len(column.hidden) + len(column.shown) for column in FULL.columns)
    for width, height in ((1920, 1080), (3840, 2160)):
        clock, processor = fill_ms(width, height)
        print(f"plain fill {width}x{height}: median {clock:.2f} ms, processor {processor:.2f} ms")
    for name, cost, budget in (
        ("repaint 1920x1080", repaint_ms(1920, 1080, 1.0), 4.0),
        ("repaint 3840x2160 (ratio 2)", repaint_ms(1920, 1080, 2.0), 12.0),
        ("resize step near 1920x1080", resize_ms(1920, 1080), 1000 / 60),
    ):
        clock, processor = cost
        print(
            f"{name}, {cards} cards: median {clock:.2f} ms ({clock / budget:.0%} of {budget:.1f} ms), "
            f"processor {processor:.2f} ms ({processor / budget:.0%})"
        )
    del app


if __name__ == "__main__":
    main()
