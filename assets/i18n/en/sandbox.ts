<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ComparePage</name>
    <message numerus="yes">
        <source>%n phase(s) after they parted; here → there:</source>
        <translation>
            <numerusform>%n phase after they parted; here → there:</numerusform>
            <numerusform>%n phases after they parted; here → there:</numerusform>
        </translation>
    </message>
</context>
</TS>
