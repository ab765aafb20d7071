<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs" sourcelanguage="en">
<context>
    <name>OrderList</name>
    <message>
        <source>Withdraw the order</source>
        <translation>Zrušit povel</translation>
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
    <name>Ring</name>
    <message>
        <source>What shall the unit do?</source>
        <translation>Co má jednotka udělat?</translation>
    </message>
</context>
<context>
    <name>Typing</name>
    <message numerus="yes">
        <source>%n line(s) could not be taken.</source>
        <translation>
            <numerusform>%n řádek nešlo převzít.</numerusform>
            <numerusform>%n řádky nešlo převzít.</numerusform>
            <numerusform>%n řádků nešlo převzít.</numerusform>
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
</TS>
