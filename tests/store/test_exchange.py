# SPDX-License-Identifier: GPL-3.0-or-later
"""Export and import: nothing is lost, nothing comes twice, and nothing wrong is believed."""

from __future__ import annotations

import contextlib
import csv
import io
import json
import sqlite3
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spiderqt.engine.actions import Deal, Move
from spiderqt.engine.codes import GameCode
from spiderqt.engine.ledger import ScoreScheme
from spiderqt.engine.policy import UndoPolicy
from spiderqt.engine.position import Position
from spiderqt.engine.record import Played, Record, replay
from spiderqt.engine.send import SendRule
from spiderqt.engine.timeline import Travel
from spiderqt.engine.variants import VARIANTS
from spiderqt.store import beside, exchange, games, ladder
from spiderqt.store.connection import in_memory, transaction
from spiderqt.store.exchange import Imported, ImportRefusedError
from spiderqt.store.fields import StoredGame
from spiderqt.store.ladder import rung
from spiderqt.store.schema import migrate
from spiderqt.store.store import Store
from spiderqt.store.values import SavedGame
from tests.store.conftest import Shelf
from tests.store.samples import MONDAY, SPIDER_2, deal, played_game, won

seconds = st.floats(0, 1e9, allow_nan=False)
whole = st.integers(0, 2**53)
points = st.integers(-(2**53), 2**53)
moves = st.builds(Move, st.integers(0, 98), st.integers(1, 999), st.integers(0, 98))
entry_lists = st.lists(
    st.builds(Played, moves | st.just(Deal()) | st.sampled_from(Travel), st.none() | seconds), max_size=12
).map(tuple)
codes = st.builds(GameCode, st.sampled_from(VARIANTS), st.integers(0, 26**6 - 1))
POSITIONS = [replay(played_game(n, start=deal(n, "SC")).record).timeline.position for n in range(4)]


@st.composite
def stored_games(draw: st.DrawFn, number: int = 0) -> StoredGame:
    """Any game that the store could hold."""
    start: GameCode | Position = draw(codes | st.sampled_from(POSITIONS))
    record = Record(
        start, draw(st.sampled_from(UndoPolicy)), draw(st.sampled_from(ScoreScheme)), draw(entry_lists)
    )
    is_won = draw(st.booleans())
    saved = SavedGame(
        f"{draw(st.integers(0, 2**64 - 1)):016x}",
        record,
        draw(st.sampled_from(SendRule)),
        draw(st.booleans()),
        draw(seconds),
        draw(whole),
        draw(st.none() | points),
        is_won,
        draw(st.booleans()),
        (draw(st.integers(0, 9)), draw(st.integers(0, 104))),
        draw(st.integers(0, 3)),
    )
    moment = st.integers(0, 253_402_300_799_999)
    won_part = (draw(st.dates()), draw(seconds), draw(whole), draw(st.none() | points)) if is_won else ()
    return StoredGame(
        saved, draw(moment), draw(moment), draw(st.booleans()), is_won and draw(st.booleans()), *won_part
    )


def fresh() -> sqlite3.Connection:
    """An empty database."""
    db = in_memory()
    migrate(db)
    return db


def content(db: sqlite3.Connection) -> list[StoredGame]:
    """Every game that is exported."""
    return list(exchange.stored_games(db))


@given(st.lists(stored_games(), max_size=6, unique_by=lambda game: game.saved.uid))
def test_json_and_csv_lose_nothing(found: list[StoredGame]) -> None:
    source = fresh()
    with transaction(source):
        for game in found:
            games.insert(source, game)
    expected = content(source)
    assert len(expected) == sum(game.saved.is_played for game in found)
    for write, read in ((exchange.to_json, exchange.from_json), (exchange.to_csv, exchange.from_csv)):
        target = fresh()
        text = write(source)
        for imported in (Imported(len(expected), 0), Imported(0, len(expected))):
            with transaction(target):
                assert read(target, text) == imported
            assert content(target) == expected
        assert write(target) == text
        target.close()
    source.close()


