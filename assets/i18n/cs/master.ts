<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs" sourcelanguage="en">
<context>
    <name>Asking</name>
    <message>
        <source>Strike out</source>
        <translation>Škrtnout</translation>
    </message>
    <message>
        <source>Otherwise…</source>
        <translation>Jinak…</translation>
    </message>
</context>
<context>
    <name>EditScreen</name>
    <message>
        <source>editing the board</source>
        <translation>úprava plánu</translation>
    </message>
    <message>
        <source>Reason, as it stands in the ruling log</source>
        <translation>Důvod, jak bude stát v protokolu</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Set the board up so</source>
        <translation>Postavit plán takto</translation>
    </message>
</context>
<context>
    <name>Guarded</name>
    <message>
        <source>The master’s desk is covered. Show it</source>
        <translation>Stůl vedoucího hry je zakrytý. Ukázat</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>{power}: the earlier slip is left aside.</source>
        <translation>{power}: dřívější lístek zůstává stranou.</translation>
    </message>
    <message>
        <source>{power}: the slip counts on the changed board.</source>
        <translation>{power}: lístek platí i na změněném plánu.</translation>
    </message>
    <message>
        <source>{power}: the slip is set aside.</source>
        <translation>{power}: lístek je odložen.</translation>
    </message>
    <message>
        <source>(rulings on slips not committed yet: {count})</source>
        <translation>(rozhodnutí o lístcích, které nejsou potvrzeny: {count})</translation>
    </message>
    <message>
        <source>Ruling log: {title}</source>
        <translation>Protokol vedoucího hry: {title}</translation>
    </message>
    <message>
        <source>Rules: {rules}</source>
        <translation>Pravidla: {rules}</translation>
    </message>
    <message>
        <source>Founded: {time}</source>
        <translation>Založeno: {time}</translation>
    </message>
    <message>
        <source>(no slip)</source>
        <translation>(žádný lístek)</translation>
    </message>
    <message>
        <source>“{line}”</source>
        <translation>„{line}“</translation>
    </message>
    <message>
        <source>= {order} (the master’s ruling)</source>
        <translation>= {order} (rozhodl vedoucí hry)</translation>
    </message>
    <message>
        <source>(struck out)</source>
        <translation>(škrtnuto)</translation>
    </message>
    <message>
        <source>(crossed out on the slip)</source>
        <translation>(na lístku přeškrtnuto)</translation>
    </message>
    <message>
        <source>(no order)</source>
        <translation>(není povel)</translation>
    </message>
    <message>
        <source>(several meanings, none carried out)</source>
        <translation>(více významů, žádný se neprovede)</translation>
    </message>
    <message>
        <source>(written badly, not accepted)</source>
        <translation>(špatně zapsáno, nepřijato)</translation>
    </message>
    <message>
        <source>(not all of it was read)</source>
        <translation>(ne všechno se podařilo přečíst)</translation>
    </message>
    <message>
        <source>(unreadable)</source>
        <translation>(nečitelné)</translation>
    </message>
    <message>
        <source>(set aside: for another board)</source>
        <translation>(odloženo: psáno pro jiný plán)</translation>
    </message>
    <message>
        <source>(late, not taken)</source>
        <translation>(pozdě, neuznáno)</translation>
    </message>
    <message>
        <source>{power}: {disorder} from now on.</source>
        <translation>{power}: od této chvíle {disorder}.</translation>
    </message>
    <message>
        <source>{power}: the end of its {disorder}.</source>
        <translation>{power}: konec {disorder:gen}.</translation>
    </message>
    <message>
        <source>{power}: one line means {order}.</source>
        <translation>{power}: jeden řádek znamená {order}.</translation>
    </message>
    <message>
        <source>{power}: one line is struck out.</source>
        <translation>{power}: jeden řádek je škrtnut.</translation>
    </message>
    <message>
        <source>{power}: one line is read as it stands.</source>
        <translation>{power}: jeden řádek se čte, jak je psán.</translation>
    </message>
    <message>
        <source>{power}: “{line}” means {order}.</source>
        <translation>{power}: „{line}“ znamená {order}.</translation>
    </message>
    <message>
        <source>{power}: “{line}” is struck out.</source>
        <translation>{power}: „{line}“ je škrtnuto.</translation>
    </message>
    <message>
        <source>{power}: “{line}” is read as it stands.</source>
        <translation>{power}: „{line}“ se čte, jak je psáno.</translation>
    </message>
    <message>
        <source>(set aside)</source>
        <translation>(odloženo)</translation>
    </message>
    <message>
        <source>{power}: late orders, taken.</source>
        <translation>{power}: pozdní povely, uznány.</translation>
    </message>
    <message>
        <source>{power}: late orders, not taken.</source>
        <translation>{power}: pozdní povely, neuznány.</translation>
    </message>
    <message>
        <source>{power}: the orders were not late.</source>
        <translation>{power}: povely přišly včas.</translation>
    </message>
    <message>
        <source>The table goes back to: {to}. What came after does not count.</source>
        <translation>Stůl se vrací do fáze: {to}. Co následovalo, neplatí.</translation>
    </message>
    <message>
        <source>The board is set up otherwise: {to}.</source>
        <translation>Plán je postaven jinak: {to}.</translation>
    </message>
    <message>
        <source>{power}: {player} plays instead of {before}.</source>
        <translation>{power}: hraje {player}, dosud {before}.</translation>
    </message>
    <message>
        <source>{power}: somebody else plays.</source>
        <translation>{power}: hraje někdo jiný.</translation>
    </message>
    <message>
        <source>A branch of the game {origin} (its first {step} entries).</source>
        <translation>Větev hry {origin} (jejích prvních {step} záznamů).</translation>
    </message>
    <message>
        <source>A coin: {power:the} joins {powers:the}. Seed: {seed}.</source>
        <translation>Los: {power:nom} se přidává na stranu {powers:gen}. Semínko: {seed}.</translation>
    </message>
    <message>
        <source>The game is over: {powers}.</source>
        <translation>Hra skončila: {powers}.</translation>
    </message>
    <message>
        <source>has to retreat: {unit} ({power}), to: {ways}</source>
        <translation>musí ustoupit: {unit} ({power}), kam: {ways}</translation>
    </message>
    <message>
        <source>stand-off: {spaces}</source>
        <translation>pat: {spaces}</translation>
    </message>
