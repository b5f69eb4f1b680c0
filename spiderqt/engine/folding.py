# SPDX-License-Identifier: GPL-3.0-or-later
"""Capital letters for texts that are read in either case.

Standard library only.
"""

from __future__ import annotations


def capitals(text: str) -> str:
    """`text` in capital letters if all of it is ASCII, else as it is.

    `str.upper` makes an S of a long ſ and two of a ß, so that a mistyped text could be read as another one.
    """
    return text.upper() if text.isascii() else text
