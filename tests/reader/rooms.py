# SPDX-License-Identifier: GPL-3.0-or-later
"""Every dialog as it is heard: a new one gets a line here, and is opened, walked through and left by a real reader.

A line: what it shows, the keys that open it; in each language what Orca says when it opens, then at each Tab, parted
by ``|``: the beginning of an utterance. Only a few words for each are given, those that tell one stop from another.
`tests.reader.test_rooms` fails where something in `spiderqt/windows` opens a dialog that has no line.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Room:
    """`keys` open it one after the other (with spaces between them: at once); `back` times Escape leads to the table.

    `shows`: classes, each by its name, or the function that opens one of Qt's own boxes, as ``module.function``.
    `start`: the game that must lie on the table, one of `tests.reader.visiting.STARTS`.
    """

    shows: str
    keys: tuple[str, ...]
    en: str
    es: str
    back: int = 1
    start: str = "deal"

    def heard(self, language: str) -> list[str]:
        """What opening it says, then each Tab."""
        return [part.strip() for part in (self.en if language == "en" else self.es).split("|")]


KEYS = {"about": "Ctrl+F2", "welcome": "Ctrl+F3"}
"""The player of these tests has given keys to what has none."""


def page(number: int) -> tuple[str, ...]:
    """The keys that lead to a page of the preferences, the first being 0."""
    return ("ctrl+p", "shift+Tab", *["Down"] * number, "Tab")


ROOMS = {
    "table": Room(
        "MainWindow",
        ("F1", "Escape"),
        "SpiderQt, Spider, 4 suits | 5 deals left | Deals left: 5 | Table",
        "SpiderQt, Spider, 4 palos | Quedan 5 repartos | Repartos: 5 | Mesa",
        back=0,
    ),
    "new": Room(
        "NewGameDialog",
        ("n",),
        "SpiderQt: new game | Suits: | Any deal | Rules: | Undo: | Score: | Send: | Hints | Game code: | "
        "Deal | Cancel",
        "SpiderQt: partida nueva | Palos: | Cualquier reparto | Reglas: | Deshacer: | Puntuación: | Enviar: | Pistas | "
        "Código de partida: | Repartir | Cancelar",
    ),
    "keys": Room(
        "KeyList",
        ("F1",),
        "SpiderQt: keys | Change | Add a key | Remove its keys | Standard keys | Standard keys for all | Close",
        "SpiderQt: teclas | Cambiar | Añadir una tecla | Quitar sus teclas | Teclas normales | "
        "Teclas normales para todo | Cerrar",
    ),
    "key": Room(
        "KeyQuestion",
        ("F1", "Return"),
        "SpiderQt: new key | Cancel",
        "SpiderQt: tecla nueva | Cancelar",
        back=2,
    ),
    "key taken": Room(
        "key_list.KeyList._tell",
        ("F1", "Return", "d"),
        "D belongs to “Deal a row”",
        "D es de “Repartir una fila”",
        back=2,
    ),
    "looks": Room(
        "PreferencesDialog LooksPage",
        ("ctrl+p",),
        "SpiderQt: preferences | Size of the cards: | Size of text | Four colours | Letters | Mark where two suits | "
        "Mark where picked up | Column numbers | Show the time | Cards move | Speed: | Keep still | A click | "
        "Cards that are dropped | Close | Help",
        "SpiderQt: preferencias | Tamaño de las cartas: | Tamaño de textos | Cuatro colores | Letras | Marcar dónde | "
        "Marcar adónde | Números de columna | Mostrar el tiempo | Las cartas se mueven | Velocidad: | Quietas | "
        "Un clic | Las cartas que se sueltan | Cerrar | Ayuda",
    ),
    "speech": Room(
        "VoicePage",
        page(1),
        "How much is said: | The win | Completed runs | Moves | Deals | Cards that turn up | What is left | Refusals | "
        "Warnings | Hints | Verdicts | Picking up | Another game | Close | Help",
        "Cuánto se dice: | La victoria | Series completadas | Jugadas | Repartos | Cartas que se descubren | "
        "Lo que queda | Negativas | Avisos | Pistas | Veredictos | Tomar y devolver | Otra partida | Cerrar | Ayuda",
    ),
    "verdicts": Room(
        "AdvicePage",
        page(2),
        "Seconds for a verdict | Say so by itself | Close | Help",
        "Segundos para un veredicto | Avisar cuando | Cerrar | Ayuda",
    ),
    "switch": Room(
        "ScanPage",
        page(3),
        "Play with one switch | Seconds for each offer: | Close | Help",
        "Jugar con un pulsador | Segundos para cada opción: | Cerrar | Ayuda",
    ),
    "sounds": Room(
        "SoundPage",
        page(4),
        "Play sounds | Volume: | Picking up | Listen: Picking up | Dropping | Listen: Dropping | A refusal",
        "Reproducir sonidos | Volumen: | Tomar cartas | Escuchar: Tomar | Soltar cartas | Escuchar: Soltar | "
        "Una negativa",
    ),
    "own voice": Room(
        "OwnVoicePage",
        page(5),
        "The program speaks | Voice: | Speed, from | Volume: | Try the voice | Close | Help",
        "El programa habla | Voz: | Velocidad, de | Volumen: | Probar la voz | Cerrar | Ayuda",
    ),
    "analyse": Room(
        "AnalyseQuestion",
        ("ctrl+a",),
        "SpiderQt: analyse this game? dialog The analysis sees all cards | Help | Look at all cards | Play on",
        "SpiderQt: ¿analizar esta partida? diálogo El análisis mira todas | Ayuda | Mirar todas las cartas | "
        "Seguir jugando",
    ),
    "log": Room(
        "LogList",
        ("g",),
        "SpiderQt: messages | Copy all | Close | Help | Messages",
        "SpiderQt: mensajes | Copiar todo | Cerrar | Ayuda | Mensajes",
    ),
    "picker": Room(
        "RunPicker",
        ("Return",),
        "SpiderQt: column 1 | Move to: | Move | Cancel | Cards to take:",
        "SpiderQt: columna 1 | Mover a: | Mover | Cancelar | Cartas que se toman:",
    ),
    "manual": Room(
        "ManualWindow",
        ("shift+F1",),
        "SpiderQt: Spider | Find in all pages | Find next | Spider | Page:",
        "SpiderQt: Spider | Buscar en todas | Buscar siguiente | Spider | Página:",
    ),
    "about": Room(
        "handlers.Handlers.do_about",
        ("ctrl+F2",),
        "SpiderQt 0.1.0: Spider solitaire",
        "SpiderQt 0.1.0: el solitario Spider",
    ),
    "welcome": Room(
        "WelcomeDialog",
        ("ctrl+F3",),
        "SpiderQt: welcome dialog Welcome! | Skip | Help | Language: | Text and contrast: | "
        "Do you use a screen reader? | Game: | Play",
        "SpiderQt: bienvenida diálogo ¡Hola! | Saltar | Ayuda | Idioma: | Texto y contraste: | "
        "¿Usas un lector de pantalla? | Juego: | Jugar",
    ),
    "daily": Room(
        "DailyDialog",
        ("ctrl+d",),
        "SpiderQt: daily deals dialog No day won | Play this day | Close | Help | Game: | Suits: | Month: | Days:",
        "SpiderQt: partidas diarias diálogo Todavía no has | Jugar este día | Cerrar | Ayuda | Juego: | Palos: | "
        "Mes: | Días:",
    ),
    "ladder": Room(
        "LadderDialog",
        ("ctrl+l",),
        "SpiderQt: learning ladder dialog 2 more wins | Play this rung | Stand here | Close | Help | Game: | Rungs",
        "SpiderQt: niveles de aprendizaje diálogo Te faltan 2 | Jugar este nivel | Pasar a este nivel | Cerrar | "
        "Ayuda | Juego: | Niveles",
    ),
    "editor": Room(
        "EditorDialog",
        ("ctrl+e",),
        "SpiderQt: enter a position dialog Write each card | Column 2: | Column 3: | Column 4: | Column 5: | "
        "Column 6: | Column 7: | Column 8: | Column 9: | Column 10: | Stock, dealt | Completed runs, | 104 cards are | "
        "Paste a whole | Empty all fields | Play it | Close | Help | Game: | Column 1:",
        "SpiderQt: introducir una posición diálogo Escribe cada | Columna 2: | Columna 3: | Columna 4: | Columna 5: | "
        "Columna 6: | Columna 7: | Columna 8: | Columna 9: | Columna 10: | Mazo, en orden | Series completadas, | "
        "Faltan todavía | Pegar una posición | Vaciar todos | Jugarla | Cerrar | Ayuda | Juego: | Columna 1:",
    ),
    "open": Room(
        "file_acts.FileActs.do_open",
        ("ctrl+o",),
        "SpiderQt: open a game | Files of type: | Cancel | Look in: | Parent Directory | Create New Folder | "
        "List View | Detail View | Sidebar | Files | File name:",
        "SpiderQt: abrir una partida | Tipo de ficheros: | Cancelar | Buscar en: | Directorio superior | "
        "Crear nueva carpeta | Vista de lista | Vista detallada | Barra lateral | Archivos | Nombre de fichero:",
    ),
    "save": Room(
        "file_acts.FileActs.do_save",
        ("ctrl+s",),
        "SpiderQt: save this game | Files of type: | Save | Cancel",
        "SpiderQt: guardar esta partida | Tipo de ficheros: | Guardar | Cancelar",
    ),
    "complaint": Room(
        "file_acts.FileActs.complain",
        ("ctrl+v",),
        "There is no text in the clipboard.",
        "No hay texto en el portapapeles.",
    ),
    "export": Room(
        "data_acts.export_games",
        ("ctrl+shift+e",),
        "SpiderQt: export all games | Files of type: | Save | Cancel",
        "SpiderQt: exportar todas las partidas | Tipo de ficheros: | Guardar | Cancelar",
    ),
    "import": Room(
        "data_acts.import_games",
        ("ctrl+shift+i",),
        "SpiderQt: import games | Files of type: | Cancel",
        "SpiderQt: importar partidas | Tipo de ficheros: | Cancelar",
    ),
    "backup": Room(
        "data_acts.do_backup",
        ("ctrl+b",),
        "SpiderQt: back up everything | Files of type: | Save | Cancel",
        "SpiderQt: copia de seguridad de todo | Tipo de ficheros: | Guardar | Cancelar",
    ),
    "restore": Room(
        "data_acts.do_restore",
        ("ctrl+shift+b",),
        "SpiderQt: restore a backup | Files of type: | Cancel",
        "SpiderQt: restaurar una copia de seguridad | Tipo de ficheros: | Cancelar",
    ),
    "restore?": Room(
        "data_acts._is_sure",
        ("ctrl+shift+b", "asciitilde slash b period d b Return"),
        "Put this backup in the place | Restore | Cancel",
        "¿Poner esta copia | Restaurar | Cancelar",
        start="backup",
    ),
    "statistics": Room(
        "StatisticsDialog",
        ("ctrl+t",),
        "SpiderQt: statistics dialog 6 games are over | Picture of wins | Delete these games | Delete all games | "
        "Export all games | Import games | Close | Help | Game: | Suits: | Statistics",
        "SpiderQt: estadísticas diálogo 6 partidas | Imagen de las victorias | Borrar estas | Borrar todas | "
        "Exportar todas | Importar partidas | Cerrar | Ayuda | Juego: | Palos: | Estadísticas",
        start="past",
    ),
    "delete?": Room(
        "lists.PastDialog.is_sure",
        ("ctrl+t", "Tab", "Tab", "space"),
        "Delete all games of this row | Delete | Cancel",
        "¿Borrar todas las partidas de esta fila | Borrar | Cancelar",
        back=2,
        start="past",
    ),
    "history": Room(
        "HistoryDialog",
        ("ctrl+h",),
        "SpiderQt: past games | Replay | Go on with it | Copy the code | Save as a record | Close | Help | Game: | "
        "Result: | Past games",
        "SpiderQt: partidas anteriores | Repetición | Continuar con ella | Copiar el código | Guardar como | Cerrar | "
        "Ayuda | Juego: | Resultado: | Partidas anteriores",
        start="past",
    ),
    "record": Room(
        "history.HistoryDialog._on_save",
        ("ctrl+h", "Tab", "Tab", "Tab", "Tab", "space"),
        "SpiderQt: save this game as a record | Files of type: | Save | Cancel",
        "SpiderQt: guardar esta partida como registro | Tipo de ficheros: | Guardar | Cancelar",
        back=2,
        start="past",
    ),
    "games": Room(
        "GamesDialog",
        ("ctrl+g",),
        "SpiderQt: games under way | Go on with it | Close | Help | Games under way",
        "SpiderQt: partidas en curso | Continuar con ella | Cerrar | Ayuda | Partidas en curso",
        start="past",
    ),
    "replay": Room(
        "ReplayDialog",
        ("ctrl+r",),
        "SpiderQt: replay | The table at this step: | Play | Forward | Last | Speed: | Resume from here | Close | "
        "Help | Steps of the game:",
        "SpiderQt: repetición | La mesa en este paso: | Reproducir | Adelante | Final | Velocidad: | "
        "Seguir desde aquí | Cerrar | Ayuda | Pasos de la partida:",
        start="past",
    ),
    "end": Room(
        "EndPanel",
        ("2", "a"),
        "SpiderQt: you have won | Same deal again | Replay | Undo the last move | Close | New game",
        "SpiderQt: has ganado | La misma partida | Repetición | Deshacer la última | Cerrar | Partida nueva",
        start="nearly won",
    ),
    "stuck": Room(
        "StuckPanel",
        ("1", "a"),
        "SpiderQt: nothing leads on | Same deal again | New game | Analyse | Close | Undo the last move",
        "SpiderQt: no hay salida | La misma partida | Partida nueva | Analizar | Cerrar | Deshacer la última",
        start="last move",
    ),
}
QUICK = ("new", "looks", "picker", "manual")
