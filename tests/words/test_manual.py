# SPDX-License-Identifier: GPL-3.0-or-later
"""The manual's pages: whole, alike in both languages, true to the rules; and the same on the web."""

from __future__ import annotations

import re
from pathlib import Path

import manual_site
import pytest
from PySide6.QtWidgets import QApplication

from spiderqt import tongue
from spiderqt.board.marks import TargetKind
from spiderqt.engine import refusals as why
from spiderqt.engine.actions import Move
from spiderqt.engine.cards import Card, card
from spiderqt.engine.events import RunCompleted
from spiderqt.engine.play import Step, apply
from spiderqt.engine.position import Column, Position
from spiderqt.engine.variants import VARIANTS, variant
from spiderqt.windows.actions import SPECS
from spiderqt.windows.manual import markup, pages, tables
from spiderqt.windows.manual.facts import facts
from spiderqt.windows.manual.links import PLACES, page_of, place_of
from tests.words.test_sentences import faults_of

LANGUAGES = ("en", "es")
KEYS = {spec.name: ", ".join(spec.keys) for spec in SPECS}
PLACE = re.compile(r"\{[\w.-]+\}")

NUMBER_WORDS = {
    "en": "four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fifty|hundred",
    "es": "cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|cincuenta|cien|quinientos",
}
NO_FIGURE = {
    "en": r"\b(the|a|either|its own) (eight|nine|ten)s?\b|nine of|ten (and|of)|(with )?four (suits|colours)|six rules",
    "es": r"\b(el|un|propio) (ocho|nueve|diez)\b|jota y diez|cuatro (palos|colores)|seis reglas",
}
"""Ranks, names of options, how many rules surprise: words that no rule of a game can contradict."""


def made(name: str, language: str) -> pages.Page:
    """A page in a language, filled in."""
    tongue.use(language)
    return pages.page(name, KEYS)


def raw(name: str, language: str) -> str:
    """A page as it is written."""
    return pages.path_of(name, language).read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", pages.NAMES)
def test_every_page_is_whole(name: str, language: str) -> None:
    page = made(name, language)
    assert page.title
    assert "{" not in re.sub(r"\{#[\w-]+\}", "", page.source)
    for target in markup.links(page.source):
        linked, _, anchor = target.partition("#")
        other = made(linked.removesuffix(".md"), language)
        assert not anchor or anchor in markup.headings(other.source), target
    assert set(markup.pictures(page.source)) <= set(tables.names())


