<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>MasterDesk</name>
    <message numerus="yes">
        <source>%n line(s) to be ruled on</source>
        <translation>
            <numerusform>%n line to be ruled on</numerusform>
            <numerusform>%n lines to be ruled on</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PreviewScreen</name>
    <message numerus="yes">
        <source>%n line(s) nobody has ruled on: not carried out{rule}.</source>
        <translation>
            <numerusform>%n line nobody has ruled on: not carried out{rule}.</numerusform>
            <numerusform>%n lines nobody has ruled on: not carried out{rule}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SlipBox</name>
    <message numerus="yes">
        <source>%n line(s) to be ruled on</source>
        <translation>
            <numerusform>%n line to be ruled on</numerusform>
            <numerusform>%n lines to be ruled on</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n order(s) in vain</source>
        <translation>
            <numerusform>%n order in vain</numerusform>
            <numerusform>%n orders in vain</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n order(s)</source>
        <translation>
            <numerusform>%n order</numerusform>
            <numerusform>%n orders</numerusform>
        </translation>
    </message>
</context>
</TS>
