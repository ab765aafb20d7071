<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs" sourcelanguage="en">
<context>
    <name>Card</name>
    <message>
        <source>Throw away what is written here?</source>
        <translation>Zahodit, co je tu napsané?</translation>
    </message>
    <message>
        <source>It is stored nowhere.</source>
        <translation>Nikde to uložené není.</translation>
    </message>
    <message>
        <source>Throw it away</source>
        <translation>Zahodit</translation>
    </message>
    <message>
        <source>Go on writing</source>
        <translation>Psát dál</translation>
    </message>
</context>
<context>
    <name>Leave</name>
    <message>
        <source>Leave what is written on the open card?</source>
        <translation>Odejít od toho, co je napsané na otevřené kartě?</translation>
    </message>
    <message>
        <source>It is stored nowhere yet.</source>
        <translation>Ještě to nikde uložené není.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Odejít</translation>
    </message>
    <message>
        <source>Leave changes that are not stored?</source>
        <translation>Odejít od změn, které nejsou uložené?</translation>
    </message>
    <message>
        <source>The position is kept as it was before you began to change it.</source>
        <translation>Pozice zůstane taková, jaká byla před změnami.</translation>
    </message>
    <message>
        <source>Leave what could not be stored?</source>
        <translation>Odejít od toho, co nejde uložit?</translation>
    </message>
    <message>
        <source>The disk is full, or locked: names and rules of the new game would be gone.</source>
        <translation>Disk je plný, nebo zamčený: jména a pravidla nové hry by zmizela.</translation>
    </message>
    <message>
        <source>What you wrote last would be gone; why it is not stored is said below the board.</source>
        <translation>Co jsi napsal naposled, by zmizelo; proč to není uložené, stojí pod plánem.</translation>
    </message>
    <message>
        <source>What you answered last would be gone; why it is not stored is said on the page.</source>
        <translation>Co jsi odpověděl naposled, by zmizelo; proč to není uložené, stojí na této stránce.</translation>
    </message>
    <message>
        <source>Leave lists that are not dealt?</source>
        <translation>Odejít dřív, než seznamy rozhodnou?</translation>
    </message>
    <message>
        <source>Lists and bids are kept only while the page of the new game is open.</source>
        <translation>Seznamy a nabídky zůstávají jen, dokud je stránka nové hry otevřená.</translation>
    </message>
    <message>
        <source>Leave orders that are not sealed?</source>
        <translation>Odejít od povelů, které nejsou zapečetěné?</translation>
    </message>
    <message>
        <source>Orders that are not sealed are kept only while the game is open. Everything that was sealed stays sealed.</source>
        <translation>Nezapečetěné povely drží jen otevřená hra. Co bylo zapečetěno, zůstává zapečetěné.</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>Odejít ze hry</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Zůstat</translation>
    </message>
</context>
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
<context>
    <name>_Room</name>
    <message numerus="yes">
        <source>At most %n character(s) fit here.</source>
        <translation>
            <numerusform>Vejde se sem nejvýš %n znak.</numerusform>
            <numerusform>Vejdou se sem nejvýš %n znaky.</numerusform>
            <numerusform>Vejde se sem nejvýš %n znaků.</numerusform>
        </translation>
    </message>
    <message>
        <source>Erase what is written here</source>
        <translation>Smazat, co je tu napsané</translation>
    </message>
</context>
</TS>
