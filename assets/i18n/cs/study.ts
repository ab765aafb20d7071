<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs" sourcelanguage="en">
<context>
    <name>Example</name>
    <message>
        <source>No driving out one&apos;s own</source>
        <translation>Vlastní jednotku nezaženeš</translation>
    </message>
    <message>
        <source>No help against one&apos;s own</source>
        <translation>Proti vlastní jednotce nepomůžeš</translation>
    </message>
    <message>
        <source>Standing oneself off</source>
        <translation>Pat proti vlastním jednotkám</translation>
    </message>
    <message>
        <source>The beleaguered garrison</source>
        <translation>Obležená posádka</translation>
    </message>
    <message>
        <source>Driven out, and out of the contest</source>
        <translation>Zahnaná, a tedy mimo hru</translation>
    </message>
    <message>
        <source>Even with support</source>
        <translation>Ani s podporou</translation>
    </message>
    <message>
        <source>Cutting a support</source>
        <translation>Zrušení podpory</translation>
    </message>
    <message>
        <source>The support that is not cut</source>
        <translation>Podpora, která vydrží</translation>
    </message>
    <message>
        <source>Cut by being driven out</source>
        <translation>Zrušena zahnáním</translation>
    </message>
    <message>
        <source>The beaten still cut</source>
        <translation>I zahnaná jednotka ruší podporu</translation>
    </message>
    <message>
        <source>A convoy is broken</source>
        <translation>Rozehnaný konvoj</translation>
    </message>
    <message>
        <source>Two routes, one left</source>
        <translation>Dvě trasy, jedna zbyla</translation>
    </message>
    <message>
        <source>A landing does not save its own convoy</source>
        <translation>Vylodění vlastní konvoj nezachrání</translation>
    </message>
    <message>
        <source>Three go round in a circle</source>
        <translation>Tři se vystřídají v kruhu</translation>
    </message>
    <message>
        <source>Two armies change places by sea</source>
        <translation>Dvě armády si vymění místo po moři</translation>
    </message>
    <message>
        <source>The sample game, 1901 and 1902</source>
        <translation>Ukázková hra, roky 1901 a 1902</translation>
    </message>
    <message>
        <source>England cannot dislodge its own fleet, but its supported attack still holds off the Russian one.</source>
        <translation>Anglie vlastní flotilu zahnat nemůže, její podpořený útok však zadrží stejně silný útok Ruska.</translation>
    </message>
    <message>
        <source>Germany supports an attack on itself: that support dislodges nobody.</source>
        <translation>Německo podporuje útok na sebe samo: taková podpora nikoho nezažene.</translation>
    </message>
    <message>
        <source>Two own attacks on one space: the one with more support gets through.</source>
        <translation>Dva vlastní útoky na jeden prostor: projde ten, který má víc podpory.</translation>
    </message>
    <message>
        <source>Two equally strong attacks keep each other off; the defender stays.</source>
        <translation>Dva stejně silné útoky se navzájem zadrží, obránce zůstane.</translation>
    </message>
    <message>
        <source>A unit driven out has no effect on the space its attacker came from.</source>
        <translation>Zahnaná jednotka nemá vliv na prostor, ze kterého přišel útočník.</translation>
    </message>
    <message>
        <source>The same, although the unit that is driven out had support.</source>
        <translation>Totéž, i když zahnaná jednotka měla podporu.</translation>
    </message>
    <message>
        <source>An attack from elsewhere cuts the support.</source>
        <translation>Útok odjinud podporu zruší.</translation>
    </message>
    <message>
        <source>An attack from the very space supported into does not cut it.</source>
        <translation>Útok právě z toho prostoru, do kterého jednotka podporuje, podporu neruší.</translation>
    </message>
    <message>
        <source>It does so all the same when it drives the supporting unit out.</source>
        <translation>Zruší ji ale tehdy, když podporující jednotku zažene.</translation>
    </message>
    <message>
        <source>A unit that is driven out can still cut a support by its own attack.</source>
        <translation>I jednotka, která musí ustoupit, svým útokem zruší cizí podporu.</translation>
    </message>
    <message>
        <source>One convoying fleet is driven out, and the army stays at home.</source>
        <translation>Jedna z převážejících flotil je zahnána a armáda zůstane doma.</translation>
    </message>
    <message>
        <source>The convoy has two routes; breaking one of them is not enough.</source>
        <translation>Konvoj má dvě trasy, přerušit jednu nestačí.</translation>
    </message>
    <message>
        <source>The landing army cannot cut the support that breaks its convoy.</source>
        <translation>Vyloďující se armáda nemůže zrušit podporu, která jí rozhání konvoj.</translation>
    </message>
    <message>
        <source>Three or more units may move round, each into the space of the next.</source>
        <translation>Tři a více jednotek se může posunout dokola, každá na místo té další.</translation>
    </message>
    <message>
        <source>Two units may change places if at least one of them is convoyed.</source>
        <translation>Dvě armády si smějí vyměnit místo, když aspoň jednu převáží konvoj.</translation>
    </message>
    <message>
        <source>All seven powers, seven phases, every order and every reason.</source>
        <translation>Všech sedm velmocí, sedm fází, každý povel a každý důvod.</translation>
    </message>
    <message>
        <source>Austria-Hungary supports itself</source>
        <translation>Rakousko-Uhersko si podporu dá samo</translation>
    </message>
    <message>
        <source>An own army already stands there</source>
        <translation>V cíli už stojí vlastní armáda</translation>
    </message>
    <message>
        <source>The support is one&apos;s own</source>
        <translation>Podpora je vlastní</translation>
    </message>
    <message>
        <source>The garrison gives support</source>
        <translation>Posádka má povel k podpoře</translation>
    </message>
    <message>
        <source>Nobody follows</source>
        <translation>Nikdo nenásleduje</translation>
    </message>
    <message>
        <source>Example {number}</source>
        <translation>Příklad č. {number}</translation>
    </message>
