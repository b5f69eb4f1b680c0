<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>SpiderQt {version}: Spider solitaire and its family, for everybody.
Free software under the GNU General Public License, version 3 or later.</source>
        <translation>SpiderQt {version}: el solitario Spider y su familia, para todo el mundo.
Software libre bajo la Licencia Pública General de GNU, versión 3 o posterior.</translation>
    </message>
    <message>
        <source>SpiderQt: about</source>
        <translation>SpiderQt: acerca de</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;About SpiderQt</source>
        <translation>&amp;Acerca de SpiderQt</translation>
    </message>
    <message>
        <source>&amp;Analyse, with all cards seen…</source>
        <translation>Ana&amp;lizar, viendo todas las cartas…</translation>
    </message>
    <message>
        <source>&amp;Back up everything…</source>
        <translation>Copia de &amp;seguridad de todo…</translation>
    </message>
    <message>
        <source>&amp;Copy the game code</source>
        <translation>&amp;Copiar el código de partida</translation>
    </message>
    <message>
        <source>&amp;Copy this game as text</source>
        <translation>C&amp;opiar esta partida como texto</translation>
    </message>
    <message>
        <source>&amp;Daily deals…</source>
        <translation>Partidas &amp;diarias…</translation>
    </message>
    <message>
        <source>&amp;Deal a row</source>
        <translation>Re&amp;partir una fila</translation>
    </message>
    <message>
        <source>&amp;Enter a position…</source>
        <translation>&amp;Introducir una posición…</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Pantalla &amp;completa</translation>
    </message>
    <message>
        <source>&amp;Games under way…</source>
        <translation>Partidas en &amp;curso…</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>P&amp;ista</translation>
    </message>
    <message>
        <source>&amp;Import games…</source>
        <translation>I&amp;mportar partidas…</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Teclas</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>&amp;Más grande</translation>
    </message>
    <message>
        <source>&amp;Learning ladder…</source>
        <translation>Ni&amp;veles de aprendizaje…</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manual del juego</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>Partida &amp;nueva…</translation>
    </message>
    <message>
        <source>&amp;Normal size</source>
        <translation>Tamaño &amp;normal</translation>
    </message>
    <message>
        <source>&amp;Open a saved game or position…</source>
        <translation>&amp;Abrir una partida o posición guardada…</translation>
    </message>
    <message>
        <source>&amp;Past games…</source>
        <translation>Partidas &amp;anteriores…</translation>
    </message>
    <message>
        <source>&amp;Pick up or drop</source>
        <translation>&amp;Tomar o soltar</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Preferencias…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Replay this game…</source>
        <translation>&amp;Repetición de esta partida…</translation>
    </message>
    <message>
        <source>&amp;Restart this deal</source>
        <translation>&amp;Reiniciar esta partida</translation>
    </message>
    <message>
        <source>&amp;Save this game as a record…</source>
        <translation>&amp;Guardar esta partida como registro…</translation>
    </message>
    <message>
        <source>&amp;Send the cards to their best place</source>
        <translation>&amp;Enviar las cartas a su mejor lugar</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>Más &amp;pequeño</translation>
    </message>
    <message>
        <source>&amp;Statistics…</source>
        <translation>&amp;Estadísticas…</translation>
    </message>
    <message>
        <source>&amp;Status</source>
        <translation>&amp;Estado de la partida</translation>
    </message>
    <message>
        <source>&amp;Type a move…</source>
        <translation>E&amp;scribir una jugada…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Welcome…</source>
        <translation>&amp;Bienvenida…</translation>
    </message>
    <message>
        <source>All messa&amp;ges…</source>
        <translation>&amp;Todos los mensajes…</translation>
    </message>
    <message>
        <source>Can this still be &amp;won?</source>
        <translation>¿Se puede &amp;ganar todavía?</translation>
    </message>
    <message>
        <source>E&amp;xport all games…</source>
        <translation>E&amp;xportar todas las partidas…</translation>
    </message>
    <message>
        <source>Fi&amp;nd a card…</source>
        <translation>&amp;Buscar una carta…</translation>
    </message>
    <message>
        <source>First column</source>
        <translation>Primera columna</translation>
    </message>
    <message>
        <source>First face-up card of the column</source>
        <translation>Primera carta boca arriba de la columna</translation>
    </message>
    <message>
        <source>Go to column {number}</source>
        <translation>Ir a la columna {number}</translation>
    </message>
    <message>
        <source>Last card of the column</source>
        <translation>Última carta de la columna</translation>
    </message>
    <message>
        <source>Last column</source>
        <translation>Última columna</translation>
    </message>
    <message>
        <source>One card down</source>
        <translation>Una carta hacia abajo</translation>
    </message>
    <message>
        <source>One card up</source>
        <translation>Una carta hacia arriba</translation>
    </message>
    <message>
        <source>One column to the left</source>
        <translation>Una columna a la izquierda</translation>
    </message>
    <message>
        <source>One column to the right</source>
        <translation>Una columna a la derecha</translation>
    </message>
    <message>
        <source>One step &amp;back on the way</source>
        <translation>&amp;Un paso atrás en el camino</translation>
    </message>
    <message>
        <source>Pas&amp;te a game or position</source>
        <translation>&amp;Pegar una partida o posición</translation>
    </message>
    <message>
        <source>Put back what is picked up</source>
        <translation>Devolver lo que hay en la mano</translation>
    </message>
    <message>
        <source>Repeat the &amp;last message</source>
        <translation>&amp;Repetir el último mensaje</translation>
    </message>
    <message>
        <source>Rest&amp;ore a backup…</source>
        <translation>Restaurar una copia de se&amp;guridad…</translation>
    </message>
    <message>
        <source>Show the &amp;kept way to win this deal</source>
        <translation>Mostrar el camino guardado para ganar este repart&amp;o</translation>
    </message>
    <message>
        <source>Sto&amp;p speaking</source>
        <translation>&amp;Dejar de hablar</translation>
    </message>
    <message>
        <source>Stronger h&amp;int, by a search</source>
        <translation>Pista mejor, con &amp;búsqueda</translation>
    </message>
    <message>
        <source>The &amp;cards of this column…</source>
        <translation>Las &amp;cartas de esta columna…</translation>
    </message>
    <message>
        <source>The &amp;empty columns</source>
        <translation>Las columnas &amp;vacías</translation>
    </message>
    <message>
        <source>The &amp;foundations</source>
        <translation>Las &amp;fundaciones</translation>
    </message>
    <message>
        <source>The las&amp;t card of every column</source>
        <translation>La ú&amp;ltima carta de cada columna</translation>
    </message>
    <message>
        <source>The legal &amp;moves</source>
        <translation>Las &amp;jugadas posibles</translation>
    </message>
    <message>
        <source>The next step &amp;of the way</source>
        <translation>El paso siguie&amp;nte del camino</translation>
    </message>
    <message>
        <source>The whole ta&amp;ble</source>
        <translation>Toda la &amp;mesa</translation>
    </message>
    <message>
        <source>This &amp;column</source>
        <translation>Esta &amp;columna</translation>
    </message>
    <message>
        <source>Turn so&amp;unds on or off</source>
        <translation>Activar o desactivar los s&amp;onidos</translation>
    </message>
    <message>
        <source>Turn the program&apos;s own &amp;voice on or off</source>
        <translation>Activar o desactivar la vo&amp;z del programa</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>Choices</source>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Go back there</source>
        <translation>Volver allí</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Partida nueva</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Paso siguiente</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un paso atrás</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>La misma partida otra vez</translation>
    </message>
    <message>
        <source>Show the way</source>
        <translation>Mostrar el camino</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>{seconds} of {limit} s</source>
        <translation>{seconds} de {limit} s</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
</context>
<context>
    <name>Analysis</name>
    <message>
        <source>&amp;Look at all cards</source>
        <translation>&amp;Mirar todas las cartas</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>&amp;Seguir jugando</translation>
    </message>
    <message>
        <source>SpiderQt: analyse this game?</source>
        <translation>SpiderQt: ¿analizar esta partida?</translation>
    </message>
    <message>
        <source>The analysis sees all cards, those too that you have not seen. It says whether this game can still be won and shows a way. Afterwards a win of this deal does not count in the statistics.</source>
        <translation>El análisis mira todas las cartas, también las que no has visto. Dice si esta partida todavía se puede ganar y muestra un camino. Después, ganar este reparto no cuenta en las estadísticas.</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message numerus="yes">
        <source>%n cards, {group}</source>
        <translation>
            <numerusform>%n carta, {group}</numerusform>
            <numerusform>%n cartas, {group}</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the things of a row</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>; </source>
        <comment>between the parts of a list</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>A</source>
        <comment>corner of an ace</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>J</source>
        <comment>corner of a jack</comment>
        <translation>J</translation>
    </message>
    <message>
        <source>K</source>
        <comment>corner of a king</comment>
        <translation>K</translation>
    </message>
    <message>
        <source>Q</source>
        <comment>corner of a queen</comment>
        <translation>Q</translation>
    </message>
    <message>
        <source>Relaxed Spider</source>
        <translation>Spider relajado</translation>
    </message>
    <message>
        <source>Relaxed Spiderette</source>
        <translation>Spiderette relajado</translation>
    </message>
    <message>
        <source>Scorpion</source>
        <translation>Escorpión</translation>
    </message>
    <message>
        <source>Scorpion, runs removed</source>
        <translation>Escorpión con retirada de series</translation>
    </message>
    <message>
        <source>Simple Simon</source>
        <translation>Simple Simon</translation>
    </message>
    <message>
        <source>Simple Simon with groups</source>
        <translation>Simple Simon con grupos</translation>
    </message>
    <message>
        <source>Spider</source>
        <translation>Spider</translation>
    </message>
    <message>
        <source>Spiderette</source>
        <translation>Spiderette</translation>
    </message>
    <message>
        <source>a five</source>
        <translation>un cinco</translation>
    </message>
    <message>
        <source>a four</source>
        <translation>un cuatro</translation>
    </message>
    <message>
        <source>a jack</source>
        <translation>una jota</translation>
    </message>
    <message>
        <source>a king</source>
        <translation>un rey</translation>
    </message>
    <message>
        <source>a nine</source>
        <translation>un nueve</translation>
    </message>
    <message>
        <source>a queen</source>
        <translation>una reina</translation>
    </message>
    <message>
        <source>a seven</source>
        <translation>un siete</translation>
    </message>
    <message>
        <source>a six</source>
        <translation>un seis</translation>
    </message>
    <message>
        <source>a ten</source>
        <translation>un diez</translation>
    </message>
    <message>
        <source>a three</source>
        <translation>un tres</translation>
    </message>
    <message>
        <source>a two</source>
        <translation>un dos</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>an ace</source>
        <translation>un as</translation>
    </message>
    <message>
        <source>an eight</source>
        <translation>un ocho</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>tréboles</translation>
    </message>
    <message>
        <source>column {number}</source>
        <translation>columna {number}</translation>
    </message>
    <message>
        <source>columns {numbers}</source>
        <translation>columnas {numbers}</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>diamantes</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>ocho</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinco</translation>
    </message>
    <message>
        <source>four</source>
        <translation>cuatro</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>corazones</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>jota</translation>
    </message>
    <message>
        <source>king</source>
        <translation>rey</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>nueve</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>reina</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>siete</translation>
    </message>
    <message>
        <source>six</source>
        <translation>seis</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>picas</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>diez</translation>
    </message>
    <message>
        <source>the ace</source>
        <translation>el as</translation>
    </message>
    <message>
        <source>the eight</source>
        <translation>el ocho</translation>
    </message>
    <message>
        <source>the five</source>
        <translation>el cinco</translation>
    </message>
    <message>
        <source>the four</source>
        <translation>el cuatro</translation>
    </message>
    <message>
        <source>the jack</source>
        <translation>la jota</translation>
    </message>
    <message>
        <source>the king</source>
        <translation>el rey</translation>
    </message>
    <message>
        <source>the nine</source>
        <translation>el nueve</translation>
    </message>
    <message>
        <source>the queen</source>
        <translation>la reina</translation>
    </message>
    <message>
        <source>the seven</source>
        <translation>el siete</translation>
    </message>
    <message>
        <source>the six</source>
        <translation>el seis</translation>
    </message>
    <message>
        <source>the ten</source>
        <translation>el diez</translation>
    </message>
    <message>
        <source>the three</source>
        <translation>el tres</translation>
    </message>
    <message>
        <source>the two</source>
        <translation>el dos</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tres</translation>
    </message>
    <message>
        <source>two</source>
        <translation>dos</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>de {first} a {last}</translation>
    </message>
    <message>
        <source>{first} to {last} of {suit}</source>
        <translation>de {first} a {last} de {suit}</translation>
    </message>
    <message numerus="yes">
        <source>{game}, %n suits</source>
        <translation>
            <numerusform>{game}, %n palo</numerusform>
            <numerusform>{game}, %n palos</numerusform>
        </translation>
    </message>
    <message>
        <source>{head} and {item}</source>
        <comment>end of a list</comment>
        <translation>{head} y {item}</translation>
    </message>
    <message>
        <source>{head}, {item}</source>
        <comment>middle of a list</comment>
        <translation>{head}, {item}</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{rank} de {suit}</translation>
    </message>
