# SPDX-License-Identifier: GPL-3.0-or-later
"""Positions as text, read and written; docs/position.md describes the format for others.

Standard library only: texts in, values out, no files. What is written is read back to the very same position.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence

from spiderqt.engine.cards import Card, Suit, card, one_deck
from spiderqt.engine.codes import CodeError, parse_code
from spiderqt.engine.folding import capitals
from spiderqt.engine.ledger import ScoreScheme
from spiderqt.engine.policy import UndoPolicy
from spiderqt.engine.position import Column, Position
from spiderqt.engine.text_lines import Line, TextError, Word, read_lines
from spiderqt.engine.values import dataclass
from spiderqt.engine.variants import FAMILIES, VERSION, Variant, suits_of, variant

UNKNOWN = "##"
RULE_KEYS = ("undo", "score")


@dataclass(frozen=True, slots=True)
class Setup:
    """A position with the two choices that belong to a game: undo policy and score scheme."""

    position: Position
    policy: UndoPolicy = UndoPolicy.FREE
    scheme: ScoreScheme = ScoreScheme.CLASSIC


def column_words(column: Column) -> list[str]:
    """A column as texts, back to front: ``#KS`` face down, ``##`` face down and unknown, ``4C`` face up."""
    return [UNKNOWN if c is None else f"#{c}" for c in column.hidden] + [str(c) for c in column.shown]


def stock_words(position: Position) -> list[str]:
    """The stock in dealing order, ``##`` for unknown cards."""
    return [UNKNOWN if c is None else str(c) for c in position.stock]


def position_lines(position: Position) -> list[str]:
    """The table part of the text: one line for each column, the stock, the completed runs."""
    lines = [_join(f"{i}:", column_words(column)) for i, column in enumerate(position.columns, start=1)]
    lines.append(_join("stock:", stock_words(position)))
    lines.append(_join("completed:", [suit.value for suit in position.completed_runs()]))
    return lines


def write_position(setup: Setup) -> str:
    """The whole text, ending with a line break."""
    head = [f"game: {setup.position.variant}", f"undo: {setup.policy.value}", f"score: {setup.scheme.value}"]
    return "\n".join([*head, *position_lines(setup.position)]) + "\n"


def _join(key: str, words: Iterable[str]) -> str:
    return " ".join([key, *words])


def read_position(text: str) -> Setup:
    """Read a position. Raises TextError, which says what is wrong and where."""
    lines = read_lines(text)
    for line in lines:
        if line.key is None:
            raise line.error("no-key", word=line.text)
    return setup_from(keyed(lines), lines[-1].number if lines else 1)


def keyed(lines: Sequence[Line]) -> dict[str, Line]:
    """Lines by key. Raises TextError when a key comes twice."""
    found: dict[str, Line] = {}
    for line in lines:
        assert line.key is not None
        if line.key in found:
            raise line.error("twice", key=line.key, first=found[line.key].number)
        found[line.key] = line
    return found


def setup_from(lines: dict[str, Line], end: int) -> Setup:
    """A setup from lines by key; `end` is the line to name when something is missing."""
    game = _game(lines, end)
    known = {"game", *RULE_KEYS, "stock", "completed", *map(str, range(1, game.columns + 1))}
    for key, line in lines.items():
        if key not in known:
            reason = "no-such-column" if key.isdigit() else "unknown-key"
            raise TextError(reason, line.number, key=key, columns=game.columns)
    policy, scheme = rules_from(lines)
    return Setup(_table(game, lines, end), policy, scheme)


def rules_from(lines: dict[str, Line]) -> tuple[UndoPolicy, ScoreScheme]:
    """Undo policy and score scheme, or their defaults where the lines are missing."""
    policy, scheme = UndoPolicy.FREE, ScoreScheme.CLASSIC
    if line := lines.get("undo"):
        try:
            policy = UndoPolicy(line.value.lower())
        except ValueError:
            raise line.error("unknown-undo", word=line.value, allowed=[p.value for p in UndoPolicy]) from None
    if line := lines.get("score"):
        try:
            scheme = ScoreScheme(line.value.lower())
        except ValueError:
            raise line.error(
                "unknown-score", word=line.value, allowed=[s.value for s in ScoreScheme]
            ) from None
    return policy, scheme


_GAME = r"([A-Z]{2})[ -]*([0-9])[ -]*S[ -]*([0-9])"


