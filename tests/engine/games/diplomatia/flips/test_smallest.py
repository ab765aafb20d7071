"""The smallest change that would have flipped a result, against trying everything."""

from collections import Counter
from itertools import combinations

import pytest

from engine.board.loader import load_map
from engine.games.diplomatia.card import DIPLOMATIA
from engine.games.diplomatia.flips.smallest import Scope, asked_of, search, smallest_flip
from engine.games.diplomatia.flips.turning import turned
from engine.games.diplomatia.offers.choices import possible_orders
from engine.games.diplomatia.orders import parse
from engine.games.diplomatia.study.library import examples
from engine.rules.flip import Flip, Judged, Progress
from engine.rules.position import Dislodged, Position, Unit, UnitKind
from engine.rules.ruling import Verdict
from tests.engine.games.diplomatia.boards import position_of, small_board, unit_of
from tests.naive.diplomatia.court import board_of, line_of
from tests.naive.diplomatia.deal import deal, deal_retreats

SEEDS = range(24)


def judge(rules, position, sheets, disorder=frozenset()):
    rulings = rules.adjudicate(position, sheets, disorder).rulings
    return Judged(rules=rules, before=position, sheets=sheets, rulings=rulings, disorder=disorder)


def dealt(seed):
    """Judge a small turn of orders, under rules of its own."""
    plain, profile, units, orders, control = deal(seed)
    units = dict(list(units.items())[:7])
    rules = DIPLOMATIA.rules(board_of(plain), profile)
    position = Position(
        phase=rules.calendar.parse("T1M"),
        units=tuple(Unit(power, UnitKind(kind), at) for at, (power, kind) in units.items()),
        owners=control,
    )
    sheets = {}
    for at in units:
        if at in orders:
            line = line_of(units, at, orders[at])
            sheets.setdefault(units[at][0], []).append(line)
    disorder = frozenset(plain["powers"][:1]) if seed % 8 == 5 else frozenset()
    return judge(rules, position, sheets, disorder)


def fled(seed):
    """Judge the retreats after a dealt turn; nothing where nobody had to."""
    turn = dealt(seed)
    after = turn.rules.adjudicate(turn.before, turn.sheets, turn.disorder).after
    if not after.dislodged:
        return None
    beaten = {one.unit.at: {"retreats": one.retreats} for one in after.dislodged}
    owner = {one.unit.at: one.unit for one in after.dislodged}
    sheets = {}
    for at, goal in deal_retreats(seed, beaten).items():
        line = f"{owner[at]} D" if goal == at else f"{owner[at]} - {goal}"
        sheets.setdefault(owner[at].power, []).append(line)
    return judge(turn.rules, after, sheets)


def again(judged, changes):
    """Judge a phase with some orders changed."""
    sheets = {power: list(texts) for power, texts in judged.sheets.items()}
    for power, text in changes:
        at = parse(text).at
        sheets[power] = [*(t for t in sheets.get(power, []) if parse(t).at != at), text]
    return judged.rules.adjudicate(judged.before, sheets, judged.disorder).rulings


def fate(judged, changes, unit):
    return next(one for one in again(judged, changes) if one.unit == unit and one.order)


def legal(judged, power):
    """List the orders of a power by units."""
    rules = judged.rules
    return possible_orders(rules.board, rules.profile, judged.before, power)


def fewest(judged, unit, most=2):
    """Count the orders of one power that have to be changed, by trying all; 3 if two do not."""
    ruling, asked = asked_of(judged, unit)
    others = {
        power: [
            (power, order)
            for mine, texts in legal(judged, power).items()
            if mine != unit
            for order in texts
        ]
        for power in judged.rules.asked(judged.before)
        if power not in judged.disorder
    }
    for size in range(1, most + 1):
        for own in others.values():
            for changes in combinations(own, size):
                if len({parse(order).at for _, order in changes}) == size and turned(
                    ruling, fate(judged, changes, unit), asked
                ):
                    return size
    return 3


def texts(flip):
    return tuple((power, str(order)) for power, order in flip.changes)


PHASES = [(seed, make) for seed in SEEDS for make in (dealt, fled)]


@pytest.mark.parametrize(("seed", "make"), PHASES)
def test_every_proposal_turns_the_result_and_none_is_smaller(seed, make):
    judged = make(seed)
    for one in judged.rulings if judged else ():
        if asked_of(judged, one.unit) is None:
            continue
        found = smallest_flip(judged, one.unit)
        size = len(found.changes) if found else 3
        # Where two are found no single one may do; pairs in vain take long, so a sample is tried.
        most = 1 if size < 3 or len(judged.before.units) > 6 else 2
        assert fewest(judged, one.unit, most) == (1 if size == 1 else 3)
        if found is not None:
            now = fate(judged, texts(found), one.unit)
            assert now == found.ruling
            ruling, asked = asked_of(judged, one.unit)
            assert turned(ruling, now, asked)


