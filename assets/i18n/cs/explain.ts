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
        <source>{unit} may go to: {spaces}</source>
        <translation>{unit} může ustoupit: {spaces}</translation>
    </message>
    <message>
        <source>{unit} has nowhere to go</source>
        <translation>{unit} nemá kam ustoupit</translation>
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
        <source>the unit {unit} would get to {where}.</source>
        <translation>jednotka {unit} by ustoupila do prostoru {where}.</translation>
    </message>
    <message>
        <source>with {balance}, {where} would fall to the unit {unit}.</source>
        <translation>útok by měl sílu {balance} a prostor {where} by obsadila jednotka {unit}.</translation>
    </message>
    <message>
        <source>the unit {unit} would be driven out.</source>
        <translation>jednotka {unit} by byla zahnána.</translation>
    </message>
    <message>
        <source>the unit {unit} would stand.</source>
        <translation>jednotka {unit} by zůstala stát.</translation>
    </message>
    <message>
        <source>{where} would fall to the unit {unit}.</source>
        <translation>prostor {where} by obsadila jednotka {unit}.</translation>
    </message>
    <message>
        <source>the support by the unit {unit} would count.</source>
        <translation>podpora jednotky {unit} by platila.</translation>
    </message>
    <message>
        <source>the support by the unit {unit} would be cut.</source>
        <translation>podpora jednotky {unit} by byla zrušena.</translation>
    </message>
    <message>
        <source>the convoy by the unit {unit} would hold.</source>
        <translation>konvoj jednotky {unit} by vydržel.</translation>
    </message>
    <message>
        <source>the convoy by the unit {unit} would be broken.</source>
        <translation>konvoj jednotky {unit} by byl rozehnán.</translation>
    </message>
    <message>
        <source>the unit {unit} would not get to {where}.</source>
        <translation>jednotka {unit} by se do prostoru {where} nedostala.</translation>
    </message>
