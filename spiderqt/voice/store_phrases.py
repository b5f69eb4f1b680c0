# SPDX-License-Identifier: GPL-3.0-or-later
"""What happened to the player's data, in one sentence each.

No Qt: console and window say the same. Every notice and fault of `spiderqt.store` has its sentence (a test looks).
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from spiderqt.store import faults
from spiderqt.store.faults import Fault, Notice
from spiderqt.tongue import translate
from spiderqt.voice.faults import printable, quoted

if TYPE_CHECKING:  # loaded with what they belong to: a start needs neither
    from spiderqt.store.exchange import Imported, ImportRefusedError
    from spiderqt.store.restoring import Restored, RestoreRefused


def notice_sentence(notice: Notice) -> str:
    """What the player is told: what happened, and what becomes of the games."""
    match notice:
        case faults.SetAside(kept, rescued):
            return _set_aside(rescued).format(kept=printable(kept))
        case faults.Migrated(copy=copy):
            text = translate(
                "Store",
                "Your games were taken over from an older version; a copy as they were lies at {copy}.",
            )
            return text.format(copy=printable(copy))
        case faults.FromNewer(path=path):
            text = translate(
                "Store",
                "Your games at {path} come from a newer version of SpiderQt. They were left as they are; what is played"
                " now is not saved.",
            )
            return text.format(path=printable(path))
        case faults.OtherInstance():
            return translate(
                "Store",
                "SpiderQt is open already. What you play here goes into the history, but the game to come back to"
                " stays that of the other window.",
            )
        case faults.NotSaving(path, fault, games):
            return _not_saving(fault, path, games)
        case faults.SavingFailed(path, fault):
            text = translate("Store", "The game cannot be saved now: {why}. Each action tries again.")
            return text.format(why=reason(fault, path))
        case faults.SavingAgain():
            return translate("Store", "The game is saved again, with all that was played meanwhile.")
        case faults.ReadingFailed(path, fault):
            return translate("Store", "Your games cannot be read now: {why}.").format(why=reason(fault, path))
        case faults.BroughtBack(path, other):
            return _brought_back(path, other)
    raise TypeError(notice)


def _set_aside(rescued: int) -> str:
    if not rescued:
        return translate(
            "Store", "The file with your games was damaged. It was kept as {kept}, and a new one was begun."
        )
    return translate(
        "Store",
        "The file with your games was damaged. %n games could be saved from it; it was kept as {kept}.",
        None,
        rescued,
    )


def _not_saving(fault: Fault, path: Path, games: int | None) -> str:
    if games is None:
        text = translate("Store", "Nothing can be saved, because {why}. You can play all the same.")
    else:
        text = translate(
            "Store",
            "Nothing can be saved, because {why}. You can play all the same, and see your games up to now.",
        )
    return text.format(why=reason(fault, path))


def _brought_back(path: Path, other: Path | None) -> str:
    if other is None:
        text = translate(
            "Store", "The file with your games had been deleted. It was written again at {path}."
        )
        return text.format(path=printable(path))
    text = translate(
        "Store",
        "Another file had taken the place of your games. They were written again at {path}; the other lies at {other}.",
    )
    return text.format(path=printable(path), other=printable(other))


def reason(fault: Fault, path: Path) -> str:
    """Why a file cannot be read or written, as the end of a sentence without its full stop."""
    match fault:
        case Fault.DAMAGED:
            text = translate("Store", "{path} is damaged")
        case Fault.LOCKED:
            text = translate("Store", "another program is using {path}")
        case Fault.READ_ONLY:
            text = translate("Store", "{path} cannot be written to")
        case Fault.FULL:
            text = translate("Store", "there is no room left for {path}")
        case Fault.GONE:
            text = translate("Store", "{path} is not there")
        case Fault.OTHER:
            text = translate("Store", "the system reports an error for {path}")
    return text.format(path=printable(path))


def backup_sentence(fault: Fault | None, path: Path) -> str:
    """How writing a backup went."""
    if fault is None:
        return translate("Store", "All your games are in {path} now.").format(path=printable(path))
    return translate("Store", "The backup could not be written: {why}.").format(why=reason(fault, path))


def restore_sentence(outcome: Restored | RestoreRefused, path: Path) -> str:
    """How restoring a backup went."""
    from spiderqt.store.restoring import Restored, RestoreRefused

    match outcome:
        case Restored(games, kept):
            text = translate("Store", "The backup was restored: %n games.", None, games)
            if kept is None:
                return text
            rest = translate("Store", "What was there before lies at {kept}.").format(kept=printable(kept))
            return translate("Store", "{first} {second}").format(first=text, second=rest)
        case RestoreRefused(newer=version) if version is not None:
            text = translate(
                "Store", "The backup {path} comes from a newer version of SpiderQt. Nothing was changed."
            )
            return text.format(path=printable(path))
        case RestoreRefused(fault):
            text = translate("Store", "The backup was not restored: {why}. Nothing was changed.")
            return text.format(why=reason(fault, path))


def import_sentence(outcome: Imported | ImportRefusedError) -> str:
    """How an import went."""
    from spiderqt.store.exchange import Imported, ImportRefusedError

    match outcome:
        case Imported(added, 0):
            return translate("Store", "%n games were added.", None, added)
        case Imported(added, _):
            return translate("Store", "%n games were added; the others were here already.", None, added)
        case ImportRefusedError(reason="version"):
            return translate("Store", "This file comes from a newer version of SpiderQt. Nothing was added.")
        case ImportRefusedError(reason="field", game=0):
            text = translate("Store", "The part “{what}” of this file cannot be read. Nothing was added.")
            return text.format(what=quoted(outcome.what))
        case ImportRefusedError(reason="field"):
            text = translate(
                "Store", "Game {number} of this file cannot be read (“{what}”). Nothing was added."
            )
            return text.format(number=outcome.game, what=quoted(outcome.what))
    return translate("Store", "This file holds no games of SpiderQt. Nothing was added.")
