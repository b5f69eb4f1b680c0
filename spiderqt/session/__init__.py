# SPDX-License-Identifier: GPL-3.0-or-later
"""The game in progress. QtCore and QtGui only, no widgets, no sentences."""
