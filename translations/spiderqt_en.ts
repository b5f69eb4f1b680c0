<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Cards</name>
    <message numerus="yes">
        <source>%n cards, {group}</source>
        <translation>
            <numerusform>%n card, {group}</numerusform>
            <numerusform>%n cards, {group}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}, %n suits</source>
        <translation>
            <numerusform>{game}, %n suit</numerusform>
            <numerusform>{game}, %n suits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Console</name>
    <message numerus="yes">
        <source>%n moves.</source>
        <translation>
            <numerusform>%n move.</numerusform>
            <numerusform>%n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It can be won, with %n more actions.</source>
        <translation>
            <numerusform>It can be won, with %n more action.</numerusform>
            <numerusform>It can be won, with %n more actions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no verdict: %n cards have not been seen.</source>
        <translation>
            <numerusform>There is no verdict: %n card has not been seen.</numerusform>
            <numerusform>There is no verdict: %n cards have not been seen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Daily</name>
    <message numerus="yes">
        <source>%n days in a row won in time.</source>
        <translation>
            <numerusform>%n day in a row won in time.</numerusform>
            <numerusform>%n days in a row won in time.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Longest row: %n days.</source>
        <translation>
            <numerusform>Longest row: %n day.</numerusform>
            <numerusform>Longest row: %n days.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>won in time, in %n moves</source>
        <translation>
            <numerusform>won in time, in %n move</numerusform>
            <numerusform>won in time, in %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>won later, in %n moves</source>
        <translation>
            <numerusform>won later, in %n move</numerusform>
            <numerusform>won later, in %n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message numerus="yes">
        <source>%n cards are still missing.</source>
        <translation>
            <numerusform>%n card is still missing.</numerusform>
            <numerusform>%n cards are still missing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards are still missing: {cards}.</source>
        <translation>
            <numerusform>%n card is still missing: {cards}.</numerusform>
            <numerusform>%n cards are still missing: {cards}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>End</name>
    <message numerus="yes">
        <source>&amp;Play with %n suits</source>
        <translation>
            <numerusform>&amp;Play with %n suit</numerusform>
            <numerusform>&amp;Play with %n suits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have won in %n moves.</source>
        <translation>
            <numerusform>You have won in %n move.</numerusform>
            <numerusform>You have won in %n moves.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message numerus="yes">
        <source>%n deals left.</source>
        <translation>
            <numerusform>%n deal left.</numerusform>
            <numerusform>%n deals left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Careful: this leaves only %n cards on the table, fewer than columns, and the stock would not deal any more. Do it again if you mean it.</source>
        <translation>
            <numerusform>Careful: this leaves only %n card on the table, fewer than columns, and the stock would not deal any more. Do it again if you mean it.</numerusform>
            <numerusform>Careful: this leaves only %n cards on the table, fewer than columns, and the stock would not deal any more. Do it again if you mean it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Picked up: {cards}. It can go to {columns}.</source>
        <translation>
            <numerusform>Picked up: {cards}. It can go to {columns}.</numerusform>
            <numerusform>Picked up: {cards}. They can go to {columns}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Picked up: {cards}. No column takes it now.</source>
        <translation>
            <numerusform>Picked up: {cards}. No column takes it now.</numerusform>
            <numerusform>Picked up: {cards}. No column takes them now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undone: the deal, %n cards back in the stock.</source>
        <translation>
            <numerusform>Undone: the deal, %n card back in the stock.</numerusform>
            <numerusform>Undone: the deal, %n cards back in the stock.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have won! All %n runs are complete.</source>
        <translation>
            <numerusform>You have won! The only run is complete.</numerusform>
            <numerusform>You have won! All %n runs are complete.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message numerus="yes">
        <source>%n cards of the deck are missing: {cards}.</source>
        <translation>
            <numerusform>%n card of the deck is missing: {cards}.</numerusform>
            <numerusform>%n cards of the deck are missing: {cards}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message numerus="yes">
        <source>That fills one of %n empty columns; the stock deals when all hold cards.</source>
        <translation>
            <numerusform>That fills the empty column; the stock deals when all hold cards.</numerusform>
            <numerusform>That fills one of %n empty columns; the stock deals when all hold cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Ladder</name>
    <message numerus="yes">
        <source>%n more wins with {here} lead up to {next}.</source>
        <translation>
            <numerusform>%n more win with {here} leads up to {next}.</numerusform>
            <numerusform>%n more wins with {here} lead up to {next}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message numerus="yes">
        <source>Copied: %n messages.</source>
        <translation>
            <numerusform>Copied: %n message.</numerusform>
            <numerusform>Copied: %n messages.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message numerus="yes">
        <source>%n suits</source>
        <translation>
            <numerusform>%n suit</numerusform>
            <numerusform>%n suits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Past</name>
    <message numerus="yes">
        <source>%n games are back.</source>
        <translation>
            <numerusform>%n game is back.</numerusform>
            <numerusform>%n games are back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games are over, {won} of them won.</source>
        <translation>
            <numerusform>%n game is over, {won} won.</numerusform>
            <numerusform>%n games are over, {won} of them won.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games deleted. Undo the deletion brings them back.</source>
        <translation>
            <numerusform>%n game deleted. Undo the deletion brings it back.</numerusform>
            <numerusform>%n games deleted. Undo the deletion brings them back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in a row at most</source>
        <translation>
            <numerusform>%n in a row at most</numerusform>
            <numerusform>%n in a row at most</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in a row now</source>
        <translation>
            <numerusform>%n in a row now</numerusform>
            <numerusform>%n in a row now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>played %n games</source>
        <translation>
            <numerusform>played %n game</numerusform>
            <numerusform>played %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}: %n moves in {time}, {when}.</source>
        <translation>
            <numerusform>{game}: %n move in {time}, {when}.</numerusform>
            <numerusform>{game}: %n moves in {time}, {when}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}: on the table now, %n moves.</source>
        <translation>
            <numerusform>{game}: on the table now, %n move.</numerusform>
            <numerusform>{game}: on the table now, %n moves.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Picker</name>
    <message numerus="yes">
        <source>Takes %n cards.</source>
        <translation>
            <numerusform>Takes %n card.</numerusform>
            <numerusform>Takes %n cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message numerus="yes">
        <source>Face-down cards do not move. In {column} you can take at most the last %n cards, which lie face up.</source>
        <translation>
            <numerusform>Face-down cards do not move. In {column} you can take only the last card, which lies face up.</numerusform>
            <numerusform>Face-down cards do not move. In {column} you can take at most the last %n cards, which lie face up.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n cards are left for {needed} columns, so not all can be filled, and a deal needs cards in every one. Undo is the way out.</source>
        <translation>
            <numerusform>Only %n card is left for {needed} columns, so not all can be filled, and a deal needs cards in every one. Undo is the way out.</numerusform>
            <numerusform>Only %n cards are left for {needed} columns, so not all can be filled, and a deal needs cards in every one. Undo is the way out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These cards are {runs} runs; with %n free empty columns, {allowed} can move at once. Empty another column, or take fewer cards.</source>
        <translation>
            <numerusform>These cards are {runs} runs; with %n free empty column, {allowed} can move at once. Empty another column, or take fewer cards.</numerusform>
            <numerusform>These cards are {runs} runs; with %n free empty columns, {allowed} can move at once. Empty another column, or take fewer cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This game takes back the last %n actions, and that is done. Play on from here.</source>
        <translation>
            <numerusform>This game takes back the last action only, and that is done. Play on from here.</numerusform>
            <numerusform>This game takes back the last %n actions, and that is done. Play on from here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{column} holds %n cards, not {asked}. Choose a smaller number.</source>
        <translation>
            <numerusform>{column} holds %n card, not {asked}. Choose a smaller number.</numerusform>
            <numerusform>{column} holds %n cards, not {asked}. Choose a smaller number.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Scan</name>
    <message numerus="yes">
        <source>{column}, {card}: %n moves.</source>
        <translation>
            <numerusform>{column}, {card}: %n move.</numerusform>
            <numerusform>{column}, {card}: %n moves.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Store</name>
    <message numerus="yes">
        <source>%n games were added.</source>
        <translation>
            <numerusform>%n game was added.</numerusform>
            <numerusform>%n games were added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games were added; the others were here already.</source>
        <translation>
            <numerusform>%n game was added; the others were here already.</numerusform>
            <numerusform>%n games were added; the others were here already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The backup was restored: %n games.</source>
        <translation>
            <numerusform>The backup was restored: %n game.</numerusform>
            <numerusform>The backup was restored: %n games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file with your games was damaged. %n games could be saved from it; it was kept as {kept}.</source>
        <translation>
            <numerusform>The file with your games was damaged. %n game could be saved from it; it was kept as {kept}.</numerusform>
            <numerusform>The file with your games was damaged. %n games could be saved from it; it was kept as {kept}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deals left</source>
        <translation>
            <numerusform>%n deal left</numerusform>
            <numerusform>%n deals left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hidden cards left</source>
        <translation>
            <numerusform>%n hidden card left</numerusform>
            <numerusform>%n hidden cards left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hours</source>
        <translation>
            <numerusform>%n hour</numerusform>
            <numerusform>%n hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves: {moves}.</source>
        <translation>
            <numerusform>%n move: {moves}.</numerusform>
            <numerusform>%n moves: {moves}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to empty columns</source>
        <translation>
            <numerusform>%n to an empty column</numerusform>
            <numerusform>%n to empty columns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last %n cards can be picked up together.</source>
        <translation>
            <numerusform>The last card can be picked up.</numerusform>
            <numerusform>The last %n cards can be picked up together.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>can move with %n more</source>
        <translation>
            <numerusform>can move with %n more</numerusform>
            <numerusform>can move with %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>foundations, {done} of %n runs completed</source>
        <translation>
            <numerusform>foundations, {done} of %n run completed</numerusform>
            <numerusform>foundations, {done} of %n runs completed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>stock, %n deals left</source>
        <translation>
            <numerusform>stock, %n deal left</numerusform>
            <numerusform>stock, %n deals left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards}, %n in sight: {places}.</source>
        <translation>
            <numerusform>{cards}, %n in sight: {places}.</numerusform>
            <numerusform>{cards}, %n in sight: {places}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards}, from {source} to {targets}</source>
        <translation>
            <numerusform>{cards}, from {source} to {targets}</numerusform>
            <numerusform>{cards}, from {source} to {targets}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{column}, %n cards</source>
        <comment>name of a column</comment>
        <translation>
            <numerusform>{column}, %n card</numerusform>
            <numerusform>{column}, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{column}: %n hidden cards, then {cards}.</source>
        <translation>
            <numerusform>{column}: %n hidden card, then {cards}.</numerusform>
            <numerusform>{column}: %n hidden cards, then {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n runs completed</source>
        <translation>
            <numerusform>{done} of %n run completed</numerusform>
            <numerusform>{done} of %n runs completed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n runs completed: {suits}</source>
        <translation>
            <numerusform>{done} of %n run completed: {suits}</numerusform>
            <numerusform>{done} of %n runs completed: {suits}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Verdicts</name>
    <message numerus="yes">
        <source>A copy of this game after %n actions lies on the table, as its rules allow no undo so far. Undo leads back to the game itself.</source>
        <translation>
            <numerusform>A copy of this game after %n action lies on the table, as its rules allow no undo so far. Undo leads back to the game itself.</numerusform>
            <numerusform>A copy of this game after %n actions lies on the table, as its rules allow no undo so far. Undo leads back to the game itself.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A way to win in %n steps. {forth} plays the next step, {back} takes it back, {stop} ends the showing.</source>
        <translation>
            <numerusform>A way to win in %n step. {forth} plays the next step, {back} takes it back, {stop} ends the showing.</numerusform>
            <numerusform>A way to win in %n steps. {forth} plays the next step, {back} takes it back, {stop} ends the showing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Analysing with all cards seen, for %n seconds at most. {key} stops.</source>
        <translation>
            <numerusform>Analysing with all cards seen, for %n second at most. {key} stops.</numerusform>
            <numerusform>Analysing with all cards seen, for %n seconds at most. {key} stops.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It can still be won: a way with %n actions was found.</source>
        <translation>
            <numerusform>It can still be won: a way with %n action was found.</numerusform>
            <numerusform>It can still be won: a way with %n actions was found.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It cannot be won any more from here. %n actions ago it still could; of some positions after that nothing was found out.</source>
        <translation>
            <numerusform>It cannot be won any more from here. %n action ago it still could; of some positions after that nothing was found out.</numerusform>
            <numerusform>It cannot be won any more from here. %n actions ago it still could; of some positions after that nothing was found out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It cannot be won any more from here. Looking through %n actions for the last position that could be won. {key} stops.</source>
        <translation>
            <numerusform>It cannot be won any more from here. Looking through %n action for the last position that could be won. {key} stops.</numerusform>
            <numerusform>It cannot be won any more from here. Looking through %n actions for the last position that could be won. {key} stops.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It cannot be won any more from here. The last position that could be won was %n actions ago.</source>
        <translation>
            <numerusform>It cannot be won any more from here. The last position that could be won was %n action ago.</numerusform>
            <numerusform>It cannot be won any more from here. The last position that could be won was %n actions ago.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looking whether this can still be won, for %n seconds at most. {key} stops; you can play on.</source>
        <translation>
            <numerusform>Looking whether this can still be won, for %n second at most. {key} stops; you can play on.</numerusform>
            <numerusform>Looking whether this can still be won, for %n seconds at most. {key} stops; you can play on.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody can know yet whether this game can be won: %n cards have not been seen.</source>
        <translation>
            <numerusform>Nobody can know yet whether this game can be won: %n card has not been seen.</numerusform>
            <numerusform>Nobody can know yet whether this game can be won: %n cards have not been seen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not decided within %n seconds: nobody knows whether this can be won.</source>
        <translation>
            <numerusform>Not decided within %n second: nobody knows whether this can be won.</numerusform>
            <numerusform>Not decided within %n seconds: nobody knows whether this can be won.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The position after %n actions lies on the table again. Redo leads forward.</source>
        <translation>
            <numerusform>The position after %n action lies on the table again. Redo leads forward.</numerusform>
            <numerusform>The position after %n actions lies on the table again. Redo leads forward.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The stock can never be dealt again: %n cards lie on the table, fewer than its {columns} columns.</source>
        <translation>
            <numerusform>The stock can never be dealt again: %n card lies on the table, fewer than its {columns} columns.</numerusform>
            <numerusform>The stock can never be dealt again: %n cards lie on the table, fewer than its {columns} columns.</numerusform>
        </translation>
    </message>
</context>
</TS>
