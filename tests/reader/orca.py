# SPDX-License-Identifier: GPL-3.0-or-later
"""A real Orca on a desktop for tests, whose voice writes down what it says.

    with Orca(folder, language="es") as orca:
        orca.open([sys.executable, "-m", "..."], "SpiderQt")
        orca.press("Right")       # -> what Orca said after that key

Must not know SpiderQt. Only one Orca can run for a user at a time; a lock makes others wait.
"""

from __future__ import annotations

import contextlib
import fcntl
import json
import os
import shutil
import stat
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from spiderqt.compat import override
from tests.reader.desktop import NEEDED, Desktop, missing_programs, wait_for

HERE = Path(__file__).resolve().parent
_LOCK = Path(tempfile.gettempdir()) / "spiderqt-orca.lock"
_QUIET = 0.4
"""Seconds without a word after which Orca has said all that it had to say, its queue being empty."""
_SILENT = 10.0
"""Seconds without a word after which a key has had no answer, on a busy machine too."""

# Loaded by Orca when it starts: tells several times a second how many events wait to be looked at, and keeps Orca
# from saying the names of the keys that are pressed, which would pass for an answer.
_HEARTBEAT = """
import os, time
from gi.repository import GLib
from orca import settings

_path = os.environ["SPIDERQT_ORCA_PULSE"]

def _waiting():
    from orca import event_manager
    manager = getattr(event_manager, "get_manager", None) or getattr(event_manager, "getManager", None)
    manager = manager() if manager else event_manager._manager
    queue = getattr(manager, "_eventQueue", None) or getattr(manager, "_event_queue", None)
    return queue.qsize() if queue is not None else 0

def _beat():
    settings.enableKeyEcho = False
    try:
        waiting = _waiting()
    except Exception:
        waiting = 0
    with open(_path + ".new", "w") as pulse:
        pulse.write("%f %d" % (time.time(), waiting))
    os.replace(_path + ".new", _path)
    return True

GLib.timeout_add(40, _beat, priority=GLib.PRIORITY_LOW)
"""

_SPEECH_CONFIGURATION = """
LogLevel 2
LogDir "{folder}"
DefaultVolume 100
AudioOutputMethod "alsa"
AddModule "silent" "{module}" "{settings}"
DefaultModule silent
"""


def missing_for_orca() -> list[str]:
    """Programs that these tests need and that are not installed."""
    return missing_programs([*NEEDED, "orca", "speech-dispatcher"])


@dataclass(frozen=True, slots=True)
class Speech:
    """One utterance. `kind` is ``speech``, ``character`` or ``key`` (the echo of a key); `at` in seconds since 1970.

    With a pace also ``end`` or ``cut``: the utterance came to its end, or was stopped.
    """

    at: float
    kind: str
    text: str


def start_voice(desktop: Desktop, name: str, log: Path, *, pace: float = 0.0) -> str:
    """Start a speech service that writes what it should say to `log`; the address for SPEECHD_ADDRESS.

    `pace`: the seconds that it takes for each letter.
    """
    configuration = desktop.folder / name
    (configuration / "modules").mkdir(parents=True)
    module = configuration / "silent"
    shutil.copy(HERE / "textlog.py", module)
    module.chmod(module.stat().st_mode | stat.S_IXUSR)
    settings = configuration / "modules" / "silent.conf"
    settings.touch()
    log.touch()
    text = _SPEECH_CONFIGURATION.format(folder=configuration, module=module, settings=settings)
    (configuration / "speechd.conf").write_text(text, encoding="utf-8")
    socket = desktop.folder / "run" / f"{name}.sock"
    where = ["-C", str(configuration), "-L", str(configuration), "-P", str(configuration / "speech.pid")]
    command = ["speech-dispatcher", "-s", "-t", "0", "-c", "unix_socket", "-S", str(socket), *where]
    settled = {"SPIDERQT_SPEECH_LOG": str(log), "SPIDERQT_SPEECH_PACE": str(pace)}
    desktop.spawn(f"speech-dispatcher-{name}", command, **settled)
    wait_for(socket.exists, "the speech server")
    return f"unix_socket:{socket}"


def read_log(log: Path) -> list[Speech]:
    """What a service of `start_voice` was to say so far."""
    lines = log.read_text(encoding="utf-8").splitlines(keepends=True)
    entries = [json.loads(line) for line in lines if line.endswith("\n")]
    return [Speech(entry["time"], entry["kind"], entry["text"]) for entry in entries]


