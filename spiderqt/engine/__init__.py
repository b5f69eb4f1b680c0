# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules: pure values in, pure values out. Standard library only."""
