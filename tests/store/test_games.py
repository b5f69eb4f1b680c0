# SPDX-License-Identifier: GPL-3.0-or-later
"""The games on the tables: saved, resumed, loaded; what counts as played, and a win once."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from pathlib import Path

from spiderqt.engine.actions import Deal
from spiderqt.engine.ledger import ScoreScheme
from spiderqt.engine.policy import UndoPolicy
from spiderqt.engine.record import Record, replay
from spiderqt.engine.send import SendRule
from spiderqt.engine.timeline import Travel
from spiderqt.store.faults import Fault
from spiderqt.store.history import Choice
from spiderqt.store.restoring import RestoreRefused
from spiderqt.store.store import Store
from spiderqt.store.values import SavedGame, new_uid
from tests.store.conftest import Shelf
from tests.store.samples import SIMON, SPIDER_1, SPIDER_2, deal, grown, played_game, won


def figures(store: Store) -> tuple[int, int]:
    """Played and won over all groups."""
    table = store.statistics()
    return sum(line.played for line in table), sum(line.won for line in table)


def test_a_game_comes_back_as_it_was(shelf: Shelf, store: Store) -> None:
    saved = replace(
        played_game(60, start=deal(7, "SD", 4), policy=UndoPolicy.LAST_100, scheme=ScoreScheme.TIMED),
        send=SendRule.SAME_SUIT,
        hints=False,
        seconds=61.25,
        score=-3,
        trap_told=True,
        cursor=(6, 4),
    )
    store.save(saved)
    store = shelf.reopened(store)
    assert store.notices == ()
    assert store.resume() == saved
    assert store.load(saved.uid) == saved
    assert replay(saved.record).is_legal


def test_a_deal_that_was_looked_through_earns_nothing(shelf: Shelf, store: Store) -> None:
    start = deal(3, "SD", 1)
    under_way = played_game(5, start=start)
    store.save(under_way)
    assert not store.is_looked_through(start)
    assert store.mark_looked_through(start)
    store.save(won(under_way))
    assert figures(store) == (1, 0), "it counts as played, and its win does not"
    store.save(played_game(5, start=start))
    store.save(won(played_game(5, start=deal(4, "SD", 1))))
    assert figures(store) == (2, 1), "a new start of it does not count; another deal does"
    store = shelf.reopened(store)
    assert store.is_looked_through(start)
    assert not store.is_looked_through(deal(4, "SD", 1))


def test_a_position_met_elsewhere_comes_back(shelf: Shelf, store: Store) -> None:
    start = replay(played_game(30).record).timeline.position
    saved = played_game(10, start=start)
    store.save(saved)
    assert shelf.reopened(store).resume() == saved


def test_each_game_and_suits_keeps_its_own(shelf: Shelf, store: Store) -> None:
    one, two, simon = (played_game(5, start=deal(3, *game)) for game in (("SP", 1), ("SP", 2), ("SS",)))
    for saved in (one, two, simon, two):
        store.save(saved)
    store = shelf.reopened(store)
    assert [store.resume(v) for v in (None, SPIDER_1, SPIDER_2, SIMON)] == [two, one, two, simon]


def test_saving_twice_changes_nothing(store: Store) -> None:
    saved = played_game(12)
    store.save(saved)
    before = store.export_json()
    store.save(saved)
    assert before is not None
    assert store.load(saved.uid) == saved
    assert [game.entries for game in store.history()] == [12]


def test_a_game_that_was_left_is_packed_and_can_be_played_on(shelf: Shelf, store: Store) -> None:
    first, second = played_game(20, seed=1), played_game(20, seed=2)
    store.save(first)
    store.save(second)
    assert store.load(first.uid) == first
    longer = grown(first, Travel.UNDO)
    store.save(longer)
    assert store.resume() == longer
    store.save(second)
    store = shelf.reopened(store)
    assert (store.load(first.uid), store.resume()) == (longer, second)


def test_a_record_that_was_cut_off_is_written_anew(shelf: Shelf, store: Store) -> None:
    saved = played_game(20)
    store.save(saved)
    cut = replace(saved, record=replace(saved.record, entries=saved.record.entries[:8]))
    store.save(cut)
    again = grown(cut, Deal())
    store.save(again)
    assert shelf.reopened(store).resume() == again


def test_a_deal_looked_at_and_left_leaves_nothing(store: Store) -> None:
    looked_at = played_game(0)
    store.save(looked_at)
    assert store.resume() == looked_at
    store.save(played_game(3, seed=2))
    assert store.load(looked_at.uid) is None
    assert (figures(store), len(store.history())) == ((1, 0), 1)


def test_played_from_the_first_action_on(store: Store) -> None:
    saved = SavedGame(new_uid(), Record(deal()))
    store.save(saved)
    assert figures(store) == (0, 0)
    store.save(grown(saved, Deal()))
    assert figures(store) == (1, 0)


def test_a_win_counts_once_through_undo_redo_reload_and_restore(
    shelf: Shelf, store: Store, tmp_path: Path
) -> None:
    saved = won(played_game(9), moves=9, score=491)
    store.save(saved)
    store.save(grown(saved, Travel.UNDO))
    store.save(won(grown(grown(saved, Travel.UNDO), Travel.REDO), moves=99, score=1))
    assert figures(store) == (1, 1)
    backup = tmp_path / "backup.db"
    assert store.back_up(backup) is None
    store = shelf.reopened(store)
    again = store.resume()
    assert again is not None
    assert again.won
    store.restore(backup)
    store.save(won(grown(again, Travel.UNDO)))
    text = store.export_json()
    assert text is not None
    store.import_json(text)
    assert figures(store) == (1, 1)
    (line,) = store.statistics()
    assert line.moves is not None
    assert line.moves.best == 9, "the figures are those of the first time"


def test_a_deal_is_won_once_and_then_is_practice(store: Store) -> None:
    first, restarted = played_game(4, seed=1), played_game(4, seed=2)
    store.save(first)
    store.save(restarted)
    assert figures(store) == (2, 0), "a restart counts as played, from its first action on"
    store.save(won(restarted))
    store.save(won(first))
    assert figures(store) == (2, 1), "the same deal again is no second win"
    store.save(won(played_game(4, seed=3)))
    assert figures(store) == (2, 1), "a deal that was won before is practice"
    assert [(game.won, game.counts, game.credited) for game in store.history()] == [
        (True, False, False),
        (True, True, True),
        (True, True, False),
    ]


def test_only_deals_count(store: Store) -> None:
    position = replay(played_game(30).record).timeline.position
    store.save(won(played_game(5, start=position)))
    record = played_game(6, start=deal(8)).record
    opened = SavedGame(new_uid(), record, opened=6)
    store.save(opened)
    assert len(store.history()) == 1, "a record that was only looked at is not played"
    store.save(won(grown(opened, Travel.UNDO)))
    assert (len(store.history()), figures(store)) == (2, (0, 0))


def test_deleting_can_be_undone(shelf: Shelf, store: Store) -> None:
    games = [played_game(3, start=deal(n), seed=n) for n in range(6)]
    for saved in games:
        store.save(won(saved) if saved is games[0] else saved)
    everything = store.export_json()
    first = store.delete(Choice(uid=games[2].uid))
    second = store.delete(Choice())
    assert first is not None
    assert second is not None
    assert (first.count, second.count) == (1, 4), "the game on the table stays"
    assert [game.uid for game in store.history()] == [games[5].uid]
    assert figures(store) == (1, 0)
    assert store.deletions() == (second, first)
    store = shelf.reopened(store)
    assert store.undelete(second)
    assert store.undelete(first)
    assert (figures(store), store.export_json()) == ((6, 1), everything)


def test_purged_is_gone(store: Store) -> None:
    for number in range(3):
        store.save(played_game(3, start=deal(number)))
    store.delete(Choice())
    assert store.purge() == 2
    assert (store.deletions(), store.history_length()) == ((), 1)


def test_what_was_deleted_goes_for_good_after_thirty_days(shelf: Shelf, store: Store) -> None:
    """Not at once, not all of it in one moment, and never what was not deleted."""
    for number in range(50):
        store.save(played_game(3, start=deal(number)))
    first = store.delete(Choice(start=str(deal(1))))
    shelf.watch.moment += timedelta(days=29)
    second = store.delete(Choice())
    assert first is not None
    assert second is not None
    store.rest()
    assert [each.count for each in store.deletions()] == [48, 1]
    shelf.watch.moment += timedelta(days=2)
    store.rest()
    assert store.deletions() == (second,)
    shelf.watch.moment += timedelta(days=30)
    for left in (28, 8, 0, 0):
        store.rest()
        assert sum(each.count for each in store.deletions()) == left
    assert store.history_length() == 1
    everything = store.export_json()
    assert shelf.reopened(store).export_json() == everything


def test_a_deleted_game_that_comes_back_to_the_table_is_back(store: Store) -> None:
    first, second = played_game(3, start=deal(1)), played_game(3, start=deal(2))
    store.save(first)
    store.save(second)
    store.delete(Choice())
    store.save(first)
    assert {game.uid for game in store.history()} == {first.uid, second.uid}


def test_the_history_is_chosen_from(store: Store) -> None:
    for number, (game, policy) in enumerate(
        [("SP", UndoPolicy.FREE), ("SD", UndoPolicy.NONE), ("SP", UndoPolicy.NONE)]
    ):
        store.save(played_game(2, start=deal(number, game), policy=policy))
    assert store.history_length(Choice(policy=UndoPolicy.NONE)) == 2
    (only,) = store.history(Choice(variant=deal(0, "SD").variant))
    assert (only.start, only.group.policy) == (str(deal(1, "SD")), UndoPolicy.NONE)
    assert [game.start for game in store.history(limit=1, offset=1)] == [str(deal(1, "SD"))]


def test_a_clock_set_back_changes_no_order(shelf: Shelf, store: Store) -> None:
    watch = shelf.watch
    first = won(played_game(3, start=deal(1)))
    store.save(first)
    watch.moment = watch.moment.replace(year=1969)
    store.save(played_game(3, start=deal(2)))
    watch.moment = watch.moment.replace(year=2001)
    store.save(played_game(3, start=deal(3)))
    assert [game.start for game in store.history()] == [str(deal(n)) for n in (3, 2, 1)]
    assert [(s.streak, s.longest) for s in store.statistics()] == [(0, 1)]


def test_settings_and_lines_last(shelf: Shelf, store: Store) -> None:
    assert store.setting("preset") is None
    assert store.set_setting("preset", "modern")
    assert store.set_setting("preset", "strict")
    assert store.keep_line(deal(3), "d\n3x2 7")
    store = shelf.reopened(store)
    assert (store.setting("preset"), store.line(deal(3)), store.line(deal(4))) == ("strict", "d\n3x2 7", None)


def test_a_second_program_leaves_the_first_ones_game_alone(shelf: Shelf, store: Store) -> None:
    mine = played_game(9)
    store.save(mine)
    second = shelf.open()
    assert not second.is_owner
    assert second.resume() is None
    second.save(grown(mine, Travel.UNDO))
    copy = second.load(mine.uid)
    assert copy is not None
    assert (copy.uid != mine.uid, copy.record, copy.opened) == (True, mine.record, 9)
    second.save(grown(copy, Travel.UNDO))
    assert second.restore(shelf.folder / "spiderqt.db") == RestoreRefused(Fault.LOCKED)
    assert (store.resume(), store.history_length(), figures(store)) == (mine, 2, (1, 0))
