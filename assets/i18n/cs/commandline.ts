<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs" sourcelanguage="en">
<context>
    <name>Commands</name>
    <message>
        <source>It is there already: {file}. --replace</source>
        <translation>Už existuje: {file}. --replace</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n fingerprint(s) checked, all agree.</source>
        <translation>
            <numerusform>Ověřen %n otisk, souhlasí.</numerusform>
            <numerusform>Ověřeny %n otisky, všechny souhlasí.</numerusform>
            <numerusform>Ověřeno %n otisků, všechny souhlasí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fingerprint(s) do not agree.</source>
        <translation>
            <numerusform>%n otisk nesouhlasí.</numerusform>
            <numerusform>%n otisky nesouhlasí.</numerusform>
            <numerusform>%n otisků nesouhlasí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n phase(s) judged again.</source>
        <translation>
            <numerusform>Znovu vyhodnocena %n fáze.</numerusform>
            <numerusform>Znovu vyhodnoceny %n fáze.</numerusform>
            <numerusform>Znovu vyhodnoceno %n fází.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) are wrong:</source>
        <translation>
            <numerusform>%n věc nesedí:</numerusform>
            <numerusform>%n věci nesedí:</numerusform>
            <numerusform>%n věcí nesedí:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GamesCounted</name>
    <message numerus="yes">
        <source>%n game(s) counted.</source>
        <translation>
            <numerusform>Započítána %n hra.</numerusform>
            <numerusform>Započítány %n hry.</numerusform>
            <numerusform>Započítáno %n her.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) or game(s) left out, each named above with the reason.</source>
        <translation>
            <numerusform>Vynechán %n soubor nebo hra, s důvodem výše.</numerusform>
            <numerusform>Vynechány %n soubory nebo hry, každý s důvodem výše.</numerusform>
            <numerusform>Vynecháno %n souborů nebo her, každý s důvodem výše.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n other(s)</source>
        <translation>
            <numerusform>a %n další</numerusform>
            <numerusform>a %n další</numerusform>
            <numerusform>a %n dalších</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Openings</name>
    <message>
        <source>no file that can be read to its end</source>
        <translation>není to soubor, který by se dal dočíst do konce</translation>
    </message>
    <message>
        <source>another game is played</source>
        <translation>hraje se jiná hra</translation>
    </message>
    <message>
        <source>played on another map</source>
        <translation>hraje se na jiné mapě</translation>
    </message>
    <message>
        <source>it begins with other pieces, or in another turn, than usually</source>
        <translation>začíná z jiného postavení nebo v jiném tahu než obvykle</translation>
    </message>
    <message>
        <source>fewer players than powers, so that openings cannot be compared</source>
        <translation>hráčů je méně než stran, takže se zahájení nedají srovnat</translation>
    </message>
    <message>
        <source>nothing of it is revealed yet</source>
        <translation>ještě z ní nebylo nic odhaleno</translation>
    </message>
    <message>
        <source>the same game as {counted}</source>
        <translation>tatáž hra jako {counted}</translation>
    </message>
    <message>
        <source>beyond so many files that nobody looks at more; all after it is left, too</source>
        <translation>souborů je tolik, že se další už nečtou; vynecháno je i všechno po něm</translation>
    </message>
    <message>
        <source>No opening of this game has a name.</source>
        <translation>Žádné zahájení této hry nemá jméno.</translation>
    </message>
    <message>
        <source>Two allies</source>
        <translation>Dva spojenci</translation>
    </message>
    <message>
        <source>after {turn}</source>
        <translation>po {turn}</translation>
    </message>
    <message>
        <source>games</source>
        <translation>her</translation>
    </message>
    <message>
        <source>won</source>
        <translation>výhry</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>podíly</translation>
    </message>
    <message>
        <source>nothing with a name</source>
        <translation>beze jména</translation>
    </message>
    <message>
        <source>After a turn: {what} on average, in brackets from how many games. Won and shared: of the games that are known to have ended.</source>
        <translation>Po tahu: {what} průměrně, v závorce z kolika her. Výhry a podíly: z her, o kterých je známo, že skončily.</translation>
    </message>
    <message>
        <source>* Fewer than {few} games: chance says more there than the opening.</source>
        <translation>* Méně než {few} her: víc než zahájení tam říká náhoda.</translation>
    </message>
