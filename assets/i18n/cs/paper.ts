<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs" sourcelanguage="en">
<context>
    <name>Help</name>
    <message>
        <source>A seal: this power’s orders are sealed.</source>
        <translation>Pečeť: povely jsou zapečetěné.</translation>
    </message>
    <message>
        <source>The rules in two pages</source>
        <translation>Pravidla na dvou stranách</translation>
    </message>
    <message>
        <source>Signs</source>
        <translation>Značky</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Klávesy</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>Nobody’s</source>
        <translation>Neobsazená</translation>
    </message>
    <message>
        <source>Rules: {profile}</source>
        <translation>Pravidla: {profile}</translation>
    </message>
    <message>
        <source>Ruling log</source>
        <translation>Záznam rozhodnutí</translation>
    </message>
    <message>
        <source>Nothing is on record beside the orders.</source>
        <translation>Kromě povelů není nic zaznamenáno.</translation>
    </message>
    <message>
        <source>Log of the game</source>
        <translation>Záznam hry</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Kdo za koho hraje</translation>
    </message>
    <message>
        <source>{power}: {disorder}, nothing was written</source>
        <translation>{power}: {disorder}, nic nenapsáno</translation>
    </message>
    <message>
        <source>Orders with their results</source>
        <translation>Povely s výsledky</translation>
    </message>
    <message>
        <source>Orders as written</source>
        <translation>Povely, jak byly napsány</translation>
    </message>
    <message>
        <source>After the phase</source>
        <translation>Stav po vyhodnocení</translation>
    </message>
    <message>
        <source>Pieces alone</source>
        <translation>Jen jednotky</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Prázdná mapa</translation>
    </message>
    <message>
        <source>Board to play on, A2</source>
        <translation>Herní mapa, A2</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>{turn} of a {power_word} on a page</source>
        <translation>{turn} {power_word:gen} na jednom listu</translation>
    </message>
    <message>
        <source>Slips for one phase</source>
        <translation>Lístky na jednu fázi</translation>
    </message>
    <message>
        <source>Velmoc · sheet {number} of {count}</source>
        <translation>Velmoc · list {number} {count:z}</translation>
    </message>
    <message>
        <source>Order sheet</source>
        <translation>List povelů</translation>
    </message>
    <message>
        <source>{game} · fold it and hand it in</source>
        <translation>{game} · přelož a odevzdej</translation>
    </message>
    <message>
        <source>page {number} of {count}</source>
        <translation>strana {number} {count:z}</translation>
    </message>
    <message>
        <source>Nobody had anything to write.</source>
        <translation>Nikdo neměl co psát.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Výsledky</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Domácí pravidla</translation>
    </message>
    <message>
        <source>Retreats to come</source>
        <translation>Následují ústupy</translation>
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
        <source>Orders</source>
        <translation>Povely</translation>
    </message>
    <message>
        <source>Final result</source>
        <translation>Konečný výsledek</translation>
    </message>
    <message>
        <source>If it ended now</source>
        <translation>Kdyby hra skončila teď</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Pořadí</translation>
    </message>
    <message>
        <source>{power} (out: {turn})</source>
        <translation>{power} (vyřazeno: {turn})</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Hráč</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>c: {counted}, n: who shares, L: the leader’s {counted}, N: leaders. Shared places share their points. Powers of one player count together, under the letter of the first.</source>
        <translation>c: {counted}, n: kolik hráčů se dělí, L: {counted} vedoucího, N: kolik jich vede. O body sdíleného místa se hráči dělí. Strany jednoho hráče se počítají dohromady, pod písmenem první z nich.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistika</translation>
    </message>
    <message>
        <source>Supports given to others</source>
        <translation>Podpory cizím jednotkám</translation>
    </message>
    <message>
        <source>The line’s power supported the column’s. In brackets: cut.</source>
        <translation>Kdo (řádek) koho podpořil (sloupec). V závorce: zrušeno.</translation>
    </message>
    <message>
        <source>How many did what they were meant to do, of how many.</source>
        <translation>Kolik jich splnilo účel, z kolika.</translation>
    </message>
    <message>
        <source>Stabs</source>
        <translation>Bodnutí do zad</translation>
    </message>
    <message>
        <source>Moves into a space or onto a centre of a power that supported the mover in the same turn or in the one before.</source>
        <translation>Přesuny do prostoru nebo na centrum toho, kdo útočníka v témže nebo předchozím tahu podpořil.</translation>
    </message>
    <message>
        <source>There was none.</source>
        <translation>Žádné nebylo.</translation>
    </message>
    <message>
        <source>{mover:the} against {victim:the}</source>
        <translation>{mover:nom} proti {victim:dat}</translation>
    </message>
    <message>
        <source>{phase}: {victim:the} had helped with {support}</source>
        <translation>{phase}: {victim:nom} {victim:pomohl/pomohla/pomohlo/pomohly/pomohla} povelem {support}</translation>
    </message>
    <message>
        <source>against a unit</source>
        <translation>proti jednotce</translation>
    </message>
    <message>
        <source>onto a centre</source>
        <translation>na centrum</translation>
    </message>
    <message>
        <source>into its land</source>
        <translation>do její země</translation>
    </message>
    <message>
        <source>succeeded</source>
        <translation>uspělo</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>neuspělo</translation>
    </message>
    <message>
        <source>with the victim’s own support</source>
        <translation>za podpory samotné oběti</translation>
    </message>
    <message>
        <source>Fingerprints</source>
        <translation>Otisky</translation>
    </message>
    <message>
        <source>Whoever keeps this code ({phase}) can prove later that nothing up to there was changed: velmoc.py verify GAME --witness, with the text that a telephone reads in it.</source>
        <translation>Kdo si tento kód nechá ({phase}), může později dokázat, že se až sem nic nezměnilo: velmoc.py verify HRA --witness a text, který v kódu najde telefon.</translation>
    </message>
    <message>
        <source>Conference map</source>
        <translation>Plánek k jednání</translation>
    </message>
    <message>
        <source>Plans for players, A5</source>
        <translation>Plánky pro hráče, A5</translation>
    </message>
    <message>
        <source>Draw into it whatever you like; it gives nothing away. Add the units yourself.</source>
        <translation>Kresli do něj, co chceš: nic neprozradí. Jednotky si doplň.</translation>
    </message>
    <message>
        <source>Order slips</source>
        <translation>Lístky na povely</translation>
    </message>
    <message>
        <source>{what} in {spaces}</source>
        <translation>{what}: {spaces}</translation>
    </message>
    <message>
        <source>retreats, only when there are any</source>
        <translation>ústupy, jen když nějaké jsou</translation>
    </message>
    <message>
        <source>Agreements</source>
        <translation>Dohody</translation>
    </message>
    <message>
        <source>they bind nobody</source>
        <translation>nikoho nezavazují</translation>
    </message>
    <message>
        <source>Fold it at the marks, so that nobody reads along. Only what is written counts.</source>
        <translation>Přelož podle značek na okrajích, ať ti do listu nikdo nevidí. Platí jen to, co je napsáno.</translation>
    </message>
    <message>
        <source>gunboat</source>
        <translation>gunboat</translation>
    </message>
    <message>
        <source>Board to play on</source>
        <translation>Herní mapa</translation>
    </message>
    <message>
        <source>{name}: row {row}, column {column} ({number} of {count})</source>
        <translation>{name}: řada {row}, sloupec {column} ({number} {count:z})</translation>
    </message>
    <message>
        <source>{name} is glued on here</source>
        <translation>sem se lepí {name}</translation>
    </message>
    <message>
        <source>Print this page and the {count} parts at 100%, not “fit to page”. The line below must be 10 cm long.</source>
        <translation>Tenhle list i díly (je jich {count}) vytisknout ve velikosti 100&#xa0;%, ne „přizpůsobit stránce“. Úsečka dole musí měřit 10 cm.</translation>
    </message>
    <message>
        <source>Of each part cut off the white edge at the left and above, where black marks stand. The edges at the right and below stay: there they are glued.</source>
        <translation>Každému dílu odříznout bílý okraj vlevo a nahoře, kde jsou černé značky. Okraje vpravo a dole zůstanou: tam se lepí.</translation>
    </message>
    <message>
        <source>Glue part beside part over the edge of the one before, up to the dashed marks: first each row, then row below row. {overlap} mm lie over one another.</source>
        <translation>Lepit díl vedle dílu přes okraj předchozího až k čárkovaným značkám: nejdřív každou řadu, pak řadu pod řadu. Díly se překrývají o {overlap} mm.</translation>
    </message>
    <message>
        <source>The board is then {width} × {height} mm large; card below it keeps it flat.</source>
        <translation>Mapa má pak {width} × {height} mm; karton pod ní ji drží rovnou.</translation>
    </message>
    <message>
        <source>How the board is joined</source>
        <translation>Jak mapu slepit</translation>
    </message>
    <message>
        <source>Whoever has this line has the board: a telephone reads it in the code, and Ctrl+V in a study sets it up.</source>
        <translation>Kdo má tento řádek, má celou pozici: z kódu ho umí přečíst telefon a Ctrl+V ji ve studii postaví.</translation>
    </message>
    <message>
        <source>Position line</source>
        <translation>Řádek pozice</translation>
    </message>
