# SPDX-License-Identifier: GPL-3.0-or-later
"""The stronger hint: a plan up to the next unknown card, found by search, from what the player has seen.

Standard library and engine only. Must not know hidden cards, and gets a view without them like the plain hint.
"""

from __future__ import annotations

from collections.abc import Callable, Collection

from spiderqt.advice.closure import Closure, Taste
from spiderqt.advice.hints import Hint, Reason, facts_of, hint
from spiderqt.advice.knowledge import outline
from spiderqt.advice.solver.budget import Budget
from spiderqt.advice.solver.rules import Rules, action_of, piles_of, unknown_cards
from spiderqt.advice.solver.solve import Verdict, solve
from spiderqt.engine.actions import Action, Deal, Move
from spiderqt.engine.play import Step, apply
from spiderqt.engine.position import Position
from spiderqt.engine.values import dataclass

POSITIONS = 1_500
"""How many the search looks at when nobody says how long it may take."""
MOST_POSITIONS = 100_000
"""However long it may take: memory."""
NODES = 8_000
"""For the solver, once every card is known."""
DEAL_COSTS = 200
"""How much worse, in the units of `closure.Taste`, a line that turns up a card may be than one that ends in a deal:
a row buries every column, and what it brings is seen too late to be chosen."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Actions to carry out in turn; the last one turns up something new, or wins. Empty: nothing helps but undo."""

    actions: tuple[Action, ...] = ()


def plan(
    view: Position, *, seconds: float | None = None, cancelled: Callable[[], bool] | None = None
) -> Plan:
    """The best that can be done with what is seen."""
    if view.is_won():
        return Plan()
    if not unknown_cards(view):
        nodes = NODES if seconds is None else None
        solution = solve(view, nodes=nodes, seconds=seconds, cancelled=cancelled)
        if solution.verdict is Verdict.WON:
            return Plan(solution.actions)
        if not view.stock:
            return Plan()
    closure = Closure(Rules(view), Taste())
    closure.search(
        piles_of(view), Budget(POSITIONS if seconds is None else MOST_POSITIONS, seconds, cancelled)
    )
    if closure.winning is not None:
        return _plan_to(closure.winning.line())
    turning, standing = closure.turning, closure.standing
    if turning is not None and (
        not view.stock or standing is None or turning.worth > standing.worth - DEAL_COSTS
    ):
        return _plan_to(turning.node.line())
    if not view.stock:
        return Plan()
    if standing is None:
        # The gaps cannot be filled by what looks best; fill them as the plain hint does.
        filling = hint(view).action
        return Plan() if filling is None else Plan((filling,))
    return Plan((*_plan_to(standing.node.line()).actions, Deal()))


def searched_hint(
    view: Position,
    visited: Collection[Position] = frozenset(),
    *,
    seconds: float | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> Hint:
    """The first action of the plan, as a hint; the plain hint where there is no plan or it would lead back.

    With `seconds` the search goes on for so long, if there is anything left to look at; without, it looks at
    `POSITIONS`, and the hint is the same on every machine.
    """
    return hint_of(plan(view, seconds=seconds, cancelled=cancelled), view, visited)


def hint_of(found: Plan, view: Position, visited: Collection[Position] = frozenset()) -> Hint:
    """The first action of a plan for `view` as a hint; see `searched_hint`."""
    actions = found.actions
    if not actions:
        return hint(view, visited)
    first = actions[0]
    step = apply(view, first)
    if isinstance(step, Step) and outline(step.after) in visited:
        return hint(view, visited)
    if not isinstance(first, Move):
        return Hint(Reason.DEAL, first)
    return facts_of(view, first, Reason.SEARCHED)


def _plan_to(codes: list[int]) -> Plan:
    return Plan(tuple(action_of(code) for code in codes))
