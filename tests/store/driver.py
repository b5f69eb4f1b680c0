# SPDX-License-Identifier: GPL-3.0-or-later
"""A program that plays through the store, for tests that do things to it from outside.

    python -m tests.store.driver FOLDER SEED [USER]

Reads commands from standard input, one a line, and answers each with one line of JSON; `race SEED` plays and never
comes back. What a seed plays is known beforehand (`sequence`), so that the test can tell what must have been saved.
"""

from __future__ import annotations

import itertools
import json
import os
import random
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from spiderqt.engine.codes import GameCode
from spiderqt.engine.record import Played, Record
from spiderqt.engine.variants import VARIANTS
from spiderqt.store.faults import Notice
from spiderqt.store.store import Store, open_store
from spiderqt.store.values import SavedGame
from tests.store.samples import entries, grown


def sequence(seed: int) -> Iterator[SavedGame]:
    """Every state that a race with this seed saves, in order: game after game, some of them won at their end."""
    rng = random.Random(seed)
    for number in itertools.count():
        start = GameCode(rng.choice(VARIANTS), seed * 10_000 + number)
        saved = SavedGame(f"{seed:08x}{number:08x}", Record(start))
        yield saved
        length = rng.randrange(1, 60)
        for entry in itertools.islice(entries(rng.randrange(2**32), start.position()), length):
            saved = grown(saved, Played(entry, round(rng.random() * 900, 1)))
            yield saved
        if rng.random() < 0.3:
            saved = replace(saved, won=True)
            yield saved


class Driver:
    """Carries out the commands."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.store: Store = open_store(folder)
        self.heard: list[Notice] = list(self.store.notices)
        self.store.listen(self.heard.append)
        self.states = sequence(seed)
        self.saved: SavedGame | None = None

    def play(self, count: str = "1") -> dict[str, Any]:
        """Save that many more states of the sequence."""
        for _ in range(int(count)):
            self.saved = next(self.states)
            self.store.save(self.saved)
        return self.state()

    def state(self) -> dict[str, Any]:
        """What was heard since the last answer, what is on the table and what would be resumed."""
        heard, self.heard[:] = [repr(notice) for notice in self.heard], []
        resumed = self.store.resume()
        return {
            "heard": heard,
            "uid": self.saved.uid if self.saved else None,
            "entries": len(self.saved.record.entries) if self.saved else 0,
            "resumed": [resumed.uid, len(resumed.record.entries)] if resumed else None,
            "history": self.store.history_length(),
            "played": sum(line.played for line in self.store.statistics()),
            "owner": self.store.is_owner,
            "saved": self.store.is_saved,
        }

    def limit(self, size: str) -> dict[str, Any]:
        """Let no file grow beyond so many bytes; -1: let them."""
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (int(size) if int(size) >= 0 else hard, hard))
        return {}

    def rest(self) -> dict[str, Any]:
        """Let the store tidy up."""
        self.store.rest()
        return self.state()

    def close(self) -> dict[str, Any]:
        """Close the store; the program ends."""
        self.store.close()
        return {}

    def race(self, seed: str) -> None:
        """Play on until somebody ends it, telling of each state once it is saved."""
        for number, saved in enumerate(sequence(int(seed))):
            self.store.save(saved)
            if number % 97 == 96:
                self.store.rest()
            print(number, flush=True)


def main() -> None:
    """Obey until the input ends; as another user where one is named, since permissions do not bind the superuser."""
    if len(sys.argv) > 3:
        os.setgroups([])
        os.setgid(int(sys.argv[3]))
        os.setuid(int(sys.argv[3]))
    driver = Driver(Path(sys.argv[1]), int(sys.argv[2]))
    print(json.dumps(driver.state()), flush=True)
    for line in sys.stdin:
        command, *arguments = line.split()
        print(json.dumps(getattr(driver, command)(*arguments)), flush=True)
        if command == "close":
            return


if __name__ == "__main__":
    main()
