# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs the tests against mutants, as a pytest plugin that takes the place of the usual run.

The tests are collected once. One run with coverage tells which lines each test reaches and how long it takes. Then
every mutant gets a fork of this process in which the code of one function is exchanged, or, where a mutant acts while
its module is loaded, all of spiderqt is loaded anew; there the tests that reach its line run, quickest first, until one
fails. A mutant that outlives that is tried again from scratch, so that nothing computed before the fork can hide it.
"""

from __future__ import annotations

import os
import resource
import signal
import sys
import time
import types
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from importlib.abc import Loader
from importlib.machinery import ModuleSpec
from pathlib import Path

import coverage
import pytest

from tests.mutation.operators import Mutant

LAYOUT = ("spiderqt/board/layout.py", "spiderqt/board/geometry.py")
"""What is tried besides the engine, against tests/board/test_layout.py."""

CPU_SECONDS = 60
"""What a mutant may use, about three times the whole run; one that loops for ever is found by that."""

FIRST = (
    "test_frozen",
    "test_values",
    "test_codes",
    "test_refusals",
    "test_score_and_undo",
    "test_send",
    "test_texts",
    "test_record_texts",
    "test_layout",
)
"""The files that find most of what acts while a module is loaded."""
QUIET = ["-q", "--tb=no", "-p", "no:cacheprovider", "-p", "no:randomly", "-p", "no:cov"]
# Hypothesis and the plugins are loaded before pytest begins, once more or always; that is no fault here.
QUIET += ["-W", "ignore::pytest.PytestAssertRewriteWarning"]


@dataclass
class Runner:
    """Kills mutants. `found` says of each, by its text, whether a test killed it; `log` gets a line for each."""

    mutants: list[Mutant]
    log: Path
    found: dict[str, bool] = field(default_factory=dict)
    seconds: dict[str, float] = field(default_factory=dict)
    reach: dict[tuple[str, int], set[str]] = field(default_factory=lambda: defaultdict(set))

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Instead of running the tests once."""
        self._measure(session)
        if session.testsfailed:
            raise pytest.UsageError("the tests fail without any mutant")
        items = sorted(session.items, key=lambda item: self.seconds[item.nodeid])
        print(
            f"\n{len(self.mutants)} mutants, {len(items)} tests of {sum(self.seconds.values()):.0f} s",
            flush=True,
        )
        started = time.monotonic()
        for number, mutant in enumerate(self.mutants, start=1):
            if str(mutant) not in self.found:
                self._note(mutant, killed=self._kill(mutant, items))
            if number % 100 == 0:
                spent = (time.monotonic() - started) / 60
                print(f"{number} of {len(self.mutants)} after {spent:.0f} min", flush=True)
        return True

    def _note(self, mutant: Mutant, *, killed: bool) -> None:
        self.found[str(mutant)] = killed
        with self.log.open("a", encoding="utf-8") as log:
            log.write(f"{'killed' if killed else 'survived'} {mutant}\n")
        if not killed:
            print(f"survived: {mutant}", flush=True)

    def _measure(self, session: pytest.Session) -> None:
        """Run all tests once, with coverage for each."""
        places = ["*/spiderqt/engine/*", *(f"*/{path}" for path in LAYOUT)]
        watch = coverage.Coverage(data_file=None, include=places, config_file=False)
        watch.start()
        for item in session.items:
            watch.switch_context(item.nodeid)
            started = time.process_time()
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
            self.seconds[item.nodeid] = time.process_time() - started
        watch.stop()
        data = watch.get_data()
        for file in data.measured_files():
            for line, tests in data.contexts_by_lineno(file).items():
                self.reach[file, line].update(tests)

    def _kill(self, mutant: Mutant, items: list[pytest.Item]) -> bool:
        items = [item for item in items if item.path.parent.name == mutant.path.parent.name]
        reaching = self.reach.get((str(mutant.path), mutant.line), set()) - {""}
        chosen = [item for item in items if item.nodeid in reaching]
        if mutant.function and chosen and _in_fork(lambda: _fails(mutant, chosen)):
            return True
        # From scratch: what was computed while modules were loaded came from the sound code. Those that reach the line
        # come first, or those that find most; then all others, for they may use what was computed.
        first = chosen or [item for item in items if item.path.stem in FIRST]
        if _in_fork(lambda: _fails_from_scratch(mutant, first)):
            return True
        others = [item for item in items if item not in first]
        return bool(others) and _in_fork(lambda: _fails_from_scratch(mutant, others))


