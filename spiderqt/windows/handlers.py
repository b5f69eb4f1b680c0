# SPDX-License-Identifier: GPL-3.0-or-later
"""What each action of the table of actions does. One method for each name; a test sees that none is missing.

Must not know how the window is arranged: it asks the window for its parts.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QDialog

from spiderqt import __version__
from spiderqt.engine.actions import Action, Deal
from spiderqt.engine.refusals import EmptySource
from spiderqt.store.ladder import Rung
from spiderqt.tongue import translate
from spiderqt.voice.finding import Wanted
from spiderqt.windows.deal_kinds import DEALS
from spiderqt.windows.file_acts import FileActs
from spiderqt.windows.reading import Reading
from spiderqt.windows.sound_settings import is_heard
from spiderqt.windows.view_acts import ViewActs
from spiderqt.windows.walking import Walking

if TYPE_CHECKING:
    from spiderqt.windows.aloud import Aloud
    from spiderqt.windows.main_window import MainWindow


_PAST, _ADVICE = "spiderqt.windows.past", "spiderqt.windows.advice"
LATE: dict[str, str] = {
    "daily": "spiderqt.windows.daily_acts",
    "ladder": "spiderqt.windows.ladder_acts",
    "welcome": "spiderqt.windows.welcome_acts",
    **dict.fromkeys(("strong-hint", "verdict", "analyse", "show-line", "line-next", "line-back"), _ADVICE),
    **dict.fromkeys(("own-voice", "stop-speaking", "sounds"), "spiderqt.windows.aloud"),
    **dict.fromkeys(("statistics", "history", "games", "replay"), f"{_PAST}.acts"),
    **dict.fromkeys(("enter-position", "paste", "copy-game"), f"{_PAST}.text_acts"),
    **dict.fromkeys(("export-games", "import-games", "backup", "restore"), f"{_PAST}.data_acts"),
}
"""Acts that no start waits for: the name of each, and the module whose function ``do_NAME(window)`` it is."""


_ALOUD_AFTER = 250
"""Milliseconds."""


class Handlers(QObject):
    """The acts behind menus and keys."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._game, self._cursor = window.game, window.cursor_on_table
        self._aloud: Aloud | None = None
        self.reading, self.walking, self.files = (
            Reading(window, self),
            Walking(window, self),
            FileActs(window, self),
        )
        self._groups = (self, self.reading, self.walking, self.files, ViewActs(window, self))
        if is_heard(window.settings):
            # When the window has been drawn: nobody waits for it longer because of sounds or a voice.
            QTimer.singleShot(_ALOUD_AFTER, self, self._make_aloud)

    def of(self, name: str) -> Callable[[], object]:
        """The act of that name."""
        if name.startswith("column-"):
            return partial(self.walking.to_column, int(name.removeprefix("column-")) - 1)
        method = "do_" + name.replace("-", "_")
        if name in LATE:
            return partial(self._do_late, LATE[name], method)
        act: Callable[[], object] = next(
            getattr(group, method) for group in self._groups if hasattr(group, method)
        )
        return act

    @property
    def aloud(self) -> Aloud:
        """Sounds and the program's own voice; made when they are first asked for."""
        return self._aloud or self._make_aloud()

    def _make_aloud(self) -> Aloud:
        from spiderqt.windows.aloud import Aloud

        if self._aloud is None:
            self._aloud = Aloud(self._window, self)
        return self._aloud

    def _do_late(self, module: str, function: str) -> None:
        getattr(importlib.import_module(module), function)(self._window)

    # Game

    def do_new(self) -> None:
        """Ask what to play, and deal it."""
        from spiderqt.windows import dialogs

        dialog = dialogs.new_game(self._window)
        dialog.told.connect(self._read)
        if self.ask(dialog):
            choice = dialog.choice()
            self._window.settings.set(DEALS, choice.kind.value)
            if choice.code is not None and choice.line:
                self._window.lines.keep(choice.code, choice.line)
            self._game.start(choice.start(), choice.options)

    def do_restart(self) -> None:
        """The same deal from its start; undo takes that back."""
        self._game.restart()

    def do_preferences(self) -> None:
        """Show everything that can be set; each choice holds at once."""
        from spiderqt.windows import dialogs

        self.ask(dialogs.preferences(self._window))

    def do_quit(self) -> None:
        """Close the window."""
        self._window.close()

    def after_the_end(self, name: str) -> None:
        """What was chosen on the end panel."""
        self.of(name)()

    def tell_climb(self, before: Rung, after: Rung) -> None:
        """Say what a win did on the ladder."""
        from spiderqt.windows import ladder_acts

        ladder_acts.tell_climb(self._window, before, after)

    def do_climb(self) -> None:
        """Play the rung that the last win led to; chosen on the end panel alone."""
        from spiderqt.windows import ladder_acts

        ladder_acts.climb(self._window)

    # Table

    def do_undo(self) -> None:
        """Take the last step back."""
        self._game.undo()

    def do_redo(self) -> None:
        """Do again what was undone."""
        self._game.redo()

    def do_deal(self) -> None:
        """Deal from the stock."""
        self._cursor.put_back(silently=True)
        self._game.play(Deal())

    def do_send(self) -> None:
        """Send the cards under the cursor to their best place."""
        self._cursor.put_back(silently=True)
        self._cursor.send(self._cursor.place)

    def do_hint(self) -> None:
        """Say and show the next step that makes progress, from what has been seen."""
        if not self._game.options.hints:
            self._read(translate("Window", "This game is played without hints. The next game can have them."))
            return
        from spiderqt.voice.phrases.hints import say_hint

        self._window.thinker.warm()  # who wants hints may want the stronger one next
        found = self._window.adviser.hint()
        self._window.player.show_hint(found.action)
        self._window.narrator.tell(partial(say_hint, found, can_undo=self._game.undo_refusal() is None))

    def do_pick(self) -> None:
        """Pick up or drop."""
        if self._window.scanner.is_on:
            self._window.scanner.press()
        else:
            self._cursor.pick_or_drop()

    def do_cancel(self) -> None:
        """Put back what is in hand."""
        if self._cursor.grip is None and self._window.stop_thinking():
            return
        if self._cursor.grip is None:
            self._read(translate("Window", "Nothing is picked up."))
        self._window.view.cancel_drag()
        self._cursor.put_back()

    def do_picker(self) -> None:
        """Open the run picker for the column under the cursor."""
        self.open_picker(self._cursor.place.column, self._cursor.place.index)

    def open_picker(self, column: int, index: int) -> None:
        """Show a column's cards at full size, and where they can go; an empty column has none."""
        from spiderqt.windows import dialogs

        self._cursor.put_back(silently=True)
        if not len(self._game.position.columns[column]):
            self._game.refuse(EmptySource(column))
            return
        picker = dialogs.run_picker(self._window, column, index)
        picker.accepted.connect(self._on_picked)
        picker.finished.connect(self._on_picker_closed)
        self._game.clock.hold("dialog")
        picker.show()
        picker.activateWindow()

    def _on_picked(self) -> None:
        from spiderqt.windows.picker import RunPicker

        picker = self.sender()
        assert isinstance(picker, RunPicker)
        move = picker.chosen()
        if move is not None:
            self._game.play(move)

    def _on_picker_closed(self) -> None:
        self._game.clock.release("dialog")
        self.sender().deleteLater()
        self._window.activateWindow()
        self._window.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def do_type(self) -> None:
        """Open the line for typed moves."""
        self._window.typed.ask()

    def enter_typed(self, action: Action) -> None:
        """Carry out a typed move."""
        self._cursor.put_back(silently=True)
        self._game.play(action)

    def misread_typed(self, text: str) -> None:
        """Say what a typed move looks like."""
        pattern = translate("Typed", "“{text}” is not a move. Type 3 7, 3x4 7 or d.")
        self._read(pattern.format(text=text))

    # Reading; the keys that read the table are in `Reading`

    def do_find(self) -> None:
        """Open the line for finding a card."""
        self._window.finder.ask()

    def go_to_found(self, wanted: Wanted) -> None:
        """Put the cursor on the first card of that kind; without any, say so."""
        place = self.reading.place_of(wanted)
        if place is None:
            self.reading.find(wanted)
            return
        self._window.finder.leave()
        self._cursor.go_to(place)

    def do_repeat(self) -> None:
        """Say the last message again."""
        self._window.ear.announcer.repeat()

    def do_log(self) -> None:
        """Show every message so far."""
        from spiderqt.windows import dialogs

        self.ask(dialogs.log(self._window))

    def do_keys(self) -> None:
        """Show every key, and change them."""
        from spiderqt.windows import dialogs

        self.ask(dialogs.keys(self._window))

    def do_manual(self) -> None:
        """Open the manual, at the rule behind the last refusal if there was one."""
        self._window.help.open()

    def do_about(self) -> None:
        """Say what this is."""
        from PySide6.QtWidgets import QMessageBox

        text = translate(
            "About",
            "SpiderQt {version}: Spider solitaire and its family, for everybody.\n"
            "Free software under the GNU General Public License, version 3 or later.",
        )
        box = QMessageBox(self._window)
        box.setWindowTitle(translate("About", "SpiderQt: about"))
        box.setText(text.format(version=__version__))
        self.ask(box)

    # For all groups

    def ask(self, dialog: QDialog) -> bool:
        """Run a dialog while the clock stands still; the table has the focus again afterwards."""
        self._game.clock.hold("dialog")
        try:
            return dialog.exec() == QDialog.DialogCode.Accepted
        finally:
            self._game.clock.release("dialog")
            dialog.deleteLater()

    def _read(self, text: str) -> None:
        self._window.narrator.read(text)
