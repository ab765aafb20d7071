"""The smallest change that would have flipped a result."""

from dataclasses import replace
from functools import partial
from itertools import combinations, islice

import pytest

from engine.board.loader import load_map
from engine.board.location import province_of
from engine.games.diplomacy.flips.smallest import (
    About,
    Flip,
    Judged,
    Progress,
    Scope,
    about,
    search,
    smallest_flip,
)
from engine.games.diplomacy.game import Diplomacy
from engine.games.diplomacy.offers.choices import legal_orders
from engine.games.diplomacy.orders import Convoy, Move, SupportHold, SupportMove, parse
from engine.games.diplomacy.phase import Phase
from engine.games.diplomacy.rulebooks.editions import PROFILES
from engine.games.diplomacy.rulebooks.policies import ProxyOrders
from engine.games.diplomacy.rulebooks.profile import Profile
from engine.robots.games.diplomacy.bench.flips import full_turns
from engine.rules.position import Position, Unit, UnitKind
from engine.rules.ruling import Verdict
from tests.naive.deal import Dealer

BOARD = load_map("standard").board
EDITIONS = list(PROFILES.values())


def turn(sheets, profile=None, disorder=frozenset()):
    """Judge orders by power, each for a unit that stands where it says."""
    rules = Diplomacy(BOARD, profile)
    written = {
        power: [text.strip() for text in texts.split(",")] for power, texts in sheets.items()
    }
    units = tuple(
        Unit(power, UnitKind(text[0]), text.split()[1])
        for power, texts in written.items()
        for text in texts
    )
    return judge(rules, Position(phase=Phase.parse("S1901M"), units=units), written, disorder)


def judge(rules, position, sheets, disorder=frozenset()):
    rulings = rules.adjudicate(position, sheets, disorder).rulings
    return Judged(rules=rules, before=position, sheets=sheets, rulings=rulings, disorder=disorder)


def dealt(seed, most=7):
    """Judge a small position with convoys and knots in it, under a rulebook of its own."""
    units, orders = Dealer(BOARD, seed).rich()
    units = units[:most]
    places = {unit.province for unit in units}
    sheets = {}
    for unit in units:
        order = str(orders[unit.province])
        sheets.setdefault(unit.power, []).append(order)
    position = Position(phase=Phase.parse("S1901M"), units=units)
    assert len(places) == len(units)
    return judge(Diplomacy(BOARD, EDITIONS[seed % len(EDITIONS)]), position, sheets)


def again(judged, changes):
    """Judge a turn with some orders changed."""
    sheets = {power: list(texts) for power, texts in judged.sheets.items()}
    for power, order in changes:
        at = province_of(parse(order).at)
        kept = [text for text in sheets.get(power, []) if province_of(parse(text).at) != at]
        sheets[power] = [*kept, order]
    powers = {power for power, _ in changes}
    return judged.rules.adjudicate(judged.before, sheets, judged.disorder - powers).rulings


def turned(was, now):
    if about(was) is About.PLACE:
        return was.dislodged != now.dislodged
    return now.verdict in {
        Verdict.SUCCEEDS: set(Verdict) - {Verdict.SUCCEEDS},
        Verdict.GIVEN: {Verdict.CUT},
        Verdict.AVAILABLE: {Verdict.DISRUPTED},
    }.get(was.verdict, {Verdict.SUCCEEDS, Verdict.GIVEN, Verdict.AVAILABLE})


def texts(flip):
    return tuple((power, str(order)) for power, order in flip.changes)


def fewest(judged, ruling):
    """Count the orders that have to be changed by trying all of them; 3 when two are not enough."""
    others = [
        (unit.power, order)
        for unit in judged.before.units
        if str(unit) != ruling.unit
        for order in legal_orders(BOARD, judged.before, unit.power)[str(unit)]
    ]
    for size in (1, 2):
        for changes in combinations(others, size):
            if len({parse(order).at for _, order in changes}) == size:
                now = next(r for r in again(judged, changes) if r.unit == ruling.unit and r.order)
                if turned(ruling, now):
                    return size
    return 3