@pytest.mark.parametrize(("seed", "make"), PHASES)
def test_only_legal_orders_of_one_power_are_proposed_and_the_own_one_stays(seed, make):
    judged = make(seed)
    for one in judged.rulings if judged else ():
        for step in search(judged, one.unit, Scope(others=True, loyal=True)):
            if isinstance(step, Progress):
                if step.size > 1:
                    break
                continue
            powers = {power for power, _ in step.changes}
            assert len(powers) == 1
            assert not powers & judged.disorder
            offered = legal(judged, *powers)
            for _, text in texts(step):
                assert text in {order for own in offered.values() for order in own}
                assert parse(text).at != one.unit[2:]
            before, after = (
                {r.unit for r in rulings if r.power in powers and (r.dislodged or r.destroyed)}
                for rulings in (judged.rulings, again(judged, texts(step)))
            )
            assert after - before <= {one.unit}


def test_every_kind_of_order_is_turned_somewhere():
    turnable = Counter()
    for seed in range(40):
        for judged in filter(None, (dealt(seed), fled(seed))):
            for one in judged.rulings:
                if asked_of(judged, one.unit):
                    step = next(
                        (s for s in search(judged, one.unit) if isinstance(s, Flip) or s.size > 1),
                        None,
                    )
                    if isinstance(step, Flip):
                        turnable[type(one.order).__name__, judged.before.phase.kind.id] += 1
    kinds = {kind for kind, _ in turnable}
    assert kinds == {"Defend", "Move", "Seize", "Support", "Guard", "Transport"}


def test_a_retreat_fails_when_another_goes_to_the_same_space_and_succeeds_when_it_does_not():
    rules = DIPLOMATIA.rules(small_board(), {})
    beaten = tuple(
        Dislodged(unit=unit_of(power, at), attacker="ODE", retreats=ways)
        for power, at, ways in (("RUS", "A KAR", ("FIN", "LOY")), ("SCA", "A EST", ("LOY",)))
    )
    before = position_of({}, "T1R", dislodged=beaten)
    clash = judge(rules, before, {"RUS": ["A KAR - LOY"], "SCA": ["A EST - LOY"]})
    apart = judge(rules, before, {"RUS": ["A KAR - LOY"], "SCA": ["A EST D"]})
    disbanded = judge(rules, before, {"RUS": ["A KAR D"], "SCA": ["A EST - LOY"]})

    assert texts(smallest_flip(clash, "A KAR")) == (("SCA", "A EST D"),)
    assert smallest_flip(clash, "A KAR").ruling.verdict is Verdict.SUCCEEDS
    assert smallest_flip(apart, "A KAR").ruling.verdict is Verdict.FAILS
    assert texts(smallest_flip(apart, "A KAR")) == (("SCA", "A EST - LOY"),)
    assert smallest_flip(apart, "A KAR", Scope(powers=["RUS"])) is None
    assert smallest_flip(disbanded, "A KAR") is None


EU = load_map(DIPLOMATIA.map).board
RULES = DIPLOMATIA.rules(EU, {})


def printed():
    """Judge the handbook's examples and their what-ifs."""
    for example in examples():
        for one in (example, *example.what_ifs):
            sheets = {power: list(own) for power, own in one.orders.items()}
            yield f"{example.id} {one.id}", judge(RULES, one.position, sheets)


def single(judged, unit):
    """Search one other order of one power; nothing where that is not enough."""
    for step in search(judged, unit, Scope(others=True)):
        if isinstance(step, Flip):
            return step
        if step.size > 1:
            break
    return None


def test_the_smallest_change_of_every_order_in_the_examples():
    """One other order is proposed wherever one of all that can be ordered turns the result."""
    kinds = Counter()
    for name, judged in printed():
        for one in judged.rulings:
            if asked_of(judged, one.unit) is None:
                continue
            found = single(judged, one.unit)
            assert (found is not None) == (fewest(judged, one.unit, 1) == 1), (name, one.unit)
            if found is None:
                continue
            assert len(found.changes) == 1
            assert fate(judged, texts(found), one.unit) == found.ruling
            ruling, asked = asked_of(judged, one.unit)
            assert turned(ruling, found.ruling, asked)
            kinds[type(one.order).__name__] += 1

    assert kinds.keys() >= {"Defend", "Move", "Seize", "Support", "Transport"}
