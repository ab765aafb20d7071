<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs" sourcelanguage="en">
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
        <source>Any power</source>
        <translation>Jakákoli velmoc</translation>
    </message>
    <message>
        <source>Any space</source>
        <translation>Jakýkoli prostor</translation>
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
        <translation>Jak partie začínaly a co z toho bylo</translation>
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
        <translation>Začít další rozbor; ostatní zůstanou, jak jsou</translation>
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
        <source>What lies on the shelf</source>
        <translation>Co leží na polici</translation>
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
        <translation>Tvoje rozbory</translation>
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
