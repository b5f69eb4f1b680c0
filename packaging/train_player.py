# SPDX-License-Identifier: GPL-3.0-or-later
"""Measure the automatic player, or teach it: ``python packaging/train_player.py measure SD1-S1 --count 2000``.

``measure`` plays deals in the order of their numbers, without undo and without peeking, and prints how many were won.
``teach`` plays deals drawn by chance, half of them with shaken weights, fits the weights to how they ended (logistic
regression, drawn towards the old weights), does so again, and writes spiderqt/advice/weights_table.py. Compile the
solver first (packaging/compile_solver.py): it is ten times as fast. docs/PLAYER.md tells what was done with it.
"""

from __future__ import annotations

import argparse
import math
import random
import time
from dataclasses import dataclass, field
from pathlib import Path

from spiderqt.advice import autoplayer, search
from spiderqt.advice.autoplayer import Policy, autoplay, wilson
from spiderqt.advice.closure import Closure, Ending
from spiderqt.advice.features import OF_COLUMN, OF_TABLE, Outlook, column_facts, table_facts
from spiderqt.advice.knowledge import knowledge_of, unseen_cards
from spiderqt.advice.solver.budget import Budget
from spiderqt.advice.solver.rules import action_of, byte_of, unknown_cards
from spiderqt.advice.solver.solve import Verdict, solve, wins
from spiderqt.advice.taste import RUN, SQUARES, THOUSANDTHS, Weights
from spiderqt.advice.weights_table import TABLE
from spiderqt.engine.actions import Deal
from spiderqt.engine.codes import GameCode
from spiderqt.engine.play import Step, apply
from spiderqt.engine.position import Position
from spiderqt.engine.shuffle import DEALS
from spiderqt.engine.variants import VARIANTS, Variant

WIDTH = OF_COLUMN + OF_TABLE
TURN, DEAL = "turn", "deal"
SHAKE = 0.3
PULL = 200
"""The old weights count as much as so many games."""
NEWTON_STEPS = 8
HEADER = '''# SPDX-License-Identifier: GPL-3.0-or-later
# ruff: noqa: E501
"""The numbers behind `weights`, which says how to read them. Written by packaging/train_player.py, not by hand."""

TABLE = """\\
'''

Key = tuple[str, int]
"""Kind of ending, deals left."""


@dataclass(slots=True)
class Lessons:
    """For each kind of ending: the numbers of the positions chosen, and whether their games were won."""

    seen: dict[Key, list[tuple[list[float], float]]] = field(default_factory=dict)

    def add(self, chosen: list[tuple[Key, list[float]]], *, won: bool) -> None:
        """Enter one game."""
        for key, facts in chosen:
            self.seen.setdefault(key, []).append((facts, float(won)))


def measure(game: Variant, first: int, count: int) -> str:
    """Play `count` deals from number `first` on; one line that says how it went."""
    won, slowest, started = 0, 0.0, time.process_time()
    for number in range(first, first + count):
        before = time.process_time()
        start = GameCode(game, number).position()
        won += wins(start, autoplay(start, Policy.SEARCH))
        slowest = max(slowest, time.process_time() - before)
    low, high = wilson(won, count)
    each = (time.process_time() - started) / count
    return (
        f"{game} {first}-{first + count - 1}: won {won} of {count}, {100 * won / count:.1f} % "
        f"({100 * low:.1f} to {100 * high:.1f}), {each:.2f} s of CPU a game, slowest {slowest:.1f} s, "
        f"{autoplayer.POSITIONS} positions"
    )


def rows_of(game: Variant) -> dict[Key, list[float]]:
    """The weights of `game` that ship, in units of the logarithm of the odds."""
    rows = {}
    for line in TABLE.splitlines():
        family, suits, kind, deals, *weights = line.split()
        if (family, int(suits)) == (game.family, game.suits):
            rows[kind, int(deals)] = [int(weight) / 10_000 for weight in weights]
    return rows


