# SPDX-License-Identifier: GPL-3.0-or-later
"""How the table looks and moves: the player's settings turned into the board's options.

Must not know the window. Each choice is a setting of its own, so that a new one cannot lose an old one.
"""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QWidget

from spiderqt.board.options import BoardOptions
from spiderqt.board.theme import Theme, theme_for
from spiderqt.engine.cards import Suit
from spiderqt.settings import Setting, Settings
from spiderqt.tongue import translate
from spiderqt.voice.finding import suit_letter

THEME = Setting("board/theme", "auto")
FOUR_COLOURS = Setting("board/four-colours", False)
SUIT_LETTERS = Setting("board/suit-letters", False)
JOINS = Setting("board/joins", True)
TARGETS = Setting("board/targets", True)
ANIMATION = Setting("board/animation", True)
ZOOM = Setting("board/zoom", 1.0)
SHOW_TIME = Setting("status/time", True)

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


def board_options(settings: Settings) -> BoardOptions:
    """The board's options as the player has chosen them, and as the system wishes where nothing was chosen."""
    hints = QGuiApplication.styleHints()
    dark = hints.colorScheme() is Qt.ColorScheme.Dark
    # Qt tells of a wish for contrast from 6.10 on, through accessibility hints.
    wishes = getattr(hints, "accessibility", None)
    contrast = wishes is not None and wishes().contrastPreference() is Qt.ContrastPreference.HighContrast
    zoom = min(ZOOM_MOST, max(ZOOM_LEAST, settings.get(ZOOM)))
    return replace(
        BoardOptions(),
        theme=theme_for(settings.get(THEME), dark=dark, contrast=contrast),
        four_colours=settings.get(FOUR_COLOURS),
        suit_letters=suit_letters() if settings.get(SUIT_LETTERS) else {},
        show_joins=settings.get(JOINS),
        show_targets=settings.get(TARGETS),
        speed=1.0 if settings.get(ANIMATION) else 0.0,
        zoom=max(1.0, zoom),
        card_scale=min(1.0, zoom),
    )


def dress(widget: QWidget, theme: Theme) -> None:
    """Give a part of the window below the table the table's own colours, so that both are one."""
    palette = widget.palette()
    palette.setColor(QPalette.ColorRole.Window, QColor(theme.table_edge))
    for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text):
        palette.setColor(role, QColor(theme.text))
    widget.setPalette(palette)
    widget.setAutoFillBackground(True)


def zoomed(settings: Settings, steps: int) -> None:
    """Make the table larger (1) or smaller (-1), or give it its normal size (0)."""
    zoom = settings.get(ZOOM) * ZOOM_STEP**steps if steps else 1.0
    settings.set(ZOOM, round(min(ZOOM_MOST, max(ZOOM_LEAST, zoom)), 3))
