# SPDX-License-Identifier: GPL-3.0-or-later
"""What the reading keys answer: short first, and all of it when the same key is pressed again and nothing changed.

Must not know how anything is shown or spoken: the narrator is given sentences.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject

from spiderqt.engine.position import Position
from spiderqt.session.cursor import Place
from spiderqt.session.status import status_of
from spiderqt.tongue import language, translate
from spiderqt.voice.finding import Wanted
from spiderqt.voice.phrases.find import unread_sentence
from spiderqt.voice.phrases.foundations import foundations_sentence
from spiderqt.voice.phrases.moves import moves_sentence
from spiderqt.voice.phrases.places import empty_columns_sentence, end_cards_sentence, find_sentence
from spiderqt.voice.phrases.table import (
    Figures,
    column_sentence,
    join_sentences,
    status_sentence,
    table_sentences,
)
from spiderqt.windows import looks

if TYPE_CHECKING:
    from spiderqt.windows.main_window import MainWindow


class Sentence(Protocol):
    """Makes an answer, short or complete, in the language in use; holds values only."""

    def __call__(self, *, complete: bool) -> str:
        """The answer."""


class Reading(QObject):
    """The acts of the reading keys, by the names in the table of actions."""

    def __init__(self, window: MainWindow, parent: QObject) -> None:
        super().__init__(parent)
        self._window = window
        self._game, self._cursor = window.game, window.cursor_on_table
        self._answered: object = None
        """What was answered shortly last, and in which state."""

    def do_read_status(self) -> None:
        """Say where the game stands."""
        status = status_of(self._game.table)
        seconds = status.seconds if self._window.settings.get(looks.SHOW_TIME) else None
        figures = Figures(moves=status.moves, score=status.score, seconds=seconds)
        self._answer("status", partial(_status, self._position, figures, self._window.occasion))

    def do_read_column(self) -> None:
        """Say what lies in this column."""
        column = self._cursor.place.column
        self._answer(f"column {column}", partial(column_sentence, self._position, column))

    def do_read_ends(self) -> None:
        """Say the last card of every column."""
        self._answer("ends", partial(end_cards_sentence, self._position))

    def do_read_table(self) -> None:
        """Say the whole table."""
        table = self._game.table
        code = None if table.code is None else str(table.code)
        self._answer("table", partial(_whole_table, table.position, code))

    def do_read_foundations(self) -> None:
        """Say the completed runs."""
        self._answer("foundations", partial(foundations_sentence, self._position))

    def do_read_moves(self) -> None:
        """Say the legal moves."""
        self._answer("moves", partial(moves_sentence, self._position))

    def do_read_empty(self) -> None:
        """Say the empty columns."""
        self._answer("empty", partial(empty_columns_sentence, self._position))

    def find(self, wanted: Wanted) -> None:
        """Say where the cards of a rank, a suit or both lie face up."""
        self._answer(f"find {wanted}", partial(find_sentence, self._position, wanted.rank, wanted.suit))

    def misread(self, text: str) -> None:
        """Say what a card to be found looks like."""
        self._window.narrator.answer(partial(unread_sentence, text))

    def place_of(self, wanted: Wanted) -> Place | None:
        """The first place, from the left and from the top, of a card that lies face up."""
        for index, column in enumerate(self._position.columns):
            for at, card in enumerate(column.shown, len(column.hidden)):
                if wanted.rank in (None, card.rank) and wanted.suit in (None, card.suit):
                    return Place(index, at)
        return None

    @property
    def _position(self) -> Position:
        return self._game.position

    def _answer(self, question: str, sentence: Sentence) -> None:
        state = (question, self._game.position, language())
        again = self._answered == state
        self._answered = None if again else state
        self._window.narrator.answer(partial(sentence, complete=again))


def _status(position: Position, figures: Figures, occasion: Callable[[], str], *, complete: bool) -> str:
    told = status_sentence(position, figures, complete=complete)
    if not (complete and (name := occasion())):
        return told
    return join_sentences(told, translate("Daily", "This is the {occasion}.").format(occasion=name))


def _whole_table(position: Position, code: str | None, *, complete: bool) -> str:
    return " ".join(table_sentences(position, code=code, complete=complete))
