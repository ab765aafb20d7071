"""What the stream says of Diplomatia, in both languages: results, and all that can be wrong."""

import json
import random

import pytest

from engine.formats.stream import answer
from engine.games.diplomacy.exchange.faults import DiplomacyFault
from engine.games.diplomatia.exchange.faults import DiplomatiaFault
from engine.games.diplomatia.exchange.judge_service import JudgeService
from engine.games.diplomatia.profile import Profile
from engine.robots.fuzz import damage
from engine.robots.games.diplomatia.lines import LINES
from gui import i18n
from gui.commandline.messages import BothLanguages
from gui.games.diplomacy.words.faults import FAULTS as OF_DIPLOMACY
from gui.games.diplomatia.faults import FAULTS

OTHERS = (
    {"units": {"RUS": ["A Kdesi"]}},
    {"map": "standard"},
    {"map": 7},
    {"phase": "T1C"},
    {"profile": {"army_sites": "anywhere"}},
    {"profile": "1982"},
    {"units": {"RUS": ["A Karélie", "A Karélie"]}},
    {"units": {"RUS": ["F Karélie"], "VIS": ["A Skagerrak"]}},
)


@pytest.fixture(scope="module")
def judge():
    return JudgeService(profile=Profile(), map="eu", sentences=BothLanguages())


def test_every_fault_has_its_words_and_the_same_ones_in_every_game():
    assert FAULTS.keys() == {*DiplomatiaFault}
    shared = {str(one) for one in DiplomatiaFault} & {str(one) for one in DiplomacyFault}
    assert shared - {"not_in_phase"}
    assert all(FAULTS[code] == OF_DIPLOMACY[code] for code in shared)


@pytest.mark.parametrize("line", LINES, ids=lambda line: line["id"])
def test_every_result_is_said_in_both_languages(line, judge):
    found = json.loads(answer(json.dumps(line).encode(), judge)[0])

    texts = [entry["text"] for entry in found["results"].values()]
    assert texts
    for text in texts:
        assert {*text} == {"cs", "en"}
        assert text["cs"] != text["en"]
        assert all(said.endswith(".") and "{" not in said for said in text.values())


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize("line", LINES, ids=lambda line: line["id"])
def test_whatever_is_wrong_is_said_in_a_sentence(line, language, judge):
    chance = random.Random(language)
    spoilt = [{**line, **other} for other in OTHERS]
    spoilt += [json.loads(damage.some(line, chance)) for _ in range(150)]
    said = set()
    with i18n.speaking(language):
        for one in spoilt:
            found = json.loads(answer(json.dumps(one).encode(), judge)[0])
            if "error" in found:
                said.add(found["error"]["message"])

    assert len(said) > 30
    assert all(text.endswith(".") and len(text) > 10 for text in said)


def test_orders_that_nobody_could_read_stand_under_their_unit_with_why(judge):
    line = {
        "phase": "T1M",
        "units": {"RUS": ["A KAR"], "SCA": ["A EST"], "VIS": ["A LOY"]},
        "orders": {"RUS": ["Karélie blbost", "Estonsko O"], "SCA": ["EST P", "???"]},
    }

    found = json.loads(answer(json.dumps(line).encode(), judge)[0])["results"]

    words = {unit: entry["result"] for unit, entry in found.items()}
    assert words == {
        "A KAR": "illegal",
        "A EST": "illegal",
        "A LOY": "stands",
        "RUS: A EST O": "illegal",
        "SCA: ???": "illegal",
    }
    assert next(one["code"] for one in found["A KAR"]["reasons"]) not in ("unreadable", "no_order")
    assert all(entry["text"]["cs"] for entry in found.values())
