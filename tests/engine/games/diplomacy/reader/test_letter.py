"""A letter with the slips of several powers is parted under their headings, however they look."""

from itertools import product

import pytest

from engine.board.loader import load_map
from engine.games.diplomacy.reader.slips.letter import parts

BOARD = load_map("standard").board
ORDERS = {
    "AUSTRIA": "A Vie - Gal\nF Tri - Alb\nA Bud - Ser",
    "ENGLAND": "F Lon - Eng\nF Edi - Nth\nA Lvp - Yor",
    "FRANCE": "A Par - Bur\nF Bre - Eng\nA Mar S A Par - Bur",
    "GERMANY": "A Ber - Kie\nF Kie - Den\nA Mun - Ruh",
    "ITALY": "A Ven H\nA Rom - Apu\nF Nap - Ion",
    "RUSSIA": "A War - Gal\nA Mos - Ukr\nF Sev - Bla\nF StP/SC - Bot",
    "TURKEY": "A Con - Bul\nA Smy - Con\nF Ank - Bla",
}
CZECH = {
    "AUSTRIA": "Rakousko", "ENGLAND": "Anglie", "FRANCE": "Francie", "GERMANY": "Německo",
    "ITALY": "Itálie", "RUSSIA": "Rusko", "TURKEY": "Turecko",
}  # fmt: skip
GENITIVE = {
    **CZECH,
    "AUSTRIA": "Rakouska",
    "GERMANY": "Německa",
    "RUSSIA": "Ruska",
    "TURKEY": "Turecka",
}
PLAIN = {**CZECH, "GERMANY": "Nemecko", "ITALY": "Italie"}
ENGLISH = {power: power.title() for power in ORDERS}
FULL = {**ENGLISH, "AUSTRIA": "Austria-Hungary"}
UHERSKO = {**CZECH, "AUSTRIA": "Rakousko-Uhersko"}
NAMES = (CZECH, PLAIN, ENGLISH, FULL, UHERSKO)
PLAYERS = dict(
    zip(ORDERS, ("Tom", "Žofie", "Jan Novák", "Eva", "Ondra", "Pavel", "Č. K."), strict=True)
)
OWN_LINE = (
    "{name}", "{name}:", "{upper}", "{upper}:", "**{name}**", "**{name}:**", "**{name}**:",
    "__{name}__", "# {name}", "## {upper}", "=== {name} ===", "--- {name} ---", "[{name}]",
    "{name} ({player})", "{name} ({player}):", "**{name}** ({player})", "{name} – {player}:",
    "{name} - {player}", "{name}, {player}:", "1. {name}", "2) {name}:", "> {name}:",
    "<b>{name}</b>", "{name} 1901:", "• {name}:", "{name} [{player}]:", "*{name}*", "  {upper}: ",
)  # fmt: skip
SAME_LINE = (
    "{upper}: {line}", "{name}: {line}", "**{name}**: {line}", "{name} ({player}): {line}",
    "**{name}:** {line}", "{name} - {player}: {line}", "1) {name}: {line}", "> {name}: {line}",
)  # fmt: skip
MORE = (
    (GENITIVE, "Povely {name}:"), (GENITIVE, "Tahy {name}"), (ENGLISH, "Orders for {name}:"),
    (ENGLISH, "{name}'s orders:"), (ENGLISH, "{name} orders Spring 1901:"),
    (CZECH, "{name} – jaro 1901:"), (ENGLISH, "{short}:"), (ENGLISH, "{short}"),
)  # fmt: skip


def letter(names, form, powers=tuple(ORDERS)):
    written = {}
    for power in powers:
        facts = {
            "name": names[power], "upper": names[power].upper(), "player": PLAYERS[power],
            "short": names[power][:3].upper(), "line": ", ".join(ORDERS[power].split("\n")),
        }  # fmt: skip
        head = form.format(**facts)
        written[power] = head if "{line}" in form else f"{head}\n{ORDERS[power]}"
    return written


FORMS = [*product(NAMES, (*OWN_LINE, *SAME_LINE)), *MORE]


@pytest.mark.parametrize("joint", ["\n", "\n\n"])
def test_every_usual_heading_parts_a_letter(joint):
    for names, form in FORMS:
        written = letter(names, form)
        text = "Ahoj, tady jsou všechny.\n" + joint.join(written.values())
        found = parts(text, BOARD)
        assert found.pop("") == "Ahoj, tady jsou všechny.", text
        assert found == {power: one.strip() for power, one in written.items()}, form


@pytest.mark.parametrize("names", NAMES)
@pytest.mark.parametrize("joint", [" ", "; ", ". ", ", "])
def test_headings_within_a_line_part_it_too(names, joint):
    written = letter(names, "{upper}: {line}")
    found = parts(joint.join(written.values()), BOARD)
    assert [*found] == [*ORDERS]
    for power, part in found.items():
        assert part.rstrip(" ;.,") == written[power]


def test_letters_of_powers_are_headings_where_there_are_several():
    text = "\n".join(f"{p[0]}: {ORDERS[p].splitlines()[0]}" for p in ORDERS)
    assert [*parts(text, BOARD)] == [*ORDERS]
    assert parts("A: Vie - Gal\nF: Tri - Alb", BOARD) == {"": "A: Vie - Gal\nF: Tri - Alb"}


@pytest.mark.parametrize(
    "text",
    [
        *ORDERS.values(),
        "F Lon - Eng\nEng - Iri",
        "Eng S Nth - Bel\nF Eng C A Lon - Bel",
        "A Par S German A Mun - Bur\nF Bre S English F Lon - Eng",
        "Rusko mi slíbilo, že nepůjde do Haliče",
        "Turkey told me: do not trust Italy",
        "France A Par - Bur",
        "Podporuje Turecko. A Con - Bul",
        "zdraví Tom",
    ],
)
def test_a_slip_is_no_letter(text):
    assert parts(text, BOARD) == {"": text}


def test_nothing_of_a_letter_is_left_out():
    for names, form in FORMS:
        text = "Dobrý den,\n\n" + "\n\n".join(letter(names, form).values()) + "\n\nzdraví\nOndra"
        kept = "".join("".join(parts(text, BOARD).values()).split())
        assert kept == "".join(text.split())


def test_a_power_with_two_parts_gets_both():
    text = "ENGLAND: F Lon - Nth\nFRANCE: A Par - Bur\nENGLAND: F Edi - Nwg"
    assert parts(text, BOARD)["ENGLAND"] == "ENGLAND: F Lon - Nth\nENGLAND: F Edi - Nwg"
