<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs" sourcelanguage="en">
<context>
    <name>ChapterActs</name>
    <message>
        <source>A study has at least one chapter.</source>
        <translation>Studie má aspoň jednu kapitolu.</translation>
    </message>
    <message>
        <source>First go to the chapter that is to be looked at then.</source>
        <translation>Nejdřív je potřeba přejít do kapitoly, na kterou se bude koukat potom.</translation>
    </message>
    <message>
        <source>“{name}” was taken out; undo (Ctrl+Z) brings it back.</source>
        <translation>Kapitola „{name}“ je pryč; Zpět (Ctrl+Z) ji vrátí.</translation>
    </message>
</context>
<context>
    <name>ChapterPart</name>
    <message>
        <source>Nobody can be played against: {game} has no computer player.</source>
        <translation>Hrát proti počítači nejde: {game} nemá počítačového hráče.</translation>
    </message>
    <message>
        <source>This chapter is on another map.</source>
        <translation>Tato kapitola je na jiné mapě.</translation>
    </message>
</context>
<context>
    <name>ChapterStrip</name>
    <message>
        <source>The chapter before (Page Up)</source>
        <translation>Předchozí kapitola (Page Up)</translation>
    </message>
    <message>
        <source>The next chapter (Page Down)</source>
        <translation>Další kapitola (Page Down)</translation>
    </message>
    <message>
        <source>Chapter {at} of {count}: {name}</source>
        <translation>Kapitola {at}/{count}: {name}</translation>
    </message>
    <message>
        <source>{chapter}. All chapters, text, facts, mode (K)</source>
        <translation>{chapter}. Všechny kapitoly, text, údaje, způsob (K)</translation>
    </message>
</context>
<context>
    <name>Chapters</name>
    <message>
        <source>Chapter {number}</source>
        <translation>Kapitola {number}</translation>
    </message>
</context>
<context>
    <name>ChaptersPage</name>
    <message>
        <source>Analysis</source>
        <translation>Rozbor</translation>
    </message>
    <message>
        <source>Hidden results</source>
        <translation>Skryté výsledky</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lekce</translation>
    </message>
    <message>
        <source>Against the computer</source>
        <translation>Proti počítači</translation>
    </message>
    <message>
        <source>Everything is shown.</source>
        <translation>Všechno je vidět.</translation>
    </message>
    <message>
        <source>What comes next is told once the reader has written orders or asked for it.</source>
        <translation>Co bude dál, se čtenář dozví, až napíše povely nebo si o to řekne.</translation>
    </message>
    <message>
        <source>The reader has to find the right orders: the main line. Other branches are wrong answers; their notes say why. Whose orders are asked for, and hints: L.</source>
        <translation>Čtenář má najít správné povely: hlavní variantu. Ostatní větve jsou chybné odpovědi a jejich poznámky říkají proč. Čí povely se hledají a nápovědy: L.</translation>
    </message>
    <message>
        <source>The reader writes for some powers, the computer for the others.</source>
        <translation>Čtenář píše za někoho, počítač za všechny ostatní.</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Kapitoly</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Zavřít (Esc)</translation>
    </message>
    <message>
        <source>New chapter</source>
        <translation>Nová kapitola</translation>
    </message>
    <message>
        <source>A chapter that begins as the game does</source>
        <translation>Kapitola, která začíná jako hra</translation>
    </message>
    <message>
        <source>From this board</source>
        <translation>Z této pozice</translation>
    </message>
    <message>
        <source>A chapter that begins with the board looked at</source>
        <translation>Kapitola, která začíná pozicí na mapě</translation>
    </message>
    <message>
        <source>Let this chapter come earlier</source>
        <translation>Posunout tuto kapitolu dopředu</translation>
    </message>
    <message>
        <source>Let this chapter come later</source>
        <translation>Posunout tuto kapitolu dozadu</translation>
    </message>
    <message>
        <source>Take this chapter out; undo brings it back</source>
        <translation>Odebrat tuto kapitolu; Zpět ji vrátí</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Název</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Shown as</source>
        <translation>Jak se ukazuje</translation>
    </message>
    <message>
        <source>What is known</source>
        <translation>Údaje</translation>
    </message>
