<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n fingerprint(s) checked, all agree.</source>
        <translation>
            <numerusform>%n fingerprint checked, it agrees.</numerusform>
            <numerusform>%n fingerprints checked, all agree.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fingerprint(s) do not agree.</source>
        <translation>
            <numerusform>%n fingerprint does not agree.</numerusform>
            <numerusform>%n fingerprints do not agree.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n phase(s) judged again.</source>
        <translation>
            <numerusform>%n phase judged again.</numerusform>
            <numerusform>%n phases judged again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) are wrong:</source>
        <translation>
            <numerusform>%n thing is wrong:</numerusform>
            <numerusform>%n things are wrong:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GamesCounted</name>
    <message numerus="yes">
        <source>%n game(s) counted.</source>
        <translation>
            <numerusform>%n game counted.</numerusform>
            <numerusform>%n games counted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) or game(s) left out, each named above with the reason.</source>
        <translation>
            <numerusform>%n file or game left out, named above with the reason.</numerusform>
            <numerusform>%n files or games left out, each named above with the reason.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n other(s)</source>
        <translation>
            <numerusform>and %n other</numerusform>
            <numerusform>and %n others</numerusform>
        </translation>
    </message>
</context>
</TS>
