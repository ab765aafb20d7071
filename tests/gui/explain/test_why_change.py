"""What would have changed a result."""

import random

import pytest

from engine.board.location import province_of
from engine.games.diplomacy.orders import parse
from engine.rules.phase import Step
from engine.rules.ruling import Verdict
from engine.study import library
from gui import i18n
from gui.explain.why_change import change_words, smallest_change
from gui.study.case import StudyCase


@pytest.fixture
def fate(diplomacy):
    """Find a ruling by the order that was judged."""

    def find(past, order):
        return next(one for one in past.resolution.rulings if one.order == order)

    return find


def example(key, diplomacy):
    found = next(one for one in library.examples() if one.id == key)
    return StudyCase.of(found.position, found.orders, diplomacy).judged(diplomacy)


def test_one_more_support_breaks_a_stand_off(played, diplomacy, fate):
    change = smallest_change(fate(played[0], "A BUD - GAL"), played[0], diplomacy)

    assert change is not None
    assert change.order == "A VIE S A BUD - GAL"
    assert change.fate.verdict is Verdict.SUCCEEDS


def test_it_is_said_in_both_languages(played, diplomacy, fate, look):
    change = smallest_change(fate(played[0], "A BUD - GAL"), played[0], diplomacy)

    assert change_words(change, diplomacy) == (
        "A Vie S A Bud-Gal: with 2 against 1, Galicia would fall to the unit A Budapest."
    )
    i18n.speak("cs")
    assert change_words(change, diplomacy) == (
        "A Vie S A Bud-Gal: útok by měl sílu 2 proti 1 a prostor Halič by obsadila "
        "jednotka A Budapešť."
    )


def test_success_needs_no_change(played, diplomacy, fate):
    assert smallest_change(fate(played[0], "A VIE - TRI"), played[0], diplomacy) is None


def test_nobody_near_means_no_change(diplomacy, fate):
    past = example("8", diplomacy)

    assert smallest_change(fate(past, "A WAR - SIL"), past, diplomacy) is None


def test_a_unit_driven_out_might_have_been_supported(diplomacy, fate):
    past = example("12", diplomacy)

    change = smallest_change(fate(past, "F ENG C A LON - BEL"), past, diplomacy)

    assert change is not None
    assert change.order == "F NTH S F ENG"
    assert not change.fate.dislodged


def test_a_support_given_already_is_not_proposed(diplomacy, fate):
    past = example("4", diplomacy)

    assert smallest_change(fate(past, "A RUM - SER"), past, diplomacy) is None


def test_an_own_rival_for_the_space_is_not_asked_to_give_way(diplomacy, fate):
    past = example("3", diplomacy)

    assert smallest_change(fate(past, "A VIE - BUD"), past, diplomacy) is None


def test_winters_have_nothing_to_change(played, diplomacy):
    assert all(
        smallest_change(one, played[2], diplomacy) is None for one in played[2].resolution.rulings
    )


def scribbled(rules, position, dice):
    """Write some order for every unit, chosen among what may be clicked."""
    sheets = {}
    for power in rules.asked(position):
        for unit in position.of(power):
            so_far = (str(unit),)
            while offered := rules.choices(position, power, so_far):
                chosen = dice.choice(offered)
                so_far = (*so_far, chosen.token)
                if chosen.order:
                    sheets.setdefault(power, []).append(chosen.order)
                    break
    return sheets


@pytest.mark.parametrize("seed", range(12))
def test_the_change_offered_truly_turns_the_result(played, diplomacy, seed):
    dice = random.Random(seed)
    offered = 0
    for start in (past.before for past in played if past.phase.step is Step.MOVES):
        past = StudyCase.of(start, scribbled(diplomacy, start, dice), diplomacy).judged(diplomacy)
        for one in past.resolution.rulings:
            change = smallest_change(one, past, diplomacy)
            if change is None:
                continue
            offered += 1
            helper = parse(change.order).at
            sheets = {power: list(own) for power, own in past.orders.items()}
            mine = [text for text in sheets[one.power] if parse(text).at != helper]
            sheets[one.power] = [*mine, change.order]

            other = diplomacy.adjudicate(past.before, sheets).rulings

            fate = next(ruling for ruling in other if ruling.unit == one.unit)
            assert past.before.at(province_of(helper)).power == one.power
            if one.verdict is Verdict.FAILS:
                assert fate.verdict is Verdict.SUCCEEDS
            else:
                assert one.dislodged
                assert not fate.dislodged
            assert next(r for r in other if r.order == change.order).verdict is Verdict.GIVEN
    assert offered