</context>
<context>
    <name>ComparePage</name>
    <message>
        <source>One of the two boards cannot be.</source>
        <translation>Jedna z obou pozic není možná.</translation>
    </message>
    <message>
        <source>Both boards are the same.</source>
        <translation>Obě pozice jsou stejné.</translation>
    </message>
    <message numerus="yes">
        <source>%n phase(s) after they parted; here → there:</source>
        <translation>
            <numerusform>%n fáze od rozdělení; zde → tam:</numerusform>
            <numerusform>%n fáze od rozdělení; zde → tam:</numerusform>
            <numerusform>%n fází od rozdělení; zde → tam:</numerusform>
        </translation>
    </message>
    <message>
        <source>has to retreat: {unit}</source>
        <translation>musí ustoupit: {unit}</translation>
    </message>
    <message>
        <source>owned by {power}</source>
        <translation>drží {power}</translation>
    </message>
    <message>
        <source>Two boards compared</source>
        <translation>Porovnání dvou pozic</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Porovnat s</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Přejít tam</translation>
    </message>
    <message>
        <source>Look at the other board, and compare this one with it</source>
        <translation>Dívat se na druhou pozici a porovnat ji s touto</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Zavřít (Esc)</translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message>
        <source>This chapter is being read: show all of it to change it.</source>
        <translation>Tato kapitola se čte: měnit se dá, až se ukáže celá.</translation>
    </message>
</context>
<context>
    <name>DropLight</name>
    <message>
        <source>Let go to open this study</source>
        <translation>Pusť a tahle studie se otevře</translation>
    </message>
    <message>
        <source>Let go to bring it into this study</source>
        <translation>Pusť a přibude to do téhle studie</translation>
    </message>
</context>
<context>
    <name>FactsForm</name>
    <message>
        <source>Who played: {power}</source>
        <translation>Kdo hrál: {power}</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Kdy</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Kde</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Jak to dopadlo</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>Odkud to je</translation>
    </message>
    <message>
        <source>Something else is known …</source>
        <translation>Doplnit další údaj…</translation>
    </message>
</context>
<context>
    <name>GuessEndPage</name>
    <message>
        <source>All phases are guessed</source>
        <translation>Všechny fáze jsou za tebou</translation>
    </message>
</context>
<context>
    <name>GuessFoot</name>
    <message>
        <source>Orders</source>
        <translation>Povely</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Výsledky</translation>
    </message>
    <message>
        <source>Orders or results (B)</source>
        <translation>Povely, nebo výsledky (B)</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Mezerník</translation>
    </message>
    <message>
        <source>Another power</source>
        <translation>Za někoho jiného</translation>
    </message>
    <message>
        <source>Choose for whom you guess (Space)</source>
        <translation>Vybrat, za koho budeš hádat (mezerník)</translation>
    </message>
    <message>
        <source>Next phase</source>
        <translation>Další fáze</translation>
    </message>
    <message>
        <source>Seal</source>
        <translation>Zapečetit</translation>
    </message>
    <message>
        <source>The next phase in which this power writes (Space)</source>
        <translation>Další fáze, ve které je co psát (mezerník)</translation>
    </message>
    <message>
        <source>Seal your guess and see what was played (Space)</source>
        <translation>Zapečetit odhad a podívat se, co se hrálo (mezerník)</translation>
    </message>
</context>
<context>
    <name>GuessOffer</name>
    <message>
        <source>First the chapter has to have a game of two phases.</source>
        <translation>V kapitole musí být nejdřív hra o dvou fázích.</translation>
    </message>
</context>
<context>
    <name>GuessPage</name>
    <message>
        <source>{points} of {most} points, {percent} %</source>
        <translation>{points} {most:z} bodů, {percent} %</translation>
    </message>
