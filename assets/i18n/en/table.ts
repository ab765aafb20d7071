<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AllSealedCard</name>
    <message numerus="yes">
        <source>All %n have sealed</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CallCard</name>
    <message numerus="yes">
        <source>✕ Wrong PIN. Try again in %n second(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeskPanel</name>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>build %n</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>remove %n</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more warning(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeskScreen</name>
    <message numerus="yes">
        <source>%n line(s) could not be taken.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RevealSide</name>
    <message numerus="yes">
        <source>%n order(s)</source>
        <translation>
            <numerusform>%n order</numerusform>
            <numerusform>%n orders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fingerprint(s) agree</source>
        <translation>
            <numerusform>%n fingerprint agrees</numerusform>
            <numerusform>%n fingerprints agree</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Ribbon</name>
    <message numerus="yes">
        <source>A draw shared by %n power(s)</source>
        <translation>
            <numerusform>A draw shared by %n power</numerusform>
            <numerusform>A draw shared by %n powers</numerusform>
        </translation>
    </message>
</context>
</TS>
