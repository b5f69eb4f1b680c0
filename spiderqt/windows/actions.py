# SPDX-License-Identifier: GPL-3.0-or-later
"""The table of everything that has a key: one entry for each action, with its menu, its keys and its text.

Menus, shortcuts, the list of keys and (later) their reassignment all read this table. Must not know handlers: the main
window connects one to each name, and a test sees that none is missing.
"""

from __future__ import annotations

import enum
import functools

from spiderqt.engine.values import dataclass
from spiderqt.tongue import edition, translate


class Menu(enum.Enum):
    """Where an action is listed."""

    GAME = "game"
    TABLE = "table"
    PAST = "past"
    READ = "read"
    VIEW = "view"
    HELP = "help"


@dataclass(frozen=True, slots=True)
class ActionSpec:
    """`name` is stable (settings use it); `keys` are QKeySequence texts, the first one is shown.

    `in_menu` is False for what a menu would only clutter; the list of keys shows it all the same. `repeats`: whether
    holding the key goes on; nothing that changes the game does.
    """

    name: str
    menu: Menu
    keys: tuple[str, ...]
    in_menu: bool = True
    separated: bool = False
    repeats: bool = False


def _act(name: str, menu: Menu, *keys: str, in_menu: bool = True, separated: bool = False) -> ActionSpec:
    return ActionSpec(name, menu, keys, in_menu, separated, repeats=not in_menu and menu is Menu.TABLE)


SPECS: tuple[ActionSpec, ...] = (
    _act("new", Menu.GAME, "N", "Ctrl+N"),
    _act("restart", Menu.GAME, "R"),
    _act("daily", Menu.GAME, "Ctrl+D"),
    _act("ladder", Menu.GAME, "Ctrl+L"),
    _act("open", Menu.GAME, "Ctrl+O", separated=True),
    _act("save", Menu.GAME, "Ctrl+S"),
    _act("copy-code", Menu.GAME, "Ctrl+Shift+C"),
    _act("preferences", Menu.GAME, "Ctrl+,", "Ctrl+P", separated=True),
    _act("quit", Menu.GAME, "Ctrl+Q", separated=True),
    _act("undo", Menu.TABLE, "U", "Ctrl+Z"),
    _act("redo", Menu.TABLE, "Shift+U", "Ctrl+Shift+Z", "Ctrl+Y"),
    _act("deal", Menu.TABLE, "D", separated=True),
    _act("send", Menu.TABLE, "A"),
    _act("hint", Menu.TABLE, "H"),
    _act("strong-hint", Menu.TABLE, "Shift+H"),
    _act("verdict", Menu.TABLE, "V"),
    _act("analyse", Menu.TABLE, "Ctrl+A"),
    _act("show-line", Menu.TABLE),
    _act("line-next", Menu.TABLE, "Ctrl+Right"),
    _act("line-back", Menu.TABLE, "Ctrl+Left"),
    _act("pick", Menu.TABLE, "Space", separated=True),
    _act("picker", Menu.TABLE, "Return", "Enter"),
    _act("cancel", Menu.TABLE, "Esc", in_menu=False),
    _act("type", Menu.TABLE, "X"),
    _act("left", Menu.TABLE, "Left", in_menu=False),
    _act("right", Menu.TABLE, "Right", in_menu=False),
    _act("up", Menu.TABLE, "Up", in_menu=False),
    _act("down", Menu.TABLE, "Down", in_menu=False),
    _act("first-card", Menu.TABLE, "Home", in_menu=False),
    _act("last-card", Menu.TABLE, "End", in_menu=False),
    _act("first-column", Menu.TABLE, "Ctrl+Home", in_menu=False),
    _act("last-column", Menu.TABLE, "Ctrl+End", in_menu=False),
    *(_act(f"column-{n}", Menu.TABLE, str(n % 10), in_menu=False) for n in range(1, 11)),
    _act("statistics", Menu.PAST, "Ctrl+T"),
    _act("history", Menu.PAST, "Ctrl+H"),
    _act("games", Menu.PAST, "Ctrl+G"),
    _act("replay", Menu.PAST, "Ctrl+R"),
    _act("enter-position", Menu.PAST, "Ctrl+E", separated=True),
    _act("paste", Menu.PAST, "Ctrl+V"),
    _act("copy-game", Menu.PAST, "Ctrl+C"),
    _act("export-games", Menu.PAST, "Ctrl+Shift+E", separated=True),
    _act("import-games", Menu.PAST, "Ctrl+Shift+I"),
    _act("backup", Menu.PAST, "Ctrl+B"),
    _act("restore", Menu.PAST, "Ctrl+Shift+B"),
    _act("read-status", Menu.READ, "S"),
    _act("read-column", Menu.READ, "C"),
    _act("read-ends", Menu.READ, "T"),
    _act("read-table", Menu.READ, "B"),
    _act("read-foundations", Menu.READ, "F"),
    _act("read-moves", Menu.READ, "M"),
    _act("read-empty", Menu.READ, "E"),
    _act("find", Menu.READ, "K"),
    _act("repeat", Menu.READ, "L", separated=True),
    _act("log", Menu.READ, "G"),
    _act("own-voice", Menu.READ, "Ctrl+Shift+V", separated=True),
    _act("stop-speaking", Menu.READ, "Q"),
    _act("sounds", Menu.READ, "Ctrl+M"),
    _act("zoom-in", Menu.VIEW, "Ctrl++", "Ctrl+="),
    _act("zoom-out", Menu.VIEW, "Ctrl+-"),
    _act("zoom-reset", Menu.VIEW, "Ctrl+0"),
    _act("full-screen", Menu.VIEW, "F11", separated=True),
    _act("keys", Menu.HELP, "F1", "?"),
    _act("manual", Menu.HELP, "Shift+F1"),
    _act("welcome", Menu.HELP, separated=True),
    _act("about", Menu.HELP),
)


