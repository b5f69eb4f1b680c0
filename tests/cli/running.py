# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs `spiderqt-cli`, inside the test's process or in one of its own."""

from __future__ import annotations

import contextlib
import io
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from spiderqt import tongue
from spiderqt.cli import main

ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Outcome:
    """What a run came to."""

    status: int
    out: str
    err: str
    given: str = field(default="", compare=False)
    """The words and the input of the run: braces that were typed may come back in a sentence."""

    @property
    def object(self) -> dict[str, Any]:
        """The one JSON object on standard output."""
        found = json.loads(self.out)
        assert isinstance(found, dict)
        return found

    @property
    def fault(self) -> str:
        """The one line on standard error of a run whose input was bad, without the program's name."""
        assert (self.status, self.out) == (2, ""), self
        assert self.err.endswith("\n"), self.err
        assert self.err.count("\n") == 1, self.err
        program, _, sentence = self.err.rstrip("\n").partition(": ")
        assert program.startswith("spiderqt-cli"), self.err
        assert "Traceback" not in sentence
        missing = [place for place in re.findall(r"\{[a-z]+\}", sentence) if place not in self.given]
        assert not missing, f"facts are missing in the sentence: {sentence}"
        return sentence


def cli(*words: str, stdin: bytes | str = b"") -> Outcome:
    """Run in this process; the language is English again afterwards."""
    data = stdin.encode() if isinstance(stdin, str) else stdin
    out, err = _stream(), _stream()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err), _standard_input(data):
        try:
            status = main(words)
        finally:
            tongue.use("en")
    return Outcome(status, _read(out), _read(err), "\n".join((*words, data.decode("utf-8", "replace"))))


def process(*words: str, python: tuple[str, ...] = (), **settings: Any) -> subprocess.CompletedProcess[str]:
    """Run in a process of its own."""
    command = [sys.executable, *python, "-m", "spiderqt.cli", *words]
    settings = {"env": environment(), "capture_output": True, "text": True, "timeout": 60, **settings}
    return subprocess.run(command, cwd=ROOT, check=False, **settings)


def environment(**changes: str) -> dict[str, str]:
    """The environment of this process, in UTF-8, with changes."""
    return {**os.environ, "PYTHONIOENCODING": "utf-8", **changes}


def _stream() -> io.TextIOWrapper:
    return io.TextIOWrapper(io.BytesIO(), encoding="utf-8", newline="")


def _read(stream: io.TextIOWrapper) -> str:
    stream.flush()
    assert isinstance(stream.buffer, io.BytesIO)
    return stream.buffer.getvalue().decode("utf-8")


@contextlib.contextmanager
def _standard_input(data: bytes) -> Iterator[None]:
    before = sys.stdin
    sys.stdin = io.TextIOWrapper(io.BytesIO(data), encoding="utf-8")
    try:
        yield
    finally:
        sys.stdin = before
