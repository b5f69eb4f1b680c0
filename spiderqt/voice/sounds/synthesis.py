# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes each sound out of a few decaying tones, as numbers; nothing is recorded, everything is the same each time.

Standard library only. Must not know when a sound is played, nor on what.

What tells the sounds apart: a pick-up rises and a drop falls, a flip is the highest and shortest, a tick of the deal
is mostly noise, the edge is a dull low thump, a refusal are two low buzzes, a run climbs a chord, a win plays a tune.
"""

from __future__ import annotations

import math
from array import array
from collections.abc import Sequence
from functools import cache

from spiderqt.engine.values import dataclass
from spiderqt.voice.sounds.earcons import Earcon

RATE = 22_050
"""Samples in a second: enough for everything below 11 kHz, and half the work of 44,100."""
_RAMP = 0.004
"""Seconds in which every tone swells and dies: a wave that starts anywhere but at nought clicks."""
_SINE = (1.0,)
_SOFT = (1.0, 0.25)
_BELL = (1.0, 0.45, 0.0, 0.16)
_BUZZ = (1.0, 0.0, 0.55, 0.0, 0.3)


@dataclass(frozen=True, slots=True)
class Tone:
    """A tone from `start` on for `length` seconds, gliding from `pitch` to `end_pitch` (hertz), `decay` in 1/seconds.

    `partials` are the strengths of the first, second, third ... overtone; `noise` is how much of it is noise.
    """

    start: float
    length: float
    pitch: float
    end_pitch: float
    strength: float = 1.0
    decay: float = 20.0
    partials: Sequence[float] = _SINE
    noise: float = 0.0


@dataclass(frozen=True, slots=True)
class Recipe:
    """A sound: its tones, and how loud its loudest moment is (1 is all that a sample can hold)."""

    tones: tuple[Tone, ...]
    peak: float


def _chord(notes: Sequence[float], *, apart: float, length: float, decay: float) -> tuple[Tone, ...]:
    """Notes one after the other, each ringing on below the next."""
    return tuple(Tone(apart * i, length, note, note, 1.0, decay, _BELL) for i, note in enumerate(notes))


_C5, _E5, _G5, _C6, _E6 = 523.25, 659.26, 783.99, 1046.5, 1318.5
_TUNE = (
    *_chord((_G5, _C6, _E6), apart=0.13, length=0.4, decay=7.0),
    Tone(0.45, 0.2, _C6, _C6, 0.8, 9.0, _BELL),
    *(Tone(0.6, 0.75, note, note, 0.75, 4.5, _BELL) for note in (_C5, _G5, _E6)),
)

RECIPES: dict[Earcon, Recipe] = {
    Earcon.PICK: Recipe((Tone(0.0, 0.09, 494.0, 740.0, decay=22.0, partials=_SOFT),), 0.42),
    Earcon.DROP: Recipe((Tone(0.0, 0.11, 392.0, 247.0, decay=30.0, partials=_SOFT, noise=0.12),), 0.5),
    Earcon.REFUSED: Recipe(
        (
            Tone(0.0, 0.1, 165.0, 156.0, decay=8.0, partials=_BUZZ),
            Tone(0.13, 0.13, 147.0, 131.0, decay=9.0, partials=_BUZZ),
        ),
        0.4,
    ),
    Earcon.EDGE: Recipe((Tone(0.0, 0.1, 104.0, 82.0, decay=28.0, partials=_SOFT, noise=0.04),), 0.6),
    Earcon.FLIP: Recipe((Tone(0.0, 0.06, 1760.0, 2350.0, decay=50.0, partials=_SOFT, noise=0.1),), 0.3),
    Earcon.DEAL: Recipe((Tone(0.0, 0.04, 880.0, 700.0, decay=90.0, noise=0.75),), 0.36),
    Earcon.RUN: Recipe(_chord((_C5, _E5, _G5, _C6), apart=0.085, length=0.3, decay=9.0), 0.45),
    Earcon.WIN: Recipe(_TUNE, 0.5),
}


def length_of(earcon: Earcon) -> float:
    """How many seconds a sound is heard; it need not be made for that."""
    return max(tone.start + tone.length for tone in RECIPES[earcon].tones)


@cache
def mono(earcon: Earcon) -> array[float]:
    """The samples of a sound from the front, between -1 and 1; they begin and end at 0."""
    recipe = RECIPES[earcon]
    samples = array("d", bytes(8 * (round(length_of(earcon) * RATE) + 1)))
    for tone in recipe.tones:
        _add(tone, samples)
    loudest = max(max(samples), -min(samples))
    scale = recipe.peak / loudest
    return array("d", (scale * sample for sample in samples))


def _add(tone: Tone, samples: array[float]) -> None:
    first, count = round(tone.start * RATE), round(tone.length * RATE)
    partials = [(2 * math.pi * n, weight) for n, weight in enumerate(tone.partials, start=1) if weight]
    phase, hiss = 0.0, _Hiss()
    for i in range(min(count, len(samples) - first)):
        t = i / RATE
        value = 0.0
        for turn, weight in partials:
            value += weight * math.sin(turn * phase)
        if tone.noise:
            value = (1 - tone.noise) * value + tone.noise * hiss.next()
        swell = min(1.0, t / _RAMP, (tone.length - t) / _RAMP)
        samples[first + i] += tone.strength * max(0.0, swell) * math.exp(-tone.decay * t) * value
        phase += (tone.pitch + (tone.end_pitch - tone.pitch) * i / count) / RATE


class _Hiss:
    """Noise that is the same every time: a small generator of numbers, between -1 and 1."""

    def __init__(self) -> None:
        self._state = 12_345

    def next(self) -> float:
        """The next sample."""
        self._state = (1_103_515_245 * self._state + 12_345) & 0x7FFFFFFF
        return self._state / 0x40000000 - 1
