# SPDX-License-Identifier: GPL-3.0-or-later
"""Proofs of the rules: figures, positions made by hand, properties, and the comparison with tests/naive."""
