# SPDX-License-Identifier: GPL-3.0-or-later
"""The analysis, which sees all cards: can the game be won from here, how, and if not, where was it lost.

Must not know sentences, nor how anything is worked out. What it sees goes to the player alone, never to a hint.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from spiderqt.advice.ending import ending_of
from spiderqt.advice.solver.solve import Solution, Verdict, wins
from spiderqt.advice.turning_point import Border, TurningPoint
from spiderqt.advice.worker.jobs import Solve
from spiderqt.engine.actions import Action
from spiderqt.session.going_back import go_back
from spiderqt.voice.phrases import analysis as words
from spiderqt.voice.phrases import verdicts
from spiderqt.windows import advice_settings
from spiderqt.windows.desk import Desk
from spiderqt.windows.winning_line import WinningLine

if TYPE_CHECKING:
    from spiderqt.windows.main_window import MainWindow

ANALYSIS = "analysis"
SHARE = 1 / 3
"""Of the time limit: what each earlier position gets, so that one that stays open does not take all."""
TIMES = 3
"""The time limits that looking for the last winnable position may take together."""


class Analysing(QObject):
    """One analysis at a time; the game going on ends it."""

    def __init__(self, window: MainWindow, desk: Desk, line: WinningLine) -> None:
        super().__init__(window)
        self._window, self._game, self._desk, self._line = window, window.game, desk, line
        self._point: TurningPoint | None = None
        self._until = 0.0

    def analyse(self) -> None:
        """Ask first, once for each deal, if the game still goes on; then look at everything."""
        if self._desk.again(ANALYSIS):
            return
        if self._game.is_won:
            self._desk.say(verdicts.is_won_sentence())
            return
        if not self._may_look():
            return
        limit = advice_settings.limit(self._window.settings)
        text = partial(words.analysing_sentence, limit, self._window.keys()["cancel"])
        job = Solve(self._game.position, seconds=float(limit))
        self._desk.ask(job, self._on_solution, text=text, matter=ANALYSIS, limit=float(limit))
        self._desk.say(text())

    def show_kept_line(self) -> None:
        """Begin this deal again and show the line that was kept for it."""
        code = self._game.table.code
        actions = None if code is None else self._window.lines.line(code)
        if code is None or actions is None or not wins(code.position(), actions):
            self._window.narrator.read(words.no_kept_line_sentence(self._window.keys()["analyse"]))
        elif self._may_look():
            if self._game.table.timeline.steps:
                self._game.restart()
            self._line.begin(actions)

    def _may_look(self) -> bool:
        """Whether the player wants to see everything. From then on this deal is marked, unless it is won already."""
        table, lines = self._game.table, self._window.lines
        if table.win_counted or lines.is_looked_through(table.start):
            return True
        ending = ending_of(table.position)
        if ending is None:
            from spiderqt.windows.analyse_question import AnalyseQuestion
            from spiderqt.windows.page_help import with_page

            question = with_page(AnalyseQuestion(self._window), self._window, "advice#analysis")
            if not self._window.handlers.ask(question):
                return False
        lines.mark_looked_through(table.start)
        return True

    # From here

    def _on_solution(self, solution: Solution) -> None:
        limit = advice_settings.limit(self._window.settings)
        steps = len(self._game.table.timeline.steps)
        if solution.unknown_cards:
            self._tell(partial(verdicts.unknown_sentence, solution.unknown_cards))
        elif solution.verdict is Verdict.WON:
            self._tell_line(verdicts.won_sentence, solution.actions)
        elif solution.verdict is Verdict.UNKNOWN:
            self._tell(partial(verdicts.open_sentence, limit))
        elif steps == 0:
            self._tell(words.never_winnable_sentence)
        else:
            self._point = TurningPoint(steps)
            self._until = time.monotonic() + TIMES * limit
            self._look_further()

    # Where it was lost

    def _look_further(self) -> None:
        point = self._point
        assert point is not None
        number, left = point.next_question, self._until - time.monotonic()
        if number is None or left <= 0:
            self._point = None
            self._tell_border(point.border)
            return
        timeline = self._game.table.timeline
        position = timeline.steps[number].before
        seconds = min(left, SHARE * advice_settings.limit(self._window.settings))
        text = partial(words.looking_back_sentence, len(timeline.steps), self._window.keys()["cancel"])
        self._desk.ask(
            Solve(position, seconds=seconds),
            partial(self._on_earlier, number),
            text=text,
            matter=ANALYSIS,
        )

    def _on_earlier(self, number: int, solution: Solution) -> None:
        if self._point is not None:
            self._point.tell(number, solution)
            self._look_further()

    def _tell_border(self, border: Border) -> None:
        steps = len(self._game.table.timeline.steps)
        if border.won is None:
            self._tell(words.never_winnable_sentence if border.is_exact else words.lost_somewhere_sentence)
            return
        text = partial(words.border_sentence, border.won, steps, exact=border.is_exact)
        choices = {
            "resume": partial(self._resume, border.won),
            "show-line": partial(self._resume, border.won, border.line),
        }
        self._desk.tell(text, choices, matter=ANALYSIS)
        self._desk.say_later(text())

    def _resume(self, number: int, line: tuple[Action, ...] = ()) -> None:
        """Go back to the position before step `number`, and show how it is won if asked to."""
        narrator = self._window.narrator
        narrator.is_quiet = True
        try:
            went_back = go_back(self._game, number)
        finally:
            narrator.is_quiet = False
        self._desk.say(words.resumed_sentence(number, by_undo=went_back))
        if line:
            self._line.begin(line)

    def _tell(self, text: Callable[[], str]) -> None:
        self._desk.tell(text, matter=ANALYSIS)
        self._desk.say_later(text())

    def _tell_line(self, sentence: Callable[[int], str], actions: tuple[Action, ...]) -> None:
        text = partial(sentence, len(actions))
        self._desk.tell(text, {"show-line": partial(self._line.begin, actions)}, matter=ANALYSIS)
        self._desk.say_later(text())