</context>
<context>
    <name>GuessResultPage</name>
    <message>
        <source>So far: {score}</source>
        <translation>Zatím: {score}</translation>
    </message>
    <message>
        <source>What the computer would write</source>
        <translation>Co by napsal počítač</translation>
    </message>
    <message>
        <source>It moves by simple rules and knows no plan: another opinion, not a better one, and it does not count. Beside it: {score}.</source>
        <translation>Hraje podle jednoduchých pravidel a nemá žádný plán: je to jiný názor, ne lepší, a nepočítá se. Ve srovnání s ním: {score}.</translation>
    </message>
    <message>
        <source>Computer: {order}</source>
        <translation>Počítač: {order}</translation>
    </message>
    <message>
        <source>the same order</source>
        <translation>stejný povel</translation>
    </message>
    <message>
        <source>the same aim</source>
        <translation>stejný cíl</translation>
    </message>
    <message>
        <source>another order</source>
        <translation>jiný povel</translation>
    </message>
    <message>
        <source>Played: {order}</source>
        <translation>Hrálo se: {order}</translation>
    </message>
    <message>
        <source>Your guess: {order}</source>
        <translation>Odhad: {order}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
</context>
<context>
    <name>GuessScreen</name>
    <message>
        <source>Orders are written for {power:the} alone.</source>
        <translation>Povely se píší jen za {power:acc}.</translation>
    </message>
    <message numerus="yes">
        <source>%n order(s) are still missing. Space again seals without them.</source>
        <translation>
            <numerusform>Ještě chybí %n povel. Další mezerník zapečetí bez něj.</numerusform>
            <numerusform>Ještě chybějí %n povely. Další mezerník zapečetí bez nich.</numerusform>
            <numerusform>Ještě chybí %n povelů. Další mezerník zapečetí bez nich.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GuessStartPage</name>
    <message>
        <source>Guess the orders</source>
        <translation>Hádání povelů</translation>
    </message>
    <message>
        <source>Write for one power, phase by phase. When you seal, you see what was really ordered: two points for the same order, one for another order with the same aim.</source>
        <translation>Vyber si, za koho budeš psát, a piš fázi po fázi. Po zapečetění uvidíš, co se opravdu hrálo: za stejný povel jsou dva body, za jiný se stejným cílem jeden.</translation>
    </message>
    <message numerus="yes">
        <source>%n phase(s) to guess</source>
        <translation>
            <numerusform>%n fáze k uhodnutí</numerusform>
            <numerusform>%n fáze k uhodnutí</numerusform>
            <numerusform>%n fází k uhodnutí</numerusform>
        </translation>
    </message>
    <message>
        <source>{done} of {every} phases guessed: {score}</source>
        <translation>{done} {every:z} fází: {score}</translation>
    </message>
    <message>
        <source>all phases guessed: {score}. Choose it for another round.</source>
        <translation>dohráno: {score}. Další kolo začne, jakmile ji znovu vybereš.</translation>
    </message>
    <message>
        <source>Best round: {score}.</source>
        <translation>Nejlepší kolo: {score}.</translation>
    </message>
</context>
<context>
    <name>GuessTop</name>
    <message>
        <source>Study</source>
        <translation>Studovna</translation>
    </message>
    <message>
        <source>Back to the study (Esc); everything is kept</source>
        <translation>Zpět do studovny (Esc); všechno zůstane uloženo</translation>
    </message>
    <message>
        <source>Guess for another power (Esc)</source>
        <translation>Hádat za někoho jiného (Esc)</translation>
    </message>
    <message>
        <source>phase {number} of {count}</source>
        <translation>fáze {number} {count:z}</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
</context>
<context>
    <name>Pasting</name>
    <message>
        <source>No line can say this board: something stands where it cannot.</source>
        <translation>Takový plán nejde zapsat do řádku: něco stojí tam, kde nemůže.</translation>
    </message>
    <message>
        <source>Copied: {line}</source>
        <translation>Zkopírováno: {line}</translation>
    </message>
    <message>
        <source>Line 1: “{text}” is no order for a unit of this board. The study takes position lines, game texts, games, studies and orders.</source>
        <translation>Řádek 1: „{text}“ není povel pro jednotku na této mapě. Studie bere řádky pozice, texty her, hry, studie a povely.</translation>
    </message>
</context>
<context>
    <name>PowerPick</name>
    <message>
        <source>{power}: chosen</source>
        <translation>{power}: vybráno</translation>
    </message>
    <message>
        <source>{power}: not chosen</source>
        <translation>{power}: nevybráno</translation>
    </message>
