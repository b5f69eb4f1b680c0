# SPDX-License-Identifier: GPL-3.0-or-later
"""What a real Orca says of a verdict, of the bar that tells it, and of a way to win that is walked with keys."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.reader.orca import Orca
from tests.reader.playing import open_game
from tests.reader.positions import LATE

LANGUAGE = "en"


@pytest.mark.long
def test_a_verdict_and_its_way_by_ear(orca: Orca, tmp_path: Path) -> None:
    path = tmp_path / "late.txt"
    path.write_text(LATE, encoding="utf-8")
    open_game(orca, tmp_path, "--open", str(path))
    orca.press("v")
    orca.wait_for_words("It can still be won")
    said = [told.text for told in orca.speech()]
    assert any("Looking whether this can still be won" in text for text in said), said
    assert sum("It can still be won" in text for text in said) == 1, "said once"
    orca.press("v")
    said = orca.press("Tab")
    assert any(text.startswith("Close") for text in said), said
    said = orca.press("shift+Tab")
    assert any("Show the way" in text for text in said), said
    said = orca.press("space")
    assert any("plays the next step" in text for text in said), said
    said = orca.press("ctrl+Right")
    assert any("from column" in text for text in said), said
    said = orca.press("ctrl+Left")
    assert any("Undone" in text for text in said), said
    assert orca.press("Escape"), "the end of the showing is not silent"
