# SPDX-License-Identifier: GPL-3.0-or-later
"""Lengths of time in words. No Qt."""

from __future__ import annotations

from spiderqt.tongue import translate
from spiderqt.voice.phrases.cards import join_and


def duration(seconds: float) -> str:
    """``1 hour, 2 minutes and 5 seconds``; parts that are nothing are left out, fractions of a second too."""
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    parts = []
    if hours:
        parts.append(translate("Table", "%n hours", None, hours))
    if minutes:
        parts.append(translate("Table", "%n minutes", None, minutes))
    if rest or not parts:
        parts.append(translate("Table", "%n seconds", None, rest))
    return join_and(parts)