</context>
<context>
    <name>LogScreen</name>
    <message>
        <source>Ruling log</source>
        <translation>Protokol</translation>
    </message>
    <message>
        <source>With the words of the slips</source>
        <translation>I se slovy z lístků</translation>
    </message>
    <message>
        <source>For the master’s eyes: cannot be copied, and is never printed or kept</source>
        <translation>Jen pro oči vedoucího hry: nelze kopírovat, nikdy se netiskne ani neukládá</translation>
    </message>
    <message>
        <source>Abandoned phases…</source>
        <translation>Opuštěné fáze…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopírovat</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Tisk…</translation>
    </message>
    <message>
        <source>Keep as a text file…</source>
        <translation>Uložit jako text…</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Zkopírováno.</translation>
    </message>
    <message>
        <source>Keep the ruling log</source>
        <translation>Uložit protokol</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Text (*.txt)</translation>
    </message>
    <message>
        <source>Kept in {file}.</source>
        <translation>Uloženo: {file}.</translation>
    </message>
</context>
<context>
    <name>MasterCard</name>
    <message>
        <source>Reason, as it stands in the ruling log</source>
        <translation>Důvod, jak bude stát v protokolu</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Late orders: {power}</source>
        <translation>Pozdní povely: {power}</translation>
    </message>
    <message>
        <source>The master decides whether a slip that came late still counts.</source>
        <translation>Vedoucí hry určí, zda lístek, který přišel pozdě, ještě platí.</translation>
    </message>
    <message>
        <source>Take them</source>
        <translation>Uznat</translation>
    </message>
    <message>
        <source>Do not take them</source>
        <translation>Neuznat</translation>
    </message>
    <message>
        <source>They were in time</source>
        <translation>Přišly včas</translation>
    </message>
    <message>
        <source>Another player: {power}</source>
        <translation>Jiný hráč: {power}</translation>
    </message>
    <message>
        <source>Until now: {player}.</source>
        <translation>Dosud: {player}.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Vystřídat</translation>
    </message>
    <message>
        <source>Name of the new player</source>
        <translation>Jméno nového hráče</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Fáze</translation>
    </message>
    <message>
        <source>Name of the branch</source>
        <translation>Název větve</translation>
    </message>
    <message>
        <source>Abandoned phases</source>
        <translation>Opuštěné fáze</translation>
    </message>
    <message>
        <source>They do not count. What was played before them is shown with them.</source>
        <translation>Neplatí. Ukáže se i to, co se odehrálo před nimi.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Ukázat</translation>
    </message>
    <message>
        <source>its meaning is clear</source>
        <translation>význam je jasný</translation>
    </message>
    <message>
        <source>Players for it</source>
        <translation>Hráčů pro</translation>
    </message>
    <message>
        <source> of {all}</source>
        <translation> {all:z}</translation>
    </message>
    <message>
        <source>They take it</source>
        <translation>Uznávají jej</translation>
    </message>
    <message>
        <source>the player was asked</source>
        <translation>hráč byl dotázán</translation>
    </message>
    <message>
        <source>it is no order</source>
        <translation>není to povel</translation>
    </message>
    <message>
        <source>{yes} of {all} players take it ({rule})</source>
        <translation>uznalo jej {yes} {all:z} hráčů ({rule})</translation>
    </message>
    <message>
        <source>Rule on a line: {power}</source>
        <translation>Rozhodnout o řádku: {power}</translation>
    </message>
    <message>
        <source>Rule so</source>
        <translation>Rozhodnout takto</translation>
    </message>
    <message>
        <source>As it was written</source>
        <translation>Jak je psáno</translation>
    </message>
    <message>
        <source>What it means</source>
        <translation>Co to znamená</translation>
    </message>
    <message>
        <source>Strike out</source>
        <translation>Škrtnout</translation>
    </message>
    <message>
        <source>Read it as it stands</source>
        <translation>Číst, jak je psáno</translation>
    </message>
