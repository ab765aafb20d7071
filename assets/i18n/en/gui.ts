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
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n fingerprint(s) checked, all agree.</source>
        <translation>
            <numerusform>%n fingerprint checked, it agrees.</numerusform>
            <numerusform>%n fingerprints checked, all agree.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fingerprint(s) do not agree.</source>
        <translation>
            <numerusform>%n fingerprint does not agree.</numerusform>
            <numerusform>%n fingerprints do not agree.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n phase(s) judged again.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) are wrong:</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A draw shared by %n player(s)</source>
        <translation>
            <numerusform>A draw shared by %n player</numerusform>
            <numerusform>A draw shared by %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
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
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%n centre(s)</source>
        <translation>
            <numerusform>%n centre</numerusform>
            <numerusform>%n centres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>builds up to %n unit(s)</source>
        <translation>
            <numerusform>builds up to %n unit</numerusform>
            <numerusform>builds up to %n units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>removes %n unit(s)</source>
        <translation>
            <numerusform>removes %n unit</numerusform>
            <numerusform>removes %n units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n case(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n traceback(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n over 5 s</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n loss(es)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
</TS>
