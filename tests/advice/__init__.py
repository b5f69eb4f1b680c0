# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests of the advice: solver, hints, winnable deals."""
