# SPDX-License-Identifier: GPL-3.0-or-later
"""Keeps translations/*.ts in step with the sentences in the source.

    python packaging/translations.py update     after sentences were added or changed: then translate
    python packaging/translations.py check      are all catalogues complete? (the tests ask the same)
    python packaging/translations.py add fr     begin a new language: one file, with every sentence in it

The sentences are collected here, from the syntax tree, and handed to Qt's lupdate, which merges them into the
catalogues. lupdate alone does not do: in Python source, that of Qt 6.11 loses a message whose number is an
expression (``len(cards)``), and does not see the plural where it is a variable. Collected is every call of a
function named `translate` (Qt's, or that of spiderqt.tongue) or QT_TRANSLATE_NOOP whose context and text are
literals; anything that would be lost is reported as a fault.

Catalogues hold no line numbers, so that they change only when sentences do.
"""

from __future__ import annotations

import ast
import json
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
CATALOGUES = ROOT / "translations"
_FUNCTIONS = ("translate", "QT_TRANSLATE_NOOP")
_PARAMETERS = ("context", "text", "disambiguation", "n")


@dataclass(frozen=True, slots=True, order=True)
class Message:
    """A sentence to translate; `plural`: it depends on a number."""

    context: str
    text: str
    comment: str = ""
    plural: bool = False


@dataclass(frozen=True, slots=True)
class Fault:
    """Something in the source that a translation would never reach."""

    line: int
    says: str


