# SPDX-License-Identifier: GPL-3.0-or-later
"""The commands there are: one entry each, imported when they are asked for.

Must not import them itself.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from importlib import import_module
from typing import Protocol, cast

from spiderqt.cli.answers import Answer

COMMANDS: dict[str, str] = {
    "deal": "spiderqt.cli.deal",
    "show": "spiderqt.cli.show",
    "legal": "spiderqt.cli.legal",
    "apply": "spiderqt.cli.apply",
    "verify": "spiderqt.cli.verify",
    "hint": "spiderqt.cli.hint",
    "solve": "spiderqt.cli.solve",
    "play": "spiderqt.cli.play",
    "survey": "spiderqt.cli.survey",
    "bench": "spiderqt.cli.bench",
    "import": "spiderqt.cli.importing",
    "export": "spiderqt.cli.exporting",
    "stats": "spiderqt.cli.stats",
    "backup": "spiderqt.cli.backup",
}
"""Each command and its module, in the order of the help."""


class Command(Protocol):
    """What a command's module has."""

    def summary(self) -> str:
        """What the command does, in a few words without a full stop."""

    def arguments(self, parser: ArgumentParser) -> None:
        """Tell `parser` what the command takes."""

    def run(self, given: Namespace) -> Answer:
        """Do it. Raises BadInputError when what was given cannot be used."""


def command(name: str) -> Command:
    """The module of a command in `COMMANDS`."""
    return cast(Command, import_module(COMMANDS[name]))