</context>
<context>
    <name>PaperCard</name>
    <message>
        <source>Print and export</source>
        <translation>Tisk a export</translation>
    </message>
    <message>
        <source>Order sheets</source>
        <translation>Listy povelů</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Výsledky</translation>
    </message>
    <message>
        <source>Places and points</source>
        <translation>Pořadí a body</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Pořadí</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistika</translation>
    </message>
    <message>
        <source>Log of the game</source>
        <translation>Záznam hry</translation>
    </message>
    <message>
        <source>Rules card</source>
        <translation>Karta pravidel</translation>
    </message>
    <message>
        <source>Position line, QR code</source>
        <translation>Řádek pozice, QR kód</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabulka</translation>
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
        <source>Save picture…</source>
        <translation>Uložit obrázek…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Uložit PDF…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Tisknout…</translation>
    </message>
    <message>
        <source>The page shown, or its map or chart alone: PNG or SVG</source>
        <translation>Zobrazená strana, u mapy a grafu jen mapa a graf: PNG nebo SVG</translation>
    </message>
    <message>
        <source>US Letter</source>
        <translation>US Letter</translation>
    </message>
    <message>
        <source>In colour</source>
        <translation>Barevně</translation>
    </message>
    <message>
        <source>Black only</source>
        <translation>Jen černě</translation>
    </message>
    <message>
        <source>What orders are written on</source>
        <translation>Na co se píší povely</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Fáze</translation>
    </message>
    <message>
        <source>What the map shows</source>
        <translation>Co ukazuje mapa</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papír</translation>
    </message>
    <message>
        <source>Ink</source>
        <translation>Barva</translation>
    </message>
    <message>
        <source>Page back</source>
        <translation>Předchozí strana</translation>
    </message>
    <message>
        <source>Page on</source>
        <translation>Další strana</translation>
    </message>
    <message>
        <source>page {number} of {count}</source>
        <translation>strana {number} {count:z}</translation>
    </message>
    <message>
        <source>Nothing is chosen.</source>
        <translation>Nic není vybráno.</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Uložit PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Picture, PNG (*.png)</source>
        <translation>Obrázek PNG (*.png)</translation>
    </message>
    <message>
        <source>Picture that scales, SVG (*.svg)</source>
        <translation>Vektorový obrázek SVG (*.svg)</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Uložit obrázek</translation>
    </message>
    <message>
        <source>Kept as {file}</source>
        <translation>Uloženo jako {file}</translation>
    </message>
    <message>
        <source>Page {number} of {count}…</source>
        <translation>Strana {number} {count:z}…</translation>
    </message>
    <message>
        <source>Copied; paste it into a chat or a letter.</source>
        <translation>Zkopírováno; stačí vložit do chatu nebo dopisu.</translation>
    </message>
    <message>
        <source>This computer knows no printer. A PDF can be printed elsewhere.</source>
        <translation>Tento počítač nezná žádnou tiskárnu. PDF lze vytisknout jinde.</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) sent to the printer.</source>
        <translation>
            <numerusform>Na tiskárnu odešla %n strana.</numerusform>
            <numerusform>Na tiskárnu odešly %n strany.</numerusform>
            <numerusform>Na tiskárnu odešlo %n stran.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not done. {cause}</source>
        <translation>Nepodařilo se. {cause}</translation>
    </message>
