# SPDX-License-Identifier: GPL-3.0-or-later
"""Files of any kind and name: read or refused at once, in one sentence, and never harmed."""

from __future__ import annotations

import contextlib
import os
import stat
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from spiderqt import documents, tongue
from spiderqt.documents import TooLargeError
from spiderqt.engine.codes import parse_code
from spiderqt.session.table import Options, fresh_table
from spiderqt.settings import Setting, Settings
from spiderqt.store.restoring import RestoreRefused
from spiderqt.store.store import open_store
from spiderqt.voice.store_phrases import notice_sentence, restore_sentence
from spiderqt.windows.files import MOST_BYTES, Unreadable, open_table, save_table

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="pipes and devices of Unix")
RECORD = "record: 1\ncode: SD1-S1-AAAAABD\nactions:\n"
TABLE = fresh_table(parse_code("SD1-S1-AAAAABD"), Options())


@pytest.fixture
def at_once() -> Iterator[None]:
    """Nothing waits."""
    began = time.monotonic()
    yield
    assert time.monotonic() - began < 5


@contextlib.contextmanager
def nobody() -> Iterator[None]:
    """Root may do everything; what is asked here is what others are told."""
    before = os.geteuid()
    if before == 0:
        os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(before)


def strange(folder: Path) -> dict[str, Path]:
    """What is no file, by kind."""
    os.mkfifo(folder / "pipe")
    (folder / "loop").symlink_to("loop")
    (folder / "to-zero").symlink_to("/dev/zero")
    (folder / "folder").mkdir()
    names = ("pipe", "loop", "to-zero", "folder", "none", "no\0name", "n" * 300)
    return {name[:9]: folder / name for name in names} | {
        name: Path("/dev", name) for name in ("zero", "full", "tty")
    }


@pytest.mark.parametrize("language", ["en", "es"])
def test_what_is_no_file_is_refused_at_once_with_a_sentence(
    tmp_path: Path, at_once: None, language: str
) -> None:
    tongue.use(language)
    for kind, path in strange(tmp_path).items():
        found = open_table(path, Options())
        assert isinstance(found, Unreadable), kind
        one_sentence(found.sentence)
        if kind != "none":
            fault = save_table(TABLE, path)
            assert fault is not None, kind
            one_sentence(fault.sentence)
    assert stat.S_ISCHR(Path("/dev/full").stat().st_mode), "a device is still one"
    assert stat.S_ISFIFO((tmp_path / "pipe").stat().st_mode)


def one_sentence(text: str) -> None:
    assert text.isprintable()
    assert text.endswith(".")
    assert "Errno" not in text


def test_huge_files_are_refused_before_they_are_read(tmp_path: Path, at_once: None) -> None:
    path = tmp_path / "huge.spider"
    with path.open("wb") as file:
        file.truncate(50_000_000_000)
    with pytest.raises(TooLargeError):
        documents.read(path, most=MOST_BYTES)
    found = open_table(path, Options())
    assert isinstance(found, Unreadable)
    assert "huge.spider is too large" in found.sentence


def test_a_file_that_hides_its_size_is_not_read_for_ever() -> None:
    with pytest.raises(TooLargeError):
        documents.read(Path("/proc/self/maps"), most=100)


@pytest.mark.parametrize(
    "name", ["two\nlines.spider", "\u202espider.exe", "\x1b[2J.spider", b"\xff\xfe.spider"]
)
def test_odd_names_are_opened_and_shown_harmlessly(tmp_path: Path, name: str | bytes) -> None:
    path = tmp_path / os.fsdecode(name)
    assert save_table(TABLE, path) is None
    assert not isinstance(open_table(path, Options()), Unreadable)
    path.write_bytes(b"\0")
    found = open_table(path, Options())
    assert isinstance(found, Unreadable)
    one_sentence(found.sentence)


def test_what_may_not_be_read_or_written_is_said() -> None:
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        _may_not(Path(folder, "mine.spider"))


def _may_not(path: Path) -> None:
    path.write_text(RECORD, encoding="utf-8")
    path.chmod(0)
    with nobody():
        found = open_table(path, Options())
        assert isinstance(found, Unreadable)
        assert "the system does not allow it" in found.sentence
        fault = save_table(TABLE, path)
        assert fault is not None
        assert "the system does not allow it" in fault.sentence
    assert path.read_text(encoding="utf-8") == RECORD


def test_a_link_is_written_through_and_modes_stay(tmp_path: Path) -> None:
    real, link = tmp_path / "real.spider", tmp_path / "link.spider"
    real.write_text("old", encoding="utf-8")
    real.chmod(0o640)
    link.symlink_to(real.name)
    documents.write(link, b"new")
    assert (real.read_bytes(), link.is_symlink()) == (b"new", True)
    assert stat.S_IMODE(real.stat().st_mode) == 0o640
    assert sorted(part.name for part in tmp_path.iterdir()) == ["home", "link.spider", "real.spider"]
    documents.write(tmp_path / "fresh", b"x")
    assert not stat.S_IMODE((tmp_path / "fresh").stat().st_mode) & 0o111


def test_a_link_laid_in_the_way_is_not_written_through(tmp_path: Path) -> None:
    victim = tmp_path / "victim"
    victim.write_bytes(b"dear")
    (tmp_path / f".spiderqt-{os.getpid()}.part").symlink_to(victim)
    documents.write(tmp_path / "a.spider", b"new")
    assert (victim.read_bytes(), (tmp_path / "a.spider").read_bytes()) == (b"dear", b"new")


@pytest.mark.parametrize("kind", ["pipe", "to-zero", "folder", "loop"])
def test_the_program_starts_whatever_bears_the_names_of_its_files(
    tmp_path: Path, at_once: None, kind: str
) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    for name in ("settings.ini", "spiderqt.db"):
        strange(tmp_path)[kind].rename(folder / name)
        for path in tmp_path.iterdir():
            if path != folder:
                path.rmdir() if path.is_dir() and not path.is_symlink() else path.unlink()
    settings = Settings(folder)
    assert settings.get(Setting("a/b", 3)) == 3
    settings.set(Setting("a/b", 3), 4)
    assert settings.get(Setting("a/b", 3)) == 4
    assert settings.is_kept == (kind == "loop")
    settings.deleteLater()
    store = open_store(folder)
    with contextlib.closing(store):
        for notice in store.notices:
            one_sentence(notice_sentence(notice))
        assert store.notices or kind == "loop"


def test_a_backup_that_is_no_file_or_huge_is_refused(tmp_path: Path, at_once: None) -> None:
    with contextlib.closing(open_store(tmp_path / "data")) as store:
        store.back_up(tmp_path / "good.db")
        with (tmp_path / "good.db").open("r+b") as file:
            file.truncate(50_000_000_000)
        for path in (*strange(tmp_path).values(), tmp_path / "good.db"):
            found = store.restore(path)
            assert isinstance(found, RestoreRefused), path
            one_sentence(restore_sentence(found, path))
        assert store.path is not None
