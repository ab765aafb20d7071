"""What is said around an order does not spoil it, and what is no order is nobody's to decide."""

from dataclasses import replace

import pytest

from engine.board.loader import load_map
from engine.games.diplomacy.game import Diplomacy
from engine.games.diplomacy.phase import Phase
from engine.games.diplomacy.reader import words
from engine.games.diplomacy.reader.chatter import CHATTER, span
from engine.games.diplomacy.reader.names import index_of
from engine.rules.choice import Noted, ReadingKind

RULES = Diplomacy(load_map("standard").board)
START = RULES.start()
ORDERS = {
    "FRANCE": {
        "A Par - Bur": "A PAR - BUR",
        "A Mar S A Par - Bur": "A MAR S A PAR - BUR",
        "F Brest do Kanálu": "F BRE - ENG",
        "A Par H": "A PAR H",
    },
    "RUSSIA": {"F Petrohrad j.p. - Botn.": "F STP/SC - BOT", "F Sev-ČM": "F SEV - BLA"},
    "ITALY": {"A Ven x Ter": "A VEN - TRI", "A Ven × Tri": "A VEN - TRI"},
}
BEHIND = (
    *(
        ":-P",
        ":P",
        ":D",
        "xD",
        "XDDD",
        ":)",
        ";-)",
        ":(",
        "<3",
        "^^",
        "plz",
        "pls",
        "please!",
        "prosím",
    ),
    *(
        "díky :)",
        "thx",
        "👍",
        "🙂🙂",
        "❤️",
        "☠",
        "👍🏽",
        "lol",
        "prosím :-D",
        "ok? 🙂".replace("ok? ", ""),
    ),
)
BEFORE = (
    "OPRAVA:",
    "oprava",
    "CORRECTION:",
    "Correction",
    "pls",
    "prosím,",
    "🙂",
    "⚔️",
    "Ahoj,",
    "Takže",
)


@pytest.mark.parametrize("power", ORDERS)
def test_chatter_before_or_behind_an_order_does_not_spoil_it(power):
    wrong = {}
    for text, order in ORDERS[power].items():
        texts = [
            text,
            *(f"{text} {said}" for said in BEHIND),
            *(f"{said} {text}" for said in BEFORE),
        ]
        for written in texts:
            (scrap,) = RULES.slip(written, START, power)
            typed = RULES.read(written, START, power)
            if (scrap.reading.order, typed.order) != (order, order):
                wrong[written] = typed
            beside = written.replace(text, "").strip()
            if scrap.left_out != beside:
                wrong[written] = scrap.left_out

    assert wrong == {}


def test_no_word_of_chatter_can_mean_anything_in_an_order():
    index = index_of(RULES.board)
    meaning = words.SIGN_OF.keys() | words.KINDS.keys() | words.COASTS.keys() | words.EITHER
    meaning |= words.FILLERS | words.VIA | words.ALL_OTHERS | words.NOT_NAMES

    assert not CHATTER & meaning
    assert [word for word in CHATTER if index.place((word,), near=False)] == []


@pytest.mark.parametrize("text", ["A Bur :D", "A Bur - Par :D", "A Bur:D"])
def test_a_smile_disbands_nobody(text):
    left = replace(START, phase=Phase.parse("S1901R"))

    assert span(text) == (0, len(text)) or text[slice(*span(text))] in ("A Bur", "A Bur - Par")
    assert RULES.read("A Bur :D", left, "FRANCE").kind is ReadingKind.UNREADABLE


NOISE = (
    *("Ahoj", "Ahoj Karle,", "Milý Karle", "Dear Game Master,", "Hi Tom,", "Hello everyone,"),
    *("Dobrý den, posílám tahy za Francii, S1901", "Hi, here are my orders for spring 1901"),
    *("tady jsou moje povely na jaro 1901:", "Good evening!", "Díky, Cyril", "Thanks, Bob"),
    *("S pozdravem", "S pozdravem Jan Novák", "Best regards,", "Kind regards, Ann", "Cheers, Bob"),
    *("22. 11. 2026", "22/11/26", "Praha, 22. listopadu 2026", "neděle 22.11. 18:30"),
    *("Monday, 23rd November", "Sent from my iPhone", "Sent via Outlook", "Odesláno z iPhonu"),
    *("Odesláno z mého telefonu", "Get Outlook for Android", "🙂", ":-)"),
)


@pytest.mark.parametrize("text", NOISE)
def test_greetings_dates_and_what_a_telephone_writes_are_nobodys_to_decide(text):
    for slip in (text, f"{text}\nA Par - Bur", f"A Par - Bur\n\n{text}"):
        scraps = {one.written: one for one in RULES.slip(slip, START, "FRANCE")}

        assert scraps[text].noted is Noted.HEADING
        assert "A Par" not in slip or scraps["A Par - Bur"].reading.order == "A PAR - BUR"


@pytest.mark.parametrize("name", ["Petr", "Petr Novák", "Jan", "Cyril", "Ing. Karel Král", "Karel"])
def test_a_name_at_the_end_of_a_letter_is_a_signature(name):
    for end in (f"\n\n{name}", f"\nDíky\n{name}", f"\n-- \n{name}"):
        *_, last = RULES.slip(f"A Par - Bur{end}", START, "FRANCE")

        assert (last.written, last.noted) == (name, Noted.HEADING)


@pytest.mark.parametrize(
    "text",
    [
        "Mars",
        "Mar S",
        "Bur",
        "A Xyz - Gas",
        "neříkej Italům, že je bodnu",
        "Par Gasconi",
        "F Eng -",
    ],
)
def test_what_may_be_an_order_is_never_noise(text):
    *_, last = RULES.slip(f"A Par - Bur\n{text}", START, "FRANCE")

    assert last.noted is None
