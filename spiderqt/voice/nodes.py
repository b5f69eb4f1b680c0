# SPDX-License-Identifier: GPL-3.0-or-later
"""The accessible objects of the table: board, columns, cards, stock, foundations.

They hold no state of their own but a passing description: names come from the model, places and deeds from the host.
Rules that cost a crash or a silence when broken: `interface_cast` answers with a VoidPtr and nothing else; every node
is kept alive by the tree; a slot that has lost its card stays valid, only invisible and nameless.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QObject, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleInterface,
    QAccessibleObject,
    QColor,
)
from shiboken6 import VoidPtr

from spiderqt.compat import override
from spiderqt.tongue import translate
from spiderqt.voice.phrases.labels import placeholder_label

if TYPE_CHECKING:
    from spiderqt.voice.tree import AccessibleTree

_Role = QAccessible.Role
_Text = QAccessible.Text


def _pointer(thing: QAccessibleActionInterface | None) -> VoidPtr:
    """How an interface is handed to C++: None or a bare number would be a segmentation fault."""
    return VoidPtr(0) if thing is None else VoidPtr(thing)  # type: ignore[arg-type]


class BoardNode(QAccessibleObject):
    """The table as a whole, in place of what Qt would say about a graphics view (nothing).

    PySide never forgets what a factory has given to Qt: when the view has gone, `let_go` parts the node from the table.
    """

    def __init__(self, view: QObject, tree: AccessibleTree) -> None:
        super().__init__(view)
        self._view: QObject | None = view
        self._tree: AccessibleTree | None = tree

    def let_go(self) -> None:
        """The table has gone; else all of it would stay in memory with this node."""
        self._view = self._tree = None

    @override
    def parent(self) -> QAccessibleInterface:
        above = (self._view and self._view.parent()) or QCoreApplication.instance()
        assert above is not None, "a view without an application"
        return QAccessible.queryAccessibleInterface(above)

    @override
    def childCount(self) -> int:
        return 0 if self._tree is None else self._tree.row_count()

    @override
    def child(self, index: int) -> Any:
        tree = self._tree
        return tree.row_node(index) if tree is not None and 0 <= index < tree.row_count() else None

    @override
    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return child.row if isinstance(child, RowNode) else -1

    @override
    def childAt(self, x: int, y: int) -> Any:
        for row in range(self.childCount()):
            node = self.child(row)
            if node.rect().contains(x, y):
                return node
        return None

    @override
    def focusChild(self) -> Any:
        tree = self._tree
        return tree.current() if tree is not None and tree.host.has_focus() else None

    @override
    def rect(self) -> QRect:
        return QRect() if self._tree is None else self._tree.host.board_rect()

    @override
    def role(self) -> QAccessible.Role:
        return _Role.Grouping

    @override
    def text(self, t: QAccessible.Text) -> str:
        return (
            translate("Table", "Table", "the playing table as a reader names it") if t is _Text.Name else ""
        )

    @override
    def state(self) -> QAccessible.State:
        # Never `focused`: the card that is current has the focus, and two of them would be read twice.
        state = QAccessible.State()
        state.focusable = True
        state.invisible = self._tree is None or not self._tree.host.is_shown()
        return state


class _Node(QAccessibleInterface):
    """What all but the board have in common: a parent node, and no QObject behind them."""

    def __init__(self, tree: AccessibleTree) -> None:
        super().__init__()
        self._tree = tree
        self.description = ""

    @override
    def isValid(self) -> bool:
        return True

    @override
    def object(self) -> Any:
        return None

    @override
    def childCount(self) -> int:
        return 0

    @override
    def child(self, index: int) -> Any:
        return None

    @override
    def childAt(self, x: int, y: int) -> Any:
        return None

    @override
    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    @override
    def setText(self, t: QAccessible.Text, text: str) -> None:
        """Names are not for readers to change."""

    @override
    def text(self, t: QAccessible.Text) -> str:
        match t:
            case _Text.Name:
                return self.name()
            case _Text.Description:
                return self.description
        return ""

    def name(self) -> str:
        """The name in the player's language; empty for a slot that holds nothing."""
        raise NotImplementedError

    @override
    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.invisible = not self.name() or not self._tree.host.is_shown()
        return state

    @override
    def foregroundColor(self) -> QColor:
        return QColor()

    @override
    def backgroundColor(self) -> QColor:
        return QColor()

    @override
    def interface_cast(self, t: QAccessible.InterfaceType) -> Any:
        return _pointer(None)


class RowNode(_Node):
    """A row of the model's root."""

    def __init__(self, tree: AccessibleTree, row: int) -> None:
        super().__init__(tree)
        self.row = row

    @override
    def parent(self) -> QAccessibleInterface:
        return self._tree.board()

    @override
    def name(self) -> str:
        return self._tree.row_name(self.row)


