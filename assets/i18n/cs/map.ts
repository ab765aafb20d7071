<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs" sourcelanguage="en">
<context>
    <name>Pointing</name>
    <message>
        <source>Board</source>
        <translation>Herní plán</translation>
    </message>
</context>
</TS>
