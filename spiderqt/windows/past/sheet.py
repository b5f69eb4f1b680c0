# SPDX-License-Identifier: GPL-3.0-or-later
"""A position as a player types it, field by field, and what is wrong with it.

Must not know widgets. Suit letters are those of the player's language; the English ones of files and the symbols are
read too. Where a letter means one suit here and another there (C is hearts in Spanish), the other cards decide.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence

from spiderqt.engine.cards import Card, Rank, Suit, card, one_deck
from spiderqt.engine.position import Position
from spiderqt.engine.position_text import UNKNOWN, Setup, setup_from
from spiderqt.engine.text_lines import Line, TextError, Word
from spiderqt.engine.values import dataclass
from spiderqt.engine.variants import Variant
from spiderqt.foreign.tables import Table as ForeignTable
from spiderqt.tongue import translate
from spiderqt.voice.faults import quoted, text_fault
from spiderqt.voice.finding import suit_letter
from spiderqt.voice.phrases.cards import card_name, join_commas, suit_name
from spiderqt.voice.phrases.kinds import sentence

_WORD = re.compile(r"[^\s,;]+")
_NAMED = 8
"""So many kinds of missing cards are named; more are counted."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """What stands in the fields: a text for each column, the stock in dealing order, the suits of completed runs."""

    columns: tuple[str, ...] = ()
    stock: str = ""
    completed: str = ""

    @property
    def fields(self) -> tuple[str, ...]:
        """All texts: columns, stock, completed runs."""
        return (*self.columns, self.stock, self.completed)


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong: a sentence that says where, the field (as in `Sheet.fields`) and the characters from there."""

    text: str
    field: int
    start: int = 0
    length: int = 0


@dataclass(frozen=True, slots=True)
class Checked:
    """The position, or what is wrong with it; `missing` are the cards of the deck that stand nowhere yet."""

    setup: Setup | None
    fault: Fault | None
    missing: tuple[Card, ...]
    unknown: int


def letters_sentence() -> str:
    """Which letter stands for which suit."""
    pairs = [
        translate("Editor", "{letter} {suit}", "a letter and its suit").format(
            letter=suit_letter(suit), suit=suit_name(suit)
        )
        for suit in Suit
    ]
    return join_commas(pairs)


def card_word(card: Card) -> str:
    """``10H`` in the letters of the player's language."""
    rank = "10" if card.rank is Rank.TEN else card.rank.letter
    return rank + suit_letter(card.suit)


def sheet_of(position: Position) -> Sheet:
    """The fields of a position."""
    columns = []
    for column in position.columns:
        words = [UNKNOWN if one is None else f"#{card_word(one)}" for one in column.hidden]
        columns.append(" ".join([*words, *map(card_word, column.shown)]))
    stock = " ".join(UNKNOWN if one is None else card_word(one) for one in position.stock)
    completed = " ".join(suit_letter(suit) for suit in position.completed)
    return Sheet(tuple(columns), stock, completed)


def sheet_of_foreign(table: ForeignTable) -> Sheet:
    """The fields of another program's deal, its cards in the player's letters as far as they are cards."""

    def text(words: Sequence[Word]) -> str:
        return " ".join(_to_local(word.text) for word in words)

    return Sheet(tuple(map(text, table.columns)), text(table.stock), text(table.completed))


def _to_local(word: str) -> str:
    hidden = word.startswith("#")
    try:
        return "#" * hidden + card_word(card(word[hidden:]))
    except ValueError:
        found = next((suit for suit in Suit if suit.value == word), None)
        return word if found is None else suit_letter(found)


def check(sheet: Sheet, game: Variant) -> Checked:
    """What the fields say, read as a position of `game`; fields past its columns are left out."""
    typed = Sheet(sheet.columns[: game.columns], sheet.stock, sheet.completed)
    read = [list(words) for words in _read(typed)]
    missing, unknown = _missing(read, game)
    stock, completed = game.columns, game.columns + 1
    lines = {
        str(number): _line(str(number), words, number)
        for number, words in enumerate(read[: game.columns], start=1)
    }
    lines["stock"] = _line("stock", read[stock], stock + 1)
    lines["completed"] = _line("completed", read[completed], completed + 1)
    lines["game"] = Line(0, "", "game", (Word(str(game), 0, 1),), "")
    try:
        return Checked(setup_from(lines, 0), None, missing, unknown)
    except TextError as error:
        return Checked(None, _fault(error, typed, game, missing), missing, unknown)


