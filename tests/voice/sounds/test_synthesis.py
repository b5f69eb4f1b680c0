# SPDX-License-Identifier: GPL-3.0-or-later
"""The sounds as numbers: short, never too loud, without a click, told apart, farther right by column."""

from __future__ import annotations

import io
import itertools
import math
import wave
from array import array
from collections.abc import Sequence

import pytest

from spiderqt.voice.sounds.earcons import Cue, Earcon, dealt_cue, place_of
from spiderqt.voice.sounds.synthesis import RATE, length_of, mono
from spiderqt.voice.sounds.waves import gains, seconds_of, stereo, wav

LONGEST = {Earcon.WIN: 1.5, Earcon.RUN: 0.6, Earcon.REFUSED: 0.3}
"""Seconds; every other sound comes with each key, and has to be out of the way of the next."""
BANDS = (80, 110, 150, 210, 300, 420, 590, 830, 1170, 1650, 2300, 3300, 4600)
"""Hertz: half an octave from one to the next."""


@pytest.mark.parametrize("earcon", Earcon)
def test_a_sound_is_short_not_too_loud_and_without_a_click(earcon: Earcon) -> None:
    sound = mono(earcon)
    assert 0.03 < len(sound) / RATE <= LONGEST.get(earcon, 0.12)
    assert len(sound) / RATE == pytest.approx(length_of(earcon), abs=0.001)
    assert 0.25 <= max(map(abs, sound)) <= 0.6
    assert sound[0] == sound[-1] == 0.0
    edge = round(0.0005 * RATE)
    assert max(map(abs, sound[:edge])) < 0.1
    assert max(map(abs, sound[-edge:])) < 0.02
    assert abs(sum(sound) / len(sound)) < 0.02, "no lasting pressure to one side"


def test_a_sound_is_the_same_every_time() -> None:
    before = bytes(mono(Earcon.DEAL))
    mono.cache_clear()
    assert bytes(mono(Earcon.DEAL)) == before


def print_of(earcon: Earcon) -> list[float]:
    """What the ear tells a sound by: how much of it is in which pitch, early and late; each number from 0 to 1."""
    sound = mono(earcon)
    half = len(sound) // 2
    found = [power(part, pitch) for part in (sound[:half], sound[half:]) for pitch in BANDS]
    loudest = max(found)
    return [math.sqrt(value / loudest) for value in found]


def power(sound: Sequence[float], pitch: float) -> float:
    """How much of a pitch is in there, whatever else is (the Goertzel algorithm)."""
    turn = 2 * math.cos(2 * math.pi * pitch / RATE)
    before, last = 0.0, 0.0
    for sample in sound:
        before, last = last, sample + turn * last - before
    return (last * last + before * before - turn * last * before) / len(sound)


def test_no_two_sounds_are_alike() -> None:
    prints = {earcon: print_of(earcon) for earcon in Earcon}
    for one, other in itertools.combinations(Earcon, 2):
        lengths = sorted((length_of(one), length_of(other)))
        alike = sum(a * b for a, b in zip(prints[one], prints[other], strict=True)) / math.sqrt(
            sum(a * a for a in prints[one]) * sum(b * b for b in prints[other])
        )
        assert alike < 0.8 or lengths[1] > 2 * lengths[0], f"{one} and {other}: {alike:.2f}"


def loudness(samples: array[int], side: int) -> float:
    return math.sqrt(sum(sample * sample for sample in samples[side::2]))


@pytest.mark.parametrize("columns", [7, 10])
def test_each_column_is_farther_right_and_as_loud_as_the_others(columns: int) -> None:
    heard = [stereo(Cue(Earcon.DROP, (place_of(column, columns),))) for column in range(columns)]
    sides = [(loudness(samples, 0), loudness(samples, 1)) for samples in heard]
    shares = [right / left for left, right in sides]
    assert all(after > 1.15 * before for before, after in itertools.pairwise(shares))
    assert shares[0] < 1 < shares[-1]
    assert shares[0] * shares[-1] == pytest.approx(1.0, rel=0.01)
    whole = [math.hypot(*side) for side in sides]
    assert max(whole) == pytest.approx(min(whole), rel=0.01)
    assert all(min(gains(place_of(column, columns))) > 0.05 for column in range(columns)), (
        "never on one ear alone"
    )


def test_a_deal_goes_from_left_to_right() -> None:
    cue = dealt_cue(10)
    samples = stereo(cue)
    assert seconds_of(cue) < 0.5
    third = len(samples) // 3 // 2 * 2
    early, late = samples[:third], samples[-third:]
    assert loudness(early, 0) > 1.5 * loudness(early, 1)
    assert loudness(late, 1) > 1.5 * loudness(late, 0)


def test_the_file_is_one_that_any_player_reads() -> None:
    cue = Cue(Earcon.FLIP, (0.3,))
    with wave.open(io.BytesIO(wav(cue))) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (2, 2, RATE)
        samples = array("h", file.readframes(file.getnframes()))
    assert samples == stereo(cue)
    assert max(samples) < 32_767, "nothing is cut off"
