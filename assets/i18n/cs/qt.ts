<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs" sourcelanguage="en">
<context>
    <name>Print Device Input Slot</name>
    <message>
        <source>Automatic</source>
        <translation>Automaticky</translation>
    </message>
</context>
<context>
    <name>Print Device Output Bin</name>
    <message>
        <source>Automatic</source>
        <translation>Automaticky</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Alias</source>
        <translation>Zástupce</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Disk</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Soubor</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>Složka souborů</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Složka</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Zástupce</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Neznámý</translation>
    </message>
</context>
<context>
    <name>QCocoaMenuBar</name>
    <message>
        <source>Edit</source>
        <translation>Úpravy</translation>
    </message>
</context>
<context>
    <name>QCupsJobWidget</name>
    <message>
        <source>&amp;Billing information:</source>
        <translation>Údaje k &amp;vyúčtování:</translation>
    </message>
    <message>
        <source>&amp;End:</source>
        <translation>&amp;Konec:</translation>
    </message>
    <message>
        <source>&amp;Start:</source>
        <translation>&amp;Začátek:</translation>
    </message>
    <message>
        <source>Job &amp;priority:</source>
        <translation>&amp;Přednost úlohy:</translation>
    </message>
    <message>
        <source>Scheduled &amp;printing:</source>
        <translation>&amp;Naplánovaný tisk:</translation>
    </message>
</context>
<context>
    <name>QCupsPrinterSupport</name>
    <message>
        <source>Authentication Needed</source>
        <translation>Je třeba se přihlásit</translation>
    </message>
    <message>
        <source>Authentication needed to use %1 on %2.</source>
        <translation>Na %2 se k použití tiskárny %1 je třeba přihlásit.</translation>
    </message>
    <message>
        <source>Authentication needed to use %1.</source>
        <translation>K použití tiskárny %1 je třeba se přihlásit.</translation>
    </message>
    <message>
        <source>Password:</source>
        <translation>Heslo:</translation>
    </message>
    <message>
        <source>Username:</source>
        <translation>Uživatel:</translation>
    </message>
</context>
<context>
    <name>QErrorMessage</name>
    <message>
        <source>An error occurred</source>
        <translation>Stala se chyba</translation>
    </message>
    <message>
        <source>Critical Error:</source>
        <translation>Vážná chyba:</translation>
    </message>
    <message>
        <source>Information:</source>
        <translation>Sdělení:</translation>
    </message>
</context>
<context>
    <name>QFile</name>
    <message>
        <source>Cannot open for output: %1</source>
        <translation>Nelze otevřít pro zápis: %1</translation>
    </message>
    <message>
        <source>Cannot remove source file: %1</source>
        <translation>Původní soubor nelze smazat: %1</translation>
    </message>
    <message>
        <source>Could not copy to %1: %2</source>
        <translation>Nelze kopírovat do %1: %2</translation>
    </message>
    <message>
        <source>Error while renaming: %1</source>
        <translation>Nelze přejmenovat: %1</translation>
    </message>
    <message>
        <source>Failure to write block: %1</source>
        <translation>Nelze zapsat: %1</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Kde hledat:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Druh souborů:</translation>
    </message>
</context>
<context>
    <name>QImageWriter</name>
    <message>
        <source>Cannot open device for writing: %1</source>
        <translation>Nelze zapisovat: %1</translation>
    </message>
    <message>
        <source>Image is empty</source>
        <translation>Obrázek je prázdný</translation>
    </message>
</context>
<context>
    <name>QPageSetupWidget</name>
    <message>
        <source>Orientation</source>
        <translation>Orientace</translation>
    </message>
    <message>
        <source>Page size:</source>
        <translation>Velikost stránky:</translation>
    </message>
    <message>
        <source>Page Layout</source>
        <translation>Rozvržení stránek</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Na šířku</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Na výšku</translation>
    </message>
    <message>
        <source>Reverse landscape</source>
        <translation>Na šířku obráceně</translation>
    </message>
    <message>
        <source>Reverse portrait</source>
        <translation>Na výšku obráceně</translation>
    </message>
    <message>
        <source>Page &amp;order:</source>
        <translation>&amp;Pořadí stránek:</translation>
    </message>
    <message>
        <source>Pages &amp;per sheet:</source>
        <translation>Stránek na &amp;list:</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>Abort</source>
        <translation>Přerušit</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Vrátit zpět</translation>
    </message>
