<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs" sourcelanguage="en">
<context>
    <name>AllInCard</name>
    <message>
        <source>All know what they play</source>
        <translation>Všichni vědí, za koho hrají</translation>
    </message>
    <message>
        <source>From now on the curtain calls powers, not people.</source>
        <translation>Od teď opona nevolá lidi jménem.</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Zpět ke stolu</translation>
    </message>
    <message>
        <source>All lists are in</source>
        <translation>Všechny seznamy jsou odevzdané</translation>
    </message>
    <message>
        <source>Gather round: all of them are opened at once.</source>
        <translation>Pojďte ke stolu: všechny se otevřou najednou.</translation>
    </message>
    <message>
        <source>Deal the powers</source>
        <translation>Vyhodnotit seznamy</translation>
    </message>
</context>
<context>
    <name>BidPage</name>
    <message>
        <source>{player}: your bids</source>
        <translation>{player}: tvé nabídky</translation>
    </message>
    <message>
        <source>{budget} points for all of them; no two bids alike, except nought. The highest bid of all is met first. Type digits or use the arrows; Enter goes on.</source>
        <translation>Na všechno dohromady {budget} bodů; kromě nuly žádné dvě nabídky stejné. Nejdřív se vyhoví nejvyšší nabídce ze všech. Piš číslice nebo použij šipky; Enter jde dál.</translation>
    </message>
    <message>
        <source>✕ The same bid of {bid} for {sides}. No two bids may be alike.</source>
        <translation>✕ Stejná nabídka {bid}: {sides}. Žádné dvě nabídky nesmějí být stejné.</translation>
    </message>
    <message>
        <source>✕ All bids together: {sum}. That is {over} more than {budget}.</source>
        <translation>✕ Nabídky dohromady: {sum}. To je o {over} víc než {budget}.</translation>
    </message>
    <message>
        <source>Left: {points}</source>
        <translation>Zbývá: {points}</translation>
    </message>
</context>
<context>
    <name>HandedCard</name>
    <message>
        <source>The list is in. Nobody sees it any more, not even {player}.</source>
        <translation>Seznam je odevzdaný. Už ho neuvidí nikdo, ani {player}.</translation>
    </message>
    <message>
        <source>Throw it away and write anew</source>
        <translation>Zahodit a napsat znovu</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Nechat být</translation>
    </message>
</context>
<context>
    <name>OrderPage</name>
    <message>
        <source>In the order of scores</source>
        <translation>V pořadí podle bodů</translation>
    </message>
    <message>
        <source>The highest score chooses first</source>
        <translation>První vybírá, kdo má nejvíc bodů</translation>
    </message>
    <message>
        <source>The lowest score chooses first</source>
        <translation>První vybírá, kdo má nejméně bodů</translation>
    </message>
    <message>
        <source>Who chooses first</source>
        <translation>Kdo vybírá první</translation>
    </message>
    <message>
        <source>Back to the table’s page (Esc)</source>
        <translation>Zpět na stránku hry (Esc)</translation>
    </message>
    <message>
        <source>Take the last one back</source>
        <translation>Vzít poslední zpět</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Hráč</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>Bere si</translation>
    </message>
    <message>
        <source>Score of {player}</source>
        <translation>Body: {player}</translation>
    </message>
    <message>
        <source>✕ {player}: “{score}” is no number. Type it in digits, like 12,5.</source>
        <translation>✕ {player}: „{score}“ není číslo. Napiš ho číslicemi, třeba 12,5.</translation>
    </message>
    <message>
        <source>Type everybody’s score, or none at all: then the lot sets the order.</source>
        <translation>Zapiš body všem, nebo nikomu nic: pak pořadí určí los.</translation>
    </message>
    <message>
        <source>Set the order</source>
        <translation>Určit pořadí</translation>
    </message>
    <message>
        <source>Everybody sees what is left, and takes one of it.</source>
        <translation>Všichni vidí, co zbývá; kdo je na řadě, jedno si vezme.</translation>
    </message>
    <message>
        <source>{player} chooses.</source>
        <translation>Vybírá: {player}.</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Zpět ke stolu</translation>
    </message>
    <message>
        <source>Everybody has chosen.</source>
        <translation>Všichni mají vybráno.</translation>
    </message>
</context>
<context>
    <name>PowerPage</name>
    <message>
        <source>{player}: you play</source>
        <translation>{player}: hraješ za</translation>
    </message>
    <message>
        <source>Tell nobody, and show nobody. From now on the curtain calls the power, not you.</source>
        <translation>Nikomu to neříkej ani neukazuj. Od teď tě opona nebude volat jménem.</translation>
    </message>
    <message>
        <source>Set a PIN: without one, anybody who presses the button at the curtain sees your desk, and knows who you are by your orders.</source>
        <translation>Nastav si PIN: bez něj uvidí tvůj stůl každý, kdo u opony zmáčkne tlačítko, a z povelů pozná, kdo jsi.</translation>
    </message>
    <message>
        <source>I know it, lower the curtain</source>
        <translation>Vím to, spustit oponu</translation>
    </message>
    <message>
        <source>PIN is set. Change it…</source>
        <translation>PIN je nastavený. Změnit…</translation>
    </message>
    <message>
        <source>Set a PIN…</source>
        <translation>Nastavit PIN…</translation>
    </message>
