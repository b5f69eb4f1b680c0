# SPDX-License-Identifier: GPL-3.0-or-later
"""The world around the program, made harmless and the same each time: file dialogs, randomness, links to the web.

Must not know what the monkey does.
"""

from __future__ import annotations

import contextlib
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from unittest import mock

from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog


class World:
    """`files` answers in place of a file dialog."""

    def __init__(self) -> None:
        self.files: Callable[..., tuple[str, str]] = lambda *_: ("", "")

    def ask_for_file(self, *_: object, **__: object) -> tuple[str, str]:
        """In place of QFileDialog's."""
        return self.files()


@contextlib.contextmanager
def made_harmless(folder: Path, seed: int) -> Iterator[World]:
    """While inside, nothing asks the desktop, and the system's randomness comes from the seed."""
    world, chance = World(), random.Random(seed + 1)
    with contextlib.ExitStack() as stack:
        for name in ("getOpenFileName", "getSaveFileName"):
            stack.enter_context(mock.patch.object(QFileDialog, name, staticmethod(world.ask_for_file)))
        stack.enter_context(mock.patch.object(QDesktopServices, "openUrl", staticmethod(lambda url: True)))
        stack.enter_context(mock.patch.object(random, "SystemRandom", return_value=chance))
        stack.enter_context(mock.patch("os.urandom", chance.randbytes))
        yield world
