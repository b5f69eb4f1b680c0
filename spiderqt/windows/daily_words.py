# SPDX-License-Identifier: GPL-3.0-or-later
"""The days of the daily deals in words. Must not know the dialog that shows them."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QDate, QLocale

from spiderqt.store.daily import ONE_DAY, Day, DayState
from spiderqt.tongue import translate
from spiderqt.voice.phrases.kinds import sentence
from spiderqt.voice.phrases.table import join_sentences


def day_name(day: date) -> str:
    """``Monday, November 30, 2026``, as the player's region writes it."""
    return QLocale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.LongFormat)


def month_name(first: date) -> str:
    """``November 2026``."""
    name = QLocale().standaloneMonthName(first.month)
    return sentence(translate("Daily", "{month} {year}").format(month=name, year=first.year))


def day_line(day: Day, today: date) -> str:
    """A day of the calendar: which it is, and how its deal stands."""
    name = day_name(day.day)
    if day.day == today:
        name = translate("Daily", "{day}, today").format(day=name)
    elif day.day == today - ONE_DAY:
        name = translate("Daily", "{day}, yesterday").format(day=name)
    return sentence(translate("Daily", "{day}: {state}").format(day=name, state=state_text(day, today)))


def state_text(day: Day, today: date) -> str:
    """How a day's deal stands: won in time, won later, begun, not played, not open yet."""
    match day.state:
        case DayState.WON if day.moves is not None:
            return translate("Daily", "won in time, in %n moves", None, day.moves)
        case DayState.WON:
            return translate("Daily", "won in time")
        case DayState.WON_LATER if day.moves is not None:
            return translate("Daily", "won later, in %n moves", None, day.moves)
        case DayState.WON_LATER:
            return translate("Daily", "won later")
        case DayState.PLAYED:
            return translate("Daily", "begun")
    if day.day > today:
        return translate("Daily", "not open yet")
    if day.day == today - ONE_DAY:
        return translate("Daily", "not played, open until the end of today")
    return translate("Daily", "not played")


def streak_sentence(now: int, longest: int) -> str:
    """How many days in a row were won in time."""
    if not longest:
        return translate(
            "Daily", "No day won in time yet. A deal counts when it is won on its day or the next."
        )
    current = (
        translate("Daily", "%n days in a row won in time.", None, now)
        if now
        else translate("Daily", "No days in a row at present.")
    )
    best = translate("Daily", "Longest row: %n days.", None, longest)
    return join_sentences(current, best)


def occasion_text(day: date) -> str:
    """What a day's deal is called in the window's title."""
    return translate("Daily", "deal of {day}").format(day=day_name(day))
