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
        <source>{unit}: not possible with {where}.</source>
        <translation>{unit}: {where} teď nejde vybrat.</translation>
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
        <source>{where}: an army cannot go to sea.</source>
        <translation>{where}: armáda nemůže na moře.</translation>
    </message>
    <message>
        <source>{where}: no fleet can go inland.</source>
        <translation>{where}: flotila nemůže do vnitrozemí.</translation>
    </message>
    <message>
        <source>{start} and {where} are not adjacent.</source>
        <translation>{start} a {where} nesousedí.</translation>
    </message>
    <message>
        <source>{start} and {where} are not adjacent, and no fleets lie between them.</source>
        <translation>{start} a {where} nesousedí a žádné flotily je nespojují.</translation>
    </message>
    <message>
        <source>{where}: click the seas on the way first, one after another.</source>
        <translation>{where}: nejdřív vyber jedno po druhém moře na cestě.</translation>
    </message>
    <message>
        <source>{where} is out of reach on this side.</source>
        <translation>{where}: z této strany je to mimo dosah.</translation>
    </message>
    <message>
        <source>The unit stands here already.</source>
        <translation>Jednotka tu už stojí.</translation>
    </message>
    <message>
        <source>{where}: not your unit.</source>
        <translation>{where}: to není tvá jednotka.</translation>
    </message>
    <message>
        <source>{where}: no unit of yours to order.</source>
        <translation>{where}: nemáš tu jednotku.</translation>
    </message>
    <message>
        <source>{where}: occupied.</source>
        <translation>{where}: obsazeno.</translation>
    </message>
    <message>
        <source>{where}: the attack came from here.</source>
        <translation>{where}: odtud přišel útok.</translation>
    </message>
    <message>
        <source>{where}: empty after a stand-off.</source>
        <translation>{where}: prázdné po patu.</translation>
    </message>
    <message>
        <source>{where}: closed to this retreat.</source>
        <translation>{where}: sem se ustoupit nesmí.</translation>
    </message>
    <message>
        <source>{where}: you build only in your own home centres.</source>
        <translation>{where}: stavíš jen ve vlastních domovských centrech.</translation>
    </message>
    <message>
        <source>{where}: you do not control this centre.</source>
        <translation>{where}: toto centrum neovládáš.</translation>
    </message>
    <message>
        <source>{where}: a unit stands in this centre.</source>
        <translation>{where}: v tomto centru stojí jednotka.</translation>
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
        <source>{where} will be one stronger in defence.</source>
        <translation>{where}: obrana bude silnější o 1.</translation>
    </message>
    <message>
        <source>Carries the army if that army is ordered the same way.</source>
        <translation>Převeze armádu, pokud má armáda stejný povel.</translation>
    </message>
    <message>
        <source>Stays and defends itself.</source>
        <translation>Zůstane stát a bude se bránit.</translation>
    </message>
    <message>
        <source>Retreats to: {where}.</source>
        <translation>Ustoupí do prostoru {where}.</translation>
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
        <source>across: {where}</source>
        <translation>přes: {where}</translation>
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
    <message>
        <source>Goes to: {where}.</source>
        <translation>Přesun do prostoru {where}.</translation>
    </message>
    <message>
        <source>The attack on {where} will have strength {count}.</source>
        <translation>Útok na prostor {where} bude mít sílu {count}.</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>“{word}” is read as {place}.</source>
        <translation>„{word}“ tu znamená {place}.</translation>
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
        <source>{unit} has no order. It will stay and defend itself.</source>
        <translation>{unit} nemá povel. Zůstane stát a bude se bránit.</translation>
    </message>
    <message>
        <source>“{where}” cannot be read as an order.</source>
        <translation>„{where}“ nelze přečíst jako povel.</translation>
    </message>
    <message>
        <source>{unit} is not a unit of yours.</source>
        <translation>{unit} není tvá jednotka.</translation>
    </message>
    <message>
        <source>{unit}: this order belongs to another part of the turn.</source>
        <translation>{unit}: tento povel patří do jiné části tahu.</translation>
    </message>
    <message>
        <source>{unit} has two different orders, neither will be carried out.</source>
        <translation>{unit} má dva různé povely, neprovede se žádný.</translation>
    </message>
    <message>
        <source>{unit}: {where} has two coasts, write which one.</source>
        <translation>{unit}: {where} má dvě pobřeží, napiš které.</translation>
    </message>
    <message>
        <source>{unit} → {where} will not be carried out. {why}</source>
        <translation>{unit} → {where} se neprovede. {why}</translation>
    </message>
    <message>
        <source>The support by {unit} can never count. {why}</source>
        <translation>{unit}: tato podpora nemůže platit. {why}</translation>
    </message>
    <message>
        <source>The convoy by {unit} can never happen. {why}</source>
        <translation>{unit}: tento konvoj se nemůže uskutečnit. {why}</translation>
    </message>
    <message>
        <source>{unit} supports {others} in defence, but that unit is ordered to move.</source>
        <translation>{unit} podporuje v obraně jednotku {others}, ta má ale povel k přesunu.</translation>
    </message>
    <message>
        <source>{unit} supports {others} → {where}, but that unit is not ordered to go there.</source>
        <translation>{unit} podporuje {others} → {where}, takový povel ale ta jednotka nemá.</translation>
    </message>
    <message>
        <source>{units} go to the same space ({where}): they keep each other out.</source>
        <translation>{units} jdou do stejného prostoru ({where}): zablokují se navzájem.</translation>
    </message>
    <message>
        <source>{units} retreat to the same space: all of them would be disbanded.</source>
        <translation>{units} ustupují do stejného prostoru: všechny by byly rozpuštěny.</translation>
    </message>
    <message>
        <source>{unit} carries {others} → {where}, but that army is not ordered there.</source>
        <translation>{unit} převáží {others} → {where}, takový povel ale ta armáda nemá.</translation>
    </message>
    <message>
        <source>{unit} → {where} needs a convoy, and none of your fleets gives one.</source>
        <translation>{unit} → {where} potřebuje konvoj a žádná tvá flotila ho nevede.</translation>
    </message>
    <message>
        <source>{unit} → {where} needs the help of foreign fleets ({others}).</source>
        <translation>{unit} → {where} potřebuje pomoc cizích flotil ({others}).</translation>
    </message>
    <message>
        <source>{unit} → {where}, but your own unit stays there.</source>
        <translation>{unit} → {where}, ale stojí tam tvá vlastní jednotka.</translation>
    </message>
    <message>
        <source>{unit} and {others} cannot change places without a convoy.</source>
        <translation>{unit} a {others} si bez konvoje nemohou vyměnit místa.</translation>
    </message>
    <message>
        <source>{unit} → {where} by sea: no other order of yours shows that it is meant.</source>
        <translation>{unit} → {where} po moři: žádný jiný tvůj povel to nepotvrzuje.</translation>
    </message>
    <message>
        <source>{unit} → {where} needs a convoy: at this table the order names its seas.</source>
        <translation>{unit} → {where} potřebuje konvoj: u tohoto stolu povel jmenuje jeho moře.</translation>
    </message>
    <message>
        <source>{unit} has no order. It will be disbanded.</source>
        <translation>{unit} nemá povel. Bude rozpuštěna.</translation>
    </message>
    <message>
        <source>{unit} cannot retreat to {where} and will be disbanded. {why}</source>
        <translation>{unit} nemůže ustoupit do prostoru {where} a bude rozpuštěna. {why}</translation>
    </message>
    <message>
        <source>Fewer units are built than you may build (you may build {where}).</source>
        <translation>Stavíš méně, než můžeš (můžeš postavit {where}).</translation>
    </message>
    <message>
        <source>More units are built than you may build (you may build {where}).</source>
        <translation>Stavíš více, než můžeš (můžeš postavit {where}).</translation>
    </message>
    <message>
        <source>{where}: not possible here. {why}</source>
        <translation>{where}: to tu nejde. {why}</translation>
    </message>
    <message>
        <source>{where}: two units in one centre.</source>
        <translation>{where}: dvě jednotky v jednom centru.</translation>
    </message>
    <message>
        <source>Fewer units are removed than you must remove ({where}); the rule of XIV.4 chooses the others.</source>
        <translation>Odstraňuješ méně jednotek, než musíš ({where}); ostatní vybere pravidlo XIV.4.</translation>
    </message>
    <message>
        <source>More units are removed than you must remove ({where}).</source>
        <translation>Odstraňuješ více jednotek, než musíš ({where}).</translation>
    </message>
    <message>
        <source>{units} have no order. They will stay and defend themselves.</source>
        <translation>{units}: bez povelu. Zůstanou stát a budou se bránit.</translation>
    </message>
</context>
</TS>
