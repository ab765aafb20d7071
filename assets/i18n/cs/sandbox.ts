<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs" sourcelanguage="en">
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
    <name>ResultsPage</name>
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
        <translation>Pojmenovat rozbor (Shift+F2)</translation>
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
        <source>kept by itself</source>
        <translation>uloženo samo</translation>
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
        <translation>Jak se rozbor jmenuje?</translation>
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
        <translation>Touto pozicí rozbor začíná.</translation>
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
        <source>Compare this board with another one (C)</source>
        <translation>Porovnat tuto pozici s jinou (C)</translation>
    </message>
    <message>
        <source>Let this branch come before the one above it (Ctrl+Up)</source>
        <translation>Posunout větev před tu nad ní (Ctrl+šipka nahoru)</translation>
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
</context>
<context>
    <name>WritingPage</name>
    <message>
        <source>Nobody has anything to write in this phase. Set the board up (M) for another one, or put pieces on it.</source>
        <translation>V této fázi nemá nikdo co psát. Rozestavením plánu (M) jde zvolit jinou, nebo přidat jednotky.</translation>
    </message>
</context>
</TS>
