# SPDX-License-Identifier: GPL-3.0-or-later
"""The monkey: throws events at the real window, seeded, so that the same seed does the same again.

    python -m tests.monkey --seed 7 --events 20000

Whatever opens a dialog or a menu that waits for an answer is answered by `Monkey._on_waiting`. Closing the window ends
the program for a moment: a new one begins with the same data folder, and must show the same game.
"""

from __future__ import annotations

import gc
import random
from collections import deque
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QThread, QTimer
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from spiderqt import app, options
from spiderqt.windows import looks
from spiderqt.windows.main_window import MainWindow
from tests.monkey import paws, rooms
from tests.monkey.faults import Faults
from tests.monkey.watch import Watch

CLOSELY = 100
"""The dear rules are looked at once in so many events."""
REMEMBERED = 50
SIZE = (480, 360)
WORKING = 0.1
"""After how many of the events Qt gets time to paint; the others meet what is not painted yet."""
_PATIENCE = 20_000


class BrokenError(AssertionError):
    """A rule does not hold; the text tells seed, event, and what was done last."""


class Monkey(QObject):
    """One run. `folder` gets the data and the files to open."""

    def __init__(self, application: QApplication, folder: Path, seed: int) -> None:
        super().__init__()
        self.application, self.folder, self.seed = application, folder, seed
        self.chance = random.Random(seed)
        self.last: deque[str] = deque(maxlen=REMEMBERED)
        self.events = self.starts = self.dialogs = 0
        self.pause = 0
        self._loops = 0
        self._patience = _PATIENCE
        self._doing = ""
        self.files = list(make_files(folder / "files"))
        self.faults = Faults()
        self.window: MainWindow
        self.begin()

    def begin(self) -> None:
        """Start the program on the data folder, as `app.run` does."""
        asked = options.Options(data_dir=str(self.folder / "data"))
        self._ground = app.lay_ground(asked, self.application)
        window = app.build(self._ground)
        assert isinstance(window, MainWindow)
        self.window = window
        assert window.keeper is not None
        self.watch = Watch(window, self._ground.settings, window.keeper._store)
        window.resize(*SIZE)
        window.show()
        window.activateWindow()
        self.starts += 1

    def run(self, events: int) -> None:
        """Throw so many events. Raises BrokenError."""
        weights = [weight for weight, _ in paws.DEEDS]
        deeds = [deed for _, deed in paws.DEEDS]
        with self.faults:
            for _ in range(events):
                self.events += 1
                # Each event has a chance of its own: what a clock changed in one does not change all that follow.
                self.chance.seed(f"{self.seed} {self.events}")
                (deed,) = self.chance.choices(deeds, weights)
                try:
                    self._throw(deed)
                    self.watch.look()
                    if self.events % CLOSELY == 0:
                        self._settle()
                        self.watch.look_closely()
                except Exception as error:
                    raise BrokenError(self._story()) from error
                if self.faults.found:
                    raise BrokenError(f"{self._story()}\n{''.join(self.faults.found)}")

    def come_to_rest(self) -> None:
        """The usual size, nothing open, everything painted: for weighing."""
        with self.faults:
            self._settle()
            self.window.settings.set(looks.ZOOM, 1.0)
            self.window.showNormal()
            self.window.resize(*SIZE)
            self._let_it_work()
            gc.collect()

    def end(self) -> None:
        """Close the program; nothing of it stays."""
        with self.faults:
            self.window.close()
            self._bury(self.window)
            del self.window, self.watch, self._ground
            gc.collect()
        if self.faults.found:
            raise BrokenError(f"{self._story()}\n{''.join(self.faults.found)}")

    def tell(self, words: str) -> None:
        """Note what is about to be done, for the story if it does not come back."""
        self._doing = words

    def choose_file(self, *_: object) -> tuple[str, str]:
        """In place of a file dialog: one of the files, now and then none."""
        return (str(self.chance.choice(self.files)) if self.chance.random() < 0.9 else "", "")

    def _throw(self, deed: paws.Deed) -> None:
        self._doing = deed.__name__
        with _Waiting(self):
            said = deed(self)
        self.last.append(said)
        if self.chance.random() < WORKING or self.pause:
            self._let_it_work()
        if not self.window.isVisible():
            self._begin_again()
        if QApplication.activePopupWidget() is None and QApplication.activeModalWidget() is None:
            self._be_window_manager()
            self.watch.look_at_focus()

    def _let_it_work(self) -> None:
        with _Waiting(self):
            if self.pause:
                QTest.qWait(self.pause)
            QApplication.processEvents()

    def _settle(self) -> None:
        """Close what is open, so that everything can be looked at."""
        while (popup := QApplication.activePopupWidget()) is not None:
            popup.close()
        self._let_it_work()

    def _be_window_manager(self) -> None:
        """The window manager's part: a window of the program is active, the one in front."""
        active = QApplication.activeWindow()
        if (active is None or not active.isVisible()) and not self.window.isMinimized():
            shown = [w for w in self.application.topLevelWidgets() if w.isVisible() and w.isWindow()]
            front = next(
                (w for w in shown if w is not self.window and w.parent() is self.window), self.window
            )
            front.activateWindow()
            QApplication.processEvents()

    def _begin_again(self) -> None:
        """The window was closed: what comes back must be what was left."""
        before, window = self.window.game.table, self.window
        self._bury(window)
        self.begin()
        after = self.window.game.table
        self.last.append(f"the program starts again, {self.starts}")
        if before.entries:
            assert after.record() == before.record(), "another game came back"
            assert after.uid == before.uid
            assert after.options == before.options
            assert after.win_counted == before.win_counted

    def _bury(self, window: MainWindow) -> None:
        """End the program as `app.run` does; a reader stays, for the next one."""
        read = QAccessible.isActive()
        app._take_down(window)
        QAccessible.setActive(read)
        for part in (self._ground.settings, self._ground.languages):
            part.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QApplication.processEvents()
        gc.collect()

    def on_waiting(self) -> None:
        """Something waits for an answer in an event loop of its own: answer it."""
        level = QThread.currentThread().loopLevel()
        if level <= self._loops:
            return
        dialog, popup = QApplication.activeModalWidget(), QApplication.activePopupWidget()
        self._patience -= 1
        if popup is None and (dialog is None or not dialog.isActiveWindow()) and self._patience > 0:
            if dialog is not None:
                dialog.activateWindow()  # no key reaches it before that
            return  # or the loop is about to end
        before, self._loops = self._loops, level
        try:
            self.dialogs += 1
            self._patience = _PATIENCE
            if popup is not None:
                popup.close()
            elif dialog is not None:
                self._visit(dialog)
            else:
                self.faults.found.append(f"something waits and shows no dialog after {self._doing}")
                QThread.currentThread().exit()
        finally:
            self._loops = before

    def _visit(self, dialog: QWidget) -> None:
        self.last.append(f"({self._doing}) opens {paws.name_of(dialog)}")
        for _ in range(self.chance.randrange(5)):
            if not self._has_keyboard(dialog):
                break
            with _Waiting(self):
                said = rooms.fill(dialog, self.chance)
            self.last.append(said)
            if self.chance.random() < 0.3:
                self._let_it_work()
        pressed: list[str] = []
        for _ in range(9):
            while dialog.isVisible() and (popup := QApplication.activePopupWidget()) is not None:
                popup.close()
            if len(pressed) < 3 and self._has_keyboard(dialog):
                focus: QWidget | None = dialog.focusWidget()
                pressed.append(paws.name_of(dialog if focus is None else focus))
                with _Waiting(self):
                    rooms.press(dialog, Qt.Key.Key_Escape)
                    self._wait_for_reader(dialog)
        if dialog.isVisible() and pressed:
            above = [
                paws.name_of(w) for w in (QApplication.activeWindow(), QApplication.activeModalWidget()) if w
            ]
            told = (
                f"Esc does not close {paws.name_of(dialog)}, pressed in {pressed}; active and modal: {above}"
            )
            self.faults.found.append(told)
        dialog.close()

    def _wait_for_reader(self, dialog: QWidget) -> None:
        """Qt asks a reader that listens to keys about each of them first, and gives the key to the dialog later."""
        for _ in range(40 if self.pause else 0):
            if dialog.isVisible():
                QTest.qWait(25)

    def _has_keyboard(self, dialog: QWidget) -> bool:
        """Whether a dialog is open and its window active, waiting as long as a slow window manager takes for that.

        Before that a key does not reach it, Esc neither: Qt gives it to the shortcuts of whichever window is active.
        """
        if dialog.isVisible() and not dialog.isActiveWindow():
            dialog.activateWindow()
            with _Waiting(self):
                QTest.qWaitForWindowActive(dialog, 3000)
        return dialog.isVisible() and dialog.isActiveWindow()

    def _story(self) -> str:
        lines = "\n".join(f"  {line}" for line in self.last)
        again = f"python -m tests.monkey --seed {self.seed} --events {self.events}"
        return f"seed {self.seed}, event {self.events}; again: {again}\n{lines}\n  then: {self._doing}"


