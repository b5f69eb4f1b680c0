# SPDX-License-Identifier: GPL-3.0-or-later
"""What sounds when, and how the sounds are."""
