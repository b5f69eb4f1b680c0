# SPDX-License-Identifier: GPL-3.0-or-later
"""Times the first window of SpiderQt, KPatience and Aisleriot in turn: ``python -m tests.board.bench_start [ROUNDS]``.

Needs Xvfb, xdotool, dbus-daemon, kpat and aisleriot (Debian's names). Each program has a home that has seen one
start before, and opens Spider at once; the clock stops when a window with its title can be seen.
"""

from __future__ import annotations

import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

PROGRAMS = {
    "SpiderQt": ([sys.executable, "-m", "spiderqt", "--code", "SP1-S4-AAAAABW"], "SpiderQt"),
    "KPatience": (["/usr/games/kpat", "--gametype", "spider"], "KPatience|Spider"),
    "Aisleriot": (["/usr/games/sol", "--variation", "spider"], "Spider|AisleRiot"),
}
DISPLAY = ":87"


def start_once(command: list[str], title: str, home: str, bus: str) -> float:
    """Seconds until a window with that title can be seen."""
    environ = {
        **os.environ,
        "DBUS_SESSION_BUS_ADDRESS": bus,
        "DISPLAY": DISPLAY,
        "HOME": home,
        "QT_QPA_PLATFORM": "xcb",
        "LANG": "C.UTF-8",
    }
    environ = {name: value for name, value in environ.items() if not name.startswith("XDG_")}
    # Compiled modules are kept, as they are where a program is installed.
    environ.pop("PYTHONDONTWRITEBYTECODE", None)
    environ["PYTHONPYCACHEPREFIX"] = f"{home}/compiled"
    begin = time.perf_counter()
    program = subprocess.Popen(command, env=environ, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        find = ["xdotool", "search", "--onlyvisible", "--name", title]
        while subprocess.run(find, env=environ, capture_output=True).returncode:
            if program.poll() is not None or time.perf_counter() - begin > 60:
                raise RuntimeError(f"{command[0]} shows no window")
            time.sleep(0.01)
        return time.perf_counter() - begin
    finally:
        program.terminate()
        program.wait(20)


def main(arguments: list[str]) -> int:
    """Print the medians; 2 where something is missing."""
    rounds = int(arguments[0]) if arguments else 5
    missing = [name for name in ("Xvfb", "xdotool", "dbus-daemon") if not shutil.which(name)]
    if missing:
        print("not installed: " + ", ".join(missing), file=sys.stderr)
        return 2
    there = {name: program for name, program in PROGRAMS.items() if shutil.which(program[0][0])}
    screen = subprocess.Popen(
        ["Xvfb", DISPLAY, "-noreset", "-screen", "0", "1280x1024x24"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    daemon = subprocess.Popen(
        ["dbus-daemon", "--session", "--nofork", "--print-address"], stdout=subprocess.PIPE, text=True
    )
    assert daemon.stdout is not None
    bus = daemon.stdout.readline().strip()
    time.sleep(1.5)
    times: dict[str, list[float]] = {name: [] for name in there}
    try:
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
            for number in range(rounds + 1):
                for name, (command, title) in there.items():
                    clock = start_once(command, title, home, bus)
                    if number:  # the first one warms up
                        times[name].append(clock)
    finally:
        for server in (screen, daemon):
            server.terminate()
            server.wait(20)
    medians = {name: statistics.median(each) for name, each in times.items()}
    for name, median in medians.items():
        share = f", {medians['SpiderQt'] / median:.2f} of it is SpiderQt's" if name != "SpiderQt" else ""
        print(f"{name}: first window after {median:.2f} s (median of {rounds}){share}")
    print(f"load average: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