def _in_fork(fails: Callable[[], bool]) -> bool:
    """Whether that is so in a fork, or the fork does not come to an end."""
    child = os.fork()
    if child == 0:
        _be_quiet_and_modest()
        try:
            code = 1 if fails() else 0
        except BaseException:
            code = 1
        os._exit(code)
    _, status = os.waitpid(child, 0)
    return not (os.WIFEXITED(status) and os.WEXITSTATUS(status) == 0)


def _be_quiet_and_modest() -> None:
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nowhere, stream)
    resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS))
    resource.setrlimit(resource.RLIMIT_AS, (4 * 2**30, 4 * 2**30))
    signal.alarm(CPU_SECONDS * 10)


def _fails(mutant: Mutant, items: list[pytest.Item]) -> bool:
    """Exchange the code of the mutant's function and run the tests until one fails."""
    module = sys.modules[_module_of(mutant.path)]
    function = _function(module, mutant.function)
    function.__code__ = _code(compile(mutant.tree, str(mutant.path), "exec"), mutant.function)
    for held in list(vars(module).values()):
        if hasattr(held, "cache_clear"):
            held.cache_clear()
    session = items[0].session
    for item in items:
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
        if session.testsfailed:
            return True
    return False


def _fails_from_scratch(mutant: Mutant, items: list[pytest.Item]) -> bool:
    """Load everything anew, the mutant in its place, and run the tests until one fails."""
    sys.meta_path.insert(0, _Finder(mutant))
    for name in [name for name in sys.modules if name.split(".")[0] in ("spiderqt", "tests")]:
        if not name.startswith("tests.mutation"):
            del sys.modules[name]
    files = list(dict.fromkeys(str(item.path) for item in items))
    chosen = [item.nodeid for item in items]
    return pytest.main(["-x", *QUIET, *files], plugins=[_Only(chosen)]) != pytest.ExitCode.OK


class _Only:
    """Keeps the tests of these names, in their order."""

    def __init__(self, names: list[str]) -> None:
        self.places = {name: place for place, name in enumerate(names)}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Leave the others out."""
        kept = [item for item in items if item.nodeid in self.places]
        items[:] = sorted(kept, key=lambda item: self.places[item.nodeid])


class _Finder(Loader):
    """Loads one module from the mutant's tree."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: types.ModuleType | None = None
    ) -> ModuleSpec | None:
        """A spec for the mutant's module alone."""
        return ModuleSpec(name, self) if name == _module_of(self.mutant.path) else None

    def exec_module(self, module: types.ModuleType) -> None:
        """Run the mutant."""
        module.__file__ = str(self.mutant.path)
        exec(compile(self.mutant.tree, str(self.mutant.path), "exec"), module.__dict__)


def _module_of(path: Path) -> str:
    return f"spiderqt.{path.parent.name}.{path.stem}"


def _function(module: types.ModuleType, name: str) -> types.FunctionType:
    """The function of that dotted name, without what decorators put around it."""
    found: object = module
    for part in name.split("."):
        found = vars(found)[part]
    found = getattr(found, "fget", None) or getattr(found, "__wrapped__", None) or found
    assert isinstance(found, types.FunctionType)
    return found


def _code(whole: types.CodeType, name: str) -> types.CodeType:
    for part in name.split("."):
        whole = next(c for c in whole.co_consts if isinstance(c, types.CodeType) and c.co_name == part)
    return whole


def sources(root: Path, only: list[str]) -> Iterator[Path]:
    """The source files that are tried, or those of them that are named."""
    for path in (*sorted((root / "spiderqt" / "engine").glob("*.py")), *(root / name for name in LAYOUT)):
        if not only or path.stem in only:
            yield path