</context>
<context>
    <name>StudyCommand</name>
    <message>
        <source>Nothing was judged there that could be shown: {file} is not written.</source>
        <translation>Nic se tam nevyhodnotilo, není co ukázat: {file} nevznikl.</translation>
    </message>
    <message>
        <source>{number}. {title}, boards: {count}</source>
        <translation>{number}. {title}, pozic: {count}</translation>
    </message>
</context>
<context>
    <name>Verify</name>
    <message>
        <source>Twelve signs are slow to compute, on purpose: comparing them with every seal takes a while in a long game…</source>
        <translation>Dvanáct znaků se schválně počítá pomalu: srovnat je se všemi pečetěmi u dlouhé hry chvíli trvá…</translation>
    </message>
    <message>
        <source>agrees</source>
        <translation>souhlasí</translation>
    </message>
    <message>
        <source>DOES NOT AGREE</source>
        <translation>NESOUHLASÍ</translation>
    </message>
    <message>
        <source>SEALED, BUT NEVER OPENED</source>
        <translation>ZAPEČETĚNO, ALE NIKDY NEOTEVŘENO</translation>
    </message>
    <message>
        <source>OPENED, BUT NEVER SEALED</source>
        <translation>OTEVŘENO, ALE NIKDY NEZAPEČETĚNO</translation>
    </message>
    <message>
        <source>agrees with its seed, which was drawn as nobody had sealed anything</source>
        <translation>souhlasí se svým semínkem, které bylo vylosováno, protože nikdo nic nezapečetil</translation>
    </message>
    <message>
        <source>this cannot have happened there</source>
        <translation>tady se to stát nemohlo</translation>
    </message>
    <message>
        <source>this program never writes such a thing</source>
        <translation>nic takového tenhle program nezapisuje</translation>
    </message>
    <message>
        <source>its game, map or rules are not known here, so nothing was judged again</source>
        <translation>její hru, mapu nebo pravidla tu neznáme, takže se nic znovu nevyhodnotilo</translation>
    </message>
    <message>
        <source>a point of the rules is not as agreed on</source>
        <translation>některý bod pravidel není, jak se stůl dohodl</translation>
    </message>
    <message>
        <source>these players cannot sit at such a table</source>
        <translation>tihle hráči u takového stolu sedět nemohou</translation>
    </message>
    <message>
        <source>what was handed in deals the powers otherwise</source>
        <translation>z toho, co se odevzdalo, vychází jiné rozdělení</translation>
    </message>
    <message>
        <source>the time is none, or runs backwards</source>
        <translation>čas není čas, nebo běží pozpátku</translation>
    </message>
    <message>
        <source>the agreed end was not kept</source>
        <translation>dohodnutý konec se nedodržel</translation>
    </message>
    <message>
        <source>others were called than had to write</source>
        <translation>volali se jiní, než kdo měl psát</translation>
    </message>
    <message>
        <source>it was written after another history than this</source>
        <translation>psalo se to po jiném průběhu, než je tady</translation>
    </message>
    <message>
        <source>the seal covers less than it has to</source>
        <translation>pečeť kryje míň, než má</translation>
    </message>
    <message>
        <source>other envelopes were opened than had been sealed, or the absent are others</source>
        <translation>otevřely se jiné obálky, než se zapečetily, nebo chyběl někdo jiný</translation>
    </message>
    <message>
        <source>judged again, these orders end otherwise</source>
        <translation>nové vyhodnocení těchto povelů dopadá jinak</translation>
    </message>
    <message>
        <source>the result is right, the reasons told are those of another version</source>
        <translation>výsledek platí, zdůvodnění jsou z jiné verze</translation>
    </message>
    <message>
        <source>the coin cannot have fallen so</source>
        <translation>mince takhle padnout nemohla</translation>
    </message>
    <message>
        <source>the vote cannot have been held or counted so</source>
        <translation>takhle se hlasovat ani sčítat nemohlo</translation>
    </message>
    <message>
        <source>the game cannot have ended, or gone on, like this</source>
        <translation>takhle hra skončit ani pokračovat nemohla</translation>
    </message>
    <message>
        <source>the board cannot be set up so</source>
        <translation>takhle se plán postavit nedá</translation>
    </message>
    <message>
        <source>the slips and rulings give other orders</source>
        <translation>z lístků a rozhodnutí vycházejí jiné povely</translation>
    </message>
    <message>
        <source>nobody can have left, come or changed so</source>
        <translation>takhle nikdo odejít, přijít ani se vystřídat nemohl</translation>
    </message>
    <message>
        <source>the closed envelope is missing or does not hold what was sealed</source>
        <translation>zavřená obálka chybí, nebo v ní není, co se zapečetilo</translation>
    </message>
    <message>
        <source>the cover shows another game than this</source>
        <translation>obálka hry ukazuje jinou hru</translation>
    </message>
    <message>
        <source>the PINs kept are not those that were set</source>
        <translation>uložené PINy nejsou ty, které se nastavily</translation>
    </message>
    <message>
        <source>agrees: up to step {step} nothing was changed</source>
        <translation>souhlasí: do kroku {step} se nic nezměnilo</translation>
    </message>
    <message>
        <source>the fingerprint is there; it does not cover what was before it</source>
        <translation>otisk tu je, ale co bylo před ním, nekryje</translation>
    </message>
    <message>
        <source>DOES NOT AGREE: the history is another one, or the code was misread</source>
        <translation>NESOUHLASÍ: průběh je jiný, nebo se kód přečetl špatně</translation>
    </message>
    <message>
        <source>NOT THERE: the history is another one, was rolled back, or the code was misread</source>
        <translation>NENÍ TU: průběh je jiný, hra se vrátila zpátky, nebo se kód přečetl špatně</translation>
    </message>
    <message>
        <source>OF ANOTHER GAME, or this one was written anew</source>
        <translation>Z JINÉ HRY, nebo tuhle někdo napsal znovu</translation>
    </message>
    <message>
        <source>MISREAD: this history is in it, but its phase or a fingerprint is not; read it again</source>
        <translation>ŠPATNĚ PŘEČTENO: průběh sedí, ale fáze nebo některý otisk ne; přečti to znovu</translation>
    </message>
    <message>
        <source>NO WITNESS: no QR text, fingerprint or twelve signs, nor a file with any</source>
        <translation>ŽÁDNÝ SVĚDEK: není to text QR kódu, otisk, dvanáct znaků, ani soubor, kde by něco takového bylo</translation>
    </message>
    <message>
        <source>DOES NOT HOLD</source>
        <translation>NEPLATÍ</translation>
    </message>
    <message>
        <source>Proven</source>
        <translation>Dokázáno</translation>
    </message>
    <message>
        <source>Proven only with a witness (a photograph, or signs that somebody noted)</source>
        <translation>Dokáže jen svědek (fotka, nebo znaky, které si někdo zapsal)</translation>
    </message>
    <message>
        <source>Not provable</source>
        <translation>Dokázat nejde</translation>
    </message>
    <message>
        <source>The course of the game: start, calls, edited boards, times and players fit together.</source>
        <translation>Průběh hry: začátek, pořadí u počítače, úpravy plánu, časy a hráči k sobě sedí.</translation>
    </message>
    <message>
        <source>The results: they follow from the orders and the rules.</source>
        <translation>Výsledky: plynou z povelů a z pravidel.</translation>
    </message>
    <message>
        <source>The seals: what was opened is what had been sealed.</source>
        <translation>Pečeti: otevřelo se to, co se zapečetilo.</translation>
    </message>
    <message>
        <source>Each opened seal covers its proposal and all that had happened before it.</source>
        <translation>Každá otevřená pečeť kryje svůj návrh a všechno, co se stalo před ní.</translation>
    </message>
    <message>
        <source>The envelopes that are closed now hold what was sealed (under a PIN: see the reveal).</source>
        <translation>V obálkách, které jsou teď zavřené, je to, co se zapečetilo (pod PINem se to pozná při odhalení).</translation>
    </message>
    <message>
        <source>The deal: what was handed in gives these seats.</source>
        <translation>Kdo za koho hraje: vychází z toho, co se odevzdalo.</translation>
    </message>
    <message>
        <source>The coin: it had to fall like this.</source>
        <translation>Mince: musela padnout takhle.</translation>
    </message>
    <message>
        <source>The votes: who was asked, the counts and what followed fit together.</source>
        <translation>Hlasování: kdo hlasoval, jak se sčítalo a co následovalo, k sobě sedí.</translation>
    </message>
    <message>
        <source>The end: it is one by the rules of this table.</source>
        <translation>Konec: je to konec podle pravidel tohoto stolu.</translation>
    </message>
    <message>
        <source>The whole history: orders, owners, boards, seals, names, times. Whoever has the file can write all of it anew, but not so that it fits a photograph of a reveal&apos;s QR code, or twelve signs that somebody noted.</source>
        <translation>Celý průběh: povely, vlastníci, plán, pečeti, jména, časy. Kdo má soubor, může to všechno napsat znovu, ale ne tak, aby to sedělo k fotce QR kódu z odhalení nebo k dvanácti znakům, které si někdo zapsal.</translation>
    </message>
    <message>
        <source>What happened after the last witness, and that nothing was cut off there.</source>
        <translation>Co se stalo až po poslední fotce nebo zápisu, a že se tam nic neuřízlo.</translation>
    </message>
    <message>
        <source>Proposals and what was before a seal: an earlier version&apos;s seals cover orders alone.</source>
        <translation>Návrhy a co bylo před pečetí: pečeti starší verze kryjí jen povely.</translation>
    </message>
    <message>
        <source>How each voted, and what was proposed by whom: that is destroyed, to stay secret.</source>
        <translation>Jak kdo hlasoval a kdo co navrhl: to se ničí, aby to zůstalo tajné.</translation>
    </message>
    <message>
        <source>The time of day: it is what the computer&apos;s clock said.</source>
        <translation>Skutečný čas: zapsalo se, co ukazovaly hodiny počítače.</translation>
    </message>
    <message>
        <source>Who sat before the screen: names and reasons are what somebody typed.</source>
        <translation>Kdo seděl u počítače: jména a důvody někdo napsal.</translation>
    </message>
    <message>
        <source>That lots and the order of calls were drawn by chance: somebody drew them.</source>
        <translation>Že o losu a pořadí u počítače rozhodla náhoda: někdo je vylosoval.</translation>
    </message>
    <message>
        <source>That slips said what the game master typed: keep the paper.</source>
        <translation>Že na lístcích stálo, co vedoucí hry opsal: to ukáže jen papír.</translation>
    </message>
    <message>
        <source>Some reasons told for results: this version tells others.</source>
        <translation>Některá zdůvodnění výsledků: tahle verze uvádí jiná.</translation>
    </message>
    <message>
        <source>The table&apos;s clock and PINs: they are no part of the history.</source>
        <translation>Hodiny u stolu a PINy: do průběhu hry nepatří.</translation>
    </message>
    <message>
        <source>Seats: what was handed in deals them so.</source>
        <translation>Kdo za koho hraje: z odevzdaného vychází právě toto rozdělení.</translation>
    </message>
    <message>
        <source>Seats: WHAT WAS HANDED IN DEALS THEM OTHERWISE.</source>
        <translation>Kdo za koho hraje: Z ODEVZDANÉHO VYCHÁZÍ JINÉ ROZDĚLENÍ.</translation>
    </message>
    <message>
        <source>No sealed orders were opened: there is no fingerprint to check.</source>
        <translation>Žádné zapečetěné povely se neotevřely, není tedy žádný otisk k ověření.</translation>
    </message>
    <message>
        <source>step {step}</source>
        <translation>krok {step}</translation>
    </message>
    <message>
        <source>Witness {number}</source>
        <translation>Svědek {number}</translation>
    </message>
    <message>
        <source>Coin: {power} joins {side}: {verdict}</source>
        <translation>Los: {power} se přidává na stranu {side}: {verdict}</translation>
    </message>
</context>
</TS>
