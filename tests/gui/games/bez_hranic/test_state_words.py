"""Names of states in sentences: all of them, in every case, in both languages."""

import pytest

from engine.board.forms import CASES
from engine.board.state_forms import state_forms
from engine.games.bez_hranic.tables import load_table, table_names
from gui import i18n
from gui.games.bez_hranic.words.states import over_words, part_name, state_name, state_words

EVERY = [(map_, key) for map_ in table_names() for key in load_table(map_).states]
PARTS = [
    (map_, part)
    for map_ in table_names()
    for part, state in load_table(map_).map.state_of.items()
    if part != state
]
PREPOSITIONS = ("z", "do", "k", "v", "s")


@pytest.fixture(params=["cs", "en"])
def language(request):
    before = i18n.language()
    i18n.speak(request.param)
    yield request.param
    i18n.speak(before)


@pytest.fixture
def czech():
    before = i18n.language()
    i18n.speak("cs")
    yield
    i18n.speak(before)


def test_every_state_and_part_has_its_czech_cases():
    for map_, key in (*EVERY, *PARTS):
        forms = state_forms(map_)["cs"][key]
        assert len(forms.cases) == len(CASES)
        assert forms.within in ("v", "na")
    for map_ in table_names():
        known = load_table(map_)
        assert {*state_forms(map_)["cs"]} == {*known.states} | {*known.map.state_of}


def test_the_first_case_is_the_name_on_the_map(czech):
    for map_, key in EVERY:
        assert state_forms(map_)["cs"][key].cases[0] == state_name(map_, key)
    for map_, part in PARTS:
        assert state_forms(map_)["cs"][part].cases[0] == part_name(map_, part)


def test_cases_go_by_gender(czech):
    for map_, key in EVERY:
        forms = state_forms(map_)["cs"][key]
        nom, _, dat, acc, _, loc, ins = forms.cases
        assert dat == loc or forms.gender != "f"
        assert (acc == nom) == (forms.gender != "f"), key
        if forms.gender == "f":
            assert ins.endswith(("ou", "í")), key
        elif len({*forms.cases}) > 1:
            assert ins.endswith("em"), key


def test_every_preposition_can_be_said_with_every_state(czech):
    for map_, key in EVERY:
        for asked in (*CASES, *PREPOSITIONS):
            assert format(state_words(map_, key), asked)


@pytest.mark.parametrize(
    ("key", "asked", "said"),
    [
        ("IT", "acc", "Itálii"),
        ("MT", "acc", "Maltu"),
        ("GR", "do", "do Řecka"),
        ("FR", "z", "z\N{NO-BREAK SPACE}Francie"),
        ("ES", "z", "ze Španělska"),
        ("SK", "do", "na Slovensko"),
        ("UA", "v", "na Ukrajině"),
        ("VA", "v", "ve Vatikánu"),
        ("BA", "s", "s\N{NO-BREAK SPACE}Bosnou a Hercegovinou"),
        ("ME", "k", "k\N{NO-BREAK SPACE}Černé Hoře"),
        ("RU-K", "acc", "Kaliningrad"),
        ("RU-M", "acc", "Rusko"),
    ],
)
def test_a_czech_says_it_so(czech, key, asked, said):
    assert format(state_words("europe", key), asked) == said


def test_several_are_listed_in_their_case(czech):
    assert format(state_words("europe", "IT", "MT"), "acc") == "Itálii a\N{NO-BREAK SPACE}Maltu"
    assert format(state_words("usa", "AK", "HI"), "do") == "na Aljašku a\N{NO-BREAK SPACE}na Havaj"


def test_english_has_its_articles():
    before = i18n.language()
    i18n.speak("en")
    assert over_words("europe", "NL") == "the Netherlands"
    assert over_words("europe", "VA") == "the Vatican"
    assert over_words("europe", "UA") == "Ukraine"
    assert format(state_words("europe", "FR", "NL"), "the") == "France and the Netherlands"
    i18n.speak(before)


def test_what_is_passed_is_said_in_every_language(language):
    for map_, key in (*EVERY, *PARTS):
        assert over_words(map_, key)
