# SPDX-License-Identifier: GPL-3.0-or-later
"""The names of the choices that belong to a game: presets, undo policies, score schemes, ways to send.

Must not know widgets.
"""

from __future__ import annotations

from spiderqt.engine.ledger import ScoreScheme
from spiderqt.engine.policy import UndoPolicy
from spiderqt.engine.send import SendRule
from spiderqt.tongue import translate


def preset_name(preset: str) -> str:
    """What a preset of `session.table.PRESETS` is called."""
    return {
        "modern": translate("Rules", "Modern: free undo, hints"),
        "classic": translate("Rules", "Classic: undo costs a point"),
        "strict": translate("Rules", "Strict: no undo, no hints"),
        "spiderette": translate("Rules", "Spiderette: last 100 actions, careful sending"),
    }[preset]


def policy_name(policy: UndoPolicy) -> str:
    """What an undo policy is called, with what it means."""
    match policy:
        case UndoPolicy.FREE:
            return translate("Rules", "Free: undo as much as you like")
        case UndoPolicy.LAST_100:
            return translate("Rules", "The last 100 actions")
        case UndoPolicy.CHARGED:
            return translate("Rules", "Charged: each undo is one more move")
        case UndoPolicy.BARRIER:
            return translate("Rules", "Barrier: never past a deal or a completed run")
        case UndoPolicy.NONE:
            return translate("Rules", "No undo")


def policy_short(policy: UndoPolicy) -> str:
    """One word or two for an undo policy, for where there is no room for `policy_name`."""
    match policy:
        case UndoPolicy.FREE:
            return translate("Rules", "free", "undo policy in a word")
        case UndoPolicy.LAST_100:
            return translate("Rules", "last 100", "undo policy in a word")
        case UndoPolicy.CHARGED:
            return translate("Rules", "charged", "undo policy in a word")
        case UndoPolicy.BARRIER:
            return translate("Rules", "barrier", "undo policy in a word")
        case UndoPolicy.NONE:
            return translate("Rules", "none", "undo policy in a word")


def scheme_name(scheme: ScoreScheme) -> str:
    """What a score scheme is called."""
    match scheme:
        case ScoreScheme.CLASSIC:
            return translate("Rules", "Classic: 500, less the moves, 100 for each run")
        case ScoreScheme.TIMED:
            return translate("Rules", "Classic with a bonus for a quick win")
        case ScoreScheme.NONE:
            return translate("Rules", "No score")


def send_name(rule: SendRule) -> str:
    """What a way to send is called."""
    match rule:
        case SendRule.ANY:
            return translate("Rules", "To the best place")
        case SendRule.SAME_SUIT:
            return translate("Rules", "Never onto another suit")
        case SendRule.OFF:
            return translate("Rules", "Off")
