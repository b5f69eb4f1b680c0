# SPDX-License-Identifier: GPL-3.0-or-later
"""The shorter start leaves everything as it was."""

from __future__ import annotations

import ctypes
import gc
import subprocess
import sys
import threading
from collections.abc import Iterator

import pytest

from spiderqt import ahead


@pytest.fixture(autouse=True)
def _collector_as_it_was() -> Iterator[None]:
    yield
    gc.unfreeze()
    gc.enable()


def join() -> None:
    for thread in threading.enumerate():
        if thread.name == "ahead":
            thread.join(20)


def test_nothing_is_collected_until_the_window_is_there() -> None:
    ahead.hurry()
    assert not gc.isenabled()
    ahead.settle()
    assert gc.isenabled()
    assert gc.get_freeze_count() > 0
    join()


def test_a_system_without_the_libraries_is_no_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def refuse(library: str) -> None:
        asked.append(library)
        raise OSError(library)

    monkeypatch.setattr(ctypes, "CDLL", refuse)
    monkeypatch.setattr(sys, "platform", "linux")
    ahead.hurry()
    join()
    assert asked[-1] == "libfontconfig.so.1"


def test_other_systems_load_their_libraries_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    ahead.hurry()
    assert "ahead" not in {thread.name for thread in threading.enumerate()}


_LOADED = """
import sys
from spiderqt import ahead
if sys.argv[1] == "ahead":
    finders = list(sys.meta_path)
    ahead.load_qt()
    assert sys.meta_path == finders
    assert "logging" not in sys.modules
import builtins, tempfile, zipfile
from PySide6.QtCore import QObject, QPoint
if sys.argv[1] == "ahead":
    assert builtins.__import__ is builtins.__orig_import__
print(zipfile.ZipFile.__name__, tempfile.gettempdir())
from shibokensupport.signature import get_signature
print(get_signature(QPoint.__init__), get_signature(QObject.setObjectName))
for wrong in (lambda: QPoint("one", 2), lambda: QObject().setObjectName(3), lambda: QPoint(far=1)):
    try:
        wrong()
    except Exception as error:
        print(type(error), error)
print(sorted(name for name in dir(sys.modules["shibokensupport.signature.parser"]) if "init" in name))
"""


def test_what_was_put_off_comes_when_it_is_asked_for() -> None:
    """A wrong call is told with the right ones, and modules that were not loaded at once are whole."""
    told = [
        subprocess.run(
            [sys.executable, "-c", _LOADED, how], capture_output=True, text=True, timeout=60, check=True
        ).stdout
        for how in ("ahead", "plainly")
    ]
    assert told[0] == told[1]
    assert told[0].count("Error") >= 2


def test_a_fault_while_qt_is_loaded_is_passed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(name: str) -> None:
        raise ImportError(name)

    before = list(sys.meta_path)
    monkeypatch.setattr("importlib.import_module", refuse)
    with pytest.raises(ImportError, match="QtCore"):
        ahead.load_qt()
    assert sys.meta_path == before
