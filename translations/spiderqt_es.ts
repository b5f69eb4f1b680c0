<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
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
    <message>
        <source>CODE</source>
        <translation>CÓDIGO</translation>
    </message>
    <message>
        <source>DIR</source>
        <translation>CARPETA</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>ARCHIVO</translation>
    </message>
    <message>
        <source>Spider solitaire and its family, for everybody.</source>
        <translation>El solitario Spider y su familia, para todo el mundo.</translation>
    </message>
    <message>
        <source>cannot be given together with %s</source>
        <translation>no se puede dar junto con %s</translation>
    </message>
    <message>
        <source>keep everything that is saved in this folder</source>
        <translation>guardar en esta carpeta todo lo que se guarde</translation>
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
        <source>show the version and end</source>
        <translation>mostrar la versión y terminar</translation>
    </message>
    <message>
        <source>show this help and end</source>
        <translation>mostrar esta ayuda y terminar</translation>
    </message>
    <message>
        <source>takes no value, but was given %r</source>
        <translation>no lleva valor, pero se le dio %r</translation>
    </message>
    <message>
        <source>the language to speak, instead of the system&apos;s</source>
        <translation>el idioma que se usa, en lugar del idioma del sistema</translation>
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
        <source>what to give</source>
        <translation>lo que se da</translation>
    </message>
    <message>
        <source>{name} is not a file</source>
        <translation>{name} no es un archivo</translation>
    </message>
    <message>
        <source>{name} is not a folder</source>
        <translation>{name} no es una carpeta</translation>
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
            <numerusform>Cuidado: así queda solo %n carta en la mesa, menos que columnas, y el mazo ya no repartiría más. Repítelo si es lo que quieres.</numerusform>
            <numerusform>Cuidado: así quedan solo %n cartas en la mesa, menos que columnas, y el mazo ya no repartiría más. Repítelo si es lo que quieres.</numerusform>
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
        <translation>La partida sigue.</translation>
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
        <translation>Aparece {card} en la {column}.</translation>
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
    <name>Paths</name>
    <message>
        <source>Nothing can be saved, because the folder {folder} cannot be written to.</source>
        <translation>No se puede guardar nada porque no se puede escribir en la carpeta {folder}.</translation>
    </message>
    <message>
        <source>Nothing can be saved, because you have no home folder.</source>
        <translation>No se puede guardar nada porque no tienes carpeta personal.</translation>
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
        <translation>Esta partida está ganada y sus cartas descansan. Empieza otra, o deshaz para seguir jugando.</translation>
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
        <translation>{card} no va sobre {target}. El valor que le sigue hacia arriba es {needed}.</translation>
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
    <message>
        <source>{cards}, from {source} to {targets}</source>
        <translation>{cards}, de {source} a {targets}</translation>
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
        <translation>{completed}. Faltan: {missing}.</translation>
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
</TS>
