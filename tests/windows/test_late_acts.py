# SPDX-License-Identifier: GPL-3.0-or-later
"""Acts that are loaded when they are first asked for: each is where the table says."""

from __future__ import annotations

import importlib

from spiderqt.windows.actions import SPECS
from spiderqt.windows.handlers import LATE


def test_every_late_act_is_in_the_table_of_actions_and_has_its_function() -> None:
    assert set(LATE) <= {spec.name for spec in SPECS}
    for name, module in LATE.items():
        assert callable(getattr(importlib.import_module(module), "do_" + name.replace("-", "_")))
