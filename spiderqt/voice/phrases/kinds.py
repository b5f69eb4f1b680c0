# SPDX-License-Identifier: GPL-3.0-or-later
"""What kinds of things are said, how much, and the value that carries one sentence.

Standard library only. Must not know how anything is said aloud.
"""

from __future__ import annotations

import enum

from spiderqt.engine.values import dataclass


class Verbosity(enum.Enum):
    """How much is said of one thing; the value is the name in settings."""

    SHORT = "short"
    """What changed, in the fewest words."""
    NORMAL = "normal"
    """From where, onto what, and what is left."""
    FULL = "full"
    """Everything that a look at the table would tell."""


class Kind(enum.Enum):
    """The kinds of messages; each can be switched off. The value is the name in settings."""

    WON = "won"
    RUN = "run"
    """A run was completed, came back, or was covered."""
    MOVED = "moved"
    DEALT = "dealt"
    TURNED = "turned"
    """A hidden card turned up, or down again."""
    LEFT = "left"
    """What is left: deals, an emptied column, a new end card."""
    REFUSED = "refused"
    WARNED = "warned"
    HINT = "hint"
    VERDICT = "verdict"
    PICKED = "picked"
    """Cards were picked up or put back."""
    READING = "reading"
    """The answer to a reading key."""
    GAME = "game"
    """A game begins, is restarted, or comes back."""


ALL_KINDS: frozenset[Kind] = frozenset(Kind)


@dataclass(frozen=True, slots=True)
class Utterance:
    """One sentence, complete with capital letter and full stop, in the player's language."""

    kind: Kind
    text: str

    def __str__(self) -> str:
        return self.text


def sentence(text: str) -> str:
    """`text` with its first letter in upper case; the rest stays."""
    return text[:1].upper() + text[1:]
