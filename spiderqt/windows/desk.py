# SPDX-License-Identifier: GPL-3.0-or-later
"""One question at a time: the thought that works on it, the bar that shows it, and what is said of it.

Must not know what is asked. Whatever is begun ends in one of four ways: with an answer, by a stop, as the game went on,
or with a failure; each is said once, and none leaves anything running.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt

from spiderqt.engine.play import Step
from spiderqt.session.commands import Arrival, Direction
from spiderqt.session.table import Table
from spiderqt.voice.phrases.kinds import Kind, Utterance
from spiderqt.voice.phrases.verdicts import (
    closed_sentence,
    failed_sentence,
    outdated_sentence,
    stopped_sentence,
)
from spiderqt.windows import looks
from spiderqt.windows.advice_bar import AdviceBar, Text

if TYPE_CHECKING:
    from spiderqt.advice.worker.jobs import Job
    from spiderqt.session.thinker import Thought
    from spiderqt.windows.main_window import MainWindow

Choices = Mapping[str, Callable[[], object]]


class Desk(QObject):
    """Made when the first question is asked; lives as long as the window."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.bar = AdviceBar(window)
        self.bar.line.addActions(window.message.actions())
        window.menus.carry_out_keys(self.bar.line)
        window.put_under_table(self.bar)
        self._dress()
        self._thought: Thought | None = None
        self._answered: Callable[[Any], object] | None = None
        self._failed: Callable[[], object] | None = None
        self._quiet = False
        self._matter = ""
        self._choices: Choices = {}
        self.keeps_when_played = False
        """Whether what the bar tells now stays while the game goes on."""
        self.bar.chosen.connect(self._on_chosen)
        window.languages.changed.connect(self.bar.retranslate)
        window.settings.changed.connect(self._dress)
        window.system.changed.connect(self._dress)
        window.game.stepped.connect(self._on_stepped)
        window.game.replaced.connect(self._on_replaced)

    def ask(
        self,
        job: Job,
        answered: Callable[[Any], object],
        *,
        text: Text | None,
        matter: str = "",
        limit: float = 0.0,
        failed: Callable[[], object] | None = None,
    ) -> None:
        """Work on `job`; `answered(answer)` when there is one, `failed()` if there will be none.

        Without `text` nothing is shown or said of it.
        """
        if self.works and text is None:
            self.close()
        self.drop()
        self._answered, self._failed, self._quiet = answered, failed, text is None
        if text is not None:
            self._choices, self.keeps_when_played, self._matter = {}, False, matter
            self.bar.work(text, limit)
        self._thought = self._window.thinker.think(job)
        self._thought.progressed.connect(self._on_progressed)
        self._thought.answered.connect(self._on_answered)
        self._thought.failed.connect(self._on_failed)
        self._thought.dropped.connect(self._on_dropped)

    def tell(
        self,
        text: Text,
        choices: Choices | None = None,
        *,
        matter: str,
        keeps_when_played: bool = False,
    ) -> None:
        """Show what came of it, and what can be done now. `matter` names the question."""
        self._matter = matter
        self._choices, self.keeps_when_played = choices or {}, keeps_when_played
        self.bar.tell(text, tuple(self._choices))

    @property
    def works(self) -> bool:
        """Whether something is being worked on that the player knows of."""
        return self._thought is not None and not self._quiet

    @property
    def is_busy(self) -> bool:
        """Whether anything is being worked on."""
        return self._thought is not None

    def again(self, matter: str) -> bool:
        """A question was asked while its answer, or the wait for one, is in sight: say that again, and lead to the
        choices. False where something else or nothing is in sight."""
        if not self.shows(matter):
            return False
        self.say(self.bar.line.whole)
        self.bar.take_focus()
        return True

    def shows(self, matter: str) -> bool:
        """Whether the bar is about that question."""
        return self.bar.isVisible() and self._matter == matter

    def drop(self) -> None:
        """Call off what is being worked on, without a word."""
        thought, self._thought = self._thought, None
        if thought is not None:
            thought.cancel()

    def stop(self) -> bool:
        """For Esc: stop what is being worked on, or close what is told; False where there is neither."""
        if self.works:
            self.drop()
            self.bar.leave()
            self.say(stopped_sentence())
            return True
        if self.bar.isVisible():
            self.close()
            self.say(closed_sentence())
            return True
        return False

    def close(self) -> None:
        """Take the bar away; the focus, if it was there, goes back to the table."""
        had_focus = self.bar.holds_focus()
        self.bar.leave()
        self._choices, self.keeps_when_played = {}, False
        if had_focus:
            self._window.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def say(self, text: str) -> None:
        """Say what answers a key."""
        self._window.narrator.say(Utterance(Kind.VERDICT, text))

    def say_later(self, text: str) -> None:
        """Say what has come by itself."""
        self._window.narrator.say_later(Utterance(Kind.VERDICT, text))
        if self._window.scanner.is_on:
            self._window.scanner.begin_again()  # which pauses, so that its next offer does not cut the answer

    def _outdate(self) -> None:
        """The game is another one now."""
        worked = self.works
        self.drop()
        if worked:
            self.close()
            self.say_later(outdated_sentence())
        elif not self.keeps_when_played:
            self.close()

    def _on_stepped(self, step: Step, direction: Direction) -> None:
        self._outdate()

    def _on_replaced(self, before: Table, after: Table, arrival: Arrival) -> None:
        self._outdate()

    def _on_progressed(self, nodes: int, seconds: float) -> None:
        if not self._quiet:
            self.bar.progress(seconds)

    def _on_answered(self, answer: object) -> None:
        self._thought = None
        if self._answered is not None:
            self._answered(answer)

    def _on_failed(self) -> None:
        self._thought = None
        if not self._quiet:
            self.close()
            self.say(failed_sentence())
        if self._failed is not None:
            self._failed()

    def _on_dropped(self) -> None:
        """Another part of the program needed the thinker."""
        if self._thought is not None:
            worked, self._thought = self.works, None
            if worked:
                self.close()
                self.say_later(stopped_sentence())

    def _on_chosen(self, name: str) -> None:
        if name in ("stop", "close"):
            self.stop()
            self._window.view.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        act = self._choices.get(name)
        if not self.keeps_when_played:
            self.close()
        if act is not None:
            act()

    def _dress(self) -> None:
        options = self._window.scene.options
        for part in (self.bar, self.bar.line):
            looks.dress(part, options)