def test_one_more_support_breaks_a_stand_off():
    judged = turn({"AUSTRIA": "A BUD - GAL, A VIE H", "RUSSIA": "A WAR - GAL"})

    found = smallest_flip(judged, "A BUD", powers=["AUSTRIA"])

    assert texts(found) == (("AUSTRIA", "A VIE S A BUD - GAL"),)
    assert found.ruling.verdict is Verdict.SUCCEEDS


def test_the_own_power_is_asked_before_others():
    judged = turn({"AUSTRIA": "A BUD - GAL, A VIE H", "RUSSIA": "A WAR - GAL, A UKR H"})

    assert smallest_flip(judged, "A BUD").changes[0][0] == "AUSTRIA"
    assert smallest_flip(judged, "A BUD", powers=["RUSSIA"]).changes[0][0] == "RUSSIA"


def test_two_orders_are_changed_where_one_is_not_enough():
    judged = turn(
        {
            "AUSTRIA": "A BUD - GAL, A VIE H, A BOH H",
            "RUSSIA": "A WAR - GAL, A UKR S A WAR - GAL",
        }
    )

    assert smallest_flip(judged, "A BUD", powers=["AUSTRIA"], most=1) is None
    found = smallest_flip(judged, "A BUD", powers=["AUSTRIA"])
    assert {str(order) for _, order in found.changes} == {
        "A VIE S A BUD - GAL",
        "A BOH S A BUD - GAL",
    }


def test_support_for_a_changed_order_is_thought_of():
    judged = turn({"GERMANY": "A MUN H, A KIE H, A BER H", "FRANCE": "A BUR H", "ITALY": "A TYR H"})

    found = smallest_flip(judged, "A MUN")

    assert found.ruling.dislodged
    assert len(found.changes) == 2


def test_three_orders_are_found_when_asked_for():
    judged = turn(
        {
            "AUSTRIA": "A BUD - GAL, A VIE H, A BOH H, A SIL H",
            "RUSSIA": "A WAR - GAL, A UKR S A WAR - GAL, A RUM S A WAR - GAL",
        }
    )

    assert smallest_flip(judged, "A BUD", powers=["AUSTRIA"]) is None
    found = smallest_flip(judged, "A BUD", powers=["AUSTRIA"], most=3)
    assert len(found.changes) == 3


def test_the_judged_order_itself_is_never_changed():
    judged = turn({"FRANCE": "A PAR H"})

    assert smallest_flip(judged, "A PAR", most=3) is None


@pytest.mark.parametrize(
    ("asked", "verdict", "dislodged"),
    [(None, Verdict.CUT, False), (About.ORDER, Verdict.GIVEN, False)],
)
def test_a_unit_driven_out_is_asked_for_its_place_unless_told_otherwise(asked, verdict, dislodged):
    judged = turn(
        {
            "FRANCE": "A MAR S A PAR - BUR, A PAR - BUR, F SPA/SC H",
            "ITALY": "A PIE - MAR, F LYO S A PIE - MAR",
        }
    )

    found = smallest_flip(judged, "A MAR", asked=asked)

    assert found.ruling.dislodged is dislodged
    assert found.ruling.verdict is verdict


def test_what_only_its_own_text_decides_has_no_such_change():
    judged = turn({"FRANCE": "A PAR - LON, A BUR H"})

    assert list(search(judged, "A PAR")) == []


def test_a_unit_driven_out_while_its_order_was_against_the_rules_is_asked_for_its_place():
    judged = turn({"FRANCE": "A PAR - LON, A MAR H", "GERMANY": "A BUR - PAR, A PIC S A BUR - PAR"})

    found = smallest_flip(judged, "A PAR")

    assert len(found.changes) == 1
    assert not found.ruling.dislodged


def test_who_wrote_nothing_can_be_given_an_order():
    judged = turn({"AUSTRIA": "A BUD - GAL", "RUSSIA": "A WAR - GAL, A UKR H"})
    silent = judge(judged.rules, judged.before, {"AUSTRIA": judged.sheets["AUSTRIA"], "RUSSIA": []})

    found = smallest_flip(silent, "A BUD", powers=["RUSSIA"])

    assert found.ruling.verdict is Verdict.FAILS


