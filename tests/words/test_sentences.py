# SPDX-License-Identifier: GPL-3.0-or-later
"""Every sentence in both languages, with every card, and with 0, 1 and 2 of everything."""

from __future__ import annotations

import dataclasses
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator

import pytest

import translations
from spiderqt import tongue
from spiderqt.engine import refusals as why
from spiderqt.engine.cards import Card, Rank, Suit
from spiderqt.engine.codes import GameCode
from spiderqt.engine.timeline import Travel
from spiderqt.engine.variants import VARIANTS, Variant
from spiderqt.voice.phrases.cards import a_rank, card_name, rank_name, the_card, the_rank
from spiderqt.voice.phrases.events import say_step
from spiderqt.voice.phrases.hand import say_picked, say_put_back
from spiderqt.voice.phrases.kinds import Verbosity
from spiderqt.voice.phrases.moves import moves_sentence
from spiderqt.voice.phrases.places import empty_columns_sentence, end_cards_sentence
from spiderqt.voice.phrases.refusals import refusal_sentence
from spiderqt.voice.phrases.table import Figures, table_sentences
from spiderqt.voice.phrases.times import duration
from tests.voice.tables import random_steps
from tests.words.pseudo import all_messages

LANGUAGES = ("en", "es")
DECK = [Card(rank, suit) for suit in Suit for rank in Rank]

_ENGLISH = "card|hidden card|deal|run|move|column|empty column|suit|game|second|minute|hour|letter"
_SPANISH = "carta|reparto|serie|secuencia|movimiento|columna|palo|partida|segundo|minuto|hora|jugada|acción"
_WRONG = {
    "en": (
        (rf"(?<![\d,.:])1 ({_ENGLISH})s\b", "one of many"),
        (rf"\b([02-9]|\d\d+) ({_ENGLISH})\b", "many of one"),
        (r"\ba (ace|eight)\b|\ban (?!ace|eight|empty|action|undo|older|error)", "the wrong article"),
    ),
    "es": (
        (rf"(?<![\d,.:])1 ({_SPANISH})s\b", "uno de muchos"),
        (rf"\b([02-9]|\d\d+) ({_SPANISH})\b", "muchos de uno"),
        (r"\b(Quedan|Faltan|quedan|faltan|son) (solo )?1\b", "uno en plural"),
        (r"\b(el|un) (jota|reina|columna|carta|serie)\b", "género"),
        (r"\b(la|una) (as|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|rey)\b", "género"),
        (r"\b(de|a) el\b", "sin contraer"),
        (r"\b(coge|coger|fichero|ordenador|vosotros|pulsad|móvil)\b", "palabra que no es de todos"),
    ),
}
_NEVER = (
    (r"[{}]|%n", "a place left open"),
    (r"  | [,.;:!?]", "a space too many"),
    (r"\.\.(?!\.)|,,", "a stop too many"),
)


def faults_of(language: str, text: str) -> list[str]:
    """What is wrong with the grammar or the typography of a sentence."""
    found = [f"{name}: {text}" for pattern, name in (*_NEVER, *_WRONG[language]) if re.search(pattern, text)]
    if language == "es" and (text.count("¡") != text.count("!") or text.count("¿") != text.count("?")):
        found.append(f"signos sin abrir: {text}")
    return found


def sentence_faults(language: str, text: str) -> list[str]:
    """The same for a whole sentence: how it begins and ends counts too."""
    whole = not text[0].islower() and text[-1] in ".!?"
    return faults_of(language, text) + ([] if whole else [f"no whole sentence: {text}"])


def test_the_rules_find_what_is_wrong() -> None:
    for text in ("1 cards", "2 card left", "a eight", "an two", "{x}", "a  b", "so ."):
        assert faults_of("en", text), text
    for text in ("1 cartas", "2 carta", "el jota", "una rey", "de el mazo", "Ganaste!", "coge una carta"):
        assert faults_of("es", text), text
    for text in ("1 of 8 runs completed", "11 cards", "an eight", "1 card"):
        assert not faults_of("en", text), text
    for text in ("1 de 8 series completadas", "¡Has ganado!", "la jota de picas", "11 cartas"):
        assert not faults_of("es", text), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_every_article(language: str) -> None:
    tongue.use(language)
    assert len({card_name(card) for card in DECK}) == 52
    for card in DECK:
        for text in (card_name(card), the_card(card), a_rank(card.rank)):
            assert faults_of(language, text) == []
        the, bare = the_rank(card.rank), rank_name(card.rank)
        assert the.split()[0] in {"en": ("the",), "es": ("el", "la")}[language]
        assert the.split()[1] == bare == a_rank(card.rank).split()[1]
        assert the_card(card).endswith(card_name(card))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("n", [0, 1, 2, 5, 21])
