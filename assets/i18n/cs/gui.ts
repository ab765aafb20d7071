<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs" sourcelanguage="en">
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
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n jednotka</numerusform>
            <numerusform>%n jednotky</numerusform>
            <numerusform>%n jednotek</numerusform>
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
    <name>Counts</name>
    <message numerus="yes">
        <source>%n centre(s)</source>
        <translation>
            <numerusform>%n centrum</numerusform>
            <numerusform>%n centra</numerusform>
            <numerusform>%n center</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>builds up to %n unit(s)</source>
        <translation>
            <numerusform>postaví až %n jednotku</numerusform>
            <numerusform>postaví až %n jednotky</numerusform>
            <numerusform>postaví až %n jednotek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>removes %n unit(s)</source>
        <translation>
            <numerusform>odstraní %n jednotku</numerusform>
            <numerusform>odstraní %n jednotky</numerusform>
            <numerusform>odstraní %n jednotek</numerusform>
        </translation>
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
        <source>most centres win</source>
        <translation>vyhrává nejvíce center</translation>
    </message>
    <message>
        <source>most units win</source>
        <translation>vyhrává nejvíce jednotek</translation>
    </message>
    <message>
        <source>after the winter of {year}</source>
        <translation>po zimě {year}</translation>
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
        <source>{year} is the last year</source>
        <translation>{year} je poslední rok</translation>
    </message>
    <message>
        <source>The last year is {year}</source>
        <translation>Poslední rok je {year}</translation>
    </message>
    <message>
        <source>Short game: ends {when}, {count}</source>
        <translation>Krátká hra končí {when}, {count}</translation>
    </message>
    <message>
        <source>Units on the board: {sides}. {goal} win.</source>
        <translation>Jednotky na plánu: {sides}. Vyhrává {goal}.</translation>
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
        <source>The agreed last year, {when}, is over (III)</source>
        <translation>Domluvený poslední rok {when} skončil (III)</translation>
    </message>
    <message>
        <source>The agreed time, {when}, has come (III)</source>
        <translation>Nastal domluvený čas {when} (III)</translation>
    </message>
    <message>
        <source>The agreed time has come (III)</source>
        <translation>Nastal domluvený čas (III)</translation>
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
        <source>The game is given to: {player}</source>
        <translation>Hra se přenechá: {player}</translation>
    </message>
    <message>
        <source>Proposed in secret: {motions}. The vote comes before the next phase.</source>
        <translation>Tajný návrh: {motions}. Hlasuje se před další fází.</translation>
    </message>
</context>
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
        <translation>kdo velel více velmocím a kterým nevelel nikdo</translation>
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
        <source>Saved game of the diplomacy package</source>
        <translation>Uložená hra balíku diplomacy</translation>
    </message>
    <message>
        <source>Text in the manner of the DATC’s cases</source>
        <translation>Text na způsob případů DATC</translation>
    </message>
    <message>
        <source>Results as a judge mails them</source>
        <translation>Výsledky, jak je rozesílá judge</translation>
    </message>
    <message>
        <source>Order list of Realpolitik</source>
        <translation>Seznam povelů programu Realpolitik</translation>
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
        <source>Vote on giving the game to {power:the}: {count}</source>
        <translation>Hlasování o přenechání hry {power:dat}: {count}</translation>
    </message>
    <message>
        <source>The player of {power:the} has left, and civil disorder follows (XIV.3)</source>
        <translation>Hráč {power:gen} odešel, nastaly občanské nepokoje (XIV.3)</translation>
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
        <source>The agreed time has come (III)</source>
        <translation>Nastal domluvený čas (III)</translation>
    </message>
    <message>
        <source>not everybody is for it</source>
        <translation>ne všichni jsou pro</translation>
    </message>
    <message>
        <source>{yes} of {asked} for it</source>
        <translation>pro {yes} z {asked}</translation>
    </message>
