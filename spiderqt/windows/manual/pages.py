# SPDX-License-Identifier: GPL-3.0-or-later
"""The manual's pages in the language in use: read, filled in, searched.

Must not know widgets. Pages lie in resources/manual/<language>/<name>.md, in the little language of `markup`; a
language without a page shows the English one.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from pathlib import Path

from spiderqt import assets, tongue
from spiderqt.engine.values import dataclass
from spiderqt.tongue import translate
from spiderqt.windows.actions import SPECS, Menu, action_text, menu_text
from spiderqt.windows.manual import markup
from spiderqt.windows.manual.facts import facts

NAMES = (
    "start",
    "misunderstandings",
    "spider",
    "spiderette",
    "simple-simon",
    "scorpion",
    "playing",
    "advice",
    "strategy",
    "undo-and-score",
    "daily",
    "games",
    "keys",
    "reading",
    "accessibility",
    "sounds",
    "one-switch",
    "preferences",
    "glossary",
)
"""Every page, in the order in which they are listed."""

_PLACE = re.compile(r"\{([\w.-]+)\}")


@dataclass(frozen=True, slots=True)
class Page:
    """A page: `source` in the manual's little language, filled in."""

    name: str
    source: str

    @property
    def title(self) -> str:
        """What the page is called."""
        return markup.title(self.source)


def path_of(name: str, language: str) -> Path:
    """Where the text of a page lies; it may not exist."""
    return assets.resource(f"manual/{language}/{name}.md")


def page(name: str, keys: Mapping[str, str]) -> Page:
    """A page of `NAMES`. `keys` gives the keys of each action as the player has them, by the action's name."""
    path = path_of(name, tongue.language())
    if not path.is_file():
        path = path_of(name, tongue.SOURCE_LANGUAGE)
    known = facts() | {f"key.{action}": text for action, text in keys.items()}
    if name == "keys":
        known["keys"] = key_lists(keys)
    return Page(name, fill(path.read_text(encoding="utf-8"), known))


def fill(text: str, known: Mapping[str, str]) -> str:
    """`text` with its places filled in. ``{#anchor}`` is no place. Raises KeyError for a place that means nothing."""
    return _PLACE.sub(lambda match: known[match[1]], text)


def key_lists(keys: Mapping[str, str]) -> str:
    """All keys, a list for each menu, made from the table of actions."""
    parts = []
    for menu in Menu:
        listed = [spec.name for spec in SPECS if spec.menu is menu and keys.get(spec.name)]
        if listed:
            parts += [f"## {plain(menu_text(menu))}", ""]
            parts += [_key_line(plain(action_text(name)), keys[name]) for name in listed]
            parts.append("")
    return "\n".join(parts)


def _key_line(text: str, keys: str) -> str:
    return translate("Manual", "- {action}: **{keys}**").format(action=text, keys=keys.replace("*", "∗"))


def plain(text: str) -> str:
    """A menu text without its mnemonic and its dots."""
    return text.replace("&", "").rstrip("…")


def folded(text: str) -> str:
    """`text` as searching compares it: no capitals, no accents."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c for c in apart if not unicodedata.combining(c))