class _Waiting:
    """While something is done: looks whether it waits for an answer."""

    def __init__(self, monkey: Monkey) -> None:
        self._monkey = monkey

    def __enter__(self) -> None:
        # A timer of its own each time: Qt does not fire one again while its slot has not come back.
        self._timer = QTimer(self._monkey)
        self._timer.timeout.connect(self._monkey.on_waiting)
        self._timer.start(0)

    def __exit__(self, *_: object) -> None:
        self._timer.stop()
        self._timer.deleteLater()


LATE = """\
game: SD1-S1
1: KS QS JS TS
2: 9S 8S 7S
3: 6S 5S 4S 3S
4: 2S AS
5:
6:
7:
stock:
completed: S S S
"""
_RECORD = (
    "record: 1\ncode: SP1-S4-AAAAABW\nundo: charged\nscore: classic\nactions:\n1 5 ; 2.5\nd ; 3.5\nundo\n"
)


def make_files(folder: Path) -> list[Path]:
    """Files to open and to save as, most of them bad; to be seen by nobody but a monkey."""
    folder.mkdir(parents=True)
    texts = {
        "late.txt": LATE,
        "charged.spider": _RECORD,
        "scorpion.spider": "record: 1\ncode: SC1-S4-AAAAABZ\nactions:\n",
        "cut.spider": _RECORD[:40],
        "illegal.spider": _RECORD.replace("1 5", "1 1"),
        "empty.txt": "",
        "bidi \u202e\nname.spider": _RECORD,
        "late without undo.spider": LATE.replace("SD1-S1", "SD1-S1\nundo: none\nscore: none"),
    }
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8")
    (folder / "noise.spider").write_bytes(bytes(range(256)))
    (folder / "folder").mkdir()
    made = sorted(folder.iterdir())
    return [*made, *made[:3], folder / "late.txt", folder / "none" / "none.spider", folder / "new.spider"]
