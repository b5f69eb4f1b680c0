# SPDX-License-Identifier: GPL-3.0-or-later
"""One switch, by ear: the offers come by themselves, and a press of the one key takes the one just heard."""

from __future__ import annotations

from pathlib import Path

from spiderqt import tongue
from spiderqt.engine.codes import parse_code
from spiderqt.settings import Settings
from spiderqt.voice.phrases.scan import offer_sentence
from spiderqt.voice.scanning import offers
from spiderqt.windows.voice_settings import SCAN_SECONDS, SCANNING
from tests.reader.orca import Orca
from tests.reader.playing import open_game

CODE = "SP1-S4-AAAAABW"


def one_switch(orca: Orca, folder: Path, done: str) -> None:
    """Hear every offer of the first round once, in order; press at the first: what is said begins with `done`."""
    settings = Settings(folder / "data")
    settings.set(SCANNING, True)
    settings.set(SCAN_SECONDS, 3.0)
    tongue.use(orca.language)
    start = parse_code(CODE).position()
    wanted = [offer_sentence(start, offer) for offer in offers(start, can_undo=False)]
    open_game(orca, folder, "--code", CODE)
    heard: list[str] = []
    while heard[-len(wanted) :] != wanted and len(heard) < 4 * len(wanted):
        heard += [said for said in orca.listen_to(lambda: None) if said in wanted]
    assert heard[-len(wanted) :] == wanted, heard
    while orca.listen_to(lambda: None) != [wanted[0]]:
        pass
    assert orca.press("space")[-1].startswith(done)
