<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs" sourcelanguage="en">
<context>
    <name>Difference</name>
    <message>
        <source>{power}, {what}: recorded “{theirs}”, ruled “{ours}”.</source>
        <translation>{power}, {what}: v záznamu „{theirs}“, zde „{ours}“.</translation>
    </message>
    <message>
        <source>{power}, on the board afterwards: recorded {theirs}, ruled {ours}.</source>
        <translation>{power}, potom na plánu: v záznamu {theirs}, zde {ours}.</translation>
    </message>
    <message>
        <source>{power}, {what}, retreats: recorded {theirs}, ruled {ours}.</source>
        <translation>{power}, {what}, ústupy: v záznamu {theirs}, zde {ours}.</translation>
    </message>
    <message>
        <source>The centre {what}: recorded {theirs}, ruled {ours}.</source>
        <translation>Centrum {what}: v záznamu {theirs}, zde {ours}.</translation>
    </message>
    <message>
        <source>{what}, who owns it afterwards: recorded {theirs}, ruled {ours}.</source>
        <translation>{what}, komu pak patří: v záznamu {theirs}, zde {ours}.</translation>
    </message>
    <message>
        <source>{what}: recorded “{theirs}”, but nobody orders such a unit here.</source>
        <translation>{what}: v záznamu „{theirs}“, zde takové jednotce nikdo nevelí.</translation>
    </message>
    <message>
        <source>ok</source>
        <translation>v pořádku</translation>
    </message>
    <message>
        <source>bounce</source>
        <translation>odraženo</translation>
    </message>
    <message>
        <source>no convoy</source>
        <translation>bez konvoje</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>zrušeno</translation>
    </message>
    <message>
        <source>void</source>
        <translation>neplatné</translation>
    </message>
    <message>
        <source>dislodged</source>
        <translation>vytlačeno</translation>
    </message>
    <message>
        <source>disrupted</source>
        <translation>přerušeno</translation>
    </message>
    <message>
        <source>disbanded</source>
        <translation>rozpuštěno</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
</context>
<context>
    <name>DifferencesPage</name>
    <message>
        <source>Differences</source>
        <translation>Rozdíly</translation>
    </message>
</context>
<context>
    <name>ForeignScreen</name>
    <message>
        <source>Back to the start</source>
        <translation>Zpět na začátek</translation>
    </message>
    <message>
        <source>Back to the start (Esc)</source>
        <translation>Zpět na začátek (Esc)</translation>
    </message>
    <message>
        <source>Go on with it here…</source>
        <translation>Pokračovat ve hře tady…</translation>
    </message>
    <message>
        <source>A game master’s table is made of this game</source>
        <translation>Z této hry vznikne stůl vedoucího hry</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Výsledky</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Rozdíly</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Hra</translation>
    </message>
    <message>
        <source>No orders are recorded in this game.</source>
        <translation>V této hře nejsou zapsány žádné povely.</translation>
    </message>
</context>
<context>
    <name>HistoryBar</name>
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
        <source>One phase back ([)</source>
        <translation>O fázi zpět ([)</translation>
    </message>
    <message>
        <source>One phase on (])</source>
        <translation>O fázi dál (])</translation>
    </message>
</context>
<context>
    <name>HistoryScreen</name>
    <message>
        <source>Back to the game</source>
        <translation>Zpět do hry</translation>
    </message>
    <message>
        <source>Back to the game (Esc)</source>
        <translation>Zpět do hry (Esc)</translation>
    </message>
    <message>
        <source>Orders and results</source>
        <translation>Povely a výsledky</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistika</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>Nothing has been revealed yet.</source>
        <translation>Ještě nic nebylo odhaleno.</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Fáze</translation>
    </message>
</context>
<context>
    <name>IntoStudy</name>
    <message>
        <source>Study</source>
        <translation>Studovna</translation>
    </message>
    <message>
        <source>Open the whole game in the study, at this phase, and play it otherwise (S)</source>
        <translation>Otevřít celou hru ve studovně v této fázi a hrát ji jinak (S)</translation>
    </message>
    <message>
        <source>Open this phase in the study, to order otherwise and play on (S)</source>
        <translation>Otevřít tuto fázi ve studovně: zkusit jiné povely a hrát dál (S)</translation>
    </message>
