<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs" sourcelanguage="en">
<context>
    <name>AboutCard</name>
    <message>
        <source>About</source>
        <translation>O programu</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>Free software under the MIT licence, without any warranty.</source>
        <translation>Svobodný software pod licencí MIT, bez jakékoli záruky.</translation>
    </message>
    <message>
        <source>Built with Qt {version} and PySide6 (LGPL), Shapely, pydantic, cryptography, Pillow, and FSRS by Open Spaced Repetition (MIT licence).</source>
        <translation>Postaveno na Qt {version} a PySide6 (LGPL), Shapely, pydantic, cryptography, Pillow a FSRS od Open Spaced Repetition (licence MIT).</translation>
    </message>
    <message>
        <source>A companion for games around a real table: {games}.</source>
        <translation>Pomocník ke hrám u opravdového stolu: {games}.</translation>
    </message>
    <message>
        <source>Map: {credits}</source>
        <translation>Mapa: {credits}</translation>
    </message>
    <message>
        <source>Typefaces: EB Garamond by Georg Duffner, Inter by the Inter Project Authors; both under the SIL Open Font License 1.1.</source>
        <translation>Písma: EB Garamond (Georg Duffner) a Inter (The Inter Project Authors), obě pod licencí SIL Open Font License 1.1.</translation>
    </message>
</context>
<context>
    <name>DealPanel</name>
    <message>
        <source>Write the wishes…</source>
        <translation>Napsat přání…</translation>
    </message>
    <message>
        <source>Write the bids…</source>
        <translation>Napsat nabídky…</translation>
    </message>
    <message>
        <source>Choose in turn…</source>
        <translation>Vybírat po řadě…</translation>
    </message>
    <message>
        <source>Deal in secret…</source>
        <translation>Rozdělit tajně…</translation>
    </message>
    <message>
        <source>Draw the powers</source>
        <translation>Losovat</translation>
    </message>
    <message>
        <source>{players}, gunboat</source>
        <translation>{players}, gunboat</translation>
    </message>
    <message>
        <source>dealt in secret</source>
        <translation>rozdělena tajně</translation>
    </message>
    <message>
        <source>a secret</source>
        <translation>tajná</translation>
    </message>
    <message>
        <source>by wishes</source>
        <translation>podle přání</translation>
    </message>
    <message>
        <source>by bids</source>
        <translation>dražbou</translation>
    </message>
    <message>
        <source>in turn</source>
        <translation>po řadě</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>losem</translation>
    </message>
    <message>
        <source>How powers are given out</source>
        <translation>Jak se rozhodne, kdo za koho hraje</translation>
    </message>
    <message>
        <source>Gunboat: no talk, nobody knows who plays what</source>
        <translation>Gunboat: bez vyjednávání, nikdo neví, kdo je kdo</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>Losem</translation>
    </message>
    <message>
        <source>Anybody can check the draw later.</source>
        <translation>Los může kdokoli později ověřit.</translation>
    </message>
    <message>
        <source>By choice</source>
        <translation>Volbou</translation>
    </message>
    <message>
        <source>Everybody picks one. Each can be taken once.</source>
        <translation>Každý si jednu vybere. Každá je jen jednou.</translation>
    </message>
    <message>
        <source>By wishes</source>
        <translation>Podle přání</translation>
    </message>
    <message>
        <source>Everybody writes a list in secret; where wishes meet, the lot decides.</source>
        <translation>Každý tajně napíše seznam; kde se přání potkají, rozhodne los.</translation>
    </message>
    <message>
        <source>By score</source>
        <translation>Podle bodů</translation>
    </message>
    <message>
        <source>One after another takes what is left, in the order of scores or by lot.</source>
        <translation>Jeden po druhém si bere, co zbývá, v pořadí podle bodů nebo losu.</translation>
    </message>
    <message>
        <source>By bids</source>
        <translation>Dražbou</translation>
    </message>
    <message>
        <source>Everybody shares out a hundred points in secret; the highest bid wins.</source>
        <translation>Každý tajně rozdělí sto bodů; vyhrává nejvyšší nabídka.</translation>
    </message>
    <message>
        <source>by choice</source>
        <translation>volbou</translation>
    </message>
    <message>
        <source>Throw them away…</source>
        <translation>Zahodit je…</translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>Losovat znovu</translation>
    </message>
    <message>
        <source>Deal anew…</source>
        <translation>Rozdělit znovu…</translation>
    </message>
    <message>
        <source>Lists or scores are written for this way of dealing; they wait.</source>
        <translation>Pro tento způsob rozdělení už jsou zapsané lístky nebo body; počkají.</translation>
    </message>
    <message>
        <source>Behind the curtain everybody sees his own power only.</source>
        <translation>Za oponou každý uvidí jen to, za koho hraje sám.</translation>
    </message>
    <message>
        <source>Dealt. Who plays what, lists and lots are published at the end.</source>
        <translation>Rozděleno. Kdo je kdo, seznamy i losy se zveřejní na konci hry.</translation>
    </message>
    <message>
        <source>Seed of the lot: {seed}. Kept with the game, so anybody can check it.</source>
        <translation>Semínko losu: {seed}. Zůstane u hry, takže los může kdokoli ověřit.</translation>
    </message>
    <message>
        <source>Dealt. Lists, scores and lots are kept with the game: {seed}</source>
        <translation>Rozděleno. Seznamy, body i semínko losů zůstanou u hry: {seed}</translation>
    </message>
</context>
<context>
    <name>DraftPage</name>
    <message>
        <source>The form was emptied.</source>
        <translation>Formulář je prázdný.</translation>
    </message>
    <message>
        <source>No seat for: {names}.</source>
        <translation>Místo už nezbylo na: {names}.</translation>
    </message>
    <message>
        <source>The last table sits down again.</source>
        <translation>Usedá stejný stůl jako minule.</translation>
    </message>
    <message>
        <source>Too long, and cut: {names}.</source>
        <translation>Příliš dlouhé jméno, zkráceno: {names}.</translation>
    </message>
    <message>
        <source>Two players are called {name}</source>
        <translation>Dva hráči mají stejné jméno: {name}</translation>
    </message>
    <message>
        <source>The powers are not dealt yet</source>
        <translation>Ještě není rozhodnuto, kdo za koho hraje</translation>
    </message>
    <message>
        <source>{players}, {way}, {rules}, {clock}</source>
        <translation>{players}, {way}, {rules}, {clock}</translation>
    </message>
    <message>
        <source>dddd d MMMM yyyy</source>
        <comment>a date in Qt&apos;s signs</comment>
        <translation>dddd d. MMMM yyyy</translation>
    </message>
    <message>
        <source>{day}, game {number}</source>
        <translation>{day}, {number}. hra</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nová hra</translation>
    </message>
    <message>
        <source>name of the game</source>
        <translation>název hry</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>Název hry</translation>
    </message>
    <message>
        <source>Every step is stored at once, in {folder}.</source>
        <translation>Každý krok se hned uloží do složky {folder}.</translation>
    </message>
    <message>
        <source>A PIN is optional. It stops glances, not somebody who has the file.</source>
        <translation>PIN není povinný. Chrání před zvědavým pohledem, ne před tím, kdo má soubor hry.</translation>
    </message>
    <message>
        <source>Everybody sets his PIN behind the curtain, where he sees his power.</source>
        <translation>PIN si každý nastaví za oponou, až uvidí, za koho hraje.</translation>
    </message>
    <message>
        <source>He sees all slips. Everybody else sees what he has committed.</source>
        <translation>Vidí všechny lístky, ostatní jen to, co potvrdí.</translation>
    </message>
