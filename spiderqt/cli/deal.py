# SPDX-License-Identifier: GPL-3.0-or-later
"""``deal``: the position at the start of a game, by its code or by chance."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from datetime import date

from spiderqt.cli.answers import Answer, BadInputError
from spiderqt.cli.games import add_game, variant_of
from spiderqt.cli.objects import position_object, position_text
from spiderqt.cli.sources import add_code, from_code
from spiderqt.engine.codes import GameCode
from spiderqt.engine.shuffle import random_deal_number
from spiderqt.engine.timeline import Timeline
from spiderqt.engine.variants import Variant
from spiderqt.tongue import translate
from spiderqt.voice.faults import quoted


def summary() -> str:
    """What the command does."""
    return translate("Console", "print a new game's position, and its code")


def arguments(parser: ArgumentParser) -> None:
    """A code; or a game, whose deal is drawn from the system's randomness."""
    parser.add_argument(
        "source",
        metavar=translate("Console", "CODE"),
        nargs="?",
        help=translate("Console", "the game code; without one, a new deal is drawn"),
    )
    add_code(parser)
    add_game(parser)
    parser.add_argument(
        "--winnable",
        action="store_true",
        help=translate("Console", "draw until the solver has won a deal"),
    )
    parser.add_argument(
        "--day",
        metavar=translate("Console", "DATE"),
        type=_day,
        help=translate("Console", "the deal of that day, like 2026-11-30: winnable, the same for everyone"),
    )
    parser.add_argument(
        "--difficulty",
        choices=["easy", "medium", "hard"],
        help=translate("Console", "draw a winnable deal of this difficulty"),
    )
    parser.add_argument(
        "--rate",
        action="store_true",
        help=translate("Console", "say how difficult the deal is; takes a moment"),
    )


def run(given: Namespace) -> Answer:
    """The start of the game."""
    code = _code(given)
    timeline = Timeline(code.position())
    data = position_object(timeline, str(code))
    head = f"; code: {code}\n"
    if given.rate or given.difficulty:
        grade = _grade(code)
        data["difficulty"] = grade
        head += f"; {_says(grade)}\n"
    return Answer(data, lambda: head + position_text(timeline))


def _grade(code: GameCode) -> str | None:
    from spiderqt.advice.difficulty import difficulty
    from spiderqt.cli.work import work

    with work(translate("Console", "Solving…")) as going:
        found = difficulty(code.position(), cancelled=going.is_called_off)
        if going.is_called_off():
            raise KeyboardInterrupt
    return None if found is None else found.value


def _says(grade: str | None) -> str:
    return {
        "easy": translate("Console", "An easy deal, for this game."),
        "medium": translate("Console", "A deal of medium difficulty, for this game."),
        "hard": translate("Console", "A hard deal, for this game."),
        None: translate(
            "Console", "No difficulty: the solver does not win this deal quickly enough, or at all."
        ),
    }[grade]


def _day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        sentence = translate("Console", "“{text}” is not a date like 2026-11-30")
        raise ArgumentTypeError(sentence.format(text=quoted(text))) from None


def _drawn(game: Variant) -> GameCode:
    return GameCode(game, random_deal_number())


def _won_by_solver(game: Variant, given: Namespace) -> GameCode:
    from spiderqt.advice.difficulty import Difficulty, deal_of_difficulty
    from spiderqt.advice.winnable import deal_of_the_day, winnable_deal
    from spiderqt.cli.work import work

    with work(translate("Console", "Looking for a winnable deal…")) as going:
        if given.difficulty is not None:
            found = deal_of_difficulty(game, Difficulty(given.difficulty), cancelled=going.is_called_off)
        elif given.day is None:
            found = winnable_deal(game, cancelled=going.is_called_off)
        else:
            found = deal_of_the_day(game, given.day, cancelled=going.is_called_off)
    if found is None:
        raise KeyboardInterrupt
    return found.code


def _code(given: Namespace) -> GameCode:
    texts = [text for text in (given.source, given.code) if text is not None]
    if not texts:
        game = variant_of(given, default="spider")
        if given.day and given.difficulty:
            sentence = translate("Console", "Each day has one deal; its difficulty cannot be chosen.")
            raise BadInputError(sentence, f"--difficulty {given.difficulty}")
        solved = given.winnable or given.day or given.difficulty
        return _won_by_solver(game, given) if solved else _drawn(game)
    others = (given.game, given.suits, given.day, given.difficulty)
    if len(texts) > 1 or given.winnable or any(other is not None for other in others):
        raise BadInputError(
            translate("Console", "A code names game and suits already; give nothing else."), quoted(texts[0])
        )
    start = from_code(texts[0]).record.start
    assert isinstance(start, GameCode)
    return start