</context>
<context>
    <name>MasterDesk</name>
    <message>
        <source>slips</source>
        <translation>lístky</translation>
    </message>
    <message>
        <source>All count</source>
        <translation>Všechny platí</translation>
    </message>
    <message>
        <source>Set all aside</source>
        <translation>Odložit všechny</translation>
    </message>
    <message>
        <source>The board was changed below these slips.</source>
        <translation>Plán se od napsání těchto lístků změnil.</translation>
    </message>
    <message>
        <source>Take all of it</source>
        <translation>Převzít všechno</translation>
    </message>
    <message>
        <source>Leave all of it</source>
        <translation>Nechat všechno být</translation>
    </message>
    <message>
        <source>Slips of this phase lay here before.</source>
        <translation>Lístky této fáze tu už jednou ležely.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) to be ruled on</source>
        <translation>
            <numerusform>%n řádek k rozhodnutí</numerusform>
            <numerusform>%n řádky k rozhodnutí</numerusform>
            <numerusform>%n řádků k rozhodnutí</numerusform>
        </translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Pravidla této hry</translation>
    </message>
    <message>
        <source>Go back…</source>
        <translation>Vrátit se…</translation>
    </message>
    <message>
        <source>Branch…</source>
        <translation>Větev…</translation>
    </message>
    <message>
        <source>Edit the board…</source>
        <translation>Upravit plán…</translation>
    </message>
    <message>
        <source>Ruling log</source>
        <translation>Protokol</translation>
    </message>
    <message>
        <source>Adjudicate</source>
        <translation>Vyhodnotit</translation>
    </message>
    <message>
        <source>Shows a preview; nothing counts yet (Ctrl+Enter)</source>
        <translation>Ukáže náhled; zatím nic neplatí (Ctrl+Enter)</translation>
    </message>