</context>
<context>
    <name>PrintCard</name>
    <message>
        <source>Print and export</source>
        <translation>Tisk a export</translation>
    </message>
    <message>
        <source>Page back</source>
        <translation>Předchozí strana</translation>
    </message>
    <message>
        <source>Page on</source>
        <translation>Další strana</translation>
    </message>
    <message>
        <source>Nothing has happened yet that could be put on paper.</source>
        <translation>Ještě se nestalo nic, co by šlo dát na papír.</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>Uložit obrázek…</translation>
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
        <source>US Letter</source>
        <translation>US Letter</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papír</translation>
    </message>
    <message>
        <source>In colour</source>
        <translation>Barevně</translation>
    </message>
    <message>
        <source>Black only</source>
        <translation>Jen černě</translation>
    </message>
    <message>
        <source>Ink</source>
        <translation>Barva</translation>
    </message>
    <message>
        <source>page {number} of {count}</source>
        <translation>strana {number} {count:z}</translation>
    </message>
    <message>
        <source>Nothing is chosen.</source>
        <translation>Nic není vybráno.</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Uložit jako PDF</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Uložit obrázek</translation>
    </message>
    <message>
        <source>Kept as {file}</source>
        <translation>Uloženo jako {file}</translation>
    </message>
    <message>
        <source>Not done. {cause}</source>
        <translation>Nepovedlo se. {cause}</translation>
    </message>
    <message>
        <source>This computer knows no printer. A PDF can be printed elsewhere.</source>
        <translation>Tento počítač nezná žádnou tiskárnu. PDF lze vytisknout jinde.</translation>
    </message>
</context>
</TS>