def _line(key: str, words: list[Word], number: int) -> Line:
    return Line(number, "", key, tuple(words), "")


def _read(sheet: Sheet) -> Iterator[list[Word]]:
    """The words of each field in the letters of files; what is no card stays as it is."""
    english = _is_english(sheet)
    for number, text in enumerate(sheet.fields, start=1):
        yield [Word(_plain(m[0], english=english), number, m.start() + 1) for m in _WORD.finditer(text)]


def _is_english(sheet: Sheet) -> bool:
    """Whether the letters are those of files: one of them tells, unless others tell the opposite."""
    english = {suit.value for suit in Suit}
    local = {suit_letter(suit).upper() for suit in Suit}
    ends = {m[0][-1].upper() for text in sheet.fields for m in _WORD.finditer(text)}
    return bool(ends & (english - local)) and not ends & (local - english)


def _plain(word: str, *, english: bool) -> str:
    if word.strip("#?") == "":
        return UNKNOWN
    hidden = word.startswith("#")
    body = word[hidden:].upper()
    if not english:
        letters = {suit_letter(suit).upper(): suit.value for suit in Suit}
        body = body[:-1] + letters.get(body[-1:], body[-1:])
    return "#" * hidden + body


def _missing(read: list[list[Word]], game: Variant) -> tuple[tuple[Card, ...], int]:
    left = Counter(game.deck())
    unknown = 0
    for words in read[:-1]:
        for word in words:
            if word.text == UNKNOWN:
                unknown += 1
                continue
            try:
                left[card(word.text.removeprefix("#"))] -= 1
            except ValueError:
                continue
    for word in read[-1] if game.runs_leave else ():
        suit = next((suit for suit in Suit if suit.value == word.text), None)
        for each in one_deck(suit) if suit else ():
            left[each] -= 1
    return tuple(one for one in left for _ in range(max(0, left[one]))), unknown


def _fault(error: TextError, sheet: Sheet, game: Variant, missing: Sequence[Card]) -> Fault:
    if not error.line:  # nothing is wrong where something stands; something lacks
        return Fault(_lacking(error, missing), 0)
    field = error.line - 1
    start = error.column - 1
    match = _WORD.match(sheet.fields[field], start)
    typed = match[0] if match else ""
    pattern = translate("Editor", "{field}, character {character}: {fault}")
    text = pattern.format(field=field_name(field, game), character=error.column, fault=_what(error, typed))
    return Fault(text, field, start, len(typed))


def field_name(field: int, game: Variant) -> str:
    """``Column 3``, ``Stock`` or ``Completed runs``."""
    if field < game.columns:
        return sentence(translate("Cards", "column {number}").format(number=field + 1))
    return translate("Editor", "Stock") if field == game.columns else translate("Editor", "Completed runs")


def _what(error: TextError, typed: str) -> str:
    """The fault in the letters that were typed."""
    match error.reason:
        case "not-a-card":
            example = card_word(Card(Rank.FOUR, Suit.CLUBS))
            pattern = translate("Editor", "“{word}” is not a card; one looks like {example}.")
            return pattern.format(word=quoted(typed), example=example)
        case "not-a-suit":
            pattern = translate("Editor", "“{word}” is not a suit; the letters are {letters}.")
            return pattern.format(word=quoted(typed), letters=letters_sentence())
        case "card-too-many":
            pattern = translate("Editor", "“{word}” is there more often than the deck has it.")
            return pattern.format(word=quoted(typed))
    return text_fault(TextError(error.reason, error.line, error.column, **{**error.facts, "word": typed}))


def _lacking(error: TextError, missing: Sequence[Card]) -> str:
    if error.reason == "cards-missing":
        return missing_sentence(missing)
    return text_fault(error)


def missing_sentence(missing: Sequence[Card]) -> str:
    """Which cards stand nowhere yet; ``3 cards are still missing: ace of spades, king of hearts (2).``"""
    if not missing:
        return translate("Editor", "All cards are there.")
    counts = Counter(missing)
    if len(counts) > _NAMED:
        return translate("Editor", "%n cards are still missing.", None, len(missing))
    names = [
        card_name(one)
        if count == 1
        else translate("Editor", "{card} ({count})").format(card=card_name(one), count=count)
        for one, count in counts.items()
    ]
    pattern = translate("Editor", "%n cards are still missing: {cards}.", None, len(missing))
    return pattern.format(cards=join_commas(names))
