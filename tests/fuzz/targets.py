# SPDX-License-Identifier: GPL-3.0-or-later
"""Everything that reads a text: what a good one looks like, and what must come of a bad one.

A reader takes a text and gives None where it could be read, else a function that says why not, in the language in
use. Whatever it raises is a fault of the program. What was read must be the same once it is written and read again.
"""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable
from dataclasses import dataclass

from spiderqt.cli.answers import BadInputError
from spiderqt.cli.importing import _game
from spiderqt.engine.actions import parse_action
from spiderqt.engine.codes import CodeError, GameCode, parse_code
from spiderqt.engine.ledger import ScoreScheme
from spiderqt.engine.policy import UndoPolicy
from spiderqt.engine.position_text import Setup, read_position, write_position
from spiderqt.engine.record import read_text, replay, write_record
from spiderqt.engine.text_lines import TextError
from spiderqt.engine.variants import VARIANTS, variant
from spiderqt.foreign.formats import module_of
from spiderqt.foreign.tables import ForeignError, setup_of
from spiderqt.session.table import Options
from spiderqt.tongue import translate
from spiderqt.voice.faults import code_fault, text_fault
from spiderqt.voice.finding import Unclear, Wanted, read_wanted
from spiderqt.voice.phrases.find import unread_sentence
from spiderqt.voice.phrases.refusals import refusal_sentence
from spiderqt.windows.files import Unreadable
from spiderqt.windows.past.reading import game_in
from spiderqt.windows.past.sheet import Sheet, check, sheet_of
from tests.store.samples import played_game

Refusal = Callable[[], str] | None


@dataclass(frozen=True)
class Target:
    """`share`: of a hundred inputs. `seeds`: good ones. `words`: those of the format.

    `as_bytes`: the seeds are texts in Latin-1 that stand for bytes, and are spoilt as bytes.
    """

    name: str
    share: float
    read: Callable[[str], Refusal]
    seeds: tuple[str, ...]
    words: tuple[str, ...] = ("",)
    as_bytes: bool = False


def read_code(text: str) -> Refusal:
    """A game code."""
    try:
        code = parse_code(text)
    except CodeError as error:
        return lambda error=error: code_fault(error)  # type: ignore[misc]
    assert parse_code(str(code)) == code
    assert parse_code(str(code).lower().replace("-", " ")) == code
    return None


def read_a_position(text: str) -> Refusal:
    """A position."""
    try:
        setup = read_position(text)
    except TextError as error:
        return lambda error=error: text_fault(error)  # type: ignore[misc]
    assert read_position(write_position(setup)) == setup
    return None


def read_a_record(text: str) -> Refusal:
    """A record or a position, replayed."""
    try:
        record = read_text(text)
    except TextError as error:
        return lambda error=error: text_fault(error)  # type: ignore[misc]
    assert read_text(write_record(record)).start == record.start
    found = replay(record)
    if found.refusal is not None:
        return lambda found=found: refusal_sentence(found.refusal, found.timeline.position.variant)  # type: ignore[misc]
    assert replay(read_text(write_record(record))).timeline.position == found.timeline.position
    return None


def foreign(form: str) -> Callable[[str], Refusal]:
    """A deal in another program's format."""

    def read(text: str) -> Refusal:
        try:
            table = module_of(form).read(text)
            setup = setup_of(table, _game(Namespace(game=None, suits=None), table))
        except (ForeignError, BadInputError) as error:
            return lambda error=error: str(error)  # type: ignore[misc]
        except TextError as error:
            return lambda error=error: text_fault(error)  # type: ignore[misc]
        assert read_position(write_position(setup)).position == setup.position
        return None

    return read


def read_typed(text: str) -> Refusal:
    """A typed move."""
    try:
        action = parse_action(text)
    except ValueError:
        return lambda: translate("Typed", "“{text}” is not a move. Type 3 7, 3x4 7 or d.").format(text="")
    assert parse_action(str(action)) == action
    return None


