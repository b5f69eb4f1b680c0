# SPDX-License-Identifier: GPL-3.0-or-later
"""Menus and dialogs as dark or as light as the table, so that none blinds a player who chose the dark.

Must not know settings. The felt table and the system's own choice leave everything as the system has it.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from spiderqt.board.theme import Theme

_ROLE = QPalette.ColorRole
_SCHEMES = {"light": Qt.ColorScheme.Light, "dark": Qt.ColorScheme.Dark}


class Darkness(QObject):
    """Gives the application the darkness of a table; one for each window."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._chosen: str | None = None
        self._usual = ""
        """The style that the system gave us, known from when it is first changed: asking for it takes 10 ms."""

    def follow(self, chosen: str, theme: Theme) -> None:
        """Menus and dialogs go with `theme` from now on, if the player has `chosen` it by name."""
        if chosen == self._chosen:
            return
        self._chosen = chosen
        if QApplication.palette().resolveMask():
            QApplication.setPalette(QPalette())
            if self._usual:
                QApplication.setStyle(self._usual)
        hints, scheme = QGuiApplication.styleHints(), _SCHEMES.get(chosen.removeprefix("contrast-"))
        if scheme is None:
            hints.unsetColorScheme()
            return
        hints.setColorScheme(scheme)  # what the platform can do it does best
        is_dark = QApplication.palette().color(_ROLE.Window).lightness() < 128
        contrast = chosen.startswith("contrast-")
        if contrast or is_dark != (scheme is Qt.ColorScheme.Dark):
            from spiderqt.windows.outlined import OutlinedStyle

            self._usual = self._usual or QApplication.style().name() or "fusion"
            QApplication.setStyle(OutlinedStyle())
            QApplication.setPalette(palette_of(theme, contrast=contrast))


def palette_of(theme: Theme, *, contrast: bool) -> QPalette:
    """Colours for native widgets that go with a theme."""
    dark = QColor(theme.card).lightness() < 128
    if contrast:
        back, field, raised = theme.card, theme.card, theme.card
    else:
        back, field, raised = (
            (theme.table, theme.card_shade, theme.card) if dark else ("#f3f1ec", "#ffffff", "#e9e6df")
        )
    text = theme.text if dark else "#14161a"
    accent = theme.selected.core if dark else theme.selected.case
    palette = QPalette(QColor(raised), QColor(back))
    for role in (_ROLE.WindowText, _ROLE.Text, _ROLE.ButtonText, _ROLE.ToolTipText, _ROLE.BrightText):
        palette.setColor(role, QColor(text))
    for role, colour in (
        (_ROLE.Base, field),
        (_ROLE.AlternateBase, back),
        (_ROLE.ToolTipBase, raised),
        (_ROLE.Highlight, accent),
        (_ROLE.Accent, accent),
        (_ROLE.HighlightedText, theme.selected.case if dark else "#ffffff"),
        (_ROLE.Link, accent),
        (_ROLE.PlaceholderText, theme.numeral),
    ):
        palette.setColor(role, QColor(colour))
    for role in (_ROLE.WindowText, _ROLE.Text, _ROLE.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, role, QColor(theme.numeral if dark else "#66625a"))
    return palette
