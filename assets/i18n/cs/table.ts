<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs" sourcelanguage="en">
<context>
    <name>Agreement</name>
    <message>
        <source>Sealed once all who command it agree:</source>
        <translation>Zapečetí se, až budou souhlasit všichni, kdo tu velí:</translation>
    </message>
    <message>
        <source>{player} agrees</source>
        <translation>Souhlas: {player}</translation>
    </message>
</context>
<context>
    <name>AskingCard</name>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>Forgotten PIN…</source>
        <translation>Zapomenutý PIN…</translation>
    </message>
    <message>
        <source>Void the envelope, forgotten PIN…</source>
        <translation>Zneplatnit obálku, zapomenutý PIN…</translation>
    </message>
    <message>
        <source>Void the envelope…</source>
        <translation>Zneplatnit obálku…</translation>
    </message>
    <message>
        <source>✕ That was not the PIN.</source>
        <translation>✕ PIN nesouhlasil.</translation>
    </message>
</context>
<context>
    <name>BallotScreen</name>
    <message>
        <source>{voted} of {asked} have voted</source>
        <translation>Hlasovalo: {voted} {asked:z}</translation>
    </message>
</context>
<context>
    <name>Beads</name>
    <message>
        <source>what comes, nobody knows yet</source>
        <translation>co přijde, ještě nikdo neví</translation>
    </message>
    <message>
        <source>Step {number}: {name}</source>
        <translation>Krok {number}: {name}</translation>
    </message>
    <message>
        <source>conflict {number}</source>
        <translation>střet {number}</translation>
    </message>
    <message>
        <source>seals</source>
        <translation>pečeti</translation>
    </message>
    <message>
        <source>orders</source>
        <translation>povely</translation>
    </message>
    <message>
        <source>{name}: shown now</source>
        <translation>{name}: právě ukázáno</translation>
    </message>
    <message>
        <source>{name}: told</source>
        <translation>{name}: už zaznělo</translation>
    </message>
    <message>
        <source>{name}: to come</source>
        <translation>{name}: teprve přijde</translation>
    </message>
</context>
<context>
    <name>BreakCard</name>
    <message>
        <source>Break off the vote?</source>
        <translation>Přerušit hlasování?</translation>
    </message>
    <message>
        <source>Nothing is counted, and what was voted is wiped.</source>
        <translation>Nic se nebude sčítat a odevzdané hlasy se smažou.</translation>
    </message>
    <message>
        <source>The whole table decides this, not one player.</source>
        <translation>Rozhoduje o tom celý stůl, ne jeden hráč.</translation>
    </message>
    <message>
        <source>Break it off</source>
        <translation>Přerušit</translation>
    </message>
    <message>
        <source>Go on voting</source>
        <translation>Hlasovat dál</translation>
    </message>
</context>
<context>
    <name>CallCard</name>
    <message>
        <source>I am {player}, raise the curtain</source>
        <translation>Jsem {player}, zvednout oponu</translation>
    </message>
    <message>
        <source>The others look away now.</source>
        <translation>Ostatní se teď dívají jinam.</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>All look away now: nobody is to see who comes.</source>
        <translation>Všichni se teď dívají jinam: nikdo nemá vidět, kdo přichází.</translation>
    </message>
    <message>
        <source>We are {player}, raise the curtain</source>
        <translation>Jsme {player}, zvednout oponu</translation>
    </message>
    <message>
        <source>We are not {player}, back to the table</source>
        <translation>Nejsme {player}, zpět ke stolu</translation>
    </message>
    <message>
        <source>{player} have tapped this sign.</source>
        <translation>Na toto znamení ťukají {player}.</translation>
    </message>
    <message>
        <source>{player} has tapped this sign.</source>
        <translation>Na toto znamení ťuká {player}.</translation>
    </message>
    <message>
        <source>Somebody has tapped this sign.</source>
        <translation>Na toto znamení někdo ťuká.</translation>
    </message>
    <message>
        <source>{player} are next at the laptop.</source>
        <translation>Na řadě u počítače jsou {player}.</translation>
    </message>
    <message>
        <source>{player} is next at the laptop.</source>
        <translation>Teď je u počítače {player}.</translation>
    </message>
    <message>
        <source>This power is next at the laptop.</source>
        <translation>Teď je na řadě u počítače.</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Zpět ke stolu</translation>
    </message>
    <message>
        <source>I am not {player}, back to the table</source>
        <translation>Nejsem {player}, zpět ke stolu</translation>
    </message>
    <message>
        <source>That is not me, back to the table</source>
        <translation>To nejsem já, zpět ke stolu</translation>
    </message>
    <message>
        <source>I play {power}, raise the curtain</source>
        <translation>Hraju za: {power}. Zvednout oponu</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>QR code: a witness of this reveal</source>
        <translation>QR kód: svědek tohoto odhalení</translation>
    </message>
    <message>
        <source>Photograph it: it proves later that nothing up to here was changed.</source>
        <translation>Fotka tohoto kódu později dokáže, že se až sem nic nezměnilo.</translation>
    </message>
