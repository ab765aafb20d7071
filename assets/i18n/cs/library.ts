<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs" sourcelanguage="en">
<context>
    <name>ChangedCard</name>
    <message>
        <source>You changed this board on {day}. Go on with that, or see it as printed?</source>
        <translation>Tuhle pozici máš z {day} upravenou. Pokračovat v úpravách, nebo ji otevřít tak, jak je vytištěná?</translation>
    </message>
    <message>
        <source>What you changed stays among your studies.</source>
        <translation>Co bylo změněno, zůstává mezi tvými studiemi.</translation>
    </message>
    <message>
        <source>It was changed several times: the others are among your studies.</source>
        <translation>Změněno to bylo víckrát: ostatní podoby jsou mezi tvými studiemi.</translation>
    </message>
    <message>
        <source>As printed</source>
        <translation>Jak je vytištěno</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Pokračovat</translation>
    </message>
</context>
<context>
    <name>Explorer</name>
    <message>
        <source>few games</source>
        <translation>málo her</translation>
    </message>
    <message>
        <source>after {turn}: {mean} ({games})</source>
        <translation>po {turn}: {mean} ({games})</translation>
    </message>
    <message>
        <source>won {won}, shared {shared} of {over}</source>
        <translation>výhry: {won}, dělené: {shared}, dohrané: {over}</translation>
    </message>
</context>
<context>
    <name>Facets</name>
    <message>
        <source>Any theme</source>
        <translation>Jakékoli téma</translation>
    </message>
    <message>
        <source>Any section</source>
        <translation>Jakýkoli paragraf</translation>
    </message>
    <message>
        <source>Any rulebook</source>
        <translation>Jakákoli pravidla</translation>
    </message>
    <message>
        <source>Anybody</source>
        <translation>Kdokoli</translation>
    </message>
    <message>
        <source>Any space</source>
        <translation>Jakýkoli prostor</translation>
    </message>
</context>
<context>
    <name>GamesSaid</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n hra</numerusform>
            <numerusform>%n hry</numerusform>
            <numerusform>%n her</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) or game(s) left out</source>
        <translation>
            <numerusform>%n soubor nebo hra vynechána</numerusform>
            <numerusform>%n soubory nebo hry vynechány</numerusform>
            <numerusform>%n souborů nebo her vynecháno</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibraryScreen</name>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>%n položka</numerusform>
            <numerusform>%n položky</numerusform>
            <numerusform>%n položek</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is found. Fewer words find more; All shelves looks everywhere.</source>
        <translation>Nic se nenašlo. Méně slov najde víc; všechny police prohledají vše.</translation>
    </message>
    <message>
        <source>Nothing lies on this shelf yet.</source>
        <translation>Na téhle polici zatím nic neleží.</translation>
    </message>
    <message>
        <source>Still looking through the boards…</source>
        <translation>Ještě se procházejí všechny pozice…</translation>
    </message>
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
        <source>Openings</source>
        <translation>Zahájení</translation>
    </message>
    <message>
        <source>How games began, and what came of it</source>
        <translation>Jak hry začínaly a co z toho bylo</translation>
    </message>
    <message>
        <source>Free board</source>
        <translation>Volný plán</translation>
    </message>
    <message>
        <source>A board of your own, as you left it; all of it is kept</source>
        <translation>Tvůj vlastní plán, jak ho máš rozehraný; všechno je uloženo</translation>
    </message>
    <message>
        <source>New board</source>
        <translation>Nový plán</translation>
    </message>
    <message>
        <source>Begin another study; the others stay as they are</source>
        <translation>Začít další studii; ostatní zůstanou, jak jsou</translation>
    </message>
    <message>
        <source>Search the library (/)</source>
        <translation>Hledat v knihovně (/)</translation>
    </message>
    <message>
        <source>Search the library</source>
        <translation>Hledat v knihovně</translation>
    </message>
    <message>
        <source>What happens?</source>
        <translation>Co se stane?</translation>
    </message>
    <message>
        <source>Say of the item that is chosen what happens to each unit (P)</source>
        <translation>U vybrané položky odhadnout, co se s kterou jednotkou stane (P)</translation>
    </message>
    <message>
        <source>What lies on the shelf</source>
        <translation>Co leží na polici</translation>
    </message>
