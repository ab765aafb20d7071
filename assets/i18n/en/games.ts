<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Goal</name>
    <message numerus="yes">
        <source>%n unit(s) of one side on the board</source>
        <translation>
            <numerusform>%n unit of one side on the board</numerusform>
            <numerusform>%n units of one side on the board</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SearchWords</name>
    <message numerus="yes">
        <source>%n order(s) at a time: {tried} tried.</source>
        <translation>
            <numerusform>One order at a time: {tried} tried.</numerusform>
            <numerusform>%n orders at a time: {tried} tried.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not even %n other order(s) would have changed this.</source>
        <translation>
            <numerusform>No single other order would have changed this.</numerusform>
            <numerusform>Not even %n other orders together would have changed this.</numerusform>
        </translation>
    </message>
</context>
</TS>
