# SPDX-License-Identifier: GPL-3.0-or-later
"""The program's own files, in a clone and in an installed package."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from spiderqt import assets

ROOT = Path(__file__).resolve().parents[1]
GOOD = '<?xml version="1.0"?><!DOCTYPE TS><TS version="2.1" language="es">{}</TS>'
UNFINISHED = (
    "<context><name>A</name><message><source>b</source>"
    '<translation type="unfinished"></translation></message></context>'
)


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A clone with one catalogue and nothing compiled."""
    (tmp_path / "translations").mkdir()
    (tmp_path / "translations" / "spiderqt_es.ts").write_text(GOOD.format(""), encoding="utf-8")
    monkeypatch.setattr(assets, "_CLONE", tmp_path)
    return tmp_path


def test_the_two_languages_are_there() -> None:
    assert {"en", "es"} <= set(assets.languages())


def test_one_more_file_is_one_more_language(clone: Path) -> None:
    (clone / "translations" / "spiderqt_pt_BR.ts").write_text(GOOD.format(""), encoding="utf-8")
    assert assets.languages() == ["es", "pt_BR"]


def test_a_catalogue_is_compiled_when_it_is_new_or_changed_and_only_then(clone: Path) -> None:
    compiled = assets.catalogue("es")
    assert compiled == clone / "build" / "translations" / "spiderqt_es.qm"
    os.utime(compiled, (2_000_000_000, 2_000_000_000))
    assert assets.catalogue("es").stat().st_mtime == 2_000_000_000
    os.utime(clone / "translations" / "spiderqt_es.ts", (2_100_000_000, 2_100_000_000))
    assert assets.catalogue("es").stat().st_mtime < 2_000_000_000
    assert [path.name for path in compiled.parent.iterdir()] == ["spiderqt_es.qm"]


def test_a_broken_or_missing_catalogue_is_an_error_that_names_it(clone: Path) -> None:
    (clone / "translations" / "spiderqt_es.ts").write_text("<TS", encoding="utf-8")
    with pytest.raises(assets.CompileError, match=r"spiderqt_es\.ts"):
        assets.catalogue("es")
    with pytest.raises(assets.CompileError, match="spiderqt_xx"):
        assets.catalogue("xx")
    assert list((clone / "build" / "translations").iterdir()) == []


def test_an_unfinished_sentence_stops_a_build_but_not_a_clone(clone: Path) -> None:
    source = clone / "translations" / "spiderqt_es.ts"
    source.write_text(GOOD.format(UNFINISHED), encoding="utf-8")
    assert assets.catalogue("es").is_file()
    with pytest.raises(assets.CompileError, match="unfinished"):
        assets.compile_catalogue(source, clone / "es.qm", finished=True)
    assert not (clone / "es.qm").exists()


def test_an_installed_package_uses_what_it_carries(clone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data = clone / "_data"
    (data / "translations").mkdir(parents=True)
    (data / "translations" / "spiderqt_fr.qm").touch()
    monkeypatch.setattr(assets, "_INSTALLED", data)
    assert assets.languages() == ["fr"]
    assert assets.catalogue("fr") == data / "translations" / "spiderqt_fr.qm"
    assert assets.resource("icons/a.svg") == data / "resources" / "icons" / "a.svg"


def test_a_clone_has_its_resources_beside_the_package() -> None:
    assert assets.resource("") == ROOT / "resources"


@pytest.mark.long
def test_the_wheel_speaks_spanish_far_from_the_clone(tmp_path: Path) -> None:
    """Needs a network: pip fetches the build tools."""
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "-w", str(tmp_path), str(ROOT)]
    subprocess.run(command, check=True)
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "site")
    environ = {**os.environ, "PYTHONPATH": str(tmp_path / "site")}
    command = [sys.executable, "-m", "spiderqt", "--lang", "es", "--help"]
    done = subprocess.run(command, cwd=tmp_path, env=environ, capture_output=True, text=True, check=True)
    assert "opciones" in done.stdout
