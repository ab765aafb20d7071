<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs" sourcelanguage="en">
<context>
    <name>AboutCard</name>
    <message>
        <source>Rules: our own words for the rulebook’s second edition of February 1982.</source>
        <translation>Pravidla: vlastními slovy podle 2. vydání z února 1982.</translation>
    </message>
</context>
<context>
    <name>Adjustments</name>
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
    <message numerus="yes">
        <source>build %n</source>
        <translation>
            <numerusform>postav %n</numerusform>
            <numerusform>postav %n</numerusform>
            <numerusform>postav %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>remove %n</source>
        <translation>
            <numerusform>odstraň %n</numerusform>
            <numerusform>odstraň %n</numerusform>
            <numerusform>odstraň %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n build(s) due</source>
        <translation>
            <numerusform>smí stavět %n jednotku</numerusform>
            <numerusform>smí stavět %n jednotky</numerusform>
            <numerusform>smí stavět %n jednotek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n removal(s) due</source>
        <translation>
            <numerusform>musí odebrat %n jednotku</numerusform>
            <numerusform>musí odebrat %n jednotky</numerusform>
            <numerusform>musí odebrat %n jednotek</numerusform>
        </translation>
    </message>
    <message>
        <source>Centres and units</source>
        <translation>Centra a úprava stavu</translation>
    </message>
    <message>
        <source>builds and removals</source>
        <translation>stavby a rozpuštění</translation>
    </message>
    <message>
        <source>Choose where to build.</source>
        <translation>Vyber, kde budeš stavět.</translation>
    </message>
    <message>
        <source>Choose which unit to remove.</source>
        <translation>Vyber, kterou jednotku odstraníš.</translation>
    </message>
    <message>
        <source>Waive a build (W)</source>
        <translation>Vzdát se stavby (W)</translation>
    </message>
    <message>
        <source>{good} of {due} builds</source>
        <translation>stavby: {good} {due:z}</translation>
    </message>
    <message>
        <source>{good} of {due} removals</source>
        <translation>odebrání: {good} {due:z}</translation>
    </message>
    <message>
        <source>builds: {good} of {due} written</source>
        <translation>stavby: napsáno {good} {due:z}</translation>
    </message>
    <message>
        <source>removals: {good} of {due} written</source>
        <translation>odebrání: napsáno {good} {due:z}</translation>
    </message>
</context>
<context>
    <name>Aftermath</name>
    <message>
        <source>Centres that changed hands</source>
        <translation>Změny v držení center</translation>
    </message>
</context>
<context>
    <name>ArmyNumbers</name>
    <message numerus="yes">
        <source>builds up to %n army(s)</source>
        <translation>
            <numerusform>postaví až %n armádu</numerusform>
            <numerusform>postaví až %n armády</numerusform>
            <numerusform>postaví až %n armád</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>removes %n army(s)</source>
        <translation>
            <numerusform>odstraní %n armádu</numerusform>
            <numerusform>odstraní %n armády</numerusform>
            <numerusform>odstraní %n armád</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>build %n army(s)</source>
        <translation>
            <numerusform>postav %n armádu</numerusform>
            <numerusform>postav %n armády</numerusform>
            <numerusform>postav %n armád</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>remove %n army(s)</source>
        <translation>
            <numerusform>odstraň %n armádu</numerusform>
            <numerusform>odstraň %n armády</numerusform>
            <numerusform>odstraň %n armád</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>may build %n army(s)</source>
        <translation>
            <numerusform>smí postavit %n armádu</numerusform>
            <numerusform>smí postavit %n armády</numerusform>
            <numerusform>smí postavit %n armád</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>must remove %n army(s)</source>
        <translation>
            <numerusform>musí odstranit %n armádu</numerusform>
            <numerusform>musí odstranit %n armády</numerusform>
            <numerusform>musí odstranit %n armád</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Beads</name>
    <message>
        <source>moves</source>
        <translation>přesuny</translation>
    </message>
    <message>
        <source>retreats</source>
        <translation>ústupy</translation>
    </message>
    <message>
        <source>adjustments</source>
        <translation>úpravy</translation>
    </message>
</context>
<context>
    <name>BesideForm</name>
    <message>
        <source>no state is called “{text}”</source>
        <translation>žádný stát se nejmenuje „{text}“</translation>
    </message>
    <message>
        <source>{state} is there twice</source>
        <translation>{state} je tu dvakrát</translation>
    </message>
    <message>
        <source>nobody is called “{text}”</source>
        <translation>nikdo nemá „{text}“</translation>
    </message>
    <message>
        <source>{player}: {count} of {all} entered</source>
        <translation>{player}: zadáno {count} {all:z}</translation>
    </message>
    <message>
        <source>{player}, {field}: the lower token has to be taken and laid again</source>
        <translation>{player}, {field}: spodní žeton se musí vzít a položit znovu</translation>
    </message>
    <message>
        <source>{state} ({key})? Enter takes it.</source>
        <translation>{state} ({key})? Enter potvrdí.</translation>
    </message>
    <message>
        <source>start</source>
        <translation>start</translation>
    </message>
    <message>
        <source>target</source>
        <translation>cíl</translation>
    </message>
    <message>
        <source>card {number}</source>
        <translation>{number}. karta</translation>
    </message>
    <message>
        <source>stack of {field}</source>
        <translation>komínek: {field}</translation>
    </message>
    <message>
        <source>These cards lie there</source>
        <translation>Tyto karty leží</translation>
    </message>
    <message>
        <source>Open the map</source>
        <translation>Otevřít mapu</translation>
    </message>
    <message>
        <source>Count again</source>
        <translation>Spočítat znovu</translation>
    </message>
    <message>
        <source>Name, abbreviation or click; the space bar deals here.</source>
        <translation>Název, zkratka nebo klik; mezerník rozdá tady.</translation>
    </message>
    <message>
        <source>Letters from the lowest token up, or click a player, then a field: {letters}</source>
        <translation>Písmena odspodu, nebo klik na hráče a pak na pole: {letters}</translation>
    </message>
    <message>
        <source>Which cards lie there?</source>
        <translation>Které karty leží?</translation>
    </message>
    <message>
        <source>How do the stacks lie?</source>
        <translation>Jak leží komínky?</translation>
    </message>
    <message>
        <source>Put right</source>
        <translation>Opravit</translation>
    </message>
</context>
<context>
    <name>BezHranic</name>
    <message>
        <source>Bez hranic</source>
        <translation>Bez hranic</translation>
    </message>
    <message>
        <source>Rules of Bez hranic: Vlaada Chvátil, 2010; told in our own words.</source>
        <translation>Pravidla hry Bez hranic: Vlaada Chvátil, 2010; vyložena vlastními slovy.</translation>
    </message>
    <message>
        <source>My geography</source>
        <translation>Vlastní zeměpis</translation>
    </message>
    <message>
        <source>Euros</source>
        <translation>Eura</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Červená</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Žlutá</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Modrá</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Fialová</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Zelená</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bílá</translation>
    </message>
    <message>
        <source>the travellers are choosing</source>
        <translation>cestovatelé vybírají</translation>
    </message>
    <message>
        <source>2 or 3 players with two colours each, one purse</source>
        <translation>2 nebo 3 hráči, každý dvě barvy a jedna peněženka</translation>
    </message>
    <message>
        <source>2 to 6 players</source>
        <translation>2 až 6 hráčů</translation>
    </message>
    <message>
        <source>In a box: the fields chosen; at the right the price; below crossings + neighbours + field 40 + tokens beneath; at the foot what is left in the purse.</source>
        <translation>V okénku: vybraná pole; vpravo cena; pod ní přechody + sousedé + pole 40 + žetony vespod; dole, co zbylo v peněžence.</translation>
    </message>
    <message>
        <source>Crossing {crossing} · neighbours {pair} · on field 40: {stays} · token beneath {under} · in round {finale} the price is received, and tokens beneath are taken off.</source>
        <translation>Přechod {crossing} · sousedé {pair} · na poli 40: {stays} · žeton vespod {under} · v {finale}. kole se cena dostává a žetony vespod se odečítají.</translation>
    </message>
    <message>
        <source>Best choices: {prices}</source>
        <translation>Nejlepší volby: {prices}</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <translation>d. MMMM yyyy</translation>
    </message>
    <message>
        <source>Framed: the best choice of the round. Below the price: crossings + neighbours + field 40 + tokens beneath (b); at the left below: the purse after the round.</source>
        <translation>Rámeček: nejlepší volba kola. Pod cenou: přechody + sousedé + pole 40 + žetony vespod (v); vlevo dole: peněženka po kole.</translation>
    </message>
    <message>
        <source>Fingerprint of the seed: {print}</source>
        <translation>Otisk semínka: {print}</translation>
    </message>
    <message>
        <source>Fingerprint: {print} · seed: {seed} · anybody can deal all rounds again.</source>
        <translation>Otisk: {print} · semínko: {seed} · kdo chce, rozdá si všech sedm kol znovu.</translation>
    </message>
    <message>
        <source>b</source>
        <comment>tokens beneath, in short</comment>
        <translation>v</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>{number}. kolo</translation>
    </message>
    <message>
        <source>is received</source>
        <translation>dostává se</translation>
    </message>
    <message>
        <source>round {number}</source>
        <translation>{number}. kolo</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Kolo</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Výsledkový list</translation>
    </message>
    <message>
        <source>Log: every bill, every correction</source>
        <translation>Zápis: každý účet, každá oprava</translation>
    </message>
    <message>
        <source>Journeys of round {number}</source>
        <translation>Cesty {number}. kola</translation>
    </message>
    <message>
        <source>Score sheet to fill in, 2 to 6 players</source>
        <translation>Výsledkový list k vyplnění, 2 až 6 hráčů</translation>
    </message>
    <message>
        <source>Score sheet to fill in, two colours each</source>
        <translation>Výsledkový list k vyplnění, dvě barvy</translation>
    </message>
    <message>
        <source>All 50 cards with backs: {map}</source>
        <translation>Všech 50 karet i s rubem: {map}</translation>
    </message>
    <message>
        <source>Traveller’s cards</source>
        <translation>Karty cestovatele</translation>
    </message>
    <message>
        <source>Map: {map}</source>
        <translation>Mapa: {map}</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Jeden</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Dva</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Tři</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Čtyři</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Pět</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>Šest</translation>
    </message>
    <message>
        <source>Seven</source>
        <translation>Sedm</translation>
    </message>
    <message>
        <source>Eight</source>
        <translation>Osm</translation>
    </message>
    <message>
        <source>Nine</source>
        <translation>Devět</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>Deset</translation>
    </message>
    <message>
        <source>{amount} euros</source>
        <translation>{amount} eur</translation>
    </message>
    <message>
        <source>{one} and {other} are neighbours</source>
        <translation>{one} a {other} spolu sousedí</translation>
    </message>
    <message>
        <source>a token on field 40</source>
        <translation>žeton na poli 40</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
    <message>
        <source>Received: {paid}.</source>
        <translation>Dostává: {paid}.</translation>
    </message>
    <message>
        <source>Comes to {price}: nobody receives less than nothing.</source>
        <translation>Vychází {price}: méně než nic nedostane nikdo.</translation>
    </message>
    <message>
        <source>Paid: {paid}.</source>
        <translation>Platí: {paid}.</translation>
    </message>
    <message>
        <source>Costs {price}; paid, as no more was left: {paid}.</source>
        <translation>Cena je {price}; víc v peněžence nezbylo, platí {paid}.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Hra skončila.</translation>
    </message>
    <message>
        <source>This table plays in another way.</source>
        <translation>Tento stůl hraje jiným způsobem.</translation>
    </message>
    <message>
        <source>Nobody sits there.</source>
        <translation>Tam nikdo nesedí.</translation>
    </message>
    <message>
        <source>This round is not over yet.</source>
        <translation>Toto kolo ještě neskončilo.</translation>
    </message>
    <message>
        <source>All cards lie open.</source>
        <translation>Všechny karty už leží.</translation>
    </message>
    <message>
        <source>Not yet: the start is not open.</source>
        <translation>Ještě ne: startovní stát není odkrytý.</translation>
    </message>
    <message>
        <source>This key sleeps for three seconds.</source>
        <translation>Tato klávesa tři sekundy spí.</translation>
    </message>
    <message>
        <source>Pressed already.</source>
        <translation>Už má stisknuto.</translation>
    </message>
    <message>
        <source>Press your own key first.</source>
        <translation>Napřed vlastní klávesa.</translation>
    </message>
    <message>
        <source>No token is left in this hand.</source>
        <translation>V této ruce už žádný žeton není.</translation>
    </message>
    <message>
        <source>There is no such field.</source>
        <translation>Takové pole tu není.</translation>
    </message>
    <message>
        <source>One hand: the second token comes after the first.</source>
        <translation>Jedna ruka: druhý žeton až po prvním.</translation>
    </message>
    <message>
        <source>Chosen already.</source>
        <translation>Už má vybráno.</translation>
    </message>
    <message>
        <source>Tokens must not lie like this.</source>
        <translation>Takto žetony ležet nesmějí.</translation>
    </message>
    <message>
        <source>These cards cannot lie there together: each state is there once.</source>
        <translation>Takto karty ležet nemohou: každý stát je jen jednou.</translation>
    </message>
    <message>
        <source>A correction needs a reason.</source>
        <translation>Oprava potřebuje důvod.</translation>
    </message>
    <message>
        <source>No round has been played yet.</source>
        <translation>Ještě se neodehrálo žádné kolo.</translation>
    </message>
    <message>
        <source>Away from the table.</source>
        <translation>Není u stolu.</translation>
    </message>
    <message>
        <source>There already.</source>
        <translation>U stolu už je.</translation>
    </message>
    <message>
        <source>Somebody has to stay at the table.</source>
        <translation>Někdo u stolu zůstat musí.</translation>
    </message>
    <message>
        <source>Whoever plays on needs a name of his own.</source>
        <translation>Kdo hraje dál, potřebuje vlastní jméno.</translation>
    </message>
    <message>
        <source>Nobody can have less than nothing.</source>
        <translation>Méně než nic mít nikdo nemůže.</translation>
    </message>
    <message>
        <source>round {number} of {all}</source>
        <translation>{number}. kolo {all:z}</translation>
    </message>
    <message>
        <source>Tokens lie on the table. Ready?</source>
        <translation>Žetony leží na stole. Připraveni?</translation>
    </message>
    <message>
        <source>Tokens are locked until the start lies</source>
        <translation>Žetony jsou zamčené, dokud neleží startovní stát</translation>
    </message>
    <message>
        <source>The offer is void: its cards are shuffled back, round {number} anew</source>
        <translation>Nabídka padla, karty se zamíchaly zpět, {number}. kolo se rozdá znovu</translation>
    </message>
    <message>
        <source>{player} names a field, then {next}</source>
        <translation>Pole volí {player}, další je {next}</translation>
    </message>
    <message>
        <source>{player} names a field; the own key takes the other colour</source>
        <translation>Pole volí {player}; vlastní klávesa bere druhou barvu</translation>
    </message>
    <message>
        <source>{player} names a field</source>
        <translation>Pole volí {player}</translation>
    </message>
    <message>
        <source>{player}, {field}: the lower token is taken and laid again</source>
        <translation>{player}, {field}: spodní žeton se bere a položí znovu</translation>
    </message>
    <message>
        <source>Sealed: {players}</source>
        <translation>Zapečetěno: {players}</translation>
    </message>
    <message>
        <source>Where to?</source>
        <translation>Kam se pojede?</translation>
    </message>
    <message>
        <source>{player} wins: {amount}</source>
        <translation>Vyhrává {player}: {amount}</translation>
    </message>
    <message>
        <source>Shared by {players}: {amount} each</source>
        <translation>O vítězství se dělí {players}: každý {amount}</translation>
    </message>
    <message>
        <source>Round {number}: from {start} to {target}; offered: {states}</source>
        <translation>{number}. kolo: start {start}, cíl {target}; nabídka: {states}</translation>
    </message>
    <message>
        <source>Round {number}: from {start}; offered: {states}</source>
        <translation>{number}. kolo: start {start}; nabídka: {states}</translation>
    </message>
    <message>
        <source>France: six colours, and Greece</source>
        <translation>Francie: šest barev a Řecko</translation>
    </message>
    <message>
        <source>France: Great Britain and the Netherlands</source>
        <translation>Francie: Velká Británie a Nizozemsko</translation>
    </message>
    <message>
        <source>France: Great Britain and Belgium</source>
        <translation>Francie: Velká Británie a Belgie</translation>
    </message>
    <message>
        <source>Poland: Russia, its detour, Finland</source>
        <translation>Polsko: Rusko, oklika, Finsko</translation>
    </message>
    <message>
        <source>Italy: Monaco and Spain</source>
        <translation>Itálie: Monako a Španělsko</translation>
    </message>
    <message>
        <source>Azerbaijan: Norway</source>
        <translation>Ázerbájdžán: Norsko</translation>
    </message>
    <message>
        <source>Six players travel from France. Hungary is three crossings away, and so is Greece, by way of Italy and Malta: nobody saw it.</source>
        <translation>Z Francie cestuje šest hráčů. Maďarsko je na tři přechody a Řecko přes Itálii a Maltu také: toho si nikdo nevšiml.</translation>
    </message>
    <message>
        <source>Two crossings and two pairs of neighbours. A longer way would not avoid the surcharge: it hangs on the states, not on the way.</source>
        <translation>Dva přechody a dvě dvojice sousedů. Delší cesta by přirážku neobešla: platí se za státy, ne za cestu.</translation>
    </message>
    <message>
        <source>With Belgium instead all three are neighbours of each other: that costs 90 besides.</source>
        <translation>S Belgií místo Nizozemska sousedí všechny tři státy navzájem: to stojí 90 navíc.</translation>
    </message>
    <message>
        <source>Russia touches Poland by Kaliningrad, so the detour through Belarus saves nothing. Finland touches the other part: one has to get there first.</source>
        <translation>Rusko se Polska dotýká Kaliningradem, oklika přes Bělorusko tedy nic neušetří. Finsko se dotýká druhé části: tam se musí nejdřív dojet.</translation>
    </message>
    <message>
        <source>Monaco lies within France: the way leads in through France, and out through France.</source>
        <translation>Monako leží uvnitř Francie: dovnitř i ven se jede přes Francii.</translation>
    </message>
    <message>
        <source>What counts is borders, not miles: by way of Russia it is two crossings.</source>
        <translation>Počítají se hranice, ne kilometry: přes Rusko jsou to dva přechody.</translation>
    </message>
    <message>
        <source>Rules, {rule}</source>
        <translation>Pravidla, {rule}</translation>
    </message>
    <message>
        <source>{amount} cheaper than field 40</source>
        <translation>o {amount} levněji než pole 40</translation>
    </message>
    <message>
        <source>{amount} dearer than field 40</source>
        <translation>o {amount} dráž než pole 40</translation>
    </message>
    <message>
        <source>as much as field 40</source>
        <translation>stejně jako pole 40</translation>
    </message>
    <message>
        <source>{pair}: neighbours, +{amount}</source>
        <translation>{pair}: sousedé, +{amount}</translation>
    </message>
    <message>
        <source>{pair}: neighbours, but start and target never cost anything</source>
        <translation>{pair}: sousedé, ale za start a cíl se přirážka neplatí nikdy</translation>
    </message>
    <message>
        <source>{pair}: no neighbours</source>
        <translation>{pair}: nesousedí</translation>
    </message>
    <message>
        <source>A detour does not help: the surcharge is for neighbouring states, whichever way one goes.</source>
        <translation>Oklika nepomůže: přirážka se platí za sousední státy, ať se jede kudykoli.</translation>
    </message>
    <message>
        <source>Here the way is in one part of the state ({part}), and {next:the} touches another part only. Whoever entered one part goes on to a state that touches the same part.</source>
        <translation>Tady je cesta v jedné části státu ({part}) a {next:nom} se dotýká jen jiné. Kdo vjel do jedné části, pokračuje do státu, který sousedí s toutéž částí.</translation>
    </message>
    <message>
        <source>{here:the} has a single neighbour, {before:the}: whoever goes in comes out the same way, and crosses that border once more.</source>
        <translation>{here:nom} má jediného souseda, {before:acc}: kdo vjede dovnitř, vrací se tudy ven a tutéž hranici překročí podruhé.</translation>
    </message>
    <message>
        <source>{here:the} and {next:the} are no neighbours: only sea lies between, and no line is drawn over it.</source>
        <translation>{here:nom} a {next:nom} spolu nesousedí: je mezi nimi jen moře a žádná spojnice přes něj nevede.</translation>
    </message>
    <message>
        <source>{here:the} and {next:the} are no neighbours on this map.</source>
        <translation>{here:nom} a {next:nom} spolu na této mapě nesousedí.</translation>
    </message>
    <message>
        <source>{here:the} and {next:the} have no border.</source>
        <translation>{here:nom} a {next:nom} nemají společnou hranici.</translation>
    </message>
    <message>
        <source>{within} {states} from {start:the}, and {state:the} is not among them.</source>
        <translation>{within} {start:z} {states} a {state:nom} mezi nimi není.</translation>
    </message>
    <message>
        <source>The trip begins elsewhere.</source>
        <translation>Cesta má začínat jinde.</translation>
    </message>
    <message>
        <source>The trip ends elsewhere.</source>
        <translation>Cesta má končit jinde.</translation>
    </message>
    <message>
        <source>A chosen state is left out.</source>
        <translation>Jeden z vybraných států na cestě chybí.</translation>
    </message>
    <message>
        <source>{way} is no way.</source>
        <translation>{way} není cesta.</translation>
    </message>
    <message>
        <source>Still to be laid: {who}.</source>
        <translation>Zbývá položit: {who}.</translation>
    </message>
    <message>
        <source>Tokens must not lie like this. The lower ones are taken: {tokens}.</source>
        <translation>Takhle žetony ležet nesmějí. Berou se ty spodní: {tokens}.</translation>
    </message>
    <message>
        <source>The best choice: {fields}, {amount}</source>
        <translation>Nejlepší volba: {fields}, {amount}</translation>
    </message>
    <message>
        <source>Its first offer was void; it was dealt anew.</source>
        <translation>První nabídka tohoto kola padla; rozdávalo se znovu.</translation>
    </message>
    <message>
        <source>All cards were dealt from this seed: {seed}</source>
        <translation>Všechny karty se rozdávaly z tohoto semínka: {seed}</translation>
    </message>
    <message>
        <source>Fingerprint of the seed, known from the beginning: {print}</source>
        <translation>Otisk semínka, známý od začátku: {print}</translation>
    </message>
    <message>
        <source>Purse of {player}: {amount} ({reason})</source>
        <translation>Peněženka, {player}: {amount} ({reason})</translation>
    </message>
    <message>
        <source>Round {number} counted again ({reason})</source>
        <translation>{number}. kolo spočítáno znovu ({reason})</translation>
    </message>
    <message>
        <source>Round {number} taken back ({reason})</source>
        <translation>{number}. kolo vráceno ({reason})</translation>
    </message>
    <message>
        <source>Seven states lie around field 40. Once the start is open, everybody lays a token where he wants to travel: the fewer borders, the cheaper.</source>
        <translation>Kolem pole 40 leží sedm států. Jakmile je odkrytý startovní stát, každý položí žeton tam, kam chce cestovat: čím méně hranic, tím levněji.</translation>
    </message>
    <message>
        <source>A border costs 10, a neighbour of the start 30 more, every token beneath yours 10; on field 40 one stays at home for 40.</source>
        <translation>Přechod hranic stojí 10, soused startovního státu o 30 víc, každý žeton vespod 10; na poli 40 se zůstává doma za 40.</translation>
    </message>
    <message>
        <source>From the third round on two states are visited, from the fifth on the way leads from a start to a target; in the seventh the price is received, not paid.</source>
        <translation>Od třetího kola se navštíví dva státy, od pátého vede cesta ze startovního státu do cílového; v sedmém se cena neplatí, ale dostává.</translation>
    </message>
    <message>
        <source>The map is closed until all tokens lie. The fullest purse wins.</source>
        <translation>Mapa je zavřená, dokud neleží všechny žetony. Vyhrává nejplnější peněženka.</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>How tokens are laid</source>
        <translation>Jak se pokládají žetony</translation>
    </message>
    <message>
        <source>Colours of everybody</source>
        <translation>Barvy každého</translation>
    </message>
    <message>
        <source>The map while choosing</source>
        <translation>Mapa při výběru</translation>
    </message>
    <message>
        <source>Order of calm choices</source>
        <translation>Pořadí klidných voleb</translation>
    </message>
    <message>
        <source>Time for laying</source>
        <translation>Čas na položení</translation>
    </message>
    <message>
        <source>Keys of everybody</source>
        <translation>Klávesy každého hráče</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Rozdávání</translation>
    </message>
    <message>
        <source>The others are played by</source>
        <translation>Za ostatní hrají</translation>
    </message>
    <message>
        <source>Europe</source>
        <translation>Evropa</translation>
    </message>
    <message>
        <source>USA</source>
        <translation>USA</translation>
    </message>
    <message>
        <source>one keyboard: own key, then a field</source>
        <translation>jedna klávesnice: vlastní klávesa, potom pole</translation>
    </message>
    <message>
        <source>by touch, everybody at any time</source>
        <translation>dotykem, každý kdykoli</translation>
    </message>
    <message>
        <source>with cardboard tokens on a real table</source>
        <translation>s kartonovými žetony na skutečném stole</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>o samotě</translation>
    </message>
    <message>
        <source>calmly, behind the curtain</source>
        <translation>klidně, za oponou</translation>
    </message>
    <message>
        <source>one</source>
        <translation>jedna</translation>
    </message>
    <message>
        <source>two each, one purse (2 or 3 players)</source>
        <translation>dvě a jedna peněženka (2 nebo 3 hráči)</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>zavřená</translation>
    </message>
    <message>
        <source>open, for children</source>
        <translation>otevřená, pro děti</translation>
    </message>
    <message>
        <source>nothing lies beneath anything</source>
        <translation>nic neleží vespod</translation>
    </message>
    <message>
        <source>a lot draws it</source>
        <translation>určí ho los</translation>
    </message>
    <message>
        <source>people</source>
        <translation>lidé</translation>
    </message>
    <message>
        <source>slow bots that err seldom</source>
        <translation>pomalí boti, kteří se málo pletou</translation>
    </message>
    <message>
        <source>bots</source>
        <translation>boti</translation>
    </message>
    <message>
        <source>fast bots that err often</source>
        <translation>rychlí boti, kteří se často pletou</translation>
    </message>
    <message>
        <source>one, then a digit</source>
        <translation>jedna, pak číslice</translation>
    </message>
    <message>
        <source>nine each (2 or 3 players)</source>
        <translation>devět vlastních (2 nebo 3 hráči)</translation>
    </message>
    <message>
        <source>a card every 0.4 s, or space bar</source>
        <translation>karta za 0,4 s, nebo mezerníkem</translation>
    </message>
    <message>
        <source>by the dealer&apos;s space bar alone</source>
        <translation>jen mezerníkem rozdávajícího</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>bez omezení</translation>
    </message>
    <message>
        <source>Way</source>
        <translation>Způsob</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Promíchání</translation>
    </message>
    <message>
        <source>All cards are dealt from a seed that is drawn when the game begins and lies among the envelopes. Its SHA-256 fingerprint is shown before the first card, so that anybody can copy it; the seed itself after the last.</source>
        <translation>Všechny karty se rozdávají ze semínka, které se vylosuje při založení a leží mezi obálkami. Jeho otisk SHA-256 je vidět před první kartou a každý si ho může opsat; semínko samo se ukáže po poslední.</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>no border crossed</source>
        <translation>žádný přechod</translation>
    </message>
    <message>
        <source>no neighbours</source>
        <translation>žádní sousedé</translation>
    </message>
    <message>
        <source>nothing beneath</source>
        <translation>nic vespod</translation>
    </message>
    <message>
        <source>field 40</source>
        <translation>pole 40</translation>
    </message>
    <message>
        <source>receives</source>
        <translation>dostává</translation>
    </message>
    <message>
        <source>pays</source>
        <translation>zaplatí</translation>
    </message>
    <message>
        <source>the price was {price}</source>
        <translation>cena byla {price}</translation>
    </message>
    <message>
        <source>The best choice</source>
        <translation>Nejlepší volba</translation>
    </message>
    <message>
        <source>Round {number} · the journeys</source>
        <translation>{number}. kolo · vyhodnocení</translation>
    </message>
    <message>
        <source>Offered: {states}</source>
        <translation>Nabídka: {states}</translation>
    </message>
    <message>
        <source>Round {number} · the best choice</source>
        <translation>{number}. kolo · nejlepší volba</translation>
    </message>
    <message>
        <source>The best choice was seen by {players}</source>
        <translation>Nejlepší volbu má {players}</translation>
    </message>
    <message>
        <source>As good as any, and nobody saw it:</source>
        <translation>Stejně dobré, a nikdo to neviděl:</translation>
    </message>
    <message>
        <source>What nobody saw:</source>
        <translation>Čeho si nikdo nevšiml:</translation>
    </message>
    <message>
        <source>Nobody crosses a border.</source>
        <translation>Nikam se nejede.</translation>
    </message>
    <message>
        <source>by way of {states}.</source>
        <translation>přes {states}.</translation>
    </message>
    <message>
        <source>would cost</source>
        <translation>stálo by</translation>
    </message>
    <message>
        <source>would bring</source>
        <translation>vyneslo by</translation>
    </message>
    <message>
        <source>Purses after round {number}</source>
        <translation>Peněženky po {number}. kole</translation>
    </message>
    <message>
        <source>space on · ← back · R once more · F card of the start · P picture</source>
        <translation>mezerník dál · ← zpět · R ještě jednou · F karta startovního státu · P obrázek</translation>
    </message>
    <message>
        <source>← back · P picture</source>
        <translation>← zpět · P obrázek</translation>
    </message>
    <message>
        <source>round {number} brings everybody +{amount}</source>
        <translation>{number}. kolo přinese každému +{amount}</translation>
    </message>
    <message>
        <source>{player} wins</source>
        <translation>Vyhrává {player}</translation>
    </message>
    <message>
        <source>{players} share it</source>
        <translation>O výhru se dělí {players}</translation>
    </message>
    <message>
        <source>{amount} after seven rounds · {map}</source>
        <translation>{amount} po sedmi kolech · {map}</translation>
    </message>
    <message>
        <source>Shuffle: fingerprint {print}</source>
        <translation>Promíchání: otisk {print}</translation>
    </message>
    <message>
        <source>Shuffle: fingerprint {print} agrees</source>
        <translation>Promíchání: otisk {print} souhlasí</translation>
    </message>
    <message>
        <source>with the seed {seed}</source>
        <translation>se semínkem {seed}</translation>
    </message>
    <message>
        <source>Purses by round</source>
        <translation>Peněženky po kolech</translation>
    </message>
    <message>
        <source>What each round was worth</source>
        <translation>Co stálo které kolo</translation>
    </message>
    <message>
        <source>end</source>
        <translation>konec</translation>
    </message>
    <message>
        <source>start</source>
        <translation>start</translation>
    </message>
    <message>
        <source>the best choice there was</source>
        <translation>nejlepší možná volba kola</translation>
    </message>
    <message>
        <source>How far from the best (mean of a round)</source>
        <translation>Jak daleko od nejlepšího (průměr kola)</translation>
    </message>
    <message>
        <source>How far everybody was from it</source>
        <translation>O kolik se kdo odchýlil</translation>
    </message>
    <message>
        <source>best of the table</source>
        <translation>nejlépe u stolu</translation>
    </message>
    <message>
        <source>neighbours; you think they are not</source>
        <translation>sousedí, věříš, že ne</translation>
    </message>
    <message>
        <source>no neighbours; perhaps you think they are</source>
        <translation>nesousedí, možná věříš, že ano</translation>
    </message>
    <message>
        <source>farther than you think</source>
        <translation>dál, než si myslíš</translation>
    </message>
    <message>
        <source>nearer than you think</source>
        <translation>blíž, než si myslíš</translation>
    </message>
    <message>
        <source>by {crossings}</source>
        <translation>o {crossings}</translation>
    </message>
    <message>
        <source>buzzer</source>
        <translation>bzučák</translation>
    </message>
    <message>
        <source>touch</source>
        <translation>dotyk</translation>
    </message>
    <message>
        <source>beside the real game</source>
        <translation>vedle skutečné hry</translation>
    </message>
    <message>
        <source>calm choices</source>
        <translation>klidná volba</translation>
    </message>
    <message>
        <source>played alone</source>
        <translation>o samotě</translation>
    </message>
    <message>
        <source>the clock</source>
        <translation>hodiny</translation>
    </message>
    <message>
        <source>slow bots</source>
        <translation>pomalí soupeři</translation>
    </message>
    <message>
        <source>brisk bots</source>
        <translation>svižní soupeři</translation>
    </message>
    <message>
        <source>fast bots</source>
        <translation>rychlí soupeři</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>U stolu</translation>
    </message>
    <message>
        <source>deal: the next card, the next round</source>
        <translation>rozdává: další karta, další kolo</translation>
    </message>
    <message>
        <source>everybody has a key of his own: it stands at his place</source>
        <translation>každý má svou klávesu, je napsaná u jeho místa</translation>
    </message>
    <message>
        <source>the field, as on the numeric block; 2 is field 40</source>
        <translation>pole, jako na numerické klávesnici; 2 je pole&#xa0;40</translation>
    </message>
    <message>
        <source>let a press pass</source>
        <translation>nechat stisk propadnout</translation>
    </message>
    <message>
        <source>behind the curtain: seal</source>
        <translation>za oponou: zapečetit</translation>
    </message>
    <message>
        <source>try the keyboard; who is at the table</source>
        <translation>zkouška klávesnice; kdo je u stolu</translation>
    </message>
    <message>
        <source>between rounds: read the card of the start</source>
        <translation>mezi koly: přečíst kartu startu</translation>
    </message>
    <message>
        <source>alone, between rounds: my geography</source>
        <translation>o samotě, mezi koly: vlastní zeměpis</translation>
    </message>
    <message>
        <source>The show</source>
        <translation>Vyhodnocení</translation>
    </message>
    <message>
        <source>go on</source>
        <translation>dál</translation>
    </message>
    <message>
        <source>the next player</source>
        <translation>další hráč</translation>
    </message>
    <message>
        <source>one step back, or on</source>
        <translation>o krok zpět, o krok dál</translation>
    </message>
    <message>
        <source>this bill once more</source>
        <translation>tento účet ještě jednou</translation>
    </message>
    <message>
        <source>this bill whole, at once</source>
        <translation>celý tento účet naráz</translation>
    </message>
    <message>
        <source>to the end of the round</source>
        <translation>na konec kola</translation>
    </message>
    <message>
        <source>turn the card of the start, to be read</source>
        <translation>otočit kartu startu a přečíst ji</translation>
    </message>
    <message>
        <source>go on by itself, or stop</source>
        <translation>běží samo, nebo stojí</translation>
    </message>
    <message>
        <source>half, usual, double, fourfold speed</source>
        <translation>poloviční, obvyklá, dvojnásobná, čtyřnásobná rychlost</translation>
    </message>
    <message>
        <source>keep the round as pictures or as a film</source>
        <translation>uložit kolo jako obrázky nebo film</translation>
    </message>
    <message>
        <source>practise what is misjudged most</source>
        <translation>procvičit, v čem se nejvíc chybuje</translation>
    </message>
    <message>
        <source>back to the start</source>
        <translation>zpět na úvod</translation>
    </message>
    <message>
        <source>The study</source>
        <translation>Studovna</translation>
    </message>
    <message>
        <source>printed rounds, or the route desk</source>
        <translation>kola z pravidel, nebo stůl cest</translation>
    </message>
    <message>
        <source>lay the token in hand on a field</source>
        <translation>položit žeton z ruky na pole</translation>
    </message>
    <message>
        <source>take the uppermost token of a field</source>
        <translation>vzít nejvyšší žeton pole</translation>
    </message>
    <message>
        <source>another colour in hand</source>
        <translation>jiná barva v ruce</translation>
    </message>
    <message>
        <source>another card for the place that is chosen</source>
        <translation>jiná karta na vybrané místo</translation>
    </message>
    <message>
        <source>the best choice of the round</source>
        <translation>nejlepší volba kola</translation>
    </message>
    <message>
        <source>the trip that is told, on the route desk</source>
        <translation>vyprávěná cesta na stůl cest</translation>
    </message>
    <message>
        <source>take the last change back</source>
        <translation>vzít poslední změnu zpět</translation>
    </message>
    <message>
        <source>on the desk: the whole map</source>
        <translation>u stolu cest: celá mapa</translation>
    </message>
    <message>
        <source>on the desk: draw a way of one&apos;s own</source>
        <translation>u stolu cest: kreslit vlastní cestu</translation>
    </message>
    <message>
        <source>A round</source>
        <translation>Kolo</translation>
    </message>
    <message>
        <source>The price</source>
        <translation>Cena</translation>
    </message>
    <message>
        <source>The record was written by a later version of Velmoc; it is left as it is.</source>
        <translation>Zápis je z novější verze programu Velmoc, a tak zůstává, jak je.</translation>
    </message>
    <message>
        <source>The record cannot be used. {cause}</source>
        <translation>Zápis nelze použít. {cause}</translation>
    </message>
    <message>
        <source>The record was damaged. It was set aside as {file}; all rounds that could be read are kept.</source>
        <translation>Zápis byl poškozený. Leží stranou jako {file}; všechna kola, která šla přečíst, zůstala.</translation>
    </message>
    <message>
        <source>Print on both sides, turned over the long edge; cut at the marks.</source>
        <translation>Tiskne se oboustranně, s převrácením po delší straně; stříhá se podle značek.</translation>
    </message>
    <message>
        <source>A dashed line over the sea is a border. Small states lie in rings.</source>
        <translation>Čárkovaná spojnice po moři je hranice. Malé státy jsou v kroužcích.</translation>
    </message>
    <message>
        <source>+{income} at the beginning. One token: from the start to one state of the offer.</source>
        <translation>Na začátku +{income}. Jeden žeton: ze startovního státu do jednoho státu z nabídky.</translation>
    </message>
    <message>
        <source>+{income} at the beginning. Two tokens on two fields: from the start through both, in whichever order is cheaper.</source>
        <translation>Na začátku +{income}. Dva žetony ke dvěma polím: ze startovního státu přes oba, v pořadí, které vyjde levněji.</translation>
    </message>
    <message>
        <source>+{income} at the beginning. Start and target together: from one to the other, through both chosen states.</source>
        <translation>Na začátku +{income}. Startovní a cílový stát najednou: z jednoho do druhého přes oba vybrané státy.</translation>
    </message>
    <message>
        <source>No income. All cards are shuffled again; laid as before, but now the price is received: the dearer the better.</source>
        <translation>Bez příjmu. Všechny karty se znovu zamíchají; pokládá se stejně, jenže cena se teď dostává: čím dražší cesta, tím lépe.</translation>
    </message>
    <message>
        <source>for every border that is crossed; a line over the sea is a border too</source>
        <translation>za každý přechod hranic; i spojnice po moři je hranice</translation>
    </message>
    <message>
        <source>for each two neighbours among the start or the target and the chosen states, whichever way is taken; start and target beside each other cost nothing</source>
        <translation>za každou sousedící dvojici mezi startovním nebo cílovým státem a vybranými státy, ať se jede kudykoli; sousedství startu s cílem nestojí nic</translation>
    </message>
    <message>
        <source>for each token beneath yours, on field 40 as well; in round 7 it is taken off</source>
        <translation>za každý žeton pod tvým, i na poli 40; v 7. kole se to odečítá</translation>
    </message>
    <message>
        <source>for a token on field 40: no state is visited for it</source>
        <translation>za žeton na poli 40: nejede se za něj nikam</translation>
    </message>
    <message>
        <source>Traveller’s card</source>
        <translation>Karta cestovatele</translation>
    </message>
    <message>
        <source>Seven rounds</source>
        <translation>Sedm kol</translation>
    </message>
    <message>
        <source>What a journey costs</source>
        <translation>Kolik stojí cesta</translation>
    </message>
    <message>
        <source>Nobody pays more than he has, and nobody receives less than nothing. After round 7 the fullest purse wins.</source>
        <translation>Nikdo neplatí víc, než má, a nikdo nedostane méně než nic. Po 7. kole vítězí nejplnější peněženka.</translation>
    </message>
    <message>
        <source>The map stays closed until all tokens lie.</source>
        <translation>Mapa je zavřená, dokud neleží všechny žetony.</translation>
    </message>
    <message>
        <source>Keep the show: {what}</source>
        <translation>Uložit vyhodnocení: {what}</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>konec hry</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Co</translation>
    </message>
    <message>
        <source>Nobody pays for the order.</source>
        <translation>Za pořadí nikdo neplatí.</translation>
    </message>
    <message>
        <source>A lot draws the order.</source>
        <translation>Pořadí určí los.</translation>
    </message>
    <message>
        <source>one field</source>
        <translation>jedno pole</translation>
    </message>
    <message>
        <source>two different fields</source>
        <translation>dvě různá pole</translation>
    </message>
    <message>
        <source>each colour otherwise</source>
        <translation>každá barva jinam</translation>
    </message>
    <message>
        <source>The map may be looked at.</source>
        <translation>Na mapu se smí.</translation>
    </message>
    <message>
        <source>Sealed: {count} of {all}</source>
        <translation>Zapečetili {count} {all:z}</translation>
    </message>
    <message>
        <source>{player} chooses</source>
        <translation>Volí {player}</translation>
    </message>
    <message>
        <source>The map stays closed.</source>
        <translation>Mapa zůstává zavřená.</translation>
    </message>
    <message>
        <source>Seal the choice</source>
        <translation>Zapečetit volbu</translation>
    </message>
    <message>
        <source>I stay at home</source>
        <translation>zůstanu doma</translation>
    </message>
    <message>
        <source>START ⇄ TARGET</source>
        <translation>START ⇄ CÍL</translation>
    </message>
    <message>
        <source>START</source>
        <translation>START</translation>
    </message>
    <message>
        <source>{player} deals</source>
        <translation>rozdává {player}</translation>
    </message>
    <message>
        <source>the map is open</source>
        <translation>mapa otevřená</translation>
    </message>
    <message>
        <source>the map is closed</source>
        <translation>mapa zavřená</translation>
    </message>
    <message>
        <source>Try the keyboard (F3)</source>
        <translation>Vyzkoušet klávesnici (F3)</translation>
    </message>
    <message>
        <source>Players (F4)</source>
        <translation>Hráči (F4)</translation>
    </message>
    <message>
        <source>start {state}</source>
        <translation>start {state}</translation>
    </message>
    <message>
        <source>target {state}</source>
        <translation>cíl {state}</translation>
    </message>
    <message>
        <source>away</source>
        <translation>není u stolu</translation>
    </message>
    <message>
        <source>token on the table</source>
        <translation>žeton na stole</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>vítězí</translation>
    </message>
    <message>
        <source>sealed</source>
        <translation>zapečetěno</translation>
    </message>
    <message>
        <source>names a field</source>
        <translation>volí pole</translation>
    </message>
    <message>
        <source>is next</source>
        <translation>na řadě</translation>
    </message>
    <message>
        <source>laid</source>
        <translation>leží</translation>
    </message>
    <message>
        <source>key sleeps 3 s</source>
        <translation>klávesa spí 3 s</translation>
    </message>
    <message>
        <source>holds a token</source>
        <translation>drží žeton</translation>
    </message>
    <message>
        <source>second token</source>
        <translation>druhý žeton</translation>
    </message>
    <message>
        <source>laid {count}</source>
        <translation>leží {count}</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>přemýšlí</translation>
    </message>
    <message>
        <source>{seconds} s left</source>
        <translation>zbývá {seconds} s</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>ještě ne</translation>
    </message>
    <message>
        <source>key sleeps</source>
        <translation>klávesa spí</translation>
    </message>
    <message>
        <source>key {key}</source>
        <translation>klávesa {key}</translation>
    </message>
    <message>
        <source>the next one {amount}</source>
        <translation>další {amount}</translation>
    </message>
    <message>
        <source>Buzzer</source>
        <translation>Bzučák</translation>
    </message>
    <message>
        <source>One keyboard: a press counts as laying, then 2 s for a field.</source>
        <translation>Jedna klávesnice: stisk platí jako položení, pak 2 s na pole.</translation>
    </message>
    <message>
        <source>Touch</source>
        <translation>Dotyk</translation>
    </message>
    <message>
        <source>Everybody drags his token from his corner, all at once.</source>
        <translation>Každý táhne svůj žeton ze svého rohu, všichni naráz.</translation>
    </message>
    <message>
        <source>Beside the real game</source>
        <translation>Vedle skutečné hry</translation>
    </message>
    <message>
        <source>Cardboard tokens; the program deals, counts, draws.</source>
        <translation>Kartonové žetony; program rozdá, spočítá, nakreslí.</translation>
    </message>
    <message>
        <source>Calmly, behind the curtain</source>
        <translation>Klidně za oponou</translation>
    </message>
    <message>
        <source>Everybody chooses alone and without haste.</source>
        <translation>Každý volí sám a beze spěchu.</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>O samotě</translation>
    </message>
    <message>
        <source>Against the clock or bots; what one misjudges is kept.</source>
        <translation>Proti hodinám nebo soupeřům; chyby se pamatují.</translation>
    </message>
    <message>
        <source>Deal anew</source>
        <translation>Rozdat znovu</translation>
    </message>
    <message>
        <source>Deal round {number}</source>
        <translation>Rozdat {number}. kolo</translation>
    </message>
    <message>
        <source>Next card</source>
        <translation>Další karta</translation>
    </message>
    <message>
        <source>{act} (space bar)</source>
        <translation>{act} (mezerník)</translation>
    </message>
    <message>
        <source>digit = field · after 2 s the token goes back</source>
        <translation>číslice = pole · po 2 s se žeton vrací</translation>
    </message>
    <message>
        <source>digit or click = field, again takes it back · Ctrl+Enter seals · F9 curtain</source>
        <translation>číslice nebo klik volí a bere zpět · Ctrl+Enter pečetí · F9 opona</translation>
    </message>
    <message>
        <source>nine keys: the place of the field · the middle one: other colour</source>
        <translation>devět kláves: místo pole · prostřední: druhá barva</translation>
    </message>
    <message>
        <source>press your own key, then a field&apos;s</source>
        <translation>vlastní klávesa, potom klávesa pole</translation>
    </message>
    <message>
        <source>digit = field, or drag your token there</source>
        <translation>číslice = pole, nebo tam žeton přetáhni</translation>
    </message>
    <message>
        <source>click your station; the others look away</source>
        <translation>ťuknout na své místo; ostatní se nedívají</translation>
    </message>
    <message>
        <source>tokens lie on the real table</source>
        <translation>žetony leží na skutečném stole</translation>
    </message>
    <message>
        <source>let go on a field or just beside it</source>
        <translation>stačí pustit na pole nebo těsně vedle</translation>
    </message>
    <message>
        <source>{player}: space bar = next card ({count} of {all})</source>
        <translation>{player}: mezerník = další karta ({count} {all:z})</translation>
    </message>
    <message>
        <source>{player}: space bar = start</source>
        <translation>{player}: mezerník = start</translation>
    </message>
    <message>
        <source>Off best</source>
        <translation>Odstup</translation>
    </message>
    <message>
        <source>How many euros a round from the best choice, on average</source>
        <translation>O kolik eur na kolo hůř než nejlepší volba, v průměru</translation>
    </message>
    <message>
        <source>{euros} €</source>
        <translation>{euros} €</translation>
    </message>
    <message>
        <source>{euros} € a round from the best choice</source>
        <translation>{euros} € na kolo od nejlepší volby</translation>
    </message>