</context>
<context>
    <name>MasterEvening</name>
    <message>
        <source>Strike out: {line}</source>
        <translation>Škrtnout: {line}</translation>
    </message>
    <message>
        <source>The unit stands as if nothing had been written for it.</source>
        <translation>Jednotka stojí, jako by pro ni nic nebylo napsáno.</translation>
    </message>
    <message>
        <source>Strike out</source>
        <translation>Škrtnout</translation>
    </message>
    <message>
        <source>Lift it</source>
        <translation>Ukončit</translation>
    </message>
    <message>
        <source>End of {disorder}: {power}</source>
        <translation>Konec {disorder:gen}: {power}</translation>
    </message>
    <message>
        <source>From now on its slips are judged again.</source>
        <translation>Její lístky se zase vyhodnocují.</translation>
    </message>
    <message>
        <source>Declare it</source>
        <translation>Vyhlásit</translation>
    </message>
    <message>
        <source>{disorder}: {power}</source>
        <translation>{disorder}: {power}</translation>
    </message>
    <message>
        <source>It lasts until it is lifted.</source>
        <translation>Nepokoje potrvají, dokud je neukončíš.</translation>
    </message>
    <message>
        <source>Go back…</source>
        <translation>Vrátit se…</translation>
    </message>
    <message>
        <source>Ruling log</source>
        <translation>Protokol</translation>
    </message>
    <message>
        <source>Go back to an earlier phase</source>
        <translation>Vrátit se do dřívější fáze</translation>
    </message>
    <message>
        <source>Its slips lie on the desk again as they were. What was played since stays in the file and in the ruling log.</source>
        <translation>Její lístky budou zase na stole tak, jak byly. Co se odehrálo potom, zůstává v souboru i v protokolu.</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Vrátit se</translation>
    </message>
    <message>
        <source>Branch into a new game</source>
        <translation>Nová hra jako větev</translation>
    </message>
    <message>
        <source>A new file begins as this game did, up to the writing of the phase chosen, and goes its own way. This game stays as it is.</source>
        <translation>Nový soubor začne jako tato hra, až po psaní vybrané fáze, a pak jde svou cestou. Tato hra zůstává, jak je.</translation>
    </message>
    <message>
        <source>Branch</source>
        <translation>Založit větev</translation>
    </message>
    <message>
        <source>{title} – branch</source>
        <translation>{title} – větev</translation>
    </message>
    <message>
        <source>The branch is stored</source>
        <translation>Větev je uložena</translation>
    </message>
    <message>
        <source>It lies in {file}. Open it now? This game stays as it is.</source>
        <translation>Je v souboru {file}. Otevřít ji hned? Tato hra zůstává, jak je.</translation>
    </message>
    <message>
        <source>Open the branch</source>
        <translation>Otevřít větev</translation>
    </message>
    <message>
        <source>Stay in this game</source>
        <translation>Zůstat v této hře</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>{unit:the} is dislodged and has to retreat</source>
        <translation>{unit:nom} je zahnána a musí ustoupit</translation>
    </message>
    <message>
        <source>{unit:the} leaves the board</source>
        <translation>{unit:nom} mizí z plánu</translation>
    </message>
    <message>
        <source>{unit:the} is built</source>
        <translation>{unit:nom} je postavena</translation>
    </message>
    <message>
        <source>{where:the} no longer belongs to {old:the}</source>
        <translation>{where:nom} už {where:nepatří/nepatří} {old:dat}</translation>
    </message>
    <message>
        <source>{where:the} now belongs to {new:the}</source>
        <translation>{where:nom} nově {where:patří/patří} {new:dat}</translation>
    </message>
    <message>
        <source>{where:the} goes from {old:the} to {new:the}</source>
        <translation>{where:nom} {where:připadá/připadají} {new:dat}, dosud {where:patřil/patřila/patřilo/patřily/patřila} {old:dat}</translation>
    </message>
    <message>
        <source>not on the board</source>
        <translation>nebyla na plánu</translation>
    </message>
    <message>
        <source>{unit}: {old}, now {new}</source>
        <translation>{unit}: {old}, nově {new}</translation>
    </message>
    <message>
        <source>the slip was written for another board: nothing of it is judged</source>
        <translation>lístek byl psán pro jiný plán: nic z něj se nevyhodnotí</translation>
    </message>
    <message>
        <source>no slip</source>
        <translation>bez lístku</translation>
    </message>
</context>
<context>
    <name>PreviewScreen</name>
    <message numerus="yes">
        <source>%n line(s) nobody has ruled on: not carried out{rule}.</source>
        <translation>
            <numerusform>%n řádek, o němž nikdo nerozhodl: neprovede se{rule}.</numerusform>
            <numerusform>%n řádky, o nichž nikdo nerozhodl: neprovedou se{rule}.</numerusform>
            <numerusform>%n řádků, o nichž nikdo nerozhodl: neprovedou se{rule}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing changes on the board.</source>
        <translation>Na plánu se nic nemění.</translation>
    </message>
    <message>
        <source>“{line}”: not carried out</source>
        <translation>„{line}“: neprovede se</translation>
    </message>
    <message>
        <source>No slip: {powers}</source>
        <translation>Bez lístku: {powers}</translation>
    </message>
    <message>
        <source>Otherwise than judged before</source>
        <translation>Jinak než při prvním vyhodnocení</translation>
    </message>
    <message>
        <source>Nothing: it comes out the same.</source>
        <translation>Nic: vychází to stejně.</translation>
    </message>
    <message>
        <source>preview</source>
        <translation>náhled</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Změny</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Výsledky</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Povely</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Výsledek</translation>
    </message>
    <message>
        <source>Back to the slips</source>
        <translation>Zpět k lístkům</translation>
    </message>
    <message>
        <source>Nothing is stored yet (Esc)</source>
        <translation>Zatím se nic neuložilo (Esc)</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Studovna</translation>
    </message>
    <message>
        <source>Try it otherwise in a study that is kept nowhere and that only you see (S)</source>
        <translation>Zkusit to jinak ve studii, která se nikam neukládá a kterou vidíš jen ty (S)</translation>
    </message>
    <message>
        <source>Seen by nobody else yet</source>
        <translation>Zatím to nikdo jiný nevidí</translation>
    </message>
    <message>
        <source>Commit: {phase}</source>
        <translation>Potvrdit: {phase}</translation>
    </message>
    <message>
        <source>From then on everybody sees it (Ctrl+Enter)</source>
        <translation>Od té chvíle to vidí všichni (Ctrl+Enter)</translation>
    </message>
