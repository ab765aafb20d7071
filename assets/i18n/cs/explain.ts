<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs" sourcelanguage="en">
<context>
    <name>Aftermath</name>
    <message>
        <source>Retreats: none</source>
        <translation>Ústupy: žádné</translation>
    </message>
    <message>
        <source>Retreats: {units}</source>
        <translation>Ústupy: {units}</translation>
    </message>
    <message>
        <source>{unit:the} may go to {spaces:|the}</source>
        <translation>{unit:nom} může ustoupit {spaces:|do}</translation>
    </message>
    <message>
        <source>{unit:the} has nowhere to go</source>
        <translation>{unit:nom} nemá kam ustoupit</translation>
    </message>
    <message>
        <source>Retreats to come</source>
        <translation>Čekají ústupy</translation>
    </message>
</context>
<context>
    <name>ChangeBox</name>
    <message>
        <source>Own orders</source>
        <translation>Vlastní povely</translation>
    </message>
    <message>
        <source>Others&apos; orders</source>
        <translation>Cizí povely</translation>
    </message>
    <message>
        <source>Go on searching</source>
        <translation>Hledat dál</translation>
    </message>
    <message>
        <source>Find the smallest change</source>
        <translation>Najít nejmenší změnu</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Try</source>
        <translation>Zkusit</translation>
    </message>
    <message>
        <source>searching…</source>
        <translation>hledám…</translation>
    </message>
    <message>
        <source>Smallest change</source>
        <translation>Nejmenší změna</translation>
    </message>
    <message>
        <source>Next change</source>
        <translation>Další změna</translation>
    </message>
    <message>
        <source>In the study</source>
        <translation>Ve studovně</translation>
    </message>
    <message>
        <source>Play this change through in the study; the game stays as it is (Shift+Z)</source>
        <translation>Přehrát tuto změnu ve studovně; hra zůstane, jak je (Shift+Z)</translation>
    </message>
    <message>
        <source>See on the board what would have come of it (Z)</source>
        <translation>Ukázat na plánu, jak by to dopadlo (Z)</translation>
    </message>
    <message>
        <source>Anybody else&apos;s</source>
        <translation>Kohokoli jiného</translation>
    </message>
    <message>
        <source>Whose orders may be other than they were?</source>
        <translation>Čí povely smějí být jiné, než byly?</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zastavit</translation>
    </message>
</context>
<context>
    <name>Deal</name>
    <message>
        <source>The powers were dealt by lot.</source>
        <translation>Kdo za koho hraje, rozhodl los.</translation>
    </message>
    <message>
        <source>The powers were chosen in the open.</source>
        <translation>Za koho hrají, si hráči vybrali veřejně.</translation>
    </message>
    <message>
        <source>The powers were dealt by lists of wishes written in secret (appendix 1).</source>
        <translation>Kdo za koho hraje, rozhodly tajně psané seznamy přání (dodatek 1).</translation>
    </message>
    <message>
        <source>The powers were chosen one after another, in the order of scores.</source>
        <translation>Za koho hrají, si hráči vybírali jeden po druhém v pořadí podle bodů.</translation>
    </message>
    <message>
        <source>The powers were dealt by sealed bids, the highest first.</source>
        <translation>Kdo za koho hraje, rozhodla tajná dražba, nejvyšší nabídka první.</translation>
    </message>
    <message>
        <source>Gunboat: nobody talks, and nobody knows who plays what until the game is over.</source>
        <translation>Gunboat: nikdo nevyjednává a do konce hry nikdo neví, kdo za koho hraje.</translation>
    </message>
    <message>
        <source>Who plays what, the lists and the lots are published when the game is over.</source>
        <translation>Kdo za koho hraje, seznamy i losy se zveřejní, až hra skončí.</translation>
    </message>
    <message>
        <source>A vote tells only whether it passed</source>
        <translation>Hlasování prozradí jen, zda prošlo</translation>
    </message>
    <message>
        <source>Seed of the lot: {seed}. Powers sorted by the SHA-256 of “seed POWER” go to the seats in order.</source>
        <translation>Semínko losu: {seed}. Strany seřazené podle SHA-256 řádku „semínko STRANA“ připadnou postupně hráčům.</translation>
    </message>
    <message>
        <source>Seed of the lots: {seed}. Of those who want a power, whoever’s SHA-256 of “seed POWER seat” is the smallest gets it.</source>
        <translation>Semínko losů: {seed}. Ze zájemců o jednu stranu ji dostane ten, jehož SHA-256 řádku „semínko STRANA místo“ je nejmenší.</translation>
    </message>
    <message>
        <source>Seed of the lots: {seed}. Of equal scores, whoever’s SHA-256 of “seed score seat” is the smallest comes first.</source>
        <translation>Semínko losů: {seed}. Při stejných bodech je první ten, jehož SHA-256 řádku „semínko body místo“ je nejmenší.</translation>
    </message>
    <message>
        <source>{player}: {side}, chosen as number {place}.</source>
        <translation>{player}: {side}, výběr v pořadí {place}.</translation>
    </message>
    <message>
        <source>{player}: {side}, which was left.</source>
        <translation>{player}: {side}, zbyla.</translation>
    </message>
    <message>
        <source>{player}: {side}, which nobody asked for. By lot, before {others}.</source>
        <translation>{player}: {side}, nikdo ji nechtěl. Losem; losovali i: {others}.</translation>
    </message>
    <message>
        <source>{player}: {side}, for a bid of {bid}.</source>
        <translation>{player}: {side}, nabídka {bid}.</translation>
    </message>
    <message>
        <source>{player}: {side}, for a bid of {bid}. By lot, before {others}: the same bid.</source>
        <translation>{player}: {side}, nabídka {bid}. Losem; stejnou nabídku podali i: {others}.</translation>
    </message>
    <message>
        <source>{player}: {side}, wish no. {choice}.</source>
        <translation>{player}: {side}, {choice}. přání.</translation>
    </message>
    <message>
        <source>{player}: {side}, wish no. {choice}. By lot, before {others}: the same wish.</source>
        <translation>{player}: {side}, {choice}. přání. Losem; stejné přání měli i: {others}.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
    <message>
        <source>The highest score chose first: {players}.</source>
        <translation>Od nejvyšších bodů vybírali: {players}.</translation>
    </message>
    <message>
        <source>The lowest score chose first: {players}.</source>
        <translation>Od nejnižších bodů vybírali: {players}.</translation>
    </message>
