<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>GamesSaid</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) or game(s) left out</source>
        <translation>
            <numerusform>%n file or game left out</numerusform>
            <numerusform>%n files or games left out</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibraryScreen</name>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>%n item</numerusform>
            <numerusform>%n items</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MigrationNote</name>
    <message numerus="yes">
        <source>%n board(s) changed in an earlier version: among your studies now.</source>
        <translation>
            <numerusform>%n board changed in an earlier version: among your studies now.</numerusform>
            <numerusform>%n boards changed in an earlier version: among your studies now.</numerusform>
        </translation>
    </message>
</context>
</TS>
