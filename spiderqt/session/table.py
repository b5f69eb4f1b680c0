# SPDX-License-Identifier: GPL-3.0-or-later
"""What belongs to one game in progress, as one frozen value: it can be put aside and come back as it was.

Must not know Qt, windows or files.
"""

from __future__ import annotations

from spiderqt.engine.codes import GameCode
from spiderqt.engine.ledger import ScoreScheme
from spiderqt.engine.policy import UndoPolicy
from spiderqt.engine.position import Position
from spiderqt.engine.record import Played, Record, Replay
from spiderqt.engine.send import SendRule
from spiderqt.engine.timeline import Entry, Timeline
from spiderqt.engine.values import dataclass, field, replace
from spiderqt.store.values import new_uid


@dataclass(frozen=True, slots=True)
class Options:
    """The rules that a player chooses for a whole game."""

    policy: UndoPolicy = UndoPolicy.FREE
    scheme: ScoreScheme = ScoreScheme.CLASSIC
    send: SendRule = SendRule.ANY
    hints: bool = True


PRESETS: dict[str, Options] = {
    "modern": Options(),
    "classic": Options(policy=UndoPolicy.CHARGED),
    "strict": Options(policy=UndoPolicy.NONE, hints=False),
    "spiderette": Options(policy=UndoPolicy.LAST_100, send=SendRule.SAME_SUIT, hints=False),
}
"""Common sets of options by name, in the order in which they are offered; each option can still be set alone."""


@dataclass(frozen=True, slots=True)
class Table:
    """One game: where it began, the options, how it went, and what must be said or counted only once.

    `uid` names this start of the game, whatever is undone or reloaded; `opened` is how many entries it came with.
    """

    start: GameCode | Position
    options: Options
    timeline: Timeline
    entries: tuple[Played, ...] = ()
    seconds: float = 0.0
    win_counted: bool = False
    trap_told: bool = False
    uid: str = field(default_factory=new_uid, compare=False)
    opened: int = 0

    @property
    def position(self) -> Position:
        """What lies on the table now."""
        return self.timeline.position

    @property
    def code(self) -> GameCode | None:
        """The game code; None for a position met elsewhere."""
        return self.start if isinstance(self.start, GameCode) else None

    def record(self) -> Record:
        """The game so far as a record."""
        return Record(self.start, self.options.policy, self.options.scheme, self.entries)

    def entered(self, entry: Entry, timeline: Timeline, seconds: float) -> Table:
        """After an action, an undo or a redo that was carried out at `seconds`.

        The game goes by the tenths that its record keeps, so that a replay finds the same score.
        """
        tenths = round(seconds, 1)
        entries = (*self.entries, Played(entry, tenths))
        return replace(self, timeline=timeline.at(tenths), entries=entries, seconds=seconds)


def fresh_table(start: GameCode | Position, options: Options) -> Table:
    """A game at its start."""
    position = start.position() if isinstance(start, GameCode) else start
    return Table(start, options, Timeline(position, options.policy, options.scheme))


def table_from_replay(record: Record, found: Replay, options: Options) -> Table:
    """A game as far as the replay of its record went; a win that was undone counts as counted."""
    entries = record.entries[: found.carried_out]
    return Table(
        record.start,
        replace(options, policy=record.policy, scheme=record.scheme),
        found.timeline,
        entries,
        seconds=found.timeline.seconds or 0.0,
        win_counted=found.ever_won,
        opened=len(entries),
    )
