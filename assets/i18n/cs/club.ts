<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs" sourcelanguage="en">
<context>
    <name>BattlefieldPage</name>
    <message>
        <source>At least so many games</source>
        <translation>Nejméně tolik her</translation>
    </message>
    <message>
        <source>All-time battlefield</source>
        <translation>Věčné bojiště</translation>
    </message>
    <message>
        <source>Games in which the player of the line came out before : equal with : behind the player of the column. A win stands before a draw, a draw before all else, then {counted} count; who share a draw are equal.</source>
        <translation>Kolikrát skončil hráč v řádku před : nastejno s : za hráčem ve sloupci. Výhra stojí před remízou, remíza před vším ostatním, dál rozhodují {counted}; kdo sdílejí remízu, jsou si rovni.</translation>
    </message>
    <message>
        <source>Players meet here once a game has been finished.</source>
        <translation>Hráči se tu potkají, jakmile se tu dohraje nějaká hra.</translation>
    </message>
    <message>
        <source>Nobody has finished so many games yet.</source>
        <translation>Tolik her zatím nikdo nedohrál.</translation>
    </message>
    <message>
        <source>{one} and {other}: games together {games}; {one} before {better}, equal {equal}, {other} before {worse}</source>
        <translation>{one} a {other}: společných her {games}; lepší {one}: {better}, nastejno: {equal}, lepší {other}: {worse}</translation>
    </message>
</context>
<context>
    <name>ChoiceCard</name>
    <message>
        <source>Records only</source>
        <translation>Jen záznamy</translation>
    </message>
    <message>
        <source>Records and games</source>
        <translation>Záznamy a hry</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
</context>
<context>
    <name>Club</name>
    <message>
        <source>This is not JSON from line {line}, column {column}.</source>
        <translation>Od řádku {line}, sloupce {column}, to není JSON.</translation>
    </message>
    <message>
        <source>The text is not in UTF-8.</source>
        <translation>Text není v UTF-8.</translation>
    </message>
    <message>
        <source>The file is too large: {size} bytes, at most {limit}.</source>
        <translation>Soubor je příliš velký: {size} bajtů, nejvýš {limit}.</translation>
    </message>
    <message>
        <source>The file holds no club’s records.</source>
        <translation>V souboru nejsou záznamy žádného klubu.</translation>
    </message>
    <message>
        <source>The records were written by a newer version of Velmoc (format {found}; this program knows {known}). They stay as they are.</source>
        <translation>Záznamy zapsala novější verze Velmoci (formát {found}, tento program zná {known}). Zůstanou, jak jsou.</translation>
    </message>
    <message>
        <source>A value that cannot be stands at {where}.</source>
        <translation>V {where} je hodnota, která tam být nemůže.</translation>
    </message>
    <message>
        <source>Both names are known to be one player’s already: {player}.</source>
        <translation>O obou jménech se už ví, že patří jednomu hráči: {player}.</translation>
    </message>
    <message>
        <source>{one} and {other} sat at one table in “{game}”. If they are one player all the same, he commanded the powers of both there.</source>
        <translation>{one} a {other} seděli u jednoho stolu ve hře „{game}“. Pokud jde přesto o jednoho hráče, hrál tam za oba.</translation>
    </message>
    <message>
        <source>A player needs a name.</source>
        <translation>Hráč potřebuje jméno.</translation>
    </message>
    <message>
        <source>Another window or program is just writing into this file. Nothing was changed; try again: {file}</source>
        <translation>Do tohoto souboru právě zapisuje jiné okno nebo program. Nic se nezměnilo, zkus to znovu: {file}</translation>
    </message>
    <message>
        <source>The file or its folder cannot be written, so nothing was stored: {file}</source>
        <translation>Do souboru nebo jeho složky nelze zapisovat, proto se nic neuložilo: {file}</translation>
    </message>
    <message>
        <source>A newer version of Velmoc wrote this file. It stays as it is: {file}</source>
        <translation>Tento soubor zapsala novější verze Velmoci. Zůstává, jak je: {file}</translation>
    </message>
    <message>
        <source>The club’s records themselves lie there; choose another place: {file}</source>
        <translation>Leží tam samy záznamy klubu, zvol jiné místo: {file}</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>ukončeno</translation>
    </message>
    <message>
        <source>most {counted}</source>
        <translation>nejvíc {counted:gen}</translation>
    </message>
    <message>
        <source>solo</source>
        <translation>sólo</translation>
    </message>
    <message>
        <source>conceded</source>
        <translation>vzdáno</translation>
    </message>
    <message>
        <source>last at the table</source>
        <translation>poslední u stolu</translation>
    </message>
    <message>
        <source>short game</source>
        <translation>krátká hra</translation>
    </message>
    <message>
        <source>League of “{game}”</source>
        <translation>Liga hry „{game}“</translation>
    </message>
    <message>
        <source>Write the league’s name, such as Gunboat, or choose one. Its seasons are the years in which games were played. Without a name the game counts for none.</source>
        <translation>Napiš název ligy, třeba Gunboat, nebo ji vyber. Sezony jsou roky, ve kterých se hry odehrály. Bez názvu se hra do žádné ligy nepočítá.</translation>
    </message>
    <message>
        <source>Known already: {names}.</source>
        <translation>Už známá jména: {names}.</translation>
    </message>
    <message>
        <source>Who is {player}?</source>
        <translation>Kdo je {player}?</translation>
    </message>
    <message>
        <source>Which name is not {player}?</source>
        <translation>Které jméno není {player}?</translation>
    </message>
    <message>
        <source>Games played under this name count for a player of their own again.</source>
        <translation>Hry hrané pod tímto jménem se zase počítají samostatnému hráči.</translation>
    </message>
    <message>
        <source>Choose the name that this player goes by from now on, or write it. All games of both names count for one player; the games themselves stay as they are, and the names can be parted again.</source>
        <translation>Vyber nebo napiš jméno, pod kterým bude hráč od teď veden. Všechny hry obou jmen se počítají jednomu hráči; hry samy se nemění a jména lze zase rozdělit.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Místo</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Hráč</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Hry</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Výhry</translation>
    </message>
    <message>
        <source>Games won alone</source>
        <translation>Hry vyhrané samostatně</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Remízy</translation>
    </message>
    <message>
        <source>Games shared</source>
        <translation>Hry s podílem na remíze</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>1 for a win, an equal part of 1 for a draw</source>
        <translation>1 za výhru, při remíze stejný díl z 1</translation>
    </message>
    <message>
        <source>{counted} at the end, on average</source>
        <translation>{counted} na konci, v průměru</translation>
    </message>
    <message>
        <source>Games in which {counted} were left at the end</source>
        <translation>Hry, na jejichž konci hráč nezůstal bez {counted:gen}</translation>
    </message>
    <message>
        <source>Survived</source>
        <translation>Přežil</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Counted things</source>
        <translation>Počítané věci</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Počet</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tah</translation>
    </message>
    <message>
        <source>Off best</source>
        <translation>Odstup</translation>
    </message>
    <message>
        <source>How far from the best choice, on average</source>
        <translation>Jak daleko od nejlepší volby, v průměru</translation>
    </message>
    <message>
        <source>{mean} from the best choice</source>
        <translation>{mean} od nejlepší volby</translation>
    </message>