</context>
<context>
    <name>Console</name>
    <message>
        <source>%(value)r makes no sense here</source>
        <translation>%(value)r no tiene sentido aquí</translation>
    </message>
    <message numerus="yes">
        <source>%n moves.</source>
        <translation>
            <numerusform>%n movimiento.</numerusform>
            <numerusform>%n movimientos.</numerusform>
        </translation>
    </message>
    <message>
        <source>A card is a text, not {card}.</source>
        <translation>Una carta es un texto, no {card}.</translation>
    </message>
    <message>
        <source>A code names game and suits already; give nothing else.</source>
        <translation>Un código ya dice el juego y los palos; no hace falta nada más.</translation>
    </message>
    <message>
        <source>A deal is a JSON object.</source>
        <translation>Un reparto es un objeto JSON.</translation>
    </message>
    <message>
        <source>A deal of medium difficulty, for this game.</source>
        <translation>Un reparto de dificultad media, para este juego.</translation>
    </message>
    <message>
        <source>A file is needed.</source>
        <translation>Hace falta un archivo.</translation>
    </message>
    <message>
        <source>A file or a game code is needed.</source>
        <translation>Hace falta un archivo o un código de partida.</translation>
    </message>
    <message>
        <source>A format belongs to export or import.</source>
        <translation>Un formato solo acompaña a “export” o “import”.</translation>
    </message>
    <message>
        <source>A hard deal, for this game.</source>
        <translation>Un reparto difícil, para este juego.</translation>
    </message>
    <message>
        <source>A hint from a search: {} s.</source>
        <translation>Una pista tras buscar: {} s.</translation>
    </message>
    <message>
        <source>A hint: {} s.</source>
        <translation>Una pista: {} s.</translation>
    </message>
    <message>
        <source>A pile is a list of cards, not {pile}.</source>
        <translation>Una pila es una lista de cartas, no {pile}.</translation>
    </message>
    <message>
        <source>ADDRESS</source>
        <translation>DIRECCIÓN</translation>
    </message>
    <message>
        <source>Action sequences counted: {} a second.</source>
        <translation>Secuencias de acciones contadas: {} por segundo.</translation>
    </message>
    <message>
        <source>An easy deal, for this game.</source>
        <translation>Un reparto fácil, para este juego.</translation>
    </message>
    <message>
        <source>Boards of Freecell Solver have no face-down cards, and this position has some.</source>
        <translation>Los tableros de Freecell Solver no tienen cartas boca abajo, y esta posición sí.</translation>
    </message>
    <message>
        <source>Boards of Freecell Solver have no stock, and this position has one.</source>
        <translation>Los tableros de Freecell Solver no tienen mazo, y esta posición sí.</translation>
    </message>
    <message>
        <source>Boards of Freecell Solver hold the completed runs of one deck only.</source>
        <translation>Los tableros de Freecell Solver solo admiten las series completadas de una baraja.</translation>
    </message>
    <message>
        <source>CODE</source>
        <translation>CÓDIGO</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>COMANDO</translation>
    </message>
    <message>
        <source>Can be won: {rate} % (95 % interval, open deals either way: {low} to {high} %).</source>
        <translation>Se puede ganar: {rate} % (intervalo del 95 %, contando las repartos abiertos en ambos sentidos: de {low} a {high} %).</translation>
    </message>
    <message>
        <source>Completed runs: {runs} of {total}.</source>
        <translation>Series completadas: {runs} de {total}.</translation>
    </message>
    <message>
        <source>DATE</source>
        <translation>FECHA</translation>
    </message>
    <message>
        <source>DIR</source>
        <translation>CARPETA</translation>
    </message>
    <message>
        <source>Deal {code} was done with other rules or another limit; use another file.</source>
        <translation>El reparto {code} se hizo con otras reglas u otro límite; usa otro archivo.</translation>
    </message>
    <message>
        <source>Each day has one deal; its difficulty cannot be chosen.</source>
        <translation>Cada día tiene un solo reparto; su dificultad no se puede elegir.</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>ARCHIVO</translation>
    </message>
    <message>
        <source>FILE|CODE</source>
        <translation>ARCHIVO|CÓDIGO</translation>
    </message>
    <message>
        <source>FILE|CODE ACTION</source>
        <translation>ARCHIVO|CÓDIGO ACCIÓN</translation>
    </message>
    <message>
        <source>For a cluster Dask is needed: pip install &apos;spiderqt[survey]&apos;</source>
        <translation>Para un clúster hace falta Dask: pip install &apos;spiderqt[survey]&apos;</translation>
    </message>
    <message>
        <source>Give a file or a code, not both.</source>
        <translation>Indica un archivo o un código, no los dos.</translation>
    </message>
    <message numerus="yes">
        <source>It can be won, with %n more actions.</source>
        <translation>
            <numerusform>Se puede ganar con %n acción más.</numerusform>
            <numerusform>Se puede ganar con %n acciones más.</numerusform>
        </translation>
    </message>
    <message>
        <source>It cannot be won any more: everything was tried.</source>
        <translation>Ya no se puede ganar: se ha probado todo.</translation>
    </message>
    <message>
        <source>Legal.</source>
        <translation>Válido.</translation>
    </message>
    <message>
        <source>Line {line} is illegal: {action}. {why}</source>
        <translation>La línea {line} no es válida: {action}. {why}</translation>
    </message>
    <message>
        <source>Looking for a winnable deal…</source>
        <translation>Buscando un reparto que se pueda ganar…</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>Midiendo…</translation>
    </message>
    <message>
        <source>Moves carried out by the referee: {} a second.</source>
        <translation>Movimientos realizados por el árbitro: {} por segundo.</translation>
    </message>
    <message>
        <source>No Dask scheduler answers there ({reason}).</source>
        <translation>Ahí no responde ningún planificador de Dask ({reason}).</translation>
    </message>
    <message>
        <source>No difficulty: the solver does not win this deal quickly enough, or at all.</source>
        <translation>Sin dificultad: el programa no gana este reparto lo bastante pronto, o no se puede ganar.</translation>
    </message>
    <message>
        <source>No verdict: the search ended before it knew.</source>
        <translation>Sin veredicto: la búsqueda terminó antes de saberlo.</translation>
    </message>
    <message>
        <source>Not won.</source>
        <translation>Sin ganar.</translation>
    </message>
    <message>
        <source>Only import takes a file.</source>
        <translation>Solo “import” lleva un archivo.</translation>
    </message>
    <message>
        <source>Playing…</source>
        <translation>Jugando…</translation>
    </message>
    <message>
        <source>Processor time: median {median} s, 99 of 100 within {slowest} s.</source>
        <translation>Tiempo de procesador: mediana {median} s, 99 de cada 100 en {slowest} s como mucho.</translation>
    </message>
    <message>
        <source>Score: {score}.</source>
        <translation>Puntuación: {score}.</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Buscando…</translation>
    </message>
    <message>
        <source>Solving {game}: {won} of {deals} deals won, {seconds} s a deal.</source>
        <translation>Resolver {game}: {won} de {deals} repartos ganados, {seconds} s por reparto.</translation>
    </message>
    <message>
        <source>Solving…</source>
        <translation>Resolviendo…</translation>
    </message>
    <message>
        <source>Solvitaire&apos;s deals cannot hold completed runs.</source>
        <translation>Los repartos de Solvitaire no admiten series completadas.</translation>
    </message>
    <message>
        <source>Solvitaire&apos;s deals cannot hold unknown cards.</source>
        <translation>Los repartos de Solvitaire no admiten cartas desconocidas.</translation>
    </message>
    <message>
        <source>Spider solitaire and its family, for everybody.</source>
        <translation>El solitario Spider y su familia, para todo el mundo.</translation>
    </message>
    <message>
        <source>Spider solitaire and its family, without a display.</source>
        <translation>El solitario Spider y su familia, sin pantalla.</translation>
    </message>
    <message>
        <source>SpiderQt is open: close it first. Nothing was changed.</source>
        <translation>SpiderQt está abierto: ciérralo antes. No ha cambiado nada.</translation>
    </message>
    <message>
        <source>Start of Python alone, for comparison: {} s.</source>
        <translation>Arranque de Python solo, para comparar: {} s.</translation>
    </message>
    <message>
        <source>Start of this program to the end of a small command: {} s.</source>
        <translation>Arranque de este programa hasta el final de una orden pequeña: {} s.</translation>
    </message>
    <message>
        <source>Such figures are published for Simple Simon and for Spiderette with four suits.</source>
        <translation>Hay cifras publicadas de Simple Simon y de Spiderette con cuatro palos, y de ningún otro juego.</translation>
    </message>
    <message>
        <source>The answer cannot be written ({reason}).</source>
        <translation>No se puede escribir la respuesta ({reason}).</translation>
    </message>
    <message>
        <source>The file cannot be read ({reason}).</source>
        <translation>No se puede leer el archivo ({reason}).</translation>
    </message>
    <message>
        <source>The file is too large: it has more than {limit} bytes.</source>
        <translation>El archivo es demasiado grande: tiene más de {limit} bytes.</translation>
    </message>
    <message>
        <source>The file may not be read.</source>
        <translation>No hay permiso para leer el archivo.</translation>
    </message>
    <message>
        <source>The games cannot be read or saved now.</source>
        <translation>Ahora no se pueden leer ni guardar las partidas.</translation>
    </message>
    <message>
        <source>The solver is compiled; Python {version}. All times are processor time.</source>
        <translation>El programa que resuelve está compilado; Python {version}. Todos los tiempos son de procesador.</translation>
    </message>
    <message>
        <source>The solver is pure Python; Python {version}. All times are processor time.</source>
        <translation>El programa que resuelve es Python puro; Python {version}. Todos los tiempos son de procesador.</translation>
    </message>
    <message>
        <source>The table cannot be written ({reason}).</source>
        <translation>No se puede escribir la tabla ({reason}).</translation>
    </message>
    <message>
        <source>The workers have another version of SpiderQt: {versions}</source>
        <translation>Los trabajadores tienen otra versión de SpiderQt: {versions}</translation>
    </message>
    <message>
        <source>The workers of the cluster cannot solve: is SpiderQt there? ({reason})</source>
        <translation>Los trabajadores del clúster no pueden resolver: ¿tienen SpiderQt? ({reason})</translation>
    </message>
    <message>
        <source>There are no “{key}”.</source>
        <translation>Falta “{key}”.</translation>
    </message>
    <message>
        <source>There is no such file, and a game code looks like SD1-S1-AAAAABD.</source>
        <translation>Ese archivo no existe. Un código de partida es, por ejemplo, SD1-S1-AAAAABD.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Ese archivo no existe.</translation>
    </message>
    <message numerus="yes">
        <source>There is no verdict: %n cards have not been seen.</source>
        <translation>
            <numerusform>No hay veredicto: %n carta no se ha visto todavía.</numerusform>
            <numerusform>No hay veredicto: %n cartas no se han visto todavía.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is such a file already; it was left as it is.</source>
        <translation>Ese archivo ya existe; se dejó como está.</translation>
    </message>
    <message>
        <source>These games have no free cells to hold “{word}”.</source>
        <translation>Estos juegos no tienen celdas libres donde poner “{word}”.</translation>
    </message>
    <message>
        <source>This JSON is nested too deeply.</source>
        <translation>Este JSON tiene demasiados niveles.</translation>
    </message>
    <message>
        <source>This fits no game (cards: {cards}; columns: {columns}; cards in the stock: {stock}); say which it is with --game, to be told what is wrong.</source>
        <translation>Esto no encaja en ningún juego (cartas: {cards}; columnas: {columns}; cartas en el mazo: {stock}); indica cuál es con --game para saber qué falla.</translation>
    </message>
    <message>
        <source>This is a folder, not a file.</source>
        <translation>Es una carpeta, no un archivo.</translation>
    </message>
    <message>
        <source>This is no row of a survey.</source>
        <translation>Esto no es una fila de un estudio.</translation>
    </message>
    <message>
        <source>This is not JSON.</source>
        <translation>Esto no es JSON.</translation>
    </message>
    <message>
        <source>This is not UTF-8 text.</source>
        <translation>Esto no es texto UTF-8.</translation>
    </message>
    <message>
        <source>This is not an action; actions are like “3x2 7”, “d”, “undo” and “redo”.</source>
        <translation>Esto no es una acción; ejemplos: “3x2 7”, “d”, “undo” y “redo”.</translation>
    </message>
    <message>
        <source>This may be a position of more than one game: say which with --game ({names}).</source>
        <translation>Esta posición puede ser de más de un juego: indica cuál con --game ({names}).</translation>
    </message>
    <message>
        <source>This should not have happened; it is a fault of the program ({error}).</source>
        <translation>Esto no debería haber ocurrido; es un error del programa ({error}).</translation>
    </message>
    <message>
        <source>Won {won} of {played}: {rate} % (95 % interval: {low} to {high} %).</source>
        <translation>Ganadas: {won} de {played}, {rate} % (intervalo del 95 %: de {low} a {high} %).</translation>
    </message>
    <message>
        <source>Won.</source>
        <translation>Ganada.</translation>
    </message>
    <message>
        <source>a game code, never taken for a file</source>
        <translation>un código de partida, que nunca se toma por un archivo</translation>
    </message>
    <message>
        <source>a game, and the actions: “3x2 7” (two cards from column 3 to 7), d, undo, redo</source>
        <translation>una partida y las acciones: “3x2 7” (dos cartas de la columna 3 a la 7), d, undo, redo</translation>
    </message>
    <message>
        <source>a position, a record or a game code; - is standard input</source>
        <translation>una posición, un registro o un código de partida; - es la entrada estándar</translation>
    </message>
    <message>
        <source>ask nothing at the first start</source>
        <translation>no preguntar nada al empezar por primera vez</translation>
    </message>
    <message>
        <source>cannot be given together with %s</source>
        <translation>no se puede dar junto con %s</translation>
    </message>
    <message>
        <source>carry out actions, and print the position after them</source>
        <translation>ejecutar acciones y mostrar la posición a la que llevan</translation>
    </message>
    <message>
        <source>commands</source>
        <translation>comandos</translation>
    </message>
    <message>
        <source>draw a winnable deal of this difficulty</source>
        <translation>sacar un reparto de esta dificultad que se pueda ganar</translation>
    </message>
    <message>
        <source>draw until the solver has won a deal</source>
        <translation>repartir al azar hasta dar con un reparto que se pueda ganar</translation>
    </message>
    <message>
        <source>end after about so many seconds (default: {seconds})</source>
        <translation>terminar al cabo de unos tantos segundos (si no se indica: {seconds})</translation>
    </message>
    <message>
        <source>give one hint without peeking, and say why</source>
        <translation>dar una pista sin mirar las cartas ocultas y decir por qué</translation>
    </message>
    <message>
        <source>give up after so many seconds (default: {seconds})</source>
        <translation>desistir después de tantos segundos (si no se indica: {seconds})</translation>
    </message>
    <message>
        <source>how many deals (default: {count})</source>
        <translation>cuántos repartos (si no se indica: {count})</translation>
    </message>
    <message>
        <source>how many processes (default: one for each processor)</source>
        <translation>cuántos procesos (si no se indica: uno por procesador)</translation>
    </message>
    <message>
        <source>how many suits it is played with: 1 to 4</source>
        <translation>con cuántos palos se juega: de 1 a 4</translation>
    </message>
    <message>
        <source>keep everything that is saved in this folder</source>
        <translation>guardar en esta carpeta todo lo que se guarde</translation>
    </message>
    <message>
        <source>list every legal action</source>
        <translation>mostrar todas las acciones posibles</translation>
    </message>
    <message>
        <source>measure how fast it is here, beside other solvers where they are installed</source>
        <translation>medir lo rápido que es aquí, junto a otros programas que resuelven, si están instalados</translation>
    </message>
    <message>
        <source>missing: %s</source>
        <translation>falta: %s</translation>
    </message>
    <message>
        <source>needs a value</source>
        <translation>necesita un valor</translation>
    </message>
    <message>
        <source>needs at least one value</source>
        <translation>necesita al menos un valor</translation>
    </message>
    <message>
        <source>one of these is needed: %s</source>
        <translation>hace falta una de estas: %s</translation>
    </message>
    <message>
        <source>open a position or a game record from a file</source>
        <translation>abrir una posición o el registro de una partida desde un archivo</translation>
    </message>
    <message>
        <source>options</source>
        <translation>opciones</translation>
    </message>
    <message>
        <source>play the deal of this game code</source>
        <translation>jugar la partida de este código</translation>
    </message>
    <message>
        <source>play whole deals without peeking, and count the wins</source>
        <translation>jugar partidas enteras sin mirar las cartas ocultas y contar las ganadas</translation>
    </message>
    <message>
        <source>print a new game&apos;s position, and its code</source>
        <translation>mostrar la posición de una partida nueva y su código</translation>
    </message>
    <message>
        <source>print a position in the format of another solver</source>
        <translation>mostrar una posición en el formato de otro programa que resuelve partidas</translation>
    </message>
    <message>
        <source>print one JSON object instead of text</source>
        <translation>mostrar un objeto JSON en lugar de texto</translation>
    </message>
    <message>
        <source>print the statistics, or take all games out and in</source>
        <translation>muestra las estadísticas, o saca e incorpora todas las partidas</translation>
    </message>
    <message>
        <source>processor seconds for each deal (default: {seconds})</source>
        <translation>segundos de procesador para cada reparto (si no se indica: {seconds})</translation>
    </message>
    <message>
        <source>put the backup in the place of everything; what is there now is kept beside it</source>
        <translation>pone la copia de seguridad en lugar de todo; lo que hay ahora se conserva al lado</translation>
    </message>
    <message>
        <source>read a deal that another solver reads, and print it as a position</source>
        <translation>leer un reparto en el formato de otro programa que resuelve partidas y mostrarlo como posición</translation>
    </message>
    <message>
        <source>replay a record, and say whether it is legal</source>
        <translation>repetir un registro y decir si es válido</translation>
    </message>
    <message>
        <source>say how difficult the deal is; takes a moment</source>
        <translation>decir lo difícil que es el reparto; tarda un momento</translation>
    </message>
    <message>
        <source>say the table in words, as a screen reader does</source>
        <translation>contar la mesa con palabras, como un lector de pantalla</translation>
    </message>
    <message>
        <source>say whether a game can be won, and how</source>
        <translation>decir si una partida se puede ganar, y cómo</translation>
    </message>
    <message>
        <source>search, for so many seconds at most</source>
        <translation>buscar, como mucho durante tantos segundos</translation>
    </message>
    <message>
        <source>show the version and end</source>
        <translation>mostrar la versión y terminar</translation>
    </message>
    <message>
        <source>show this help and end</source>
        <translation>mostrar esta ayuda y terminar</translation>
    </message>
    <message>
        <source>solve many deals, on all processors, and count what can be won</source>
        <translation>resolver muchos repartos, con todos los procesadores, y contar los que se pueden ganar</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>entrada estándar</translation>
    </message>
    <message>
        <source>takes no value, but was given %r</source>
        <translation>no lleva valor, pero se le dio %r</translation>
    </message>
    <message>
        <source>the backup</source>
        <translation>la copia de seguridad</translation>
    </message>
    <message>
        <source>the deal of that day, like 2026-11-30: winnable, the same for everyone</source>
        <translation>el reparto de ese día, como 2026-11-30: se puede ganar y es el mismo para todo el mundo</translation>
    </message>
    <message>
        <source>the deal; - is standard input</source>
        <translation>el reparto; - es la entrada estándar</translation>
    </message>
    <message>
        <source>the file to add; - is standard input</source>
        <translation>el archivo que se añade; - es la entrada estándar</translation>
    </message>
    <message>
        <source>the folder with the games, instead of the usual one</source>
        <translation>la carpeta de las partidas, en lugar de la habitual</translation>
    </message>
    <message>
        <source>the format to write</source>
        <translation>el formato en que se escribe</translation>
    </message>
    <message>
        <source>the format; a file that is added shows its own</source>
        <translation>el formato; un archivo que se añade muestra el suyo</translation>
    </message>
    <message>
        <source>the format; without it, a text that begins with { is Solvitaire&apos;s</source>
        <translation>el formato; si no se indica, un texto que empieza por { es de Solvitaire</translation>
    </message>
    <message>
        <source>the game code; without one, a new deal is drawn</source>
        <translation>el código de partida; sin él, se reparte al azar</translation>
    </message>
    <message>
        <source>the game, by its code or its name: {names}</source>
        <translation>el juego, por su código o su nombre: {names}</translation>
    </message>
    <message>
        <source>the language to speak, instead of the system&apos;s</source>
        <translation>el idioma que se usa, en lugar del idioma del sistema</translation>
    </message>
    <message>
        <source>the number of the first deal (default: 0)</source>
        <translation>el número del primer reparto (si no se indica: 0)</translation>
    </message>
    <message>
        <source>the rules of the game (default), or those that others published figures by</source>
        <translation>las reglas del juego (si no se indica) o aquellas con las que otros publicaron cifras</translation>
    </message>
    <message>
        <source>the same as --open, for desktops that open a file with the program</source>
        <translation>lo mismo que --open, para escritorios que abren un archivo con el programa</translation>
    </message>
    <message>
        <source>the same number plays the same deals (default: 1)</source>
        <translation>el mismo número juega los mismos repartos (si no se indica: 1)</translation>
    </message>
    <message>
        <source>there is no %(value)r, only %(choices)s</source>
        <translation>no existe %(value)r, solo %(choices)s</translation>
    </message>
    <message>
        <source>there is no file {name}</source>
        <translation>no existe el archivo {name}</translation>
    </message>
    <message>
        <source>there is no game “{name}”, only {names}</source>
        <translation>no existe el juego “{name}”, solo {names}</translation>
    </message>
    <message>
        <source>there is no language {name}, only {names}</source>
        <translation>no existe el idioma {name}, solo {names}</translation>
    </message>
    <message>
        <source>unknown option or too much: %s</source>
        <translation>opción desconocida o de más: %s</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>uso: </translation>
    </message>
    <message>
        <source>use only cards that have been seen; with others left there is no verdict</source>
        <translation>usar solo las cartas que se han visto; si quedan otras, no hay veredicto</translation>
    </message>
    <message>
        <source>use the Dask cluster with this scheduler, like tcp://host:8786</source>
        <translation>usar el clúster de Dask con este planificador, como tcp://host:8786</translation>
    </message>
    <message>
        <source>what to give</source>
        <translation>lo que se da</translation>
    </message>
    <message>
        <source>who plays: the plain hints, or the ones that search (default)</source>
        <translation>quién juega: las pistas sencillas o las que buscan (si no se indica)</translation>
    </message>
    <message>
        <source>write a row for each deal; what is there already is not done again</source>
        <translation>escribir una fila por reparto; lo que ya está no se vuelve a hacer</translation>
    </message>
    <message>
        <source>write all games to standard output, or add those of a file</source>
        <translation>escribe todas las partidas en la salida estándar, o añade las de un archivo</translation>
    </message>
    <message>
        <source>write everything that is saved into one file, or put such a file back</source>
        <translation>escribe en un archivo todo lo guardado, o lo recupera de él</translation>
    </message>
    <message>
        <source>{deals} of {count} deals: {won} won, {lost} lost, {unknown} open.</source>
        <translation>{deals} de {count} repartos: {won} ganados, {lost} perdidos, {unknown} abiertos.</translation>
    </message>
    <message>
        <source>{game} is not played with that number of suits, only with: {allowed}.</source>
        <translation>{game} no se juega con ese número de palos, solo con: {allowed}.</translation>
    </message>
    <message>
        <source>{name} is not a file</source>
        <translation>{name} no es un archivo</translation>
    </message>
    <message>
        <source>{name} is not a folder</source>
        <translation>{name} no es una carpeta</translation>
    </message>
    <message>
        <source>{name} on the same {deals} deals of {game}: {their_won} won in {theirs} s; ours: {our_won} in {ours} s; ratio {ratio}.</source>
        <translation>{name} con los mismos {deals} repartos de {game}: {their_won} ganados en {theirs} s; SpiderQt: {our_won} en {ours} s; razón {ratio}.</translation>
    </message>
    <message>
        <source>{name} on {deals} deals of its own of {game}: {their_won} won in {theirs} s; ours on as many of ours: {our_won} in {ours} s; ratio {ratio}.</source>
        <translation>{name} con {deals} repartos suyos de {game}: {their_won} ganados en {theirs} s; SpiderQt, con otros tantos de los suyos: {our_won} en {ours} s; razón {ratio}.</translation>
    </message>
    <message>
        <source>{name}, line {line}</source>
        <translation>{name}, línea {line}</translation>
    </message>
    <message>
        <source>{name}, line {line}, column {column}</source>
        <translation>{name}, línea {line}, columna {column}</translation>
    </message>
    <message>
        <source>“{action}” is not legal here. {why}</source>
        <translation>“{action}” no es posible aquí. {why}</translation>
    </message>
    <message>
        <source>“{card}” is not a card of Solvitaire&apos;s; one looks like 10H.</source>
        <translation>“{card}” no es una carta de Solvitaire; un ejemplo: 10H.</translation>
    </message>
    <message>
        <source>“{key}:” means nothing in a board of Freecell Solver.</source>
        <translation>“{key}:” no significa nada en un tablero de Freecell Solver.</translation>
    </message>
    <message>
        <source>“{key}” has no place in these games.</source>
        <translation>“{key}” no tiene cabida en estos juegos.</translation>
    </message>
    <message>
        <source>“{key}” is given twice.</source>
        <translation>“{key}” aparece dos veces.</translation>
    </message>
    <message>
        <source>“{key}” is not a list.</source>
        <translation>“{key}” no es una lista.</translation>
    </message>
    <message>
        <source>“{program} COMMAND --help” tells more about a command.</source>
        <translation>“{program} COMANDO --help” da más detalles de un comando.</translation>
    </message>
    <message>
        <source>“{text}” is not a date like 2026-11-30</source>
        <translation>“{text}” no es una fecha como 2026-11-30</translation>
    </message>
    <message>
        <source>“{text}” is not a number from 1 to 4</source>
        <translation>“{text}” no es un número del 1 al 4</translation>
    </message>
    <message>
        <source>“{text}” is not a number from 1 to {most}</source>
        <translation>“{text}” no es un número del 1 al {most}</translation>
    </message>
    <message>
        <source>“{text}” is not a number of seconds, up to a day</source>
        <translation>“{text}” no es un número de segundos, hasta un día</translation>
    </message>
    <message>
        <source>“{text}” is not a whole number up to a million</source>
        <translation>“{text}” no es un número entero de hasta un millón</translation>
    </message>
    <message>
        <source>“{text}” is not the number of a deal, 0 to 308915775</source>
        <translation>“{text}” no es el número de un reparto, de 0 a 308915775</translation>
    </message>
    <message>
        <source>“{word}”: a foundation of these games is empty or complete, like H-0 or H-K.</source>
        <translation>“{word}”: en estos juegos una fundación está vacía o completa, como H-0 o H-K.</translation>
    </message>
</context>
<context>
    <name>Daily</name>
    <message numerus="yes">
        <source>%n days in a row won in time.</source>
        <translation>
            <numerusform>Racha actual: %n día ganado a tiempo.</numerusform>
            <numerusform>Racha actual: %n días ganados a tiempo.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Days:</source>
        <translation>&amp;Días:</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>&amp;Juego:</translation>
    </message>
    <message>
        <source>&amp;Month:</source>
        <translation>&amp;Mes:</translation>
    </message>
    <message>
        <source>&amp;Play this day</source>
        <translation>J&amp;ugar este día</translation>
    </message>
    <message>
        <source>Cl&amp;ose</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message numerus="yes">
        <source>Longest row: %n days.</source>
        <translation>
            <numerusform>Mejor racha: %n día.</numerusform>
            <numerusform>Mejor racha: %n días.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for a deal that can be won: some seconds. Esc leaves.</source>
        <translation>Buscando un reparto que se pueda ganar: unos segundos. Esc para salir.</translation>
    </message>
    <message>
        <source>Looking for the deal</source>
        <translation>Buscando el reparto</translation>
    </message>
    <message>
        <source>No day won in time yet. A deal counts when it is won on its day or the next.</source>
        <translation>Todavía no has ganado ningún día a tiempo. Una partida cuenta si la ganas en su día o al día siguiente.</translation>
    </message>
    <message>
        <source>No days in a row at present.</source>
        <translation>Ahora mismo no llevas ninguna racha.</translation>
    </message>
    <message>
        <source>S&amp;uits:</source>
        <translation>&amp;Palos:</translation>
    </message>
    <message>
        <source>SpiderQt: daily deals</source>
        <translation>SpiderQt: partidas diarias</translation>
    </message>
    <message>
        <source>The deal of {day} opens on that day.</source>
        <translation>La partida del {day} se abre ese día.</translation>
    </message>
    <message>
        <source>The search could not be carried out. Try again.</source>
        <translation>No se pudo hacer la búsqueda. Inténtalo otra vez.</translation>
    </message>
    <message>
        <source>This deal is on the table.</source>
        <translation>Esa partida ya está en la mesa.</translation>
    </message>
    <message>
        <source>This is the {occasion}.</source>
        <translation>Es la {occasion}.</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>empezada</translation>
    </message>
    <message>
        <source>deal of {day}</source>
        <translation>partida del {day}</translation>
    </message>
    <message>
        <source>not open yet</source>
        <translation>aún no disponible</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>sin jugar</translation>
    </message>
    <message>
        <source>not played, open until the end of today</source>
        <translation>sin jugar, cuenta si la ganas hoy</translation>
    </message>
    <message>
        <source>won in time</source>
        <translation>ganada a tiempo</translation>
    </message>
    <message numerus="yes">
        <source>won in time, in %n moves</source>
        <translation>
            <numerusform>ganada a tiempo, en %n movimiento</numerusform>
            <numerusform>ganada a tiempo, en %n movimientos</numerusform>
        </translation>
    </message>
    <message>
        <source>won later</source>
        <translation>ganada más tarde</translation>
    </message>
    <message numerus="yes">
        <source>won later, in %n moves</source>
        <translation>
            <numerusform>ganada más tarde, en %n movimiento</numerusform>
            <numerusform>ganada más tarde, en %n movimientos</numerusform>
        </translation>
    </message>
    <message>
        <source>{day}, today</source>
        <translation>{day}, hoy</translation>
    </message>
    <message>
        <source>{day}, yesterday</source>
        <translation>{day}, ayer</translation>
    </message>
    <message>
        <source>{day}: {state}</source>
        <translation>{day}: {state}</translation>
    </message>
    <message>
        <source>{month} {year}</source>
        <translation>{month} de {year}</translation>
    </message>
</context>
<context>
    <name>Display</name>
    <message>
        <source>Qt cannot start, because the system library {library} is missing (README.md says what to install).</source>
        <translation>Qt no puede arrancar porque falta la biblioteca del sistema {library} (README.md dice qué hay que instalar).</translation>
    </message>
    <message>
        <source>The display {display} does not answer, so no window can be opened.</source>
        <translation>La pantalla {display} no responde, así que no se puede abrir ninguna ventana.</translation>
    </message>
    <message>
        <source>There is no display to open a window on (DISPLAY is not set).</source>
        <translation>No hay pantalla en la que abrir una ventana (DISPLAY no está definida).</translation>
    </message>
    <message>
        <source>{variable} is set to {value}, but Qt cannot open a window that way.</source>
        <translation>{variable} vale {value}, pero así Qt no puede abrir ninguna ventana.</translation>
    </message>
    <message>
        <source>{variable} is set to {value}, but Qt here knows only {names}.</source>
        <translation>{variable} vale {value}, pero aquí Qt solo conoce {names}.</translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message numerus="yes">
        <source>%n cards are still missing.</source>
        <translation>
            <numerusform>Falta todavía %n carta.</numerusform>
            <numerusform>Faltan todavía %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards are still missing: {cards}.</source>
        <translation>
            <numerusform>Falta todavía %n carta: {cards}.</numerusform>
            <numerusform>Faltan todavía %n cartas: {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>&amp;Empty all fields</source>
        <translation>&amp;Vaciar todos los campos</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>&amp;Juego:</translation>
    </message>
    <message>
        <source>&amp;Play it</source>
        <translation>Juga&amp;rla</translation>
    </message>
    <message>
        <source>&amp;Stock, dealt first to last:</source>
        <translation>&amp;Mazo, en orden de reparto:</translation>
    </message>
    <message>
        <source>All cards are there.</source>
        <translation>Están todas las cartas.</translation>
    </message>
    <message>
        <source>All fields are empty. Press again to bring the cards back.</source>
        <translation>Todos los campos están vacíos. Pulsa otra vez para recuperar las cartas.</translation>
    </message>
    <message>
        <source>Choose the game: the text does not say which it is.</source>
        <translation>Elige el juego: el texto no dice cuál es.</translation>
    </message>
    <message>
        <source>Column {number}:</source>
        <translation>Columna {number}:</translation>
    </message>
    <message>
        <source>Completed &amp;runs, their suits:</source>
        <translation>&amp;Series completadas, sus palos:</translation>
    </message>
    <message>
        <source>Completed runs</source>
        <translation>Series completadas</translation>
    </message>
    <message>
        <source>Pas&amp;te a whole position</source>
        <translation>P&amp;egar una posición entera</translation>
    </message>
    <message>
        <source>Picture of the position</source>
        <translation>Imagen de la posición</translation>
    </message>
    <message>
        <source>SpiderQt: enter a position</source>
        <translation>SpiderQt: introducir una posición</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Mazo</translation>
    </message>
    <message>
        <source>The fields are filled.</source>
        <translation>Los campos están rellenos.</translation>
    </message>
    <message>
        <source>This position can be played.</source>
        <translation>Esta posición se puede jugar.</translation>
    </message>
    <message>
        <source>Write each card as rank and suit, like {example}, the back of the column first. # before a card that lies face down, ## for one that nobody has seen. The letters: {letters}.</source>
        <translation>Escribe cada carta con su valor y su palo, como {example}, empezando por el fondo de la columna. # delante de una carta boca abajo, ## por una que nadie ha visto. Las letras: {letters}.</translation>
    </message>
    <message>
        <source>{card} ({count})</source>
        <translation>{card} ({count})</translation>
    </message>
    <message>
        <source>{field}, character {character}: {fault}</source>
        <translation>{field}, carácter {character}: {fault}</translation>
    </message>
    <message>
        <source>{left} Unknown cards: {count}.</source>
        <translation>{left} Cartas desconocidas: {count}.</translation>
    </message>
    <message>
        <source>{letter} {suit}</source>
        <comment>a letter and its suit</comment>
        <translation>{letter} {suit}</translation>
    </message>
    <message>
        <source>“{word}” is not a card; one looks like {example}.</source>
        <translation>“{word}” no es una carta; se escriben como {example}.</translation>
    </message>
    <message>
        <source>“{word}” is not a suit; the letters are {letters}.</source>
        <translation>“{word}” no es un palo; las letras son {letters}.</translation>
    </message>
    <message>
        <source>“{word}” is there more often than the deck has it.</source>
        <translation>“{word}” aparece más veces de las que hay en la baraja.</translation>
    </message>
</context>
<context>
    <name>End</name>
    <message>
        <source> </source>
        <comment>between two sentences</comment>
        <translation> </translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation>&amp;Analizar</translation>
    </message>
    <message>
        <source>&amp;Copy the code</source>
        <translation>&amp;Copiar el código</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>Partida &amp;nueva</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Play with %n suits</source>
        <translation>
            <numerusform>&amp;Jugar con %n palo</numerusform>
            <numerusform>&amp;Jugar con %n palos</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Repetición</translation>
    </message>
    <message>
        <source>&amp;Same deal again</source>
        <translation>La &amp;misma partida otra vez</translation>
    </message>
    <message>
        <source>&amp;Undo the last move</source>
        <translation>&amp;Deshacer la última jugada</translation>
    </message>
    <message>
        <source>All cards were shown before, so this win does not count in the statistics.</source>
        <translation>Antes se mostraron todas las cartas, así que esta victoria no cuenta en las estadísticas.</translation>
    </message>
    <message>
        <source>Completed runs</source>
        <translation>Series completadas</translation>
    </message>
    <message>
        <source>Completed runs: {runs}.</source>
        <translation>Series completadas: {runs}.</translation>
    </message>
    <message>
        <source>Game code</source>
        <translation>Código de partida</translation>
    </message>
    <message>
        <source>Game code: {code}.</source>
        <translation>Código de partida: {code}.</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Movimientos</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Score: {score}.</source>
        <translation>Puntuación: {score}.</translation>
    </message>
    <message>
        <source>Show the &amp;way</source>
        <translation>Mostrar el camin&amp;o</translation>
    </message>
    <message>
        <source>SpiderQt: nothing leads on</source>
        <translation>SpiderQt: no hay salida</translation>
    </message>
    <message>
        <source>SpiderQt: you have won</source>
        <translation>SpiderQt: has ganado</translation>
    </message>
    <message>
        <source>This game has come to a dead end.</source>
        <translation>La partida ha llegado a un punto sin salida.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Time: {time}.</source>
        <translation>Tiempo: {time}.</translation>
    </message>
    <message numerus="yes">
        <source>You have won in %n moves.</source>
        <translation>
            <numerusform>Has ganado en %n movimiento.</numerusform>
            <numerusform>Has ganado en %n movimientos.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have won!</source>
        <translation>¡Has ganado!</translation>
    </message>
    <message>
        <source>{count} of {total}</source>
        <translation>{count} de {total}</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message numerus="yes">
        <source>%n deals left.</source>
        <translation>
            <numerusform>Queda %n reparto.</numerusform>
            <numerusform>Quedan %n repartos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Again: {cards} to {target}.</source>
        <translation>Rehecho: {cards}, a la {target}.</translation>
    </message>
    <message>
        <source>Again: {cards}, from {source} to {target}, onto {onto}.</source>
        <translation>Rehecho: {cards}, de la {source} a la {target}, sobre {onto}.</translation>
    </message>
    <message>
        <source>Again: {cards}, from {source} to {target}, which was empty.</source>
        <translation>Rehecho: {cards}, de la {source} a la {target}, que estaba vacía.</translation>
    </message>
    <message>
        <source>Back in the game before.</source>
        <translation>De vuelta en la partida anterior.</translation>
    </message>
    <message numerus="yes">
        <source>Careful: this leaves only %n cards on the table, fewer than columns, and the stock would not deal any more. Do it again if you mean it.</source>
        <translation>
            <numerusform>Cuidado: así queda en la mesa solo %n carta, menos que columnas, y el mazo ya no podría repartir. Repite la jugada si es lo que quieres.</numerusform>
            <numerusform>Cuidado: así quedan en la mesa solo %n cartas, menos que columnas, y el mazo ya no podría repartir. Repite la jugada si es lo que quieres.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dealt again: {cards}.</source>
        <translation>Reparto rehecho: {cards}.</translation>
    </message>
    <message>
        <source>Dealt: {cards}.</source>
        <translation>Reparto: {cards}.</translation>
    </message>
    <message>
        <source>Game opened.</source>
        <translation>Partida abierta.</translation>
    </message>
    <message>
        <source>New game.</source>
        <translation>Partida nueva.</translation>
    </message>
    <message>
        <source>No deals left.</source>
        <translation>No quedan repartos.</translation>
    </message>
    <message>
        <source>Nothing has been said yet.</source>
        <translation>Todavía no se ha dicho nada.</translation>
    </message>
    <message numerus="yes">
        <source>Picked up: {cards}. It can go to {columns}.</source>
        <translation>
            <numerusform>En la mano: {cards}. Puede ir a: {columns}.</numerusform>
            <numerusform>En la mano: {cards}. Pueden ir a: {columns}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Picked up: {cards}. No column takes it now.</source>
        <translation>
            <numerusform>En la mano: {cards}. Ahora no cabe en ninguna columna.</numerusform>
            <numerusform>En la mano: {cards}. Ahora no caben en ninguna columna.</numerusform>
        </translation>
    </message>
    <message>
        <source>Put back in {column}.</source>
        <translation>De vuelta en la {column}.</translation>
    </message>
    <message>
        <source>Run of {suit} completed in {column}, {number} of {total}.</source>
        <translation>Serie de {suit} completada en la {column}, {number} de {total}.</translation>
    </message>
    <message>
        <source>Run of {suit} completed, {number} of {total}: king to ace leave {column}.</source>
        <translation>Serie de {suit} completada, {number} de {total}: de rey a as salen de la {column}.</translation>
    </message>
    <message>
        <source>The end card of {column} lies face down again.</source>
        <translation>La última carta de la {column} vuelve a estar boca abajo.</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>La partida continúa.</translation>
    </message>
    <message>
        <source>The run of {suit} in {column} is complete again, {number} of {total}.</source>
        <translation>La serie de {suit} de la {column} vuelve a estar completa, {number} de {total}.</translation>
    </message>
    <message>
        <source>The run of {suit} in {column} is covered and does not count now; {number} of {total} completed.</source>
        <translation>La serie de {suit} de la {column} queda tapada y ahora no cuenta; {number} de {total} completadas.</translation>
    </message>
    <message>
        <source>The run of {suit} in {column} is not complete any more; {number} of {total} completed.</source>
        <translation>La serie de {suit} de la {column} ya no está completa; {number} de {total} completadas.</translation>
    </message>
    <message>
        <source>The run of {suit} is back in {column}; {number} of {total} completed.</source>
        <translation>La serie de {suit} vuelve a la {column}; {number} de {total} completadas.</translation>
    </message>
    <message>
        <source>The same deal from its start.</source>
        <translation>La misma partida desde el principio.</translation>
    </message>
    <message>
        <source>This is the first card of the column.</source>
        <translation>Es la primera carta de la columna.</translation>
    </message>
    <message>
        <source>This is the first column.</source>
        <translation>Es la primera columna.</translation>
    </message>
    <message>
        <source>This is the last card of the column.</source>
        <translation>Es la última carta de la columna.</translation>
    </message>
    <message>
        <source>This is the last column.</source>
        <translation>Es la última columna.</translation>
    </message>
    <message numerus="yes">
        <source>Undone: the deal, %n cards back in the stock.</source>
        <translation>
            <numerusform>Deshecho el reparto: %n carta vuelve al mazo.</numerusform>
            <numerusform>Deshecho el reparto: %n cartas vuelven al mazo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undone: {cards} back in {source}.</source>
        <translation>Deshecho: {cards}, de vuelta en la {source}.</translation>
    </message>
    <message>
        <source>Undone: {cards}, back from {target} to {source}.</source>
        <translation>Deshecho: {cards}, de la {target} de vuelta a la {source}.</translation>
    </message>
    <message>
        <source>You have won!</source>
        <translation>¡Has ganado!</translation>
    </message>
    <message numerus="yes">
        <source>You have won! All %n runs are complete.</source>
        <translation>
            <numerusform>¡Has ganado! La única serie está completa.</numerusform>
            <numerusform>¡Has ganado! Las %n series están completas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{cards} to {target}.</source>
        <translation>{cards}, a la {target}.</translation>
    </message>
    <message>
        <source>{cards}, from {source} to {target}, onto {onto}.</source>
        <translation>{cards}, de la {source} a la {target}, sobre {onto}.</translation>
    </message>
    <message>
        <source>{cards}, from {source} to {target}, which was empty.</source>
        <translation>{cards}, de la {source} a la {target}, que estaba vacía.</translation>
    </message>
    <message>
        <source>{card} turns up in {column}.</source>
        <translation>Se descubre {card} en la {column}.</translation>
    </message>
    <message>
        <source>{columns} are empty now.</source>
        <translation>Las {columns} quedan vacías.</translation>
    </message>
    <message>
        <source>{column} is empty now.</source>
        <translation>La {column} queda vacía.</translation>
    </message>
    <message>
        <source>{column} now ends with {card}.</source>
        <translation>La {column} termina ahora con {card}.</translation>
    </message>
    <message>
        <source>{column}, {card}</source>
        <translation>{column}, {card}</translation>
    </message>
    <message>
        <source>{column}, {card}, onto {onto}</source>
        <translation>{column}, {card}, sobre {onto}</translation>
    </message>
    <message>
        <source>{deals}.</source>
        <comment>as a sentence</comment>
        <translation>{deals}.</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message numerus="yes">
        <source>%n cards of the deck are missing: {cards}.</source>
        <translation>
            <numerusform>Falta %n carta de la baraja: {cards}.</numerusform>
            <numerusform>Faltan %n cartas de la baraja: {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>A control character (number {code}) is not text.</source>
        <translation>Un carácter de control (el número {code}) no es texto.</translation>
    </message>
    <message>
        <source>Column {number} ends with a completed run, which leaves the table in this game.</source>
        <translation>La columna {number} termina con una serie completada, que en este juego sale de la mesa.</translation>
    </message>
    <message>
        <source>Column {number} ends with the face-down card “{word}”.</source>
        <translation>La columna {number} termina con la carta boca abajo “{word}”.</translation>
    </message>
    <message>
        <source>Column {number} of {columns} is missing.</source>
        <translation>Falta la columna {number} de {columns}.</translation>
    </message>
    <message>
        <source>More cards are unknown ({count}) than the deck has left ({left}).</source>
        <translation>Hay más cartas desconocidas ({count}) que cartas sin colocar de la baraja ({left}).</translation>
    </message>
    <message>
        <source>The line has more than {limit} characters.</source>
        <translation>La línea tiene más de {limit} caracteres.</translation>
    </message>
    <message>
        <source>The stock of this game has no more than {limit} cards.</source>
        <translation>El mazo de este juego no tiene más de {limit} cartas.</translation>
    </message>
    <message>
        <source>The text has more than {limit} lines.</source>
        <translation>El texto tiene más de {limit} líneas.</translation>
    </message>
    <message>
        <source>There are actions, but no line “record: 1”.</source>
        <translation>Hay acciones, pero falta la línea “record: 1”.</translation>
    </message>
    <message>
        <source>There is neither a line “game:” nor a line “code:”.</source>
        <translation>No hay ninguna línea “game:” ni “code:”.</translation>
    </message>
    <message>
        <source>There is no column {key}; this game has {columns}.</source>
        <translation>No existe la columna {key}; este juego tiene {columns}.</translation>
    </message>
    <message>
        <source>There is no game “{family}”; the games are {games}.</source>
        <translation>No existe el juego “{family}”; los juegos son {games}.</translation>
    </message>
    <message>
        <source>There is no undo policy “{word}”, only: {allowed}.</source>
        <translation>No existe la manera de deshacer “{word}”, solo: {allowed}.</translation>
    </message>
    <message>
        <source>There is no way to score “{word}”, only: {allowed}.</source>
        <translation>No existe la puntuación “{word}”, solo: {allowed}.</translation>
    </message>
    <message>
        <source>This record has version “{word}”; this program reads version {known}.</source>
        <translation>Este registro es de la versión “{word}”; este programa lee la versión {known}.</translation>
    </message>
    <message>
        <source>{card} is there more often than the deck has it.</source>
        <translation>{card} aparece más veces de las que hay en la baraja.</translation>
    </message>
    <message>
        <source>{family} is not played with that number of suits, only with: {allowed}.</source>
        <translation>{family} no se juega con ese número de palos, solo con: {allowed}.</translation>
    </message>
    <message>
        <source>“{key}:” means nothing here.</source>
        <translation>“{key}:” no significa nada aquí.</translation>
    </message>
    <message>
        <source>“{key}:” stands here again; it was given in line {first}.</source>
        <translation>“{key}:” aparece otra vez; ya estaba en la línea {first}.</translation>
    </message>
    <message>
        <source>“{word}” does not name a game; one looks like SP1-S4.</source>
        <translation>“{word}” no nombra ningún juego; un ejemplo: SP1-S4.</translation>
    </message>
    <message>
        <source>“{word}” has version {version}, which this program does not know. Is it newer?</source>
        <translation>“{word}” es de la versión {version}, que este programa no conoce. ¿Será más nueva?</translation>
    </message>
    <message>
        <source>“{word}” is mistyped: a character is wrong, or two neighbours are swapped.</source>
        <translation>“{word}” está mal escrito: hay un carácter equivocado o dos vecinos intercambiados.</translation>
    </message>
    <message>
        <source>“{word}” is not a card; one looks like 4C, #TH or ##.</source>
        <translation>“{word}” no es una carta; ejemplos: 4C, #TH o ##.</translation>
    </message>
    <message>
        <source>“{word}” is not a game code: it should end with 7 letters, and has {count}.</source>
        <translation>“{word}” no es un código de partida: al final debe llevar 7 letras, y lleva {count}.</translation>
    </message>
    <message>
        <source>“{word}” is not a game code; one looks like {example}.</source>
        <translation>“{word}” no es un código de partida; un ejemplo: {example}.</translation>
    </message>
    <message>
        <source>“{word}” is not a suit; the suits are S, H, D and C.</source>
        <translation>“{word}” no es un palo; los palos se escriben S, H, D y C (picas, corazones, diamantes y tréboles).</translation>
    </message>
    <message>
        <source>“{word}” is not an action; actions are like “3x2 7”, “d”, “undo” and “redo”.</source>
        <translation>“{word}” no es una acción; ejemplos: “3x2 7”, “d”, “undo” y “redo”.</translation>
    </message>
    <message>
        <source>“{word}” is not of the form “key: value”.</source>
        <translation>“{word}” no tiene la forma “clave: valor”.</translation>
    </message>
    <message>
        <source>“{word}” lies face down on a face-up card of column {number}.</source>
        <translation>“{word}” está boca abajo sobre una carta boca arriba de la columna {number}.</translation>
    </message>
    <message>
        <source>“{word}” must stand in a line below “actions:”.</source>
        <translation>“{word}” tiene que ir en una línea debajo de “actions:”.</translation>
    </message>
    <message>
        <source>“{word}”: not all of these runs lie complete in the columns.</source>
        <translation>“{word}”: no todas estas series están completas en las columnas.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Games (*.spider *.txt)</source>
        <translation>Partidas (*.spider *.txt)</translation>
    </message>
    <message>
        <source>SpiderQt: open a game or a position</source>
        <translation>SpiderQt: abrir una partida o una posición</translation>
    </message>
    <message>
        <source>SpiderQt: save this game as a record</source>
        <translation>SpiderQt: guardar esta partida como registro</translation>
    </message>
    <message>
        <source>The game could not be saved as {name}: {why}.</source>
        <translation>No se pudo guardar la partida como {name}: {why}.</translation>
    </message>
    <message>
        <source>it is no ordinary file</source>
        <translation>no es un archivo corriente</translation>
    </message>
    <message>
        <source>its name cannot be used</source>
        <translation>su nombre no se puede usar</translation>
    </message>
    <message>
        <source>nothing can be written there</source>
        <translation>ahí no se puede escribir</translation>
    </message>
    <message>
        <source>the system does not allow it</source>
        <translation>el sistema no lo permite</translation>
    </message>
    <message>
        <source>the system reports error {number}</source>
        <translation>el sistema avisa del error {number}</translation>
    </message>
    <message>
        <source>there is no room left</source>
        <translation>no queda espacio</translation>
    </message>
    <message>
        <source>there is nothing of that name</source>
        <translation>no hay nada con ese nombre</translation>
    </message>
    <message>
        <source>{name} cannot be read: {why}.</source>
        <translation>No se puede leer {name}: {why}.</translation>
    </message>
    <message>
        <source>{name} is not a text file.</source>
        <translation>{name} no es un archivo de texto.</translation>
    </message>
    <message>
        <source>{name} is too large for a game.</source>
        <translation>{name} es demasiado grande para ser una partida.</translation>
    </message>
    <message>
        <source>{name}, line {line}, column {column}: {fault}</source>
        <translation>{name}, línea {line}, columna {column}: {fault}</translation>
    </message>
    <message>
        <source>{name}, line {line}: this action is not legal. {fault}</source>
        <translation>{name}, línea {line}: esta acción no es posible. {fault}</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>A search liked this best, from what you have seen.</source>
        <translation>Una búsqueda con lo que has visto prefiere esto.</translation>
    </message>
    <message>
        <source>Deal the next row.</source>
        <translation>Reparte la fila siguiente.</translation>
    </message>
    <message>
        <source>Deal.</source>
        <translation>Reparte.</translation>
    </message>
    <message>
        <source>It breaks a run.</source>
        <translation>Rompe una secuencia.</translation>
    </message>
    <message>
        <source>It completes a run of {suit}.</source>
        <translation>Completa una serie de {suit}.</translation>
    </message>
    <message>
        <source>It empties {column}.</source>
        <translation>Deja vacía la {column}.</translation>
    </message>
    <message>
        <source>It joins cards of {suit}.</source>
        <translation>Une cartas de {suit}.</translation>
    </message>
    <message>
        <source>It turns up a hidden card in {column}.</source>
        <translation>Descubre una carta en la {column}.</translation>
    </message>
    <message>
        <source>No action is possible any more. Undo, and try another way.</source>
        <translation>Ya no hay ninguna jugada posible. Deshaz y prueba otro camino.</translation>
    </message>
    <message>
        <source>Nothing can be undone; restart this deal, and try another way.</source>
        <translation>No se puede deshacer nada; reinicia este reparto y prueba otro camino.</translation>
    </message>
    <message>
        <source>Nothing on the table makes progress.</source>
        <translation>En la mesa no hay ningún avance.</translation>
    </message>
    <message numerus="yes">
        <source>That fills one of %n empty columns; the stock deals when all hold cards.</source>
        <translation>
            <numerusform>Con eso se llena la columna vacía; el mazo reparte cuando todas tienen cartas.</numerusform>
            <numerusform>Con eso se llena una de las %n columnas vacías; el mazo reparte cuando todas tienen cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is won; there is nothing left to do.</source>
        <translation>La partida está ganada: no queda nada que hacer.</translation>
    </message>
    <message>
        <source>Undo, and try another way.</source>
        <translation>Deshaz y prueba otro camino.</translation>
    </message>
    <message>
        <source>{cards}: from {source} to {target}, onto {onto}.</source>
        <translation>{cards}: de la {source} a la {target}, sobre {onto}.</translation>
    </message>
    <message>
        <source>{cards}: from {source} to {target}, which is empty.</source>
        <translation>{cards}: de la {source} a la {target}, que está vacía.</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>&amp;Add a key…</source>
        <translation>&amp;Añadir una tecla…</translation>
    </message>
    <message>
        <source>&amp;Change…</source>
        <translation>&amp;Cambiar…</translation>
    </message>
    <message>
        <source>&amp;Remove its keys</source>
        <translation>&amp;Quitar sus teclas</translation>
    </message>
    <message>
        <source>&amp;Standard keys</source>
        <translation>Teclas &amp;normales</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Acciones y sus teclas</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Cl&amp;ose</source>
        <translation>C&amp;errar</translation>
    </message>
    <message>
        <source>One of its standard keys belongs to “{owner}” now. Change that one first.</source>
        <translation>Una de sus teclas normales es ahora de “{owner}”. Cambia antes esa.</translation>
    </message>
    <message>
        <source>Press the key for “{action}”. Esc changes nothing.</source>
        <translation>Pulsa la tecla para “{action}”. Esc no cambia nada.</translation>
    </message>
    <message>
        <source>SpiderQt: keys</source>
        <translation>SpiderQt: teclas</translation>
    </message>
    <message>
        <source>SpiderQt: new key</source>
        <translation>SpiderQt: tecla nueva</translation>
    </message>
    <message>
        <source>Standard keys for a&amp;ll</source>
        <translation>Teclas normales para &amp;todo</translation>
    </message>
    <message>
        <source>This key cannot be given to an action.</source>
        <translation>Esta tecla no se puede dar a ninguna acción.</translation>
    </message>
    <message>
        <source>{action}: no key</source>
        <translation>{action}: sin tecla</translation>
    </message>
    <message>
        <source>{action}: {keys}</source>
        <translation>{action}: {keys}</translation>
    </message>
    <message>
        <source>{key} belongs to “{owner}”. Give that another key first.</source>
        <translation>{key} es de “{owner}”. Dale antes otra tecla.</translation>
    </message>
    <message>
        <source>{key} opens a menu. Choose another key.</source>
        <translation>{key} abre un menú. Elige otra tecla.</translation>
    </message>
</context>
<context>
    <name>Ladder</name>
    <message numerus="yes">
        <source>%n more wins with {here} lead up to {next}.</source>
        <translation>
            <numerusform>Te falta %n victoria con {here} para subir a {next}.</numerusform>
            <numerusform>Te faltan %n victorias con {here} para subir a {next}.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>&amp;Juego:</translation>
    </message>
    <message>
        <source>&amp;Play this rung</source>
        <translation>J&amp;ugar este nivel</translation>
    </message>
    <message>
        <source>&amp;Rungs, the highest first:</source>
        <translation>&amp;Niveles, el más alto primero:</translation>
    </message>
    <message>
        <source>&amp;Stand here</source>
        <translation>&amp;Pasar a este nivel</translation>
    </message>
    <message>
        <source>Cl&amp;ose</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>Now you stand at {rung}.</source>
        <translation>Ahora estás en el nivel de {rung}.</translation>
    </message>
    <message>
        <source>SpiderQt: learning ladder</source>
        <translation>SpiderQt: niveles de aprendizaje</translation>
    </message>
    <message>
        <source>This could not be saved: you stand where you stood.</source>
        <translation>No se pudo guardar: sigues donde estabas.</translation>
    </message>
    <message>
        <source>You have gone up the ladder: now you stand at {rung}.</source>
        <translation>Has subido de nivel: ahora estás en el de {rung}.</translation>
    </message>
    <message>
        <source>You stand at the top of this ladder.</source>
        <translation>Estás en el nivel más alto.</translation>
    </message>
    <message>
        <source>above you, a win here brings you up</source>
        <translation>por encima del tuyo; si ganas aquí, subes</translation>
    </message>
    <message>
        <source>below you</source>
        <translation>por debajo del tuyo</translation>
    </message>
    <message>
        <source>you stand here, at the top</source>
        <translation>estás aquí, en lo más alto</translation>
    </message>
    <message>
        <source>you stand here, {wins} of {needed} wins</source>
        <translation>estás aquí, {wins} de {needed} victorias</translation>
    </message>
    <message>
        <source>{rung}: {state}</source>
        <translation>{rung}: {state}</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>&amp;Copy all</source>
        <translation>&amp;Copiar todo</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>C&amp;errar</translation>
    </message>
    <message numerus="yes">
        <source>Copied: %n messages.</source>
        <translation>
            <numerusform>Copiado: %n mensaje.</numerusform>
            <numerusform>Copiado: %n mensajes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Messages, the newest last</source>
        <translation>Mensajes, el más reciente al final</translation>
    </message>
    <message>
        <source>SpiderQt: messages</source>
        <translation>SpiderQt: mensajes</translation>
    </message>
</context>
<context>
    <name>Looks</name>
    <message>
        <source>&amp;As the system wishes</source>
        <translation>Como en &amp;el sistema</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Oscuro</translation>
    </message>
    <message>
        <source>&amp;Felt</source>
        <translation>&amp;Fieltro</translation>
    </message>
    <message>
        <source>&amp;High contrast, light</source>
        <translation>&amp;Alto contraste, claro</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Claro</translation>
    </message>
    <message>
        <source>&amp;Mark where two suits join</source>
        <translation>Marcar dónde se &amp;juntan dos palos</translation>
    </message>
    <message>
        <source>C</source>
        <comment>letter for clubs, one of A to Z</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>Cards mo&amp;ve</source>
        <translation>Mover las cartas con &amp;animación</translation>
    </message>
    <message>
        <source>D</source>
        <comment>letter for diamonds, one of A to Z</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>F&amp;our colours</source>
        <translation>C&amp;uatro colores</translation>
    </message>
    <message>
        <source>H</source>
        <comment>letter for hearts, one of A to Z</comment>
        <translation>C</translation>
    </message>
    <message>
        <source>High &amp;contrast, dark</source>
        <translation>Alto contraste, o&amp;scuro</translation>
    </message>
    <message>
        <source>L&amp;etters for the suits</source>
        <translation>&amp;Letras para los palos</translation>
    </message>
    <message>
        <source>Mark &amp;where cards can go</source>
        <translation>Marcar a&amp;dónde pueden ir las cartas</translation>
    </message>
    <message>
        <source>S</source>
        <comment>letter for spades, one of A to Z</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>Show the &amp;time</source>
        <translation>Mostrar el &amp;tiempo</translation>
    </message>
</context>
<context>
    <name>LooksPage</name>
    <message>
        <source> %</source>
        <comment>behind a number</comment>
        <translation> %</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>&amp;Colores:</translation>
    </message>
    <message>
        <source>&amp;Four colours, one for each suit</source>
        <translation>Cuatro colores, &amp;uno para cada palo</translation>
    </message>
    <message>
        <source>&amp;Letters beside the suits</source>
        <translation>&amp;Letras junto a los palos</translation>
    </message>
    <message>
        <source>&amp;Speed:</source>
        <translation>V&amp;elocidad:</translation>
    </message>
    <message>
        <source>A clic&amp;k on cards:</source>
        <translation>Un cl&amp;ic en las cartas:</translation>
    </message>
    <message>
        <source>Cards mo&amp;ve instead of jumping</source>
        <translation>Las cartas se mue&amp;ven en vez de saltar</translation>
    </message>
    <message>
        <source>Cards that are &amp;dropped go to their best place</source>
        <translation>L&amp;as cartas que se sueltan van a su mejor lugar</translation>
    </message>
    <message>
        <source>Column &amp;numbers</source>
        <translation>&amp;Números de columna</translation>
    </message>
    <message>
        <source>Keep still where the s&amp;ystem asks for less motion</source>
        <translation>Quietas si el &amp;sistema pide menos movimiento</translation>
    </message>
    <message>
        <source>Looks</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>Mark &amp;where picked up cards can go</source>
        <translation>Marcar a&amp;dónde pueden ir las cartas tomadas</translation>
    </message>
    <message>
        <source>Mark where two suits &amp;join</source>
        <translation>Marcar dónde se &amp;juntan dos palos</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>Mouse and touch</source>
        <translation>Ratón y pantalla táctil</translation>
    </message>
    <message>
        <source>Show the &amp;time</source>
        <translation>Mostrar el tiem&amp;po</translation>
    </message>
    <message>
        <source>Si&amp;ze of text and figures:</source>
        <translation>Tamaño de te&amp;xtos y cifras:</translation>
    </message>
    <message>
        <source>Size of the c&amp;ards:</source>
        <translation>&amp;Tamaño de las cartas:</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>rápida</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>media</translation>
    </message>
    <message>
        <source>picks them up, a double click sends them</source>
        <translation>las toma; un doble clic las envía</translation>
    </message>
    <message>
        <source>sends them to their best place</source>
        <translation>las envía a su mejor lugar</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>lenta</translation>
    </message>
</context>
<context>
    <name>Manual</name>
    <message>
        <source>&amp;Offer the rule when a move is refused</source>
        <translation>&amp;Ofrecer la regla si una jugada no es posible</translation>
    </message>
    <message>
        <source>&amp;Page:</source>
        <translation>&amp;Página:</translation>
    </message>
    <message>
        <source>- {action}: **{keys}**</source>
        <translation>- {action}: **{keys}**</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>Buscar &amp;siguiente</translation>
    </message>
    <message>
        <source>Find in all pages</source>
        <translation>Buscar en todas las páginas</translation>
    </message>
    <message>
        <source>Link: {words}</source>
        <translation>Enlace: {words}</translation>
    </message>
    <message>
        <source>Page {page}: {line}</source>
        <comment>where a link or a search leads</comment>
        <translation>Página {page}: {line}</translation>
    </message>
    <message>
        <source>Read the rule in the manual</source>
        <translation>Leer la regla en el manual</translation>
    </message>
    <message>
        <source>SpiderQt: {page}</source>
        <translation>SpiderQt: {page}</translation>
    </message>
    <message>
        <source>The rule…</source>
        <translation>La regla…</translation>
    </message>
    <message>
        <source>Type the words to look for.</source>
        <translation>Escribe las palabras que buscas.</translation>
    </message>
    <message>
        <source>{keys} opens the rule.</source>
        <translation>{keys} muestra la regla.</translation>
    </message>
    <message>
        <source>{numbers} or {last}</source>
        <translation>{numbers} o {last}</translation>
    </message>
    <message>
        <source>“{words}” is on no page.</source>
        <translation>“{words}” no está en ninguna página.</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Colours</source>
        <translation>C&amp;olores</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;Read</source>
        <translation>&amp;Leer</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Mesa</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Como en el &amp;sistema</translation>
    </message>
    <message>
        <source>H&amp;istory</source>
        <translation>&amp;Historial</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Idioma</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message numerus="yes">
        <source>%n suits</source>
        <translation>
            <numerusform>%n palo</numerusform>
            <numerusform>%n palos</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>R&amp;epartir</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>&amp;Juego:</translation>
    </message>
    <message>
        <source>&amp;Hints</source>
        <translation>P&amp;istas</translation>
    </message>
    <message>
        <source>&amp;Rules:</source>
        <translation>&amp;Reglas:</translation>
    </message>
    <message>
        <source>&amp;Score:</source>
        <translation>Pun&amp;tuación:</translation>
    </message>
    <message>
        <source>Any deal</source>
        <translation>Cualquier reparto</translation>
    </message>
    <message>
        <source>De&amp;als:</source>
        <translation>Rep&amp;artos:</translation>
    </message>
    <message>
        <source>Game &amp;code:</source>
        <translation>&amp;Código de partida:</translation>
    </message>
    <message>
        <source>Looking for a deal that can be won… {seconds} s. Cancel stops.</source>
        <translation>Buscando un reparto que se pueda ganar… {seconds} s. Cancelar lo detiene.</translation>
    </message>
    <message>
        <source>My own</source>
        <translation>A mi gusto</translation>
    </message>
    <message>
        <source>One that can be won</source>
        <translation>Uno que se pueda ganar</translation>
    </message>
    <message>
        <source>One that can be won, easy</source>
        <translation>Uno que se pueda ganar, fácil</translation>
    </message>
    <message>
        <source>One that can be won, hard</source>
        <translation>Uno que se pueda ganar, difícil</translation>
    </message>
    <message>
        <source>One that can be won, medium</source>
        <translation>Uno que se pueda ganar, mediano</translation>
    </message>
    <message>
        <source>S&amp;end:</source>
        <translation>En&amp;viar:</translation>
    </message>
    <message>
        <source>S&amp;uits:</source>
        <translation>&amp;Palos:</translation>
    </message>
    <message>
        <source>SpiderQt: new game</source>
        <translation>SpiderQt: partida nueva</translation>
    </message>
    <message>
        <source>The search could not be carried out, so no deal is known to be winnable. Deal without it, or try again.</source>
        <translation>No se ha podido buscar, así que no se sabe de ningún reparto que se pueda ganar. Reparte sin buscar o inténtalo otra vez.</translation>
    </message>
    <message>
        <source>The search was stopped; nothing was dealt.</source>
        <translation>La búsqueda se ha detenido; no se ha repartido nada.</translation>
    </message>
    <message>
        <source>U&amp;ndo:</source>
        <translation>&amp;Deshacer:</translation>
    </message>
    <message>
        <source>empty: any deal</source>
        <translation>vacío: al azar</translation>
    </message>
</context>
<context>
    <name>Own voice</name>
    <message>
        <source>apostrophe</source>
        <translation>apóstrofo</translation>
    </message>
    <message>
        <source>button</source>
        <translation>botón</translation>
    </message>
    <message>
        <source>check box</source>
        <translation>casilla</translation>
    </message>
    <message>
        <source>checked</source>
        <translation>marcada</translation>
    </message>
    <message>
        <source>choice</source>
        <translation>lista para elegir</translation>
    </message>
    <message>
        <source>closing bracket</source>
        <translation>cierra paréntesis</translation>
    </message>
    <message>
        <source>colon</source>
        <translation>dos puntos</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>coma</translation>
    </message>
    <message>
        <source>end of the text</source>
        <translation>fin del texto</translation>
    </message>
    <message>
        <source>exclamation mark</source>
        <translation>signo de exclamación</translation>
    </message>
    <message>
        <source>full stop</source>
        <translation>punto</translation>
    </message>
    <message>
        <source>hyphen</source>
        <translation>guion</translation>
    </message>
    <message>
        <source>list</source>
        <translation>lista</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>sin marcar</translation>
    </message>
    <message>
        <source>nothing chosen</source>
        <translation>nada elegido</translation>
    </message>
    <message>
        <source>nothing typed</source>
        <translation>nada escrito</translation>
    </message>
    <message>
        <source>number</source>
        <translation>número</translation>
    </message>
    <message>
        <source>number sign</source>
        <translation>almohadilla</translation>
    </message>
    <message>
        <source>opening bracket</source>
        <translation>abre paréntesis</translation>
    </message>
    <message>
        <source>question mark</source>
        <translation>signo de interrogación</translation>
    </message>
    <message>
        <source>quotation mark</source>
        <translation>comillas</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>punto y coma</translation>
    </message>
    <message>
        <source>slash</source>
        <translation>barra</translation>
    </message>
    <message>
        <source>space</source>
        <translation>espacio</translation>
    </message>
    <message>
        <source>text field</source>
        <translation>campo de texto</translation>
    </message>
    <message>
        <source>{text}, {number} of {count}</source>
        <translation>{text}, {number} de {count}</translation>
    </message>
</context>
<context>
    <name>Past</name>
    <message numerus="yes">
        <source>%n games are back.</source>
        <translation>
            <numerusform>%n partida ha vuelto.</numerusform>
            <numerusform>%n partidas han vuelto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games are over, {won} of them won.</source>
        <translation>
            <numerusform>%n partida terminada, {won} ganada.</numerusform>
            <numerusform>%n partidas terminadas, {won} de ellas ganadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games deleted. Undo the deletion brings them back.</source>
        <translation>
            <numerusform>%n partida borrada. Con Deshacer el borrado vuelve.</numerusform>
            <numerusform>%n partidas borradas. Con Deshacer el borrado vuelven.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in a row at most</source>
        <translation>
            <numerusform>%n seguida como máximo</numerusform>
            <numerusform>%n seguidas como máximo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in a row now</source>
        <translation>
            <numerusform>%n seguida ahora</numerusform>
            <numerusform>%n seguidas ahora</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Atrás</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Borrar</translation>
    </message>
    <message>
        <source>&amp;Delete these games…</source>
        <translation>&amp;Borrar estas partidas…</translation>
    </message>
    <message>
        <source>&amp;Export all games…</source>
        <translation>&amp;Exportar todas las partidas…</translation>
    </message>
    <message>
        <source>&amp;First</source>
        <translation>&amp;Inicio</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>&amp;Juego:</translation>
    </message>
    <message>
        <source>&amp;Go on with it</source>
        <translation>Continuar con e&amp;lla</translation>
    </message>
    <message>
        <source>&amp;Import games…</source>
        <translation>&amp;Importar partidas…</translation>
    </message>
    <message>
        <source>&amp;Last</source>
        <translation>&amp;Final</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>Pa&amp;usa</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Reproducir</translation>
    </message>
    <message>
        <source>&amp;Replay…</source>
        <translation>&amp;Repetición…</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Restaurar</translation>
    </message>
    <message>
        <source>&amp;Resume from here</source>
        <translation>&amp;Seguir desde aquí</translation>
    </message>
    <message>
        <source>&amp;Save as a record…</source>
        <translation>&amp;Guardar como registro…</translation>
    </message>
    <message>
        <source>&amp;Steps of the game:</source>
        <translation>&amp;Pasos de la partida:</translation>
    </message>
    <message>
        <source>&amp;Suits:</source>
        <translation>&amp;Palos:</translation>
    </message>
    <message>
        <source>&amp;Undo the deletion</source>
        <translation>&amp;Deshacer el borrado</translation>
    </message>
    <message>
        <source>A game of its own begins at this step; it does not count in the statistics.</source>
        <translation>En este paso empieza una partida aparte, que no cuenta en las estadísticas.</translation>
    </message>
    <message>
        <source>A table of games (*.csv)</source>
        <translation>Una tabla de partidas (*.csv)</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todos los juegos</translation>
    </message>
    <message>
        <source>All results</source>
        <translation>Todos los resultados</translation>
    </message>
    <message>
        <source>Any number of suits</source>
        <translation>Cualquier número de palos</translation>
    </message>
    <message>
        <source>Backups (*.db)</source>
        <translation>Copias de seguridad (*.db)</translation>
    </message>
    <message>
        <source>Best score</source>
        <comment>heading</comment>
        <translation>Mejor puntuación</translation>
    </message>
    <message>
        <source>Best time</source>
        <comment>heading</comment>
        <translation>Mejor tiempo</translation>
    </message>
    <message>
        <source>Copied: this game as text, with every move.</source>
        <translation>Copiada: esta partida como texto, con todas sus jugadas.</translation>
    </message>
    <message>
        <source>Copy the co&amp;de</source>
        <translation>Copiar el có&amp;digo</translation>
    </message>
    <message>
        <source>Dele&amp;te…</source>
        <translation>&amp;Borrar…</translation>
    </message>
    <message>
        <source>Delete &amp;all games…</source>
        <translation>Borrar &amp;todas las partidas…</translation>
    </message>
    <message>
        <source>Delete all games of every kind from history and statistics?</source>
        <translation>¿Borrar todas las partidas, de todo tipo, del historial y de las estadísticas?</translation>
    </message>
    <message>
        <source>Delete all games of this row from history and statistics? {group}.</source>
        <translation>¿Borrar todas las partidas de esta fila del historial y de las estadísticas? {group}.</translation>
    </message>
    <message>
        <source>Delete this game from history and statistics?</source>
        <translation>¿Borrar esta partida del historial y de las estadísticas?</translation>
    </message>
    <message>
        <source>Everything (*.json)</source>
        <translation>Todo (*.json)</translation>
    </message>
    <message>
        <source>F&amp;orward</source>
        <translation>A&amp;delante</translation>
    </message>
    <message>
        <source>Fast, 1 second a step</source>
        <translation>Rápida, 1 segundo por paso</translation>
    </message>
    <message>
        <source>Fewest moves</source>
        <comment>heading</comment>
        <translation>Menos movimientos</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>heading</comment>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Game code</source>
        <comment>heading</comment>
        <translation>Código de partida</translation>
    </message>
    <message>
        <source>Games not won</source>
        <translation>Partidas no ganadas</translation>
    </message>
    <message>
        <source>Games under way, the one played last first</source>
        <translation>Partidas en curso, primero la última que se jugó</translation>
    </message>
    <message>
        <source>Go &amp;on with it</source>
        <translation>C&amp;ontinuar con ella</translation>
    </message>
    <message>
        <source>It plays. Space or Pause stops it.</source>
        <translation>En marcha. Espacio o Pausa la detienen.</translation>
    </message>
    <message>
        <source>Last moves</source>
        <comment>heading</comment>
        <translation>Últimos movimientos</translation>
    </message>
    <message>
        <source>Last played</source>
        <comment>heading</comment>
        <translation>Jugada por última vez</translation>
    </message>
    <message>
        <source>Last score</source>
        <comment>heading</comment>
        <translation>Última puntuación</translation>
    </message>
    <message>
        <source>Last time</source>
        <comment>heading</comment>
        <translation>Último tiempo</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: {fault}</source>
        <translation>Línea {line}, columna {column}: {fault}</translation>
    </message>
    <message>
        <source>Longest streak</source>
        <comment>heading</comment>
        <translation>Racha más larga</translation>
    </message>
    <message>
        <source>Mean moves</source>
        <comment>heading</comment>
        <translation>Media de movimientos</translation>
    </message>
    <message>
        <source>Mean score</source>
        <comment>heading</comment>
        <translation>Puntuación media</translation>
    </message>
    <message>
        <source>Mean time</source>
        <comment>heading</comment>
        <translation>Tiempo medio</translation>
    </message>
    <message>
        <source>Moves</source>
        <comment>heading</comment>
        <translation>Movimientos</translation>
    </message>
    <message>
        <source>No game of these is over yet.</source>
        <translation>Ninguna de estas partidas ha terminado todavía.</translation>
    </message>
    <message>
        <source>No game of this kind was played yet.</source>
        <translation>Todavía no has jugado ninguna partida de este tipo.</translation>
    </message>
    <message>
        <source>No game was played yet. The first action of a game makes it count.</source>
        <translation>Todavía no has jugado ninguna partida. Una partida cuenta desde su primera acción.</translation>
    </message>
    <message>
        <source>Nothing has been played in this game yet.</source>
        <translation>En esta partida todavía no se ha jugado nada.</translation>
    </message>
    <message>
        <source>Nothing is saved while this program runs, so there are no games to show here.</source>
        <translation>Mientras el programa funcione así no se guarda nada, y aquí no hay partidas que mostrar.</translation>
    </message>
    <message>
        <source>Nothing was deleted.</source>
        <translation>No se borró nada.</translation>
    </message>
    <message>
        <source>Nothing was deleted: a game that lies on a table stays.</source>
        <translation>No se borró nada: una partida que está en la mesa se queda.</translation>
    </message>
    <message>
        <source>Of the last {count}, {won} were won.</source>
        <translation>De las últimas {count}, {won} ganadas.</translation>
    </message>
    <message>
        <source>Of the last {count}, {won} were won; of the {count} before, {before}.</source>
        <translation>De las últimas {count}, {won} ganadas; de las {count} anteriores, {before}.</translation>
    </message>
    <message>
        <source>Past games, the latest first</source>
        <translation>Partidas anteriores, primero la última</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>En pausa.</translation>
    </message>
    <message>
        <source>Picture of the table at this step</source>
        <translation>Imagen de la mesa en este paso</translation>
    </message>
    <message>
        <source>Picture of wins and scores over time</source>
        <translation>Imagen de las victorias y puntuaciones a lo largo del tiempo</translation>
    </message>
    <message>
        <source>Played</source>
        <comment>heading</comment>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Put this backup in the place of all your games, statistics and games under way? What is there now is kept in a file beside it.</source>
        <translation>¿Poner esta copia de seguridad en lugar de todas tus partidas, estadísticas y partidas en curso? Lo que hay ahora se conserva en un archivo aparte.</translation>
    </message>
    <message>
        <source>Rate</source>
        <comment>heading</comment>
        <translation>Porcentaje</translation>
    </message>
    <message>
        <source>Res&amp;ult:</source>
        <translation>Res&amp;ultado:</translation>
    </message>
    <message>
        <source>Result</source>
        <comment>heading</comment>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Score</source>
        <comment>heading</comment>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Score of each win</source>
        <translation>Puntuación de cada victoria</translation>
    </message>
    <message>
        <source>Share of wins, of the last {count} games each</source>
        <translation>Parte de victorias en las últimas {count} partidas</translation>
    </message>
    <message>
        <source>Slow, 4 seconds a step</source>
        <translation>Lenta, 4 segundos por paso</translation>
    </message>
    <message>
        <source>Spee&amp;d:</source>
        <translation>&amp;Velocidad:</translation>
    </message>
    <message>
        <source>SpiderQt: back up everything</source>
        <translation>SpiderQt: copia de seguridad de todo</translation>
    </message>
    <message>
        <source>SpiderQt: export all games</source>
        <translation>SpiderQt: exportar todas las partidas</translation>
    </message>
    <message>
        <source>SpiderQt: games under way</source>
        <translation>SpiderQt: partidas en curso</translation>
    </message>
    <message>
        <source>SpiderQt: import games</source>
        <translation>SpiderQt: importar partidas</translation>
    </message>
    <message>
        <source>SpiderQt: past games</source>
        <translation>SpiderQt: partidas anteriores</translation>
    </message>
    <message>
        <source>SpiderQt: replay</source>
        <translation>SpiderQt: repetición</translation>
    </message>
    <message>
        <source>SpiderQt: restore a backup</source>
        <translation>SpiderQt: restaurar una copia de seguridad</translation>
    </message>
    <message>
        <source>SpiderQt: statistics</source>
        <translation>SpiderQt: estadísticas</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>Steady, 2 seconds a step</source>
        <translation>Regular, 2 segundos por paso</translation>
    </message>
    <message>
        <source>Streak now</source>
        <comment>heading</comment>
        <translation>Racha actual</translation>
    </message>
    <message>
        <source>That game lies on the table already.</source>
        <translation>Esa partida ya está en la mesa.</translation>
    </message>
    <message>
        <source>The &amp;table at this step:</source>
        <translation>La &amp;mesa en este paso:</translation>
    </message>
    <message>
        <source>The games cannot be read now; nothing was written.</source>
        <translation>Ahora no se pueden leer las partidas; no se escribió nada.</translation>
    </message>
    <message>
        <source>The games cannot be saved now; none was added.</source>
        <translation>Ahora no se pueden guardar las partidas; no se añadió ninguna.</translation>
    </message>
    <message>
        <source>The games under way belong to the other window of SpiderQt.</source>
        <translation>Las partidas en curso son de la otra ventana de SpiderQt.</translation>
    </message>
    <message>
        <source>The same deal begins from its start.</source>
        <translation>El mismo reparto empieza desde el principio.</translation>
    </message>
    <message>
        <source>The scores of the wins lie between {least} and {most}; the last is {last}.</source>
        <translation>Las puntuaciones de las victorias van de {least} a {most}; la última es {last}.</translation>
    </message>
    <message>
        <source>The start.</source>
        <translation>El comienzo.</translation>
    </message>
    <message>
        <source>The win has a score of {score}.</source>
        <translation>La victoria tiene {score} puntos.</translation>
    </message>
    <message>
        <source>There is no such game yet.</source>
        <translation>Todavía no hay ninguna partida así.</translation>
    </message>
    <message>
        <source>There is no text in {name}.</source>
        <translation>No hay texto en {name}.</translation>
    </message>
    <message>
        <source>They could not be brought back now.</source>
        <translation>Ahora no se pudieron recuperar.</translation>
    </message>
    <message>
        <source>They could not be deleted now; nothing was changed.</source>
        <translation>Ahora no se pudieron borrar; no ha cambiado nada.</translation>
    </message>
    <message>
        <source>This game cannot be read now.</source>
        <translation>Ahora no se puede leer esta partida.</translation>
    </message>
    <message>
        <source>This is neither a game code nor a record nor a position.</source>
        <translation>Esto no es un código de partida, ni un registro, ni una posición.</translation>
    </message>
    <message>
        <source>Time</source>
        <comment>heading</comment>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>U&amp;ndo the deletion</source>
        <translation>D&amp;eshacer el borrado</translation>
    </message>
    <message>
        <source>Very fast, 4 steps a second</source>
        <translation>Muy rápida, 4 pasos por segundo</translation>
    </message>
    <message>
        <source>Very slow, 8 seconds a step</source>
        <translation>Muy lenta, 8 segundos por paso</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>heading</comment>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>Won games</source>
        <translation>Partidas ganadas</translation>
    </message>
    <message>
        <source>a position without a code</source>
        <translation>una posición sin código</translation>
    </message>
    <message>
        <source>best score {value}</source>
        <translation>mejor puntuación {value}</translation>
    </message>
    <message>
        <source>best time {value}</source>
        <translation>mejor tiempo {value}</translation>
    </message>
    <message>
        <source>charged undo</source>
        <translation>deshacer con coste</translation>
    </message>
    <message>
        <source>classic score</source>
        <translation>puntuación clásica</translation>
    </message>
    <message>
        <source>code {code}</source>
        <translation>código {code}</translation>
    </message>
    <message>
        <source>fewest moves {value}</source>
        <translation>menos movimientos {value}</translation>
    </message>
    <message>
        <source>free undo</source>
        <translation>deshacer libre</translation>
    </message>
    <message>
        <source>mean moves {value}</source>
        <translation>media de movimientos {value}</translation>
    </message>
    <message>
        <source>mean score {value}</source>
        <translation>puntuación media {value}</translation>
    </message>
    <message>
        <source>mean time {value}</source>
        <translation>tiempo medio {value}</translation>
    </message>
    <message>
        <source>moves of the last win {value}</source>
        <translation>movimientos de la última victoria {value}</translation>
    </message>
    <message>
        <source>no score</source>
        <translation>sin puntuación</translation>
    </message>
    <message>
        <source>no undo</source>
        <translation>sin deshacer</translation>
    </message>
    <message>
        <source>not won</source>
        <comment>the result of a game</comment>
        <translation>no ganada</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>nada todavía</translation>
    </message>
    <message numerus="yes">
        <source>played %n games</source>
        <translation>
            <numerusform>%n partida jugada</numerusform>
            <numerusform>%n partidas jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>score of the last win {value}</source>
        <translation>puntuación de la última victoria {value}</translation>
    </message>
    <message>
        <source>score with a time bonus</source>
        <translation>puntuación con premio por rapidez</translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>el portapapeles</translation>
    </message>
    <message>
        <source>the dropped text</source>
        <translation>el texto soltado</translation>
    </message>
    <message>
        <source>time of the last win {value}</source>
        <translation>tiempo de la última victoria {value}</translation>
    </message>
    <message>
        <source>under way</source>
        <comment>the result of a game</comment>
        <translation>en curso</translation>
    </message>
    <message>
        <source>undo of the last {count} actions</source>
        <translation>deshacer las últimas {count} acciones</translation>
    </message>
    <message>
        <source>undo with barriers</source>
        <translation>deshacer con barreras</translation>
    </message>
    <message>
        <source>won</source>
        <comment>the result of a game</comment>
        <translation>ganada</translation>
    </message>
    <message>
        <source>won {won} of {played}</source>
        <translation>{won} ganadas de {played}</translation>
    </message>
    <message>
        <source>{date}, {time}</source>
        <comment>a moment</comment>
        <translation>{date}, {time}</translation>
    </message>
    <message>
        <source>{file} could not be written: {why}.</source>
        <translation>No se pudo escribir {file}: {why}.</translation>
    </message>
    <message>
        <source>{game} lies on the table already.</source>
        <translation>{game} ya está en la mesa.</translation>
    </message>
    <message numerus="yes">
        <source>{game}: %n moves in {time}, {when}.</source>
        <translation>
            <numerusform>{game}: %n movimiento en {time}, {when}.</numerusform>
            <numerusform>{game}: %n movimientos en {time}, {when}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}: not begun yet, {when}.</source>
        <translation>{game}: sin empezar, {when}.</translation>
    </message>
    <message numerus="yes">
        <source>{game}: on the table now, %n moves.</source>
        <translation>
            <numerusform>{game}: en la mesa ahora, %n movimiento.</numerusform>
            <numerusform>{game}: en la mesa ahora, %n movimientos.</numerusform>
        </translation>
    </message>
    <message>
        <source>{group}: {figures}.</source>
        <comment>a line of the statistics</comment>
        <translation>{group}: {figures}.</translation>
    </message>
    <message>
        <source>{number}. {sentence}</source>
        <translation>{number}. {sentence}</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <comment>a share in figures</comment>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>{percent} percent won</source>
        <translation>{percent} por ciento ganadas</translation>
    </message>
</context>
<context>
    <name>Paths</name>
    <message>
        <source>Nothing can be saved, because the folder {folder} cannot be written to.</source>
        <translation>No se puede guardar nada porque no se puede escribir en la carpeta {folder}.</translation>
    </message>
    <message>
        <source>Nothing can be saved, because you have no home folder.</source>
        <translation>No se puede guardar nada porque no tienes carpeta personal.</translation>
    </message>
    <message>
        <source>{file} does not hold your settings, so it was left alone. What you set lasts until the end.</source>
        <translation>{file} no contiene tus preferencias y se ha dejado como estaba. Lo que cambies durará hasta que cierres el programa.</translation>
    </message>
</context>
<context>
    <name>Picker</name>
    <message>
        <source>&amp;Cards to take:</source>
        <translation>&amp;Cartas que se toman:</translation>
    </message>
    <message>
        <source>&amp;Move to:</source>
        <translation>&amp;Mover a:</translation>
    </message>
    <message>
        <source>M&amp;ove</source>
        <translation>M&amp;over</translation>
    </message>
    <message>
        <source>No column takes these cards.</source>
        <translation>Estas cartas no caben en ninguna columna.</translation>
    </message>
    <message>
        <source>SpiderQt: {column}</source>
        <translation>SpiderQt: {column}</translation>
    </message>
    <message numerus="yes">
        <source>Takes %n cards.</source>
        <translation>
            <numerusform>Se toma %n carta.</numerusform>
            <numerusform>Se toman %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}, the run breaks here</source>
        <translation>{card}, aquí se corta la secuencia</translation>
    </message>
    <message>
        <source>{column}, completes the run</source>
        <translation>{column}, completa la serie</translation>
    </message>
    <message>
        <source>{column}, empty</source>
        <translation>{column}, vacía</translation>
    </message>
    <message>
        <source>{column}, onto {card}</source>
        <translation>{column}, sobre {card}</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>&amp;Voice:</source>
        <translation>&amp;Voz:</translation>
    </message>
    <message>
        <source>Another game</source>
        <translation>Otra partida</translation>
    </message>
    <message>
        <source>Answers to reading keys</source>
        <translation>Respuestas a las teclas de lectura</translation>
    </message>
    <message>
        <source>Cards that turn up</source>
        <translation>Cartas que se descubren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Completed runs</source>
        <translation>Series completadas</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Repartos</translation>
    </message>
    <message>
        <source>Each is heard from where it happens, column 1 on the left. Which ones:</source>
        <translation>Cada uno suena donde ocurre, con la columna 1 a la izquierda. Cuáles:</translation>
    </message>
    <message>
        <source>For playing by ear without a screen reader. While one is running, the program is silent. Ctrl alone stops what is being said.</source>
        <translation>Para jugar de oído sin lector de pantalla. Mientras haya uno en marcha, el programa calla. Ctrl sola interrumpe lo que se está diciendo.</translation>
    </message>
    <message>
        <source>Full: all that a look would tell</source>
        <translation>Mucho: todo lo que diría una mirada</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Pistas</translation>
    </message>
    <message>
        <source>How much is said:</source>
        <translation>Cuánto se dice:</translation>
    </message>
    <message>
        <source>Listen</source>
        <translation>Escuchar</translation>
    </message>
    <message>
        <source>Listen: {sound}</source>
        <translation>Escuchar: {sound}</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Normal: from where, onto what, what is left</source>
        <translation>Normal: desde dónde, sobre qué, qué queda</translation>
    </message>
    <message>
        <source>One switch</source>
        <translation>Un pulsador</translation>
    </message>
    <message>
        <source>Only in games with hints, and only once every card has been seen: before that, nobody can know. “Lost” is said when everything was tried, never as a guess.</source>
        <translation>Solo en partidas con pistas y cuando ya se han visto todas las cartas: antes nadie puede saberlo. Se dice «perdida» cuando se ha probado todo, nunca como suposición.</translation>
    </message>
    <message>
        <source>Own voice</source>
        <translation>Voz propia</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Picking up and putting back</source>
        <translation>Tomar y devolver cartas</translation>
    </message>
    <message>
        <source>Play &amp;sounds</source>
        <translation>Reproducir &amp;sonidos</translation>
    </message>
    <message>
        <source>Play with one s&amp;witch</source>
        <translation>Jugar con un &amp;pulsador</translation>
    </message>
    <message>
        <source>Refusals</source>
        <translation>Negativas</translation>
    </message>
    <message>
        <source>S&amp;econds for each offer:</source>
        <translation>&amp;Segundos para cada opción:</translation>
    </message>
    <message>
        <source>Say so by itself when a game is lost</source>
        <translation>Avisar cuando una partida está perdida</translation>
    </message>
    <message>
        <source>Seconds for a verdict or an analysis:</source>
        <translation>Segundos para un veredicto o un análisis:</translation>
    </message>
    <message>
        <source>Short: the fewest words</source>
        <translation>Poco: las palabras justas</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sonidos</translation>
    </message>
    <message>
        <source>Spee&amp;d, from −10 to 10:</source>
        <translation>Veloci&amp;dad, de −10 a 10:</translation>
    </message>
    <message>
        <source>Speech</source>
        <translation>Voz</translation>
    </message>
    <message>
        <source>SpiderQt: preferences</source>
        <translation>SpiderQt: preferencias</translation>
    </message>
    <message>
        <source>T&amp;ry the voice</source>
        <translation>P&amp;robar la voz</translation>
    </message>
    <message>
        <source>The first that fits</source>
        <translation>La primera que sirva</translation>
    </message>
    <message>
        <source>The program speaks by i&amp;tself</source>
        <translation>El programa habla por sí &amp;mismo</translation>
    </message>
    <message>
        <source>The win</source>
        <translation>La victoria</translation>
    </message>
    <message>
        <source>V&amp;olume:</source>
        <translation>V&amp;olumen:</translation>
    </message>
    <message>
        <source>Verdicts</source>
        <translation>Veredictos</translation>
    </message>
    <message>
        <source>Verdicts, analyses, dead ends</source>
        <translation>Veredictos, análisis y partidas sin salida</translation>
    </message>
    <message>
        <source>Vo&amp;lume:</source>
        <translation>Vo&amp;lumen:</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Avisos</translation>
    </message>
    <message>
        <source>What can be done lights up and is spoken, one after the other. The key that picks up, or a click anywhere on the table, chooses what is lit.</source>
        <translation>Lo que se puede hacer se ilumina y se dice, una cosa tras otra. La tecla de tomar, o un clic en cualquier lugar de la mesa, elige lo iluminado.</translation>
    </message>
    <message>
        <source>What is left</source>
        <translation>Lo que queda</translation>
    </message>
    <message>
        <source>What is spoken (the list of messages has everything):</source>
        <translation>De qué se habla (la lista de mensajes lo tiene todo):</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>%1 File</source>
        <translation>Fichero %1</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Unidad</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichero</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Desconocido</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>B&amp;uscar en:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Tipo de ficheros:</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>Ir al directorio superior</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>At least one card must move. Choose a number from 1 to {held} for {column}.</source>
        <translation>Tiene que moverse al menos una carta. Elige un número del 1 al {held} para la {column}.</translation>
    </message>
    <message>
        <source>Cards are not sent by themselves in this game. Pick them up and name the target.</source>
        <translation>En esta partida las cartas no se envían solas. Tómalas e indica el destino.</translation>
    </message>
    <message numerus="yes">
        <source>Face-down cards do not move. In {column} you can take at most the last %n cards, which lie face up.</source>
        <translation>
            <numerusform>Las cartas boca abajo no se mueven. De la {column} puedes tomar solo la última carta, que está boca arriba.</numerusform>
            <numerusform>Las cartas boca abajo no se mueven. De la {column} puedes tomar como mucho las %n últimas cartas, que están boca arriba.</numerusform>
        </translation>
    </message>
    <message>
        <source>No cards are left to deal. Go on with those on the table, or undo.</source>
        <translation>No quedan cartas por repartir. Sigue con las de la mesa o deshaz.</translation>
    </message>
    <message>
        <source>No cards are picked up yet. Pick some up first, then name the target.</source>
        <translation>Aún no tienes cartas en la mano. Toma primero las que quieras y luego indica el destino.</translation>
    </message>
    <message>
        <source>Nothing goes on {target}: the ace is the lowest card. Choose another column.</source>
        <translation>Sobre {target} no va nada: el as es la carta más baja. Elige otra columna.</translation>
    </message>
    <message>
        <source>Nothing to redo. Only what was just undone can be done again, until the next move.</source>
        <translation>No hay nada que rehacer. Solo se rehace lo que se acaba de deshacer, hasta la siguiente jugada.</translation>
    </message>
    <message>
        <source>Nothing to undo: this is the start of the game.</source>
        <translation>No hay nada que deshacer: la partida está en su comienzo.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n cards are left for {needed} columns, so not all can be filled, and a deal needs cards in every one. Undo is the way out.</source>
        <translation>
            <numerusform>Solo queda %n carta para {needed} columnas: no se pueden llenar todas, y para repartir hace falta una carta en cada una. La salida es deshacer.</numerusform>
            <numerusform>Solo quedan %n cartas para {needed} columnas: no se pueden llenar todas, y para repartir hace falta una carta en cada una. La salida es deshacer.</numerusform>
        </translation>
    </message>
    <message>
        <source>The card that would come to light in {column} is unknown in this position. Choose another move, or name the card in the position&apos;s text.</source>
        <translation>La carta que se descubriría en la {column} no se conoce en esta posición. Elige otra jugada o escribe la carta en el texto de la posición.</translation>
    </message>
    <message>
        <source>The cards are in {column} already. Choose another column.</source>
        <translation>Las cartas ya están en la {column}. Elige otra columna.</translation>
    </message>
    <message>
        <source>There is no better place for {card}: a king goes only to an empty column, and a whole column gains nothing there. Try another card.</source>
        <translation>No hay mejor sitio para {card}: un rey solo va a una columna vacía, y una columna entera no gana nada con ir a otra. Prueba con otra carta.</translation>
    </message>
    <message>
        <source>There is no better place for {card}: no column ends with {needed}. Try another card, or free a column.</source>
        <translation>No hay mejor sitio para {card}: ninguna columna termina con {needed}. Prueba con otra carta o libera una columna.</translation>
    </message>
    <message>
        <source>There is no place for {card}: no column ends with {needed}. Free that card first.</source>
        <translation>No hay sitio para {card}: ninguna columna termina con {needed}. Libera primero esa carta.</translation>
    </message>
    <message>
        <source>There is no place to send {card}: only {needed} or an empty column would do here. You can still move it by hand.</source>
        <translation>No hay adónde enviar {card}: aquí solo vale {needed} o una columna vacía. Aun así puedes hacer la jugada a mano.</translation>
    </message>
    <message>
        <source>There is no {column} here. Choose a column from 1 to {columns}.</source>
        <translation>Aquí no hay {column}. Elige una columna de la 1 a la {columns}.</translation>
    </message>
    <message>
        <source>These cards are {runs} runs, and without a free empty column only one run can move. Empty a column first, or take fewer cards.</source>
        <translation>Estas cartas son {runs} secuencias, y sin otra columna vacía solo se mueve una. Vacía antes una columna o toma menos cartas.</translation>
    </message>
    <message numerus="yes">
        <source>These cards are {runs} runs; with %n free empty columns, {allowed} can move at once. Empty another column, or take fewer cards.</source>
        <translation>
            <numerusform>Estas cartas son {runs} secuencias; con %n columna vacía libre se mueven {allowed} a la vez. Vacía otra columna o toma menos cartas.</numerusform>
            <numerusform>Estas cartas son {runs} secuencias; con %n columnas vacías libres se mueven {allowed} a la vez. Vacía otra columna o toma menos cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>This game has no stock: all its cards are on the table from the start.</source>
        <translation>Este juego no tiene mazo: todas sus cartas están en la mesa desde el principio.</translation>
    </message>
    <message>
        <source>This game is played without undo. Play on, or restart the game.</source>
        <translation>Esta partida se juega sin deshacer. Sigue jugando o vuelve a empezarla.</translation>
    </message>
    <message>
        <source>This game is played without undoing a completed run. Play on, or restart the game.</source>
        <translation>En esta partida no se deshace una serie completada. Sigue jugando o vuelve a empezarla.</translation>
    </message>
    <message>
        <source>This game is played without undoing a deal. Play on, or restart the game.</source>
        <translation>En esta partida no se deshace un reparto. Sigue jugando o vuelve a empezarla.</translation>
    </message>
    <message>
        <source>This game is won, and its cards rest. Start a new game, or undo to play on.</source>
        <translation>La partida está ganada y sus cartas ya no se mueven. Empieza otra, o deshaz para seguir jugando.</translation>
    </message>
    <message numerus="yes">
        <source>This game takes back the last %n actions, and that is done. Play on from here.</source>
        <translation>
            <numerusform>Esta partida deshace solo la última acción, y ya está deshecha. Sigue jugando desde aquí.</numerusform>
            <numerusform>Esta partida deshace las últimas %n acciones, y ya están deshechas. Sigue jugando desde aquí.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} does not go on {target}. Look for {needed} of any suit, or an empty column.</source>
        <translation>{card} no va sobre {target}. Busca {needed} de cualquier palo o una columna vacía.</translation>
    </message>
    <message>
        <source>{card} does not go on {target}. Look for {needed}.</source>
        <translation>{card} no va sobre {target}. Busca {needed}.</translation>
    </message>
    <message>
        <source>{card} does not go on {target}. The next higher rank is {needed}.</source>
        <translation>{card} no va sobre {target}. El valor inmediatamente superior es {needed}.</translation>
    </message>
    <message>
        <source>{card} does not go on {target}: same colour, but colour does not count. This game builds in one suit only: look for {needed}.</source>
        <translation>{card} no va sobre {target}: el color es el mismo, pero no cuenta. Aquí se apila solo del mismo palo: busca {needed}.</translation>
    </message>
    <message>
        <source>{card} does not go on {target}: this game builds in one suit only. Look for {needed}.</source>
        <translation>{card} no va sobre {target}: aquí se apila solo del mismo palo. Busca {needed}.</translation>
    </message>
    <message>
        <source>{columns} are empty, and a deal needs cards in every one. Put any card in each of them, then deal.</source>
        <translation>Las {columns} están vacías, y para repartir hace falta una carta en cada una. Pon cualquier carta en ellas y luego reparte.</translation>
    </message>
    <message numerus="yes">
        <source>{column} holds %n cards, not {asked}. Choose a smaller number.</source>
        <translation>
            <numerusform>La {column} tiene %n carta, no {asked}. Elige un número menor.</numerusform>
            <numerusform>La {column} tiene %n cartas, no {asked}. Elige un número menor.</numerusform>
        </translation>
    </message>
    <message>
        <source>{column} is empty and takes only a king with the cards on it, not {card}. Bring a king here.</source>
        <translation>La {column} está vacía y solo admite un rey con las cartas que lleve encima, no {card}. Trae aquí un rey.</translation>
    </message>
    <message>
        <source>{column} is empty, and a deal needs cards in every one. Put any card there, then deal.</source>
        <translation>La {column} está vacía, y para repartir hace falta una carta en cada una. Pon en ella cualquier carta y luego reparte.</translation>
    </message>
    <message>
        <source>{column} is empty, so there is nothing to pick up. Choose one that holds cards.</source>
        <translation>La {column} está vacía: no hay nada que tomar. Elige una que tenga cartas.</translation>
    </message>
    <message>
        <source>{king} goes only to an empty column, because no rank is higher. Empty a column first.</source>
        <translation>{king} solo va a una columna vacía, porque no hay valor más alto. Vacía antes una columna.</translation>
    </message>
    <message>
        <source>{the_lower} lies on {the_upper}, which is not the next rank: they do not move together. Take the cards from {the_lower} to the end, or move those first.</source>
        <translation>{the_lower} está sobre {the_upper}, que no es el valor siguiente: no se mueven a la vez. Toma las cartas desde {the_lower} hasta el final, o muévelas antes.</translation>
    </message>
    <message>
        <source>{the_lower} lies on {the_upper}: same colour, but colour does not count, and only one suit moves together. Take the cards from {the_lower} to the end, or move those first.</source>
        <translation>{the_lower} está sobre {the_upper}: el color es el mismo, pero no cuenta, y solo se mueven a la vez cartas del mismo palo. Toma las cartas desde {the_lower} hasta el final, o muévelas antes.</translation>
    </message>
    <message>
        <source>{the_lower} lies on {the_upper}: two suits do not move together. Take the cards from {the_lower} to the end, or move those first.</source>
        <translation>{the_lower} está sobre {the_upper}: dos palos no se mueven a la vez. Toma las cartas desde {the_lower} hasta el final, o muévelas antes.</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Barrier: never past a deal or a completed run</source>
        <translation>Con barrera: nunca más allá de un reparto o una serie completada</translation>
    </message>
    <message>
        <source>Charged: each undo is one more move</source>
        <translation>Con coste: cada vez que deshaces es un movimiento más</translation>
    </message>
    <message>
        <source>Classic with a bonus for a quick win</source>
        <translation>Clásica, con premio por ganar rápido</translation>
    </message>
    <message>
        <source>Classic: 500, less the moves, 100 for each run</source>
        <translation>Clásica: 500, menos los movimientos, más 100 por serie</translation>
    </message>
    <message>
        <source>Classic: undo costs a point</source>
        <translation>Clásico: deshacer cuesta un punto</translation>
    </message>
    <message>
        <source>Free: undo as much as you like</source>
        <translation>Libre: deshaz cuanto quieras</translation>
    </message>
    <message>
        <source>Modern: free undo, hints</source>
        <translation>Moderno: deshacer libre, con pistas</translation>
    </message>
    <message>
        <source>Never onto another suit</source>
        <translation>Nunca sobre otro palo</translation>
    </message>
    <message>
        <source>No score</source>
        <translation>Sin puntuación</translation>
    </message>
    <message>
        <source>No undo</source>
        <translation>Sin deshacer</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desactivado</translation>
    </message>
    <message>
        <source>Spiderette: last 100 actions, careful sending</source>
        <translation>Spiderette: últimas 100 acciones, envío prudente</translation>
    </message>
    <message>
        <source>Strict: no undo, no hints</source>
        <translation>Estricto: sin deshacer ni pistas</translation>
    </message>
    <message>
        <source>The last 100 actions</source>
        <translation>Las últimas 100 acciones</translation>
    </message>
    <message>
        <source>To the best place</source>
        <translation>Al mejor lugar</translation>
    </message>
    <message>
        <source>barrier</source>
        <comment>undo policy in a word</comment>
        <translation>con barrera</translation>
    </message>
    <message>
        <source>charged</source>
        <comment>undo policy in a word</comment>
        <translation>con coste</translation>
    </message>
    <message>
        <source>free</source>
        <comment>undo policy in a word</comment>
        <translation>libre</translation>
    </message>
    <message>
        <source>last 100</source>
        <comment>undo policy in a word</comment>
        <translation>últimas 100</translation>
    </message>
    <message>
        <source>none</source>
        <comment>undo policy in a word</comment>
        <translation>no</translation>
    </message>
</context>
<context>
    <name>Scan</name>
    <message>
        <source>A hint by a search.</source>
        <translation>Una pista con búsqueda.</translation>
    </message>
    <message>
        <source>Another deal of this game.</source>
        <translation>Otro reparto de este juego.</translation>
    </message>
    <message>
        <source>Back to the columns.</source>
        <translation>Volver a las columnas.</translation>
    </message>
    <message>
        <source>Back to the game.</source>
        <translation>Volver a la partida.</translation>
    </message>
    <message>
        <source>Can this still be won?</source>
        <translation>¿Se puede ganar todavía?</translation>
    </message>
    <message>
        <source>Deal.</source>
        <translation>Repartir.</translation>
    </message>
    <message>
        <source>Hint.</source>
        <translation>Pista.</translation>
    </message>
    <message>
        <source>Menu.</source>
        <translation>Menú.</translation>
    </message>
    <message>
        <source>One switch is off. The preferences turn it on again.</source>
        <translation>El pulsador único está apagado. Se enciende de nuevo en las preferencias.</translation>
    </message>
    <message>
        <source>Restart this deal.</source>
        <translation>Reiniciar esta partida.</translation>
    </message>
    <message>
        <source>Turn one switch off.</source>
        <translation>Apagar el pulsador único.</translation>
    </message>
    <message>
        <source>Undo.</source>
        <translation>Deshacer.</translation>
    </message>
    <message>
        <source>{cards} to {target}, {onto}.</source>
        <translation>{cards}, a la {target}, {onto}.</translation>
    </message>
    <message numerus="yes">
        <source>{column}, {card}: %n moves.</source>
        <translation>
            <numerusform>{column}, {card}: %n jugada.</numerusform>
            <numerusform>{column}, {card}: %n jugadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{source}: {cards} to {target}, {onto}.</source>
        <translation>{source}: {cards} a la {target}, {onto}.</translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <source>A card turns up</source>
        <translation>Una carta se descubre</translation>
    </message>
    <message>
        <source>A completed run</source>
        <translation>Una serie completada</translation>
    </message>
    <message>
        <source>A deal</source>
        <translation>Un reparto</translation>
    </message>
    <message>
        <source>A refusal</source>
        <translation>Una negativa</translation>
    </message>
    <message>
        <source>A screen reader is running, so the program leaves speaking to it.</source>
        <translation>Hay un lector de pantalla en marcha, así que el programa le deja hablar a él.</translation>
    </message>
    <message>
        <source>A win</source>
        <translation>Una victoria</translation>
    </message>
    <message>
        <source>An extra package of Qt is needed. Close the program and type this: {command}</source>
        <translation>Hace falta un paquete adicional de Qt. Cierra el programa y escribe esto: {command}</translation>
    </message>
    <message>
        <source>Dropping</source>
        <translation>Soltar cartas</translation>
    </message>
    <message>
        <source>No sound device was found, so nothing can be heard.</source>
        <translation>No se encontró ningún dispositivo de sonido, así que no se puede oír nada.</translation>
    </message>
    <message>
        <source>No speech service answers. On Debian and its kind, install speech-dispatcher and speech-dispatcher-espeak-ng.</source>
        <translation>No responde ningún servicio de voz. En Debian y derivados, instala speech-dispatcher y speech-dispatcher-espeak-ng.</translation>
    </message>
    <message>
        <source>No speech service of the system answers.</source>
        <translation>No responde ningún servicio de voz del sistema.</translation>
    </message>
    <message>
        <source>No voice for {language} is installed, so another voice reads.</source>
        <translation>No hay ninguna voz instalada para {language}, así que lee otra voz.</translation>
    </message>
    <message>
        <source>Picking up</source>
        <translation>Tomar cartas</translation>
    </message>
    <message>
        <source>Seven of hearts, from column 1 to column 5.</source>
        <translation>Siete de corazones, de la columna 1 a la columna 5.</translation>
    </message>
    <message>
        <source>Sounds are off.</source>
        <translation>Los sonidos están desactivados.</translation>
    </message>
    <message>
        <source>Sounds are on.</source>
        <translation>Los sonidos están activados.</translation>
    </message>
    <message>
        <source>The edge of the table</source>
        <translation>El borde de la mesa</translation>
    </message>
    <message>
        <source>The program does not speak by itself now.</source>
        <translation>El programa no está hablando por sí mismo.</translation>
    </message>
    <message>
        <source>The program no longer speaks by itself.</source>
        <translation>El programa ya no habla por sí mismo.</translation>
    </message>
    <message>
        <source>The program speaks by itself.</source>
        <translation>El programa habla por sí mismo.</translation>
    </message>
    <message>
        <source>The system lacks {library}, which sound and speech need.</source>
        <translation>Al sistema le falta {library}, que hace falta para el sonido y la voz.</translation>
    </message>
    <message>
        <source>This package of the program comes without sounds and without a voice.</source>
        <translation>Este paquete del programa viene sin sonidos y sin voz.</translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <source>Completed: {count} of {total}</source>
        <translation>Completadas: {count} de {total}</translation>
    </message>
    <message>
        <source>Deals left: {count}</source>
        <translation>Repartos: {count}</translation>
    </message>
    <message>
        <source>Face down: {count}</source>
        <translation>Boca abajo: {count}</translation>
    </message>
    <message>
        <source>Moves: {count}</source>
        <translation>Movimientos: {count}</translation>
    </message>
    <message>
        <source>Score: {score}</source>
        <translation>Puntuación: {score}</translation>
    </message>
    <message>
        <source>Time: {time}</source>
        <translation>Tiempo: {time}</translation>
    </message>
    <message>
        <source>Undo: {policy}</source>
        <translation>Deshacer: {policy}</translation>
    </message>
</context>
<context>
    <name>Store</name>
    <message numerus="yes">
        <source>%n games were added.</source>
        <translation>
            <numerusform>Se añadió %n partida.</numerusform>
            <numerusform>Se añadieron %n partidas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games were added; the others were here already.</source>
        <translation>
            <numerusform>Se añadió %n partida; las demás ya estaban.</numerusform>
            <numerusform>Se añadieron %n partidas; las demás ya estaban.</numerusform>
        </translation>
    </message>
    <message>
        <source>All your games are in {path} now.</source>
        <translation>Todas tus partidas están ahora en {path}.</translation>
    </message>
    <message>
        <source>Another file had taken the place of your games. They were written again at {path}; the other lies at {other}.</source>
        <translation>Otro archivo ocupaba el lugar de tus partidas. Se volvieron a escribir en {path}; el otro está en {other}.</translation>
    </message>
    <message>
        <source>Game {number} of this file cannot be read (“{what}”). Nothing was added.</source>
        <translation>No se puede leer la partida {number} de este archivo (“{what}”). No se añadió nada.</translation>
    </message>
    <message>
        <source>Nothing can be saved, because {why}. You can play all the same, and see your games up to now.</source>
        <translation>No se puede guardar nada porque {why}. Puedes jugar de todos modos y ver tus partidas anteriores.</translation>
    </message>
    <message>
        <source>Nothing can be saved, because {why}. You can play all the same.</source>
        <translation>No se puede guardar nada porque {why}. Puedes jugar de todos modos.</translation>
    </message>
    <message>
        <source>SpiderQt is open already. What you play here goes into the history, but the game to come back to stays that of the other window.</source>
        <translation>SpiderQt ya está abierto. Lo que juegues aquí irá al historial, pero la partida que se retoma al volver sigue siendo la de la otra ventana.</translation>
    </message>
    <message>
        <source>The backup could not be written: {why}.</source>
        <translation>No se pudo escribir la copia de seguridad: {why}.</translation>
    </message>
    <message>
        <source>The backup was not restored: {why}. Nothing was changed.</source>
        <translation>No se restauró la copia de seguridad: {why}. No se cambió nada.</translation>
    </message>
    <message numerus="yes">
        <source>The backup was restored: %n games.</source>
        <translation>
            <numerusform>Copia de seguridad restaurada: %n partida.</numerusform>
            <numerusform>Copia de seguridad restaurada: %n partidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The backup {path} comes from a newer version of SpiderQt. Nothing was changed.</source>
        <translation>La copia de seguridad {path} es de una versión más nueva de SpiderQt. No ha cambiado nada.</translation>
    </message>
    <message>
        <source>The file with your games had been deleted. It was written again at {path}.</source>
        <translation>El archivo de tus partidas se había borrado. Se volvió a escribir en {path}.</translation>
    </message>
    <message numerus="yes">
        <source>The file with your games was damaged. %n games could be saved from it; it was kept as {kept}.</source>
        <translation>
            <numerusform>El archivo de tus partidas estaba dañado. Se pudo salvar %n partida; el archivo se conservó como {kept}.</numerusform>
            <numerusform>El archivo de tus partidas estaba dañado. Se pudieron salvar %n partidas; el archivo se conservó como {kept}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file with your games was damaged. It was kept as {kept}, and a new one was begun.</source>
        <translation>El archivo de tus partidas estaba dañado. Se conservó como {kept} y se empezó uno nuevo.</translation>
    </message>
    <message>
        <source>The game cannot be saved now: {why}. Each action tries again.</source>
        <translation>Ahora no se puede guardar la partida: {why}. Se vuelve a intentar con cada acción.</translation>
    </message>
    <message>
        <source>The game is saved again, with all that was played meanwhile.</source>
        <translation>La partida se guarda de nuevo, con todo lo que jugaste entretanto.</translation>
    </message>
    <message>
        <source>The part “{what}” of this file cannot be read. Nothing was added.</source>
        <translation>No se puede leer la parte “{what}” de este archivo. No se añadió nada.</translation>
    </message>
    <message>
        <source>This file comes from a newer version of SpiderQt. Nothing was added.</source>
        <translation>Este archivo es de una versión más nueva de SpiderQt. No se añadió nada.</translation>
    </message>
    <message>
        <source>This file holds no games of SpiderQt. Nothing was added.</source>
        <translation>Este archivo no contiene partidas de SpiderQt. No se añadió nada.</translation>
    </message>
    <message>
        <source>What was there before lies at {kept}.</source>
        <translation>Lo que había antes está en {kept}.</translation>
    </message>
    <message>
        <source>Your games at {path} come from a newer version of SpiderQt. They were left as they are; what is played now is not saved.</source>
        <translation>Tus partidas de {path} son de una versión más nueva de SpiderQt. Se dejaron como están; lo que juegues ahora no se guarda.</translation>
    </message>
    <message>
        <source>Your games cannot be read now: {why}.</source>
        <translation>Ahora no se pueden leer tus partidas: {why}.</translation>
    </message>
    <message>
        <source>Your games were taken over from an older version; a copy as they were lies at {copy}.</source>
        <translation>Tus partidas se tomaron de una versión anterior; hay una copia de cómo estaban en {copy}.</translation>
    </message>
    <message>
        <source>another program is using {path}</source>
        <translation>otro programa está usando {path}</translation>
    </message>
    <message>
        <source>the system reports an error for {path}</source>
        <translation>el sistema da un error con {path}</translation>
    </message>
    <message>
        <source>there is no room left for {path}</source>
        <translation>no queda espacio para {path}</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <translation>{first} {second}</translation>
    </message>
    <message>
        <source>{path} cannot be written to</source>
        <translation>no se puede escribir en {path}</translation>
    </message>
    <message>
        <source>{path} is damaged</source>
        <translation>{path} está dañado</translation>
    </message>
    <message>
        <source>{path} is not there</source>
        <translation>{path} no está</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source> </source>
        <comment>between two sentences</comment>
        <translation> </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deals left</source>
        <translation>
            <numerusform>queda %n reparto</numerusform>
            <numerusform>quedan %n repartos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hidden cards left</source>
        <translation>
            <numerusform>queda %n carta oculta</numerusform>
            <numerusform>quedan %n cartas ocultas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hours</source>
        <translation>
            <numerusform>%n hora</numerusform>
            <numerusform>%n horas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n minuto</numerusform>
            <numerusform>%n minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n movimiento</numerusform>
            <numerusform>%n movimientos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves: {moves}.</source>
        <translation>
            <numerusform>%n jugada posible: {moves}.</numerusform>
            <numerusform>%n jugadas posibles: {moves}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n segundo</numerusform>
            <numerusform>%n segundos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to empty columns</source>
        <translation>
            <numerusform>%n a una columna vacía</numerusform>
            <numerusform>%n a columnas vacías</numerusform>
        </translation>
    </message>
    <message>
        <source>Any card or run may go there.</source>
        <translation>Ahí puede ir cualquier carta o secuencia.</translation>
    </message>
    <message>
        <source>Ends: {cards}.</source>
        <translation>Últimas cartas: {cards}.</translation>
    </message>
    <message>
        <source>It lies on a hidden card.</source>
        <translation>Está sobre una carta oculta.</translation>
    </message>
    <message>
        <source>It lies on {card}.</source>
        <translation>Está sobre {card}.</translation>
    </message>
    <message>
        <source>No column is empty.</source>
        <translation>No hay columnas vacías.</translation>
    </message>
    <message>
        <source>No move is possible.</source>
        <translation>No hay ninguna jugada posible.</translation>
    </message>
    <message>
        <source>Only a king may go there, with the cards on it.</source>
        <translation>Ahí solo puede ir un rey, con las cartas que lleve encima.</translation>
    </message>
    <message>
        <source>Only the last card can be picked up.</source>
        <translation>Solo se puede tomar la última carta.</translation>
    </message>
    <message>
        <source>Stock: empty.</source>
        <translation>Mazo: vacío.</translation>
    </message>
    <message>
        <source>Stock: none in this game.</source>
        <translation>Mazo: no hay en este juego.</translation>
    </message>
    <message>
        <source>Stock: {deals}, {cards}.</source>
        <translation>Mazo: {deals}, {cards}.</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>the playing table as a reader names it</comment>
        <translation>Mesa</translation>
    </message>
    <message numerus="yes">
        <source>The last %n cards can be picked up together.</source>
        <translation>
            <numerusform>Se puede tomar la última carta.</numerusform>
            <numerusform>Se pueden tomar juntas las %n últimas cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The stock does not deal before they are filled.</source>
        <translation>El mazo no reparte mientras haya columnas vacías.</translation>
    </message>
    <message>
        <source>can move</source>
        <translation>se puede mover</translation>
    </message>
    <message numerus="yes">
        <source>can move with %n more</source>
        <translation>
            <numerusform>se puede mover con %n más</numerusform>
            <numerusform>se puede mover con %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>cannot move</source>
        <translation>no se puede mover</translation>
    </message>
    <message>
        <source>deal</source>
        <translation>repartir</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a column in a row of end cards</comment>
        <translation>vacía</translation>
    </message>
    <message>
        <source>empty column</source>
        <translation>columna vacía</translation>
    </message>
    <message numerus="yes">
        <source>foundations, {done} of %n runs completed</source>
        <translation>
            <numerusform>fundaciones, {done} de %n serie completada</numerusform>
            <numerusform>fundaciones, {done} de %n series completadas</numerusform>
        </translation>
    </message>
    <message>
        <source>hidden card</source>
        <translation>carta oculta</translation>
    </message>
    <message>
        <source>no deals left</source>
        <translation>no quedan repartos</translation>
    </message>
    <message>
        <source>no hidden cards left</source>
        <translation>no quedan cartas ocultas</translation>
    </message>
    <message>
        <source>no stock in this game</source>
        <translation>este juego no tiene mazo</translation>
    </message>
    <message>
        <source>score {score}</source>
        <translation>puntuación {score}</translation>
    </message>
    <message numerus="yes">
        <source>stock, %n deals left</source>
        <translation>
            <numerusform>mazo, queda %n reparto</numerusform>
            <numerusform>mazo, quedan %n repartos</numerusform>
        </translation>
    </message>
    <message>
        <source>time {time}</source>
        <translation>tiempo {time}</translation>
    </message>
    <message numerus="yes">
        <source>{cards}, %n in sight: {places}.</source>
        <translation>
            <numerusform>{cards}, %n a la vista: {places}.</numerusform>
            <numerusform>{cards}, %n a la vista: {places}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards}, from {source} to {targets}</source>
        <translation>
            <numerusform>{cards}, de la {source} a la {targets}</numerusform>
            <numerusform>{cards}, de la {source} a las {targets}</numerusform>
        </translation>
    </message>
    <message>
        <source>{cards}, from {source} to {target}, onto {onto}</source>
        <translation>{cards}, de la {source} a la {target}, sobre {onto}</translation>
    </message>
    <message>
        <source>{cards}, from {source} to {target}, which is empty</source>
        <translation>{cards}, de la {source} a la {target}, que está vacía</translation>
    </message>
    <message>
        <source>{cards}: none in sight.</source>
        <translation>{cards}: ninguna carta a la vista.</translation>
    </message>
    <message>
        <source>{card} in {column}, {place}</source>
        <translation>{card} en la {column}, {place}</translation>
    </message>
    <message>
        <source>{card} in {column}, {place}, {movable}</source>
        <translation>{card} en la {column}, {place}, {movable}</translation>
    </message>
    <message>
        <source>{card}, {place}</source>
        <translation>{card}, {place}</translation>
    </message>
    <message>
        <source>{card}, {place} in {column}, {movable}.</source>
        <translation>{card}, {place} en la {column}, {movable}.</translation>
    </message>
    <message>
        <source>{card}, {place} in {column}.</source>
        <translation>{card}, {place} en la {column}.</translation>
    </message>
    <message>
        <source>{card}, {place}, {movable}</source>
        <translation>{card}, {place}, {movable}</translation>
    </message>
    <message>
        <source>{card}, {place}, {movable}.</source>
        <translation>{card}, {place}, {movable}.</translation>
    </message>
    <message>
        <source>{card}, {place}.</source>
        <translation>{card}, {place}.</translation>
    </message>
    <message>
        <source>{columns} are empty.</source>
        <translation>Las {columns} están vacías.</translation>
    </message>
    <message>
        <source>{column} is empty.</source>
        <translation>La {column} está vacía.</translation>
    </message>
    <message numerus="yes">
        <source>{column}, %n cards</source>
        <comment>name of a column</comment>
        <translation>
            <numerusform>{column}, %n carta</numerusform>
            <numerusform>{column}, %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>{column}, empty</source>
        <comment>name of a column</comment>
        <translation>{column}, vacía</translation>
    </message>
    <message>
        <source>{column}, empty.</source>
        <translation>{column}, vacía.</translation>
    </message>
    <message>
        <source>{column}, {place}</source>
        <translation>{column}, {place}</translation>
    </message>
    <message>
        <source>{column}, {place}, {movable}</source>
        <translation>{column}, {place}, {movable}</translation>
    </message>
    <message numerus="yes">
        <source>{column}: %n hidden cards, then {cards}.</source>
        <translation>
            <numerusform>{column}: %n carta oculta y luego {cards}.</numerusform>
            <numerusform>{column}: %n cartas ocultas y luego {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{column}: {cards}.</source>
        <translation>{column}: {cards}.</translation>
    </message>
    <message>
        <source>{completed}.</source>
        <comment>the completed runs as a sentence</comment>
        <translation>{completed}.</translation>
    </message>
    <message>
        <source>{completed}. Still to complete: {missing}.</source>
        <translation>{completed}. Por completar: {missing}.</translation>
    </message>
    <message>
        <source>{completed}: {suits}</source>
        <translation>{completed}: {suits}</translation>
    </message>
    <message>
        <source>{count} of {suit}</source>
        <comment>how many runs of a suit</comment>
        <translation>{count} de {suit}</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n runs completed</source>
        <translation>
            <numerusform>{done} de %n serie completada</numerusform>
            <numerusform>{done} de %n series completadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n runs completed: {suits}</source>
        <translation>
            <numerusform>{done} de %n serie completada: {suits}</numerusform>
            <numerusform>{done} de %n series completadas: {suits}</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}, game code {code}.</source>
        <translation>{game}, código de partida {code}.</translation>
    </message>
    <message>
        <source>{game}.</source>
        <comment>title</comment>
        <translation>{game}.</translation>
    </message>
    <message>
        <source>{number} of {length}</source>
        <translation>{number} de {length}</translation>
    </message>
    <message>
        <source>{number}, {card}</source>
        <comment>column number and end card</comment>
        <translation>{number}, {card}</translation>
    </message>
    <message>
        <source>{things}.</source>
        <comment>a row of facts as a sentence</comment>
        <translation>{things}.</translation>
    </message>
