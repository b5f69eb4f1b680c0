# SPDX-License-Identifier: GPL-3.0-or-later
"""What the tests of the demonstration window share."""

from __future__ import annotations

from pathlib import Path

from tests.reader.orca import Orca, python

NEARLY_WON = """\
game: SD1-S1
1: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S
2: AS
3:
4:
5:
6:
7:
stock:
completed: S S S
"""


def open_demo(orca: Orca, *arguments: str) -> list[str]:
    demo = python("tests.reader.demo", "--language", orca.language, *arguments)
    root = str(Path(__file__).resolve().parents[2])
    return orca.open(demo, "SpiderQt", PYTHONPATH=root)


def assert_said(said: list[str], *expected: str) -> None:
    """Exactly these utterances, each with Orca's own word for what it is (``panel``) after it or not."""
    assert len(said) == len(expected), said
    for utterance, text in zip(said, expected, strict=True):
        assert utterance.startswith(text), said
        assert len(utterance.removeprefix(text)) < len(" botón de pulsación.**"), said
