# SPDX-License-Identifier: GPL-3.0-or-later
"""The looks of the table as data: colours and palettes, nothing that paints.

Must not know Qt. Colours are `#rrggbb`, marks come in pairs: a core and a casing of opposite lightness, so
that a mark stands out from whatever it touches (measured by tests on rendered pixels).
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from spiderqt.engine.cards import Suit
from spiderqt.engine.values import dataclass, replace


@dataclass(frozen=True, slots=True)
class Mark:
    """A cased line: `core` between two lines of `case`."""

    core: str
    case: str


@dataclass(frozen=True, slots=True)
class CourtColours:
    """What court cards are painted with besides their suit's colour."""

    skin: str
    hair: str
    gold: str
    cloth: str
    line: str


@dataclass(frozen=True, slots=True)
class Theme:
    """One look, compared by identity. `suits` is the two-colour palette, `suits4` has a colour for each suit."""

    name: str
    table: str
    table_edge: str
    grain: float
    slot: str
    numeral: str
    card: str
    card_edge: str
    card_shade: str
    back: str
    back_line: str
    back_edge: str
    suits: Mapping[Suit, str]
    suits4: Mapping[Suit, str]
    court: CourtColours
    shadow: float
    focus: Mark
    selected: Mark
    target: Mark
    hint: Mark
    dense: Mark
    edge_width: float = 1.0
    text: str = "#f4f1e8"
    """Words below the table, on `table_edge`."""

    __eq__ = object.__eq__
    __hash__ = object.__hash__

    def ink(self, suit: Suit, *, four_colours: bool) -> str:
        """The colour of a suit's glyphs."""
        return (self.suits4 if four_colours else self.suits)[suit]


def _two(black: str, red: str) -> Mapping[Suit, str]:
    return MappingProxyType({Suit.SPADES: black, Suit.HEARTS: red, Suit.DIAMONDS: red, Suit.CLUBS: black})


def _four(spades: str, hearts: str, diamonds: str, clubs: str) -> Mapping[Suit, str]:
    return MappingProxyType(
        {Suit.SPADES: spades, Suit.HEARTS: hearts, Suit.DIAMONDS: diamonds, Suit.CLUBS: clubs}
    )


FELT = Theme(
    name="felt",
    table="#1d5b41",
    table_edge="#103526",
    grain=0.035,
    slot="#82b499",
    numeral="#a9cbb8",
    card="#fdfaf2",
    card_edge="#6d675a",
    card_shade="#e9e2d2",
    back="#7b2332",
    back_line="#d9a7a0",
    back_edge="#f4ebdc",
    suits=_two("#1c1b1f", "#b8142b"),
    suits4=_four("#1c1b1f", "#d3325a", "#2377b4", "#04450a"),
    court=CourtColours(skin="#f3d3b3", hair="#5a3a26", gold="#e0a92e", cloth="#f2e6cb", line="#2a2320"),
    shadow=0.42,
    focus=Mark("#ffd54a", "#15130c"),
    selected=Mark("#bfe3ff", "#0b3f8f"),
    target=Mark("#9ff0c0", "#0c2b1c"),
    hint=Mark("#ffb347", "#3a1d00"),
    dense=Mark("#ffffff", "#2a2320"),
)

LIGHT = replace(
    FELT,
    name="light",
    text="#1d1f24",
    table="#e6e2d8",
    table_edge="#d3cdbf",
    grain=0.02,
    slot="#746e60",
    numeral="#575246",
    card="#ffffff",
    card_edge="#7f796b",
    card_shade="#ece9e1",
    back="#2f5d8c",
    back_line="#a9c6e2",
    back_edge="#ffffff",
    suits=_two("#1d1f24", "#b8142b"),
    shadow=0.22,
    focus=Mark("#ffd54a", "#15130c"),
    selected=Mark("#bfe3ff", "#0b3f8f"),
    target=Mark("#d8ffe6", "#0b5a33"),
    hint=Mark("#ffdca8", "#5a2a00"),
)

DARK = replace(
    FELT,
    name="dark",
    text="#eceae4",
    table="#1b1e23",
    table_edge="#121417",
    grain=0.02,
    slot="#767e8d",
    numeral="#9aa1ad",
    card="#2b2f36",
    card_edge="#7c8492",
    card_shade="#23262c",
    back="#3a455d",
    back_line="#8f9fc2",
    back_edge="#20242c",
    suits=_two("#eceae4", "#ff8a80"),
    suits4=_four("#f4f2ec", "#df7d89", "#6795ff", "#a3db32"),
    court=CourtColours(skin="#d9b795", hair="#8a6244", gold="#d9a93a", cloth="#4a505c", line="#14161a"),
    shadow=0.55,
    focus=Mark("#ffd54a", "#0a0a0a"),
    selected=Mark("#9cc8ff", "#05080d"),
    target=Mark("#9ff0c0", "#06120b"),
    hint=Mark("#ffb347", "#140a00"),
    dense=Mark("#ffffff", "#0a0a0a"),
)

CONTRAST_LIGHT = replace(
    FELT,
    name="contrast-light",
    text="#000000",
    table="#ffffff",
    table_edge="#ffffff",
    grain=0.0,
    slot="#000000",
    numeral="#000000",
    card="#ffffff",
    card_edge="#000000",
    card_shade="#ffffff",
    back="#1a1a1a",
    back_line="#ffffff",
    back_edge="#ffffff",
    suits=_two("#000000", "#a00018"),
    suits4=_four("#000000", "#a0285a", "#113ded", "#0a3b00"),
    court=CourtColours(skin="#ffffff", hair="#000000", gold="#ffffff", cloth="#ffffff", line="#000000"),
    shadow=0.0,
    focus=Mark("#ffd54a", "#000000"),
    selected=Mark("#cfe6ff", "#00308f"),
    target=Mark("#ffffff", "#005a2b"),
    hint=Mark("#ffffff", "#7a2e00"),
    dense=Mark("#ffffff", "#000000"),
    edge_width=1.5,
)

CONTRAST_DARK = replace(
    CONTRAST_LIGHT,
    name="contrast-dark",
    text="#ffffff",
    table="#000000",
    table_edge="#000000",
    slot="#ffffff",
    numeral="#ffffff",
    card="#000000",
    card_edge="#ffffff",
    card_shade="#000000",
    back="#e6e6e6",
    back_line="#000000",
    back_edge="#000000",
    suits=_two("#ffffff", "#ff9a94"),
    suits4=_four("#ffffff", "#fb6087", "#5e97ed", "#2ff906"),
    court=CourtColours(skin="#000000", hair="#ffffff", gold="#000000", cloth="#000000", line="#ffffff"),
    focus=Mark("#ffe000", "#000000"),
    selected=Mark("#66b3ff", "#000000"),
    target=Mark("#5cff9d", "#000000"),
    hint=Mark("#ffb347", "#000000"),
)

THEMES: Mapping[str, Theme] = MappingProxyType(
    {theme.name: theme for theme in (FELT, LIGHT, DARK, CONTRAST_LIGHT, CONTRAST_DARK)}
)


def theme_for(name: str, *, dark: bool = False, contrast: bool = False) -> Theme:
    """The theme of that name; `auto` follows the system's wishes: felt unless it asks for contrast or dark."""
    if name in THEMES:
        return THEMES[name]
    if contrast:
        return CONTRAST_DARK if dark else CONTRAST_LIGHT
    return DARK if dark else FELT
