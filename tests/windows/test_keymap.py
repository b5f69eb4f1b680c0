# SPDX-License-Identifier: GPL-3.0-or-later
"""Every action can have other keys: at once, for good, and never the key of another."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QKeyCombination, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListWidget, QMessageBox, QPushButton, QWidget

from spiderqt.compat import override
from spiderqt.settings import Settings
from spiderqt.windows.actions import SPECS, action_text
from spiderqt.windows.key_list import KeyList, plain
from spiderqt.windows.key_question import KeyQuestion
from spiderqt.windows.keymap import Keymap, is_bare_modifier, key_of
from spiderqt.windows.main_window import MainWindow
from tests.windows.conftest import MakeWindow
from tests.windows.hands import NO_KEY, Keyboard, when_modal

SHIFT, CTRL, ALT = (
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
)


def list_of(dialog: QWidget) -> QListWidget:
    found = dialog.findChild(QListWidget, "key-list")
    assert isinstance(found, QListWidget)
    return found


def give(
    window: MainWindow, action: str, key: Qt.Key, modifiers: Qt.KeyboardModifier = NO_KEY
) -> tuple[str, list[str]]:
    """Change the key of an action in the list of keys; the line afterwards, and what was said against it."""
    complaints: list[str] = []
    lines: list[str] = []

    def complain(box: QWidget) -> None:
        assert isinstance(box, QMessageBox)
        complaints.append(box.text())
        box.accept()

    def look(dialog: QWidget) -> None:
        assert isinstance(dialog, KeyList)
        dialog.choose(action)

        def ask(question: QWidget) -> None:
            assert isinstance(question, KeyQuestion)
            field = question.findChild(QWidget, "key-field")
            assert field is not None
            QTest.keyClick(field, key, modifiers)
            when_modal(complain, above=dialog)

        when_modal(ask, above=dialog)
        QTest.keyClick(list_of(dialog), Qt.Key.Key_Return)
        lines.append(list_of(dialog).currentItem().text())

    when_modal(look)
    window.handlers.do_keys()
    window.activateWindow()
    QTest.qWaitForWindowActive(window)
    return lines[0], complaints


def test_a_key_is_changed_at_once_and_for_good(window: MainWindow, tmp_path: Path) -> None:
    line, complaints = give(window, "deal", Qt.Key.Key_Z)
    assert (line, complaints) == ("Deal a row: Z", [])
    keyboard = Keyboard(window)
    keyboard.press("d")
    assert window.game.moves == 0
    keyboard.press("z")
    assert window.game.moves == 1
    assert Keymap(Settings(tmp_path)).keys("deal") == ("Z",)


def test_a_key_with_ctrl_works_everywhere_in_the_window(window: MainWindow) -> None:
    give(window, "deal", Qt.Key.Key_J, CTRL)
    window.typed.ask()
    QTest.keyClick(window.typed, Qt.Key.Key_J, CTRL)
    assert window.game.moves == 1


def test_a_key_that_is_taken_is_refused_in_words(window: MainWindow) -> None:
    line, complaints = give(window, "deal", Qt.Key.Key_U)
    assert line == "Deal a row: D"
    assert complaints == ["U belongs to “Undo”. Give that another key first."]
    _, complaints = give(window, "deal", Qt.Key.Key_G, ALT)
    assert complaints == ["Alt+G opens a menu. Choose another key."]
    _, complaints = give(window, "deal", Qt.Key.Key_F10)
    assert complaints == ["This key cannot be given to an action."]


def test_every_action_can_have_another_key_and_keeps_its_own_from_others(window: MainWindow) -> None:
    with_keys = [spec for spec in SPECS if spec.keys]
    listed = KeyList(window.keymap, window)
    for spec, other in zip(with_keys, [*with_keys[1:], with_keys[0]], strict=True):
        for key in window.keymap.keys(spec.name):
            complaint = listed._conflict(other.name, key)
            assert plain(action_text(spec.name)) in complaint, f"{key} for {other.name}: {complaint}"
            assert listed._conflict(spec.name, key) == ""
    for spec in SPECS:
        window.keymap.give(spec.name, ("Ctrl+Alt+F7",))
        assert [key.toString() for key in window.action(spec.name).shortcuts()] == ["Ctrl+Alt+F7"]
        assert "F7" in listed.line(spec.name)
        window.keymap.give(spec.name, ())


def test_the_question_mark_opens_the_list_of_keys_too(window: MainWindow) -> None:
    met: list[QWidget] = []
    when_modal(met.append)
    Keyboard(window).press(Qt.Key.Key_Question)
    assert [type(dialog) for dialog in met] == [KeyList]


def test_esc_gives_no_key(window: MainWindow) -> None:
    assert give(window, "deal", Qt.Key.Key_Escape) == ("Deal a row: D", [])


def button(dialog: QWidget, text: str) -> QPushButton:
    return next(b for b in dialog.findChildren(QPushButton) if b.text().replace("&", "") == text)


def test_keys_are_taken_away_and_put_back(window: MainWindow) -> None:
    lines: list[str] = []

    def look(dialog: QWidget) -> None:
        assert isinstance(dialog, KeyList)
        for text in ("Remove its keys", "Standard keys", "Remove its keys", "Standard keys for all"):
            dialog.choose("redo")
            button(dialog, text).click()
            lines.append(list_of(dialog).currentItem().text())

    when_modal(look)
    window.handlers.do_keys()
    standard = "Redo: Shift+U, Ctrl+Shift+Z, Ctrl+Y"
    assert lines == ["Redo: no key", standard, "Redo: no key", standard]


def test_standard_keys_wait_until_they_are_free() -> None:
    keymap = Keymap(Settings(None))
    keymap.give("deal", ())
    keymap.give("undo", ("D",))
    assert keymap.make_standard("deal") == "undo"
    assert keymap.keys("deal") == ()
    keymap.make_all_standard()
    assert all(keymap.keys(spec.name) == keymap.standard(spec.name) for spec in SPECS)


def test_headings_are_not_stopped_at(window: MainWindow) -> None:
    rows: list[str] = []

    def look(dialog: QWidget) -> None:
        found = list_of(dialog)
        for _ in range(11):
            rows.append(found.currentItem().text())
            QTest.keyClick(found, Qt.Key.Key_Down)

    when_modal(look)
    window.handlers.do_keys()
    assert rows[0] == "New game: N, Ctrl+N"
    assert "Table" not in rows
    assert "Undo: U, Ctrl+Z" in rows


def test_nonsense_in_the_file_leaves_the_other_keys(make_window: MakeWindow, tmp_path: Path) -> None:
    (tmp_path / "settings.ini").write_text("[keys]\ndeal=Blurb | Z\n", encoding="utf-8")
    window = make_window()
    Keyboard(window).press("z")
    assert window.game.moves == 1


@pytest.mark.parametrize(
    ("key", "modifiers", "text"),
    [
        (Qt.Key.Key_Question, SHIFT, "?"),
        (Qt.Key.Key_U, SHIFT, "Shift+U"),
        (Qt.Key.Key_Plus, CTRL, "Ctrl++"),
        (Qt.Key.Key_Space, NO_KEY, "Space"),
        (Qt.Key.Key_Tab, NO_KEY, None),
        (Qt.Key.Key_7, Qt.KeyboardModifier.KeypadModifier, "7"),
    ],
)
def test_how_a_key_is_written(key: Qt.Key, modifiers: Qt.KeyboardModifier, text: str | None) -> None:
    assert key_of(QKeyCombination(modifiers, key)) == text


class Presses(QObject):
    """What a reader is told of: the presses of keys that come to a window."""

    def __init__(self) -> None:
        super().__init__()
        self.keys: list[int] = []

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            self.keys += [] if is_bare_modifier(event.key()) else [event.key()]
        return False


def test_a_key_of_the_table_is_a_press_that_readers_hear_of(window: MainWindow) -> None:
    presses, handle = Presses(), window.windowHandle()
    handle.installEventFilter(presses)
    expected = [Qt.Key.Key_D, Qt.Key.Key_Right, Qt.Key.Key_U, Qt.Key.Key_Question]
    when_modal(lambda dialog: None)
    for part in (window.view, window.message, window.strip):
        part.setFocus()
        QTest.keyClick(handle, Qt.Key.Key_D)
        assert presses.keys[-1] == Qt.Key.Key_D, part
        assert window.game.moves == 1
        window.game.undo()
    window.view.setFocus()
    for key in expected:
        QTest.keyClick(
            handle, key, Qt.KeyboardModifier.ShiftModifier if key == Qt.Key.Key_Question else NO_KEY
        )
    assert presses.keys[-4:] == expected
    give(window, "deal", Qt.Key.Key_Z)
    QTest.keyClick(handle, Qt.Key.Key_Z)
    assert presses.keys[-1] == Qt.Key.Key_Z
    assert window.game.moves == 1


def test_a_key_that_is_held_repeats_only_where_it_may(window: MainWindow) -> None:
    for key, text in ((Qt.Key.Key_D, "d"), (Qt.Key.Key_Right, "")):
        for held in (False, True, True):
            event = QKeyEvent(QEvent.Type.KeyPress, key, NO_KEY, text, held)
            QApplication.sendEvent(window.view, event)
    assert window.game.moves == 1
    assert window.cursor_on_table.place.column == 3