</context>
<context>
    <name>SeatCall</name>
    <message>
        <source>Look what you play</source>
        <translation>Podívej se, za koho hraješ</translation>
    </message>
    <message>
        <source>Write your list</source>
        <translation>Napiš svůj seznam</translation>
    </message>
    <message>
        <source>Write your bids</source>
        <translation>Napiš své nabídky</translation>
    </message>
    <message>
        <source>Pass the laptop to</source>
        <translation>Předejte počítač</translation>
    </message>
    <message>
        <source>I am {player}, raise the curtain</source>
        <translation>Jsem {player}, zvednout oponu</translation>
    </message>
    <message>
        <source>The others look away now.</source>
        <translation>Ostatní se teď dívají jinam.</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Teď nemůžu</translation>
    </message>
</context>
<context>
    <name>SeatingCurtain</name>
    <message>
        <source>Back to the table’s page (Esc)</source>
        <translation>Zpět na stránku hry (Esc)</translation>
    </message>
    <message>
        <source>{player}: has looked</source>
        <translation>{player}: už se podíval(a)</translation>
    </message>
    <message>
        <source>{player}: has not looked yet</source>
        <translation>{player}: ještě se nepodíval(a)</translation>
    </message>
    <message>
        <source>{player}: the list is in</source>
        <translation>{player}: seznam odevzdán</translation>
    </message>
    <message>
        <source>{player}: no list yet</source>
        <translation>{player}: zatím bez seznamu</translation>
    </message>
    <message>
        <source>{player}: the list is in and hidden.</source>
        <translation>{player}: seznam je odevzdaný a skrytý.</translation>
    </message>
</context>
<context>
    <name>SecretPage</name>
    <message>
        <source>Cover</source>
        <translation>Zakrýt</translation>
    </message>
    <message>
        <source>Change something</source>
        <translation>Ještě něco změnit</translation>
    </message>
    <message>
        <source>Yes, hand it in</source>
        <translation>Ano, odevzdat</translation>
    </message>
    <message>
        <source>Hand in…</source>
        <translation>Odevzdat…</translation>
    </message>
    <message>
        <source>Nobody sees it again before all lists are opened, not even you.</source>
        <translation>Dokud se neotevřou všechny, už ho nikdo neuvidí, ani ty.</translation>
    </message>
</context>
<context>
    <name>SeenCard</name>
    <message>
        <source>{player} has looked, and set no PIN. So nobody may look again.</source>
        <translation>{player}: podíváno, a bez PINu. Znovu se tedy podívat nejde.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Pokračovat</translation>
    </message>
</context>
<context>
    <name>ToldPage</name>
    <message>
        <source>{side}: gone</source>
        <translation>{side}: už pryč</translation>
    </message>
    <message>
        <source>{side}: lost by lot</source>
        <translation>{side}: nepřipadla losem</translation>
    </message>
    <message>
        <source>{side}: given</source>
        <translation>{side}: přidělena</translation>
    </message>
    <message>
        <source>The lists are open</source>
        <translation>Seznamy jsou otevřené</translation>
    </message>
    <message>
        <source>All at once</source>
        <translation>Všechno najednou</translation>
    </message>
    <message>
        <source>Everybody sees all lists now. Step by step, who gets what:</source>
        <translation>Teď vidí všechny seznamy každý. Krok za krokem, kdo co dostane:</translation>
    </message>
    <message>
        <source>No lot was needed.</source>
        <translation>Los nebyl potřeba.</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Zpět ke stolu</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Další</translation>
    </message>
</context>
<context>
    <name>WishPage</name>
    <message>
        <source>{player}: your wishes</source>
        <translation>{player}: tvá přání</translation>
    </message>
    <message>
        <source>The dearest on top. A click or the letter of a power puts it at the end of the list, Backspace takes the last one off. What is not on it you get by lot only.</source>
        <translation>Nejvytouženější nahoře. Kliknutí nebo písmeno přidá na konec seznamu, Backspace odebere poslední. Co na něm není, dostaneš jen losem.</translation>
    </message>
    <message>
        <source>Not on the list</source>
        <translation>Mimo seznam</translation>
    </message>
    <message>
        <source>My list</source>
        <translation>Můj seznam</translation>
    </message>
    <message>
        <source>Not on the list, so by lot only: {sides}.</source>
        <translation>Mimo seznam, tedy jen losem: {sides}.</translation>
    </message>
    <message>
        <source>{side}: higher (Alt+Up)</source>
        <translation>{side}: výš (Alt+šipka nahoru)</translation>
    </message>
    <message>
        <source>{side}: lower (Alt+Down)</source>
        <translation>{side}: níž (Alt+šipka dolů)</translation>
    </message>
    <message>
        <source>{side}: off the list</source>
        <translation>{side}: pryč ze seznamu</translation>
    </message>
</context>
</TS>
