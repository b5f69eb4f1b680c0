# SPDX-License-Identifier: GPL-3.0-or-later
"""The window's keys, clicks, messages and dialogs, tried as a player would."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from spiderqt.engine.actions import Deal, Move
from spiderqt.engine.position_text import read_position
from spiderqt.session.cursor import Place
from spiderqt.windows.actions import SPECS, action_text
from spiderqt.windows.main_window import MainWindow
from spiderqt.windows.new_game import Choice, NewGameDialog
from tests.windows.conftest import MakeWindow
from tests.windows.hands import LEFT, NO_KEY, Keyboard, Mouse, when_modal

SMALL = """
game: SP1-S1
1: 5S 4S 3S
2: 6S
3: 9S 3S
4:
5: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S
6: AS 4S
7: #KS 2S
8: AS
9: 8S 7S
10: TS
stock: KS KS QS QS QS JS JS JS TS TS
completed: S S S S
"""


@pytest.fixture
def small(make_window: MakeWindow) -> MainWindow:
    """A window with a late position."""
    return make_window(read_position(fill(SMALL)).position)


def fill(text: str) -> str:
    """Lay the cards that a position lacks face down under column 7."""
    from collections import Counter

    from spiderqt.engine.cards import Suit, one_deck
    from spiderqt.engine.variants import variant

    left = Counter(map(str, variant("SP", 1).deck()))
    for word in text.replace("#", "").split():
        if len(word) == 2 and word[0] in "A23456789TJQK" and word[1] == "S":
            left[word] -= 1
    for _ in range(4):
        left.subtract(str(c) for c in one_deck(Suit.SPADES))
    return text.replace("#KS", " ".join(f"#{c}" for c in sorted(left.elements())) + " #KS")


def test_every_action_has_a_handler_a_text_and_no_key_twice(window: MainWindow) -> None:
    keys: list[str] = []
    for spec in SPECS:
        assert callable(window.handlers.of(spec.name))
        assert action_text(spec.name)
        keys += [QKeySequence(key).toString() for key in spec.keys]
    assert all(keys)
    assert len(keys) == len(set(keys))


def test_arrows_digits_home_and_end_walk_the_table(window: MainWindow) -> None:
    keyboard, cursor = Keyboard(window), window.cursor_on_table
    assert cursor.place == Place(0, 5)
    keyboard.press(Qt.Key.Key_Right)
    assert cursor.place == Place(1, 5)
    keyboard.press(Qt.Key.Key_Up)
    assert cursor.place == Place(1, 4)
    keyboard.press("0")
    assert cursor.place == Place(9, 4)
    keyboard.press(Qt.Key.Key_Right)
    assert cursor.place == Place(9, 4)
    assert "last column" in window.message.whole
    keyboard.press("1")
    keyboard.press(Qt.Key.Key_Left)
    assert "first column" in window.message.whole
    keyboard.press(Qt.Key.Key_Up)
    keyboard.press(Qt.Key.Key_End)
    assert cursor.place == Place(0, 5)


def test_a_digit_beyond_the_columns_is_answered(make_window: MakeWindow) -> None:
    window = make_window("SD1-S1-AAAAABD")
    Keyboard(window).press("9")
    assert window.cursor_on_table.place.column == 0
    assert "1 to 7" in window.message.whole


def test_space_picks_up_and_drops(small: MainWindow) -> None:
    keyboard = Keyboard(small)
    keyboard.press("1")
    keyboard.press(Qt.Key.Key_Space)
    grip = small.cursor_on_table.grip
    assert grip is not None
    assert grip.count == 3
    assert set(small.scene.targets) == {1, 3}
    keyboard.press("2")
    keyboard.press(Qt.Key.Key_Space)
    assert [str(c) for c in small.game.position.columns[1].shown] == ["6S", "5S", "4S", "3S"]
    assert small.game.position.empty_columns == (0, 3)
    assert small.cursor_on_table.place == Place(1, 1)
    assert small.cursor_on_table.grip is None


def test_a_refused_drop_keeps_the_cards_in_hand_and_says_why(small: MainWindow) -> None:
    keyboard = Keyboard(small)
    for key in ("2", Qt.Key.Key_Space, "1", Qt.Key.Key_Space):
        keyboard.press(key)
    assert small.cursor_on_table.grip is not None
    assert "six of spades" in small.message.whole
    assert "three of spades" in small.message.whole
    keyboard.press(Qt.Key.Key_Escape)
    assert small.cursor_on_table.grip is None
    assert small.scene.lifted is None


def test_deal_over_a_gap_is_refused_with_its_column(small: MainWindow) -> None:
    Keyboard(small).press("d")
    assert small.game.moves == 0
    assert "column 4" in small.message.whole.lower()


def test_send_completes_a_run_first(small: MainWindow) -> None:
    keyboard = Keyboard(small)
    keyboard.press("8")
    keyboard.press("a")
    assert len(small.game.position.completed) == 5
    assert not len(small.game.position.columns[4])
    label = small.strip.findChild(QLabel, "status-completed")
    assert isinstance(label, QLabel)
    assert "5 of 8" in label.text()


def test_click_and_click_moves_and_a_double_click_sends(small: MainWindow) -> None:
    mouse = Mouse(small)
    mouse.play(Move(0, 3, 1), drag=False)
    assert len(small.game.position.columns[1]) == 4
    QTest.qWait(QApplication.doubleClickInterval() + 20)
    point = mouse.column_point(7)
    QTest.mouseClick(mouse.viewport, LEFT, NO_KEY, point)
    QTest.mouseDClick(mouse.viewport, LEFT, NO_KEY, point)
    assert len(small.game.position.completed) == 5
    assert small.cursor_on_table.grip is None
    assert small.game.moves == 2


def test_a_middle_click_sends(small: MainWindow) -> None:
    mouse = Mouse(small)
    QTest.mouseClick(mouse.viewport, Qt.MouseButton.MiddleButton, NO_KEY, mouse.column_point(7))
    assert len(small.game.position.completed) == 5


def test_dragging_moves_the_run_and_shows_targets_on_the_way(small: MainWindow) -> None:
    mouse = Mouse(small)
    start, end = mouse.card_point(0, 1), mouse.column_point(1)
    QTest.mousePress(mouse.viewport, LEFT, NO_KEY, start)
    for part in range(1, 4):
        QTest.mouseMove(mouse.viewport, start + (end - start) * part / 5)
    assert small.view.dragging
    assert set(small.scene.targets) == {3}
    QTest.mouseMove(mouse.viewport, end)
    QTest.mouseRelease(mouse.viewport, LEFT, NO_KEY, end)
    assert small.game.moves == 0, "the four of spades does not go on the six"
    assert "four of spades" in small.message.whole
    mouse.play(Move(0, 3, 1), drag=True)
    assert small.game.moves == 1


def test_a_drag_of_cards_that_cannot_move_says_why(small: MainWindow) -> None:
    mouse = Mouse(small)
    mouse.drag(mouse.card_point(2, 0), mouse.column_point(9))
    assert small.game.moves == 0
    assert "nine of spades" in small.message.whole


def test_typed_moves(small: MainWindow, qtbot: QtBot) -> None:
    Keyboard(small).press("x")
    qtbot.waitUntil(lambda: small.typed.hasFocus())
    QTest.keyClicks(small.typed, "1x3 2")
    QTest.keyClick(small.typed, Qt.Key.Key_Return)
    assert small.game.moves == 1
    QTest.keyClicks(small.typed, "rubbish d")
    QTest.keyClick(small.typed, Qt.Key.Key_Return)
    assert "rubbish d" in small.message.whole
    assert small.game.moves == 1
    QTest.keyClick(small.typed, Qt.Key.Key_Escape)
    assert not small.typed.isVisible()
    assert small.view.hasFocus()


def test_undo_and_redo_keys(small: MainWindow) -> None:
    keyboard = Keyboard(small)
    start = small.game.position
    small.game.play(Move(0, 3, 1))
    small.game.play(Move(7, 1, 4))
    after = small.game.position
    keyboard.press("u")
    keyboard.press("z", Qt.KeyboardModifier.ControlModifier)
    assert small.game.position == start
    assert small.game.moves == 0
    keyboard.press("u", Qt.KeyboardModifier.ShiftModifier)
    keyboard.press("y", Qt.KeyboardModifier.ControlModifier)
    assert small.game.position == after
    keyboard.press("r")
    assert small.game.position == start
    keyboard.press("u")
    assert small.game.position == after


def test_the_trap_is_told_once(make_window: MakeWindow) -> None:
    text = """
    game: SD1-S1
    1: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S
    2: AS
    3: KS
    4: KS
    5: KS
    6: QS
    7: QS
    stock: JS QS JS JS TS TS TS 9S 9S 9S 8S 8S 8S 7S 7S 7S 6S
    completed:
    """
    rest = [
        "6S",
        "6S",
        "5S",
        "5S",
        "5S",
        "4S",
        "4S",
        "4S",
        "3S",
        "3S",
        "3S",
        "2S",
        "2S",
        "2S",
        "AS",
        "AS",
        "AS",
    ]
    hidden = " ".join(f"#{c}" for c in rest)
    position = read_position(text.replace("7: QS", f"7: {hidden} QS")).position
    window = make_window(position)
    assert window.game.play(Move(1, 1, 0)), "enough cards are left: no warning"


def test_new_game_dialog_deals_what_was_chosen(window: MainWindow) -> None:
    def choose(dialog: QWidget) -> None:
        assert isinstance(dialog, NewGameDialog)
        code = dialog.findChild(QLineEdit, "new-game-code")
        assert isinstance(code, QLineEdit)
        code.setText("sd1 s1 aaaaabd")
        dialog.accept()

    when_modal(choose)
    Keyboard(window).press("n")
    assert str(window.game.table.code) == "SD1-S1-AAAAABD"
    assert "SD1-S1-AAAAABD" in window.windowTitle()
    assert window.windowTitle().startswith("SpiderQt")
    assert window.focusWidget() is window.view  # the platform without a screen activates no window again


def test_a_mistyped_code_keeps_the_dialog_open(window: MainWindow, qtbot: QtBot) -> None:
    dialog = NewGameDialog(Choice(window.game.position.variant, window.game.options), window)
    qtbot.addWidget(dialog)
    dialog.show()
    told: list[str] = []
    dialog.told.connect(told.append)
    code = dialog.findChild(QLineEdit, "new-game-code")
    assert isinstance(code, QLineEdit)
    code.setText("SD1-S1-AAAAABE")
    dialog.accept()
    assert dialog.isVisible()
    assert told == [code.accessibleDescription()]
    code.setText("SD1-S1-AAAAABD")
    assert code.accessibleDescription() == "", "it is not wrong any more"
    dialog.accept()
    assert dialog.result() == QDialog.DialogCode.Accepted
    assert str(dialog.choice().code) == "SD1-S1-AAAAABD"


def test_esc_in_the_new_game_dialog_changes_nothing(window: MainWindow) -> None:
    before = window.game.table.code
    when_modal(lambda dialog: QTest.keyClick(dialog, Qt.Key.Key_Escape))
    Keyboard(window).press("n")
    assert window.game.table.code == before


def test_zoom_theme_language_and_size_keep_the_game(window: MainWindow) -> None:
    window.game.play(Deal())
    before = window.game.table.position
    keyboard = Keyboard(window)
    for key in ("+", "+", "-", "0"):
        keyboard.press(key, Qt.KeyboardModifier.ControlModifier)
    for action in window.menus._themes.actions():
        action.trigger()
    window.resize(640, 480)
    window.languages.choose("es")
    assert window.game.position == before
    assert window.windowTitle().startswith("SpiderQt")
    assert window.action("undo").text() != "&Undo"
    window.languages.choose("en")


def test_the_clock_holds_while_a_dialog_is_open(window: MainWindow) -> None:
    window.game.clock.start()
    held: list[bool] = []

    def look(dialog: QWidget) -> None:
        held.append(window.game.clock.is_running)
        QTest.keyClick(dialog, Qt.Key.Key_Escape)

    when_modal(look)
    Keyboard(window).press(Qt.Key.Key_F1)
    assert held == [False]


def test_reading_keys_answer(small: MainWindow) -> None:
    keyboard = Keyboard(small)
    for key in "sctbfme":
        small.message.say("")
        keyboard.press(key)
        assert small.message.whole
    last = small.message.whole
    keyboard.press("l")
    assert small.message.whole == last


def test_a_press_on_the_bare_table_puts_the_cards_back(small: MainWindow) -> None:
    mouse = Mouse(small)
    mouse.click(mouse.column_point(0))
    assert small.cursor_on_table.grip is not None
    mouse.click(QPoint(small.view.width() // 2, 4))
    assert small.cursor_on_table.grip is None