</context>
<context>
    <name>The language&apos;s own name</name>
    <message>
        <source>English</source>
        <translation>español</translation>
    </message>
</context>
<context>
    <name>Typed</name>
    <message>
        <source>3 7 moves one card from column 3 to 7; 3x4 7 moves four; d deals.</source>
        <translation>3 7 mueve una carta de la columna 3 a la 7; 3x4 7 mueve cuatro; d reparte.</translation>
    </message>
    <message>
        <source>3 7, 3x4 7 or d</source>
        <translation>3 7, 3x4 7 o d</translation>
    </message>
    <message>
        <source>A rank, a suit or both. Enter says where; again says more; Shift+Enter goes there.</source>
        <translation>Un valor, un palo o ambos. Intro dice dónde; otra vez, dice más; Mayús+Intro va allí.</translation>
    </message>
    <message>
        <source>Find a card</source>
        <translation>Busca una carta</translation>
    </message>
    <message>
        <source>Find: 10h, queen, hearts</source>
        <translation>Buscar: 10c, reina, corazones</translation>
    </message>
    <message>
        <source>Letters: {names}.</source>
        <translation>Letras: {names}.</translation>
    </message>
    <message>
        <source>Type a move</source>
        <translation>Escribe una jugada</translation>
    </message>
    <message>
        <source>of</source>
        <comment>between rank and suit, as in ten of hearts</comment>
        <translation>de</translation>
    </message>
    <message>
        <source>{name} ({letter})</source>
        <comment>queen (Q)</comment>
        <translation>{name} ({letter})</translation>
    </message>
    <message>
        <source>“{text}” can be: {names}. Type more of the word.</source>
        <translation>“{text}” puede ser: {names}. Escribe más letras.</translation>
    </message>
    <message>
        <source>“{text}” is no card. Type a rank, a suit or both: 10h, queen, hearts.</source>
        <translation>“{text}” no es una carta. Escribe un valor, un palo o ambos: 10c, reina, corazones.</translation>
    </message>
    <message>
        <source>“{text}” is not a move. Type 3 7, 3x4 7 or d.</source>
        <translation>“{text}” no es una jugada. Escribe 3 7, 3x4 7 o d.</translation>
    </message>