</context>
<context>
    <name>ResultsPanel</name>
    <message>
        <source>No such order in this phase.</source>
        <translation>Žádný takový povel v této fázi není.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Výsledky</translation>
    </message>
    <message>
        <source>{fine} of {all} carried out</source>
        <translation>Provedeno {fine} {all:z}</translation>
    </message>
    <message>
        <source>Nothing was ordered</source>
        <translation>Žádný povel</translation>
    </message>
    <message>
        <source>All {count}</source>
        <translation>Všechny {count}</translation>
    </message>
    <message>
        <source>Only failures {count}</source>
        <translation>Jen neúspěšné {count}</translation>
    </message>
    <message>
        <source>Moves {count}</source>
        <translation>Přesuny {count}</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Zpět na seznam</translation>
    </message>
    <message>
        <source>Choose an order to see why it came out so.</source>
        <translation>Zvol povel a dozvíš se, proč dopadl právě takto.</translation>
    </message>
</context>
<context>
    <name>RulesPanel</name>
    <message>
        <source>Section {section}</source>
        <translation>Oddíl {section}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Pravidla</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Obsah</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Zavřít (Esc)</translation>
    </message>
    <message>
        <source>Search the rules…</source>
        <translation>Hledat v pravidlech…</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Hledat v pravidlech</translation>
    </message>
</context>
<context>
    <name>SearchWords</name>
    <message numerus="yes">
        <source>%n order(s) at a time: {tried} tried.</source>
        <translation>
            <numerusform>Po jednom povelu: vyzkoušeno {tried}.</numerusform>
            <numerusform>Po %n povelech najednou: vyzkoušeno {tried}.</numerusform>
            <numerusform>Po %n povelech najednou: vyzkoušeno {tried}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing found so far.</source>
        <translation>Zatím jsem nic nenašel.</translation>
    </message>
    <message numerus="yes">
        <source>Not even %n other order(s) would have changed this.</source>
        <translation>
            <numerusform>Jeden jiný povel by na tom nic nezměnil.</numerusform>
            <numerusform>Ani %n jiné povely najednou by na tom nic nezměnily.</numerusform>
            <numerusform>Ani %n jiných povelů najednou by na tom nic nezměnilo.</numerusform>
        </translation>
    </message>
    <message>
        <source>the only one so small</source>
        <translation>jediná tak malá</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <translation>{number} {all:z}</translation>
    </message>
    <message>
        <source>No order of its own would have changed this.</source>
        <translation>Žádný jiný vlastní povel by na tom nic nezměnil.</translation>
    </message>
    <message>
        <source>No other orders by {power:the} would have changed this.</source>
        <translation>Jiné povely {power:gen} by na tom nic nezměnily.</translation>
    </message>
    <message>
        <source>Others could not have changed this either.</source>
        <translation>Nezměnil by to ani nikdo jiný.</translation>
    </message>
    <message numerus="yes">
        <source>Not even %n other order(s) of its own would have changed this.</source>
        <translation>
            <numerusform>Ani jediný jiný vlastní povel by na tom nic nezměnil.</numerusform>
            <numerusform>Ani %n jiné vlastní povely najednou by na tom nic nezměnily.</numerusform>
            <numerusform>Ani %n jiných vlastních povelů najednou by na tom nic nezměnilo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not even %n other order(s) by {power:the} would have changed this.</source>
        <translation>
            <numerusform>Ani jediný jiný povel {power:gen} by na tom nic nezměnil.</numerusform>
            <numerusform>Ani %n jiné povely {power:gen} najednou by na tom nic nezměnily.</numerusform>
            <numerusform>Ani %n jiných povelů {power:gen} najednou by na tom nic nezměnilo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not even %n other order(s) of any one power would have changed this.</source>
        <translation>
            <numerusform>Ani jediný jiný povel by na tom nic nezměnil.</numerusform>
            <numerusform>Ani %n jiné povely od kohokoli z ostatních by na tom nic nezměnily.</numerusform>
            <numerusform>Ani %n jiných povelů od kohokoli z ostatních by na tom nic nezměnilo.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WhyPanel</name>
    <message>
        <source>Read this rule</source>
        <translation>Přečíst toto pravidlo</translation>
    </message>
    <message>
        <source>Rule {section}</source>
        <translation>Pravidlo {section}</translation>
    </message>
    <message>
        <source>Why did this fail? {order}</source>
        <translation>Proč neprošlo {order}?</translation>
    </message>
    <message>
        <source>Why was this support cut? {order}</source>
        <translation>Proč byla zrušena podpora? {order}</translation>
    </message>
    <message>
        <source>Why did this break? {order}</source>
        <translation>Proč se to přerušilo? {order}</translation>
    </message>
    <message>
        <source>Why does this not count? {order}</source>
        <translation>Proč povel neplatí? {order}</translation>
    </message>
</context>
</TS>
