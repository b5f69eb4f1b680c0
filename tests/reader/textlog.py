#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A voice that makes no sound: an output module of Speech Dispatcher that writes down what it is asked to speak.

Started by Speech Dispatcher with the system's Python; standard library only. Speaks the module protocol on standard
input and output, and appends a line of JSON for each utterance to the file named by SPIDERQT_SPEECH_LOG.
"""

from __future__ import annotations

import html
import json
import os
import re
import sys
import time
from collections.abc import Iterator
from pathlib import Path

LOG = Path(os.environ["SPIDERQT_SPEECH_LOG"])
SPEECH = {"SPEAK": "speech", "CHAR": "character", "KEY": "key", "SOUND_ICON": "icon"}
VOICES = ("English\ten-US\tnone", "Español\tes-ES\tnone")


def answer(*lines: str) -> None:
    sys.stdout.write("".join(line + "\n" for line in lines))
    sys.stdout.flush()


def block() -> Iterator[str]:
    """The lines up to a single full stop."""
    for line in sys.stdin:
        line = line.rstrip("\n")
        if line == ".":
            return
        yield line[1:] if line.startswith("..") else line


def write_down(kind: str, text: str, settings: dict[str, str]) -> None:
    text = html.unescape(re.sub(r"<[^>]*>", "", text)).strip()
    entry = {"time": time.time(), "kind": kind, "text": text, "language": settings.get("language", "")}
    with LOG.open("a", encoding="utf-8") as log:
        log.write(json.dumps(entry, ensure_ascii=False) + "\n")


def main() -> None:
    settings: dict[str, str] = {}
    for line in sys.stdin:
        command = line.strip()
        if command == "INIT":
            answer("299-silent", "299 OK LOADED SUCCESSFULLY")
        elif command == "AUDIO":
            answer("207 OK RECEIVING AUDIO SETTINGS")
            list(block())
            answer("203 OK AUDIO INITIALIZED")
        elif command == "LOGLEVEL":
            answer("207 OK RECEIVING LOGLEVEL SETTINGS")
            list(block())
            answer("203 OK LOG LEVEL SET")
        elif command == "SET":
            answer("203 OK RECEIVING SETTINGS")
            for setting in block():
                name, _, value = setting.partition("=")
                settings[name] = value
            answer("203 OK SETTINGS RECEIVED")
        elif command in SPEECH:
            answer("202 OK RECEIVING MESSAGE")
            write_down(SPEECH[command], "\n".join(block()), settings)
            answer("200 OK SPEAKING", "701 BEGIN", "702 END")
        elif command.startswith("LIST VOICES"):
            answer(*(f"200-{voice}" for voice in VOICES), "200 OK VOICE LIST SENT")
        elif command.startswith("DEBUG"):
            answer("200 OK DEBUGGING ON" if command.startswith("DEBUG ON") else "200 OK DEBUGGING OFF")
        elif command == "QUIT":
            answer("210 OK QUIT")
            return
        elif command not in ("STOP", "PAUSE", ""):
            answer("300 ERR UNKNOWN COMMAND")


if __name__ == "__main__":
    main()