</context>
<context>
    <name>ConflictWords</name>
    <message>
        <source>conflict {number}</source>
        <translation>střet {number}</translation>
    </message>
    <message>
        <source>Read this rule</source>
        <translation>Přečíst toto pravidlo</translation>
    </message>
    <message>
        <source>Rule {section}</source>
        <translation>Pravidlo {section}</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Proč?</translation>
    </message>
    <message>
        <source>Why it ended so (?)</source>
        <translation>Proč to tak dopadlo (?)</translation>
    </message>
</context>
<context>
    <name>Corner</name>
    <message numerus="yes">
        <source>The curtain falls in %n s. Any key or the mouse keeps it up.</source>
        <translation>
            <numerusform>Opona spadne za %n s. Stačí klávesa nebo myš.</numerusform>
            <numerusform>Opona spadne za %n s. Stačí klávesa nebo myš.</numerusform>
            <numerusform>Opona spadne za %n s. Stačí klávesa nebo myš.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountCard</name>
    <message>
        <source>The votes are counted</source>
        <translation>Hlasy jsou sečteny</translation>
    </message>
    <message>
        <source>All are for it: the game is over.</source>
        <translation>Všichni jsou pro: hra skončila.</translation>
    </message>
    <message>
        <source>It did not pass: the game goes on.</source>
        <translation>Neprošlo to: hra pokračuje.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Pokračovat</translation>
    </message>
</context>
<context>
    <name>CurtainFoot</name>
    <message>
        <source>{sealed} of {asked} have sealed</source>
        <translation>Zapečetili {sealed} {asked:z}</translation>
    </message>
    <message>
        <source>Fingerprints: {signs}</source>
        <translation>Otisky: {signs}</translation>
    </message>
    <message>
        <source>All that happened to the seals ({count})…</source>
        <translation>Co se dělo s pečetěmi ({count})…</translation>
    </message>
