# SPDX-License-Identifier: GPL-3.0-or-later
"""Long work: it shows that it goes on, and ends cleanly on Ctrl+C with what it has.

Must not know what the work is.
"""

from __future__ import annotations

import signal
import sys
import threading
import time
from argparse import ArgumentParser, ArgumentTypeError
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from spiderqt.tongue import translate
from spiderqt.voice.faults import quoted

BETWEEN_SIGNS = 0.2
"""Seconds between two signs of life."""


class Work:
    """Ask `is_called_off` often. `doing` is what the line on the terminal says."""

    def __init__(self, doing: str) -> None:
        self.doing = doing
        self._started = time.monotonic()
        self._said = self._started
        self._off = False
        self._shows = sys.stderr is not None and sys.stderr.isatty()

    def is_called_off(self) -> bool:
        """Whether the player wants it to end."""
        now = time.monotonic()
        if self._shows and now - self._said >= BETWEEN_SIGNS:
            self._said = now
            sys.stderr.write(f"\r{self.doing} {now - self._started:.0f} s ")
            sys.stderr.flush()
        return self._off

    def call_off(self, number: int, frame: FrameType | None) -> None:
        """As a signal handler."""
        self._off = True

    def close(self) -> None:
        """Wipe the line on the terminal."""
        if self._shows and self._said > self._started:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()


@contextmanager
def work(doing: str) -> Iterator[Work]:
    """Long work, during which Ctrl+C only calls it off."""
    going = Work(doing)
    in_main = threading.current_thread() is threading.main_thread()
    before = signal.signal(signal.SIGINT, going.call_off) if in_main else None
    try:
        yield going
    finally:
        if in_main:
            signal.signal(signal.SIGINT, before)
        going.close()


def add_seconds(parser: ArgumentParser, name: str, default: float | None, explains: str) -> None:
    """Let `parser` take a number of seconds above 0, at most a day."""
    parser.add_argument(name, metavar="N", type=_seconds, default=default, help=explains)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if 0 < seconds <= 86_400:
        return seconds
    sentence = translate("Console", "“{text}” is not a number of seconds, up to a day")
    raise ArgumentTypeError(sentence.format(text=quoted(text)))


def whole(text: str) -> int:
    """A whole number from 0 to a million, for argparse."""
    if text.isascii() and text.isdecimal() and int(text) <= 1_000_000:
        return int(text)
    sentence = translate("Console", "“{text}” is not a whole number up to a million")
    raise ArgumentTypeError(sentence.format(text=quoted(text)))
