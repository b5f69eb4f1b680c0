# SPDX-License-Identifier: GPL-3.0-or-later
"""A table that can only be looked at, drawn by the board itself, inside a dialog.

Must not know where its positions come from. It takes no keys and no clicks: what it shows stands in words beside it.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSizePolicy, QWidget

from spiderqt.board.options import BoardOptions
from spiderqt.board.scene import TableScene
from spiderqt.board.view import TableView
from spiderqt.engine.position import Position
from spiderqt.engine.values import replace


class TablePicture(TableView):
    """Shows one position after the other."""

    def __init__(self, options: BoardOptions, parent: QWidget) -> None:
        scene = TableScene(None, replace(options, zoom=1.0, card_scale=1.0))
        super().__init__(scene, parent)
        scene.setParent(self)
        self._scene = scene
        self.setObjectName("table-picture")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        line = self.fontMetrics().lineSpacing()
        self.setMinimumSize(16 * self.fontMetrics().averageCharWidth(), 9 * line)

    def show_position(self, position: Position, *, animate: bool = False) -> None:
        """Show it, the cards flying there if `animate` and the player's settings say so."""
        game = position.variant
        self._scene.show(
            position,
            animate=animate,
            deals=-(-game.stock // game.deals_onto) if game.deals_onto else 0,
            foundations=game.runs if game.runs_leave else 0,
        )