</context>
<context>
    <name>PowerTabs</name>
    <message>
        <source>{power}: {written} of {due} written (Ctrl+Tab: the next)</source>
        <translation>{power}: napsáno {written} {due:z} (Ctrl+Tab: další)</translation>
    </message>
    <message>
        <source>{power}: nothing to write</source>
        <translation>{power}: není co psát</translation>
    </message>
</context>
<context>
    <name>ReadingBox</name>
    <message>
        <source>Show it</source>
        <translation>Ukázat</translation>
    </message>
    <message>
        <source>The right orders, and what comes of them (Shift+H)</source>
        <translation>Správné povely a co z nich vzejde (Shift+H)</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Zkusit znovu</translation>
    </message>
    <message>
        <source>Back to the orders, to write them otherwise (Backspace)</source>
        <translation>Zpět k povelům, napsat je jinak (Backspace)</translation>
    </message>
    <message>
        <source>Next chapter</source>
        <translation>Další kapitola</translation>
    </message>
    <message>
        <source>On to the next chapter (Page Down)</source>
        <translation>Na další kapitolu (Page Down)</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Hrát znovu</translation>
    </message>
    <message>
        <source>From the first board (Shift+E); what was played stays in the tree</source>
        <translation>Od první pozice (Shift+E); co se odehrálo, zůstane ve stromu</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Projít hru</translation>
    </message>
    <message>
        <source>At the first phase that was played; → leads on from there</source>
        <translation>Od první odehrané fáze; dál vede →</translation>
    </message>
</context>
<context>
    <name>ReadingPart</name>
    <message>
        <source>First write what you would order.</source>
        <translation>Nejdřív je potřeba napsat povely.</translation>
    </message>
    <message>
        <source>This game has no computer player.</source>
        <translation>Tato hra nemá počítačového hráče.</translation>
    </message>
    <message>
        <source>First choose whom you play.</source>
        <translation>Nejdřív je potřeba vybrat, za koho se hraje.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Hra skončila.</translation>
    </message>
    <message>
        <source>Read from the beginning (Shift+E); you can come back</source>
        <translation>Číst od začátku (Shift+E); zpátky se dá vrátit</translation>
    </message>
    <message>
        <source>Back to where you had come (Shift+E)</source>
        <translation>Zpět tam, kam čtení došlo (Shift+E)</translation>
    </message>
    <message>
        <source>Next chapter</source>
        <translation>Další kapitola</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Hrát znovu</translation>
    </message>
    <message>
        <source>Show all (E)</source>
        <translation>Ukázat vše (E)</translation>
    </message>
    <message>
        <source>All of it is shown, as to who writes it.</source>
        <translation>Je vidět všechno, jako pro toho, kdo kapitolu píše.</translation>
    </message>
    <message>
        <source>What happens next?</source>
        <translation>Co bude dál?</translation>
    </message>
    <message>
        <source>Write orders and judge them, or write none and be told what happened (Space).</source>
        <translation>Stačí napsat povely a vyhodnotit je, nebo nenapsat nic a podívat se, co se stalo (mezerník).</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Dál</translation>
    </message>
    <message>
        <source>The lesson ends here.</source>
        <translation>Tady lekce končí.</translation>
    </message>
    <message>
        <source>Everything can be played on from this board.</source>
        <translation>Z této pozice se dá hrát dál.</translation>
    </message>
    <message>
        <source>Nothing is asked here: Space plays on.</source>
        <translation>Tady se nic nehledá: mezerník hraje dál.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Zkontrolovat</translation>
    </message>
    <message>
        <source>Which orders are right for {powers}?</source>
        <translation>Které povely jsou správné za {powers:acc}?</translation>
    </message>
    <message>
        <source>That is not it. Try it otherwise.</source>
        <translation>To není ono, dá se to zkusit jinak.</translation>
    </message>
    <message>
        <source>Hint {at} of {count} (H)</source>
        <translation>Nápověda {at}/{count} (H)</translation>
    </message>
    <message>
        <source>That is not it.</source>
        <translation>To není ono.</translation>
    </message>
    <message>
        <source>This is what comes of it.</source>
        <translation>Tohle z toho bude.</translation>
    </message>
    <message>
        <source>What comes of it</source>
        <translation>Co z toho bude</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Zkusit znovu</translation>
    </message>
    <message>
        <source>You play {powers}. The computer writes for all others.</source>
        <translation>Hraješ za {powers:acc}. Za všechny ostatní píše počítač.</translation>
    </message>
    <message>
        <source>This is right.</source>
        <translation>Takhle je to správně.</translation>
    </message>
    <message>
        <source>Read on (E)</source>
        <translation>Číst dál (E)</translation>
    </message>
    <message>
        <source>Read it (E)</source>
        <translation>Číst (E)</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Správně.</translation>
    </message>
    <message>
        <source>Space leads back to the question.</source>
        <translation>Mezerník vede zpátky k otázce.</translation>
    </message>
    <message>
        <source>Whom do you play?</source>
        <translation>Za koho se hraje?</translation>
    </message>
    <message>
        <source>The computer writes for all others.</source>
        <translation>Za všechny ostatní píše počítač.</translation>
    </message>
    <message>
        <source>Whom you play; the computer writes for all others:</source>
        <translation>Za koho se hraje; za všechny ostatní píše počítač:</translation>
    </message>
