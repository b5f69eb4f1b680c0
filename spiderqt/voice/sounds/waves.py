# SPDX-License-Identifier: GPL-3.0-or-later
"""Turns a cue into the bytes of a stereo WAV file. Standard library only; must not know who plays them."""

from __future__ import annotations

import io
import math
import sys
import wave
from array import array
from functools import lru_cache

from spiderqt.voice.sounds.earcons import Cue
from spiderqt.voice.sounds.synthesis import RATE, length_of, mono

SPACING = 0.045
"""Seconds between two places of one cue."""
_WIDTH = 0.85
"""How far to the side the outer columns are: wholly on one ear is unpleasant with headphones."""
_FULL = 32_767


def gains(place: float) -> tuple[float, float]:
    """How loud a place is on the left and on the right; together they are as loud everywhere."""
    angle = (1 + _WIDTH * max(-1.0, min(1.0, place))) * math.pi / 4
    return math.cos(angle), math.sin(angle)


def seconds_of(cue: Cue) -> float:
    """How long a cue is heard."""
    return length_of(cue.earcon) + SPACING * (len(cue.places) - 1)


def stereo(cue: Cue) -> array[int]:
    """The samples of both ears in turn, left first, 16 bits each."""
    sound = mono(cue.earcon)
    spacing = round(SPACING * RATE)
    frames = len(sound) + spacing * (len(cue.places) - 1)
    samples = array("h", bytes(4 * frames))
    for side in range(2):
        loudness = [_FULL * gains(place)[side] for place in cue.places]
        ear = [0] * frames
        for number, full in enumerate(loudness):
            first = number * spacing
            # A place begins where the one before has ended: `SPACING` is longer than the sounds that have several.
            ear[first : first + len(sound)] = [int(full * sample) for sample in sound]
        samples[side::2] = array("h", ear)
    return samples


@lru_cache(maxsize=200)
def wav(cue: Cue) -> bytes:
    """A whole WAV file."""
    samples = stereo(cue)
    if sys.byteorder == "big":
        samples.byteswap()
    file = io.BytesIO()
    with wave.open(file, "wb") as out:
        out.setnchannels(2)
        out.setsampwidth(samples.itemsize)
        out.setframerate(RATE)
        out.writeframes(samples.tobytes())
    return file.getvalue()
