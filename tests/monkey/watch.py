# SPDX-License-Identifier: GPL-3.0-or-later
"""What must hold after every event, and what is looked at only now and then because it costs more.

Each broken rule is an AssertionError with words. Must not know what the monkey does.
"""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QLabel

from spiderqt.board.picture import Picture
from spiderqt.engine.play import Step
from spiderqt.engine.position import Position
from spiderqt.engine.record import replay
from spiderqt.session.keeper import saved_game
from spiderqt.session.status import status_of
from spiderqt.settings import Settings
from spiderqt.store.store import Store
from spiderqt.voice.model import Role
from spiderqt.voice.phrases.labels import column_cards
from spiderqt.windows import looks
from spiderqt.windows.kin import inside
from spiderqt.windows.main_window import MainWindow
from spiderqt.windows.status_strip import status_texts
from tests.engine.tables import all_cards


class Watch:
    """The rules for one window."""

    def __init__(self, window: MainWindow, settings: Settings, store: Store | None) -> None:
        self._window, self._settings, self._store = window, settings, store
        self._checked: Position | None = None

    def look(self) -> None:
        """After every event."""
        game, cursor = self._window.game, self._window.cursor_on_table
        position, timeline = game.position, game.table.timeline
        place = cursor.place
        assert 0 <= place.column < len(position.columns), f"the cursor is in column {place.column}"
        length = len(position.columns[place.column])
        assert 0 <= place.index < max(1, length), f"the cursor is at {place} of {length}"
        if cursor.grip is not None:
            assert 0 < cursor.grip.count <= len(position.columns[cursor.grip.source]), cursor.grip
        self._look_at_strip()
        if position is self._checked:
            return
        self._checked = position
        assert all_cards(position) == all_cards(timeline.start), "a card came or went"
        assert position == (timeline.steps[-1].after if timeline.steps else timeline.start)
        self._look_at_scene(position)
        self._look_at_model(position)

    def look_closely(self) -> None:
        """Now and then."""
        table = self._window.game.table
        replayed = replay(table.record())
        assert replayed.refusal is None, f"the record is not legal: {replayed.refusal}"
        assert replayed.timeline.steps == table.timeline.steps, "the record leads elsewhere"
        self._look_at_undone(replayed.timeline.undone, table.timeline.undone)
        assert (replayed.timeline.moves, replayed.timeline.score) == (
            table.timeline.moves,
            table.timeline.score,
        )
        assert self._window.game.can_redo or not table.timeline.undone, "redo is lost"
        if table.timeline.steps and table.options.policy.value == "free":
            assert self._window.game.undo_refusal() is None, "undo is lost"
        self._look_at_labels(table.position)
        self._look_at_readers_tree()
        self._look_at_store()

    def _look_at_undone(self, in_record: tuple[Step, ...], on_table: tuple[Step, ...]) -> None:
        """What can be redone is what the record tells; or less, where another game was started and that was undone:
        the one line of the stack leads to that game then, and the record alone still knows what was undone before."""
        stack = self._window.game._stack
        assert in_record[len(in_record) - len(on_table) :] == on_table, "the record has another redo"
        if len(in_record) > len(on_table):
            assert stack.count() - stack.index() > len(on_table), "the record has more to redo"

    def look_at_focus(self) -> None:
        """While no menu and no modal dialog is open: keys go somewhere, and that is in sight."""
        active = QApplication.activeWindow()
        if active is None or not active.isVisible():
            return
        focus = QApplication.focusWidget()
        assert focus is not None, f"no focus in {QApplication.activeWindow()}"
        assert focus.isVisible(), f"the focus is on {focus}, which is hidden"
        assert focus.isEnabled(), f"the focus is on {focus}, which is disabled"
        assert focus.width() > 0 < focus.height(), f"the focus is on {focus}, which has no size"

    def _look_at_strip(self) -> None:
        shows_time = self._settings.get(looks.SHOW_TIME)
        # The clock goes on: it is shown once a second.
        wanted = status_texts(replace(status_of(self._window.game.table), shows_time=False))
        labels = inside(self._window.strip, QLabel)
        shown = {label.objectName().removeprefix("status-"): label.text() for label in labels}
        time = shown.pop("time", "")
        assert {field: text for field, text in shown.items() if text} == wanted, f"{shown} != {wanted}"
        assert bool(time) == shows_time, f"the time is {time!r}"

    def _look_at_scene(self, position: Position) -> None:
        scene = self._window.scene
        assert scene.picture == Picture.of(position), "the scene shows another position"
        lengths = [len(column) for column in position.columns]
        assert [len(column.cards) for column in scene.layout.columns] == lengths, "cards without a place"

    def _look_at_model(self, position: Position) -> None:
        model = self._window.ear.model
        assert model.rowCount() == len(position.columns) + 2
        rows = [model.rowCount(model.index(row, 0)) for row in range(model.rowCount())]
        assert rows == [*(len(column) for column in position.columns), 0, 0], f"readers see {rows}"

    def _look_at_labels(self, position: Position) -> None:
        model = self._window.ear.model
        for column in range(len(position.columns)):
            for number, facts in enumerate(column_cards(position, column)):
                index = model.card_index(column, number)
                assert index.data(Role.FACTS) == facts, f"readers see {index.data(Role.FACTS)}, not {facts}"
                assert index.data(), f"no name for {facts}"

    def _look_at_readers_tree(self) -> None:
        table = QAccessible.queryAccessibleInterface(self._window.view)
        assert table is not None
        assert table.childCount() == self._window.ear.model.rowCount()

    def _look_at_store(self) -> None:
        if self._store is None or not self._store.is_saved:
            return
        table = self._window.game.table
        if not table.entries and table.timeline.start == table.position:
            return  # what was only dealt may not be written yet
        saved, now = self._store.resume(), saved_game(table, self._window.cursor_on_table.place)
        assert saved is not None, "nothing is saved"
        assert saved.record == now.record, "another record is saved"
        same = ("uid", "send", "hints", "moves", "score", "won", "opened")
        assert [getattr(saved, name) for name in same] == [getattr(now, name) for name in same]
