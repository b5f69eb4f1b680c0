# SPDX-License-Identifier: GPL-3.0-or-later
"""What has been closed is gone: nothing that the program keeps, or that PySide keeps for it, fills the memory."""

from __future__ import annotations

import ast
import gc
import weakref
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from spiderqt import app, options
from spiderqt.windows.key_list import KeyList
from spiderqt.windows.kin import inside
from spiderqt.windows.main_window import MainWindow
from spiderqt.windows.picker import RunPicker
from spiderqt.windows.soon import soon
from tests.windows.hands import when_modal

PACKAGE = Path(__file__).resolve().parents[2] / "spiderqt"


class Owner(QObject):
    """Has something done soon."""

    def __init__(self) -> None:
        super().__init__()
        self.calls = 0

    def act(self) -> None:
        self.calls += 1


def settle() -> None:
    """What is to be deleted is, and what is due has been done."""
    for _ in range(3):
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()


def test_soon_is_when_the_loop_turns(qapp: QApplication) -> None:
    owner = Owner()
    soon(owner, owner.act)
    assert owner.calls == 0
    settle()
    assert owner.calls == 1
    settle()
    assert (owner.calls, owner.children()) == (1, [])


def test_soon_neither_calls_nor_keeps_an_owner_that_has_gone(qapp: QApplication) -> None:
    owner = Owner()
    soon(owner, owner.act)
    shiboken6.delete(owner)
    settle()
    assert owner.calls == 0
    gone = weakref.ref(owner)
    del owner
    gc.collect()
    assert gone() is None


def test_inside_finds_all_of_a_kind_in_order(qapp: QApplication) -> None:
    above = QWidget()
    first = QWidget(above)
    second, third = QObject(first), QWidget(first)
    fourth = QWidget(above)
    assert inside(above, QWidget) == [first, third, fourth]
    assert inside(above, QObject) == [first, second, third, fourth]
    assert inside(fourth, QObject) == []


def _calls() -> Iterator[tuple[str, ast.Call, str]]:
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                yield f"{path.relative_to(PACKAGE)}:{node.lineno}", node, node.func.attr


def test_what_pyside_does_not_forget_is_not_used() -> None:
    """`soon` and `inside` are there instead; see why in each."""
    wrong = [where for where, _, name in _calls() if name == "findChildren"]
    for where, call, name in _calls():
        if name == "singleShot" and len(call.args) == 3:
            delay = call.args[0]
            if isinstance(delay, ast.Constant) and delay.value == 0:
                wrong.append(where)
    assert wrong == []


@pytest.fixture
def started(tmp_path: Path, qapp: QApplication, qtbot: QtBot) -> Iterator[Callable[[], MainWindow]]:
    """The whole program, as it starts, with a store."""
    grounds: list[app.Ground] = []

    def start() -> MainWindow:
        ground = app.lay_ground(options.Options(data_dir=str(tmp_path / "data")), qapp)
        grounds.append(ground)
        window = app.build(ground)
        assert isinstance(window, MainWindow)
        with qtbot.waitActive(window):
            window.show()
            window.activateWindow()
        return window

    yield start
    for left in QApplication.topLevelWidgets():
        if isinstance(left, MainWindow):
            left.close()
            shiboken6.delete(left)
    for ground in grounds:
        ground.settings.deleteLater()
        ground.languages.deleteLater()
    settle()


def escape(dialog: QWidget) -> None:
    focus: QWidget | None = dialog.focusWidget()
    QTest.keyClick(dialog if focus is None else focus, Qt.Key.Key_Escape)


def question_within(dialog: QWidget) -> None:
    """Ask for a key and do not answer, then look at everything that is there, as the program's own voice does."""
    assert isinstance(dialog, KeyList)
    when_modal(escape, above=dialog)
    dialog._change.click()
    assert inside(dialog, QWidget)
    escape(dialog)


ACTS: dict[str, Callable[[QWidget], None]] = {
    **dict.fromkeys(("new", "preferences", "log", "about", "enter-position", "history"), escape),
    **dict.fromkeys(("statistics", "games", "daily", "ladder"), escape),
    "keys": question_within,
}


@pytest.mark.parametrize("name", ACTS)
def test_a_dialog_that_was_closed_is_gone(name: str, started: Callable[[], MainWindow]) -> None:
    window = started()
    window.action("own-voice").setChecked(True)
    settle()
    before = set(map(id, _dead_dialogs()))  # what other tests have left
    seen: list[weakref.ref[QDialog]] = []

    def visit(dialog: QWidget) -> None:
        assert isinstance(dialog, QDialog)
        seen.append(weakref.ref(dialog))
        ACTS[name](dialog)

    for _ in range(2):
        when_modal(visit)
        window.action(name).trigger()
        settle()
    assert len(seen) == 2
    assert [dialog() for dialog in seen] == [None, None]
    assert [dialog for dialog in _dead_dialogs() if id(dialog) not in before] == []


def _dead_dialogs() -> list[QDialog]:
    """Those that are destroyed, and in memory."""
    return [each for each in gc.get_objects() if isinstance(each, QDialog) and not shiboken6.isValid(each)]


def test_a_picker_that_closes_at_once_is_gone(started: Callable[[], MainWindow]) -> None:
    """It has been resized by then, and wanted to show its current line soon."""
    window = started()
    window.handlers.open_picker(0, 0)
    (picker,) = [each for each in QApplication.topLevelWidgets() if isinstance(each, RunPicker)]
    gone = weakref.ref(picker)
    picker.reject()
    shiboken6.delete(picker)
    del picker
    settle()
    assert gone() is None


def test_a_window_that_was_closed_is_gone_with_all_its_parts(started: Callable[[], MainWindow]) -> None:
    window = started()
    table = QAccessible.queryAccessibleInterface(window.view)
    assert table is not None
    assert table.childCount() > 0
    parts = (window, window.view, window.scene, window.scene._state.cache, window.game, window.ear)
    gone = [weakref.ref(part) for part in parts]
    window.close()
    shiboken6.delete(window)
    del window, table, parts
    settle()
    assert [part() for part in gone] == [None] * len(gone)
