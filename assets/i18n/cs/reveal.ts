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
        <source>Several units retreat to {where:the} and are taken off.</source>
        <translation>{where:do} ustoupilo více jednotek, všechny jsou rozpuštěny.</translation>
    </message>
    <message>
        <source>Stand-off over {where:the}, {strengths}.</source>
        <translation>Pat o {where:acc}, {strengths}.</translation>
    </message>
    <message>
        <source>{where:the} held out, {strengths}.</source>
        <translation>{where:nom} {where:se ubránil/se ubránila/se ubránilo/se ubránily/se ubránila}, {strengths}.</translation>
    </message>
    <message>
        <source>{power:the} takes {where:the}, {strengths}.</source>
        <translation>{where:acc} bere {power:nom}, {strengths}.</translation>
    </message>
    <message>
        <source>{most} against {others}</source>
        <translation>{most} proti {others}</translation>
    </message>
    <message>
        <source>Nobody gets there.</source>
        <translation>Nikdo se tam nedostane.</translation>
    </message>
    <message>
        <source>{unit:the} has to retreat.</source>
        <translation>{unit:nom} musí ustoupit.</translation>
    </message>
    <message>
        <source>{unit:the} is taken off.</source>
        <translation>{unit:nom} je rozpuštěna.</translation>
    </message>
    <message>
        <source>{units:from} {units:#goes/go} back.</source>
        <translation>{units:nom+z} {units:#se vrací/se vracejí}.</translation>
    </message>
    <message>
        <source>{unit:the}: {said}</source>
        <translation>{unit:nom}: {said}</translation>
    </message>
    <message>
        <source>not sealed, so the units defend themselves</source>
        <translation>nezapečetěno, jednotky se jen brání</translation>
    </message>
    <message>
        <source>not sealed, so the units are taken off</source>
        <translation>nezapečetěno, jednotky jsou rozpuštěny</translation>
    </message>
    <message>
        <source>not sealed, so nothing is built and the rules remove units</source>
        <translation>nezapečetěno, nic se nestaví a rozpouští se podle pravidel</translation>
    </message>
    <message>
        <source>no orders, so the units defend themselves</source>
        <translation>bez povelů, jednotky se jen brání</translation>
    </message>
    <message>
        <source>no retreats, so the units are taken off</source>
        <translation>bez ústupů, jednotky jsou rozpuštěny</translation>
    </message>
    <message>
        <source>no orders, so nothing is built and the rules remove units</source>
        <translation>bez povelů, nic se nestaví a rozpouští se podle pravidel</translation>
    </message>
</context>
</TS>
