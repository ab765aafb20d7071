"""What must be true of every turn, whatever is ordered."""

from dataclasses import replace
from functools import cache

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.board.loader import load_map
from engine.board.location import province_of
from engine.board.province import Terrain
from engine.games.diplomacy.game import Diplomacy
from engine.games.diplomacy.phase import Phase
from engine.games.diplomacy.reasons import VERDICTS, Reason
from engine.games.diplomacy.rulebooks.editions import PROFILES
from engine.games.diplomacy.units import ARMY, FLEET
from engine.rules.position import Position, Unit
from engine.rules.ruling import Verdict

POWERS = ("AUSTRIA", "ENGLAND", "FRANCE", "GERMANY")
ENOUGH = settings(
    max_examples=100, deadline=None, suppress_health_check=list(HealthCheck), database=None
)


@cache
def rules(edition="1982"):
    return Diplomacy(load_map("standard").board, PROFILES[edition])


@st.composite
def turns(draw):
    """Draw a crowded corner of the board, any orders, sensible or not, and a rulebook."""
    board = rules().board
    centre = draw(st.sampled_from(sorted(board.provinces)))
    near = {centre}
    for _ in range(2):
        near |= {
            province_of(there)
            for here in near
            for location in {here, *board.provinces[here].locations}
            for kind in "AF"
            for there in board.neighbours(kind, location)
        }
    places = draw(st.lists(st.sampled_from(sorted(near)), min_size=2, max_size=10, unique=True))
    units = tuple(draw_unit(draw, board, place) for place in places)
    orders = {}
    for unit in units:
        orders.setdefault(unit.power, []).append(draw_order(draw, unit, places, sorted(near)))
    edition = draw(st.sampled_from(sorted(PROFILES)))
    return Position(phase=Phase.parse("S1901M"), units=units), orders, rules(edition)


def draw_unit(draw, board, place):
    terrain = board.provinces[place].terrain
    army = terrain is Terrain.INLAND or (terrain is Terrain.COASTAL and draw(st.booleans()))
    power = draw(st.sampled_from(POWERS))
    if army:
        return Unit(power, ARMY, place)
    return Unit(power, FLEET, draw(st.sampled_from(board.provinces[place].locations)))


def draw_order(draw, unit, places, near):
    other = draw(st.sampled_from(places))
    to = draw(st.sampled_from([*places, *near]))
    kind = draw(st.sampled_from("HMMMVSSTTCC"))
    return {
        "H": f"{unit} H",
        "M": f"{unit} - {to}",
        "V": f"{unit} - {to} VIA",
        "S": f"{unit} S A {other}",
        "T": f"{unit} S A {other} - {to}",
        "C": f"{unit} C A {other} - {to}",
    }[kind]


@ENOUGH
@given(turns())
def test_units_are_neither_born_nor_lost_but_by_ruling(turn):
    position, orders, rules = turn

    resolution = rules.adjudicate(position, orders)

    after = resolution.after
    kept = [*after.units, *(beaten.unit for beaten in after.dislodged)]
    lost = [ruling for ruling in resolution.rulings if ruling.destroyed]
    assert len(position.units) == len(kept) + len(lost)
    before = sorted((u.power, u.kind) for u in position.units)
    gone = [(ruling.power, ruling.unit[0]) for ruling in lost]
    assert before == sorted([(u.power, u.kind) for u in kept] + gone)


@ENOUGH
@given(turns())
def test_no_two_units_stand_in_one_space(turn):
    position, orders, rules = turn

    places = [unit.province for unit in rules.adjudicate(position, orders).after.units]

    assert len(places) == len(set(places))


@ENOUGH
@given(turns(), st.randoms(use_true_random=False))
def test_the_order_of_powers_and_of_lines_changes_nothing(turn, dice):
    position, orders, rules = turn
    mixed = list(orders.items())
    dice.shuffle(mixed)
    units = list(position.units)
    dice.shuffle(units)
    shuffled = {power: dice.sample(texts, len(texts)) for power, texts in mixed}

    one = rules.adjudicate(position, orders)
    other = rules.adjudicate(replace(position, units=tuple(units)), shuffled)

    assert one.after == other.after
    assert set(one.rulings) == set(other.rulings)
    assert one.conflicts == other.conflicts


@ENOUGH
@given(turns(), st.permutations(POWERS))
def test_renaming_the_powers_renames_the_results(turn, names):
    position, orders, rules = turn
    called = dict(zip(POWERS, names, strict=True))
    renamed = replace(
        position, units=tuple(replace(u, power=called[u.power]) for u in position.units)
    )

    one = rules.adjudicate(position, orders).rulings
    other = rules.adjudicate(renamed, {called[p]: texts for p, texts in orders.items()}).rulings

    assert {(r.unit, r.order, r.findings) for r in one} == {
        (r.unit, r.order, r.findings) for r in other
    }


@ENOUGH
@given(turns())
def test_the_position_afterwards_is_what_the_rulings_say(turn):
    position, orders, rules = turn

    resolution = rules.adjudicate(position, orders)

    stands = {str(unit) for unit in resolution.after.units}
    for ruling in resolution.rulings:
        assert ruling.verdict == VERDICTS[Reason(ruling.findings[0].reason)]
        if not ruling.dislodged and ruling.verdict is not Verdict.SUCCEEDS:
            assert ruling.unit in stands
        assert ruling.dislodged or not ruling.destroyed
    beaten = {ruling.unit for ruling in resolution.rulings if ruling.dislodged}
    assert {str(b.unit) for b in resolution.after.dislodged} <= beaten


@ENOUGH
@given(turns())
def test_strengths_told_agree_with_the_verdict(turn):
    position, orders, rules = turn

    for ruling in rules.adjudicate(position, orders).rulings:
        first = ruling.findings[0]
        if first.against is None:
            continue
        if first.reason in (Reason.STRONGER, Reason.DROVE_OUT):
            assert first.strength > first.against
        if first.reason in (Reason.REPELLED, Reason.HEAD_ON, Reason.OWN_SUPPORT_VOID):
            assert first.strength <= first.against
        if first.reason is Reason.DRIVEN_OUT:
            assert first.strength < first.against


@ENOUGH
@given(turns())
def test_every_strength_is_one_and_the_supports_that_are_named(turn):
    position, orders, rules = turn

    for ruling in rules.adjudicate(position, orders).rulings:
        chain = ruling.findings
        helped = {f.where: f.by for f in chain if f.reason == Reason.SUPPORTED_BY}
        others = {f.where: f.by for f in chain if f.reason == Reason.OTHER_SIDE_SUPPORTED}
        beaten = {f.by[0]: f.by[1:] for f in chain if f.reason == Reason.DRIVEN_OUT}
        for found in chain:
            if found.reason in (Reason.BOUNCED, Reason.HEAD_ON, Reason.STRONGER, Reason.DROVE_OUT):
                own = helped.get(province_of(ruling.unit[2:]), ())
                other = others.get(found.by[0], beaten.get(found.by[0], ()))
                void = [f.by for f in chain if f.reason == Reason.OWN_SUPPORT_VOID]

                assert found.against == 1 + len(other)
                # Support by the attacked power counts against rivals.
                assert 0 <= found.strength - 1 - len(own) <= sum(map(len, void))