def test_orders_that_another_power_wrote_stay_in_force():
    judged = turn({"AUSTRIA": "A BUD H, A VIE H", "RUSSIA": "A WAR - GAL"})
    rules = Diplomacy(BOARD, replace(Profile(), proxy_orders=ProxyOrders.ANNOUNCED))
    austria = ["A BUD PROXY RUSSIA", "A VIE H"]
    sheets = {"AUSTRIA": austria, "RUSSIA": ["A WAR - GAL", "A BUD - GAL"]}
    proxied = judge(rules, judged.before, sheets)
    ruling = next(one for one in proxied.rulings if str(one.order) == "A WAR - GAL")
    assert ruling.verdict is Verdict.FAILS

    found = smallest_flip(proxied, "A WAR", powers=["AUSTRIA"])

    assert len(found.changes) == 1
    assert found.ruling.verdict is Verdict.SUCCEEDS


def test_a_power_in_disorder_that_gets_an_order_is_not_in_disorder():
    judged = turn(
        {"AUSTRIA": "A BUD - GAL", "RUSSIA": "A WAR - GAL, A UKR H"}, disorder=frozenset({"RUSSIA"})
    )

    found = smallest_flip(judged, "A BUD")

    assert texts(found) == (("RUSSIA", "A WAR - GAL"),) or found.ruling.verdict is Verdict.FAILS


def test_a_search_tells_how_far_it_is_and_can_be_stopped():
    judged = dealt(3, most=12)
    ruling = next(one for one in judged.rulings if one.unit and about(one))

    steps = [
        s for s in islice(search(judged, ruling.unit, Scope(most=3)), 9) if isinstance(s, Progress)
    ]

    assert [step.size for step in steps] == sorted(step.size for step in steps)
    assert all(0 <= step.share <= 1 for step in steps)


def test_all_answers_of_a_size_are_told_when_asked_for():
    judged = turn({"AUSTRIA": "A BUD - GAL, A VIE H, A BOH H", "RUSSIA": "A WAR - GAL, A UKR H"})

    steps = search(judged, "A BUD", Scope(powers=["AUSTRIA"], others=True, most=3))
    found = [texts(step) for step in steps if isinstance(step, Flip)]

    assert len(found) == 2
    assert set(found) == {(("AUSTRIA", f"A {at} S A BUD - GAL"),) for at in ("BOH", "VIE")}


def test_nothing_is_left_to_try_where_nobody_matters():
    judged = turn({"AUSTRIA": "A VIE H", "FRANCE": "A SPA - POR, F BRE H, A PAR H"})

    assert not [s for s in search(judged, "A VIE", Scope(most=9)) if isinstance(s, Flip)]


def test_a_search_ends_once_no_more_orders_can_matter():
    judged = turn({"AUSTRIA": "A BUD H, A VIE H", "ENGLAND": "F LON H, F EDI H, A WAL H"})

    done = [step for step in search(judged, "A BUD", Scope(most=9)) if isinstance(step, Progress)]

    assert done[-1].share == 1
    assert done[-1].size < 4


def test_no_step_of_a_search_is_long(steps):
    """A window asks for one step after another, and must stay alive meanwhile."""
    judged = next(full_turns(Diplomacy(BOARD), 1))
    longest = []
    for ruling in judged.rulings[::6]:
        looking = search(judged, ruling.unit, Scope(most=3))
        longest += [steps(partial(next, looking, None)) for _ in range(300)]

    assert max(longest) < 60_000  # calls and returns: some hundredths of a second at most


@pytest.mark.parametrize("seed", range(20))
def test_every_change_offered_turns_the_result(seed):
    judged = dealt(seed, most=12)
    for ruling in judged.rulings:
        found = smallest_flip(judged, ruling.unit)
        if found is not None:
            now = again(judged, texts(found))
            assert turned(ruling, next(r for r in now if r.unit == ruling.unit and r.order))


@pytest.mark.parametrize("seed", range(20, 35))
def test_no_smaller_change_is_missed(seed):
    judged = dealt(seed, most=5)
    for ruling in judged.rulings:
        if ruling.order and about(ruling):
            found = smallest_flip(judged, ruling.unit)

            assert (len(found.changes) if found else 3) == fewest(judged, ruling), ruling


