# SPDX-License-Identifier: GPL-3.0-or-later
"""`python -m spiderqt`: starts the game, after finding out that it can start.

Must not load Qt before the command line is read and a display is known to answer.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from spiderqt import ahead


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program with `arguments` (None: those of the process); its exit code.

    2: it could not start, and standard error says why in one sentence.
    """
    ahead.hurry()
    from spiderqt import display, options

    asked = options.parse(sys.argv[1:] if arguments is None else arguments)
    if trouble := display.trouble():
        options.complain("spiderqt", trouble)
        return 2
    try:
        ahead.load_qt()
        from spiderqt import app
    except ImportError as error:
        if (error.name or "").startswith("spiderqt"):
            raise
        options.complain("spiderqt", display.trouble_with_library(error))
        return 2
    return app.run(asked)


if __name__ == "__main__":
    sys.exit(main())
