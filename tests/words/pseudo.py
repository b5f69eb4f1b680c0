# SPDX-License-Identifier: GPL-3.0-or-later
"""Languages that nobody speaks, made from the sentences in the source, to see what a window does with them."""

from __future__ import annotations

import functools
import math
import re
import shutil
import xml.etree.ElementTree as ET
from collections.abc import Callable
from pathlib import Path

import pytest

import translations
from spiderqt import assets
from translations import Message

LONG, RIGHT_TO_LEFT = "eo", "fa"
"""Esperanto stands for the long language, Persian for the one from right to left: Qt knows how both count and run."""

_KEPT = re.compile(r"(\{[^{}]*\}|%\(\w+\)[srd]|%[nsrd]|&.|\(\*[^)]*\)|--\w+|\n)")
_ACCENTED = str.maketrans("aceinosuyzACEINOSUYZ", "áčéíñöšüýžÁČÉÍÑÖŠÜÝŽ")
_PERSIAN = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "ابجدهفگحیژکلمنوپقرستعطخغزشابجدهفگحیژکلمنوپقرستعطخغزش",
)


def longer(text: str) -> str:
    """Accented, and 40 % longer in every word; placeholders and mnemonics stay."""
    return _changed(text, _stretched)


def persian(text: str) -> str:
    """In letters that run from right to left."""
    return _changed(text, lambda part: part.translate(_PERSIAN))


def _stretched(part: str) -> str:
    return re.sub(
        r"[A-Za-z]+", lambda word: word[0].translate(_ACCENTED) + "ö" * math.ceil(len(word[0]) * 0.4), part
    )


def _changed(text: str, change: Callable[[str], str]) -> str:
    return "".join(part if _KEPT.fullmatch(part) else change(part) for part in _KEPT.split(text))


def own_clone(folder: Path, patch: pytest.MonkeyPatch) -> Path:
    """Let the program find its translations and resources in `folder`, a copy; where the .ts files lie in it."""
    there = folder / "translations"
    shutil.copytree(translations.CATALOGUES, there)
    (folder / "resources").symlink_to(assets.resource(""), target_is_directory=True)
    patch.setattr(assets, "_INSTALLED", folder / "none")
    patch.setattr(assets, "_CLONE", folder)
    return there


@functools.cache
def all_messages() -> list[Message]:
    """Every sentence in the source."""
    messages, faults = translations.collect(translations.sources())
    assert not faults
    return messages


def add_language(folder: Path, code: str, change: Callable[[str], str]) -> None:
    """Write a catalogue of every sentence, each changed by `change`; compiled once for all tests."""
    source = folder / f"spiderqt_{code}.ts"
    compiled = folder.parent / "build" / "translations" / f"spiderqt_{code}.qm"
    compiled.parent.mkdir(parents=True, exist_ok=True)
    if code not in _made:
        source.write_text(_catalogue(code, change), encoding="utf-8")
        assets.compile_catalogue(source, compiled)
        _made[code] = source.read_bytes(), compiled.read_bytes()
    source.write_bytes(_made[code][0])
    compiled.write_bytes(_made[code][1])


_made: dict[str, tuple[bytes, bytes]] = {}


def _catalogue(code: str, change: Callable[[str], str]) -> str:
    messages = all_messages()
    root = ET.Element("TS", version="2.1", language=code, sourcelanguage="en")
    for name in dict.fromkeys(message.context for message in messages):
        context = ET.SubElement(root, "context")
        ET.SubElement(context, "name").text = name
        for message in messages:
            if message.context == name:
                _add(context, message, change)
    body = ET.tostring(root, encoding="unicode")
    return f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{body}\n'


def _add(context: ET.Element, message: Message, change: Callable[[str], str]) -> None:
    entry = ET.SubElement(context, "message", {"numerus": "yes"} if message.plural else {})
    ET.SubElement(entry, "source").text = message.text
    if message.comment:
        ET.SubElement(entry, "comment").text = message.comment
    translation = ET.SubElement(entry, "translation")
    # The letters of ranks and suits are one letter in every language.
    text = message.text if len(message.text) == 1 else change(message.text)
    if message.plural:
        for _ in range(2):
            ET.SubElement(translation, "numerusform").text = text
    else:
        translation.text = text