class Orca(Desktop):
    """A desktop on which Orca reads in `language`, with a voice that takes `pace` seconds for each letter."""

    def __init__(self, folder: Path, *, language: str = "en", pace: float = 0.0) -> None:
        super().__init__(folder)
        self.language, self._pace = language, pace
        self._log = folder / "speech.jsonl"
        self._pulse = folder / "pulse"
        self._lock: IO[str] | None = None

    @override
    def start(self) -> None:
        self._lock = _LOCK.open("w")
        wait_for(self._has_lock, "the other Orca of this machine to end", patience=570)
        super().start()
        self.environment["LANGUAGE"] = self.language
        self.environment["SPEECHD_ADDRESS"] = start_voice(self, "voice", self._log, pace=self._pace)
        customizations = Path(self.environment["XDG_DATA_HOME"]) / "orca" / "orca-customizations.py"
        customizations.parent.mkdir(parents=True)
        customizations.write_text(_HEARTBEAT, encoding="utf-8")
        self.spawn("orca", ["orca"], SPIDERQT_ORCA_PULSE=str(self._pulse))
        wait_for(lambda: self._pulse.exists() and self.speech(), "Orca's first words", patience=60)
        self._wait_until_quiet(time.time())

    def _has_lock(self) -> bool:
        assert self._lock is not None
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

    def open(self, command: Sequence[str], title: str, **more: str) -> list[str]:
        """Start an application, wait for its window, and give what Orca said until it was quiet."""
        before, now = len(self.speech()), time.time()
        self.spawn("application", command, **more)
        self.activate(title)
        wait_for(lambda: len(self.speech()) > before, f"Orca to read the window {title!r}")
        self._wait_until_quiet(now)
        return [said.text for said in self.speech()[before:] if said.kind == "speech"]

    def close_application(self) -> None:
        """End the application, so that another can be opened."""
        self.end("application")
        self._wait_until_quiet(time.time())

    def listen_to(self, deed: Callable[[], object], *, answered: bool = True) -> list[str]:
        """Do something and give what Orca said until it was quiet; `answered`: its first word is waited for."""
        before = len(self.speech())
        deed()
        if answered:
            with contextlib.suppress(TimeoutError):
                wait_for(lambda: len(self.speech()) > before, "Orca's answer", patience=_SILENT)
        self._wait_until_quiet(time.time())
        return [said.text for said in self.speech()[before:] if said.kind == "speech"]

    def press(self, *keys: str) -> list[str]:
        """Press keys and give what Orca said until it was quiet."""
        return self.listen_to(lambda: self.send_keys(*keys))

    def type(self, *keys: str) -> list[str]:
        """Press keys that need not be answered: letters that are typed."""
        return self.listen_to(lambda: self.send_keys(*keys), answered=False)

    def wait_for_words(self, words: str, *, patience: float = 30.0) -> None:
        """Return once Orca has said something with these words in it since it was started."""
        wait_for(lambda: any(words in said.text for said in self.speech()), repr(words), patience=patience)
        self._wait_until_quiet(time.time())

    def speech(self) -> list[Speech]:
        """All that Orca has said so far."""
        return read_log(self._log)

    def _wait_until_quiet(self, since: float, *, at_least: float = 0.5, patience: float = 60.0) -> None:
        """Return when nothing waits in Orca's queue and nothing was said for a while."""

        def is_quiet() -> bool:
            now, said = time.time(), self.speech()
            last = max(since, said[-1].at if said else since)
            return now > since + at_least and now > last + _QUIET and self._idle_at() > last + _QUIET / 2

        wait_for(is_quiet, "Orca to be quiet", patience=patience)

    def _idle_at(self) -> float:
        """When Orca was last seen with nothing waiting; 0 if it has something now."""
        try:
            at, waiting = self._pulse.read_text(encoding="ascii").split()
        except (OSError, ValueError):
            return 0.0
        return float(at) if waiting == "0" else 0.0

    @override
    def close(self) -> None:
        super().close()
        if self._lock is not None:
            self._lock.close()
            self._lock = None


def python(module: str, *arguments: str) -> list[str]:
    """The command that runs a module of this project with this Python.

    SPIDERQT_PROGRAM in the environment names an installed `spiderqt` to be tried in place of this clone's.
    """
    program = os.environ.get("SPIDERQT_PROGRAM")
    if module == "spiderqt" and program:
        return ["env", "-u", "PYTHONPATH", program, *arguments]
    return [sys.executable, "-m", module, *arguments]