</context>
<context>
    <name>QPrintDialog</name>
    <message>
        <source>%1 does not follow the correct syntax. Please use &apos;,&apos; to separate ranges and pages, &apos;-&apos; to define ranges and make sure ranges do not intersect with each other.</source>
        <translation>%1 není správně zapsané. Stránky a rozsahy odděluje čárka, rozsah se píše se spojovníkem a rozsahy se nesmějí překrývat.</translation>
    </message>
    <message>
        <source>Duplex Settings Conflicts</source>
        <translation>Oboustranný tisk si odporuje</translation>
    </message>
    <message>
        <source>Invalid Pages Definition</source>
        <translation>Chybně zapsané stránky</translation>
    </message>
    <message>
        <source>There are conflicts in duplex settings. Do you want to fix them?</source>
        <translation>Nastavení oboustranného tisku si odporuje. Chceš je opravit?</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesDialog</name>
    <message>
        <source>Advanced Option Conflicts</source>
        <translation>Další volby si odporují</translation>
    </message>
    <message>
        <source>Page Setup Conflicts</source>
        <translation>Vzhled stránky si odporuje</translation>
    </message>
    <message>
        <source>There are conflicts in page setup options. Do you want to fix them?</source>
        <translation>Volby vzhledu stránky si odporují. Chceš je opravit?</translation>
    </message>
    <message>
        <source>There are conflicts in some advanced options. Do you want to fix them?</source>
        <translation>Některé další volby si odporují. Chceš je opravit?</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesWidget</name>
    <message>
        <source>Advanced</source>
        <translation>Další</translation>
    </message>
    <message>
        <source>There are conflicts in some options. Please fix them.</source>
        <translation>Některé volby si odporují. Je třeba je opravit.</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Collate</source>
        <translation>Kompletovat výtisky</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Výtisky</translation>
    </message>
    <message>
        <source>Copies:</source>
        <translation>Počet výtisků:</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>Barevně</translation>
    </message>
    <message>
        <source>Grayscale</source>
        <translation>V odstínech šedi</translation>
    </message>
    <message>
        <source>Current Page</source>
        <translation>Tato stránka</translation>
    </message>
    <message>
        <source>All Pages</source>
        <translation>Všechny stránky</translation>
    </message>
    <message>
        <source>Odd Pages</source>
        <translation>Liché stránky</translation>
    </message>
    <message>
        <source>Even Pages</source>
        <translation>Sudé stránky</translation>
    </message>
    <message>
        <source>Pages from</source>
        <translation>Stránky od</translation>
    </message>
    <message>
        <source>Print range</source>
        <translation>Co vytisknout</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>Od poslední</translation>
    </message>
    <message>
        <source>Double Sided Printing</source>
        <translation>Oboustranný tisk</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>Vazba na delší straně</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Vypnuto</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Stránky</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>Vazba na kratší straně</translation>
    </message>
    <message>
        <source>Page &amp;Set:</source>
        <translation>&amp;Které stránky:</translation>
    </message>
    <message>
        <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
        <translation>Stránky nebo rozsahy oddělené čárkami; rozsah jsou dvě čísla se spojovníkem. Například 3,5-7,9 vytiskne stránky 3, 5, 6, 7 a 9.</translation>
    </message>
</context>
<context>
    <name>QProgressBar</name>
    <message>
        <source>%p%</source>
        <translation>%p %</translation>
    </message>
</context>
<context>
    <name>QSaveFile</name>
    <message>
        <source>QSaveFile cannot open &apos;%1&apos; without direct write fallback enabled.</source>
        <translation>Soubor „%1“ nelze zapsat, dokud není povoleno psát přímo do něj.</translation>
    </message>
</context>
<context>
    <name>QStandardPaths</name>
    <message>
        <source>Downloads</source>
        <translation>Stažené</translation>
    </message>
    <message>
        <source>Public</source>
        <translation>Veřejné</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Šablony</translation>
    </message>
</context>
</TS>
