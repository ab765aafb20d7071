<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs" sourcelanguage="en">
<context>
    <name>Counted</name>
    <message>
        <source>turn {number}</source>
        <translation>{number}. tah</translation>
    </message>
    <message numerus="yes">
        <source>%n fingerprint(s) agree</source>
        <translation>
            <numerusform>%n otisk souhlasí</numerusform>
            <numerusform>%n otisky souhlasí</numerusform>
            <numerusform>%n otisků souhlasí</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>The public screen’s display is gone. It comes back when it is plugged in.</source>
        <translation>Obrazovka pro všechny je odpojená. Až ji připojíš, vrátí se sama.</translation>
    </message>
    <message>
        <source>The public screen waits: this window is on its display.</source>
        <translation>Obrazovka pro všechny čeká: na jejím displeji je toto okno.</translation>
    </message>
    <message>
        <source>Show in a window</source>
        <translation>Ukázat v okně</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
</context>
<context>
    <name>Projector</name>
    <message>
        <source>on the display: {display}</source>
        <translation>na plátně: {display}</translation>
    </message>
    <message>
        <source>public screen in a window</source>
        <translation>plátno v okně</translation>
    </message>
    <message>
        <source>its display is gone</source>
        <translation>obrazovka plátna chybí</translation>
    </message>
    <message>
        <source>The public screen is in front, in a window. F7 puts it away.</source>
        <translation>Plátno je vepředu ve vlastním okně. F7 ho schová.</translation>
    </message>
    <message>
        <source>The public screen is on {display}. F7 puts it away.</source>
        <translation>Plátno svítí na {display}. F7 ho schová.</translation>
    </message>
</context>
<context>
    <name>Public</name>
    <message>
        <source>Not sealed yet: {names}</source>
        <translation>Ještě bez pečeti: {names}</translation>
    </message>
    <message>
        <source>Last: {phase}</source>
        <translation>Naposled: {phase}</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Výsledky</translation>
    </message>
    <message>
        <source>{unit:the} has to retreat</source>
        <translation>{unit:nom} musí ustoupit</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Konec hry</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Odhalení</translation>
    </message>
    <message>
        <source>Photograph it: a witness of all before it.</source>
        <translation>Fotka kódu dosvědčí všechno před ním.</translation>
    </message>
    <message>
        <source>All orders at once</source>
        <translation>Všechny povely najednou</translation>
    </message>
    <message>
        <source>All orders lie on the board</source>
        <translation>Na plánu leží všechny povely</translation>
    </message>
    <message>
        <source>conflict {number}</source>
        <translation>střet {number}</translation>
    </message>
    <message>
        <source>All seals are open</source>
        <translation>Všechny pečeti jsou otevřené</translation>
    </message>
    <message>
        <source>Stop: the fingerprint differs: {powers}</source>
        <translation>Stop: nesouhlasí otisk: {powers}</translation>
    </message>
    <message>
        <source>Nobody had written an order</source>
        <translation>Nikdo nenapsal žádný povel</translation>
    </message>
    <message>
        <source>{unit:the} has to retreat.</source>
        <translation>{unit:nom} musí ustoupit.</translation>
    </message>
    <message>
        <source>{fine} of {all} orders were carried out</source>
        <translation>Provedeno povelů: {fine} {all:z}</translation>
    </message>
    <message>
        <source>nobody
plays</source>
        <translation>nikdo
nehraje</translation>
    </message>
    <message>
        <source>void,
seals
again</source>
        <translation>neplatí,
pečetí
znovu</translation>
    </message>
    <message>
        <source>opened
again
{count}×</source>
        <translation>znovu
otevřena
{count}×</translation>
    </message>
    <message>
        <source>The game master collects the orders</source>
        <translation>Povely vybírá vedoucí hry</translation>
    </message>
    <message>
        <source>All orders are sealed</source>
        <translation>Všechny povely jsou zapečetěné</translation>
    </message>
    <message>
        <source>{done} of {all} have sealed</source>
        <translation>Zapečetěno: {done} {all:z}</translation>
    </message>
    <message>
        <source>{voted} of {asked} have voted</source>
        <translation>Hlasovali {voted} {asked:z}</translation>
    </message>
    <message>
        <source>Secret vote</source>
        <translation>Tajné hlasování</translation>
    </message>
    <message>
        <source>It passes only if all are for it. Only the count is told.</source>
        <translation>Projde, jen když jsou všichni pro. Prozradí se jen počet hlasů.</translation>
    </message>
</context>
</TS>
