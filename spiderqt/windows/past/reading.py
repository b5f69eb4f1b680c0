# SPDX-License-Identifier: GPL-3.0-or-later
"""A game in whatever form it comes as text: a code, a record, a position, or a deal of another program.

Must not know widgets, nor where the text came from.
"""

from __future__ import annotations

from spiderqt.engine.codes import CodeError, GameCode, looks_like_code, parse_code
from spiderqt.engine.record import Record, read_text
from spiderqt.engine.text_lines import TextError
from spiderqt.engine.values import dataclass
from spiderqt.engine.variants import variant
from spiderqt.foreign.formats import module_of
from spiderqt.foreign.tables import ForeignError, games_like, setup_of, suits_in
from spiderqt.foreign.tables import Table as ForeignTable
from spiderqt.session.table import Options, Table, fresh_table
from spiderqt.tongue import translate
from spiderqt.voice.faults import code_fault
from spiderqt.windows.files import MOST_BYTES, Unreadable, table_from_text


@dataclass(frozen=True, slots=True)
class Undecided:
    """A deal of another program that may be of more than one game, or of none: the player decides, and sees why."""

    table: ForeignTable
    families: tuple[str, ...]


def game_in(text: str, options: Options, *, name: str) -> GameCode | Table | Undecided | Unreadable:
    """What the text holds; `name` is what a fault calls it."""
    plain = text.strip().removeprefix("\ufeff").strip()
    if not plain:
        return Unreadable(translate("Past", "There is no text in {name}.").format(name=name))
    if len(plain) > MOST_BYTES:
        return Unreadable(translate("Files", "{name} is too large for a game.").format(name=name))
    if "\n" not in plain and looks_like_code(plain):
        try:
            return parse_code(plain)
        except CodeError as error:
            return Unreadable(code_fault(error))
    found = foreign_in(plain, options)
    return table_from_text(text, options, name=name) if found is None else found


def foreign_in(text: str, options: Options) -> Table | Undecided | Unreadable | None:
    """A deal of another program; None where the text is none."""
    plain = text.strip()
    if plain.startswith("{"):
        form = "solvitaire"
    elif _has_no_keys(plain):
        form = "fc-solve"
    else:
        return None
    try:
        table = module_of(form).read(plain)
    except ForeignError as error:
        return Unreadable(_with_place(error))
    likely = games_like(table)
    if len(likely) == 1:
        game = variant(likely[0], suits_in(table, likely[0]))
        try:
            setup = setup_of(table, game)
        except TextError:
            return Undecided(table, likely)
        return fresh_table(setup.position, options)
    if form == "fc-solve" and not any(map(_is_card, plain.split())):
        return Unreadable(translate("Past", "This is neither a game code nor a record nor a position."))
    return Undecided(table, likely)


def _has_no_keys(text: str) -> bool:
    """Whether not one line is of the form ``key: value``, which all of our own texts have."""
    try:
        read_text(text)
    except TextError as error:
        lines = [line.partition(";")[0] for line in text.splitlines()]
        keyed = any(line.partition(":")[0].strip() for line in lines if ":" in line and not _is_board(line))
        return error.reason == "no-key" and not keyed
    return False


def _is_board(line: str) -> bool:
    return line.strip().lower().startswith((":", "foundations:", "freecells:"))


def _is_card(word: str) -> bool:
    return 2 <= len(word) <= 4 and word[-1].upper() in "SHDC♠♥♦♣"


def _with_place(error: ForeignError) -> str:
    if error.line is None:
        return str(error)
    pattern = translate("Past", "Line {line}, column {column}: {fault}")
    return pattern.format(line=error.line, column=error.column or 1, fault=error)


def record_of(found: GameCode | Table) -> Record:
    """As a record."""
    return Record(found) if isinstance(found, GameCode) else found.record()
