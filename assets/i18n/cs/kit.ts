<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs" sourcelanguage="en">
<context>
    <name>MenuButton</name>
    <message>
        <source>Menu (F10)</source>
        <translation>Nabídka (F10)</translation>
    </message>
</context>
<context>
    <name>PageBar</name>
    <message>
        <source>Back (Esc)</source>
        <translation>Zpět (Esc)</translation>
    </message>
</context>
<context>
    <name>PointsCard</name>
    <message>
        <source>Points on which tables differ</source>
        <translation>Body, ve kterých se stoly liší</translation>
    </message>
    <message>
        <source>Grey: about sheets from elsewhere. Here each power writes one, by itself.</source>
        <translation>Šedé body se týkají listů odjinud. Tady každá velmoc píše jeden, sama za sebe.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Play like this</source>
        <translation>Hrát takto</translation>
    </message>
</context>
<context>
    <name>RoomButton</name>
    <message>
        <source>Public screen</source>
        <translation>Plátno</translation>
    </message>
    <message>
        <source>Put the public screen away (F7)</source>
        <translation>Schovat plátno (F7)</translation>
    </message>
    <message>
        <source>Show the room’s page (F7)</source>
        <translation>Ukázat plátno pro celou místnost (F7)</translation>
    </message>
</context>
<context>
    <name>RulebookCard</name>
    <message>
        <source>Judged by</source>
        <translation>Podle jakých pravidel se rozhoduje</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hotovo</translation>
    </message>
</context>
<context>
    <name>RulebookPicker</name>
    <message>
        <source>Rulebook</source>
        <translation>Pravidla</translation>
    </message>
    <message>
        <source>Single points…</source>
        <translation>Jednotlivé body…</translation>
    </message>
</context>
<context>
    <name>SealRow</name>
    <message>
        <source>eliminated</source>
        <translation>vyřazeno</translation>
    </message>
    <message>
        <source>nobody plays</source>
        <translation>nikdo nehraje</translation>
    </message>
    <message>
        <source>the player has left</source>
        <translation>hráč odešel</translation>
    </message>
    <message>
        <source>sealed</source>
        <translation>zapečetěno</translation>
    </message>
    <message>
        <source>not sealed yet</source>
        <translation>ještě nezapečetěno</translation>
    </message>
    <message>
        <source>nothing to write</source>
        <translation>nemá co psát</translation>
    </message>
</context>
</TS>
