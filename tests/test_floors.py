# SPDX-License-Identifier: GPL-3.0-or-later
"""The floors of docs/ARCHITECTURE.md: imports go down only, and Qt stays where it belongs.

Reads the imports of the files; needs none of the packages to exist.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "spiderqt"

# The parts of the program from the lowest floor up. A part may import the parts of lower floors, and itself.
FLOORS: dict[str, int] = {
    part: floor
    for floor, parts in enumerate(
        (
            ("engine",),
            ("ahead", "compat", "catalogue", "assets", "documents"),
            ("tongue",),
            ("paths", "options", "display"),
            ("advice", "store", "voice.sounds"),
            ("settings", "harmless"),
            ("i18n",),
            ("board.geometry",),
            ("session", "voice", "board.layout"),
            ("board", "foreign"),
            ("windows",),
            ("app", "cli"),
            ("__main__",),
        )
    )
    for part in parts
}
# Parts that may import nothing but the standard library and what is named here.
STANDARD_LIBRARY_AND: dict[str, frozenset[str]] = {
    "engine": frozenset(),
    "advice": frozenset({"engine"}),
    "store": frozenset({"engine"}),
    "voice.sounds": frozenset({"engine"}),
}
# Packages that somebody may have beside ours, and the one module that asks for them, late.
OPTIONAL = {"spiderqt.cli.survey.cluster": "distributed"}
# The modules of Qt that a part without widgets may use, as HOUSE.md and docs/ARCHITECTURE.md have it.
QT_OF: dict[str, frozenset[str]] = {
    "settings": frozenset({"QtCore"}),
    "i18n": frozenset({"QtCore", "QtGui"}),
    "session": frozenset({"QtCore", "QtGui"}),
    "voice": frozenset({"QtCore", "QtGui", "QtDBus"}),
}
# The two that know the optional package: a file of sounds, and a process of its own that speaks.
QT_ADDONS = {"spiderqt.voice.qt_sound": "QtMultimedia", "spiderqt.voice.speaker": "QtTextToSpeech"}
# The rules know no files, no clock and no sentences: what they may take of the standard library.
ENGINE_USES = frozenset(
    (
        *(
            "__future__",
            "collections",
            "collections.abc",
            "dataclasses",
            "enum",
            "functools",
            "io",
            "itertools",
        ),
        *("random", "re", "typing"),
    )
)
# Values of Qt's, which belong to nobody and need no application.
QT_VALUES = frozenset({"QSize", "QModelIndex"})
WIDGETS = frozenset({"QtWidgets", "QtOpenGLWidgets", "QtSvgWidgets", "QtPrintSupport", "QtUiTools"})
# Parts that run without Qt, and parts that run without widgets.
NO_QT = frozenset(part for part, floor in FLOORS.items() if floor < FLOORS["settings"])
NO_QT |= {"__main__", "board.geometry", "board.layout", "foreign"}
NO_WIDGETS = frozenset(QT_OF)


def part_of(module: str) -> str:
    """The part that `module` (``spiderqt.board.layout``) belongs to: its longest name that has a floor."""
    names = module.split(".")[1:]
    for length in range(len(names), 0, -1):
        if (name := ".".join(names[:length])) in FLOORS:
            return name
    return ".".join(names)


def module_of(path: Path) -> str:
    """The dotted name of a source file."""
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports_of(source: str, module: str, *, is_package: bool, late: bool = True) -> Iterator[str]:
    """Every module that `source` imports, as absolute dotted names; `late` also those inside functions.

    ``from spiderqt.board import layout`` gives ``spiderqt.board.layout`` when such a module may be meant.
    """
    tree = ast.parse(source)
    inside = {
        id(node)
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
        for node in ast.walk(function)
    }
    for node in ast.walk(tree):
        if not late and id(node) in inside:
            continue
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                above = module.split(".")
                above = above[: len(above) - node.level + is_package]
                base = ".".join([*above, *filter(None, [node.module])])
            yield from (f"{base}.{alias.name}" for alias in node.names)


def faults_of(source: str, module: str, *, is_package: bool = False) -> list[str]:
    """What `module` imports against the rules, one sentence each."""
    part = part_of(module)
    if part and part not in FLOORS:
        return [f"{module}: has no floor; add {part!r} to FLOORS and to docs/ARCHITECTURE.md"]
    faults = []
    for name in imports_of(source, module, is_package=is_package):
        top, *rest = name.split(".")
        if top == "spiderqt":
            other = part_of(name)
            if not part or other == part or other not in FLOORS:
                if not part and rest:
                    faults.append(f"{module}: the package itself imports nothing, but takes {name}")
                elif other != part and rest and rest[0] != "__version__":
                    faults.append(f"{module}: imports {name}, which has no floor")
            elif FLOORS[other] >= FLOORS[part]:
                faults.append(f"{module}: imports {name}, which is not on a lower floor")
            elif other not in STANDARD_LIBRARY_AND.get(part, {other}):
                faults.append(f"{module}: may not import {name}")
        elif part == "engine" and name not in ENGINE_USES and name.rpartition(".")[0] not in ENGINE_USES:
            faults.append(f"{module}: the rules may not use {name}")
        elif top == "PySide6":
            if (part in NO_QT or not part) or (part in NO_WIDGETS and rest and rest[0] in WIDGETS):
                faults.append(f"{module}: may not import {name}")
            elif rest and part in QT_OF and rest[0] not in {*QT_OF[part], QT_ADDONS.get(module)}:
                faults.append(f"{module}: may not use {name}")
        elif top not in (*sys.stdlib_module_names, "shiboken6", "_typeshed", OPTIONAL.get(module)):
            faults.append(f"{module}: {top} is neither ours, nor Qt, nor the standard library")
    return faults


SOURCES = sorted(PACKAGE.rglob("*.py"))


@pytest.mark.parametrize("path", SOURCES, ids=[module_of(path) for path in SOURCES])
def test_imports_go_down_only(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    faults = faults_of(source, module_of(path), is_package=path.name == "__init__.py")
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("spiderqt.engine.play", "from PySide6.QtCore import QObject"),
        ("spiderqt.engine.play", "def f():\n    import spiderqt.advice"),
        ("spiderqt.engine.play", "from ..paths import folder"),
        ("spiderqt.engine.play", "import numpy"),
        ("spiderqt.engine.play", "import time"),
        ("spiderqt.engine.play", "from pathlib import Path"),
        ("spiderqt.engine.play", "import sqlite3"),
        ("spiderqt.advice.hints", "from spiderqt.store import games"),
        ("spiderqt.store.games", "from spiderqt.paths import folder"),
        ("spiderqt.session.game", "from PySide6.QtWidgets import QWidget"),
        ("spiderqt.session.game", "from PySide6 import QtWidgets"),
        ("spiderqt.voice.phrases", "from spiderqt.session import game"),
        ("spiderqt.voice.phrases", "from spiderqt import board"),
        ("spiderqt.voice.announcer", "from PySide6.QtMultimedia import QSoundEffect"),
        ("spiderqt.session.clock", "from PySide6 import QtNetwork"),
        ("spiderqt.settings", "from PySide6.QtGui import QColor"),
        ("spiderqt.board.layout", "from PySide6.QtCore import QRectF"),
        ("spiderqt.foreign.pysol", "from PySide6.QtCore import QRectF"),
        ("spiderqt.board.layout", "from spiderqt.board.theme import Theme"),
        ("spiderqt.board.layout", "from . import theme"),
        ("spiderqt.board.scene", "import spiderqt.windows.main_window"),
        ("spiderqt.windows.help", "from spiderqt.app import build"),
        ("spiderqt.nowhere.thing", "import os"),
        ("spiderqt", "import spiderqt.engine"),
    ],
)
def test_a_wrong_import_is_found(module: str, source: str) -> None:
    assert faults_of(source, module)


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("spiderqt.engine.play", "from spiderqt.engine.cards import Card\nfrom . import cards\nimport enum"),
        ("spiderqt.advice.solver.search", "from ...engine.cards import Card\nfrom ..hints import best"),
        ("spiderqt.session.game", "from PySide6.QtGui import QUndoStack\nfrom spiderqt.engine import cards"),
        ("spiderqt.board.scene", "from spiderqt.board.layout import Layout\nfrom spiderqt import assets"),
        ("spiderqt.windows.main_window", "from spiderqt.settings import Settings"),
        ("spiderqt.cli.main", "from spiderqt import __version__\nfrom spiderqt.voice import phrases"),
    ],
)
def test_a_right_import_is_let_through(module: str, source: str) -> None:
    assert faults_of(source, module) == []


def qt_objects_of(source: str) -> list[str]:
    """What of Qt is made while the module is loaded: calls outside of functions."""
    found, queue = [], list(ast.iter_child_nodes(ast.parse(source)))
    while queue:
        node = queue.pop()
        if isinstance(node, ast.Call):
            name = ast.unparse(node.func).rpartition(".")[2]
            is_class = (
                name[:1] == "Q" and name[1:2].isupper() and not name.isupper()
            )  # QT_TRANSLATE_NOOP makes none
            if is_class and name not in QT_VALUES:
                found.append(f"line {node.lineno}: {name}")
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            queue += ast.iter_child_nodes(node)
    return found


@pytest.mark.parametrize("path", SOURCES, ids=[module_of(path) for path in SOURCES])
def test_nothing_of_qt_is_made_while_a_module_is_loaded(path: Path) -> None:
    """Every such object has an owner, and there is no application yet."""
    assert qt_objects_of(path.read_text(encoding="utf-8")) == []


def test_an_object_without_an_owner_is_found() -> None:
    assert qt_objects_of("from PySide6 import QtCore\nTIMER = QtCore.QTimer()") == ["line 2: QTimer"]
    assert qt_objects_of("class A:\n    font = QFont('x')\n    size = QSize(1, 2)") == ["line 2: QFont"]
    assert qt_objects_of("def f():\n    return QTimer()") == []


@pytest.mark.parametrize("part", sorted(NO_QT - {"__main__"}))
def test_loading_a_part_without_qt_loads_no_qt(part: str) -> None:
    target = PACKAGE.joinpath(*part.split("."))
    if not (target.is_dir() or target.with_suffix(".py").is_file()):
        pytest.skip(f"spiderqt.{part} is not there yet")
    code = (
        "import importlib, pkgutil, sys\n"
        f"module = importlib.import_module('spiderqt.{part}')\n"
        "for found in pkgutil.walk_packages(getattr(module, '__path__', []), module.__name__ + '.'):\n"
        "    importlib.import_module(found.name)\n"
        "print(*sorted(n for n in sys.modules if n.split('.')[0] in ('PySide6', 'shiboken6')))\n"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.split() == []