def test_every_sentence_that_counts(language: str, n: int) -> None:
    tongue.use(language)
    counting = [message for message in all_messages() if message.plural]
    assert len(counting) > 30
    for message in counting:
        said = tongue.translate(message.context, message.text, message.comment or None, n)
        assert "%n" not in said
        assert "  " not in said
        # The other numbers of the sentence are not known here, so only what stands beside %n is looked at.
        named = re.sub(r"\{\w+\}( of)?", "many", said)
        assert faults_of(language, named) == [], message


@pytest.mark.parametrize("seconds", [0, 1, 2, 60, 61, 122, 3600, 3661, 7322])
@pytest.mark.parametrize("language", LANGUAGES)
def test_times(language: str, seconds: int) -> None:
    tongue.use(language)
    assert faults_of(language, duration(seconds)) == []


CLASSES = [
    kind
    for kind in vars(why).values()
    if isinstance(kind, type) and issubclass(kind, why.Refusal) and kind is not why.Refusal
]


def facts(kind: type, n: int, card: Card) -> dict[str, object]:
    """Facts for a refusal, with `n` and `card` wherever a number and a card are told."""
    higher = Card(Rank(card.rank % 13 + 1), card.suit)
    told: dict[str, object] = {
        "columns": tuple(range(n or 1)) if kind is why.EmptyColumns else max(n, 1),
        "upper": card,
        "lower": higher,
        "card": card,
        "target": higher,
        "same_colour": n == 1,
        "ever": n == 1,
        "same_suit_only": n == 1,
        "policy": "last-100",
        "barrier": ("deal", "run", "run")[min(n, 2)],
        "needed": 10,
        "runs": max(n, 2),
    }
    return {field.name: told.get(field.name, n) for field in dataclasses.fields(kind)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", CLASSES)
def test_every_refusal_with_every_card_and_number(language: str, kind: type) -> None:
    tongue.use(language)
    for game in VARIANTS[::5]:
        for n in (0, 1, 2):
            for card in DECK[:-1:3] if n else DECK:
                if card.rank is Rank.KING and kind in (why.OtherSuit, why.NotOneHigher):
                    continue  # a king is refused as a king
                text = refusal_sentence(kind(**facts(kind, n, card)), game)
                assert sentence_faults(language, text) == []


def told_of(game: Variant) -> Iterator[str]:
    """All that is said of the first steps of a game, forward, back and again."""
    for step in random_steps(GameCode(game, 7).position(), seed=3, count=14):
        table = step.after
        for verbosity in Verbosity:
            for travel in (None, *Travel):
                yield from (utterance.text for utterance in say_step(step, travel, verbosity=verbosity))
        for complete in (False, True):
            yield from table_sentences(table, Figures(1, 1, 1.0), code="SP1-S4-AAAAABW", complete=complete)
            yield moves_sentence(table, complete=complete)
            yield end_cards_sentence(table, complete=complete)
            yield empty_columns_sentence(table, complete=complete)
        full = next(index for index, column in enumerate(table.columns) if len(column))
        yield say_picked(table, full, 1, ()).text
        yield say_picked(table, full, 1, (0, 1)).text
        yield say_put_back(full).text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", VARIANTS[::4], ids=str)
def test_whole_games_are_told_in_good_grammar(language: str, game: Variant) -> None:
    tongue.use(language)
    said = list(told_of(game))
    assert len(said) > 100
    assert [fault for text in said for fault in sentence_faults(language, text)] == []


def spanish() -> list[tuple[str, str]]:
    """Source and translation of every message, each plural form for itself."""
    pairs = []
    for message in ET.parse(translations.CATALOGUES / "spiderqt_es.ts").getroot().iter("message"):
        translation = message.find("translation")
        assert translation is not None
        forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
        pairs += [(message.findtext("source", ""), form) for form in forms]
    return pairs


def test_the_catalogue_is_written_as_spanish_is() -> None:
    for source, text in spanish():
        filled = re.sub(r"\{\w*\}|%n|%\(\w+\)[sr]|%[sr]", "x", text)
        if source.strip(" ,;"):
            assert faults_of("es", filled.strip().replace("por {", "por x")) == []
        assert text.count("&") == source.count("&"), f"mnemonics differ: {source!r}"
        assert source[-1:] not in ".!?…:" or text[-1:] in ".!?…:", f"ends otherwise: {source!r}"
        assert '"' not in text, f"“ ” are the quotes: {text!r}"
