# SPDX-License-Identifier: GPL-3.0-or-later
"""The main window: the table, the message line and the strip, with a menu and a key for everything.

It arranges parts and hands requests on. Must not know rules, nor how cards look.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QCloseEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QMainWindow, QVBoxLayout, QWidget

from spiderqt.board.options import BoardOptions
from spiderqt.board.scene import TableScene
from spiderqt.board.view import TableView
from spiderqt.compat import override
from spiderqt.engine.play import Step
from spiderqt.i18n import Languages
from spiderqt.session.adviser import Adviser
from spiderqt.session.commands import Arrival, Direction
from spiderqt.session.cursor import Cursor
from spiderqt.session.game import Game
from spiderqt.session.status import status_of
from spiderqt.session.table import Table
from spiderqt.settings import Settings
from spiderqt.tongue import translate
from spiderqt.voice.announcer import Message
from spiderqt.voice.phrases.cards import game_name
from spiderqt.voice.phrases.kinds import Kind
from spiderqt.windows import looks
from spiderqt.windows.advice_settings import ADVICE, AUTOMATIC
from spiderqt.windows.darkness import Darkness
from spiderqt.windows.drops import Drops
from spiderqt.windows.ear import Ear
from spiderqt.windows.endings import Endings
from spiderqt.windows.find_line import FindLine
from spiderqt.windows.handlers import Handlers
from spiderqt.windows.help import Help
from spiderqt.windows.keymap import GROUP as KEYS
from spiderqt.windows.keymap import Keymap
from spiderqt.windows.menus import Menus
from spiderqt.windows.message_line import MessageLine
from spiderqt.windows.narrator import Narrator
from spiderqt.windows.passing import tell
from spiderqt.windows.player import Player
from spiderqt.windows.scanner import Scanner
from spiderqt.windows.soon import soon
from spiderqt.windows.sound_settings import OWN, SOUND
from spiderqt.windows.status_strip import StatusStrip
from spiderqt.windows.system import System
from spiderqt.windows.typed_line import TypedLine
from spiderqt.windows.voice_settings import SCAN, VOICE, spoken_kinds, verbosity

if TYPE_CHECKING:
    from spiderqt.session.keeper import Keeper
    from spiderqt.session.lines import Lines
    from spiderqt.session.thinker import Thinker
    from spiderqt.windows.advice import Advice
    from spiderqt.windows.end_panel import EndPanel


class MainWindow(QMainWindow):
    """One window for one game in progress. Its title begins with SpiderQt in every language.

    `closing`: the window is about to go; whatever must last is written now.
    """

    closing = Signal()

    def __init__(
        self, game: Game, settings: Settings, tongues: Languages, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.game, self.settings, self.languages = game, settings, tongues
        self.keymap = Keymap(settings)
        self.keeper: Keeper | None = None
        """What makes the game last, and the way to the store; None where nothing is saved."""
        self.system, self._darkness = System(self), Darkness(self)
        self.cursor_on_table = Cursor(game, self)
        self.scene = TableScene(self, looks.board_options(settings, self.system.wishes))
        self.view = TableView(self.scene, self)
        self.player = Player(game, self.cursor_on_table, self.view, self)
        self.ear = Ear(game, self.cursor_on_table, self.view, self)
        self.narrator = Narrator(game, self.cursor_on_table, self.ear.announcer, self)
        self.adviser = Adviser(game, self)
        self.message = MessageLine(self)
        self.typed, self.finder = TypedLine(self), FindLine(self)
        self.strip = StatusStrip(self)
        self.endings = Endings(self)
        self.help = Help(game, settings, self.keys, self._looks, self)
        self.narrator.rule_offer = self.help.offer
        self.scanner = Scanner(self)
        self.handlers = Handlers(self)
        self._arrange()
        self.menus = Menus(self)
        self._connect()
        self._drops = Drops(self)
        self._thinker: Thinker | None = None
        self._advice: Advice | None = None
        self._lines: Lines | None = None
        self._second = QTimer(self)
        self._second.setInterval(1000)
        self._second.timeout.connect(self._show_status)
        self._second.start()
        self.retranslate()
        self.player.show_game(animate=False)
        self._set_voice()
        self.scanner.begin_again()
        self.resize(1120, 820)
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)
        if settings.get(AUTOMATIC):
            soon(self, self._make_advice)

    def keys(self) -> dict[str, str]:
        """The keys of each action, as the player has them and reads them; several are parted by commas."""
        return self.menus.keys()

    def _looks(self) -> BoardOptions:
        return self.scene.options

    def action(self, name: str) -> QAction:
        """The action of that name in the table of actions."""
        return self.menus.action(name)

    # What no start waits for

    @property
    def thinker(self) -> Thinker:
        """Where long thoughts are thought; whoever in this window wants something worked out asks there."""
        if self._thinker is None:
            from spiderqt.session.thinker import Thinker

            self._thinker = Thinker(self)
        return self._thinker

    @property
    def advice(self) -> Advice:
        """Stronger hints, verdicts and analysis."""
        if self._advice is None:
            from spiderqt.windows.advice import Advice

            self._advice = Advice(self)
        return self._advice

    def _make_advice(self) -> None:
        assert self.advice is not None

    @property
    def lines(self) -> Lines:
        """The winning lines that are kept."""
        if self._lines is None:
            from spiderqt.session.lines import Lines

            self._lines = Lines(None if self.keeper is None else self.keeper.store)
        return self._lines

    def stop_thinking(self) -> bool:
        """Stop what is worked out for the player, or take away what came of it; False where there is neither."""
        return self._advice is not None and self._advice.desk.stop()

    def put_under_table(self, part: QWidget) -> None:
        """Show a part of the window between the table and the message line."""
        self._column.insertWidget(1, part)
        first = part.findChild(QWidget) or part
        self.setTabOrder(self.view, first)

    @property
    def end_panel(self) -> EndPanel:
        """The panel at the end of a won game, made when it is first needed."""
        return self.endings.won

    def _arrange(self) -> None:
        middle = QWidget(self)
        self._column = column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.view, 1)
        told = QHBoxLayout()
        told.setSpacing(0)
        told.addWidget(self.message, 1)
        told.addWidget(self.help.button)
        column.addLayout(told)
        for part in (self.typed, self.finder, self.strip):
            column.addWidget(part)
        self.setCentralWidget(middle)
        self.setMinimumSize(480, 360)

    def _connect(self) -> None:
        game = self.game
        # The order of a move's journey: what was seen, what readers see grows, picture, cursor, what has gone, strip;
        # then the words, and the end of the game.
        ear, player, cursor = self.ear, self.player, self.cursor_on_table
        game.stepped.connect(self.adviser.on_stepped)
        for stepped in (ear.grow, player.on_stepped, cursor.on_stepped, ear.settle, self._on_stepped):
            game.stepped.connect(stepped)
        game.replaced.connect(self.adviser.on_replaced)
        for replaced in (ear.grow_game, player.on_replaced, cursor.on_replaced, ear.settle_game):
            game.replaced.connect(replaced)
        game.replaced.connect(self._on_replaced)
        game.stepped.connect(self.narrator.on_stepped)
        game.replaced.connect(self.narrator.on_replaced)
        game.stepped.connect(self.endings.on_stepped)
        game.replaced.connect(self.endings.on_replaced)
        game.finished.connect(self._on_finished)
        for happened in (game.stepped, game.replaced):
            happened.connect(self.scanner.begin_again)
        ear.announcer.offered.connect(self.message.say)
        ear.announcer.said.connect(self._on_said)
        ear.announcer.repeated.connect(self._on_said)
        self.view.zoom_requested.connect(self._on_zoom)
        self.view.picker_requested.connect(self.handlers.open_picker)
        self.typed.entered.connect(self.handlers.enter_typed)
        self.typed.misread.connect(self.handlers.misread_typed)
        self.typed.left.connect(self.view.setFocus)
        self.finder.wanted.connect(self.handlers.reading.find)
        self.finder.gone_to.connect(self.handlers.go_to_found)
        self.finder.misread.connect(self.handlers.reading.misread)
        self.finder.left.connect(self.view.setFocus)
        self.settings.changed.connect(self._on_setting)
        self.system.changed.connect(self._dress)
        self.menus.acted.connect(self._on_acted)
        self.languages.changed.connect(self.retranslate)
        self.languages.changed.connect(self.narrator.on_language)

    def retranslate(self) -> None:
        """Put every text into the language in use."""
        self.menus.retranslate()
        self.view.setAccessibleName(translate("Window", "Table"))
        for part in (self.typed, self.finder, self.message, self.help):
            part.retranslate()
        self.ear.model.retranslate()
        self._dress()
        self.show_title()
        self._show_status()

    def _dress(self) -> None:
        options = looks.board_options(self.settings, self.system.wishes)
        self.scene.set_options(options)
        self.player.habits = looks.habits(self.settings)
        self._darkness.follow(self.settings.get(looks.THEME), options.theme)
        for part in (self.message, self.strip):
            looks.dress(part, options)

    def show_title(self) -> None:
        """Put the game on the table into the title."""
        table = self.game.table
        parts = ["SpiderQt", game_name(table.position.variant), str(table.code or ""), self.occasion()]
        # Commas, because readers say the name of any other sign aloud.
        self.setWindowTitle(", ".join(filter(None, parts)))

    def occasion(self) -> str:
        """What the deal on the table is besides a deal: that of a day; empty: nothing."""
        code = self.game.table.code
        day = None if self.keeper is None or code is None else self.keeper.store.day_of(code)
        if day is None:
            return ""
        from spiderqt.windows.daily_words import occasion_text

        return occasion_text(day)

    def _show_status(self) -> None:
        table = self.game.table
        self.strip.show_status(status_of(table, shows_time=self.settings.get(looks.SHOW_TIME)))

    def _on_stepped(self, step: Step, direction: Direction) -> None:
        self._show_status()

    def _on_replaced(self, before: Table, after: Table, arrival: Arrival) -> None:
        self.show_title()
        self._show_status()

    def _on_finished(self, table: Table) -> None:
        """The win has been written: what did it do on the ladder?"""
        if self.keeper is not None and self.keeper.climb is not None:
            self.handlers.tell_climb(*self.keeper.climb)

    def _on_said(self, message: Message) -> None:
        refused = any(utterance.kind is Kind.REFUSED for utterance in message.utterances)
        if self._advice is None or self._advice.desk.bar.text() != message.text:  # it is shown there
            self.message.say(message.text, refused=refused)
        focused, words = QApplication.focusWidget(), self.ear.announcer.words_of(message)
        if words and focused not in (None, self.view) and not self.ear.announces():
            # Readers that know no announcements say the description of what has the focus, and that is not a card.
            tell(focused, words)

    def _on_acted(self) -> None:
        """A key of the table was pressed while its messages were read: back to the table."""
        if self.focusWidget() in (self.message, self.strip):
            self.view.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _on_zoom(self, steps: int) -> None:
        looks.zoomed(self.settings, steps)

    def _on_setting(self, key: str) -> None:
        if key.startswith(KEYS):
            self.menus.give_keys()
            return
        if key.startswith(VOICE):
            self._set_voice()
            return
        if key.startswith(SCAN):
            self.scanner.begin_again()
        if key.startswith((SCAN, SOUND, OWN)):
            return
        if key.startswith(ADVICE):
            self._make_advice()
            return
        self.menus.show_choices()
        self._dress()
        self.view.fit()
        self._show_status()

    def _set_voice(self) -> None:
        """Say as much as the player wants to hear."""
        level = verbosity(self.settings)
        self.narrator.verbosity = level
        self.ear.model.set_verbosity(level)
        self.ear.announcer.kinds = spoken_kinds(self.settings)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.ActivationChange, QEvent.Type.WindowStateChange):
            if self.isActiveWindow() and not self.isMinimized():
                self.game.clock.release("inactive")
            else:
                self.game.clock.hold("inactive")

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        self._second.stop()
        self.closing.emit()
        if self._thinker is not None:
            self._thinker.close()
        self.endings.close()
        super().closeEvent(event)
