<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Trials</name>
    <message numerus="yes">
        <source>%n case(s)</source>
        <translation>
            <numerusform>%n case</numerusform>
            <numerusform>%n cases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n traceback(s)</source>
        <translation>
            <numerusform>%n traceback</numerusform>
            <numerusform>%n tracebacks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n over 5 s</source>
        <translation>
            <numerusform>%n over 5 s</numerusform>
            <numerusform>%n over 5 s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n loss(es)</source>
        <translation>
            <numerusform>%n loss</numerusform>
            <numerusform>%n losses</numerusform>
        </translation>
    </message>
</context>
</TS>