</context>
<context>
    <name>PreviewStudy</name>
    <message>
        <source>Preview</source>
        <translation>Náhled</translation>
    </message>
    <message>
        <source>Back to the preview (Esc); what is tried here is not kept</source>
        <translation>Zpět k náhledu (Esc); co se tu zkusí, se nikam neuloží</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>{game} (board not set up yet)</source>
        <translation>{game} (mapa ještě není upravená)</translation>
    </message>
    <message>
        <source>{game} (preview, not committed)</source>
        <translation>{game} (náhled, ještě neplatí)</translation>
    </message>
</context>
<context>
    <name>SlipBox</name>
    <message>
        <source>late, not taken</source>
        <translation>pozdě, neuznáno</translation>
    </message>
    <message>
        <source>nothing to write</source>
        <translation>nemá co psát</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) to be ruled on</source>
        <translation>
            <numerusform>%n řádek k rozhodnutí</numerusform>
            <numerusform>%n řádky k rozhodnutí</numerusform>
            <numerusform>%n řádků k rozhodnutí</numerusform>
        </translation>
    </message>
    <message>
        <source>no slip yet</source>
        <translation>zatím bez lístku</translation>
    </message>
    <message numerus="yes">
        <source>%n order(s)</source>
        <translation>
            <numerusform>%n povel</numerusform>
            <numerusform>%n povely</numerusform>
            <numerusform>%n povelů</numerusform>
        </translation>
    </message>
    <message>
        <source>late, taken: {state}</source>
        <translation>pozdě, uznáno: {state}</translation>
    </message>
    <message>
        <source>Written before the board was changed. Does it still count?</source>
        <translation>Napsáno před změnou plánu. Platí to ještě?</translation>
    </message>
    <message>
        <source>It counts</source>
        <translation>Platí</translation>
    </message>
    <message>
        <source>Set it aside</source>
        <translation>Odložit</translation>
    </message>
    <message>
        <source>From before the table went back. What of it counts?</source>
        <translation>Tohle tu stálo před vrácením. Co z toho platí?</translation>
    </message>
    <message>
        <source>All of it</source>
        <translation>Všechno</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Nechat být</translation>
    </message>
    <message>
        <source>Slips of several powers: {powers}. Give each its own?</source>
        <translation>Lístky několika hráčů: {powers}. Dát každému ten jeho?</translation>
    </message>
    <message>
        <source>Share out (F4)</source>
        <translation>Rozdělit (F4)</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Nechat</translation>
    </message>
    <message>
        <source>nothing to write: set aside</source>
        <translation>nemá co psát: odloženo</translation>
    </message>
    <message>
        <source>written for another board</source>
        <translation>psáno pro jiný plán</translation>
    </message>
    <message>
        <source>Slip: {power}</source>
        <translation>Lístek: {power}</translation>
    </message>
    <message>
        <source>Late orders…</source>
        <translation>Pozdní povely…</translation>
    </message>
    <message>
        <source>Another player…</source>
        <translation>Jiný hráč…</translation>
    </message>
    <message numerus="yes">
        <source>%n order(s) in vain</source>
        <translation>
            <numerusform>%n marný povel</numerusform>
            <numerusform>%n marné povely</numerusform>
            <numerusform>%n marných povelů</numerusform>
        </translation>
    </message>
    <message>
        <source>no order is missing</source>
        <translation>žádný povel nechybí</translation>
    </message>
    <message>
        <source>{units} without an order</source>
        <translation>{units} bez povelu</translation>
    </message>
</context>
</TS>
