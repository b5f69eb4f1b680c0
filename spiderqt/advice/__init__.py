# SPDX-License-Identifier: GPL-3.0-or-later
"""What to do: solver, hints, what has been seen, winnable deals. Standard library only; imports the engine alone."""
