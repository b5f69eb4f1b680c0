# SPDX-License-Identifier: GPL-3.0-or-later
"""The player's settings: typed, in one INI file of the data folder, or in memory where there is none.

QtCore only. Must not know what the settings mean; who uses one declares it as a `Setting` of its own.
"""

from __future__ import annotations

import enum
import stat
from pathlib import Path
from typing import Generic, TypeVar

from PySide6.QtCore import QObject, QSettings, Signal

from spiderqt.engine.values import dataclass

Value = TypeVar("Value", bool, int, float, str)
_TRUTH = {"true": True, "false": False}
_MOST_BYTES = 1_000_000


@dataclass(frozen=True, slots=True)
class Setting(Generic[Value]):
    """A setting: `key` as ``group/name``, and the value it has until the player chooses another.

    The type of `default` is the type of the setting: bool, int, float, str, or an enum.StrEnum.
    """

    key: str
    default: Value


class Settings(QObject):
    """All settings. `folder` is where settings.ini lies; None keeps them for this run only."""

    changed = Signal(str)
    """A setting has another value now: its key."""

    def __init__(self, folder: Path | None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._file: QSettings | None = None
        self.is_kept = folder is not None and _is_ours(folder / "settings.ini")
        """Whether what is set lasts. What is no file, or far too large, is left alone."""
        if folder is not None and self.is_kept:
            self._file = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat, self)
        self._memory: dict[str, str] = {}

    def get(self, setting: Setting[Value]) -> Value:
        """The value of `setting`; its default where the file holds none or one that makes no sense."""
        text = self._text(setting.key)
        if text is None:
            return setting.default
        if isinstance(setting.default, bool):
            return _TRUTH.get(text, setting.default)
        try:
            return type(setting.default)(text)
        except ValueError:
            return setting.default

    def set(self, setting: Setting[Value], value: Value) -> None:
        """Give `setting` the value, on disk at once, and say so if it is another than before."""
        before = self.get(setting)
        text = str(value.value) if isinstance(value, enum.Enum) else str(value)
        if isinstance(value, bool):
            text = text.lower()
        self._memory[setting.key] = text
        if self._file is not None:
            self._file.setValue(setting.key, text)
            self._file.sync()
        if value != before:
            self.changed.emit(setting.key)

    def _text(self, key: str) -> str | None:
        """What is stored for `key`. As text: QSettings' own conversions turn nonsense into 0 or true."""
        if key in self._memory:
            return self._memory[key]
        if self._file is None or not self._file.contains(key):
            return None
        return str(self._file.value(key, "", type=str))


def _is_ours(path: Path) -> bool:
    try:
        found = path.stat()
    except FileNotFoundError:
        return True
    except OSError:
        return False
    return stat.S_ISREG(found.st_mode) and found.st_size <= _MOST_BYTES
