# SPDX-License-Identifier: GPL-3.0-or-later
"""``bench``: every figure is there, no Qt is loaded, and peers stand beside ours where they are."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys

import pytest

from tests.cli.running import ROOT, cli, environment


def test_every_figure_is_there_and_no_qt() -> None:
    code = (
        "import sys\nfrom spiderqt.cli import main\nfrom spiderqt.cli.bench import measures, peers\n"
        "measures.NODES, measures.STARTS, peers.DEALS = 500, 1, 4\n"
        "status = main(['bench', '--seconds', '0.1', '--json'])\n"
        "assert 'PySide6' not in sys.modules\nsys.exit(status)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=environment(), capture_output=True, text=True, timeout=120
    )
    assert (done.returncode, done.stderr) == (0, "")
    found = json.loads(done.stdout)
    assert found["form"] in ("compiled", "pure")
    for key in ("moves_per_second", "perft_nodes_per_second", "hint_seconds", "start_seconds"):
        assert found[key] > 0, key
    assert found["python_start_seconds"] < found["start_seconds"]
    assert [row["game"] for row in found["solver"]] == ["SP1-S1", "SP1-S4", "SD1-S4", "SS1-S4", "SC1-S4"]
    assert all(row["deals"] for row in found["solver"])
    peers = {row["name"]: row for row in found["peers"]}
    if shutil.which("fc-solve"):
        assert peers["fc-solve"]["same_deals"]
        assert 0 < peers["fc-solve"]["their_won"] <= 4


def test_what_it_says_is_made_from_the_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    from spiderqt.cli.bench import command

    figures = {
        "form": "pure",
        "python": "3.11.7",
        "moves_per_second": 12345.6,
        "perft_nodes_per_second": None,
        "hint_seconds": 0.00123,
        "searched_hint_seconds": 0.02,
        "start_seconds": 0.1,
        "python_start_seconds": 0.02,
        "solver": [{"game": "SS1-S4", "deals": 2, "won": 1, "seconds": 0.5}],
        "peers": [
            {"name": name, "game": "SS1-S4", "deals": 20, "same_deals": same, "our_won": 18, "their_won": 12}
            | {"ours": 0.5, "theirs": 0.1, "ratio": 0.2}
            for name, same in (("fc-solve", True), ("kpat", False))
        ],
    }
    monkeypatch.setattr(command, "_measured", lambda seconds, going: figures)
    says = cli("bench").out
    assert "12300 a second" in says
    assert "sequences" not in says
    assert "1 of 2 deals won, 0.25 s a deal" in says
    assert "fc-solve on the same 20 deals" in says
    assert "kpat on 20 deals of its own" in says
    assert cli("bench", "--seconds", "0").fault
