# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the packed game starts: PyInstaller wants a file, not a module. Must not do anything of its own,
but to become the worker process when the program starts itself again with that word alone."""

import sys

if sys.argv[1:] == ["--solver-worker"]:  # advice/worker/client.py: FLAG
    from spiderqt.advice.worker.process import serve

    serve()

from spiderqt.__main__ import main

sys.exit(main())
