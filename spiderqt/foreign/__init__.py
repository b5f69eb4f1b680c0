# SPDX-License-Identifier: GPL-3.0-or-later
"""Deals of other programs, read and written: console and window understand the same ones.

Standard library only, no Qt.
"""
