<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Corner</name>
    <message numerus="yes">
        <source>The curtain falls in %n s. Any key or the mouse keeps it up.</source>
        <translation>
            <numerusform>The curtain falls in %n s. Any key or the mouse keeps it up.</numerusform>
            <numerusform>The curtain falls in %n s. Any key or the mouse keeps it up.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeskPanel</name>
    <message numerus="yes">
        <source>all %n done</source>
        <translation>
            <numerusform>done</numerusform>
            <numerusform>all %n done</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n done</source>
        <translation>
            <numerusform>%n done</numerusform>
            <numerusform>%n done</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n impossible</source>
        <translation>
            <numerusform>%n impossible</numerusform>
            <numerusform>%n impossible</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more warning(s)</source>
        <translation>
            <numerusform>and %n more warning</numerusform>
            <numerusform>and %n more warnings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandRow</name>
    <message numerus="yes">
        <source>{power}: %n order(s) written</source>
        <translation>
            <numerusform>{power}: %n order written</numerusform>
            <numerusform>{power}: %n orders written</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KeptCounts</name>
    <message numerus="yes">
        <source>%n picture(s) kept in {place}</source>
        <translation>
            <numerusform>%n picture kept in {place}</numerusform>
            <numerusform>%n pictures kept in {place}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RevealSide</name>
    <message numerus="yes">
        <source>%n seal(s) whole, the fingerprints agree.</source>
        <translation>
            <numerusform>%n seal is whole, the fingerprint agrees.</numerusform>
            <numerusform>All %n seals are whole, the fingerprints agree.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fingerprint(s) agree</source>
        <translation>
            <numerusform>%n fingerprint agrees</numerusform>
            <numerusform>%n fingerprints agree</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sealed</name>
    <message numerus="yes">
        <source>All %n have sealed</source>
        <translation>
            <numerusform>The one player has sealed</numerusform>
            <numerusform>All %n have sealed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UnlockCard</name>
    <message numerus="yes">
        <source>%n PIN(s) still needed</source>
        <translation>
            <numerusform>%n PIN still needed</numerusform>
            <numerusform>%n PINs still needed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UnlockVotesCard</name>
    <message numerus="yes">
        <source>%n PIN(s) still needed</source>
        <translation>
            <numerusform>%n PIN still needed</numerusform>
            <numerusform>%n PINs still needed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Waits</name>
    <message numerus="yes">
        <source>✕ Wrong PIN. Try again in %n second(s).</source>
        <translation>
            <numerusform>✕ Wrong PIN. Try again in %n second.</numerusform>
            <numerusform>✕ Wrong PIN. Try again in %n seconds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No PIN is taken for %n more second(s).</source>
        <translation>
            <numerusform>No PIN is taken for %n more second.</numerusform>
            <numerusform>No PIN is taken for %n more seconds.</numerusform>
        </translation>
    </message>
</context>
</TS>
