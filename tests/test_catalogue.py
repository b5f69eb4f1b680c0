# SPDX-License-Identifier: GPL-3.0-or-later
"""The reader of .qm files answers what Qt answers, for every plural rule that Qt knows."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator

from spiderqt import assets
from spiderqt.catalogue import Catalogue, CatalogueError

# One language for each plural rule of Qt, with the number of its forms.
PLURALS = {
    **dict.fromkeys(("ja", "tr"), 1),
    **dict.fromkeys(("en", "es", "fr", "pt_BR", "da", "is", "fil"), 2),
    **dict.fromkeys(("lv", "ga", "mk", "cs", "sk", "lt", "pl", "ru", "uk", "ro"), 3),
    **dict.fromkeys(("sl", "mt", "gd"), 4),
    "cy": 5,
    "ar": 6,
}
NUMBERS = [*range(125), 199, 200, 201, 211, 999, 1000, 1001, 1002, 2000, 11000, 21000, 1_000_000, 12_345_678]

TS = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="{language}" sourcelanguage="en">
<context><name>One</name>
<message><source>card</source><translation>carta ♠ ñ 🂡</translation></message>
<message><source>card</source><comment>on paper</comment><translation>tarjeta</translation></message>
<message><source>end</source><comment>of a game</comment><translation>final</translation></message>
<message><source>not yet</source><translation type="unfinished"></translation></message>
<message numerus="yes"><source>%n cards</source><translation>{forms}</translation></message>
</context>
<context><name>Two</name>
<message><source>card</source><translation>naipe &lt;&amp;&gt;</translation></message>
</context>
</TS>
"""


def compiled(folder: Path, language: str) -> Path:
    """A catalogue of `language`, compiled."""
    forms = "".join(f"<numerusform>form {form}</numerusform>" for form in range(PLURALS[language]))
    source = folder / f"spiderqt_{language}.ts"
    source.write_text(TS.format(language=language, forms=forms), encoding="utf-8")
    target = source.with_suffix(".qm")
    assets.compile_catalogue(source, target)
    return target


@pytest.mark.parametrize("language", PLURALS)
def test_plurals_are_those_of_qt(language: str, tmp_path: Path) -> None:
    path = compiled(tmp_path, language)
    qt = QTranslator()
    assert qt.load(str(path))
    ours = Catalogue.read(path)
    for n in NUMBERS:
        assert ours.find("One", "%n cards", "", n) == qt.translate("One", "%n cards", "", n), n


@pytest.mark.parametrize(
    ("context", "text", "comment", "answer"),
    [
        ("One", "card", "", "carta ♠ ñ 🂡"),
        ("Two", "card", "", "naipe <&>"),
        ("One", "card", "on paper", "tarjeta"),
        ("One", "card", "another", "carta ♠ ñ 🂡"),
        ("One", "end", "of a game", "final"),
        ("One", "end", "", "final"),
        ("One", "not yet", "", None),
        ("One", "nothing", "", None),
        ("Three", "card", "", None),
        ("", "", "", None),
    ],
)
def test_sentences_are_those_of_qt(
    context: str, text: str, comment: str, answer: str | None, tmp_path: Path
) -> None:
    path = compiled(tmp_path, "es")
    qt = QTranslator()
    assert qt.load(str(path))
    assert Catalogue.read(path).find(context, text, comment) == answer
    assert (qt.translate(context, text, comment) or None) == answer


@pytest.mark.parametrize("data", [b"", b"PK", b"<?xml version='1.0'?>"])
def test_another_file_is_refused(data: bytes) -> None:
    with pytest.raises(CatalogueError):
        Catalogue(data)


def test_a_file_cut_short_loses_sentences_but_does_not_fail(tmp_path: Path) -> None:
    data = compiled(tmp_path, "es").read_bytes()
    assert Catalogue(data[:16]).find("One", "card") is None


def test_an_answer_is_looked_up_once_and_not_too_many_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ours = Catalogue.read(compiled(tmp_path, "es"))
    looked_up: list[int] = []
    find = ours._find

    def counted(context: str, text: str, comment: str, n: int) -> str | None:
        looked_up.append(n)
        return find(context, text, comment, n)

    monkeypatch.setattr(ours, "_find", counted)
    for _ in range(3):
        assert ours.find("One", "card") == "carta ♠ ñ 🂡"
        assert ours.find("One", "nothing") is None
    assert len(looked_up) == 2
    for n in range(3000):
        assert ours.find("One", "%n cards", "", n) == f"form {int(n != 1)}"
    assert len(ours._known) <= 2000
