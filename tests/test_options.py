# SPDX-License-Identifier: GPL-3.0-or-later
"""The command line of `spiderqt`: what it takes, and one sentence for what it does not."""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

import pytest

from spiderqt import __version__, options, tongue
from spiderqt.options.parser import Parser


def test_nothing_said_is_nothing_asked() -> None:
    assert options.parse([]) == options.Options()


def test_every_option_is_read(tmp_path: Path) -> None:
    file = tmp_path / "a game.txt"
    file.touch()
    asked = options.parse(["--open", str(file), "--lang", "es", "--data-dir", str(tmp_path / "new")])
    assert asked == options.Options(open=file, lang="es", data_dir=str(tmp_path / "new"))
    assert tongue.language() == "es"
    assert options.parse(["--code=SD1-S1-AAAAABD"]).code == "SD1-S1-AAAAABD"


def test_a_relative_file_is_meant_from_where_the_player_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "game").touch()
    monkeypatch.chdir(tmp_path)
    assert options.parse(["--open", "game"]).open == tmp_path / "game"
    assert options.parse(["game", "--lang", "en"]).open == tmp_path / "game"


@pytest.mark.parametrize(
    ("arguments", "english", "spanish"),
    [
        (["--lang", "xx"], "there is no language 'xx', only en, es", "no existe el idioma 'xx', solo en, es"),
        (["--lang"], "--lang: needs a value", "--lang: necesita un valor"),
        (["--code"], "--code: needs a value", "--code: necesita un valor"),
        (["--version=3"], "takes no value, but was given '3'", "no lleva valor, pero se le dio '3'"),
        (["--cod", "X"], "unknown option or too much: --cod", "opción desconocida o de más: --cod"),
        (["game.txt"], "there is no file 'game.txt'", "no existe el archivo 'game.txt'"),
        ([__file__, "b"], "unknown option or too much: b", "opción desconocida o de más: b"),
        (
            ["--code", "X", __file__],
            "cannot be given together with --code",
            "no se puede dar junto con --code",
        ),
        (["--open", "/no/file"], "there is no file '/no/file'", "no existe el archivo '/no/file'"),
        (["--open", "."], "'.' is not a file", "'.' no es un archivo"),
        (["--open", ""], "there is no file ''", "no existe el archivo ''"),
        (["--data-dir", ""], "'' is not a folder", "'' no es una carpeta"),
        (["--data-dir", __file__], "is not a folder", "no es una carpeta"),
        (
            ["--code", "X", "--open", __file__],
            "--open: cannot be given together with --code",
            "--open: no se puede dar junto con --code",
        ),
    ],
)
def test_a_mistake_is_one_sentence_in_the_players_language(
    arguments: list[str],
    english: str,
    spanish: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for language, sentence in (("en_GB.UTF-8", english), ("es_MX.UTF-8", spanish)):
        monkeypatch.setenv("LANGUAGE", language)
        with pytest.raises(SystemExit) as end:
            options.parse(arguments)
        said = capsys.readouterr()
        assert end.value.code == 2
        assert said.out == ""
        assert said.err.startswith("spiderqt: ")
        assert sentence in said.err
        assert said.err.count("\n") == 1


def test_lang_speaks_even_when_something_else_is_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        options.parse(["--nonsense", "--lang=es"])
    assert "opción desconocida" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("language", "expected"),
    [("en", ["usage: ", "options:", "end"]), ("es", ["uso: ", "opciones:", "CÓDIGO"])],
)
def test_help_is_translated(language: str, expected: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        options.parse(["--lang", language, "--help"])
    said = capsys.readouterr()
    assert end.value.code == 0
    assert all(word in said.out for word in expected)
    assert ("show" in said.out) is (language == "en")


def test_argparse_is_left_as_it_was(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        options.parse(["--lang=es", "--help"])
    capsys.readouterr()
    assert "options:" in argparse.ArgumentParser().format_help()


def test_subcommands_speak_the_language_too(capsys: pytest.CaptureFixture[str]) -> None:
    tongue.use("es")
    parser = Parser(prog="spiderqt-cli")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("deal").add_argument("code")
    for arguments, sentence in (
        ([], "falta: command"),
        (["deal"], "falta: code"),
        (["x"], "no existe 'x', solo"),
    ):
        with pytest.raises(SystemExit) as end:
            parser.parse_args(arguments)
        assert end.value.code == 2
        assert sentence in capsys.readouterr().err


def test_a_console_without_the_letter_gets_a_question_mark(tmp_path: Path) -> None:
    code = "import sys; from spiderqt.__main__ import main; main(['--lang', 'es', '--help'])"
    done = subprocess.run(
        [
            sys.executable,
            "-X",
            "utf8=0",
            "-c",
            f"import sys; sys.stdout.reconfigure(encoding='ascii'); {code}",
        ],
        cwd=Path(__file__).parents[1],
        capture_output=True,
    )
    assert done.returncode == 0
    assert b"C?DIGO" in done.stdout


@pytest.mark.parametrize("arguments", [["--version"], ["--help"], ["--lang", "es", "--help"], ["--nonsense"]])
def test_help_and_version_and_mistakes_load_no_qt(arguments: list[str]) -> None:
    code = (
        "import sys\nfrom spiderqt.__main__ import main\n"
        f"try: main({arguments!r})\nexcept SystemExit: pass\n"
        "sys.exit(any(name.startswith(('PySide6', 'shiboken6')) for name in sys.modules))"
    )
    subprocess.run(
        [sys.executable, "-c", code], cwd=Path(__file__).parents[1], check=True, capture_output=True
    )


def test_version_is_the_packages(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        options.parse(["--version"])
    assert end.value.code == 0
    assert capsys.readouterr().out == f"SpiderQt {__version__}\n"