</context>
<context>
    <name>ResultsPage</name>
    <message>
        <source>What is thought of it: {order}</source>
        <translation>Co si o tom myslet: {order}</translation>
    </message>
    <message>
        <source>Under every rulebook (U)</source>
        <translation>Podle všech pravidel (U)</translation>
    </message>
    <message>
        <source>The same orders judged by all rulebooks, side by side</source>
        <translation>Tytéž povely vyhodnocené podle všech pravidel vedle sebe</translation>
    </message>
</context>
<context>
    <name>RulebookCard</name>
    <message>
        <source>Judged by</source>
        <translation>Soudí se podle</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hotovo</translation>
    </message>
</context>
<context>
    <name>RulebooksCard</name>
    <message>
        <source>The same orders under every rulebook</source>
        <translation>Stejné povely podle všech pravidel</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>What comes out otherwise</source>
        <translation>Co dopadne jinak</translation>
    </message>
    <message>
        <source>The same, for other reasons</source>
        <translation>Totéž, ale z jiných důvodů</translation>
    </message>
    <message>
        <source>Every rulebook comes to the same board: {rulebooks}.</source>
        <translation>Všechna pravidla vedou ke stejnému plánu: {rulebooks}.</translation>
    </message>
    <message>
        <source>These come to the same board: {rulebooks}.</source>
        <translation>Tato vedou ke stejnému plánu: {rulebooks}.</translation>
    </message>
    <message>
        <source>This one comes to a board of its own: {rulebooks}.</source>
        <translation>Tato vedou k jinému plánu než ostatní: {rulebooks}.</translation>
    </message>
    <message>
        <source>Judge by it</source>
        <translation>Vyhodnotit podle nich</translation>
    </message>
</context>
<context>
    <name>SandboxFoot</name>
    <message>
        <source>Set up</source>
        <translation>Rozestavit</translation>
    </message>
    <message>
        <source>Pieces, owners, the phase, who retreats: set the board up by hand (M)</source>
        <translation>Jednotky, držení, fáze, ústupy: rozestavit plán ručně (M)</translation>
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
        <source>Orders</source>
        <translation>Povely</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Výsledky</translation>
    </message>
    <message>
        <source>Orders or results (B)</source>
        <translation>Povely, nebo výsledky (B)</translation>
    </message>
    <message>
        <source>Order otherwise</source>
        <translation>Zkusit jinak</translation>
    </message>
    <message>
        <source>Back to these orders, to change them: that is a branch (Backspace)</source>
        <translation>Zpět k těmto povelům a změnit je: vznikne větev (Backspace)</translation>
    </message>
    <message>
        <source>What happens?</source>
        <translation>Co se stane?</translation>
    </message>
    <message>
        <source>Say what happens to each unit, and then see whether it does (P)</source>
        <translation>Odhadnout, co se s kterou jednotkou stane, a pak se přesvědčit (P)</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Mezerník</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Hrát dál</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Vyhodnotit</translation>
    </message>
    <message>
        <source>Write orders for the phase after it (Space)</source>
        <translation>Psát povely pro další fázi (mezerník)</translation>
    </message>
    <message>
        <source>Judge what is written, with every reason (Space)</source>
        <translation>Vyhodnotit, co je napsáno, i s důvody (mezerník)</translation>
    </message>
