# SPDX-License-Identifier: GPL-3.0-or-later
"""A monkey at the real window, with a real store: whatever it does, nothing breaks. See `tests.monkey.monkey`."""
