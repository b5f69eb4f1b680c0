# SPDX-License-Identifier: GPL-3.0-or-later
"""SpiderQt: Spider solitaire and its family for every pair of eyes, ears and hands.

This module knows its version and nothing else; importing it loads no Qt.
"""

__version__ = "0.1.0"
