# SPDX-License-Identifier: GPL-3.0-or-later
"""The solver: sees all cards, wins what can be won, and says "lost" only with a proof."""
