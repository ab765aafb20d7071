<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs" sourcelanguage="en">
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>Herní plán</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>NC</source>
        <comment>north coast, on the board</comment>
        <translation>sever</translation>
    </message>
    <message>
        <source>SC</source>
        <comment>south coast, on the board</comment>
        <translation>jih</translation>
    </message>
    <message>
        <source>EC</source>
        <comment>east coast, on the board</comment>
        <translation>východ</translation>
    </message>
    <message>
        <source>WC</source>
        <comment>west coast, on the board</comment>
        <translation>západ</translation>
    </message>
</context>
</TS>