class ColumnNode(RowNode):
    """A column: a group of its cards; an empty one holds one placeholder, else readers pass it in silence."""

    @override
    def role(self) -> QAccessible.Role:
        return _Role.Grouping

    @override
    def rect(self) -> QRect:
        return self._tree.host.column_rect(self.row)

    @override
    def childCount(self) -> int:
        return self._tree.slot_count(self.row)

    @override
    def child(self, index: int) -> Any:
        return self._tree.slot(self.row, index) if 0 <= index < self.childCount() else None

    @override
    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return child.index if isinstance(child, SlotNode) and child.column == self.row else -1

    @override
    def childAt(self, x: int, y: int) -> Any:
        # From the end: later cards lie on earlier ones.
        for index in reversed(range(self.childCount())):
            node = self._tree.slot(self.row, index)
            if node.rect().contains(x, y):
                return node
        return None


class StockNode(RowNode):
    """The stock: pressed, it deals."""

    def __init__(self, tree: AccessibleTree, row: int) -> None:
        super().__init__(tree, row)
        self._actions = PressAction(tree.host.press_stock)

    @override
    def role(self) -> QAccessible.Role:
        return _Role.Button

    @override
    def rect(self) -> QRect:
        return self._tree.host.stock_rect()

    @override
    def interface_cast(self, t: QAccessible.InterfaceType) -> Any:
        return _pointer(self._actions if t is QAccessible.InterfaceType.ActionInterface else None)


class FoundationsNode(RowNode):
    """The completed runs: pressed, they are read. A text would be read with every window that opens."""

    def __init__(self, tree: AccessibleTree, row: int) -> None:
        super().__init__(tree, row)
        self._actions = PressAction(tree.host.press_foundations)

    @override
    def role(self) -> QAccessible.Role:
        return _Role.Button

    @override
    def interface_cast(self, t: QAccessible.InterfaceType) -> Any:
        return _pointer(self._actions if t is QAccessible.InterfaceType.ActionInterface else None)

    @override
    def rect(self) -> QRect:
        return self._tree.host.foundations_rect()


class SlotNode(_Node):
    """A place in a column: a card lies there, or nothing any more; the first one also stands for an empty column."""

    def __init__(self, tree: AccessibleTree, column: int, index: int) -> None:
        super().__init__(tree)
        self.column = column
        self.index = index
        self._actions = SlotActions(tree, column, index)

    @override
    def parent(self) -> QAccessibleInterface:
        return self._tree.row_node(self.column)

    @override
    def role(self) -> QAccessible.Role:
        return _Role.Button

    @override
    def rect(self) -> QRect:
        host = self._tree.host
        if self._tree.holds_card(self.column, self.index):
            return host.card_rect(self.column, self.index)
        return host.column_rect(self.column) if self.name() else QRect()

    @override
    def name(self) -> str:
        name = self._tree.card_name(self.column, self.index)
        return placeholder_label() if not name and self.stands_for_empty_column() else name

    def stands_for_empty_column(self) -> bool:
        """Whether this is the placeholder of a column that exists and holds no card."""
        return self.index == 0 and self._tree.is_empty(self.column)

    @override
    def state(self) -> QAccessible.State:
        state = super().state()
        if state.invisible:
            return state
        state.focusable = True
        state.focused = self._tree.has_focus(self)
        state.selectable = self._tree.holds_card(self.column, self.index)
        state.selected = self._tree.is_in_hand(self.column, self.index)
        return state

    @override
    def interface_cast(self, t: QAccessible.InterfaceType) -> Any:
        return _pointer(self._actions if t is QAccessible.InterfaceType.ActionInterface else None)


class SlotActions(QAccessibleActionInterface):
    """What a reader can do with a card: press it, and put the focus on it."""

    def __init__(self, tree: AccessibleTree, column: int, index: int) -> None:
        super().__init__()
        self._tree, self._column, self._index = tree, column, index

    @override
    def actionNames(self) -> list[str]:
        return [QAccessibleActionInterface.pressAction(), QAccessibleActionInterface.setFocusAction()]

    @override
    def doAction(self, name: str) -> None:
        if not self._tree.exists(self._column, self._index):
            return
        if name == QAccessibleActionInterface.pressAction():
            self._tree.host.press(self._column, self._index)
        elif name == QAccessibleActionInterface.setFocusAction():
            self._tree.host.go_to(self._column, self._index)

    @override
    def keyBindingsForAction(self, name: str) -> list[str]:
        return []


class PressAction(QAccessibleActionInterface):
    """Something that can be pressed and no more."""

    def __init__(self, pressed: Callable[[], None]) -> None:
        super().__init__()
        self._pressed = pressed

    @override
    def actionNames(self) -> list[str]:
        return [QAccessibleActionInterface.pressAction()]

    @override
    def doAction(self, name: str) -> None:
        if name == QAccessibleActionInterface.pressAction():
            self._pressed()

    @override
    def keyBindingsForAction(self, name: str) -> list[str]:
        return []
