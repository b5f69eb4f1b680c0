# SPDX-License-Identifier: GPL-3.0-or-later
"""The old name of `spiderqt.tongue.translate`, until nothing uses it."""

from spiderqt.tongue import translate

__all__ = ["translate"]
