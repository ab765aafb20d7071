<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Typing</name>
    <message numerus="yes">
        <source>%n line(s) could not be taken.</source>
        <translation>
            <numerusform>%n line could not be taken.</numerusform>
            <numerusform>%n lines could not be taken.</numerusform>
        </translation>
    </message>
</context>
</TS>
