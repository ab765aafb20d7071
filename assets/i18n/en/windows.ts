<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Foot</name>
    <message numerus="yes">
        <source>%n name(s) missing</source>
        <translation>
            <numerusform>%n name missing</numerusform>
            <numerusform>%n names missing</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NameField</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProgramMenu</name>
    <message numerus="yes">
        <source>after %n second(s)</source>
        <translation>
            <numerusform>after %n second</numerusform>
            <numerusform>after %n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n minute(s)</source>
        <translation>
            <numerusform>after %n minute</numerusform>
            <numerusform>after %n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoundsPage</name>
    <message numerus="yes">
        <source>%n name(s) missing</source>
        <translation>
            <numerusform>%n name missing</numerusform>
            <numerusform>%n names missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n player(s)</source>
        <translation>
            <numerusform>at most %n player</numerusform>
            <numerusform>at most %n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatsPane</name>
    <message numerus="yes">
        <source>%n name(s) filled in.</source>
        <translation>
            <numerusform>%n name filled in.</numerusform>
            <numerusform>%n names filled in.</numerusform>
        </translation>
    </message>
</context>
</TS>