def menu_text(menu: Menu) -> str:
    """The title of a menu, with its mnemonic."""
    match menu:
        case Menu.GAME:
            return translate("Menus", "&Game")
        case Menu.TABLE:
            return translate("Menus", "&Table")
        case Menu.PAST:
            return translate("Menus", "H&istory")
        case Menu.READ:
            return translate("Menus", "&Read")
        case Menu.VIEW:
            return translate("Menus", "&View")
        case Menu.HELP:
            return translate("Menus", "&Help")


def action_text(name: str) -> str:
    """What an action is called in menus and in the list of keys, with its mnemonic where it has one."""
    if name.startswith("column-"):
        return translate("Actions", "Go to column {number}").format(number=name.removeprefix("column-"))
    return _texts_in(edition())[name]


@functools.lru_cache(maxsize=1)
def _texts_in(language: object) -> dict[str, str]:
    """All of them at once, and once for each language: menus, lists and the manual ask for one after the other."""
    return _texts()


def _texts() -> dict[str, str]:
    return {
        "new": translate("Actions", "&New game…"),
        "restart": translate("Actions", "&Restart this deal"),
        "daily": translate("Actions", "&Daily deals…"),
        "ladder": translate("Actions", "&Learning ladder…"),
        "open": translate("Actions", "&Open a saved game or position…"),
        "save": translate("Actions", "&Save this game as a record…"),
        "copy-code": translate("Actions", "&Copy the game code"),
        "preferences": translate("Actions", "&Preferences…"),
        "quit": translate("Actions", "&Quit"),
        "undo": translate("Actions", "&Undo"),
        "redo": translate("Actions", "&Redo"),
        "deal": translate("Actions", "&Deal a row"),
        "send": translate("Actions", "&Send the cards to their best place"),
        "hint": translate("Actions", "&Hint"),
        "strong-hint": translate("Actions", "Stronger h&int, by a search"),
        "verdict": translate("Actions", "Can this still be &won?"),
        "analyse": translate("Actions", "&Analyse, with all cards seen…"),
        "show-line": translate("Actions", "Show the &kept way to win this deal"),
        "line-next": translate("Actions", "The next step &of the way"),
        "line-back": translate("Actions", "One step &back on the way"),
        "pick": translate("Actions", "&Pick up or drop"),
        "picker": translate("Actions", "The &cards of this column…"),
        "cancel": translate("Actions", "Put back what is picked up"),
        "type": translate("Actions", "&Type a move…"),
        "left": translate("Actions", "One column to the left"),
        "right": translate("Actions", "One column to the right"),
        "up": translate("Actions", "One card up"),
        "down": translate("Actions", "One card down"),
        "first-card": translate("Actions", "First face-up card of the column"),
        "last-card": translate("Actions", "Last card of the column"),
        "first-column": translate("Actions", "First column"),
        "last-column": translate("Actions", "Last column"),
        "statistics": translate("Actions", "&Statistics…"),
        "history": translate("Actions", "&Past games…"),
        "games": translate("Actions", "&Games under way…"),
        "replay": translate("Actions", "&Replay this game…"),
        "enter-position": translate("Actions", "&Enter a position…"),
        "paste": translate("Actions", "Pas&te a game or position"),
        "copy-game": translate("Actions", "&Copy this game as text"),
        "export-games": translate("Actions", "E&xport all games…"),
        "import-games": translate("Actions", "&Import games…"),
        "backup": translate("Actions", "&Back up everything…"),
        "restore": translate("Actions", "Rest&ore a backup…"),
        "read-status": translate("Actions", "&Status"),
        "read-column": translate("Actions", "This &column"),
        "read-ends": translate("Actions", "The las&t card of every column"),
        "read-table": translate("Actions", "The whole ta&ble"),
        "read-foundations": translate("Actions", "The &foundations"),
        "read-moves": translate("Actions", "The legal &moves"),
        "read-empty": translate("Actions", "The &empty columns"),
        "find": translate("Actions", "Fi&nd a card…"),
        "repeat": translate("Actions", "Repeat the &last message"),
        "log": translate("Actions", "All messa&ges…"),
        "own-voice": translate("Actions", "Turn the program's own &voice on or off"),
        "stop-speaking": translate("Actions", "Sto&p speaking"),
        "sounds": translate("Actions", "Turn so&unds on or off"),
        "zoom-in": translate("Actions", "&Larger"),
        "zoom-out": translate("Actions", "&Smaller"),
        "zoom-reset": translate("Actions", "&Normal size"),
        "full-screen": translate("Actions", "&Full screen"),
        "keys": translate("Actions", "&Keys"),
        "manual": translate("Actions", "&Manual"),
        "welcome": translate("Actions", "&Welcome…"),
        "about": translate("Actions", "&About SpiderQt"),
    }
