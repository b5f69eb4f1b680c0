# SPDX-License-Identifier: GPL-3.0-or-later
"""Real processes that use the store, seen from the test."""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]


class Driven:
    """A running `tests.store.driver`."""

    def __init__(self, folder: Path, seed: int = 0, user: int | None = None) -> None:
        as_user = [] if user is None else [str(user)]
        self.process = subprocess.Popen(
            [sys.executable, "-B", "-m", "tests.store.driver", str(folder), str(seed), *as_user],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.opened = self.answer()

    def answer(self) -> dict[str, Any]:
        """The next line that it wrote."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line, f"the program ended with {self.process.wait()}"
        found: dict[str, Any] = json.loads(line)
        return found

    def tell(self, command: str) -> None:
        """Give a command without waiting."""
        assert self.process.stdin is not None
        self.process.stdin.write(command + "\n")
        self.process.stdin.flush()

    def ask(self, command: str) -> dict[str, Any]:
        """Give a command and wait for the answer."""
        self.tell(command)
        return self.answer()

    def end(self) -> None:
        """Close it in the proper way."""
        self.ask("close")
        assert self.process.wait(20) == 0

    def kill(self) -> None:
        """End it at once, whatever it does."""
        self.process.kill()
        self.process.wait(20)


@contextlib.contextmanager
def driven(folder: Path, seed: int = 0, user: int | None = None) -> Iterator[Driven]:
    """A driver that is gone when the test is."""
    program = Driven(folder, seed, user)
    try:
        yield program
    finally:
        if program.process.poll() is None:
            program.kill()
        for pipe in (program.process.stdin, program.process.stdout):
            assert pipe is not None
            with contextlib.suppress(OSError):
                pipe.close()
