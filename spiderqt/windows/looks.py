# SPDX-License-Identifier: GPL-3.0-or-later
"""How the table looks and moves: the player's settings turned into the board's options.

Must not know the window. Each choice is a setting of its own, so that a new one cannot lose an old one.
"""

from __future__ import annotations

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from spiderqt.board.options import BoardOptions
from spiderqt.board.theme import theme_for
from spiderqt.engine.cards import Suit
from spiderqt.engine.values import replace
from spiderqt.settings import Setting, Settings
from spiderqt.tongue import translate
from spiderqt.voice.finding import suit_letter
from spiderqt.windows.player import Habits
from spiderqt.windows.system import Wishes

THEME = Setting("board/theme", "auto")
FOUR_COLOURS = Setting("board/four-colours", False)
SUIT_LETTERS = Setting("board/suit-letters", False)
JOINS = Setting("board/joins", True)
TARGETS = Setting("board/targets", True)
NUMBERS = Setting("board/numbers", True)
ANIMATION = Setting("board/animation", True)
SPEED = Setting("board/speed", 1.0)
CALM = Setting("board/calm-as-system", True)
"""Whether cards keep still where the system asks for less motion."""
TEXT_SCALE = Setting("board/text-scale", 1.0)
ZOOM = Setting("board/zoom", 1.0)
SHOW_TIME = Setting("status/time", True)
CLICK_SENDS = Setting("mouse/click-sends", False)
DROP_SENDS = Setting("mouse/drop-sends", False)

SPEEDS = (0.5, 1.0, 2.0)
TEXT_LEAST, TEXT_MOST = 0.8, 2.0
ZOOM_STEP, ZOOM_LEAST, ZOOM_MOST = 1.15, 0.5, 4.0


def theme_name(name: str) -> str:
    """What a theme is called; ``auto`` follows the system."""
    return {
        "auto": translate("Looks", "&As the system wishes"),
        "felt": translate("Looks", "&Felt"),
        "light": translate("Looks", "&Light"),
        "dark": translate("Looks", "&Dark"),
        "contrast-light": translate("Looks", "&High contrast, light"),
        "contrast-dark": translate("Looks", "High &contrast, dark"),
    }[name]


def suit_letters() -> dict[Suit, str]:
    """The letter of each suit in the player's language: S H D C, in Spanish P C D T."""
    return {suit: suit_letter(suit) for suit in Suit}


def board_options(settings: Settings, system: Wishes) -> BoardOptions:
    """The board's options as the player has chosen them, and as the system wishes where nothing was chosen."""
    zoom = within(settings.get(ZOOM), ZOOM_LEAST, ZOOM_MOST)
    return replace(
        BoardOptions(),
        theme=theme_for(settings.get(THEME), dark=system.dark, contrast=system.contrast),
        four_colours=settings.get(FOUR_COLOURS),
        suit_letters=suit_letters() if settings.get(SUIT_LETTERS) else {},
        show_joins=settings.get(JOINS),
        show_targets=settings.get(TARGETS),
        show_numbers=settings.get(NUMBERS),
        text_scale=within(settings.get(TEXT_SCALE), TEXT_LEAST, TEXT_MOST),
        speed=within(settings.get(SPEED), 0.25, 4.0) if settings.get(ANIMATION) else 0.0,
        reduced_motion=system.calm and settings.get(CALM),
        zoom=max(1.0, zoom),
        card_scale=min(1.0, zoom),
    )


def habits(settings: Settings) -> Habits:
    """What the player's clicks and drops do."""
    return Habits(click_sends=settings.get(CLICK_SENDS), drop_sends=settings.get(DROP_SENDS))


def within(value: float, least: float, most: float) -> float:
    """The nearest value that makes sense; the file may hold any."""
    return min(most, max(least, value)) if value == value else least  # nan is not itself


def dress(widget: QWidget, options: BoardOptions) -> None:
    """Give a part of the window below the table the table's own colours and its size of text: both are one."""
    theme = options.theme
    font = QApplication.font(widget)
    if font.pointSizeF() > 0:
        font.setPointSizeF(font.pointSizeF() * options.text_scale)
    if font != widget.font():
        widget.setFont(font)
    palette = widget.palette()
    palette.setColor(QPalette.ColorRole.Window, QColor(theme.table_edge))
    for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text):
        palette.setColor(role, QColor(theme.text))
    widget.setPalette(palette)
    widget.setAutoFillBackground(True)


def zoomed(settings: Settings, steps: int) -> None:
    """Make the table larger (1) or smaller (-1), or give it its normal size (0)."""
    zoom = settings.get(ZOOM) * ZOOM_STEP**steps if steps else 1.0
    settings.set(ZOOM, round(within(zoom, ZOOM_LEAST, ZOOM_MOST), 3))