</context>
<context>
    <name>SandboxScreen</name>
    <message>
        <source>There is nothing to foresee yet: first orders have to be written.</source>
        <translation>Zatím není co předvídat: nejdřív je třeba napsat povely.</translation>
    </message>
    <message>
        <source>What was being typed when the program ended is kept now.</source>
        <translation>Co se psalo, když program skončil, je teď uložené.</translation>
    </message>
</context>
<context>
    <name>SandboxTop</name>
    <message>
        <source>Study</source>
        <translation>Studovna</translation>
    </message>
    <message>
        <source>Back to the study (Esc); everything is kept</source>
        <translation>Zpět do studovny (Esc); všechno je uloženo</translation>
    </message>
    <message>
        <source>Give the study a name (Shift+F2)</source>
        <translation>Pojmenovat studii (Shift+F2)</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>Varianty</translation>
    </message>
    <message>
        <source>The tree instead of the paper, or back (T)</source>
        <translation>Strom místo listu, nebo zpět (T)</translation>
    </message>
    <message>
        <source>as printed</source>
        <translation>jak je vytištěno</translation>
    </message>
    <message>
        <source>kept by itself</source>
        <translation>uloženo samo</translation>
    </message>
    <message>
        <source>changed, kept by itself</source>
        <translation>změněno, uloženo samo</translation>
    </message>
    <message>
        <source>Every step is in its file as soon as it is made</source>
        <translation>Každý krok je v souboru hned, jak se udělá</translation>
    </message>
    <message>
        <source>Hand the study on: file, text, booklet, picture, animation (Ctrl+S)</source>
        <translation>Předat studii dál: soubor, text, sešit, obrázek, animace (Ctrl+S)</translation>
    </message>
    <message>
        <source>The board as a QR code, for a telephone or paper (Q)</source>
        <translation>Pozice jako QR kód, pro telefon nebo na papír (Q)</translation>
    </message>
    <message>
        <source>Choose the rulebook that judges (R)</source>
        <translation>Zvolit pravidla, podle kterých se rozhoduje (R)</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Sdílet</translation>
    </message>
    <message>
        <source>QR code</source>
        <translation>QR kód</translation>
    </message>
</context>
<context>
    <name>SetUpPage</name>
    <message>
        <source>Set the board up</source>
        <translation>Rozestavení plánu</translation>
    </message>
    <message>
        <source>Every change is kept at once. A board that was played on stays as it is: the changed one is a branch beside it.</source>
        <translation>Každá změna se hned uloží. Plán, na kterém se už hrálo dál, zůstane, jak je: změněný je větev vedle něj.</translation>
    </message>
    <message>
        <source>Basic position</source>
        <translation>Základní postavení</translation>
    </message>
    <message>
        <source>Set the board up as the game begins</source>
        <translation>Rozestavit plán tak, jak hra začíná</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vyprázdnit</translation>
    </message>
    <message>
        <source>Take everything off the board</source>
        <translation>Vzít z plánu všechno</translation>
    </message>
    <message>
        <source>The board as one line</source>
        <translation>Plán v jednom řádku</translation>
    </message>
    <message>
        <source>Copy (Ctrl+C)</source>
        <translation>Kopírovat (Ctrl+C)</translation>
    </message>
    <message>
        <source>Paste (Ctrl+V)</source>
        <translation>Vložit (Ctrl+V)</translation>
    </message>
    <message>
        <source>Set up the board of a line that was copied elsewhere</source>
        <translation>Rozestavit plán podle řádku zkopírovaného odjinud</translation>
    </message>
</context>
<context>
    <name>SignRow</name>
    <message>
        <source>a good phase</source>
        <translation>dobrá fáze</translation>
    </message>
    <message>
        <source>a mistake</source>
        <translation>chyba</translation>
    </message>
    <message>
        <source>a brilliant phase</source>
        <translation>skvělá fáze</translation>
    </message>
    <message>
        <source>a blunder</source>
        <translation>hrubá chyba</translation>
    </message>
    <message>
        <source>worth a try</source>
        <translation>stojí za zkoušku</translation>
    </message>
    <message>
        <source>doubtful</source>
        <translation>pochybné</translation>
    </message>
    <message>
        <source>a good order</source>
        <translation>dobrý povel</translation>
    </message>
    <message>
        <source>a brilliant order</source>
        <translation>skvělý povel</translation>
    </message>
