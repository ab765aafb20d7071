<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs" sourcelanguage="en">
<context>
    <name>Errors</name>
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
        <source>there are {count}, at most {limit} can be</source>
        <translation>je jich {count}, může jich být nejvýše {limit}</translation>
    </message>
    <message>
        <source>there is no such space: {location}</source>
        <translation>takový prostor není: {location}</translation>
    </message>
    <message>
        <source>there is no such power: {power}</source>
        <translation>nikdo takový tu není: {power}</translation>
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
        <source>a map that comes with the program has this key already: {id}</source>
        <translation>tento klíč už má mapa, která je součástí programu: {id}</translation>
    </message>
    <message>
        <source>there is no such game: {game}</source>
        <translation>taková hra není: {game}</translation>
    </message>
    <message>
        <source>two powers share the letter {letter}; the other is {other}</source>
        <translation>dvě strany mají stejné písmeno {letter}; druhá je {other}</translation>
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
        <source>two powers wear the colours of the letter {letter}; the other is {other}</source>
        <translation>dvě strany mají barvy písmene {letter}; druhá je {other}</translation>
    </message>
    <message>
        <source>a port that lies in no sea sector</source>
        <translation>přístav, který neleží v žádném mořském sektoru</translation>
    </message>
    <message>
        <source>the sector with the port does not touch its coast: {coast}</source>
        <translation>sektor s přístavem se nedotýká jeho pobřeží: {coast}</translation>
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
        <source>a power without a home centre: {power}</source>
        <translation>bez domovského centra: {power}</translation>
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
        <source>letters in one line, and no hidden signs</source>
        <translation>písmena na jednom řádku a žádné skryté znaky</translation>
    </message>
    <message>
        <source>This file holds no game yet.</source>
        <translation>V tomto souboru ještě není žádná hra.</translation>
    </message>
    <message>
        <source>The map has no such power.</source>
        <translation>Nikdo takový na mapě není.</translation>
    </message>
    <message>
        <source>Two players cannot command the same power: {power}.</source>
        <translation>Dva hráči nemohou vést totéž: {power}.</translation>
    </message>
    <message>
        <source>Nobody commands this power: {power}.</source>
        <translation>Tuto stranu nikdo nevede: {power}.</translation>
    </message>
    <message>
        <source>With so many players nobody commands this power: {power}.</source>
        <translation>Při tomto počtu hráčů za tuto stranu nikdo nehraje: {power}.</translation>
    </message>
    <message>
        <source>One player commands all of these powers: {powers}.</source>
        <translation>Za všechny tyto hraje jediný hráč: {powers}.</translation>
    </message>
    <message>
        <source>What was handed in deals the powers otherwise than the table plays them.</source>
        <translation>Z toho, co hráči odevzdali, vychází jiné rozdělení, než s jakým se má hrát.</translation>
    </message>
    <message>
        <source>This game is for {least} to {most} players.</source>
        <translation>Tuto hru hraje {least} až {most} hráčů.</translation>
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
        <translation>Tady teď není co psát: {power}.</translation>
    </message>
    <message>
        <source>This power is not waiting for the laptop: {power}.</source>
        <translation>Na počítač nečeká: {power}.</translation>
    </message>
    <message>
        <source>This power has sealed its orders already: {power}.</source>
        <translation>Povely už jsou zapečetěné: {power}.</translation>
    </message>
    <message>
        <source>This power has not sealed its orders: {power}.</source>
        <translation>Povely nejsou zapečetěné: {power}.</translation>
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
        <translation>Žádný PIN tu není: {power}.</translation>
    </message>
    <message>
        <source>Nobody has a unit left who could share the draw.</source>
        <translation>Nikomu nezbyla jednotka, s níž by se na remíze podílel.</translation>
    </message>
    <message>
        <source>By its rules this game cannot be ended like that.</source>
        <translation>Takhle se tato hra podle svých pravidel ukončit nedá.</translation>
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
        <translation>Tomuto hráči nelze hru přenechat: {power}.</translation>
    </message>
    <message>
        <source>Nobody plays this power any more: {power}.</source>
        <translation>Za tuto stranu už nikdo nehraje: {power}.</translation>
    </message>
    <message>
        <source>The player of this power has not left the game: {power}.</source>
        <translation>Tento hráč hru neopustil: {power}.</translation>
    </message>
    <message>
        <source>What is asked in this phase has to be written in secret.</source>
        <translation>Na co se teď čeká, musí být napsáno tajně.</translation>
    </message>
    <message>
        <source>All have to agree on who plays on for this power: {power}.</source>
        <translation>Na tom, kdo bude hrát dál, se musí shodnout všichni: {power}.</translation>
    </message>
    <message>
        <source>No game begins with turn {turn}; the first is 1, the last 9999.</source>
        <translation>Žádná hra nezačíná tahem {turn}; první je 1, poslední 9999.</translation>
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
        <source>This is no study of Velmoc: {file}</source>
        <translation>Tohle není studie Velmoci: {file}</translation>
    </message>
    <message>
        <source>The file holds something that no study of Velmoc has and that could act by itself ({kind} “{name}”), so nothing in it was opened: {file}</source>
        <translation>V souboru je něco, co žádná studie Velmoci nemá a co by mohlo jednat samo ({kind} „{name}“), proto se z něj nic neotevřelo: {file}</translation>
    </message>
    <message>
        <source>Beside the file lies something that only looks as if it belonged to it ({beside}). Move that away and open the study again: {file}</source>
        <translation>Vedle souboru leží něco, co k němu patří jen zdánlivě ({beside}). Přesuň to jinam a otevři studii znovu: {file}</translation>
    </message>
    <message>
        <source>The file is larger than any study: {size} bytes, at most {limit}: {file}</source>
        <translation>Soubor je větší než jakákoli studie: {size} bajtů, nejvýše {limit}: {file}</translation>
    </message>
    <message>
        <source>Reading it took longer than any study does, so it was broken off: {file}</source>
        <translation>Čtení trvalo déle než u jakékoli studie, proto bylo přerušeno: {file}</translation>
    </message>
    <message>
        <source>No study was begun in this file: {file}</source>
        <translation>V tomto souboru žádná studie nezačala: {file}</translation>
    </message>
    <message>
        <source>A newer version of Velmoc wrote this file (format {found}; this version knows {known}). Nothing was changed in it. Open it with the newer version: {file}</source>
        <translation>Tento soubor zapsala novější verze Velmoci (formát {found}; tato verze zná {known}). Nic se v něm nezměnilo. Otevři ho v novější verzi: {file}</translation>
    </message>
    <message>
        <source>The study is open in another window or program. Close it there first, so that two never write into it: {file}</source>
        <translation>Studie je otevřená v jiném okně nebo programu. Nejdřív ji tam zavři, aby do ní nikdy nepsali dva: {file}</translation>
    </message>
    <message>
        <source>Part of the file is damaged; what came before that is shown. Share it as a file, and work on in that: {file}</source>
        <translation>Část souboru je poškozená; ukazuje se to, co bylo před ní. Nasdílej to jako soubor a pracuj dál v něm: {file}</translation>
    </message>
    <message>
        <source>The file or its folder cannot be written, so nothing was stored. Share the study as a file elsewhere, and work on in that: {file}</source>
        <translation>Do souboru nebo jeho složky nejde zapisovat, takže se nic neuložilo. Nasdílej studii jako soubor jinam a pracuj dál v něm: {file}</translation>
    </message>
    <message>
        <source>The file was moved or deleted while the study was open. Nothing more is stored. Put it back, or share the study as a file and work on in that: {file}</source>
        <translation>Soubor byl přesunut nebo smazán, zatímco byla studie otevřená. Nic dalšího se neukládá. Vrať ho na místo, nebo studii nasdílej jako soubor a pracuj dál v něm: {file}</translation>
    </message>
    <message>
        <source>Another program wrote into the file while the study was open. Open it again: {file}</source>
        <translation>Do souboru zapsal jiný program, zatímco byla studie otevřená. Otevři ji znovu: {file}</translation>
    </message>
    <message>
        <source>What is remembered of your answers was damaged. What could be read of it goes on; the old file was put aside: {file}</source>
        <translation>Záznam tvých odpovědí byl poškozený. Co se z něj dalo přečíst, platí dál; starý soubor byl odložen stranou: {file}</translation>
    </message>
    <message>
        <source>Beside what is remembered of your answers lies something that only looks as if it belonged to it ({beside}). Until that is moved away, nothing is remembered: {file}</source>
        <translation>Vedle záznamu tvých odpovědí leží něco, co jen vypadá, jako by k němu patřilo ({beside}). Dokud to tam je, nic se nezaznamenává: {file}</translation>
    </message>
    <message>
        <source>A newer version of Velmoc remembers your answers (format {found}; this version knows {known}). Nothing was changed in its file, and nothing is remembered here: {file}</source>
        <translation>Záznam tvých odpovědí pochází z novější verze programu Velmoc (formát {found}; tato verze zná {known}). Nic se v něm nezměnilo a nic se teď nezaznamenává: {file}</translation>
    </message>
    <message>
        <source>Questions are asked in another window or program already. Close them there first; until then nothing is remembered here: {file}</source>
        <translation>Otázky už klade jiné okno nebo jiný program. Nejdřív je tam zavři; do té doby se tu nic nezaznamenává: {file}</translation>
    </message>
    <message>
        <source>The file or its folder cannot be written, so nothing that you answer is remembered: {file}</source>
        <translation>Do souboru nebo jeho složky nejde zapisovat, takže se z tvých odpovědí nic nezaznamená: {file}</translation>
    </message>
    <message>
        <source>The file was moved or deleted while questions were asked. Nothing more is remembered until they are asked anew: {file}</source>
        <translation>Soubor byl během otázek přesunut nebo smazán. Dokud otázky nezačneš znovu, nic dalšího se nezaznamená: {file}</translation>
    </message>
    <message>
        <source>Another program wrote into the file while questions were asked. Nothing more is remembered until they are asked anew: {file}</source>
        <translation>Do souboru během otázek zapsal jiný program. Dokud otázky nezačneš znovu, nic dalšího se nezaznamená: {file}</translation>
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
        <source>there is no such game: “{text}”</source>
        <translation>taková hra není: „{text}“</translation>
    </message>
    <message>
        <source>“{text}” is played without orders: nothing to judge or to write out</source>
        <translation>„{text}“ se hraje bez povelů: není co vyhodnotit ani vypsat</translation>
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
        <source>“{text}” is no phase; {like} are</source>
        <translation>„{text}“ není fáze; fáze je třeba {like}</translation>
    </message>
    <message>
        <source>there is no such power: “{text}”</source>
        <translation>nikdo takový tu není: „{text}“</translation>
    </message>
    <message>
        <source>there is no such space: “{text}”</source>
        <translation>takový prostor není: „{text}“</translation>
    </message>
    <message>
        <source>“{text}” names no unit; {like} would</source>
        <translation>„{text}“ není jednotka; jednotka je třeba {like}</translation>
    </message>
    <message>
        <source>two units in one space: {place}</source>
        <translation>dvě jednotky v jednom prostoru: {place}</translation>
    </message>
    <message>
        <source>the same space is listed twice: {place}</source>
        <translation>stejné místo je uvedeno dvakrát: {place}</translation>
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
        <source>the game is still being played, and what is still to come in it must not be told</source>
        <translation>hra se ještě hraje a nesmí se prozradit, co v ní teprve přijde</translation>
    </message>
    <message>
        <source>this is no position line, which begins with {like}</source>
        <translation>tohle není řádek pozice, ten začíná {like}</translation>
    </message>
    <message>
        <source>this line is of version {text}; this program reads {like}</source>
        <translation>tento řádek je ve verzi {text}; program čte {like}</translation>
    </message>
    <message>
        <source>a sign that stands in no position line: {text}</source>
        <translation>znak, který v řádku pozice nikdy nestojí: {text}</translation>
    </message>
    <message>
        <source>the line ends before its {expected}</source>
        <translation>řádek tu končí a chybí mu {expected}</translation>
    </message>
    <message>
        <source>“{text}” is no part of a line; {like} are</source>
        <translation>„{text}“ není část řádku; {like} ano</translation>
    </message>
    <message>
        <source>“{text}” may mean {like}</source>
        <translation>„{text}“ může znamenat {like}</translation>
    </message>
    <message>
        <source>no unit of the kind {kind} can stand in {place}</source>
        <translation>jednotka druhu {kind} tu nemůže stát: {place}</translation>
    </message>
    <message>
        <source>“{text}” is no place for this unit; {like} is</source>
        <translation>„{text}“ není místo pro tuto jednotku; {like} ano</translation>
    </message>
    <message>
        <source>nobody can own this space: {place}</source>
        <translation>tento prostor nemůže nikomu patřit: {place}</translation>
    </message>
    <message>
        <source>nobody retreats in this phase</source>
        <translation>v této fázi nikdo neustupuje</translation>
    </message>
    <message>
        <source>only a unit that was driven out, with *, has ways out or carries others</source>
        <translation>kam smí ustoupit a koho veze, se píše jen u zahnané jednotky, té s *</translation>
    </message>
    <message>
        <source>no unit can ever come from {place} to {to}</source>
        <translation>odtamtud se tam žádná jednotka nikdy nedostane: {place}, {to}</translation>
    </message>
    <message>
        <source>{unit} cannot retreat to {place}, which is not next to it</source>
        <translation>{unit} tam ustoupit nemůže, nesousedí: {place}</translation>
    </message>
    <message>
        <source>nobody can retreat to {place}, where a unit stands</source>
        <translation>tam nikdo neustoupí, stojí tam jednotka: {place}</translation>
    </message>
    <message>
        <source>no unit that could be lost with another stands in {place}</source>
        <translation>nestojí tam jednotka, která by mohla zaniknout s jinou: {place}</translation>
    </message>
    <message>
        <source>there is no arrangement in which powers are shared like this: {text}</source>
        <translation>takové rozestavení není: {text}</translation>
    </message>
    <message>
        <source>this is said a second time: {text}</source>
        <translation>tohle je řečeno podruhé: {text}</translation>
    </message>
    <message>
        <source>the line is of another game: {text}</source>
        <translation>řádek je z jiné hry: {text}</translation>
    </message>
    <message>
        <source>the position line tells this already, or it does not go with one</source>
        <translation>tohle už říká řádek pozice, nebo se to k němu nehodí</translation>
    </message>
    <message>
        <source>this cannot be wanted: “{text}”</source>
        <translation>o tohle nelze žádat: „{text}“</translation>
    </message>
    <message>
        <source>all this together is no position of this board</source>
        <translation>tohle dohromady není pozice na tomto plánu</translation>
    </message>
    <message>
        <source>a text or a number</source>
        <translation>text nebo číslo</translation>
    </message>
    <message>
        <source>map</source>
        <translation>mapa</translation>
    </message>
    <message>
        <source>phase</source>
        <translation>fáze</translation>
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
        <source>{text}; {like} would do</source>
        <translation>{text}; hodilo by se {like}</translation>
    </message>
    <message>
        <source>sign {column}</source>
        <translation>znak {column}</translation>
    </message>
    <message>
        <source>{some} or {last}</source>
        <translation>{some} nebo {last}</translation>
    </message>
    <message>
        <source>The map {file} cannot be used: {cause}.</source>
        <translation>Mapu {file} nejde použít: {cause}.</translation>
    </message>
    <message>
        <source>The map {file} cannot be used. {place}: {cause}.</source>
        <translation>Mapu {file} nejde použít. {place}: {cause}.</translation>
    </message>
    <message>
        <source>this text is of version {text}; this program reads {like}</source>
        <translation>tento text je ve verzi {text}; program čte {like}</translation>
    </message>
    <message>
        <source>what begins here with {text} does not end</source>
        <translation>co tu začíná znakem {text}, nekončí</translation>
    </message>
    <message>
        <source>nothing begins with “{text}” here</source>
        <translation>„{text}“ tady nic nezačíná</translation>
    </message>
    <message>
        <source>a header is a name and a text: [Place &quot;Brno&quot;]</source>
        <translation>záhlaví je jméno a text: [Place &quot;Brno&quot;]</translation>
    </message>
    <message>
        <source>the header {text} stands here a second time</source>
        <translation>záhlaví {text} je tu podruhé</translation>
    </message>
    <message>
        <source>a chapter cannot be shown as “{text}”; it can as {like}</source>
        <translation>kapitolu nejde ukázat jako „{text}“; jde to jako {like}</translation>
    </message>
    <message>
        <source>there is no such arrangement of players: “{text}”</source>
        <translation>takové rozestavení hráčů není: „{text}“</translation>
    </message>
    <message>
        <source>this is no board</source>
        <translation>tohle není žádná pozice</translation>
    </message>
    <message>
        <source>the header says otherwise than what stands beside it: {text}</source>
        <translation>záhlaví říká něco jiného než to, co stojí vedle: {text}</translation>
    </message>
    <message>
        <source>{text} does not come next here; {like} does</source>
        <translation>{text} tu není na řadě; je {like}</translation>
    </message>
    <message>
        <source>nobody has anything to write on this board</source>
        <translation>v téhle pozici nemá nikdo co psát</translation>
    </message>
    <message>
        <source>a variation stands behind the phase instead of which it is played</source>
        <translation>varianta stojí za fází, místo které se hraje</translation>
    </message>
    <message>
        <source>nothing is played in this variation</source>
        <translation>v téhle variantě se nic nehraje</translation>
    </message>
    <message>
        <source>the same orders stand here a second time</source>
        <translation>stejné povely tu jsou podruhé</translation>
    </message>
    <message>
        <source>{text} writes a second time</source>
        <translation>{text} píše podruhé</translation>
    </message>
    <message>
        <source>“{text}” is no order that could be read; in quotation marks it is taken as it stands</source>
        <translation>„{text}“ není povel, který by šel přečíst; v uvozovkách se vezme, jak je</translation>
    </message>
    <message>
        <source>no order stands between the commas</source>
        <translation>mezi čárkami není žádný povel</translation>
    </message>
    <message>
        <source>orders and results belong below the phase that they are of</source>
        <translation>povely a výsledky patří pod svou fázi</translation>
    </message>
    <message>
        <source>“{text}” is no drawing; arrow red PAR BUR, lit blue PAR or circle green PAR are</source>
        <translation>„{text}“ není žádná kresba; arrow red PAR BUR, lit blue PAR nebo circle green PAR ano</translation>
    </message>
    <message>
        <source>“{text}” is nothing that a lesson could do; {like} is</source>
        <translation>„{text}“ výklad neumí; umí {like}</translation>
    </message>
    <message>
        <source>“{text}” is no result; {like} is</source>
        <translation>„{text}“ není žádný výsledek; {like} ano</translation>
    </message>
    <message>
        <source>Line {line}</source>
        <translation>Řádek {line}</translation>
    </message>
    <message>
        <source>This board is no longer in the study.</source>
        <translation>Tahle pozice už ve studii není.</translation>
    </message>
    <message>
        <source>This chapter is no longer in the study.</source>
        <translation>Tahle kapitola už ve studii není.</translation>
    </message>
    <message>
        <source>The program knows no such game, map, rulebook or arrangement of players.</source>
        <translation>Takovou hru, mapu, pravidla nebo rozestavení hráčů program nezná.</translation>
    </message>
    <message>
        <source>Nobody has anything to write on this board.</source>
        <translation>V téhle pozici nemá nikdo co psát.</translation>
    </message>
    <message>
        <source>Something stands on this board where it cannot: it is not judged.</source>
        <translation>Na plánu stojí něco, kde to stát nemůže: vyhodnotit ho nejde.</translation>
    </message>
    <message>
        <source>The chapter begins with this board.</source>
        <translation>Touhle pozicí kapitola začíná.</translation>
    </message>
    <message>
        <source>There is no such place here.</source>
        <translation>Takové místo tu není.</translation>
    </message>
    <message>
        <source>No such order was judged here.</source>
        <translation>Takový povel se tu nevyhodnocoval.</translation>
    </message>
    <message>
        <source>This is longer than {limit} signs.</source>
        <translation>Tohle je delší než {limit} znaků.</translation>
    </message>
    <message>
        <source>There is nothing to take back, or to make again.</source>
        <translation>Není co vzít zpět ani co vrátit.</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>takový soubor ani složka není</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>je to složka</translation>
    </message>
    <message>
        <source>part of the way to it is no folder</source>
        <translation>část cesty k němu není složka</translation>
    </message>
    <message>
        <source>it is there already</source>
        <translation>už existuje</translation>
    </message>
    <message>
        <source>this is not allowed</source>
        <translation>není to dovoleno</translation>
    </message>
    <message>
        <source>nothing can be written there</source>
        <translation>nic se tam nedá zapsat</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>disk je plný</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>název je příliš dlouhý</translation>
    </message>
    <message>
        <source>links lead in a circle</source>
        <translation>odkazy vedou v kruhu</translation>
    </message>
</context>
</TS>