</context>
<context>
    <name>PhaseLine</name>
    <message>
        <source>Past phases</source>
        <translation>Minulé fáze</translation>
    </message>
</context>
<context>
    <name>Points</name>
    <message>
        <source>Draw size</source>
        <translation>Podle počtu v remíze</translation>
    </message>
    <message>
        <source>Sum of squares</source>
        <translation>Součet čtverců</translation>
    </message>
    <message>
        <source>C-Diplo 100</source>
        <translation>C-Diplo 100</translation>
    </message>
    <message>
        <source>C-Diplo 80</source>
        <translation>C-Diplo 80</translation>
    </message>
    <message>
        <source>C-Diplo Namur</source>
        <translation>C-Diplo Namur</translation>
    </message>
    <message>
        <source>Carnage</source>
        <translation>Carnage</translation>
    </message>
    <message>
        <source>Carnage, eliminated equal</source>
        <translation>Carnage, vyřazení nastejno</translation>
    </message>
    <message>
        <source>Carnage, centre count</source>
        <translation>Carnage podle center</translation>
    </message>
    <message>
        <source>Carnage 2023</source>
        <translation>Carnage 2023</translation>
    </message>
    <message>
        <source>ManorCon</source>
        <translation>ManorCon</translation>
    </message>
    <message>
        <source>ManorCon, original</source>
        <translation>ManorCon, původní</translation>
    </message>
    <message>
        <source>ManorCon v2</source>
        <translation>ManorCon v2</translation>
    </message>
    <message>
        <source>Tribute</source>
        <translation>Tribut</translation>
    </message>
    <message>
        <source>Open Tribute</source>
        <translation>Otevřený tribut</translation>
    </message>
    <message>
        <source>Dixie</source>
        <translation>Dixie</translation>
    </message>
    <message>
        <source>100 / n for each who shares. Alone: 100.</source>
        <translation>100 / n pro každého, kdo se dělí. Sám: 100.</translation>
    </message>
    <message>
        <source>100 · c² / Σc². Alone: 100.</source>
        <translation>100 · c² / Σc². Sám: 100.</translation>
    </message>
    <message>
        <source>1 for playing + c + 38, 14, 7 for the first three places. Alone: 100.</source>
        <translation>1 za účast + c + 38, 14, 7 za první tři místa. Sám: 100.</translation>
    </message>
    <message>
        <source>c + 25, 14, 7 for the first three places. Alone: 80.</source>
        <translation>c + 25, 14, 7 za první tři místa. Sám: 80.</translation>
    </message>
    <message>
        <source>1 for playing + 5, 9, 12, 14, 16, 18 for 1 to 6 centres and 1 for each more + 38, 14, 7 for the first three places. Alone: 85.</source>
        <translation>1 za účast + 5, 9, 12, 14, 16, 18 za 1 až 6 center a 1 za každé další + 38, 14, 7 za první tři místa. Sám: 85.</translation>
    </message>
    <message>
        <source>7000, 6000 … 1000 for places + c; eliminated later stands before earlier. Alone: 28034.</source>
        <translation>7000, 6000 … 1000 za místa + c; kdo byl vyřazen později, stojí výš. Sám: 28034.</translation>
    </message>
    <message>
        <source>7000, 6000 … 1000 for places + c; the eliminated share theirs. Alone: 28034.</source>
        <translation>7000, 6000 … 1000 za místa + c; vyřazení se o svá místa dělí. Sám: 28034.</translation>
    </message>
    <message>
        <source>7007, 6006 … 1001 for places + 500 · c. Alone: 39028, the others 1000.</source>
        <translation>7007, 6006 … 1001 za místa + 500 · c. Sám: 39028, ostatní 1000.</translation>
    </message>
    <message>
        <source>7000, 6000 … 1000 for places + c + 300 for each centre by which one leads alone. Alone: 28034.</source>
        <translation>7000, 6000 … 1000 za místa + c + 300 za každé centrum náskoku, vede-li jediný. Sám: 28034.</translation>
    </message>
    <message>
        <source>q = c² + 4c + 16; 100 · q / Σq of all; eliminated: 0.1 for each year survived. Alone: 75.</source>
        <translation>q = c² + 4c + 16; 100 · q / Σq všech; vyřazení: 0,1 za každý přežitý rok. Sám: 75.</translation>
    </message>
    <message>
        <source>q = c² + 4c + 16; 100 · q / Σq of all; eliminated: 0.1 for each year survived. Alone: 100.</source>
        <translation>q = c² + 4c + 16; 100 · q / Σq všech; vyřazení: 0,1 za každý přežitý rok. Sám: 100.</translation>
    </message>
    <message>
        <source>q = c² + 4c + 16; 100 · q / Σq of the survivors; eliminated: 0.1 for each year survived. Alone: 100.</source>
        <translation>q = c² + 4c + 16; 100 · q / Σq přeživších; vyřazení: 0,1 za každý přežitý rok. Sám: 100.</translation>
    </message>
    <message>
        <source>c + 66 / n; each survivor pays the leaders L − 6, at most 66 / n. Alone: 100.</source>
        <translation>c + 66 / n; každý přeživší platí vedoucím L − 6, nejvýš 66 / n. Sám: 100.</translation>
    </message>
    <message>
        <source>34 + 3c − (L − c), eliminated 0; a leader gets ⌊Σ(L − c) / N²⌋ more. Alone: 340.</source>
        <translation>34 + 3c − (L − c), vyřazení 0; vedoucí dostane navíc ⌊Σ(L − c) / N²⌋. Sám: 340.</translation>
    </message>
    <message>
        <source>70, 50, 34, 20, 10, 0, 0 for places + 4c; an agreed draw of 2 to 7: 170, 130, 106, 89, 76, 65 each. Alone: 270.</source>
        <translation>70, 50, 34, 20, 10, 0, 0 za místa + 4c; dohodnutá remíza 2 až 7 stran: každá 170, 130, 106, 89, 76, 65. Sám: 270.</translation>
    </message>
