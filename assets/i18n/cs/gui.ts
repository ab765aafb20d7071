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
        <source>%n fingerprint(s) checked, all agree.</source>
        <translation>
            <numerusform>Ověřen %n otisk, souhlasí.</numerusform>
            <numerusform>Ověřeny %n otisky, všechny souhlasí.</numerusform>
            <numerusform>Ověřeno %n otisků, všechny souhlasí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fingerprint(s) do not agree.</source>
        <translation>
            <numerusform>%n otisk nesouhlasí.</numerusform>
            <numerusform>%n otisky nesouhlasí.</numerusform>
            <numerusform>%n otisků nesouhlasí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n phase(s) judged again.</source>
        <translation>
            <numerusform>Znovu vyhodnocena %n fáze.</numerusform>
            <numerusform>Znovu vyhodnoceny %n fáze.</numerusform>
            <numerusform>Znovu vyhodnoceno %n fází.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) are wrong:</source>
        <translation>
            <numerusform>%n věc nesedí:</numerusform>
            <numerusform>%n věci nesedí:</numerusform>
            <numerusform>%n věcí nesedí:</numerusform>
        </translation>
    </message>
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
    <name>Difference</name>
    <message>
        <source>{power}, {what}: recorded “{theirs}”, ruled “{ours}”.</source>
        <translation>{power}, {what}: v záznamu „{theirs}“, zde „{ours}“.</translation>
    </message>
    <message>
        <source>{power}, on the board afterwards: recorded {theirs}, ruled {ours}.</source>
        <translation>{power}, potom na plánu: v záznamu {theirs}, zde {ours}.</translation>
    </message>
    <message>
        <source>{power}, {what}, retreats: recorded {theirs}, ruled {ours}.</source>
        <translation>{power}, {what}, ústupy: v záznamu {theirs}, zde {ours}.</translation>
    </message>
    <message>
        <source>The centre {what}: recorded {theirs}, ruled {ours}.</source>
        <translation>Centrum {what}: v záznamu {theirs}, zde {ours}.</translation>
    </message>
    <message>
        <source>{what}: recorded “{theirs}”, but nobody orders such a unit here.</source>
        <translation>{what}: v záznamu „{theirs}“, zde takové jednotce nikdo nevelí.</translation>
    </message>
    <message>
        <source>ok</source>
        <translation>v pořádku</translation>
    </message>
    <message>
        <source>bounce</source>
        <translation>odraženo</translation>
    </message>
    <message>
        <source>no convoy</source>
        <translation>bez konvoje</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>zrušeno</translation>
    </message>
    <message>
        <source>void</source>
        <translation>neplatné</translation>
    </message>
    <message>
        <source>dislodged</source>
        <translation>vytlačeno</translation>
    </message>
    <message>
        <source>disrupted</source>
        <translation>přerušeno</translation>
    </message>
    <message>
        <source>disbanded</source>
        <translation>rozpuštěno</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nic</translation>
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
    <message>
        <source>the file is not there</source>
        <translation>soubor tu není</translation>
    </message>
    <message>
        <source>the file cannot be read: {cause}</source>
        <translation>soubor nejde přečíst: {cause}</translation>
    </message>
    <message>
        <source>the file is too large for a map: {size} bytes, at most {limit}</source>
        <translation>soubor je na mapu příliš velký: {size} bajtů, nejvýš {limit}</translation>
    </message>
    <message>
        <source>this is not JSON from line {line}, column {column}</source>
        <translation>od řádku {line}, sloupce {column} to není JSON</translation>
    </message>
    <message>
        <source>the text is not in UTF-8</source>
        <translation>text není v UTF-8</translation>
    </message>
    <message>
        <source>a required field is missing</source>
        <translation>chybí povinná položka</translation>
    </message>
    <message>
        <source>no such field is known</source>
        <translation>taková položka neexistuje</translation>
    </message>
    <message>
        <source>the wrong kind of value; expected: {expected}</source>
        <translation>hodnota je nesprávného druhu; očekává se: {expected}</translation>
    </message>
    <message>
        <source>a value that cannot be; expected: {expected}</source>
        <translation>takovou hodnotu mít nemůže; očekává se: {expected}</translation>
    </message>
    <message>
        <source>the format is “{found}”; this program knows format {known}</source>
        <translation>formát je „{found}“; tento program zná formát {known}</translation>
    </message>
    <message>
        <source>there is no such space: {location}</source>
        <translation>takový prostor není: {location}</translation>
    </message>
    <message>
        <source>there is no such power: {power}</source>
        <translation>taková velmoc není: {power}</translation>
    </message>
    <message>
        <source>there is no such coast: {location}</source>
        <translation>takové pobřeží není: {location}</translation>
    </message>
    <message>
        <source>it does not say which coast is meant: {location}</source>
        <translation>není řečeno, které pobřeží se myslí: {location}</translation>
    </message>
    <message>
        <source>the name is missing in this language: {language}</source>
        <translation>v tomto jazyce chybí jméno: {language}</translation>
    </message>
    <message>
        <source>this key is used twice: {id}</source>
        <translation>tento klíč je použit dvakrát: {id}</translation>
    </message>
    <message>
        <source>two powers share the letter {letter}; the other is {other}</source>
        <translation>dvě velmoci mají stejné písmeno {letter}; druhá je {other}</translation>
    </message>
    <message>
        <source>the name “{alias}” means both {one} and {other}</source>
        <translation>jméno „{alias}“ znamená {one} i {other}</translation>
    </message>
    <message>
        <source>{one} names {other} as its neighbour, but not the other way round</source>
        <translation>{one} uvádí souseda {other}, ale naopak ne</translation>
    </message>
    <message>
        <source>this does not fit the kind of space: {location}</source>
        <translation>tohle se nehodí k druhu prostoru: {location}</translation>
    </message>
    <message>
        <source>a power without a home supply centre: {power}</source>
        <translation>velmoc bez domovského zásobovacího centra: {power}</translation>
    </message>
    <message>
        <source>the space has no outline</source>
        <translation>prostor nemá obrys</translation>
    </message>
    <message>
        <source>there is no place on the drawing for this: {spot}</source>
        <translation>na kresbě pro to není místo: {spot}</translation>
    </message>
    <message>
        <source>a place on the drawing where nothing can ever stand: {spot}</source>
        <translation>místo na kresbě, kde nikdy nic stát nemůže: {spot}</translation>
    </message>
    <message>
        <source>there is no line number {arc}; the map has {count}</source>
        <translation>čára číslo {arc} není; mapa jich má {count}</translation>
    </message>
    <message>
        <source>the outline does not close: {ring}</source>
        <translation>obrys se neuzavírá: {ring}</translation>
    </message>
    <message>
        <source>the outline crosses itself near {x}, {y}</source>
        <translation>obrys kříží sám sebe poblíž {x}, {y}</translation>
    </message>
    <message>
        <source>{one} and {other} overlap near {x}, {y}</source>
        <translation>{one} a {other} se překrývají poblíž {x}, {y}</translation>
    </message>
    <message>
        <source>{one} and {other} are neighbours, but the drawing keeps them apart</source>
        <translation>{one} a {other} spolu sousedí, ale na kresbě se nedotýkají</translation>
    </message>
    <message>
        <source>{one} and {other} touch on the drawing, but are not neighbours</source>
        <translation>{one} a {other} se na kresbě dotýkají, ale nesousedí</translation>
    </message>
    <message>
        <source>a name lies outside its own space: {spot}</source>
        <translation>jméno leží mimo svůj prostor: {spot}</translation>
    </message>
    <message>
        <source>a piece or mark stands outside its own space: {spot}</source>
        <translation>kámen nebo značka stojí mimo svůj prostor: {spot}</translation>
    </message>
    <message>
        <source>{one} would hide {other}</source>
        <translation>{one} by zakrývalo {other}</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>text</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>celé číslo</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>číslo</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>seznam</translation>
    </message>
    <message>
        <source>fields in braces</source>
        <translation>pole ve složených závorkách</translation>
    </message>
    <message>
        <source>one of the known words</source>
        <translation>jedno ze známých slov</translation>
    </message>
    <message>
        <source>something larger</source>
        <translation>něco většího</translation>
    </message>
    <message>
        <source>something smaller</source>
        <translation>něco menšího</translation>
    </message>
    <message>
        <source>something longer</source>
        <translation>něco delšího</translation>
    </message>
    <message>
        <source>something shorter</source>
        <translation>něco kratšího</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true nebo false</translation>
    </message>
    <message>
        <source>numbers in pairs</source>
        <translation>čísla po dvojicích</translation>
    </message>
    <message>
        <source>another spelling, such as PAR, STP/SC or A PAR</source>
        <translation>jiný zápis, třeba PAR, STP/SC nebo A PAR</translation>
    </message>
    <message>
        <source>This file holds no game yet.</source>
        <translation>V tomto souboru ještě není žádná hra.</translation>
    </message>
    <message>
        <source>The map has no such power.</source>
        <translation>Taková velmoc na mapě není.</translation>
    </message>
    <message>
        <source>Two players cannot command the same power: {power}.</source>
        <translation>Jednu velmoc nemohou vést dva hráči: {power}.</translation>
    </message>
    <message>
        <source>Nobody commands this power: {power}.</source>
        <translation>Tuto velmoc nikdo nevede: {power}.</translation>
    </message>
    <message>
        <source>With so many players nobody commands this power: {power}.</source>
        <translation>Při tomto počtu hráčů za tuto velmoc nikdo nehraje: {power}.</translation>
    </message>
    <message>
        <source>One player commands all of these powers: {powers}.</source>
        <translation>Těmto velmocem velí jediný hráč: {powers}.</translation>
    </message>
    <message>
        <source>What was handed in deals the powers otherwise than the table plays them.</source>
        <translation>Z toho, co hráči odevzdali, vychází jiné rozdělení velmocí, než s jakým se má hrát.</translation>
    </message>
    <message>
        <source>A player’s name is missing: {power}.</source>
        <translation>Chybí jméno hráče: {power}.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Hra skončila.</translation>
    </message>
    <message>
        <source>The orders of this phase are not revealed yet.</source>
        <translation>Povely této fáze ještě nejsou odhaleny.</translation>
    </message>
    <message>
        <source>The orders of this phase are revealed already.</source>
        <translation>Povely této fáze už jsou odhaleny.</translation>
    </message>
    <message>
        <source>This power has nothing to write now: {power}.</source>
        <translation>Tato velmoc teď nemá co psát: {power}.</translation>
    </message>
    <message>
        <source>This power is not waiting for the laptop: {power}.</source>
        <translation>Tato velmoc na počítač nečeká: {power}.</translation>
    </message>
    <message>
        <source>This power has sealed its orders already: {power}.</source>
        <translation>Tato velmoc už povely zapečetila: {power}.</translation>
    </message>
    <message>
        <source>This power has not sealed its orders: {power}.</source>
        <translation>Tato velmoc povely nezapečetila: {power}.</translation>
    </message>
    <message>
        <source>Not sealed yet: {powers}.</source>
        <translation>Ještě nezapečetěno: {powers}.</translation>
    </message>
    <message>
        <source>An order is empty or longer than one line. Nothing was sealed.</source>
        <translation>Některý povel je prázdný nebo delší než řádek. Nic nebylo zapečetěno.</translation>
    </message>
    <message>
        <source>These orders are locked; their owners’ PINs are needed first: {powers}.</source>
        <translation>Tyto povely jsou zamčené; nejdřív jsou potřeba PINy majitelů: {powers}.</translation>
    </message>
    <message>
        <source>A reason is missing, or it is longer than one line.</source>
        <translation>Chybí důvod, nebo je delší než jeden řádek.</translation>
    </message>
    <message>
        <source>This power has no PIN: {power}.</source>
        <translation>Tato velmoc nemá PIN: {power}.</translation>
    </message>
    <message>
        <source>Nobody has a unit left who could share the draw.</source>
        <translation>Nikomu nezbyla jednotka, s níž by se na remíze podílel.</translation>
    </message>
    <message>
        <source>A secret vote is being held. The game goes on when it is over.</source>
        <translation>Probíhá tajné hlasování. Hra pokračuje, až skončí.</translation>
    </message>
    <message>
        <source>No vote is being held.</source>
        <translation>Žádné hlasování neprobíhá.</translation>
    </message>
    <message>
        <source>This player is not asked in the vote, or has voted: {power}.</source>
        <translation>Tento hráč v hlasování není tázán nebo už hlasoval: {power}.</translation>
    </message>
    <message>
        <source>Not voted yet: {powers}.</source>
        <translation>Ještě nehlasovali: {powers}.</translation>
    </message>
    <message>
        <source>The game cannot be given to this power: {power}.</source>
        <translation>Této velmoci nelze hru přenechat: {power}.</translation>
    </message>
    <message>
        <source>Nobody plays this power any more: {power}.</source>
        <translation>Za tuto velmoc už nikdo nehraje: {power}.</translation>
    </message>
    <message>
        <source>The player of this power has not left the game: {power}.</source>
        <translation>Hráč této velmoci hru neopustil: {power}.</translation>
    </message>
    <message>
        <source>The agreed end of the game lies before its beginning.</source>
        <translation>Domluvený konec hry je dřív než její začátek.</translation>
    </message>
    <message>
        <source>No game master leads this table.</source>
        <translation>Tato hra nemá vedoucího.</translation>
    </message>
    <message>
        <source>The table has not played that phase.</source>
        <translation>Tuto fázi stůl neodehrál.</translation>
    </message>
    <message>
        <source>More is on this slip than anybody writes: {power}.</source>
        <translation>Na tomto lístku je víc, než kdo píše: {power}.</translation>
    </message>
    <message>
        <source>The board is like this already.</source>
        <translation>Na plánu to tak už je.</translation>
    </message>
    <message>
        <source>Nothing can stand or be owned like this on the board.</source>
        <translation>Takto na plánu nic stát ani nikomu patřit nemůže.</translation>
    </message>
    <message>
        <source>That season was played already. Go back to it instead.</source>
        <translation>Toto období se už hrálo. Vrať se k němu.</translation>
    </message>
    <message>
        <source>The PIN does not match.</source>
        <translation>PIN nesouhlasí.</translation>
    </message>
    <message>
        <source>A PIN needs at least one digit.</source>
        <translation>PIN musí mít aspoň jednu číslici.</translation>
    </message>
    <message>
        <source>The file is not there: {file}</source>
        <translation>Soubor tu není: {file}</translation>
    </message>
    <message>
        <source>The file cannot be read ({cause}): {file}</source>
        <translation>Soubor nejde přečíst ({cause}): {file}</translation>
    </message>
    <message>
        <source>This is no Velmoc game: {file}</source>
        <translation>Tohle není hra Velmoci: {file}</translation>
    </message>
    <message>
        <source>The file holds something that no game of Velmoc has and that could act by itself ({kind} “{name}”), so nothing in it was opened: {file}</source>
        <translation>V souboru je něco, co žádná hra Velmoci nemá a co by mohlo jednat samo ({kind} „{name}“), proto se z něj nic neotevřelo: {file}</translation>
    </message>
    <message>
        <source>Beside the file lies something that only looks as if it belonged to it ({beside}). Move that away and open the game again: {file}</source>
        <translation>Vedle souboru leží něco, co k němu patří jen zdánlivě ({beside}). Přesuň to jinam a otevři hru znovu: {file}</translation>
    </message>
    <message>
        <source>The file is larger than any game: {size} bytes, at most {limit}: {file}</source>
        <translation>Soubor je větší než jakákoli hra: {size} bajtů, nejvýše {limit}: {file}</translation>
    </message>
    <message>
        <source>No game was founded in this file: {file}</source>
        <translation>V tomto souboru nebyla založena žádná hra: {file}</translation>
    </message>
    <message>
        <source>A newer version of Velmoc wrote this game (format {found}; this version knows {known}). Nothing was changed in it. Open it with the newer version: {file}</source>
        <translation>Tuto hru zapsala novější verze Velmoci (formát {found}; tato verze zná {known}). Nic se v ní nezměnilo. Otevři ji v novější verzi: {file}</translation>
    </message>
    <message>
        <source>This version does not know the game or its rules ({game}): {file}</source>
        <translation>Tato verze hru nebo její pravidla nezná ({game}): {file}</translation>
    </message>
    <message>
        <source>The game is open in another window or program. Close it there first, so that two never write into it: {file}</source>
        <translation>Hra je otevřená v jiném okně nebo programu. Nejdřív ji tam zavři, aby do ní nikdy nepsali dva: {file}</translation>
    </message>
    <message>
        <source>The disk is full. Nothing was stored, so nothing has happened. Make room and try again: {file}</source>
        <translation>Disk je plný. Nic se neuložilo, takže se nic nestalo. Uvolni místo a zkus to znovu: {file}</translation>
    </message>
    <message>
        <source>The disk failed ({cause}). Nothing was stored, so nothing has happened: {file}</source>
        <translation>Disk selhal ({cause}). Nic se neuložilo, takže se nic nestalo: {file}</translation>
    </message>
    <message>
        <source>Another program wrote into the file while the game was open. Open the game again: {file}</source>
        <translation>Do souboru během hry zapsal jiný program. Otevři hru znovu: {file}</translation>
    </message>
    <message>
        <source>A file of this name is there already; it was not overwritten: {file}</source>
        <translation>Soubor s tímto jménem už tu je; nebyl přepsán: {file}</translation>
    </message>
    <message>
        <source>the table</source>
        <translation>tabulka</translation>
    </message>
    <message>
        <source>the view</source>
        <translation>pohled</translation>
    </message>
    <message>
        <source>the trigger</source>
        <translation>spoušť</translation>
    </message>
    <message>
        <source>the index</source>
        <translation>index</translation>
    </message>
    <message>
        <source>The file is not here.</source>
        <translation>Soubor tu není.</translation>
    </message>
    <message>
        <source>This is no Velmoc game.</source>
        <translation>Tohle není hra Velmoci.</translation>
    </message>
    <message>
        <source>Holds more than a game; not opened.</source>
        <translation>Je v něm víc než hra; neotevřeno.</translation>
    </message>
    <message>
        <source>What lies beside it is not its own.</source>
        <translation>Co leží vedle něj, k němu nepatří.</translation>
    </message>
    <message>
        <source>Larger than any game.</source>
        <translation>Větší než jakákoli hra.</translation>
    </message>
    <message>
        <source>It took too long to read.</source>
        <translation>Čtení trvalo příliš dlouho.</translation>
    </message>
    <message>
        <source>No game was founded in it.</source>
        <translation>Žádná hra v něm není.</translation>
    </message>
    <message>
        <source>Made by a newer version of Velmoc.</source>
        <translation>Uložila ji novější verze Velmoci.</translation>
    </message>
    <message>
        <source>This version does not know it.</source>
        <translation>Tato verze ji nezná.</translation>
    </message>
    <message>
        <source>Open in another window.</source>
        <translation>Otevřená v jiném okně.</translation>
    </message>
    <message>
        <source>Damaged; opens at the last good step.</source>
        <translation>Poškozená; otevře se v posledním dobrém kroku.</translation>
    </message>
    <message>
        <source>The file cannot be written.</source>
        <translation>Do souboru nejde zapisovat.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Disk je plný.</translation>
    </message>
    <message>
        <source>the line is empty</source>
        <translation>řádek je prázdný</translation>
    </message>
    <message>
        <source>larger than {limit} bytes</source>
        <translation>větší než {limit} bajtů</translation>
    </message>
    <message>
        <source>a number that JSON cannot have</source>
        <translation>číslo, které v JSON být nemůže</translation>
    </message>
    <message>
        <source>too many brackets within brackets</source>
        <translation>příliš mnoho závorek v závorkách</translation>
    </message>
    <message>
        <source>the key “{key}” stands twice in one object</source>
        <translation>klíč „{key}“ je v jednom objektu dvakrát</translation>
    </message>
    <message>
        <source>neither a saved game nor a list of orders that this program knows</source>
        <translation>není to uložená hra ani seznam povelů, které by tento program znal</translation>
    </message>
    <message>
        <source>more entries than {limit}</source>
        <translation>více položek než {limit}</translation>
    </message>
    <message>
        <source>longer than {limit} signs</source>
        <translation>delší než {limit} znaků</translation>
    </message>
    <message>
        <source>there is no such map: “{text}”</source>
        <translation>taková mapa není: „{text}“</translation>
    </message>
    <message>
        <source>there is no such rulebook or rule: “{text}”</source>
        <translation>taková pravidla nejsou: „{text}“</translation>
    </message>
    <message>
        <source>“{text}” cannot be played: it depends on earlier turns, and each phase is judged by itself; played: {known}</source>
        <translation>„{text}“ se hrát nedá: závisí to na dřívějších tazích a každá fáze se rozhoduje sama o sobě; hraje se: {known}</translation>
    </message>
    <message>
        <source>“{text}” is no phase; S1901M, F1901R or W1901A are</source>
        <translation>„{text}“ není fáze; fáze je třeba S1901M, F1901R nebo W1901A</translation>
    </message>
    <message>
        <source>there is no such power: “{text}”</source>
        <translation>taková velmoc není: „{text}“</translation>
    </message>
    <message>
        <source>there is no such space: “{text}”</source>
        <translation>takový prostor není: „{text}“</translation>
    </message>
    <message>
        <source>the name fits several spaces: {candidates}</source>
        <translation>jméno se hodí na více prostorů: {candidates}</translation>
    </message>
    <message>
        <source>“{text}” names no unit; A PAR or F STP/SC would</source>
        <translation>„{text}“ není jednotka; jednotka je třeba A PAR nebo F STP/SC</translation>
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
        <source>two units in one space: {place}</source>
        <translation>dvě jednotky v jednom prostoru: {place}</translation>
    </message>
    <message>
        <source>the space has no supply centre: {place}</source>
        <translation>v prostoru není zásobovací centrum: {place}</translation>
    </message>
    <message>
        <source>the centre is listed twice: {place}</source>
        <translation>centrum je uvedeno dvakrát: {place}</translation>
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
        <source>nothing to judge is recorded in it</source>
        <translation>není v tom nic, co by se dalo vyhodnotit</translation>
    </message>
    <message>
        <source>what is recorded after {phase} cannot follow it</source>
        <translation>co je zaznamenáno po fázi {phase}, po ní následovat nemůže</translation>
    </message>
    <message>
        <source>a text or a number</source>
        <translation>text nebo číslo</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>Soubor nejde přečíst.</translation>
    </message>
    <message>
        <source>What lies in the file is not what was sealed: {powers}. Nothing was opened. The file is damaged, or somebody changed it. Void these envelopes so that their owners seal again, or let them open their seals and check their orders; all others stay closed.</source>
        <translation>V souboru neleží to, co bylo zapečetěno: {powers}. Nic se neotevřelo. Soubor je poškozený, nebo ho někdo změnil. Zneplatni tyto obálky, ať je jejich majitelé zapečetí znovu, nebo ať své pečeti otevřou a povely zkontrolují; všechny ostatní zůstávají zavřené.</translation>
    </message>
    <message>
        <source>Reading it took longer than any game does, so it was broken off: {file}</source>
        <translation>Čtení trvalo déle než u jakékoli hry, proto bylo přerušeno: {file}</translation>
    </message>
    <message>
        <source>Part of the file is damaged. The last good step is number {step} ({phase}); the game can be looked at as it was then, and a copy of it played on: {file}</source>
        <translation>Část souboru je poškozená. Poslední dobrý krok má číslo {step} ({phase}); hru si lze prohlížet, jak tehdy stála, a v její kopii hrát dál: {file}</translation>
    </message>
    <message>
        <source>The file or its folder cannot be written, so nothing was stored. The game can be looked at, and a copy of it played on: {file}</source>
        <translation>Do souboru nebo jeho složky nejde zapisovat, takže se nic neuložilo. Hru si lze prohlížet a v její kopii hrát dál: {file}</translation>
    </message>
    <message>
        <source>The file was moved or deleted while the game was open. Nothing more is stored. Put it back and open the game again, or save a copy and play on in that: {file}</source>
        <translation>Soubor byl za hry přesunut nebo smazán. Nic dalšího se neukládá. Vrať ho na místo a otevři hru znovu, nebo ulož kopii a hraj dál v ní: {file}</translation>
    </message>
    <message>
        <source>Another program is writing into it.</source>
        <translation>Zapisuje do ní jiný program.</translation>
    </message>
    <message>
        <source>The name is taken.</source>
        <translation>Jméno je obsazené.</translation>
    </message>
    <message>
        <source>The system says: {cause}: {file}</source>
        <translation>Systém hlásí: {cause}: {file}</translation>
    </message>
    <message>
        <source>Something nobody expected: {kind}.</source>
        <translation>Něco nečekaného: {kind}.</translation>
    </message>
    <message>
        <source>The file is damaged: {file}</source>
        <translation>Soubor je poškozený: {file}</translation>
    </message>
    <message>
        <source>The map {file} cannot be used: {cause}.</source>
        <translation>Mapu {file} nejde použít: {cause}.</translation>
    </message>
    <message>
        <source>The map {file} cannot be used. {place}: {cause}.</source>
        <translation>Mapu {file} nejde použít. {place}: {cause}.</translation>
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
    <name>Fuzz</name>
    <message>
        <source>traceback</source>
        <translation>pád programu</translation>
    </message>
    <message>
        <source>longer than 5 s</source>
        <translation>déle než 5 s</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>ztraceno</translation>
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
    <name>MapCheck</name>
    <message>
        <source>the middle of the unit lies outside its own space</source>
        <translation>střed jednotky leží mimo její prostor</translation>
    </message>
    <message>
        <source>{figure}% of the leg from sea to sea runs over land</source>
        <translation>{figure} % cesty z moře na moře vede přes pevninu</translation>
    </message>
    <message>
        <source>{figure}% of an army&apos;s way by water runs over land</source>
        <translation>{figure} % cesty armády po vodě vede přes pevninu</translation>
    </message>
    <message>
        <source>only {figure} pixels of the arrow&apos;s shaft are to be seen</source>
        <translation>z dříku šípky je vidět jen {figure} px</translation>
    </message>
    <message>
        <source>only {figure}% of the unit lies on its own space</source>
        <translation>na svém prostoru leží jen {figure} % jednotky</translation>
    </message>
    <message>
        <source>driven out, the unit could be taken to stand elsewhere: {figure}% lies there</source>
        <translation>vytlačená jednotka vypadá, jako by stála jinde: leží tam z {figure} %</translation>
    </message>
    <message>
        <source>driven out of its space ({figure}% lies in it), and no line leads back</source>
        <translation>jednotka je vytlačená ze svého prostoru (zůstalo v něm {figure} %) a žádná čára do něj nevede zpět</translation>
    </message>
    <message>
        <source>{figure}% of the arrow runs through third spaces</source>
        <translation>{figure} % šípky vede cizími prostory</translation>
    </message>
    <message>
        <source>a disc covers {figure}% of a piece</source>
        <translation>kotouček zakrývá {figure} % figurky</translation>
    </message>
    <message>
        <source>a disc hides a supply centre</source>
        <translation>kotouček zakrývá zásobovací centrum</translation>
    </message>
    <message>
        <source>the coast&apos;s name is not written beside it, or not on a fleet there</source>
        <translation>jméno pobřeží není napsáno u něj nebo na loďstvu, které tam leží</translation>
    </message>
    <message>
        <source>units away from their space:</source>
        <translation>jednotky mimo svůj prostor:</translation>
    </message>
    <message>
        <source>middles of units outside:</source>
        <translation>středy jednotek mimo prostor:</translation>
    </message>
    <message>
        <source>beaten units in a foreign space:</source>
        <translation>vytlačené jednotky v cizím prostoru:</translation>
    </message>
    <message>
        <source>beaten units that nothing leads back:</source>
        <translation>vytlačené jednotky bez čáry zpět:</translation>
    </message>
    <message>
        <source>arrows through third spaces:</source>
        <translation>šípky přes cizí prostory:</translation>
    </message>
    <message>
        <source>legs from sea to sea over land:</source>
        <translation>cesty z moře na moře přes pevninu:</translation>
    </message>
    <message>
        <source>convoys over land:</source>
        <translation>konvoje přes pevninu:</translation>
    </message>
    <message>
        <source>short arrows:</source>
        <translation>krátké šípky:</translation>
    </message>
    <message>
        <source>discs on pieces:</source>
        <translation>kotoučky na figurkách:</translation>
    </message>
    <message>
        <source>discs on centres:</source>
        <translation>kotoučky na centrech:</translation>
    </message>
    <message>
        <source>coasts without a name:</source>
        <translation>pobřeží beze jména:</translation>
    </message>
    <message>
        <source>it can be played on, but is crowded</source>
        <translation>dá se na ní hrát, ale je přeplněná</translation>
    </message>
    <message>
        <source>it can be played on; nothing is wrong</source>
        <translation>dá se na ní hrát; nic jí neschází</translation>
    </message>
    <message>
        <source>it cannot be played on</source>
        <translation>nedá se na ní hrát</translation>
    </message>
    <message>
        <source>the picture says something else than the position</source>
        <translation>obrázek říká něco jiného než pozice</translation>
    </message>
    <message>
        <source>pieces and lines say the truth</source>
        <translation>figurky i čáry říkají pravdu</translation>
    </message>
    <message>
        <source>{what} {wrong} of {looked}</source>
        <translation>{what} {wrong} z {looked}</translation>
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
    <name>Trials</name>
    <message numerus="yes">
        <source>%n case(s)</source>
        <translation>
            <numerusform>%n případ</numerusform>
            <numerusform>%n případy</numerusform>
            <numerusform>%n případů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n traceback(s)</source>
        <translation>
            <numerusform>%n pád</numerusform>
            <numerusform>%n pády</numerusform>
            <numerusform>%n pádů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n over 5 s</source>
        <translation>
            <numerusform>%n nad 5 s</numerusform>
            <numerusform>%n nad 5 s</numerusform>
            <numerusform>%n nad 5 s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n loss(es)</source>
        <translation>
            <numerusform>%n ztráta</numerusform>
            <numerusform>%n ztráty</numerusform>
            <numerusform>%n ztrát</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Verify</name>
    <message>
        <source>Twelve signs are slow to compute, on purpose: comparing them with every seal takes a while in a long game…</source>
        <translation>Dvanáct znaků se schválně počítá pomalu: srovnat je se všemi pečetěmi u dlouhé hry chvíli trvá…</translation>
    </message>
    <message>
        <source>agrees</source>
        <translation>souhlasí</translation>
    </message>
    <message>
        <source>DOES NOT AGREE</source>
        <translation>NESOUHLASÍ</translation>
    </message>
    <message>
        <source>SEALED, BUT NEVER OPENED</source>
        <translation>ZAPEČETĚNO, ALE NIKDY NEOTEVŘENO</translation>
    </message>
    <message>
        <source>OPENED, BUT NEVER SEALED</source>
        <translation>OTEVŘENO, ALE NIKDY NEZAPEČETĚNO</translation>
    </message>
    <message>
        <source>agrees with its seed, which was drawn as nobody had sealed anything</source>
        <translation>souhlasí se svým semínkem, které bylo vylosováno, protože nikdo nic nezapečetil</translation>
    </message>
    <message>
        <source>this cannot have happened there</source>
        <translation>tady se to stát nemohlo</translation>
    </message>
    <message>
        <source>this program never writes such a thing</source>
        <translation>nic takového tenhle program nezapisuje</translation>
    </message>
    <message>
        <source>its game, map or rules are not known here, so nothing was judged again</source>
        <translation>její hru, mapu nebo pravidla tu neznáme, takže se nic znovu nevyhodnotilo</translation>
    </message>
    <message>
        <source>a point of the rules is not as agreed on</source>
        <translation>některý bod pravidel není, jak se stůl dohodl</translation>
    </message>
    <message>
        <source>these players cannot sit at such a table</source>
        <translation>tihle hráči u takového stolu sedět nemohou</translation>
    </message>
    <message>
        <source>what was handed in deals the powers otherwise</source>
        <translation>z toho, co se odevzdalo, vychází jiné rozdělení velmocí</translation>
    </message>
    <message>
        <source>the time is none, or runs backwards</source>
        <translation>čas není čas, nebo běží pozpátku</translation>
    </message>
    <message>
        <source>the agreed end was not kept</source>
        <translation>dohodnutý konec se nedodržel</translation>
    </message>
    <message>
        <source>others were called than had to write</source>
        <translation>volali se jiní, než kdo měl psát</translation>
    </message>
    <message>
        <source>it was written after another history than this</source>
        <translation>psalo se to po jiném průběhu, než je tady</translation>
    </message>
    <message>
        <source>the seal covers less than it has to</source>
        <translation>pečeť kryje míň, než má</translation>
    </message>
    <message>
        <source>other envelopes were opened than had been sealed, or the absent are others</source>
        <translation>otevřely se jiné obálky, než se zapečetily, nebo chyběl někdo jiný</translation>
    </message>
    <message>
        <source>judged again, these orders end otherwise</source>
        <translation>nové vyhodnocení těchto povelů dopadá jinak</translation>
    </message>
    <message>
        <source>the result is right, the reasons told are those of another version</source>
        <translation>výsledek platí, zdůvodnění jsou z jiné verze</translation>
    </message>
    <message>
        <source>the coin cannot have fallen so</source>
        <translation>mince takhle padnout nemohla</translation>
    </message>
    <message>
        <source>the vote cannot have been held or counted so</source>
        <translation>takhle se hlasovat ani sčítat nemohlo</translation>
    </message>
    <message>
        <source>the game cannot have ended, or gone on, like this</source>
        <translation>takhle hra skončit ani pokračovat nemohla</translation>
    </message>
    <message>
        <source>the board cannot be set up so</source>
        <translation>takhle se plán postavit nedá</translation>
    </message>
    <message>
        <source>the slips and rulings give other orders</source>
        <translation>z lístků a rozhodnutí vycházejí jiné povely</translation>
    </message>
    <message>
        <source>nobody can have left, come or changed so</source>
        <translation>takhle nikdo odejít, přijít ani se vystřídat nemohl</translation>
    </message>
    <message>
        <source>the closed envelope is missing or does not hold what was sealed</source>
        <translation>zavřená obálka chybí, nebo v ní není, co se zapečetilo</translation>
    </message>
    <message>
        <source>the cover shows another game than this</source>
        <translation>obálka hry ukazuje jinou hru</translation>
    </message>
    <message>
        <source>the PINs kept are not those that were set</source>
        <translation>uložené PINy nejsou ty, které se nastavily</translation>
    </message>
    <message>
        <source>agrees: up to step {step} nothing was changed</source>
        <translation>souhlasí: do kroku {step} se nic nezměnilo</translation>
    </message>
    <message>
        <source>the fingerprint is there; it does not cover what was before it</source>
        <translation>otisk tu je, ale co bylo před ním, nekryje</translation>
    </message>
    <message>
        <source>DOES NOT AGREE: the history is another one, or the code was misread</source>
        <translation>NESOUHLASÍ: průběh je jiný, nebo se kód přečetl špatně</translation>
    </message>
    <message>
        <source>NOT THERE: the history is another one, was rolled back, or the code was misread</source>
        <translation>NENÍ TU: průběh je jiný, hra se vrátila zpátky, nebo se kód přečetl špatně</translation>
    </message>
    <message>
        <source>OF ANOTHER GAME, or this one was written anew</source>
        <translation>Z JINÉ HRY, nebo tuhle někdo napsal znovu</translation>
    </message>
    <message>
        <source>MISREAD: this history is in it, but its phase or a fingerprint is not; read it again</source>
        <translation>ŠPATNĚ PŘEČTENO: průběh sedí, ale fáze nebo některý otisk ne; přečti to znovu</translation>
    </message>
    <message>
        <source>NO WITNESS: no QR text, fingerprint or twelve signs, nor a file with any</source>
        <translation>ŽÁDNÝ SVĚDEK: není to text QR kódu, otisk, dvanáct znaků, ani soubor, kde by něco takového bylo</translation>
    </message>
    <message>
        <source>DOES NOT HOLD</source>
        <translation>NEPLATÍ</translation>
    </message>
    <message>
        <source>Proven</source>
        <translation>Dokázáno</translation>
    </message>
    <message>
        <source>Proven only with a witness (a photograph, or signs that somebody noted)</source>
        <translation>Dokáže jen svědek (fotka, nebo znaky, které si někdo zapsal)</translation>
    </message>
    <message>
        <source>Not provable</source>
        <translation>Dokázat nejde</translation>
    </message>
    <message>
        <source>The course of the game: start, calls, edited boards, times and players fit together.</source>
        <translation>Průběh hry: začátek, pořadí u počítače, úpravy plánu, časy a hráči k sobě sedí.</translation>
    </message>
    <message>
        <source>The results: they follow from the orders and the rules.</source>
        <translation>Výsledky: plynou z povelů a z pravidel.</translation>
    </message>
    <message>
        <source>The seals: what was opened is what had been sealed.</source>
        <translation>Pečeti: otevřelo se to, co se zapečetilo.</translation>
    </message>
    <message>
        <source>Each opened seal covers its proposal and all that had happened before it.</source>
        <translation>Každá otevřená pečeť kryje svůj návrh a všechno, co se stalo před ní.</translation>
    </message>
    <message>
        <source>The envelopes that are closed now hold what was sealed (under a PIN: see the reveal).</source>
        <translation>V obálkách, které jsou teď zavřené, je to, co se zapečetilo (pod PINem se to pozná při odhalení).</translation>
    </message>
    <message>
        <source>The deal: what was handed in gives these seats.</source>
        <translation>Rozdělení velmocí: vychází z toho, co se odevzdalo.</translation>
    </message>
    <message>
        <source>The coin: it had to fall like this.</source>
        <translation>Mince: musela padnout takhle.</translation>
    </message>
    <message>
        <source>The votes: who was asked, the counts and what followed fit together.</source>
        <translation>Hlasování: kdo hlasoval, jak se sčítalo a co následovalo, k sobě sedí.</translation>
    </message>
    <message>
        <source>The end: it is one by the rules of this table.</source>
        <translation>Konec: je to konec podle pravidel tohoto stolu.</translation>
    </message>
    <message>
        <source>The whole history: orders, owners, boards, seals, names, times. Whoever has the file can write all of it anew, but not so that it fits a photograph of a reveal&apos;s QR code, or twelve signs that somebody noted.</source>
        <translation>Celý průběh: povely, vlastníci, plán, pečeti, jména, časy. Kdo má soubor, může to všechno napsat znovu, ale ne tak, aby to sedělo k fotce QR kódu z odhalení nebo k dvanácti znakům, které si někdo zapsal.</translation>
    </message>
    <message>
        <source>What happened after the last witness, and that nothing was cut off there.</source>
        <translation>Co se stalo až po poslední fotce nebo zápisu, a že se tam nic neuřízlo.</translation>
    </message>
    <message>
        <source>Proposals and what was before a seal: an earlier version&apos;s seals cover orders alone.</source>
        <translation>Návrhy a co bylo před pečetí: pečeti starší verze kryjí jen povely.</translation>
    </message>
    <message>
        <source>How each voted, and what was proposed by whom: that is destroyed, to stay secret.</source>
        <translation>Jak kdo hlasoval a kdo co navrhl: to se ničí, aby to zůstalo tajné.</translation>
    </message>
    <message>
        <source>The time of day: it is what the computer&apos;s clock said.</source>
        <translation>Skutečný čas: zapsalo se, co ukazovaly hodiny počítače.</translation>
    </message>
    <message>
        <source>Who sat before the screen: names and reasons are what somebody typed.</source>
        <translation>Kdo seděl u počítače: jména a důvody někdo napsal.</translation>
    </message>
    <message>
        <source>That lots and the order of calls were drawn by chance: somebody drew them.</source>
        <translation>Že o losu a pořadí u počítače rozhodla náhoda: někdo je vylosoval.</translation>
    </message>
    <message>
        <source>That slips said what the game master typed: keep the paper.</source>
        <translation>Že na lístcích stálo, co vedoucí hry opsal: to ukáže jen papír.</translation>
    </message>
    <message>
        <source>Some reasons told for results: this version tells others.</source>
        <translation>Některá zdůvodnění výsledků: tahle verze uvádí jiná.</translation>
    </message>
    <message>
        <source>The table&apos;s clock and PINs: they are no part of the history.</source>
        <translation>Hodiny u stolu a PINy: do průběhu hry nepatří.</translation>
    </message>
    <message>
        <source>Seats: what was handed in deals them so.</source>
        <translation>Velmoci: z odevzdaného vychází právě toto rozdělení.</translation>
    </message>
    <message>
        <source>Seats: WHAT WAS HANDED IN DEALS THEM OTHERWISE.</source>
        <translation>Velmoci: Z ODEVZDANÉHO VYCHÁZÍ JINÉ ROZDĚLENÍ.</translation>
    </message>
    <message>
        <source>step {step}</source>
        <translation>krok {step}</translation>
    </message>
    <message>
        <source>Witness {number}</source>
        <translation>Svědek {number}</translation>
    </message>
    <message>
        <source>Coin: {power} joins {side}: {verdict}</source>
        <translation>Los: {power} se přidává na stranu {side}: {verdict}</translation>
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
