<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
    <message numerus="yes">
        <source>Not even %n other order(s) of its own would have changed this.</source>
        <translation>
            <numerusform>No single other order of its own would have changed this.</numerusform>
            <numerusform>Not even %n other orders of its own together would have changed this.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not even %n other order(s) by {power:the} would have changed this.</source>
        <translation>
            <numerusform>No single other order by {power:the} would have changed this.</numerusform>
            <numerusform>Not even %n other orders by {power:the} together would have changed this.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not even %n other order(s) of any one power would have changed this.</source>
        <translation>
            <numerusform>No single other order would have changed this.</numerusform>
            <numerusform>Not even %n other orders of any one power together would have changed this.</numerusform>
        </translation>
    </message>
</context>
</TS>
