# SPDX-License-Identifier: GPL-3.0-or-later
"""The windows of tests/windows."""

from __future__ import annotations

from tests.windows.conftest import make_window, window

__all__ = ["make_window", "window"]
