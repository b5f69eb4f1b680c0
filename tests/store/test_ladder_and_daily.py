# SPDX-License-Identifier: GPL-3.0-or-later
"""The learning ladder, and the daily deals with their calendar and streak."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spiderqt.store import daily
from spiderqt.store.daily import Day, DayState
from spiderqt.store.history import Choice
from spiderqt.store.ladder import WINS_NEEDED, after_win, has_ladder, rung
from spiderqt.store.store import Store
from tests.store.conftest import Shelf
from tests.store.samples import MONDAY, SPIDER_2, deal, played_game, won

days_around = st.integers(-12, 12).map(lambda n: MONDAY + timedelta(days=n))


def win(store: Store, number: int, suits: int, family: str = "SP") -> None:
    """Win another deal."""
    store.save(won(played_game(2, start=deal(number, family, suits))))


def test_wins_lead_up_and_what_is_needed_is_told(store: Store) -> None:
    assert store.rung("SP") == rung("SP", 1, 0)
    number = 0
    for suits, needed in WINS_NEEDED.items():
        for missing in range(needed, 0, -1):
            assert (store.rung("SP").suits, store.rung("SP").wins_left) == (suits, missing)
            win(store, number, suits)
            number += 1
    assert store.rung("SP") == rung("SP", 4)
    assert store.rung("SP").wins_left is None
    assert store.rung("SD") == rung("SD"), "each family has its own"


def test_the_same_win_leads_up_once(store: Store) -> None:
    saved = won(played_game(2, start=deal(1, "SP", 1)))
    for _ in range(3):
        store.save(saved)
    store.save(won(played_game(2, start=deal(1, "SP", 1), seed=2)))
    assert store.rung("SP").wins == 1


def test_a_deal_that_was_looked_through_leads_nowhere(store: Store) -> None:
    code = deal(1, "SP", 1)
    store.remember_day(MONDAY, code)
    store.mark_looked_through(code)
    store.save(won(played_game(2, start=code)))
    assert store.rung("SP").wins == 0
    assert [day.state for day in store.days(code.variant)] == [DayState.PLAYED]


def test_the_player_may_jump(shelf: Shelf, store: Store) -> None:
    assert store.jump("SP", 3)
    win(store, 1, 1)
    assert store.rung("SP") == rung("SP", 3), "a win below does not lead up"
    win(store, 2, 4)
    assert store.rung("SP") == rung("SP", 4, 1), "a win above leads there"
    assert store.jump("SP", 1)
    assert shelf.reopened(store).rung("SP") == rung("SP", 1)
    with pytest.raises(ValueError, match="SC"):
        store.jump("SC", 1)


def test_ladders_are_where_one_suit_can_be_played() -> None:
    assert [f for f in ("SP", "SR", "SD", "DR", "SS", "SM", "SC", "SX") if has_ladder(f)] == [
        "SP",
        "SR",
        "SD",
        "DR",
    ]
    assert after_win(rung("SP", 4, 7), 4) == rung("SP", 4, 8)


def test_a_win_of_a_game_without_ladder_is_no_matter(store: Store) -> None:
    store.save(won(played_game(2, start=deal(1, "SS"))))
    assert store.rung("SS").needed is None


def test_a_day_is_won_in_time_or_later(shelf: Shelf, store: Store) -> None:
    shelf.watch.moment = shelf.watch.moment.replace(day=28)
    for number, day in enumerate((25, 26, 27, 28)):
        store.remember_day(MONDAY.replace(day=day), deal(number, "SP", 2))
    store.remember_day(MONDAY.replace(day=28), deal(99, "SP", 2))
    assert store.code_of_day(MONDAY.replace(day=28), SPIDER_2) == deal(3, "SP", 2), (
        "a day's code never changes"
    )
    store.save(played_game(3, start=deal(0, "SP", 2)))
    store.save(won(played_game(3, start=deal(1, "SP", 2)), moves=7, score=12))
    for seed in (1, 2):
        store.save(won(played_game(3, start=deal(2, "SP", 2), seed=seed), moves=seed, score=seed))
    store.save(won(played_game(3, start=deal(3, "SP", 1))))
    store = shelf.reopened(store)
    days = store.days(SPIDER_2)
    won_on = MONDAY.replace(day=28)
    assert days == (
        Day(MONDAY.replace(day=25), DayState.PLAYED),
        Day(MONDAY.replace(day=26), DayState.WON_LATER, won_on, 7, 3.0, 12),
        Day(MONDAY.replace(day=27), DayState.WON, won_on, 1, 3.0, 1),
    )
    assert daily.streak(daily.won_in_time(days), won_on) == 1
    shown = daily.calendar(days, MONDAY.replace(day=24), MONDAY.replace(day=28))
    states = [day.state.name for day in shown]
    assert states == ["UNTOUCHED", "PLAYED", "WON_LATER", "WON", "UNTOUCHED"]


def test_yesterday_is_open_and_tomorrow_is_not() -> None:
    assert daily.is_open(MONDAY, MONDAY)
    assert daily.is_open(MONDAY - daily.ONE_DAY, MONDAY)
    assert not daily.is_open(MONDAY + daily.ONE_DAY, MONDAY)


@pytest.mark.parametrize(
    ("won_days", "expected"),
    [
        ([], 0),
        ([0], 1),
        ([-1, 0], 2),
        ([-2, -1], 2),
        ([-3, -2], 2),
        ([-4, -3], 0),
        ([-2, 0], 1),
        ([-2, -1, 0, 1], 4),
        ([-2, -1, 5], 2),
    ],
    ids=str,
)
def test_the_streak_up_to_today(won_days: list[int], expected: int) -> None:
    days = {MONDAY + timedelta(days=n) for n in won_days}
    assert daily.streak(days, MONDAY) == expected


@given(st.frozensets(days_around), days_around)
def test_streaks_agree_with_counting(days: frozenset[date], today: date) -> None:
    longest = run = 0
    for offset in range(-14, 15):
        run = run + 1 if MONDAY + timedelta(days=offset) in days else 0
        longest = max(longest, run)
    assert daily.longest_streak(days) == longest
    assert daily.streak(days, today) <= longest
    assert daily.streak(days | {today - n * daily.ONE_DAY for n in range(3)}, today) >= 3


def test_a_code_tells_its_day_and_finds_its_games(store: Store) -> None:
    store.remember_day(MONDAY, deal(1, "SP", 2))
    assert store.day_of(deal(1, "SP", 2)) == MONDAY
    assert store.day_of(deal(2, "SP", 2)) is None
    store.save(played_game(2, start=deal(1, "SP", 2)))
    store.save(played_game(2, start=deal(2, "SP", 2)))
    (found,) = store.history(Choice(start=str(deal(1, "SP", 2)), won=False))
    assert found.start == str(deal(1, "SP", 2))
    assert store.history(Choice(start=str(deal(1, "SP", 2)), won=True)) == ()