def _game(lines: dict[str, Line], end: int) -> Variant:
    """The game that the line ``game: SP1-S4`` names; a whole game code is taken too, for its rules alone."""
    line = lines.get("game")
    if line is None:
        raise TextError("game-missing", end)
    form = re.fullmatch(_GAME, capitals(line.value))
    if form is None:
        try:
            return parse_code(line.value).variant
        except CodeError:
            raise line.error("game-form", word=line.value) from None
    family, version, suits = form[1], int(form[2]), int(form[3])
    if family not in FAMILIES:
        raise line.error("family", word=line.value, family=family)
    if version != VERSION:
        raise line.error("version", word=line.value, version=version)
    if suits not in suits_of(family):
        raise line.error("suits", word=line.value, family=family, allowed=suits_of(family))
    return variant(family, suits)


def _table(game: Variant, lines: dict[str, Line], end: int) -> Position:
    purse = _Purse(game)
    # Completed runs first: they take their cards from the deck, so that a card too many is found where it lies.
    completed = _completed(game, lines.get("completed"), purse)
    # What stands there wrongly is said before what lacks: that is where a reader's eye is.
    read = {n: _column(game, lines[str(n)], purse) for n in range(1, game.columns + 1) if str(n) in lines}
    stock = _stock(game, lines.get("stock"), purse)
    for number in range(1, game.columns + 1):
        if number not in read:
            raise TextError("column-missing", end, number=number, columns=game.columns)
    purse.check_all_there(end)
    position = Position(game, tuple(read.values()), stock, completed if game.runs_leave else ())
    if not game.runs_leave and (line := lines.get("completed")):
        standing = Counter(position.completed_runs())
        if Counter(completed) - standing:
            raise line.error("not-complete", word=line.value)
    return position


def _column(game: Variant, line: Line, purse: _Purse) -> Column:
    hidden: list[Card | None] = []
    shown: list[Card] = []
    for word in line.words:
        if word.text.startswith("#"):
            if shown:
                raise word.error("face-down-on-face-up", number=line.key)
            hidden.append(purse.take(word, word.text[1:]))
        else:
            drawn = purse.take(word, word.text)
            assert drawn is not None
            shown.append(drawn)
    if hidden and not shown:
        raise line.words[-1].error("ends-face-down", number=line.key)
    column = Column(tuple(hidden), tuple(shown))
    if game.runs_leave and column.completed_suit() is not None:
        raise line.words[-1].error("run-left-standing", number=line.key)
    return column


def _stock(game: Variant, line: Line | None, purse: _Purse) -> tuple[Card | None, ...]:
    if line is None:
        return ()
    if len(line.words) > game.stock:
        raise line.words[game.stock].error("stock-too-large", limit=game.stock)
    return tuple(purse.take(word, word.text.removeprefix("#")) for word in line.words)


def _completed(game: Variant, line: Line | None, purse: _Purse) -> tuple[Suit, ...]:
    suits = []
    for word in line.words if line else ():
        try:
            suit = card("A" + word.text).suit
        except ValueError:
            raise word.error("not-a-suit") from None
        if game.runs_leave:
            for each in one_deck(suit):
                purse.spend(word, each)
        suits.append(suit)
    return tuple(suits)


class _Purse:
    """The cards that the deck still has while a position is read."""

    def __init__(self, game: Variant) -> None:
        self._left = Counter(game.deck())
        self._unknown = 0

    def take(self, word: Word, text: str) -> Card | None:
        """The card that `text` names, None for ``#`` or nothing (unknown). Raises TextError."""
        if text in ("", "#") and word.text.startswith("#"):
            self._unknown += 1
            return None
        try:
            drawn = card(text)
        except ValueError:
            raise word.error("not-a-card") from None
        self.spend(word, drawn)
        return drawn

    def spend(self, word: Word, drawn: Card) -> None:
        """Take one `drawn` out of the deck. Raises TextError when the deck has no more of them."""
        if not self._left[drawn]:
            raise word.error("card-too-many", card=str(drawn))
        self._left[drawn] -= 1

    def check_all_there(self, end: int) -> None:
        """Raises TextError unless the unknown cards are just as many as the deck has left."""
        left = sum(self._left.values())
        if left > self._unknown:
            missing = [str(c) for c in self._left.elements()]
            raise TextError("cards-missing", end, count=left - self._unknown, cards=missing)
        if left < self._unknown:
            raise TextError("too-many-unknown", end, count=self._unknown, left=left)
