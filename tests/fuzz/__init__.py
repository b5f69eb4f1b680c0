# SPDX-License-Identifier: GPL-3.0-or-later
"""Bad input, made from good input, for everything that is read. See `tests.fuzz.run`."""
