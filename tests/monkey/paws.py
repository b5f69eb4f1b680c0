# SPDX-License-Identifier: GPL-3.0-or-later
"""What the monkey can do: each a function of the monkey that does one thing and gives words for it.

All chance comes from the monkey's `chance`. Must not know what must hold.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from spiderqt.engine.play import legal_actions
from spiderqt.settings import Setting
from spiderqt.windows import looks, voice_settings
from spiderqt.windows.kin import inside

if TYPE_CHECKING:
    from tests.monkey.monkey import Monkey

Deed = Callable[["Monkey"], str]

NO_KEY, SHIFT, CONTROL, ALT = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
)
_BUTTONS = (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton)
_KEYS = Qt.Key
TABLE_KEYS = (
    *(_KEYS.Key_Left, _KEYS.Key_Right, _KEYS.Key_Up, _KEYS.Key_Down) * 3,
    *(_KEYS.Key_Space, _KEYS.Key_A, _KEYS.Key_U) * 3,
    *(_KEYS.Key_D, _KEYS.Key_Escape, _KEYS.Key_Home, _KEYS.Key_End, _KEYS.Key_H, _KEYS.Key_Return),
    *(Qt.Key(number) for number in range(_KEYS.Key_0.value, _KEYS.Key_9.value + 1)),
    *(_KEYS.Key_S, _KEYS.Key_C, _KEYS.Key_T, _KEYS.Key_B, _KEYS.Key_F, _KEYS.Key_M, _KEYS.Key_E, _KEYS.Key_L),
)
ODD_KEYS = (
    *(Qt.Key(number) for number in range(0x20, 0x61)),
    *(Qt.Key(number) for number in range(_KEYS.Key_F1.value, _KEYS.Key_F12.value + 1)),
    *(_KEYS.Key_Tab, _KEYS.Key_Backtab, _KEYS.Key_Backspace, _KEYS.Key_Delete, _KEYS.Key_Insert, _KEYS.Key_Menu),
    *(_KEYS.Key_PageUp, _KEYS.Key_PageDown, _KEYS.Key_Enter, _KEYS.Key_Ntilde, _KEYS.Key_MediaPlay, _KEYS.Key_Back),
)  # fmt: skip
TYPED = ("3 7", "1x2 5", "d", "0 0", "99x99 99", "", "x", "١ ٢", "2x 3", "-1 4", "\u202e3 7", "10 1", "d d")
FOUND = ("q", "10h", "reina", "♥", "", "zz", "as de picas", "AS", "\x7f", "k s")


def table_key(monkey: Monkey) -> str:
    """A key that the table knows, to whatever has the focus."""
    return _key(monkey, monkey.chance.choice(TABLE_KEYS), NO_KEY)


def odd_key(monkey: Monkey) -> str:
    """Any key with any modifiers."""
    modifiers = NO_KEY
    for one in (SHIFT, CONTROL, ALT):
        if monkey.chance.random() < 0.25:
            modifiers |= one
    return _key(monkey, monkey.chance.choice(ODD_KEYS), modifiers)


def _key(monkey: Monkey, key: Qt.Key, modifiers: Qt.KeyboardModifier) -> str:
    target = QApplication.activePopupWidget() or QApplication.focusWidget() or QApplication.activeWindow()
    target = target or monkey.window
    said = f"key {key.name}+{modifiers.value:x} to {name_of(target)}"
    monkey.tell(said)
    QTest.keyClick(target, key, modifiers)
    return said


def legal_action(monkey: Monkey) -> str:
    """One of the legal actions, so that games get somewhere: by the typed line, a send, or the game itself."""
    actions = legal_actions(monkey.window.game.position)
    if not actions:
        monkey.window.game.undo()
        return "undo: nothing is legal"
    action = monkey.chance.choice(actions)
    monkey.window.handlers.enter_typed(action)
    return f"play {action}"


def undo_and_redo(monkey: Monkey) -> str:
    """Many at once."""
    undos, redos = monkey.chance.randrange(6), monkey.chance.randrange(6)
    for _ in range(undos):
        monkey.window.action("undo").trigger()
    for _ in range(redos):
        monkey.window.action("redo").trigger()
    return f"{undos} undos, {redos} redos"


def menu_action(monkey: Monkey) -> str:
    """Anything that a menu or a key could set off, check boxes, colours and languages included."""
    actions = [action for action in inside(monkey.window, QAction) if action.isEnabled()]
    action = monkey.chance.choice(actions)
    if action.objectName() == "quit" and monkey.chance.random() < 0.9:
        return "no quit"
    said = f"action {action.objectName() or action.text()!r}"
    monkey.tell(said)
    action.trigger()
    return said


def click(monkey: Monkey) -> str:
    """One click, or two, with any button, anywhere on the table."""
    target, point = _target(monkey)
    button = monkey.chance.choice((*_BUTTONS[:1] * 6, *_BUTTONS))
    said = f"click {button.name} at {point.toTuple()} on {name_of(target)}"
    monkey.tell(said)
    QTest.mouseClick(target, button, NO_KEY, point)
    if monkey.chance.random() < 0.2:
        QTest.mouseDClick(target, button, NO_KEY, point)
        said += ", twice"
    return said


def drag(monkey: Monkey) -> str:
    """Press, move, perhaps do something else, let go, perhaps elsewhere."""
    target, start = _target(monkey)
    _, end = _target(monkey)
    said = f"drag {start.toTuple()} to {end.toTuple()} on {name_of(target)}"
    monkey.tell(said)
    QTest.mousePress(target, _BUTTONS[0], NO_KEY, start)
    for part in range(1, monkey.chance.randrange(2, 6)):
        QTest.mouseMove(target, start + (end - start) * part / 5)
    if monkey.chance.random() < 0.2:
        said += "; meanwhile " + monkey.chance.choice((table_key, wheel, resize, undo_and_redo, setting))(
            monkey
        )
    if monkey.chance.random() < 0.95:
        QTest.mouseRelease(target, _BUTTONS[0], NO_KEY, end)
    return said


def _target(monkey: Monkey) -> tuple[QWidget, QPoint]:
    """Something to press on: mostly the table, and there mostly a card."""
    chance, view = monkey.chance, monkey.window.view
    if chance.random() < 0.1:
        seen = [part for part in inside(monkey.window, QWidget) if part.isVisible()]
        part = chance.choice(seen)
        return part, QPoint(chance.randrange(max(1, part.width())), chance.randrange(max(1, part.height())))
    position = monkey.window.game.position
    column = chance.randrange(len(position.columns))
    length = len(position.columns[column])
    if chance.random() < 0.6 and length:
        shown = max(0, length - chance.randrange(1, 4))
        point = view.card_rect(column, shown).center()
    elif chance.random() < 0.5:
        point = view.column_rect(column).center()
    else:
        size = view.viewport().size()
        point = QPoint(chance.randrange(max(1, size.width())), chance.randrange(max(1, size.height())))
    area = view.viewport().rect()  # what is zoomed out of sight cannot be pressed
    point.setX(min(max(point.x(), 0), area.right()))
    point.setY(min(max(point.y(), 0), area.bottom()))
    return view.viewport(), point


def wheel(monkey: Monkey) -> str:
    """The wheel, mostly with Ctrl."""
    view = monkey.window.view.viewport()
    where = QPointF(view.rect().center())
    turn = QPoint(0, monkey.chance.choice((-1200, -120, -7, 7, 120, 1200)))
    keys = CONTROL if monkey.chance.random() < 0.7 else NO_KEY
    event = QWheelEvent(
        where, view.mapToGlobal(where), QPoint(), turn, Qt.MouseButton.NoButton, keys,
        Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(view, event)
    return f"wheel {turn.y()} with {keys.value:x}"


def resize(monkey: Monkey) -> str:
    """Another size, from the least to a wide one, or full screen, or out of sight."""
    window, chance = monkey.window, monkey.chance
    if chance.random() < 0.15:
        state = chance.choice(("showFullScreen", "showMaximized", "showMinimized", "showNormal"))
        getattr(window, state)()
        return state
    window.showNormal()
    size = chance.choice(((480, 360), (500, 700), (640, 480), (800, 420), (900, 600)))
    window.resize(*size)
    return f"resize to {size}"


def typed(monkey: Monkey) -> str:
    """A move in the typed line, or a card in the other one, sensible or not."""
    window, chance = monkey.window, monkey.chance
    name, line, texts = chance.choice((("type", window.typed, TYPED), ("find", window.finder, FOUND)))
    window.action(name).trigger()
    text = chance.choice(texts)
    said = f"{name} {text!r}"
    monkey.tell(said)
    line.insert(text)
    QTest.keyClick(line, Qt.Key.Key_Return, SHIFT if chance.random() < 0.2 else NO_KEY)
    if chance.random() < 0.7:
        QTest.keyClick(line, Qt.Key.Key_Escape)
    return said


def setting(monkey: Monkey) -> str:
    """Any setting gets any value, sensible or not, as a hand in the file would give it."""
    chance, settings = monkey.chance, monkey.window.settings
    found: list[Setting[Any]] = [
        value
        for module in (looks, voice_settings)
        for value in vars(module).values()
        if isinstance(value, Setting)
    ]
    one = chance.choice(sorted(found, key=lambda each: each.key))
    value: Any = chance.choice(("auto", "felt", "dark", "light", "contrast-dark", "short", "full", "", "?"))
    if isinstance(one.default, bool):
        value = chance.random() < 0.5
    elif isinstance(one.default, float):
        value = chance.choice((-1.0, 0.0, 0.5, 0.8, 1.0, 1.25, 2.0, 1e9, float("nan"), float("inf")))
    elif isinstance(one.default, int):
        value = chance.choice((-1, 0, 1, 2, 10**9))
    settings.set(one, value)
    return f"set {one.key} to {value!r}"


def by_reader(monkey: Monkey) -> str:
    """What a screen reader asks for: press a card, the stock or the foundations, or go somewhere."""
    ear, chance = monkey.window.ear, monkey.chance
    position = monkey.window.game.position
    column = chance.randrange(len(position.columns))
    index = chance.randrange(max(1, len(position.columns[column])))
    match chance.randrange(4):
        case 0:
            ear.press_stock()
            return "reader presses the stock"
        case 1:
            ear.press_foundations()
            return "reader presses the foundations"
        case 2:
            ear.go_to(column, index)
            return f"reader goes to {column}, {index}"
    ear.press(column, index)
    return f"reader presses {column}, {index}"


def wait(monkey: Monkey) -> str:
    """Some milliseconds, for timers."""
    QTest.qWait(monkey.chance.randrange(1, 15))
    return "wait"


def another_window(monkey: Monkey) -> str:
    """The player goes elsewhere and comes back."""
    for kind in (QEvent.Type.WindowDeactivate, QEvent.Type.WindowActivate):
        QApplication.sendEvent(monkey.window, QEvent(kind))
    return "away and back"


def open_file(monkey: Monkey) -> str:
    """Open one of the monkey's files, good or bad; see `Monkey.choose_file`."""
    monkey.tell("open a file")
    monkey.window.action("open").trigger()
    return "open a file"


def save_file(monkey: Monkey) -> str:
    """Save somewhere, good or bad."""
    monkey.tell("save a file")
    monkey.window.action("save").trigger()
    return "save a file"


def name_of(widget: QWidget) -> str:
    """Words for a widget."""
    return f"{type(widget).__name__} {widget.objectName()}".strip()


DEEDS: tuple[tuple[int, Deed], ...] = (
    (560, table_key),
    (60, odd_key),
    (70, legal_action),
    (5, undo_and_redo),
    (12, menu_action),
    (110, click),
    (40, drag),
    (15, wheel),
    (6, resize),
    (20, typed),
    (8, setting),
    (40, by_reader),
    (3, wait),
    (4, another_window),
    (3, open_file),
    (2, save_file),
)
"""How often, and what."""