</context>
<context>
    <name>Verdicts</name>
    <message numerus="yes">
        <source>A copy of this game after %n actions lies on the table, as its rules allow no undo so far. Undo leads back to the game itself.</source>
        <translation>
            <numerusform>En la mesa hay una copia de esta partida tras %n acción, pues sus reglas no dejan deshacer hasta allí. Deshacer lleva de vuelta a la partida misma.</numerusform>
            <numerusform>En la mesa hay una copia de esta partida tras %n acciones, pues sus reglas no dejan deshacer hasta allí. Deshacer lleva de vuelta a la partida misma.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A way to win in %n steps. {forth} plays the next step, {back} takes it back, {stop} ends the showing.</source>
        <translation>
            <numerusform>Un camino para ganar en %n paso. {forth} juega el paso siguiente, {back} lo deshace, {stop} lo termina.</numerusform>
            <numerusform>Un camino para ganar en %n pasos. {forth} juega el paso siguiente, {back} lo deshace, {stop} lo termina.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Analysing with all cards seen, for %n seconds at most. {key} stops.</source>
        <translation>
            <numerusform>Analizando con todas las cartas a la vista, %n segundo como mucho. {key} lo detiene.</numerusform>
            <numerusform>Analizando con todas las cartas a la vista, %n segundos como mucho. {key} lo detiene.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It can still be won: a way with %n actions was found.</source>
        <translation>
            <numerusform>Todavía se puede ganar: se ha encontrado un camino de %n acción.</numerusform>
            <numerusform>Todavía se puede ganar: se ha encontrado un camino de %n acciones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It cannot be won any more from here. %n actions ago it still could; of some positions after that nothing was found out.</source>
        <translation>
            <numerusform>Desde aquí ya no se puede ganar. Hace %n acción todavía se podía; de algunas posiciones posteriores no se ha podido averiguar nada.</numerusform>
            <numerusform>Desde aquí ya no se puede ganar. Hace %n acciones todavía se podía; de algunas posiciones posteriores no se ha podido averiguar nada.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It cannot be won any more from here. Looking through %n actions for the last position that could be won. {key} stops.</source>
        <translation>
            <numerusform>Desde aquí ya no se puede ganar. Buscando en %n acción la última posición que se podía ganar. {key} lo detiene.</numerusform>
            <numerusform>Desde aquí ya no se puede ganar. Buscando en %n acciones la última posición que se podía ganar. {key} lo detiene.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It cannot be won any more from here. The last position that could be won was %n actions ago.</source>
        <translation>
            <numerusform>Desde aquí ya no se puede ganar. La última posición que se podía ganar fue hace %n acción.</numerusform>
            <numerusform>Desde aquí ya no se puede ganar. La última posición que se podía ganar fue hace %n acciones.</numerusform>
        </translation>
    </message>
    <message>
        <source>It cannot be won any more from here. Where it was lost was not found within the time.</source>
        <translation>Desde aquí ya no se puede ganar. No se ha encontrado a tiempo dónde se perdió.</translation>
    </message>
    <message>
        <source>It cannot be won any more from here: everything that can be done was tried.</source>
        <translation>Desde aquí ya no se puede ganar: se ha probado todo lo posible.</translation>
    </message>
    <message numerus="yes">
        <source>Looking whether this can still be won, for %n seconds at most. {key} stops; you can play on.</source>
        <translation>
            <numerusform>Buscando si todavía se puede ganar, %n segundo como mucho. {key} lo detiene; puedes seguir jugando.</numerusform>
            <numerusform>Buscando si todavía se puede ganar, %n segundos como mucho. {key} lo detiene; puedes seguir jugando.</numerusform>
        </translation>
    </message>
    <message>
        <source>No move is left, and the stock cannot be dealt any more.</source>
        <translation>No queda ningún movimiento y ya no se puede repartir del mazo.</translation>
    </message>
    <message>
        <source>No move is left, and the stock is empty.</source>
        <translation>No queda ningún movimiento y el mazo está vacío.</translation>
    </message>
    <message>
        <source>No move is left.</source>
        <translation>No queda ningún movimiento.</translation>
    </message>
    <message>
        <source>No way to win is being shown. {key} looks for one.</source>
        <translation>No se está mostrando ningún camino para ganar. {key} busca uno.</translation>
    </message>
    <message>
        <source>No way to win was kept for this deal. {key} looks for one from here.</source>
        <translation>No se guardó ningún camino para ganar este reparto. {key} busca uno desde aquí.</translation>
    </message>
    <message numerus="yes">
        <source>Nobody can know yet whether this game can be won: %n cards have not been seen.</source>
        <translation>
            <numerusform>Nadie puede saber todavía si esta partida se puede ganar: %n carta no se ha visto.</numerusform>
            <numerusform>Nadie puede saber todavía si esta partida se puede ganar: %n cartas no se han visto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not decided within %n seconds: nobody knows whether this can be won.</source>
        <translation>
            <numerusform>Sin decidir en %n segundo: no se sabe si se puede ganar.</numerusform>
            <numerusform>Sin decidir en %n segundos: no se sabe si se puede ganar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Step {number} of {count}.</source>
        <translation>Paso {number} de {count}.</translation>
    </message>
    <message>
        <source>Stopped, without an answer.</source>
        <translation>Detenido, sin respuesta.</translation>
    </message>
    <message>
        <source>The bar below the table is closed.</source>
        <translation>La barra bajo la mesa está cerrada.</translation>
    </message>
    <message>
        <source>The game is won.</source>
        <translation>La partida está ganada.</translation>
    </message>
    <message numerus="yes">
        <source>The position after %n actions lies on the table again. Redo leads forward.</source>
        <translation>
            <numerusform>En la mesa está otra vez la posición tras %n acción. Rehacer lleva hacia delante.</numerusform>
            <numerusform>En la mesa está otra vez la posición tras %n acciones. Rehacer lleva hacia delante.</numerusform>
        </translation>
    </message>
    <message>
        <source>The search agrees with the quick hint.</source>
        <translation>La búsqueda coincide con la pista rápida.</translation>
    </message>
    <message>
        <source>The search could not be carried out, so there is no answer.</source>
        <translation>No se ha podido buscar, así que no hay respuesta.</translation>
    </message>
    <message>
        <source>The search has stopped, as the game went on.</source>
        <translation>La búsqueda se ha detenido porque la partida ha seguido.</translation>
    </message>
    <message>
        <source>The search takes longer; for now, a quick hint.</source>
        <translation>La búsqueda tarda más; por ahora, una pista rápida.</translation>
    </message>
    <message numerus="yes">
        <source>The stock can never be dealt again: %n cards lie on the table, fewer than its {columns} columns.</source>
        <translation>
            <numerusform>Ya no se podrá repartir nunca más: en la mesa queda %n carta y hay {columns} columnas.</numerusform>
            <numerusform>Ya no se podrá repartir nunca más: en la mesa quedan %n cartas, menos que las {columns} columnas.</numerusform>
        </translation>
    </message>
    <message>
        <source>This deal could not be won from its start: everything was tried.</source>
        <translation>Este reparto no se podía ganar desde el principio: se ha probado todo.</translation>
    </message>
    <message>
        <source>This is the start of the way.</source>
        <translation>Este es el principio del camino.</translation>
    </message>
    <message>
        <source>You can restart this deal or start a new game.</source>
        <translation>Puedes reiniciar este reparto o empezar una partida nueva.</translation>
    </message>
    <message>
        <source>You can undo, restart this deal or start a new game.</source>
        <translation>Puedes deshacer, reiniciar este reparto o empezar una partida nueva.</translation>
    </message>
    <message>
        <source>You have left the way that was shown.</source>
        <translation>Has dejado el camino que se mostraba.</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>&amp;Game:</source>
        <translation>&amp;Juego:</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Idioma:</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>J&amp;ugar</translation>
    </message>
    <message>
        <source>&amp;Text and contrast:</source>
        <translation>&amp;Texto y contraste:</translation>
    </message>
    <message>
        <source>As it is set now</source>
        <translation>Como está ahora</translation>
    </message>
    <message>
        <source>As the system wishes</source>
        <translation>Según el sistema</translation>
    </message>
    <message>
        <source>Do you use a screen &amp;reader?</source>
        <translation>¿Usas un &amp;lector de pantalla?</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>Alto contraste, oscuro</translation>
    </message>
    <message>
        <source>High contrast, dark, larger text</source>
        <translation>Alto contraste, oscuro, texto más grande</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>Alto contraste, claro</translation>
    </message>
    <message>
        <source>High contrast, light, larger text</source>
        <translation>Alto contraste, claro, texto más grande</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Texto más grande</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>No, but SpiderQt is to speak by itself</source>
        <translation>No, pero quiero que hable SpiderQt</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <translation>&amp;Saltar</translation>
    </message>
    <message>
        <source>SpiderQt: welcome</source>
        <translation>SpiderQt: bienvenida</translation>
    </message>
    <message>
        <source>The arrow keys walk over the table. {keys} lists every key, {manual} opens the manual.</source>
        <translation>Las flechas recorren la mesa. {keys} muestra todas las teclas y {manual} abre el manual.</translation>
    </message>
    <message>
        <source>Welcome! Answer what you like: all of it can be changed later. Enter plays, Esc skips.</source>
        <translation>¡Hola! Responde solo a lo que quieras: todo se puede cambiar después. Intro para jugar, Esc para saltar las preguntas.</translation>
    </message>
    <message>
        <source>Yes: cards keep still, and keys are told</source>
        <translation>Sí: cartas sin animación y ayuda con las teclas</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Copied: {code}.</source>
        <translation>Copiado: {code}.</translation>
    </message>
    <message>
        <source>Full screen.</source>
        <translation>Pantalla completa.</translation>
    </message>
    <message>
        <source>In a window again.</source>
        <translation>De nuevo en una ventana.</translation>
    </message>
    <message>
        <source>No message yet.</source>
        <translation>Todavía no hay mensajes.</translation>
    </message>
    <message>
        <source>Nothing is picked up.</source>
        <translation>No tienes nada en la mano.</translation>
    </message>
    <message>
        <source>Saved: {file}.</source>
        <translation>Guardado: {file}.</translation>
    </message>
    <message>
        <source>Size: {percent} percent.</source>
        <translation>Tamaño: {percent} por ciento.</translation>
    </message>
    <message>
        <source>SpiderQt: one moment, a damaged file is being read</source>
        <translation>SpiderQt: un momento, se está leyendo un archivo dañado</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>The language is now: {name}.</source>
        <translation>El idioma es ahora: {name}.</translation>
    </message>
    <message>
        <source>This game is played without hints. The next game can have them.</source>
        <translation>En esta partida no hay pistas. La próxima puede tenerlas.</translation>
    </message>
    <message>
        <source>This position has no game code; save the game instead.</source>
        <translation>Esta posición no tiene código de partida; guarda la partida.</translation>
    </message>
    <message>
        <source>Your games are being read out of a damaged file. One moment, please.</source>
        <translation>Tus partidas se están leyendo de un archivo dañado. Un momento, por favor.</translation>
    </message>
</context>
</TS>
