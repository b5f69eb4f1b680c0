# SPDX-License-Identifier: GPL-3.0-or-later
"""Teach the automatic player: ``python packaging/train_player.py SD1-S1 --count 10000 --rounds 5``.

Plays deals drawn by chance, chooses now and then otherwise than it thinks best, fits the weights to how the games
ended, does so again, and writes spiderqt/advice/weights_table.py. Needs NumPy. Compile the solver first
(packaging/compile_solver.py): it is ten times as fast. docs/PLAYER.md tells what was done with it, and
packaging/measure_player.py measures what came of it.
"""

from __future__ import annotations

import argparse
import gc
import math
import random
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from spiderqt.advice import weights  # noqa: E402
from spiderqt.advice.selfplay import Choice, Game  # noqa: E402
from spiderqt.advice.taste import ONE, UNITS, Head  # noqa: E402
from spiderqt.advice.weights import Weights, rows_of  # noqa: E402
from spiderqt.engine.codes import GameCode  # noqa: E402
from spiderqt.engine.variants import VARIANTS, Variant  # noqa: E402

TAUGHT = 200_000_000
"""Deals from this number on are not used for teaching."""
HEADER = '''# SPDX-License-Identifier: GPL-3.0-or-later
# ruff: noqa: E501
"""The numbers behind `weights`, which says how to read them. Written by packaging/train_player.py, not by hand."""

TABLE = """\\
'''

Rows = dict[tuple[str, int], list[int]]


def minds_of(game: Variant, rows: Rows) -> list[Weights]:
    """The weights by deals left; where `rows` have none, those with fewer deals, or the rule of thumb."""
    minds: list[Weights] = []
    for deals_left in range(6):
        turned = rows.get(("turn", deals_left))
        if turned is None:
            minds.append(minds[-1] if minds else weights.plain())
            continue
        hidden = [rows["hidden", unit] for unit in range(UNITS)]
        minds.append(Weights(Head(turned), Head(rows.get(("deal", deals_left), turned)), hidden))
    return minds


def results_of(choices: list[Choice], result: float, trust: float) -> list[float]:
    """What each choice is taught to be worth: how the game ended and, by `trust`, what was thought of the next one."""
    results = []
    for choice in reversed(choices):
        results.append(result)
        chance = 1 / (1 + math.exp(-max(-30.0, min(30.0, choice.worth / ONE))))
        result += trust * (chance - result)
    return results[::-1]


def teach(game: Variant, given: argparse.Namespace) -> None:
    """Play and fit again and again; the table is written after each round."""
    from player_lessons import Lessons, fitted, group_of

    dice, lessons = random.Random(given.seed), Lessons()
    rows = rows_of(given.like[:2], int(given.like[-1])) if given.like else rows_of(game.family, game.suits)
    gc.disable()
    for turn in range(given.rounds):
        won, began = 0, time.process_time()
        minds = minds_of(game, rows)
        for _ in range(given.count):
            position = GameCode(game, dice.randrange(TAUGHT)).position()
            played = Game(position, minds, given.positions, given.heat * dice.random(), dice.randrange(2**60))
            played.play()
            won += played.won
            result = 1.0 if played.won else given.part * (played.done / game.runs) ** 2
            choices = played.choices
            lessons.add(
                [choice.facts for choice in choices],
                [group_of(deals=choice.deals, deals_left=choice.deals_left) for choice in choices],
                results_of(choices, result, given.trust if turn else 0.0),
            )
        lessons.forget(given.memory)
        spent = time.process_time() - began
        rows, told = fitted(lessons, given.epochs, given.seed + turn, {} if given.afresh else rows)
        write(game, rows)
        print(
            f"{game} round {turn + 1}: won {won} of {given.count} ({100 * won / given.count:.1f} %) while learning, "
            f"{spent:.0f} s; {told}, {time.process_time() - began - spent:.0f} s",
            flush=True,
        )


def write(game: Variant, rows: Rows) -> None:
    """Put the rows of `game` into the table that ships."""
    path = Path(weights.__file__).parent / "weights_table.py"
    table = path.read_text(encoding="utf-8").partition('TABLE = """\\\n')[2].removesuffix('"""\n')
    lines = [line for line in table.splitlines() if not line.startswith(f"{game.family} {game.suits} ")]
    for (kind, number), row in rows.items():
        lines.append(f"{game.family} {game.suits} {kind} {number} {' '.join(map(str, row))}")
    path.write_text(HEADER + "\n".join(sorted(lines)) + '"""\n', encoding="utf-8")


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description="Teach the automatic player.")
    parser.add_argument("game", choices=[str(game) for game in VARIANTS])
    parser.add_argument("--count", type=int, default=10_000, help="games of a round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--positions", type=int, default=150, help="looked at before each unknown card")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--like", help="begin with the weights of another game, as SP1-S2")
    parser.add_argument("--heat", type=float, default=0.2, help="how large chance is in choosing, at most")
    parser.add_argument(
        "--part",
        type=float,
        default=0.0,
        help="of a win: what nearly all runs are worth in a lost game",
    )
    parser.add_argument("--trust", type=float, default=0.03, help="in what was thought of the next choice")
    parser.add_argument("--memory", type=int, default=20_000, help="games to learn from, the last ones")
    parser.add_argument(
        "--afresh", action="store_true", help="fit each time from nothing, not near the old weights"
    )
    parser.add_argument("--epochs", type=int, default=8)
    given = parser.parse_args()
    game = next(game for game in VARIANTS if str(game) == given.game)
    teach(game, given)


if __name__ == "__main__":
    main()
