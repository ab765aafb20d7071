<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs" sourcelanguage="en">
<context>
    <name>OrderList</name>
    <message>
        <source>Withdraw the order</source>
        <translation>Zrušit povel</translation>
    </message>
</context>
<context>
    <name>Ring</name>
    <message>
        <source>What shall the unit do?</source>
        <translation>Co má jednotka udělat?</translation>
    </message>
</context>
<context>
    <name>Typing</name>
    <message numerus="yes">
        <source>%n line(s) could not be taken.</source>
        <translation>
            <numerusform>%n řádek nešlo převzít.</numerusform>
            <numerusform>%n řádky nešlo převzít.</numerusform>
            <numerusform>%n řádků nešlo převzít.</numerusform>
        </translation>
    </message>
</context>
</TS>
