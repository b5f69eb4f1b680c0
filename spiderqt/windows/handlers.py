# SPDX-License-Identifier: GPL-3.0-or-later
"""What each action of the table of actions does. One method for each name; a test sees that none is missing.

Must not know how the window is arranged: it asks the window for its parts.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QFileDialog, QMessageBox

from spiderqt import __version__
from spiderqt.engine.actions import Action, Deal
from spiderqt.engine.refusals import EmptySource
from spiderqt.session.table import Options
from spiderqt.tongue import translate
from spiderqt.voice.finding import Wanted
from spiderqt.voice.phrases.hints import say_hint
from spiderqt.voice.phrases.places import card_sentence
from spiderqt.windows import looks
from spiderqt.windows.files import Unreadable, open_table, save_table
from spiderqt.windows.reading import Reading

if TYPE_CHECKING:
    from spiderqt.windows.main_window import MainWindow


class Handlers(QObject):
    """The acts behind menus and keys."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._game, self._cursor = window.game, window.cursor_on_table
        self.reading = Reading(window, self)

    def of(self, name: str) -> Callable[[], object]:
        """The act of that name."""
        if name.startswith("column-"):
            return partial(self._walk_to_column, int(name.removeprefix("column-")) - 1)
        method = "do_" + name.replace("-", "_")
        act: Callable[[], object] = getattr(self, method, None) or getattr(self.reading, method)
        return act

    # Game

    def do_new(self) -> None:
        """Ask what to play, and deal it."""
        from spiderqt.windows import dialogs

        dialog = dialogs.new_game(self._window)
        if self._ask(dialog):
            choice = dialog.choice()
            self._game.start(choice.start(), choice.options)

    def do_restart(self) -> None:
        """The same deal from its start; undo takes that back."""
        self._game.restart()

    def do_open(self) -> None:
        """Ask for a file and open the game in it."""
        title = translate("Files", "SpiderQt: open a game or a position")
        name, _ = QFileDialog.getOpenFileName(self._window, title, "", self._filter())
        if name:
            self.open_file(Path(name))

    def open_file(self, path: Path) -> bool:
        """Open the game in a file; False after a sentence that says why not."""
        found = open_table(path, Options())
        if isinstance(found, Unreadable):
            self._complain(found)
            return False
        self._game.open(found)
        return True

    def do_save(self) -> None:
        """Ask for a place and save the game there as a record."""
        table = self._game.table
        title = translate("Files", "SpiderQt: save this game as a record")
        proposal = f"{table.code or 'game'}.spider"
        name, _ = QFileDialog.getSaveFileName(self._window, title, proposal, self._filter())
        if not name:
            return
        if fault := save_table(table, Path(name)):
            self._complain(fault)
        else:
            self._read(translate("Window", "Saved: {file}.").format(file=Path(name).name))

    def do_copy_code(self) -> None:
        """Put the game code on the clipboard."""
        code = self._game.table.code
        if code is None:
            self._read(translate("Window", "This position has no game code; save the game instead."))
            return
        QGuiApplication.clipboard().setText(str(code))
        self._read(translate("Window", "Copied: {code}.").format(code=code))

    def do_preferences(self) -> None:
        """Show everything that can be set; each choice holds at once."""
        from spiderqt.windows import dialogs

        self._ask(dialogs.preferences(self._window))

    def do_quit(self) -> None:
        """Close the window."""
        self._window.close()

    def after_the_end(self, name: str) -> None:
        """What was chosen on the end panel."""
        self.of(name)()

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
        found = self._window.adviser.hint()
        self._window.player.show_hint(found.action)
        self._window.narrator.tell(partial(say_hint, found))

    def do_pick(self) -> None:
        """Pick up or drop."""
        if self._window.scanner.is_on:
            self._window.scanner.press()
        else:
            self._cursor.pick_or_drop()

    def do_cancel(self) -> None:
        """Put back what is in hand."""
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

    def do_left(self) -> None:
        """One column to the left."""
        self._cursor.step_column(-1)

    def do_right(self) -> None:
        """One column to the right."""
        self._cursor.step_column(+1)

    def do_up(self) -> None:
        """One card towards the top of the screen."""
        self._cursor.step_card(-1)

    def do_down(self) -> None:
        """One card towards the bottom."""
        self._cursor.step_card(+1)

    def do_first_card(self) -> None:
        """The first face-up card of the column."""
        self._walk(partial(self._cursor.go_to_end, last=False))

    def do_last_card(self) -> None:
        """The last card of the column."""
        self._walk(partial(self._cursor.go_to_end, last=True))

    def do_first_column(self) -> None:
        """Column 1."""
        self._walk_to_column(0)

    def do_last_column(self) -> None:
        """The last column."""
        self._walk_to_column(len(self._game.position.columns) - 1)

    def _walk_to_column(self, column: int) -> None:
        self._walk(partial(self._cursor.go_to_column, column))

    def _walk(self, act: Callable[[], object]) -> None:
        """Go somewhere; where the cursor is there already, say where it is instead of nothing."""
        before, said = self._cursor.place, len(self._window.ear.announcer.log)
        act()
        if self._cursor.place == before and len(self._window.ear.announcer.log) == said:
            where = self._game.position, before.column, before.index
            self._window.narrator.answer(partial(card_sentence, *where))

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

        self._ask(dialogs.log(self._window))

    # View and help

    def do_zoom_in(self) -> None:
        """Larger."""
        self._zoom(+1)

    def do_zoom_out(self) -> None:
        """Smaller."""
        self._zoom(-1)

    def do_zoom_reset(self) -> None:
        """Normal size."""
        self._zoom(0)

    def _zoom(self, steps: int) -> None:
        settings = self._window.settings
        looks.zoomed(settings, steps)
        size = round(100 * settings.get(looks.ZOOM))
        self._read(translate("Window", "Size: {percent} percent.").format(percent=size))

    def do_full_screen(self) -> None:
        """The whole screen, or a window again."""
        window = self._window
        if window.isFullScreen():
            window.showNormal()
            self._read(translate("Window", "In a window again."))
        else:
            window.showFullScreen()
            self._read(translate("Window", "Full screen."))

    def do_keys(self) -> None:
        """Show every key, and change them."""
        from spiderqt.windows import dialogs

        self._ask(dialogs.keys(self._window))

    def do_manual(self) -> None:
        """Open the manual, at the rule behind the last refusal if there was one."""
        self._window.help.open()

    def do_about(self) -> None:
        """Say what this is."""
        text = translate(
            "About",
            "SpiderQt {version}: Spider solitaire and its family, for everybody.\n"
            "Free software under the GNU General Public License, version 3 or later.",
        )
        box = QMessageBox(self._window)
        box.setWindowTitle(translate("About", "SpiderQt: about"))
        box.setText(text.format(version=__version__))
        self._ask(box)

    # Inside

    def _ask(self, dialog: QDialog) -> bool:
        """Run a dialog while the clock stands still; the table has the focus again afterwards."""
        self._game.clock.hold("dialog")
        try:
            return dialog.exec() == QDialog.DialogCode.Accepted
        finally:
            self._game.clock.release("dialog")
            dialog.deleteLater()

    def _complain(self, fault: Unreadable) -> None:
        self._read(fault.sentence)
        box = QMessageBox(QMessageBox.Icon.Warning, "SpiderQt", fault.sentence, parent=self._window)
        self._ask(box)

    def _read(self, text: str) -> None:
        self._window.narrator.read(text)

    @staticmethod
    def _filter() -> str:
        games = translate("Files", "Games (*.spider *.txt)")
        return f"{games};;{translate('Files', 'All files (*)')}"
