# SPDX-License-Identifier: GPL-3.0-or-later
"""The monkey at a window that a real Orca reads: neither of them breaks. See `tests.monkey`."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.reader.desktop import wait_for
from tests.reader.orca import Orca, python
from tests.reader.playing import ROOT, open_game

LANGUAGE = "es"


@pytest.mark.long
@pytest.mark.parametrize("seed", range(11, 31))
def test_five_thousand_events_with_a_reader(seed: int, orca: Orca, tmp_path: Path) -> None:
    """In twenty runs: each can be asked for alone (`-k 12`), and lets others have Orca after it.

    Orca leaves out what is old when it comes to it: with less of a pause it would read nothing at all.
    """
    events = ["--seed", str(seed), "--events", "250", "--pause", "200", "--growth", "60", "--kept", "40"]
    before = len(orca.speech())
    monkey = orca.spawn("application", python("tests.monkey", *events), PYTHONPATH=ROOT)
    wait_for(lambda: monkey.poll() is not None, "the monkey to have enough", patience=580)
    told = (orca.folder / "application.out").read_text(encoding="utf-8")
    print(told, len(orca.speech()) - before, "utterances")
    assert monkey.returncode == 0, told + orca.error_output("application")
    assert len(orca.speech()) - before > 50, "Orca read hardly anything"
    orca.close_application()
    assert any("siete de corazones" in said for said in open_game(orca, tmp_path, "--code", "SP1-S4-AAAAABW"))
