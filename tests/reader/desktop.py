# SPDX-License-Identifier: GPL-3.0-or-later
"""A desktop for tests: an X server without a screen, a session bus, the accessibility bus and a window manager.

Must not know Orca nor SpiderQt. All processes have a home of their own and end with the desktop.
"""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import signal
import subprocess
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self

NEEDED = ("Xvfb", "dbus-daemon", "dbus-send", "openbox", "xdotool", "xprop")
_LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")
_NOT_OURS = (
    "AT_SPI_BUS_ADDRESS",
    "DBUS_SESSION_BUS_ADDRESS",
    "DISPLAY",
    "LANGUAGE",
    "LC_ALL",
    "LC_MESSAGES",
    "QT_QPA_PLATFORM",
    "WAYLAND_DISPLAY",
)


def missing_programs(needed: Sequence[str] = NEEDED) -> list[str]:
    """Programs that a desktop needs and that are not installed."""
    missing = [name for name in needed if shutil.which(name) is None]
    return missing if any(map(os.path.exists, _LAUNCHERS)) else [*missing, "at-spi-bus-launcher"]


def wait_for(question: Callable[[], object], what: str, *, patience: float = 90.0) -> None:
    """Wait until the answer is yes; TimeoutError with `what` after `patience` seconds."""
    end = time.monotonic() + patience
    while not question():
        if time.monotonic() > end:
            raise TimeoutError(f"waited {patience:g} s for {what}")
        time.sleep(0.04)


class Desktop:
    """Use it with `with`; `folder` gets the home, the sockets and the output of each program."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.environment: dict[str, str] = {}
        self._running: list[tuple[str, subprocess.Popen[bytes]]] = []

    def __enter__(self) -> Self:
        try:
            self.start()
        except BaseException:
            self.close()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def start(self) -> None:
        """Start everything; returns when windows can be opened."""
        home, runtime = self.folder / "home", self.folder / "run"
        for folder in (home, runtime):
            folder.mkdir(parents=True)
            folder.chmod(0o700)
        kept = {name: value for name, value in os.environ.items() if name not in _NOT_OURS}
        self.environment = kept | {
            "HOME": str(home),
            "XDG_RUNTIME_DIR": str(runtime),
            "XDG_CONFIG_HOME": str(home / ".config"),
            "XDG_DATA_HOME": str(home / ".local/share"),
            "XDG_CACHE_HOME": str(home / ".cache"),
            "XDG_SESSION_TYPE": "x11",
            "LANG": "C.UTF-8",
            "GSETTINGS_BACKEND": "memory",
            "QT_QPA_PLATFORM": "xcb",
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
            "PYTHONUNBUFFERED": "1",
        }
        # Without -noreset the server begins anew whenever its last client leaves, and takes the next one with it.
        screen = self._started_with_answer(
            ["Xvfb", "-displayfd", "{fd}", "-noreset", "-screen", "0", "1280x900x24"]
        )
        self.environment["DISPLAY"] = f":{screen}"
        bus = ["dbus-daemon", "--session", "--nofork", "--nopidfile", "--print-address={fd}"]
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = self._started_with_answer(bus)
        launcher = next(filter(os.path.exists, _LAUNCHERS))
        self.spawn("accessibility", [launcher, "--launch-immediately"])
        wait_for(lambda: "org.a11y.Bus" in self._names_on_bus(), "the accessibility bus")
        self.spawn("openbox", ["openbox", "--sm-disable"])
        check = ["xprop", "-root", "_NET_SUPPORTING_WM_CHECK"]
        wait_for(lambda: "window id" in self.output_of(check), "the window manager")

    def spawn(self, name: str, command: Sequence[str], **more: str) -> subprocess.Popen[bytes]:
        """Start a program in this desktop; `more` goes into its environment, its output into `folder`."""
        with (self.folder / f"{name}.out").open("wb") as out, (self.folder / f"{name}.err").open("wb") as err:
            process = subprocess.Popen(
                command,
                env=self.environment | more,
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=err,
                start_new_session=True,
            )
        self._running.append((name, process))
        return process

    def _started_with_answer(self, command: Sequence[str]) -> str:
        """Start a program that writes one line to the file descriptor given as ``{fd}``; gives the line."""
        reading, writing = os.pipe()
        with (self.folder / f"{command[0]}.err").open("wb") as err:
            process = subprocess.Popen(
                [part.format(fd=writing) for part in command],
                env=self.environment,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=err,
                pass_fds=(writing,),
                start_new_session=True,
            )
        self._running.append((command[0], process))
        os.close(writing)
        with os.fdopen(reading) as answer:
            line = answer.readline().strip()
        if not line:
            raise RuntimeError(f"{command[0]} did not start; see {self.folder}")
        return line

    def output_of(self, command: Sequence[str]) -> str:
        """What a program prints."""
        done = subprocess.run(
            command, env=self.environment, capture_output=True, text=True, timeout=30, check=False
        )
        return done.stdout

    def _names_on_bus(self) -> str:
        target = ["--dest=org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus.ListNames"]
        return self.output_of(["dbus-send", "--session", "--print-reply", *target])

    def error_output(self, name: str) -> str:
        """What a spawned program wrote to its standard error so far."""
        return (self.folder / f"{name}.err").read_text(encoding="utf-8", errors="replace")

    def activate(self, title: str) -> None:
        """Wait for the window whose title contains `title`, and bring it to the front."""
        search = ["xdotool", "search", "--onlyvisible", "--name", title]
        wait_for(lambda: self.output_of(search).split(), f"the window {title!r}")
        window = self.output_of(search).split()[0]
        self.output_of(["xdotool", "windowactivate", "--sync", window])
        active = ["xdotool", "getactivewindow"]
        wait_for(lambda: self.output_of(active).strip() == window, f"the focus of {title!r}")

    def send_keys(self, *keys: str) -> None:
        """Press keys by their X names, one after the other (``Right``, ``space``, ``ctrl+z``)."""
        self.output_of(["xdotool", "key", "--clearmodifiers", *keys])

    def look(self, application: str, *question: str) -> Any:
        """What `probe.py` answers about an application whose name contains `application`."""
        command = probe(application, *question)
        done = subprocess.run(command, env=self.environment, capture_output=True, text=True, check=False)
        if done.returncode:
            raise LookupError(done.stderr.strip())
        return json.loads(done.stdout) if done.stdout else None

    def end(self, name: str) -> int | None:
        """End a program that was started here; its exit code if it had ended by itself."""
        codes = [process.poll() for running, process in self._running if running == name]
        for running, process in self._running:
            if running == name:
                _end(process)
        self._running = [entry for entry in self._running if entry[0] != name]
        return codes[-1] if codes else None

    def close(self) -> None:
        """End every program that was started here, the last one first."""
        for _, process in reversed(self._running):
            _end(process)
        self._running.clear()


def probe(application: str, *question: str) -> list[str]:
    """The command that asks `probe.py`."""
    python = shutil.which("python3", path="/usr/bin:/bin") or "python3"
    script = Path(__file__).with_name("probe.py")
    return [python, "-W", "ignore", str(script), application, *question]


def _end(process: subprocess.Popen[bytes]) -> None:
    if process.poll() is None:
        _signal_group(process, signal.SIGTERM)
        try:
            process.wait(5)
        except subprocess.TimeoutExpired:
            _signal_group(process, signal.SIGKILL)
            process.wait()


def _signal_group(process: subprocess.Popen[bytes], number: signal.Signals) -> None:
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, number)