def filled(store: Store) -> Store:
    """A store with something of everything in it."""
    for number in range(3):
        store.save(won(played_game(4, start=deal(number, "SP", 2)), score=5))
    store.save(played_game(7, start=deal(3, "SD")))
    store.save(played_game(0, start=deal(4, "SS")))
    store.jump("SD", 3)
    store.remember_day(MONDAY, deal(1, "SP", 2))
    store.set_setting("preset", "modern")
    store.keep_line(deal(2), "d")
    return store


def test_json_carries_everything(shelf: Shelf, store: Store) -> None:
    text = filled(store).export_json()
    assert text is not None
    other = shelf.open(shelf.folder.parent / "other")
    assert other.import_json(text) == Imported(5, 0)
    assert other.export_json() == text
    assert (other.resume(), other.statistics()) == (store.resume(), store.statistics())
    assert (other.rung("SP"), other.rung("SD")) == (store.rung("SP"), rung("SD", 3))
    assert store.rung("SP") == rung("SP", 3), "three wins with two suits"
    assert (other.days(SPIDER_2), other.setting("preset"), other.line(deal(2))) == (
        store.days(SPIDER_2),
        "modern",
        "d",
    )


def test_csv_carries_the_statistics(shelf: Shelf, store: Store) -> None:
    text = filled(store).export_csv()
    assert text is not None
    other = shelf.open(shelf.folder.parent / "other")
    assert other.import_csv(text) == Imported(4, 0), "an untouched deal is no part of the history"
    assert other.statistics() == store.statistics()
    assert other.export_csv() == text


def test_importing_keeps_what_is_here(shelf: Shelf, store: Store) -> None:
    text = filled(store).export_json()
    assert text is not None
    other = shelf.open(shelf.folder.parent / "other")
    own = won(played_game(9, start=deal(1, "SP", 2), seed=4))
    other.save(own)
    other.jump("SD", 4)
    other.set_setting("preset", "strict")
    assert other.import_json(text) == Imported(5, 0)
    assert other.resume(SPIDER_2) == own
    assert (other.rung("SD"), other.setting("preset")) == (rung("SD", 4), "strict")
    assert sum(line.won for line in other.statistics()) == 3, "the deal that both have won is one win"


def broken_json(text: str, change: Any) -> str:
    """The same text with something in it changed."""
    loaded = json.loads(text)
    change(loaded)
    return json.dumps(loaded)


JSON_CHANGES = {
    "uid": lambda t: t["games"][0].update(uid="'; DROP TABLE games"),
    "code": lambda t: t["games"][0].update(start="SP1-S2-AAAAAAA"),
    "other game": lambda t: t["games"][0].update(game="SP1-S4"),
    "no such game": lambda t: t["games"][0].update(game="XX1-S4"),
    "negative": lambda t: t["games"][0].update(moves=-1),
    "huge": lambda t: t["games"][0].update(moves=10**30),
    "flag": lambda t: t["games"][0].update(won=1),
    "number": lambda t: t["games"][0].update(hints="yes"),
    "not a number": lambda t: t["games"][0].update(seconds=float("nan")),
    "time": lambda t: t["games"][0].update(began="yesterday"),
    "local time": lambda t: t["games"][0].update(began="2026-11-30T12:00:00"),
    "day": lambda t: t["games"][0].update(won_on="2026-02-30"),
    "entry": lambda t: t["games"][0]["entries"].append("3x2 7; d"),
    "entry list": lambda t: t["games"][0].update(entries="d"),
    "entry kind": lambda t: t["games"][0]["entries"].append(7),
    "entry time": lambda t: t["games"][0]["entries"].append("d@-1"),
    "missing": lambda t: t["games"][0].pop("policy"),
    "list": lambda t: t.update(games={}),
    "game list": lambda t: t["games"].append("game"),
    "ladder": lambda t: t["ladder"].append({"family": "SC", "suits": 1, "wins": 0}),
    "ladder kind": lambda t: t["ladder"].append({"family": [], "suits": "x", "wins": None}),
    "daily": lambda t: t["daily"].append({"day": "2026-11-30", "game": "SP1-S4", "code": "?"}),
    "current": lambda t: t["current"].append({"game": "SP1-S1", "uid": {}}),
    "settings": lambda t: t.update(settings={"preset": 7}),
    "format": lambda t: t.update(format="other"),
    "version": lambda t: t.update(version=2),
}


