# SPDX-License-Identifier: GPL-3.0-or-later
"""Text files of games: the filter of the file dialogs, and writing one whole or not at all.

Must not know what the texts say.
"""

from __future__ import annotations

from pathlib import Path

from spiderqt import documents
from spiderqt.tongue import translate
from spiderqt.voice.faults import printable
from spiderqt.windows.files import reason


def record_filter() -> str:
    """What a file dialog shows of records and positions."""
    games = translate("Files", "Games (*.spider *.txt)")
    return f"{games};;{translate('Files', 'All files (*)')}"


def write_text(path: Path, text: str) -> str:
    """Write a file, whole or not at all, and tell it."""
    name = printable(path.name)
    try:
        documents.write(path, text.encode("utf-8"))
    except (OSError, ValueError) as error:
        return translate("Past", "{file} could not be written: {why}.").format(file=name, why=reason(error))
    return translate("Window", "Saved: {file}.").format(file=name)
