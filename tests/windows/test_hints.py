# SPDX-License-Identifier: GPL-3.0-or-later
"""H says and shows one step, from what was seen only; following hints never comes back to where it was."""

from __future__ import annotations

from dataclasses import replace

import pytest

from spiderqt.board.hits import Zone
from spiderqt.engine.cards import card
from spiderqt.engine.codes import parse_code
from spiderqt.engine.policy import UndoPolicy
from spiderqt.engine.position import Column, Position
from spiderqt.engine.variants import variant
from spiderqt.session.adviser import Adviser
from spiderqt.session.game import Game
from spiderqt.session.table import Options
from tests.windows.conftest import MakeWindow
from tests.windows.hands import Keyboard


def test_h_names_a_move_and_marks_it(make_window: MakeWindow) -> None:
    window = make_window("SP1-S4-AAAAABW")
    Keyboard(window).press("h")
    found = window.adviser.hint()
    assert found.action is not None
    assert window.message.whole
    mark = window.scene._signs.hint
    assert mark is not None
    assert window.game.play(found.action)
    assert window.scene._signs.hint is None, "a mark must not outlive its position"


def test_a_game_without_hints_says_so(make_window: MakeWindow) -> None:
    window = make_window("SP1-S4-AAAAABW", Options(hints=False))
    Keyboard(window).press("h")
    assert "without hints" in window.message.whole
    assert window.scene._signs.hint is None


def test_no_undo_is_advised_where_there_is_none(make_window: MakeWindow) -> None:
    blocked = Position(variant("spiderette", 4), (Column((), (card("KD"),)),) * 7, (), ())
    free, strict = (
        make_window(blocked, Options(policy=policy)) for policy in (UndoPolicy.FREE, UndoPolicy.NONE)
    )
    for window in (free, strict):
        window.handlers.do_hint()
        assert "Undo, and" not in window.message.whole, "nothing has been done yet"
        assert "restart this deal" in window.message.whole


def hide_otherwise(position: Position) -> Position:
    """The same table with its unseen cards in another order."""
    hidden = [c for column in position.columns for c in column.hidden] + list(position.stock)
    hidden.reverse()
    columns = []
    for column in position.columns:
        columns.append(Column(tuple(hidden[: len(column.hidden)]), column.shown))
        del hidden[: len(column.hidden)]
    return replace(position, columns=tuple(columns), stock=tuple(hidden))


@pytest.mark.parametrize("code", ["SP1-S4-AAAAABW", "SD1-S1-AAAAABD"])
def test_hidden_cards_change_no_hint(code: str) -> None:
    position = parse_code(code).position()
    hints = [Adviser(Game(p)).hint() for p in (position, hide_otherwise(position))]
    assert hints[0] == hints[1]


@pytest.mark.parametrize("code", ["SP1-S4-AAAAABW", "SP1-S1-AAABAAT", "SD1-S1-AAAAABD"])
def test_following_hints_ends_and_never_repeats_a_position(code: str) -> None:
    game = Game(parse_code(code))
    adviser = Adviser(game)
    game.stepped.connect(adviser.on_stepped)
    seen = {game.position}
    for _ in range(1000):
        action = adviser.hint().action
        if action is None:
            return
        assert game.play(action) or game.play(action), "the trap is told once, then it is done"
        assert game.position not in seen
        seen.add(game.position)
    raise AssertionError("the hints go on for ever")


def test_the_stock_is_marked_for_a_deal(make_window: MakeWindow) -> None:
    window = make_window("SP1-S4-AAAAABW")
    for _ in range(200):
        found = window.adviser.hint()
        window.handlers.do_hint()
        mark = window.scene._signs.hint
        if found.reason.value == "deal":
            assert mark is not None
            assert mark.source.zone is Zone.STOCK
            return
        assert found.action is not None
        window.game.play(found.action)
    raise AssertionError("no deal was advised")