@pytest.mark.parametrize("name", JSON_CHANGES)
def test_a_wrong_json_is_refused_whole(shelf: Shelf, store: Store, name: str) -> None:
    text = filled(store).export_json()
    assert text is not None
    other = shelf.open(shelf.folder.parent / "other")
    before = other.export_json()
    with pytest.raises(ImportRefusedError):
        other.import_json(broken_json(text, JSON_CHANGES[name]))
    assert other.export_json() == before


NASTY: tuple[Any, ...] = (
    10**30,
    -(10**30),
    2**63,
    "\ud800",
    "\0",
    "",
    -1,
    1.5,
    float("inf"),
    float("nan"),
    True,
    None,
    [],
    {},
    [[]],
)
"""What JSON can say, and some reader or SQLite cannot hold."""


def leaves(tree: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every value inside, lists and objects included."""
    pairs = tree.items() if isinstance(tree, dict) else enumerate(tree) if isinstance(tree, list) else ()
    for key, value in list(pairs):
        yield (*path, key)
        yield from leaves(value, (*path, key))


@pytest.mark.parametrize("nasty", NASTY, ids=repr)
def test_no_value_anywhere_in_a_json_does_harm(nasty: Any, store: Store) -> None:
    """It is refused, or taken in and can be read again like everything else; and so is a key of that name."""
    text = filled(store).export_json()
    assert text is not None
    whole = json.loads(text)
    whole["games"], whole["games"][0]["entries"] = whole["games"][:1], whole["games"][0]["entries"][:2]
    ways = [*leaves(whole)]
    assert len(ways) > 40
    for way in ways:
        changed = json.loads(json.dumps(whole))
        inner = changed
        for key in way[:-1]:
            inner = inner[key]
        inner[way[-1]] = nasty
        if isinstance(nasty, str) and isinstance(inner, dict):
            inner[nasty] = nasty
        db = fresh()
        with contextlib.suppress(ImportRefusedError), transaction(db):
            exchange.from_json(db, json.dumps(changed))
        exchange.to_csv(db)
        assert exchange.to_json(db).encode(), way
        for family in ("SP", "SD"):  # each of these raises DamagedError where something wrong was taken in
            ladder.standing(db, family)
        beside.get(db, "settings", "preset")
        db.close()


@pytest.mark.parametrize("text", ["", "[]", "null", "{", '{"format": 1}', "[" * 100_000, "\0"])
def test_what_is_no_export_is_refused(store: Store, text: str) -> None:
    with pytest.raises(ImportRefusedError, match="format"):
        store.import_json(text)


def test_a_csv_may_have_been_through_a_spreadsheet(shelf: Shelf, store: Store) -> None:
    text = filled(store).export_csv()
    assert text is not None
    rows = list(csv.DictReader(io.StringIO(text, newline="")))
    out = io.StringIO(newline="")
    writer = csv.DictWriter(out, sorted(rows[0]), quoting=csv.QUOTE_ALL, lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    other = shelf.open(shelf.folder.parent / "other")
    assert other.import_csv("\ufeff" + out.getvalue()) == Imported(4, 0)
    assert other.statistics() == store.statistics()


@pytest.mark.parametrize(
    "text",
    ["", "a,b\n1,2\n", '"open', "uid\n"],
)
def test_a_csv_of_something_else_is_refused(store: Store, text: str) -> None:
    with pytest.raises(ImportRefusedError):
        store.import_csv(text)


@pytest.mark.parametrize(
    ("column", "value"), [("moves", "x"), ("won", "2"), ("entries", "d; jump"), ("began", "")]
)
def test_a_csv_with_a_wrong_cell_names_row_and_column(
    shelf: Shelf, store: Store, column: str, value: str
) -> None:
    text = filled(store).export_csv()
    assert text is not None
    rows = list(csv.DictReader(io.StringIO(text, newline="")))
    rows[2][column] = value
    out = io.StringIO(newline="")
    writer = csv.DictWriter(out, list(rows[0]))
    writer.writeheader()
    writer.writerows(rows)
    other = shelf.open(shelf.folder.parent / "other")
    with pytest.raises(ImportRefusedError) as refused:
        other.import_csv(out.getvalue())
    assert refused.value.game == 3
    assert other.history() == ()
