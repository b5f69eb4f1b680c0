<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
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
</TS>
