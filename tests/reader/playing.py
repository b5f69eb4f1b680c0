# SPDX-License-Identifier: GPL-3.0-or-later
"""A player who knows the table only by ear: reads it through AT-SPI, presses keys, and listens to what Orca says.

It imports engine and solver to think, never to look: what lies on the table is read from the names that a reader gets.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from spiderqt import tongue
from spiderqt.advice.solver.solve import Verdict, solve
from spiderqt.engine.actions import Action, Deal
from spiderqt.engine.cards import Card, Suit, one_deck
from spiderqt.engine.position import Column, Position
from spiderqt.voice.phrases.cards import card_name
from tests.reader.desktop import Desktop
from tests.reader.orca import Orca, python

ROOT = str(Path(__file__).resolve().parents[2])
APPLICATION = "SpiderQt"


def open_game(orca: Orca, folder: Path, *arguments: str) -> list[str]:
    """Start the program itself in the language of `orca`; what Orca said until it was quiet."""
    return orca.open(program(folder, orca.language, *arguments), "SpiderQt", PYTHONPATH=ROOT)


def program(folder: Path, language: str, *arguments: str) -> list[str]:
    """The command that starts the program itself; it keeps its files in `folder`."""
    return python("spiderqt", "--data-dir", str(folder / "data"), "--lang", language, *arguments)


def first_start(orca: Orca, folder: Path, title: str) -> list[str]:
    """Start the program where it never was, in the language of the system, and wait for its questions."""
    before = len(orca.speech())
    orca.open(python("spiderqt", "--data-dir", str(folder / "fresh")), title, PYTHONPATH=ROOT)
    # The table is read first; the questions come a moment later.
    orca.wait_for_words(title)
    return [said.text for said in orca.speech()[before:] if said.kind == "speech"]


def table_of(desktop: Desktop) -> dict[str, Any]:
    """The table as AT-SPI shows it: columns with their cards, the stock, the foundations."""
    return table_in(desktop.look(APPLICATION, "tree"))


def table_in(tree: dict[str, Any]) -> dict[str, Any]:
    """The table in the tree of the whole application."""
    found = [node for node in _walk(tree) if _is_table(node)]
    assert len(found) == 1
    return found[0]


def _is_table(node: dict[str, Any]) -> bool:
    """A panel that ends with two buttons, the stock and the foundations, after columns with buttons in them."""
    roles = [child["role"] for child in node["children"]]
    return len(roles) >= 9 and roles == ["panel"] * (len(roles) - 2) + ["push button"] * 2


def _walk(node: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield node
    for child in node["children"]:
        yield from _walk(child)


def names_of(table: dict[str, Any]) -> list[tuple[str, list[str]]]:
    """What everything on the table is called."""
    return [
        (node["name"], [card["name"] for card in node["children"] if card["name"]])
        for node in table["children"]
    ]


def card_names(language: str) -> Mapping[str, Card]:
    """Every card by its name in a language."""
    before = tongue.language()
    tongue.use(language)
    try:
        return {card_name(card): card for suit in Suit for card in one_deck(suit)}
    finally:
        tongue.use(before)


def heard_position(orca: Orca, rules: Position) -> Position:
    """The table as it is told, when no card is hidden any more and the stock is empty.

    `rules` gives the variant and the runs that were completed before; the rest comes from names.
    """
    cards = card_names(orca.language)
    columns = []
    for _, names in names_of(table_of(orca))[:-2]:
        shown = [cards[name.split(",")[0]] for name in names if name.split(",")[0] in cards]
        columns.append(Column((), tuple(shown)))
    return replace(rules, columns=tuple(columns), stock=())


def play(orca: Orca, action: Action) -> list[str]:
    """Carry an action out with keys; what Orca said at its end."""
    if isinstance(action, Deal):
        return orca.press("d")
    source = str((action.source + 1) % 10)
    # End is the last card of the column; Up goes back to the first of those that move.
    ups = ["Up"] * (action.count - 1)
    orca.press(source, "End", *ups, "space")
    return orca.press(str((action.target + 1) % 10), "space")


def play_to_the_end(orca: Orca, start: Position) -> list[str]:
    """Listen to the table, think, and play to the win by keys; what was said on the way, an item for each action."""
    position = heard_position(orca, start)
    solution = solve(position, nodes=200_000)
    assert solution.verdict is Verdict.WON, "what was heard cannot be won"
    said = []
    for action in solution.actions:
        said.append(" ".join(play(orca, action)))
    return said
