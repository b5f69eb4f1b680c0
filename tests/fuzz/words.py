# SPDX-License-Identifier: GPL-3.0-or-later
"""Readers of command lines: the window's options, and the console program from the first word to the last line."""

from __future__ import annotations

import contextlib
import io
import sys
from collections.abc import Iterator
from unittest import mock

from spiderqt import options
from spiderqt.cli import main
from tests.fuzz.targets import Refusal, Target


def read_options(text: str) -> Refusal:
    """The options of the window."""
    err = io.StringIO()
    try:
        with contextlib.redirect_stderr(err), contextlib.redirect_stdout(io.StringIO()), _same_language():
            options.parse(text.split(" "))
    except SystemExit as end:
        return (lambda: _one_line(err.getvalue())) if end.code else None
    return None


def read_command(text: str) -> Refusal:
    """The console program with an empty standard input."""
    out = io.TextIOWrapper(io.BytesIO(), encoding="utf-8")
    err = io.StringIO()
    stdin = io.TextIOWrapper(io.BytesIO(b""), encoding="utf-8")
    with (
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
        mock.patch.object(sys, "stdin", stdin),
        _same_language(),
    ):
        status = main(text.split(" "))
    assert status in (0, 1, 2), status
    said = err.getvalue()
    assert "fault of the program" not in said, said
    assert "es un fallo del programa" not in said, said
    return (lambda: _one_line(said)) if status == 2 else None


def _one_line(said: str) -> str:
    assert said.endswith("\n"), said
    return said[:-1].partition(": ")[2]


@contextlib.contextmanager
def _same_language() -> Iterator[None]:
    """A command line chooses the language; here the one in use is kept."""
    with (
        mock.patch("spiderqt.options.parser.choose_language", return_value=None),
        mock.patch("spiderqt.cli.run.choose_language", return_value=None),
    ):
        yield


_CODE = "SD1-S1-AAAAABD"
_COMMANDS = (
    f"deal {_CODE} --json", "deal --game spider --suits 4 --lang es", "deal --game simple-simon", f"show {_CODE}",
    f"legal {_CODE} --json", f"apply {_CODE} 1x1 2 d undo --json", "verify -", f"hint {_CODE}",
    "import - --from fc-solve",
    f"export {_CODE} --to solvitaire", "--help", "--version",
)  # fmt: skip
_PIECES = (
    "deal", "show", "verify", "-", "--", "--json", "--json=1", "--game", "spider", "--suits", "9", "--code", "--lang",
    "xx", "--to", "--from", "/", "/dev/null", "./.", "\x00", "é", "--h", "-x", "@file", "--code=", "",
)  # fmt: skip
_OPTIONS = (
    "--code SP1-S4-AAAAABW --lang es",
    "--open a.spider --data-dir /tmp",
    "a.spider --lang en",
    "--version",
)

TARGETS = (
    Target("options", 1.5, read_options, _OPTIONS, (*_PIECES, "--data-dir", "--open")),
    Target("commands", 0.7, read_command, _COMMANDS, _PIECES),
)
