# SPDX-License-Identifier: GPL-3.0-or-later
"""``play``: plays whole deals by what is seen, without undo, and counts the wins."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from spiderqt.advice.autoplayer import Policy, autoplay, wilson
from spiderqt.advice.solver.solve import wins
from spiderqt.cli.answers import Answer
from spiderqt.cli.games import add_game, variant_of
from spiderqt.cli.work import whole, work
from spiderqt.engine.codes import GameCode
from spiderqt.engine.shuffle import DEALS, SplitMix64
from spiderqt.tongue import translate

COUNT = 10


def summary() -> str:
    """What the command does."""
    return translate("Console", "play whole deals without peeking, and count the wins")


def arguments(parser: ArgumentParser) -> None:
    """A game, how many deals, which ones, and who plays."""
    add_game(parser)
    count = translate("Console", "how many deals (default: {count})").format(count=COUNT)
    parser.add_argument("--count", metavar="N", type=whole, default=COUNT, help=count)
    parser.add_argument(
        "--seed",
        metavar="S",
        type=whole,
        default=1,
        help=translate("Console", "the same number plays the same deals (default: 1)"),
    )
    parser.add_argument(
        "--policy",
        choices=[policy.value for policy in Policy],
        default=Policy.SEARCH.value,
        help=translate("Console", "who plays: the plain hints, or the ones that search (default)"),
    )


def run(given: Namespace) -> Answer:
    """How many were won, with the 95 % interval of the rate."""
    game, policy = variant_of(given, default="spider"), Policy(given.policy)
    random = SplitMix64(given.seed)
    played = won = 0
    doing = translate("Console", "Playing…")
    with work(doing) as going:
        for _ in range(given.count):
            start = GameCode(game, random.below(DEALS)).position()
            actions = autoplay(start, policy, going.is_called_off)
            if going.is_called_off():
                break
            played += 1
            won += wins(start, actions)
            going.doing = f"{doing} {won}/{played}"
    low, high = wilson(won, played)
    rate = won / played if played else 0.0
    data = {
        "game": game.family,
        "suits": game.suits,
        "policy": policy.value,
        "played": played,
        "won": won,
        "rate": round(rate, 4),
        "interval": [round(low, 4), round(high, 4)],
    }
    pattern = translate("Console", "Won {won} of {played}: {rate} % (95 % interval: {low} to {high} %).")
    says = pattern.format(
        won=won, played=played, rate=f"{100 * rate:.1f}", low=f"{100 * low:.1f}", high=f"{100 * high:.1f}"
    )
    return Answer(data, lambda: f"{says}\n")
