# SPDX-License-Identifier: GPL-3.0-or-later
"""The player's games of the past: statistics, history, replay, positions typed in, and the data as files.

Loaded when one of these is asked for: no start waits for it.
"""
