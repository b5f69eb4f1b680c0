# SPDX-License-Identifier: GPL-3.0-or-later
"""The rows of a survey, in memory and in a CSV file that is written as they come.

Must not know who decides them. A row is written with its line break in one go; where a run was killed in the middle of
one, the next run takes the torn end away and does that deal again.
"""

from __future__ import annotations

from pathlib import Path
from typing import IO, TYPE_CHECKING, Self

from spiderqt.advice.survey import HEAD, Row, row_in, row_text
from spiderqt.cli.answers import BadInputError, place
from spiderqt.tongue import translate
from spiderqt.voice.faults import printable, quoted

if TYPE_CHECKING:
    from spiderqt.advice.survey import Task


class Table:
    """`rows` by code, those that the file held included; `found` is how many of the tasks it held."""

    def __init__(self, name: str | None, tasks: list[Task]) -> None:
        """Raises BadInputError: the file cannot be used, or holds rows of other rules or limits for these deals."""
        self.rows: dict[str, Row] = {}
        self._file: IO[bytes] | None = None
        if name is not None:
            try:
                self._file = self._opened(Path(name), {task.code: task for task in tasks})
            except (OSError, ValueError) as error:
                reason = getattr(error, "strerror", None) or str(error)
                sentence = translate("Console", "The table cannot be written ({reason}).")
                raise BadInputError(sentence.format(reason=quoted(reason)), printable(name)) from error
        self.found = len(self.rows)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *failure: object) -> None:
        if self._file is not None:
            self._file.close()

    def add(self, row: Row) -> None:
        """Keep a row, in the file too. Raises BadInputError where it cannot be written."""
        self.rows[row.code] = row
        try:
            self._write(row_text(row))
        except OSError as error:
            sentence = translate("Console", "The table cannot be written ({reason}).")
            raise BadInputError(sentence.format(reason=error.strerror)) from error

    def _write(self, line: str) -> None:
        if self._file is not None:
            self._file.write(line.encode() + b"\n")
            self._file.flush()

    def _opened(self, path: Path, tasks: dict[str, Task]) -> IO[bytes]:
        data = path.read_bytes() if path.exists() else b""
        whole = data[: data.rfind(b"\n") + 1]
        for number, line in enumerate(whole.decode("utf-8", "replace").splitlines(), start=1):
            self._read(line, number, str(path), tasks)
        if not whole:
            if data and not HEAD.encode().startswith(data):
                raise _not_a_row(str(path), 1)
            self._file = path.open("wb")
            self._write(HEAD)
            return self._file
        file = path.open("r+b")
        file.truncate(len(whole))
        file.seek(len(whole))
        return file

    def _read(self, line: str, number: int, name: str, tasks: dict[str, Task]) -> None:
        if number == 1:
            if line != HEAD:
                raise _not_a_row(name, 1)
            return
        try:
            row = row_in(line)
        except ValueError as error:
            raise _not_a_row(name, number) from error
        task = tasks.get(row.code)
        if task is None:
            return
        if (row.rules, row.limit) != (task.rules, task.limit):
            sentence = translate(
                "Console", "Deal {code} was done with other rules or another limit; use another file."
            )
            raise BadInputError(sentence.format(code=row.code), place(printable(name), number))
        self.rows[row.code] = row


def _not_a_row(name: str, line: int) -> BadInputError:
    return BadInputError(translate("Console", "This is no row of a survey."), place(printable(name), line))
