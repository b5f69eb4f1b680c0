# SPDX-License-Identifier: GPL-3.0-or-later
"""The stronger hint: a plan up to the next unknown card, found by search, from what the player has seen.

Standard library and engine only. Must not know hidden cards, and gets a view without them like the plain hint.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Collection

from spiderqt.advice.closure import Closure, Ending
from spiderqt.advice.features import Outlook
from spiderqt.advice.hints import Hint, Reason, facts_of, hint
from spiderqt.advice.knowledge import outline, unseen_cards
from spiderqt.advice.solver.budget import Budget
from spiderqt.advice.solver.nodes import Node
from spiderqt.advice.solver.rules import Rules, action_of, byte_of, piles_of, unknown_cards
from spiderqt.advice.solver.solve import Verdict, solve
from spiderqt.advice.taste import Taste
from spiderqt.advice.weights import Weights, weights_of
from spiderqt.engine.actions import Action, Deal, Move
from spiderqt.engine.play import Step, apply
from spiderqt.engine.position import Position
from spiderqt.engine.values import dataclass

POSITIONS = 1_200
POSITIONS_OF_FEW_COLUMNS = 3_500
FEW_COLUMNS = 8
"""How many the search looks at when nobody says how many or how long: less than 0.2 s in the compiled form. With few
columns fewer moves lead on from each, and far more can be looked at in less time."""
MOST_POSITIONS = 100_000
"""However long it may take: memory."""
NODES = 8_000
"""For the solver, once every card is known."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Actions to carry out in turn; the last one turns up something new, or wins. Empty: nothing helps but undo."""

    actions: tuple[Action, ...] = ()


def plan(
    view: Position,
    *,
    positions: int | None = None,
    seconds: float | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> Plan:
    """The best that can be done with what is seen, by a look at so many `positions` (none: those of a hint) or for so
    many `seconds`."""
    if view.is_won():
        return Plan()
    if not unknown_cards(view):
        nodes = NODES if seconds is None else None
        solution = solve(view, nodes=nodes, seconds=seconds, cancelled=cancelled)
        if solution.verdict is Verdict.WON:
            return Plan(solution.actions)
        if not view.stock:
            return Plan()
    if seconds is not None:
        positions = MOST_POSITIONS
    elif positions is None:
        positions = positions_for(view)
    closure = look(
        view,
        Budget(positions, seconds, cancelled),
        weights_of(view.variant, view.deals_left),
    )
    if closure.winning is not None:
        return _plan_to(closure.winning)
    ending = choice(closure)
    if ending is None:
        # The gaps cannot be filled by what looks best; fill them as the plain hint does.
        filling = hint(view).action if view.stock else None
        return Plan() if filling is None else Plan((filling,))
    line = _plan_to(ending.node)
    return Plan((*line.actions, Deal())) if ending is closure.standing else line


def positions_for(view: Position) -> int:
    """How many positions a hint looks at."""
    return POSITIONS_OF_FEW_COLUMNS if len(view.columns) <= FEW_COLUMNS else POSITIONS


def look(view: Position, budget: Budget, weights: Weights) -> Closure:
    """Everything within `budget` that can be reached from `view`, by the weights of `weights_of`."""
    unseen = [byte_of(card) for card, count in unseen_cards(view).items() for _ in range(count)]
    done = len(view.completed) if view.variant.runs_leave else 0
    closure = Closure(Rules(view), Taste(weights.turned, weights.calm, weights.hidden, Outlook(unseen)), done)
    # Positions refer to their parents and never in circles, so that looking for circles would only cost time.
    collects = gc.isenabled()
    gc.disable()
    try:
        closure.search(piles_of(view), budget)
        closure.let_go()
    finally:
        if collects:
            gc.enable()
    return closure


def choice(closure: Closure) -> Ending | None:
    """The best way to get on: it turns up a card or, if it is the closure's `standing`, deals."""
    turning, standing = closure.turning, closure.standing
    if standing is None or not standing.node.stock:
        return turning
    return standing if turning is None or standing.worth >= turning.worth else turning


def searched_hint(
    view: Position,
    visited: Collection[Position] = frozenset(),
    *,
    seconds: float | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> Hint:
    """The first action of the plan, as a hint; the plain hint where there is no plan or it would lead back.

    With `seconds` the search goes on for so long, if there is anything left to look at; without, it looks at
    `positions_for` it, and the hint is the same on every machine.
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


def _plan_to(node: Node) -> Plan:
    return Plan(tuple(action_of(code) for code in node.line()))
