# SPDX-License-Identifier: GPL-3.0-or-later
"""The table for the ear in the real window, over random games of every family: model and tree stay whole, tell no
hidden card, and are in the end what a fresh start makes of the position."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QAbstractItemModelTester

from spiderqt.engine.cards import Card, Suit, one_deck
from spiderqt.engine.codes import GameCode
from spiderqt.engine.play import legal_actions
from spiderqt.engine.variants import VARIANTS, variant
from spiderqt.voice.model import Role, TableModel
from spiderqt.voice.phrases.cards import card_name
from spiderqt.windows.main_window import MainWindow
from tests.windows.conftest import MakeWindow

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal
FAMILIES = [game for game in VARIANTS if game.suits == 4]
ROLES = (*Qt.ItemDataRole, *Role)
HIDDEN = {"en": "hidden card", "es": "carta oculta"}


def nodes(node: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    yield node
    for index in range(node.childCount()):
        yield from nodes(node.child(index))


def board(window: MainWindow) -> QAccessibleInterface:
    return QAccessible.queryAccessibleInterface(window.view)


def told(window: MainWindow) -> list[str]:
    """All that any interface says of the table: each text of each node, and how the objects show themselves."""
    texts = [kind for kind in QAccessible.Text if kind.name != "UserText"]
    found = [node.text(kind) for node in nodes(board(window)) for kind in texts]
    found += [repr(node) for node in nodes(board(window))]
    model = window.ear.model
    found.append(repr(model))
    for row in range(model.rowCount()):
        parent = model.index(row, 0)
        for index in (parent, *(model.index(i, 0, parent) for i in range(model.rowCount(parent)))):
            found += [repr(index.data(role)) for role in ROLES]
    found += [window.message.whole, window.message.toolTip(), window.message.accessibleName()]
    return [text for text in found if text]


def check(window: MainWindow, seen: set[Card], language: str) -> None:
    """Places of hidden cards are called that, and no card that was never seen is named anywhere."""
    position = window.game.position
    for column, pile in enumerate(position.columns):
        for index in range(len(pile.hidden)):
            name = board(window).child(column).child(index).text(QAccessible.Text.Name)
            assert name == f"{HIDDEN[language]}, {index + 1} " + ("of" if language == "en" else "de") + (
                f" {len(pile)}"
            )
        seen.update(pile.shown)
    said = "\n".join(told(window))
    unseen = {card for suit in Suit for card in one_deck(suit)} - seen
    assert not [card for card in unseen if card_name(card) in said or repr(card) in said]


def picture(window: MainWindow) -> list[tuple[str, object, object]]:
    """Every node: its name, its role, its rectangle."""
    return [(node.text(QAccessible.Text.Name), node.role(), node.rect()) for node in nodes(board(window))]


def texts(model: TableModel) -> list[list[str]]:
    parents = [QModelIndex(), *(model.index(row, 0) for row in range(model.rowCount()))]
    return [[str(model.index(i, 0, p).data()) for i in range(model.rowCount(p))] for p in parents]


def a_random_game(
    window: MainWindow, dice: random.Random, seen: set[Card], language: str, count: int
) -> None:
    game = window.game
    for number in range(count):
        actions = legal_actions(game.position)
        act = dice.choices(("play", "undo", "redo", "restart"), (80, 12, 7, 1))[0]
        if act == "play" and actions:
            deals = str(actions[-1]) == "d" and dice.random() < 0.2
            game.play(actions[-1] if deals else dice.choice(actions))
        elif act == "restart":
            game.restart()
        elif act != "play":
            (game.undo if act == "undo" else game.redo)()
        window.ear.tree.outbox.send_now()
        if number % 8 == 0 or number == count - 1:
            check(window, seen, language)


@pytest.mark.parametrize(("language", "families"), [("en", ("SP", "SC")), ("es", ("DR", "SX"))])
def test_random_games(make_window: MakeWindow, language: str, families: tuple[str, ...]) -> None:
    window = heard_window(make_window, language)
    tester = QAbstractItemModelTester(window.ear.model, FATAL)
    for family in families:
        window.game.start(GameCode(variant(family), 31))
        a_random_game(window, random.Random(7), set(), language, 10)
        assert texts(window.ear.model) == texts(TableModel(window.game.position))
    del tester


def heard_window(make_window: MakeWindow, language: str) -> MainWindow:
    window = make_window(lang=language)
    window.ear.tree.outbox.sink = lambda event, node, text: None  # somebody listens
    return window


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "es"])
def test_long_random_games_of_every_family(make_window: MakeWindow, language: str) -> None:
    window = heard_window(make_window, language)
    tester = QAbstractItemModelTester(window.ear.model, FATAL)
    dice = random.Random(400)
    for game in FAMILIES:
        code = GameCode(game, 31)
        window.game.start(code)
        a_random_game(window, dice, set(), language, 400)
        fresh = make_window(window.game.position, lang=language)
        assert texts(window.ear.model) == texts(fresh.ear.model) == texts(TableModel(window.game.position))
        assert [entry[:2] for entry in picture(window)] == [entry[:2] for entry in picture(fresh)]
        fresh.close()
    del tester
