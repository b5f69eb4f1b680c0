# SPDX-License-Identifier: GPL-3.0-or-later
"""What is handed to `QPainter.drawPixmap`: position and pixmap, and the part of it to draw if not all.

Lists of blits are worked out once and painted often. Must not know what they show.
"""

from __future__ import annotations

from PySide6.QtGui import QPixmap

Blit = tuple[int, int, QPixmap] | tuple[int, int, QPixmap, int, int, int, int]
