# SPDX-License-Identifier: GPL-3.0-or-later
"""What is said: every sentence, the tree that readers walk, and how speech reaches them."""