def messages_in(source: str) -> Iterator[Message | Fault]:
    """What `source`, the text of a Python file, wants translated."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        function = node.func
        name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
        if name in ("tr", "trUtf8"):
            yield Fault(node.lineno, "tr() is not collected; use QCoreApplication.translate with a context")
        elif name in _FUNCTIONS:
            yield from _message_of(node)


def _message_of(node: ast.Call) -> Iterator[Message | Fault]:
    """The message of one call of translate; none for str.translate and for functions that hand a text on."""
    given = dict(zip(_PARAMETERS, node.args, strict=False))
    given |= {word.arg: word.value for word in node.keywords if word.arg}
    context, text, comment = (_literal(given.get(name)) for name in _PARAMETERS[:3])
    if "text" not in given or (
        context is None and text is None and not isinstance(given["text"], ast.JoinedStr)
    ):
        return
    plural = "n" in given and _literal_number(given["n"]) != -1
    if context is None or text is None:
        yield Fault(node.lineno, "context and text must both be literals (format afterwards)")
    elif comment is None and "disambiguation" in given and not _is_none(given["disambiguation"]):
        yield Fault(node.lineno, "the disambiguation must be a literal or None (the number comes fourth)")
    elif "%n" in text and not plural:
        yield Fault(node.lineno, "%n without a number")
    else:
        yield Message(context, text, comment or "", plural)


def _literal(node: ast.expr | None) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def _is_none(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is None


def _literal_number(node: ast.expr) -> object:
    try:
        return ast.literal_eval(node)
    except ValueError:
        return None


def collect(paths: Iterable[Path]) -> tuple[list[Message], list[str]]:
    """All messages of the files, sorted, and all faults, each with its place."""
    found: set[Message] = set()
    faults: list[str] = []
    for path in paths:
        for item in messages_in(path.read_text(encoding="utf-8")):
            if isinstance(item, Fault):
                faults.append(f"{path.relative_to(ROOT)}:{item.line}: {item.says}")
            else:
                found.add(item)
    return sorted(found), faults


def sources() -> list[Path]:
    """The files that hold sentences."""
    return sorted((ROOT / "spiderqt").rglob("*.py"))


def catalogues() -> list[Path]:
    """The translation files."""
    return sorted(CATALOGUES.glob("spiderqt_*.ts"))


def update(messages: list[Message], into: Iterable[Path] | None = None) -> None:
    """Merge `messages` into catalogues, all by default. English takes the plurals only: the rest is English already."""
    lupdate = Path(sys.executable).with_name("pyside6-lupdate")
    command = shutil.which(str(lupdate)) or shutil.which("pyside6-lupdate")
    if command is None:
        raise SystemExit("pyside6-lupdate is not there: run this with the Python of .venv")
    with tempfile.TemporaryDirectory() as folder:
        listing = Path(folder) / "messages.py"
        listing.write_text("\n".join(map(_as_call, messages)), encoding="utf-8")
        for catalogue in catalogues() if into is None else into:
            english = ["-pluralonly"] if catalogue.stem.endswith("_en") else []
            fixed = [
                "-silent",
                "-no-obsolete",
                "-locations",
                "none",
                "-sort-messages",
                "-source-language",
                "en",
            ]
            subprocess.run([command, *fixed, *english, str(listing), "-ts", str(catalogue)], check=True)


def _as_call(message: Message) -> str:
    """The message in the form that lupdate understands in every case."""
    context, text, comment = (
        json.dumps(part, ensure_ascii=False) for part in (message.context, message.text, message.comment)
    )
    if message.plural:
        return f"translate({context}, {text}, {comment}, 1)"
    return f"translate({context}, {text}, {comment})" if message.comment else f"translate({context}, {text})"


def missing(messages: list[Message], catalogue: Path) -> list[str]:
    """What is wrong with a catalogue: sentences that lack, are unfinished, or have other placeholders."""
    done: dict[Message, list[str]] = {}
    for context in ET.parse(catalogue).getroot().iter("context"):
        for entry in context.iter("message"):
            message = Message(
                context.findtext("name", ""),
                entry.findtext("source", ""),
                entry.findtext("comment", ""),
                entry.get("numerus") == "yes",
            )
            translation = entry.find("translation")
            if translation is not None and translation.get("type") is None:
                forms = [form.text or "" for form in translation.iter("numerusform")]
                done[message] = forms if message.plural else [translation.text or ""]
    wanted = [m for m in messages if m.plural or not catalogue.stem.endswith("_en")]
    faults = []
    for message in wanted:
        forms = done.get(message, [])
        if not forms or not all(forms):
            faults.append(f"{catalogue.name}: {message.context}: not translated: {message.text!r}")
        elif any(_placeholders(form) - _placeholders(message.text) for form in forms) or any(
            _placeholders(message.text) - _placeholders(form) - {"%n"} for form in forms
        ):
            faults.append(f"{catalogue.name}: {message.context}: other placeholders than {message.text!r}")
    stale = set(done) - set(messages)
    return faults + [f"{catalogue.name}: {m.context}: no longer used: {m.text!r}" for m in sorted(stale)]


def _placeholders(text: str) -> set[str]:
    """What gets filled in: ``{name}``, ``%(name)s``, ``%s`` and ``%n``. "One card" may leave out %n."""
    return set(re.findall(r"\{\w*[^{}]*\}|%\(\w+\)[sr]|%[nsrd]", text))


def add(language: str) -> int:
    """Write the catalogue of a new language, everything in it still to be translated; the exit code."""
    catalogue = CATALOGUES / f"spiderqt_{language}.ts"
    if not re.fullmatch(r"[a-z]{2,3}(_[A-Z]{2})?", language) or catalogue.exists():
        print(f"{catalogue.name}: there already, or no code of a language, like fr or pt_BR", file=sys.stderr)
        return 2
    head = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'
    head += f'<TS version="2.1" language="{language}" sourcelanguage="en">\n</TS>\n'
    messages, _ = collect(sources())
    catalogue.write_text(head, encoding="utf-8")
    update(messages, [catalogue])
    print(f"{catalogue} has {len(messages)} sentences to translate; the program offers the language already")
    return 0


def main(arguments: list[str]) -> int:
    """Do what the module's docstring says; the exit code."""
    if arguments[:1] == ["add"] and len(arguments) == 2:
        return add(arguments[1])
    if arguments not in (["update"], ["check"]):
        print((__doc__ or "").partition("\n\n")[2].partition("\n\n")[0], file=sys.stderr)
        return 2
    messages, faults = collect(sources())
    if arguments == ["update"] and not faults:
        update(messages)
    for catalogue in catalogues():
        faults += missing(messages, catalogue)
    print(*faults, sep="\n", end="\n" if faults else "")
    print(f"{len(messages)} sentences, {len(catalogues())} catalogues, {len(faults)} to do")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
