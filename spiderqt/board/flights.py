# SPDX-License-Identifier: GPL-3.0-or-later
"""Plans movements: which cards fly together, from where to where, when and how long.

Pure values; seconds at normal speed. Must not know Qt's items or timers, rules or events.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from spiderqt.board.geometry import Rect
from spiderqt.board.hits import Place, Zone
from spiderqt.board.picture import Travel
from spiderqt.engine.cards import Card
from spiderqt.engine.values import dataclass

MOVE, FLIP, DEAL, RETURN, COMPLETE = 0.17, 0.16, 0.16, 0.14, 0.26
_DEAL_GAP, _COMPLETE_GAP, _FRESH_TIME = 0.028, 0.022, 0.35
_FLIP_DELAY = 0.08

Where = Callable[[Place], Rect]


@dataclass(frozen=True, slots=True)
class Flight:
    """Cards that fly as one: `start` and `end` are the first card's rectangles, their heights give the scale."""

    cards: tuple[Card | None, ...]
    source: Place
    targets: tuple[Place, ...]
    start: Rect
    end: Rect
    delay: float
    duration: float
    flips: bool = False
    face_up: bool = True


def plan(travels: Sequence[Travel], start_of: Where, end_of: Where) -> tuple[Flight, ...]:
    """Flights for the travels; flips on the spot wait for the first cards to be on their way."""
    moving = any(travel.source != travel.target for travel in travels)
    dealt = sum(travel.source.zone is Zone.STOCK for travel in travels)
    gap = min(_DEAL_GAP, _FRESH_TIME / dealt) if dealt else 0.0
    targets = {travel.target for travel in travels}
    flights: list[Flight] = []
    for group in _groups(travels):
        first = group[0]
        number = len(flights)
        match first.source.zone, first.target.zone:
            case Zone.STOCK, _:
                delay, duration = number * gap, DEAL
            case _, Zone.STOCK:
                delay, duration = number * _DEAL_GAP / 2, DEAL
            case (Zone.FOUNDATIONS, _) | (_, Zone.FOUNDATIONS):
                delay, duration = number * _COMPLETE_GAP, COMPLETE
            case _ if first.source == first.target and _below(first.target) in targets:
                delay, duration = 0.0, MOVE * 0.75  # over before cards come to lie on it
            case _ if first.source == first.target:
                delay, duration = (_FLIP_DELAY if moving else 0.0), FLIP
            case _:
                delay, duration = 0.0, MOVE
        flights.append(
            Flight(
                tuple(travel.card for travel in group),
                first.source,
                tuple(travel.target for travel in group),
                start_of(first.source),
                end_of(first.target),
                delay,
                duration,
                first.flips,
                first.face_up,
            )
        )
    return tuple(flights)


def _below(place: Place) -> Place:
    return Place(place.zone, place.column, place.index + 1)


def _groups(travels: Sequence[Travel]) -> list[list[Travel]]:
    groups: list[list[Travel]] = []
    for travel in travels:
        if groups and _follows(groups[-1][-1], travel):
            groups[-1].append(travel)
        else:
            groups.append([travel])
    return groups


def _follows(one: Travel, other: Travel) -> bool:
    between_columns = {one.source.zone, one.target.zone, other.source.zone, other.target.zone} == {Zone.CARD}
    return (
        between_columns
        and not one.flips
        and not other.flips
        and one.source.column == other.source.column
        and one.target.column == other.target.column
        and other.source.index == one.source.index + 1
        and other.target.index == one.target.index + 1
    )
