"""Every position line of the samples says what stands beside it, and every wrong one is refused."""

import json
from pathlib import Path

import pytest

from engine.formats.faults import Fault
from engine.games.diplomacy.exchange.faults import DiplomacyFault
from engine.games.diplomatia.exchange.faults import DiplomatiaFault
from engine.notation.faults import LineError, LineFault
from engine.notation.position_line import position_line, read_position_line
from engine.rules.position import Carrier
from gui import i18n
from gui.errors.sentences import say_error

FOLDER = Path(__file__).parent / "notation"
FIELDS = {
    *("name", "line", "also", "game", "map", "options", "sides", "phase"),
    *("units", "owners", "dislodged", "contested"),
}


def listed(name):
    cases = json.loads((FOLDER / name).read_text(encoding="utf-8"))["lines"]
    return [pytest.param(case, id=case["name"]) for case in cases]


LINES, WRONG = listed("lines.json"), listed("wrong.json")


def grouped(things):
    found = {}
    for owner, thing in things:
        found.setdefault(owner, []).append(thing)
    return {owner: sorted(own) for owner, own in found.items()}


def fallen(one):
    told = {"power": one.unit.power, "from": one.attacker, "retreats": [*one.retreats]}
    return {**told, "carries": [*one.carries]} if isinstance(one, Carrier) else told


@pytest.mark.parametrize("case", LINES)
def test_a_line_says_what_stands_beside_it(case):
    assert {*case} <= FIELDS
    read = read_position_line(case["line"])
    position, alone = read.position, [[power] for power in read.rules.board.powers_by_id]

    assert position_line(position, read.rules) == case["line"]
    assert (read.game, read.map) == (case["game"], case["map"])
    assert dict(read.options) == case.get("options", {})
    assert [*map(list, read.rules.sides)] == case.get("sides", alone)
    assert position.phase.code == case["phase"]
    assert grouped((unit.power, str(unit)) for unit in position.units) == case["units"]
    assert grouped((own, at) for at, own in position.owners.items()) == case["owners"]
    beaten = {str(one.unit): fallen(one) for one in position.dislodged}
    assert beaten == case.get("dislodged", {})
    assert sorted(position.contested) == case.get("contested", [])


@pytest.mark.parametrize("case", [case for case in LINES if "also" in case.values[0]])
def test_what_else_is_written_for_it_is_the_same_line(case):
    for text in case["also"]:
        read = read_position_line(text)

        assert position_line(read.position, read.rules) == case["line"]


@pytest.mark.parametrize("case", WRONG)
def test_a_wrong_line_is_told_in_both_languages(qapp, case):
    with pytest.raises(LineError) as caught:
        read_position_line(case["line"])

    error = caught.value
    assert (error.code, error.column) == (case["code"], case["column"])
    for language in i18n.LANGUAGES:
        i18n.speak(language)
        assert say_error(error) == case[language]
    i18n.speak("en")


def test_there_are_enough_of_them():
    names = [case.values[0]["name"] for case in (*LINES, *WRONG)]

    assert len(LINES) >= 50
    assert len({*names}) == len(names)
    seen = {case.values[0]["code"] for case in WRONG}
    of_questions = {LineFault.OTHER_GAME, LineFault.TOLD_TWICE, LineFault.NOT_ANSWERED}
    never = {LineFault.TWO_MEANINGS, LineFault.NO_SUCH_POSITION}  # on no map of ours
    assert {*LineFault} - of_questions - never <= seen


def test_no_fault_is_called_like_one_of_another_kind():
    others = [*Fault, *DiplomacyFault, *DiplomatiaFault]

    assert {*map(str, LineFault)}.isdisjoint(map(str, others))
