# SPDX-License-Identifier: GPL-3.0-or-later
"""What is seen: geometry, colours, faces, scene and view. Knows cards; must not know rules or sentences."""
