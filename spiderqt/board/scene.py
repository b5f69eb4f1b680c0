# SPDX-License-Identifier: GPL-3.0-or-later
"""The table as a graphics scene. It is told what to show and knows no rules.

    scene = TableScene(parent)            # options: scene.set_options(BoardOptions(theme=DARK, ...))
    scene.show(position)                  # anything with .columns (.hidden, .shown), .stock, .completed
    scene.set_cursor(Place.card(2, 7))    # focus ring; Place.empty(4), Place(Zone.STOCK), or None
    scene.set_lifted(Place.card(2, 7))    # that card and all below it are in the hand; None puts them down
    scene.set_targets({4: TargetKind.JOIN, 6: TargetKind.EMPTY})   # marked with shape and column number
    scene.set_hint(HintMark(Place.card(2, 7), Place.empty(4)))     # None takes it away
    scene.set_stock_refuses(True)         # barred circle on the stock
    scene.point_out(Place.card(2, 3))     # a short shake: "this one cannot be taken"
    scene.celebrate()                     # a short rain of suits: the game is won

`show` makes the new position final at once (`layout`, hits and rectangles speak of it) and lets the cards fly
there from where they were; any later call is safe while they fly. Lifted run, targets and hint survive `show`
only until the position changes; the cursor stays, cut down to what exists.
"""

from __future__ import annotations

import math
from collections.abc import Mapping

from PySide6.QtCore import QObject, QRect, QRectF, Signal
from PySide6.QtGui import QPainter, QRegion
from PySide6.QtWidgets import QGraphicsScene

from spiderqt.board.backdrop import Backdrop
from spiderqt.board.celebration import Celebration
from spiderqt.board.facecache import FaceCache
from spiderqt.board.faces import widest_index
from spiderqt.board.flights import Flight, plan
from spiderqt.board.geometry import Rect
from spiderqt.board.hand import Hand
from spiderqt.board.hits import Place, Zone
from spiderqt.board.items import ColumnItem, FoundationsItem, StockItem
from spiderqt.board.layout import Layout, LayoutOptions, layout
from spiderqt.board.marks import TargetKind
from spiderqt.board.motion import Motion
from spiderqt.board.options import BoardOptions
from spiderqt.board.picture import Picture, PositionLike, difference
from spiderqt.board.places import rest_rect
from spiderqt.board.signs import HintMark, SignsItem
from spiderqt.board.state import TableState
from spiderqt.board.styles import letters_of, styles_of
from spiderqt.compat import override

_SIGNS = 60.0