</context>
<context>
    <name>Elsewhere</name>
    <message>
        <source>The game could not be founded</source>
        <translation>Hru se nepovedlo založit</translation>
    </message>
    <message>
        <source>Choose another place…</source>
        <translation>Vybrat jiné místo…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>Nothing can be written into the folder {folder}.</source>
        <translation>Do složky {folder} se nedá nic uložit.</translation>
    </message>
    <message>
        <source>Where shall the game be kept?</source>
        <translation>Kam se má hra ukládat?</translation>
    </message>
    <message>
        <source>Velmoc games (*{suffix})</source>
        <translation>Hry Velmoci (*{suffix})</translation>
    </message>
</context>
<context>
    <name>EndCard</name>
    <message>
        <source>End the game before anybody has won it?</source>
        <translation>Ukončit hru dřív, než ji někdo vyhraje?</translation>
    </message>
    <message>
        <source>What is proposed</source>
        <translation>Co se navrhuje</translation>
    </message>
    <message>
        <source>A secret vote goes round like the orders. Only the count is told; it passes if all are for it. Every player can also propose this in secret, with his sealed orders.</source>
        <translation>Tajné hlasování obchází stůl jako povely. Prozradí se jen počet hlasů; projde, když jsou všichni pro. Každý hráč to může navrhnout i tajně, se zapečetěnými povely.</translation>
    </message>
    <message>
        <source>Everybody hands in a slip. Only the count is kept; it passes if all are for it.</source>
        <translation>Každý odevzdá lístek. Zapíše se jen počet hlasů; projde, když jsou všichni pro.</translation>
    </message>
    <message>
        <source>Slips for it</source>
        <translation>Lístků pro</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Hrát dál</translation>
    </message>
    <message>
        <source>All agree openly…</source>
        <translation>Všichni se shodli veřejně…</translation>
    </message>
    <message>
        <source>Keep the count</source>
        <translation>Zapsat výsledek</translation>
    </message>
    <message>
        <source>Vote in secret</source>
        <translation>Hlasovat tajně</translation>
    </message>
    <message>
        <source> of {all}</source>
        <translation> {all:z}</translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <source>Do all agree?</source>
        <translation>Souhlasí všichni?</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Ukončit hru</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Hrát dál</translation>
    </message>
</context>
<context>
    <name>EndingPick</name>
    <message>
        <source>Short game: by the clock on the wall</source>
        <translation>Krátká hra: podle hodin na zdi</translation>
    </message>
    <message>
        <source>after the turn</source>
        <translation>po dohrání tahu</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>okamžitě</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Konec hry</translation>
    </message>
    <message>
        <source>When the game ends</source>
        <translation>Kdy hra skončí</translation>
    </message>
    <message>
        <source>What decides</source>
        <translation>Co rozhoduje</translation>
    </message>
    <message>
        <source>When the time has come</source>
        <translation>Až čas nastane</translation>
    </message>
    <message>
        <source>Time on the wall</source>
        <translation>Čas na hodinách</translation>
    </message>
    <message>
        <source>A vote tells only whether it passed, not the count</source>
        <translation>Hlasování prozradí jen, zda prošlo, ne počet</translation>
    </message>
    <message>
        <source>The turn of {time} is the last one, played to its end: {left}.</source>
        <translation>Tah, který poběží v {time}, je poslední a dohraje se: {left}.</translation>
    </message>
    <message>
        <source>At {time} the board counts as it stands: {left}.</source>
        <translation>V {time} se počítá, co stojí na herním plánu: {left}.</translation>
    </message>
</context>
<context>
    <name>ExportCard</name>
    <message>
        <source>Export for other programs</source>
        <translation>Export pro jiné programy</translation>
    </message>
    <message>
        <source>Velmoc game, with everything (.velmoc)</source>
        <translation>Hra programu Velmoc se vším všudy (.velmoc)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Kopírovat jako text</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Uložit…</translation>
    </message>
    <message>
        <source>A copy of the game’s file. Every word of the slips stays in it: it is for the master, not for the table.</source>
        <translation>Kopie souboru hry. Zůstává v ní každé slovo z lístků: patří vedoucímu hry, ne ke stolu.</translation>
    </message>
    <message>
        <source>A copy of the game’s file: seals, closed envelopes and the whole log stay in it.</source>
        <translation>Kopie souboru hry: pečetě, zavřené obálky i celý záznam v ní zůstanou.</translation>
    </message>
    <message>
        <source>Other programs are told the whole game.</source>
        <translation>Jiné programy se dozvědí celou hru.</translation>
    </message>
    <message>
        <source>Other programs are not told: {things}.</source>
        <translation>Jiné programy se nedozvědí: {things}.</translation>
    </message>
    <message>
        <source>Velmoc finds all of it again when it opens the file.</source>
        <translation>Velmoc to všechno zase najde, až soubor otevře.</translation>
    </message>
    <message>
        <source>Copied; paste it into a chat or a letter.</source>
        <translation>Zkopírováno; stačí vložit do chatu nebo dopisu.</translation>
    </message>
    <message>
        <source>Not done. {cause}</source>
        <translation>Nepovedlo se. {cause}</translation>
    </message>
    <message>
        <source>Kept as {file}</source>
        <translation>Uloženo: {file}</translation>
    </message>
</context>
<context>
    <name>Exporting</name>
    <message>
        <source>Go on with this game here?</source>
        <translation>Pokračovat v této hře tady?</translation>
    </message>
    <message>
        <source>A game of its own is made of it, led by a game master: every phase is judged by {rules} as if he had typed its orders, and where the record has the board otherwise, it is set up so. The file that was opened stays as it is.</source>
        <translation>Vznikne z ní samostatná hra s vedoucím hry: každá fáze se vyhodnotí podle pravidel „{rules}“, jako by její povely opsal on, a kde má záznam na mapě něco jiného, postavení se podle něj upraví. Otevřený soubor zůstane, jak je.</translation>
    </message>
    <message>
        <source>Go on here</source>
        <translation>Pokračovat tady</translation>
    </message>
    <message>
        <source>Only look at it</source>
        <translation>Jen si ji prohlédnout</translation>
    </message>
    <message>
        <source>No game could be made of it</source>
        <translation>Hru z toho vytvořit nejde</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
