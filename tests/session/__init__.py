# SPDX-License-Identifier: GPL-3.0-or-later
"""Proofs of the game in progress: undo stack, cursor, clock, and how they keep together."""