</context>
<context>
    <name>DeskPanel</name>
    <message>
        <source>Undo (Ctrl+Z)</source>
        <translation>Zpět (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Redo (Ctrl+Y)</source>
        <translation>Znovu (Ctrl+Y)</translation>
    </message>
    <message>
        <source>Order as text</source>
        <translation>Povel textem</translation>
    </message>
    <message>
        <source>{owned}, {units}: {act}</source>
        <translation>{owned}, {units}: {act}</translation>
    </message>
    <message>
        <source>first turn</source>
        <translation>první tah</translation>
    </message>
    <message numerus="yes">
        <source>all %n done</source>
        <translation>
            <numerusform>hotovo</numerusform>
            <numerusform>všechny %n hotové</numerusform>
            <numerusform>všech %n hotových</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n done</source>
        <translation>
            <numerusform>%n hotový</numerusform>
            <numerusform>%n hotové</numerusform>
            <numerusform>%n hotových</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n impossible</source>
        <translation>
            <numerusform>%n nejde</numerusform>
            <numerusform>%n nejdou</numerusform>
            <numerusform>%n nejde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>%n zbývá</numerusform>
            <numerusform>%n zbývají</numerusform>
            <numerusform>%n zbývá</numerusform>
        </translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Ukázat</translation>
    </message>
    <message numerus="yes">
        <source>and %n more warning(s)</source>
        <translation>
            <numerusform>a ještě %n upozornění</numerusform>
            <numerusform>a ještě %n upozornění</numerusform>
            <numerusform>a ještě %n upozornění</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeskScreen</name>
    <message>
        <source>Cover</source>
        <translation>Zakrýt</translation>
    </message>
    <message>
        <source>Cover the screen</source>
        <translation>Zakrýt obrazovku</translation>
    </message>
    <message>
        <source>Lower the curtain (F9)</source>
        <translation>Spustit oponu (F9)</translation>
    </message>
    <message>
        <source>Past phases</source>
        <translation>Minulé fáze</translation>
    </message>
    <message>
        <source>Set or change your PIN</source>
        <translation>Nastavit nebo změnit PIN</translation>
    </message>
</context>
<context>
    <name>EnvelopeCard</name>
    <message>
        <source>Sealed at {time}</source>
        <translation>Zapečetěno v {time}</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation>Otisk</translation>
    </message>
    <message>
        <source>Open the seal? The envelope is destroyed, your orders come back to you, and everybody sees that you opened it. You have to seal again.</source>
        <translation>Otevřít pečeť? Obálka zanikne, povely se ti vrátí a všichni uvidí, že byla otevřena. Pak je musíš zapečetit znovu.</translation>
    </message>
    <message>
        <source>Open the seal…</source>
        <translation>Otevřít pečeť…</translation>
    </message>
    <message>
        <source>Leave it closed</source>
        <translation>Nechat zavřenou</translation>
    </message>
    <message>
        <source>Yes, open it</source>
        <translation>Ano, otevřít</translation>
    </message>
</context>
<context>
    <name>Evening</name>
    <message>
        <source>The curtain fell: nobody touched the laptop for a while.</source>
        <translation>Opona spadla: u počítače chvíli nikdo nebyl.</translation>
    </message>
    <message>
        <source>Another display shows the same picture. Turn that off, or raise the curtain once more if nobody can see it.</source>
        <translation>Stejný obraz je i na další obrazovce. Vypni to, nebo zvedni oponu ještě jednou, pokud na ni nikdo nevidí.</translation>
    </message>
    <message>
        <source>The curtain fell: the displays have changed.</source>
        <translation>Opona spadla: změnily se obrazovky.</translation>
    </message>
    <message>
        <source>The curtain fell: another display shows the same picture.</source>
        <translation>Opona spadla: stejný obraz je i na další obrazovce.</translation>
    </message>
    <message>
        <source>The curtain fell: the screen was locked, or the computer slept.</source>
        <translation>Opona spadla: obrazovka byla zamčená nebo počítač spal.</translation>
    </message>
    <message>
        <source>The curtain fell: the window was left.</source>
        <translation>Opona spadla: okno bylo opuštěno.</translation>
    </message>
    <message>
        <source>Not stored, not sealed. {cause}</source>
        <translation>Neuloženo, nezapečetěno. {cause}</translation>
    </message>
</context>
<context>
    <name>ExportSheet</name>
    <message>
        <source>Keep the reveal: {phase}</source>
        <translation>Uložit odhalení: {phase}</translation>
    </message>
</context>
<context>
    <name>FinalTable</name>
    <message>
        <source>Player</source>
        <translation>Hráč</translation>
    </message>
    <message>
        <source>{player} (out: {turn})</source>
        <translation>{player} (vyřazeno: {turn})</translation>
    </message>
</context>
<context>
    <name>GameOverScreen</name>
    <message>
        <source>Places</source>
        <translation>Pořadí</translation>
    </message>
    <message>
        <source>Replay the game</source>
        <translation>Přehrát hru</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Na úvod</translation>
    </message>
    <message>
        <source>Copy the table</source>
        <translation>Kopírovat tabulku</translation>
    </message>
    <message>
        <source>Copy the table as text (Ctrl+C)</source>
        <translation>Zkopírovat tabulku jako text (Ctrl+C)</translation>
    </message>
</context>
<context>
    <name>GoOnCard</name>
    <message>
        <source>Go on without some?</source>
        <translation>Pokračovat bez některých?</translation>
    </message>
    <message>
        <source>Not sealed: {powers}</source>
        <translation>Nezapečetili: {powers}</translation>
    </message>
    <message>
        <source>The whole table decides this, not one player.</source>
        <translation>Rozhoduje o tom celý stůl, ne jeden hráč.</translation>
    </message>
    <message>
        <source>Go on without them</source>
        <translation>Pokračovat bez nich</translation>
    </message>
    <message>
        <source>Keep waiting</source>
        <translation>Ještě počkat</translation>
    </message>
</context>
<context>
    <name>HandRow</name>
    <message>
        <source>Your powers are sealed together (Ctrl+Tab)</source>
        <translation>Vše, čemu velíš, se pečetí najednou (Ctrl+Tab)</translation>
    </message>
    <message numerus="yes">
        <source>{power}: %n order(s) written</source>
        <translation>
            <numerusform>{power}: napsán %n povel</numerusform>
            <numerusform>{power}: napsány %n povely</numerusform>
            <numerusform>{power}: napsáno %n povelů</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IncidentCard</name>
    <message>
        <source>What happened to the seals</source>
        <translation>Co se dělo s pečetěmi</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
</context>
<context>
    <name>KeepSheet</name>
    <message>
        <source>Folder for the pictures</source>
        <translation>Složka pro obrázky</translation>
    </message>
    <message>
        <source>Keep the animation</source>
        <translation>Uložit animaci</translation>
    </message>
    <message>
        <source>Animations (*.{suffix})</source>
        <translation>Animace (*.{suffix})</translation>
    </message>
    <message>
        <source>Painting picture {number} of {count}</source>
        <translation>Maluje se obrázek {number} {count:z}</translation>
    </message>
    <message>
        <source>Packing the animation</source>
        <translation>Animace se balí</translation>
    </message>
    <message>
        <source>Kept as {file}</source>
        <translation>Uloženo: {file}</translation>
    </message>
    <message>
        <source>Nothing was kept. {cause} Choose another place.</source>
        <translation>Nic nebylo uloženo. {cause} Zvol jiné místo.</translation>
    </message>
    <message>
        <source>Broken off; nothing was kept.</source>
        <translation>Přerušeno, nic nebylo uloženo.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>Animation, WebP</source>
        <translation>Animace WebP</translation>
    </message>
    <message>
        <source>Small and sharp; browsers show it.</source>
        <translation>Malá a ostrá, ukáže ji prohlížeč.</translation>
    </message>
    <message>
        <source>Animation, GIF</source>
        <translation>Animace GIF</translation>
    </message>
    <message>
        <source>Larger, fewer colours; everything shows it.</source>
        <translation>Větší, méně barev, ukáže ji všechno.</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Obrázky</translation>
    </message>
    <message>
        <source>One PNG for every step.</source>
        <translation>Jeden PNG na každý krok.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Velikost</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Malá</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Střední</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Velká</translation>
    </message>
    <message>
        <source>Keep…</source>
        <translation>Uložit…</translation>
    </message>
</context>
<context>
    <name>KeptCounts</name>
    <message numerus="yes">
        <source>%n picture(s) kept in {place}</source>
        <translation>
            <numerusform>Uložen %n obrázek: {place}</numerusform>
            <numerusform>Uloženy %n obrázky: {place}</numerusform>
            <numerusform>Uloženo %n obrázků: {place}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>It goes when you have done it, or at any key.</source>
        <translation>Zmizí, jakmile to uděláš nebo stiskneš jakoukoli klávesu.</translation>
    </message>
    <message>
        <source>That’s enough</source>
        <translation>Stačí</translation>
    </message>
</context>
<context>
    <name>MapTools</name>
    <message>
        <source>Zoom out (−)</source>
        <translation>Oddálit (−)</translation>
    </message>
    <message>
        <source>Zoom in (+)</source>
        <translation>Přiblížit (+)</translation>
    </message>
    <message>
        <source>Whole board (0)</source>
        <translation>Celý plán (0)</translation>
    </message>
</context>
<context>
    <name>MotionPick</name>
    <message>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
    <message>
        <source>Propose something in secret…</source>
        <translation>Tajně něco navrhnout…</translation>
    </message>
    <message>
        <source>Propose in secret:</source>
        <translation>Tajně navrhnout:</translation>
    </message>
    <message>
        <source>All learn at the reveal that it was proposed, nobody by whom. They vote.</source>
        <translation>Při odhalení se všichni dozvědí, co bylo navrženo, ale ne kým. Pak hlasují.</translation>
    </message>
    <message>
        <source>a draw of all survivors</source>
        <translation>remízu všech, kdo přežili</translation>
    </message>
    <message>
        <source>to give the game to: {player}</source>
        <translation>přenechat hru: {player}</translation>
    </message>
</context>
<context>
    <name>PinCard</name>
    <message>
        <source>PIN, {least} to {most} digits</source>
        <translation>PIN, {least} až {most} číslic</translation>
    </message>
    <message>
        <source>The same PIN once more</source>
        <translation>Stejný PIN ještě jednou</translation>
    </message>
    <message>
        <source>The others look away now.</source>
        <translation>Ostatní se teď dívají jinam.</translation>
    </message>
    <message>
        <source>A PIN stops glances, not somebody who has the file. A forgotten PIN opens nothing that was sealed.</source>
        <translation>PIN chrání před zvědavým pohledem, ne před tím, kdo má soubor hry. Zapomenutý PIN neotevře nic, co bylo zapečetěno.</translation>
    </message>
    <message>
        <source>Play without a PIN</source>
        <translation>Hrát bez PIN</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Save PIN</source>
        <translation>Uložit PIN</translation>
    </message>
    <message>
        <source>A PIN has at least {least} digits.</source>
        <translation>PIN má aspoň {least} číslice.</translation>
    </message>
    <message>
        <source>The two do not agree. Type it once more.</source>
        <translation>Nesouhlasí spolu. Napiš ho ještě jednou.</translation>
    </message>
</context>
<context>
    <name>PowerBlock</name>
    <message>
        <source>sealed</source>
        <translation>zapečetěno</translation>
    </message>
    <message>
        <source>being read</source>
        <translation>čte se</translation>
    </message>
    <message>
        <source>read out</source>
        <translation>přečteno</translation>
    </message>
</context>
<context>
    <name>ReasonPick</name>
    <message>
        <source>or in your own words</source>
        <translation>nebo vlastními slovy</translation>
    </message>
    <message>
        <source>Reason in your own words</source>
        <translation>Důvod vlastními slovy</translation>
    </message>
    <message>
        <source>Reason, for everybody to read</source>
        <translation>Důvod, který si přečtou všichni</translation>
    </message>
</context>
<context>
    <name>RecountCard</name>
    <message>
        <source>All have voted</source>
        <translation>Všichni hlasovali</translation>
    </message>
    <message>
        <source>Count the votes</source>
        <translation>Sečíst hlasy</translation>
    </message>
    <message>
        <source>Break off the vote…</source>
        <translation>Přerušit hlasování…</translation>
    </message>
</context>
<context>
    <name>ResultsBar</name>
    <message>
        <source>Show</source>
        <translation>Zobrazit</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Před</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Po</translation>
    </message>
    <message>
        <source>Before or after (B)</source>
        <translation>Před, nebo po (B)</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Povely</translation>
    </message>
    <message>
        <source>See the reveal again</source>
        <translation>Projít odhalení znovu</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Výsledky</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Mezerník</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Konec hry</translation>
    </message>
</context>
<context>
    <name>ResultsScreen</name>
    <message>
        <source>results</source>
        <translation>výsledky</translation>
    </message>
    <message>
        <source>Past phases</source>
        <translation>Minulé fáze</translation>
    </message>
</context>
<context>
    <name>RevealBar</name>
    <message>
        <source>Pause (K)</source>
        <translation>Zastavit (K)</translation>
    </message>
    <message>
        <source>Go on by itself (K)</source>
        <translation>Přehrávat samo (K)</translation>
    </message>
    <message>
        <source>.</source>
        <comment>decimal sign</comment>
        <translation>,</translation>
    </message>
    <message>
        <source>By conflict</source>
        <translation>Po střetech</translation>
    </message>
    <message>
        <source>By {power_word}</source>
        <translation>{power_word:nom} po {power_word:loc}</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Výsledky</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Dál</translation>
    </message>
    <message>
        <source>Keep as pictures, once all is told</source>
        <translation>Uložit jako obrázky, až bude odhaleno všechno</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Mezerník</translation>
    </message>
    <message>
        <source>To the beginning (Home)</source>
        <translation>Na začátek (Home)</translation>
    </message>
    <message>
        <source>Back (←)</source>
        <translation>Zpět (←)</translation>
    </message>
    <message>
        <source>Forward (→)</source>
        <translation>Vpřed (→)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>Na konec (End)</translation>
    </message>
    <message>
        <source>This step once more (Backspace)</source>
        <translation>Tento krok znovu (Backspace)</translation>
    </message>
    <message>
        <source>How fast things move (1 to 4)</source>
        <translation>Rychlost pohybu (1 až 4)</translation>
    </message>
    <message>
        <source>Orders {power_word} by {power_word}, or all at once (R)</source>
        <translation>Povely {power_word:nom} po {power_word:loc}, nebo všechny najednou (R)</translation>
    </message>
    <message>
        <source>All orders of all {powers_word} at once (A)</source>
        <translation>Povely všech {powers_word:gen} najednou (A)</translation>
    </message>
    <message>
        <source>All orders</source>
        <translation>Všechny povely</translation>
    </message>
    <message>
        <source>Keep as pictures…</source>
        <translation>Uložit jako obrázky…</translation>
    </message>
</context>
<context>
    <name>RevealScreen</name>
    <message>
        <source>reveal</source>
        <translation>odhalení</translation>
    </message>
</context>
<context>
    <name>RevealSide</name>
    <message>
        <source>{fine} of {all} orders were carried out</source>
        <translation>Provedené povely: {fine} {all:z}</translation>
    </message>
    <message>
        <source>Nobody had written an order</source>
        <translation>Nikdo nenapsal žádný povel</translation>
    </message>
    <message>
        <source>has to retreat</source>
        <translation>musí ustoupit</translation>
    </message>
    <message>
        <source>A fingerprint is computed from the orders and a secret number that is published now. Whoever changed an order after sealing would be found out.</source>
        <translation>Otisk se počítá z povelů a z tajného čísla, které se teď zveřejňuje. Kdo by po zapečetění povel změnil, byl by odhalen.</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Odhalení</translation>
    </message>
    <message numerus="yes">
        <source>%n seal(s) whole, the fingerprints agree.</source>
        <translation>
            <numerusform>%n pečeť je celá, otisk souhlasí.</numerusform>
            <numerusform>Všechny %n pečeti jsou celé, otisky souhlasí.</numerusform>
            <numerusform>Všech %n pečetí je celých, otisky souhlasí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fingerprint(s) agree</source>
        <translation>
            <numerusform>%n otisk souhlasí</numerusform>
            <numerusform>%n otisky souhlasí</numerusform>
            <numerusform>%n otisků souhlasí</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody knows anything yet.</source>
        <translation>Zatím nikdo nic neví.</translation>
    </message>
    <message>
        <source>The fingerprint does not agree: {powers}. What lies here is not what was sealed. Stop and settle it at the table.</source>
        <translation>Otisk nesouhlasí: {powers}. To, co tu leží, není to, co bylo zapečetěno. Zastavte se a vyřešte to u stolu.</translation>
    </message>
    <message>
        <source>Skip to results</source>
        <translation>Přeskočit na výsledky</translation>
    </message>
    <message>
        <source>Verify fingerprints</source>
        <translation>Ověřit otisky</translation>
    </message>
</context>
<context>
    <name>SealButton</name>
    <message>
        <source>{seal}. Click to come back to your own envelope.</source>
        <translation>{seal}. Klikni, chceš-li ke své obálce.</translation>
    </message>
</context>
<context>
    <name>SealSheet</name>
    <message>
        <source>Until the reveal you can open the seal again; everybody sees that.</source>
        <translation>Do odhalení můžeš pečeť znovu otevřít; všichni to uvidí.</translation>
    </message>
    <message>
        <source>Back to the orders</source>
        <translation>Vrátit se k povelům</translation>
    </message>
    <message>
        <source>Seal</source>
        <translation>Zapečetit</translation>
    </message>
    <message>
        <source>No orders at all. That is legal.</source>
        <translation>Vůbec žádné povely. I to pravidla dovolují.</translation>
    </message>
</context>
<context>
    <name>Sealed</name>
    <message>
        <source>Nobody has anything to write</source>
        <translation>Nikdo nemá co psát</translation>
    </message>
    <message numerus="yes">
        <source>All %n have sealed</source>
        <translation>
            <numerusform>Zapečetil jediný hráč</numerusform>
            <numerusform>Zapečetili všichni %n</numerusform>
            <numerusform>Zapečetilo všech %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SealedScreen</name>
    <message>
        <source>Sealed</source>
        <translation>Zapečetěno</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation>Otisk</translation>
    </message>
    <message>
        <source>It proves later that nobody changed the orders. Any key goes on.</source>
        <translation>Dokáže, že povely nikdo nezměnil. Libovolná klávesa pokračuje.</translation>
    </message>
</context>
<context>
    <name>TableFlow</name>
    <message>
        <source>Not stored. {cause}</source>
        <translation>Neuloženo. {cause}</translation>
    </message>
    <message>
        <source>Not stored</source>
        <translation>Neuloženo</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>Past phases</source>
        <translation>Minulé fáze</translation>
    </message>
    <message>
        <source>Past phases with their orders and reasons (Ctrl+H)</source>
        <translation>Minulé fáze s povely a důvody (Ctrl+H)</translation>
    </message>
</context>
<context>
    <name>TableSide</name>
    <message>
        <source>Start the clock</source>
        <translation>Spustit hodiny</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Pokračovat</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Mezerník</translation>
    </message>
    <message>
        <source>Next at the laptop</source>
        <translation>Další u počítače</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>Přestávka (mezerník)</translation>
    </message>
    <message>
        <source>Go on, and count {span}</source>
        <translation>Pokračovat a započítat: {span}</translation>
    </message>
    <message>
        <source>Anybody may start it. Until then you go on talking.</source>
        <translation>Spustit je může kdokoli. Do té doby se dál jedná.</translation>
    </message>
    <message>
        <source>{done} of {all}</source>
        <translation>{done} {all:z}</translation>
    </message>
    <message>
        <source>{done} of {all} have sealed</source>
        <translation>Zapečetěno: {done} {all:z}</translation>
    </message>
    <message>
        <source>{done} of {all} have voted</source>
        <translation>Hlasovalo: {done} {all:z}</translation>
    </message>
    <message>
        <source>Not voted yet: {names}</source>
        <translation>Ještě bez hlasu: {names}</translation>
    </message>
    <message>
        <source>Not sealed yet: {names}</source>
        <translation>Ještě bez pečeti: {names}</translation>
    </message>
    <message>
        <source>Fingerprints: {signs}</source>
        <translation>Otisky: {signs}</translation>
    </message>
    <message>
        <source>All that happened to the seals ({count})…</source>
        <translation>Co se dělo s pečetěmi ({count})…</translation>
    </message>
    <message>
        <source>Go on without them…</source>
        <translation>Pokračovat bez nich…</translation>
    </message>
    <message>
        <source>Go on without those who have not sealed…</source>
        <translation>Pokračovat bez těch, kdo nezapečetili…</translation>
    </message>
    <message>
        <source>Whoever wants his envelope back taps his sign</source>
        <translation>Kdo chce zpátky svou obálku, ťukne na své znamení</translation>
    </message>
    <message>
        <source>secret vote</source>
        <translation>tajné hlasování</translation>
    </message>
    <message>
        <source>Next to vote</source>
        <translation>Další k hlasování</translation>
    </message>
    <message>
        <source>It passes only if all are for it. Nobody learns who voted how.</source>
        <translation>Projde, jen když jsou všichni pro. Kdo jak hlasoval, se nikdo nedozví.</translation>
    </message>
    <message>
        <source>Ready to vote? Tap your sign</source>
        <translation>Kdo chce hlasovat, ťukne na své znamení</translation>
    </message>
    <message>
        <source>Break off the vote…</source>
        <translation>Přerušit hlasování…</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Teď</translation>
    </message>
    <message>
        <source>Back to the present board (Esc)</source>
        <translation>Zpět k současnému plánu (Esc)</translation>
    </message>
    <message>
        <source>Last: {phase}</source>
        <translation>Naposled: {phase}</translation>
    </message>
    <message>
        <source>Looking back: {phase}</source>
        <translation>Pohled zpět: {phase}</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Přehrát</translation>
    </message>
</context>
<context>
    <name>Tiles</name>
    <message>
        <source>eliminated</source>
        <translation>vyřazeno</translation>
    </message>
    <message>
        <source>nobody plays</source>
        <translation>nikdo nehraje</translation>
    </message>
    <message>
        <source>player gone</source>
        <translation>hráč odešel</translation>
    </message>
    <message>
        <source>is not asked</source>
        <translation>nehlasuje</translation>
    </message>
    <message>
        <source>has voted</source>
        <translation>má odhlasováno</translation>
    </message>
    <message>
        <source>sealed</source>
        <translation>zapečetěno</translation>
    </message>
    <message>
        <source>writes nothing</source>
        <translation>nic nepíše</translation>
    </message>
    <message>
        <source>void, seals again</source>
        <translation>neplatí, pečetí znovu</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>ještě ne</translation>
    </message>
    <message>
        <source>Calls its owner to the curtain ({letter})</source>
        <translation>Zavolá k oponě toho, kdo za ni hraje ({letter})</translation>
    </message>
</context>
<context>
    <name>ToldCard</name>
    <message>
        <source>Told aloud, one after another</source>
        <translation>Řekne se nahlas, jeden po druhém</translation>
    </message>
    <message>
        <source>No answer can change what becomes of another one, so nobody has to write. There is no talk between.</source>
        <translation>Žádná odpověď nemůže změnit, jak dopadne jiná, a tak není třeba psát. Mezitím se nevyjednává.</translation>
    </message>
    <message>
        <source>Rather in writing</source>
        <translation>Raději písemně</translation>
    </message>
    <message>
        <source>So it was told</source>
        <translation>Tak to bylo řečeno</translation>
    </message>
    <message>
        <source>not told yet</source>
        <translation>ještě neřečeno</translation>
    </message>
</context>
<context>
    <name>UnlockCard</name>
    <message>
        <source>Before the reveal</source>
        <translation>Před odhalením</translation>
    </message>
    <message>
        <source>The program was started anew since these orders were sealed. They are locked with a PIN; type it once, the curtain stays down.</source>
        <translation>Od zapečetění těchto povelů se program spustil znovu. Jsou zamčené PINem; stačí ho zadat jednou, opona zůstane dole.</translation>
    </message>
    <message>
        <source>Unlock for the reveal</source>
        <translation>Odemknout k odhalení</translation>
    </message>
    <message numerus="yes">
        <source>%n PIN(s) still needed</source>
        <translation>
            <numerusform>zbývá %n PIN</numerusform>
            <numerusform>zbývají %n PINy</numerusform>
            <numerusform>zbývá %n PINů</numerusform>
        </translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Teď nemůžu</translation>
    </message>
</context>
<context>
    <name>UnlockVotesCard</name>
    <message>
        <source>Before the count</source>
        <translation>Před sčítáním</translation>
    </message>
    <message>
        <source>The program was started anew since this vote was sealed. It is locked with a PIN; type it once, the curtain stays down.</source>
        <translation>Od zapečetění tohoto hlasu byl program spuštěn znovu. Hlas je zamčený PINem; napiš ho jednou, opona zůstane dole.</translation>
    </message>
    <message>
        <source>Unlock for the count</source>
        <translation>Odemknout ke sčítání</translation>
    </message>
    <message numerus="yes">
        <source>%n PIN(s) still needed</source>
        <translation>
            <numerusform>zbývá %n PIN</numerusform>
            <numerusform>zbývají %n PINy</numerusform>
            <numerusform>zbývá %n PINů</numerusform>
        </translation>
    </message>
    <message>
        <source>Break off the vote…</source>
        <translation>Přerušit hlasování…</translation>
    </message>
</context>
<context>
    <name>VoidCard</name>
    <message>
        <source>Void the envelope?</source>
        <translation>Zneplatnit obálku?</translation>
    </message>
    <message>
        <source>PIN forgotten?</source>
        <translation>Zapomenutý PIN?</translation>
    </message>
    <message>
        <source>The envelope is destroyed unopened; nobody reads what is in it. The power seals again, or is in {disorder}.</source>
        <translation>Obálka se zničí neotevřená; co v ní je, nikdo neuvidí. Zapečetí se jiná, nebo {disorder:nastane/nastanou} {disorder:nom}.</translation>
    </message>
    <message>
        <source>A forgotten PIN is taken away: it opens nothing, and what was begun to be written is lost with it.</source>
        <translation>Zapomenutý PIN se odebere: nic neotevře a s ním se ztratí i to, co bylo rozepsáno.</translation>
    </message>
    <message>
        <source>The whole table decides this, and everybody sees why.</source>
        <translation>Rozhoduje o tom celý stůl a všichni vidí proč.</translation>
    </message>
    <message>
        <source>Leave it closed</source>
        <translation>Nechat zavřenou</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Nechat být</translation>
    </message>
    <message>
        <source>Void it unopened</source>
        <translation>Zneplatnit neotevřenou</translation>
    </message>
    <message>
        <source>Take the PIN away</source>
        <translation>Odebrat PIN</translation>
    </message>
</context>
<context>
    <name>VoteCard</name>
    <message>
        <source>For it</source>
        <translation>Pro</translation>
    </message>
    <message>
        <source>Against it</source>
        <translation>Proti</translation>
    </message>
    <message>
        <source>It passes only if all are for it. The votes are wiped when they are counted: nobody learns who voted how, also not from the file.</source>
        <translation>Projde, jen když jsou všichni pro. Při sčítání se hlasy smažou: kdo jak hlasoval, se nikdo nedozví, ani ze souboru.</translation>
    </message>
    <message>
        <source>Seal the vote</source>
        <translation>Zapečetit hlas</translation>
    </message>
    <message>
        <source>Vote later</source>
        <translation>Hlasovat později</translation>
    </message>
</context>
<context>
    <name>VoterCard</name>
    <message>
        <source>Vote in secret</source>
        <translation>Tajné hlasování</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>The others look away now.</source>
        <translation>Ostatní se teď dívají jinam.</translation>
    </message>
</context>
<context>
    <name>Waits</name>
    <message numerus="yes">
        <source>✕ Wrong PIN. Try again in %n second(s).</source>
        <translation>
            <numerusform>✕ PIN nesouhlasí. Zkus to znovu za %n sekundu.</numerusform>
            <numerusform>✕ PIN nesouhlasí. Zkus to znovu za %n sekundy.</numerusform>
            <numerusform>✕ PIN nesouhlasí. Zkus to znovu za %n sekund.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No PIN is taken for %n more second(s).</source>
        <translation>
            <numerusform>Ještě %n sekundu se žádný PIN nepřijímá.</numerusform>
            <numerusform>Ještě %n sekundy se žádný PIN nepřijímá.</numerusform>
            <numerusform>Ještě %n sekund se žádný PIN nepřijímá.</numerusform>
        </translation>
    </message>
</context>
</TS>
