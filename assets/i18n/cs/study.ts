<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs" sourcelanguage="en">
<context>
    <name>Board</name>
    <message>
        <source>No unit stands on the board.</source>
        <translation>Na plánu nestojí žádná jednotka.</translation>
    </message>
    <message>
        <source>The map has no such space or power.</source>
        <translation>Nic ani nikoho takového mapa nezná.</translation>
    </message>
    <message>
        <source>{where}: two units stand in one space.</source>
        <translation>{where}: v jednom prostoru stojí dvě jednotky.</translation>
    </message>
    <message>
        <source>{where}: {piece:a} cannot stand at sea.</source>
        <translation>{where}: {piece} nemůže stát na moři.</translation>
    </message>
    <message>
        <source>{where}: {piece:a} cannot stand inland.</source>
        <translation>{where}: {piece} nemůže stát ve vnitrozemí.</translation>
    </message>
    <message>
        <source>{where}: the {piece} needs a coast.</source>
        <translation>{where}: {piece:dat} chybí pobřeží.</translation>
    </message>
    <message>
        <source>{where}: there is no such coast.</source>
        <translation>{where}: takové pobřeží tu není.</translation>
    </message>
    <message>
        <source>{where}: nobody can own it.</source>
        <translation>{where}: nikomu patřit nemůže.</translation>
    </message>
    <message>
        <source>More units than there are {counted} on the map.</source>
        <translation>Jednotek je víc než {counted:gen} na mapě.</translation>
    </message>
    <message>
        <source>{power} has units and no {counted}: it is out of the game.</source>
        <translation>{power} má jednotky, ale je bez {counted:gen}: ze hry vypadla.</translation>
    </message>
    <message>
        <source>{where}: only one unit can have to retreat from a space.</source>
        <translation>{where}: z jednoho prostoru může ustupovat jen jedna jednotka.</translation>
    </message>
    <message>
        <source>{where}: a unit does not drive out one of its own power.</source>
        <translation>{where}: jednotka nevytlačí jednotku téže barvy.</translation>
    </message>
    <message>
        <source>Retreats are written only where a unit has to retreat.</source>
        <translation>Ústupy se píší, jen když některá jednotka musí ustoupit.</translation>
    </message>
    <message>
        <source>{where}: a unit stands where a stand-off left nobody.</source>
        <translation>{where}: stojí tu jednotka, ačkoli po patu měl prostor zůstat prázdný.</translation>
    </message>
    <message>
        <source>{where}: {piece:a} cannot stand on land.</source>
        <translation>{where}: {piece} nemůže stát na souši.</translation>
    </message>
</context>
<context>
    <name>BoardSetUp</name>
    <message>
        <source>Who retreats</source>
        <translation>Kdo ustupuje</translation>
    </message>
    <message>
        <source>In retreats: a click on a unit has the one chosen above retreat from it, then one on where the attack came from; on an empty space, a stand-off left it empty</source>
        <translation>Při ústupech: klikni na jednotku a před ní ustupuje ta, která je zvolena nahoře; potom klikni na prostor, odkud přišel útok. Prázdný prostor, na který klikneš, zůstal prázdný po patu</translation>
    </message>
</context>
<context>
    <name>OwnStudies</name>
    <message>
        <source>Your studies</source>
        <translation>Tvoje studie</translation>
    </message>
    <message>
        <source>Nothing is kept yet. Whatever is changed on a board of the study is kept here.</source>
        <translation>Zatím tu nic není. Co se na plánu ve studovně změní, to se uloží sem.</translation>
    </message>
    <message numerus="yes">
        <source>Show %n more</source>
        <translation>
            <numerusform>Ukázat %n další</numerusform>
            <numerusform>Ukázat %n další</numerusform>
            <numerusform>Ukázat %n dalších</numerusform>
        </translation>
    </message>
    <message>
        <source>Show fewer</source>
        <translation>Ukázat méně</translation>
    </message>
    <message>
        <source>The study lies in the bin.</source>
        <translation>Studie leží v koši.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Vzít zpět</translation>
    </message>
</context>
<context>
    <name>PiecesBar</name>
    <message>
        <source>Take off</source>
        <translation>Odebírat</translation>
    </message>
    <message>
        <source>Click a piece to take it off the board.</source>
        <translation>Kliknutím jednotku z plánu odebereš.</translation>
    </message>
    <message>
        <source>Click a free space to put the piece there; click or drag a piece to move it.</source>
        <translation>Kliknutím do volného prostoru jednotku postavíš; stojící přesuneš kliknutím nebo tažením.</translation>
    </message>
</context>
<context>
    <name>Placing</name>
    <message>
        <source>{where}: a unit already stands here, and there is room for one only.</source>
        <translation>{where}: tady už jednotka stojí a vejde se jen jedna.</translation>
    </message>
    <message>
        <source>{where}: {piece:a} cannot stand at sea.</source>
        <translation>{where}: {piece} nemůže stát na moři.</translation>
    </message>
    <message>
        <source>{where}: {piece:a} cannot stand inland.</source>
        <translation>{where}: {piece} nemůže stát ve vnitrozemí.</translation>
    </message>
    <message>
        <source>{where}: choose one of the two coasts.</source>
        <translation>{where}: vyber jedno ze dvou pobřeží.</translation>
    </message>
    <message>
        <source>{where}: there is no such coast.</source>
        <translation>{where}: takové pobřeží tu není.</translation>
    </message>
    <message>
        <source>{where}: {piece:a} cannot stand on land.</source>
        <translation>{where}: {piece} nemůže stát na souši.</translation>
    </message>
</context>
<context>
    <name>PracticeButton</name>
    <message>
        <source>Practice today: {count}</source>
        <translation>Dnes procvičit: {count}</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Procvičování</translation>
    </message>
    <message>
        <source>What was not foreseen is asked again, later and later</source>
        <translation>Co se nepodařilo předvídat, se vrací, pokaždé později</translation>
    </message>
</context>
<context>
    <name>RetreatSetUp</name>
    <message>
        <source>Where did the attack come from? Click that space, or {where:the} again if it came by sea or nobody knows.</source>
        <translation>Odkud útok přišel? Klikni na ten prostor, nebo znovu na {where:acc}, přišel-li po moři nebo to nikdo neví.</translation>
    </message>
    <message>
        <source>No unit can ever come from {origin:the} to {where:the}.</source>
        <translation>{origin:z} se {where:do} žádná jednotka nikdy nedostane.</translation>
    </message>
    <message>
        <source>{unit} retreats to: {ways}</source>
        <translation>{unit} ustoupí na: {ways}</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>nikam</translation>
    </message>
    <message>
        <source>stand-off: {spaces}</source>
        <translation>pat: {spaces}</translation>
    </message>
</context>
<context>
    <name>Shelves</name>
    <message>
        <source>Examples of</source>
        <translation>Příklady hry</translation>
    </message>
</context>
<context>
    <name>StudyTile</name>
    <message numerus="yes">
        <source>%n board(s)</source>
        <translation>
            <numerusform>%n pozice</numerusform>
            <numerusform>%n pozice</numerusform>
            <numerusform>%n pozic</numerusform>
        </translation>
    </message>
    <message>
        <source>Throw this study away (Del); it can be taken back</source>
        <translation>Vyhodit tuto studii (Del); jde to vzít zpět</translation>
    </message>
</context>
</TS>