</context>
<context>
    <name>ChangeBox</name>
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
        <source>Others&apos; orders</source>
        <translation>Cizí povely</translation>
    </message>
    <message>
        <source>Own orders</source>
        <translation>Vlastní povely</translation>
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
        <source>{names} and {name}</source>
        <translation>{names} a {name}</translation>
    </message>
    <message>
        <source>from {name}</source>
        <translation>z prostoru {name}</translation>
    </message>
    <message>
        <source>from {names}</source>
        <translation>z prostorů {names}</translation>
    </message>
    <message>
        <source>{sentence}: {strength} against {against}.</source>
        <translation>{sentence}: {strength} proti {against}.</translation>
    </message>
    <message>
        <source>{verdict}; the unit is destroyed</source>
        <translation>{verdict}; jednotka je rozpuštěna</translation>
    </message>
    <message>
        <source>The unit must retreat</source>
        <translation>Jednotka musí ustoupit</translation>
    </message>
    <message>
        <source>{verdict}; the unit must retreat</source>
        <translation>{verdict}; jednotka musí ustoupit</translation>
    </message>
    <message>
        <source>{strength} against {against}</source>
        <translation>{strength} proti {against}</translation>
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
        <translation>„{written}“ má více významů, neprovede se žádný</translation>
    </message>
    <message>
        <source>The unit was given different orders, so none of them is carried out</source>
        <translation>Jednotka dostala různé povely, neprovede se žádný</translation>
    </message>
    <message>
        <source>Against the rules; another order for the same unit is legal and counts</source>
        <translation>Odporuje pravidlům; platí jiný, správný povel téže jednotce</translation>
    </message>
    <message>
        <source>The unit in {where} belongs to another power</source>
        <translation>Jednotka v prostoru {where} patří jiné velmoci</translation>
    </message>
    <message>
        <source>No unit that could be ordered stands in {where}</source>
        <translation>V prostoru {where} nestojí jednotka, která by mohla dostat povel</translation>
    </message>
    <message>
        <source>Such an order belongs to another part of the turn</source>
        <translation>Takový povel patří do jiné části tahu</translation>
    </message>
    <message>
        <source>{where} is no space of this board</source>
        <translation>{where}: takový prostor na plánu není</translation>
    </message>
    <message>
        <source>The unit already stands in {where}</source>
        <translation>Jednotka už v prostoru {where} stojí</translation>
    </message>
    <message>
        <source>{where} cannot be reached from here: no common border, or no common coast</source>
        <translation>Do prostoru {where} se odsud nedá přejít: chybí společná hranice nebo společné pobřeží</translation>
    </message>
    <message>
        <source>An army cannot enter a sea: {where}</source>
        <translation>Armáda nemůže na moře: {where}</translation>
    </message>
    <message>
        <source>A fleet cannot enter an inland space: {where}</source>
        <translation>Flotila nemůže do vnitrozemí: {where}</translation>
    </message>
    <message>
        <source>No chain of fleets lies between this army and {where}</source>
        <translation>Mezi armádou a prostorem {where} není souvislá řada flotil</translation>
    </message>
    <message>
        <source>{where} has two coasts within reach and the order names neither</source>
        <translation>{where}: na dosah jsou dvě pobřeží a povel neuvádí žádné</translation>
    </message>
    <message>
        <source>This coast cannot be reached from here: {where}</source>
        <translation>K tomuto pobřeží se odsud nedá doplout: {where}</translation>
    </message>
    <message>
        <source>A unit cannot support itself</source>
        <translation>Jednotka nemůže podporovat sama sebe</translation>
    </message>
    <message>
        <source>No unit that could be supported stands in {where}</source>
        <translation>V prostoru {where} nestojí jednotka, kterou by šlo podpořit</translation>
    </message>
    <message>
        <source>It could not move to {where} itself, so it cannot support there</source>
        <translation>Sama by se do prostoru {where} přesunout nemohla, nemůže tam tedy ani podporovat</translation>
    </message>
    <message>
        <source>The supported unit cannot get to {where} at all</source>
        <translation>Podporovaná jednotka se do prostoru {where} vůbec nemůže dostat</translation>
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
        <source>A fleet convoys at sea only, not from {where}</source>
        <translation>Flotila převáží jen na moři, ne z prostoru {where}</translation>
    </message>
    <message>
        <source>No army waits in {where} to be carried</source>
        <translation>V prostoru {where} není armáda, kterou by šlo převézt</translation>
    </message>
    <message>
        <source>A convoy has to lead from one coast to another</source>
        <translation>Konvoj musí vést z jednoho přímoří do druhého</translation>
    </message>
    <message>
        <source>With the fleets on the board no route leads this way</source>
        <translation>S flotilami na plánu tudy žádná trasa nevede</translation>
    </message>
    <message>
        <source>Other fleets make the route; past this one leads only a detour, or none</source>
        <translation>Trasu tvoří jiné flotily; přes tuto vede jen oklika, nebo nic</translation>
    </message>
    <message>
        <source>Nobody attacked</source>
        <translation>Nikdo neútočil</translation>
    </message>
    <message>
        <source>The attack {from_by} was not strong enough</source>
        <translation>Útok {from_by} nebyl dost silný</translation>
    </message>
    <message>
        <source>The attackers {from_by} kept each other off, so the garrison stays</source>
        <translation>Útoky {from_by} se navzájem zadržely, obležená posádka zůstává</translation>
    </message>
    <message>
        <source>Only its own power could have driven it out, by attack or support: that does not count</source>
        <translation>Zahnat by ji mohl jen útok nebo podpora vlastní velmoci, to se však nepočítá</translation>
    </message>
    <message>
        <source>Driven out by the attack {from_first}</source>
        <translation>Donucena k ústupu útokem {from_first}</translation>
    </message>
    <message>
        <source>No order was written, so the unit holds</source>
        <translation>Povel napsán nebyl, jednotka se brání</translation>
    </message>
    <message>
        <source>Civil disorder: the unit defends itself alone</source>
        <translation>Občanské nepokoje: jednotka se brání sama</translation>
    </message>
    <message>
        <source>{where}: nobody stood there and nobody else wanted it</source>
        <translation>{where}: nikdo tu nestál a nikdo jiný sem nesměřoval</translation>
    </message>
    <message>
        <source>The unit in {where} left</source>
        <translation>Jednotka z prostoru {where} odešla</translation>
    </message>
    <message>
        <source>Stronger than every rival for {where}</source>
        <translation>Silnější než všichni soupeři o prostor {where}</translation>
    </message>
    <message>
        <source>The unit in {where} was driven out</source>
        <translation>Jednotka v prostoru {where} byla zahnána</translation>
    </message>
    <message>
        <source>Driven out by an attack from {where}, the unit has no effect there</source>
        <translation>Jednotku zahnal útok z prostoru {where}, na ten už nemá vliv</translation>
    </message>
    <message>
        <source>The rival {from_by} was not carried across the sea: no effect here</source>
        <translation>Soupeř {from_by} nebyl převezen přes moře, na tento prostor nemá vliv</translation>
    </message>
    <message>
        <source>Stand-off in {where} with the attack {from_by}</source>
        <translation>Pat o prostor {where} s útokem {from_by}</translation>
    </message>
    <message>
        <source>The unit in {where} stayed and was at least as strong</source>
        <translation>Jednotka v prostoru {where} zůstala a byla nejméně stejně silná</translation>
    </message>
    <message>
        <source>The units moved against each other ({where}), the other was at least as strong</source>
        <translation>Jednotky šly proti sobě ({where}), druhá byla nejméně stejně silná</translation>
    </message>
    <message>
        <source>A unit of the same power stays in {where}, it cannot be driven out</source>
        <translation>V prostoru {where} zůstává jednotka téže velmoci, zahnat ji nelze</translation>
    </message>
    <message>
        <source>Support by the attacked power ({by}) cannot help to drive out its own unit</source>
        <translation>Podpora napadené velmoci ({by}) nemůže pomoci zahnat její vlastní jednotku</translation>
    </message>
    <message>
        <source>No fleets were ordered to carry the army all the way to {where}</source>
        <translation>Žádné flotily neměly povel převézt armádu až do prostoru {where}</translation>
    </message>
    <message>
        <source>The army goes by sea ({by})</source>
        <translation>Armáda pluje po moři ({by})</translation>
    </message>
    <message>
        <source>One route of the convoy broke ({by}), another one held</source>
        <translation>Jedna trasa konvoje byla přerušena ({by}), jiná vydržela</translation>
    </message>
    <message>
        <source>{where} is a neighbour by land too; own orders ({by}) show the sea was meant</source>
        <translation>{where}: vede sem cesta i po souši, vlastní povely ({by}) však ukazují na plavbu</translation>
    </message>
    <message>
        <source>A convoy was at hand ({by}), but no own order shows that the sea was meant</source>
        <translation>Konvoj se nabízel ({by}), žádný vlastní povel však neukazuje na plavbu</translation>
    </message>
    <message>
        <source>Supported {from_by}</source>
        <translation>Podpořena {from_by}</translation>
    </message>
    <message>
        <source>The support {from_by} was cut</source>
        <translation>Podpora {from_by} byla zrušena</translation>
    </message>
    <message>
        <source>Without this support it would have come out otherwise ({where})</source>
        <translation>Bez této podpory by to dopadlo jinak ({where})</translation>
    </message>
    <message>
        <source>The support counts, but nothing would have changed without it</source>
        <translation>Podpora platí, ale ani bez ní by se nic nezměnilo</translation>
    </message>
    <message>
        <source>Attacked {from_by}, not from the space it supports into</source>
        <translation>Napadena {from_by}, tedy odjinud, než kam podporuje</translation>
    </message>
    <message>
        <source>The attack {from_by} cuts nothing: it comes from the space supported into</source>
        <translation>Útok {from_by} podporu neruší: přichází z prostoru, do kterého jednotka podporuje</translation>
    </message>
    <message>
        <source>The support counts; it was not needed, but would have been without the one {from_by}</source>
        <translation>Podpora platí; nutná nebyla, rozhodla by však, kdyby chyběla podpora {from_by}</translation>
    </message>
    <message>
        <source>The rival {from_by} was driven out by an attack from {where}: no effect there</source>
        <translation>Soupeře {from_by} zahnal útok z prostoru {where}, na ten už nemá vliv</translation>
    </message>
    <message>
        <source>The convoy was broken, no route held ({by})</source>
        <translation>Konvoj byl rozehnán, žádná trasa nevydržela ({by})</translation>
    </message>
    <message>
        <source>A unit that is driven out supports nobody, wherever the attack came from</source>
        <translation>Zahnaná jednotka nikoho nepodpoří, ať útok přišel odkudkoli</translation>
    </message>
    <message>
        <source>The attack {from_by} is made by the same power and cuts nothing</source>
        <translation>Útok {from_by} vede táž velmoc, podporu neruší</translation>
    </message>
    <message>
        <source>The army {from_by} cannot protect its own convoy by landing here</source>
        <translation>Armáda {from_by} nemůže vyloděním chránit vlastní konvoj</translation>
    </message>
    <message>
        <source>The army {from_by} was not carried across the sea and cuts nothing</source>
        <translation>Armáda {from_by} nebyla převezena přes moře, podporu neruší</translation>
    </message>
    <message>
        <source>Support in defence, but the unit in {where} was ordered to move</source>
        <translation>Podpora v obraně, jednotka v prostoru {where} však dostala povel k přesunu</translation>
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
        <source>The convoy would decide its own fate: the fleet only holds and carries nobody</source>
        <translation>Konvoj by rozhodoval sám o sobě: flotila se jen brání a nikoho nepřeváží</translation>
    </message>
    <message>
        <source>The supported unit had no valid order for this attack</source>
        <translation>Podporovaná jednotka k tomuto útoku platný povel nedostala</translation>
    </message>
    <message>
        <source>{where}: the country is neutral, its borders are closed</source>
        <translation>{where}: země je neutrální, její hranice jsou uzavřené</translation>
    </message>
    <message>
        <source>Nobody plays this power: the unit holds</source>
        <translation>Za tuto velmoc nikdo nehraje: jednotka se brání</translation>
    </message>
    <message>
        <source>Moved round in a circle together with the units {from_by}</source>
        <translation>Výměna míst v kruhu s jednotkami {from_by}</translation>
    </message>
    <message>
        <source>Changed places with the unit {from_by}, at least one of the two by convoy</source>
        <translation>Výměna míst s jednotkou {from_by}, nejméně jedna z nich připlula konvojem</translation>
    </message>
    <message>
        <source>The other side, the unit from {where}, was supported {from_by}</source>
        <translation>Protistrana (jednotka z prostoru {where}) měla podporu {from_by}</translation>
    </message>
    <message>
        <source>The fleet in {where} was driven out by the attack {from_first}</source>
        <translation>Flotilu v prostoru {where} zahnal útok {from_first}</translation>
    </message>
    <message>
        <source>A fleet that is driven out carries nobody</source>
        <translation>Zahnaná flotila nikoho nepřeveze</translation>
    </message>
    <message>
        <source>The attack {from_by} did not drive the fleet out: that disturbs no convoy</source>
        <translation>Útok {from_by} flotilu nezahnal, konvoj tedy nenarušil</translation>
    </message>
    <message>
        <source>The army had no valid order for this crossing</source>
        <translation>Armáda k této plavbě platný povel nedostala</translation>
    </message>
    <message>
        <source>Nowhere to retreat to: the unit is taken off</source>
        <translation>Není kam ustoupit: jednotka je rozpuštěna</translation>
    </message>
    <message>
        <source>Driven out in civil disorder: the unit is taken off</source>
        <translation>Zahnána při občanských nepokojích: jednotka je rozpuštěna</translation>
    </message>
    <message>
        <source>Nobody plays this power: driven out, the unit is taken off</source>
        <translation>Za tuto velmoc nikdo nehraje: vytlačená jednotka se rozpouští</translation>
    </message>
    <message>
        <source>No retreat to spaces where a unit stayed: {by}</source>
        <translation>Nelze ustoupit tam, kde zůstala stát jednotka: {by}</translation>
    </message>
    <message>
        <source>No retreat to {where}: the unit {from_by} has just arrived there</source>
        <translation>Nelze ustoupit do prostoru {where}: právě tam přišla jednotka {from_by}</translation>
    </message>
    <message>
        <source>No retreat to {where}: the attack came from there</source>
        <translation>Nelze ustoupit do prostoru {where}: odtud přišel útok</translation>
    </message>
    <message>
        <source>No retreat to {where}: a stand-off of the units {from_by} left it empty</source>
        <translation>Nelze ustoupit do prostoru {where}: zůstal prázdný po patu jednotek {from_by}</translation>
    </message>
    <message>
        <source>{where} was free</source>
        <translation>Prostor {where} byl volný</translation>
    </message>
    <message>
        <source>Several units retreated to {where}: all of them are taken off</source>
        <translation>Do prostoru {where} ustupovalo více jednotek: všechny jsou rozpuštěny</translation>
    </message>
    <message>
        <source>{where} is occupied</source>
        <translation>Prostor {where} je obsazen</translation>
    </message>
    <message>
        <source>The attack came from {where}</source>
        <translation>Z prostoru {where} přišel útok</translation>
    </message>
    <message>
        <source>{where} was left empty by a stand-off</source>
        <translation>Prostor {where} zůstal prázdný po patu</translation>
    </message>
    <message>
        <source>{where} is closed to this retreat</source>
        <translation>Do prostoru {where} se odtud ustoupit nesmí</translation>
    </message>
    <message>
        <source>No valid retreat was written: the unit is taken off</source>
        <translation>Platný ústup napsán nebyl: jednotka je rozpuštěna</translation>
    </message>
    <message>
        <source>Taken off by order of its owner</source>
        <translation>Rozpuštěna povelem vlastní velmoci</translation>
    </message>
    <message>
        <source>{where} is a free home centre</source>
        <translation>{where}: volné domovské centrum</translation>
    </message>
    <message>
        <source>The power leaves this build unused</source>
        <translation>Velmoc se této stavby vzdává</translation>
    </message>
    <message>
        <source>Removed by choice of its owner</source>
        <translation>Rozpuštěna podle volby vlastní velmoci</translation>
    </message>
    <message>
        <source>Nobody chose, so the unit farthest from home goes (distance {strength})</source>
        <translation>Nikdo nevybral, odchází jednotka nejdál od domova (vzdálenost {strength})</translation>
    </message>
    <message>
        <source>Civil disorder: the power has nobody who could choose</source>
        <translation>Občanské nepokoje: velmoc nemá nikoho, kdo by vybral</translation>
    </message>
    <message>
        <source>The power has no further build</source>
        <translation>Velmoc už nemá nárok na další stavbu</translation>
    </message>
    <message>
        <source>The power has no further unit to remove</source>
        <translation>Velmoc už nemá žádnou přebytečnou jednotku</translation>
    </message>
    <message>
        <source>{where} is no home centre of this power</source>
        <translation>{where}: to není domovské centrum této velmoci</translation>
    </message>
    <message>
        <source>The power does not control its home centre {where}</source>
        <translation>Domovské centrum {where} velmoc neovládá</translation>
    </message>
    <message>
        <source>A unit was already built in {where} this winter</source>
        <translation>V prostoru {where} se této zimy už stavělo</translation>
    </message>
    <message>
        <source>Nobody chose, and no way leads home from here, so this unit goes</source>
        <translation>Nikdo nevybral a domů odtud žádná cesta nevede, odchází proto tato jednotka</translation>
    </message>
    <message>
        <source>Nobody chose, and no way leads to an own centre, so this unit goes</source>
        <translation>Nikdo nevybral a do žádného vlastního centra odtud cesta nevede, odchází proto tato jednotka</translation>
    </message>
    <message>
        <source>{where}: nobody stood there, and no rival got that far</source>
        <translation>{where}: nikdo tu nestál a žádný soupeř sem nedorazil</translation>
    </message>
    <message>
        <source>{where}: the attack {from_by} was stronger</source>
        <translation>{where}: útok {from_by} byl silnější</translation>
    </message>
    <message>
        <source>The unit in {where} stayed and was stronger</source>
        <translation>Jednotka v prostoru {where} zůstala a byla silnější</translation>
    </message>
    <message>
        <source>The units moved against each other ({where}), the other was stronger</source>
        <translation>Jednotky šly proti sobě ({where}), druhá byla silnější</translation>
    </message>
    <message>
        <source>The unit in {where} stayed and was just as strong</source>
        <translation>Jednotka v prostoru {where} zůstala a byla stejně silná</translation>
    </message>
    <message>
        <source>The units moved against each other ({where}) and were equally strong</source>
        <translation>Jednotky šly proti sobě ({where}) a byly stejně silné</translation>
    </message>
    <message>
        <source>Stand-off over {where}</source>
        <translation>Pat o prostor {where}</translation>
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
        <source>Two retreats to {where}</source>
        <translation>Více ústupů do prostoru {where}</translation>
    </message>
    <message>
        <source>Beleaguered garrison</source>
        <translation>Obležená posádka</translation>
    </message>
    <message>
        <source>Drove out the unit: {where}</source>
        <translation>Zahnána jednotka: {where}</translation>
    </message>
    <message>
        <source>Built</source>
        <translation>Postaveno</translation>
    </message>
    <message>
        <source>Build unused</source>
        <translation>Stavba nevyužita</translation>
    </message>
    <message>
        <source>Disbanded</source>
        <translation>Rozpuštěna</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Rozpuštěna</translation>
    </message>
    <message>
        <source>Removed by the rules</source>
        <translation>Rozpuštěna podle pravidel</translation>
    </message>
    <message>
        <source>Retreated</source>
        <translation>Ustoupila</translation>
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
        <translation>Nejednoznačné</translation>
    </message>
    <message>
        <source>An earlier order for the same unit counts</source>
        <translation>Platí dřívější povel téže jednotce</translation>
    </message>
    <message>
        <source>A later order for the same unit counts</source>
        <translation>Platí pozdější povel téže jednotce</translation>
    </message>
    <message>
        <source>The unit in {where} was handed over: what its proxy writes counts</source>
        <translation>{where}: jednotka byla předána, platí, co píše její zástupce</translation>
    </message>
    <message>
        <source>The order does not say army or fleet</source>
        <translation>Povel neříká, zda jde o armádu, nebo o flotilu</translation>
    </message>
    <message>
        <source>An army is called a fleet here, or a fleet an army: {where}</source>
        <translation>Armáda je tu nazvána flotilou nebo flotila armádou: {where}</translation>
    </message>
    <message>
        <source>The order does not say whose the unit in {where} is</source>
        <translation>Povel neříká, čí je jednotka v prostoru {where}</translation>
    </message>
    <message>
        <source>The unit in {where} belongs to another power than the order says</source>
        <translation>Jednotka v prostoru {where} patří jiné velmoci, než povel říká</translation>
    </message>
    <message>
        <source>The fleet lies at another coast than the order says: {where}</source>
        <translation>Flotila leží u jiného pobřeží, než povel říká: {where}</translation>
    </message>
    <message>
        <source>The order names a coast that does not count here: {where}</source>
        <translation>Povel uvádí pobřeží, které tu neplatí: {where}</translation>
    </message>
    <message>
        <source>No order was written; the own orders {from_by} take a move to {where} for granted</source>
        <translation>Povel nebyl napsán; vlastní povely {from_by} však s přesunem do prostoru {where} počítají</translation>
    </message>
    <message>
        <source>The order does not name the seas that the army is to cross</source>
        <translation>Povel neuvádí moře, přes která má armáda plout</translation>
    </message>
    <message>
        <source>Part of a convoy that would decide its own fate: every such move fails</source>
        <translation>Součást konvoje, který by rozhodoval sám o sobě: žádný takový přesun se neprovede</translation>
    </message>
    <message>
        <source>{where} is a neighbour by land too; the order says by convoy</source>
        <translation>{where} sousedí i po souši; povel však říká konvojem</translation>
    </message>
    <message>
        <source>{where} is a neighbour by land too, but the unit there came the other way</source>
        <translation>{where} sousedí i po souši, jednotka odtud však táhla opačným směrem</translation>
    </message>
    <message>
        <source>A convoy was at hand ({by}), but neither the order nor an own fleet says so</source>
        <translation>Konvoj se nabízel ({by}), neukazuje na něj však povel ani vlastní flotila</translation>
    </message>
    <message>
        <source>A convoy was at hand ({by}), but no unit came the other way</source>
        <translation>Konvoj se nabízel ({by}), žádná jednotka však netáhla opačným směrem</translation>
    </message>
    <message>
        <source>No convoy carried the army, so the way by land counts</source>
        <translation>Žádný konvoj armádu nepřevezl, platí proto cesta po souši</translation>
    </message>
    <message>
        <source>Support in defence, but the unit in {where} tried to leave, against the rules</source>
        <translation>Podpora v obraně, jednotka v prostoru {where} se však proti pravidlům pokusila odejít</translation>
    </message>
    <message>
        <source>The fleet {from_by} went to another coast than the one supported: {where}</source>
        <translation>Flotila {from_by} táhla k jinému pobřeží, než je podporované: {where}</translation>
    </message>
    <message>
        <source>The unit in {where} is in civil disorder and takes no support</source>
        <translation>Jednotku v prostoru {where} postihly občanské nepokoje a podporu nepřijímá</translation>
    </message>
    <message>
        <source>Nobody chose, so the unit farthest from its country goes (distance {strength})</source>
        <translation>Nikdo nevybral, odchází proto jednotka nejdál od své země (vzdálenost {strength})</translation>
    </message>
    <message>
        <source>Nobody chose, so the unit farthest from its own centres goes (distance {strength})</source>
        <translation>Nikdo nevybral, odchází proto jednotka nejdál od vlastních center (vzdálenost {strength})</translation>
    </message>
    <message>
        <source>No build may be left unused, so an army is raised in {where}</source>
        <translation>Stavba nesmí zůstat nevyužita, vzniká proto armáda: {where}</translation>
    </message>
    <message>
        <source>A later order builds in {where}</source>
        <translation>V prostoru {where} staví pozdější povel</translation>
    </message>
    <message>
        <source>Several orders build in {where}, so none of them counts</source>
        <translation>V prostoru {where} staví více povelů, neplatí proto žádný</translation>
    </message>
    <message>
        <source>More builds were ordered than are due, so none of them counts</source>
        <translation>Staveb je zapsáno více, než velmoci náleží, neplatí proto žádná</translation>
    </message>
    <message>
        <source>More removals were ordered than are due, so none of them counts</source>
        <translation>K rozpuštění je zapsáno více jednotek, než je třeba, neplatí proto nic z toho</translation>
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
        <source>Others could not have changed this either.</source>
        <translation>Nezměnil by to ani nikdo jiný.</translation>
    </message>
    <message>
        <source>No other orders by this power would have changed this: {power}.</source>
        <translation>Jiné povely této velmoci by na tom nic nezměnily: {power}.</translation>
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
