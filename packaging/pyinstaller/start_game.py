# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the packed game starts: PyInstaller wants a file, not a module. Must not do anything of its own."""

import sys

from spiderqt.__main__ import main

sys.exit(main())
