# SPDX-License-Identifier: GPL-3.0-or-later
"""What younger Pythons have and Python 3.11 has not. Must not know anything else of the program."""

from __future__ import annotations

import sys

if sys.version_info >= (3, 12):
    from typing import override
else:
    from collections.abc import Callable
    from typing import Any, TypeVar

    _F = TypeVar("_F", bound=Callable[..., Any])

    def override(method: _F) -> _F:
        """Mark a method that overrides one of its base class; does nothing at run time."""
        return method


__all__ = ["override"]
