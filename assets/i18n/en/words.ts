<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Compared</name>
    <message numerus="yes">
        <source>%n phase(s)</source>
        <translation>
            <numerusform>%n phase</numerusform>
            <numerusform>%n phases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n difference</numerusform>
            <numerusform>%n differences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s) on the board</source>
        <translation>
            <numerusform>%n difference on the board</numerusform>
            <numerusform>%n differences on the board</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s) of retreats</source>
        <translation>
            <numerusform>%n difference of retreats</numerusform>
            <numerusform>%n differences of retreats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s) of words only</source>
        <translation>
            <numerusform>%n difference of words only</numerusform>
            <numerusform>%n differences of words only</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %n phase(s) no results were recorded, so nothing was compared there.</source>
        <translation>
            <numerusform>Of %n phase no results were recorded, so nothing was compared there.</numerusform>
            <numerusform>Of %n phases no results were recorded, so nothing was compared there.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>A draw shared by %n player(s)</source>
        <translation>
            <numerusform>A draw shared by %n player</numerusform>
            <numerusform>A draw shared by %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) left</source>
        <translation>
            <numerusform>%n minute left</numerusform>
            <numerusform>%n minutes left</numerusform>
        </translation>
    </message>
</context>
</TS>
