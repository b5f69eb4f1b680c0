# SPDX-License-Identifier: GPL-3.0-or-later
"""Every notice, fault and outcome of the store has its sentence."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from spiderqt.store import faults
from spiderqt.store.exchange import Imported, ImportRefusedError
from spiderqt.store.faults import Fault, Notice
from spiderqt.store.restoring import Restored, RestoreRefused
from spiderqt.voice.store_phrases import (
    backup_sentence,
    import_sentence,
    notice_sentence,
    reason,
    restore_sentence,
)

HERE = Path("/games/spiderqt.db")
ASIDE = Path("/games/spiderqt-damaged-1.db")
NOTICES: tuple[Notice, ...] = (
    faults.SetAside(ASIDE, 0),
    faults.SetAside(ASIDE, 1),
    faults.SetAside(ASIDE, 12),
    faults.Migrated(1, 2, ASIDE),
    faults.FromNewer(HERE, 9, 2),
    faults.OtherInstance(),
    *(faults.NotSaving(HERE, fault, games) for fault in Fault for games in (None, 3)),
    *(faults.SavingFailed(HERE, fault) for fault in Fault),
    *(faults.ReadingFailed(HERE, fault) for fault in Fault),
    faults.SavingAgain(),
    faults.BroughtBack(HERE, None),
    faults.BroughtBack(HERE, ASIDE),
)


def sentences() -> Iterator[str]:
    """All of them."""
    yield from map(notice_sentence, NOTICES)
    for fault in Fault:
        yield backup_sentence(fault, HERE)
        yield restore_sentence(RestoreRefused(fault), HERE)
    yield backup_sentence(None, HERE)
    yield restore_sentence(RestoreRefused(Fault.OTHER, newer=9), HERE)
    for count in (0, 1, 5):
        yield restore_sentence(Restored(count, None), HERE)
        yield restore_sentence(Restored(count, ASIDE), HERE)
        yield import_sentence(Imported(count, 0))
        yield import_sentence(Imported(count, 2))
    yield import_sentence(ImportRefusedError("format"))
    yield import_sentence(ImportRefusedError("version", "9"))
    yield import_sentence(ImportRefusedError("field", "ladder"))
    yield import_sentence(ImportRefusedError("field", "moves", 3))


def test_every_kind_of_notice_is_among_them() -> None:
    # By name: making a dataclass slotted leaves its first form among the subclasses until it is collected.
    assert {type(notice).__name__ for notice in NOTICES} == {
        kind.__name__ for kind in Notice.__subclasses__()
    }


def test_each_is_a_whole_sentence_and_its_own() -> None:
    found = list(sentences())
    assert len(set(found)) == len(found)
    for text in found:
        assert not text[0].islower()
        assert text[0].isalnum()
        assert text.endswith(".")
        assert not set("{}%") & set(text)


@pytest.mark.parametrize("fault", Fault)
def test_a_reason_fits_into_a_sentence(fault: Fault) -> None:
    assert "spiderqt.db" in reason(fault, HERE)
    assert not reason(fault, HERE).endswith(".")


def test_counts_agree() -> None:
    assert "1 game could be saved" in notice_sentence(faults.SetAside(ASIDE, 1))
    assert "12 games could be saved" in notice_sentence(faults.SetAside(ASIDE, 12))
