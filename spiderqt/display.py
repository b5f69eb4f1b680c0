# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether a window can be opened, found out before Qt is asked: where it cannot, Qt aborts the process.

Standard library only. Must not know what the window is for.

On Linux and its like Qt needs its plug-in, the libraries that the plug-in needs, and a display server that
answers. All three are tried as Qt will try them, by loading the plug-in and opening a connection. Windows
and macOS always have a display.
"""

from __future__ import annotations

import ctypes
import importlib.util
import os
import sys
import time
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from spiderqt.tongue import translate

# What Qt draws to without a display server; vnc opens a port of its own.
_WITHOUT_SERVER = frozenset({"offscreen", "minimal", "vnc"})
_VARIABLE = "QT_QPA_PLATFORM"

# An X server without other clients starts over when its last one leaves, and answers nobody for a moment. So a
# connection that has succeeded is held until Qt has its own, and one that has failed is tried again.
_held: list[Callable[[], object]] = []
_ATTEMPTS, _PAUSE = 4, 0.15


def trouble(environ: Mapping[str, str] = os.environ, platform: str = sys.platform) -> str:
    """One sentence that says why no window can be opened, or nothing when one can.

    After nothing, call `release` when the QApplication is made.
    """
    plugins = _plugins(environ)
    asked = [name.partition(":")[0].strip().lower() for name in environ.get(_VARIABLE, "").split(";")]
    asked = [name for name in asked if name]
    if plugins and asked and not any(name in plugins for name in asked):
        text = translate("Display", "{variable} is set to {value}, but Qt here knows only {names}.")
        return text.format(variable=_VARIABLE, value=environ[_VARIABLE], names=", ".join(sorted(plugins)))
    if platform in ("win32", "darwin"):
        return ""
    if not asked:
        asked = _servers_named(environ)
    if not asked:
        return translate("Display", "There is no display to open a window on (DISPLAY is not set).")
    troubles = [_trouble_with(name, plugins.get(name), environ) for name in asked]
    return "" if "" in troubles else troubles[0]


def release() -> None:
    """Let go of the connection by which the display was found to answer: Qt has one of its own now."""
    while _held:
        _held.pop()()


def missing_library(error: Exception) -> str:
    """The name of the library that `error`, from loading another one, complains about, or all it says."""
    return str(error).partition(":")[0]


def trouble_with_library(error: Exception) -> str:
    """The sentence for a library of the system that Qt needs and does not find."""
    text = translate(
        "Display",
        "Qt cannot start, because the system library {library} is missing (README.md says what to install).",
    )
    return text.format(library=missing_library(error))


def _servers_named(environ: Mapping[str, str]) -> list[str]:
    """The kinds of display server that the environment names, in the order in which Qt tries them."""
    session = environ.get("XDG_SESSION_TYPE", "")
    named = []
    if environ.get("WAYLAND_DISPLAY") or session == "wayland":
        named.append("wayland")
    if environ.get("DISPLAY"):
        named.append("xcb")
    return named[::-1] if session == "x11" else named


def _plugins(environ: Mapping[str, str]) -> dict[str, Path]:
    """Qt's platform plug-ins by name; empty when it is not known where they lie (a Qt of the system)."""
    folders = [
        Path(part) for part in environ.get("QT_QPA_PLATFORM_PLUGIN_PATH", "").split(os.pathsep) if part
    ]
    spec = importlib.util.find_spec("PySide6")
    for package in (spec.submodule_search_locations or ()) if spec else ():
        folders += [Path(package) / "Qt" / "plugins" / "platforms", Path(package) / "plugins" / "platforms"]
    found: dict[str, Path] = {}
    for path in (path for folder in folders if folder.is_dir() for path in folder.iterdir()):
        if path.suffix in (".so", ".dll", ".dylib"):
            found.setdefault(path.stem.removeprefix("lib").removeprefix("q").lower(), path)
    return found


def _trouble_with(name: str, plugin: Path | None, environ: Mapping[str, str]) -> str:
    """Why the platform `name` cannot be used, or nothing."""
    if name in _WITHOUT_SERVER:
        return ""
    try:
        if plugin:
            ctypes.CDLL(str(plugin))
        if name == "xcb":
            return _trouble_with_x11(environ.get("DISPLAY", ""))
        if name.startswith("wayland"):
            return _trouble_with_wayland(environ.get("WAYLAND_DISPLAY", "wayland-0"))
    except OSError as error:
        return trouble_with_library(error)
    return _trouble_with_another(name)


def _trouble_with_x11(display: str) -> str:
    """Try to open a connection to the X server, with the user's permission file and all."""
    if not display:
        return translate("Display", "There is no display to open a window on (DISPLAY is not set).")
    xcb = ctypes.CDLL("libxcb.so.1")
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connect.argtypes = (ctypes.c_char_p, ctypes.c_void_p)
    xcb.xcb_connection_has_error.argtypes = xcb.xcb_disconnect.argtypes = (ctypes.c_void_p,)
    for attempt in range(_ATTEMPTS):
        time.sleep(_PAUSE if attempt else 0)
        connection = xcb.xcb_connect(display.encode(), None)
        if not xcb.xcb_connection_has_error(connection):
            _held.append(partial(xcb.xcb_disconnect, connection))
            return ""
        xcb.xcb_disconnect(connection)
    return _no_answer(display)


def _trouble_with_wayland(display: str) -> str:
    """Try to open a connection to the Wayland compositor."""
    wayland = ctypes.CDLL("libwayland-client.so.0")
    wayland.wl_display_connect.restype = ctypes.c_void_p
    wayland.wl_display_connect.argtypes = (ctypes.c_char_p,)
    wayland.wl_display_disconnect.argtypes = (ctypes.c_void_p,)
    connection = wayland.wl_display_connect(None)
    if not connection:
        return _no_answer(display)
    wayland.wl_display_disconnect(connection)
    return ""


def _no_answer(display: str) -> str:
    text = translate("Display", "The display {display} does not answer, so no window can be opened.")
    return text.format(display=display)


def _trouble_with_another(name: str) -> str:
    """Let a second process try a platform of which nothing is known (eglfs, linuxfb): it may abort."""
    if getattr(sys, "frozen", False):
        return ""  # a packed program has no interpreter that could try
    import subprocess

    code = "from PySide6.QtGui import QGuiApplication; QGuiApplication([])"
    environ = {**os.environ, _VARIABLE: name}
    try:
        done = subprocess.run([sys.executable, "-c", code], env=environ, capture_output=True, timeout=30)
    except subprocess.TimeoutExpired:
        return ""
    if done.returncode == 0:
        return ""
    text = translate("Display", "{variable} is set to {value}, but Qt cannot open a window that way.")
    return text.format(variable=_VARIABLE, value=name)
