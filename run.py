#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Starts SpiderQt from a clone, or runs its tests, with nothing but Python 3.11 or later there.

    python3 run.py [OPTION...]         play; options are those of spiderqt, see --help
    python3 run.py sound [OPTION...]   the same, after fetching what sounds and a voice of its own need (once)
    python3 run.py cli [ARGUMENT...]   the console program, spiderqt-cli
    python3 run.py test [ARGUMENT...]  ruff, mypy, then pytest with the arguments; without, on all processors

Python packages go into `.venv` beside this file. System libraries are installed when this runs as root on
Debian and its kind; else the command to type is shown, and the exit code is 2.
"""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036  # an older Python reads this far
    sys.stderr.write("SpiderQt needs Python 3.11 or later; this is %d.%d.\n" % sys.version_info[:2])  # noqa: UP031
    sys.exit(2)

ROOT = Path(__file__).resolve().parent
sys.path[:0] = [str(ROOT), str(ROOT / "packaging")]

import environment  # noqa: E402
import system_packages  # noqa: E402
from words import SetupError, choose_language, say, words  # noqa: E402

# Tests with a screen reader stay together: only one reader can run.
_ALL_AT_ONCE = ["-n", "auto", "--dist", "loadgroup"]
_CLI = "import sys; from spiderqt.cli import main; sys.exit(main())"


def main(arguments: list[str]) -> int:
    """Do what `arguments` say; the exit code of what was started, or 2 with the reason on standard error."""
    choose_language(arguments)
    first, rest = (arguments[0], arguments[1:]) if arguments else ("", [])
    try:
        if first == "test":
            return test(rest)
        if first == "sound":
            needs = (*system_packages.GAME, *system_packages.SOUND)
            return start(["-m", "spiderqt", *rest], needs, extras=["sound"])
        if first == "cli":
            return start(["-c", _CLI, *rest], system_packages.CONSOLE, thorough=False)
        return start(["-m", "spiderqt", *arguments], system_packages.GAME)
    except SetupError as error:
        say(error.sentence)
        if error.command:
            say(f"{words('type')}\n    {error.command}")
        return 2
    except KeyboardInterrupt:
        say(words("stopped"))
        return 130


def start(
    arguments: list[str],
    needs: tuple[system_packages.Need, ...],
    *,
    extras: Sequence[str] = (),
    thorough: bool = True,
) -> int:
    """Become the program that `arguments` name, in the caller's folder. `extras` of it stay installed from then on."""
    system_packages.ensure((*environment.needs(ROOT), *needs))
    python = str(environment.prepare(ROOT, extras, thorough=thorough))
    path = os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH", "")]))
    environ = {**os.environ, "PYTHONPATH": path}
    # -P: a folder named spiderqt where the player happens to be must not be taken for ours.
    command = [python, "-P", *arguments]
    if os.name == "nt":
        return subprocess.run(command, env=environ).returncode
    return os.execve(python, command, environ)


def test(arguments: list[str]) -> int:
    """Run all checks, the tests last; 0 when all are well."""
    system_packages.ensure((*environment.needs(ROOT), *system_packages.GAME, *system_packages.TESTS))
    python = str(environment.prepare(ROOT, ["test"]))
    failed = [
        name
        for name, command in (
            ("ruff format", ["ruff", "format", "--check", "."]),
            ("ruff check", ["ruff", "check", "."]),
            ("mypy", ["mypy"]),
            ("pytest", ["pytest", *(arguments or _ALL_AT_ONCE)]),
        )
        if _check(name, [python, "-m", *command])
    ]
    if failed and failed != ["pytest"]:
        say(f"failed: {', '.join(failed)}")
    return 1 if failed else 0


def _check(name: str, command: list[str]) -> int:
    say(f"== {name}")
    return subprocess.run(command, cwd=ROOT).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