</context>
<context>
    <name>PointsPage</name>
    <message>
        <source>Scoring</source>
        <translation>Bodování</translation>
    </message>
    <message>
        <source>If the game ended with the phase shown. c: {counted}, n: who shares, L: the leader’s {counted}, N: leaders. Shared places share their points.</source>
        <translation>Kdyby hra skončila zobrazenou fází. c: {counted}, n: kolik se jich dělí, L: {counted} vedoucího, N: počet vedoucích. O dělená místa se dělí i body.</translation>
    </message>
    <message>
        <source>There is nothing to score.</source>
        <translation>Není co bodovat.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Body</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Supports given to others</source>
        <translation>Podpory cizím jednotkám</translation>
    </message>
    <message>
        <source>The line’s power supported the column’s. In brackets: cut.</source>
        <translation>Kdo (řádek) koho podpořil (sloupec). V závorce: zrušeno.</translation>
    </message>
    <message>
        <source>Stabs</source>
        <translation>Bodnutí do zad</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Povely</translation>
    </message>
    <message>
        <source>How many did what they were meant to do, of how many.</source>
        <translation>Kolik jich splnilo účel, z kolika.</translation>
    </message>
    <message>
        <source>Moves into a space or onto a centre of a power that supported the mover in the same turn or in the one before. A space is a power’s where its unit stands, and within its borders where nobody does.</source>
        <translation>Přesuny do prostoru nebo na centrum toho, kdo útočníka v témže nebo předchozím tahu podpořil. Prostor patří tomu, čí jednotka v něm stojí, a kde nestojí žádná, tomu, v čích hranicích leží.</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Kdo za koho hraje</translation>
    </message>
    <message>
        <source>Nobody supported anybody else.</source>
        <translation>Nikdo nepodpořil nikoho jiného.</translation>
    </message>
    <message>
        <source>{giver} supported {receiver}: {count}, cut {cut}</source>
        <translation>{giver} → {receiver}: podpor {count}, z toho zrušeno {cut}</translation>
    </message>
    <message>
        <source>There was none.</source>
        <translation>Žádné nebylo.</translation>
    </message>
    <message>
        <source>{phase}: {mover:the} against {victim:the}</source>
        <translation>{phase}: {mover:nom} proti {victim:dat}</translation>
    </message>
    <message>
        <source>{order}. {phase}: {victim:the} had helped with {support}</source>
        <translation>{order}. {phase}: {victim:nom} {victim:pomohl/pomohla/pomohlo/pomohly/pomohla} povelem {support}</translation>
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
</context>
</TS>
