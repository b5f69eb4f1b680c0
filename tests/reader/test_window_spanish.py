# SPDX-License-Identifier: GPL-3.0-or-later
"""The real program with an Orca that speaks Spanish."""

from __future__ import annotations

from pathlib import Path

import pytest

from spiderqt.engine.codes import parse_code
from spiderqt.engine.position_text import read_position
from tests.reader.demonstration import assert_said
from tests.reader.desktop import wait_for
from tests.reader.levels import hear_the_levels
from tests.reader.orca import Orca
from tests.reader.playing import first_start, names_of, open_game, play_to_the_end, table_of
from tests.reader.positions import LATE, OPEN_DEAL, RUN_BEFORE_LAST
from tests.reader.scanned import one_switch
from tests.reader.twin import Twin, press_in_both, random_keys
from tests.reader.visiting import visit_all
from tests.windows.conftest import MakeWindow

LANGUAGE = "es"
CODE = "SP1-S4-AAAAABW"


def test_actions_refusals_and_a_dialog(orca: Orca, tmp_path: Path) -> None:
    said = open_game(orca, tmp_path, "--code", CODE)
    assert said[-2].startswith("Columna 1, 6 cartas"), said
    assert said[-1].startswith("siete de corazones, 6 de 6, se puede mover")
    said = orca.press("Right")
    assert said[0].startswith("Columna 2, 6 cartas")
    assert_said(orca.press("Escape"), "No tienes nada en la mano.")
    orca.press("1", "space")
    said = orca.press("2", "space")
    assert said[-1].startswith("El siete de corazones no va sobre el diez de diamantes."), said
    said = orca.press("d")
    assert said[-1].startswith("Reparto: columna 1, ocho de diamantes; columna 2, dos de diamantes;"), said
    assert orca.press("u")[-1].startswith("Deshecho el reparto")
    said = orca.press("F1")
    assert said[0].startswith("SpiderQt: ")
    assert said[-1].startswith("Partida nueva: N, Control+N")
    said = orca.press("Escape")
    assert said[-1].startswith("siete de corazones") or said[-1].startswith("diez de diamantes"), said


def test_a_game_is_won_by_ear(orca: Orca, tmp_path: Path) -> None:
    path = tmp_path / "late.txt"
    path.write_text(RUN_BEFORE_LAST, encoding="utf-8")
    open_game(orca, tmp_path, "--open", str(path))
    orca.press("2")
    completed = "Serie de picas completada en la columna 1, 3 de 4. "
    assert orca.press("a")[-1].startswith(completed + "As de picas, de la columna 2 a la columna 1")
    assert_said(orca.press("Right"), "Columna 2, 1 carta", "rey de picas, 1 de 1, se puede mover")
    assert "La serie de picas vuelve a la columna 1; 2 de 4 completadas." in orca.press("u")[-1]
    assert any(told.startswith(completed) for told in orca.press("shift+u"))
    said = play_to_the_end(orca, read_position(LATE).position)
    assert "¡Has ganado! Las 4 series están completas." in said[-1], said
    assert "Serie de picas completada" in said[-1]


@pytest.mark.long
def test_every_dialog_is_read_from_end_to_end(orca: Orca, tmp_path: Path) -> None:
    visit_all(orca, tmp_path)


@pytest.mark.long
def test_how_much_is_said_and_of_what(orca: Orca, tmp_path: Path) -> None:
    hear_the_levels(orca, tmp_path, "Cuánto se dice:", ("casilla de verificación no marcada.", "marcada"))


@pytest.mark.long
def test_one_switch_speaks_its_offers_in_turn(orca: Orca, tmp_path: Path) -> None:
    one_switch(orca, tmp_path, "Siete de corazones, de la columna 1 a la columna 5")


@pytest.mark.long
def test_nothing_is_silent(orca: Orca, tmp_path: Path, make_window: MakeWindow) -> None:
    open_game(orca, tmp_path, "--code", CODE)
    twin = Twin(make_window(CODE, lang=LANGUAGE))
    press_in_both(orca, twin, list(random_keys(300, 300)))
    assert names_of(table_of(orca)) == twin.names()


@pytest.mark.long
def test_a_whole_deal_is_won_by_ear(orca: Orca, tmp_path: Path) -> None:
    open_game(orca, tmp_path, "--code", OPEN_DEAL)
    said = play_to_the_end(orca, parse_code(OPEN_DEAL).position())
    assert all(said), "every action was answered"
    assert "¡Has ganado!" in said[-1]


def test_the_program_ends_in_order_while_a_reader_listens(orca: Orca, tmp_path: Path) -> None:
    open_game(orca, tmp_path, "--code", "SP1-S4-AAAAABW")
    orca.press("d")
    orca.send_keys("ctrl+q")
    ((_, program),) = [entry for entry in orca._running if entry[0] == "application"]
    wait_for(lambda: program.poll() is not None, "the program to end")
    assert program.returncode == 0, orca.error_output("application")


def test_the_first_start_asks_and_the_manual_is_read(orca: Orca, tmp_path: Path) -> None:
    said = first_start(orca, tmp_path, "SpiderQt: bienvenida")
    assert any("Responde solo a lo que quieras" in told for told in said), said
    assert said[-1].startswith("Jugar"), said
    said = orca.press("d")
    assert any(told.startswith("Reparto: columna 1") for told in said), "a key of the table is not swallowed"
    said = orca.press("shift+F1")
    assert any(told.startswith("SpiderQt: Spider") for told in said), said
    orca.press("Tab", "Tab", "Tab")
    assert "104 cartas, 10 columnas" in " ".join(orca.press("Down"))


@pytest.mark.long
def test_the_days_and_the_levels_are_read(orca: Orca, tmp_path: Path) -> None:
    open_game(orca, tmp_path, "--code", "SS1-S4-XVMCLYJ")
    said = orca.press("ctrl+d")
    assert said[0].startswith("SpiderQt: partidas diarias"), said
    assert any("Todavía no has ganado ningún día a tiempo" in told for told in said), said
    assert "hoy: sin jugar" in said[-1], said
    orca.press("Escape")
    said = orca.press("ctrl+l")
    assert said[0].startswith("SpiderQt: niveles de aprendizaje"), said
    assert any("Te faltan 2 victorias con 1 palo para subir a 2 palos" in told for told in said), said
    assert "1 palo: estás aquí, 0 de 2 victorias" in said[-1], said
