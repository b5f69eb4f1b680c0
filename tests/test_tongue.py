# SPDX-License-Identifier: GPL-3.0-or-later
"""The choice of a language, and sentences without Qt."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from spiderqt import assets, tongue

OFFERED = ["en", "es", "pt_BR"]


@pytest.mark.parametrize(
    ("wanted", "preferred", "answer"),
    [
        (None, [], "en"),
        ("es", ["en"], "es"),
        (None, ["es_MX.UTF-8"], "es"),
        (None, ["es-419"], "es"),
        (None, ["ES_es@euro"], "es"),
        (None, ["pt_BR.UTF-8"], "pt_BR"),
        (None, ["pt_PT.UTF-8", "es"], "es"),
        (None, ["de", "fr"], "en"),
        (None, ["de", "es", "en"], "es"),
        (None, ["C.UTF-8", "es"], "en"),
        (None, ["POSIX"], "en"),
        ("", ["es"], "es"),
        ("fr", ["es"], "es"),
    ],
)
def test_the_nearest_language_is_chosen(wanted: str | None, preferred: list[str], answer: str) -> None:
    assert tongue.choose(wanted, OFFERED, preferred) == answer


def test_the_variables_are_asked_in_the_order_of_qt() -> None:
    environ = {"LANG": "a", "LC_MESSAGES": "b", "LC_ALL": "c", "LANGUAGE": "d:e"}
    assert tongue.preferred_languages(environ, "linux") == ["d", "e", "c", "b", "a"]
    assert tongue.preferred_languages({}, "linux") == []


def test_english_says_the_source_and_fills_in_the_number() -> None:
    assert tongue.translate("Nowhere", "Nothing") == "Nothing"
    assert tongue.translate("Nowhere", "%n things", None, 3) == "3 things"
    assert tongue.translate("Nowhere", "%n things") == "%n things"


def test_spanish_comes_from_the_catalogue() -> None:
    tongue.use("es")
    assert tongue.language() == "es"
    assert tongue.translate("Console", "options") == "opciones"
    assert tongue.translate("Console", "no such sentence") == "no such sentence"


def test_without_a_catalogue_the_source_is_said_once_with_the_reason(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(language: str) -> Path:
        raise assets.CompileError("no compiler")

    monkeypatch.setattr(assets, "catalogue", broken)
    tongue.use("es")
    assert [tongue.translate("Console", "options") for _ in range(2)] == ["options"] * 2
    assert capsys.readouterr().err == "spiderqt: no texts for 'es': no compiler\n"


def test_an_english_sentence_without_number_reads_no_catalogue() -> None:
    code = (
        "import sys; from spiderqt import tongue; tongue.translate('Console', 'options');"
        "assert 'subprocess' not in sys.modules; assert tongue._voice._read is False"
    )
    subprocess.run([sys.executable, "-c", code], cwd=Path(__file__).parents[1], check=True)