</context>
<context>
    <name>FirstMinute</name>
    <message>
        <source>Guest, Anne, Ben, Clara, David, Emma, Frank</source>
        <translation>Host, Anna, Petr, Klára, David, Ema, Filip</translation>
    </message>
</context>
<context>
    <name>Foot</name>
    <message>
        <source>Open the study</source>
        <translation>Otevřít studovnu</translation>
    </message>
    <message>
        <source>Begin the game</source>
        <translation>Začít hru</translation>
    </message>
    <message numerus="yes">
        <source>%n name(s) missing</source>
        <translation>
            <numerusform>Chybí %n jméno</numerusform>
            <numerusform>Chybí %n jména</numerusform>
            <numerusform>Chybí %n jmen</numerusform>
        </translation>
    </message>
    <message>
        <source>{powers_word} not chosen: {count}</source>
        <translation>Zbývá zvolit {powers_word:acc}: {count}</translation>
    </message>
    <message>
        <source>What is written is kept and will be here next time.</source>
        <translation>Rozepsané se samo uloží a příště tu bude.</translation>
    </message>
    <message>
        <source>What is written cannot be stored: the disk is full, or locked.</source>
        <translation>Rozepsané nejde uložit: disk je plný, nebo zamčený.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Zpět (Esc)</translation>
    </message>
    <message>
        <source>Empty the form</source>
        <translation>Vyprázdnit formulář</translation>
    </message>
</context>
<context>
    <name>Founding</name>
    <message>
        <source>The game could not be founded</source>
        <translation>Hru se nepovedlo založit</translation>
    </message>
</context>
<context>
    <name>GameStrip</name>
    <message>
        <source>Game</source>
        <translation>Hra</translation>
    </message>
    <message>
        <source>Earlier games</source>
        <translation>Předchozí hry</translation>
    </message>
    <message>
        <source>More games</source>
        <translation>Další hry</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>Hint</source>
        <translation>Nápověda</translation>
    </message>
    <message>
        <source>Write sensible orders, to be changed (F2)</source>
        <translation>Napsat rozumné povely, které se dají změnit (F2)</translation>
    </message>
    <message>
        <source>Enough</source>
        <translation>To stačí</translation>
    </message>
    <message>
        <source>A moment: it goes on by itself.</source>
        <translation>Chvilku: jde to dál samo.</translation>
    </message>
    <message>
        <source>{over} Press &lt;b&gt;{leave}&lt;/b&gt;, or play on.</source>
        <translation>{over} Stiskni &lt;b&gt;{leave}&lt;/b&gt;, nebo hraj dál.</translation>
    </message>
    <message>
        <source>At a table the laptop goes round, and nobody looks while another writes. Press &lt;b&gt;{go}&lt;/b&gt;.</source>
        <translation>U stolu notebook koluje, a když jeden píše, nikdo jiný se nedívá. Stiskni &lt;b&gt;{go}&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>All envelopes are opened at once. Watch, then press &lt;b&gt;{go}&lt;/b&gt;.</source>
        <translation>Všechny obálky se otevírají najednou. Dívej se a pak stiskni &lt;b&gt;{go}&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Click a unit to read why it fared so. Then press &lt;b&gt;{go}&lt;/b&gt;.</source>
        <translation>Kliknutím na jednotku se dozvíš, proč to tak dopadlo. Pak stiskni &lt;b&gt;{go}&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>You play {power:bare}; all others have sealed. Press &lt;b&gt;{go}&lt;/b&gt;.</source>
        <translation>Hraješ za {power:acc}; ostatní už zapečetili. Stiskni &lt;b&gt;{go}&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>What comes next is always the large key. Press &lt;b&gt;{go}&lt;/b&gt;.</source>
        <translation>Co přijde dál, to je vždycky velké tlačítko. Stiskni &lt;b&gt;{go}&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Change what you like. Then press &lt;b&gt;{go}&lt;/b&gt;.</source>
        <translation>Změň, co chceš. Pak stiskni &lt;b&gt;{go}&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Order as you have learned: click a unit, then where it goes. Or press &lt;b&gt;{hint}&lt;/b&gt;. Then press &lt;b&gt;{go}&lt;/b&gt;.</source>
        <translation>Dávej povely, jak už umíš: klikni na jednotku a pak na cíl. Nebo stiskni &lt;b&gt;{hint}&lt;/b&gt;. Pak stiskni &lt;b&gt;{go}&lt;/b&gt;.</translation>
    </message>
</context>
<context>
    <name>HelpCard</name>
    <message>
        <source>Rules, signs and keys</source>
        <translation>Pravidla, značky a klávesy</translation>
    </message>
    <message>
        <source>Signs and keys</source>
        <translation>Značky a klávesy</translation>
    </message>
    <message>
        <source>All the rules</source>
        <translation>Celá pravidla</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Uložit jako PDF…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Tisk…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Uložit jako PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Not done. {cause}</source>
        <translation>Nepovedlo se. {cause}</translation>
    </message>
    <message>
        <source>Kept as {file}</source>
        <translation>Uloženo jako {file}</translation>
    </message>
    <message>
        <source>This computer knows no printer. A PDF can be printed elsewhere.</source>
        <translation>Tento počítač nezná žádnou tiskárnu. PDF lze vytisknout jinde.</translation>
    </message>
