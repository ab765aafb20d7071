"""What people write on a slip besides their orders, in Czech and English alike.

Folded words: without accents and capitals.
"""

import re


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


WITH_OTHERS = _words(
    "the my me moje mym of units unit armies fleets jednotky armady lodstva flotily stale jen na "
    "miste just should will budou co maji will a and svych pozice pozicich"
)
"""What may stand beside a word for all others."""

NO_ORDERS = _words("zadne zadny zadna zadnych bez no none nic nothing nikdo")
ORDERS = _words("povel povely povelu rozkaz rozkazy rozkazu tah tahy tahu order orders move moves")
"""``bez rozkazů``, ``no orders``: an empty set of orders is one, too (VII.1)."""

HEADINGS = ORDERS | _words(
    "jaro jara jaru podzim podzimu leto leta zima zimy spring fall autumn summer winter rok roku "
    "year kolo kola turn phase faze pohyby ustupy retreats stavby builds adjustments uprava stavu "
    "uprav listek list sheet slip hra hry game stul table velmoc power diplomacy diplomacie"
)
"""Words of which headings are made: ``Povely Francie – jaro 1901``."""

BESIDE_HEADINGS = _words("pro for of the na s f w m r a za k ke od do v ve")
"""Small words of a heading; they alone make none."""

GREETINGS = _words(
    "ahoj ahojte cau cus nazdar zdar zdravim dobry den vecer hi hello hey dear mila mily milí "
    "mistre master gm sudi rozhodci diky dik dekuji dekuju dekujeme thanks thank thx cheers "
    "regards best pozdravem pozdrav prosim please posilam posilame sending konec end hotovo done "
    "vsechno hezky preji zatim cus papa bye pls plz thx prosimte zdarec nazdarek servus hoj "
    "zdravicko "
    "yours sincerely kindly love greetings morning evening afternoon gents folks vazeny vazena "
    "srdecne"
)
BESIDE_GREETINGS = ORDERS | _words(
    "s se you your vam ti my moje me nase tady zde here are is je to vse that all so a and i hra "
    "hry pane for pro hru na the pekny kind jsou tohle zasilam prikladam sve svoje have good nice "
    "have day weekend vikend veci much very mnoho moc all vsem everyone sir madam"
)
"""What may stand beside a greeting: ``posílám povely``, ``to je vše, díky``."""

TAKEN_BACK = _words(
    "skrt skrtnuto skrtnout skrtam storno stornovano neplati neplatne neplatny zruseno zrusit "
    "ne nechci omyl chyba spatne not no cancel cancelled canceled crossed void deleted "
    "scratch wrong mistake instead misto zmena zmenit oprava opraveno change changed radeji "
    "spis rather nebo or pripadne popripade jinak else pokud if jestli kdyz when unless "
    "ledaze"
)
"""With one of these, what stands beside an order may undo it: it is asked about."""

LETTERHEAD = re.compile(
    r"^(from|to|cc|bcc|subject|date|sent|re|fwd?|od|komu|kopie|p[rř]edm[eě]t|datum|odesl[aá]no|"
    r"v[eě]c|jm[eé]no|name|hr[aá][cč](ka)?|player|st[uů]l|table|hra|game|velmoc|power|kolo|turn)"
    r"\s*:\s*(?P<rest>.*)$",
    re.IGNORECASE,
)
"""The first lines of a letter or of a printed slip: ``Předmět: tahy Francie``."""

QUOTED_FROM = re.compile(
    r"^(dne|on|am)\b.*\b(napsal|napsala|napsal\(a\)|wrote|schrieb)\b.*:?\s*$"
    r"|^[-_ ]*(p[uů]vodn[ií] zpr[aá]va|p[rř]eposlan[aá] zpr[aá]va|original message|"
    r"forwarded message)[-_ ]*$",
    re.IGNORECASE,
)
"""What a mail program writes over somebody else's letter."""

SENT_FROM = re.compile(
    r"^(sent (from|via|with|using)|get outlook|odesl[aá]no (z|ze|přes|pomoc[ií])"
    r"|posl[aá]no (z|ze|přes)|envoy[eé] de|gesendet von|von meinem)\b",
    re.IGNORECASE,
)
"""What a telephone writes below a letter: ``Sent from my iPhone``."""

DATES = _words(
    "leden ledna unor unora brezen brezna duben dubna kveten kvetna cerven cervna cervenec "
    "cervence srpen srpna zari rijen rijna listopad listopadu prosinec prosince january february "
    "march april may june july august september october november december jan feb apr jun jul aug "
    "sept sep oct nov dec pondeli utery streda ctvrtek patek sobota nedele monday tuesday "
    "wednesday thursday friday saturday sunday mon tue wed thu fri sat sun hod hodin st nd rd th "
    "am pm dne praha praze brno brne v on the of at"
)
"""Words of a date; beside them stand figures."""

CROSSED = re.compile(
    r"~~.+?~~|<(s|del|strike)>.*?</\1>|(?:[^\s\u0335-\u0338][\u0335-\u0338]+\s*)+", re.IGNORECASE
)
"""What is crossed out, as programs write it: ``~~A Par - Bur~~``, a stroke over each letter."""

NUMBERED = re.compile(
    r"^\s*(?:[(\[]?\d{1,2}[.):\]]+|\d{1,2}\s*[x×]|#\s*\d{1,2}|č\.\s*\d{1,2}|[b-eg-z]\)|"
    r"(?:ad|no\.?)\s*\d{1,2}[.):]*)\s*"
)
"""The number of an order, written before it."""