class TableScene(QGraphicsScene):
    """The table. See the module's text for its use."""

    laid_out = Signal()

    def __init__(self, parent: QObject | None = None, options: BoardOptions | None = None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self._size = (1024.0, 700.0)
        self._ratio = 1.0
        self._deals = 0
        self._foundations: int | None = None
        self._backdrop = Backdrop()
        options = options or BoardOptions()
        empty = layout(self._size, [(0, 0)] * 10)
        self._state = TableState(
            empty, Picture(), options, *styles_of(empty, options, self._ratio), FaceCache()
        )
        self._columns: list[ColumnItem] = []
        self._stock = StockItem(self._state)
        self._heap = FoundationsItem(self._state)
        self._signs = SignsItem(self._state)
        self._signs.setZValue(_SIGNS)
        for item in (self._stock, self._heap, self._signs):
            self.addItem(item)
        self._hand = Hand(self, self._state)
        self._motion = Motion(self, self._state)
        self._motion.landed.connect(self._on_landed)
        self._celebration = Celebration(self, self._state)
        self._relayout()

    # What it shows

    @property
    def layout(self) -> Layout:
        """Where everything lies now (the final places, whatever still flies)."""
        return self._state.layout

    @property
    def picture(self) -> Picture:
        """What is shown now."""
        return self._state.picture

    @property
    def options(self) -> BoardOptions:
        """Looks and movement."""
        return self._state.options

    @property
    def moving(self) -> bool:
        """Whether cards are on their way."""
        return self._motion.active

    @property
    def deals_left(self) -> int:
        """How many deals the stock still gives, the last one perhaps short."""
        return math.ceil(self.picture.stock / max(1, len(self.picture.piles)))

    def show(
        self,
        position: PositionLike,
        *,
        animate: bool = True,
        deals: int | None = None,
        foundations: int | None = None,
    ) -> None:
        """Show a position; cards fly to their places unless `animate` or the options forbid it.

        `deals` and `foundations` are the numbers at the game's start; left out they are counted from the
        cards (0 foundations for a game whose runs stay where they lie).
        """
        new, old = Picture.of(position), self._state.picture
        same_game = len(new.piles) == len(old.piles) and new.card_count == old.card_count
        starts = self._motion.whereabouts() | self._hand.cards()
        old_layout = self._state.layout
        if deals is not None or not same_game:
            self._deals = deals or 0
        self._foundations = foundations if foundations is not None or not same_game else self._foundations
        if new != old:
            self._drop_passing_signs()
            self._celebration.stop()
        self._motion.settle()
        self._state.picture = new
        self._deals = max(self._deals, self.deals_left)
        self._relayout()
        if animate and self.options.animates and new.piles:
            self._fly(old, old_layout, starts)

    def set_options(self, options: BoardOptions) -> None:
        """Change looks or movement; the game stays as it is."""
        self._motion.settle()
        self._celebration.stop()
        self._state.options = options
        self._relayout()

    def set_size(self, width: float, height: float, ratio: float) -> None:
        """The table's size in logical pixels and the screen's pixel ratio; nothing animates."""
        if (width, height) != self._size or ratio != self._ratio:
            self._motion.settle()
            self._celebration.stop()
            self._size, self._ratio = (width, height), ratio
            self._relayout()

    def settle(self) -> None:
        """Finish all movement at once."""
        self._motion.settle()

    # Signs

    def set_cursor(self, place: Place | None) -> None:
        """Where the focus ring is; a covered card of a dense column is shown whole while it has it."""
        self._signs.cursor_place = place
        self._signs.peek = None
        if place is not None and place.zone is Zone.CARD and self._exists(place):
            column = self.layout.columns[place.column]
            if column.dense and place.index < len(column.cards) - 1:
                self._signs.peek = place
        self._signs.update()

    @property
    def cursor_place(self) -> Place | None:
        """Where the focus ring is."""
        return self._signs.cursor_place

    def set_focused(self, *, focused: bool) -> None:
        """Whether the keyboard speaks to the table: the ring is strong then."""
        self._signs.focused = focused
        self._signs.update()

    def set_peek(self, place: Place | None) -> None:
        """Show a covered card whole, above the others; None ends it."""
        if place is not None and not self._exists(place):
            place = None
        if place != self._signs.peek:
            self._signs.peek = place
            self._signs.update()

    def set_lifted(self, place: Place | None) -> None:
        """Take the card at `place` and all below it into the hand, outlined; None puts them back.

        A run that was carried about flies back.
        """
        if place == self._hand.place:
            return
        if place is None and self._hand.carried:
            self.drop()
            return
        self._release()
        if place is not None and self._exists(place):
            self._hand.take(place)
            self._columns[place.column].refresh()
            self._mark_hand()

    @property
    def lifted(self) -> Place | None:
        """The first card in the hand."""
        return self._hand.place

    def set_targets(self, targets: Mapping[int, TargetKind]) -> None:
        """Columns that the run in the hand may go to, and what comes of it."""
        self._signs.targets = dict(targets)
        self._signs.update()

    @property
    def targets(self) -> Mapping[int, TargetKind]:
        """What `set_targets` was told."""
        return self._signs.targets

    def set_aim(self, column: int | None) -> None:
        """The target that a dragged run hovers over."""
        if column != self._signs.aimed:
            self._signs.aimed = column
            self._signs.update()

    def set_hint(self, hint: HintMark | None) -> None:
        """Show a hint, or none."""
        self._signs.hint = hint
        self._signs.update()

    def set_stock_refuses(self, refuses: bool) -> None:
        """Whether the stock bears the sign that it does not deal now."""
        if refuses != self._state.refuses:
            self._state.refuses = refuses
            self._stock.update()

    # The run in the hand

    def carry(self, x: float, y: float) -> Rect | None:
        """Move the run in the hand so that its first card is at (x, y); its rectangle, or None."""
        rect = self._hand.carry(x, y)
        self._mark_hand()
        return rect

    def drop(self) -> None:
        """Let the run in the hand go back to its place, flying; nothing if `show` has already moved it."""
        flight = self._hand.way_back()
        self._release()
        if flight is not None and self.options.animates:
            self._launch((flight,))

    def point_out(self, place: Place) -> None:
        """Shake the card at `place` (and those on it) to show that it cannot be taken."""
        if self._exists(place) and self.options.animates and self._hand.place is None:
            corner = self.layout.columns[place.column].cards[place.index]
            self._hand.take(place)
            self._hand.carry(corner.x + self.layout.metrics.gap, corner.y)
            self.drop()

    def celebrate(self) -> None:
        """A short rain of the completed suits, for a won game; nothing where nothing may move."""
        if self.options.animates:
            self._celebration.start()

    # Qt

    @override
    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        ratio = self._ratio
        size = (math.ceil(self._size[0] * ratio), math.ceil(self._size[1] * ratio))
        area = QRectF(rect.x() * ratio, rect.y() * ratio, rect.width() * ratio, rect.height() * ratio)
        part = QRegion(area.toAlignedRect() & QRect(0, 0, *size))
        for item in self._columns:
            part -= item.opaque_part()
        painter.save()
        painter.scale(1 / ratio, 1 / ratio)
        self._backdrop.paint(painter, self.options.theme, size, part)
        painter.restore()

    # Inside

    def _exists(self, place: Place) -> bool:
        if not 0 <= place.column < len(self.picture.piles):
            return False
        return 0 <= place.index < len(self.picture.piles[place.column])

    def _relayout(self) -> None:
        state, options = self._state, self._state.options
        piles = state.picture.piles
        runs = state.picture.card_count // 13 if self._foundations is None else self._foundations
        state.layout = layout(
            self._size,
            [(pile.hidden, len(pile.shown)) for pile in piles] or [(0, 0)] * 10,
            deals=self._deals,
            deals_left=self.deals_left,
            foundations=runs,
            options=LayoutOptions(
                options.text_scale,
                options.card_scale,
                options.show_numbers,
                self._ratio,
                widest_index(letters_of(options)),
            ),
        )
        state.cache.make_room(self._size, self._ratio, options.zoom)
        state.style, state.small = styles_of(state.layout, options, self._ratio)
        self.setSceneRect(0, 0, *self._size)
        self._place_items()
        held = self._hand.place
        if held is not None:
            self._release()
            if self._exists(held):
                self._hand.take(held)
                self._mark_hand()
        self.set_cursor(self._signs.cursor_place)
        self.update()
        self.laid_out.emit()

    def _place_items(self) -> None:
        piles, table = self._state.picture.piles, self._state.layout
        while len(self._columns) > len(piles):
            self.removeItem(self._columns.pop())
        while len(self._columns) < len(piles):
            item = ColumnItem(self._state, len(self._columns))
            self._columns.append(item)
            self.addItem(item)
        for item, column in zip(self._columns, table.columns, strict=False):
            lane = column.lane
            item.lay_out(QRectF(lane.x, column.number.y - 4, lane.w, table.height - column.number.y + 4))
        header = QRectF(0, 0, table.width, table.metrics.top)
        self._stock.lay_out(header)
        self._heap.lay_out(header)
        whole = QRectF(0, 0, table.width, table.height)
        self._signs.lay_out(whole)

    def _fly(self, old: Picture, old_layout: Layout, starts: Mapping[Place, Rect]) -> None:
        travels = difference(old, self.picture)

        def start_of(place: Place) -> Rect:
            table = old_layout if old.piles else self.layout
            return starts.get(place) or rest_rect(table, place, runs=len(old.completed))

        def end_of(place: Place) -> Rect:
            return rest_rect(self.layout, place, runs=len(self.picture.completed))

        self._launch(plan(travels, start_of, end_of))

    def _launch(self, flights: tuple[Flight, ...]) -> None:
        for flight in flights:
            for place in flight.targets:
                if place.zone is Zone.CARD:
                    self._state.away.add((place.column, place.index))
                elif place.zone is Zone.FOUNDATIONS:
                    self._state.arriving = 1
        self._motion.launch(flights)
        self._repaint_piles()

    def _on_landed(self, places: list[Place]) -> None:
        for place in places:
            self._state.away.discard((place.column, place.index))
        if not self._motion.active:
            self._state.arriving = 0
        self._repaint_piles({place.column for place in places})

    def _repaint_piles(self, columns: set[int] | None = None) -> None:
        for item in self._columns:
            if columns is None or item.number in columns:
                item.refresh()
        if columns is None or -1 in columns:
            self._heap.update()
            self._stock.update()

    def _drop_passing_signs(self) -> None:
        self._release()
        self._signs.targets = {}
        self._signs.hint = None
        self._signs.aimed = None
        self._signs.peek = None

    def _mark_hand(self) -> None:
        """The focus ring goes with a run that was lifted, not with one that is carried about."""
        cards = {} if self._hand.carried else self._hand.cards()
        if cards != self._signs.in_hand:
            self._signs.in_hand = cards
            self._signs.update()

    def _release(self) -> None:
        column = self._hand.release()
        self._mark_hand()
        if column is not None and column < len(self._columns):
            self._columns[column].refresh()
