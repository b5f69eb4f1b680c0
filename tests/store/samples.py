# SPDX-License-Identifier: GPL-3.0-or-later
"""Games for the tests of the store: random but legal ones, quick wins, and databases with many games in them."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

from spiderqt.engine import refusals as why
from spiderqt.engine.codes import GameCode
from spiderqt.engine.ledger import ScoreScheme
from spiderqt.engine.play import legal_actions
from spiderqt.engine.policy import UndoPolicy
from spiderqt.engine.position import Position
from spiderqt.engine.record import Played, Record
from spiderqt.engine.timeline import Entry, Timeline, Travel
from spiderqt.engine.variants import VARIANTS, variant
from spiderqt.store.connection import transaction
from spiderqt.store.fields import StoredGame
from spiderqt.store.games import insert
from spiderqt.store.values import SavedGame, new_uid

SPIDER_1 = variant("SP", 1)
SPIDER_2 = variant("SP", 2)
SIMON = variant("SS")
MONDAY = date(2026, 11, 30)


class Watch:
    """A clock for the store that the test sets; it starts on a Monday at noon, UTC."""

    def __init__(self) -> None:
        self.moment = datetime(MONDAY.year, MONDAY.month, MONDAY.day, 12, tzinfo=UTC)

    def __call__(self) -> datetime:
        """The moment; each look at it takes a second."""
        self.moment += timedelta(seconds=1)
        return self.moment


def deal(number: int = 5, game: str = "SP", suits: int | None = None) -> GameCode:
    """A game code."""
    return GameCode(variant(game, suits), number)


def entries(seed: int, start: Position, policy: UndoPolicy = UndoPolicy.FREE) -> Iterator[Entry]:
    """Random legal entries for ever, or until none is left; undo and redo among them. One seed, one sequence."""
    rng = random.Random(seed)
    timeline = Timeline(start, policy)
    while True:
        actions = legal_actions(timeline.position)
        entry: Entry | None = rng.choice(actions) if actions else None
        if rng.random() < 0.15:
            travel = rng.choice((Travel.UNDO, Travel.REDO))
            entry = entry if isinstance(timeline.enter(travel), why.Refusal) else travel
        if entry is None:
            return
        after = timeline.enter(entry)
        assert isinstance(after, Timeline)
        timeline = after
        yield entry


def played_game(
    count: int,
    *,
    start: GameCode | Position | None = None,
    seed: int = 1,
    policy: UndoPolicy = UndoPolicy.FREE,
    scheme: ScoreScheme = ScoreScheme.CLASSIC,
) -> SavedGame:
    """A game with so many random entries, one a second."""
    start = start or deal()
    position = start.position() if isinstance(start, GameCode) else start
    found = []
    for number, entry in zip(range(count), entries(seed, position, policy), strict=False):
        found.append(Played(entry, number + 1.0))
    return SavedGame(
        new_uid(), Record(start, policy, scheme, tuple(found)), seconds=float(count), moves=count
    )


def grown(saved: SavedGame, entry: Entry | Played) -> SavedGame:
    """The same game one entry later."""
    played = entry if isinstance(entry, Played) else Played(entry, saved.seconds + 1)
    record = replace(saved.record, entries=(*saved.record.entries, played))
    return replace(saved, record=record, seconds=saved.seconds + 1, moves=saved.moves + 1)


def won(saved: SavedGame, **figures: int | float) -> SavedGame:
    """The same game, won: the store believes what it is told, so that no winning line is needed."""
    return replace(saved, won=True, **figures)  # type: ignore[arg-type]


def fill(db: sqlite3.Connection, count: int, *, entries_each: int = 0, seed: int = 1) -> None:
    """Put many finished games into a database, of several groups, 40 in 100 won, each of another deal."""
    rng = random.Random(seed)
    records = [played_game(entries_each, start=deal(n), seed=n).record.entries for n in range(8)]
    some = VARIANTS[:4]
    with transaction(db):
        for number in range(count):
            game, policy, scheme = (
                rng.choice(some),
                rng.choice(list(UndoPolicy)[:2]),
                rng.choice(list(ScoreScheme)[:2]),
            )
            record = Record(
                GameCode(game, number), policy, scheme, rng.choice(records) or (Played(Travel.UNDO, 1.0),)
            )
            seconds, moves, score = rng.random() * 2000, rng.randrange(60, 300), rng.randrange(-100, 1200)
            is_won = rng.random() < 0.4
            saved = SavedGame(f"{number:016x}", record, seconds=seconds, moves=moves, score=score, won=is_won)
            figures = (datetime(2026, 1, 1, tzinfo=UTC).date(), seconds, moves, score) if is_won else ()
            insert(db, StoredGame(saved, number, number, True, is_won, *figures))


def files_in(folder: Path) -> set[str]:
    """The names in a folder."""
    return {path.name for path in folder.iterdir()}
