"""What the engine asks to be told, in the language now spoken."""

from engine.games.bez_hranic.tell import ToldBill
from gui.games.bez_hranic.words.bills import bill_words


def tell(what: object) -> str:
    """Tell a bill."""
    assert isinstance(what, ToldBill)
    return bill_words(what)