@pytest.mark.parametrize("name", pages.NAMES)
def test_both_languages_say_the_same(name: str) -> None:
    english, spanish = raw(name, "en"), raw(name, "es")
    for found in (markup.headings, markup.pictures, markup.links, PLACE.findall):
        assert list(found(english)) == list(found(spanish)), found
    assert [line[:2] for line in english.splitlines()] == [
        line if line[:2] in ("# ", "##", "- ", "![", "") else english.splitlines()[at][:2]
        for at, line in enumerate(line[:2] for line in spanish.splitlines())
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", pages.NAMES)
def test_no_number_of_a_rule_is_written_by_hand(name: str, language: str) -> None:
    text = re.sub(r"`[^`]*`|!\[[^\]]*\]\([^)]*\)|\(table:\w+\)", "", raw(name, language))
    text = re.sub(r"[Cc]olumns? 1 to|columnas de la 1 a la", "", text)
    assert re.findall(r"\d+", PLACE.sub("", re.sub(r"\{#[\w-]+\}", "", text))) == []
    figures = re.sub(NO_FIGURE[language], "", text, flags=re.IGNORECASE)
    assert re.findall(rf"\b({NUMBER_WORDS[language]})\b", figures, re.IGNORECASE) == []


def test_the_numbers_are_those_of_the_rules() -> None:
    known = facts()
    for game in VARIANTS:
        assert known[f"{game.family}.cards"] == str(game.cards)
        assert known[f"{game.family}.columns"] == str(len(game.tableau))
        assert known[f"{game.family}.stock"] == str(game.cards - sum(game.tableau))
    assert {
        name: known[f"SD.{name}"] for name in ("deals", "row", "last-row", "runs", "suits", "tableau")
    } == {
        "deals": "4",
        "row": "7",
        "last-row": "3",
        "runs": "4",
        "suits": "1, 2, 3 or 4",
        "tableau": "1, 2, 3, 4, 5, 6, 7",
    }
    assert (known["SC.hidden-columns"], known["SC.hidden-each"], known["SC.longest"]) == ("4", "3", "7")
    assert (known["score.start"], known["score.run"], known["score.example"]) == ("500", "100", "847")
    assert "104" in made("spider", "es").source


def test_the_six_misunderstandings_are_answered() -> None:
    anchors = markup.headings(raw("misunderstandings", "en"))
    assert list(anchors) == ["mixed", "gap", "foundations", "king", "empty", "colours"]
    assert all(text.endswith("?") for text in anchors.values())


REFUSALS = {
    kind
    for kind in vars(why).values()
    if isinstance(kind, type) and issubclass(kind, why.Refusal) and kind is not why.Refusal
}


def test_every_refusal_leads_to_its_rule_or_to_none() -> None:
    assert set(PLACES) == REFUSALS
    for game in VARIANTS:
        for kind in REFUSALS:
            place = place_of(kind.__new__(kind), game)
            if place is not None:
                page, _, anchor = place.partition("#")
                assert anchor in markup.headings(raw(page, "en")), place
        assert page_of(game) in pages.NAMES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_is_listed(language: str) -> None:
    source = made("keys", language).source
    for spec in SPECS:
        if spec.keys:
            assert f"**{', '.join(spec.keys)}**" in source, spec.name


GAME_OF_TABLE = {"groups": "SM", "scorpion": "SC"}


@pytest.mark.parametrize("name", tables.names())
def test_the_pictured_moves_are_those_of_the_rules(name: str) -> None:
    drawing = tables.read(name)
    if drawing.lifted is None:
        return
    # What lies face down matters to nobody, but the referee wants to turn it up.
    columns = tuple(Column((card("2D"),) * len(heap.hidden), heap.shown) for heap in drawing.columns)
    position = Position(variant(GAME_OF_TABLE.get(name, "SP")), columns, (), ())
    column, index = drawing.lifted
    count = len(columns[column]) - index
    steps = (apply(position, Move(column, count, target)) for target in range(len(columns)))
    legal = {target: step for target, step in enumerate(steps) if isinstance(step, Step)}
    found = {target: kind_of(step, columns[target].last) for target, step in legal.items()}
    assert dict(drawing.targets) == found


def kind_of(step: Step, last: Card | None) -> TargetKind:
    """What comes of a move."""
    assert isinstance(step.action, Move)
    if any(isinstance(event, RunCompleted) for event in step.events):
        return TargetKind.COMPLETE
    if last is None:
        return TargetKind.EMPTY
    group = step.before.columns[step.action.source].shown[-step.action.count :]
    return TargetKind.JOIN if last.suit is group[0].suit else TargetKind.PLACE


def test_the_little_language() -> None:
    source = "# Title\n\nOne *two*\n**three** `4 <5>`.\n\n## Head {#a-b}\n- x [y](z.md#q)\n- w\n\n1. v\n\n"
    source += "![seen](table:t)\n"
    made_html = markup.to_html(
        source, picture=lambda name: f"/{name}.png", link=lambda to: to.replace(".md", ".html")
    )
    assert made_html.splitlines() == [
        "<h1>Title</h1>",
        "<p>One <i>two</i> <b>three</b> <code>4 &lt;5&gt;</code>.</p>",
        '<h2><a name="a-b" id="a-b"></a>Head</h2>',
        "<ul>",
        '<li>x <a href="z.html#q">y</a></li>',
        "<li>w</li>",
        "</ul>",
        "<ol>",
        "<li>v</li>",
        "</ol>",
        '<p class="table"><img src="/t.png" alt=""><br><i>seen</i></p>',
    ]
    assert markup.title(source) == "Title"
    assert markup.headings(source) == {"a-b": "Head"}


def test_the_same_pages_stand_on_the_web(tmp_path: Path, qapp: QApplication) -> None:
    written = manual_site.build(tmp_path)
    assert len(written) == 1 + len(LANGUAGES) * len(pages.NAMES)
    for path in written:
        text = path.read_text(encoding="utf-8")
        for address in re.findall(r'(?:href|src)="([^"]+)"', text):
            file, _, anchor = address.partition("#")
            target = path.parent / file
            assert target.is_file(), address
            assert not anchor or f'id="{anchor}"' in target.read_text(encoding="utf-8"), address
    spanish = (tmp_path / "es" / "spider.html").read_text(encoding="utf-8")
    assert '<html lang="es">' in spanish
    assert (
        "<main>\n"
        + markup.to_html(
            made("spider", "es").source,
            picture=lambda name: f"../tables/{name}.png",
            link=lambda to: to.replace(".md", ".html"),
        )
        in spanish
    )


def test_the_spanish_is_of_all_who_speak_it() -> None:
    # Places are not filled in here, and the rules for sentences do not know the manual's little language.
    looked_for = ("palabra", "género", "sin contraer", "signos")
    found = []
    for name in pages.NAMES:
        for line in raw(name, "es").replace("![", "[").splitlines():
            found += [(name, fault) for fault in faults_of("es", line) if fault.startswith(looked_for)]
    assert found == []