</context>
<context>
    <name>ClubScreen</name>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>The club’s records stay as they are</source>
        <translation>Klubové záznamy zůstávají, jak jsou</translation>
    </message>
    <message>
        <source>The club’s records cannot be used.</source>
        <translation>Klubové záznamy nejde použít.</translation>
    </message>
    <message>
        <source>The club</source>
        <translation>Klub</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Import…</translation>
    </message>
    <message>
        <source>Add the records of another club, or records and games of another computer</source>
        <translation>Přidat záznamy jiného klubu, nebo záznamy a hry z jiného počítače</translation>
    </message>
    <message>
        <source>Write the records to a file, or records and games to a folder</source>
        <translation>Zapsat záznamy do souboru, nebo záznamy a hry do složky</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Tisk…</translation>
    </message>
    <message>
        <source>This page on paper, as PDF, picture or text (Ctrl+P)</source>
        <translation>Tato stránka na papír, do PDF, jako obrázek nebo text (Ctrl+P)</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Export…</translation>
    </message>
    <message>
        <source>They were set aside as {file}; what can be read of them is kept, and results are told anew from the games’ files.</source>
        <translation>Jsou odloženy jako {file}; co z nich jde přečíst, zůstalo, a výsledky se berou znovu ze souborů her.</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Knihovna</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Žebříček</translation>
    </message>
    <message>
        <source>Battlefield</source>
        <translation>Věčné bojiště</translation>
    </message>
    <message>
        <source>Hall of fame</source>
        <translation>Síň slávy</translation>
    </message>
    <message>
        <source>Leagues</source>
        <translation>Ligy</translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n hra</numerusform>
            <numerusform>%n hry</numerusform>
            <numerusform>%n her</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>Export</source>
        <translation>Export</translation>
    </message>
    <message>
        <source>Results, players and leagues as one file for another club, or to keep.</source>
        <translation>Výsledky, hráči a ligy v jednom souboru, pro jiný klub nebo do zásoby.</translation>
    </message>
    <message>
        <source>A new folder with the records and a copy of every game’s file. The file of a game that a master led holds every word of its slips.</source>
        <translation>Nová složka se záznamy a kopií souboru každé hry. Soubor hry, která měla vedoucího, obsahuje každé slovo z jejích lístků.</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Import</translation>
    </message>
    <message>
        <source>Results, players and leagues out of one file. What is known stays as it is.</source>
        <translation>Výsledky, hráči a ligy z jednoho souboru. Co je známo, zůstává, jak je.</translation>
    </message>
    <message>
        <source>A folder with records and games. Games that are not here yet are copied to the others.</source>
        <translation>Složka se záznamy a hrami. Hry, které tu ještě nejsou, se zkopírují k ostatním.</translation>
    </message>
    <message>
        <source>Export the club’s records</source>
        <translation>Export klubových záznamů</translation>
    </message>
    <message>
        <source>Import a club’s records</source>
        <translation>Import klubových záznamů</translation>
    </message>
    <message>
        <source>Where shall the new folder lie?</source>
        <translation>Kde má nová složka ležet?</translation>
    </message>
    <message>
        <source>Which folder has records and games?</source>
        <translation>Ve které složce jsou záznamy a hry?</translation>
    </message>
    <message>
        <source>Records of a club ({suffix})</source>
        <translation>Záznamy klubu ({suffix})</translation>
    </message>
    <message>
        <source>The records are exported</source>
        <translation>Záznamy jsou uloženy</translation>
    </message>
    <message>
        <source>{games} in {file}.</source>
        <translation>{games} v souboru {file}.</translation>
    </message>
    <message>
        <source>The records are imported</source>
        <translation>Záznamy jsou převzaty</translation>
    </message>
    <message>
        <source>Not copied, because they are gone or open elsewhere: {count}.</source>
        <translation>Nezkopírováno, protože chybí nebo jsou otevřené jinde: {count}.</translation>
    </message>
    <message>
        <source>Records and games are exported</source>
        <translation>Záznamy a hry jsou exportovány</translation>
    </message>
    <message>
        <source>Games: {added} new, {known} known already.</source>
        <translation>Hry: nových {added}, už známých {known}.</translation>
    </message>
    <message>
        <source>Files that are no game: {count}.</source>
        <translation>Souborů, které nejsou hrou: {count}.</translation>
    </message>
    <message>
        <source>Results:</source>
        <translation>Výsledky:</translation>
    </message>
    <message>
        <source>Records and games are imported</source>
        <translation>Záznamy a hry jsou importovány</translation>
    </message>
    <message>
        <source>New here: {added}. Known already: {known}; told otherwise there and kept as they are here: {differing}.</source>
        <translation>Nových her: {added}. Známých: {known}; z toho tam stojí něco jiného a platí zdejší záznam: {differing}.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
