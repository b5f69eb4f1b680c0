# SPDX-License-Identifier: GPL-3.0-or-later
"""From the words of a command line to an exit status: finds the command, runs it, prints its answer.

Must not know what any command does. Whatever happens, no traceback: a fault is one line on standard error.
"""

from __future__ import annotations

import contextlib
import io
import os
import sys
from argparse import HelpFormatter, Namespace
from collections.abc import Sequence

from spiderqt import options
from spiderqt.cli.answers import BAD_INPUT, DONE, INTERRUPTED, Answer, BadInputError
from spiderqt.cli.commands import COMMANDS, Command, command
from spiderqt.options.parser import Parser, choose_language, language_option
from spiderqt.tongue import translate

PROGRAM = "spiderqt-cli"


def run(argv: Sequence[str] | None = None) -> int:
    """Run the command that `argv` (None: the words of this process) names; the exit status."""
    words = list(sys.argv[1:] if argv is None else argv)
    try:
        choose_language(words)
        return _run(words)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BadInputError as fault:
        options.complain(PROGRAM, str(fault))
    except Exception as error:  # the last resort: the player is told in one line
        name = type(error).__name__
        sentence = translate(
            "Console", "This should not have happened; it is a fault of the program ({error})."
        )
        options.complain(PROGRAM, sentence.format(error=f"{name}: {error}"))
    return BAD_INPUT


def _run(words: list[str]) -> int:
    printed = io.StringIO()
    try:
        with contextlib.redirect_stdout(printed):
            wanted, given = _read(words)
    except SystemExit as end:  # after --help, --version, or a fault that is said already
        _write(printed.getvalue())
        return end.code if isinstance(end.code, int) else DONE
    answer = wanted.run(given)
    _write(_as_json(answer) if given.json else answer.text())
    if answer.remark and not given.json:
        options.complain(PROGRAM, answer.remark)
    return answer.status


def _read(words: list[str]) -> tuple[Command, Namespace]:
    """The command, and what it was given. Raises SystemExit as argparse does."""
    at = _place_of_command(words)
    if at is None or words[at] not in COMMANDS:
        _overview().parse_args(words)
        raise SystemExit(BAD_INPUT)
    wanted = command(words[at])
    parser = Parser(
        prog=f"{PROGRAM} {words[at]}", description=_capital(wanted.summary()), formatter_class=_formatter
    )
    _common(parser)
    wanted.arguments(parser)
    return wanted, parser.parse_args(_flags_first(words[:at] + words[at + 1 :]))


def _place_of_command(words: list[str]) -> int | None:
    """The first word that is neither an option nor the value of --lang."""
    takes_value = False
    for at, word in enumerate(words):
        if not takes_value and not word.startswith("-"):
            return at
        takes_value = word == "--lang"
    return None


def _flags_first(words: list[str]) -> list[str]:
    """--json before all the rest: it may stand between the actions of `apply`, where argparse would stumble."""
    end = words.index("--") if "--" in words else len(words)
    rest = [word for word in words[:end] if word != "--json"]
    return ["--json"] * (end - len(rest)) + rest + words[end:]


def _common(parser: Parser) -> None:
    parser.add_argument(
        "--json", action="store_true", help=translate("Console", "print one JSON object instead of text")
    )
    language_option(parser)


def _overview() -> Parser:
    """The parser for everything that names no command: it has the help, and the complaint."""
    parser = Parser(
        prog=PROGRAM,
        description=translate("Console", "Spider solitaire and its family, without a display."),
        epilog=translate("Console", "“{program} COMMAND --help” tells more about a command.").format(
            program=PROGRAM
        ),
    )
    _common(parser)
    commands = parser.add_subparsers(
        title=translate("Console", "commands"),
        metavar=translate("Console", "COMMAND"),
        dest="command",
        required=True,
    )
    for name in COMMANDS:
        commands.add_parser(name, help=command(name).summary())
    return parser


def _formatter(prog: str) -> HelpFormatter:
    """argparse makes one for each argument, only to look at it, and loads shutil to find its width: too slow here."""
    try:
        columns = int(os.environ.get("COLUMNS", "")) or os.get_terminal_size().columns
    except (OSError, ValueError):
        columns = 80
    return HelpFormatter(prog, width=max(columns, 20) - 2)


def _capital(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}."


def _as_json(answer: Answer) -> str:
    import json

    encoding = getattr(sys.stdout, "encoding", None) or ""
    plain = encoding.lower().replace("-", "") != "utf8"
    return json.dumps(answer.data, ensure_ascii=plain) + "\n"


def _write(text: str) -> None:
    """Print to the end. Whoever has stopped reading (``| head``) has what they wanted: that is no fault."""
    out = sys.stdout
    if out is None:
        return
    encoding = getattr(out, "encoding", None) or "utf-8"
    try:
        out.write(text.encode(encoding, "replace").decode(encoding))
        out.flush()
    except BrokenPipeError:
        # Nothing more may reach the pipe, not even from the interpreter's own flush at the end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), out.fileno())
    except OSError as error:
        sentence = translate("Console", "The answer cannot be written ({reason}).")
        raise BadInputError(sentence.format(reason=error.strerror)) from error
