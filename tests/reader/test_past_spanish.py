# SPDX-License-Identifier: GPL-3.0-or-later
"""The same with an Orca that speaks Spanish."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.reader.orca import Orca
from tests.reader.past_games import hear_the_past

pytestmark = pytest.mark.long
LANGUAGE = "es"
WORDS = {
    "statistics": "6 partidas jugadas",
    "won": "3 ganadas de 6",
    "picture": "6 partidas terminadas, 3 de ellas ganadas",
    "delete": "Borrar estas partidas",
    "sure": "¿Borrar todas las partidas de esta fila",
    "yes": "Borrar botón",
    "deleted": "5 partidas borradas.",
    "back": "5 partidas han vuelto.",
    "table": "carta oculta",
    "history": "SpiderQt: partidas anteriores",
    "a game": "2026",
    "replay button": "Repetición",
    "replay": "El comienzo. Spider, 1 palo, código de partida",
    "step": "1. ",
    "history again": "SpiderQt: partidas anteriores",
    "columns": "La mesa en este paso",
}


def test_statistics_past_games_and_replay(orca: Orca, tmp_path: Path) -> None:
    hear_the_past(orca, tmp_path, WORDS)
