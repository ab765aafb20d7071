"""A state's card, as it lies and as it is read."""

from engine.board.card_facts import card_facts
from gui import i18n
from gui.games.bez_hranic.drawing.cards import CardFace
from gui.games.bez_hranic.drawing.outlines import card_outline
from gui.games.bez_hranic.words.states import capital, state_name


def card_face(map_: str, state: str, *, read: bool = False) -> CardFace:
    """Return what stands on a card; ``read``: its facts, too."""
    facts: tuple[str, ...] = ()
    source = ""
    if read:
        told, language = card_facts(map_)[state], i18n.language()
        facts = tuple(one.text[language] for one in told)
        source = "\n".join(dict.fromkeys(one.source[language] for one in told))
    outline = card_outline(map_, state)
    return CardFace(state_name(map_, state), capital(map_, state), outline, facts, source)
