# SPDX-License-Identifier: GPL-3.0-or-later
"""The share of mutants that quick tests kill: ``python -m tests.mutation [OPTION...] [MODULE...]``.

Mutants are made of the engine and of board/layout. Each one's fate goes to build/mutation.log, from which ``--resume``
goes on, and ``--again`` tries what survived. With ``--sample`` N of them are drawn at random; a larger sample of the
same seed begins with the smaller one.
Exit 0 when 95 % or more are killed.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
from math import sqrt
from pathlib import Path

import pytest
from hypothesis import Phase, settings

from tests.mutation.operators import mutants
from tests.mutation.runner import QUIET, Runner, sources

ROOT = Path(__file__).resolve().parents[2]
LOG = ROOT / "build" / "mutation.log"
WANTED = 0.95
# Too slow to run for every mutant, and what they find others find too: figures to depth 4, ten megabytes, statistics.
LEFT_OUT = "not (figures_of_the_table or naive_rules_confirm or ten_megabytes or wrong_character or equally or alike)"


def noted(log: Path) -> dict[str, bool]:
    """What an earlier run found, for one that was interrupted; True for a mutant that was killed."""
    lines = log.read_text(encoding="utf-8").splitlines() if log.exists() else []
    return {mutant: fate == "killed" for fate, _, mutant in (line.partition(" ") for line in lines)}


def interval(killed: int, tried: int) -> tuple[float, float]:
    """The 95 % interval of a share of which a sample is known (Wilson's)."""
    z = 1.96
    middle = (killed + z * z / 2) / (tried + z * z)
    spread = z * sqrt(killed * (tried - killed) / tried + z * z / 4) / (tried + z * z)
    return max(0.0, middle - spread), min(1.0, middle + spread)


def main() -> int:
    """Run and report."""
    settings.register_profile(
        "mutation",
        max_examples=12,
        stateful_step_count=15,
        deadline=None,
        derandomize=True,
        database=None,
        phases=(Phase.explicit, Phase.generate),
    )
    os.environ["HYPOTHESIS_PROFILE"] = "mutation"
    parser = argparse.ArgumentParser(prog="python -m tests.mutation")
    parser.add_argument("--sample", type=int, metavar="N")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--resume", action="store_true")
    parser.add_argument("--again", action="store_true", help="only those that survived before")
    parser.add_argument("modules", nargs="*")
    asked = parser.parse_args()
    everything = [mutant for path in sources(ROOT, asked.modules) for mutant in mutants(path)]
    assert len(set(map(str, everything))) == len(everything)
    chosen = everything
    if asked.sample is not None:
        random.Random(asked.seed).shuffle(everything)
        chosen = everything[: asked.sample]
    LOG.parent.mkdir(exist_ok=True)
    known = noted(LOG)
    if asked.again:
        chosen = [mutant for mutant in chosen if known.get(str(mutant)) is False]
    if not asked.resume and not asked.again:
        LOG.write_text("", encoding="utf-8")
    runner = Runner(chosen, LOG, known if asked.resume else {})
    tests = [str(ROOT / "tests" / "engine"), str(ROOT / "tests" / "board" / "test_layout.py")]
    code = pytest.main(["-s", *QUIET, "-k", LEFT_OUT, *tests], plugins=[runner])
    tried = [runner.found[str(mutant)] for mutant in chosen if str(mutant) in runner.found]
    if tried:
        killed, count = sum(tried), len(tried)
        low, high = interval(killed, count)
        print(
            f"{killed} of {count} mutants killed: {killed / count:.1%} of those tried; there are {len(everything)}."
        )
        if count < len(everything) and asked.sample is not None:
            print(f"With 95 % certainty between {low:.1%} and {high:.1%} of all are.")
    if code != pytest.ExitCode.OK:
        return int(code)
    return 0 if sum(tried) >= WANTED * len(tried) else 1


if __name__ == "__main__":
    sys.exit(main())
