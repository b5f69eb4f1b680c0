# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the packed console program starts. Must not do anything of its own."""

import sys

from spiderqt.cli import main

sys.exit(main())
