# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests with a real screen reader: a screen, buses, Orca and its speech of their own, nothing heard aloud."""
