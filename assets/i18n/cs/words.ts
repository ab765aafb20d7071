<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs" sourcelanguage="en">
<context>
    <name>Cards</name>
    <message>
        <source>Reveal orders</source>
        <translation>Odhalit povely</translation>
    </message>
    <message>
        <source>Gather round: all orders are opened at once.</source>
        <translation>Pojďte ke stolu: všechny povely se otevřou najednou.</translation>
    </message>
    <message>
        <source>Whatever they did not write does not happen.</source>
        <translation>Co nenapsali, to se nestane.</translation>
    </message>
</context>
<context>
    <name>Clock</name>
    <message>
        <source>Writing orders</source>
        <translation>Psaní povelů</translation>
    </message>
</context>
<context>
    <name>Coin</name>
    <message>
        <source>The coin has fallen: {power:the} joins the side of {side:the}.</source>
        <translation>Los rozhodl: {power:nom} se přidává na stranu {side:gen}.</translation>
    </message>
    <message>
        <source>The coin has fallen: {power:the} joins the side of {side:the} and is led by {player}.</source>
        <translation>Los rozhodl: {power:nom} se přidává na stranu {side:gen}. Velí {player}.</translation>
    </message>
    <message>
        <source>Seed of the coin, from the nonces of the envelopes just opened: {seed}</source>
        <translation>Semínko losu, z nonců právě otevřených obálek: {seed}</translation>
    </message>
