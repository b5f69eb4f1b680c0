# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures of telling tables in all themes and sizes: ``python -m spiderqt.board.gallery FOLDER``.

For those who work on the table's looks. Must not know rules: its positions are put together from cards.
"""

from __future__ import annotations

import os
import random
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from spiderqt.engine.cards import Card, Rank, Suit, card

if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from spiderqt.board.hits import Place, Zone
from spiderqt.board.marks import TargetKind
from spiderqt.board.options import BoardOptions
from spiderqt.board.scene import TableScene
from spiderqt.board.signs import HintMark
from spiderqt.board.theme import FELT, THEMES

LETTERS = {Suit.SPADES: "S", Suit.HEARTS: "H", Suit.DIAMONDS: "D", Suit.CLUBS: "C"}


@dataclass(frozen=True)
class Heap:
    """A column."""

    hidden: tuple[Card | None, ...]
    shown: tuple[Card, ...]


@dataclass(frozen=True)
class Table:
    """A position."""

    columns: tuple[Heap, ...]
    stock: tuple[Card | None, ...] = ()
    completed: tuple[Suit, ...] = ()


def heap(hidden: int, text: str) -> Heap:
    """A column of unknown cards and the face-up ones of the text."""
    return Heap((None,) * hidden, tuple(card(word) for word in text.split()))


def start(columns: int = 10) -> Table:
    """A fresh deal."""
    deck = [Card(rank, suit) for suit in Suit for rank in Rank] * 2
    random.Random(11).shuffle(deck)
    heaps = tuple(Heap((None,) * (5 if place < 4 else 4), (deck[place],)) for place in range(columns))
    return Table(heaps, (None,) * 5 * columns)


MIDDLE = Table(
    (
        heap(3, "KS QS JH 10S 9S 8H"),
        heap(5, "AS"),
        heap(0, ""),
        heap(4, "QH JH 10H"),
        heap(6, "KD QD JD 10D 9C 8S 7C"),
        heap(2, "8C 7C 6C 5C"),
        heap(0, "KH"),
        heap(5, "10D"),
        heap(3, "3H 2H"),
        heap(4, "JS"),
    ),
    (None,) * 30,
    (Suit.SPADES, Suit.HEARTS),
)
CROWDED = Table(
    (
        heap(6, "KS QS JH 10S 9S 8H 7S 6H 5S 4H 3S 2H AS QD JD 10C 9D 8D"),
        heap(5, "KC QC JC 10C 9H 8H 7H 6H 5D 4D 3D 2D"),
        heap(0, "KH QH JH 10H 9H 8H 7H 6H 5H 4H 3H 2H"),
        heap(4, "QD"),
        heap(
            6, "KD QD JD 10D 9C 8S 7C 6S 5C 4S 3D 2C AD KC QH JS 10D 9S 8C 7D 6C 5S 4D 3C 2S AC KS QC JD 10S"
        ),
        heap(2, "JC"),
        heap(12, "7H 6S"),
        heap(1, "10D"),
        heap(0, "3H 2H"),
        heap(4, "KS"),
    ),
    (None,) * 10,
    (Suit.SPADES,),
)
SEVEN = Table(
    (
        heap(0, "KS QS JS"),
        heap(1, "5D 4D"),
        heap(2, "QH JH 10H 9H 8H"),
        heap(3, "7C"),
        heap(4, "KD QC"),
        heap(5, "2S"),
        heap(6, "10S 9D 8C 7D 6S"),
    ),
    (None,) * 17,
    (Suit.CLUBS,),
)


def in_hand(scene: TableScene) -> None:
    """A run picked up, its targets, the cursor."""
    scene.set_cursor(Place.card(3, 4))
    scene.set_lifted(Place.card(3, 4))
    scene.set_targets({6: TargetKind.JOIN, 2: TargetKind.EMPTY, 9: TargetKind.PLACE, 0: TargetKind.COMPLETE})


def hinted(scene: TableScene) -> None:
    """A hint, the cursor on the stock, which refuses."""
    scene.set_hint(HintMark(Place.card(8, 3), Place.empty(2)))
    scene.set_cursor(Place(Zone.STOCK))
    scene.set_stock_refuses(True)


def peeking(scene: TableScene) -> None:
    """The cursor in a dense column."""
    scene.set_cursor(Place.card(4, 18))


def plain(scene: TableScene) -> None:
    """Nothing but the cards."""


Size = tuple[int, int, float]
Shot = tuple[str, Size, BoardOptions, Table, Callable[[TableScene], None]]
USUAL: Size = (1024, 660, 1.0)


def shots() -> Iterator[Shot]:
    """Every picture: name, size, options, position, signs."""
    for name, theme in THEMES.items():
        yield f"hand-{name}", USUAL, BoardOptions(theme=theme), MIDDLE, in_hand
        yield f"four-{name}", USUAL, BoardOptions(theme=theme, four_colours=True), SEVEN, plain
        yield f"hint-{name}", (800, 560, 1.0), BoardOptions(theme=theme), MIDDLE, hinted
    for size in ((480, 300, 1.0), (480, 360, 2.0), (1920, 960, 1.0), (1280, 720, 2.0), (2520, 1080, 1.0)):
        label = f"{size[0]}x{size[1]}@{size[2]:g}"
        yield f"start-{label}", size, BoardOptions(theme=FELT), start(), plain
        yield f"middle-{label}", size, BoardOptions(theme=FELT), MIDDLE, in_hand
        yield f"crowded-{label}", size, BoardOptions(theme=FELT), CROWDED, peeking
        yield f"seven-{label}", size, BoardOptions(theme=FELT), SEVEN, plain
    letters = BoardOptions(theme=FELT, suit_letters=LETTERS, text_scale=1.3)
    yield "letters", USUAL, letters, MIDDLE, plain
    won = Table((heap(0, ""),) * 10, (), (Suit.SPADES, Suit.HEARTS) * 4)
    yield "won", USUAL, BoardOptions(theme=FELT), won, plain


def picture(shot: Shot) -> QImage:
    """One picture."""
    _, (width, height, ratio), options, table, sign = shot
    scene = TableScene(None, options)
    scene.set_size(width, height, ratio)
    scene.set_focused(focused=True)
    scene.show(table, animate=False, foundations=4 if len(table.columns) == 7 else 8)
    sign(scene)
    image = QImage(round(width * ratio), round(height * ratio), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    painter = QPainter(image)
    scene.render(painter, QRectF(0, 0, width, height), QRectF(0, 0, width, height))
    painter.end()
    return image


def main(arguments: list[str]) -> int:
    """Write all pictures into the folder; 2 if none is named."""
    if len(arguments) != 1:
        print("usage: python -m spiderqt.board.gallery FOLDER", file=sys.stderr)
        return 2
    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    app = QApplication.instance() or QApplication([])
    for shot in shots():
        picture(shot).save(str(folder / f"{shot[0]}.png"))
    del app
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
