# SPDX-License-Identifier: GPL-3.0-or-later
"""What the player has chosen about speech and about playing with one switch. Must not know the window."""

from __future__ import annotations

from spiderqt.settings import Setting, Settings
from spiderqt.tongue import translate
from spiderqt.voice.phrases.kinds import Kind, Verbosity

VOICE, SCAN = "voice/", "scan/"
VERBOSITY = Setting(VOICE + "verbosity", Verbosity.NORMAL.value)
SCANNING = Setting(SCAN + "on", False)
SCAN_SECONDS = Setting(SCAN + "seconds", 2.5)
SCAN_LEAST, SCAN_MOST = 0.5, 20.0

SWITCHABLE = tuple(kind for kind in Kind if kind is not Kind.READING)
"""Every kind but the answers to reading keys: who presses one wants to hear it."""


def says(kind: Kind) -> Setting[bool]:
    """Whether messages of a kind are spoken; the log and the message line have them all the same."""
    return Setting(f"{VOICE}says-{kind.value}", True)


def verbosity(settings: Settings) -> Verbosity:
    """How much is said."""
    try:
        return Verbosity(settings.get(VERBOSITY))
    except ValueError:
        return Verbosity.NORMAL


def spoken_kinds(settings: Settings) -> frozenset[Kind]:
    """The kinds of messages that are spoken."""
    return frozenset({Kind.READING} | {kind for kind in SWITCHABLE if settings.get(says(kind))})


def scan_seconds(settings: Settings) -> float:
    """How long each offer is lit."""
    return min(SCAN_MOST, max(SCAN_LEAST, settings.get(SCAN_SECONDS)))


def verbosity_name(verbosity: Verbosity) -> str:
    """What a level is called."""
    return {
        Verbosity.SHORT: translate("Preferences", "Short: the fewest words"),
        Verbosity.NORMAL: translate("Preferences", "Normal: from where, onto what, what is left"),
        Verbosity.FULL: translate("Preferences", "Full: all that a look would tell"),
    }[verbosity]


def kind_name(kind: Kind) -> str:
    """What a kind of message is called."""
    return {
        Kind.WON: translate("Preferences", "The win"),
        Kind.RUN: translate("Preferences", "Completed runs"),
        Kind.MOVED: translate("Preferences", "Moves"),
        Kind.DEALT: translate("Preferences", "Deals"),
        Kind.TURNED: translate("Preferences", "Cards that turn up"),
        Kind.LEFT: translate("Preferences", "What is left"),
        Kind.REFUSED: translate("Preferences", "Refusals"),
        Kind.WARNED: translate("Preferences", "Warnings"),
        Kind.HINT: translate("Preferences", "Hints"),
        Kind.VERDICT: translate("Preferences", "Verdicts, analyses, dead ends"),
        Kind.PICKED: translate("Preferences", "Picking up and putting back"),
        Kind.GAME: translate("Preferences", "Another game"),
        Kind.READING: translate("Preferences", "Answers to reading keys"),
    }[kind]