</context>
<context>
    <name>SketchPage</name>
    <message>
        <source>On the board</source>
        <translation>Na mapě</translation>
    </message>
    <message>
        <source>Nothing is drawn here</source>
        <translation>Nic tu není nakreslené</translation>
    </message>
    <message>
        <source>Take off: {what}</source>
        <translation>Smazat: {what}</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>Šipka</translation>
    </message>
    <message>
        <source>Lit space</source>
        <translation>Osvětlený prostor</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>Kruh</translation>
    </message>
    <message>
        <source>in green</source>
        <translation>zeleně</translation>
    </message>
    <message>
        <source>in red</source>
        <translation>červeně</translation>
    </message>
    <message>
        <source>in blue</source>
        <translation>modře</translation>
    </message>
    <message>
        <source>in yellow</source>
        <translation>žlutě</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Kreslení</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Zavřít (Esc)</translation>
    </message>
    <message>
        <source>A click on a space draws, or takes off; an arrow wants two. Without this paper, too: the right button drawn across the board makes an arrow, pressed on a space a circle, with Ctrl a lit space. Shift makes it red, Alt blue, both yellow.</source>
        <translation>Kliknutí do prostoru kreslí, nebo maže; šipka chce dvě. Jde to i bez tohoto papíru: pravé tlačítko tažené po mapě kreslí šipku, stisknuté v prostoru kruh, s Ctrl prostor osvětlí. Se Shiftem červeně, s Altem modře, s oběma žlutě.</translation>
    </message>
    <message>
        <source>Take all off</source>
        <translation>Smazat vše</translation>
    </message>
</context>
<context>
    <name>SketchPart</name>
    <message>
        <source>Where does the arrow end?</source>
        <translation>Kde šipka končí?</translation>
    </message>
</context>
<context>
    <name>Studies</name>
    <message>
        <source>Study</source>
        <translation>Studovna</translation>
    </message>
</context>
<context>
    <name>StudyCards</name>
    <message>
        <source>There is no other board yet.</source>
        <translation>Jiná pozice tu zatím není.</translation>
    </message>
    <message>
        <source>First something has to be judged.</source>
        <translation>Nejdřív je třeba něco vyhodnotit.</translation>
    </message>
</context>
<context>
    <name>StudyNameCard</name>
    <message>
        <source>What is the study called?</source>
        <translation>Jak se studie jmenuje?</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hotovo</translation>
    </message>
</context>
<context>
    <name>StudyRefusals</name>
    <message>
        <source>This board is there no more.</source>
        <translation>Tato pozice už tu není.</translation>
    </message>
    <message>
        <source>This chapter is there no more.</source>
        <translation>Tato kapitola už tu není.</translation>
    </message>
    <message>
        <source>The program does not know these rules or this map.</source>
        <translation>Program tato pravidla nebo tuto mapu nezná.</translation>
    </message>
    <message>
        <source>Nobody has anything to write in this phase.</source>
        <translation>V této fázi nemá nikdo co psát.</translation>
    </message>
    <message>
        <source>Something stands where it cannot: set the board up otherwise (M).</source>
        <translation>Něco stojí tam, kde nemůže: plán je třeba rozestavit jinak (M).</translation>
    </message>
    <message>
        <source>The study begins with this board.</source>
        <translation>Touto pozicí studie začíná.</translation>
    </message>
    <message>
        <source>There is no such space.</source>
        <translation>Takový prostor tu není.</translation>
    </message>
    <message>
        <source>There was no such order.</source>
        <translation>Takový povel tu nebyl.</translation>
    </message>
    <message>
        <source>At most {limit} characters fit here.</source>
        <translation>Vejde se sem nejvýš {limit} znaků.</translation>
    </message>
    <message>
        <source>There is nothing more to take back.</source>
        <translation>Už není co vzít zpět.</translation>
    </message>
