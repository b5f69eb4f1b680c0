# SPDX-License-Identifier: GPL-3.0-or-later
"""The window: menus, dialogs and keys around the board. Knows everything below it and is known by `app` alone."""