</context>
<context>
    <name>Blank</name>
    <message>
        <source>Lamplighters</source>
        <translation>Lampáři</translation>
    </message>
    <message>
        <source>Rules of the lamplighters: our own.</source>
        <translation>Pravidla lampářů: naše vlastní.</translation>
    </message>
    <message>
        <source>Saved game as JSON</source>
        <translation>Uložená hra jako JSON</translation>
    </message>
    <message>
        <source>choose</source>
        <translation>vybrat</translation>
    </message>
    <message>
        <source>step back</source>
        <translation>krok zpět</translation>
    </message>
    <message>
        <source>write</source>
        <translation>napsat</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Kliknutí</translation>
    </message>
    <message>
        <source>No order yet.</source>
        <translation>Zatím bez povelu.</translation>
    </message>
    <message>
        <source>{where:the} cannot be chosen now.</source>
        <translation>{where:acc} teď nelze vybrat.</translation>
    </message>
    <message>
        <source>no order yet</source>
        <translation>zatím bez povelu</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>Jít</translation>
    </message>
    <message>
        <source>Seal</source>
        <translation>Zapečetit</translation>
    </message>
    <message>
        <source>Rest</source>
        <translation>Odpočívat</translation>
    </message>
    <message>
        <source>Click your lamplighter {unit:in}, then {goal:the}.</source>
        <translation>Klikni na svého lampáře {unit:v} a pak na {goal:acc}.</translation>
    </message>
    <message>
        <source>Who has no order rests. Seal when done.</source>
        <translation>Kdo nemá povel, odpočívá. Až to bude, zapečeť.</translation>
    </message>
    <message>
        <source>Done? Seal.</source>
        <translation>Hotovo? Zapečeť.</translation>
    </message>
    <message>
        <source>Click your lamplighter {unit:in}, then Rest in his row.</source>
        <translation>Klikni na svého lampáře {unit:v} a pak v jeho řádku na Odpočívat.</translation>
    </message>
    <message>
        <source>Their lamplighters rest (2.2).</source>
        <translation>Jejich lampáři odpočívají (2.2).</translation>
    </message>
    <message>
        <source>Choose a lamplighter.</source>
        <translation>Vyber lampáře.</translation>
    </message>
    <message>
        <source>Type an order, e.g. Mill to Garden</source>
        <translation>Napiš povel, např. Mlýn do Zahrady</translation>
    </message>
    <message>
        <source>→ goes    &lt;&gt; changes places    * lights    = rests</source>
        <translation>→ jde    &lt;&gt; střídá    * rozsvítí    = odpočívá</translation>
    </message>
    <message>
        <source>Day {day}, morning</source>
        <translation>{day}. den, ráno</translation>
    </message>
    <message>
        <source>Day {day}, evening</source>
        <translation>{day}. den, večer</translation>
    </message>
    <message>
        <source>day {day}</source>
        <translation>{day}. den</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Začátek</translation>
    </message>
    <message>
        <source>Morning</source>
        <translation>Ráno</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Večer</translation>
    </message>
    <message>
        <source>Part of the day</source>
        <translation>Část dne</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Den</translation>
    </message>
    <message>
        <source>No quarter is named.</source>
        <translation>Není uvedena žádná čtvrť.</translation>
    </message>
    <message>
        <source>What shall he do, and where?</source>
        <translation>Co má udělat, a kde?</translation>
    </message>
    <message>
        <source>“{piece}” is no part of an order.</source>
        <translation>„{piece}“ do povelu nepatří.</translation>
    </message>
    <message>
        <source>“{piece}” can mean:</source>
        <translation>„{piece}“ může znamenat:</translation>
    </message>
    <message>
        <source>This is more than one order.</source>
        <translation>Tohle je víc než jeden povel.</translation>
    </message>
    <message>
        <source>Nothing is written {where:in}: he will rest.</source>
        <translation>{where:v} není napsáno nic: lampář bude odpočívat.</translation>
    </message>
    <message>
        <source>Your own lamplighters keep each other out of {where:the}.</source>
        <translation>Tvoji vlastní lampáři se {where:do} navzájem nepustí.</translation>
    </message>
    <message>
        <source>set aside: not judged</source>
        <translation>odloženo: nevyhodnotí se</translation>
    </message>
    <message>
        <source>nobody writes: not judged</source>
        <translation>nikdo nepíše: nevyhodnocuje se</translation>
    </message>
    <message>
        <source>late: not judged</source>
        <translation>pozdě: nevyhodnocuje se</translation>
    </message>
    <message>
        <source>struck out</source>
        <translation>škrtnuto</translation>
    </message>
    <message>
        <source>crossed out on the slip</source>
        <translation>na lístku přeškrtnuto</translation>
    </message>
    <message>
        <source>no order</source>
        <translation>není povel</translation>
    </message>
    <message>
        <source>several meanings</source>
        <translation>více významů</translation>
    </message>
    <message>
        <source>not this guild’s to order</source>
        <translation>cizí lampář</translation>
    </message>
    <message>
        <source>“{written}” cannot be read as an order</source>
        <translation>„{written}“ nelze přečíst jako povel</translation>
    </message>
    <message>
        <source>“{written}” has several meanings</source>
        <translation>„{written}“ má více významů</translation>
    </message>
    <message>
        <source>He was given different orders, so none of them is carried out</source>
        <translation>Dostal různé povely, proto se neprovede žádný</translation>
    </message>
    <message>
        <source>The lamplighter {where:in} belongs to another guild</source>
        <translation>Lampář {where:v} patří jinému cechu</translation>
    </message>
    <message>
        <source>No lamplighter stands {where:in}</source>
        <translation>{where:v} žádný lampář nestojí</translation>
    </message>
    <message>
        <source>Places are changed in the morning, lamps lit in the evening</source>
        <translation>Místa se střídají ráno, lampy se rozsvěcují večer</translation>
    </message>
    <message>
        <source>No street leads from here to {where:the}</source>
        <translation>Odsud {where:do} žádná ulice nevede</translation>
    </message>
    <message>
        <source>Nobody stands {where:in} to change places with</source>
        <translation>{where:v} nestojí nikdo, s kým by se dalo střídat</translation>
    </message>
    <message>
        <source>The lamp {where:in} burns for another guild, and is left alone</source>
        <translation>Lampa {where:v} svítí jinému cechu a nechává se být</translation>
    </message>
    <message>
        <source>He rested</source>
        <translation>Odpočíval</translation>
    </message>
    <message>
        <source>Nothing was written for him, so he rested</source>
        <translation>Nebylo mu napsáno nic, proto odpočíval</translation>
    </message>
    <message>
        <source>Nobody writes for his guild, so he rested</source>
        <translation>Za jeho cech nikdo nepíše, proto odpočíval</translation>
    </message>
    <message>
        <source>{where:the} was empty</source>
        <translation>{where:v} nikdo nestál</translation>
    </message>
    <message>
        <source>Whoever stood {where:in} left</source>
        <translation>Kdo stál {where:v}, odešel</translation>
    </message>
    <message>
        <source>Somebody from {by:the} wanted into {where:the} too</source>
        <translation>{where:do} chtěl také někdo {by:z}</translation>
    </message>
    <message>
        <source>He met the lamplighter from {by:the} on the way</source>
        <translation>Potkal cestou lampáře {by:z}</translation>
    </message>
    <message>
        <source>Somebody from {by:the} came in a hurry and blew out the match</source>
        <translation>Někdo {by:z} přispěchal a sfoukl sirku</translation>
    </message>
    <message>
        <source>Whoever stood {where:in} stayed</source>
        <translation>Kdo stál {where:v}, zůstal</translation>
    </message>
    <message>
        <source>Both wanted it, he and the lamplighter {where:in}</source>
        <translation>Chtěli to oba, on i lampář {where:v}</translation>
    </message>
    <message>
        <source>The lamplighter {where:in} did not want to change</source>
        <translation>Lampář {where:v} se střídat nechtěl</translation>
    </message>
    <message>
        <source>The lamp {where:in} was dark</source>
        <translation>Lampa {where:v} nesvítila</translation>
    </message>
    <message>
        <source>The lamp {where:in} burnt for another guild</source>
        <translation>Lampa {where:v} svítila jinému cechu</translation>
    </message>
    <message>
        <source>The lamp {where:in} burns for his own guild</source>
        <translation>Lampa {where:v} svítí jeho cechu</translation>
    </message>
    <message>
        <source>This version of the program does not know the reason that the file tells</source>
        <translation>Důvod, který soubor uvádí, tato verze programu nezná</translation>
    </message>
    <message>
        <source>He stays</source>
        <translation>Zůstává</translation>
    </message>
    <message>
        <source>Carried out</source>
        <translation>Provedeno</translation>
    </message>
    <message>
        <source>Not carried out</source>
        <translation>Neprovedeno</translation>
    </message>
    <message>
        <source>Not agreed</source>
        <translation>Nedohodnuto</translation>
    </message>
    <message>
        <source>Against the rules</source>
        <translation>Proti pravidlům</translation>
    </message>
    <message>
        <source>Ambiguous</source>
        <translation>Víceznačné</translation>
    </message>
    <message>
        <source>“{text}”</source>
        <translation>„{text}“</translation>
    </message>
    <message>
        <source>Lamps of other guilds may be lit anew</source>
        <translation>Lampy jiných cechů lze rozsvítit znovu</translation>
    </message>
    <message>
        <source>Lamps that burn are left alone</source>
        <translation>Lampy, které svítí, se nechávají být</translation>
    </message>
    <message>
        <source>Its lamplighters rest (2.2).</source>
        <translation>Lampáři toho cechu odpočívají (2.2).</translation>
    </message>
    <message>
        <source>Nobody is called for him: his lamplighters rest (2.2).</source>
        <translation>Nikdo se za něj nevolá: jeho lampáři odpočívají (2.2).</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Pravidla</translation>
    </message>
    <message>
        <source>six lit lamps, or most after the fifth evening</source>
        <translation>šest rozsvícených lamp, nebo nejvíc po pátém večeru</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Počet hráčů</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Pravidla této hry</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>Victory</source>
        <translation>Vítězství</translation>
    </message>
    <message>
        <source>Rules card</source>
        <translation>Karta pravidel</translation>
    </message>
    <message>
        <source>All seals are open</source>
        <translation>Všechny pečeti jsou otevřené</translation>
    </message>
    <message>
        <source>All orders</source>
        <translation>Všechny povely</translation>
    </message>
    <message>
        <source>So it came out</source>
        <translation>Tak to dopadlo</translation>
    </message>
    <message>
        <source>No room {where:in}.</source>
        <translation>{where:v} není místo.</translation>
    </message>
    <message>
        <source>Too many wanted into {where:the}.</source>
        <translation>{where:do} jich chtělo moc.</translation>
    </message>
    <message>
        <source>Back {by:#goes/go} who came from {by:the}.</source>
        <translation>Zpět {by:#jde/jdou}, kdo {by:#přišel/přišli} {by:z}.</translation>
    </message>
    <message>
        <source>How many orders there are, where lamplighters meet and whose lamps burn is told by the order that is being read, not before.</source>
        <translation>Kolik kdo dal povelů, kde se lampáři potkají a čí lampy budou svítit, řekne až povel, který se právě čte.</translation>
    </message>
    <message>
        <source>nobody wrote, so the lamplighters rest</source>
        <translation>nikdo nic nenapsal, lampáři odpočívají</translation>
    </message>
    <message>
        <source>no orders, so the lamplighters rest</source>
        <translation>bez povelů, lampáři odpočívají</translation>
    </message>
    <message>
        <source>changes places with {where:the}</source>
        <translation>vymění si místo: {where}</translation>
    </message>
    <message>
        <source>lights the lamp</source>
        <translation>rozsvítí</translation>
    </message>
    <message>
        <source>rests</source>
        <translation>odpočívá</translation>
    </message>
    <message>
        <source>Walks</source>
        <translation>Chůze</translation>
    </message>
    <message>
        <source>Swaps</source>
        <translation>Výměny</translation>
    </message>
    <message>
        <source>Lightings</source>
        <translation>Rozsvícení</translation>
    </message>
    <message>
        <source>Rests</source>
        <translation>Odpočinky</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Rozsvítit</translation>
    </message>
    <message>
        <source>Change places</source>
        <translation>Vystřídat</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Stáhnout</translation>
    </message>
    <message>
        <source>with whom?</source>
        <translation>s kým?</translation>
    </message>
    <message>
        <source>where to?</source>
        <translation>kam?</translation>
    </message>
    <message>
        <source>what?</source>
        <translation>co?</translation>
    </message>
    <message>
        <source>Lit lamps</source>
        <translation>Rozsvícené lampy</translation>
    </message>
    <message>
        <source>Lamps</source>
        <translation>Lampy</translation>
    </message>
    <message>
        <source>Lamps by day</source>
        <translation>Lampy po dnech</translation>
    </message>
    <message>
        <source>Lamps that were lit</source>
        <translation>Rozsvícené lampy</translation>
    </message>
    <message>
        <source>A click on a quarter lights its lamp for the guild chosen, or puts it out</source>
        <translation>Kliknutí na čtvrť rozsvítí její lampu zvolenému cechu, nebo ji zhasne</translation>
    </message>
    <message>
        <source>{where}: no lamp.</source>
        <translation>{where}: tady žádná lampa není.</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>Obvyklé</translation>
    </message>
    <message>
        <source>Ten minutes of talk, five to write.</source>
        <translation>Deset minut na vyjednávání, pět na psaní.</translation>
    </message>
    <message>
        <source>writing</source>
        <translation>psaní</translation>
    </message>
    <message>
        <source>talk</source>
        <translation>povídání</translation>
    </message>
    <message>
        <source>who did not seal rests</source>
        <translation>kdo nezapečetil, odpočívá</translation>
    </message>
    <message>
        <source>Short game: a last day</source>
        <translation>Krátká hra: poslední den</translation>
    </message>
    <message>
        <source>Short game: a last day or the clock</source>
        <translation>Krátká hra: poslední den nebo hodiny</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Poslední den</translation>
    </message>
    <message>
        <source>Day {day} is played to its end.</source>
        <translation>Den {day} se dohraje do konce.</translation>
    </message>
    <message>
        <source>after day {day}</source>
        <translation>po dni {day}</translation>
    </message>
    <message>
        <source>Day {day} is the last one</source>
        <translation>Den {day} je poslední</translation>
    </message>
    <message>
        <source>The last day is day {day}</source>
        <translation>Poslední je den {day}</translation>
    </message>
    <message>
        <source>The agreed last day, {day}, is over</source>
        <translation>Domluvený poslední den {day} skončil</translation>
    </message>
    <message>
        <source>The agreed time has come</source>
        <translation>Nastal domluvený čas</translation>
    </message>
    <message>
        <source>The agreed time, {when}, has come</source>
        <translation>Nastal domluvený čas {when}</translation>
    </message>
    <message>
        <source>most lamps win</source>
        <translation>vyhrává nejvíce lamp</translation>
    </message>
    <message>
        <source>most lamplighters win</source>
        <translation>vyhrává nejvíce lampářů</translation>
    </message>
    <message>
        <source>Lamplighters: {sides}. {goal} win.</source>
        <translation>Lampáři: {sides}. Vyhrává {goal}.</translation>
    </message>
    <message>
        <source>The day</source>
        <translation>Den</translation>
    </message>
    <message>
        <source>Streets and lamps</source>
        <translation>Ulice a lampy</translation>
    </message>
    <message>
        <source>An arrow: the lamplighter goes there.</source>
        <translation>Šipka: lampář tam jde.</translation>
    </message>
    <message>
        <source>Arrows there and back: two change places.</source>
        <translation>Šipky tam a zpět: dva se vystřídají.</translation>
    </message>
    <message>
        <source>A ring: he lights the lamp.</source>
        <translation>Kroužek: rozsvěcí lampu.</translation>
    </message>
    <message>
        <source>light, change places, rest, go</source>
        <translation>rozsvítit, vystřídat se, odpočívat, jít</translation>
    </message>
    <message>
        <source>The first day</source>
        <translation>První den</translation>
    </message>
    <message>
        <source>Your first day is over: you know the game.</source>
        <translation>První den je za tebou: hru už znáš.</translation>
    </message>
    <message>
        <source>Never lit a lamp?</source>
        <translation>Tvoje první lampa?</translation>
    </message>
    <message>
        <source>Two steps in the streets; then one lamplighter walks, the other rests, and you seal. Nothing is kept.</source>
        <translation>Dva kroky ulicemi; potom jeden lampář jde, druhý odpočívá a ty zapečetíš. Nic se neuchová.</translation>
    </message>
    <message>
        <source>The first lamp</source>
        <translation>První lampa</translation>
    </message>
    <message>
        <source>Walk</source>
        <translation>Chůze</translation>
    </message>
    <message>
        <source>Two for one quarter</source>
        <translation>Dva do jedné čtvrti</translation>
    </message>
    <message>
        <source>A lamplighter walks to the next quarter. Click &lt;b&gt;{start:the}&lt;/b&gt;, then &lt;b&gt;{goal:the}&lt;/b&gt;.</source>
        <translation>Lampář chodí do sousední čtvrti. Klikni na &lt;b&gt;{start:acc}&lt;/b&gt; a pak na &lt;b&gt;{goal:acc}&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The Bats want to go there too, see their arrow. Try it all the same: &lt;b&gt;{start:the}&lt;/b&gt;, then &lt;b&gt;{goal:the}&lt;/b&gt;.</source>
        <translation>Chtějí tam i Netopýři, jejich šipku vidíš. Zkus to přesto: &lt;b&gt;{start:nom}&lt;/b&gt; a pak &lt;b&gt;{goal:nom}&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Click your lamplighter first; where he can walk lights up.</source>
        <translation>Nejdřív klikni na svého lampáře; kam může jít, to se rozsvítí.</translation>
    </message>
    <message>
        <source>He is there. In the evening he could light it.</source>
        <translation>Už tam je. Večer by tam mohl rozsvítit.</translation>
    </message>
    <message>
        <source>Two who want one quarter both stay where they were.</source>
        <translation>Dva, kteří chtějí do jedné čtvrti, zůstanou oba, kde byli.</translation>
    </message>
    <message>
        <source>He can do that, too. Here the Market was asked for.</source>
        <translation>I to může. Tady ale měl jít na Tržiště.</translation>
    </message>
</context>
<context>
    <name>BoardInNumbers</name>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n prostor</numerusform>
            <numerusform>%n prostory</numerusform>
            <numerusform>%n prostorů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n power(s)</source>
        <translation>
            <numerusform>%n mocnost</numerusform>
            <numerusform>%n mocnosti</numerusform>
            <numerusform>%n mocností</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n centre(s)</source>
        <translation>
            <numerusform>%n centrum</numerusform>
            <numerusform>%n centra</numerusform>
            <numerusform>%n center</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n port(s)</source>
        <translation>
            <numerusform>%n přístav</numerusform>
            <numerusform>%n přístavy</numerusform>
            <numerusform>%n přístavů</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoardOfSupplies</name>
    <message numerus="yes">
        <source>%n power(s)</source>
        <translation>
            <numerusform>%n velmoc</numerusform>
            <numerusform>%n velmoci</numerusform>
            <numerusform>%n velmocí</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n prostor</numerusform>
            <numerusform>%n prostory</numerusform>
            <numerusform>%n prostorů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n supply centre(s)</source>
        <translation>
            <numerusform>%n zásobovací centrum</numerusform>
            <numerusform>%n zásobovací centra</numerusform>
            <numerusform>%n zásobovacích center</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>They are in civil disorder for this season (XIV.3): their units hold, do not support each other, and are disbanded when dislodged.</source>
        <translation>V tomto tahu u nich vypuknou občanské nepokoje (XIV.3): jejich jednotky se brání, navzájem se nepodporují, a jsou-li donuceny k ústupu, rozpustí se.</translation>
    </message>
    <message>
        <source>Reveal retreats</source>
        <translation>Odhalit ústupy</translation>
    </message>
    <message>
        <source>Gather round: all retreats are opened at once.</source>
        <translation>Pojďte ke stolu: všechny ústupy se otevřou najednou.</translation>
    </message>
    <message>
        <source>Their dislodged units are disbanded (XI, XIV.3).</source>
        <translation>Jejich zahnané jednotky se rozpustí (XI, XIV.3).</translation>
    </message>
    <message>
        <source>Reveal adjustments</source>
        <translation>Odhalit úpravy</translation>
    </message>
    <message>
        <source>Gather round: all adjustments are opened at once.</source>
        <translation>Pojďte ke stolu: všechny úpravy se otevřou najednou.</translation>
    </message>
    <message>
        <source>They build nothing; if they must remove units, the rule of XIV.4 chooses which.</source>
        <translation>Nic nestaví; musí-li odstranit jednotky, vybere je pravidlo XIV.4.</translation>
    </message>
</context>
<context>
    <name>CentreChart</name>
    <message>
        <source>Supply centres by year</source>
        <translation>Zásobovací centra po letech</translation>
    </message>
</context>
<context>
    <name>Centres</name>
    <message numerus="yes">
        <source>%n centre(s)</source>
        <translation>
            <numerusform>%n centrum</numerusform>
            <numerusform>%n centra</numerusform>
            <numerusform>%n center</numerusform>
        </translation>
    </message>
    <message>
        <source>Centres</source>
        <translation>Centra</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Jednotky</translation>
    </message>
</context>
<context>
    <name>CentresAndUnits</name>
    <message numerus="yes">
        <source>%n centre(s)</source>
        <translation>
            <numerusform>%n centrum</numerusform>
            <numerusform>%n centra</numerusform>
            <numerusform>%n center</numerusform>
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
</context>
<context>
    <name>Change</name>
    <message>
        <source>{unit:the} would get to {where:the}.</source>
        <translation>{unit:nom+z} by ustoupila {where:do}.</translation>
    </message>
    <message>
        <source>with {balance}, {where:the} would fall to {unit:from}.</source>
        <translation>útok by měl sílu {balance} a {where:acc} by obsadila {unit:nom+z}.</translation>
    </message>
    <message>
        <source>{unit:the} would be driven out.</source>
        <translation>{unit:nom} by byla zahnána.</translation>
    </message>
    <message>
        <source>{unit:the} would stand.</source>
        <translation>{unit:nom} by zůstala stát.</translation>
    </message>
    <message>
        <source>{where:the} would fall to {unit:from}.</source>
        <translation>{where:acc} by obsadila {unit:nom+z}.</translation>
    </message>
    <message>
        <source>the support by {unit:the} would count.</source>
        <translation>podpora od {unit:gen} by platila.</translation>
    </message>
    <message>
        <source>the support by {unit:the} would be cut.</source>
        <translation>podpora od {unit:gen} by byla zrušena.</translation>
    </message>
    <message>
        <source>the convoy by {unit:the} would hold.</source>
        <translation>konvoj, který vede {unit:nom}, by vydržel.</translation>
    </message>
    <message>
        <source>the convoy by {unit:the} would be broken.</source>
        <translation>konvoj, který vede {unit:nom}, by byl rozehnán.</translation>
    </message>
    <message>
        <source>{unit:from} would not get to {where:the}.</source>
        <translation>{unit:nom+z} by se {where:do} nedostala.</translation>
    </message>
</context>
<context>
    <name>Clock</name>
    <message>
        <source>Retreats</source>
        <translation>Ústupy</translation>
    </message>
    <message>
        <source>Adjustments</source>
        <translation>Úprava stavu</translation>
    </message>
</context>
<context>
    <name>ClockPlan</name>
    <message>
        <source>By the rulebook</source>
        <translation>Podle pravidel</translation>
    </message>
    <message>
        <source>DixieCon</source>
        <translation>DixieCon</translation>
    </message>
    <message>
        <source>HechtsTechen 2023</source>
        <translation>HechtsTechen 2023</translation>
    </message>
    <message>
        <source>World championship 2019</source>
        <translation>Mistrovství světa 2019</translation>
    </message>
    <message>
        <source>Borucon</source>
        <translation>Borucon</translation>
    </message>
    <message>
        <source>British tournaments of old</source>
        <translation>Starší britské turnaje</translation>
    </message>
    <message>
        <source>Half an hour of talk before the first turn, then quarters of an hour.</source>
        <translation>Půl hodiny vyjednávání před prvním tahem, pak vždy čtvrt hodiny.</translation>
    </message>
    <message>
        <source>A quarter of an hour each turn, five to write.</source>
        <translation>Čtvrt hodiny na tah, pět minut na psaní.</translation>
    </message>
    <message>
        <source>Two minutes to write; the next talk runs while orders are judged.</source>
        <translation>Dvě minuty na psaní; další vyjednávání běží už během vyhodnocení.</translation>
    </message>
    <message>
        <source>Longer in spring; orders are written within the time, its end is silent.</source>
        <translation>Na jaře déle; povely se píšou v témže čase, jeho konec je tichý.</translation>
    </message>
    <message>
        <source>One clock for all tables; orders are due when it ends.</source>
        <translation>Jedny hodiny pro všechny stoly; povely se odevzdávají s jejich koncem.</translation>
    </message>
    <message>
        <source>Twenty minutes of talk, five to write.</source>
        <translation>Dvacet minut vyjednávání, pět na psaní.</translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n mince</numerusform>
            <numerusform>%n mince</numerusform>
            <numerusform>%n mincí</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>Purses and corrections</source>
        <translation>Peníze a opravy</translation>
    </message>
    <message>
        <source>by how many euros: {player}</source>
        <translation>o kolik eur: {player}</translation>
    </message>
    <message>
        <source>Change the purse of {player}</source>
        <translation>Změnit peníze, {player}</translation>
    </message>
    <message>
        <source>A correction needs a reason; all of them are printed.</source>
        <translation>Oprava potřebuje důvod; všechny se tisknou.</translation>
    </message>
    <message>
        <source>Why something is put right</source>
        <translation>Proč se opravuje</translation>
    </message>
    <message>
        <source>Take the last round back</source>
        <translation>Vzít poslední kolo zpět</translation>
    </message>
    <message>
        <source>Corrections, the newest first</source>
        <translation>Opravy, nejnovější první</translation>
    </message>
</context>
<context>
    <name>DeskPage</name>
    <message>
        <source>no state is called “{text}”</source>
        <translation>žádný stát se nejmenuje „{text}“</translation>
    </message>
    <message>
        <source>A state is there twice.</source>
        <translation>Jeden stát je tu dvakrát.</translation>
    </message>
    <message>
        <source>No way leads there.</source>
        <translation>Žádná cesta tam nevede.</translation>
    </message>
    <message>
        <source>Own way: {way}, {price}</source>
        <translation>Vlastní cesta: {way}, {price}</translation>
    </message>
    <message>
        <source>({crossings} more)</source>
        <translation>({crossings} navíc)</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>Route desk</source>
        <translation>Stůl cest</translation>
    </message>
    <message>
        <source>Name states, or click them on the map; the price comes by itself.</source>
        <translation>Stačí napsat státy nebo na ně kliknout v mapě, cena přijde sama.</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Odkud</translation>
    </message>
    <message>
        <source>By way of, or to</source>
        <translation>Kam, nebo přes co</translation>
    </message>
    <message>
        <source>Second state</source>
        <translation>Druhý stát</translation>
    </message>
    <message>
        <source>Target (rounds 5 to 7)</source>
        <translation>Cíl (kola 5 až 7)</translation>
    </message>
    <message>
        <source>A way of your own, to be judged</source>
        <translation>Vlastní cesta k posouzení</translation>
    </message>
    <message>
        <source>PL, RU, FI or names</source>
        <translation>PL, RU, FI nebo názvy</translation>
    </message>
    <message>
        <source>Draw it on the map</source>
        <translation>Kreslit do mapy</translation>
    </message>
    <message>
        <source>Whole map</source>
        <translation>Celá mapa</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Smazat</translation>
    </message>
    <message>
        <source>Anew</source>
        <translation>Znovu</translation>
    </message>
    <message>
        <source>All cheapest ways</source>
        <translation>Všechny nejlevnější cesty</translation>
    </message>
    <message>
        <source>Why not shorter</source>
        <translation>Proč ne kratší</translation>
    </message>
    <message>
        <source>Who touches whom</source>
        <translation>Kdo s kým sousedí</translation>
    </message>
</context>
<context>
    <name>DeskPanel</name>
    <message>
        <source>Type an order, e.g. A War-Gal</source>
        <translation>Napiš povel, třeba A War-Gal</translation>
    </message>
    <message>
        <source>Retreats</source>
        <translation>Ústupy</translation>
    </message>
    <message>
        <source>Type a retreat, e.g. A Bur-Gas</source>
        <translation>Napiš ústup, třeba A Bur-Gas</translation>
    </message>
    <message>
        <source>Seal retreats…</source>
        <translation>Zapečetit ústupy…</translation>
    </message>
    <message>
        <source>Adjustments</source>
        <translation>Úprava stavu</translation>
    </message>
    <message>
        <source>Type an adjustment, e.g. F Bre or A Gal D</source>
        <translation>Napiš úpravu, třeba F Bre nebo A Gal D</translation>
    </message>
    <message>
        <source>Seal adjustments…</source>
        <translation>Zapečetit úpravu…</translation>
    </message>
</context>
<context>
    <name>Diplomatia</name>
    <message>
        <source>builds and removals</source>
        <translation>stavby a odstranění</translation>
    </message>
    <message>
        <source>Diplomatia</source>
        <translation>Diplomatia</translation>
    </message>
    <message>
        <source>Rules: our own words for Jan Šimbera’s handbook of Diplomatia (2013).</source>
        <translation>Pravidla: vlastními slovy podle Rukověti hráče Diplomatie Jana Šimbery (2013).</translation>
    </message>
    <message>
        <source>Saved game as JSON</source>
        <translation>Uložená hra jako JSON</translation>
    </message>
    <message>
        <source>first turn</source>
        <translation>první tah</translation>
    </message>
    <message>
        <source>talk</source>
        <translation>jednání</translation>
    </message>
    <message>
        <source>writing</source>
        <translation>psaní</translation>
    </message>
    <message>
        <source>retreats</source>
        <translation>ústupy</translation>
    </message>
    <message>
        <source>builds</source>
        <translation>stavby</translation>
    </message>
    <message>
        <source>By the handbook</source>
        <translation>Podle rukověti</translation>
    </message>
    <message>
        <source>A quarter of an hour of talk, in which orders are written too; no talk about retreats.</source>
        <translation>Čtvrt hodiny jednání, při kterém se píšou i povely; o ústupech se nemluví.</translation>
    </message>
    <message>
        <source>unsealed units defend</source>
        <translation>bez pečeti se jednotky brání</translation>
    </message>
    <message>
        <source>{power:the} has no centre left.</source>
        <translation>{power:dat} nezbylo žádné centrum.</translation>
    </message>
    <message>
        <source>{power:the} has one centre left.</source>
        <translation>{power:dat} zbylo jedno centrum.</translation>
    </message>
    <message>
        <source>{power:the} has two centres left.</source>
        <translation>{power:dat} zbyla dvě centra.</translation>
    </message>
    <message>
        <source>Supply centres</source>
        <translation>Zásobovací centra</translation>
    </message>
    <message>
        <source>Centres</source>
        <translation>Centra</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Jednotky</translation>
    </message>
    <message>
        <source>Centres by turn</source>
        <translation>Centra po tazích</translation>
    </message>
    <message>
        <source>Supply centres by turn</source>
        <translation>Zásobovací centra po tazích</translation>
    </message>
    <message>
        <source>Centres that changed hands</source>
        <translation>Centra, která změnila pána</translation>
    </message>
    <message>
        <source>Centres and ports that changed hands</source>
        <translation>Centra a přístavy, které změnily pána</translation>
    </message>
    <message>
        <source>Centres and ports</source>
        <translation>Centra a přístavy</translation>
    </message>
    <message>
        <source>Nobody plays on: most centres win, equals share the victory</source>
        <translation>Dál se nehraje: vyhrává nejvíc center, kdo jich mají stejně, dělí se o vítězství</translation>
    </message>
    <message>
        <source>The table plays no further (4.2)</source>
        <translation>Stůl už dál nehraje (4.2)</translation>
    </message>
    <message>
        <source>Short game: a last turn</source>
        <translation>Krátká hra: poslední tah</translation>
    </message>
    <message>
        <source>Short game: a last turn or the clock</source>
        <translation>Krátká hra: poslední tah nebo hodiny</translation>
    </message>
    <message>
        <source>Last turn</source>
        <translation>Poslední tah</translation>
    </message>
    <message>
        <source>Turn {turn} is played to its end.</source>
        <translation>{turn}. tah se dohraje do konce.</translation>
    </message>
    <message>
        <source>after turn {turn}</source>
        <translation>po {turn}. tahu</translation>
    </message>
    <message>
        <source>Turn {turn} is the last one</source>
        <translation>{turn}. tah je poslední</translation>
    </message>
    <message>
        <source>The last turn is turn {turn}</source>
        <translation>Poslední je {turn}. tah</translation>
    </message>
    <message>
        <source>The agreed last turn, {turn}, is over (4.2)</source>
        <translation>Skončil {turn}. tah, dohodnutý jako poslední (4.2)</translation>
    </message>
    <message>
        <source>The agreed time has come (4.2)</source>
        <translation>Dohodnutý čas vypršel (4.2)</translation>
    </message>
    <message>
        <source>The agreed time, {when}, has come (4.2)</source>
        <translation>Dohodnutý čas, {when}, vypršel (4.2)</translation>
    </message>
    <message>
        <source>most centres win</source>
        <translation>vyhrává nejvíc center</translation>
    </message>
    <message>
        <source>most units win</source>
        <translation>vyhrává nejvíc jednotek</translation>
    </message>
    <message>
        <source>Units on the board: {sides}. {goal} win.</source>
        <translation>Jednotky na plánu: {sides}. Vyhrává {goal}.</translation>
    </message>
    <message>
        <source>No orders: the units defend themselves.</source>
        <translation>Žádné povely: jednotky se brání.</translation>
    </message>
    <message>
        <source>They have a civil war in this turn (9.1): their units stay, and are destroyed where they would have to retreat.</source>
        <translation>V tomto tahu mají občanskou válku (9.1): jejich jednotky zůstávají, a kde by musely ustoupit, jsou zničeny.</translation>
    </message>
    <message>
        <source>Type an order, e.g. Karelia – Latvia</source>
        <translation>Povel, např. Karélie – Lotyšsko</translation>
    </message>
    <message>
        <source>orders</source>
        <translation>povely</translation>
    </message>
    <message>
        <source>– moves    P supports    PO supports in defence    O or nothing: defends</source>
        <translation>– přesun    P podpora    PO podpora v obraně    O nebo nic: obrana</translation>
    </message>
    <message>
        <source>ZP seizes a port    T transports</source>
        <translation>ZP zabrání přístavu    T transport</translation>
    </message>
    <message>
        <source>writing retreats</source>
        <translation>psaní ústupů</translation>
    </message>
    <message>
        <source>Retreats</source>
        <translation>Ústupy</translation>
    </message>
    <message>
        <source>Writing retreats</source>
        <translation>Píšou se ústupy</translation>
    </message>
    <message>
        <source>Nobody talks about retreats (6.4).</source>
        <translation>O ústupech se nemluví (6.4).</translation>
    </message>
    <message>
        <source>No retreats: the units are destroyed.</source>
        <translation>Žádné ústupy: jednotky jsou zničeny.</translation>
    </message>
    <message>
        <source>Whoever has to retreat taps his sign</source>
        <translation>Kdo ustupuje, ťukne na své znamení</translation>
    </message>
    <message>
        <source>Reveal retreats</source>
        <translation>Odhalit ústupy</translation>
    </message>
    <message>
        <source>Gather round: all retreats are opened at once.</source>
        <translation>Všichni k plánu: všechny ústupy se otevřou najednou.</translation>
    </message>
    <message>
        <source>Their defeated units are destroyed (9.1).</source>
        <translation>Jejich poražené jednotky jsou zničeny (9.1).</translation>
    </message>
    <message>
        <source>Type a retreat, e.g. Karelia – Latvia</source>
        <translation>Ústup, např. Karélie – Lotyšsko</translation>
    </message>
    <message>
        <source>Seal retreats…</source>
        <translation>Zapečetit ústupy…</translation>
    </message>
    <message>
        <source>Seal these retreats?</source>
        <translation>Zapečetit tyto ústupy?</translation>
    </message>
    <message>
        <source>– retreats    D or nothing: destroyed</source>
        <translation>– ústup    D nebo nic: zničena</translation>
    </message>
    <message>
        <source>writing builds and removals</source>
        <translation>psaní staveb a odstranění</translation>
    </message>
    <message>
        <source>Control</source>
        <translation>Kontrola</translation>
    </message>
    <message>
        <source>Control is evaluated</source>
        <translation>Vyhodnocuje se kontrola</translation>
    </message>
    <message>
        <source>Nobody talks about builds and removals (6.5).</source>
        <translation>O stavění a odstraňování se nejedná (6.5).</translation>
    </message>
    <message>
        <source>Whoever builds or removes taps his sign</source>
        <translation>Kdo staví nebo odstraňuje, ťukne na své znamení</translation>
    </message>
    <message>
        <source>Reveal builds and removals</source>
        <translation>Odhalit stavby a odstranění</translation>
    </message>
    <message>
        <source>Gather round: all builds and removals are opened at once.</source>
        <translation>Všichni k plánu: stavby a odstranění se otevřou najednou.</translation>
    </message>
    <message>
        <source>They build nothing; if they must remove units, the rule of 9.1 chooses which.</source>
        <translation>Nic nestaví; musí-li jednotky odstranit, vybere je pravidlo 9.1.</translation>
    </message>
    <message>
        <source>Builds and removals</source>
        <translation>Stavby a odstranění</translation>
    </message>
    <message>
        <source>Type a build or a removal, e.g. Karelia B</source>
        <translation>Stavba nebo odstranění, např. Karélie B</translation>
    </message>
    <message>
        <source>Seal builds and removals…</source>
        <translation>Zapečetit stavby a odstranění…</translation>
    </message>
    <message>
        <source>Seal this?</source>
        <translation>Zapečetit to?</translation>
    </message>
    <message>
        <source>control</source>
        <translation>kontrola</translation>
    </message>
    <message>
        <source>B built    D removed</source>
        <translation>B postavena    D odstraněna</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>{turn}. tah</translation>
    </message>
    <message>
        <source>turn {turn}</source>
        <translation>{turn}. tah</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Začátek</translation>
    </message>
    <message>
        <source>Evaluation of control</source>
        <translation>Vyhodnocení kontroly</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Povely</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Fáze</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tah</translation>
    </message>
    <message>
        <source>A army    F fleet; the space alone is enough where it is clear</source>
        <translation>A armáda    F flotila; stačí i samotný prostor</translation>
    </message>
    <message>
        <source>Armies are built in home centres, whoever controls them now.</source>
        <translation>Armády se stavějí v centrech mezi domácími prostory, ať je teď ovládá kdokoli.</translation>
    </message>
    <message>
        <source>Armies are built only in home centres that the power still controls.</source>
        <translation>Armády se stavějí jen v těch centrech mezi domácími prostory, která mocnost dosud ovládá.</translation>
    </message>
    <message>
        <source>A unit turned to defence still cuts supports by the attack it had written.</source>
        <translation>Jednotka, jejíž akce se změnila na obranu, svým napsaným útokem podporu přesto zruší.</translation>
    </message>
    <message>
        <source>A unit turned to defence cuts no support.</source>
        <translation>Jednotka, jejíž akce se změnila na obranu, podporu neruší.</translation>
    </message>
    <message>
        <source>A unit turned to defence still turns others by the attack it had written.</source>
        <translation>Jednotka, jejíž akce se změnila na obranu, svým napsaným útokem změní na obranu i akci jiné.</translation>
    </message>
    <message>
        <source>A unit turned to defence turns nobody else.</source>
        <translation>Jednotka, jejíž akce se změnila na obranu, nezmění akci nikomu dalšímu.</translation>
    </message>
    <message>
        <source>A defeated unit’s failed move still keeps others out of its goal.</source>
        <translation>Neúspěšný přesun poražené jednotky dál brání ostatním vstoupit do jeho cíle.</translation>
    </message>
    <message>
        <source>A defeated unit’s failed move keeps nobody out of its goal.</source>
        <translation>Neúspěšný přesun poražené jednotky nikomu do jeho cíle vstoupit nebrání.</translation>
    </message>
    <message>
        <source>A support against the space of one’s own unit counts if that unit leaves.</source>
        <translation>Podpora proti prostoru vlastní jednotky platí, když jednotka odejde.</translation>
    </message>
    <message>
        <source>A support against the space of one’s own unit is void even if it leaves.</source>
        <translation>Podpora proti prostoru vlastní jednotky je neplatná, i když jednotka odejde.</translation>
    </message>
    <message>
        <source>Where the mover’s own unit stays, supports for the move still count against rivals.</source>
        <translation>Zůstává-li v cíli vlastní jednotka, podpora přesunu platí aspoň proti soupeřům.</translation>
    </message>
    <message>
        <source>Where the mover’s own unit stays, supports for the move count for nothing.</source>
        <translation>Zůstává-li v cíli vlastní jednotka, podpora přesunu neplatí proti nikomu.</translation>
    </message>
    <message>
        <source>A defeated unit’s support falls, wherever the attack came from.</source>
        <translation>Podpora poražené jednotky padá, ať útok přišel odkudkoli.</translation>
    </message>
    <message>
        <source>A defeated unit’s support stays if it is beaten from the space supported into.</source>
        <translation>Podpora poražené jednotky trvá, přišel-li útok z prostoru, kam podporuje.</translation>
    </message>
    <message>
        <source>An army whose transport is broken still cuts a support.</source>
        <translation>Armáda s přerušeným transportem podporu přesto zruší.</translation>
    </message>
    <message>
        <source>An army whose transport is broken cuts no support.</source>
        <translation>Armáda s přerušeným transportem podporu neruší.</translation>
    </message>
    <message>
        <source>An army whose transport is broken walks if it can.</source>
        <translation>Armáda s přerušeným transportem jde po souši, pokud může.</translation>
    </message>
    <message>
        <source>An army whose transport is broken stays where it was.</source>
        <translation>Armáda s přerušeným transportem zůstane, kde byla.</translation>
    </message>
    <message>
        <source>A defeated army’s seizure succeeds.</source>
        <translation>Zabrání přístavu poraženou armádou uspěje.</translation>
    </message>
    <message>
        <source>A defeated army’s seizure fails.</source>
        <translation>Zabrání přístavu poraženou armádou se nezdaří.</translation>
    </message>
    <message>
        <source>One may seize a sector one controls, to guard it.</source>
        <translation>Zabrat lze i sektor, který už mocnost ovládá, aby ho uhlídala.</translation>
    </message>
    <message>
        <source>A sector one controls already cannot be seized.</source>
        <translation>Sektor, který už mocnost ovládá, zabrat nelze.</translation>
    </message>
    <message>
        <source>An army is lost with any destroyed fleet of its transport, even if another branch is whole.</source>
        <translation>Armáda je ztracena s kteroukoli zničenou flotilou svého transportu, i když je jiná větev celá.</translation>
    </message>
    <message>
        <source>An army is not lost with a destroyed fleet while another branch is whole.</source>
        <translation>Dokud je jiná větev celá, armáda se zničenou flotilou ztracena není.</translation>
    </message>
    <message>
        <source>A fleet turned to defence and destroyed takes the army it was to transport along.</source>
        <translation>Flotila, jejíž akce se změnila na obranu a která je zničena, bere armádu s sebou.</translation>
    </message>
    <message>
        <source>A fleet turned to defence and destroyed takes no army along.</source>
        <translation>Flotila, jejíž akce se změnila na obranu a která je zničena, armádu s sebou nebere.</translation>
    </message>
    <message>
        <source>One may retreat into a sector seized in the same turn.</source>
        <translation>Do sektoru zabraného v témže tahu ustoupit lze.</translation>
    </message>
    <message>
        <source>Nobody retreats into a sector seized in the same turn.</source>
        <translation>Do sektoru zabraného v témže tahu se neustupuje.</translation>
    </message>
    <message>
        <source>One may retreat to where a transported victor set out.</source>
        <translation>Tam, odkud vyplul transportovaný vítěz, ustoupit lze.</translation>
    </message>
    <message>
        <source>Nobody retreats to where a transported victor set out.</source>
        <translation>Tam, odkud vyplul transportovaný vítěz, se neustupuje.</translation>
    </message>
    <message>
        <source>One may retreat to where an army was just lost with its fleet.</source>
        <translation>Tam, kde se právě ztratila armáda s flotilou, ustoupit lze.</translation>
    </message>
    <message>
        <source>Nobody retreats to where an army was just lost with its fleet.</source>
        <translation>Tam, kde se právě ztratila armáda s flotilou, se neustupuje.</translation>
    </message>
    <message>
        <source>Retreats that cannot affect each other are told aloud.</source>
        <translation>Ústupy, které se nemohou navzájem ovlivnit, se sdělují nahlas.</translation>
    </message>
    <message>
        <source>Retreats are always written.</source>
        <translation>Ústupy se vždy píší.</translation>
    </message>
    <message>
        <source>The handbook with house rules</source>
        <translation>Rukověť s vlastními pravidly</translation>
    </message>
    <message>
        <source>The handbook of 2013</source>
        <translation>Rukověť z roku 2013</translation>
    </message>
    <message>
        <source>Its units stay and do nothing; where they would have to retreat they are destroyed, and nothing is built (9.1).</source>
        <translation>Její jednotky zůstávají a nedělají nic; kde by musely ustoupit, jsou zničeny, a nic se nestaví (9.1).</translation>
    </message>
    <message>
        <source>Nobody is called for him: his power has a civil war, its units stay and nothing is built (9.1).</source>
        <translation>Za něj se nikdo nevolá: jeho mocnost má občanskou válku, jednotky zůstávají a nic se nestaví (9.1).</translation>
    </message>
    <message>
        <source>Lots are drawn with the seed {seed}.</source>
        <translation>Losuje se ze zveřejněného semínka {seed}.</translation>
    </message>
    <message>
        <source>In bold: otherwise than usual.</source>
        <translation>Tučně: jinak než obvykle.</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Místa u stolu</translation>
    </message>
    <message>
        <source>Rules card</source>
        <translation>Karta pravidel</translation>
    </message>
    <message>
        <source>This table</source>
        <translation>Tento stůl</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>Neutral</source>
        <translation>Neutrální</translation>
    </message>
    <message>
        <source>Victory</source>
        <translation>Vítězství</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Konec hry</translation>
    </message>
    <message>
        <source>Nobody talks, and nobody knows who plays what until the game is over.</source>
        <translation>Nemluví se a do konce hry nikdo neví, kdo co hraje.</translation>
    </message>
    <message>
        <source>Gunboat</source>
        <translation>Gunboat</translation>
    </message>
    <message>
        <source>The referee reads them off paper slips (1.4).</source>
        <translation>Přepisuje je rozhodčí z papírových lístků (1.4).</translation>
    </message>
    <message>
        <source>seize the port {where:in}</source>
        <translation>zabrání přístavu {where:v}</translation>
    </message>
    <message>
        <source>support the seizure {where:in} from {by:the}</source>
        <translation>podpora zabrání přístavu {where:v} {by:z}</translation>
    </message>
    <message>
        <source>support {move}</source>
        <translation>podpora {move}</translation>
    </message>
    <message>
        <source>support the defence {where:in}</source>
        <translation>podpora v obraně {where:v}</translation>
    </message>
    <message>
        <source>transport {way}</source>
        <translation>transport {way}</translation>
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
        <source>remove from the board</source>
        <translation>odstranění</translation>
    </message>
    <message>
        <source>build nothing</source>
        <translation>bez stavby</translation>
    </message>
    <message>
        <source>defend</source>
        <translation>obrana</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Přesuny</translation>
    </message>
    <message>
        <source>Supports</source>
        <translation>Podpory</translation>
    </message>
    <message>
        <source>In defence</source>
        <translation>V obraně</translation>
    </message>
    <message>
        <source>Seizures</source>
        <translation>Zabrání</translation>
    </message>
    <message>
        <source>Transports</source>
        <translation>Transporty</translation>
    </message>
    <message>
        <source>Defences</source>
        <translation>Obrany</translation>
    </message>
    <message>
        <source>The first turn</source>
        <translation>První tah</translation>
    </message>
    <message>
        <source>Your first turn is over: you know the game.</source>
        <translation>První tah je za tebou: hru už znáš.</translation>
    </message>
    <message>
        <source>Move one unit, defend with the others, seal. Nothing is kept.</source>
        <translation>Jedna jednotka se přesune, ostatní se brání, pak pečeť. Nic se neukládá.</translation>
    </message>
    <message>
        <source>An arrow: the unit moves there.</source>
        <translation>Šipka: jednotka se tam přesouvá.</translation>
    </message>
    <message>
        <source>A dashed line: it supports. The figure is the strength.</source>
        <translation>Čárkovaná čára: podporuje. Číslo je síla.</translation>
    </message>
    <message>
        <source>A wave: fleets transport the army over the sea.</source>
        <translation>Vlnovka: flotily transportují armádu po moři.</translation>
    </message>
    <message>
        <source>A hook with an anchor: the army seizes the port’s sector.</source>
        <translation>Háček s kotvou: armáda zabírá sektor přístavu.</translation>
    </message>
    <message>
        <source>A black dot with a name in italics: a port. It keeps a fleet.</source>
        <translation>Černá tečka se jménem v kurzívě: přístav. Živí flotilu.</translation>
    </message>
    <message>
        <source>A ring: it defends.</source>
        <translation>Kroužek: brání se.</translation>
    </message>
    <message>
        <source>Blocked: equally strong moves, nobody gets in.</source>
        <translation>Zablokováno: stejně silné přesuny, nikdo se nedostane dovnitř.</translation>
    </message>
    <message>
        <source>Defeated: it must retreat or is destroyed.</source>
        <translation>Poražena: musí ustoupit, nebo je zničena.</translation>
    </message>
    <message>
        <source>A supply centre: it keeps an army, and {goal} of them win.</source>
        <translation>Zásobovací centrum: živí armádu; k vítězství jich stačí {goal}.</translation>
    </message>
    <message>
        <source>The colour and the hatching of a space: who controls it, at sea too.</source>
        <translation>Barva a šrafování prostoru: kdo ho ovládá, i na moři.</translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>Tah</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>Střety</translation>
    </message>
    <message>
        <source>defend, support, seize, transport, move</source>
        <translation>obrana, podpora, zabrání přístavu, transport, přesun</translation>
    </message>
    <message>
        <source>leave a build out</source>
        <translation>vzdát se stavby</translation>
    </message>
    <message>
        <source>no sea</source>
        <translation>bez moře</translation>
    </message>
</context>
<context>
    <name>DiplomatiaChange</name>
    <message>
        <source>{unit:the} would get to {where:the}.</source>
        <translation>{unit:nom+z} by se dostala {where:do}.</translation>
    </message>
    <message>
        <source>The support by {unit:the} would count.</source>
        <translation>Podpora od {unit:gen} by platila.</translation>
    </message>
    <message>
        <source>The support by {unit:the} would be cut.</source>
        <translation>Podpora od {unit:gen} by byla zrušena.</translation>
    </message>
    <message>
        <source>The support by {unit:the} would fall with it.</source>
        <translation>Podpora od {unit:gen} by padla s ní.</translation>
    </message>
    <message>
        <source>{unit:the} would be turned to defence.</source>
        <translation>{unit:nom+z} by přešla do obrany.</translation>
    </message>
    <message>
        <source>The transport by {unit:the} would hold.</source>
        <translation>Transport, který vede {unit:nom}, by vydržel.</translation>
    </message>
    <message>
        <source>The transport by {unit:the} would be broken.</source>
        <translation>Transport, který vede {unit:nom}, by byl přerušen.</translation>
    </message>
    <message>
        <source>{unit:the} would seize the port {where:in}.</source>
        <translation>{unit:nom+z} by zabrala přístav {where:v}.</translation>
    </message>
    <message>
        <source>{unit:the} would not seize the port {where:in}.</source>
        <translation>{unit:nom+z} by přístav {where:v} nezabrala.</translation>
    </message>
    <message>
        <source>{unit:the} would be defeated.</source>
        <translation>{unit:nom} by byla poražena.</translation>
    </message>
    <message>
        <source>{unit:the} would not be defeated.</source>
        <translation>{unit:nom} by poražena nebyla.</translation>
    </message>
    <message>
        <source>{unit:the} would not get to {where:the}.</source>
        <translation>{unit:nom+z} by se {where:do} nedostala.</translation>
    </message>
</context>
<context>
    <name>DiplomatiaDesk</name>
    <message>
        <source>Centres</source>
        <translation>Centra</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>Armády</translation>
    </message>
    <message>
        <source>Choose where to build an army.</source>
        <translation>Vyber, kde postavíš armádu.</translation>
    </message>
    <message>
        <source>Choose which army to remove.</source>
        <translation>Vyber, kterou armádu odstraníš.</translation>
    </message>
    <message>
        <source>armies built: {good} of {due}</source>
        <translation>postavené armády: {good} {due:z}</translation>
    </message>
    <message>
        <source>armies removed: {good} of {due}</source>
        <translation>odstraněné armády: {good} {due:z}</translation>
    </message>
    <message>
        <source>Ports</source>
        <translation>Přístavy</translation>
    </message>
    <message>
        <source>Fleets</source>
        <translation>Flotily</translation>
    </message>
    <message>
        <source>Choose where to build a fleet.</source>
        <translation>Vyber, kde postavíš flotilu.</translation>
    </message>
    <message>
        <source>Choose which fleet to remove.</source>
        <translation>Vyber, kterou flotilu odstraníš.</translation>
    </message>
    <message>
        <source>fleets built: {good} of {due}</source>
        <translation>postavené flotily: {good} {due:z}</translation>
    </message>
    <message>
        <source>fleets removed: {good} of {due}</source>
        <translation>odstraněné flotily: {good} {due:z}</translation>
    </message>
    <message>
        <source>Evaluation of control</source>
        <translation>Vyhodnocení kontroly</translation>
    </message>
    <message>
        <source>Armies are counted against supply centres.</source>
        <translation>Armády se srovnají se zásobovacími centry.</translation>
    </message>
    <message>
        <source>Armies are counted against centres, fleets against ports. One never pays for the other.</source>
        <translation>Armády se srovnají s centry, flotily s přístavy. Jedno za druhé neplatí.</translation>
    </message>
    <message>
        <source>builds and removals</source>
        <translation>stavby a odstranění</translation>
    </message>
    <message>
        <source>Leave a build unused (W)</source>
        <translation>Nechat stavbu nevyužitou (W)</translation>
    </message>
    <message>
        <source>Free for a new unit.</source>
        <translation>Volné pro novou jednotku.</translation>
    </message>
    <message>
        <source>step back</source>
        <translation>krok zpět</translation>
    </message>
    <message>
        <source>write</source>
        <translation>zapsat</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Klik</translation>
    </message>
    <message>
        <source>choose</source>
        <translation>vybrat</translation>
    </message>
    <message>
        <source>No order yet.</source>
        <translation>Zatím bez povelu.</translation>
    </message>
    <message>
        <source>Its port {port} is seized from {coast:the} alone.</source>
        <translation>Přístav {port} lze zabrat jen {coast:z}.</translation>
    </message>
    <message>
        <source>Only your defeated units retreat.</source>
        <translation>Ustupují jen tvé poražené jednotky.</translation>
    </message>
    <message>
        <source>{where:the} cannot be chosen now.</source>
        <translation>{where:acc} teď vybrat nejde.</translation>
    </message>
    <message>
        <source>That is not for one of your units.</source>
        <translation>To není povel pro tvou jednotku.</translation>
    </message>
    <message>
        <source>All that is due of this kind is written already.</source>
        <translation>Vše, co je z tohoto druhu třeba, už je zapsáno.</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Postavit</translation>
    </message>
    <message>
        <source>No space is free for a retreat.</source>
        <translation>K ústupu není volný žádný prostor.</translation>
    </message>
    <message>
        <source>Build left unused</source>
        <translation>Nevyužitá stavba</translation>
    </message>
    <message>
        <source>nothing is built</source>
        <translation>nic se nestaví</translation>
    </message>
    <message>
        <source>free</source>
        <translation>volné</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>zůstává</translation>
    </message>
    <message>
        <source>nowhere to go, it is destroyed</source>
        <translation>nemá kam ustoupit, bude zničena</translation>
    </message>
    <message>
        <source>no order yet</source>
        <translation>zatím bez povelu</translation>
    </message>
    <message>
        <source>has the order {order}</source>
        <translation>má povel {order}</translation>
    </message>
    <message>
        <source>{where:the} will be one stronger in defence; if attacked, the unit there stays.</source>
        <translation>Obrana {where:gen} bude o 1 silnější; při napadení tamní jednotka zůstane stát.</translation>
    </message>
    <message>
        <source>It passes the army on if the whole chain is ordered.</source>
        <translation>Předá armádu dál, pokud má povel celý řetěz.</translation>
    </message>
    <message>
        <source>It stays and defends itself.</source>
        <translation>Zůstane stát a bude se bránit.</translation>
    </message>
    <message>
        <source>A new unit stands here in the next turn.</source>
        <translation>V příštím tahu tu bude stát nová jednotka.</translation>
    </message>
    <message>
        <source>The unit is taken off the board.</source>
        <translation>Jednotka bude sejmuta z plánu.</translation>
    </message>
    <message>
        <source>This build is left unused.</source>
        <translation>Tato stavba zůstane nevyužitá.</translation>
    </message>
    <message>
        <source>It retreats to {where:the}.</source>
        <translation>Ustoupí {where:do}.</translation>
    </message>
    <message>
        <source>It is transported to {where:the}, strength {count}.</source>
        <translation>Bude transportována {where:do}, síla {count}.</translation>
    </message>
    <message>
        <source>It goes to {where:the}.</source>
        <translation>Půjde {where:do}.</translation>
    </message>
    <message>
        <source>The attack on {where:the} will have strength {count}.</source>
        <translation>Útok na {where:acc} bude mít sílu {count}.</translation>
    </message>
    <message>
        <source>From the port {port}, strength {count}; the army stays. Nobody is there.</source>
        <translation>Z přístavu {port}, síla {count}; armáda zůstane doma. Nikdo tam není.</translation>
    </message>
    <message>
        <source>From the port {port}; the army stays. A fleet of {power:the} is there: {count} against 1.</source>
        <translation>Z přístavu {port}; armáda zůstane doma. Stojí tam flotila {power:gen}: {count} proti 1.</translation>
    </message>
    <message>
        <source>From the port {port}; the army stays. A fleet of {power:the} is there: 1 against 1 is not enough.</source>
        <translation>Z přístavu {port}; armáda zůstane doma. Stojí tam flotila {power:gen}: 1 proti 1 nestačí.</translation>
    </message>
    <message>
        <source>strength {count}</source>
        <translation>síla {count}</translation>
    </message>
    <message>
        <source>defence +1</source>
        <translation>obrana +1</translation>
    </message>
    <message>
        <source>Control of spaces</source>
        <translation>Kontrola prostorů</translation>
    </message>
    <message>
        <source>A click on a space gives it to the power chosen, or to nobody</source>
        <translation>Klik na prostor ho dá vybrané mocnosti, nebo nikomu</translation>
    </message>
    <message>
        <source>{where}: no space of the board.</source>
        <translation>{where}: na plánu takový prostor není.</translation>
    </message>
    <message>
        <source>Nothing is written.</source>
        <translation>Nic tu není napsáno.</translation>
    </message>
    <message>
        <source>Longer than any order is.</source>
        <translation>Tak dlouhý povel není.</translation>
    </message>
    <message>
        <source>“{piece}” is no part of an order.</source>
        <translation>„{piece}“ do povelu nepatří.</translation>
    </message>
    <message>
        <source>The order is not complete: {expected}.</source>
        <translation>Povel není celý: {expected}.</translation>
    </message>
    <message>
        <source>No space is called “{piece}”.</source>
        <translation>Žádný prostor se nejmenuje „{piece}“.</translation>
    </message>
    <message>
        <source>What shall the unit do? “{piece}” does not say it.</source>
        <translation>Co má jednotka udělat? „{piece}“ to neříká.</translation>
    </message>
    <message>
        <source>The order is complete before “{piece}”.</source>
        <translation>Povel je celý už před „{piece}“.</translation>
    </message>
    <message>
        <source>Such an order belongs to another part of the turn.</source>
        <translation>Takový povel patří do jiné části tahu.</translation>
    </message>
    <message>
        <source>“{piece}” can mean:</source>
        <translation>„{piece}“ může znamenat:</translation>
    </message>
    <message>
        <source>This can mean:</source>
        <translation>To může znamenat:</translation>
    </message>
    <message>
        <source>A sign or a goal is missing. Is this meant?</source>
        <translation>Chybí znak nebo cíl. Je to myšleno takto?</translation>
    </message>
    <message>
        <source>“{piece}” stands beside it. Does it count?</source>
        <translation>Vedle stojí „{piece}“. Platí to?</translation>
    </message>
    <message>
        <source>The slip says that it is for another turn. Does it count?</source>
        <translation>Lístek má číslo jiného tahu. Platí to?</translation>
    </message>
    <message>
        <source>a space is missing</source>
        <translation>chybí prostor</translation>
    </message>
    <message>
        <source>a unit is missing</source>
        <translation>chybí jednotka</translation>
    </message>
    <message>
        <source>what the unit shall do is missing</source>
        <translation>chybí, co má jednotka udělat</translation>
    </message>
    <message>
        <source>{power:the} has to write it</source>
        <translation>Musí ho napsat {power:nom}</translation>
    </message>
    <message>
        <source>foreign</source>
        <translation>cizí</translation>
    </message>
    <message>
        <source>your fleet</source>
        <translation>tvoje flotila</translation>
    </message>
    <message>
        <source>written</source>
        <translation>zapsáno</translation>
    </message>
    <message>
        <source>not written</source>
        <translation>nezapsáno</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Přesun</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>Podpora</translation>
    </message>
    <message>
        <source>Seal</source>
        <translation>Zapečeť</translation>
    </message>
    <message>
        <source>Click your army {unit:in}, then {goal:the}. The arrow is an order to move.</source>
        <translation>Klikni na svou armádu {unit:v}, pak na {goal:acc}. Šipka je povel k přesunu.</translation>
    </message>
    <message>
        <source>Click your fleet {unit:in}, then {goal:the}. The arrow is an order to move.</source>
        <translation>Klikni na svou flotilu {unit:v}, pak na {goal:acc}. Šipka je povel k přesunu.</translation>
    </message>
    <message>
        <source>Click the unit {unit:in}, then the P beside the one {other:in}. Two together beat one alone.</source>
        <translation>Klikni na jednotku {unit:v}, pak na P u jednotky {other:v}. Dvě spolu porazí jednu.</translation>
    </message>
    <message>
        <source>Click the unit {unit:in}, the P beside the one {other:in}, then that unit. It defends better.</source>
        <translation>Klikni na jednotku {unit:v}, pak na P u jednotky {other:v} a na ni. Ubrání se snáz.</translation>
    </message>
    <message>
        <source>Click the unit {unit:in}, then Defend in its row. It stays and defends itself.</source>
        <translation>Klikni na jednotku {unit:v}, pak v jejím řádku na Obrana. Zůstane stát a bude se bránit.</translation>
    </message>
    <message>
        <source>Done? Seal. Until the reveal you can open the seal again.</source>
        <translation>Hotovo? Zapečeť. Do odhalení můžeš pečeť kdykoli otevřít.</translation>
    </message>
    <message>
        <source>Order your other units the same way; any without an order defends itself. Then seal.</source>
        <translation>Stejně dej povel i ostatním jednotkám; která ho nemá, jen se brání. Pak zapečeť.</translation>
    </message>
    <message>
        <source>Transport</source>
        <translation>Transport</translation>
    </message>
    <message>
        <source>Seize</source>
        <translation>Zabrání</translation>
    </message>
    <message>
        <source>Defend</source>
        <translation>Obrana</translation>
    </message>
    <message>
        <source>In defence</source>
        <translation>V obraně</translation>
    </message>
    <message>
        <source>Take off</source>
        <translation>Odstranit</translation>
    </message>
    <message>
        <source>Build nothing</source>
        <translation>Nestavět</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>No unit within reach to support.</source>
        <translation>V dosahu není žádná jednotka k podpoře.</translation>
    </message>
    <message>
        <source>No army that could be transported.</source>
        <translation>Není tu armáda, kterou by šlo transportovat.</translation>
    </message>
    <message>
        <source>No space lies within reach.</source>
        <translation>V dosahu není žádný prostor.</translation>
    </message>
    <message>
        <source>No port lies at the coast of {where:the}.</source>
        <translation>{where:v} není u pobřeží žádný přístav.</translation>
    </message>
    <message>
        <source>Only a fleet transports.</source>
        <translation>Transportovat může jen flotila.</translation>
    </message>
    <message>
        <source>Only an army seizes a port.</source>
        <translation>Přístav může zabrat jen armáda.</translation>
    </message>
    <message>
        <source>No port lies at this coast.</source>
        <translation>U tohoto pobřeží není přístav.</translation>
    </message>
    <message>
        <source>An army cannot put to sea.</source>
        <translation>Armáda nemůže na moře.</translation>
    </message>
    <message>
        <source>A fleet cannot go ashore.</source>
        <translation>Flotila nemůže na pevninu.</translation>
    </message>
    <message>
        <source>{start:the} and {where:the} are not adjacent.</source>
        <translation>{start:nom} a {where:nom} spolu nesousedí.</translation>
    </message>
    <message>
        <source>{start:the} and {where:the} are not adjacent, and no fleets lie between them.</source>
        <translation>{start:nom} a {where:nom} spolu nesousedí a žádné flotily je nespojují.</translation>
    </message>
    <message>
        <source>The unit stands here already.</source>
        <translation>Jednotka tu už stojí.</translation>
    </message>
    <message>
        <source>The unit {where:in} is not yours.</source>
        <translation>Jednotka {where:v} není tvoje.</translation>
    </message>
    <message>
        <source>You have no unit {where:in}.</source>
        <translation>{where:v} nemáš jednotku.</translation>
    </message>
    <message>
        <source>You build armies only in your home centres, and {where:the} is none of them.</source>
        <translation>Armády stavíš jen v domovských centrech, {where:v} ne.</translation>
    </message>
    <message>
        <source>You do not control {where:the}.</source>
        <translation>{where:acc} neovládáš.</translation>
    </message>
    <message>
        <source>You control no port {where:in}.</source>
        <translation>{where:v} neovládáš žádný přístav.</translation>
    </message>
    <message>
        <source>You have none of them to build.</source>
        <translation>Z tohoto druhu nemáš co stavět.</translation>
    </message>
    <message>
        <source>You have none of them to remove.</source>
        <translation>Z tohoto druhu nemáš co odstraňovat.</translation>
    </message>
    <message>
        <source>in defence</source>
        <translation>v obraně</translation>
    </message>
    <message>
        <source>port {port}</source>
        <translation>přístav {port}</translation>
    </message>
    <message>
        <source>whom?</source>
        <translation>koho?</translation>
    </message>
    <message>
        <source>from where?</source>
        <translation>odkud?</translation>
    </message>
    <message>
        <source>which port?</source>
        <translation>který přístav?</translation>
    </message>
    <message>
        <source>what?</source>
        <translation>co?</translation>
    </message>
    <message>
        <source>where to?</source>
        <translation>kam?</translation>
    </message>
    <message>
        <source>set aside: not judged</source>
        <translation>odloženo: nevyhodnotí se</translation>
    </message>
    <message>
        <source>civil war: not judged</source>
        <translation>občanská válka: nevyhodnocuje se</translation>
    </message>
    <message>
        <source>late: not judged</source>
        <translation>pozdě: nevyhodnocuje se</translation>
    </message>
    <message>
        <source>struck out</source>
        <translation>škrtnuto</translation>
    </message>
    <message>
        <source>crossed out on the slip</source>
        <translation>na lístku přeškrtnuto</translation>
    </message>
    <message>
        <source>no order</source>
        <translation>není povel</translation>
    </message>
    <message>
        <source>several meanings</source>
        <translation>více významů</translation>
    </message>
    <message>
        <source>in doubt</source>
        <translation>nejisté</translation>
    </message>
    <message>
        <source>no order: what they do anyway</source>
        <translation>není povel: stane se to i bez něj</translation>
    </message>
    <message>
        <source>{order} – {why}</source>
        <translation>{order} – {why}</translation>
    </message>
    <message>
        <source>{order} – without “{piece}”</source>
        <translation>{order} – bez „{piece}“</translation>
    </message>
    <message>
        <source>ordered twice</source>
        <translation>povel podruhé, neplatí žádný</translation>
    </message>
    <message>
        <source>nothing to do there</source>
        <translation>tam nemá co dělat</translation>
    </message>
    <message>
        <source>no unit stands there</source>
        <translation>žádná jednotka tam nestojí</translation>
    </message>
    <message>
        <source>not to retreat, or not its own</source>
        <translation>neustupuje, nebo není její</translation>
    </message>
    <message>
        <source>not this power’s to order</source>
        <translation>cizí jednotka</translation>
    </message>
    <message>
        <source>{unit:the} has no order. It will stay and defend itself.</source>
        <translation>{unit:nom} nemá povel. Zůstane stát a bude se bránit.</translation>
    </message>
    <message>
        <source>“{where}” cannot be read as an order.</source>
        <translation>„{where}“ nelze přečíst jako povel.</translation>
    </message>
    <message>
        <source>{unit:the} is not yours.</source>
        <translation>{unit:nom} není tvoje.</translation>
    </message>
    <message>
        <source>The order for {unit:the} belongs to another part of the turn.</source>
        <translation>Povel pro {unit:acc} patří do jiné části tahu.</translation>
    </message>
    <message>
        <source>{unit:the} has two orders, so neither will be carried out.</source>
        <translation>{unit:nom} má dva povely, proto se neprovede žádný.</translation>
    </message>
    <message>
        <source>The order for {unit:the} cannot be carried out. {why}</source>
        <translation>Povel pro {unit:acc} provést nejde. {why}</translation>
    </message>
    <message>
        <source>{unit:from} needs a transport to {where:the}, and no whole chain of fleets is ordered.</source>
        <translation>{unit:nom+z} potřebuje transport {where:do} a žádný celý řetěz flotil povel nemá.</translation>
    </message>
    <message>
        <source>{unit:from} gets to {where:the} only with the foreign help of {others:the}.</source>
        <translation>{unit:nom+z} se {where:do} dostane jen s cizí pomocí, kterou {others:#může/mohou} dát {others:nom}.</translation>
    </message>
    <message>
        <source>The chain breaks between {unit:the} and {where:the}: each fleet names the next one.</source>
        <translation>Řetěz se trhá mezi {unit:ins} a {where:ins}: každá flotila má jmenovat další.</translation>
    </message>
    <message>
        <source>{unit:the} transports nobody who is ordered to go there.</source>
        <translation>{unit:nom} netransportuje nikoho, kdo má povel tam jít.</translation>
    </message>
    <message>
        <source>The chain of {unit:the} ends at sea, {where:in}, where no fleet stands.</source>
        <translation>{unit:nom} předává armádu na moře, {where:v} ale žádná flotila není.</translation>
    </message>
    <message>
        <source>{unit:the} supports {others:the} in defence. If attacked, that unit will only defend and not do what it is ordered to.</source>
        <translation>{unit:nom} podporuje v obraně {others:acc}. Když bude podporovaná jednotka napadena, bude se jen bránit a svůj povel neprovede.</translation>
    </message>
    <message>
        <source>{unit:the} supports {others:the} {where:in}, but that unit is ordered otherwise.</source>
        <translation>{unit:nom} podporuje {others:acc} {where:v}, ta má ale jiný povel.</translation>
    </message>
    <message>
        <source>{unit:the} supports an attack on your own unit {where:in}: that is void.</source>
        <translation>{unit:nom} podporuje útok na tvou vlastní jednotku {where:v}: to neplatí.</translation>
    </message>
    <message>
        <source>{units:from} want to go to {where:the} and block it.</source>
        <translation>{units:nom+z} jdou {where:do} a zablokují se navzájem.</translation>
    </message>
    <message>
        <source>{unit:from} goes to {where:the}, but your own unit stays there.</source>
        <translation>{unit:nom+z} jde {where:do}, stojí tam ale tvá vlastní jednotka.</translation>
    </message>
    <message>
        <source>{unit:the} and {others:the} cannot change places without a transport.</source>
        <translation>{unit:nom} a {others:nom} si bez transportu nemohou vyměnit místa.</translation>
    </message>
    <message>
        <source>{unit:the} has no order. It will be destroyed.</source>
        <translation>{unit:nom} nemá povel. Bude zničena.</translation>
    </message>
    <message>
        <source>{unit:the} cannot retreat to {where:the} and will be destroyed. {why}</source>
        <translation>{unit:nom} nemůže ustoupit {where:do} a bude zničena. {why}</translation>
    </message>
    <message>
        <source>{units:from} retreat to the same space, so all of them would be destroyed.</source>
        <translation>{units:nom+z} ustupují do stejného prostoru, všechny by byly zničeny.</translation>
    </message>
    <message>
        <source>You build fewer armies than you may ({where}).</source>
        <translation>Stavíš méně armád, než smíš ({where}).</translation>
    </message>
    <message>
        <source>You build fewer fleets than you may ({where}).</source>
        <translation>Stavíš méně flotil, než smíš ({where}).</translation>
    </message>
    <message>
        <source>You build more armies than you may ({where}).</source>
        <translation>Stavíš více armád, než smíš ({where}).</translation>
    </message>
    <message>
        <source>You build more fleets than you may ({where}).</source>
        <translation>Stavíš více flotil, než smíš ({where}).</translation>
    </message>
    <message>
        <source>Nothing can be built {where:in}. {why}</source>
        <translation>{where:v} stavět nejde. {why}</translation>
    </message>
    <message>
        <source>You build two units {where:in}.</source>
        <translation>{where:v} stavíš dvě jednotky.</translation>
    </message>
    <message>
        <source>You remove fewer armies than you must ({where}). The rules choose the others (9.1).</source>
        <translation>Odstraňuješ méně armád, než musíš ({where}). Ostatní vyberou pravidla (9.1).</translation>
    </message>
    <message>
        <source>You remove fewer fleets than you must ({where}). The rules choose the others (9.1).</source>
        <translation>Odstraňuješ méně flotil, než musíš ({where}). Ostatní vyberou pravidla (9.1).</translation>
    </message>
    <message>
        <source>You remove more units of one kind than you must ({where}).</source>
        <translation>Odstraňuješ více jednotek jednoho druhu, než musíš ({where}).</translation>
    </message>
    <message>
        <source>{unit:the} is ordered to go to where it stands already.</source>
        <translation>{unit:nom} má povel jít tam, kde už stojí.</translation>
    </message>
    <message>
        <source>{units:the} have no order. They will stay and defend themselves.</source>
        <translation>{units:nom} nemají povel. Zůstanou stát a budou se bránit.</translation>
    </message>
</context>
<context>
    <name>DiplomatiaReasons</name>
    <message>
        <source>“{written}” cannot be read as an order</source>
        <translation>„{written}“ nelze přečíst jako povel</translation>
    </message>
    <message>
        <source>“{written}” has several meanings, so none of them is carried out</source>
        <translation>„{written}“ má více významů, proto se neprovede žádný</translation>
    </message>
    <message>
        <source>The unit was given several orders, so none of them is carried out</source>
        <translation>Jednotka dostala více povelů, proto se neprovede žádný</translation>
    </message>
    <message>
        <source>The unit {where:in} belongs to another power</source>
        <translation>Jednotka {where:v} patří jiné mocnosti</translation>
    </message>
    <message>
        <source>No unit that could be ordered stands {where:in}</source>
        <translation>{where:v} nestojí jednotka, která by mohla dostat povel</translation>
    </message>
    <message>
        <source>The order calls the unit {where:in} a fleet though it is an army, or the other way round</source>
        <translation>Povel říká jednotce {where:v} flotila, ač je to armáda, nebo naopak</translation>
    </message>
    <message>
        <source>Such an order belongs to another part of the turn</source>
        <translation>Takový povel patří do jiné části tahu</translation>
    </message>
    <message>
        <source>This board has no space called “{where}”</source>
        <translation>Prostor „{where}“ na tomto plánu není</translation>
    </message>
    <message>
        <source>The unit already stands {where:in}</source>
        <translation>Jednotka už {where:v} stojí</translation>
    </message>
    <message>
        <source>{where:the} is no neighbour</source>
        <translation>{where:nom} s tímto prostorem nesousedí</translation>
    </message>
    <message>
        <source>An army never enters a sector, so not {where:the} either</source>
        <translation>Armáda nevstupuje do sektorů, tedy ani {where:do}</translation>
    </message>
    <message>
        <source>A fleet never enters a territory, so not {where:the} either</source>
        <translation>Flotila nevstupuje na pevninu, tedy ani {where:do}</translation>
    </message>
    <message>
        <source>No chain of fleets leads from this army to {where:the}</source>
        <translation>Odsud {where:do} nevede řetěz flotil</translation>
    </message>
    <message>
        <source>A unit cannot support itself</source>
        <translation>Jednotka nemůže podporovat sama sebe</translation>
    </message>
    <message>
        <source>No unit stands {where:in} to be supported in defence</source>
        <translation>{where:v} nestojí jednotka, kterou by šlo podpořit v obraně</translation>
    </message>
    <message>
        <source>The unit could not move to {where:the} itself, so it cannot support there</source>
        <translation>Jednotka by se {where:do} sama přesunout nemohla, proto tam nemůže ani podporovat</translation>
    </message>
    <message>
        <source>Armies support nothing at sea and fleets nothing on land, so not {where:in} either</source>
        <translation>Armáda nepodporuje na moři a flotila na pevnině, tedy ani {where:v}</translation>
    </message>
    <message>
        <source>Only an army can seize a port</source>
        <translation>Přístav může zabrat jen armáda</translation>
    </message>
    <message>
        <source>There is no port {where:in}</source>
        <translation>{where:v} není přístav</translation>
    </message>
    <message>
        <source>The port {where:in} lies at the coast of {by:the}</source>
        <translation>Přístav {where:v} leží u jiného pobřeží, a to {by:v}</translation>
    </message>
    <message>
        <source>{where:the} is controlled by the power already, and at this table nobody seizes his own</source>
        <translation>{where:acc} už mocnost ovládá a u tohoto stolu se vlastní přístav nezabírá</translation>
    </message>
    <message>
        <source>Only a fleet can transport</source>
        <translation>Transport může provést jen flotila</translation>
    </message>
    <message>
        <source>Nobody attacked it</source>
        <translation>Nikdo na ni neútočil</translation>
    </message>
    <message>
        <source>No order was written, so the unit defends its space</source>
        <translation>Povel nikdo nenapsal, jednotka se jen brání</translation>
    </message>
    <message>
        <source>In civil war the unit does nothing</source>
        <translation>V zemi je občanská válka, jednotka nic nedělá</translation>
    </message>
    <message>
        <source>It withstood the {by:#attack/attacks} from {by:the}</source>
        <translation>Ubránila se {by:#útoku/útokům} {by:z}</translation>
    </message>
    <message>
        <source>The attackers from {by:the} kept each other off: the unit is besieged and stays</source>
        <translation>Útočníci {by:z} se navzájem zadrželi, obležená jednotka zůstává</translation>
    </message>
    <message>
        <source>Only its own power’s attack or support would have defeated it, and that does not count</source>
        <translation>Porazit by ji mohl jen útok nebo podpora vlastní mocnosti, a to se nepočítá</translation>
    </message>
    <message>
        <source>It was defeated by the attack from {first:the}</source>
        <translation>Porazil ji útok {first:z}</translation>
    </message>
    <message>
        <source>It was defeated by the army from {first:the} that seized the port</source>
        <translation>Porazila ji armáda {first:z}, která zabrala přístav</translation>
    </message>
    <message>
        <source>It was supported in defence from {by:the} and attacked, so it defended its space instead</source>
        <translation>Měla podporu v obraně {by:z} a byla napadena, proto se místo povelu bránila</translation>
    </message>
    <message>
        <source>It attacked and was attacked in a circle of units supported in defence, so all of them defended</source>
        <translation>Útočila a byla napadena v kruhu jednotek podporovaných v obraně, proto se všechny jen brání</translation>
    </message>
    <message>
        <source>The {by:#attack/attacks} from {by:the} turned it to defence</source>
        <translation>K obraně ji {by:#přinutil útok/přinutily útoky} {by:z}</translation>
    </message>
    <message>
        <source>Nobody stood {where:in} and nobody else wanted to go there</source>
        <translation>{where:v} nikdo nestál a nikdo jiný tam nemířil</translation>
    </message>
    <message>
        <source>The unit that stood {where:in} left</source>
        <translation>Jednotka {where:z} odešla</translation>
    </message>
    <message>
        <source>It was the strongest that wanted {where:the}</source>
        <translation>Ze všech, kdo chtěli {where:do}, byla nejsilnější</translation>
    </message>
    <message>
        <source>It defeated the unit {where:in}</source>
        <translation>Porazila jednotku {where:v}</translation>
    </message>
    <message>
        <source>It moved round in a ring together with the {by:#unit/units} from {by:the}</source>
        <translation>Vyměnila si místo v kruhu s {by:#jednotkou/jednotkami} {by:z}</translation>
    </message>
    <message>
        <source>It changed places with the army from {by:the}, at least one of the two by transport</source>
        <translation>Vyměnila si místo s armádou {by:z}, nejméně jedna z nich byla transportována</translation>
    </message>
    <message>
        <source>Nobody stood {where:in} and nobody else wanted to go there, so its power controls the sector</source>
        <translation>{where:v} nikdo nestál a nikdo tam nemířil, sektor proto připadá její mocnosti</translation>
    </message>
    <message>
        <source>The fleet that stood {where:in} left, so its power controls the sector</source>
        <translation>Flotila {where:z} odešla, sektor proto připadá její mocnosti</translation>
    </message>
    <message>
        <source>It was the strongest that wanted {where:the}, so its power controls the sector</source>
        <translation>Ze všech, kdo chtěli {where:do}, byla nejsilnější, sektor proto připadá její mocnosti</translation>
    </message>
    <message>
        <source>It defeated the fleet {where:in}, so its power controls the sector</source>
        <translation>Porazila flotilu {where:v}, sektor proto připadá její mocnosti</translation>
    </message>
    <message>
        <source>{where:the} is blocked: the {by:#unit/units} from {by:the} wanted it as strongly</source>
        <translation>{where:nom} {where:je zablokovaný/je zablokovaná/je zablokované/jsou zablokované/jsou zablokovaná}: stejně silně tam {by:#mířila jednotka/mířily jednotky} {by:z}</translation>
    </message>
    <message>
        <source>The unit from {first:the} wanted {where:the} with more strength</source>
        <translation>Silněji {where:do} mířila jednotka {first:z}</translation>
    </message>
    <message>
        <source>The unit {where:in} stayed and was at least as strong</source>
        <translation>Jednotka {where:v} zůstala a byla nejméně stejně silná</translation>
    </message>
    <message>
        <source>The unit from {where:the} came the opposite way and was at least as strong; two units do not change places</source>
        <translation>Proti ní šla jednotka {where:z} a byla nejméně stejně silná, dvě jednotky si místa nevymění</translation>
    </message>
    <message>
        <source>A unit of the same power stayed {where:in} and cannot be defeated</source>
        <translation>{where:v} zůstala jednotka téže mocnosti a tu porazit nelze</translation>
    </message>
    <message>
        <source>Support from {by:the} against a unit of the supporter’s own power is void; with it the move would have succeeded</source>
        <translation>Podpora {by:z} proti jednotce vlastní mocnosti neplatí, s ní by se přesun podařil</translation>
    </message>
    <message>
        <source>No whole chain of fleets was ordered to transport the army to {where:the}</source>
        <translation>Žádný celý řetěz flotil neměl povel transportovat armádu {where:do}</translation>
    </message>
    <message>
        <source>The transport over {by:the} was broken, and no other branch was whole</source>
        <translation>Transport přes {by:acc} byl přerušen a žádná jiná větev nebyla celá</translation>
    </message>
    <message>
        <source>The transport would have decided its own fate, so it fails</source>
        <translation>Transport by rozhodoval sám o sobě, proto se neprovede</translation>
    </message>
    <message>
        <source>The army was defeated itself, by the unit from {first:the}, so it seized nothing</source>
        <translation>Armádu samu porazila jednotka {first:z}, proto nic nezabrala</translation>
    </message>
    <message>
        <source>The army was transported over {by:the}</source>
        <translation>Armáda plula přes {by:acc}</translation>
    </message>
    <message>
        <source>Only foreign fleets offered transport, over {by:the}, and {where:the} is a neighbour: the army walked</source>
        <translation>Transport přes {by:acc} nabízely jen cizí flotily a {where:do} vede cesta po souši, armáda proto šla pěšky</translation>
    </message>
    <message>
        <source>Its transport was broken, and {where:the} is a neighbour: the army walked</source>
        <translation>Transport byl přerušen, {where:do} však vede cesta po souši, armáda proto šla pěšky</translation>
    </message>
    <message>
        <source>The unit from {first:the} was defeated by the one it wanted to change places with, so it kept nobody out of {where:the}</source>
        <translation>Jednotku {first:z} porazila ta, s níž si chtěla vyměnit místo, proto {where:do} nikomu nezabránila</translation>
    </message>
    <message>
        <source>The unit from {first:the} was defeated, and still kept others out of {where:the}</source>
        <translation>Jednotka {first:z} byla poražena, ostatním však {where:do} přesto zabránila</translation>
    </message>
    <message>
        <source>Without this support things {where:in} would have come out otherwise</source>
        <translation>Bez této podpory by to {where:v} dopadlo jinak</translation>
    </message>
    <message>
        <source>The support counts, but nothing would have changed without it</source>
        <translation>Podpora platí, ale ani bez ní by se nic nezměnilo</translation>
    </message>
    <message>
        <source>The support counts, but nobody contested it</source>
        <translation>Podpora platí, ale nikdo ji nezkoušel</translation>
    </message>
    <message>
        <source>It was attacked from {by:the}, not from the space that it supports into</source>
        <translation>Byla napadena {by:z}, tedy odjinud, než kam podporuje</translation>
    </message>
    <message>
        <source>The supporter was defeated by the unit from {first:the}, so its support falls</source>
        <translation>Podporující jednotku porazila jednotka {first:z}, podpora proto padá</translation>
    </message>
    <message>
        <source>Support against a unit of one’s own power {where:in} is void</source>
        <translation>Podpora proti jednotce vlastní mocnosti {where:v} neplatí</translation>
    </message>
    <message>
        <source>The mover’s own unit stayed {where:in}, and at this table such a support is void</source>
        <translation>{where:v} zůstala vlastní jednotka toho, kdo se přesouval, a u tohoto stolu taková podpora neplatí</translation>
    </message>
    <message>
        <source>The unit from {first:the} was not ordered to do what was supported</source>
        <translation>Jednotka {first:z} neměla povel k tomu, co bylo podporováno</translation>
    </message>
    <message>
        <source>The unit from {first:the} was turned to defence, so there was nothing to support</source>
        <translation>Jednotka {first:z} přešla do obrany, nebylo proto co podporovat</translation>
    </message>
    <message>
        <source>The army from {first:the} had no whole transport, so there was nothing to support</source>
        <translation>Armáda {first:z} neměla celý transport, nebylo proto co podporovat</translation>
    </message>
    <message>
        <source>The attack from {by:the} cuts nothing, because it comes from the space supported into</source>
        <translation>Útok {by:z} podporu neruší, protože přichází odtamtud, kam jednotka podporuje</translation>
    </message>
    <message>
        <source>The {by:#move/moves} from {by:the} {by:#is/are} made by the same power, so {by:#it is no attack/they are no attacks}</source>
        <translation>{by:#přesun/přesuny} {by:z} {by:#vede/vedou} táž mocnost, podporu proto {by:#neruší/neruší}</translation>
    </message>
    <message>
        <source>The unit from {by:the} was turned to defence and cuts nothing</source>
        <translation>{by:#jednotka/jednotky} {by:z} {by:#přešla/přešly} do obrany, podporu proto {by:#neruší/neruší}</translation>
    </message>
    <message>
        <source>The army from {by:the} had no whole transport and cuts nothing</source>
        <translation>{by:#armáda/armády} {by:z} {by:#neměla/neměly} celý transport, podporu proto {by:#neruší/neruší}</translation>
    </message>
    <message>
        <source>The army from {first:the} had its way over this fleet</source>
        <translation>Armáda {first:z} měla přes tuto flotilu volnou cestu</translation>
    </message>
    <message>
        <source>The fleet was ready, but the army from {first:the} did not go this way</source>
        <translation>Flotila byla připravena, armáda {first:z} však tudy nešla</translation>
    </message>
    <message>
        <source>The fleet was defeated by the attack from {first:the}, so the transport is broken</source>
        <translation>Flotilu porazil útok {first:z}, transport je proto přerušen</translation>
    </message>
    <message>
        <source>The {by:#attack/attacks} from {by:the} did not defeat the fleet, so the transport goes on</source>
        <translation>{by:#útok/útoky} {by:z} flotilu {by:#neporazil/neporazily}, transport proto trvá</translation>
    </message>
    <message>
        <source>No army was ordered from one end of this chain to the other</source>
        <translation>Žádná armáda neměla povel z jednoho konce tohoto řetězu na druhý</translation>
    </message>
    <message>
        <source>The chain breaks off {where:in}, where a link does not name its neighbours</source>
        <translation>Řetěz se trhá {where:v}, kde článek nejmenuje své sousedy</translation>
    </message>
    <message>
        <source>The chain ends at sea, {where:in}, so it is no transport</source>
        <translation>Řetěz končí na moři, {where:v}, proto to není transport</translation>
    </message>
    <message>
        <source>It has nowhere to retreat to and is destroyed</source>
        <translation>Nemá kam ustoupit, je proto zničena</translation>
    </message>
    <message>
        <source>Defeated in civil war, the unit is destroyed instead of retreating</source>
        <translation>Byla poražena za občanské války, místo ústupu je zničena</translation>
    </message>
    <message>
        <source>The army was lost with the fleet {first:in} that transported it</source>
        <translation>Armáda byla zničena s flotilou {first:v}, která ji transportovala</translation>
    </message>
    <message>
        <source>The {by:#army/armies} from {by:the} {by:#is/are} lost with this fleet</source>
        <translation>S touto flotilou {by:#je zničena i armáda/jsou zničeny i armády} {by:z}</translation>
    </message>
    <message>
        <source>It cannot retreat to {by:the}, where {by:#a unit stays/units stay}</source>
        <translation>{by:do} ustoupit nejde, {by:#stojí tam jednotka/stojí tam jednotky}</translation>
    </message>
    <message>
        <source>It cannot retreat to {where:the}, where the unit from {by:the} has just arrived</source>
        <translation>{where:do} ustoupit nejde, právě tam dorazila jednotka {by:z}</translation>
    </message>
    <message>
        <source>It cannot retreat to {where:the}, because the attack came from there</source>
        <translation>{where:do} ustoupit nejde, přišel odtamtud útok</translation>
    </message>
    <message>
        <source>It cannot retreat to {where:the}, blocked by the {by:#unit/units} from {by:the}</source>
        <translation>{where:do} ustoupit nejde, prostor zablokovaly jednotky {by:z}</translation>
    </message>
    <message>
        <source>It cannot retreat to {where:the}, whose port was seized in this turn</source>
        <translation>{where:do} ustoupit nejde, přístav tam byl v tomto tahu zabrán</translation>
    </message>
    <message>
        <source>It cannot retreat to {where:the}, left only now by an army that was lost</source>
        <translation>{where:do} ustoupit nejde, zničená armáda prostor opustila teprve teď</translation>
    </message>
    <message>
        <source>{where:the} was free</source>
        <translation>{where:nom} {where:byl volný/byla volná/bylo volné/byly volné/byla volná}</translation>
    </message>
    <message>
        <source>Several units retreated to {where:the}, so all of them are destroyed</source>
        <translation>{where:do} ustupovalo více jednotek, všechny jsou proto zničeny</translation>
    </message>
    <message>
        <source>{where:the} is occupied</source>
        <translation>{where:nom} {where:je obsazený/je obsazená/je obsazené/jsou obsazené/jsou obsazená}</translation>
    </message>
    <message>
        <source>The attack came from {where:the}</source>
        <translation>Útok přišel {where:z}</translation>
    </message>
    <message>
        <source>{where:the} was blocked or seized in this turn</source>
        <translation>{where:nom} {where:byl v tomto tahu zablokovaný nebo zabraný/byla v tomto tahu zablokovaná nebo zabraná/bylo v tomto tahu zablokované nebo zabrané/byly v tomto tahu zablokované nebo zabrané/byla v tomto tahu zablokovaná nebo zabraná}</translation>
    </message>
    <message>
        <source>No valid retreat was written, so the unit is destroyed</source>
        <translation>Platný ústup nikdo nenapsal, jednotka je proto zničena</translation>
    </message>
    <message>
        <source>It was destroyed by order of its own power rather than retreating</source>
        <translation>Místo ústupu ji nechala zničit vlastní mocnost</translation>
    </message>
    <message>
        <source>{where:the} was free for a new unit</source>
        <translation>{where:nom} {where:byl volný/byla volná/bylo volné/byly volné/byla volná} pro novou jednotku</translation>
    </message>
    <message>
        <source>The power leaves this build unused</source>
        <translation>Mocnost se této stavby vzdává</translation>
    </message>
    <message>
        <source>Its own power chose it for removal</source>
        <translation>Vybrala ji vlastní mocnost</translation>
    </message>
    <message>
        <source>Nobody chose, so the unit farthest from home goes (distance {strength})</source>
        <translation>Nikdo nevybral, proto odchází jednotka, která je nejdál od domova (vzdálenost {strength})</translation>
    </message>
    <message>
        <source>Nobody chose, and no way leads home from here, so this unit goes</source>
        <translation>Nikdo nevybral a domů odsud žádná cesta nevede, proto odchází tato jednotka</translation>
    </message>
    <message>
        <source>Nobody chose, and the {by:#unit/units} from {by:the} {by:#is/are} as far from home: this one goes by lot</source>
        <translation>Nikdo nevybral a stejně daleko od domova {by:#je jednotka/jsou jednotky} {by:z}: tato odchází losem</translation>
    </message>
    <message>
        <source>In civil war the power has nobody who could choose</source>
        <translation>V zemi je občanská válka a nikdo za mocnost nevybírá</translation>
    </message>
    <message>
        <source>Fewer units were chosen than had to go</source>
        <translation>Vybráno bylo méně jednotek, než muselo odejít</translation>
    </message>
    <message>
        <source>The power has no further build of this kind due</source>
        <translation>Mocnost už nemá nárok na další stavbu tohoto druhu</translation>
    </message>
    <message>
        <source>The power has no further unit of this kind to remove</source>
        <translation>Mocnost už nemá žádnou přebytečnou jednotku tohoto druhu</translation>
    </message>
    <message>
        <source>{where:the} is no home centre of this power</source>
        <translation>{where:nom} {where:není/nejsou} domovským centrem této mocnosti</translation>
    </message>
    <message>
        <source>The power does not control {where:the}, its home centre</source>
        <translation>Mocnost neovládá {where:acc}, své domovské centrum</translation>
    </message>
    <message>
        <source>{where:the} is no sector with a port that the power controls</source>
        <translation>{where:nom} {where:není/nejsou} sektorem s přístavem, který mocnost ovládá</translation>
    </message>
    <message>
        <source>A unit stands {where:in}</source>
        <translation>{where:v} stojí jednotka</translation>
    </message>
    <message>
        <source>This version of the program does not know the reason that the file tells</source>
        <translation>Důvod, který soubor uvádí, tato verze programu nezná</translation>
    </message>
    <message>
        <source>{where:the} is blocked</source>
        <translation>{where:nom}: zablokovaný prostor</translation>
    </message>
    <message>
        <source>Two units cannot change places</source>
        <translation>Dvě jednotky si místa nevymění</translation>
    </message>
    <message>
        <source>The unit is besieged and stays</source>
        <translation>Obležená jednotka zůstává</translation>
    </message>
    <message>
        <source>The transport failed</source>
        <translation>Transport se neprovedl</translation>
    </message>
    <message>
        <source>The fleet transported nobody</source>
        <translation>Flotila nikoho netransportovala</translation>
    </message>
    <message>
        <source>Lost with its fleet</source>
        <translation>Zničena se svou flotilou</translation>
    </message>
    <message>
        <source>Several retreats to {where:the}</source>
        <translation>Více ústupů {where:do}</translation>
    </message>
    <message>
        <source>Retreated</source>
        <translation>Jednotka ustoupila</translation>
    </message>
    <message>
        <source>Destroyed by order</source>
        <translation>Zničena na vlastní povel</translation>
    </message>
    <message>
        <source>Not retreated</source>
        <translation>Neustoupila</translation>
    </message>
    <message>
        <source>Built</source>
        <translation>Postaveno</translation>
    </message>
    <message>
        <source>Build unused</source>
        <translation>Stavba zůstala nevyužita</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Odstraněna</translation>
    </message>
    <message>
        <source>Removed by the rules</source>
        <translation>Odstraněna podle pravidel</translation>
    </message>
    <message>
        <source>Several orders for one unit</source>
        <translation>Více povelů pro jednu jednotku</translation>
    </message>
    <message>
        <source>The port {where:in} is seized</source>
        <translation>Přístav {where:v} je zabrán</translation>
    </message>
    <message>
        <source>The port {where:in} is not seized</source>
        <translation>Přístav {where:v} se zabrat nepodařilo</translation>
    </message>
    <message>
        <source>The unit stands</source>
        <translation>Jednotka stojí</translation>
    </message>
    <message>
        <source>The unit must retreat</source>
        <translation>Jednotka musí ustoupit</translation>
    </message>
    <message>
        <source>Turned to defence</source>
        <translation>Přešla do obrany</translation>
    </message>
    <message>
        <source>Carried out</source>
        <translation>Provedeno</translation>
    </message>
    <message>
        <source>Not carried out</source>
        <translation>Neprovedeno</translation>
    </message>
    <message>
        <source>The support counts</source>
        <translation>Podpora platí</translation>
    </message>
    <message>
        <source>The support was cut</source>
        <translation>Podpora byla zrušena</translation>
    </message>
    <message>
        <source>The support falls with the unit</source>
        <translation>Podpora padla s poraženou jednotkou</translation>
    </message>
    <message>
        <source>The support is void</source>
        <translation>Podpora neplatí</translation>
    </message>
    <message>
        <source>The fleet did its part</source>
        <translation>Flotila splnila povel</translation>
    </message>
    <message>
        <source>The transport was broken</source>
        <translation>Transport byl přerušen</translation>
    </message>
    <message>
        <source>Matches no order that was given</source>
        <translation>Neodpovídá žádnému vydanému povelu</translation>
    </message>
    <message>
        <source>Against the rules</source>
        <translation>Odporuje pravidlům</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>zablokováno</translation>
    </message>
    <message>
        <source>besieged</source>
        <translation>obležena</translation>
    </message>
    <message>
        <source>unused</source>
        <translation>nevyužita</translation>
    </message>
    <message>
        <source>lost with its fleet</source>
        <translation>zničena s flotilou</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>odstraněna</translation>
    </message>
    <message>
        <source>turned to defence</source>
        <translation>v obraně</translation>
    </message>
    <message>
        <source>fallen</source>
        <translation>padla</translation>
    </message>
    <message>
        <source>void</source>
        <translation>neplatí</translation>
    </message>
    <message>
        <source>without effect</source>
        <translation>bez účinku</translation>
    </message>
    <message>
        <source>transported</source>
        <translation>přepravila</translation>
    </message>
    <message>
        <source>transport broken</source>
        <translation>transport přerušen</translation>
    </message>
    <message>
        <source>“{text}”</source>
        <translation>„{text}“</translation>
    </message>
    <message>
        <source>The unit is defeated and destroyed</source>
        <translation>Jednotka byla poražena a zničena</translation>
    </message>
    <message>
        <source>{verdict}, and the unit is destroyed</source>
        <translation>{verdict}, jednotka je zničena</translation>
    </message>
    <message>
        <source>{verdict}, and the unit must retreat</source>
        <translation>{verdict}, jednotka musí ustoupit</translation>
    </message>
    <message>
        <source>Why was this turned to defence? {order}</source>
        <translation>Proč se povel změnil v obranu? {order}</translation>
    </message>
    <message>
        <source>Why did this support fall? {order}</source>
        <translation>Proč podpora padla? {order}</translation>
    </message>
    <message>
        <source>Why is this support void? {order}</source>
        <translation>Proč je podpora neplatná? {order}</translation>
    </message>
    <message>
        <source>Why did this transport break? {order}</source>
        <translation>Proč se transport přerušil? {order}</translation>
    </message>
    <message>
        <source>Why was {unit:the} destroyed?</source>
        <translation>Proč byla {unit:nom} zničena?</translation>
    </message>
    <message>
        <source>destroyed</source>
        <translation>zničena</translation>
    </message>
    <message>
        <source>defeated</source>
        <translation>poražena</translation>
    </message>
    <message>
        <source>seized</source>
        <translation>zabráno</translation>
    </message>
    <message>
        <source>{more} against {less}</source>
        <translation>{more} proti {less}</translation>
    </message>
</context>
<context>
    <name>DiplomatiaReveal</name>
    <message>
        <source>All seals are open</source>
        <translation>Všechny pečeti jsou otevřené</translation>
    </message>
    <message>
        <source>All orders</source>
        <translation>Všechny povely</translation>
    </message>
    <message>
        <source>After the retreats</source>
        <translation>Po ústupech</translation>
    </message>
    <message>
        <source>After the evaluation of control</source>
        <translation>Po vyhodnocení kontroly</translation>
    </message>
    <message>
        <source>After the orders</source>
        <translation>Po vyhodnocení povelů</translation>
    </message>
    <message>
        <source>{place:the} is turned to defence</source>
        <translation>{place:nom} {place:přešel/přešla/přešlo/přešly/přešla} do obrany</translation>
    </message>
    <message>
        <source>{place:the} defends itself</source>
        <translation>{place:nom} {place:se brání/se brání}</translation>
    </message>
    <message>
        <source>How many orders there are, where they meet and who takes control of what is told by the order that is being read, not before.</source>
        <translation>Kolik je povelů, kde se střetnou a kdo co ovládne, řekne až povel, který se právě čte.</translation>
    </message>
    <message>
        <source>Several units retreat to {where:the} and are destroyed.</source>
        <translation>{where:do} ustoupilo více jednotek, všechny jsou zničeny.</translation>
    </message>
    <message>
        <source>{where:the} is blocked, {strengths}.</source>
        <translation>{where:nom}: zablokovaný prostor, {strengths}.</translation>
    </message>
    <message>
        <source>{where:the} held out, {strengths}.</source>
        <translation>{where:nom} {where:se ubránil/se ubránila/se ubránilo/se ubránily/se ubránila}, {strengths}.</translation>
    </message>
    <message>
        <source>{power:the} seizes the port {where:in}, {strengths}.</source>
        <translation>Přístav {where:v} připadá {power:dat}, {strengths}.</translation>
    </message>
    <message>
        <source>{power:the} takes {where:the}, {strengths}.</source>
        <translation>{where:nom} {where:připadá/připadají} {power:dat}, {strengths}.</translation>
    </message>
    <message>
        <source>{most} against {others}</source>
        <translation>{most} proti {others}</translation>
    </message>
    <message>
        <source>Nobody gets there.</source>
        <translation>Nikdo se tam nedostane.</translation>
    </message>
    <message>
        <source>{unit:the} has to retreat.</source>
        <translation>{unit:nom} musí ustoupit.</translation>
    </message>
    <message>
        <source>{unit:the} is destroyed, and {also:the} with it.</source>
        <translation>{unit:nom} je zničena a s ní {also:nom}.</translation>
    </message>
    <message>
        <source>{unit:the} is destroyed.</source>
        <translation>{unit:nom} je zničena.</translation>
    </message>
    <message>
        <source>{unit:the} was turned to defence.</source>
        <translation>{unit:nom} přešla do obrany.</translation>
    </message>
    <message>
        <source>{units:from} {units:#goes/go} back.</source>
        <translation>{units:nom+z} {units:#se vrací/se vracejí}.</translation>
    </message>
    <message>
        <source>{unit:the}: {said}</source>
        <translation>{unit:nom}: {said}</translation>
    </message>
    <message>
        <source>civil war: the units are destroyed</source>
        <translation>občanská válka, jednotky jsou zničeny</translation>
    </message>
    <message>
        <source>civil war: nothing is built and the rules remove units</source>
        <translation>občanská válka, nic se nestaví a jednotky odstraní pravidla</translation>
    </message>
    <message>
        <source>civil war: the units defend themselves</source>
        <translation>občanská válka, jednotky se jen brání</translation>
    </message>
    <message>
        <source>no retreats, so the units are destroyed</source>
        <translation>bez ústupů, jednotky jsou zničeny</translation>
    </message>
    <message>
        <source>no orders, so nothing is built and the rules remove units</source>
        <translation>bez povelů, nic se nestaví a jednotky odstraní pravidla</translation>
    </message>
    <message>
        <source>no orders, so the units defend themselves</source>
        <translation>bez povelů, jednotky se jen brání</translation>
    </message>
</context>
<context>
    <name>Disorder</name>
    <message>
        <source>Its units hold without supporting each other, dislodged ones are disbanded, nothing is built (XIV.3).</source>
        <translation>Její jednotky se brání a navzájem se nepodporují, poražené se ruší, nic se nestaví (XIV.3).</translation>
    </message>
    <message>
        <source>Nobody is called for him: his units hold without supporting each other, and nothing is built (XIV.3).</source>
        <translation>Nikdo se za něj nevolá: jeho jednotky se brání, ale nepodporují se, a nic se nestaví (XIV.3).</translation>
    </message>
</context>
<context>
    <name>EditScreen</name>
    <message>
        <source>{season}, retreats</source>
        <translation>{season}, ústupy</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Období</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Rok</translation>
    </message>
    <message>
        <source>Owners of centres</source>
        <translation>Vlastníci center</translation>
    </message>
    <message>
        <source>A click on a supply centre gives it to the power chosen, or to nobody</source>
        <translation>Kliknutí na zásobovací centrum je dá vybrané velmoci, nebo nikomu</translation>
    </message>
    <message>
        <source>{where}: no supply centre.</source>
        <translation>{where}: není zásobovací centrum.</translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <source>after the winter of {year}</source>
        <translation>po zimě {year}</translation>
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
        <source>The agreed last year, {when}, is over (III)</source>
        <translation>Domluvený poslední rok {when} skončil (III)</translation>
    </message>
    <message>
        <source>The agreed time has come (III)</source>
        <translation>Nastal domluvený čas (III)</translation>
    </message>
    <message>
        <source>The agreed time, {when}, has come (III)</source>
        <translation>Nastal domluvený čas {when} (III)</translation>
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
        <source>Units on the board: {sides}. {goal} win.</source>
        <translation>Jednotky na plánu: {sides}. Vyhrává {goal}.</translation>
    </message>
    <message>
        <source>The table plays no further</source>
        <translation>Stůl už dál nehraje</translation>
    </message>
</context>
<context>
    <name>EndingPick</name>
    <message>
        <source>Short game: a last year</source>
        <translation>Krátká hra: poslední rok</translation>
    </message>
    <message>
        <source>Short game: a last year or the clock</source>
        <translation>Krátká hra: poslední rok, nebo hodiny</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>Poslední rok</translation>
    </message>
    <message>
        <source>{year} is played with its winter.</source>
        <translation>Rok {year} se dohraje i se zimou.</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>“{text}” cannot be played: it depends on earlier turns, and each phase is judged by itself; played: {known}</source>
        <translation>„{text}“ se hrát nedá: závisí to na dřívějších tazích a každá fáze se rozhoduje sama o sobě; hraje se: {known}</translation>
    </message>
    <message>
        <source>the name fits several spaces: {candidates}</source>
        <translation>jméno se hodí na více prostorů: {candidates}</translation>
    </message>
    <message>
        <source>no army can stand at sea: {text}</source>
        <translation>armáda nemůže stát na moři: {text}</translation>
    </message>
    <message>
        <source>no fleet can lie inland: {text}</source>
        <translation>flotila nemůže stát ve vnitrozemí: {text}</translation>
    </message>
    <message>
        <source>it does not say at which coast the fleet lies: {text}</source>
        <translation>chybí pobřeží, u kterého flotila stojí: {text}</translation>
    </message>
    <message>
        <source>there is no such coast: {text}</source>
        <translation>takové pobřeží není: {text}</translation>
    </message>
    <message>
        <source>the space has no supply centre: {place}</source>
        <translation>v prostoru není zásobovací centrum: {place}</translation>
    </message>
    <message>
        <source>the unit cannot step there: {unit}, {place}</source>
        <translation>tam jednotka vstoupit nemůže: {unit}, {place}</translation>
    </message>
    <message>
        <source>a unit stands there: {place}</source>
        <translation>stojí tam jednotka: {place}</translation>
    </message>
    <message>
        <source>units that have to retreat exist in a phase of retreats only</source>
        <translation>jednotky, které mají ustoupit, jsou jen ve fázi ústupů</translation>
    </message>
    <message>
        <source>nobody could write this name in an order: “{text}”</source>
        <translation>tohle jméno by v povelu nikdo nenapsal: „{text}“</translation>
    </message>
    <message>
        <source>two spaces share a name: “{one}” and “{other}”</source>
        <translation>dva prostory mají stejné jméno: „{one}“ a „{other}“</translation>
    </message>
    <message>
        <source>“{text}” is no kind of space; {like} would be</source>
        <translation>„{text}“ není druh prostoru; mohlo by být {like}</translation>
    </message>
    <message>
        <source>only land has supply centres, a sector may have a port</source>
        <translation>zásobovací centra jsou jen na souši, sektor může mít přístav</translation>
    </message>
    <message>
        <source>only sea sectors have ports</source>
        <translation>přístav může mít jen mořský sektor</translation>
    </message>
    <message>
        <source>the port lies off its coast: this is no land at the sector: {coast}</source>
        <translation>přístav neleží u svého pobřeží: tohle není pevnina u sektoru: {coast}</translation>
    </message>
    <message>
        <source>a border joins two different spaces</source>
        <translation>hranice spojuje dva různé prostory</translation>
    </message>
    <message>
        <source>a map without a space</source>
        <translation>mapa nemá žádný prostor</translation>
    </message>
    <message>
        <source>no fleet can stand on land: {text}</source>
        <translation>flotila nemůže stát na souši: {text}</translation>
    </message>
    <message>
        <source>only fleets carry, and only armies that stand on the board: {unit}</source>
        <translation>transportují jen flotily a jen armády, které stojí na plánu: {unit}</translation>
    </message>
    <message>
        <source>neither a round, nor a trip, nor a deal is asked about</source>
        <translation>není to otázka ani na kolo, ani na cestu, ani na rozdání</translation>
    </message>
    <message>
        <source>no state can be called so: “{text}”</source>
        <translation>tak se žádný stát jmenovat nemůže: „{text}“</translation>
    </message>
    <message>
        <source>this part is there twice: “{text}”</source>
        <translation>tato část je tu dvakrát: „{text}“</translation>
    </message>
    <message>
        <source>“{text}” has parts: the border is one of theirs</source>
        <translation>„{text}“ má části: hranici má jedna z nich</translation>
    </message>
    <message>
        <source>a border joins two parts of two different states</source>
        <translation>hranice spojuje dvě části dvou různých států</translation>
    </message>
    <message>
        <source>{needed} states are dealt, and the map has {count}</source>
        <translation>rozdává se {needed} států a mapa jich má {count}</translation>
    </message>
    <message>
        <source>the number is too small or too large</source>
        <translation>číslo je příliš malé nebo příliš velké</translation>
    </message>
    <message>
        <source>round {round} has no target</source>
        <translation>{round}. kolo nemá cílový stát</translation>
    </message>
    <message>
        <source>an offer has seven states, not {count}</source>
        <translation>nabídka má sedm států, ne {count}</translation>
    </message>
    <message>
        <source>this state is there twice: {state}</source>
        <translation>tento stát je tu dvakrát: {state}</translation>
    </message>
    <message>
        <source>this player is there twice: “{text}”</source>
        <translation>tento hráč je tu dvakrát: „{text}“</translation>
    </message>
    <message>
        <source>nobody plays this colour: “{text}”</source>
        <translation>za tuto barvu nikdo nehraje: „{text}“</translation>
    </message>
    <message>
        <source>this colour is played twice: {text}</source>
        <translation>za tuto barvu hrají dva: {text}</translation>
    </message>
    <message>
        <source>a player has one colour or two</source>
        <translation>hráč má jednu barvu, nebo dvě</translation>
    </message>
    <message>
        <source>nobody plays</source>
        <translation>nikdo nehraje</translation>
    </message>
    <message>
        <source>the offer has no such field: “{text}”</source>
        <translation>takové pole nabídka nemá: „{text}“</translation>
    </message>
    <message>
        <source>tokens of the colour {colour}: {count} laid, {needed} needed</source>
        <translation>žetony barvy {colour}: položeno {count}, má být {needed}</translation>
    </message>
    <message>
        <source>no way leads there</source>
        <translation>tam žádná cesta nevede</translation>
    </message>
    <message>
        <source>no such player: “{text}”</source>
        <translation>takový hráč tu není: „{text}“</translation>
    </message>
    <message>
        <source>a route without a stop</source>
        <translation>trasa bez jediné zastávky</translation>
    </message>
</context>
<context>
    <name>FieldsCard</name>
    <message>
        <source>What the handbook leaves open</source>
        <translation>Co nechává rukověť otevřené</translation>
    </message>
    <message>
        <source>Ticked: otherwise than usual.</source>
        <translation>Zaškrtnuto: jinak než obvykle.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Play like this</source>
        <translation>Hrát takhle</translation>
    </message>
</context>
<context>
    <name>FieldsPicker</name>
    <message>
        <source>Where the handbook leaves something open, the usual rulings hold.</source>
        <translation>Kde rukověť nechává něco otevřené, platí obvyklý výklad.</translation>
    </message>
    <message>
        <source>Single points…</source>
        <translation>Jednotlivé body…</translation>
    </message>
</context>
<context>
    <name>Finding</name>
    <message>
        <source>The unit must retreat</source>
        <translation>Jednotka musí ustoupit</translation>
    </message>
    <message>
        <source>{sentence}, {more} against {less}.</source>
        <translation>{sentence}, {more} proti {less}.</translation>
    </message>
    <message>
        <source>The unit is driven out and destroyed</source>
        <translation>Jednotka byla zahnána a rozpuštěna</translation>
    </message>
    <message>
        <source>{verdict}, and the unit is destroyed</source>
        <translation>{verdict}, jednotka je rozpuštěna</translation>
    </message>
    <message>
        <source>{verdict}, and the unit must retreat</source>
        <translation>{verdict}, jednotka musí ustoupit</translation>
    </message>
    <message>
        <source>Why did this convoy break? {order}</source>
        <translation>Proč byl konvoj rozehnán? {order}</translation>
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
        <source>{more} against {less}</source>
        <translation>{more} proti {less}</translation>
    </message>
    <message>
        <source>“{text}”</source>
        <translation>„{text}“</translation>
    </message>
    <message>
        <source>Nobody had anything to write.</source>
        <translation>Nikdo neměl co psát.</translation>
    </message>
    <message>
        <source>“{written}” cannot be read as an order</source>
        <translation>„{written}“ nelze přečíst jako povel</translation>
    </message>
    <message>
        <source>“{written}” has several meanings, so none of them is carried out</source>
        <translation>„{written}“ má více významů, proto se neprovede žádný</translation>
    </message>
    <message>
        <source>The unit was given different orders, so none of them is carried out</source>
        <translation>Jednotka dostala různé povely, proto se neprovede žádný</translation>
    </message>
    <message>
        <source>Such an order belongs to another part of the turn</source>
        <translation>Takový povel patří do jiné části tahu</translation>
    </message>
    <message>
        <source>A unit cannot support itself</source>
        <translation>Jednotka nemůže podporovat sama sebe</translation>
    </message>
    <message>
        <source>The unit could not move to {where:the} itself, so it cannot support there</source>
        <translation>Jednotka by se {where:do} sama přesunout nemohla, proto tam nemůže ani podporovat</translation>
    </message>
    <message>
        <source>The supported army could come only across this very fleet</source>
        <translation>Podporovaná armáda by se tam dostala jen přes tuto flotilu</translation>
    </message>
    <message>
        <source>Only a fleet can convoy</source>
        <translation>Konvoj může provést jen flotila</translation>
    </message>
    <message>
        <source>A convoy has to lead from one coast to another</source>
        <translation>Konvoj musí vést od pobřeží k pobřeží</translation>
    </message>
    <message>
        <source>With the fleets on the board no route leads this way</source>
        <translation>Při tomto rozestavení flotil tudy žádná trasa nevede</translation>
    </message>
    <message>
        <source>No order was written, so the unit holds</source>
        <translation>Povel nikdo nenapsal, jednotka se jen brání</translation>
    </message>
    <message>
        <source>The support counts, but nothing would have changed without it</source>
        <translation>Podpora platí, ale ani bez ní by se nic nezměnilo</translation>
    </message>
    <message>
        <source>A unit that is driven out supports nobody, wherever the attack came from</source>
        <translation>Zahnaná jednotka nikoho nepodpoří, ať útok přišel odkudkoli</translation>
    </message>
    <message>
        <source>The {by:#attack/attacks} from {by:the} {by:#is/are} made by the same power and {by:#cuts/cut} nothing</source>
        <translation>{by:#útok/útoky} {by:z} vede táž velmoc, podporu proto {by:#neruší/neruší}</translation>
    </message>
    <message>
        <source>The way across this fleet was open to the army</source>
        <translation>Armáda měla přes tuto flotilu volnou cestu</translation>
    </message>
    <message>
        <source>The fleet was ready, but the army did not go this way</source>
        <translation>Flotila byla připravena, armáda však tudy neplula</translation>
    </message>
    <message>
        <source>The supported unit had no valid order for this attack</source>
        <translation>Podporovaná jednotka neměla k tomuto útoku platný povel</translation>
    </message>
    <message>
        <source>A fleet that is driven out carries nobody</source>
        <translation>Zahnaná flotila nikoho nepřeveze</translation>
    </message>
    <message>
        <source>The army had no valid order for this crossing</source>
        <translation>Armáda neměla k této plavbě platný povel</translation>
    </message>
    <message>
        <source>The power leaves this build unused</source>
        <translation>Velmoc se této stavby vzdává</translation>
    </message>
    <message>
        <source>Nobody chose, so the unit farthest from home goes (distance {strength})</source>
        <translation>Nikdo nevybral, proto odchází jednotka, která je nejdál od domova (vzdálenost {strength})</translation>
    </message>
    <message>
        <source>The power has no further unit to remove</source>
        <translation>Velmoc už nemá žádnou přebytečnou jednotku</translation>
    </message>
    <message>
        <source>Nobody chose, and no way leads home from here, so this unit goes</source>
        <translation>Nikdo nevybral a domů odsud žádná cesta nevede, proto odchází tato jednotka</translation>
    </message>
    <message>
        <source>Nobody chose, and no way leads to an own centre, so this unit goes</source>
        <translation>Nikdo nevybral a do žádného vlastního centra odsud cesta nevede, proto odchází tato jednotka</translation>
    </message>
    <message>
        <source>Head-on stand-off</source>
        <translation>Pat na společné hranici</translation>
    </message>
    <message>
        <source>The convoy was broken</source>
        <translation>Konvoj byl rozehnán</translation>
    </message>
    <message>
        <source>The fleet carried nobody</source>
        <translation>Flotila nikoho nepřevezla</translation>
    </message>
    <message>
        <source>There was no convoy</source>
        <translation>Chyběl konvoj</translation>
    </message>
    <message>
        <source>Beleaguered garrison</source>
        <translation>Obležená posádka</translation>
    </message>
    <message>
        <source>Against the rules, but another order for the same unit is legal and counts</source>
        <translation>Odporuje pravidlům, platí však jiný, správný povel pro tutéž jednotku</translation>
    </message>
    <message>
        <source>The unit {where:in} belongs to another power</source>
        <translation>Jednotka {where:v} patří jiné velmoci</translation>
    </message>
    <message>
        <source>No unit that could be ordered stands {where:in}</source>
        <translation>{where:v} nestojí jednotka, která by mohla dostat povel</translation>
    </message>
    <message>
        <source>This board has no space called “{where}”</source>
        <translation>Prostor „{where}“ na tomto plánu není</translation>
    </message>
    <message>
        <source>The unit already stands {where:in}</source>
        <translation>Jednotka už {where:v} stojí</translation>
    </message>
    <message>
        <source>{where:the} cannot be reached from here: there is no common border, or no common coast</source>
        <translation>{where:do} se odsud přejít nedá: chybí společná hranice nebo společné pobřeží</translation>
    </message>
    <message>
        <source>{where:the} is neutral, and its borders are closed</source>
        <translation>{where:nom} {where:je neutrální a má/jsou neutrální a mají} uzavřené hranice</translation>
    </message>
    <message>
        <source>An army cannot put to sea: {where:the} is open water</source>
        <translation>Armáda nemůže na moře, tedy ani {where:do}</translation>
    </message>
    <message>
        <source>A fleet cannot sail inland: {where:the} has no shore</source>
        <translation>Flotila nemůže do vnitrozemí, tedy ani {where:do}</translation>
    </message>
    <message>
        <source>No chain of fleets leads from this army to {where:the}</source>
        <translation>Odsud {where:do} nevede souvislá řada flotil</translation>
    </message>
    <message>
        <source>{where:the} has two coasts within reach and the order names neither</source>
        <translation>{where:v} jsou na dosah dvě pobřeží a povel neříká které</translation>
    </message>
    <message>
        <source>A fleet cannot reach {where:the} from here</source>
        <translation>{where:do} se odsud doplout nedá</translation>
    </message>
    <message>
        <source>No unit that could be supported stands {where:in}</source>
        <translation>{where:v} nestojí jednotka, kterou by šlo podpořit</translation>
    </message>
    <message>
        <source>The supported unit cannot get to {where:the} at all</source>
        <translation>Podporovaná jednotka se {where:do} vůbec nemůže dostat</translation>
    </message>
    <message>
        <source>A fleet convoys at sea only, not {where:in}</source>
        <translation>Flotila převáží jen na moři, {where:v} ne</translation>
    </message>
    <message>
        <source>No army waits {where:in} to be carried</source>
        <translation>{where:v} není armáda, kterou by šlo převézt</translation>
    </message>
    <message>
        <source>Other fleets make the route, and past this one leads only a detour, or none</source>
        <translation>Trasu tvoří jiné flotily, přes tuto vede jen oklika, nebo vůbec nic</translation>
    </message>
    <message>
        <source>Nobody attacked it</source>
        <translation>Nikdo na ni neútočil</translation>
    </message>
    <message>
        <source>It withstood the {by:#attack/attacks} from {by:the}</source>
        <translation>Ubránila se {by:#útoku/útokům} {by:z}</translation>
    </message>
    <message>
        <source>The attackers from {by:the} kept each other off, so the garrison stays</source>
        <translation>Útočníci {by:z} se navzájem zadrželi, obležená posádka zůstává</translation>
    </message>
    <message>
        <source>Only its own power could have driven it out, by attack or support, and that does not count</source>
        <translation>Zahnat by ji mohl jen útok nebo podpora vlastní velmoci, a to se nepočítá</translation>
    </message>
    <message>
        <source>It was driven out by the attack from {first:the}</source>
        <translation>Zahnal ji útok {first:z}</translation>
    </message>
    <message>
        <source>In civil disorder the unit defends itself alone</source>
        <translation>V zemi jsou občanské nepokoje, jednotka se brání sama</translation>
    </message>
    <message>
        <source>Nobody plays this power, so the unit holds</source>
        <translation>Za tuto velmoc nikdo nehraje, jednotka se jen brání</translation>
    </message>
    <message>
        <source>Nobody stood {where:in} and nobody else wanted to go there</source>
        <translation>{where:v} nikdo nestál a nikdo jiný tam nemířil</translation>
    </message>
    <message>
        <source>The unit that stood {where:in} left</source>
        <translation>Jednotka {where:z} odešla</translation>
    </message>
    <message>
        <source>It was the strongest in the contest for {where:the}</source>
        <translation>V boji o {where:acc} byla nejsilnější</translation>
    </message>
    <message>
        <source>It drove the unit out of {where:the}</source>
        <translation>Zahnala jednotku {where:z}</translation>
    </message>
    <message>
        <source>It moved round in a circle together with the {by:#unit/units} from {by:the}</source>
        <translation>Vyměnila si místo v kruhu s {by:#jednotkou/jednotkami} {by:z}</translation>
    </message>
    <message>
        <source>It changed places with the unit from {by:the}, at least one of the two by convoy</source>
        <translation>Vyměnila si místo s jednotkou {by:z}, nejméně jedna z nich připlula konvojem</translation>
    </message>
    <message>
        <source>The {by:#rival/rivals} from {by:the} {by:#was/were} driven out by an attack from {where:the} and {by:#has/have} no effect there</source>
        <translation>soupeře {by:z} zahnal útok {where:z}, tam proto už {by:#nemá/nemají} vliv</translation>
    </message>
    <message>
        <source>Driven out by an attack from {where:the}, the unit has no effect there</source>
        <translation>Jednotku zahnal útok {where:z}, tam proto už nemá vliv</translation>
    </message>
    <message>
        <source>The {by:#rival/rivals} from {by:the} {by:#was/were} not carried across the sea and {by:#has/have} no effect here</source>
        <translation>{by:#soupeř/soupeři} {by:z} {by:#nebyl převezen/nebyli převezeni} přes moře, tady proto {by:#nemá/nemají} vliv</translation>
    </message>
    <message>
        <source>Stand-off over {where:the} with the {by:#attack/attacks} from {by:the}</source>
        <translation>Pat o {where:acc} s {by:#útokem/útoky} {by:z}</translation>
    </message>
    <message>
        <source>The unit {where:in} stayed and was at least as strong</source>
        <translation>Jednotka {where:v} zůstala a byla nejméně stejně silná</translation>
    </message>
    <message>
        <source>The unit from {where:the} came the opposite way and was at least as strong</source>
        <translation>Proti ní šla jednotka {where:z} a byla nejméně stejně silná</translation>
    </message>
    <message>
        <source>A unit of the same power stays {where:in} and cannot be driven out</source>
        <translation>{where:v} zůstala jednotka téže velmoci a tu zahnat nelze</translation>
    </message>
    <message>
        <source>With its support from {by:the} the attacked power cannot help to drive out its own unit</source>
        <translation>Napadená velmoc nemůže podporou {by:z} pomoci zahnat vlastní jednotku</translation>
    </message>
    <message>
        <source>The convoy across {by:the} was broken, and no other route held</source>
        <translation>Konvoj přes {by:acc} byl rozehnán a jiná trasa nevydržela</translation>
    </message>
    <message>
        <source>No fleets were ordered to carry the army all the way to {where:the}</source>
        <translation>Žádné flotily neměly povel převézt armádu až {where:do}</translation>
    </message>
    <message>
        <source>The army goes by sea, across {by:the}</source>
        <translation>Armáda pluje přes {by:acc}</translation>
    </message>
    <message>
        <source>The route across {by:the} was broken, another one held</source>
        <translation>Trasa přes {by:acc} byla přerušena, jiná vydržela</translation>
    </message>
    <message>
        <source>{where:the} is a neighbour by land too, but own orders {by:in} show that the sea was meant</source>
        <translation>{where:do} vede cesta i po souši, vlastní povely {by:v} však ukazují, že se mělo plout</translation>
    </message>
    <message>
        <source>A convoy across {by:the} was at hand, but no own order shows that the sea was meant</source>
        <translation>Nabízel se konvoj přes {by:acc}, žádný vlastní povel však neukazuje, že se mělo plout</translation>
    </message>
    <message>
        <source>It was supported from {by:the}</source>
        <translation>{by:#podpořila ji jednotka/podpořily ji jednotky} {by:z}</translation>
    </message>
    <message>
        <source>The support from {by:the} was cut</source>
        <translation>Podpora {by:z} byla zrušena</translation>
    </message>
    <message>
        <source>The other side, the unit from {where:the}, was supported from {by:the}</source>
        <translation>Druhou stranu, jednotku {where:z}, {by:#podpořila jednotka/podpořily jednotky} {by:z}</translation>
    </message>
    <message>
        <source>The fleet {where:in} was driven out by the attack from {first:the}</source>
        <translation>Flotilu {where:v} zahnal útok {first:z}</translation>
    </message>
    <message>
        <source>Without this support things {where:in} would have come out otherwise</source>
        <translation>Bez této podpory by to {where:v} dopadlo jinak</translation>
    </message>
    <message>
        <source>The support counts. It was not needed, but would have been without the one from {by:the}</source>
        <translation>Podpora platí. Nutná nebyla, rozhodla by však, kdyby chyběla podpora {by:z}</translation>
    </message>
    <message>
        <source>It was attacked from {by:the}, not from the space that it supports into</source>
        <translation>Byla napadena {by:z}, tedy odjinud, než kam podporuje</translation>
    </message>
    <message>
        <source>The attack from {by:the} cuts nothing, because it comes from the space supported into</source>
        <translation>Útok {by:z} podporu neruší, protože přichází odtamtud, kam jednotka podporuje</translation>
    </message>
    <message>
        <source>The {by:#army/armies} from {by:the} cannot protect {by:#its/their} own convoy by landing here</source>
        <translation>{by:#armáda/armády} {by:z} {by:#nemůže/nemohou} vyloděním chránit vlastní konvoj</translation>
    </message>
    <message>
        <source>The {by:#army/armies} from {by:the} {by:#was/were} not carried across the sea and {by:#cuts/cut} nothing</source>
        <translation>{by:#armáda/armády} {by:z} {by:#nebyla převezena/nebyly převezeny} přes moře, podporu proto {by:#neruší/neruší}</translation>
    </message>
    <message>
        <source>It supported in defence, but the unit {where:in} was ordered to move</source>
        <translation>Podporovala v obraně, jednotka {where:v} však dostala povel k přesunu</translation>
    </message>
    <message>
        <source>The {by:#attack/attacks} from {by:the} did not drive the fleet out, and that disturbs no convoy</source>
        <translation>{by:#útok/útoky} {by:z} flotilu {by:#nezahnal/nezahnaly}, konvoj proto {by:#nenarušil/nenarušily}</translation>
    </message>
    <message>
        <source>The convoy would decide its own fate, so the fleet only holds and carries nobody</source>
        <translation>Konvoj by rozhodoval sám o sobě, flotila se proto jen brání a nikoho nepřeveze</translation>
    </message>
    <message>
        <source>It has nowhere to retreat to and is taken off</source>
        <translation>Nemá kam ustoupit, je proto rozpuštěna</translation>
    </message>
    <message>
        <source>Driven out in civil disorder, the unit is taken off</source>
        <translation>Byla zahnána při občanských nepokojích, je proto rozpuštěna</translation>
    </message>
    <message>
        <source>Nobody plays this power, so a unit that is driven out is taken off</source>
        <translation>Za tuto velmoc nikdo nehraje, zahnaná jednotka je proto rozpuštěna</translation>
    </message>
    <message>
        <source>It cannot retreat to {by:the}, where {by:#a unit/units} stayed</source>
        <translation>{by:do} ustoupit nejde, {by:#stojí tam jednotka/stojí tam jednotky}</translation>
    </message>
    <message>
        <source>It cannot retreat to {where:the}, where the unit from {by:the} has just arrived</source>
        <translation>{where:do} ustoupit nejde, právě tam dorazila jednotka {by:z}</translation>
    </message>
    <message>
        <source>It cannot retreat to {where:the}, because the attack came from there</source>
        <translation>{where:do} ustoupit nejde, přišel odtamtud útok</translation>
    </message>
    <message>
        <source>It cannot retreat to {where:the}, left empty by a stand-off of the {by:#unit/units} from {by:the}</source>
        <translation>{where:do} ustoupit nejde, zůstalo tam prázdno po patu {by:#jednotky/jednotek} {by:z}</translation>
    </message>
    <message>
        <source>{where:the} was free</source>
        <translation>{where:nom} {where:byl volný/byla volná/bylo volné/byly volné/byla volná}</translation>
    </message>
    <message>
        <source>Several units retreated to {where:the}, so all of them are taken off</source>
        <translation>{where:do} ustupovalo více jednotek, všechny jsou proto rozpuštěny</translation>
    </message>
    <message>
        <source>{where:the} is occupied</source>
        <translation>{where:nom} {where:je obsazený/je obsazená/je obsazené/jsou obsazené/jsou obsazená}</translation>
    </message>
    <message>
        <source>The attack came from {where:the}</source>
        <translation>Útok přišel {where:z}</translation>
    </message>
    <message>
        <source>{where:the} was left empty by a stand-off</source>
        <translation>{where:nom} {where:zůstal prázdný/zůstala prázdná/zůstalo prázdné/zůstaly prázdné/zůstala prázdná} po patu</translation>
    </message>
    <message>
        <source>{where:the} is closed to this retreat</source>
        <translation>{where:do} se odsud ustoupit nesmí</translation>
    </message>
    <message>
        <source>No valid retreat was written, so the unit is taken off</source>
        <translation>Platný ústup nikdo nenapsal, jednotka je proto rozpuštěna</translation>
    </message>
    <message>
        <source>It was taken off by order of its own power</source>
        <translation>Rozpustila ji vlastní velmoc</translation>
    </message>
    <message>
        <source>{where:the} is a free home centre</source>
        <translation>{where:nom} {where:je/jsou} volné domovské centrum</translation>
    </message>
    <message>
        <source>Its own power chose it for removal</source>
        <translation>Vybrala ji vlastní velmoc</translation>
    </message>
    <message>
        <source>In civil disorder the power has nobody who could choose</source>
        <translation>V zemi jsou občanské nepokoje a nikdo za velmoc nevybírá</translation>
    </message>
    <message>
        <source>The power has no further build due</source>
        <translation>Velmoc už nemá nárok na další stavbu</translation>
    </message>
    <message>
        <source>{where:the} is no home centre of this power</source>
        <translation>{where:nom} {where:není/nejsou} domovským centrem této velmoci</translation>
    </message>
    <message>
        <source>The power does not control {where:the}, its home centre</source>
        <translation>Velmoc neovládá {where:acc}, své domovské centrum</translation>
    </message>
    <message>
        <source>A unit was already built {where:in} this winter</source>
        <translation>{where:v} se této zimy už stavělo</translation>
    </message>
    <message>
        <source>Nobody stood {where:in}, and no rival got that far</source>
        <translation>{where:v} nikdo nestál a žádný soupeř tam nedorazil</translation>
    </message>
    <message>
        <source>This version of the program does not know the reason that the file tells</source>
        <translation>Důvod, který soubor uvádí, tato verze programu nezná</translation>
    </message>
    <message>
        <source>The {by:#attack/attacks} from {by:the} on {where:the} {by:#was/were} stronger</source>
        <translation>{by:#útok/útoky} {by:z} na {where:acc} {by:#byl silnější/byly silnější}</translation>
    </message>
    <message>
        <source>The unit {where:in} stayed and was stronger</source>
        <translation>Jednotka {where:v} zůstala a byla silnější</translation>
    </message>
    <message>
        <source>The unit from {where:the} came the opposite way and was stronger</source>
        <translation>Proti ní šla jednotka {where:z} a byla silnější</translation>
    </message>
    <message>
        <source>The unit {where:in} stayed and was just as strong</source>
        <translation>Jednotka {where:v} zůstala a byla stejně silná</translation>
    </message>
    <message>
        <source>The unit from {where:the} came the opposite way and was just as strong</source>
        <translation>Proti ní šla jednotka {where:z} a byla stejně silná</translation>
    </message>
    <message>
        <source>Stand-off over {where:the}</source>
        <translation>Pat o {where:acc}</translation>
    </message>
    <message>
        <source>Several retreats to {where:the}</source>
        <translation>Více ústupů {where:do}</translation>
    </message>
    <message>
        <source>Built</source>
        <translation>Postaveno</translation>
    </message>
    <message>
        <source>Build unused</source>
        <translation>Stavba zůstala nevyužita</translation>
    </message>
    <message>
        <source>Disbanded</source>
        <translation>Jednotka byla rozpuštěna</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Jednotka byla rozpuštěna</translation>
    </message>
    <message>
        <source>Removed by the rules</source>
        <translation>Jednotka byla rozpuštěna podle pravidel</translation>
    </message>
    <message>
        <source>Retreated</source>
        <translation>Jednotka ustoupila</translation>
    </message>
    <message>
        <source>The unit stands</source>
        <translation>Jednotka stojí</translation>
    </message>
    <message>
        <source>Carried out</source>
        <translation>Provedeno</translation>
    </message>
    <message>
        <source>Not carried out</source>
        <translation>Neprovedeno</translation>
    </message>
    <message>
        <source>The support counts</source>
        <translation>Podpora platí</translation>
    </message>
    <message>
        <source>The support was cut</source>
        <translation>Podpora byla zrušena</translation>
    </message>
    <message>
        <source>The fleet did its part</source>
        <translation>Flotila splnila povel</translation>
    </message>
    <message>
        <source>Matches no order that was given</source>
        <translation>Neodpovídá žádnému vydanému povelu</translation>
    </message>
    <message>
        <source>Against the rules</source>
        <translation>Odporuje pravidlům</translation>
    </message>
    <message>
        <source>Ambiguous</source>
        <translation>Má více významů</translation>
    </message>
    <message>
        <source>An earlier order for the same unit counts</source>
        <translation>Platí dřívější povel pro tutéž jednotku</translation>
    </message>
    <message>
        <source>A later order for the same unit counts</source>
        <translation>Platí pozdější povel pro tutéž jednotku</translation>
    </message>
    <message>
        <source>The order does not say army or fleet</source>
        <translation>Povel neříká, zda jde o armádu, nebo o flotilu</translation>
    </message>
    <message>
        <source>The order does not name the seas that the army is to cross</source>
        <translation>Povel neuvádí moře, přes která má armáda plout</translation>
    </message>
    <message>
        <source>No convoy carried the army, so the way by land counts</source>
        <translation>Žádný konvoj armádu nepřevezl, platí proto cesta po souši</translation>
    </message>
    <message>
        <source>Nobody chose, so the unit farthest from its country goes (distance {strength})</source>
        <translation>Nikdo nevybral, proto odchází jednotka, která je nejdál od své země (vzdálenost {strength})</translation>
    </message>
    <message>
        <source>Nobody chose, so the unit farthest from its own centres goes (distance {strength})</source>
        <translation>Nikdo nevybral, proto odchází jednotka, která je nejdál od vlastních center (vzdálenost {strength})</translation>
    </message>
    <message>
        <source>The unit {where:in} was handed over: what its proxy writes counts</source>
        <translation>Jednotka {where:v} byla předána, platí, co píše její zástupce</translation>
    </message>
    <message>
        <source>The unit {where:in} is an army and is called a fleet, or the other way round</source>
        <translation>Jednotka {where:v} je armáda a povel jí říká flotila, nebo naopak</translation>
    </message>
    <message>
        <source>The order does not say whose unit stands {where:in}</source>
        <translation>Povel neříká, čí jednotka {where:v} stojí</translation>
    </message>
    <message>
        <source>The unit {where:in} belongs to another power than the order says</source>
        <translation>Jednotka {where:v} patří jiné velmoci, než povel říká</translation>
    </message>
    <message>
        <source>The fleet {where:in} lies at another coast than the order says</source>
        <translation>Flotila {where:v} leží u jiného pobřeží, než povel říká</translation>
    </message>
    <message>
        <source>The order names a coast {where:in} that does not count here</source>
        <translation>Povel uvádí {where:v} pobřeží, které tu neplatí</translation>
    </message>
    <message>
        <source>No order was written, but own orders {by:in} take a move to {where:the} for granted</source>
        <translation>Povel nikdo nenapsal, vlastní povely {by:v} však s přesunem {where:do} počítají</translation>
    </message>
    <message>
        <source>It is part of a convoy that would decide its own fate, and every such move fails</source>
        <translation>Patří ke konvoji, který by rozhodoval sám o sobě, a žádný takový přesun se neprovede</translation>
    </message>
    <message>
        <source>{where:the} is a neighbour by land too, but the order says by convoy</source>
        <translation>{where:do} vede cesta i po souši, povel však říká konvojem</translation>
    </message>
    <message>
        <source>{where:the} is a neighbour by land too, but the unit there came the other way</source>
        <translation>{where:do} vede cesta i po souši, jednotka odtamtud však mířila opačným směrem</translation>
    </message>
    <message>
        <source>A convoy across {by:the} was at hand, but neither the order nor an own fleet speaks of it</source>
        <translation>Nabízel se konvoj přes {by:acc}, nemluví o něm však povel ani vlastní flotila</translation>
    </message>
    <message>
        <source>A convoy across {by:the} was at hand, but no unit came the other way</source>
        <translation>Nabízel se konvoj přes {by:acc}, žádná jednotka však nemířila opačným směrem</translation>
    </message>
    <message>
        <source>It supported in defence, but the unit {where:in} tried to leave, against the rules</source>
        <translation>Podporovala v obraně, jednotka {where:v} se však proti pravidlům pokusila odejít</translation>
    </message>
    <message>
        <source>The fleet from {by:the} went elsewhere than to {where:the}, where the support was meant</source>
        <translation>Flotila {by:z} plula jinam než {where:do}, kam směřovala podpora</translation>
    </message>
    <message>
        <source>The unit {where:in} is in civil disorder and takes no support</source>
        <translation>Jednotku {where:v} postihly občanské nepokoje, podporu proto nepřijímá</translation>
    </message>
    <message>
        <source>No build may be left unused, so an army is raised {where:in}</source>
        <translation>Žádná stavba nesmí zůstat nevyužita, proto {where:v} vzniká armáda</translation>
    </message>
    <message>
        <source>A later order builds {where:in}</source>
        <translation>{where:v} staví pozdější povel</translation>
    </message>
    <message>
        <source>Several orders build {where:in}, so none of them counts</source>
        <translation>{where:v} staví více povelů, proto neplatí žádný</translation>
    </message>
    <message>
        <source>More builds were ordered than are due, so none of them counts</source>
        <translation>Zapsáno je více staveb, než velmoci náleží, proto neplatí žádná</translation>
    </message>
    <message>
        <source>More removals were ordered than are due, so none of them counts</source>
        <translation>K rozpuštění je zapsáno více jednotek, než je třeba, proto neplatí nic z toho</translation>
    </message>
    <message>
        <source>No build may be left unused</source>
        <translation>Žádná stavba nesmí zůstat nevyužita</translation>
    </message>
</context>
<context>
    <name>FirstLight</name>
    <message>
        <source>First Light</source>
        <translation>První světlo</translation>
    </message>
    <message>
        <source>Rules of First Light: our own.</source>
        <translation>Pravidla Prvního světla: naše vlastní.</translation>
    </message>
    <message>
        <source>the cards are being played</source>
        <translation>hraje se o karty</translation>
    </message>
    <message>
        <source>Card {number}</source>
        <translation>{number}. karta</translation>
    </message>
    <message>
        <source>card {number}</source>
        <translation>{number}. karta</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karta</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Výsledky</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Červená</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Modrá</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Žlutá</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Zelená</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Fialová</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bílá</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Hra skončila.</translation>
    </message>
    <message>
        <source>Nobody sits there.</source>
        <translation>Tam nikdo nesedí.</translation>
    </message>
    <message>
        <source>No card lies there yet.</source>
        <translation>Žádná karta tu ještě neleží.</translation>
    </message>
    <message>
        <source>A card still lies there.</source>
        <translation>Na stole ještě leží karta.</translation>
    </message>
    <message>
        <source>The table has a break.</source>
        <translation>Stůl má přestávku.</translation>
    </message>
    <message>
        <source>There is no break to end.</source>
        <translation>Není přestávka, která by mohla skončit.</translation>
    </message>
    <message>
        <source>There is nothing to interrupt.</source>
        <translation>Není co přerušit.</translation>
    </message>
    <message>
        <source>The card is not turned yet.</source>
        <translation>Karta se ještě neotočila.</translation>
    </message>
    <message>
        <source>Burnt fingers: not for this card.</source>
        <translation>Spálené prsty: tahle karta už není pro tebe.</translation>
    </message>
    <message>
        <source>Too late: {first} was first.</source>
        <translation>Pozdě, první: {first}.</translation>
    </message>
    <message>
        <source>Too late: the card is gone.</source>
        <translation>Pozdě, karta je pryč.</translation>
    </message>
    <message>
        <source>Three cards come one after the other. Each lies face down for two to seven seconds; nobody knows how long, nor how many coins are on it.</source>
        <translation>Jedna po druhé přijdou tři karty. Každá leží dvě až sedm vteřin rubem nahoru; nikdo neví, jak dlouho, ani kolik je na ní mincí.</translation>
    </message>
    <message>
        <source>When its lamp lights up, the first to touch his sign takes its coins from the purse, as many as there still are.</source>
        <translation>Když se lampa na kartě rozsvítí, kdo se první dotkne svého znaku, vezme si její mince z měšce, kolik jich tam ještě je.</translation>
    </message>
    <message>
        <source>Whoever touches too early pays one coin into the purse and has to let this card be.</source>
        <translation>Kdo se dotkne předčasně, zaplatí minci do měšce a o tuto kartu už nehraje.</translation>
    </message>
    <message>
        <source>After the third card the richest wins; equals share the game.</source>
        <translation>Po třetí kartě vyhrává nejbohatší; kdo mají stejně, dělí se o vítězství.</translation>
    </message>
    <message>
        <source>Who will be first?</source>
        <translation>Kdo bude první?</translation>
    </message>
    <message>
        <source>A break</source>
        <translation>Přestávka</translation>
    </message>
    <message>
        <source>Wait for the light…</source>
        <translation>Čekejte na světlo…</translation>
    </message>
    <message>
        <source>Now!</source>
        <translation>Teď!</translation>
    </message>
    <message>
        <source>{player} wins: {coins}</source>
        <translation>{player} vítězí: {coins}</translation>
    </message>
    <message>
        <source>Equal, the game is shared: {players}, {coins}</source>
        <translation>Nerozhodně, o vítězství se dělí: {players}, {coins}</translation>
    </message>
    <message>
        <source>All burnt their fingers: nobody takes it</source>
        <translation>Všichni si spálili prsty, kartu nebere nikdo</translation>
    </message>
    <message>
        <source>{player} was first: {coins}</source>
        <translation>První: {player}, {coins}</translation>
    </message>
    <message>
        <source>{player} was first: {coins}, {seconds}</source>
        <translation>První: {player}, {coins}, {seconds}</translation>
    </message>
    <message>
        <source>not laid yet</source>
        <translation>ještě nevyložená</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>rubem nahoru</translation>
    </message>
    <message>
        <source>Too early: {players}</source>
        <translation>Předčasně: {players}</translation>
    </message>
    <message>
        <source>All cards were drawn ahead from this seed: {seed}</source>
        <translation>Všechny karty byly předem vylosovány z tohoto semínka: {seed}</translation>
    </message>
    <message>
        <source>Fingerprint of the seed, known from the beginning: {print}</source>
        <translation>Otisk semínka, známý od začátku: {print}</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Mince</translation>
    </message>
</context>
<context>
    <name>FirstLightScreen</name>
    <message>
        <source>Lay the first card</source>
        <translation>Vyložit první kartu</translation>
    </message>
    <message>
        <source>Lay the next card</source>
        <translation>Vyložit další kartu</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Pokračovat</translation>
    </message>
    <message>
        <source>Have a break</source>
        <translation>Dát si přestávku</translation>
    </message>
    <message>
        <source>{act} (space bar)</source>
        <translation>{act} (mezerník)</translation>
    </message>
</context>
<context>
    <name>FirstMinute</name>
    <message>
        <source>The first year</source>
        <translation>První rok</translation>
    </message>
    <message>
        <source>Your first year is over: you know the game.</source>
        <translation>První rok je za tebou: hru už znáš.</translation>
    </message>
</context>
<context>
    <name>FleetNumbers</name>
    <message numerus="yes">
        <source>builds up to %n fleet(s)</source>
        <translation>
            <numerusform>postaví až %n flotilu</numerusform>
            <numerusform>postaví až %n flotily</numerusform>
            <numerusform>postaví až %n flotil</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>removes %n fleet(s)</source>
        <translation>
            <numerusform>odstraní %n flotilu</numerusform>
            <numerusform>odstraní %n flotily</numerusform>
            <numerusform>odstraní %n flotil</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>build %n fleet(s)</source>
        <translation>
            <numerusform>postav %n flotilu</numerusform>
            <numerusform>postav %n flotily</numerusform>
            <numerusform>postav %n flotil</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>remove %n fleet(s)</source>
        <translation>
            <numerusform>odstraň %n flotilu</numerusform>
            <numerusform>odstraň %n flotily</numerusform>
            <numerusform>odstraň %n flotil</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>may build %n fleet(s)</source>
        <translation>
            <numerusform>smí postavit %n flotilu</numerusform>
            <numerusform>smí postavit %n flotily</numerusform>
            <numerusform>smí postavit %n flotil</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>must remove %n fleet(s)</source>
        <translation>
            <numerusform>musí odstranit %n flotilu</numerusform>
            <numerusform>musí odstranit %n flotily</numerusform>
            <numerusform>musí odstranit %n flotil</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Formats</name>
    <message>
        <source>Saved game of the diplomacy package</source>
        <translation>Uložená hra balíku diplomacy</translation>
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
        <source>Text in the manner of the DATC’s cases</source>
        <translation>Text na způsob případů DATC</translation>
    </message>
</context>
<context>
    <name>GameRulesCard</name>
    <message>
        <source>Rules of this game</source>
        <translation>Pravidla této hry</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Kdo za koho hraje</translation>
    </message>
    <message>
        <source>Points on which tables differ</source>
        <translation>Body, ve kterých se stoly liší</translation>
    </message>
    <message>
        <source>In bold: otherwise than in the second edition of 1982.</source>
        <translation>Tučně: jinak než v druhém vydání z roku 1982.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
</context>
<context>
    <name>GeographyCounts</name>
    <message numerus="yes">
        <source>%n round(s) played alone</source>
        <translation>
            <numerusform>%n kolo o samotě</numerusform>
            <numerusform>%n kola o samotě</numerusform>
            <numerusform>%n kol o samotě</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Practise these %n</source>
        <translation>
            <numerusform>Procvičit tohle</numerusform>
            <numerusform>Procvičit tyto %n</numerusform>
            <numerusform>Procvičit těchto %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n crossing(s) amiss</source>
        <translation>
            <numerusform>%n přechod vedle</numerusform>
            <numerusform>%n přechody vedle</numerusform>
            <numerusform>%n přechodů vedle</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GeographyScreen</name>
    <message>
        <source>Erase this record…</source>
        <translation>Smazat tento zápis…</translation>
    </message>
    <message>
        <source>Practice, {day}</source>
        <translation>Procvičování, {day}</translation>
    </message>
    <message>
        <source>Erase the record of {player}?</source>
        <translation>Smazat zápis? {player} o něj přijde.</translation>
    </message>
    <message>
        <source>All rounds played alone go out of it, on both maps. The games themselves stay.</source>
        <translation>Zmizí z něj všechna kola o samotě, na obou mapách. Samotné hry zůstanou.</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Smazat</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Nechat</translation>
    </message>
    <message>
        <source>My geography</source>
        <translation>Vlastní zeměpis</translation>
    </message>
    <message>
        <source>Geography: {player}</source>
        <translation>Zeměpis: {player}</translation>
    </message>
    <message>
        <source>Whose record, and how it is erased</source>
        <translation>Čí zápis, a jak se maže</translation>
    </message>
    <message>
        <source>What you pay above the best choice</source>
        <translation>O kolik platíš víc než nejlepší volba</translation>
    </message>
    <message>
        <source>week of the year, mean of a round, in euros</source>
        <translation>týden v roce, průměr na kolo v eurech</translation>
    </message>
    <message>
        <source>What you misjudge most</source>
        <translation>V čem se mýlíš nejčastěji</translation>
    </message>
    <message>
        <source>Seven rounds made of exactly these (Ctrl+Enter)</source>
        <translation>Sedm kol přesně z těchto států (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>No round yet. Play three and you will see what you do not know.</source>
        <translation>Zatím žádné kolo. Zahraj tři a uvidíš, co nevíš.</translation>
    </message>
    <message>
        <source>Play alone</source>
        <translation>Zahrát si o samotě</translation>
    </message>
    <message>
        <source>{rounds} since {day} · {seconds} s to the last token in the mean</source>
        <translation>{rounds} od {day} · poslední žeton průměrně za {seconds} s</translation>
    </message>
    <message>
        <source>on this computer only</source>
        <translation>jen na tomto počítači</translation>
    </message>
    <message>
        <source>d MMMM</source>
        <comment>a date in Qt&apos;s signs</comment>
        <translation>d. MMMM</translation>
    </message>
    <message>
        <source>Against: {opponent}</source>
        <translation>Soupeř: {opponent}</translation>
    </message>
    <message>
        <source>Press for another</source>
        <translation>Stisk vybere jiného</translation>
    </message>
</context>
<context>
    <name>Goal</name>
    <message numerus="yes">
        <source>%n unit(s) of one side on the board</source>
        <translation>
            <numerusform>%n jednotka jedné strany na mapě</numerusform>
            <numerusform>%n jednotky jedné strany na mapě</numerusform>
            <numerusform>%n jednotek jedné strany na mapě</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GuildsPicker</name>
    <message numerus="yes">
        <source>%n guild(s)</source>
        <translation>
            <numerusform>%n cech</numerusform>
            <numerusform>%n cechy</numerusform>
            <numerusform>%n cechů</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HalfHour</name>
    <message>
        <source>The first half hour</source>
        <translation>První půlhodina</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Přesun</translation>
    </message>
    <message>
        <source>You are Austria. An army goes to the next space, over land. Click your army: &lt;b&gt;{VIE}&lt;/b&gt;, then &lt;b&gt;{GAL}&lt;/b&gt;. The arrow is your order.</source>
        <translation>Hraješ za Rakousko. Armáda se přesouvá do sousedního prostoru, po souši. Klikni na svou armádu: &lt;b&gt;{VIE:nom}&lt;/b&gt; a pak &lt;b&gt;{GAL:nom}&lt;/b&gt;. Šipka je tvůj povel.</translation>
    </message>
    <message>
        <source>Click the piece in Vienna. What it can reach lights up; Galicia lies to the north-east.</source>
        <translation>Klikni na figurku ve Vídni. Kam může, to se rozsvítí; Halič leží na severovýchodě.</translation>
    </message>
    <message>
        <source>The army stands in Galicia. All orders of a turn are carried out at once.</source>
        <translation>Armáda stojí v Haliči. Všechny povely jednoho tahu se provádějí najednou.</translation>
    </message>
    <message>
        <source>That is a good move too. Here Galicia was asked for: click Vienna once more.</source>
        <translation>I to je možné. Tady ale měla jít do Haliče: klikni znovu na Vídeň.</translation>
    </message>
    <message>
        <source>Stand-off</source>
        <translation>Pat</translation>
    </message>
    <message>
        <source>Russia wants to go to Galicia too: see its arrow. One against one, nobody gets in. Try it: click &lt;b&gt;{VIE}&lt;/b&gt;, then &lt;b&gt;{GAL}&lt;/b&gt;.</source>
        <translation>Do Haliče chce i Rusko, jeho šipku vidíš. Jeden proti jednomu: nevstoupí nikdo. Zkus to: klikni na &lt;b&gt;{VIE:acc}&lt;/b&gt; a pak na &lt;b&gt;{GAL:acc}&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Order the same as before: your army goes from Vienna to Galicia.</source>
        <translation>Dej stejný povel jako předtím: z Vídně do Haliče.</translation>
    </message>
    <message>
        <source>One against one is a stand-off: Galicia stays empty and both armies are where they were.</source>
        <translation>Jeden proti jednomu je pat: Halič zůstala prázdná a obě armády jsou, kde byly.</translation>
    </message>
    <message>
        <source>So Russia gets Galicia for nothing. Go there too, and see what happens.</source>
        <translation>Takhle má Rusko Halič zadarmo. Vydej se tam taky a uvidíš, co se stane.</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>Podpora</translation>
    </message>
    <message>
        <source>Two are stronger than one. Order &lt;b&gt;{VIE}&lt;/b&gt; to &lt;b&gt;{GAL}&lt;/b&gt;. Then click &lt;b&gt;{BUD}&lt;/b&gt; and the &lt;b&gt;S&lt;/b&gt; beside &lt;b&gt;{VIE}&lt;/b&gt;: it stays and supports.</source>
        <translation>Dva jsou silnější než jeden. Klikni na &lt;b&gt;{VIE:acc}&lt;/b&gt; a na &lt;b&gt;{GAL:acc}&lt;/b&gt;. Pak na &lt;b&gt;{BUD:acc}&lt;/b&gt; a na &lt;b&gt;S&lt;/b&gt; vedle &lt;b&gt;{VIE:gen}&lt;/b&gt;: zůstane stát a podpoří.</translation>
    </message>
    <message>
        <source>Order Vienna first. When you then click Budapest, a small S appears beside Vienna: click it.</source>
        <translation>Nejdřív dej povel Vídni. Když pak klikneš na Budapešť, objeví se u Vídně malé S: klikni na ně.</translation>
    </message>
    <message>
        <source>Two against one: you are in. The supporter stayed; it only lent its strength.</source>
        <translation>Dva proti jednomu: Halič je tvoje. Kdo podporoval, zůstal stát; jen přidal svou sílu.</translation>
    </message>
    <message>
        <source>Vienna has to go to Galicia and Budapest to support exactly that move.</source>
        <translation>Vídeň má jít do Haliče a Budapešť má podpořit právě tenhle přesun.</translation>
    </message>
    <message>
        <source>Two of yours in one space stand each other off. One goes; the other supports it, by the S.</source>
        <translation>Dvě tvoje jednotky do jednoho prostoru, to je taky pat. Jedna jde, druhá ji podporuje: tím S.</translation>
    </message>
    <message>
        <source>Nobody goes: a support needs a move. Order Vienna to Galicia.</source>
        <translation>Nikdo nejde, a podpora potřebuje přesun. Pošli Vídeň do Haliče.</translation>
    </message>
    <message>
        <source>Vienna went alone, one against one. Budapest has to support it: click it, then the S.</source>
        <translation>Vídeň šla sama, jeden proti jednomu. Budapešť ji má podpořit: klikni na ni a pak na S.</translation>
    </message>
    <message>
        <source>Support in defence</source>
        <translation>Podpora v obraně</translation>
    </message>
    <message>
        <source>Russia comes to your Galicia with two. A unit without an order stays, and can be supported: click &lt;b&gt;{VIE}&lt;/b&gt;, the &lt;b&gt;S&lt;/b&gt; beside &lt;b&gt;{GAL}&lt;/b&gt;, then &lt;b&gt;{GAL}&lt;/b&gt;.</source>
        <translation>Do tvé Haliče jde Rusko ve dvou. Jednotka bez povelu stojí a dá se podpořit: klikni na &lt;b&gt;{VIE:acc}&lt;/b&gt;, na &lt;b&gt;S&lt;/b&gt; vedle &lt;b&gt;{GAL:gen}&lt;/b&gt; a pak na &lt;b&gt;{GAL:acc}&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Click Vienna, then the small S beside Galicia. Then click Galicia: it is helped where it stands.</source>
        <translation>Klikni na Vídeň a na malé S u Haliče. Pak klikni na Halič: podpoříš ji tam, kde stojí.</translation>
    </message>
    <message>
        <source>Two against two: the attack fails. Whoever defends needs no more than a tie.</source>
        <translation>Dva proti dvěma: útok neuspěl. Obránci stačí být stejně silný.</translation>
    </message>
    <message>
        <source>Galicia stands alone against two. Let it stay, and let Vienna support it there.</source>
        <translation>Halič je sama proti dvěma. Nech ji stát a z Vídně ji podpoř.</translation>
    </message>
    <message>
        <source>Nobody goes where a unit of his own stays. Vienna has to support Galicia, by the S.</source>
        <translation>Kde stojí vlastní jednotka, tam nikdo nevstoupí. Vídeň má Halič podpořit: tím S.</translation>
    </message>
    <message>
        <source>Cutting a support</source>
        <translation>Zrušení podpory</translation>
    </message>
    <message>
        <source>Italy attacks Trieste from Venice; Tyrolia supports it. Who is attacked supports nobody, even if that attack fails: click &lt;b&gt;{VIE}&lt;/b&gt;, then &lt;b&gt;{TYR}&lt;/b&gt;.</source>
        <translation>Itálie útočí z Benátek na Terst, podporují ji Tyroly. Kdo je napaden, nepodporuje nikoho, i když útok na něj neuspěje: klikni na &lt;b&gt;{VIE:acc}&lt;/b&gt; a na &lt;b&gt;{TYR:acc}&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Do not look at Trieste: attack the army in Tyrolia, out of Vienna.</source>
        <translation>Terstu si nevšímej: napadni z Vídně armádu v Tyrolech.</translation>
    </message>
    <message>
        <source>The support is cut: Venice came alone, and Trieste held. That Vienna did not get in does not matter.</source>
        <translation>Podpora je zrušena: z Benátek šel jeden sám a Terst se ubránil. Že Vídeň nevstoupila, nevadí.</translation>
    </message>
    <message>
        <source>Tyrolia was left alone, so its support counts. Attack it out of Vienna.</source>
        <translation>Tyroly nikdo nenapadl, a tak jejich podpora platí. Napadni je z Vídně.</translation>
    </message>
    <message>
        <source>That saves Trieste as well, two against two. Now try the other way: attack Tyrolia.</source>
        <translation>I tak se Terst ubrání, dva proti dvěma. Zkus teď druhou cestu: napadni Tyroly.</translation>
    </message>
    <message>
        <source>An attack out of the very space that is attacked cuts nothing. Go out of Vienna.</source>
        <translation>Útok z místa, na které se útočí, tuhle podporu nezruší. Jdi z Vídně.</translation>
    </message>
    <message>
        <source>Trieste attacks the attacker, and he is the stronger. Attack his supporter instead.</source>
        <translation>Terst napadl útočníka, jenže ten je silnější. Napadni toho, kdo ho podporuje.</translation>
    </message>
    <message>
        <source>Convoy</source>
        <translation>Konvoj</translation>
    </message>
    <message>
        <source>You are England. Fleets carry armies across the sea, and both need an order: click &lt;b&gt;{LON}&lt;/b&gt;, then &lt;b&gt;{NWY}&lt;/b&gt;; then &lt;b&gt;{NTH:the}&lt;/b&gt; and the &lt;b&gt;C&lt;/b&gt; beside &lt;b&gt;{LON}&lt;/b&gt;.</source>
        <translation>Hraješ za Anglii. Flotila převeze armádu přes moře, povel potřebují obě: klikni na &lt;b&gt;{LON:acc}&lt;/b&gt; a na &lt;b&gt;{NWY:acc}&lt;/b&gt;; pak na &lt;b&gt;{NTH:acc}&lt;/b&gt; a na &lt;b&gt;C&lt;/b&gt; vedle &lt;b&gt;{LON:gen}&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>First the army: London, then Norway across the water. Then the fleet: click it, and the small C beside London.</source>
        <translation>Nejdřív armáda: Londýn a Norsko za mořem. Potom flotila: klikni na ni a na malé C u Londýna.</translation>
    </message>
    <message>
        <source>The army crossed in one turn. Had somebody dislodged the fleet, it would have stayed.</source>
        <translation>Armáda přeplula v jednom tahu. Kdyby někdo flotilu vypudil, zůstala by, kde byla.</translation>
    </message>
    <message>
        <source>The army goes from London to Norway, and the fleet has to convoy just that.</source>
        <translation>Armáda jde z Londýna do Norska a flotila má konvojovat právě ji.</translation>
    </message>
    <message>
        <source>Then nobody carries the army. The fleet stays at sea and convoys it.</source>
        <translation>Pak armádu nikdo nepřeveze. Flotila zůstává na moři a konvojuje.</translation>
    </message>
    <message>
        <source>Nobody goes aboard: order the army, too, from London to Norway.</source>
        <translation>Nikdo se nenalodil: dej povel i armádě, z Londýna do Norska.</translation>
    </message>
    <message>
        <source>No fleet took the army along. The one in the North Sea needs an order of its own: the C beside London.</source>
        <translation>Armádu nikdo nevzal na palubu. Flotila v Severním moři potřebuje vlastní povel: to C u Londýna.</translation>
    </message>
    <message>
        <source>Coasts</source>
        <translation>Pobřeží</translation>
    </message>
    <message>
        <source>You are France. Spain has two coasts, and a fleet lands at one of them. Click &lt;b&gt;{MAO:the}&lt;/b&gt;, &lt;b&gt;{SPA}&lt;/b&gt;, and &lt;b&gt;{SPA/SC:the}&lt;/b&gt;, towards the Mediterranean.</source>
        <translation>Hraješ za Francii. Španělsko má dvě pobřeží a flotila přistává u jednoho. Klikni na &lt;b&gt;{MAO}&lt;/b&gt;, na &lt;b&gt;{SPA:acc}&lt;/b&gt; a na &lt;b&gt;{SPA/SC:acc}&lt;/b&gt;, směrem do Středomoří.</translation>
    </message>
    <message>
        <source>Click the fleet, then Spain. Two marks appear at its shores: take the one in the south.</source>
        <translation>Klikni na flotilu a na Španělsko. U břehů se objeví dvě značky: vyber tu na jihu.</translation>
    </message>
    <message>
        <source>The fleet lies at the south coast; from there it goes on into the Mediterranean. Armies ask for no coast.</source>
        <translation>Flotila je u jižního pobřeží a odtud pluje dál do Středomoří. Armády se na pobřeží neptají.</translation>
    </message>
    <message>
        <source>Spain was asked for, on its south coast.</source>
        <translation>Mělo to být Španělsko, a to jeho jižní pobřeží.</translation>
    </message>
    <message>
        <source>From the north coast no fleet ever gets into the Mediterranean. Take the south coast.</source>
        <translation>Ze severního pobřeží se do Středomoří nedostaneš. Vyber jižní.</translation>
    </message>
    <message>
        <source>Retreat</source>
        <translation>Ústup</translation>
    </message>
    <message>
        <source>You are Austria, and beaten in Galicia. That army goes to a free space next door, not where its attacker came from; else it is disbanded. Click &lt;b&gt;{GAL}&lt;/b&gt;, then &lt;b&gt;{BUD}&lt;/b&gt;.</source>
        <translation>Hraješ za Rakousko a v Haliči tě porazili. Armáda ustoupí do volného sousedství, jen ne tam, odkud přišel útočník, jinak bude rozpuštěna. Klikni na &lt;b&gt;{GAL:acc}&lt;/b&gt; a na &lt;b&gt;{BUD:acc}&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Two pieces are in Galicia: yours has to leave. Click there, then Budapest, which is free and needs a guard.</source>
        <translation>V Haliči jsou dvě figurky a tvoje musí pryč. Klikni tam a pak na Budapešť: je volná a potřebuje stráž.</translation>
    </message>
    <message>
        <source>It is saved, and stands at home. Two that retreat to the same space are both disbanded.</source>
        <translation>Je zachráněná a stojí doma. Kdyby dvě ustoupily do téhož prostoru, budou rozpuštěny obě.</translation>
    </message>
    <message>
        <source>It could go there, but home is open now: retreat to Budapest.</source>
        <translation>I tam by mohla, ale domov zůstal otevřený: ustup do Budapešti.</translation>
    </message>
    <message>
        <source>So the army is lost, though it could have gone to Budapest.</source>
        <translation>Tak je armáda ztracená, a přitom mohla do Budapešti.</translation>
    </message>
    <message>
        <source>Supply centres</source>
        <translation>Zásobovací centra</translation>
    </message>
    <message>
        <source>A star is a supply centre. Who stands in one when autumn ends owns it, and has as many units as centres; eighteen win. Click &lt;b&gt;{BUD}&lt;/b&gt;, then &lt;b&gt;{SER}&lt;/b&gt;.</source>
        <translation>Hvězda je zásobovací centrum. Kdo v něm stojí na konci podzimu, tomu patří; kolik center, tolik jednotek a osmnáct vyhrává. Klikni na &lt;b&gt;{BUD:acc}&lt;/b&gt; a na &lt;b&gt;{SER:acc}&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Serbia is the free centre below Budapest. The army goes there.</source>
        <translation>Srbsko je volné centrum pod Budapeští. Armáda jde tam.</translation>
    </message>
    <message>
        <source>It is autumn: Serbia is yours now and stays so when you leave it. Four centres, three units.</source>
        <translation>Je podzim: Srbsko je tvoje a zůstane tvoje, i když odejdeš. Čtyři centra, tři jednotky.</translation>
    </message>
    <message>
        <source>That wins no centre, and autumn is the time for it. Go to Serbia.</source>
        <translation>Tím žádné centrum nezískáš, a podzim je na to ta pravá chvíle. Jdi do Srbska.</translation>
    </message>
    <message>
        <source>Rumania is a centre, too, and would do. Here Serbia was asked for.</source>
        <translation>Rumunsko je taky centrum a posloužilo by. Tady ale mělo být Srbsko.</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Stavba</translation>
    </message>
    <message>
        <source>Winter: four centres, three units. You may build one, at home, in a centre of yours that is free. Click &lt;b&gt;{VIE}&lt;/b&gt;, then &lt;b&gt;{army}&lt;/b&gt;.</source>
        <translation>Zima: čtyři centra, tři jednotky. Jednu můžeš postavit, doma, ve vlastním volném centru. Klikni na &lt;b&gt;{VIE:acc}&lt;/b&gt; a v kruhu zvol &lt;b&gt;{army}&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>A click on Vienna opens a ring. An army can be built there; no sea is near.</source>
        <translation>Klik na Vídeň otevře kruh. Postavit tam jde jen armádu, moře tam není.</translation>
    </message>
    <message>
        <source>Four units. With fewer centres than units you would have to give some up.</source>
        <translation>Čtyři jednotky. S méně centry než jednotkami by bylo třeba některé rozpustit.</translation>
    </message>
    <message>
        <source>That is a build, too. Here an army in Vienna was asked for.</source>
        <translation>I to je stavba. Tady ale měla být armáda ve Vídni.</translation>
    </message>
    <message>
        <source>A fleet in Trieste is a fine build. Here an army in Vienna was asked for.</source>
        <translation>Flotila v Terstu je dobrá stavba. Tady ale měla být armáda ve Vídni.</translation>
    </message>
    <message>
        <source>Talk</source>
        <translation>Vyjednávání</translation>
    </message>
    <message>
        <source>Before they write, all talk, and nothing said is binding. Russia promises that Rumania will support you to Bulgaria. Trust it: click &lt;b&gt;{SER}&lt;/b&gt;, then &lt;b&gt;{BUL}&lt;/b&gt;.</source>
        <translation>Před psaním se vyjednává a slib nikoho nezavazuje. Rusko slibuje, že tě z Rumunska podpoří do Bulharska. Věř mu: klikni na &lt;b&gt;{SER:acc}&lt;/b&gt; a na &lt;b&gt;{BUL:acc}&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Order Serbia to Bulgaria. What Russia wrote you will see when all is opened.</source>
        <translation>Pošli Srbsko do Bulharska. Co napsalo Rusko, uvidíš, až se všechno otevře.</translation>
    </message>
    <message>
        <source>Russia sailed to the Black Sea instead, and alone you did not get in. Ask of every promise whom it serves.</source>
        <translation>Rusko místo toho vyplulo do Černého moře a bez podpory to nešlo. U každého slibu se ptej, komu prospívá.</translation>
    </message>
    <message>
        <source>Caution is wise. To see what the promise was worth, go to Bulgaria.</source>
        <translation>Opatrnost je moudrá. Ale jdi do Bulharska, ať vidíš, co ten slib stál za to.</translation>
    </message>
    <message>
        <source>Seal</source>
        <translation>Zapečetění</translation>
    </message>
    <message>
        <source>All seven write in secret and seal; then all is opened at once. Order all three: click &lt;b&gt;{VIE}&lt;/b&gt;, &lt;b&gt;{GAL}&lt;/b&gt;; &lt;b&gt;{BUD}&lt;/b&gt;, &lt;b&gt;{SER}&lt;/b&gt;; &lt;b&gt;{TRI}&lt;/b&gt;, &lt;b&gt;{ALB}&lt;/b&gt;.</source>
        <translation>Všech sedm píše tajně a pečetí; pak se všechno otevře najednou. Dej povel všem třem: &lt;b&gt;{VIE:nom}&lt;/b&gt;, &lt;b&gt;{GAL:nom}&lt;/b&gt;; &lt;b&gt;{BUD:nom}&lt;/b&gt;, &lt;b&gt;{SER:nom}&lt;/b&gt;; &lt;b&gt;{TRI:nom}&lt;/b&gt;, &lt;b&gt;{ALB:nom}&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Vienna to Galicia, Budapest to Serbia, Trieste to Albania; or whatever you think better.</source>
        <translation>Vídeň do Haliče, Budapešť do Srbska, Terst do Albánie; nebo co považuješ za lepší.</translation>
    </message>
    <message>
        <source>Seven powers, twenty-two orders, judged at once. Click any unit and read why it fared so. Now play a year.</source>
        <translation>Sedm velmocí, dvaadvacet povelů, vyhodnoceno najednou. Klikni na kteroukoli jednotku a přečti si, proč to tak dopadlo. Teď si zahraj rok.</translation>
    </message>
    <message>
        <source>A unit is still without an order. It would stay; here order all three.</source>
        <translation>Některá jednotka je ještě bez povelu. Zůstala by stát; tady dej povel všem třem.</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>An arrow: the unit moves there.</source>
        <translation>Šipka: jednotka se tam přesouvá.</translation>
    </message>
    <message>
        <source>A dashed line: it supports. The figure is the strength.</source>
        <translation>Čárkovaná čára: podporuje. Číslo je síla.</translation>
    </message>
    <message>
        <source>A wave: a fleet carries the army over the sea.</source>
        <translation>Vlnovka: flotila převáží armádu přes moře.</translation>
    </message>
    <message>
        <source>A ring: it holds.</source>
        <translation>Kruh: jednotka se brání.</translation>
    </message>
    <message>
        <source>A stand-off: equally strong, nobody gets in.</source>
        <translation>Pat: jsou stejně silní, nevstoupí nikdo.</translation>
    </message>
    <message>
        <source>Dislodged: it must retreat or is disbanded.</source>
        <translation>Zahnaná: musí ustoupit, jinak je rozpuštěna.</translation>
    </message>
    <message>
        <source>A supply centre: {goal} of them win.</source>
        <translation>Zásobovací centrum: {goal} jich vyhrává.</translation>
    </message>
</context>
<context>
    <name>HelpCard</name>
    <message>
        <source>The turn</source>
        <translation>Tah</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>Střety</translation>
    </message>
</context>
<context>
    <name>HistoryScreen</name>
    <message>
        <source>Centres by year</source>
        <translation>Centra po letech</translation>
    </message>
</context>
<context>
    <name>KeyboardPage</name>
    <message>
        <source>Try the keyboard</source>
        <translation>Vyzkoušet klávesnici</translation>
    </message>
    <message>
        <source>Everybody holds his key now.</source>
        <translation>Teď každý drží svou klávesu.</translation>
    </message>
    <message>
        <source>keys round {key}</source>
        <translation>klávesy kolem {key}</translation>
    </message>
    <message>
        <source>not heard yet</source>
        <translation>zatím není slyšet</translation>
    </message>
    <message>
        <source>heard</source>
        <translation>slyšet</translation>
    </message>
    <message>
        <source>silent while held: {players}</source>
        <translation>mlčí, když drží {players}</translation>
    </message>
    <message>
        <source>heard before</source>
        <translation>předtím slyšet</translation>
    </message>
    <message>
        <source>The place on the keyboard counts, and not what the key types.</source>
        <translation>Platí místo na klávesnici, ne znak: česká i anglická čísla jsou tatáž.</translation>
    </message>
    <message>
        <source>Usual keys for all</source>
        <translation>Obvyklé klávesy všem</translation>
    </message>
    <message>
        <source>Done (Esc)</source>
        <translation>Hotovo (Esc)</translation>
    </message>
    <message>
        <source>{key} is heard together with the others.</source>
        <translation>{key} je slyšet zároveň s ostatními.</translation>
    </message>
    <message>
        <source>Give {player} the key {key}</source>
        <translation>{player} dostane {key}</translation>
    </message>
    <message>
        <source>This keyboard does not report {own} together with {keys}. Hold on, and let {player} try other keys: the first that is heard can be given to him.</source>
        <translation>Tato klávesnice neohlásí {own} zároveň s {keys}. Ostatní drží dál a {player} zkouší jiné klávesy: první, kterou je slyšet, může být jeho.</translation>
    </message>
    <message>
        <source>Not heard: {players}. Does everybody hold his key?</source>
        <translation>Neslyšet: {players}. Drží každý svou klávesu?</translation>
    </message>
    <message>
        <source>All are heard together.</source>
        <translation>Všechny je slyšet zároveň.</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>hold, support, convoy, move</source>
        <translation>obrana, podpora, konvoj, přesun</translation>
    </message>
    <message>
        <source>waive a build</source>
        <translation>vzdát se stavby</translation>
    </message>
</context>
<context>
    <name>Lamps</name>
    <message numerus="yes">
        <source>%n lamp(s)</source>
        <translation>
            <numerusform>%n lampa</numerusform>
            <numerusform>%n lampy</numerusform>
            <numerusform>%n lamp</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lamplighter(s)</source>
        <translation>
            <numerusform>%n lampář</numerusform>
            <numerusform>%n lampáři</numerusform>
            <numerusform>%n lampářů</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LastTime</name>
    <message>
        <source>{power:the} has no centre left.</source>
        <translation>{power:dat} nezbylo žádné centrum.</translation>
    </message>
    <message>
        <source>{power:the} has one centre left.</source>
        <translation>{power:dat} zbylo jedno centrum.</translation>
    </message>
    <message>
        <source>{power:the} has two centres left.</source>
        <translation>{power:dat} zbyla dvě centra.</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>crossings amiss</source>
        <translation>přechodů vedle</translation>
    </message>
    <message>
        <source>missed border</source>
        <translation>přehlédnutá hranice</translation>
    </message>
    <message>
        <source>feared one</source>
        <translation>domnělá</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Move</source>
        <translation>Pohyb</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>Podpora</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Obrana</translation>
    </message>
    <message>
        <source>Seal</source>
        <translation>Zapečeť</translation>
    </message>
    <message>
        <source>Click your army {unit:in}, then {goal:the}. The arrow is an order to move.</source>
        <translation>Klikni na svou armádu {unit:v}, pak na {goal:acc}. Šipka je povel k přesunu.</translation>
    </message>
    <message>
        <source>Click your fleet {unit:in}, then {goal:the}. The arrow is an order to move.</source>
        <translation>Klikni na svou flotilu {unit:v}, pak na {goal:acc}. Šipka je povel k přesunu.</translation>
    </message>
    <message>
        <source>Click the unit {unit:in}, then the S beside the one {other:in}. Two together beat one alone.</source>
        <translation>Klikni na jednotku {unit:v}, pak na S u jednotky {other:v}. Dvě spolu porazí jednu.</translation>
    </message>
    <message>
        <source>Click the unit {unit:in}, the S beside the one {other:in}, then that unit. It defends better.</source>
        <translation>Klikni na jednotku {unit:v}, pak na S u jednotky {other:v} a na ni. Ubrání se snáz.</translation>
    </message>
    <message>
        <source>Click the unit {unit:in}, then Hold in its row. It stays and defends itself.</source>
        <translation>Klikni na jednotku {unit:v}, pak v jejím řádku na Obrana. Zůstane stát a bude se bránit.</translation>
    </message>
    <message>
        <source>Done? Seal. Until the reveal you can open the seal again.</source>
        <translation>Hotovo? Zapečeť. Do odhalení můžeš pečeť kdykoli otevřít.</translation>
    </message>
    <message>
        <source>Order your other units the same way; any without an order stays. Then seal.</source>
        <translation>Stejně dej povel i ostatním jednotkám; která ho nemá, zůstane stát. Pak zapečeť.</translation>
    </message>
</context>
<context>
    <name>LineupPick</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n hráč</numerusform>
            <numerusform>%n hráči</numerusform>
            <numerusform>%n hráčů</numerusform>
        </translation>
    </message>
    <message>
        <source>24 units of one side on the board, or a draw agreed by both</source>
        <translation>24 jednotek jedné strany na herním plánu, nebo remíza po dohodě obou</translation>
    </message>
    <message>
        <source>18 supply centres of one power, or a draw agreed by all survivors</source>
        <translation>18 zásobovacích center jedné velmoci, nebo remíza po dohodě všech přeživších</translation>
    </message>
    <message>
        <source>a draw agreed by all survivors</source>
        <translation>remíza po dohodě všech přeživších</translation>
    </message>
    <message>
        <source>{count} supply centres, or a draw agreed by all survivors</source>
        <translation>{count} zásobovacích center, nebo remíza po dohodě všech přeživších</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Počet hráčů</translation>
    </message>
    <message>
        <source>First year</source>
        <translation>První rok</translation>
    </message>
</context>
<context>
    <name>Lineups</name>
    <message>
        <source>Seven players</source>
        <translation>Sedm hráčů</translation>
    </message>
    <message>
        <source>Six players: Italy stands</source>
        <translation>Šest hráčů: Itálie nehraje</translation>
    </message>
    <message>
        <source>Five players: Italy and Germany stand</source>
        <translation>Pět hráčů: Itálie a Německo nehrají</translation>
    </message>
    <message>
        <source>Four players: England alone, three pairs</source>
        <translation>Čtyři hráči: Anglie sama, tři soustátí</translation>
    </message>
    <message>
        <source>Three players: Russia alone, two triples</source>
        <translation>Tři hráči: Rusko samo, dvě trojstátí</translation>
    </message>
    <message>
        <source>Three players: a triple and two pairs</source>
        <translation>Tři hráči: trojstátí a dvě soustátí</translation>
    </message>
    <message>
        <source>Two players: the First World War</source>
        <translation>Dva hráči: První světová válka</translation>
    </message>
    <message>
        <source>Nobody plays Italy: its units hold, each for itself. Others may support them; driven out, they are disbanded (XIV.2.a).</source>
        <translation>Za Itálii nikdo nehraje: její jednotky se brání každá za sebe. Ostatní je mohou podporovat; vytlačené se rozpouštějí (XIV.2.a).</translation>
    </message>
    <message>
        <source>Nobody plays Italy and Germany: their units hold, each for itself. Others may support them; driven out, they are disbanded (XIV.2.b).</source>
        <translation>Za Itálii a Německo nikdo nehraje: jejich jednotky se brání každá za sebe. Ostatní je mohou podporovat; vytlačené se rozpouštějí (XIV.2.b).</translation>
    </message>
    <message>
        <source>Centres and winter count for each power by itself, also where one player commands two (XIV.2.c).</source>
        <translation>Centra a úprava stavu platí pro každou velmoc zvlášť, i když hráč velí dvěma (XIV.2.c).</translation>
    </message>
    <message>
        <source>Centres and winter count for each power by itself, also where one player commands three (XIV.2.d).</source>
        <translation>Centra a úprava stavu platí pro každou velmoc zvlášť, i když hráč velí třem (XIV.2.d).</translation>
    </message>
    <message>
        <source>Centres and winter count for each power by itself, also where one player commands several (XIV.2.d).</source>
        <translation>Centra a úprava stavu platí pro každou velmoc zvlášť, i když hráč velí několika (XIV.2.d).</translation>
    </message>
    <message>
        <source>Italy is neutral in 1914: nobody moves, retreats or lands there. Before the winter a coin decides whose side it joins in spring 1915. 24 units on the board win (XIV.2.e).</source>
        <translation>Itálie je roku 1914 neutrální: nikdo do ní nesmí vstoupit, ustoupit ani se vylodit. Před úpravou stavu rozhodne los, na čí stranu se na jaře 1915 přidá. K vítězství stačí 24 jednotek na herním plánu (XIV.2.e).</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n hráč</numerusform>
            <numerusform>%n hráči</numerusform>
            <numerusform>%n hráčů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n neutral power(s)</source>
        <translation>
            <numerusform>%n neutrální mocnost</numerusform>
            <numerusform>%n neutrální mocnosti</numerusform>
            <numerusform>%n neutrálních mocností</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n supply centre(s): more than half of all</source>
        <translation>
            <numerusform>%n zásobovací centrum: víc než polovina všech</numerusform>
            <numerusform>%n zásobovací centra: víc než polovina všech</numerusform>
            <numerusform>%n zásobovacích center: víc než polovina všech</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OrderKinds</name>
    <message>
        <source>Moves</source>
        <translation>Přesuny</translation>
    </message>
    <message>
        <source>Supports</source>
        <translation>Podpory</translation>
    </message>
    <message>
        <source>Convoys</source>
        <translation>Konvoje</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Obrany</translation>
    </message>
</context>
<context>
    <name>Orders</name>
    <message>
        <source>Build left unused</source>
        <translation>Nevyužitá stavba</translation>
    </message>
    <message>
        <source>nothing is built</source>
        <translation>nic se nestaví</translation>
    </message>
    <message>
        <source>no order yet</source>
        <translation>zatím bez povelu</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>zůstává</translation>
    </message>
    <message>
        <source>free</source>
        <translation>volné</translation>
    </message>
    <message>
        <source>No order yet.</source>
        <translation>Zatím bez povelu.</translation>
    </message>
    <message>
        <source>Free for a new unit.</source>
        <translation>Volné pro novou jednotku.</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Klik</translation>
    </message>
    <message>
        <source>choose</source>
        <translation>vybrat</translation>
    </message>
    <message>
        <source>step back</source>
        <translation>krok zpět</translation>
    </message>
    <message>
        <source>Two coasts: you choose which.</source>
        <translation>Dvě pobřeží: vybereš které.</translation>
    </message>
    <message>
        <source>write</source>
        <translation>zapsat</translation>
    </message>
    <message>
        <source>has the order {order}</source>
        <translation>má povel {order}</translation>
    </message>
    <message>
        <source>Only your dislodged units retreat.</source>
        <translation>Ustupují jen tvé zahnané jednotky.</translation>
    </message>
    <message>
        <source>{where:the} cannot be chosen now.</source>
        <translation>{where:acc} teď vybrat nejde.</translation>
    </message>
    <message>
        <source>There is no order yet.</source>
        <translation>Zatím tu není žádný povel.</translation>
    </message>
    <message>
        <source>No space is free for a retreat.</source>
        <translation>K ústupu není volný žádný prostor.</translation>
    </message>
    <message>
        <source>nowhere to go, it is disbanded</source>
        <translation>nemá kam ustoupit, bude rozpuštěna</translation>
    </message>
    <message>
        <source>That is not for one of your units.</source>
        <translation>To není povel pro tvou jednotku.</translation>
    </message>
    <message>
        <source>Only in spring and autumn orders.</source>
        <translation>Jen v jarních a podzimních povelech.</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Armáda</translation>
    </message>
    <message>
        <source>Fleet (north)</source>
        <translation>Flotila (sever)</translation>
    </message>
    <message>
        <source>Fleet (south)</source>
        <translation>Flotila (jih)</translation>
    </message>
    <message>
        <source>Fleet (east)</source>
        <translation>Flotila (východ)</translation>
    </message>
    <message>
        <source>Fleet</source>
        <translation>Flotila</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Obrana</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Přesun</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>Podpora</translation>
    </message>
    <message>
        <source>Convoy</source>
        <translation>Konvoj</translation>
    </message>
    <message>
        <source>By convoy</source>
        <translation>Konvojem</translation>
    </message>
    <message>
        <source>Retreat</source>
        <translation>Ústup</translation>
    </message>
    <message>
        <source>Disband</source>
        <translation>Rozpustit</translation>
    </message>
    <message>
        <source>Build an army</source>
        <translation>Postavit armádu</translation>
    </message>
    <message>
        <source>Build a fleet</source>
        <translation>Postavit flotilu</translation>
    </message>
    <message>
        <source>Fleet, north coast</source>
        <translation>Flotila, severní pobřeží</translation>
    </message>
    <message>
        <source>Fleet, south coast</source>
        <translation>Flotila, jižní pobřeží</translation>
    </message>
    <message>
        <source>Fleet, east coast</source>
        <translation>Flotila, východní pobřeží</translation>
    </message>
    <message>
        <source>Waive a build</source>
        <translation>Vzdát se stavby</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>No unit within reach to support.</source>
        <translation>V dosahu není žádná jednotka k podpoře.</translation>
    </message>
    <message>
        <source>No army that could be carried.</source>
        <translation>Není tu armáda, kterou by šlo převézt.</translation>
    </message>
    <message>
        <source>Only a fleet can convoy.</source>
        <translation>Konvoj může vést jen flotila.</translation>
    </message>
    <message>
        <source>A fleet convoys only at sea.</source>
        <translation>Flotila vede konvoj jen na moři.</translation>
    </message>
    <message>
        <source>{start:the} and {where:the} are not adjacent.</source>
        <translation>{start:nom} a {where:nom} spolu nesousedí.</translation>
    </message>
    <message>
        <source>{start:the} and {where:the} are not adjacent, and no fleets lie between them.</source>
        <translation>{start:nom} a {where:nom} spolu nesousedí a žádné flotily je nespojují.</translation>
    </message>
    <message>
        <source>Click the seas on the way to {where:the} first, one after another.</source>
        <translation>Nejdřív vyber jedno po druhém moře na cestě {where:do}.</translation>
    </message>
    <message>
        <source>{where:the} is out of reach on this side.</source>
        <translation>{where:do} se z této strany nedostaneš.</translation>
    </message>
    <message>
        <source>The unit {where:in} is not yours.</source>
        <translation>Jednotka {where:v} není tvoje.</translation>
    </message>
    <message>
        <source>You have no unit {where:in}.</source>
        <translation>{where:v} nemáš jednotku.</translation>
    </message>
    <message>
        <source>{where:the} is occupied.</source>
        <translation>{where:nom} {where:je obsazený/je obsazená/je obsazené/jsou obsazené/jsou obsazená}.</translation>
    </message>
    <message>
        <source>The attack came from {where:the}.</source>
        <translation>Útok přišel {where:z}.</translation>
    </message>
    <message>
        <source>{where:the} was left empty by a stand-off.</source>
        <translation>{where:nom} {where:zůstal prázdný/zůstala prázdná/zůstalo prázdné/zůstaly prázdné/zůstala prázdná} po patu.</translation>
    </message>
    <message>
        <source>{where:the} is closed to this retreat.</source>
        <translation>{where:do} se odsud ustoupit nesmí.</translation>
    </message>
    <message>
        <source>You build only in your own home centres, and {where:the} is none of them.</source>
        <translation>Stavíš jen ve vlastních domovských centrech, {where:v} ne.</translation>
    </message>
    <message>
        <source>You do not control {where:the}.</source>
        <translation>{where:acc} neovládáš.</translation>
    </message>
    <message>
        <source>A unit already stands {where:in}.</source>
        <translation>{where:v} už stojí jednotka.</translation>
    </message>
    <message>
        <source>{where:the} will be one stronger in defence.</source>
        <translation>Obrana {where:gen} bude o 1 silnější.</translation>
    </message>
    <message>
        <source>It carries the army if that army is ordered the same way.</source>
        <translation>Převeze armádu, pokud má armáda stejný povel.</translation>
    </message>
    <message>
        <source>It stays and defends itself.</source>
        <translation>Zůstane stát a bude se bránit.</translation>
    </message>
    <message>
        <source>It retreats to {where:the}.</source>
        <translation>Ustoupí {where:do}.</translation>
    </message>
    <message>
        <source>across {where:the}</source>
        <translation>přes {where:acc}</translation>
    </message>
    <message>
        <source>It goes to {where:the}.</source>
        <translation>Půjde {where:do}.</translation>
    </message>
    <message>
        <source>The attack on {where:the} will have strength {count}.</source>
        <translation>Útok na {where:acc} bude mít sílu {count}.</translation>
    </message>
    <message>
        <source>The unit stands here already.</source>
        <translation>Jednotka tu už stojí.</translation>
    </message>
    <message>
        <source>An army cannot put to sea.</source>
        <translation>Armáda nemůže na moře.</translation>
    </message>
    <message>
        <source>A fleet cannot sail inland.</source>
        <translation>Flotila nemůže do vnitrozemí.</translation>
    </message>
    <message>
        <source>You have nothing to build or remove.</source>
        <translation>Nemáš co stavět ani odstraňovat.</translation>
    </message>
    <message>
        <source>All your builds are used already.</source>
        <translation>Všechny stavby už jsou využity.</translation>
    </message>
    <message>
        <source>The unit is taken off the board.</source>
        <translation>Jednotka bude sejmuta z plánu.</translation>
    </message>
    <message>
        <source>A new unit stands here in spring.</source>
        <translation>Na jaře tu bude stát nová jednotka.</translation>
    </message>
    <message>
        <source>This build is left unused.</source>
        <translation>Tato stavba zůstane nevyužitá.</translation>
    </message>
    <message>
        <source>in defence</source>
        <translation>v obraně</translation>
    </message>
    <message>
        <source>whom?</source>
        <translation>koho?</translation>
    </message>
    <message>
        <source>which army?</source>
        <translation>kterou armádu?</translation>
    </message>
    <message>
        <source>what?</source>
        <translation>co?</translation>
    </message>
    <message>
        <source>where to?</source>
        <translation>kam?</translation>
    </message>
    <message>
        <source>attack {count}</source>
        <translation>útok {count}</translation>
    </message>
    <message>
        <source>defence +1</source>
        <translation>obrana +1</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>→ moves    S supports    C convoys    nothing: holds</source>
        <translation>→ přesun    P podpora    K konvoj    nic = obrana</translation>
    </message>
    <message>
        <source>→ retreats    D or nothing: disbanded</source>
        <translation>→ ústup    D nebo nic: rozpuštění</translation>
    </message>
    <message>
        <source>A Par, F Bre: built    D A Par: removed</source>
        <translation>A Par, F Bre: stavba    D A Par: rozpuštění</translation>
    </message>
    <message>
        <source>the year {year}</source>
        <translation>rok {year}</translation>
    </message>
    <message>
        <source>A army    F fleet    (nc) (sc) (ec) coasts</source>
        <translation>A armáda    F flotila    (nc) (sc) (ec) sever, jih, východ</translation>
    </message>
    <message>
        <source>Centres and units</source>
        <translation>Centra a jednotky</translation>
    </message>
</context>
<context>
    <name>PeoplePanel</name>
    <message>
        <source>Who is at the table</source>
        <translation>Kdo je u stolu</translation>
    </message>
    <message>
        <source>Whoever is away stands at home in every round, on top, when all others have laid.</source>
        <translation>Kdo u stolu není, zůstává v každém kole doma, navrchu, až ostatní položí.</translation>
    </message>
    <message>
        <source>Comes back</source>
        <translation>Vrací se</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Odchází</translation>
    </message>
    <message>
        <source>Plays on</source>
        <translation>Hraje dál</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
</context>
<context>
    <name>PlanForm</name>
    <message>
        <source>first turn</source>
        <translation>první tah</translation>
    </message>
    <message>
        <source>spring</source>
        <translation>jaro</translation>
    </message>
    <message>
        <source>autumn</source>
        <translation>podzim</translation>
    </message>
    <message>
        <source>writing</source>
        <translation>psaní</translation>
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
        <source>unsealed units hold</source>
        <translation>nezapečetěné jednotky se brání</translation>
    </message>
</context>
<context>
    <name>PointsCard</name>
    <message>
        <source>Points on which tables differ</source>
        <translation>Body, ve kterých se stoly liší</translation>
    </message>
    <message>
        <source>Grey: about sheets from elsewhere. Here each power writes one, by itself.</source>
        <translation>Šedé body se týkají listů odjinud. Tady každá velmoc píše jeden, sama za sebe.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Play like this</source>
        <translation>Hrát takto</translation>
    </message>
</context>
<context>
    <name>PowersCard</name>
    <message>
        <source>Who commands which powers</source>
        <translation>Kdo velí kterým mocnostem</translation>
    </message>
    <message>
        <source>nobody: neutral</source>
        <translation>nikdo: neutrální</translation>
    </message>
    <message>
        <source>player {number}</source>
        <translation>{number}. hráč</translation>
    </message>
    <message>
        <source>All players have to agree to this (1.2).</source>
        <translation>Souhlasit s tím musí všichni hráči (1.2).</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Play like this</source>
        <translation>Hrát takhle</translation>
    </message>
</context>
<context>
    <name>PowersPicker</name>
    <message>
        <source>Fewer players…</source>
        <translation>Méně hráčů…</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Počet hráčů</translation>
    </message>
    <message>
        <source>Under one player: {powers}.</source>
        <translation>Pod jedním hráčem: {powers}.</translation>
    </message>
    <message>
        <source>Neutral, its units only defend: {powers}.</source>
        <translation>Neutrální, jednotky se jen brání: {powers}.</translation>
    </message>
</context>
<context>
    <name>PreviewScreen</name>
    <message>
        <source>Supply centres</source>
        <translation>Zásobovací centra</translation>
    </message>
</context>
<context>
    <name>Public</name>
    <message>
        <source>No orders: the units defend themselves.</source>
        <translation>Bez povelů: jednotky se brání.</translation>
    </message>
    <message>
        <source>Writing retreats</source>
        <translation>Psaní ústupů</translation>
    </message>
    <message>
        <source>Nobody talks about retreats.</source>
        <translation>O ústupech se nemluví.</translation>
    </message>
    <message>
        <source>No retreats: the units are taken off.</source>
        <translation>Bez ústupů: jednotky se rozpouštějí.</translation>
    </message>
    <message>
        <source>Writing adjustments</source>
        <translation>Úprava stavu</translation>
    </message>
    <message>
        <source>Builds are written in secret too.</source>
        <translation>I úprava stavu se píše tajně.</translation>
    </message>
    <message>
        <source>{place:the} defends itself</source>
        <translation>{place:nom} {place:se brání/se brání}</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>Nothing is written.</source>
        <translation>Nic tu není napsáno.</translation>
    </message>
    <message>
        <source>Longer than any order is.</source>
        <translation>Tak dlouhý povel není.</translation>
    </message>
    <message>
        <source>“{piece}” is no part of an order.</source>
        <translation>„{piece}“ do povelu nepatří.</translation>
    </message>
    <message>
        <source>The order is not complete: {expected}.</source>
        <translation>Povel není celý: {expected}.</translation>
    </message>
    <message>
        <source>No space is called “{piece}”.</source>
        <translation>Žádný prostor se nejmenuje „{piece}“.</translation>
    </message>
    <message>
        <source>What shall the unit do? “{piece}” does not say it.</source>
        <translation>Co má jednotka udělat? „{piece}“ to neříká.</translation>
    </message>
    <message>
        <source>The order is complete before “{piece}”.</source>
        <translation>Povel je celý už před „{piece}“.</translation>
    </message>
    <message>
        <source>Such an order belongs to another part of the turn.</source>
        <translation>Takový povel patří do jiné části tahu.</translation>
    </message>
    <message>
        <source>Write A for an army or F for a fleet.</source>
        <translation>Napiš A pro armádu, nebo F pro flotilu.</translation>
    </message>
    <message>
        <source>An army is called a fleet here, or a fleet an army.</source>
        <translation>Armáda je tu nazvána flotilou nebo flotila armádou.</translation>
    </message>
    <message>
        <source>Write whose the supported or carried unit is.</source>
        <translation>Napiš, čí je podporovaná nebo převážená jednotka.</translation>
    </message>
    <message>
        <source>The unit belongs to another power.</source>
        <translation>Jednotka patří jiné velmoci.</translation>
    </message>
    <message>
        <source>The fleet lies at another coast.</source>
        <translation>Flotila leží u jiného pobřeží.</translation>
    </message>
    <message>
        <source>A coast is named that is not there.</source>
        <translation>Je tu uvedeno pobřeží, které zde není.</translation>
    </message>
    <message>
        <source>“{piece}” can mean:</source>
        <translation>„{piece}“ může znamenat:</translation>
    </message>
    <message>
        <source>This can mean:</source>
        <translation>To může znamenat:</translation>
    </message>
    <message>
        <source>Quoted from another letter. Does it count?</source>
        <translation>Citováno z jiného dopisu. Platí to?</translation>
    </message>
    <message>
        <source>“{piece}” stands beside it. Does it count?</source>
        <translation>Vedle stojí „{piece}“. Platí to?</translation>
    </message>
    <message>
        <source>a space is missing</source>
        <translation>chybí prostor</translation>
    </message>
    <message>
        <source>a unit is missing</source>
        <translation>chybí jednotka</translation>
    </message>
    <message>
        <source>what the unit shall do is missing</source>
        <translation>chybí, co má jednotka udělat</translation>
    </message>
    <message>
        <source>“{word}” is read as {place:the}.</source>
        <translation>„{word}“ tu znamená {place:acc}.</translation>
    </message>
</context>
<context>
    <name>Reveal</name>
    <message>
        <source>All seals are open</source>
        <translation>Všechny pečeti jsou otevřené</translation>
    </message>
    <message>
        <source>All orders</source>
        <translation>Všechny povely</translation>
    </message>
    <message>
        <source>After the retreats</source>
        <translation>Po ústupech</translation>
    </message>
    <message>
        <source>After the adjustments</source>
        <translation>Po úpravě stavu</translation>
    </message>
    <message>
        <source>After the moves</source>
        <translation>Po přesunech</translation>
    </message>
    <message>
        <source>Several units retreat to {where:the} and are taken off.</source>
        <translation>{where:do} ustoupilo více jednotek, všechny jsou rozpuštěny.</translation>
    </message>
    <message>
        <source>Stand-off over {where:the}, {strengths}.</source>
        <translation>Pat o {where:acc}, {strengths}.</translation>
    </message>
    <message>
        <source>{where:the} held out, {strengths}.</source>
        <translation>{where:nom} {where:se ubránil/se ubránila/se ubránilo/se ubránily/se ubránila}, {strengths}.</translation>
    </message>
    <message>
        <source>{power:the} takes {where:the}, {strengths}.</source>
        <translation>{where:nom} {where:připadá/připadají} {power:dat}, {strengths}.</translation>
    </message>
    <message>
        <source>{most} against {others}</source>
        <translation>{most} proti {others}</translation>
    </message>
    <message>
        <source>Nobody gets there.</source>
        <translation>Nikdo se tam nedostane.</translation>
    </message>
    <message>
        <source>{unit:the} has to retreat.</source>
        <translation>{unit:nom} musí ustoupit.</translation>
    </message>
    <message>
        <source>{unit:the} is taken off.</source>
        <translation>{unit:nom} je rozpuštěna.</translation>
    </message>
    <message>
        <source>{units:from} {units:#goes/go} back.</source>
        <translation>{units:nom+z} {units:#se vrací/se vracejí}.</translation>
    </message>
    <message>
        <source>{unit:the}: {said}</source>
        <translation>{unit:nom}: {said}</translation>
    </message>
    <message>
        <source>civil disorder: the units defend themselves</source>
        <translation>občanské nepokoje, jednotky se jen brání</translation>
    </message>
    <message>
        <source>civil disorder: the units are taken off</source>
        <translation>občanské nepokoje, jednotky jsou rozpuštěny</translation>
    </message>
    <message>
        <source>civil disorder: nothing is built and the rules remove units</source>
        <translation>občanské nepokoje, nic se nestaví a rozpouští se podle pravidel</translation>
    </message>
    <message>
        <source>no orders, so the units defend themselves</source>
        <translation>bez povelů, jednotky se jen brání</translation>
    </message>
    <message>
        <source>no retreats, so the units are taken off</source>
        <translation>bez ústupů, jednotky jsou rozpuštěny</translation>
    </message>
    <message>
        <source>no orders, so nothing is built and the rules remove units</source>
        <translation>bez povelů, nic se nestaví a rozpouští se podle pravidel</translation>
    </message>
</context>
<context>
    <name>RevealSide</name>
    <message>
        <source>How many orders there are, where they meet and who wins centres is told by the order that is being read, not before.</source>
        <translation>Kolik kdo dal povelů, o co se kde střetli a kdo získá centra, řekne až povel, který se právě čte.</translation>
    </message>
</context>
<context>
    <name>RoadCounts</name>
    <message numerus="yes">
        <source>%n crossing(s)</source>
        <translation>
            <numerusform>%n přechod</numerusform>
            <numerusform>%n přechody</numerusform>
            <numerusform>%n přechodů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) beneath</source>
        <translation>
            <numerusform>%n žeton vespod</numerusform>
            <numerusform>%n žetony vespod</numerusform>
            <numerusform>%n žetonů vespod</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n žeton</numerusform>
            <numerusform>%n žetony</numerusform>
            <numerusform>%n žetonů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n neighbouring pair(s)</source>
        <translation>
            <numerusform>%n dvojice sousedů</numerusform>
            <numerusform>%n dvojice sousedů</numerusform>
            <numerusform>%n dvojic sousedů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the field(s) stayed empty</source>
        <translation>
            <numerusform>pole zůstalo prázdné</numerusform>
            <numerusform>pole zůstala prázdná</numerusform>
            <numerusform>pole zůstala prázdná</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) saw the best choice</source>
        <translation>
            <numerusform>Nejlepší volbu má %n hráč</numerusform>
            <numerusform>Nejlepší volbu mají %n hráči</numerusform>
            <numerusform>Nejlepší volbu má %n hráčů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) to go</source>
        <translation>
            <numerusform>zbývá %n kolo</numerusform>
            <numerusform>zbývají %n kola</numerusform>
            <numerusform>zbývá %n kol</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoadScreen</name>
    <message>
        <source>Go on (space bar)</source>
        <translation>Dál (mezerník)</translation>
    </message>
    <message>
        <source>My geography (G)</source>
        <translation>Vlastní zeměpis (G)</translation>
    </message>
    <message>
        <source>Keep the show as pictures (P)</source>
        <translation>Uložit vyhodnocení jako obrázky (P)</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Zpět ke stolu</translation>
    </message>
    <message>
        <source>Look at the map</source>
        <translation>Podívat se na mapu</translation>
    </message>
    <message>
        <source>Seal (Ctrl+Enter)</source>
        <translation>Zapečetit (Ctrl+Enter)</translation>
    </message>
</context>
<context>
    <name>RoadStudy</name>
    <message>
        <source>Start</source>
        <translation>Úvod</translation>
    </message>
    <message>
        <source>Back to the start screen (Esc)</source>
        <translation>Zpět na úvodní obrazovku (Esc)</translation>
    </message>
    <message>
        <source>Study of Bez hranic</source>
        <translation>Studovna Bez hranic</translation>
    </message>
    <message>
        <source>Printed rounds</source>
        <translation>Kola z pravidel</translation>
    </message>
    <message>
        <source>Route desk</source>
        <translation>Stůl cest</translation>
    </message>
</context>
<context>
    <name>RoundPage</name>
    <message>
        <source>As printed</source>
        <translation>Jak je vytištěno</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Změněno</translation>
    </message>
    <message>
        <source>Examples of the rulebook</source>
        <translation>Příklady z pravidel</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n hráč</numerusform>
            <numerusform>%n hráči</numerusform>
            <numerusform>%n hráčů</numerusform>
        </translation>
    </message>
    <message>
        <source>{players}, two colours each</source>
        <translation>{players}, každý dvě barvy</translation>
    </message>
    <message>
        <source>Card that is chosen</source>
        <translation>Vybraná karta</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Kolo</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>As printed again</source>
        <translation>Znovu jak je vytištěno</translation>
    </message>
    <message>
        <source>A click or a digit lays the token in hand, a right click or Backspace takes the uppermost; Enter changes the card, PgDown the colour.</source>
        <translation>Kliknutí nebo číslice položí žeton z ruky, pravé tlačítko nebo Backspace vezme nejvyšší; Enter mění kartu, PgDown barvu.</translation>
    </message>
    <message>
        <source>Take them</source>
        <translation>Vzít je</translation>
    </message>
    <message>
        <source>Bills</source>
        <translation>Účty</translation>
    </message>
    <message>
        <source>Purses, before and after</source>
        <translation>Peněženky před kolem a po něm</translation>
    </message>
    <message>
        <source>Best choice</source>
        <translation>Nejlepší volba</translation>
    </message>
    <message>
        <source>On the route desk</source>
        <translation>Na stůl cest</translation>
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
    <name>RulebookPicker</name>
    <message>
        <source>Rulebook</source>
        <translation>Pravidla</translation>
    </message>
    <message>
        <source>Single points…</source>
        <translation>Jednotlivé body…</translation>
    </message>
</context>
<context>
    <name>RulesCard</name>
    <message>
        <source>Seats</source>
        <translation>Kdo za koho hraje</translation>
    </message>
    <message>
        <source>In bold: otherwise than in the second edition of 1982.</source>
        <translation>Tučně: jinak než ve druhém vydání z roku 1982.</translation>
    </message>
    <message>
        <source>Rules card</source>
        <translation>Karta pravidel</translation>
    </message>
    <message>
        <source>This table</source>
        <translation>Tento stůl</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>Nobody plays</source>
        <translation>Nikdo nehraje za</translation>
    </message>
    <message>
        <source>Neutral in the first year</source>
        <translation>V prvním roce neutrální</translation>
    </message>
    <message>
        <source>{count} supply centres of one power</source>
        <translation>{count} zásobovacích center jedné velmoci</translation>
    </message>
    <message>
        <source>Victory</source>
        <translation>Vítězství</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Konec hry</translation>
    </message>
    <message>
        <source>Nobody talks, and nobody knows who plays what until the game is over.</source>
        <translation>Nikdo nemluví a dokud hra neskončí, nikdo neví, kdo za koho hraje.</translation>
    </message>
    <message>
        <source>Gunboat</source>
        <translation>Gunboat</translation>
    </message>
    <message>
        <source>A game master writes them off paper slips.</source>
        <translation>Vedoucí hry je opisuje z papírových lístků.</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Povely</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Pravidla této hry</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
</context>
<context>
    <name>SealSheet</name>
    <message>
        <source>Seal these retreats?</source>
        <translation>Zapečetit tyto ústupy?</translation>
    </message>
    <message>
        <source>Seal this adjustment?</source>
        <translation>Zapečetit tuto úpravu?</translation>
    </message>
</context>
<context>
    <name>Slip</name>
    <message>
        <source>set aside: not judged</source>
        <translation>odloženo: nevyhodnotí se</translation>
    </message>
    <message>
        <source>civil disorder: not judged</source>
        <translation>občanské nepokoje: nevyhodnocuje se</translation>
    </message>
    <message>
        <source>late: not judged</source>
        <translation>pozdě: nevyhodnocuje se</translation>
    </message>
    <message>
        <source>struck out</source>
        <translation>škrtnuto</translation>
    </message>
    <message>
        <source>crossed out on the slip</source>
        <translation>na lístku přeškrtnuto</translation>
    </message>
    <message>
        <source>no order: what they do anyway</source>
        <translation>není povel: stane se to i bez něj</translation>
    </message>
    <message>
        <source>no order</source>
        <translation>není povel</translation>
    </message>
    <message>
        <source>in doubt</source>
        <translation>nejisté</translation>
    </message>
    <message>
        <source>several meanings</source>
        <translation>více významů</translation>
    </message>
    <message>
        <source>{order} – {why}</source>
        <translation>{order} – {why}</translation>
    </message>
    <message>
        <source>{order} – without “{piece}”</source>
        <translation>{order} – bez „{piece}“</translation>
    </message>
    <message>
        <source>{order} – nothing to do there</source>
        <translation>{order} – tam nemá co dělat</translation>
    </message>
    <message>
        <source>{order} – no unit stands there</source>
        <translation>{order} – žádná jednotka tam nestojí</translation>
    </message>
    <message>
        <source>{order} – not to retreat, or not its own</source>
        <translation>{order} – neustupuje, nebo není její</translation>
    </message>
    <message>
        <source>{order} – not this power’s to order</source>
        <translation>{order} – cizí jednotka</translation>
    </message>
    <message>
        <source>{order} – ordered twice</source>
        <translation>{order} – povel podruhé</translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message>
        <source>I have never played</source>
        <translation>Hraju poprvé</translation>
    </message>
    <message>
        <source>The first half hour: twelve steps on the board, then a year at a table, with hints. Nothing is kept.</source>
        <translation>První půlhodina: dvanáct kroků na mapě a pak rok u stolu, s nápovědou. Nic se neuchová.</translation>
    </message>
    <message>
        <source>Never played? One minute will do.</source>
        <translation>Nikdy nehráno? Stačí minuta.</translation>
    </message>
</context>
<context>
    <name>StudyCounts</name>
    <message numerus="yes">
        <source>%n cheapest way(s)</source>
        <translation>
            <numerusform>%n nejlevnější cesta</numerusform>
            <numerusform>%n nejlevnější cesty</numerusform>
            <numerusform>%n nejlevnějších cest</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of neighbours</source>
        <translation>
            <numerusform>%n dvojice sousedů</numerusform>
            <numerusform>%n dvojice sousedů</numerusform>
            <numerusform>%n dvojic sousedů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n crossing(s)</source>
        <translation>
            <numerusform>na %n přechod</numerusform>
            <numerusform>na %n přechody</numerusform>
            <numerusform>na %n přechodů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n state(s) can be reached</source>
        <translation>
            <numerusform>se dá dojet do %n státu</numerusform>
            <numerusform>se dá dojet do %n států</numerusform>
            <numerusform>se dá dojet do %n států</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n žeton</numerusform>
            <numerusform>%n žetony</numerusform>
            <numerusform>%n žetonů</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TablePane</name>
    <message>
        <source>Diplomacy</source>
        <translation>Diplomacie</translation>
    </message>
</context>
<context>
    <name>TableSide</name>
    <message>
        <source>Whoever has to retreat taps his sign</source>
        <translation>Kdo ustupuje, ťukne na své znamení</translation>
    </message>
    <message>
        <source>Whoever builds or removes taps his sign</source>
        <translation>Kdo staví nebo ruší, ťukne na své znamení</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Purse: {coins}</source>
        <translation>Měšec: {coins}</translation>
    </message>
</context>
<context>
    <name>TownInNumbers</name>
    <message numerus="yes">
        <source>%n guild(s)</source>
        <translation>
            <numerusform>%n cech</numerusform>
            <numerusform>%n cechy</numerusform>
            <numerusform>%n cechů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n quarter(s)</source>
        <translation>
            <numerusform>%n čtvrť</numerusform>
            <numerusform>%n čtvrti</numerusform>
            <numerusform>%n čtvrtí</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Units</name>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n jednotka</numerusform>
            <numerusform>%n jednotky</numerusform>
            <numerusform>%n jednotek</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Warnings</name>
    <message>
        <source>{unit:the} has no order. It will stay and defend itself.</source>
        <translation>{unit:nom} nemá povel. Zůstane stát a bude se bránit.</translation>
    </message>
    <message>
        <source>“{where}” cannot be read as an order.</source>
        <translation>„{where}“ nelze přečíst jako povel.</translation>
    </message>
    <message>
        <source>{unit:the} is not yours.</source>
        <translation>{unit:nom} není tvoje.</translation>
    </message>
    <message>
        <source>The order for {unit:the} belongs to another part of the turn.</source>
        <translation>Povel pro {unit:acc} patří do jiné části tahu.</translation>
    </message>
    <message>
        <source>{unit:the} has two different orders, so neither will be carried out.</source>
        <translation>{unit:nom} má dva různé povely, proto se neprovede žádný.</translation>
    </message>
    <message>
        <source>{where:the} has two coasts: write to which one {unit:from} goes.</source>
        <translation>{where:nom} {where:má/mají} dvě pobřeží: napiš, na které jde {unit:nom+z}.</translation>
    </message>
    <message>
        <source>{unit:from} will not get to {where:the}. {why}</source>
        <translation>{unit:nom+z} se {where:do} nedostane. {why}</translation>
    </message>
    <message>
        <source>The support by {unit:the} can never count. {why}</source>
        <translation>Podpora, kterou dává {unit:nom}, nemůže platit. {why}</translation>
    </message>
    <message>
        <source>The convoy by {unit:the} can never happen. {why}</source>
        <translation>Konvoj, který vede {unit:nom}, se nemůže uskutečnit. {why}</translation>
    </message>
    <message>
        <source>{unit:the} supports {others:the} in defence, but that unit is ordered to move.</source>
        <translation>{unit:nom} podporuje v obraně {others:acc}, ta má ale povel k přesunu.</translation>
    </message>
    <message>
        <source>{unit:the} supports {others:from} into {where:the}, but that unit is not ordered to go there.</source>
        <translation>{unit:nom} podporuje {others:acc+z} v útoku na {where:acc}, ta ale takový povel nemá.</translation>
    </message>
    <message>
        <source>{unit:the} carries {others:from} to {where:the}, but that army is not ordered there.</source>
        <translation>{unit:nom} převáží {others:acc+z} {where:do}, ta ale takový povel nemá.</translation>
    </message>
    <message>
        <source>{unit:from} needs a convoy to {where:the}, and none of your fleets gives one.</source>
        <translation>{unit:nom+z} potřebuje {where:do} konvoj a žádná tvá flotila ho nevede.</translation>
    </message>
    <message>
        <source>{unit:from} gets to {where:the} only with the foreign help of {others:the}.</source>
        <translation>{unit:nom+z} se {where:do} dostane jen s cizí pomocí, kterou {others:#může/mohou} dát {others:nom}.</translation>
    </message>
    <message>
        <source>{units:from} go to {where:the} and keep each other out.</source>
        <translation>{units:nom+z} jdou {where:do} a zablokují se navzájem.</translation>
    </message>
    <message>
        <source>{unit:from} goes to {where:the}, but your own unit stays there.</source>
        <translation>{unit:nom+z} jde {where:do}, stojí tam ale tvá vlastní jednotka.</translation>
    </message>
    <message>
        <source>{unit:the} and {others:the} cannot change places without a convoy.</source>
        <translation>{unit:nom} a {others:nom} si bez konvoje nemohou vyměnit místa.</translation>
    </message>
    <message>
        <source>{unit:from} is to go to {where:the} by sea, but no other order of yours shows it.</source>
        <translation>{unit:nom+z} má plout {where:do} po moři, žádný jiný tvůj povel to ale nepotvrzuje.</translation>
    </message>
    <message>
        <source>{unit:from} needs a convoy to {where:the}, and at this table the order names its seas.</source>
        <translation>{unit:nom+z} potřebuje {where:do} konvoj a u tohoto stolu povel jmenuje i moře na cestě.</translation>
    </message>
    <message>
        <source>{unit:the} has no order. It will be disbanded.</source>
        <translation>{unit:nom} nemá povel. Bude rozpuštěna.</translation>
    </message>
    <message>
        <source>{unit:the} cannot retreat to {where:the} and will be disbanded. {why}</source>
        <translation>{unit:nom} nemůže ustoupit {where:do} a bude rozpuštěna. {why}</translation>
    </message>
    <message>
        <source>{units:from} retreat to the same space, so all of them would be disbanded.</source>
        <translation>{units:nom+z} ustupují do stejného prostoru, všechny by byly rozpuštěny.</translation>
    </message>
    <message>
        <source>You build fewer units than you may ({where}).</source>
        <translation>Stavíš méně jednotek, než smíš ({where}).</translation>
    </message>
    <message>
        <source>You build more units than you may ({where}).</source>
        <translation>Stavíš více jednotek, než smíš ({where}).</translation>
    </message>
    <message>
        <source>Nothing can be built {where:in}. {why}</source>
        <translation>{where:v} stavět nejde. {why}</translation>
    </message>
    <message>
        <source>You build two units {where:in}, in one centre.</source>
        <translation>{where:v} stavíš dvě jednotky, a to v jednom centru nejde.</translation>
    </message>
    <message>
        <source>You remove fewer units than you must ({where}). The rule of XIV.4 chooses the others.</source>
        <translation>Odstraňuješ méně jednotek, než musíš ({where}). Ostatní vybere pravidlo XIV.4.</translation>
    </message>
    <message>
        <source>You remove more units than you must ({where}).</source>
        <translation>Odstraňuješ více jednotek, než musíš ({where}).</translation>
    </message>
    <message>
        <source>{unit:the} is ordered to go to where it stands already.</source>
        <translation>{unit:nom} má povel jít tam, kde už stojí.</translation>
    </message>
    <message>
        <source>{units:the} have no order. They will stay and defend themselves.</source>
        <translation>{units:nom} nemají povel. Zůstanou stát a budou se bránit.</translation>
    </message>
</context>
<context>
    <name>Words</name>
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
        <source>retreats</source>
        <translation>ústupy</translation>
    </message>
    <message>
        <source>writing retreats</source>
        <translation>psaní ústupů</translation>
    </message>
    <message>
        <source>adjustments</source>
        <translation>úprava stavu</translation>
    </message>
    <message>
        <source>writing adjustments</source>
        <translation>psaní úpravy stavu</translation>
    </message>
    <message>
        <source>stand-off</source>
        <translation>pat</translation>
    </message>
    <message>
        <source>unused</source>
        <translation>nevyužito</translation>
    </message>
</context>
</TS>
