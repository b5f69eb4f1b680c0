# SPDX-License-Identifier: GPL-3.0-or-later
"""``python -m tests.mutation [--sample N] [MODULE...]``: the share of mutants that the quick tests of the engine kill.

All mutants take hours of processor time; a sample of N, the same ones each time, tells the share within some percent.
Exit 0 when 95 % or more are killed.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
from pathlib import Path

import pytest
from hypothesis import Phase, settings

from tests.mutation.operators import mutants
from tests.mutation.runner import QUIET, Runner, engine_files

ROOT = Path(__file__).resolve().parents[2]
WANTED = 0.95
# Too slow to run for every mutant, and what they find others find too: figures to depth 4, ten megabytes, statistics.
LEFT_OUT = "not (figures_of_the_table or naive_rules_confirm or ten_megabytes or wrong_character or equally or alike)"


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
    parser.add_argument("modules", nargs="*")
    given = parser.parse_args()
    found = [mutant for path in engine_files(ROOT, given.modules) for mutant in mutants(path)]
    if given.sample is not None and given.sample < len(found):
        found = random.Random(1).sample(found, given.sample)
    runner = Runner(found)
    code = pytest.main(["-s", *QUIET, "-k", LEFT_OUT, str(ROOT / "tests" / "engine")], plugins=[runner])
    if code != pytest.ExitCode.OK:
        return int(code)
    share = runner.killed / len(found)
    print(f"{runner.killed} of {len(found)} mutants killed: {share:.1%}")
    return 0 if share >= WANTED else 1


if __name__ == "__main__":
    sys.exit(main())
