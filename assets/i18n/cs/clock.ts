<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs" sourcelanguage="en">
<context>
    <name>AgreeButton</name>
    <message>
        <source>agrees</source>
        <translation>souhlasí</translation>
    </message>
    <message>
        <source>has not agreed</source>
        <translation>zatím nesouhlasí</translation>
    </message>
</context>
<context>
    <name>Clock</name>
    <message>
        <source>Negotiation</source>
        <translation>Vyjednávání</translation>
    </message>
    <message>
        <source>Negotiation has begun</source>
        <translation>Vyjednává se dál</translation>
    </message>
    <message>
        <source>Orders revealed</source>
        <translation>Povely odhaleny</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Konec hry</translation>
    </message>
    <message>
        <source>all have sealed</source>
        <translation>všichni zapečetili</translation>
    </message>
    <message>
        <source>time is up</source>
        <translation>čas vypršel</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>bez omezení</translation>
    </message>
    <message>
        <source>running</source>
        <translation>běží</translation>
    </message>
    <message>
        <source>the clock stands</source>
        <translation>hodiny stojí</translation>
    </message>
    <message>
        <source>break</source>
        <translation>přestávka</translation>
    </message>
    <message>
        <source>negotiation</source>
        <translation>vyjednávání</translation>
    </message>
    <message>
        <source>The clock stood still for {span}.</source>
        <translation>Hodiny stály ({span}).</translation>
    </message>
    <message>
        <source>All orders are sealed.</source>
        <translation>Všechny povely jsou zapečetěny.</translation>
    </message>
    <message>
        <source>The clock is not running yet.</source>
        <translation>Hodiny ještě neběží.</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>Přestávka</translation>
    </message>
    <message>
        <source>Time is up. The table goes on without the rest in {time}.</source>
        <translation>Čas vypršel. Bez zbylých povelů se jde dál za {time}.</translation>
    </message>
    <message>
        <source>in silence; at nought the table goes on</source>
        <translation>v tichosti; na nule se jde dál</translation>
    </message>
    <message>
        <source>Time is up. The table waits for all seals.</source>
        <translation>Čas vypršel. Čeká se na všechny pečeti.</translation>
    </message>
    <message>
        <source>Last minute, in silence</source>
        <translation>Poslední minuta, v tichosti</translation>
    </message>
    <message>
        <source>Last minute</source>
        <translation>Poslední minuta</translation>
    </message>
    <message>
        <source>then writing, {span} in silence</source>
        <translation>pak psaní povelů, {span} v tichosti</translation>
    </message>
    <message>
        <source>orders are due at the end</source>
        <translation>na konci se odevzdávají povely</translation>
    </message>
    <message>
        <source>The time for negotiation is up.</source>
        <translation>Čas na vyjednávání vypršel.</translation>
    </message>
    <message>
        <source>then negotiation, {time} left</source>
        <translation>pak vyjednávání, zbývá {time}</translation>
    </message>
    <message>
        <source>in silence, without a limit</source>
        <translation>v tichosti, bez omezení</translation>
    </message>
    <message>
        <source>in silence</source>
        <translation>v tichosti</translation>
    </message>
    <message>
        <source>{span} left</source>
        <translation>zbývá: {span}</translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>Čas vypršel</translation>
    </message>
</context>
<context>
    <name>ClockButton</name>
    <message>
        <source>Clock: {part} (Ctrl+Space)</source>
        <translation>Hodiny: {part} (Ctrl+mezerník)</translation>
    </message>
</context>
<context>
    <name>ClockPlan</name>
    <message>
        <source>Lengths of our own</source>
        <translation>Vlastní délky</translation>
    </message>
    <message>
        <source>Without a clock</source>
        <translation>Bez hodin</translation>
    </message>
    <message>
        <source>As this table likes it.</source>
        <translation>Jak to tomuto stolu vyhovuje.</translation>
    </message>
    <message>
        <source>Everything takes as long as it takes.</source>
        <translation>Všechno trvá, jak dlouho je třeba.</translation>
    </message>
</context>
<context>
    <name>ClockSheet</name>
    <message>
        <source>Clock</source>
        <translation>Hodiny</translation>
    </message>
    <message>
        <source>+ 1 minute</source>
        <translation>+ 1 minuta</translation>
    </message>
    <message>
        <source>Begin the next negotiation now</source>
        <translation>Začít další vyjednávání už teď</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Zvuky</translation>
    </message>
    <message>
        <source>Lengths…</source>
        <translation>Délky…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>End the negotiation when all agree</source>
        <translation>Ukončit vyjednávání, souhlasí-li všichni</translation>
    </message>
    <message>
        <source>Go on, and count {span}</source>
        <translation>Pokračovat a započítat ({span})</translation>
    </message>
    <message>
        <source>{count} of {all} agree</source>
        <translation>souhlasí {count} {all:z}</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Spustit</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Pokračovat</translation>
    </message>
    <message>
        <source>Stop: wait for everybody</source>
        <translation>Stát: počkat na všechny</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pozastavit</translation>
    </message>
</context>
<context>
    <name>LengthsCard</name>
    <message>
        <source>The table’s clock</source>
        <translation>Hodiny u stolu</translation>
    </message>
    <message>
        <source>New lengths count from the next part on: what runs now goes on.</source>
        <translation>Nové délky platí od další části: co právě běží, doběhne.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Play by this clock</source>
        <translation>Hrát podle těchto hodin</translation>
    </message>
    <message>
        <source>Play without a clock</source>
        <translation>Hrát bez hodin</translation>
    </message>
</context>
<context>
    <name>PlanForm</name>
    <message>
        <source>without a clock</source>
        <translation>bez hodin</translation>
    </message>
    <message>
        <source>{minutes} minutes to write, no talk</source>
        <translation>{minutes} minut na psaní, bez vyjednávání</translation>
    </message>
    <message>
        <source>{lengths} minutes</source>
        <translation>{lengths} minut</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Hodiny</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>bez omezení</translation>
    </message>
    <message>
        <source>none</source>
        <translation>žádné</translation>
    </message>
    <message>
        <source>{part}, minutes</source>
        <translation>{part}, minuty</translation>
    </message>
    <message>
        <source>everybody is waited for</source>
        <translation>počká se na všechny</translation>
    </message>
    <message>
        <source>When time is up</source>
        <translation>Když čas vyprší</translation>
    </message>
    <message>
        <source>Gunboat: nobody talks, so the clock goes straight to writing.</source>
        <translation>Gunboat: nikdo nevyjednává, hodiny jdou rovnou na psaní.</translation>
    </message>
    <message>
        <source>The next talk begins at the reveal</source>
        <translation>Další vyjednávání začíná odhalením</translation>
    </message>
    <message>
        <source>The last minute of talk is silent</source>
        <translation>Poslední minuta vyjednávání je tichá</translation>
    </message>
</context>
<context>
    <name>Spans</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuta</numerusform>
            <numerusform>%n minuty</numerusform>
            <numerusform>%n minut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n sekunda</numerusform>
            <numerusform>%n sekundy</numerusform>
            <numerusform>%n sekund</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <translation>
            <numerusform>%n hodina</numerusform>
            <numerusform>%n hodiny</numerusform>
            <numerusform>%n hodin</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableClock</name>
    <message>
        <source>What the table can do with its clock (Ctrl+K)</source>
        <translation>Co může stůl udělat s hodinami (Ctrl+K)</translation>
    </message>
</context>
</TS>
