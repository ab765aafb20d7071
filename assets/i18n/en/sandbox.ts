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
<context>
    <name>GuessScreen</name>
    <message numerus="yes">
        <source>%n order(s) are still missing. Space again seals without them.</source>
        <translation>
            <numerusform>%n order is still missing. Space again seals without it.</numerusform>
            <numerusform>%n orders are still missing. Space again seals without them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GuessStartPage</name>
    <message numerus="yes">
        <source>%n phase(s) to guess</source>
        <translation>
            <numerusform>%n phase to guess</numerusform>
            <numerusform>%n phases to guess</numerusform>
        </translation>
    </message>
</context>
</TS>
