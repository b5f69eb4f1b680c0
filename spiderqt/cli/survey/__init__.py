# SPDX-License-Identifier: GPL-3.0-or-later
"""``survey``: what can be won, over many deals, on all processors or on a cluster."""

from __future__ import annotations

from spiderqt.cli.survey.command import arguments, run, summary

__all__ = ["arguments", "run", "summary"]