</context>
<context>
    <name>Compared</name>
    <message numerus="yes">
        <source>%n phase(s)</source>
        <translation>
            <numerusform>%n fáze</numerusform>
            <numerusform>%n fáze</numerusform>
            <numerusform>%n fází</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n rozdíl</numerusform>
            <numerusform>%n rozdíly</numerusform>
            <numerusform>%n rozdílů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s) on the board</source>
        <translation>
            <numerusform>%n rozdíl na plánu</numerusform>
            <numerusform>%n rozdíly na plánu</numerusform>
            <numerusform>%n rozdílů na plánu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s) of retreats</source>
        <translation>
            <numerusform>%n rozdíl v ústupech</numerusform>
            <numerusform>%n rozdíly v ústupech</numerusform>
            <numerusform>%n rozdílů v ústupech</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s) of words only</source>
        <translation>
            <numerusform>%n rozdíl jen ve slovech</numerusform>
            <numerusform>%n rozdíly jen ve slovech</numerusform>
            <numerusform>%n rozdílů jen ve slovech</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %n phase(s) no results were recorded, so nothing was compared there.</source>
        <translation>
            <numerusform>U %n fáze výsledky zaznamenány nejsou, nebylo tam co porovnat.</numerusform>
            <numerusform>U %n fází výsledky zaznamenány nejsou, nebylo tam co porovnat.</numerusform>
            <numerusform>U %n fází výsledky zaznamenány nejsou, nebylo tam co porovnat.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>A draw shared by %n player(s)</source>
        <translation>
            <numerusform>Remíza, o kterou se dělí %n hráč</numerusform>
            <numerusform>Remíza, o kterou se dělí %n hráči</numerusform>
            <numerusform>Remíza, o kterou se dělí %n hráčů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) left</source>
        <translation>
            <numerusform>zbývá %n minuta</numerusform>
            <numerusform>zbývají %n minuty</numerusform>
            <numerusform>zbývá %n minut</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeskPanel</name>
    <message>
        <source>Orders</source>
        <translation>Povely</translation>
    </message>
    <message>
        <source>Choose a unit.</source>
        <translation>Vyber jednotku.</translation>
    </message>
    <message>
        <source>Type an order</source>
        <translation>Napiš povel</translation>
    </message>
    <message>
        <source>Seal orders…</source>
        <translation>Zapečetit povely…</translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <source>tomorrow {time}</source>
        <translation>zítra {time}</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min left</source>
        <translation>zbývá {hours} h {minutes} min</translation>
    </message>
    <message>
        <source>at {time}, at once</source>
        <translation>v {time}, okamžitě</translation>
    </message>
    <message>
        <source>at {time}, when the turn is over</source>
        <translation>v {time}, po dohrání tahu</translation>
    </message>
    <message>
        <source> or </source>
        <translation> nebo </translation>
    </message>
    <message>
        <source>The agreed time has come: this is the last turn</source>
        <translation>Domluvený čas nastal: toto je poslední tah</translation>
    </message>
    <message>
        <source>The game ends at {time}: {left}</source>
        <translation>Hra končí v {time}: {left}</translation>
    </message>
    <message>
        <source>Short game: ends {when}, {count}</source>
        <translation>Krátká hra končí {when}, {count}</translation>
    </message>
    <message>
        <source>Draw: {players}</source>
        <translation>Remíza: {players}</translation>
    </message>
    <message>
        <source>Short game, equal at its end: {players}</source>
        <translation>Krátká hra, na konci rovnost: {players}</translation>
    </message>
    <message>
        <source>Victory in a short game: {player}</source>
        <translation>Vítězství v krátké hře: {player}</translation>
    </message>
    <message>
        <source>Victory conceded to: {player}</source>
        <translation>Vítězství přenechané ostatními: {player}</translation>
    </message>
    <message>
        <source>Victory: {player}</source>
        <translation>Vítězství: {player}</translation>
    </message>
    <message>
        <source>The game was left</source>
        <translation>Hra byla opuštěna</translation>
    </message>
    <message>
        <source>All others have given up the game.</source>
        <translation>Všichni ostatní se hry vzdali.</translation>
    </message>
    <message>
        <source>{count}, and these are equal</source>
        <translation>{count} a tito jsou na tom stejně</translation>
    </message>
    <message>
        <source>Nobody plays {powers:the}</source>
        <translation>Za {powers:acc} nikdo nehraje</translation>
    </message>
    <message>
        <source>The {powers:#player/players} of {powers:the} {powers:#has/have} left</source>
        <translation>{powers:#hráč/hráči} {powers:gen} {powers:#odešel/odešli}</translation>
    </message>
    <message>
        <source>A draw: all survivors share the game equally</source>
        <translation>Remíza: všichni, kdo přežili, se o ni dělí rovným dílem</translation>
    </message>
    <message>
        <source>{player} plays on for: {hand}</source>
        <translation>Hraje dál: {player} ({hand})</translation>
    </message>
    <message>
        <source>The game is given to: {player}</source>
        <translation>Hra se přenechá: {player}</translation>
    </message>
    <message>
        <source>Proposed in secret: {motions}. The vote comes before the next phase.</source>
        <translation>Tajný návrh: {motions}. Hlasuje se před další fází.</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>who played what</source>
        <translation>kdo za koho hrál</translation>
    </message>
    <message>
        <source>what the game is called</source>
        <translation>jak se hra jmenuje</translation>
    </message>
    <message>
        <source>the rulebook and house rules</source>
        <translation>podle jakých pravidel se hrálo a co si stůl dohodl jinak</translation>
    </message>
    <message>
        <source>who commanded several powers, and which powers nobody did</source>
        <translation>kdo velel několika stranám a kterým nevelel nikdo</translation>
    </message>
    <message>
        <source>how the coin fell</source>
        <translation>jak padla mince</translation>
    </message>
    <message>
        <source>who was in civil disorder</source>
        <translation>kde byly občanské nepokoje</translation>
    </message>
    <message>
        <source>some orders of retreats and winters that were not carried out</source>
        <translation>některé ústupy a zimní povely, které se neprovedly</translation>
    </message>
    <message>
        <source>that the board was set up by hand</source>
        <translation>že byla mapa upravena ručně</translation>
    </message>
    <message>
        <source>that the game is over, and how</source>
        <translation>že hra skončila a jak</translation>
    </message>
    <message>
        <source>the position now on the board</source>
        <translation>jaké je teď postavení na mapě</translation>
    </message>
    <message>
        <source>Fingerprints and what happened to seals stay in the game’s own file.</source>
        <translation>Otisky a záznamy o pečetích zůstávají jen ve vlastním souboru hry.</translation>
    </message>
    <message>
        <source>Slips, reasons and phases that were taken back stay in the game’s own file.</source>
        <translation>Lístky, důvody a fáze vzaté zpět zůstávají jen ve vlastním souboru hry.</translation>
    </message>
    <message>
        <source>The map stays in the game’s own file: elsewhere it has to be there to read the game.</source>
        <translation>Mapa zůstává ve vlastním souboru hry: kdo chce hru číst jinde, musí ji mít.</translation>
    </message>
    <message>
        <source>headings</source>
        <translation>nadpisy</translation>
    </message>
    <message>
        <source>comments</source>
        <translation>komentáře</translation>
    </message>
    <message>
        <source>talk</source>
        <translation>povídání</translation>
    </message>
    <message>
        <source>heads of mails</source>
        <translation>hlavičky dopisů</translation>
    </message>
    <message>
        <source>deadlines</source>
        <translation>uzávěrky</translation>
    </message>
    <message>
        <source>notices</source>
        <translation>hlášení programu</translation>
    </message>
    <message>
        <source>what follows from the rest</source>
        <translation>co plyne z ostatního</translation>
    </message>
    <message>
        <source>players and messages</source>
        <translation>hráči a zprávy</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>nastavení</translation>
    </message>
    <message>
        <source>technical values</source>
        <translation>technické údaje</translation>
    </message>
    <message>
        <source>illegible orders recorded as void</source>
        <translation>nečitelné povely, které i záznam označuje za neplatné</translation>
    </message>
    <message>
        <source>Velmoc’s own record</source>
        <translation>vlastní záznam Velmoci</translation>
    </message>
    <message>
        <source>Other programs are not told: {things}. Velmoc finds it again in the same file.</source>
        <translation>Jiné programy se nedozvědí: {things}. Velmoc to v témž souboru zase najde.</translation>
    </message>
    <message>
        <source>as the record of another program has it</source>
        <translation>podle záznamu jiného programu</translation>
    </message>
    <message>
        <source>Lines and fields understood: {understood}; left on purpose: {left}; not understood: {unread}.</source>
        <translation>Pochopených řádků a údajů: {understood}; záměrně vynechaných: {left}; nepochopených: {unread}.</translation>
    </message>
    <message>
        <source>Line {where} was not understood: {text}</source>
        <translation>Řádek {where} nebyl pochopen: {text}</translation>
    </message>
    <message>
        <source>{where} was not understood: {text}</source>
        <translation>{where}: nebylo pochopeno: {text}</translation>
    </message>
    <message>
        <source>{phases}: no results were recorded, so nothing was compared.</source>
        <translation>{phases}: výsledky nejsou zaznamenány, nebylo tedy co porovnat.</translation>
    </message>
    <message>
        <source>Nothing differs as far as the file was understood; not all of it was.</source>
        <translation>Co bylo pochopeno, se neliší; celý soubor však pochopen nebyl.</translation>
    </message>
    <message>
        <source>--words lists those of words only.</source>
        <translation>S --words se vypíší i ty jen slovní.</translation>
    </message>
</context>
<context>
    <name>Incident</name>
    <message>
        <source>thought better of it</source>
        <translation>změna úmyslu</translation>
    </message>
    <message>
        <source>slip of the pen</source>
        <translation>přepsání</translation>
    </message>
    <message>
        <source>forgotten PIN</source>
        <translation>zapomenutý PIN</translation>
    </message>
    <message>
        <source>somebody else wrote it</source>
        <translation>psal někdo jiný</translation>
    </message>
    <message>
        <source>the player is not here</source>
        <translation>hráč tu není</translation>
    </message>
    <message>
        <source>cannot be read any more</source>
        <translation>už se nedá přečíst</translation>
    </message>
    <message>
        <source>{power:the} opened its seal again</source>
        <translation>{power:nom} znovu {power:otevřel/otevřela/otevřelo/otevřely/otevřela} svou pečeť</translation>
    </message>
    <message>
        <source>The envelope of {power:the} was destroyed unopened</source>
        <translation>Obálka {power:gen} byla zničena neotevřená</translation>
    </message>
    <message>
        <source>The PIN of {power:the} was taken away</source>
        <translation>PIN {power:gen} byl odebrán</translation>
    </message>
    <message>
        <source>Vote on playing no further: {count}</source>
        <translation>Hlasování, zda už dál nehrát: {count}</translation>
    </message>
    <message>
        <source>Vote on giving the game to {power:the}: {count}</source>
        <translation>Hlasování o přenechání hry {power:dat}: {count}</translation>
    </message>
    <message>
        <source>Vote on who plays on for {power:the}: {count}</source>
        <translation>Hlasování, kdo hraje dál za {power:acc}: {count}</translation>
    </message>
    <message>
        <source>The agreed time has come</source>
        <translation>Nastal domluvený čas</translation>
    </message>
    <message>
        <source>The player of {power:the} has left: {disorder} ({rule})</source>
        <translation>Hráč {power:gen} odešel: {disorder} ({rule})</translation>
    </message>
    <message>
        <source>Somebody else plays on for {power:the}</source>
        <translation>Za {power:acc} hraje dál někdo jiný</translation>
    </message>
    <message>
        <source>Vote on a draw: {count}</source>
        <translation>Hlasování o remíze: {count}</translation>
    </message>
    <message>
        <source>A vote was broken off uncounted</source>
        <translation>Hlasování bylo přerušeno bez sčítání</translation>
    </message>
    <message>
        <source>not everybody is for it</source>
        <translation>ne všichni jsou pro</translation>
    </message>
    <message>
        <source>{yes} of {asked} for it</source>
        <translation>pro {yes} {asked:z}</translation>
    </message>
</context>
<context>
    <name>Public</name>
    <message>
        <source>Writing orders</source>
        <translation>Psaní povelů</translation>
    </message>
    <message>
        <source>Only what is written counts.</source>
        <translation>Platí jen to, co je napsáno.</translation>
    </message>
    <message>
        <source>No orders.</source>
        <translation>Bez povelů.</translation>
    </message>
</context>
<context>
    <name>SealSheet</name>
    <message>
        <source>Seal these orders?</source>
        <translation>Zapečetit tyto povely?</translation>
    </message>
</context>
<context>
    <name>TableSide</name>
    <message>
        <source>Ready to write? Tap your sign</source>
        <translation>Kdo chce psát, ťukne na své znamení</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>north</source>
        <translation>sever</translation>
    </message>
    <message>
        <source>south</source>
        <translation>jih</translation>
    </message>
    <message>
        <source>east</source>
        <translation>východ</translation>
    </message>
    <message>
        <source>west</source>
        <translation>západ</translation>
    </message>
    <message>
        <source>orders</source>
        <translation>povely</translation>
    </message>
    <message>
        <source>orders revealed</source>
        <translation>povely odhaleny</translation>
    </message>
    <message>
        <source>game over</source>
        <translation>konec hry</translation>
    </message>
    <message>
        <source>writing orders</source>
        <translation>psaní povelů</translation>
    </message>
    <message>
        <source>destroyed</source>
        <translation>rozpuštěna</translation>
    </message>
    <message>
        <source>dislodged</source>
        <translation>donucena k ústupu</translation>
    </message>
    <message>
        <source>stands</source>
        <translation>stojí</translation>
    </message>
    <message>
        <source>turned to defence</source>
        <translation>změněno na obranu</translation>
    </message>
    <message>
        <source>succeeds</source>
        <translation>provedeno</translation>
    </message>
    <message>
        <source>fails</source>
        <translation>neprovedeno</translation>
    </message>
    <message>
        <source>given</source>
        <translation>podpora platí</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>podpora zrušena</translation>
    </message>
    <message>
        <source>fallen</source>
        <translation>podpora padla</translation>
    </message>
    <message>
        <source>against one&apos;s own</source>
        <translation>podpora proti vlastní</translation>
    </message>
    <message>
        <source>done</source>
        <translation>provedeno</translation>
    </message>
    <message>
        <source>disrupted</source>
        <translation>přerušeno</translation>
    </message>
    <message>
        <source>void</source>
        <translation>bez účinku</translation>
    </message>
    <message>
        <source>illegal</source>
        <translation>odporuje pravidlům</translation>
    </message>
    <message>
        <source>ambiguous</source>
        <translation>nejednoznačný</translation>
    </message>
</context>
</TS>