def read_query(text: str) -> Refusal:
    """What a player looks for."""
    found = read_wanted(text)
    match found:
        case Wanted(rank, suit):
            assert rank is not None or suit is not None
        case Unclear(ranks, suits):
            assert len(ranks) + len(suits) > 1
        case None:
            return lambda: unread_sentence(text)
    return None


def read_pasted(text: str) -> Refusal:
    """Whatever comes off the clipboard."""
    found = game_in(text, Options(), name="paste")
    return (lambda: found.sentence) if isinstance(found, Unreadable) else None


def read_fields(text: str) -> Refusal:
    """The fields of the table editor, a line for each."""
    *columns, stock, completed = (*text.splitlines(), "", "")
    sheet = Sheet(tuple(columns[:7]) + ("",) * (7 - len(columns)), stock, completed)
    found = check(sheet, variant("SD", 4))
    if found.fault is not None:
        assert 0 <= found.fault.field < 9
        return lambda: found.fault.text if found.fault else ""
    assert found.setup is not None
    assert check(sheet_of(found.setup.position), found.setup.position.variant).setup == found.setup
    return None


_GAMES = [GameCode(variant, number * 7919) for number, variant in enumerate(VARIANTS)]
_PLAYED = [played_game(number * 3, start=code, seed=number).record for number, code in enumerate(_GAMES)]
_RECORDS = tuple(write_record(record) for record in _PLAYED)
_REPLAYED = [replay(record).timeline.position for record in _PLAYED]
_WORDS = (
    *(
        "AS",
        "KH",
        "10♥",
        "#4C",
        "##",
        "game: SD1-S1",
        "code: SP1-S4-AAAAABW",
        "undo: none",
        "score:",
        "stock:",
    ),
    *(
        "completed: S S",
        "1:",
        "99: AS",
        "record: 1",
        "actions:",
        "3x2 7",
        "d",
        "undo",
        "redo",
        "; t=12.3",
        ";",
    ),
)
_FC_WORDS = ("Foundations: H-K", "Freecells: AS", ": KS", "#", "10H")
_JSON = (
    '"KS"',
    '"10h"',
    "[]",
    "{}",
    "null",
    '"tableau piles"',
    '"stock"',
    "[[[[",
    "true",
    "1e5",
    '"\\ud800"',
)


def _setups() -> tuple[str, ...]:
    return tuple(write_position(Setup(p, UndoPolicy.FREE, ScoreScheme.CLASSIC)) for p in _REPLAYED)


def _in(form: str) -> tuple[str, ...]:
    texts = []
    for position in [code.position() for code in _GAMES] + _REPLAYED:
        try:
            texts.append(module_of(form).write(position))
        except ForeignError:
            continue
    return tuple(texts)


def _sheets() -> tuple[str, ...]:
    positions = (position for position in _REPLAYED if len(position.columns) == 7)
    return tuple("\n".join(sheet_of(position).fields) for position in positions)


TARGETS = (
    Target("codes", 32, read_code, tuple(map(str, _GAMES)), ("SP1", "S4", "AAAAABW", "SX", "SP2")),
    Target("typed moves", 15, read_typed, ("3 7", "3x4 7", "d", "10x13 1"), ("99", "x", "deal", "x 4")),
    Target("queries", 8, read_query, ("10h", "queen of hearts", "reina", "♥", "k s"), ("of", "de", "ten")),
    Target("positions", 14, read_a_position, _setups(), _WORDS),
    Target("records", 14, read_a_record, _RECORDS + _setups(), _WORDS),
    Target("solvitaire", 6, foreign("solvitaire"), _in("solvitaire"), _JSON),
    Target("pasted", 2, read_pasted, (*_RECORDS, *_in("solvitaire"), *map(str, _GAMES)), _WORDS + _JSON),
    Target("fields", 2, read_fields, _sheets(), _WORDS),
    Target("fc-solve", 6, foreign("fc-solve"), _in("fc-solve"), _FC_WORDS),
)  # fmt: skip
