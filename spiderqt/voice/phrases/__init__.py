# SPDX-License-Identifier: GPL-3.0-or-later
"""Every sentence about the game that a player reads or hears, made from the engine's values.

No Qt here, so that the console program tells the same story. Patterns are whole and literal (`spiderqt.tongue`);
articles belong to the card names, because other languages bend them: no pattern may put one in front of a name.
"""
