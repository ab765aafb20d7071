<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs" sourcelanguage="en">
<context>
    <name>Reveal</name>
    <message>
        <source>All seals are open</source>
        <translation>Všechny pečeti jsou otevřené</translation>
    </message>
    <message>
        <source>All orders</source>
        <translation>Všechny povely</translation>
    </message>
    <message>
        <source>After the retreats</source>
        <translation>Po ústupech</translation>
    </message>
    <message>
        <source>After the adjustments</source>
        <translation>Po úpravě stavu</translation>
    </message>
    <message>
        <source>After the moves</source>
        <translation>Po přesunech</translation>
    </message>
    <message>
        <source>Several retreats, the units are taken off</source>
        <translation>Více ústupů, jednotky jsou rozpuštěny</translation>
    </message>
    <message>
        <source>Stand-off, {strengths}</source>
        <translation>Pat, {strengths}</translation>
    </message>
    <message>
        <source>{unit} stays</source>
        <translation>{unit} zůstává</translation>
    </message>
    <message>
        <source>{unit} gets the space</source>
        <translation>{unit} obsazuje prostor</translation>
    </message>
    <message>
        <source>The units are taken off.</source>
        <translation>Jednotky se rozpouštějí.</translation>
    </message>
    <message>
        <source>{unit} has to retreat.</source>
        <translation>{unit} musí ustoupit.</translation>
    </message>
    <message>
        <source>{unit} is taken off.</source>
        <translation>{unit} se rozpouští.</translation>
    </message>
    <message>
        <source>Nobody gets there.</source>
        <translation>Nikdo nepostoupí.</translation>
    </message>
    <message>
        <source>The others stay where they are.</source>
        <translation>Ostatní zůstávají, kde byli.</translation>
    </message>
    <message>
        <source>not sealed: the units defend themselves</source>
        <translation>nezapečetěno: jednotky se brání</translation>
    </message>
    <message>
        <source>not sealed: the units are taken off</source>
        <translation>nezapečetěno: jednotky jsou rozpuštěny</translation>
    </message>
    <message>
        <source>not sealed: nothing is built, the rules remove units</source>
        <translation>nezapečetěno: nic se nestaví, rozpouští se podle pravidel</translation>
    </message>
    <message>
        <source>no orders: the units defend themselves</source>
        <translation>bez povelů: jednotky se brání</translation>
    </message>
    <message>
        <source>no retreats: the units are taken off</source>
        <translation>bez ústupů: jednotky jsou rozpuštěny</translation>
    </message>
    <message>
        <source>no orders: nothing is built, the rules remove units</source>
        <translation>bez povelů: nic se nestaví, rozpouští se podle pravidel</translation>
    </message>
</context>
</TS>