def teach(game: Variant, games: int, rounds: int, positions: int, seed: int) -> None:
    """Play and fit `rounds` times; the table is written after each."""
    dice, rows, lessons = random.Random(seed), rows_of(game), Lessons()
    if not rows:
        raise SystemExit(f"no weights of {game} to start from")
    for turn in range(rounds):
        won = 0
        for i in range(games):
            shaken = _shaken(rows, dice) if i % 2 else rows
            chosen, is_won = play(GameCode(game, dice.randrange(DEALS)).position(), shaken, positions)
            lessons.add(chosen, won=is_won)
            won += is_won
        for key, seen in lessons.seen.items():
            if key in rows:
                rows[key] = fitted(seen, rows[key])
        write(game, rows)
        print(f"round {turn + 1}: won {won} of {games} while learning", flush=True)


def _shaken(rows: dict[Key, list[float]], dice: random.Random) -> dict[Key, list[float]]:
    return {key: [w * (1 + dice.gauss(0, SHAKE)) for w in row] for key, row in rows.items()}


def play(
    position: Position, rows: dict[Key, list[float]], positions: int
) -> tuple[list[tuple[Key, list[float]]], bool]:
    """One game by these weights: the endings that were chosen, and whether it was won."""
    taste = {key: Weights([round(10_000 * weight) for weight in row]) for key, row in rows.items()}
    known = knowledge_of((position,))
    chosen: list[tuple[Key, list[float]]] = []
    while not position.is_won():
        view = known.view(position)
        if not unknown_cards(view) and not view.stock:
            return chosen, solve(view, nodes=search.NODES).verdict is Verdict.WON
        deals = view.deals_left
        turned = taste[TURN, deals]
        closure = search.look(view, Budget(positions, None, None), (turned, taste.get((DEAL, deals), turned)))
        if closure.winning is not None:
            return chosen, True
        ending = search.choice(closure)
        if ending is None:
            return chosen, False
        kind = DEAL if ending is closure.standing else TURN
        chosen.append(((kind, deals), facts_of(view, closure, ending)))
        for code in ending.node.line():
            position = _after(position, action_of(code))
        if kind == DEAL:
            position = _after(position, Deal())
        known = known.seeing(position)
    return chosen, True


def _after(position: Position, action: object) -> Position:
    step = apply(position, action)  # type: ignore[arg-type]  # whatever a closure found is an action
    assert isinstance(step, Step)
    return step.after


def facts_of(view: Position, closure: Closure, ending: Ending) -> list[float]:
    """The numbers of an ending in natural units, those of the columns added up."""
    unseen = [byte_of(card) for card, count in unseen_cards(view).items() for _ in range(count)]
    columns = [sum(facts) for facts in zip(*map(column_facts, ending.node.piles), strict=True)]
    table = table_facts(ending.node.piles, closure.done + ending.node.done, Outlook(unseen))
    natural = [columns[i] / RUN if i in SQUARES else float(columns[i]) for i in range(OF_COLUMN)]
    return natural + [table[i] / 1000 if i in THOUSANDTHS else float(table[i]) for i in range(OF_TABLE)]


def fitted(seen: list[tuple[list[float], float]], old: list[float]) -> list[float]:
    """Logistic regression by Newton's method, drawn towards the `old` weights in proportion to each number's spread."""
    count = len(seen)
    rate = max(0.02, (share := sum(won for _, won in seen) / count) * (1 - share))
    means = [sum(facts[i] for facts, _ in seen) / count for i in range(WIDTH)]
    spread = [sum((facts[i] - means[i]) ** 2 for facts, _ in seen) / count for i in range(WIDTH)]
    pull = [PULL * rate * (s + 1e-3) for s in spread]
    weights, loss = list(old), _loss(seen, old, old, pull)
    for _ in range(NEWTON_STEPS):
        step = _solved(*_slopes(seen, weights, old, pull))
        scale = 1.0
        while scale > 0.01:
            tried = [w + scale * s for w, s in zip(weights, step, strict=True)]
            if (new := _loss(seen, tried, old, pull)) < loss:
                break
            scale /= 2
        else:
            break
        gain, weights, loss = loss - new, tried, new
        if gain < 1e-6 * count:
            break
    return weights


