# SPDX-License-Identifier: GPL-3.0-or-later
"""The foreign formats there are, each a module with `read` and `write`, imported when it is asked for."""

from __future__ import annotations

from importlib import import_module
from typing import Protocol, cast

from spiderqt.engine.position import Position
from spiderqt.foreign.tables import Table

FORMATS: dict[str, str] = {
    "solvitaire": "spiderqt.foreign.solvitaire",
    "fc-solve": "spiderqt.foreign.fc_solve",
}
"""Each format's name, as other programs call themselves, and its module."""


class Format(Protocol):
    """What a format's module has."""

    def read(self, text: str) -> Table:
        """The table in a text. Raises ForeignError."""

    def write(self, position: Position) -> str:
        """The text of a position. Raises ForeignError for what the format cannot hold."""


def module_of(name: str) -> Format:
    """The module of a format in `FORMATS`."""
    return cast(Format, import_module(FORMATS[name]))
