# SPDX-License-Identifier: GPL-3.0-or-later
"""Measure the automatic player: ``python packaging/measure_player.py SP1-S4 --count 2000 --csv player.csv``.

Plays deals in the order of their numbers, without undo and without peeking, and prints how many were won. With
``--csv`` each game is a row of a file that is written as soon as the game has ended; the same command goes on where it
was stopped, with any ``--count``, and several may write to files of their own and be added up by ``--csv A B …``. A
game counts as won when the referee has replayed it. Compile the solver first (packaging/compile_solver.py).
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from spiderqt.advice import autoplayer  # noqa: E402
from spiderqt.advice.autoplayer import Policy, autoplay, wilson  # noqa: E402
from spiderqt.advice.search import positions_for  # noqa: E402
from spiderqt.advice.solver.solve import wins  # noqa: E402
from spiderqt.advice.survey import solver_form  # noqa: E402
from spiderqt.engine.codes import GameCode  # noqa: E402
from spiderqt.engine.variants import VARIANTS, Variant  # noqa: E402

FIRST = 200_000_000
"""Deals from this number on are not used for teaching."""
HEAD = "code,positions,won,actions,seconds,form"


def row_of(game: Variant, number: int) -> str:
    """One game, as a line of CSV; seconds are those of the processor."""
    before = time.process_time()
    code = GameCode(game, number)
    start = code.position()
    actions = autoplay(start, Policy.SEARCH)
    won = wins(start, actions)
    spent = time.process_time() - before
    positions = autoplayer.POSITIONS or positions_for(start)
    return f"{code},{positions},{int(won)},{len(actions)},{spent:.3f},{solver_form()}"


def rows_in(path: Path) -> dict[str, str]:
    """The whole rows of a file, by code; a row that was torn by a kill is left out, and taken out of the file."""
    if not path.exists():
        return {}
    text = path.read_text(encoding="utf-8")
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        path.write_text(whole, encoding="utf-8")
    lines = whole.splitlines()
    if lines and lines[0] != HEAD:
        raise SystemExit(f"{path}: no table of this program")
    return {line.partition(",")[0]: line for line in lines[1:]}


def measure(game: Variant, first: int, count: int, files: list[Path]) -> str:
    """Play what no file has, and write it to the first one; what they all come to."""
    rows: dict[str, str] = {}
    for path in files:
        rows |= rows_in(path)
    wanted = {str(GameCode(game, number)): number for number in range(first, first + count)}
    found = {code: rows[code] for code in wanted if code in rows}
    try:
        for code, number in wanted.items():
            if code in found:
                continue
            found[code] = row_of(game, number)
            if files:
                fresh = not files[0].exists() or not files[0].stat().st_size
                with files[0].open("a", encoding="utf-8") as file:
                    file.write((f"{HEAD}\n" if fresh else "") + found[code] + "\n")
    except KeyboardInterrupt:
        pass
    return told(game, list(found.values()))


def told(game: Variant, rows: list[str]) -> str:
    """One line: how many were won, and how long they took."""
    if not rows:
        return f"{game}: nothing was played"
    words = [row.split(",") for row in rows]
    won, times = sum(int(row[2]) for row in words), sorted(float(row[4]) for row in words)
    low, high = wilson(won, len(rows))
    looked, forms = sorted({row[1] for row in words}), sorted({row[5] for row in words})
    return (
        f"{game}: won {won} of {len(rows)}, {100 * won / len(rows):.1f} % ({100 * low:.1f} to {100 * high:.1f}), "
        f"{statistics.fmean(times):.2f} s of CPU a game, slowest {times[-1]:.1f} s, "
        f"{'/'.join(looked)} positions, {'/'.join(forms)}"
    )


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description="Measure the automatic player.")
    parser.add_argument("game", choices=[str(game) for game in VARIANTS])
    parser.add_argument("--first", type=int, default=FIRST, help="the number of the first deal")
    parser.add_argument("--count", type=int, default=2000, help="how many deals")
    parser.add_argument("--positions", type=int, help="looked at before each unknown card")
    parser.add_argument(
        "--csv", type=Path, nargs="+", default=[], help="files of rows; the first is added to"
    )
    given = parser.parse_args()
    game = next(game for game in VARIANTS if str(game) == given.game)
    autoplayer.POSITIONS = given.positions or autoplayer.POSITIONS
    print(measure(game, given.first, given.count, given.csv))


if __name__ == "__main__":
    main()
