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
    <name>SealRow</name>
    <message>
        <source>eliminated</source>
        <translation>vyřazeno</translation>
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