def test_a_flip_is_the_last_step():
    judged = turn({"AUSTRIA": "A BUD - GAL, A VIE H", "RUSSIA": "A WAR - GAL"})

    *_, last = search(judged, "A BUD")

    assert isinstance(last, Flip)


def answers(judged, unit, **how):
    return [
        one
        for one in search(judged, unit, Scope(most=2, others=True, **how))
        if isinstance(one, Flip)
    ]


def against_own(judged, flip):
    """Say, from the texts alone, by which order a power would help against its own unit."""
    after = again(judged, texts(flip))
    owner = {unit.province: unit.power for unit in judged.before.units}
    goals, stays = {}, set()
    for ruling in after:
        order = ruling.order
        at = province_of(order.at)
        if isinstance(order, Move):
            goals[at] = province_of(order.to)
        if not isinstance(order, Move) or ruling.verdict is not Verdict.SUCCEEDS:
            stays.add(at)
    for power, text in texts(flip):
        order = parse(text)
        own_goals = {to for at, to in goals.items() if owner[at] == power}
        if isinstance(order, SupportHold):
            place = province_of(order.target)
            if owner.get(place) != power and place in own_goals:
                return text
        elif isinstance(order, SupportMove | Convoy):
            goal = province_of(order.to)
            foreign = owner.get(province_of(order.target)) != power
            if owner.get(goal) == power and goal in stays:
                return text
            if foreign and goal in own_goals:
                return text
    return ""


def worse_by_helping(judged, flip):
    """Say which helper's own power loses a unit that it would keep if the helper held."""

    def beaten(rulings, power):
        return {one.unit for one in rulings if one.power == power and one.dislodged}

    for place, (power, text) in enumerate(texts(flip)):
        order = parse(text)
        if isinstance(order, SupportHold | SupportMove | Convoy):
            held = [*texts(flip)]
            held[place] = (power, f"{text[:1]} {order.at} H")
            lost = beaten(again(judged, texts(flip)), power) - beaten(again(judged, held), power)
            if lost:
                return text
    return ""


@pytest.mark.parametrize("seed", range(40))
def test_no_power_is_proposed_to_help_against_itself(seed):
    judged = dealt(seed)
    for ruling in judged.rulings:
        if not ruling.unit or about(ruling) is None:
            continue
        for powers in ((ruling.power,), None):
            loyal = answers(judged, ruling.unit, powers=powers, loyal=True)
            for flip in loyal:
                assert not against_own(judged, flip), flip
                assert not worse_by_helping(judged, flip), flip
            every = answers(judged, ruling.unit, powers=powers)
            sensible = [
                one
                for one in every
                if not against_own(judged, one) and not worse_by_helping(judged, one)
            ]
            if sensible:  # nothing else is left out, as long as as few orders are enough
                assert loyal == sensible


def test_a_power_is_not_told_to_help_drive_itself_out():
    judged = turn(
        {
            "FRANCE": "A PAR - BUR, A PIC H",
            "GERMANY": "A BUR H, A MUN H, A RUH H",
        }
    )
    told = answers(judged, "A PAR", powers=("GERMANY",), loyal=True)
    usual = answers(judged, "A PAR", powers=("GERMANY",))

    assert not [one for one in told if " S A PAR - BUR" in str(texts(one))]
    assert all(against_own(judged, one) == "" for one in told)
    assert len(told) <= len(usual)


def test_a_beleaguered_garrison_is_not_saved_by_help_for_who_attacks_it():
    judged = turn(
        {
            "GERMANY": "A BUR H, A MUN H",
            "FRANCE": "A PAR - BUR, A PIC S A PAR - BUR",
            "ITALY": "A MAR - BUR",
        }
    )
    usual = answers(judged, "A BUR", powers=("GERMANY",))
    told = answers(judged, "A BUR", powers=("GERMANY",), loyal=True)

    assert any("S A MAR - BUR" in str(texts(one)) for one in usual)
    assert told
    assert not any("S A MAR - BUR" in str(texts(one)) for one in told)
