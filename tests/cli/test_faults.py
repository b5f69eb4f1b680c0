# SPDX-License-Identifier: GPL-3.0-or-later
"""Every reason why a text or a code cannot be read has a sentence, and points at the right place."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from spiderqt import engine
from spiderqt.engine.codes import CodeError, parse_code
from spiderqt.engine.record import read_text
from spiderqt.engine.text_lines import MAX_LINE_LENGTH, MAX_LINES, TextError
from spiderqt.voice.faults import CODE_REASONS, LONGEST_QUOTE, TEXT_REASONS, code_fault, quoted, text_fault

START = """game: SD1-S1
1: 7S
2: #9S 4S
3: #8S #8S 5S
4: #JS #6S #9S JS
5: #5S #KS #3S #2S JS
6: #5S #7S #4S #2S #AS 6S
7: #KS #KS #TS #TS #JS #TS 8S
stock: QS 4S 6S 7S AS 5S AS KS 6S QS QS QS 9S 3S 3S AS 4S 2S 8S TS 3S 2S 9S 7S
"""
RUN = " ".join(f"{rank}S" for rank in "KQJT98765432A")
SPADES = RUN.replace("KS ", "")
STANDING = f"game: SD1-S1\n1: {RUN}\n2: {RUN}\n3: {RUN}\n4: {SPADES}\n5: KS\n6:\n7:\n"
SCORPION = "game: SC1-S4\n" + "".join(
    f"{column}: {cards}\n"
    for column, cards in enumerate(
        (RUN, RUN.replace("S", "H"), RUN.replace("S", "D"), RUN.replace("S", "C"), "", "", ""), 1
    )
)


def changed(old: str, new: str) -> str:
    assert START.count(old) >= 1
    return START.replace(old, new, 1)


# reason, text, line, column, a part of the sentence
TEXTS = [
    ("too-many-lines", "\n" * MAX_LINES + "x", MAX_LINES + 1, 1, "100000 lines"),
    ("line-too-long", "x" * (MAX_LINE_LENGTH + 1), 1, 1, "4000 characters"),
    ("control-character", START + "undo: fr\x07ee", 10, 9, "number 7"),
    ("no-key", START + "hello", 10, 1, "“hello”"),
    ("twice", START + "3: 4S", 10, 4, "“3:” stands here again; it was given in line 4"),
    ("unknown-key", START + "colour: red", 10, 1, "“colour:”"),
    ("no-such-column", START + "8: 4S", 10, 1, "no column 8; this game has 7"),
    ("column-missing", changed("3: #8S #8S 5S\n", ""), 8, 1, "Column 3 of 7"),
    ("game-missing", changed("game: SD1-S1\n", ""), 8, 1, "“game:”"),
    ("game-missing", "", 1, 1, "“code:”"),
    ("game-form", changed("SD1-S1", "SD1"), 1, 7, "“SD1”"),
    ("family", changed("SD1-S1", "QQ1-S1"), 1, 7, "“QQ”; the games are SP, SR, SD"),
    ("version", changed("SD1-S1", "SD2-S1"), 1, 7, "version 2"),
    ("suits", changed("SD1-S1", "SS1-S2"), 1, 7, "SS is not played with that number of suits, only with: 4"),
    ("unknown-undo", START + "undo: never", 10, 7, "“never”, only: free, last-100"),
    ("unknown-score", START + "score: high", 10, 8, "“high”, only: classic, timed, none"),
    ("not-a-card", changed("5S\n4:", "5X\n4:"), 4, 12, "“5X”"),
    ("not-a-suit", START + "completed: S X", 10, 14, "“X”"),
    ("not-complete", SCORPION.replace("KS", "3S", 1).replace("4S 3S", "4S KS") + "completed: S", 9, 12, "“S”"),
    ("card-too-many", changed("5S\n4:", "7S\n4:"), 9, 77, "7S is there more often"),
    ("face-down-on-face-up", changed("#8S #8S 5S", "#8S 8S #5S"), 4, 11, "“#5S” lies face down on a face-up card"),
    ("ends-face-down", changed("#8S #8S 5S", "#8S #8S #5S"), 4, 12, "Column 3 ends with the face-down card “#5S”"),
    ("run-left-standing", STANDING, 2, 40, "Column 1"),
    ("stock-too-large", changed("1: 7S", "1:").replace("stock:", "stock: 7S"), 9, 80, "24 cards"),
    ("cards-missing", changed("1: 7S", "1:"), 9, 1, "1 card of the deck is missing: 7S"),
    ("too-many-unknown", changed("1: 7S", "1: ## 7S"), 9, 1, "More cards are unknown (1) than the deck has left (0)"),
    ("record-missing", START + "actions:\n", 10, 1, "“record: 1”"),
    ("record-version", "record: 2\ncode: SD1-S1-AAAAABD\nactions:\n", 1, 9, "“2”; this program reads version 1"),
    ("code", "record: 1\ncode: SD1-S1-AAAAABE\nactions:\n", 2, 7, "“SD1-S1-AAAAABE” is mistyped"),
    ("action-beside-header", "record: 1\ncode: SD1-S1-AAAAABD\nactions: d\n", 3, 10, "“d”"),
    ("not-an-action", "record: 1\ncode: SD1-S1-AAAAABD\nactions:\nd\n fly\n", 5, 2, "“fly”"),
]  # fmt: skip
CODES = [
    ("form", "hello", "“hello” is not a game code"),
    ("family", "QQ1-S1-AAAAABD", "“QQ”"),
    ("version", "SD2-S1-AAAAABD", "version 2"),
    ("suits", "SS1-S1-AAAAABD", "only with: 4"),
    ("letters", "SD1-S1-AAAAB", "should end with 7 letters, and has 5"),
    ("check", "SD1-S1-AAAAABE", "mistyped"),
]


@pytest.mark.parametrize(("reason", "text", "line", "column", "part"), TEXTS, ids=[t[0] for t in TEXTS])
def test_a_text_is_refused_with_its_place_and_a_sentence(
    reason: str, text: str, line: int, column: int, part: str
) -> None:
    with pytest.raises(TextError) as caught:
        read_text(text)
    error = caught.value
    assert (error.reason, error.line, error.column) == (reason, line, column)
    sentence = text_fault(error)
    assert part in sentence
    assert sentence.endswith((".", "?"))
    assert "{" not in sentence


@pytest.mark.parametrize(("reason", "text", "part"), CODES)
def test_a_code_is_refused_with_a_sentence(reason: str, text: str, part: str) -> None:
    with pytest.raises(CodeError) as caught:
        parse_code(text)
    assert caught.value.reason == reason
    sentence = code_fault(caught.value)
    assert part in sentence
    assert "{" not in sentence


def reasons_in(source: str, error: str) -> Iterator[str]:
    """The reasons that `source` gives: first arguments of ``TextError(...)`` and of the ``error(...)`` methods."""
    tree = ast.parse(source)
    named = {
        node.targets[0].id: node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)
    }
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        called = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
        if called == error or (error == "TextError" and called == "error"):
            reason = node.args[0]
            if isinstance(reason, ast.Name) and reason.id in named:
                reason = named[reason.id]
            constants = [n.value for n in ast.walk(reason) if isinstance(n, ast.Constant)]
            yield from (value for value in constants if isinstance(value, str))


def engine_reasons(error: str) -> set[str]:
    files = Path(next(iter(engine.__path__))).glob("*.py")
    return {reason for file in files for reason in reasons_in(file.read_text(encoding="utf-8"), error)}


def test_every_reason_of_the_engine_has_a_sentence_and_an_example_here() -> None:
    assert engine_reasons("TextError") == TEXT_REASONS == {case[0] for case in TEXTS}
    assert engine_reasons("CodeError") == CODE_REASONS == {case[0] for case in CODES}


def test_what_is_quoted_is_short_and_harmless() -> None:
    assert quoted("a" * 100) == "a" * (LONGEST_QUOTE - 1) + "…"
    assert quoted("a\x1b[2Jb\n") == "a\N{REPLACEMENT CHARACTER}[2Jb\N{REPLACEMENT CHARACTER}"
