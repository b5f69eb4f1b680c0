# SPDX-License-Identifier: GPL-3.0-or-later
"""Short sounds for what happens on the table: what sounds when, and how each one is made. Nothing is recorded."""
