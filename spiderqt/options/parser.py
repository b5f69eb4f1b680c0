# SPDX-License-Identifier: GPL-3.0-or-later
"""A parser of command lines that speaks the player's language, and with it the options of `spiderqt`.

Standard library only, so that --help and --version need no Qt. Must not act on what was asked for.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from spiderqt import __version__, assets, tongue
from spiderqt.options import Options, complain
from spiderqt.tongue import translate

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

_MOST_OPTIONS = 200


def parse(arguments: Sequence[str]) -> Options:
    """Read the command line, and use its language from now on.

    Raises SystemExit: 0 after --help and --version, 2 after one sentence on standard error.
    """
    choose_language(arguments)
    parser = _parser()
    found = parser.parse_args(arguments)
    if found.file is not None:
        # Only now: a word behind an unknown option is no file, and the option is what must be named.
        try:
            found.open = _file(found.file)
        except argparse.ArgumentTypeError as error:
            parser.error(str(error))
    return Options(found.code, found.open, found.lang, found.data_dir, not found.no_questions)


def choose_language(arguments: Sequence[str]) -> None:
    """Use the language of --lang, or else of the system: what is wrong is said in it."""
    early = argparse.ArgumentParser(add_help=False, allow_abbrev=False, exit_on_error=False)
    early.add_argument("--lang", nargs="?")
    try:
        wanted = early.parse_known_args(arguments)[0].lang
    except argparse.ArgumentError:
        wanted = None
    tongue.use(tongue.choose(wanted, assets.languages(), tongue.preferred_languages()))


def language_option(parser: argparse.ArgumentParser) -> None:
    """Add --lang to `parser`, with the languages that there are."""
    offered = assets.languages()
    parser.add_argument(
        "--lang",
        metavar="|".join(offered),
        type=_language,
        help=translate("Console", "the language to speak, instead of the system's"),
    )


def _parser() -> Parser:
    parser = Parser(
        prog="spiderqt",
        description=translate("Console", "Spider solitaire and its family, for everybody."),
    )
    start = parser.add_mutually_exclusive_group()
    start.add_argument(
        "--code",
        metavar=translate("Console", "CODE"),
        help=translate("Console", "play the deal of this game code"),
    )
    start.add_argument(
        "--open",
        metavar=translate("Console", "FILE"),
        type=_file,
        help=translate("Console", "open a position or a game record from a file"),
    )
    start.add_argument(
        "file",
        nargs="?",
        metavar=translate("Console", "FILE"),
        help=translate("Console", "the same as --open, for desktops that open a file with the program"),
    )
    language_option(parser)
    parser.add_argument(
        "--data-dir",
        metavar=translate("Console", "DIR"),
        type=_folder,
        help=translate("Console", "keep everything that is saved in this folder"),
    )
    parser.add_argument(
        "--no-questions",
        action="store_true",
        help=translate("Console", "ask nothing at the first start"),
    )
    return parser


def _language(text: str) -> str:
    if text in (offered := assets.languages()):
        return text
    message = translate("Console", "there is no language {name}, only {names}")
    raise argparse.ArgumentTypeError(message.format(name=repr(text), names=", ".join(offered)))


def _file(text: str) -> Path:
    # os.path answers for every text; pathlib raises for a name that is too long.
    if os.path.isfile(text):  # noqa: PTH113
        return Path(text).absolute()
    there = os.path.exists(text)  # noqa: PTH110
    message = (
        translate("Console", "{name} is not a file")
        if there
        else translate("Console", "there is no file {name}")
    )
    raise argparse.ArgumentTypeError(message.format(name=repr(text)))


def _folder(text: str) -> str:
    path = os.path.expanduser(text)  # noqa: PTH111
    if text and (os.path.isdir(path) or not os.path.lexists(path)):  # noqa: PTH112
        return text
    raise argparse.ArgumentTypeError(translate("Console", "{name} is not a folder").format(name=repr(text)))


class Parser(argparse.ArgumentParser):
    """An argument parser whose every sentence is translated; a mistake is one line on standard error, exit 2.

    It has --help and --version. `spiderqt.cli` uses it too, subcommands included.
    """

    def __init__(self, **settings: object) -> None:
        settings = {"add_help": False, "allow_abbrev": False, **settings}
        with _own_words():
            super().__init__(**settings)  # type: ignore[arg-type]  # handed on as they came
        self.add_argument("-h", "--help", action="help", help=translate("Console", "show this help and end"))
        self.add_argument(
            "--version",
            action="version",
            version=f"SpiderQt {__version__}",
            help=translate("Console", "show the version and end"),
        )

    def parse_args(self, args: Sequence[str] | None = None, namespace: Any = None) -> Any:  # type: ignore[override]
        """As the base class does, in the player's language."""
        with _own_words():
            return super().parse_args(args, namespace)

    def parse_known_args(self, args: Sequence[str] | None = None, namespace: Any = None) -> Any:  # type: ignore[override]
        """As the base class does, in the player's language."""
        marked = [word for word in args or () if word.startswith("-")]
        if len(marked) > _MOST_OPTIONS:  # argparse takes seconds for thousands
            self.error(translate("Console", "unknown option or too much: %s") % marked[_MOST_OPTIONS])
        with _own_words():
            return super().parse_known_args(args, namespace)

    def format_help(self) -> str:
        """As the base class does, in the player's language."""
        with _own_words():
            return super().format_help()

    def error(self, message: str) -> NoReturn:
        """Say what is wrong, in one line, and exit 2."""
        complain(self.prog, message)
        raise SystemExit(2)

    def _print_message(self, message: str, file: SupportsWrite[str] | None = None) -> None:
        # A console that cannot show a letter shows a question mark instead of a traceback.
        file = file or sys.stderr
        if file is not None and message:
            encoding = getattr(file, "encoding", None) or "utf-8"
            file.write(message.encode(encoding, "replace").decode(encoding))


@contextlib.contextmanager
def _own_words() -> Iterator[None]:
    """Let argparse take its words from our catalogue while it works.

    It asks gettext through two module globals, for a catalogue that nobody ships; there is no other way in.
    """
    before = argparse._, argparse.ngettext  # type: ignore[attr-defined]
    argparse._ = _words  # type: ignore[attr-defined]
    argparse.ngettext = lambda one, many, n: _words(one if n == 1 else many)  # type: ignore[attr-defined]
    try:
        yield
    finally:
        argparse._, argparse.ngettext = before  # type: ignore[attr-defined]


def _words(text: str) -> str:
    """What argparse calls `text`, in our words; what is not listed stays as it is."""
    words = {
        "usage: ": translate("Console", "usage: "),
        "options": translate("Console", "options"),
        "positional arguments": translate("Console", "what to give"),
        "expected one argument": translate("Console", "needs a value"),
        "expected at least one argument": translate("Console", "needs at least one value"),
        "unrecognized arguments: %s": translate("Console", "unknown option or too much: %s"),
        "not allowed with argument %s": translate("Console", "cannot be given together with %s"),
        "ignored explicit argument %r": translate("Console", "takes no value, but was given %r"),
        "the following arguments are required: %s": translate("Console", "missing: %s"),
        "one of the arguments %s is required": translate("Console", "one of these is needed: %s"),
        "invalid %(type)s value: %(value)r": translate("Console", "%(value)r makes no sense here"),
        "invalid choice: %(value)r (choose from %(choices)s)": translate(
            "Console", "there is no %(value)r, only %(choices)s"
        ),
        "argument %(argument_name)s: %(message)s": "%(argument_name)s: %(message)s",
    }
    return words.get(text, text)
