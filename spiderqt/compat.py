# SPDX-License-Identifier: GPL-3.0-or-later
"""What newer Pythons have and 3.11 has not.

Standard library only. Must not know anything of the game.
"""

from __future__ import annotations

import sys

if sys.version_info >= (3, 12):
    from typing import override
else:
    from typing import TypeVar

    _F = TypeVar("_F")

    def override(method: _F, /) -> _F:
        """Mark `method` as overriding one of a base class; type checkers of 3.12 and later check it."""
        return method


__all__ = ["override"]