</context>
<context>
    <name>GameChips</name>
    <message>
        <source>All games</source>
        <translation>Všechny hry</translation>
    </message>
    <message>
        <source>Which game</source>
        <translation>Která hra</translation>
    </message>
</context>
<context>
    <name>GamePanel</name>
    <message>
        <source>Look at it</source>
        <translation>Prohlédnout</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Pokračovat</translation>
    </message>
    <message>
        <source>Find the file…</source>
        <translation>Najít soubor…</translation>
    </message>
    <message>
        <source>Past phases</source>
        <translation>Minulé fáze</translation>
    </message>
    <message>
        <source>What has happened</source>
        <translation>Co se stalo</translation>
    </message>
    <message>
        <source>Every phase with its orders, {counted} and statistics</source>
        <translation>Každá fáze: povely, {counted} a statistika</translation>
    </message>
    <message>
        <source>Every round with what it brought to everybody</source>
        <translation>Každé kolo a co komu přineslo</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Studovna</translation>
    </message>
    <message>
        <source>The whole game as a chapter, to play it otherwise from any phase</source>
        <translation>Celá hra jako kapitola studie, od každé fáze se dá hrát jinak</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Vrátit</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Odložit</translation>
    </message>
    <message>
        <source>Into the archive, or out of it</source>
        <translation>Do archivu, nebo z něj</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Nepočítat</translation>
    </message>
    <message>
        <source>Let it count</source>
        <translation>Počítat</translation>
    </message>
    <message>
        <source>Whether rankings, battlefield and leagues count this game</source>
        <translation>Zda se hra počítá v žebříčku, na věčném bojišti a v ligách</translation>
    </message>
    <message>
        <source>League…</source>
        <translation>Liga…</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Odebrat…</translation>
    </message>
    <message>
        <source>Take the game off the list; its file stays</source>
        <translation>Vyřadit hru ze seznamu; soubor zůstane</translation>
    </message>
    <message>
        <source>League: {league}</source>
        <translation>Liga: {league}</translation>
    </message>
    <message>
        <source>gunboat</source>
        <translation>gunboat</translation>
    </message>
    <message>
        <source>in the archive</source>
        <translation>v archivu</translation>
    </message>
    <message>
        <source>left out of the rankings</source>
        <translation>nepočítá se do žebříčku</translation>
    </message>
    <message>
        <source>not ranked, nobody played against anybody</source>
        <translation>v žebříčku není, nikdo nehrál proti nikomu</translation>
    </message>
    <message>
        <source>only the result is remembered, the file is not here</source>
        <translation>zachoval se jen výsledek, soubor tu není</translation>
    </message>