</context>
<context>
    <name>Hero</name>
    <message>
        <source>{game} at a real table</source>
        <translation>{game} u opravdového stolu</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Space</source>
        <translation>Mezerník</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Všude</translation>
    </message>
    <message>
        <source>rules in two pages, signs and keys</source>
        <translation>pravidla na dvou stranách, značky a klávesy</translation>
    </message>
    <message>
        <source>all the rules</source>
        <translation>celá pravidla</translation>
    </message>
    <message>
        <source>the menu</source>
        <translation>nabídka</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>celá obrazovka</translation>
    </message>
    <message>
        <source>the public screen; as a window</source>
        <translation>obrazovka pro všechny; jako okno</translation>
    </message>
    <message>
        <source>layers of the map; its own</source>
        <translation>vrstvy mapy; její vrstvy</translation>
    </message>
    <message>
        <source>its board nearer, farther</source>
        <translation>její plán blíž, dál</translation>
    </message>
    <message>
        <source>its whole board</source>
        <translation>její plán celý</translation>
    </message>
    <message>
        <source>new game, open a game</source>
        <translation>nová hra, otevřít hru</translation>
    </message>
    <message>
        <source>library and club</source>
        <translation>knihovna a klub</translation>
    </message>
    <message>
        <source>print; export for other programs</source>
        <translation>tisk; export pro jiné programy</translation>
    </message>
    <message>
        <source>save a copy</source>
        <translation>uložit kopii</translation>
    </message>
    <message>
        <source>past phases</source>
        <translation>minulé fáze</translation>
    </message>
    <message>
        <source>the clock</source>
        <translation>hodiny</translation>
    </message>
    <message>
        <source>stop the clock, or let it go on</source>
        <translation>hodiny zastavit, nebo nechat běžet</translation>
    </message>
    <message>
        <source>a minute more</source>
        <translation>o minutu déle</translation>
    </message>
    <message>
        <source>close the game, quit</source>
        <translation>zavřít hru, skončit</translation>
    </message>
    <message>
        <source>one step back; never leaves a game</source>
        <translation>o krok zpět; ze hry nikdy neodejde</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Stůl</translation>
    </message>
    <message>
        <source>one’s own sign: the curtain asks who it is</source>
        <translation>vlastní znamení: opona se zeptá, kdo to je</translation>
    </message>
    <message>
        <source>next at the laptop</source>
        <translation>další u počítače</translation>
    </message>
    <message>
        <source>start the clock, or stop it</source>
        <translation>hodiny spustit, nebo zastavit</translation>
    </message>
    <message>
        <source>past phases, one by one</source>
        <translation>minulé fáze jednu po druhé</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Herní plán</translation>
    </message>
    <message>
        <source>nearer, farther, the whole board</source>
        <translation>blíž, dál, celý plán</translation>
    </message>
    <message>
        <source>to the nearest space in that direction</source>
        <translation>k nejbližšímu prostoru tím směrem</translation>
    </message>
    <message>
        <source>choose the space</source>
        <translation>zvolit prostor</translation>
    </message>
    <message>
        <source>Writing orders</source>
        <translation>Psaní povelů</translation>
    </message>
    <message>
        <source>next unit without an order</source>
        <translation>další jednotka bez povelu</translation>
    </message>
    <message>
        <source>next row, row before</source>
        <translation>další řádek, předchozí řádek</translation>
    </message>
    <message>
        <source>to one’s own unit whose name begins like that</source>
        <translation>k vlastní jednotce, jejíž jméno tak začíná</translation>
    </message>
    <message>
        <source>take a numbered choice</source>
        <translation>zvolit očíslovanou možnost</translation>
    </message>
    <message>
        <source>type an order</source>
        <translation>napsat povel</translation>
    </message>
    <message>
        <source>withdraw the order</source>
        <translation>zrušit povel</translation>
    </message>
    <message>
        <source>one step back in the order</source>
        <translation>v povelu o krok zpět</translation>
    </message>
    <message>
        <source>undo, redo</source>
        <translation>zpět, znovu</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>znovu</translation>
    </message>
    <message>
        <source>seal the orders</source>
        <translation>zapečetit povely</translation>
    </message>
    <message>
        <source>cover the screen</source>
        <translation>zakrýt obrazovku</translation>
    </message>
    <message>
        <source>Reveal and results</source>
        <translation>Odhalení a výsledky</translation>
    </message>
    <message>
        <source>next</source>
        <translation>dál</translation>
    </message>
    <message>
        <source>back; once more</source>
        <translation>zpět; ještě jednou</translation>
    </message>
    <message>
        <source>to the first, to the last</source>
        <translation>na začátek, na konec</translation>
    </message>
    <message>
        <source>all orders at once</source>
        <translation>všechny povely naráz</translation>
    </message>
    <message>
        <source>go by itself; one by one or by conflicts</source>
        <translation>běžet samo; po povelech, nebo po střetech</translation>
    </message>
    <message>
        <source>how fast</source>
        <translation>jak rychle</translation>
    </message>
    <message>
        <source>only failures; orders or results</source>
        <translation>jen neúspěšné; povely, nebo výsledky</translation>
    </message>
    <message>
        <source>previous and next phase</source>
        <translation>předchozí a další fáze</translation>
    </message>
    <message>
        <source>Game master’s desk</source>
        <translation>Stůl vedoucího hry</translation>
    </message>
    <message>
        <source>next slip, slip before</source>
        <translation>další lístek, předchozí lístek</translation>
    </message>
    <message>
        <source>the next line to be ruled on; Enter takes what is offered</source>
        <translation>další řádek k rozhodnutí; Enter vezme, co se nabízí</translation>
    </message>
    <message>
        <source>rule on the line where the cursor is</source>
        <translation>rozhodnout o řádku, kde je kurzor</translation>
    </message>
    <message>
        <source>in the list of lines: another meaning, strike out</source>
        <translation>v seznamu řádků: jiný význam, škrtnout</translation>
    </message>
    <message>
        <source>in the list of lines: rule in other words</source>
        <translation>v seznamu řádků: rozhodnout jinými slovy</translation>
    </message>
    <message>
        <source>share out a letter with slips of several powers</source>
        <translation>rozdělit dopis s lístky několika hráčů</translation>
    </message>
    <message>
        <source>adjudicate; in the preview, commit</source>
        <translation>vyhodnotit; v náhledu potvrdit</translation>
    </message>
    <message>
        <source>take back what was typed, or changed on the board</source>
        <translation>vzít zpět, co bylo napsáno nebo na plánu změněno</translation>
    </message>
    <message>
        <source>A study’s board</source>
        <translation>Plán studie</translation>
    </message>
    <message>
        <source>judge; write on</source>
        <translation>vyhodnotit; psát dál</translation>
    </message>
    <message>
        <source>to the first board, to the last</source>
        <translation>na první pozici, na poslední</translation>
    </message>
    <message>
        <source>to the orders that led here</source>
        <translation>k povelům, které sem vedly</translation>
    </message>
    <message>
        <source>cut the branch off</source>
        <translation>odříznout větev</translation>
    </message>
    <message>
        <source>branch up; to be the main line</source>
        <translation>větev výš; jako hlavní</translation>
    </message>
    <message>
        <source>undo, redo, whatever it was</source>
        <translation>vrátit, provést znovu cokoli</translation>
    </message>
    <message>
        <source>set up; rulebook; foresee</source>
        <translation>rozestavit; pravidla; odhad</translation>
    </message>
    <message>
        <source>orders or results; only failures</source>
        <translation>povely, nebo výsledky; jen neúspěchy</translation>
    </message>
    <message>
        <source>copy the position line</source>
        <translation>kopírovat řádek pozice</translation>
    </message>
    <message>
        <source>What happens?</source>
        <translation>Co se stane?</translation>
    </message>
    <message>
        <source>the unit before, the next unit</source>
        <translation>předchozí jednotka, další</translation>
    </message>
    <message>
        <source>what becomes of it; not sure</source>
        <translation>co se s ní stane; nevím</translation>
    </message>
    <message>
        <source>the rest succeed</source>
        <translation>ostatní uspějí</translation>
    </message>
    <message>
        <source>reveal; the next phase</source>
        <translation>odhalit; další fáze</translation>
    </message>
    <message>
        <source>orders or results</source>
        <translation>povely, nebo výsledky</translation>
    </message>
    <message>
        <source>Guess the orders</source>
        <translation>Hádání povelů</translation>
    </message>
    <message>
        <source>seal the guess; the next phase</source>
        <translation>zapečetit odhad; další fáze</translation>
    </message>
    <message>
        <source>guess for another power</source>
        <translation>hádat za někoho jiného</translation>
    </message>
    <message>
        <source>in a new game: all names; draw powers</source>
        <translation>v nové hře: všechna jména; losovat místa</translation>
    </message>
    <message>
        <source>in a lesson: judge, go on, undo</source>
        <translation>v lekci: vyhodnotit, dál, vzít zpět</translation>
    </message>
    <message>
        <source>in a lesson: a hint, the answer</source>
        <translation>v lekci: nápověda, řešení</translation>
    </message>
    <message>
        <source>in the library: search; foresee</source>
        <translation>v knihovně: hledat; odhad</translation>
    </message>
    <message>
        <source>openings: into the study; whose</source>
        <translation>zahájení: do studovny; čí</translation>
    </message>
    <message>
        <source>back, on; another branch</source>
        <translation>zpět, dál; jiná větev</translation>
    </message>
    <message>
        <source>the player’s next power</source>
        <translation>k další straně téhož hráče</translation>
    </message>
    <message>
        <source>why so; this, or a change, into the study</source>
        <translation>proč; tohle, nebo změnu, do studovny</translation>
    </message>
    <message>
        <source>in the preview: orders or result; study</source>
        <translation>v náhledu: povely, nebo výsledek; studovna</translation>
    </message>
    <message>
        <source>name, note; name the study</source>
        <translation>jméno, poznámka; jméno studie</translation>
    </message>
    <message>
        <source>compare; rulebooks; tree; guess</source>
        <translation>porovnat; pravidla; strom; hádat</translation>
    </message>
    <message>
        <source>chapters; the one before, the next</source>
        <translation>kapitoly; předchozí, další</translation>
    </message>
    <message>
        <source>paste anything; share; QR code</source>
        <translation>vložit cokoli; sdílet; QR kód</translation>
    </message>
    <message>
        <source>draw; lesson; show all; anew</source>
        <translation>kreslit; lekce; vše; od začátku</translation>
    </message>
    <message>
        <source>Start, study, library</source>
        <translation>Začátek, studovna, knihovna</translation>
    </message>
    <message>
        <source>at the start: a table, a game master, the study</source>
        <translation>na začátku: stůl, vedoucí hry, studovna</translation>
    </message>
    <message>
        <source>at the start: new game, open a game</source>
        <translation>na začátku: nová hra, otevřít hru</translation>
    </message>
    <message>
        <source>in a new game: a table, a game master, alone</source>
        <translation>v nové hře: stůl, vedoucí hry, sám</translation>
    </message>
    <message>
        <source>save what is to be printed or exported</source>
        <translation>uložit, co se tiskne nebo exportuje</translation>
    </message>
    <message>
        <source>copy the final table</source>
        <translation>zkopírovat konečnou tabulku</translation>
    </message>
    <message>
        <source>bids: ten more, ten less</source>
        <translation>nabídky: o deset víc, o deset míň</translation>
    </message>
