# SPDX-License-Identifier: GPL-3.0-or-later
"""How much is said, and of what: changed in the preferences, and the difference is heard."""

from __future__ import annotations

from pathlib import Path

from spiderqt import tongue
from spiderqt.engine.actions import Move
from spiderqt.engine.codes import parse_code
from spiderqt.engine.play import Step, apply
from spiderqt.settings import Settings
from spiderqt.voice.phrases.events import say_step
from spiderqt.voice.phrases.kinds import ALL_KINDS, Kind, Verbosity
from spiderqt.voice.phrases.table import join_sentences
from spiderqt.windows.voice_settings import VERBOSITY, kind_name, says, verbosity_name
from tests.reader.demonstration import assert_said
from tests.reader.orca import Orca
from tests.reader.playing import open_game

CODE = "SP1-S4-AAAAABW"


def hear_the_levels(orca: Orca, folder: Path, level: str, checked: tuple[str, str]) -> None:
    """Short and without the cards that turn up; then, step by step in the preferences, full and with them.

    `level` is the caption of the list, `checked` Orca's words for a box that is not and for one that is.
    """
    settings = Settings(folder / "data")
    settings.set(VERBOSITY, Verbosity.SHORT.value)
    settings.set(says(Kind.TURNED), False)
    tongue.use(orca.language)
    step = apply(parse_code(CODE).position(), Move(0, 1, 4))
    assert isinstance(step, Step)
    words = {
        verbosity: join_sentences(*(one.text for one in say_step(step, verbosity=verbosity, kinds=kinds)))
        for verbosity, kinds in (
            (Verbosity.SHORT, ALL_KINDS - {Kind.TURNED}),
            (Verbosity.NORMAL, ALL_KINDS - {Kind.TURNED}),
            (Verbosity.FULL, ALL_KINDS),
        )
    }
    assert len(set(words.values())) == 3
    card = open_game(orca, folder, "--code", CODE)[-1]
    assert "," not in card, "short: the card alone"
    assert orca.press("a")[-1] == words[Verbosity.SHORT]
    orca.press("u")
    _to_the_level(orca, level, Verbosity.SHORT)
    assert_said(orca.press("Down"), verbosity_name(Verbosity.NORMAL))
    orca.press("Escape")
    assert orca.press("a")[-1] == words[Verbosity.NORMAL]
    orca.press("u")
    _to_the_level(orca, level, Verbosity.NORMAL)
    assert_said(orca.press("Down"), verbosity_name(Verbosity.FULL))
    for _ in range(5):
        said = orca.press("Tab")
    assert said[0].startswith(kind_name(Kind.TURNED))
    assert said[0].endswith(checked[0]), said
    assert_said(orca.press("space"), checked[1])
    assert "," in orca.press("Escape")[-1], "its place, and whether it can move"
    assert orca.press("a")[-1] == words[Verbosity.FULL]


def _to_the_level(orca: Orca, level: str, now: Verbosity) -> None:
    """Open the preferences at the list of levels."""
    orca.press("ctrl+p")
    orca.press("shift+Tab")
    orca.press("Down")
    assert_said(orca.press("Tab"), level, verbosity_name(now))
