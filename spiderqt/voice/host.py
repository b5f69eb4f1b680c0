# SPDX-License-Identifier: GPL-3.0-or-later
"""What the accessible tree asks of the table that it stands for: where things are, and what a reader wants done.

A protocol, so that tests and demonstrations can stand in for the window. Columns and cards are counted from 0.
"""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QRect


class TableHost(Protocol):
    """The table as it is seen and played. Rectangles are in the coordinates of the screen, empty for nothing."""

    def board_rect(self) -> QRect:
        """The whole table."""

    def column_rect(self, column: int) -> QRect:
        """A column with its cards, or its empty place."""

    def card_rect(self, column: int, index: int) -> QRect:
        """What is seen of a card."""

    def stock_rect(self) -> QRect:
        """The stock."""

    def foundations_rect(self) -> QRect:
        """The completed runs."""

    def has_focus(self) -> bool:
        """Whether keys go to the table now."""

    def is_shown(self) -> bool:
        """Whether the table is on the screen."""

    def place(self) -> tuple[int, int]:
        """Column and card where the cursor is; card 0 in an empty column."""

    def in_hand(self) -> tuple[int, int] | None:
        """Column and number of the cards that are picked up."""

    def press(self, column: int, index: int) -> None:
        """Do what Space does with the cursor there: pick up, or drop what is in hand."""

    def press_stock(self) -> None:
        """Deal."""

    def press_foundations(self) -> None:
        """Tell which runs are completed."""

    def go_to(self, column: int, index: int) -> None:
        """Give the table the focus and put the cursor there."""
