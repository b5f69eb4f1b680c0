# SPDX-License-Identifier: GPL-3.0-or-later
"""``bench``: how fast the program is on this machine, beside other programs where they are installed."""

from __future__ import annotations

from spiderqt.cli.bench.command import arguments, run, summary

__all__ = ["arguments", "run", "summary"]
