<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>A draw shared by %n power(s)</source>
        <translation>
            <numerusform>A draw shared by %n power</numerusform>
            <numerusform>A draw shared by %n powers</numerusform>
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
</TS>
