# SPDX-License-Identifier: GPL-3.0-or-later
"""Run as a script: solves deals with the sources alone, whatever compiled modules lie beside them.

``python tests/advice/pure.py NODES CODE...`` prints one line for each code: verdict, nodes, actions.
"""

from __future__ import annotations

import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader

sys.path_hooks.insert(0, FileFinder.path_hook((SourceFileLoader, SOURCE_SUFFIXES)))
sys.path_importer_cache.clear()

from spiderqt.advice.solver import solve as module  # noqa: E402
from spiderqt.engine.codes import parse_code  # noqa: E402


def main() -> None:
    """The command."""
    assert str(module.__file__).endswith(".py")
    for code in sys.argv[2:]:
        found = module.solve(parse_code(code).position(), nodes=int(sys.argv[1]))
        print(found.verdict.value, found.nodes, *(str(action).replace(" ", "-") for action in found.actions))


if __name__ == "__main__":
    main()