</context>
<context>
    <name>HallPage</name>
    <message>
        <source>Who won alone. A double click shows the game in the library.</source>
        <translation>Kdo vyhrál sám. Dvojklik ukáže hru v knihovně.</translation>
    </message>
    <message>
        <source>Nobody has won a game alone yet.</source>
        <translation>Sám zatím nikdo nevyhrál.</translation>
    </message>
    <message>
        <source>Victories</source>
        <translation>Vítězství</translation>
    </message>
    <message>
        <source>Most victories</source>
        <translation>Nejvíc vítězství</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Hráno</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Hráč</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Hrál za</translation>
    </message>
    <message>
        <source>Played as</source>
        <translation>Hrál za</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Jak</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Hra</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Výhry</translation>
    </message>
</context>
<context>
    <name>LeaguePage</name>
    <message>
        <source>League</source>
        <translation>Liga</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Sezona</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabulka</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Výsledky</translation>
    </message>
    <message>
        <source>Players by place: {counted}</source>
        <translation>Pořadí hráčů: {counted}</translation>
    </message>
    <message>
        <source>Players by place: {counted}, points</source>
        <translation>Pořadí hráčů: {counted}, body</translation>
    </message>
    <message>
        <source>c: {counted}, n: who shares, L: the leader’s {counted}, N: leaders. Who commands several powers counts as one.</source>
        <translation>c: {counted}, n: kolik jich sdílí, L: {counted} vedoucího, N: počet vedoucích. Kdo hraje za několik stran, počítá se jako jeden.</translation>
    </message>
    <message>
        <source>Placed by points, then by {counted} on average. The rating is the season’s own.</source>
        <translation>Pořadí podle bodů, pak podle průměru {counted:gen}. Rating platí jen za sezonu.</translation>
    </message>
    <message>
        <source>1 for a win, 1 / n for each of n who share a draw, else 0.</source>
        <translation>1 za výhru, 1 / n pro každého z n, kdo sdílejí remízu, jinak 0.</translation>
    </message>
    <message>
        <source>No finished game counts for a league yet. In the library, League… says for which one the chosen game counts.</source>
        <translation>Do žádné ligy se zatím nepočítá dohraná hra. V knihovně se tlačítkem Liga… určí, do které se počítá vybraná hra.</translation>
    </message>
    <message>
        <source>Shares of games</source>
        <translation>Podíly na hrách</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Bodování</translation>
    </message>
    <message>
        <source>How the games of this league are scored</source>
        <translation>Jak se bodují hry této ligy</translation>
    </message>
    <message>
        <source>All seasons</source>
        <translation>Všechny sezony</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Hráno</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Hra</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Konec</translation>
    </message>
