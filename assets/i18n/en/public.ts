<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n fingerprint(s) agree</source>
        <translation>
            <numerusform>%n fingerprint agrees</numerusform>
            <numerusform>%n fingerprints agree</numerusform>
        </translation>
    </message>
</context>
</TS>
