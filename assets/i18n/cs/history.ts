<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs" sourcelanguage="en">
<context>
    <name>CentreChart</name>
    <message>
        <source>Supply centres by year</source>
        <translation>Zásobovací centra po letech</translation>
    </message>
</context>
<context>
    <name>DifferencesPage</name>
    <message>
        <source>Differences</source>
        <translation>Rozdíly</translation>
    </message>
</context>
<context>
    <name>ForeignScreen</name>
    <message>
        <source>Back to the start</source>
        <translation>Zpět na začátek</translation>
    </message>
    <message>
        <source>Back to the start (Esc)</source>
        <translation>Zpět na začátek (Esc)</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Výsledky</translation>
    </message>
    <message>
        <source>Centres</source>
        <translation>Centra</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Rozdíly</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Hra</translation>
    </message>
    <message>
        <source>No orders are recorded in this game.</source>
        <translation>V této hře nejsou zapsány žádné povely.</translation>
    </message>
</context>
<context>
    <name>HistoryBar</name>
    <message>
        <source>Orders</source>
        <translation>Povely</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Výsledky</translation>
    </message>
    <message>
        <source>Orders or results (B)</source>
        <translation>Povely, nebo výsledky (B)</translation>
    </message>
    <message>
        <source>One phase back ([)</source>
        <translation>O fázi zpět ([)</translation>
    </message>
    <message>
        <source>One phase on (])</source>
        <translation>O fázi dál (])</translation>
    </message>
</context>
<context>
    <name>HistoryScreen</name>
    <message>
        <source>Back to the game</source>
        <translation>Zpět do hry</translation>
    </message>
    <message>
        <source>Back to the game (Esc)</source>
        <translation>Zpět do hry (Esc)</translation>
    </message>
    <message>
        <source>Orders and results</source>
        <translation>Povely a výsledky</translation>
    </message>
    <message>
        <source>Centres by year</source>
        <translation>Centra po letech</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistika</translation>
    </message>
    <message>
        <source>Nothing has been revealed yet.</source>
        <translation>Ještě nic nebylo odhaleno.</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Fáze</translation>
    </message>
</context>
<context>
    <name>PhaseLine</name>
    <message>
        <source>Past phases</source>
        <translation>Minulé fáze</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Supports given to others</source>
        <translation>Podpory cizím jednotkám</translation>
    </message>
    <message>
        <source>The line’s power supported the column’s. In brackets: cut.</source>
        <translation>Velmoc v řádku podpořila velmoc ve sloupci. V závorce: zrušeno.</translation>
    </message>
    <message>
        <source>Stabs</source>
        <translation>Bodnutí do zad</translation>
    </message>
    <message>
        <source>Moves into a space or onto a centre of a power that supported the mover in the same turn or in the one before.</source>
        <translation>Přesuny do prostoru nebo na centrum velmoci, která útočníka v témže nebo předchozím tahu podpořila.</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Povely</translation>
    </message>
    <message>
        <source>How many did what they were meant to do, of how many.</source>
        <translation>Kolik jich splnilo účel, z kolika.</translation>
    </message>
    <message>
        <source>{giver} supported {receiver}: {count}, cut {cut}</source>
        <translation>{giver} → {receiver}: podpor {count}, z toho zrušeno {cut}</translation>
    </message>
    <message>
        <source>There was none.</source>
        <translation>Žádné nebylo.</translation>
    </message>
    <message>
        <source>{phase}: {mover} against {victim}</source>
        <translation>{phase}: {mover} → {victim}</translation>
    </message>
    <message>
        <source>{order}; {phase}: {victim} helped with {support}</source>
        <translation>{order}; předtím {phase}, {victim}: {support}</translation>
    </message>
    <message>
        <source>succeeded</source>
        <translation>uspělo</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>neuspělo</translation>
    </message>
    <message>
        <source>with the victim’s own support</source>
        <translation>za podpory samotné oběti</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Přesuny</translation>
    </message>
    <message>
        <source>Supports</source>
        <translation>Podpory</translation>
    </message>
    <message>
        <source>Convoys</source>
        <translation>Konvoje</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Obrany</translation>
    </message>
</context>
</TS>
