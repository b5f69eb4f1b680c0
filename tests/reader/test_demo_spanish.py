# SPDX-License-Identifier: GPL-3.0-or-later
"""The same with an Orca that speaks Spanish."""

from __future__ import annotations

from pathlib import Path

from tests.reader.demonstration import NEARLY_WON, assert_said, open_demo
from tests.reader.orca import Orca

LANGUAGE = "es"


def test_all_of_it_in_spanish(orca: Orca, tmp_path: Path) -> None:
    position = tmp_path / "nearly.txt"
    position.write_text(NEARLY_WON, encoding="utf-8")
    said = open_demo(orca, "--position", str(position))
    assert_said(said[-2:], "Columna 1, 12 cartas", "rey de picas, 1 de 12, se puede mover con 11 más")
    assert_said(orca.press("Right"), "Columna 2, 1 carta", "as de picas, 1 de 1, se puede mover")
    assert_said(orca.press("Right"), "Columna 3, vacía", "columna vacía")
    assert_said(
        orca.press("space"),
        "La columna 3 está vacía: no hay nada que tomar. Elige una que tenga cartas.",
    )
    orca.press("Left")
    assert "En la mano: as de picas. Puede ir a: columnas 1, 3, 4, 5, 6 y 7." in orca.press("space")
    assert_said(orca.press("space"), "De vuelta en la columna 2.")
    assert orca.press("a")[-1] == (
        "¡Has ganado! Las 4 series están completas. Serie de picas completada en la columna 1, 4 de 4. "
        "As de picas, de la columna 2 a la columna 1, sobre el dos de picas. "
        "Las columnas 1 y 2 quedan vacías."
    )
    assert orca.press("u")[-1] == (
        "Deshecho: as de picas, de la columna 1 de vuelta a la columna 2. "
        "La serie de picas vuelve a la columna 1; 3 de 4 completadas. La partida continúa."
    )
