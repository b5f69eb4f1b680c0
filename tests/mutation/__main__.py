# SPDX-License-Identifier: GPL-3.0-or-later
"""``python -m tests.mutation [--resume] [MODULE...]``: the share of mutants that the quick tests of the engine kill.

Each one's fate goes to build/mutation.log, from which ``--resume`` goes on. Exit 0 when 95 % or more are killed.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from hypothesis import Phase, settings

from tests.mutation.operators import mutants
from tests.mutation.runner import QUIET, Runner, engine_files

ROOT = Path(__file__).resolve().parents[2]
LOG = ROOT / "build" / "mutation.log"
WANTED = 0.95
# Too slow to run for every mutant, and what they find others find too: figures to depth 4, ten megabytes, statistics.
LEFT_OUT = "not (figures_of_the_table or naive_rules_confirm or ten_megabytes or wrong_character or equally or alike)"


def noted(log: Path) -> dict[str, bool]:
    """What an earlier run found, for one that was interrupted; True for a mutant that was killed."""
    lines = log.read_text(encoding="utf-8").splitlines() if log.exists() else []
    return {mutant: fate == "killed" for fate, _, mutant in (line.partition(" ") for line in lines)}


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
    only = [argument for argument in sys.argv[1:] if argument != "--resume"]
    everything = [mutant for path in engine_files(ROOT, only) for mutant in mutants(path)]
    assert len(set(map(str, everything))) == len(everything)
    LOG.parent.mkdir(exist_ok=True)
    if "--resume" not in sys.argv:
        LOG.write_text("", encoding="utf-8")
    runner = Runner(everything, LOG, noted(LOG))
    code = pytest.main(["-s", *QUIET, "-k", LEFT_OUT, str(ROOT / "tests" / "engine")], plugins=[runner])
    if code != pytest.ExitCode.OK:
        return int(code)
    killed = sum(runner.found[str(mutant)] for mutant in everything)
    share = killed / len(everything)
    print(f"{killed} of {len(everything)} mutants killed: {share:.1%}")
    return 0 if share >= WANTED else 1


if __name__ == "__main__":
    sys.exit(main())