</context>
<context>
    <name>Rulebook</name>
    <message>
        <source>Second edition, 1982</source>
        <translation>Druhé vydání, 1982</translation>
    </message>
    <message>
        <source>First revised edition, 1971</source>
        <translation>První přepracované vydání, 1971</translation>
    </message>
    <message>
        <source>Fourth edition, 2000</source>
        <translation>Čtvrté vydání, 2000</translation>
    </message>
    <message>
        <source>Edition of 2023</source>
        <translation>Vydání z roku 2023</translation>
    </message>
    <message>
        <source>DATC</source>
        <translation>DATC</translation>
    </message>
    <message>
        <source>Own choice</source>
        <translation>Vlastní výběr</translation>
    </message>
    <message>
        <source>One unbroken route is enough for a convoy; own orders show the way that is meant.</source>
        <translation>Konvoji stačí jedna nepřerušená trasa; zamýšlenou cestu ukazují vlastní povely.</translation>
    </message>
    <message>
        <source>One broken route breaks a convoy; armies exchange places across any fleet.</source>
        <translation>Jedna přerušená trasa zruší konvoj; armády si vymění místa přes kteroukoli flotilu.</translation>
    </message>
    <message>
        <source>To a neighbour an army goes by sea when its order or an own fleet says so.</source>
        <translation>K sousedovi armáda pluje, když to říká její povel nebo vlastní flotila.</translation>
    </message>
    <message>
        <source>As in 2000; a retreat may lead to where a landing came from.</source>
        <translation>Jako v roce 2000; ustoupit lze i tam, odkud přišlo vylodění.</translation>
    </message>
    <message>
        <source>What most programs play: Szykman’s rule, and nobody walks after a broken convoy.</source>
        <translation>Jak soudí většina programů: Szykmanovo pravidlo a po přerušeném konvoji se nejde pěšky.</translation>
    </message>
    <message>
        <source>Every point can be chosen by itself.</source>
        <translation>Každý bod lze zvolit zvlášť.</translation>
    </message>
    <message>
        <source>A convoy with several routes fails when</source>
        <translation>Konvoj s více trasami selže, když je přerušena</translation>
    </message>
    <message>
        <source>one of them is broken</source>
        <translation>jedna z nich</translation>
    </message>
    <message>
        <source>all of them are broken</source>
        <translation>každá z nich</translation>
    </message>
    <message>
        <source>A landing does not cut support</source>
        <translation>Vylodění neruší podporu</translation>
    </message>
    <message>
        <source>for an attack on a fleet of its routes (1971)</source>
        <translation>útoku na flotilu na jeho trasách (1971)</translation>
    </message>
    <message>
        <source>for an attack on its own convoy (1982)</source>
        <translation>útoku na vlastní konvoj (1982)</translation>
    </message>
    <message>
        <source>for anything where a fleet convoys (1982, English)</source>
        <translation>čehokoli tam, kde flotila převáží (1982, anglicky)</translation>
    </message>
    <message>
        <source>for an attack on a fleet it cannot do without (2000)</source>
        <translation>útoku na flotilu, bez níž se neobejde (2000)</translation>
    </message>
    <message>
        <source>never; every move of a paradox fails</source>
        <translation>neplatí; v paradoxu selže každý přesun</translation>
    </message>
    <message>
        <source>never; the convoys of a paradox fail (Szykman)</source>
        <translation>neplatí; v paradoxu selžou konvoje (Szykman)</translation>
    </message>
    <message>
        <source>An army goes to a neighbour by sea when</source>
        <translation>K sousedovi armáda pluje, když</translation>
    </message>
    <message>
        <source>the unit there comes the other way (1971)</source>
        <translation>jednotka odtamtud táhne proti ní (1971)</translation>
    </message>
    <message>
        <source>own orders show it (1982)</source>
        <translation>to ukazují vlastní povely (1982)</translation>
    </message>
    <message>
        <source>its order or an own fleet says so; else it walks (2000)</source>
        <translation>to říká povel nebo vlastní flotila; jinak jde pěšky (2000)</translation>
    </message>
    <message>
        <source>its order or an own fleet says so; it never walks then</source>
        <translation>to říká povel nebo vlastní flotila; pěšky pak nejde nikdy</translation>
    </message>
    <message>
        <source>its order says so, whatever fleets do (DPTG)</source>
        <translation>to říká její povel, ať flotily dělají cokoli (DPTG)</translation>
    </message>
    <message>
        <source>A landing comes from</source>
        <translation>Vylodění přichází</translation>
    </message>
    <message>
        <source>the space of the army</source>
        <translation>z prostoru armády</translation>
    </message>
    <message>
        <source>the last fleet of the convoy</source>
        <translation>od poslední flotily konvoje</translation>
    </message>
    <message>
        <source>A retreat to where a landing came from</source>
        <translation>Ústup tam, odkud přišlo vylodění</translation>
    </message>
    <message>
        <source>is closed</source>
        <translation>je zakázán</translation>
    </message>
    <message>
        <source>is open</source>
        <translation>je dovolen</translation>
    </message>
    <message>
        <source>The seas that a convoy is to cross</source>
        <translation>Moře, přes která má konvoj vést,</translation>
    </message>
    <message>
        <source>are not read in its army’s order</source>
        <translation>se v povelu armády nečtou</translation>
    </message>
    <message>
        <source>may be named; then no others carry it</source>
        <translation>lze jmenovat; jiná pak nevezou</translation>
    </message>
    <message>
        <source>must be named by its army’s order</source>
        <translation>musí jmenovat povel armády</translation>
    </message>
    <message>
        <source>A beaten unit has no effect on its attacker’s space</source>
        <translation>Zahnaná jednotka nepůsobí na prostor útočníka</translation>
    </message>
    <message>
        <source>however the attack came</source>
        <translation>ať útok přišel jakkoli</translation>
    </message>
    <message>
        <source>if the two met head-on</source>
        <translation>pokud šly obě proti sobě</translation>
    </message>
    <message>
        <source>A fleet’s move that names neither of two coasts</source>
        <translation>Přesun flotily, který neuvádí žádné ze dvou pobřeží</translation>
    </message>
    <message>
        <source>fails</source>
        <translation>neprovedeno</translation>
    </message>
    <message>
        <source>goes to the first coast of the map</source>
        <translation>míří k prvnímu pobřeží mapy</translation>
    </message>
    <message>
        <source>A fleet’s move that does not name the only coast</source>
        <translation>Přesun flotily, který neuvádí jediné možné pobřeží</translation>
    </message>
    <message>
        <source>goes there</source>
        <translation>míří k němu</translation>
    </message>
    <message>
        <source>A fleet’s move to a coast out of reach</source>
        <translation>Přesun flotily k nedosažitelnému pobřeží</translation>
    </message>
    <message>
        <source>goes to the other coast</source>
        <translation>míří k druhému pobřeží</translation>
    </message>
    <message>
        <source>is against the rules</source>
        <translation>je proti pravidlům</translation>
    </message>
    <message>
        <source>A coast in a support</source>
        <translation>Pobřeží v podpoře</translation>
    </message>
    <message>
        <source>is not compared</source>
        <translation>se neporovnává</translation>
    </message>
    <message>
        <source>must match where it is written</source>
        <translation>musí souhlasit, je-li napsáno</translation>
    </message>
    <message>
        <source>must be written for a foreign fleet with two to choose</source>
        <translation>se musí uvést u cizí flotily, má-li dvě na výběr</translation>
    </message>
    <message>
        <source>must be written for any fleet with two to choose</source>
        <translation>se musí uvést vždy, má-li flotila dvě na výběr</translation>
    </message>
    <message>
        <source>A wrong coast of the unit itself</source>
        <translation>Chybné pobřeží samotné jednotky</translation>
    </message>
    <message>
        <source>does no harm</source>
        <translation>nevadí</translation>
    </message>
    <message>
        <source>A coast that does not exist</source>
        <translation>Pobřeží, které neexistuje</translation>
    </message>
    <message>
        <source>A fleet built without a coast where there are two</source>
        <translation>Flotila stavěná bez pobřeží tam, kde jsou dvě</translation>
    </message>
    <message>
        <source>is not built</source>
        <translation>nevznikne</translation>
    </message>
    <message>
        <source>lies at the first coast of the map</source>
        <translation>leží u prvního pobřeží mapy</translation>
    </message>
    <message>
        <source>An order that does not say army or fleet</source>
        <translation>Povel, který neříká armáda, nebo flotila</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>platí</translation>
    </message>
    <message>
        <source>An order that mistakes army and fleet</source>
        <translation>Povel, který zaměňuje armádu a flotilu</translation>
    </message>
    <message>
        <source>A build that names a coast but not army or fleet</source>
        <translation>Stavba, která uvádí pobřeží, ale ne druh jednotky</translation>
    </message>
    <message>
        <source>is a fleet</source>
        <translation>je flotila</translation>
    </message>
    <message>
        <source>A fleet built inland</source>
        <translation>Flotila stavěná ve vnitrozemí</translation>
    </message>
    <message>
        <source>is an army</source>
        <translation>je armáda</translation>
    </message>
    <message>
        <source>A foreign unit named without its power</source>
        <translation>Cizí jednotka uvedená bez své velmoci</translation>
    </message>
    <message>
        <source>A unit named with the wrong power</source>
        <translation>Jednotka uvedená s nesprávnou velmocí</translation>
    </message>
    <message>
        <source>Of several sheets of one power, one after another</source>
        <translation>Z několika listů velmoci po sobě</translation>
    </message>
    <message>
        <source>all count together</source>
        <translation>platí všechny dohromady</translation>
    </message>
    <message>
        <source>all count, unless the last replaces them</source>
        <translation>platí všechny, pokud je poslední nenahrazuje</translation>
    </message>
    <message>
        <source>the last counts, unless it only adds</source>
        <translation>platí poslední, pokud jen nedoplňuje</translation>
    </message>
    <message>
        <source>the last sheet counts</source>
        <translation>platí poslední list</translation>
    </message>
    <message>
        <source>Of several sheets in no known order</source>
        <translation>Z několika listů v neznámém pořadí</translation>
    </message>
    <message>
        <source>no sheet counts</source>
        <translation>neplatí žádný list</translation>
    </message>
    <message>
        <source>Of two orders for one unit</source>
        <translation>Ze dvou povelů jedné jednotce</translation>
    </message>
    <message>
        <source>the first counts</source>
        <translation>platí první</translation>
    </message>
    <message>
        <source>the last counts</source>
        <translation>platí poslední</translation>
    </message>
    <message>
        <source>neither counts</source>
        <translation>neplatí žádný</translation>
    </message>
    <message>
        <source>Of too many builds</source>
        <translation>Z přebytečných staveb</translation>
    </message>
    <message>
        <source>none counts</source>
        <translation>neplatí žádná</translation>
    </message>
    <message>
        <source>the first count</source>
        <translation>platí první</translation>
    </message>
    <message>
        <source>the last count</source>
        <translation>platí poslední</translation>
    </message>
    <message>
        <source>Of two builds in one space</source>
        <translation>Ze dvou staveb v jednom prostoru</translation>
    </message>
    <message>
        <source>neither of them counts</source>
        <translation>neplatí žádná</translation>
    </message>
    <message>
        <source>Of too many removals</source>
        <translation>Z přebytečných rozpuštění</translation>
    </message>
    <message>
        <source>none counts; the rules choose</source>
        <translation>neplatí žádné; vybírají pravidla</translation>
    </message>
    <message>
        <source>A build that is due</source>
        <translation>Stavbu, na kterou je nárok,</translation>
    </message>
    <message>
        <source>may be left unused</source>
        <translation>lze nevyužít</translation>
    </message>
    <message>
        <source>is made in any case</source>
        <translation>je třeba využít vždy</translation>
    </message>
    <message>
        <source>When nobody chooses, the unit goes that is farthest from</source>
        <translation>Když nikdo nevybere, odchází jednotka nejdál od</translation>
    </message>
    <message>
        <source>the home centres</source>
        <translation>domovských center</translation>
    </message>
    <message>
        <source>the country</source>
        <translation>země</translation>
    </message>
    <message>
        <source>the centres it owns</source>
        <translation>vlastněných center</translation>
    </message>
    <message>
        <source>Foreign support for a unit in civil disorder</source>
        <translation>Cizí podpora jednotce při občanských nepokojích</translation>
    </message>
    <message>
        <source>does not count</source>
        <translation>neplatí</translation>
    </message>
    <message>
        <source>A unit with an impossible move</source>
        <translation>Jednotka s nemožným přesunem</translation>
    </message>
    <message>
        <source>can be supported in defence</source>
        <translation>může dostat podporu v obraně</translation>
    </message>
    <message>
        <source>cannot be supported in defence</source>
        <translation>nemůže dostat podporu v obraně</translation>
    </message>
    <message>
        <source>An order with several meanings</source>
        <translation>Povel s více významy</translation>
    </message>
    <message>
        <source>is read by itself</source>
        <translation>se čte sám o sobě</translation>
    </message>
    <message>
        <source>is explained by own orders beside it</source>
        <translation>vysvětlí vlastní povely vedle něj</translation>
    </message>
    <message>
        <source>An order that own orders take for granted</source>
        <translation>Povel, se kterým vlastní povely počítají</translation>
    </message>
    <message>
        <source>An order given for several turns</source>
        <translation>Povel daný na více tahů</translation>
    </message>
    <message>
        <source>counts in each of them</source>
        <translation>platí v každém z nich</translation>
    </message>
    <message>
        <source>counts once</source>
        <translation>platí jednou</translation>
    </message>
    <message>
        <source>What a power writes as another one’s proxy</source>
        <translation>Co velmoc píše v zastoupení jiné,</translation>
    </message>
    <message>
        <source>counts alone once it is announced</source>
        <translation>platí samo, je-li zastoupení ohlášeno</translation>
    </message>
    <message>
        <source>counts beside the owner’s orders</source>
        <translation>platí vedle povelů majitele</translation>
    </message>
    <message>
        <source>A unit that should not stand there</source>
        <translation>Jednotka, která na mapě být nemá,</translation>
    </message>
    <message>
        <source>stays until the next adjustments</source>
        <translation>zůstává do příští úpravy stavu</translation>
    </message>
    <message>
        <source>goes when it is found</source>
        <translation>se odstraní, jakmile se na ni přijde</translation>
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
        <source>NC</source>
        <comment>north coast, on the board</comment>
        <translation>sever</translation>
    </message>
    <message>
        <source>SC</source>
        <comment>south coast, on the board</comment>
        <translation>jih</translation>
    </message>
    <message>
        <source>EC</source>
        <comment>east coast, on the board</comment>
        <translation>východ</translation>
    </message>
    <message>
        <source>WC</source>
        <comment>west coast, on the board</comment>
        <translation>západ</translation>
    </message>
    <message>
        <source>Spring</source>
        <translation>Jaro</translation>
    </message>
    <message>
        <source>Autumn</source>
        <translation>Podzim</translation>
    </message>
    <message>
        <source>Winter</source>
        <translation>Zima</translation>
    </message>
    <message>
        <source>orders</source>
        <translation>povely</translation>
    </message>
    <message>
        <source>retreats</source>
        <translation>ústupy</translation>
    </message>
    <message>
        <source>adjustments</source>
        <translation>úprava stavu</translation>
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
        <source>writing retreats</source>
        <translation>psaní ústupů</translation>
    </message>
    <message>
        <source>writing adjustments</source>
        <translation>psaní úpravy stavu</translation>
    </message>
    <message>
        <source>retreat → {place}</source>
        <translation>ústup → {place}</translation>
    </message>
    <message>
        <source>disband</source>
        <translation>rozpustit</translation>
    </message>
    <message>
        <source>build an army {where:in}</source>
        <translation>stavba armády {where:v}</translation>
    </message>
    <message>
        <source>build a fleet {where:in}</source>
        <translation>stavba flotily {where:v}</translation>
    </message>
    <message>
        <source>build nothing</source>
        <translation>nic nestavět</translation>
    </message>
    <message>
        <source>{move}, by convoy ({seas})</source>
        <translation>{move}, konvojem ({seas})</translation>
    </message>
    <message>
        <source>{move}, by convoy</source>
        <translation>{move}, konvojem</translation>
    </message>
    <message>
        <source>support {unit}</source>
        <translation>podpora {unit}</translation>
    </message>
    <message>
        <source>convoy {unit}</source>
        <translation>konvoj {unit}</translation>
    </message>
    <message>
        <source>hold</source>
        <translation>obrana</translation>
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
        <source>stand-off</source>
        <translation>pat</translation>
    </message>
    <message>
        <source>unused</source>
        <translation>nevyužito</translation>
    </message>
    <message>
        <source>stands</source>
        <translation>stojí</translation>
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
        <source>convoyed</source>
        <translation>konvoj proveden</translation>
    </message>
    <message>
        <source>disrupted</source>
        <translation>konvoj rozehnán</translation>
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
