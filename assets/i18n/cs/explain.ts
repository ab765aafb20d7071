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
    <message>
        <source>Centres that changed hands</source>
        <translation>Změny v držení center</translation>
    </message>
    <message>
        <source>Centres and units</source>
        <translation>Centra a úprava stavu</translation>
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
        <translation>Velmoci rozdělil los.</translation>
    </message>
    <message>
        <source>The powers were chosen in the open.</source>
        <translation>Velmoci si hráči vybrali veřejně.</translation>
    </message>
    <message>
        <source>The powers were dealt by lists of wishes written in secret (appendix 1).</source>
        <translation>Velmoci byly rozděleny podle tajně psaných seznamů přání (dodatek 1).</translation>
    </message>
    <message>
        <source>The powers were chosen one after another, in the order of scores.</source>
        <translation>Velmoci si hráči vybírali jeden po druhém v pořadí podle bodů.</translation>
    </message>
    <message>
        <source>The powers were dealt by sealed bids, the highest first.</source>
        <translation>Velmoci byly rozděleny tajnou dražbou, nejvyšší nabídka první.</translation>
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
        <translation>Semínko losu: {seed}. Velmoci seřazené podle SHA-256 řádku „semínko VELMOC“ připadnou postupně hráčům.</translation>
    </message>
    <message>
        <source>Seed of the lots: {seed}. Of those who want a power, whoever’s SHA-256 of “seed POWER seat” is the smallest gets it.</source>
        <translation>Semínko losů: {seed}. Ze zájemců dostane velmoc ten, jehož SHA-256 řádku „semínko VELMOC místo“ je nejmenší.</translation>
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
        <translation>Provedeno {fine} z {all}</translation>
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
        <translation>{number} z {all}</translation>
    </message>
    <message>
        <source>No order of its own would have changed this.</source>
        <translation>Sám by to nezměnil žádným povelem.</translation>
    </message>
    <message>
        <source>No other orders by {power:the} would have changed this.</source>
        <translation>Jiné povely {power:gen} by na tom nic nezměnily.</translation>
    </message>
    <message>
        <source>Others could not have changed this either.</source>
        <translation>Nezměnil by to ani nikdo jiný.</translation>
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
        <source>Why did this convoy break? {order}</source>
        <translation>Proč byl konvoj rozehnán? {order}</translation>
    </message>
    <message>
        <source>Why does this not count? {order}</source>
        <translation>Proč povel neplatí? {order}</translation>
    </message>
</context>
</TS>
