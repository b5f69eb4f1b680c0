# SPDX-License-Identifier: GPL-3.0-or-later
"""The stronger hint, and the verdict in play: both from what has been seen, both worked out beside the game.

Must not know how a thought reaches its process, nor any sentence.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from spiderqt.advice.ending import Ending, ending_of
from spiderqt.advice.hints import Hint
from spiderqt.advice.search import Plan
from spiderqt.advice.solver.rules import unknown_cards
from spiderqt.advice.solver.solve import Solution, Verdict
from spiderqt.advice.worker.jobs import Advise, Solve
from spiderqt.engine.play import Step
from spiderqt.session.commands import Direction
from spiderqt.tongue import translate
from spiderqt.voice.phrases import verdicts as words
from spiderqt.voice.phrases.hints import say_hint
from spiderqt.voice.phrases.kinds import Kind, Utterance
from spiderqt.voice.phrases.table import join_sentences
from spiderqt.windows import advice_settings
from spiderqt.windows.desk import Choices, Desk

if TYPE_CHECKING:
    from spiderqt.engine.actions import Action
    from spiderqt.windows.main_window import MainWindow

VERDICT = "verdict"
"""The desk's name for the question."""
MOMENT_MS = 180
"""After so long the player is not left waiting for the search: the quick hint comes first."""
AUTOMATIC_SECONDS = 5.0
"""For a verdict that nobody asked for; nearly all are there in some hundredths of a second, or take minutes."""


class Counsel(QObject):
    """Made when the first of its questions is asked."""

    def __init__(self, window: MainWindow, desk: Desk) -> None:
        super().__init__(window)
        self._window, self._game, self._desk = window, window.game, desk
        self._quick: Hint | None = None
        self._moment = QTimer(self)
        self._moment.setSingleShot(True)
        self._moment.setInterval(MOMENT_MS)
        self._moment.timeout.connect(self._on_moment)
        window.game.stepped.connect(self._on_stepped)

    def _may_advise(self) -> bool:
        """Whether this game allows hints; says so if not."""
        if self._game.options.hints:
            return True
        text = translate("Window", "This game is played without hints. The next game can have them.")
        self._window.narrator.read(text)
        return False

    # The stronger hint

    def hint(self) -> None:
        """Say and show the first step of the best plan from here, as soon as it is known."""
        if not self._may_advise():
            return
        adviser = self._window.adviser
        planned = adviser.planned_hint()
        self._quick = None
        # While a verdict is worked out, the quick hint has to do: there is one process, and that was asked first.
        if planned is not None or self._desk.works or ending_of(self._game.position) is not None:
            self._show(planned or adviser.hint())
            return
        self._desk.ask(Advise(adviser.view()), self._on_plan, text=None, failed=self._on_no_plan)
        self._moment.start()

    def _on_moment(self) -> None:
        if self._desk.is_busy and not self._desk.works:
            self._quick = self._window.adviser.hint()
            self._window.player.show_hint(self._quick.action)
            wait = Utterance(Kind.HINT, words.thinking_on_sentence())
            self._window.narrator.say(wait, self._said(self._quick))

    def _on_plan(self, plan: Plan) -> None:
        self._moment.stop()
        found = self._window.adviser.searched_hint(plan)
        if self._quick is None:
            self._show(found)
        elif self._quick.action == found.action:
            self._window.narrator.say_later(Utterance(Kind.HINT, words.agrees_sentence()))
        else:
            self._window.player.show_hint(found.action)
            self._window.narrator.say_later(self._said(found))

    def _on_no_plan(self) -> None:
        self._moment.stop()
        if self._quick is None:
            self._show(self._window.adviser.hint())
        self._window.narrator.say_later(Utterance(Kind.HINT, words.failed_sentence()))

    def _show(self, found: Hint) -> None:
        self._window.player.show_hint(found.action)
        self._window.narrator.say(self._said(found))

    def _said(self, found: Hint) -> Utterance:
        return say_hint(found, can_undo=self._game.undo_refusal() is None)

    # The verdict

    def verdict(self) -> None:
        """Whether the game can still be won, where that can be known by what has been seen."""
        if not self._may_advise() or self._desk.again(VERDICT):
            return
        position = self._game.position
        ending = ending_of(position)
        view = self._window.adviser.view()
        unseen = unknown_cards(view)
        if ending is Ending.WON:
            self._desk.say(words.is_won_sentence())
        elif ending is not None:
            can_undo = self._game.undo_refusal() is None
            sentence = partial(words.stuck_sentence, ending, position, can_undo=can_undo)
            self._desk.tell(sentence, self._ways_out(), matter=VERDICT)
            self._desk.say(sentence())
        elif unseen:
            self._desk.say(words.unknown_sentence(unseen))
        else:
            limit = advice_settings.limit(self._window.settings)
            text = partial(words.searching_sentence, limit, self._window.keys()["cancel"])
            self._desk.ask(
                Solve(view, seconds=float(limit)),
                self._on_verdict,
                text=text,
                matter=VERDICT,
                limit=float(limit),
            )
            self._desk.say(text())

    def _on_verdict(self, solution: Solution) -> None:
        match solution.verdict:
            case Verdict.WON:
                text = partial(words.won_sentence, len(solution.actions))
                choices = {"show-line": partial(self._show_line, solution.actions)}
                self._desk.tell(text, choices, matter=VERDICT)
                self._desk.say_later(text())
            case Verdict.LOST:
                self._tell_lost()
            case Verdict.UNKNOWN:
                self._tell_open()

    def _tell_lost(self) -> None:
        self._desk.tell(words.lost_sentence, self._ways_out(), matter=VERDICT)
        self._desk.say_later(words.lost_sentence())

    def _tell_open(self) -> None:
        """Out of time: a hint, and no more."""
        found = self._window.adviser.hint()
        limit = advice_settings.limit(self._window.settings)
        self._window.player.show_hint(found.action)
        self._desk.tell(partial(self._open_with_hint, limit, found), matter=VERDICT)
        not_known = Utterance(Kind.VERDICT, words.open_sentence(limit))
        self._window.narrator.say_later(not_known, self._said(found))

    def _open_with_hint(self, limit: int, found: Hint) -> str:
        return join_sentences(words.open_sentence(limit), self._said(found).text)

    def _ways_out(self) -> Choices:
        acts = self._window.handlers
        return {name: acts.of(name) for name in ("restart", "new")}

    def _show_line(self, actions: tuple[Action, ...]) -> None:
        self._window.advice.line.begin(actions)

    # The verdict that comes by itself

    def _on_stepped(self, step: Step, direction: Direction) -> None:
        self._moment.stop()
        if (
            direction is Direction.UNDONE
            or not self._window.settings.get(advice_settings.AUTOMATIC)
            or not self._game.options.hints
            or self._desk.bar.isVisible()
            or ending_of(step.after) is not None
        ):
            return
        view = self._window.adviser.view()
        if not unknown_cards(view):
            self._desk.ask(Solve(view, seconds=AUTOMATIC_SECONDS), self._on_automatic, text=None)

    def _on_automatic(self, solution: Solution) -> None:
        if solution.verdict is Verdict.LOST:
            self._tell_lost()
