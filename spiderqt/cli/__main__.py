# SPDX-License-Identifier: GPL-3.0-or-later
"""``python -m spiderqt.cli``: the same as `spiderqt-cli`."""

from __future__ import annotations

import sys

from spiderqt.cli import main

if __name__ == "__main__":
    sys.exit(main())
