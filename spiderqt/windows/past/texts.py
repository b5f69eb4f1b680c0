# SPDX-License-Identifier: GPL-3.0-or-later
"""Text files of games: the filter of the file dialogs, and writing one whole or not at all.

Must not know what the texts say.
"""

from __future__ import annotations

from pathlib import Path

from spiderqt.tongue import translate


def record_filter() -> str:
    """What a file dialog shows of records and positions."""
    games = translate("Files", "Games (*.spider *.txt)")
    return f"{games};;{translate('Files', 'All files (*)')}"


def write_text(path: Path, text: str) -> str:
    """Write a file, whole or not at all, and tell it."""
    unfinished = path.with_name(f".{path.name}.part")
    try:
        unfinished.write_text(text, encoding="utf-8", newline="")
        unfinished.replace(path)
    except OSError as error:
        unfinished.unlink(missing_ok=True)
        why = error.strerror or str(error)
        return translate("Past", "{file} could not be written: {why}.").format(file=path.name, why=why)
    return translate("Window", "Saved: {file}.").format(file=path.name)
