"""Texts with a number are translated wherever they are said, by heirs too.

That none of the program's are left to heirs is a law of the source (``tests/architecture``).
"""

import pytest

from engine.board.loader import load_map
from engine.games.diplomacy.game import Diplomacy
from engine.table.found import found
from engine.table.memory_store import MemoryStore
from engine.table.seat import Seat
from gui import i18n
from gui.table.curtain.call_cards import CallCard, UnlockCard
from tests.agreements import usual_agreement


@pytest.mark.parametrize(("code", "said"), [("cs", "za 7 sekund."), ("en", "in 7 seconds.")])
@pytest.mark.parametrize("card", [CallCard, UnlockCard])
def test_the_wait_after_a_wrong_pin_is_said_in_the_language_spoken(qapp, card, code, said):
    board = load_map("standard").board
    seats = [Seat(power=power.id, player=power.letter) for power in board.powers]
    session = found(
        Diplomacy(board),
        MemoryStore(),
        usual_agreement(title="X", seats=seats),
        pins={"ITALY": "1234"},
    )
    before = i18n.language()
    i18n.speak(code)
    try:
        asked = card(session.public(), board, "ITALY", 720)
        asked.wrong_pin(7)

        assert asked.word.text().endswith(said)
    finally:
        i18n.speak(before)
        asked.deleteLater()
