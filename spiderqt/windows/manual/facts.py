# SPDX-License-Identifier: GPL-3.0-or-later
"""The numbers that the manual's pages name, taken from the rules themselves, so that no page can say another.

Must not know pages. A page writes ``{SP.columns}``; `facts` has a text for every such name.
"""

from __future__ import annotations

from collections.abc import Sequence

from spiderqt.engine import ledger, policy
from spiderqt.engine.cards import Rank
from spiderqt.engine.variants import FAMILIES, Variant, suits_of, variant
from spiderqt.tongue import translate
from spiderqt.voice.faults import EXAMPLE_CODE
from spiderqt.voice.phrases.cards import family_name


def facts() -> dict[str, str]:
    """Every name and its text, in the language in use."""
    found = {f"{family}.{name}": text for family in FAMILIES for name, text in _of(variant(family)).items()}
    return found | {
        "run": str(len(Rank)),
        "score.start": str(ledger.START),
        "score.run": str(ledger.PER_RUN),
        "score.minutes": str(ledger.BONUS_SECONDS // 60),
        "score.seconds": str(ledger.SECONDS_PER_POINT),
        "score.example": str(ledger.START - 53 + 4 * ledger.PER_RUN),
        "undo.last": str(policy.LAST_ACTIONS),
        "code": EXAMPLE_CODE,
    }


def _of(game: Variant) -> dict[str, str]:
    onto = game.deals_onto
    deals = -(-game.stock // onto) if onto else 0
    return {
        "name": family_name(game),
        "cards": str(game.cards),
        "decks": str(game.decks),
        "columns": str(game.columns),
        "tableau": ", ".join(map(str, game.tableau)),
        "shortest": str(min(game.tableau)),
        "longest": str(max(game.tableau)),
        "many": str(game.tableau.count(max(game.tableau))),
        "few": str(game.tableau.count(min(game.tableau))),
        "hidden": str(sum(game.hidden)),
        "hidden-columns": str(sum(map(bool, game.hidden))),
        "hidden-each": str(max(game.hidden)),
        "stock": str(game.stock),
        "deals": str(deals),
        "row": str(onto),
        "last-row": str(game.stock - onto * (deals - 1)) if deals else "0",
        "runs": str(game.runs),
        "suits": either(suits_of(game.family)),
    }


def either(numbers: Sequence[int]) -> str:
    """``1, 2, 3 or 4``."""
    *head, last = map(str, numbers)
    if not head:
        return last
    pattern = translate("Manual", "{numbers} or {last}")
    return pattern.format(numbers=", ".join(head), last=last)
