"""Texts with a number are translated wherever they are said.

``tr`` asks for a text under the name of every class of an object, the heir's first; a text with a
number comes back changed even where there is no translation, so that the right class is never
asked.
"""

import ast
from pathlib import Path

import pytest

from engine.board.loader import load_map
from engine.games.diplomacy.game import Diplomacy
from engine.table.found import found
from engine.table.memory_store import MemoryStore
from engine.table.seat import Seat
from gui import i18n
from gui.table.curtain.call_cards import CallCard, UnlockCard
from tests.agreements import usual_agreement

GUI = Path(i18n.__file__).parent


def classes():
    for path in sorted(GUI.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef):
                yield node


def counts(node):
    """Whether a class says a text with a number by its own ``tr``."""
    calls = [call.func for call in ast.walk(node) if isinstance(call, ast.Call) and call.args[2:]]
    return any(isinstance(func, ast.Attribute) and func.attr == "tr" for func in calls)


def test_no_class_with_heirs_says_a_text_with_a_number():
    found_ = list(classes())
    parents = {getattr(base, "id", getattr(base, "attr", "")) for c in found_ for base in c.bases}

    counting = [node.name for node in found_ if counts(node)]
    assert len(counting) > 10
    assert [name for name in counting if name in parents] == []


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
