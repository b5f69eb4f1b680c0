# SPDX-License-Identifier: GPL-3.0-or-later
"""The accessible tree as Qt hands it to readers: names, roles, states, places, deeds, and what has gone."""

from __future__ import annotations

import gc
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from shiboken6 import isValid

from spiderqt.engine.cards import Card, Rank, Suit
from spiderqt.engine.codes import GameCode
from spiderqt.engine.position import Position
from spiderqt.engine.variants import VARIANTS, Variant, variant
from spiderqt.voice.phrases.cards import card_name
from spiderqt.voice.tree import _trees
from tests.voice.hosts import FakeTable
from tests.voice.tables import position, random_steps, run, step

TABLE = position("SP", "#4C KS QS", "", "TS", stock="2S " * 20)
Role = QAccessible.Role
PRESS, SET_FOCUS = QAccessibleActionInterface.pressAction(), QAccessibleActionInterface.setFocusAction()


@pytest.fixture(autouse=True)
def _application(qapp: QCoreApplication) -> None:
    """Widgets need an application."""


def name(node: QAccessibleInterface) -> str:
    return node.text(QAccessible.Text.Name)


def board(table: FakeTable) -> QAccessibleInterface:
    """What a reader gets for the widget, from Qt and not from us."""
    return QAccessible.queryAccessibleInterface(table)


def children(node: QAccessibleInterface) -> list[QAccessibleInterface]:
    return [node.child(index) for index in range(node.childCount())]


