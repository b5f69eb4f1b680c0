# SPDX-License-Identifier: GPL-3.0-or-later
"""The manual: pages of text in resources/manual/, filled with the rules' own numbers, for a window and for the web."""
