# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the start shorter: Qt's libraries are read by a thread while Python reads its own, and nothing is collected.

Standard library only. Must not know the program: all of this may fail without anybody noticing but by the clock.

Measured on two cores, of about 350 ms: the libraries 15 ms, the collector 30 ms. The interpreter is let go of while the
system loads a library, so both happen at once. Of PySide's own start (6.11), processor time: the modules that write
signatures and texts of errors, with `typing` and `logging` behind them, 17 ms; reading the source of each later
module for a word that we do not use, 13 ms.
"""

from __future__ import annotations

import builtins
import ctypes
import gc
import importlib.util
import sys
import threading
from pathlib import Path
from types import ModuleType

TYPE_CHECKING = (
    False  # type checkers take it for true; `typing` and `importlib.abc` take milliseconds to load
)
if TYPE_CHECKING:
    from collections.abc import Sequence
    from importlib.abc import Loader
    from importlib.machinery import ModuleSpec

_SIGNATURES = "shibokensupport.signature."
_WHEN_ASKED = frozenset(
    (
        *(_SIGNATURES + name for name in ("errorhandler", "layout", "parser")),
        *(_SIGNATURES + name for name in ("lib.enum_sig", "lib.pyi_generator", "lib.tool")),
        *("tempfile", "zipfile"),
    )
)
"""What PySide needs when a signature is asked for or a call was wrong, and what it unpacks itself with where it is not
laid out; it loads all of that at every start. (Not `mapping`: PySide takes something out of it without asking.)"""


def hurry() -> None:
    """To be called first of all. `settle` ends it."""
    gc.disable()  # what is made while modules are loaded stays
    if sys.platform.startswith("linux"):
        threading.Thread(target=_load_libraries, name="ahead", daemon=True).start()


def load_qt() -> None:
    """Import PySide6.QtCore, without what PySide loads for those who write programs.

    Raises ImportError, as that import does.
    """
    finder = _WhenAsked()
    sys.meta_path.insert(0, finder)
    try:
        importlib.import_module("PySide6.QtCore")
    finally:
        sys.meta_path.remove(finder)
    # PySide looks into the source of every module that is imported for `from __feature__ import`.
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)


def settle() -> None:
    """To be called when the window is there: what was made until now is left out of every collection."""
    gc.freeze()
    gc.enable()


def _load_libraries() -> None:
    """Have the system load what `import PySide6.QtWidgets` is going to load, and read the list of fonts."""
    spec = importlib.util.find_spec("PySide6")
    for package in (spec.submodule_search_locations or ()) if spec else ():
        for library in Path(package).glob("QtWidgets.*.so"):
            _load(str(library))
    if fonts := _load("libfontconfig.so.1"):
        fonts.FcInit()


def _load(library: str) -> ctypes.CDLL | None:
    try:
        return ctypes.CDLL(library)
    except OSError:
        return None  # Qt will say so itself, or do without


class _WhenAsked:
    """Finds the modules of `_WHEN_ASKED` where the others find them, and puts off their loading."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname not in _WHEN_ASKED:
            return None
        for finder in sys.meta_path:
            spec = None if finder is self else finder.find_spec(fullname, path, target)
            if spec is not None:
                if spec.loader is not None:
                    spec.loader = _Later(spec.loader)  # type: ignore[assignment]  # a loader by its methods
                return spec
        return None


class _Later:
    """Has `loader` load its module when something of it is first asked for."""

    def __init__(self, loader: Loader) -> None:
        self._loader = loader

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        return _LateModule(spec.name)

    def exec_module(self, module: ModuleType) -> None:
        module.__dict__[_LOADER] = self._loader


class _LateModule(ModuleType):
    """A module without its content. `importlib.util.LazyLoader` would load it when PySide reads its `__spec__`."""

    def __getattr__(self, name: str) -> object:
        loader: Loader | None = self.__dict__.pop(_LOADER, None)
        if loader is None:
            raise AttributeError(f"module {self.__name__!r} has no attribute {name!r}")
        loader.exec_module(self)
        return getattr(self, name)


_LOADER = "_loader_of_later"
