# SPDX-License-Identifier: GPL-3.0-or-later
"""Turns what happens into utterances, for the message line and the voice alike: both tell the same story.

Must not know widgets, nor how anything is shown or spoken.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from spiderqt.advice.ending import ending_of
from spiderqt.engine.play import Step
from spiderqt.engine.position import Position
from spiderqt.engine.refusals import Refusal
from spiderqt.session.commands import Arrival, Direction
from spiderqt.session.cursor import Cursor, Edge, Grip
from spiderqt.session.game import Game
from spiderqt.session.table import Table
from spiderqt.store.faults import Notice
from spiderqt.voice.announcer import Announcer
from spiderqt.voice.phrases.events import say_step
from spiderqt.voice.phrases.hand import say_edge, say_game, say_picked, say_put_back, say_trap
from spiderqt.voice.phrases.kinds import Kind, Utterance, Verbosity
from spiderqt.voice.phrases.refusals import say_refusal
from spiderqt.voice.store_phrases import notice_sentence

_HAPPENED = {
    Arrival.NEW: "new",
    Arrival.RESTARTED: "restarted",
    Arrival.OPENED: "opened",
    Arrival.BACK: "back",
    Arrival.AGAIN: "opened",
}


class Narrator(QObject):
    """Everything goes to the announcer, which keeps the log; the message line listens there too."""

    def __init__(
        self, game: Game, cursor: Cursor, announcer: Announcer, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._game, self._cursor, self._announcer = game, cursor, announcer
        self._held: Grip | None = None
        self.verbosity = Verbosity.NORMAL
        self.rule_offer: Callable[[Refusal], str] | None = None
        """Asked after each refusal for words about its rule."""
        self.is_quiet = False
        """Whether steps and games that come are told by somebody else, in one sentence for many."""
        cursor.gripped.connect(self._on_gripped)
        cursor.edged.connect(self._on_edged)
        game.refused.connect(self._on_refused)
        game.trap_found.connect(self._on_trap_found)

    def say(self, *utterances: Utterance) -> None:
        """Say this as one message."""
        self._announcer.say(utterances)

    def read(self, text: str) -> None:
        """Say the answer to a reading key."""
        self.say(Utterance(Kind.READING, text))

    def notify(self, text: str) -> None:
        """Say news that answer nothing the player did; they wait until what is being said has ended."""
        self._announcer.say((Utterance(Kind.WARNED, text),), urgent=False)

    def say_later(self, *utterances: Utterance) -> None:
        """Say this once what is being said has ended: it answers no key."""
        self._announcer.say(utterances, urgent=False)

    def on_notice(self, notice: Notice) -> None:
        """Tell what went wrong with what is saved."""
        self.notify(notice_sentence(notice))

    def on_stepped(self, step: Step, direction: Direction) -> None:
        """Tell what a step did, and when nothing leads on any more."""
        if self.is_quiet:
            return
        said = say_step(step, direction.travel, verbosity=self.verbosity)
        self.say(*said, *self._dead_end(before=step.before))

    def on_replaced(self, before: Table, after: Table, arrival: Arrival) -> None:
        """Tell which game lies on the table now."""
        if self.is_quiet:
            return
        code = None if after.code is None else str(after.code)
        self.say(say_game(after.position, _HAPPENED[arrival], code=code), *self._dead_end())

    def _dead_end(self, before: Position | None = None) -> tuple[Utterance, ...]:
        """What is said when a dead end is come to; nothing where the game was there `before`."""
        position = self._game.position
        ending = ending_of(position)
        if ending is None or not ending.is_dead or (before is not None and ending_of(before) is ending):
            return ()
        from spiderqt.voice.phrases.verdicts import say_stuck  # late: few games come to one

        return (say_stuck(ending, position, can_undo=self._game.undo_refusal() is None),)

    def _on_gripped(self, grip: Grip | None) -> None:
        before, self._held = self._held, grip
        if grip is not None:
            self.say(say_picked(self._game.position, grip.source, grip.count, self._cursor.targets(grip)))
        elif before is not None and not self._cursor.is_following:
            self.say(say_put_back(before.source))

    def _on_edged(self, edge: Edge) -> None:
        self.say(say_edge(edge.value))

    def _on_refused(self, refusal: Refusal) -> None:
        said = [say_refusal(refusal, self._game.position.variant)]
        if self.rule_offer is not None and (offer := self.rule_offer(refusal)):
            said.append(Utterance(Kind.REFUSED, offer))
        self.say(*said)

    def _on_trap_found(self, step: Step) -> None:
        self.say(say_trap(step))