</context>
<context>
    <name>LineOffer</name>
    <message>
        <source>Open this position</source>
        <translation>Otevřít tuto pozici</translation>
    </message>
    <message>
        <source>As a study of your own (Enter)</source>
        <translation>Jako vlastní studii (Enter)</translation>
    </message>
</context>
<context>
    <name>MigrationNote</name>
    <message numerus="yes">
        <source>%n board(s) changed in an earlier version: among your studies now.</source>
        <translation>
            <numerusform>%n pozice změněná ve starší verzi: teď je mezi tvými studiemi.</numerusform>
            <numerusform>%n pozice změněné ve starší verzi: teď jsou mezi tvými studiemi.</numerusform>
            <numerusform>%n pozic změněných ve starší verzi: teď jsou mezi tvými studiemi.</numerusform>
        </translation>
    </message>
    <message>
        <source>What nobody can read of an earlier version was put aside: {file}</source>
        <translation>Co z nich nejde přečíst, leží stranou: {file}</translation>
    </message>
</context>
<context>
    <name>OpeningsScreen</name>
    <message>
        <source>Count the games of a folder</source>
        <translation>Spočítat hry ve složce</translation>
    </message>
    <message>
        <source>the own library</source>
        <translation>vlastní knihovna</translation>
    </message>
    <message>
        <source>Counting games in {where}…</source>
        <translation>Počítají se hry: {where}…</translation>
    </message>
    <message>
        <source>No games to count in {where}: here are the openings that have names. A folder of games has figures.</source>
        <translation>Není co počítat ({where}): tady jsou zahájení, která mají jména. Čísla dá složka s hrami.</translation>
    </message>
    <message>
        <source>No games to count in {where}. A folder of games has figures.</source>
        <translation>Není co počítat ({where}). Čísla dá složka s hrami.</translation>
    </message>
    <message>
        <source>Openings that have names</source>
        <translation>Zahájení, která mají jména</translation>
    </message>
    <message>
        <source>No opening here has a name.</source>
        <translation>Žádné zahájení tu jméno nemá.</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Studovna</translation>
    </message>
    <message>
        <source>Back to the library (Esc)</source>
        <translation>Zpět do knihovny (Esc)</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Zahájení</translation>
    </message>
    <message>
        <source>Count a folder…</source>
        <translation>Spočítat složku…</translation>
    </message>
    <message>
        <source>Count the games in a folder, of whichever program</source>
        <translation>Spočítat hry ve složce, ať jsou z kteréhokoli programu</translation>
    </message>
    <message>
        <source>Own games</source>
        <translation>Vlastní hry</translation>
    </message>
    <message>
        <source>Count the games of the own library</source>
        <translation>Spočítat hry vlastní knihovny</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Hraná</translation>
    </message>
    <message>
        <source>With names</source>
        <translation>Se jmény</translation>
    </message>
    <message>
        <source>A step back</source>
        <translation>O krok zpět</translation>
    </message>
    <message>
        <source>What it is played for</source>
        <translation>K čemu se hraje</translation>
    </message>
    <message>
        <source>What others do about it</source>
        <translation>Co na to ostatní</translation>
    </message>
    <message>
        <source>Open in the study</source>
        <translation>Otevřít ve studovně</translation>
    </message>
    <message>
        <source>Open it as a branch, to play on (S)</source>
        <translation>Otevřít jako variantu, aby šlo hrát dál (S)</translation>
    </message>
    <message>
        <source>Ways on</source>
        <translation>Kudy dál</translation>
    </message>
</context>
<context>
    <name>ShelfList</name>
    <message>
        <source>All shelves</source>
        <translation>Všechny police</translation>
    </message>
    <message>
        <source>Your studies</source>
        <translation>Tvoje studie</translation>
    </message>
    <message>
        <source>Its own page…</source>
        <translation>Vlastní stránka…</translation>
    </message>
    <message>
        <source>Shelves</source>
        <translation>Police</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>Police</translation>
    </message>
</context>
</TS>
