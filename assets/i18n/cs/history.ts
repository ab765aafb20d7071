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
</TS>
