# SPDX-License-Identifier: GPL-3.0-or-later
"""Colour science for the tests: WCAG contrast, CIE Lab, CIE dE2000, simulated colour blindness.

Sources: WCAG 2.2 (relative luminance, contrast ratio); IEC 61966-2-1 (sRGB); Sharma, Wu and Dalal, "The
CIEDE2000 color-difference formula", Color Research and Application 30(1), 2005; Machado, Oliveira and Fernandes,
"A Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE TVCG 15(6), 2009 (severity 1.0).
"""

from __future__ import annotations

import math

RGB = tuple[float, float, float]

Matrix = tuple[RGB, RGB, RGB]
VISIONS: dict[str, Matrix] = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def rgb(colour: str | int) -> RGB:
    """Channels from 0 to 1 of `#rrggbb` or of a pixel."""
    value = int(colour[1:], 16) if isinstance(colour, str) else colour & 0xFFFFFF
    return (value >> 16) / 255, (value >> 8 & 255) / 255, (value & 255) / 255


def linear(colour: RGB) -> RGB:
    """sRGB channels to linear light."""
    red, green, blue = (
        each / 12.92 if each <= 0.04045 else ((each + 0.055) / 1.055) ** 2.4 for each in colour
    )
    return red, green, blue


def luminance(colour: RGB) -> float:
    """WCAG relative luminance."""
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str | int, other: str | int) -> float:
    """WCAG contrast ratio of two colours, 1 to 21."""
    dark, light = sorted((luminance(rgb(one)), luminance(rgb(other))))
    return (light + 0.05) / (dark + 0.05)


def seen(colour: RGB, vision: str) -> RGB:
    """Linear light as somebody with that vision gets it."""
    light = linear(colour)
    red, green, blue = (
        min(1.0, max(0.0, sum(row[each] * light[each] for each in range(3)))) for row in VISIONS[vision]
    )
    return red, green, blue


def lab(light: RGB) -> RGB:
    """CIE Lab (D65) of linear light."""
    red, green, blue = light
    x = (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047
    y = 0.2126729 * red + 0.7151522 * green + 0.0721750 * blue
    z = (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883
    fx, fy, fz = (
        each ** (1 / 3) if each > 216 / 24389 else (24389 / 27 * each + 16) / 116 for each in (x, y, z)
    )
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def delta_e(one: RGB, other: RGB) -> float:
    """CIE dE2000 of two Lab colours."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    mean_c = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    g = 1.5 - 0.5 * math.sqrt(mean_c**7 / (mean_c**7 + 25**7))
    c1, c2 = math.hypot(a1 * g, b1), math.hypot(a2 * g, b2)
    h1, h2 = math.degrees(math.atan2(b1, a1 * g)) % 360, math.degrees(math.atan2(b2, a2 * g)) % 360
    turn = h2 - h1
    if c1 * c2 == 0:
        turn = 0.0
    elif abs(turn) > 180:
        turn -= math.copysign(360, turn)
    dh = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2))
    far = abs(h1 - h2) > 180
    mean_h = h1 + h2 if c1 * c2 == 0 else ((h1 + h2 + 360 * far) / 2) % 360
    mean_l, mean_c = (l1 + l2) / 2, (c1 + c2) / 2
    t = (
        1
        - 0.17 * math.cos(math.radians(mean_h - 30))
        + 0.24 * math.cos(math.radians(2 * mean_h))
        + 0.32 * math.cos(math.radians(3 * mean_h + 6))
        - 0.20 * math.cos(math.radians(4 * mean_h - 63))
    )
    sl = 1 + 0.015 * (mean_l - 50) ** 2 / math.sqrt(20 + (mean_l - 50) ** 2)
    sc, sh = 1 + 0.045 * mean_c, 1 + 0.015 * mean_c * t
    rc = 2 * math.sqrt(mean_c**7 / (mean_c**7 + 25**7))
    rt = -rc * math.sin(math.radians(60 * math.exp(-(((mean_h - 275) / 25) ** 2))))
    light, chroma, hue = (l2 - l1) / sl, (c2 - c1) / sc, dh / sh
    return math.sqrt(light**2 + chroma**2 + hue**2 + rt * chroma * hue)


def difference(one: str | int, other: str | int, vision: str = "usual") -> float:
    """CIE dE2000 of two colours for somebody with that vision."""
    return delta_e(lab(seen(rgb(one), vision)), lab(seen(rgb(other), vision)))