</context>
<context>
    <name>GalleryScreen</name>
    <message>
        <source>Start</source>
        <translation>Úvod</translation>
    </message>
    <message>
        <source>Back to the start screen (Esc)</source>
        <translation>Zpět na úvodní obrazovku (Esc)</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Studovna</translation>
    </message>
    <message>
        <source>The examples of the rulebook, on the board. See what was ordered, let it be judged with every reason, then change pieces and orders and judge again.</source>
        <translation>Příklady z pravidel na plánu. Podívej se na povely, nech je vyhodnotit i s důvody, pak změň jednotky a povely a vyhodnoť znovu.</translation>
    </message>
    <message>
        <source>Free board</source>
        <translation>Volný plán</translation>
    </message>
    <message>
        <source>Judged by</source>
        <translation>Soudí se podle</translation>
    </message>
</context>
<context>
    <name>PiecesBar</name>
    <message>
        <source>Take off</source>
        <translation>Odebírat</translation>
    </message>
    <message>
        <source>Click a piece to take it off the board.</source>
        <translation>Kliknutím jednotku z plánu odebereš.</translation>
    </message>
    <message>
        <source>Click a free space to put the piece there; click or drag a piece to move it.</source>
        <translation>Kliknutím do volného prostoru jednotku postavíš; stojící přesuneš kliknutím nebo tažením.</translation>
    </message>
</context>
<context>
    <name>Placing</name>
    <message>
        <source>{where}: a unit already stands here, and there is room for one only.</source>
        <translation>{where}: tady už jednotka stojí a vejde se jen jedna.</translation>
    </message>
    <message>
        <source>{where}: an army cannot stand at sea.</source>
        <translation>{where}: armáda na moři stát nemůže.</translation>
    </message>
    <message>
        <source>{where}: a fleet cannot stand inland.</source>
        <translation>{where}: flotila ve vnitrozemí stát nemůže.</translation>
    </message>
    <message>
        <source>{where}: choose one of the two coasts.</source>
        <translation>{where}: vyber jedno ze dvou pobřeží.</translation>
    </message>
    <message>
        <source>{where}: there is no such coast.</source>
        <translation>{where}: takové pobřeží tu není.</translation>
    </message>
</context>
<context>
    <name>RulebookCard</name>
    <message>
        <source>Judged by</source>
        <translation>Podle jakých pravidel se rozhoduje</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hotovo</translation>
    </message>
</context>
<context>
    <name>SheetPanel</name>
    <message>
        <source>The board is empty. Put pieces on it to begin.</source>
        <translation>Plán je prázdný. Začni tím, že na něj postavíš jednotky.</translation>
    </message>
    <message>
        <source>No unit that this order could be for stands there.</source>
        <translation>Žádná jednotka, které by povel mohl patřit, tam nestojí.</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Povely</translation>
    </message>
    <message>
        <source>Click a unit to give it another order; Change pieces moves, adds or removes.</source>
        <translation>Kliknutím na jednotku jí dáš jiný povel; tlačítkem Změnit jednotky je přesuneš, přidáš i odebereš.</translation>
    </message>
    <message>
        <source>Type an order, e.g. A War-Gal</source>
        <translation>Napiš povel, třeba A War-Gal</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Povel</translation>
    </message>
    <message>
        <source>{given} of {total} have an order</source>
        <translation>{given} z {total} s povelem</translation>
    </message>
</context>
<context>
    <name>StudyBar</name>
    <message>
        <source>Change pieces</source>
        <translation>Změnit jednotky</translation>
    </message>
    <message>
        <source>Put pieces on the board, move them, take them off (M)</source>
        <translation>Stavět, přesouvat a odebírat jednotky (M)</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z)</source>
        <translation>Zpět (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Redo (Ctrl+Y)</source>
        <translation>Znovu (Ctrl+Y)</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Od začátku</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Před</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Po</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Mezerník</translation>
    </message>
    <message>
        <source>Change and judge again</source>
        <translation>Změnit a vyhodnotit znovu</translation>
    </message>
    <message>
        <source>Reveal and judge</source>
        <translation>Odhalit a vyhodnotit</translation>
    </message>
</context>
<context>
    <name>StudyTable</name>
    <message>
        <source>This is out of reach for the chosen unit.</source>
        <translation>Tam vybraná jednotka nedosáhne.</translation>
    </message>
</context>
<context>
    <name>StudyTop</name>
    <message>
        <source>Study</source>
        <translation>Studovna</translation>
    </message>
    <message>
        <source>Back to the gallery (Esc)</source>
        <translation>Zpět do studovny (Esc)</translation>
    </message>
    <message>
        <source>Choose the rulebook that judges (R)</source>
        <translation>Zvolit pravidla, podle kterých se rozhoduje (R)</translation>
    </message>
    <message>
        <source>Free board</source>
        <translation>Volný plán</translation>
    </message>
    <message>
        <source>Read this rule</source>
        <translation>Přečíst toto pravidlo</translation>
    </message>
    <message>
        <source>As printed</source>
        <translation>Jak je v pravidlech</translation>
    </message>
    <message>
        <source>What if: {change}</source>
        <translation>Co kdyby: {change}</translation>
    </message>
</context>
<context>
    <name>UnitRow</name>
    <message>
        <source>Strike the order out</source>
        <translation>Zrušit povel</translation>
    </message>
    <message>
        <source>holds, no order</source>
        <translation>bez povelu, brání se</translation>
    </message>
</context>
</TS>
