#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A voice that makes no sound: an output module of Speech Dispatcher that writes down what it is asked to speak.

Started by Speech Dispatcher with the system's Python; standard library only. Speaks the module protocol on standard
input and output, and appends a line of JSON for each utterance to the file named by SPIDERQT_SPEECH_LOG.

It takes no time, unless SPIDERQT_SPEECH_PACE names the seconds that each letter takes, as a real voice would: then a
line follows when an utterance has come to its end (``end``), or was stopped before that (``cut``).
"""

from __future__ import annotations

import html
import json
import os
import re
import select
import sys
import time
from collections.abc import Iterator
from pathlib import Path

LOG = Path(os.environ["SPIDERQT_SPEECH_LOG"])
PACE = float(os.environ.get("SPIDERQT_SPEECH_PACE", "0"))
SPEECH = {"SPEAK": "speech", "CHAR": "character", "KEY": "key", "SOUND_ICON": "icon"}
VOICES = ("English\ten-US\tnone", "Español\tes-ES\tnone")


def answer(*lines: str) -> None:
    sys.stdout.write("".join(line + "\n" for line in lines))
    sys.stdout.flush()


class Input:
    """Lines of standard input, for which one may wait for some seconds only."""

    def __init__(self) -> None:
        self._rest = b""
        self._ended = False

    def line(self, patience: float | None = None) -> str | None:
        """The next line; None after `patience` seconds without one, or at the end of the input."""
        end = None if patience is None else time.monotonic() + patience
        while b"\n" not in self._rest and not self._ended:
            left = None if end is None else max(0.0, end - time.monotonic())
            if not select.select([0], [], [], left)[0]:
                return None
            read = os.read(0, 65536)
            self._rest += read
            self._ended = not read
        line, newline, self._rest = self._rest.partition(b"\n")
        return line.decode() if newline else None

    def ended(self) -> bool:
        """Whether nothing comes any more."""
        return self._ended

    def block(self) -> Iterator[str]:
        """The lines up to a single full stop."""
        while (line := self.line()) is not None and line != ".":
            yield line[1:] if line.startswith("..") else line


class Voice:
    """What is being spoken, and for how long."""

    def __init__(self) -> None:
        self.settings: dict[str, str] = {}
        self._text = ""
        self._until: float | None = None

    def left(self) -> float | None:
        """Seconds until what is being spoken has come to its end; None when nothing is."""
        return None if self._until is None else max(0.0, self._until - time.monotonic())

    def speak(self, kind: str, text: str) -> None:
        """Begin to speak."""
        self._text = html.unescape(re.sub(r"<[^>]*>", "", text)).strip()
        write_down(kind, self._text, self.settings)
        answer("200 OK SPEAKING", "701 BEGIN")
        self._until = time.monotonic() + PACE * len(self._text)
        if not PACE:
            self.end()

    def end(self, *, cut: bool = False) -> None:
        """What was being spoken has come to its end, or is cut."""
        if self._until is None:
            return
        self._until = None
        if PACE:
            write_down("cut" if cut else "end", self._text, self.settings)
        answer("703 STOP" if cut else "702 END")


def write_down(kind: str, text: str, settings: dict[str, str]) -> None:
    entry = {"time": time.time(), "kind": kind, "text": text, "language": settings.get("language", "")}
    with LOG.open("a", encoding="utf-8") as log:
        log.write(json.dumps(entry, ensure_ascii=False) + "\n")


def obey(command: str, come: Input, voice: Voice) -> None:
    """Answer a command."""
    if command == "INIT":
        answer("299-silent", "299 OK LOADED SUCCESSFULLY")
    elif command == "AUDIO":
        answer("207 OK RECEIVING AUDIO SETTINGS")
        list(come.block())
        answer("203 OK AUDIO INITIALIZED")
    elif command == "LOGLEVEL":
        answer("207 OK RECEIVING LOGLEVEL SETTINGS")
        list(come.block())
        answer("203 OK LOG LEVEL SET")
    elif command == "SET":
        answer("203 OK RECEIVING SETTINGS")
        for setting in come.block():
            name, _, value = setting.partition("=")
            voice.settings[name] = value
        answer("203 OK SETTINGS RECEIVED")
    elif command in SPEECH:
        answer("202 OK RECEIVING MESSAGE")
        voice.speak(SPEECH[command], "\n".join(come.block()))
    elif command.startswith("LIST VOICES"):
        answer(*(f"200-{one}" for one in VOICES), "200 OK VOICE LIST SENT")
    elif command.startswith("DEBUG"):
        answer("200 OK DEBUGGING ON" if command.startswith("DEBUG ON") else "200 OK DEBUGGING OFF")
    elif command in ("STOP", "PAUSE"):
        voice.end(cut=True)
    elif command:
        answer("300 ERR UNKNOWN COMMAND")


def main() -> None:
    come, voice = Input(), Voice()
    while True:
        line = come.line(voice.left())
        if line is None and come.ended():
            return
        if line is None:
            voice.end()
        elif line.strip() == "QUIT":
            answer("210 OK QUIT")
            return
        else:
            obey(line.strip(), come, voice)


if __name__ == "__main__":
    main()
