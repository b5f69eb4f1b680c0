# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules once more, written naively and apart from the engine, so that the two can be compared.

Must not import anything of spiderqt: what both shared could be wrong in both.
"""

from tests.naive.rules import act, completed, legal, may_deal, perft, score, won
from tests.naive.text import State, dump, parse

__all__ = ["State", "act", "completed", "dump", "legal", "may_deal", "parse", "perft", "score", "won"]
