# SPDX-License-Identifier: GPL-3.0-or-later
"""The dialog of the daily deals: a month of days as a list, each with its state in words and by a sign.

A list and not a calendar of cells: readers say an entry of a list whole. Must not know the game on the table: a book
and a thinker go in, a day and its deal come out.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QProgressBar,
    QVBoxLayout,
    QWidget,
)

from spiderqt.advice.winnable import Winnable
from spiderqt.advice.worker.jobs import Draw
from spiderqt.compat import override
from spiderqt.engine.codes import GameCode
from spiderqt.engine.variants import FAMILIES, Variant, suits_of, variant
from spiderqt.session.thinker import Thinker, Thought
from spiderqt.store.daily import (
    ONE_DAY,
    Day,
    DayState,
    calendar,
    is_open,
    longest_streak,
    streak,
    won_in_time,
)
from spiderqt.tongue import translate
from spiderqt.voice.phrases.cards import family_name
from spiderqt.windows.daily_book import DailyBook
from spiderqt.windows.daily_signs import sign
from spiderqt.windows.daily_words import day_line, day_name, month_name, streak_sentence
from spiderqt.windows.roomy import RoomyCombo, RoomyDialog, Wrapped, add_choice
from spiderqt.windows.soon import soon
from spiderqt.windows.wide_list import WideList

MONTHS = 24
"""How many months are offered at least; more where older days were played."""
_DAY = Qt.ItemDataRole.UserRole


class DailyDialog(RoomyDialog):
    """Enter on a day plays it; finding its deal may take seconds, in which everything answers and Esc leaves."""

    def __init__(
        self,
        book: DailyBook,
        game: Variant,
        thinker: Callable[[], Thinker],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._book, self._thinker = book, thinker
        self._thought: Thought | None = None
        self._code: GameCode | None = None
        self._days: dict[date, Day] = {}
        self._captions = {name: QLabel(self) for name in ("family", "suits", "month", "days")}
        self._family, self._suits, self._month = (self._combo(name) for name in ("family", "suits", "month"))
        self._list = WideList("daily-days", 9, self.body)
        self._streak, self._note = Wrapped("", self), Wrapped("", self)
        self._bar = QProgressBar(self)
        self._play = self.buttons.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
        self._close = self.buttons.addButton("", QDialogButtonBox.ButtonRole.RejectRole)
        self._lay_out()
        self._offer(game)
        self._read_days()
        self._fill_months()
        self.retranslate()
        self._go_to(book.today)
        self._connect()

    def chosen(self) -> GameCode:
        """The deal that the player wants to play."""
        assert self._code is not None, "asked before a day was chosen"
        return self._code

    def game(self) -> Variant:
        """The game whose days are shown."""
        return variant(self._family.currentData(), self._suits.currentData())

    def _combo(self, name: str) -> RoomyCombo:
        box = RoomyCombo(self)
        box.setObjectName(f"daily-{name}")
        return box

    def _lay_out(self) -> None:
        column = QVBoxLayout(self.body)
        form = self.new_form()
        for name, box in (("family", self._family), ("suits", self._suits), ("month", self._month)):
            add_choice(form, self._captions[name], box)
        column.addLayout(form)
        self._captions["days"].setBuddy(self._list)
        self._list.setIconSize(QSize(1, 1) * round(1.1 * self.fontMetrics().height()))
        self._bar.setRange(0, 0)
        self._bar.setTextVisible(False)
        column.addWidget(self._captions["days"])
        column.addWidget(self._list, 1)
        for part in (self._streak, self._note, self._bar):
            column.addWidget(part)
        self._note.hide()
        self._bar.hide()
        self._play.setDefault(True)

    def _connect(self) -> None:
        self._family.currentIndexChanged.connect(self._on_family)
        self._suits.currentIndexChanged.connect(self._on_game)
        self._month.currentIndexChanged.connect(self._on_month)
        self._list.currentRowChanged.connect(self._call_off)
        self._list.itemDoubleClicked.connect(self.play)  # Enter is for the default button
        self.buttons.accepted.connect(self.play)
        self.buttons.rejected.connect(self.reject)
        self.finished.connect(self._call_off)

    def _offer(self, game: Variant) -> None:
        for family in FAMILIES:
            self._family.addItem("", family)
        self._family.setCurrentIndex(self._family.findData(game.family))
        self._fill_suits(game.suits)

    def _fill_suits(self, wanted: int) -> None:
        blocked = self._suits.blockSignals(True)
        self._suits.clear()
        for count in suits_of(self._family.currentData()):
            self._suits.addItem("", count)
        self._suits.setCurrentIndex(max(0, self._suits.findData(wanted)))
        self._suits.setEnabled(self._suits.count() > 1)
        self._suits.blockSignals(blocked)

    def _fill_months(self) -> None:
        months: list[date] = []
        first = self._book.today.replace(day=1)
        earliest, last = min(self._days, default=first), max(self._days, default=first)
        while first < last.replace(day=1):  # the clock was set back
            first = (first + 31 * ONE_DAY).replace(day=1)
        while len(months) < MONTHS or first >= earliest.replace(day=1):
            months.append(first)
            first = (first - ONE_DAY).replace(day=1)
        for month in months:
            self._month.addItem("", month)
        self._month.setCurrentIndex(max(0, months.index(self._book.today.replace(day=1))))

    def _read_days(self) -> None:
        self._days = {day.day: day for day in self._book.days(self.game())}

    @override
    def retranslate(self) -> None:
        self.setWindowTitle(translate("Daily", "SpiderQt: daily deals"))
        for name, text in _captions().items():
            self._captions[name].setText(text)
        self._play.setText(translate("Daily", "&Play this day"))
        self._close.setText(translate("Daily", "Cl&ose"))
        self._bar.setAccessibleName(translate("Daily", "Looking for the deal"))
        self._name_games()
        for row in range(self._month.count()):
            self._month.setItemText(row, month_name(self._month.itemData(row)))
        self._write()
        if self.is_looking:
            self._tell_search()
        else:
            self._note.hide()

    def _name_games(self) -> None:
        for row in range(self._family.count()):
            self._family.setItemText(row, family_name(variant(self._family.itemData(row))))
        for row in range(self._suits.count()):
            count = self._suits.itemData(row)
            self._suits.setItemText(row, translate("NewGame", "%n suits", None, count))

    def _write(self) -> None:
        """Show the days of the month, and stay on the one that was chosen."""
        chosen = self._day()
        first: date = self._month.currentData()
        last = (first + 31 * ONE_DAY).replace(day=1) - ONE_DAY
        blocked = self._list.blockSignals(True)
        self._list.clear()
        for day in calendar(self._days.values(), first, last):
            item = QListWidgetItem(sign(day, self._book.today, self._list), day_line(day, self._book.today))
            item.setData(_DAY, day.day)
            self._list.addItem(item)
        self._list.blockSignals(blocked)
        self._go_to(chosen or self._book.today)
        won = won_in_time(self._days.values())
        self._streak.setText(streak_sentence(streak(won, self._book.today), longest_streak(won)))
        self.introduce(self._streak.text())

    def _day(self) -> date | None:
        item = self._list.currentItem()
        day = None if item is None else item.data(_DAY)
        return day if isinstance(day, date) else None

    def _go_to(self, day: date) -> None:
        """Make a day the current one, or the first or last of the month nearest to it."""
        days = [self._list.item(row).data(_DAY) for row in range(self._list.count())]
        if days:
            self._list.setCurrentRow(days.index(min(days, key=lambda other: abs((other - day).days))))
            self._see_day()

    def _see_day(self) -> None:
        self._list.scrollToItem(self._list.currentItem(), QListWidget.ScrollHint.PositionAtCenter)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        soon(self, self._see_day)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_family(self) -> None:
        self._fill_suits(self._suits.currentData() or 4)
        self._name_games()
        self._on_game()

    def _on_game(self) -> None:
        self._call_off()
        self._read_days()
        self._write()
        self.told.emit(self._streak.text())

    def _on_month(self) -> None:
        self._call_off()
        self._write()

    def play(self) -> None:
        """Play the day that is chosen, once its deal is known."""
        day = self._day()
        if day is None:
            return
        state = self._days.get(day, Day(day)).state
        if state is DayState.UNTOUCHED and not is_open(day, self._book.today):
            self._tell(translate("Daily", "The deal of {day} opens on that day.").format(day=day_name(day)))
            return
        self._code = self._book.code_of(day, self.game())
        if self._code is not None:
            self.accept()
        elif not self.is_looking:
            self._look_for(day)

    @property
    def is_looking(self) -> bool:
        """Whether a deal is being looked for."""
        return self._thought is not None

    def _look_for(self, day: date) -> None:
        self._thought = self._thinker().think(Draw(self.game(), day))
        self._thought.answered.connect(self._on_found)
        self._thought.failed.connect(self._on_failed)
        self._thought.dropped.connect(self._on_dropped)
        self._bar.show()
        self._tell_search()

    def _tell_search(self) -> None:
        text = translate("Daily", "Looking for a deal that can be won: some seconds. Esc leaves.")
        self._tell(text)

    def _tell(self, text: str) -> None:
        """Show a note, and have it said."""
        self._note.setText(text)
        self._note.show()
        self.told.emit(text)

    def _call_off(self) -> None:
        if self._thought is not None:
            self._thought.cancel()
        self._note.hide()

    def _on_dropped(self) -> None:
        self._thought = None
        self._bar.hide()

    def _on_failed(self) -> None:
        self._on_dropped()
        self._tell(translate("Daily", "The search could not be carried out. Try again."))

    def _on_found(self, deal: object) -> None:
        self._on_dropped()
        day = self._day()
        assert isinstance(deal, Winnable)
        assert day is not None
        self._code = self._book.keep(day, deal)
        self.accept()


def _captions() -> dict[str, str]:
    return {
        "family": translate("Daily", "&Game:"),
        "suits": translate("Daily", "S&uits:"),
        "month": translate("Daily", "&Month:"),
        "days": translate("Daily", "&Days:"),
    }
