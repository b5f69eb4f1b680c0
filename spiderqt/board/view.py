# SPDX-License-Identifier: GPL-3.0-or-later
"""The widget that shows the table and turns mouse, pen and touch into requests. Knows no rules.

    view = TableView(scene, can_lift=game.can_lift)   # (column, index) -> bool
    view.card_clicked.connect(...)        # (column, index): pressed and let go on the same card
    view.column_clicked.connect(...)      # (column): below a column's cards, or on an empty column
    view.card_activated.connect(...)      # (column, index): double click or middle press: send it
    view.stock_clicked.connect(...)       # ()
    view.background_clicked.connect(...)  # ()
    view.picker_requested.connect(...)    # (column, index): right press, long press, menu key; index -1: column
    view.drag_started.connect(...)        # (column, index): set the targets now; the scene has lifted the run
    view.drag_cancelled.connect(...)      # (column, index): let go over nothing, or Esc: it flies back
    view.dropped.connect(...)             # (column, index, target column): play it; unless scene.show() moves
                                          # the run before the slot returns, it flies back
    view.lift_refused.connect(...)        # (column, index): a drag of cards that cannot be taken
    view.zoom_requested.connect(...)      # (steps): Ctrl and wheel

One press does one thing: a press that became a drag, a long press or a double click is no click. The first
click of a double click has been told before (`card_clicked`); the second press tells `card_activated` only if
the same cards still lie under it, else it is a click of its own. Keys are the window's business, except that
Esc cancels a drag. `card_rect`, `column_rect` and `place_rect` give the widget's coordinates.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QGuiApplication,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from spiderqt.board.geometry import Rect
from spiderqt.board.hits import Place, Zone, drop_target, hit
from spiderqt.board.places import place_rect
from spiderqt.board.press import CanLift, Press, always, far_apart
from spiderqt.board.scene import TableScene
from spiderqt.compat import override

_PEEK_DELAY = 350  # milliseconds of rest before a covered card of a dense column is shown whole


class TableView(QGraphicsView):
    """One focusable widget; see the module's text for its signals."""

    card_clicked = Signal(int, int)
    column_clicked = Signal(int)
    card_activated = Signal(int, int)
    stock_clicked = Signal()
    background_clicked = Signal()
    picker_requested = Signal(int, int)
    drag_started = Signal(int, int)
    drag_cancelled = Signal(int, int)
    dropped = Signal(int, int, int)
    lift_refused = Signal(int, int)
    zoom_requested = Signal(int)

    def __init__(
        self, scene: TableScene, parent: QWidget | None = None, *, can_lift: CanLift = always
    ) -> None:
        super().__init__(scene, parent)
        self.table = scene
        self.can_lift = can_lift
        self._press: Press | None = None
        self._peeking = False
        self._resting = QPointF()
        self._last_click: tuple[Place, object] | None = None
        # Asked for a viewport of Qt's making, PySide looks for its class among all widgets: 20 ms of every start.
        self.setViewport(QWidget())
        self._set_up_widget()
        self._zoom = scene.options.zoom
        self._hold = QTimer(self)
        self._hold.setSingleShot(True)
        self._hold.timeout.connect(self._on_held)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(_PEEK_DELAY)
        self._rest.timeout.connect(self._on_rested)
        scene.laid_out.connect(self._on_laid_out)

    def _set_up_widget(self) -> None:
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setInteractive(False)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.DefaultContextMenu)
        self.setMinimumSize(240, 180)

    # Where things are

    def place_rect(self, place: Place) -> QRect:
        """What is seen of a place, in this widget's coordinates; empty if there is no such place."""
        rect = place_rect(self.table.layout, place)
        return QRect() if rect is None else self._from_scene(rect)

    def card_rect(self, column: int, index: int, *, on_screen: bool = False) -> QRect:
        """What is seen of a card, in this widget's coordinates or the screen's."""
        rect = self.place_rect(Place.card(column, index))
        return self._to_screen(rect) if on_screen else rect

    def column_rect(self, column: int, *, on_screen: bool = False) -> QRect:
        """A column from its first card's top to its last card's bottom (or its empty place)."""
        columns = self.table.layout.columns
        rect = self._from_scene(columns[column].extent) if 0 <= column < len(columns) else QRect()
        return self._to_screen(rect) if on_screen else rect

    def place_at(self, point: QPoint | QPointF) -> Place:
        """What lies at a point of this widget."""
        at = self._to_scene(QPointF(point))
        return hit(self.table.layout, at.x(), at.y())

    def show_place(self, place: Place) -> None:
        """Scroll, if the table is larger than the widget, so that the place is seen."""
        rect = place_rect(self.table.layout, place)
        if rect is not None:
            self.ensureVisible(QRectF(rect.x, rect.y, rect.w, rect.h), 24, 24)

    def _to_scene(self, point: QPointF) -> QPointF:
        return point + QPointF(self.horizontalScrollBar().value(), self.verticalScrollBar().value())

    def _from_scene(self, rect: Rect) -> QRect:
        shift = QPointF(self.horizontalScrollBar().value(), self.verticalScrollBar().value())
        return QRectF(rect.x, rect.y, rect.w, rect.h).translated(-shift).toAlignedRect()

    def _to_screen(self, rect: QRect) -> QRect:
        return QRect(self.viewport().mapToGlobal(rect.topLeft()), rect.size())

    # Size and focus

    def fit(self) -> None:
        """Make the table as large as this widget, times the zoom."""
        zoom = max(1.0, self.table.options.zoom)
        room = self.maximumViewportSize() if zoom > 1 else self.viewport().size()
        policy = Qt.ScrollBarPolicy.ScrollBarAsNeeded if zoom > 1 else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self.setHorizontalScrollBarPolicy(policy)
        self.setVerticalScrollBarPolicy(policy)
        if zoom == 1:
            room = self.size()
        self.table.set_size(
            max(240.0, float(int(room.width() * zoom))),
            max(180.0, float(int(room.height() * zoom))),
            self.devicePixelRatioF(),
        )

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.cancel_drag()
        self.fit()

    @override
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.fit()
        return super().event(event)

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.table.set_focused(focused=True)

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.table.set_focused(focused=False)

    def _on_laid_out(self) -> None:
        if self.table.options.zoom != self._zoom:
            self._zoom = self.table.options.zoom
            self.fit()
        if self._press is not None and self._press.dragging and self.table.lifted is None:
            self._press.dragging = False
            self._press.spent = True

    # Mouse, pen, touch

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._begin(event, twice=False)

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self._begin(event, twice=True)

    def _begin(self, event: QMouseEvent, *, twice: bool) -> None:
        event.accept()
        self._end_peek()
        if self._press is not None:  # another button while one is down: the first one counts
            return
        place = self.place_at(event.position())
        content = self._content(place)
        match event.button():
            case Qt.MouseButton.LeftButton:
                self._press = Press(place, event.position(), content)
                if twice and place.zone is Zone.CARD and self._last_click == (place, content):
                    self._press.spent = True
                    self._last_click = None
                    self.card_activated.emit(place.column, place.index)
                else:
                    self._hold.start(QGuiApplication.styleHints().mousePressAndHoldInterval())
            case Qt.MouseButton.MiddleButton if place.zone is Zone.CARD:
                self.card_activated.emit(place.column, place.index)
            case Qt.MouseButton.RightButton if place.column >= 0:
                self.picker_requested.emit(place.column, place.index)

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        event.accept()
        press = self._press
        if press is None:
            self._hover(event.position())
        elif press.dragging:
            self._drag_to(press, event.position())
        elif not press.spent and far_apart(event, press.point):
            press.moved = True
            self._hold.stop()
            if press.place.zone is Zone.CARD:
                self._start_drag(press, event.position())

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()
        press = self._press
        if press is None or event.button() != Qt.MouseButton.LeftButton:
            return
        self._hold.stop()
        self._press = None
        if press.dragging:
            self._finish_drag(press, event.position())
        elif not press.spent:
            moved = press.moved or far_apart(event, press.point)
            if not moved or self.place_at(event.position()) == press.place:
                self._click(press.place)  # a hand that trembles over an edge still means where it pressed

    def _click(self, place: Place) -> None:
        self._last_click = (place, self._content(place))
        match place.zone:
            case Zone.CARD:
                self.card_clicked.emit(place.column, place.index)
            case Zone.COLUMN:
                self.column_clicked.emit(place.column)
            case Zone.STOCK:
                self.stock_clicked.emit()
            case _:
                self.background_clicked.emit()

    def _content(self, place: Place) -> object:
        """What lies from a card to the end of its column: a second press must find it unchanged."""
        piles = self.table.picture.piles
        return piles[place.column].cards()[place.index :] if place.zone is Zone.CARD else None

    def _on_held(self) -> None:
        press = self._press
        if press is not None and not press.spent and not press.dragging and press.place.column >= 0:
            press.spent = True
            self.picker_requested.emit(press.place.column, press.place.index)

    # Dragging

    @property
    def dragging(self) -> bool:
        """Whether a run is being dragged."""
        return self._press is not None and self._press.dragging

    def cancel_drag(self) -> None:
        """End a drag under way; the run flies back."""
        press = self._press
        if press is not None and press.dragging:
            press.dragging, press.spent = False, True
            self.table.set_aim(None)
            self.drag_cancelled.emit(press.place.column, press.place.index)
            self.table.drop()

    def _start_drag(self, press: Press, point: QPointF) -> None:
        self._hold.stop()
        column, index = press.place.column, press.place.index
        if not self.can_lift(column, index):
            press.spent = True
            self.table.point_out(press.place)
            self.lift_refused.emit(column, index)
            return
        corner = self.table.layout.columns[column].cards[index]
        press.grip = self._to_scene(press.point) - QPointF(corner.x, corner.y)
        press.dragging = True
        self.table.set_lifted(press.place)
        self.drag_started.emit(column, index)
        if press.dragging:
            self._drag_to(press, point)

    def _drag_to(self, press: Press, point: QPointF) -> None:
        at = self._to_scene(point)
        corner = at - (press.grip or QPointF())
        carried = self.table.carry(corner.x(), corner.y())
        if carried is not None:
            self.table.set_aim(self._target(press, carried, at))
            self._scroll_near(point)

    def _scroll_near(self, point: QPointF) -> None:
        """Scroll while dragging along the rim of a table that is larger than the widget."""
        if self.table.options.zoom > 1:
            at = self._to_scene(point)
            self.ensureVisible(QRectF(at.x() - 1, at.y() - 1, 2, 2), 40, 40)

    def _target(self, press: Press, carried: Rect, at: QPointF) -> int | None:
        return drop_target(
            self.table.layout, carried, (at.x(), at.y()), press.place.column, tuple(self.table.targets)
        )

    def _finish_drag(self, press: Press, point: QPointF) -> None:
        at = self._to_scene(point)
        corner = at - (press.grip or QPointF())
        carried = self.table.carry(corner.x(), corner.y())
        target = None if carried is None else self._target(press, carried, at)
        self.table.set_aim(None)
        column, index = press.place.column, press.place.index
        if target is None:
            self.drag_cancelled.emit(column, index)
        else:
            self.dropped.emit(column, index, target)
        if self.table.lifted == press.place:
            self.table.drop()
            self.table.set_targets({})

    # Peeking, wheel, keys

    def _hover(self, point: QPointF) -> None:
        place = self.place_at(point)
        self._end_peek()
        self._resting = point
        if place.zone is Zone.CARD and self.table.layout.columns[place.column].dense:
            self._rest.start()

    def _on_rested(self) -> None:
        place = self.place_at(self._resting)
        if self._press is None and place.zone is Zone.CARD and self.table.layout.columns[place.column].dense:
            self._peeking = True
            self.table.set_peek(place)

    def _end_peek(self) -> None:
        self._rest.stop()
        if self._peeking:
            self._peeking = False
            self.table.set_cursor(self.table.cursor_place)

    @override
    def leaveEvent(self, event: QEvent) -> None:
        self._end_peek()
        super().leaveEvent(event)

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            event.accept()
            self.zoom_requested.emit(1 if event.angleDelta().y() > 0 else -1)
        else:
            super().wheelEvent(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.dragging:
            event.accept()
            self.cancel_drag()
        else:
            event.ignore()  # a graphics view would scroll

    @override
    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        event.accept()
        place = self.table.cursor_place
        if event.reason() == QContextMenuEvent.Reason.Keyboard and place is not None and place.column >= 0:
            self.picker_requested.emit(place.column, place.index)
