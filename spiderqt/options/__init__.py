# SPDX-License-Identifier: GPL-3.0-or-later
"""What the command line of `spiderqt` asks for.

Standard library only, so that --help and --version need no Qt. Must not act on what was asked for.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from spiderqt import assets, tongue
from spiderqt.engine.values import dataclass

_LONGEST = 1000
"""Signs in a complaint."""


@dataclass(frozen=True, slots=True)
class Options:
    """What was asked for; None: nothing said. `code` is as typed: whoever knows the rules reads it."""

    code: str | None = None
    open: Path | None = None
    lang: str | None = None
    data_dir: str | None = None
    questions: bool = True
    """Whether the questions of the first start may be asked."""


def parse(arguments: Sequence[str]) -> Options:
    """Read the command line, and use its language from now on.

    Raises SystemExit: 0 after --help and --version, 2 after one sentence on standard error.
    """
    if not arguments or (
        len(arguments) == 2 and arguments[0] == "--code" and arguments[1][:1] not in ("", "-")
    ):
        # The usual starts need no parser, whose loading takes ten milliseconds.
        tongue.use(tongue.choose(None, assets.languages(), tongue.preferred_languages()))
        return Options(code=arguments[1] if arguments else None)
    from spiderqt.options.parser import parse as parse_all

    return parse_all(arguments)


def complain(program: str, sentence: str) -> None:
    """Write one line to standard error; on Windows without a console, show it in a box."""
    sentence = _one_line(sentence)
    if sys.stderr is not None:
        print(f"{program}: {sentence}", file=sys.stderr)
    elif sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.MessageBoxW(None, sentence, "SpiderQt", 0x10)


def _one_line(sentence: str) -> str:
    """What was typed stands in the sentence: nothing of it may act on the terminal, or fill it."""
    shown = "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in " ".join(sentence.split()))
    return shown if len(shown) <= _LONGEST else f"{shown[: _LONGEST // 2]} … {shown[-_LONGEST // 4 :]}"
