# SPDX-License-Identifier: GPL-3.0-or-later
"""Teach the automatic player: ``python packaging/train_player.py SD1-S1 --count 10000 --rounds 5``.

Plays deals drawn by chance, chooses now and then otherwise than it thinks best, fits nets to how the games ended, makes
one of the mean of the last ones, does so again, and writes spiderqt/advice/weights_table.py. Needs NumPy. Compile the
solver first (packaging/compile_solver.py): it is ten times as fast. docs/PLAYER.md tells what was done with it, and
packaging/measure_player.py measures what came of it.
"""

from __future__ import annotations

import argparse
import gc
import random
import sys
import time
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from spiderqt.advice import weights  # noqa: E402
from spiderqt.advice.selfplay import Game  # noqa: E402
from spiderqt.advice.taste import UNITS, Head  # noqa: E402
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

SHARE = 0.85
"""Of the games, for each net: others for each, so that they err in other ways."""
RECENT = 4
"""Rounds, the last ones, on whose choices a mean is taken."""

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


@dataclass(frozen=True, slots=True)
class Manner:
    """How a share of the games is played while learning."""

    share: float
    heat: float
    odd: float
    odd_heat: float


MANNERS = (Manner(0.7, 0.2, 0.2, 0.5), Manner(0.3, 0.5, 0.4, 1.0))
"""Most games nearly as well as it can; the others, and those with something odd in them, for the positions."""
ODD_CHOICES = 15
"""Something odd is done in one of the first so many choices."""


def game_of(game: Variant, minds: list[Weights], manner: Manner, positions: int, dice: random.Random) -> Game:
    """A deal by chance, played in that manner."""
    odd = dice.randrange(ODD_CHOICES) if dice.random() < manner.odd else -1
    played = Game(
        GameCode(game, dice.randrange(TAUGHT)).position(),
        minds,
        positions,
        manner.heat * dice.random(),
        dice.randrange(2**60),
        odd,
        manner.odd_heat,
    )
    played.play()
    return played


def teach(game: Variant, given: argparse.Namespace) -> None:
    """Play and fit again and again; the table is written after each round."""
    import numpy as np
    from player_lessons import fitted, group_of
    from player_memory import Memory, mean_of

    dice, draws, memory = random.Random(given.seed), np.random.default_rng(given.seed), Memory()
    rows = rows_of(given.like[:2], int(given.like[-1])) if given.like else rows_of(game.family, game.suits)
    pool = [rows] if rows and given.keep_first else []
    gc.disable()
    for turn in range(given.rounds):
        won, began = 0, time.process_time()
        minds = minds_of(game, rows)
        memory.rounds.append([])
        manners = dice.choices(MANNERS, [manner.share for manner in MANNERS], k=given.count)
        for manner in manners:
            played = game_of(game, minds, manner, given.positions, dice)
            won += played.won
            memory.add(
                [choice.facts for choice in played.choices],
                [group_of(deals=choice.deals, deals_left=choice.deals_left) for choice in played.choices],
                1.0 if played.won else given.part * (played.done / game.runs) ** 2,
            )
        spent = time.process_time() - began
        said = []
        for trust in given.trust:
            # Nothing is thought of a next choice as long as there is only a rule of thumb.
            lessons = memory.lessons(draws, SHARE, given.keep, trust if rows else 0.0, rows)
            net, told = fitted(lessons, given.epochs, dice.randrange(2**32), {})
            pool.append(net)
            said.append(told)
        pool = pool[-given.pool :]
        rows = mean_of(pool, memory.rounds[-RECENT:], given.epochs, given.seed + turn)
        write(game, rows)
        print(
            f"{game} round {turn + 1}: won {won} of {given.count} ({100 * won / given.count:.1f} %) while learning, "
            f"{spent:.0f} s; {'; '.join(said)}; {time.process_time() - began - spent:.0f} s",
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
    parser.add_argument("--positions", type=int, default=400, help="looked at before each unknown card")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--like", help="begin with the weights of another game, as SP1-S2")
    parser.add_argument(
        "--part",
        type=float,
        default=0.0,
        help="of a win: what nearly all runs are worth in a lost game",
    )
    parser.add_argument(
        "--trust",
        type=float,
        nargs="+",
        default=[0.05, 0.1],
        help="in what was thought of the next choice, for each net that a round adds",
    )
    parser.add_argument(
        "--keep", type=float, default=0.8, help="the share of a round's games that the next round learns from"
    )
    parser.add_argument("--pool", type=int, default=6, help="nets, the last ones, whose mean plays")
    parser.add_argument(
        "--keep-first", action="store_true", help="the weights begun with are one of the nets"
    )
    parser.add_argument("--epochs", type=int, default=6)
    given = parser.parse_args()
    game = next(game for game in VARIANTS if str(game) == given.game)
    teach(game, given)


if __name__ == "__main__":
    main()
