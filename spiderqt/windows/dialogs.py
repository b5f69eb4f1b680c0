# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the dialogs. Loaded when the first one is asked for: none is needed to begin to play.

Must not know what comes of them: whoever asked looks at the answer.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from spiderqt.windows.advice_page import AdvicePage
from spiderqt.windows.card_icons import CardIcons
from spiderqt.windows.deal_kinds import DEALS, kind_named
from spiderqt.windows.key_list import KeyList
from spiderqt.windows.log_list import LogList
from spiderqt.windows.looks_page import LooksPage
from spiderqt.windows.new_game import Choice, NewGameDialog
from spiderqt.windows.own_voice_page import OwnVoicePage
from spiderqt.windows.page_help import lead_to_page, with_page
from spiderqt.windows.picker import RunPicker
from spiderqt.windows.preferences import PreferencesDialog
from spiderqt.windows.sound_page import SoundPage
from spiderqt.windows.voice_page import ScanPage, VoicePage

if TYPE_CHECKING:
    from spiderqt.windows.main_window import MainWindow


def new_game(window: MainWindow) -> NewGameDialog:
    """What to play, beginning with what is played now."""
    table = window.game.table
    kind = kind_named(window.settings.get(DEALS))
    before = Choice(table.position.variant, table.options, kind=kind)
    made = NewGameDialog(before, window, thinker=partial(getattr, window, "thinker"))
    return with_page(made, window, "undo-and-score")


def preferences(window: MainWindow) -> PreferencesDialog:
    """Everything that can be set."""
    dialog = PreferencesDialog(window)
    for page in (LooksPage, VoicePage, AdvicePage, ScanPage):
        dialog.add_page(page(window.settings, dialog))
    for aloud_page in (SoundPage, OwnVoicePage):
        dialog.add_page(aloud_page(window.settings, window.handlers.aloud, dialog))
    return with_page(dialog, window, dialog.place)


def keys(window: MainWindow) -> KeyList:
    """Every key, and how to change it."""
    return with_page(KeyList(window.keymap, window), window, "keys")


def log(window: MainWindow) -> LogList:
    """Every message so far."""
    dialog = LogList(window.ear.announcer.log, window)
    dialog.copied.connect(window.narrator.read)
    return with_page(dialog, window, "reading#messages")


def run_picker(window: MainWindow, column: int, index: int) -> RunPicker:
    """The cards of a column that has some, beginning with the one at `index`."""
    icons = CardIcons(window.scene.options, window.devicePixelRatioF())
    picker = RunPicker(window.game.position, column, icons, window.view.viewport(), window)
    picker.start_at(index)
    lead_to_page(picker, window, "playing#picker")
    return picker
