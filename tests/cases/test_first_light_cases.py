"""The rulebook of First Light as data: three cards of 5, 6 and 2 coins, after 3, 2, 7 seconds."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from engine.games.first_light.calendar import SEATS
from engine.games.first_light.commands import GoOn, Lay, Pause, Reason, Touch, Turn
from engine.games.first_light.deck import Card
from engine.games.first_light.state import State
from engine.rules.live import LiveRefusalError

FOLDER = Path(__file__).parent / "first_light"
CASES = [
    case
    for path in sorted(FOLDER.glob("*.json"))
    for case in json.loads(path.read_text("utf-8"))["cases"]
]
CARDS = (Card(5, 3000), Card(6, 2000), Card(2, 7000))
WORDS = {"lay": Lay(), "turn": Turn(), "pause": Pause(), "go on": GoOn()}
FACTS = ("coins", "purse", "doing", "face", "resting")


def played(case):
    """Return the state that a case leads to, and why its last command was refused."""
    start = State.start(SEATS[: case["players"]])
    state, since = replace(start, seed="11" * 32, cards=CARDS), 0
    for number, word in enumerate(case["do"], 1):
        if isinstance(word, int):
            since += word
            continue
        command = WORDS.get(word) or Touch(word)
        try:
            events = state.decide(command, since if state.running else 0)
        except LiveRefusalError as error:
            return state, error.code if number == len(case["do"]) else f"{word}: {error}"
        for place, event in enumerate(events):
            after = since if state.running and place == 0 else 0
            state = state.after(event.stamped("2026-11-26T20:00:00+00:00", after))
        since = 0
    return state, ""


@pytest.mark.parametrize("case", CASES, ids=[case["name"] for case in CASES])
def test_case(case):
    state, refused = played(case)
    seen = state.seen()

    assert refused == case.get("refused", "")
    for fact in FACTS:
        if fact in case:
            assert getattr(seen, fact) == case[fact]
    assert seen.burnt == tuple(case.get("burnt", seen.burnt))
    if "took" in case:
        assert seen.past[-1].took == case["took"]
    if "taken_by" in case:
        assert seen.past[-1].seat == case["taken_by"]
    if "outcome" in case:
        assert [state.outcome.end, *state.outcome.powers] == case["outcome"]
    assert sum(seen.coins.values()) + seen.purse == 12 + 2 * case["players"]


def test_every_reason_for_a_refusal_is_shown_by_a_case():
    assert {case["refused"] for case in CASES if "refused" in case} == {*map(str, Reason)}


def test_every_case_has_a_name_and_a_rule_of_its_section():
    assert len({case["name"] for case in CASES}) == len(CASES)
    for path in FOLDER.glob("*.json"):
        told = json.loads(path.read_text("utf-8"))
        assert all(case["rule"].startswith(f"{told['section']}.") for case in told["cases"])
