# SPDX-License-Identifier: GPL-3.0-or-later
"""What the player has chosen about verdicts and analysis. Must not know the window; loads nothing heavy."""

from __future__ import annotations

from spiderqt.settings import Setting, Settings

ADVICE = "advice/"
LIMIT = Setting(ADVICE + "seconds", 30)
"""How long a verdict or an analysis may take, in seconds."""
LIMIT_LEAST, LIMIT_MOST = 5, 600
AUTOMATIC = Setting(ADVICE + "verdict-after-each-action", False)


def limit(settings: Settings) -> int:
    """The time limit that holds."""
    return min(LIMIT_MOST, max(LIMIT_LEAST, settings.get(LIMIT)))