</context>
<context>
    <name>LastGame</name>
    <message>
        <source>Look at it</source>
        <translation>Prohlédnout</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Pokračovat</translation>
    </message>
    <message>
        <source>From the beginning</source>
        <translation>Projít od začátku</translation>
    </message>
    <message>
        <source>What has happened</source>
        <translation>Co se stalo</translation>
    </message>
    <message>
        <source>Find…</source>
        <translation>Najít…</translation>
    </message>
    <message>
        <source>Remove from the list</source>
        <translation>Odebrat ze seznamu</translation>
    </message>
</context>
<context>
    <name>LastTime</name>
    <message>
        <source>{power:the} took {places:the}</source>
        <translation>{power:nom} {power:vzal/vzala/vzalo/vzaly} {places:acc}</translation>
    </message>
    <message>
        <source>{power:the} {places:the}</source>
        <translation>{power:nom} {places:acc}</translation>
    </message>
    <message>
        <source>Last time: {taken}.</source>
        <translation>Naposled: {taken}.</translation>
    </message>
</context>
<context>
    <name>LayersMenu</name>
    <message>
        <source>{layer}: shown</source>
        <translation>{layer}: zobrazeno</translation>
    </message>
    <message>
        <source>{layer}: not shown</source>
        <translation>{layer}: nezobrazeno</translation>
    </message>
    <message>
        <source>&amp;Layers of the map</source>
        <translation>Vrstv&amp;y mapy</translation>
    </message>
    <message>
        <source>&amp;Colours of who controls</source>
        <translation>&amp;Barvy podle toho, kdo co ovládá</translation>
    </message>
    <message>
        <source>&amp;Homes</source>
        <translation>&amp;Domovská území</translation>
    </message>
    <message>
        <source>&amp;Ports and towns</source>
        <translation>&amp;Přístavy a města</translation>
    </message>
    <message>
        <source>Without colours, hatching and a letter in each space say it.</source>
        <translation>Bez barev to říká šrafování a písmeno v každém prostoru.</translation>
    </message>
