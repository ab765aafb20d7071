<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs" sourcelanguage="en">
<context>
    <name>Errors</name>
    <message>
        <source>Velmoc cannot start.</source>
        <translation>Velmoc nejde spustit.</translation>
    </message>
    <message>
        <source>The program met something nobody expected ({kind}). Every step of the game was stored before it was shown, so nothing that was sealed or announced is lost. Close the program and open the game again.</source>
        <translation>V programu se stalo něco, s čím nikdo nepočítal ({kind}). Každý krok hry byl uložen dřív, než byl ukázán, takže nic zapečetěného ani oznámeného není ztraceno. Zavři program a otevři hru znovu.</translation>
    </message>
    <message>
        <source>What happened is noted in {file}.</source>
        <translation>Co se stalo, je zapsáno v souboru {file}.</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Něco se nepovedlo</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>Study</source>
        <translation>Studovna</translation>
    </message>
</context>
</TS>
