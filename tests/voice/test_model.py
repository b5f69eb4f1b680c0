# SPDX-License-Identifier: GPL-3.0-or-later
"""The item model through whole random games, watched by Qt's own tester in fatal mode."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import pytest
from PySide6.QtCore import QCoreApplication, QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester, QSignalSpy

from spiderqt.advice.solver.solve import Verdict, solve
from spiderqt.engine.actions import Action
from spiderqt.engine.cards import Card, Rank, Suit
from spiderqt.engine.codes import GameCode
from spiderqt.engine.play import Step, apply
from spiderqt.engine.position import Position
from spiderqt.engine.variants import VARIANTS, Variant, variant
from spiderqt.voice.model import Role, TableModel
from spiderqt.voice.phrases.cards import card_name
from spiderqt.voice.phrases.kinds import Verbosity
from tests.voice.tables import position, random_steps, run, step

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal


@pytest.fixture(autouse=True)
def _application(qapp: QCoreApplication) -> None:
    """Qt's tester wants an application."""


def texts(model: TableModel) -> list[object]:
    """Every name of the model, root row after root row, cards after their column."""
    found: list[object] = []
    for row in range(model.rowCount()):
        parent = model.index(row, 0)
        found.append(parent.data())
        found.append([model.index(i, 0, parent).data() for i in range(model.rowCount(parent))])
    return found


def roles(model: TableModel) -> list[object]:
    parents = [model.index(row, 0) for row in range(model.rowCount())]
    indices = [model.index(i, 0, p) for p in parents for i in range(model.rowCount(p))]
    return [index.data(role) for index in [*parents, *indices] for role in Role]


FAMILIES = [game for game in VARIANTS if game.suits == 4]
EASIEST = list({game.family: game for game in sorted(VARIANTS, key=lambda game: -game.suits)}.values())


@pytest.mark.parametrize("game", FAMILIES, ids=str)
def test_it_follows_a_random_game_to_and_fro(game: Variant) -> None:
    to_and_fro(game, actions=6)


@pytest.mark.long
@pytest.mark.parametrize("game", FAMILIES, ids=str)
def test_it_follows_a_whole_random_game_to_and_fro(game: Variant) -> None:
    to_and_fro(game, actions=60)


def to_and_fro(game: Variant, *, actions: int) -> None:
    start = GameCode(game, 31).position()
    follow(start, list(random_steps(start, seed=7, count=actions, deal_every=4)))


def played(start: Position, actions: Iterable[Action]) -> Iterator[Step]:
    now = start
    for action in actions:
        done = apply(now, action)
        assert isinstance(done, Step)
        yield done
        now = done.after
    assert now.is_won()


def follow(start: Position, steps: Sequence[Step]) -> None:
    model = TableModel(start)
    tester = QAbstractItemModelTester(model, FATAL)
    for done in steps:
        model.grow_to(done.after)
        model.settle()
        assert texts(model) == texts(TableModel(done.after))
        assert roles(model) == roles(TableModel(done.after))
    for done in reversed(steps):
        model.show(done.before)
    assert texts(model) == texts(TableModel(start))
    del tester


@pytest.mark.long
@pytest.mark.parametrize("game", EASIEST, ids=str)
def test_it_follows_a_game_to_its_win_and_back(game: Variant) -> None:
    for number in range(50):
        start = GameCode(game, number).position()
        solution = solve(start, nodes=20_000)
        if solution.verdict is Verdict.WON:
            break
    follow(start, list(played(start, solution.actions)))


def test_another_game_on_the_table_with_as_many_columns_or_others() -> None:
    model = TableModel(GameCode(variant("SP"), 1).position())
    tester = QAbstractItemModelTester(model, FATAL)
    for code in (GameCode(variant("SS"), 2), GameCode(variant("SD"), 3), GameCode(variant("SP"), 4)):
        model.show(code.position())
        assert texts(model) == texts(TableModel(code.position()))
    del tester


