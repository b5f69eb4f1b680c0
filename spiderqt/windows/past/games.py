# SPDX-License-Identifier: GPL-3.0-or-later
"""The games under way, one for each game and suits: which of them shall lie on the table?

Must not know the table: values go in, the game chosen comes out.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QAbstractItemView, QDialogButtonBox, QListWidget, QVBoxLayout, QWidget

from spiderqt.compat import override
from spiderqt.engine.variants import Variant
from spiderqt.store.values import PastGame
from spiderqt.tongue import translate
from spiderqt.voice.phrases.cards import game_name
from spiderqt.voice.phrases.times import duration
from spiderqt.windows.past.lists import moment_text
from spiderqt.windows.roomy import RoomyDialog


class GamesDialog(RoomyDialog):
    """A line for each game, the one used last first. Enter goes on with it, Esc changes nothing."""

    def __init__(self, games: Sequence[PastGame], on_table: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._games, self._on_table = tuple(games), on_table
        self._list = QListWidget(self.body)
        self._list.setObjectName("games-list")
        self._list.setWordWrap(True)
        self._list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self._list.setMinimumHeight(7 * self.fontMetrics().lineSpacing())
        self._list.setMinimumWidth(16 * self.fontMetrics().averageCharWidth())
        self._list.addItems([""] * len(self._games))
        self._list.itemDoubleClicked.connect(self.accept)
        QVBoxLayout(self.body).addWidget(self._list)
        self._go_on = self.buttons.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
        self._go_on.setDefault(True)
        self._close = self.buttons.addButton("", QDialogButtonBox.ButtonRole.RejectRole)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.retranslate()
        others = [row for row, game in enumerate(self._games) if game.uid != on_table]
        self._list.setCurrentRow(others[0] if others else 0)
        self._list.setFocus()

    @override
    def retranslate(self) -> None:
        self.setWindowTitle(translate("Past", "SpiderQt: games under way"))
        self._list.setAccessibleName(translate("Past", "Games under way, the one played last first"))
        self._go_on.setText(translate("Past", "&Go on with it"))
        self._close.setText(translate("Past", "&Close"))
        for row, game in enumerate(self._games):
            self._list.item(row).setText(self.line(game))

    def line(self, game: PastGame) -> str:
        """``Spider, 2 suits: 45 moves in 12 minutes, 30 November 2026, 12:05.``"""
        name = game_name(game.group.variant)
        if game.uid == self._on_table:
            pattern = translate("Past", "{game}: on the table now, %n moves.", None, game.moves)
            return pattern.format(game=name)
        when = moment_text(game.changed, long=True)
        if not game.played:
            return translate("Past", "{game}: not begun yet, {when}.").format(game=name, when=when)
        pattern = translate("Past", "{game}: %n moves in {time}, {when}.", None, game.moves)
        return pattern.format(game=name, time=duration(game.seconds), when=when)

    def chosen(self) -> Variant | None:
        """The game to go on with; None where it lies on the table already."""
        game = self._games[self._list.currentRow()]
        return None if game.uid == self._on_table else game.group.variant
