# SPDX-License-Identifier: GPL-3.0-or-later
"""Long thinking in a process of its own, kept warm: `client.Worker` is what the window and the console use."""
