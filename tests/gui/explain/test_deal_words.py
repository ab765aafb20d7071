"""A deal told line by line, so that anybody can check it."""

import pytest

from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.seating.record import Dealing, deal, seats_of
from engine.table.found import found
from engine.table.memory_store import MemoryStore
from engine.table.seat import Seat
from gui import i18n
from gui.explain.deal_words import table_lines
from tests.agreements import usual_agreement

NAMES = ("Ada", "Bob", "Cyr", "Dan", "Eva", "Fay", "Ada")
SIDES = ("AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "ITALY", "RUSSIA", "TURKEY")
LETTERS = dict(zip("AEFGIRT", SIDES, strict=True))
DEALINGS = {
    "wishes": Dealing(
        players=NAMES,
        sides=SIDES,
        wishes=tuple(
            tuple(LETTERS[letter] for letter in text)
            for text in ["A", "T", "F", "E", "G", "I", "A"]
        ),
    ),
    "bids": Dealing(
        players=NAMES,
        sides=SIDES,
        bids=({"AUSTRIA": 60}, {"TURKEY": 9}, {"FRANCE": 8}, {}, {}, {}, {"AUSTRIA": 60}),
    ),
    "scores": Dealing(
        players=NAMES,
        sides=SIDES,
        wishes=tuple((side,) for side in SIDES),
        scores=(1.0, 2.5, 3.0, 4.0, 5.0, 6.0, 6.0),
    ),
}


@pytest.fixture(scope="module")
def rules():
    return GAMES["diplomacy"].rules(load_map("standard").board, {})


def told(rules, way, *, gunboat=False):
    dealing = DEALINGS[way]
    sides = deal(way, "K7QF", dealing).sides
    seats = [
        Seat(power=sides[seat], player=name)
        for seat, name in zip(seats_of(NAMES), NAMES, strict=True)
    ]
    session = found(
        rules,
        MemoryStore(),
        usual_agreement(
            title="Told", seats=seats, dealt=way, lot="K7QF", dealing=dealing, gunboat=gunboat
        ),
    )
    return table_lines(session.public(), rules.board)


@pytest.mark.parametrize(
    ("way", "lines"),
    [
        ("wishes", ["Ada (1): 1. Austria-Hungary", "Bob: Turkey, wish no. 1.", "which was left"]),
        ("bids", ["Ada (7): Austria-Hungary 60", "Dan: nothing", "Bob: Turkey, for a bid of 9."]),
        ("scores", ["Bob: 2.5", "The highest score chose first: ", "Fay: Russia, chosen as"]),
    ],
)
def test_everything_handed_in_and_every_step_is_told_with_the_seed(qapp, rules, way, lines):
    text = "\n".join(told(rules, way))

    assert not [line for line in lines if line not in text]
    assert "K7QF" in text
    i18n.speak("cs")
    try:
        czech = "\n".join(told(rules, way))
    finally:
        i18n.speak("en")
    assert "Semínko losů: K7QF" in czech
    assert len(czech.split("\n")) == len(text.split("\n"))


@pytest.mark.parametrize("way", DEALINGS)
def test_nothing_of_it_is_told_in_gunboat_before_the_end(qapp, rules, way):
    text = "\n".join(told(rules, way, gunboat=True))

    assert "until the game is over" in text
    assert not [name for name in {*NAMES, "K7QF"} if name in text]
