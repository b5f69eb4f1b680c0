# SPDX-License-Identifier: GPL-3.0-or-later
"""Every reader bears bad input: 20,000 pieces of it here, a million in the long run."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.fuzz import run as fuzz
from tests.fuzz.targets import Refusal, Target


def test_twenty_thousand_bad_inputs(tmp_path: Path, qapp: object) -> None:
    report = fuzz.run(tmp_path, 20_000, seed=8)
    print(report)
    assert report.inputs.total() >= 20_000
    assert set(report.inputs) >= {
        "codes",
        "positions",
        "records",
        "JSON",
        "CSV",
        "settings",
        "databases",
        "backups",
    }
    for name in ("codes", "positions", "records", "JSON", "CSV", "solvitaire", "fc-solve"):
        assert 0.5 < report.refused[name] / report.inputs[name] < 1, (
            f"{name}: too much or too little is refused"
        )


@pytest.mark.long
@pytest.mark.parametrize("seed", range(10))
def test_a_million_bad_inputs(tmp_path: Path, qapp: object, seed: int) -> None:
    print(fuzz.run(tmp_path, 100_000, seed))


def _raises(text: str) -> Refusal:
    raise KeyError(text)


def _wordless(text: str) -> Refusal:
    return lambda: " "


def _two_lines(text: str) -> Refusal:
    return lambda: "One.\nTwo."


def _large(text: str) -> Refusal:
    assert len(bytearray(260_000_000)) > 0
    return None


@pytest.mark.parametrize("read", [_raises, _wordless, _two_lines, _large])
def test_a_reader_that_does_not_is_found(
    tmp_path: Path, qapp: object, monkeypatch: pytest.MonkeyPatch, read: object
) -> None:
    target = Target("bad", 100, read, ("d",))  # type: ignore[arg-type]
    monkeypatch.setattr(fuzz, "TARGETS", (target,))
    monkeypatch.setattr(fuzz, "WORD_TARGETS", ())
    monkeypatch.setattr("tests.fuzz.run.Stored.targets", lambda self: ())
    with pytest.raises(fuzz.FaultError, match="bad"):
        fuzz.run(tmp_path, 2, seed=1)