</context>
<context>
    <name>LibraryPage</name>
    <message>
        <source>Search games</source>
        <translation>Hledat hry</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Hry</translation>
    </message>
    <message>
        <source>All  {count}</source>
        <translation>Všechny  {count}</translation>
    </message>
    <message>
        <source>Running  {count}</source>
        <translation>Rozehrané  {count}</translation>
    </message>
    <message>
        <source>Finished  {count}</source>
        <translation>Dohrané  {count}</translation>
    </message>
    <message>
        <source>Archive  {count}</source>
        <translation>Archiv  {count}</translation>
    </message>
    <message>
        <source>Search games, players, powers, years…</source>
        <translation>Hledat hry, hráče, za koho hráli, roky…</translation>
    </message>
    <message>
        <source>No game is found. A search looks for titles, players, powers, results, leagues, years.</source>
        <translation>Žádná hra se nenašla. Hledá se v názvech, u hráčů i za koho hráli, ve výsledcích, ligách a letech.</translation>
    </message>
    <message>
        <source>Nothing has been put away. A chosen game is put here by its button.</source>
        <translation>Nic není odloženo. Vybranou hru sem přesune její tlačítko Odložit.</translation>
    </message>
    <message>
        <source>No game is here yet.</source>
        <translation>Zatím tu není žádná hra.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Hra</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Hráno</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stav</translation>
    </message>
    <message>
        <source>Of which game</source>
        <translation>Která hra</translation>
    </message>
    <message>
        <source>gunboat</source>
        <translation>gunboat</translation>
    </message>
    <message>
        <source>The file stays where it is. A result that was counted stays counted.</source>
        <translation>Soubor zůstane, kde je. Výsledek, který se počítal, se počítá dál.</translation>
    </message>
    <message>
        <source>Only the club remembers this result; it would be forgotten.</source>
        <translation>Tento výsledek zná jen klub; zapomněl by se.</translation>
    </message>
    <message>
        <source>Remove “{title}” from the list?</source>
        <translation>Odebrat hru „{title}“ ze seznamu?</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Odebrat</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Ponechat</translation>
    </message>
</context>
<context>
    <name>NameCard</name>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Use this name</source>
        <translation>Použít toto jméno</translation>
    </message>
</context>
<context>
    <name>PlayersPage</name>
    <message>
        <source>Search players…</source>
        <translation>Hledat hráče…</translation>
    </message>
    <message>
        <source>Search players</source>
        <translation>Hledat hráče</translation>
    </message>
    <message>
        <source>At least so many games</source>
        <translation>Nejméně tolik her</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Žebříček</translation>
    </message>
    <message>
        <source>Games of the player</source>
        <translation>Hry hráče</translation>
    </message>
    <message>
        <source>Players are ranked once a game has been finished here.</source>
        <translation>Žebříček začne, jakmile se tu dohraje nějaká hra.</translation>
    </message>
    <message>
        <source>Same player as…</source>
        <translation>Týž hráč jako…</translation>
    </message>
    <message>
        <source>Part the names</source>
        <translation>Rozdělit jména</translation>
    </message>
    <message>
        <source>Also known as {names}</source>
        <translation>Také pod jménem: {names}</translation>
    </message>
    <message>
        <source>R: rating, {start} before the first game. S: share of the game, 1 for a win, an equal part for each who shares a draw, 0 else. {stake} points are at stake in each game; what some win others lose. A double click on a player’s game shows its figures.</source>
        <translation>R: rating, před první hrou {start}. S: podíl na hře, 1 za výhru, stejný díl každému, kdo sdílí remízu, jinak 0. V každé hře jde o {stake} bodů; co jedni získají, druzí ztratí. Dvojité kliknutí na hráčovu hru ukáže její čísla.</translation>
    </message>
    <message>
        <source>No player is found.</source>
        <translation>Žádný hráč se nenašel.</translation>
    </message>
    <message>
        <source>Perhaps the same player: {names}</source>
        <translation>Možná tentýž hráč: {names}</translation>
    </message>
    <message>
        <source>Part a name…</source>
        <translation>Oddělit jméno…</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Hráno</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Hra</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Hrál za</translation>
    </message>
    <message>
        <source>Played as</source>
        <translation>Hrál za</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Místo</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>How the game changed the rating</source>
        <translation>Jak hra změnila rating</translation>
    </message>
    <message>
        <source>win</source>
        <translation>výhra</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>remíza</translation>
    </message>
    <message>
        <source>Two names at one table</source>
        <translation>Dvě jména u jednoho stolu</translation>
    </message>
    <message>
        <source>Still one player</source>
        <translation>Přesto jeden hráč</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Dva hráči</translation>
    </message>
</context>
<context>
    <name>RatingCard</name>
    <message>
        <source>Ratings in “{title}”</source>
        <translation>Rating ve hře „{title}“</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Ratingy</translation>
    </message>
    <message>
        <source>S: share of the game. Expected: what stands after S in the brackets, the part that players so strong were to take.</source>
        <translation>S: podíl na hře. Čekáno: co stojí v závorce za S, díl, který měli takto silní hráči získat.</translation>
    </message>
    <message>
        <source>Show the game</source>
        <translation>Ukázat hru</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Hráč</translation>
    </message>
    <message>
        <source>R before</source>
        <translation>R předtím</translation>
    </message>
    <message>
        <source>Share of the game</source>
        <translation>Podíl na hře</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Čekáno</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Změna</translation>
    </message>
    <message>
        <source>R after</source>
        <translation>R potom</translation>
    </message>
</context>
</TS>
