<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs" sourcelanguage="en">
<context>
    <name>Booklet</name>
    <message>
        <source>When</source>
        <translation>Kdy</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Kde</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Výsledek</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Zdroj</translation>
    </message>
    <message>
        <source>Nobody can judge this board.</source>
        <translation>Tuto pozici nejde vyhodnotit.</translation>
    </message>
    <message>
        <source>{phase}, the board</source>
        <translation>{phase}, pozice</translation>
    </message>
    <message>
        <source>To be written: {powers}</source>
        <translation>Povely píše: {powers}</translation>
    </message>
    <message>
        <source>Hint: {hint}</source>
        <translation>Nápověda: {hint}</translation>
    </message>
    <message>
        <source>Instead: {phase}</source>
        <translation>Místo toho: {phase}</translation>
    </message>
</context>
<context>
    <name>CodeCard</name>
    <message>
        <source>Position line</source>
        <translation>Řádek pozice</translation>
    </message>
    <message>
        <source>QR code of the position line</source>
        <translation>QR kód řádku pozice</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>On paper…</source>
        <translation>Na papír…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopírovat</translation>
    </message>
    <message>
        <source>Copied; Ctrl+V in a study sets the board up.</source>
        <translation>Zkopírováno; Ctrl+V ve studii pozici postaví.</translation>
    </message>
</context>
<context>
    <name>DrawnArrows</name>
    <message>
        <source>green</source>
        <translation>zelená</translation>
    </message>
    <message>
        <source>red</source>
        <translation>červená</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>modrá</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>žlutá</translation>
    </message>
</context>
<context>
    <name>DrawnCircles</name>
    <message>
        <source>green</source>
        <translation>zelený</translation>
    </message>
    <message>
        <source>red</source>
        <translation>červený</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>modrý</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>žlutý</translation>
    </message>
</context>
<context>
    <name>DrawnLit</name>
    <message>
        <source>green</source>
        <translation>zeleně</translation>
    </message>
    <message>
        <source>red</source>
        <translation>červeně</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>modře</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>žlutě</translation>
    </message>
</context>
<context>
    <name>DrawnMarks</name>
    <message>
        <source>{colour} arrow: {at} – {to}</source>
        <translation>{colour} šipka: {at} – {to}</translation>
    </message>
    <message>
        <source>lit in {colour}: {at}</source>
        <translation>{colour} zvýrazněno: {at}</translation>
    </message>
    <message>
        <source>{colour} circle: {at}</source>
        <translation>{colour} kruh: {at}</translation>
    </message>
</context>
<context>
    <name>ShareCard</name>
    <message>
        <source>Share</source>
        <translation>Sdílet</translation>
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
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopírovat</translation>
    </message>
    <message>
        <source>Chapters: {chapters}, boards: {boards}. Whoever opens the file has all that is seen here, and nothing of what was taken back.</source>
        <translation>Počet kapitol: {chapters}, pozic: {boards}. Kdo soubor otevře, má všechno, co je tu vidět, a nic z toho, co bylo vráceno zpět.</translation>
    </message>
    <message>
        <source>What a chapter hides stays hidden there until its reader comes to it.</source>
        <translation>Co kapitola skrývá, zůstane skryté, dokud k tomu čtenář nedojde.</translation>
    </message>
    <message>
        <source>Game text</source>
        <translation>Text hry</translation>
    </message>
    <message>
        <source>The text has everything, and says which chapters hide it: the program hides it again. Whoever reads the text by himself is told all of it.</source>
        <translation>V textu je všechno a říká se v něm, které kapitoly to skrývají: program to skryje znovu. Kdo čte text sám, dozví se všechno.</translation>
    </message>
    <message>
        <source>page {number} of {count}</source>
        <translation>strana {number} {count:z}</translation>
    </message>
    <message>
        <source>The board is being painted…</source>
        <translation>Plán se kreslí…</translation>
    </message>
    <message>
        <source>Nothing was judged in this chapter yet.</source>
        <translation>V této kapitole se zatím nic nevyhodnotilo.</translation>
    </message>
    <message>
        <source>This chapter hides what comes next: an animation would tell it.</source>
        <translation>Tahle kapitola skrývá, co přijde: animace by to prozradila.</translation>
    </message>
    <message>
        <source>Something stands where it cannot: nobody can judge that.</source>
        <translation>Něco stojí, kde stát nemůže: to nejde vyhodnotit.</translation>
    </message>
    <message>
        <source>Copied; paste it into a chat or a letter.</source>
        <translation>Zkopírováno; dá se vložit do chatu nebo do dopisu.</translation>
    </message>
    <message>
        <source>Not done. {cause}</source>
        <translation>Nepodařilo se. {cause}</translation>
    </message>
    <message>
        <source>Kept as {file}</source>
        <translation>Uloženo jako {file}</translation>
    </message>
    <message>
        <source>Print, PDF…</source>
        <translation>Tisk, PDF…</translation>
    </message>
    <message>
        <source>Keep…</source>
        <translation>Uložit…</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Uložit…</translation>
    </message>
    <message>
        <source>This chapter</source>
        <translation>Tato kapitola</translation>
    </message>
    <message>
        <source>All chapters</source>
        <translation>Všechny kapitoly</translation>
    </message>
    <message>
        <source>Tell what is hidden, too</source>
        <translation>Prozradit i to, co je skryté</translation>
    </message>
    <message>
        <source>With your own tries while reading</source>
        <translation>I s vlastními pokusy při čtení</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Soubor</translation>
    </message>
    <message>
        <source>A study to be opened and worked on</source>
        <translation>Studie, která se dá otevřít a dál v ní pracovat</translation>
    </message>
    <message>
        <source>To be pasted, read and written by hand</source>
        <translation>Ke vložení, ke čtení i k ručnímu psaní</translation>
    </message>
    <message>
        <source>Booklet</source>
        <translation>Sešit</translation>
    </message>
    <message>
        <source>Boards, orders, notes and variations</source>
        <translation>Pozice, povely, poznámky a varianty</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Obrázek</translation>
    </message>
    <message>
        <source>This board with orders and drawings, PNG</source>
        <translation>Tato pozice s povely a kresbami, PNG</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animace</translation>
    </message>
    <message>
        <source>The main line, revealed: WebP, GIF</source>
        <translation>Odkrývání hlavní varianty: WebP, GIF</translation>
    </message>
</context>
<context>
    <name>Sharing</name>
    <message>
        <source>Keep the chapter: {title}</source>
        <translation>Uložit kapitolu: {title}</translation>
    </message>
</context>
<context>
    <name>StudyCommand</name>
    <message>
        <source>It has orders, and no board.</source>
        <translation>Jsou v něm povely, ale žádná pozice.</translation>
    </message>
    <message>
        <source>It has fewer chapters: {count}.</source>
        <translation>Tolik kapitol nemá, jen {count}.</translation>
    </message>
</context>
</TS>