</context>
<context>
    <name>LeaverCard</name>
    <message>
        <source>A player leaves, or somebody comes</source>
        <translation>Hráč odchází, nebo někdo přichází</translation>
    </message>
    <message>
        <source>Who leaves</source>
        <translation>Kdo odchází</translation>
    </message>
    <message>
        <source>{disorder} from now on</source>
        <translation>Odteď {disorder}</translation>
    </message>
    <message>
        <source>Leaves:</source>
        <translation>Odchází:</translation>
    </message>
    <message>
        <source>What he sealed is destroyed, his PIN is taken away.</source>
        <translation>Co zapečetil, se zničí, PIN se zruší.</translation>
    </message>
    <message>
        <source>The last player left has won the game.</source>
        <translation>Kdo zbude poslední, hru vyhrál.</translation>
    </message>
    <message>
        <source>For whom</source>
        <translation>Za koho</translation>
    </message>
    <message>
        <source>Who plays on</source>
        <translation>Kdo hraje dál</translation>
    </message>
    <message>
        <source>Slips for it</source>
        <translation>Lístků pro</translation>
    </message>
    <message>
        <source> of {all}</source>
        <translation> {all:z}</translation>
    </message>
    <message>
        <source>Without a player:</source>
        <translation>Bez hráče:</translation>
    </message>
    <message>
        <source>All who play have to be for it.</source>
        <translation>Musí pro to být všichni, kdo hrají.</translation>
    </message>
    <message>
        <source>Plays on</source>
        <translation>Hraje dál</translation>
    </message>
    <message>
        <source>Keep the count</source>
        <translation>Zapsat výsledek</translation>
    </message>
    <message>
        <source>Vote in secret</source>
        <translation>Hlasovat tajně</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>{stage}, {sealed} of {asked} sealed</source>
        <translation>{stage}, {sealed} {asked:z} zapečetěno</translation>
    </message>
    <message>
        <source>Gunboat: who plays what is told at the end</source>
        <translation>Gunboat: kdo je kdo, se řekne na konci hry</translation>
    </message>
    <message>
        <source>Stored today at {time}</source>
        <translation>Uloženo dnes v {time}</translation>
    </message>
    <message>
        <source>Stored yesterday at {time}</source>
        <translation>Uloženo včera v {time}</translation>
    </message>
    <message>
        <source>Stored on {date}</source>
        <translation>Uloženo {date}</translation>
    </message>
</context>
<context>
    <name>MapCredits</name>
    <message>
        <source>Outlines after Natural Earth (public domain), drawn by the Velmoc project, MIT licence.</source>
        <translation>Obrysy podle Natural Earth (volné dílo), kreslil projekt Velmoc, licence MIT.</translation>
    </message>
    <message>
        <source>Outlines after Natural Earth (public domain), towns after GeoNames (geonames.org, CC BY 4.0). Districts are the cells of their seats: what lies nearest to each, not where districts end on the ground. Drawn by the Velmoc project, MIT licence.</source>
        <translation>Obrysy podle Natural Earth (volné dílo), města podle GeoNames (geonames.org, CC BY 4.0). Okresy a obvody jsou buňky svých sídel: patří k nim, co je jim nejblíž, ne to, co k nim patří ve skutečnosti. Kreslil projekt Velmoc, licence MIT.</translation>
    </message>
</context>
<context>
    <name>MapPick</name>
    <message>
        <source>A map’s folder…</source>
        <translation>Složka s mapou…</translation>
    </message>
    <message>
        <source>A map’s file…</source>
        <translation>Soubor s mapou…</translation>
    </message>
    <message>
        <source>The map could not be used</source>
        <translation>Mapu nelze použít</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>{map}: {facts}</source>
        <translation>{map}: {facts}</translation>
    </message>
    <message>
        <source>Other map…</source>
        <translation>Jiná mapa…</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>Earlier maps</source>
        <translation>Předchozí mapy</translation>
    </message>
    <message>
        <source>More maps</source>
        <translation>Další mapy</translation>
    </message>
    <message>
        <source>a folder or a file</source>
        <translation>složka nebo soubor</translation>
    </message>
</context>
<context>
    <name>NameField</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n hra</numerusform>
            <numerusform>%n hry</numerusform>
            <numerusform>%n her</numerusform>
        </translation>
    </message>
    <message>
        <source>{games}, last {power}</source>
        <translation>{games}, naposled {power}</translation>
    </message>
</context>
<context>
    <name>Navigator</name>
    <message>
        <source>The study could not be opened</source>
        <translation>Studii se nepodařilo otevřít</translation>
    </message>
    <message>
        <source>This could not be opened</source>
        <translation>Tohle se nepodařilo otevřít</translation>
    </message>
    <message>
        <source>The game could not be opened</source>
        <translation>Hru se nepovedlo otevřít</translation>
    </message>
    <message>
        <source>This game needs care</source>
        <translation>Tato hra chce pozornost</translation>
    </message>
    <message>
        <source>The copy was not saved</source>
        <translation>Kopie nebyla uložena</translation>
    </message>
    <message>
        <source>The game goes on</source>
        <translation>Hra pokračuje</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Otevřít hru</translation>
    </message>
    <message>
        <source>Velmoc games (*{suffix})</source>
        <translation>Hry Velmoci (*{suffix})</translation>
    </message>
    <message>
        <source>Games of other programs ({suffixes})</source>
        <translation>Hry jiných programů ({suffixes})</translation>
    </message>
    <message>
        <source>Open a map</source>
        <translation>Otevřít mapu</translation>
    </message>
    <message>
        <source>Maps (*.json)</source>
        <translation>Mapy (*.json)</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Uložit kopii</translation>
    </message>
    <message>
        <source>Save a copy, with every word of the slips</source>
        <translation>Uložit kopii i s každým slovem z lístků</translation>
    </message>
</context>
<context>
    <name>NewGameScreen</name>
    <message>
        <source>Player {number}</source>
        <translation>Hráč {number}</translation>
    </message>
    <message>
        <source>Throw them away</source>
        <translation>Zahodit je</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Nechat je</translation>
    </message>
    <message>
        <source>Throw lists and scores away?</source>
        <translation>Zahodit lístky a body?</translation>
    </message>
    <message>
        <source>What was written for this way of dealing is forgotten.</source>
        <translation>Co je pro tento způsob rozdělení zapsané, se zapomene.</translation>
    </message>
</context>
<context>
    <name>OpenRounds</name>
    <message>
        <source>Export the whole game</source>
        <translation>Exportovat celou hru</translation>
    </message>
    <message>
        <source>What has happened</source>
        <translation>Co se stalo</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <translation>Pravidla hry {game}</translation>
    </message>
    <message>
        <source>The game was not exported</source>
        <translation>Hra se neexportovala</translation>
    </message>
    <message>
        <source>This could not be stored</source>
        <translation>Tohle se nepodařilo uložit</translation>
    </message>
</context>
<context>
    <name>PartCard</name>
    <message>
        <source>Done</source>
        <translation>Hotovo</translation>
    </message>
</context>
<context>
    <name>PowerCell</name>
    <message>
        <source>by lot</source>
        <translation>losem</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Vyber…</translation>
    </message>
    <message>
        <source>{power}: {player}</source>
        <translation>{power}: {player}</translation>
    </message>
