# SPDX-License-Identifier: GPL-3.0-or-later
"""`spiderqt-cli`: the game without a display, for terminals and scripts; docs/console.md describes it.

The commands load no Qt. This module must stay light: what is not asked for is not imported.
"""

from __future__ import annotations

from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; `argv` without the program's name. The exit status: 0 done, 1 the answer is no, 2 bad input."""
    from spiderqt.cli.run import run

    return run(argv)