def test_the_names() -> None:
    table = position("SP", "#4C KS QS", "", "TS", completed="S H", stock="2S " * 20)
    model = TableModel(table)
    assert texts(model)[:6] == [
        "Column 1, 3 cards",
        [
            "hidden card, 1 of 3",
            "king of spades, 2 of 3, can move with 1 more",
            "queen of spades, 3 of 3, can move",
        ],
        "Column 2, empty",
        [],
        "Column 3, 1 card",
        ["ten of spades, 1 of 1, can move"],
    ]
    assert texts(model)[-4:] == [
        "Stock, 2 deals left",
        [],
        "Foundations, 2 of 8 runs completed: spades, hearts",
        [],
    ]
    model.set_verbosity(Verbosity.SHORT)
    assert texts(model)[1] == ["hidden card", "king of spades", "queen of spades"]


def test_the_roles() -> None:
    model = TableModel(position("SP", "#4C KS QS"))
    card = model.card_index(0, 1)
    assert card.data(Role.PLACE) == (2, 3)
    assert card.data(Role.TOGETHER) == 2
    assert model.card_index(0, 0).data(Role.FACTS).card is None
    assert model.index(0, 0).data(Role.TOGETHER) is None
    assert card.data(Qt.ItemDataRole.AccessibleTextRole) == card.data()
    assert card.data(Qt.ItemDataRole.DecorationRole) is None
    assert not model.card_index(0, 3).isValid()
    assert not model.card_index(12, 0).isValid()


def watched(model: TableModel) -> tuple[list[str], list[QSignalSpy]]:
    """A list that gets every signal's name with what it touches, and what keeps the watch alive."""
    said: list[str] = []

    def where(parent: QModelIndex) -> str:
        return f"{parent.row()}:" if parent.isValid() else "root:"

    model.rowsInserted.connect(lambda parent, a, b: said.append(f"insert {where(parent)}{a}-{b}"))
    model.rowsRemoved.connect(lambda parent, a, b: said.append(f"remove {where(parent)}{a}-{b}"))
    model.dataChanged.connect(lambda a, b: said.append(f"change {where(a.parent())}{a.row()}-{b.row()}"))
    return said, []


def test_a_move_inserts_at_the_target_first_and_removes_last() -> None:
    start = position("SP", "#4C KS JS TS", "QS", "3D")
    model = TableModel(start)
    said, _ = watched(model)
    done = step(start, "1x2 2")
    model.grow_to(done.after)
    assert said == [
        "change 0:0-1",  # two cards fewer: each place has another length, and the king can move now
        "insert 1:1-2",
        "change 1:0-0",
        "change root:0-0",
        "change root:1-1",
    ]
    assert model.rowCount(model.index(0, 0)) == 4
    said.clear()
    model.settle()
    assert said == ["remove 0:2-3"]
    said.clear()
    model.show(done.after)
    assert said == []


def test_a_turned_card_is_a_change_of_its_row() -> None:
    start = position("SP", "#4C JS", "QS")
    model = TableModel(start)
    model.grow_to(step(start, "1 2").after)
    assert model.card_index(0, 0).data() == "four of clubs, 1 of 1, can move"


def test_a_completed_run_takes_its_rows_away() -> None:
    start = position("SP", "AS", f"#4H {run('S', 'K', '2')}")
    model = TableModel(start)
    said, _ = watched(model)
    model.show(step(start, "1 2").after)
    assert [entry for entry in said if not entry.startswith("change")] == ["remove 0:0-0", "remove 1:1-12"]
    assert model.card_index(1, 0).data() == "four of hearts, 1 of 1, can move"


def test_retranslating_renames_everything() -> None:
    model = TableModel(position("SP", "KS", "QS"))
    said, _ = watched(model)
    model.retranslate()
    assert said == ["change root:0-11", "change 0:0-0", "change 1:0-0"]


@pytest.mark.parametrize("game", FAMILIES, ids=str)
def test_no_role_tells_what_a_hidden_card_is(game: Variant) -> None:
    def everything(table: Position) -> str:
        model = TableModel(table)
        found = []
        for row in range(model.rowCount()):
            parent = model.index(row, 0)
            for index in [parent, *(model.index(i, 0, parent) for i in range(model.rowCount(parent)))]:
                found += [repr(index.data(role)) for role in range(Qt.ItemDataRole.UserRole + 10)]
        return "".join(found)

    table = GameCode(game, 5).position()
    shown = {card for column in table.columns for card in column.shown}
    unseen = {Card(rank, suit) for rank in Rank for suit in Suit} - shown
    said = everything(table)
    assert not [card for card in unseen if card_name(card) in said or repr(card) in said]
