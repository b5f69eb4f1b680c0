# SPDX-License-Identifier: GPL-3.0-or-later
"""Every sentence reaches the catalogues and is translated in all of them."""

from __future__ import annotations

from pathlib import Path

import pytest

import translations
from translations import Fault, Message


def test_every_sentence_is_translated_in_every_language() -> None:
    messages, faults = translations.collect(translations.sources())
    for catalogue in translations.catalogues():
        faults += translations.missing(messages, catalogue)
    assert len(messages) > 30
    assert faults == [], "translate, after: python packaging/translations.py update"


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ('translate("A", "b")', Message("A", "b")),
        ('QCoreApplication.translate("A", "b {x}").format(x=1)', Message("A", "b {x}")),
        ('translate("A", "b", "why")', Message("A", "b", "why")),
        ('translate("A", "%n b", None, len(x))', Message("A", "%n b", "", True)),
        ('translate("A", "%n b", "why", n)', Message("A", "%n b", "why", True)),
        ('translate("A", "%n b", n=n)', Message("A", "%n b", "", True)),
        ('translate("A", "b", None, -1)', Message("A", "b")),
        ('translate("A", "b " "c")', Message("A", "b c")),
        ('QT_TRANSLATE_NOOP("A", "b")', Message("A", "b")),
    ],
)
def test_a_sentence_is_found(source: str, expected: Message) -> None:
    assert list(translations.messages_in(source)) == [expected]


@pytest.mark.parametrize(
    "source",
    [
        'translate("A", f"b {x}")',
        'translate(context, f"b {x}")',
        'translate("A", text)',
        'translate(context, "b")',
        'translate("A", "b" + c)',
        'translate("A", "%n b")',
        'translate("A", "%n b", n)',
        'translate("A", "b", why)',
        'self.tr("b")',
    ],
)
def test_a_sentence_that_would_be_lost_is_a_fault(source: str) -> None:
    assert [type(item) for item in translations.messages_in(source)] == [Fault]


@pytest.mark.parametrize(
    "source", ["text.translate(table)", "translate(context, text, comment, n)", "other('A', 'b')"]
)
def test_other_calls_are_not_sentences(source: str) -> None:
    assert list(translations.messages_in(source)) == []


MESSAGES = [
    Message("A", 'say "{x}"\n♠ \\ ñ'),
    Message("A", "%n cards", "", True),
    Message("A", "b"),
    Message("A", "b", "why"),
]


def test_lupdate_takes_over_every_message_as_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(translations, "CATALOGUES", tmp_path)
    empty = '<?xml version="1.0" encoding="utf-8"?><!DOCTYPE TS><TS version="2.1" language="{}"></TS>'
    for language in ("en", "es"):
        (tmp_path / f"spiderqt_{language}.ts").write_text(empty.format(language))
    translations.update(sorted(MESSAGES))
    english, spanish = translations.catalogues()
    assert len(translations.missing(MESSAGES, spanish)) == len(MESSAGES)
    assert len(translations.missing(MESSAGES, english)) == 1
    text = spanish.read_text(encoding="utf-8").replace(' type="unfinished"', "")
    text = text.replace("<translation></translation>", "<translation>hecho {x}</translation>")
    spanish.write_text(text.replace("></n", ">%n cartas</n"), encoding="utf-8")
    assert [fault.rpartition(":")[0] for fault in translations.missing(MESSAGES, spanish)] == [
        "spiderqt_es.ts: A"
    ] * 2, "the two plain sentences have a placeholder too many"
    translations.update(MESSAGES[:1])
    assert translations.missing(MESSAGES[:1], spanish) == []
    assert "cartas" not in spanish.read_text(encoding="utf-8")
