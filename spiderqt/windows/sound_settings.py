# SPDX-License-Identifier: GPL-3.0-or-later
"""What the player has chosen about sounds and the program's own voice. Must not know the window.

Both are off until the player turns them on, whether a screen reader runs or not: nobody is startled by a sound that
was not asked for, and nothing is loaded for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from spiderqt.settings import Setting, Settings
from spiderqt.tongue import translate

if TYPE_CHECKING:
    from spiderqt.voice.sounds.earcons import Earcon
    from spiderqt.voice.speaking import Tuning

SOUND, OWN = "sound/", "own-voice/"
SOUNDS = Setting(SOUND + "on", False)
SOUND_VOLUME = Setting(SOUND + "volume", 50)
OWN_VOICE = Setting(OWN + "on", False)
OWN_RATE = Setting(OWN + "rate", 0)
OWN_VOLUME = Setting(OWN + "volume", 100)
SLOWEST, FASTEST = -10, 10


def is_heard(settings: Settings) -> bool:
    """Whether sounds or the own voice are on."""
    return settings.get(SOUNDS) or settings.get(OWN_VOICE)


def plays(earcon: Earcon) -> Setting[bool]:
    """Whether a sound is played where sounds are on."""
    return Setting(f"{SOUND}plays-{earcon.value}", True)


def own_voice_of(language: str) -> Setting[str]:
    """The voice that the player chose for a language; empty: the first that speaks it."""
    return Setting(f"{OWN}voice-{language}", "")


def silenced(settings: Settings) -> frozenset[Earcon]:
    """The sounds that are not wanted."""
    from spiderqt.voice.sounds.earcons import Earcon

    return frozenset(earcon for earcon in Earcon if not settings.get(plays(earcon)))


def sound_volume(settings: Settings) -> float:
    """From 0 to 1."""
    return _percent(settings.get(SOUND_VOLUME))


def tuning(settings: Settings, language: str) -> Tuning:
    """How the program speaks in `language`."""
    from spiderqt.voice.speaking import Tuning

    rate = min(FASTEST, max(SLOWEST, settings.get(OWN_RATE))) / FASTEST
    voice = settings.get(own_voice_of(language))
    return Tuning(language, voice, rate, _percent(settings.get(OWN_VOLUME)))


def _percent(value: int) -> float:
    return min(100, max(0, value)) / 100


def earcon_name(earcon: Earcon) -> str:
    """What a sound stands for."""
    from spiderqt.voice.sounds.earcons import Earcon

    return {
        Earcon.PICK: translate("Sounds", "Picking up"),
        Earcon.DROP: translate("Sounds", "Dropping"),
        Earcon.REFUSED: translate("Sounds", "A refusal"),
        Earcon.EDGE: translate("Sounds", "The edge of the table"),
        Earcon.FLIP: translate("Sounds", "A card turns up"),
        Earcon.DEAL: translate("Sounds", "A deal"),
        Earcon.RUN: translate("Sounds", "A completed run"),
        Earcon.WIN: translate("Sounds", "A win"),
    }[earcon]
