# SPDX-License-Identifier: GPL-3.0-or-later
"""Starting the program as a process: with a display, without one, and with a Qt that cannot load."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from spiderqt import display

ROOT = Path(__file__).resolve().parents[1]
LINUX = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems always have a display")
SCREEN = ("DISPLAY", "WAYLAND_DISPLAY", "XDG_SESSION_TYPE", "QT_QPA_PLATFORM")


def environ_with(**variables: str) -> dict[str, str]:
    """The environment, with these variables alone to tell of a screen."""
    return {**{k: v for k, v in os.environ.items() if k not in SCREEN}, **variables}


def start(*arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run the program to its end."""
    return subprocess.run(
        [sys.executable, "-m", "spiderqt", *arguments],
        cwd=ROOT,
        env=environ_with(**variables),
        capture_output=True,
        text=True,
        timeout=60,
    )


@LINUX
@pytest.mark.parametrize(
    ("arguments", "variables", "says"),
    [
        ([], {}, "DISPLAY is not set"),
        (["--lang", "es"], {}, "No hay pantalla"),
        ([], {"LANGUAGE": "es"}, "No hay pantalla"),
        ([], {"DISPLAY": ""}, "DISPLAY is not set"),
        ([], {"DISPLAY": ":4711"}, ":4711"),
        ([], {"DISPLAY": "nonsense"}, "nonsense"),
        ([], {"QT_QPA_PLATFORM": "xcb"}, "DISPLAY is not set"),
        ([], {"QT_QPA_PLATFORM": "xcb", "DISPLAY": ":4711"}, ":4711"),
        ([], {"QT_QPA_PLATFORM": "nonsense"}, "nonsense"),
        ([], {"QT_QPA_PLATFORM": "nonsense:fonts=x;rubbish"}, "rubbish"),
        ([], {"QT_QPA_PLATFORM": "eglfs"}, "eglfs"),
        ([], {"QT_QPA_PLATFORM": "wayland", "XDG_RUNTIME_DIR": "/nowhere"}, ""),
        ([], {"WAYLAND_DISPLAY": "wayland-9", "XDG_RUNTIME_DIR": "/nowhere"}, ""),
    ],
)
def test_without_a_display_one_sentence_and_exit_2(
    arguments: list[str], variables: dict[str, str], says: str
) -> None:
    done = start(*arguments, **variables)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("spiderqt: ")
    assert done.stderr.count("\n") == 1
    assert says in done.stderr


@LINUX
@pytest.mark.parametrize(
    "variables",
    [
        {"QT_QPA_PLATFORM": "offscreen"},
        {"QT_QPA_PLATFORM": "minimal"},
        {"QT_QPA_PLATFORM": "OFFSCREEN:size=800x600"},
        {"QT_QPA_PLATFORM": "nonsense;offscreen"},
    ],
)
def test_platforms_without_a_screen_are_let_through(variables: dict[str, str]) -> None:
    assert display.trouble(environ_with(**variables)) == ""


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_windows_and_macos_need_no_variable(platform: str) -> None:
    assert display.trouble(environ_with(), platform) == ""


@LINUX
def test_a_plug_in_without_its_library_is_named(tmp_path: Path) -> None:
    (tmp_path / "libqxcb.so").write_bytes(b"not a library")
    says = display.trouble(environ_with(DISPLAY=":1", QT_QPA_PLATFORM_PLUGIN_PATH=str(tmp_path)))
    assert str(tmp_path / "libqxcb.so") in says


def test_a_missing_library_is_named_without_the_loaders_words() -> None:
    error = OSError("libxcb-cursor.so.0: cannot open shared object file: No such file or directory")
    assert display.missing_library(error) == "libxcb-cursor.so.0"


def test_a_qt_that_does_not_load_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "PySide6").mkdir()
    for name in ("__init__", "QtCore", "QtWidgets"):
        text = (
            "raise ImportError('libEGL.so.1: cannot open shared object file')" if name != "__init__" else ""
        )
        (tmp_path / "PySide6" / f"{name}.py").write_text(text)
    done = start(QT_QPA_PLATFORM="offscreen", PYTHONPATH=str(tmp_path))
    assert done.returncode == 2
    assert "libEGL.so.1 is missing" in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.fixture
def x_display() -> Iterator[str]:
    """A real X server without a screen, for this test."""
    if not shutil.which("Xvfb"):
        pytest.skip("no Xvfb")
    # Servers that start at the same moment may choose the same number; the later one then gives up.
    for _ in range(5):
        server, number = start_server()
        if number:
            break
        server.wait(timeout=10)
    assert number, "Xvfb does not start"
    yield f":{number}"
    server.terminate()
    server.wait(timeout=10)


def start_server() -> tuple[subprocess.Popen[bytes], str]:
    """An X server, and the number of its display; no number where it did not start."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "800x600x24", "-nolisten", "tcp"]
    quiet = subprocess.DEVNULL
    server = subprocess.Popen(command, pass_fds=[writing], stdout=quiet, stderr=quiet)
    os.close(writing)
    with os.fdopen(reading) as answer:
        return server, answer.readline().strip()


@LINUX
def test_the_display_is_held_until_qt_has_it(x_display: str) -> None:
    """Else a server without other clients starts over just when Qt asks, and Qt aborts."""
    code = (
        "from spiderqt import display\n"
        "from PySide6.QtGui import QGuiApplication\n"
        "assert display.trouble() == ''\n"
        "assert display._held\n"
        "application = QGuiApplication([])\n"
        "display.release()\n"
        "assert not display._held\n"
        "print(application.platformName())\n"
    )
    for _ in range(5):
        done = subprocess.run(
            [sys.executable, "-c", code],
            cwd=ROOT,
            env=environ_with(DISPLAY=x_display),
            capture_output=True,
            text=True,
        )
        assert (done.stdout, done.stderr) == ("xcb\n", "")


def run_until_titled(tmp_path: Path, title_of: str, *arguments: str) -> str:
    """Start the program on `title_of`, wait for its window, stop it; the window's title."""
    command = [sys.executable, "-m", "spiderqt", "--data-dir", str(tmp_path / "data"), *arguments]
    program = subprocess.Popen(
        command, cwd=ROOT, env=environ_with(DISPLAY=title_of), stderr=subprocess.PIPE, text=True
    )
    title = ""
    try:
        deadline = time.monotonic() + 60
        search = ["xdotool", "search", "--onlyvisible", "--name", "SpiderQt", "getwindowname"]
        while not title and time.monotonic() < deadline and program.poll() is None:
            found = subprocess.run(search, env=environ_with(DISPLAY=title_of), capture_output=True, text=True)
            title = found.stdout.strip()
            time.sleep(0.1)
    finally:
        program.send_signal(signal.SIGINT)
        _, complaints = program.communicate(timeout=30)
    assert complaints == ""
    return title


@LINUX
@pytest.mark.parametrize("language", ["en", "es"])
def test_with_a_display_a_window_opens_whose_title_begins_with_the_name(
    language: str, x_display: str, tmp_path: Path, own_home: Path
) -> None:
    if not shutil.which("xdotool"):
        pytest.skip("no xdotool")
    assert run_until_titled(tmp_path, x_display, "--lang", language).startswith("SpiderQt")
    written = [path for path in own_home.rglob("*") if path.is_file()]
    assert written == [], "everything is written below --data-dir"
