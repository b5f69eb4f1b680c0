# SPDX-License-Identifier: GPL-3.0-or-later
"""The table of dialogs that a real reader opens is complete: whatever `spiderqt/windows` can open has a line."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.reader.rooms import ROOMS
from tests.reader.visiting import STARTS

WINDOWS = Path(__file__).resolve().parents[2] / "spiderqt" / "windows"
_OF_QT = (
    "QDialog",
    "QMainWindow",
    "QMessageBox",
    "QWizard",
    "QInputDialog",
    "QFileDialog",
    "QColorDialog",
    "QFontDialog",
)
"""What a window derives from, and what opens one of Qt's own."""
_PAGE = "Page"
"""What the pages of the preferences derive from."""


def modules() -> dict[str, ast.Module]:
    """The source of everything that can open a window, by the name of its module."""
    return {path.stem: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(WINDOWS.rglob("*.py"))}


def windows() -> set[str]:
    """The classes that are windows, or pages of one, and not only what others are made from."""
    bases: dict[str, set[str]] = {}
    for tree in modules().values():
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                bases[node.name] = {name for base in node.bases if (name := _name(base))}
    found: set[str] = {*_OF_QT, _PAGE}
    while grown := {name for name, above in bases.items() if above & found} - found:
        found |= grown
    derived_from = set().union(*bases.values())
    return found - derived_from - {*_OF_QT, _PAGE}


def boxes() -> set[str]:
    """The functions that open one of Qt's own windows, as ``module.Class.function``."""
    return {place for name, tree in modules().items() for place in _openers(tree, name)}


def _openers(node: ast.AST, place: str) -> Iterator[str]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.ClassDef | ast.FunctionDef):
            yield from _openers(child, f"{place}.{child.name}")
            continue
        if isinstance(child, ast.Call):
            called = child.func
            # A class of Qt's that is called, or one of its functions that opens it (``getOpenFileName``).
            opener = called.value if isinstance(called, ast.Attribute) else called
            if _name(opener) in _OF_QT:
                yield place
        yield from _openers(child, place)


def _name(node: ast.AST) -> str:
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


def test_every_window_and_box_has_a_line() -> None:
    lines = {shown for room in ROOMS.values() for shown in room.shows.split()}
    wanted = windows() | boxes()
    assert {"EndPanel", "StuckPanel", "HistoryDialog", "VoicePage", "MainWindow"} <= wanted
    assert {"handlers.Handlers.do_about", "file_acts.FileActs.do_open", "data_acts._is_sure"} <= wanted
    assert wanted - lines == set(), "without a line in tests/reader/rooms.py"
    assert lines - wanted == set(), "gone, or named otherwise"


def test_every_line_has_as_many_stops_in_each_language_and_a_start() -> None:
    for name, room in ROOMS.items():
        assert len(room.heard("en")) == len(room.heard("es")), name
        assert room.start in STARTS, name
