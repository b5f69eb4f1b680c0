# SPDX-License-Identifier: GPL-3.0-or-later
"""Turns what happens into utterances, for the message line and the voice alike: both tell the same story.

Must not know widgets, nor how anything is shown or spoken.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject

from spiderqt.advice.ending import ending_of
from spiderqt.engine.play import Step
from spiderqt.engine.position import Position
from spiderqt.engine.refusals import Refusal
from spiderqt.engine.variants import Variant
from spiderqt.i18n import own_name
from spiderqt.session.commands import Arrival, Direction
from spiderqt.session.cursor import Cursor, Edge, Grip
from spiderqt.session.game import Game
from spiderqt.session.table import Table
from spiderqt.store.faults import Notice
from spiderqt.tongue import language, translate
from spiderqt.voice.announcer import Announcer, Maker
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

    def answer(self, sentence: Callable[[], str]) -> None:
        """The same of a sentence that can be made again in another language; it must hold values only."""
        self._announcer.tell(partial(_answer, sentence))

    def tell(self, utterance: Callable[[], Utterance]) -> None:
        """The same of any kind of message."""
        self._announcer.tell(partial(_one, utterance))

    def on_language(self, code: str) -> None:
        """Another language is in use: say the last message in it, else which it is."""
        if not self._announcer.make_anew():
            self.read(translate("Window", "The language is now: {name}.").format(name=own_name(code)))

    def notify(self, text: str) -> None:
        """Say news that answer nothing the player did; they wait until what is being said has ended."""
        self._announcer.say((Utterance(Kind.WARNED, text),), urgent=False)

    def note(self, text: str) -> None:
        """Log and show what a box says that opens now."""
        self._announcer.note((Utterance(Kind.WARNED, text),))

    def say_later(self, *utterances: Utterance) -> None:
        """Say this once what is being said has ended: it answers no key."""
        self._announcer.say(utterances, urgent=False)

    def on_notice(self, notice: Notice) -> None:
        """Tell what went wrong with what is saved."""
        self._announcer.tell(partial(_notice, notice), urgent=False)

    def on_stepped(self, step: Step, direction: Direction) -> None:
        """Tell what a step did, and when nothing leads on any more."""
        if self.is_quiet:
            return
        said = partial(say_step, step, direction.travel, verbosity=self.verbosity)
        self._announcer.tell(partial(_together, said, self._dead_end(before=step.before)))

    def on_replaced(self, before: Table, after: Table, arrival: Arrival) -> None:
        """Tell which game lies on the table now."""
        if self.is_quiet:
            return
        code = None if after.code is None else str(after.code)
        game = partial(say_game, after.position, _HAPPENED[arrival], code=code)
        self._announcer.tell(partial(_together, partial(_one, game), self._dead_end()))

    def _dead_end(self, before: Position | None = None) -> Callable[[], Utterance] | None:
        """What is said when a dead end is come to; None where there is none, or the game was there `before`."""
        position = self._game.position
        ending = ending_of(position)
        if ending is None or not ending.is_dead or (before is not None and ending_of(before) is ending):
            return None
        from spiderqt.voice.phrases.verdicts import say_stuck  # late: few games come to one

        return partial(say_stuck, ending, position, can_undo=self._game.undo_refusal() is None)

    def _on_gripped(self, grip: Grip | None) -> None:
        before, self._held = self._held, grip
        if grip is not None:
            targets = self._cursor.targets(grip)
            picked = partial(say_picked, self._game.position, grip.source, grip.count, targets)
            self.tell(picked)
        elif before is not None and not self._cursor.is_following:
            self.tell(partial(say_put_back, before.source))

    def _on_edged(self, edge: Edge) -> None:
        self.tell(partial(say_edge, edge.value))

    def _on_refused(self, refusal: Refusal) -> None:
        offer = "" if self.rule_offer is None else self.rule_offer(refusal)
        self._announcer.tell(partial(_refusal, refusal, self._game.position.variant, offer, language()))

    def _on_trap_found(self, step: Step) -> None:
        self.tell(partial(say_trap, step))


def _one(say: Callable[[], Utterance]) -> tuple[Utterance, ...]:
    return (say(),)


def _answer(sentence: Callable[[], str]) -> tuple[Utterance, ...]:
    return (Utterance(Kind.READING, sentence()),)


def _notice(notice: Notice) -> tuple[Utterance, ...]:
    return (Utterance(Kind.WARNED, notice_sentence(notice)),)


def _together(said: Maker, dead_end: Callable[[], Utterance] | None) -> tuple[Utterance, ...]:
    return tuple(said()) if dead_end is None else (*said(), dead_end())


def _refusal(refusal: Refusal, rules: Variant, offer: str, spoken: str) -> tuple[Utterance, ...]:
    """With the offer of the rule, which is made once, in the language that was spoken then."""
    said = say_refusal(refusal, rules)
    return (said, Utterance(Kind.REFUSED, offer)) if offer and spoken == language() else (said,)
