# SPDX-License-Identifier: GPL-3.0-or-later
"""What SpiderQt and its tests need from the system, how to see whether it is there, and how to get it.

Standard library only. Must not know of Python packages; those are `environment`'s.

Things are looked for where they are used (a library is loaded, a command searched), not in a package manager,
so that every Linux gets the right answer. Nothing is needed on Windows and macOS.
"""

from __future__ import annotations

import ctypes
import importlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from words import SetupError, say, words


@dataclass(frozen=True, slots=True)
class Need:
    """One thing, and the packages that have it.

    `sign` is how to see it: ``lib:NAME``, ``command:NAME``, ``module:NAME``, or ``file:GLOB`` below /usr.
    """

    sign: str
    debian: str
    fedora: str = ""
    arch: str = ""

    def is_met(self) -> bool:
        """Whether it is there."""
        kind, _, name = self.sign.partition(":")
        if kind == "command":
            return shutil.which(name) is not None
        if kind == "file":
            return next(Path("/usr").glob(name), None) is not None
        if kind == "module":
            importlib.invalidate_caches()  # it may have been installed since
            return importlib.util.find_spec(name) is not None
        try:
            ctypes.CDLL(name)
        except OSError:
            return False
        return True


VENV = (Need("module:ensurepip", "python3-venv"),)

# For Qt's core, and for Qt's compiler of translations, which a clone calls.
CONSOLE = (
    Need("lib:libglib-2.0.so.0", "libglib2.0-0", "glib2", "glib2"),
    Need("lib:libgssapi_krb5.so.2", "libgssapi-krb5-2", "krb5-libs", "krb5"),
    Need("lib:libbrotlidec.so.1", "libbrotli1", "libbrotli", "brotli"),
)

# For drawing, and for a window.
GAME = (
    *CONSOLE,
    Need("lib:libEGL.so.1", "libegl1", "libglvnd-egl", "libglvnd"),
    Need("lib:libGL.so.1", "libgl1", "libglvnd-glx", "libglvnd"),
    Need("lib:libxkbcommon.so.0", "libxkbcommon0", "libxkbcommon", "libxkbcommon"),
    Need("lib:libdbus-1.so.3", "libdbus-1-3", "dbus-libs", "dbus"),
    Need("lib:libfontconfig.so.1", "libfontconfig1", "fontconfig", "fontconfig"),
    Need("file:share/fonts/**/*.[to]t[fc]", "fonts-dejavu-core", "dejavu-sans-fonts", "ttf-dejavu"),
    Need("lib:libxcb-cursor.so.0", "libxcb-cursor0", "xcb-util-cursor", "xcb-util-cursor"),
    Need("lib:libxcb-icccm.so.4", "libxcb-icccm4", "xcb-util-wm", "xcb-util-wm"),
    Need("lib:libxcb-keysyms.so.1", "libxcb-keysyms1", "xcb-util-keysyms", "xcb-util-keysyms"),
    Need("lib:libxcb-shape.so.0", "libxcb-shape0", "libxcb", "libxcb"),
    Need("lib:libxkbcommon-x11.so.0", "libxkbcommon-x11-0", "libxkbcommon-x11", "libxkbcommon-x11"),
)

# For sounds and a voice of the program's own: what Qt's two modules load. What speaks is asked for by the program.
SOUND = (
    Need("lib:libpulse.so.0", "libpulse0", "pulseaudio-libs", "libpulse"),
    Need("lib:libspeechd.so.2", "libspeechd2", "speech-dispatcher", "speech-dispatcher"),
)

# For tests with a real screen, its accessibility tree and a real screen reader. Debian and its kind only:
# elsewhere the tests that need them are skipped.
TESTS = (
    Need("command:Xvfb", "xvfb"),
    Need("command:openbox", "openbox"),
    Need("command:xdotool", "xdotool"),
    Need("command:xprop", "x11-utils"),
    Need("command:dbus-run-session", "dbus"),
    Need("file:libexec/at-spi2-registryd", "at-spi2-core"),
    Need("file:lib/python3/dist-packages/gi/__init__.py", "python3-gi"),
    Need("file:lib/*/girepository-1.0/Atspi-2.0.typelib", "gir1.2-atspi-2.0"),
    Need("command:orca", "orca"),
    Need("command:speech-dispatcher", "speech-dispatcher"),
    Need("command:pgrep", "procps"),
    Need("command:desktop-file-validate", "desktop-file-utils"),
    Need("command:appstreamcli", "appstream"),
    Need("command:makensis", "nsis"),
    Need("command:shellcheck", "shellcheck"),
)

_APT = ["apt-get", "install", "--no-install-recommends"]
_OTHERS = {"dnf": ("fedora", "sudo dnf install"), "pacman": ("arch", "sudo pacman -S --needed")}


def ensure(needs: Iterable[Need]) -> None:
    """See to it that all `needs` are met: install what lacks as root on Debian, else raise SetupError."""
    if not sys.platform.startswith("linux"):
        return
    missing = [need for need in needs if not need.is_met()]
    if not missing:
        return
    packages = _names(missing, "debian")
    if not shutil.which("apt-get"):
        _ask_for(missing)
    elif os.geteuid() != 0:
        command = f"apt-get update && {' '.join(_APT)} {' '.join(packages)}"
        command = f"sudo sh -c '{command}'" if shutil.which("sudo") else f"su -c '{command}'"
        raise SetupError(words("missing").format(names=", ".join(packages)), command)
    else:
        _install(packages)
        if left := _names([need for need in missing if not need.is_met()], "debian"):
            raise SetupError(words("still missing").format(names=", ".join(left)))


def _install(packages: list[str]) -> None:
    """Install Debian packages, showing what apt-get wrote only if it fails."""
    say(words("installing").format(names=" ".join(packages)))
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["apt-get", "update"], [*_APT, "--yes", *packages]):
        done = subprocess.run(
            command,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
        )
        # Without a fresh list the packages may still be had, so only the last command's word counts.
        if done.returncode and command[1] == "install":
            say(done.stdout)
            raise SetupError(words("apt failed"), " ".join(command))


def _ask_for(missing: list[Need]) -> None:
    """Tell what lacks where there is no apt-get; only what the game cannot do without, which is libraries."""
    libraries = [need for need in missing if need.sign.startswith("lib:") and need.fedora]
    if not libraries:
        return
    for manager, (column, command) in _OTHERS.items():
        if shutil.which(manager):
            names = _names(libraries, column)
            raise SetupError(words("missing").format(names=", ".join(names)), f"{command} {' '.join(names)}")
    names = [need.sign.partition(":")[2] for need in libraries]
    raise SetupError(words("missing").format(names=", ".join(names)))


def _names(needs: Iterable[Need], column: str) -> list[str]:
    return list(dict.fromkeys(getattr(need, column) for need in needs))
