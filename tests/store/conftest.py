# SPDX-License-Identifier: GPL-3.0-or-later
"""Stores that are closed when a test ends, however it ends."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from spiderqt.store.store import Store, open_store
from tests.store.samples import Watch, deal, played_game


class Shelf:
    """Opens stores, one after the other or side by side, and closes them all in the end."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.watch = Watch()
        self._open: list[Store] = []

    def open(self, folder: Path | None = None) -> Store:
        """A store in that folder, or the shelf's own."""
        store = open_store(folder or self.folder, now=self.watch)
        self._open.append(store)
        return store

    def reopened(self, store: Store) -> Store:
        """The same store as the next start of the program finds it."""
        assert store.path is not None
        store.close()
        return self.open(store.path.parent)

    def close(self) -> None:
        """Close all."""
        for store in self._open:
            store.close()


@pytest.fixture
def shelf(tmp_path: Path) -> Iterator[Shelf]:
    """A shelf whose folder is not there yet."""
    made = Shelf(tmp_path / "data")
    yield made
    made.close()


@pytest.fixture
def store(shelf: Shelf) -> Store:
    """A new store."""
    made = shelf.open()
    assert made.notices == ()
    return made


@pytest.fixture
def folder(shelf: Shelf) -> Path:
    """A folder with three games in it, the last of them on the table."""
    store = shelf.open()
    for number in range(3):
        store.save(played_game(20, start=deal(number, "SP", 4), seed=number))
    store.close()
    return shelf.folder
