"""The words and signs orders are written with, in Czech and English alike (8.1 to 8.5).

Both languages are always understood together: a table may speak one and write the other. Words are
folded: without accents and capitals.
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from engine.games.diplomatia.orders import ARMY, FLEET
from engine.rules.position import UnitKind


class Sign(StrEnum):
    """What an order asks for, by what canonical notation writes."""

    DEFEND = "O"
    MOVE = "-"
    SEIZE = "ZP"
    SUPPORT = "P"
    GUARD = "PO"
    TRANSPORT = "T"
    RETREAT = "R"
    BUILD = "B"
    REMOVE = "D"
    WAIVE = "WAIVE"


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


SIGNS: Final[Mapping[Sign, frozenset[str]]] = {
    Sign.DEFEND: _words(
        "o h x 0 hold holds holding stand stands defend defends defending stay stays obrana obranu "
        "brani branit bran stoji stat stuj zustava zustane zustat drzi drzet haji hajit ceka cekat"
    ),
    Sign.MOVE: _words(
        "to into on onto towards against move moves moving attack attacks attacking go goes going "
        "march marches sail sails advance advances do na ke proti presun presunu presune presouva "
        "presunout presunem utok utoku utokem utoci zautoci utocit tahne tahnout jde jit jede jet "
        "pluje plout popluje postupuje vstupuje smer smerem"
    ),
    Sign.SEIZE: _words(
        "zp seize seizes seizing seizure zabrani zabranim zabira zabere zabrat zaber zabirat"
    ),
    Sign.SUPPORT: _words(
        "p s sup supp support supports supporting podp podpora podporu podporou podpory podpori "
        "podporuje podporit podporovat"
    ),
    Sign.GUARD: _words("po so sh"),
    Sign.TRANSPORT: _words(
        "t c transport transports transporting transportu transportem transportuje transportovat "
        "convoy convoys convoying carry carries carrying ferry ferries konvoj konvojuje prevazi "
        "prevezt preveze prevoz prepravi prepravuje prepravit veze"
    ),
    Sign.RETREAT: _words(
        "r ret retreat retreats retreating withdraw withdraws ustup ustupuje ustoupi ustoupit "
        "ustupem stahne stahuje"
    ),
    Sign.BUILD: _words(
        "b build builds building new stavba stavbu stavi stavet postavi postavit stavim stavime "
        "postav postavim postavime nova novou novy"
    ),
    Sign.REMOVE: _words(
        "d disband disbands disbanded remove removes removed removal destroy destroys destroyed "
        "rozpustit rozpousti rozpusti rozpustena zrusit zrusi rusi odstranit odstrani odstranuje "
        "odstran odebrat odebira odebere znicit znici znicena "
        "odstraneni odebrani rozpusteni zruseni zniceni "
        "zrus zrusim odstranim rozpustim odeberu odeber"
    ),
    Sign.WAIVE: _words(
        "waive waives waived waiving pass skip nestavi nestavet nestavim nestavime vynechat "
        "vynecha vynechavam vzdat vzdava vzdavam"
    ),
}
"""Words of each kind of order; letters mean this only where an order can stand."""

SIGN_OF: Final[Mapping[str, tuple[Sign, ...]]] = {
    word: tuple(sign for sign in SIGNS if word in SIGNS[sign])
    for word in frozenset().union(*SIGNS.values())
}

KINDS: Final[Mapping[str, UnitKind]] = dict.fromkeys(
    _words("a arm army armies vojsko vojska armada armady armadu armade armadou"), ARMY
) | dict.fromkeys(
    _words(
        "f fl flot fleet fleets flota flotu floty flotila flotily flotilu flotile flotilou "
        "lod lode lodstvo lodstva"
    ),
    FLEET,
)
"""Words for the two kinds of unit."""

DEFENCE: Final = _words("obrane obranu obrany obrana defence defense hold holding defending o h x")
"""What says of a support that it is one in defence: ``podporuje v obraně``, ``to hold``."""

MOVEMENT: Final = _words("utok utoku presun presunu tah attack move advance")
"""What may be said to be supported or ordered before the unit: ``podporuje útok armády …``."""

FILLERS: Final = _words(
    "an the in at of from unit units its jednotka jednotku jednotce jednotky v ve z ze u se s "
    "teritorium teritoria sektor sektoru territory sector space prostor prostoru"
)
"""Words that change nothing before a unit or a place: ``armáda v Karélii``."""

BEFORE_SIGNS: Final = _words("se si bude budou will shall is are would ma")
"""Words that change nothing before what a unit does: ``Karélie se brání``."""

AFTER_FILLERS: Final = _words("position pozici pozice misto miste na in place svou svoji its own")
"""What may follow a word for standing still: ``drží pozici``."""

OFF_THE_BOARD: Final = _words("from off the board it z ze hraci desky planu mapy")
"""What may follow a word for a removal: ``remove from the board``."""

PORT_FILLERS: Final = _words(
    "na the port ports of in at pristav pristavu pristavem v ve u z sektor sektoru sector"
)
"""What may stand between a seizure and its sector: ``seizes the port of Kronstadt``."""

WAIVE_FILLERS: Final = _words("a one se build builds stavbu stavby jednu nic nothing")
"""What may surround a build that is not taken."""

EITHER: Final = _words(
    "or else alternatively alternative nebo anebo ci jinak pripadne popripade popr eventualne "
    "eventuelne resp versus vs xor"
)
"""Words between things of which one is meant."""

CHATTER: Final = _words(
    "please pls plz prosim prosimte diky dik dekuji dekuju thanks thx thank you cheers ahoj cau "
    "hello hey hi ok okay final oprava corrected correction xd"
)
"""What is said around an order without meaning anything by it."""

TAKEN_BACK: Final = _words(
    "skrt skrtnuto skrtnout skrtam storno neplati neplatne neplatny zruseno ne nechci omyl chyba "
    "spatne not no never dont cancel cancelled canceled crossed void deleted scratch wrong mistake "
    "instead misto zmena zmenit changed change radeji spis rather or nebo pripadne popripade jinak "
    "else pokud if jestli kdyz kdyby when unless ledaze jen only bez without"
)
"""With one of these, what stands beside an order may undo it: it is asked about."""