</context>
<context>
    <name>ProgramMenu</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Hra</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nová hra</translation>
    </message>
    <message>
        <source>&amp;Open game…</source>
        <translation>&amp;Otevřít hru…</translation>
    </message>
    <message>
        <source>&amp;Recent games</source>
        <translation>Ne&amp;dávné hry</translation>
    </message>
    <message>
        <source>&amp;Library and club</source>
        <translation>Knihovna a k&amp;lub</translation>
    </message>
    <message>
        <source>&amp;Save a copy…</source>
        <translation>&amp;Uložit kopii…</translation>
    </message>
    <message>
        <source>&amp;Export for other programs…</source>
        <translation>E&amp;xport pro jiné programy…</translation>
    </message>
    <message>
        <source>Pr&amp;int and export…</source>
        <translation>Tisk a &amp;export…</translation>
    </message>
    <message>
        <source>&amp;Past phases</source>
        <translation>&amp;Minulé fáze</translation>
    </message>
    <message>
        <source>En&amp;d by agreement…</source>
        <translation>Domluvený konec h&amp;ry…</translation>
    </message>
    <message>
        <source>A pla&amp;yer leaves or comes…</source>
        <translation>&amp;Hráč odchází nebo přichází…</translation>
    </message>
    <message>
        <source>&amp;Close, back to the start</source>
        <translation>&amp;Zavřít hru, zpět na úvod</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Konec</translation>
    </message>
    <message>
        <source>Cl&amp;ock</source>
        <translation>H&amp;odiny</translation>
    </message>
    <message>
        <source>&amp;Clock…</source>
        <translation>&amp;Hodiny…</translation>
    </message>
    <message>
        <source>&amp;Pause, or go on</source>
        <translation>&amp;Pozastavit, nebo pokračovat</translation>
    </message>
    <message>
        <source>A &amp;minute more</source>
        <translation>O &amp;minutu déle</translation>
    </message>
    <message>
        <source>&amp;Sounds</source>
        <translation>&amp;Zvuky</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Zobrazení</translation>
    </message>
    <message>
        <source>Zoom &amp;in  (+)</source>
        <translation>Při&amp;blížit  (+)</translation>
    </message>
    <message>
        <source>Zoom &amp;out  (−)</source>
        <translation>&amp;Oddálit  (−)</translation>
    </message>
    <message>
        <source>&amp;Whole board  (0)</source>
        <translation>&amp;Celý plán  (0)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Ce&amp;lá obrazovka</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>&amp;Velikost písma</translation>
    </message>
    <message>
        <source>{size} %</source>
        <translation>{size} %</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>V&amp;zhled</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Světlý</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Tmavý</translation>
    </message>
    <message>
        <source>&amp;Reduced motion</source>
        <translation>Omezit &amp;pohyb</translation>
    </message>
    <message>
        <source>&amp;Curtain when nobody touches</source>
        <translation>Opona při &amp;nečinnosti</translation>
    </message>
    <message numerus="yes">
        <source>after %n second(s)</source>
        <translation>
            <numerusform>po %n sekundě</numerusform>
            <numerusform>po %n sekundách</numerusform>
            <numerusform>po %n sekundách</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n minute(s)</source>
        <translation>
            <numerusform>po %n minutě</numerusform>
            <numerusform>po %n minutách</numerusform>
            <numerusform>po %n minutách</numerusform>
        </translation>
    </message>
    <message>
        <source>never</source>
        <translation>nikdy</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Jazyk</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Nápověda</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Pravidla</translation>
    </message>
    <message>
        <source>Rules of &amp;this game…</source>
        <translation>Pravidla &amp;této hry…</translation>
    </message>
    <message>
        <source>Rules in two pages, signs and &amp;keys</source>
        <translation>Pravidla na dvou stranách, značky a &amp;klávesy</translation>
    </message>
    <message>
        <source>&amp;About Velmoc</source>
        <translation>&amp;O programu Velmoc</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Nabídka</translation>
    </message>
</context>
<context>
    <name>PublicCard</name>
    <message>
        <source>No public screen</source>
        <translation>Bez obrazovky pro všechny</translation>
    </message>
    <message>
        <source>On {display}</source>
        <translation>Displej {display}</translation>
    </message>
    <message>
        <source>In a window of its own</source>
        <translation>Ve vlastním okně</translation>
    </message>
    <message>
        <source>Put it away</source>
        <translation>Schovat</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Vyzkoušet</translation>
    </message>
    <message>
        <source>Public screen</source>
        <translation>Obrazovka pro všechny</translation>
    </message>
    <message>
        <source>Board, clock, seals and the reveal for everybody. F7 shows it at any time.</source>
        <translation>Plán, hodiny, pečeti a odhalení pro celou místnost. F7 ji ukáže kdykoli.</translation>
    </message>
</context>
<context>
    <name>PublicMenu</name>
    <message>
        <source>&amp;Public screen</source>
        <translation>Obrazov&amp;ka pro všechny</translation>
    </message>
    <message>
        <source>&amp;Show it</source>
        <translation>&amp;Ukázat</translation>
    </message>
    <message>
        <source>On which &amp;display</source>
        <translation>Na &amp;kterém displeji</translation>
    </message>
    <message>
        <source>As a &amp;window</source>
        <translation>Jako &amp;okno</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Vzhled</translation>
    </message>
    <message>
        <source>&amp;Dark, for a projector</source>
        <translation>&amp;Tmavý, pro projektor</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Světlý</translation>
    </message>
    <message>
        <source>&amp;Nearer</source>
        <translation>&amp;Blíž</translation>
    </message>
    <message>
        <source>&amp;Farther</source>
        <translation>&amp;Dál</translation>
    </message>
    <message>
        <source>W&amp;hole board</source>
        <translation>&amp;Celý plán</translation>
    </message>
</context>
<context>
    <name>RoundsPage</name>
    <message numerus="yes">
        <source>%n name(s) missing</source>
        <translation>
            <numerusform>Chybí %n jméno</numerusform>
            <numerusform>Chybí %n jména</numerusform>
            <numerusform>Chybí %n jmen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n player(s)</source>
        <translation>
            <numerusform>nejvýše %n hráč</numerusform>
            <numerusform>nejvýše %n hráči</numerusform>
            <numerusform>nejvýše %n hráčů</numerusform>
        </translation>
    </message>
    <message>
        <source>Two players are called {name}</source>
        <translation>Dva hráči se jmenují {name}</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nová hra</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Hra</translation>
    </message>
    <message>
        <source>Who sits down, and at which sign</source>
        <translation>Kdo usedne a k jakému znaku</translation>
    </message>
    <message>
        <source>How it is played</source>
        <translation>Jak se hraje</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>Examples to try out</source>
        <translation>Příklady k vyzkoušení</translation>
    </message>
    <message>
        <source>Player {number}: {sign}, key {key}</source>
        <translation>{number}. hráč: {sign}, klávesa {key}</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>{number}. hráč</translation>
    </message>
    <message>
        <source>Public screen</source>
        <translation>Plátno</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Zpět (Esc)</translation>
    </message>
    <message>
        <source>Begin the game</source>
        <translation>Začít hru</translation>
    </message>
    <message>
        <source>dddd d MMMM yyyy</source>
        <comment>a date in Qt&apos;s signs</comment>
        <translation>dddd d. MMMM yyyy</translation>
    </message>
    <message>
        <source>{day}, game {number}</source>
        <translation>{day}, {number}. hra</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>Název hry</translation>
    </message>