</context>
<context>
    <name>TeachPage</name>
    <message>
        <source>The lesson at this board</source>
        <translation>Lekce u této pozice</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Zavřít (Esc)</translation>
    </message>
    <message>
        <source>The reader writes the orders of the phase after this board.</source>
        <translation>Čtenář píše povely fáze, která po této pozici následuje.</translation>
    </message>
    <message>
        <source>This chapter is being read: show all of it to change it (E).</source>
        <translation>Tato kapitola se čte: měnit se dá, až se ukáže celá (E).</translation>
    </message>
    <message>
        <source>It counts once the chapter is shown as a lesson (K).</source>
        <translation>Platí to, až se kapitola ukazuje jako lekce (K).</translation>
    </message>
    <message>
        <source>Whose orders are asked for</source>
        <translation>Čí povely se hledají</translation>
    </message>
    <message>
        <source>Hints, an empty line between two</source>
        <translation>Nápovědy, mezi nimi vždy prázdný řádek</translation>
    </message>
    <message>
        <source>Answer to orders that nobody foresaw</source>
        <translation>Odpověď na povely, se kterými nikdo nepočítal</translation>
    </message>
    <message>
        <source>Right is the main line. A likely wrong answer is a branch beside it with the orders that matter; its note says why it is wrong. What is played on behind it is shown as what comes of it, and may ask for the refutation; then the reader is led back.</source>
        <translation>Správná je hlavní varianta. Pravděpodobná chyba je větev vedle ní s povely, na kterých záleží; její poznámka říká, proč je špatná. Co se za ní hraje dál, ukáže, co z ní bude, a může se ptát na vyvrácení; pak se čtenář vrátí k otázce.</translation>
    </message>
    <message>
        <source>The orders that led here are right, too</source>
        <translation>Správné jsou i povely, které vedly sem</translation>
    </message>
</context>
<context>
    <name>TextRemarks</name>
    <message>
        <source>Line {line}: the text says “{text}”, judged now it is “{judged}”.</source>
        <translation>Řádek {line}: v textu stojí „{text}“, nyní vychází „{judged}“.</translation>
    </message>
    <message>
        <source>Results that are judged otherwise: {count}.</source>
        <translation>Výsledků, které vycházejí jinak: {count}.</translation>
    </message>
</context>
<context>
    <name>Tree</name>
    <message>
        <source>a board that cannot be</source>
        <translation>nemožná pozice</translation>
    </message>
    <message>
        <source>not judged yet</source>
        <translation>ještě nevyhodnoceno</translation>
    </message>
    <message>
        <source>your own try</source>
        <translation>vlastní pokus</translation>
    </message>
    <message>
        <source>Board: {phase}</source>
        <translation>Pozice: {phase}</translation>
    </message>
</context>
<context>
    <name>TreePanel</name>
    <message>
        <source>Variations</source>
        <translation>Varianty</translation>
    </message>
    <message>
        <source>Guess the orders of this game (G)</source>
        <translation>Hádat povely této hry (G)</translation>
    </message>
    <message>
        <source>Compare this board with another one (C)</source>
        <translation>Porovnat tuto pozici s jinou (C)</translation>
    </message>
    <message>
        <source>This branch before the one above it (Ctrl+Up), or the main line (Ctrl+Home)</source>
        <translation>Větev před tu nad ní (Ctrl+šipka nahoru), nebo jako hlavní (Ctrl+Home)</translation>
    </message>
    <message>
        <source>Cut off this board and all that was played from it (Del)</source>
        <translation>Odříznout tuto pozici se vším, co se z ní hrálo (Del)</translation>
    </message>
    <message>
        <source>Name of this board (F2)</source>
        <translation>Jméno této pozice (F2)</translation>
    </message>
    <message>
        <source>Note (N)</source>
        <translation>Poznámka (N)</translation>
    </message>
</context>
<context>
    <name>WritingPage</name>
    <message>
        <source>Nobody has anything to write in this phase. Set the board up (M) for another one, or put pieces on it.</source>
        <translation>V této fázi nemá nikdo co psát. Rozestavením plánu (M) jde zvolit jinou, nebo přidat jednotky.</translation>
    </message>
</context>
</TS>