def walk(node: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    yield node
    for child in children(node):
        yield from walk(child)


def picture(node: QAccessibleInterface) -> list[object]:
    """All that a reader can ask of a node and of what is below it."""
    texts = [node.text(kind) for kind in QAccessible.Text if kind.name != "UserText"]
    state = node.state()
    flags = {
        flag: getattr(state, flag) for flag in ("focusable", "focused", "invisible", "selected", "selectable")
    }
    return [*texts, node.role(), flags, node.rect(), [picture(child) for child in children(node)]]


def test_qt_hands_out_our_tree() -> None:
    table = FakeTable(TABLE)
    root = board(table)
    assert name(root) == "Table"
    assert root.role() is Role.Grouping
    names = [name(child) for child in children(root)]
    assert names[:3] == ["Column 1, 3 cards", "Column 2, empty", "Column 3, 1 card"]
    assert names[-2:] == ["Stock, 2 deals left", "Foundations, 0 of 8 runs completed"]
    assert [name(child) for child in children(root.child(0))] == [
        "hidden card, 1 of 3",
        "king of spades, 2 of 3, can move with 1 more",
        "queen of spades, 3 of 3, can move",
    ]
    assert {child.role() for child in children(root.child(0))} == {Role.Button}
    assert root.child(0).role() is Role.Grouping


def test_parents_and_indices_agree_with_children() -> None:
    root = board(FakeTable(TABLE))
    for node in walk(root):
        assert node.isValid()
        assert node.child(-1) is None
        assert node.child(node.childCount()) is None
        for index, child in enumerate(children(node)):
            assert child.parent() is node
            assert node.indexOfChild(child) == index
    assert root.child(1).indexOfChild(root.child(0).child(0)) == -1


def test_an_empty_column_has_one_placeholder_that_is_no_card() -> None:
    column = board(FakeTable(TABLE)).child(1)
    (placeholder,) = children(column)
    assert name(placeholder) == "empty column"
    assert placeholder.role() is Role.Button
    assert not placeholder.state().selectable
    assert placeholder.rect() == column.rect()


def test_only_the_current_card_has_the_focus() -> None:
    table = FakeTable(TABLE)
    table.cursor_place = (0, 2)
    root = board(table)
    assert name(root.focusChild()) == "queen of spades, 3 of 3, can move"
    assert [name(node) for node in walk(root) if node.state().focused] == [name(root.focusChild())]
    assert root.state().focusable
    table.focused = False
    assert root.focusChild() is None
    assert not [node for node in walk(root) if node.state().focused]


def test_cards_in_hand_are_selected() -> None:
    table = FakeTable(TABLE)
    table.grip = (0, 2)
    selected = [name(node) for node in walk(board(table)) if node.state().selected]
    assert selected == ["king of spades, 2 of 3, can move with 1 more", "queen of spades, 3 of 3, can move"]


def test_a_point_of_the_screen_leads_to_what_is_seen_there() -> None:
    table = FakeTable(TABLE)
    root = board(table)
    for column in range(3):
        for index, card in enumerate(children(root.child(column))):
            centre = card.rect().center()
            assert root.childAt(centre.x(), centre.y()) is root.child(column)
            assert root.child(column).childAt(centre.x(), centre.y()) is card, index
    assert root.childAt(0, 0) is None
    assert root.child(0).childAt(0, 0) is None


def test_a_reader_acts_through_the_tree() -> None:
    table = FakeTable(TABLE)
    root = board(table)
    card = root.child(0).child(1).actionInterface()
    assert card.actionNames() == [PRESS, SET_FOCUS]
    card.doAction(PRESS)
    card.doAction(SET_FOCUS)
    card.doAction("nonsense")
    root.child(1).child(0).actionInterface().doAction(PRESS)
    root.child(10).actionInterface().doAction(PRESS)
    root.child(11).actionInterface().doAction(PRESS)
    assert table.deeds == ["press 0 1", "go to 0 1", "press 1 0", "deal", "foundations"]
    assert root.child(0).actionInterface() is None
    assert card.keyBindingsForAction(PRESS) == []


def test_a_slot_that_lost_its_card_is_valid_but_nameless_and_does_nothing() -> None:
    start = position("SP", "KS JS", "QS", "3D")
    table = FakeTable(start)
    slot = board(table).child(0).child(1)
    action = slot.actionInterface()
    table.become(step(start, "1 2"), place=(1, 1))
    assert slot.isValid()
    assert name(slot) == ""
    assert slot.state().invisible
    assert slot.rect().isEmpty()
    action.doAction(PRESS)
    assert table.deeds == []
    table.become(start)
    assert name(slot) == "jack of spades, 2 of 2, can move"
    assert not slot.state().invisible


@pytest.mark.parametrize("game", [v for v in VARIANTS if v.suits == 4], ids=str)
def test_after_many_actions_the_tree_is_that_of_a_fresh_start(game: Variant) -> None:
    start = GameCode(game, 12).position()
    table = FakeTable(start)
    picture(board(table))  # a reader looks at everything before it changes
    for done in random_steps(start, seed=2, count=120, deal_every=4):
        table.become(done, place=(0, 0))
    assert picture(board(table)) == picture(board(FakeTable(table.position)))


def test_another_number_of_columns() -> None:
    table = FakeTable(TABLE)
    picture(board(table))
    seven = GameCode(variant("SD"), 1).position()
    table.become(seven)
    assert board(table).childCount() == 9
    assert picture(board(table)) == picture(board(FakeTable(seven)))
    table.become(TABLE)
    assert picture(board(table)) == picture(board(FakeTable(TABLE)))


@pytest.mark.parametrize("game", [v for v in VARIANTS if v.suits == 4], ids=str)
def test_no_hidden_card_is_told_by_any_text_or_debug_output(game: Variant) -> None:
    def everything(table: Position) -> str:
        root = board(FakeTable(table))
        return repr(picture(root)) + "".join(f"{node!r}" for node in walk(root))

    dealt = GameCode(game, 21).position()
    shown = {card for column in dealt.columns for card in column.shown}
    unseen = {Card(rank, suit) for rank in Rank for suit in Suit} - shown
    said = everything(dealt)
    assert not [card for card in unseen if card_name(card) in said or repr(card) in said]


def test_trees_come_and_go_with_their_views() -> None:
    before = len(_trees)
    for number in range(100):
        table = FakeTable(TABLE)
        picture(board(table))
        table.become(position("SP", run("S"), "KH"), place=(1, 0))
        table.deleteLater()
        QCoreApplication.sendPostedEvents(table, QEvent.Type.DeferredDelete.value)
        assert not isValid(table)
        del table
        if number % 20 == 0:
            gc.collect()
    assert len(_trees) == before


def test_a_program_with_a_tree_ends_cleanly(tmp_path: Path) -> None:
    code = (
        "from PySide6.QtGui import QAccessible\n"
        "from PySide6.QtWidgets import QApplication\n"
        "app = QApplication([])\n"
        "from tests.voice.hosts import FakeTable\n"
        "from tests.voice.test_tree import TABLE, board, picture\n"
        "table = FakeTable(TABLE)\n"
        "picture(board(table))\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
