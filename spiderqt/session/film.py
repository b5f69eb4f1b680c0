# SPDX-License-Identifier: GPL-3.0-or-later
"""A game as it went, frame by frame: what a replay shows.

Must not know Qt, windows or sentences. A film is made from a record in one pass; taking a frame costs nothing.
"""

from __future__ import annotations

from spiderqt.engine.ledger import Ledger
from spiderqt.engine.play import Step, apply
from spiderqt.engine.position import Position
from spiderqt.engine.record import Record, replay
from spiderqt.engine.timeline import Reel, Timeline, Travel
from spiderqt.engine.values import dataclass, replace
from spiderqt.session.table import Options, Table, table_from_replay


@dataclass(frozen=True, slots=True)
class Frame:
    """The table after an entry of the record. `step` is None for the start; `travel` is how the step was taken."""

    position: Position
    step: Step | None = None
    travel: Travel | None = None
    moves: int = 0
    score: int | None = None
    seconds: float | None = None


@dataclass(frozen=True, slots=True)
class Film:
    """`frames[0]` is the deal, `frames[n]` the table after n entries. What follows an illegal entry is left out."""

    record: Record
    frames: tuple[Frame, ...]

    def table_at(self, number: int, options: Options) -> Table:
        """A game of its own that begins where frame `number` is, with what came before it to undo.

        It has a name of its own and so counts nowhere: its win may be a move away.
        """
        cut = replace(self.record, entries=self.record.entries[:number])
        return table_from_replay(cut, replay(cut), options)


def film_of(record: Record) -> Film:
    """The frames of a record."""
    position = record.position
    reel = Reel(Timeline(position, record.policy, record.scheme))
    ledger, seconds = Ledger(), None
    done: list[Step] = []
    undone: list[Step] = []
    frames = [Frame(position, score=ledger.score(record.scheme, position, None))]
    for played in record.entries:
        before, entry = reel.position, played.entry
        if reel.enter(entry) is not None:
            break
        match entry:
            case Travel.UNDO:
                step = done.pop()
                undone.append(step)
                ledger = ledger.undone(record.policy)
            case Travel.REDO:
                step = undone.pop()
                done.append(step)
                ledger = ledger.acted()
            case action:
                taken = apply(before, action)
                assert isinstance(taken, Step), "the reel has carried it out"
                step = taken
                done.append(step)
                undone.clear()
                ledger = ledger.acted()
        seconds = seconds if played.seconds is None else played.seconds
        travel = entry if isinstance(entry, Travel) else None
        score = ledger.score(record.scheme, reel.position, seconds)
        frames.append(Frame(reel.position, step, travel, ledger.moves, score, seconds))
    return Film(record, tuple(frames))
