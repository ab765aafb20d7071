<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs" sourcelanguage="en">
<context>
    <name>Fates</name>
    <message>
        <source>succeeds</source>
        <translation>uspěje</translation>
    </message>
    <message>
        <source>fails</source>
        <translation>neuspěje</translation>
    </message>
    <message>
        <source>has to retreat</source>
        <translation>musí ustoupit</translation>
    </message>
    <message>
        <source>leaves the board</source>
        <translation>zmizí z plánu</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>zůstane</translation>
    </message>
    <message>
        <source>retreats</source>
        <translation>ustoupí</translation>
    </message>
    <message>
        <source>{unit}: no order</source>
        <translation>{unit}: bez povelu</translation>
    </message>
</context>
<context>
    <name>PracticePage</name>
    <message>
        <source>Practice today</source>
        <translation>Dnešní procvičování</translation>
    </message>
    <message>
        <source>{right} of {total} foreseen</source>
        <translation>Správně {right} {total:z}</translation>
    </message>
    <message numerus="yes">
        <source>%n phase(s) to be asked again</source>
        <translation>
            <numerusform>K zopakování: %n fáze</numerusform>
            <numerusform>K zopakování: %n fáze</numerusform>
            <numerusform>K zopakování: %n fází</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is due now. The next phase is asked {when}.</source>
        <translation>Teď není co opakovat. Další fáze přijde {when}.</translation>
    </message>
    <message numerus="yes">
        <source>%n phase(s) come back within a week.</source>
        <translation>
            <numerusform>Během týdne se vrátí %n fáze.</numerusform>
            <numerusform>Během týdne se vrátí %n fáze.</numerusform>
            <numerusform>Během týdne se vrátí %n fází.</numerusform>
        </translation>
    </message>
    <message>
        <source>What is not foreseen comes back here. It is asked about on any board of the study: the key P, or What happens?</source>
        <translation>Sem se vrací, co se nepodařilo předvídat. Ptát se dá na každém plánu ve studovně: klávesou P nebo tlačítkem Co se stane?</translation>
    </message>
    <message>
        <source>All {count}</source>
        <translation>Všechny ({count})</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Začít</translation>
    </message>
    <message numerus="yes">
        <source>%n phase(s)</source>
        <translation>
            <numerusform>%n fáze</numerusform>
            <numerusform>%n fáze</numerusform>
            <numerusform>%n fází</numerusform>
        </translation>
    </message>
    <message>
        <source>What one can do now</source>
        <translation>Co se dá dělat teď</translation>
    </message>
    <message>
        <source>Ask something new</source>
        <translation>Zkusit něco nového</translation>
    </message>
    <message numerus="yes">
        <source>A few of %n item(s) of the library that were never asked</source>
        <translation>
            <numerusform>V knihovně je %n položka, na kterou ještě nedošlo</numerusform>
            <numerusform>V knihovně jsou %n položky, na které ještě nedošlo; několik z nich</numerusform>
            <numerusform>V knihovně je %n položek, na které ještě nedošlo; několik z nich</numerusform>
        </translation>
    </message>
    <message>
        <source>First lesson</source>
        <translation>První lekce</translation>
    </message>
    <message>
        <source>The rules by doing, step by step on the board</source>
        <translation>Pravidla přímo na plánu, krok za krokem</translation>
    </message>
    <message>
        <source>To the library</source>
        <translation>Do knihovny</translation>
    </message>
    <message>
        <source>Choose there what to look at, or to be asked about (P)</source>
        <translation>Tam si vyber, na co se podívat nebo co odhadnout (P)</translation>
    </message>
    <message>
        <source>What was foreseen, by theme</source>
        <translation>Správně podle témat</translation>
    </message>
    <message numerus="yes">
        <source>{right} of %n unit(s) in all</source>
        <translation>
            <numerusform>Celkem {right} / %n jednotka</numerusform>
            <numerusform>Celkem {right} / %n jednotky</numerusform>
            <numerusform>Celkem {right} / %n jednotek</numerusform>
        </translation>
    </message>
    <message>
        <source>one’s own boards</source>
        <translation>vlastní plány</translation>
    </message>
</context>
<context>
    <name>PredictFoot</name>
    <message>
        <source>Orders</source>
        <translation>Povely</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Výsledky</translation>
    </message>
    <message>
        <source>Orders or results (B)</source>
        <translation>Povely, nebo výsledky (B)</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Mezerník</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Odhalit</translation>
    </message>
    <message>
        <source>See what came of it, and why (Space)</source>
        <translation>Podívat se, jak to dopadlo a proč (mezerník)</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hotovo</translation>
    </message>
    <message>
        <source>All phases were asked about (Space)</source>
        <translation>Došlo na všechny fáze (mezerník)</translation>
    </message>
    <message>
        <source>Next phase</source>
        <translation>Další fáze</translation>
    </message>
    <message>
        <source>Ask about the next phase (Space)</source>
        <translation>Přejít na další fázi (mezerník)</translation>
    </message>
</context>
<context>
    <name>PredictPanel</name>
    <message>
        <source>{order} (not sure)</source>
        <translation>{order} (bez odhadu)</translation>
    </message>
    <message>
        <source>{order} (said: {fate})</source>
        <translation>{order} (odhad: {fate})</translation>
    </message>
    <message>
        <source>0 not sure</source>
        <translation>0 nevím</translation>
    </message>
    <message>
        <source>The rest succeed (A)</source>
        <translation>Ostatní uspějí (A)</translation>
    </message>
    <message>
        <source>Say of all units still open that they do what they were told, or stay</source>
        <translation>U všech zbylých jednotek označit, že povel splní, nebo zůstanou</translation>
    </message>
    <message>
        <source>Ask no more</source>
        <translation>Už se neptat</translation>
    </message>
    <message>
        <source>Take this phase out of what is practised</source>
        <translation>Vyřadit tuto fázi z procvičování</translation>
    </message>
    <message>
        <source>What happens to each unit?</source>
        <translation>Co se s kterou jednotkou stane?</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n jednotka</numerusform>
            <numerusform>%n jednotky</numerusform>
            <numerusform>%n jednotek</numerusform>
        </translation>
    </message>
    <message>
        <source>{at} of {all}</source>
        <translation>{at} {all:z}</translation>
    </message>
    <message>
        <source>{right} of {total} foreseen</source>
        <translation>Správně {right} {total:z}</translation>
    </message>
    <message>
        <source>Nothing of it has to come back.</source>
        <translation>Nic z toho se nemusí vracet.</translation>
    </message>
    <message>
        <source>Asked again {when}.</source>
        <translation>Vrátí se {when}.</translation>
    </message>
</context>
<context>
    <name>PredictScreen</name>
    <message>
        <source>Practice</source>
        <translation>Procvičování</translation>
    </message>
    <message>
        <source>What happens?</source>
        <translation>Co se stane?</translation>
    </message>
</context>
<context>
    <name>_Due</name>
    <message>
        <source>today</source>
        <translation>dnes</translation>
    </message>
    <message>
        <source>today at {time}</source>
        <translation>dnes v {time}</translation>
    </message>
    <message>
        <source>tomorrow</source>
        <translation>zítra</translation>
    </message>
    <message numerus="yes">
        <source>in %n day(s)</source>
        <translation>
            <numerusform>za %n den</numerusform>
            <numerusform>za %n dny</numerusform>
            <numerusform>za %n dní</numerusform>
        </translation>
    </message>
</context>
</TS>