def _loss(
    seen: list[tuple[list[float], float]], weights: list[float], old: list[float], pull: list[float]
) -> float:
    total = sum(p / 2 * (w - o) ** 2 for p, w, o in zip(pull, weights, old, strict=True))
    for facts, won in seen:
        z = math.sumprod(weights, facts) if hasattr(math, "sumprod") else _dot(weights, facts)
        total += max(z, 0.0) + math.log1p(math.exp(-abs(z))) - won * z
    return total


def _dot(a: list[float], b: list[float]) -> float:
    return sum(map(float.__mul__, a, b))


def _slopes(
    seen: list[tuple[list[float], float]], weights: list[float], old: list[float], pull: list[float]
) -> tuple[list[list[float]], list[float]]:
    """Second and first derivatives of the loss, the latter with its sign turned."""
    matrix = [[0.0] * WIDTH for _ in range(WIDTH)]
    slope = [-p * (w - o) for p, w, o in zip(pull, weights, old, strict=True)]
    for facts, won in seen:
        chance = 1 / (1 + math.exp(-max(-30.0, min(30.0, _dot(weights, facts)))))
        rest, curve = won - chance, chance * (1 - chance) + 1e-6
        present = [(i, fact) for i, fact in enumerate(facts) if fact]
        for i, fact in present:
            slope[i] += rest * fact
            row, weighted = matrix[i], curve * fact
            for j, other in present:
                row[j] += weighted * other
    for i in range(WIDTH):
        matrix[i][i] += pull[i]
    return matrix, slope


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a system of equations with a symmetric positive matrix, by elimination."""
    for i in range(WIDTH):
        for k in range(i + 1, WIDTH):
            factor = matrix[k][i] / matrix[i][i]
            if factor:
                row, pivot = matrix[k], matrix[i]
                for j in range(i, WIDTH):
                    row[j] -= factor * pivot[j]
                right[k] -= factor * right[i]
    for i in reversed(range(WIDTH)):
        rest = right[i] - sum(matrix[i][j] * right[j] for j in range(i + 1, WIDTH))
        right[i] = rest / matrix[i][i]
    return right


def write(game: Variant, rows: dict[Key, list[float]]) -> None:
    """Put the rows of `game` into the table that ships."""
    lines = [line for line in TABLE.splitlines() if not line.startswith(f"{game.family} {game.suits} ")]
    for (kind, deals), row in rows.items():
        weights = " ".join(str(round(10_000 * weight)) for weight in row)
        lines.append(f"{game.family} {game.suits} {kind} {deals} {weights}")
    path = Path(search.__file__).parent / "weights_table.py"
    path.write_text(HEADER + "\n".join(lines) + '"""\n', encoding="utf-8")


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description="Measure or teach the automatic player.")
    parser.add_argument("what", choices=("measure", "teach"))
    parser.add_argument("game", choices=[str(game) for game in VARIANTS])
    parser.add_argument("--first", type=int, default=200_000_000, help="the first deal to measure")
    parser.add_argument("--count", type=int, default=2000, help="deals to measure, or to play in a round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--positions", type=int, help="looked at before each unknown card")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    game = next(game for game in VARIANTS if str(game) == given.game)
    if given.what == "measure":
        autoplayer.POSITIONS = given.positions or autoplayer.POSITIONS
        print(measure(game, given.first, given.count))
    else:
        teach(game, given.count, given.rounds, given.positions or 150, given.seed)


if __name__ == "__main__":
    main()
