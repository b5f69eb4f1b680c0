# SPDX-License-Identifier: GPL-3.0-or-later
"""Feeds bad input to every reader: ``python -m tests.fuzz --inputs 1000000 --seed 3``.

No input may raise, take a second, or make the process 200 MB larger; each refusal has one line with words in it. The
first half is read in English, the second in Spanish. One seed, the same inputs; a fault names target and input.
"""

from __future__ import annotations

import contextlib
import gc
import resource
import sys
import time
import traceback
from collections import Counter
from pathlib import Path
from random import Random

from spiderqt import tongue
from tests.fuzz.mutate import mutated_bytes, mutated_text
from tests.fuzz.stored import Stored
from tests.fuzz.targets import TARGETS, Target
from tests.fuzz.words import TARGETS as WORD_TARGETS

MOST_SECONDS = 1.0
MOST_MEGABYTES = 200.0


class FaultError(AssertionError):
    """Readers did not bear inputs; the text has one for each kind of fault."""


class Report:
    """What came of a run."""

    def __init__(self) -> None:
        self.inputs: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        self.seconds: Counter[str] = Counter()
        self.slowest: dict[str, float] = {}
        self.faults: dict[str, str] = {}

    def __str__(self) -> str:
        lines = [
            f"{name:12} {count:8} inputs, {self.refused[name]:8} refused, {self.seconds[name]:7.1f} s,"
            f" slowest {1000 * self.slowest[name]:6.1f} ms"
            for name, count in self.inputs.items()
        ]
        return "\n".join([*lines, f"{self.inputs.total()} inputs, {self.seconds.total():.1f} s of processor"])


def run(folder: Path, inputs: int, seed: int) -> Report:
    """So many inputs for all targets together, by their shares. Raises FaultError."""
    _forget_the_largest()
    report, stored = Report(), Stored(folder)
    try:
        for language in ("en", "es"):
            tongue.use(language)
            for target in (*TARGETS, *stored.targets(), *WORD_TARGETS):
                chance = Random(f"{seed} {language} {target.name}")
                for _ in range(max(1, round(inputs * target.share / 200))):
                    _feed(target, spoilt(target, chance), report)
    finally:
        tongue.use("en")
        stored.close()
    if report.faults:
        raise FaultError("\n\n".join(report.faults.values()))
    return report


def spoilt(target: Target, chance: Random) -> str:
    """One bad input, or nearly."""
    seed = chance.choice(target.seeds)
    if target.as_bytes:
        return mutated_bytes(seed.encode("latin-1"), chance).decode("latin-1")
    return mutated_text(seed, chance.choice(target.seeds), target.words, chance)


def _feed(target: Target, text: str, report: Report) -> None:
    size, began = _largest_size(), time.process_time()
    try:
        refusal = target.read(text)
        if refusal is not None:
            report.refused[target.name] += 1
            _check(refusal())
    except Exception as error:
        told = "".join(traceback.format_exception(error))
        kind = f"{target.name} {type(error).__name__} {error.__traceback__ and told.splitlines()[-3:-1]}"
        report.faults.setdefault(
            kind, f"{target.name}, in {tongue.language()}: {text[:1000]!r}\n{told[-3000:]}"
        )
        return
    taken = time.process_time() - began
    if taken > MOST_SECONDS / 2:  # perhaps it was something else: the same again
        gc.collect()
        began = time.process_time()
        target.read(text)
        taken = time.process_time() - began
    if taken > MOST_SECONDS:
        report.faults.setdefault(f"{target.name} slow", f"{target.name}: {taken:.1f} s for {text[:1000]!r}")
    if _largest_size() - size > MOST_MEGABYTES:
        grown = f"{target.name}: {_largest_size() - size:.0f} MB for {text[:1000]!r}"
        report.faults.setdefault(f"{target.name} large", grown)
    report.inputs[target.name] += 1
    report.seconds[target.name] += taken  # type: ignore[assignment]
    report.slowest[target.name] = max(taken, report.slowest.get(target.name, 0.0))


def _check(sentence: str) -> None:
    assert sentence.strip(), "a refusal without words"
    assert sentence.isprintable(), f"more than one line, or signs that do not show: {sentence!r}"
    assert len(sentence) < 1200, f"no sentence, but a novel: {sentence!r}"


def _forget_the_largest() -> None:
    """From now on `_largest_size` counts anew: other tests of the same process may have had more (Linux)."""
    with contextlib.suppress(OSError):
        Path("/proc/self/clear_refs").write_text("5", encoding="ascii")


def _largest_size() -> float:
    """The most memory that the process has had, in MB."""
    with contextlib.suppress(OSError):
        for line in Path("/proc/self/status").read_text(encoding="ascii", errors="replace").splitlines():
            if line.startswith("VmHWM:"):
                return int(line.split()[1]) / 1e3
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / (1e6 if sys.platform == "darwin" else 1e3)
