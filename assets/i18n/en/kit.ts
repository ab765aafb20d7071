<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>_Room</name>
    <message numerus="yes">
        <source>At most %n character(s) fit here.</source>
        <translation>
            <numerusform>At most %n character fits here.</numerusform>
            <numerusform>At most %n characters fit here.</numerusform>
        </translation>
    </message>
</context>
</TS>