</context>
<context>
    <name>RuleLines</name>
    <message>
        <source>Change…</source>
        <translation>Změnit…</translation>
    </message>
    <message>
        <source>{part}: change</source>
        <translation>{part}: změnit</translation>
    </message>
</context>
<context>
    <name>SeatRows</name>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>seat {number}</source>
        <translation>místo {number}</translation>
    </message>
    <message>
        <source>Has the same name as player {number}. The curtain calls by names.</source>
        <translation>Jmenuje se stejně jako {number}. hráč. Opona volá hráče jménem.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Jméno</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Hráč {number}</translation>
    </message>
    <message>
        <source>Two at one power: Anna + Petr</source>
        <translation>Dva společně: Anna + Petr</translation>
    </message>
    <message>
        <source>Power of player {number}</source>
        <translation>Za koho hraje hráč {number}</translation>
    </message>
    <message>
        <source>PIN is set</source>
        <translation>PIN nastaven</translation>
    </message>
    <message>
        <source>Set a PIN</source>
        <translation>Nastavit PIN</translation>
    </message>
    <message>
        <source>first time</source>
        <translation>poprvé</translation>
    </message>
    <message>
        <source>Player {number} plays for the first time</source>
        <translation>{number}. hráč hraje poprvé</translation>
    </message>
    <message>
        <source>Leads through the first turn in two minutes, behind the own curtain only.</source>
        <translation>Za dvě minuty ho to provede prvním tahem, a to jen za jeho oponou.</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Nechat tak</translation>
    </message>
</context>
<context>
    <name>SeatsPane</name>
    <message>
        <source>d MMM</source>
        <comment>a day in Qt&apos;s signs</comment>
        <translation>d. M.</translation>
    </message>
    <message>
        <source>The table of {day}</source>
        <translation>Stůl z {day}</translation>
    </message>
    <message numerus="yes">
        <source>%n name(s) filled in.</source>
        <translation>
            <numerusform>Doplněno %n jméno.</numerusform>
            <numerusform>Doplněna %n jména.</numerusform>
            <numerusform>Doplněno %n jmen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Kdo hraje</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Vrátit</translation>
    </message>
    <message>
        <source>Names pasted all at once fill all seats.</source>
        <translation>Jména vložená najednou obsadí všechna místa.</translation>
    </message>
    <message>
        <source>Alone you need no names: in the study you set up any position, write for every power and see what comes of it, with every reason.</source>
        <translation>Jména tu nejsou potřeba: ve studovně si postavíš jakoukoli pozici, napíšeš povely za všechny a uvidíš, co z nich vzejde a proč.</translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message>
        <source>Open game…</source>
        <translation>Otevřít hru…</translation>
    </message>
    <message>
        <source>Games in the club ({count})</source>
        <translation>Hry v klubu ({count})</translation>
    </message>
    <message>
        <source>Open game (O)</source>
        <translation>Otevřít hru (O)</translation>
    </message>
    <message>
        <source>Or drop a game’s file here.</source>
        <translation>Soubor s hrou sem stačí přetáhnout.</translation>
    </message>
    <message>
        <source>Other games</source>
        <translation>Další hry</translation>
    </message>
    <message>
        <source>Which way in?</source>
        <translation>Kudy dovnitř?</translation>
    </message>
    <message>
        <source>Or something else</source>
        <translation>Nebo něco jiného</translation>
    </message>
</context>
<context>
    <name>TablePane</name>
    <message>
        <source>Who sits at the laptop</source>
        <translation>Kdo sedí u počítače</translation>
    </message>
    <message>
        <source>Game and map</source>
        <translation>Hra a mapa</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Stůl</translation>
    </message>
    <message>
        <source>one laptop, a curtain between the players</source>
        <translation>u jednoho počítače, s oponou</translation>
    </message>
    <message>
        <source>Game master</source>
        <translation>Vedoucí hry</translation>
    </message>
    <message>
        <source>types the slips that players hand in</source>
        <translation>povely přicházejí na lístcích</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Sám</translation>
    </message>
    <message>
        <source>positions in the study, all powers are yours</source>
        <translation>ve studovně, sám za všechny</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Pravidla</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Hodiny</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Konec</translation>
    </message>
    <message>
        <source>Public screen</source>
        <translation>Obrazovka pro všechny</translation>
    </message>
</context>
<context>
    <name>Ways</name>
    <message>
        <source>T</source>
        <comment>key of the table’s door</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>G</source>
        <comment>key of the game master’s door</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>S</source>
        <comment>key of the study’s door</comment>
        <translation>U</translation>
    </message>
    <message>
        <source>Go on: step {number}</source>
        <translation>Dál: krok {number}</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Ukázat</translation>
    </message>
    <message>
        <source>Last time: {board}.</source>
        <translation>Naposled: {board}.</translation>
    </message>
    <message>
        <source>Go on there</source>
        <translation>Dál ve studii</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Stůl</translation>
    </message>
    <message>
        <source>Friends, one laptop, a curtain between them. Orders are revealed at once.</source>
        <translation>Přátelé, jeden počítač a mezi nimi opona. Povely se odhalí najednou.</translation>
    </message>
    <message>
        <source>2 to 7 players</source>
        <translation>2 až 7 hráčů</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nová hra</translation>
    </message>
    <message>
        <source>Game master</source>
        <translation>Vedoucí hry</translation>
    </message>
    <message>
        <source>Type or paste the slips; the program rules and says why.</source>
        <translation>Lístky opíšeš nebo vložíš; program rozhodne a řekne proč.</translation>
    </message>
    <message>
        <source>one person at the laptop, a screen for the room</source>
        <translation>jeden u počítače, plátno pro všechny</translation>
    </message>
    <message>
        <source>Run a game</source>
        <translation>Vést hru</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Studovna</translation>
    </message>
    <message>
        <source>Set up a position, try orders, see every reason. Alone, in no hurry.</source>
        <translation>Postav pozici, zkoušej povely, uvidíš každý důvod. Sám a beze spěchu.</translation>
    </message>
    <message>
        <source>the examples of the rulebook, and a free board</source>
        <translation>příklady z pravidel a volný plán</translation>
    </message>
    <message>
        <source>Open the study</source>
        <translation>Otevřít studovnu</translation>
    </message>
    <message>
        <source>The same table again</source>
        <translation>Stejný stůl znovu</translation>
    </message>
</context>
<context>
    <name>WhichGame</name>
    <message>
        <source>Which game is it?</source>
        <translation>Která hra to je?</translation>
    </message>
    <message>
        <source>The file could be of each of these games.</source>
        <translation>Soubor může být z kterékoli z těchto her.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
</context>
</TS>
