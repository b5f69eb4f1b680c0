# SPDX-License-Identifier: GPL-3.0-or-later
"""The player's saved games, for the commands that read or change them. The window may be open meanwhile.

Must not know what a command does with them.
"""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from spiderqt import paths
from spiderqt.cli.answers import BadInputError
from spiderqt.tongue import translate
from spiderqt.voice.faults import quoted

# The store brings SQLite along, which the list of commands, for one, does without.
if TYPE_CHECKING:
    from spiderqt.store.faults import Notice
    from spiderqt.store.store import Store


@dataclass
class Desk:
    """An open store, and what it told of."""

    store: Store
    notices: list[Notice] = field(default_factory=list)

    @property
    def remark(self) -> str:
        """What the player must hear of all that; that the window is open too is no news."""
        from spiderqt.store.faults import OtherInstance
        from spiderqt.voice.store_phrases import notice_sentence

        told = (notice for notice in self.notices if not isinstance(notice, OtherInstance))
        return " ".join(map(notice_sentence, told))

    def fail(self) -> BadInputError:
        """That nothing could be read or saved, and why."""
        return BadInputError(self.remark or translate("Console", "The games cannot be read or saved now."))


def add_folder(parser: ArgumentParser) -> None:
    """Let `parser` take ``--data-dir``."""
    parser.add_argument(
        "--data-dir",
        metavar=translate("Console", "DIR"),
        type=_folder,
        help=translate("Console", "the folder with the games, instead of the usual one"),
    )


def _folder(text: str) -> str:
    path = Path(text).expanduser()
    if text and (path.is_dir() or not path.exists()):
        return text
    raise ArgumentTypeError(translate("Console", "{name} is not a folder").format(name=quoted(text)))


@contextmanager
def games_of(given: Namespace) -> Iterator[Desk]:
    """The games in the folder asked for, or the usual one. Raises BadInputError where there can be none."""
    from spiderqt.store.store import open_store

    data = paths.prepare(given.data_dir)
    if data.path is None:
        raise BadInputError(data.problem)
    store = open_store(data.path)
    desk = Desk(store, list(store.notices))
    store.listen(desk.notices.append)
    try:
        yield desk
    finally:
        store.close()
