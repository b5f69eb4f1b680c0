# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the packed console program starts. Must not do anything of its own, but to become
the worker process when the program starts itself again with that word alone."""

import sys

if sys.argv[1:] == ["--solver-worker"]:  # advice/worker/client.py: FLAG
    from spiderqt.advice.worker.process import serve

    serve()

from spiderqt.cli import main

sys.exit(main())
