<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>PaperCard</name>
    <message numerus="yes">
        <source>%n page(s) sent to the printer.</source>
        <translation>
            <numerusform>%n page sent to the printer.</numerusform>
            <numerusform>%n pages sent to the printer.</numerusform>
        </translation>
    </message>
</context>
</TS>
