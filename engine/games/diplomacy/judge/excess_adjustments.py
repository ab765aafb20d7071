"""Winter orders that strike each other out: too many of them, or several for one space (4.D.4-6).

Where the first or the last ones count, judging them one by one is all it takes. Here stand the
tables that let none of them count, and those that mix the two.
"""

from collections.abc import Mapping, Sequence

from engine.board.location import province_of
from engine.games.diplomacy.builds import balance, free_homes
from engine.games.diplomacy.judge.sheets.intake import Text
from engine.games.diplomacy.orders import Build, DiplomacyOrder, Disband
from engine.games.diplomacy.reach.chart import Chart
from engine.games.diplomacy.reasons import Reason
from engine.games.diplomacy.rulebooks.policies import (
    BuildsInOnePlace,
    BuildsTooMany,
    RemovalsTooMany,
)
from engine.games.diplomacy.rulebooks.profile import Profile
from engine.rules.position import Position
from engine.rules.ruling import Finding

_LOSES = {
    BuildsInOnePlace.NEITHER: Reason.TWO_BUILDS,
    BuildsInOnePlace.FIRST: Reason.BUILT_ALREADY,
    BuildsInOnePlace.LAST: Reason.BUILT_OTHERWISE,
}


def excess(
    sheet: Sequence[Text], position: Position, power: str, chart: Chart, profile: Profile
) -> Mapping[int, Finding]:
    """Return the lines of a power's sheet that others strike out, by their place on it."""
    due = balance(position, power)
    if due < 0:
        return _removals(sheet, position, power, -due, profile)
    free = free_homes(position, power, chart.board)
    return _builds(sheet, frozenset(free), chart, min(due, len(free)), profile)


def _removals(
    sheet: Sequence[Text], position: Position, power: str, due: int, profile: Profile
) -> Mapping[int, Finding]:
    if profile.removals_too_many is not RemovalsTooMany.BY_RULE:
        return {}
    mine = {unit.province for unit in position.of(power)}
    named = {
        text.place: province_of(order.at)
        for text in sheet
        if isinstance(order := _only(text), Disband) and province_of(order.at) in mine
    }
    if len(set(named.values())) <= due:
        return {}
    reason, rule = Reason.TOO_MANY_REMOVALS, "DATC 4.D.6"
    return {p: Finding(reason=reason, where=where, rule=rule) for p, where in named.items()}


def _builds(
    sheet: Sequence[Text], free: frozenset[str], chart: Chart, due: int, profile: Profile
) -> Mapping[int, Finding]:
    named = {
        text.place: order
        for text in sheet
        if isinstance(order := _only(text), Build) and _buildable(order, free, chart)
    }
    struck = _in_one_place(named, profile)
    left = {province_of(order.at) for place, order in named.items() if place not in struck}
    if profile.builds_too_many is BuildsTooMany.NONE and len(left) > due:
        for place, order in named.items():
            where = province_of(order.at)
            finding = Finding(reason=Reason.TOO_MANY_BUILDS, where=where, rule="DATC 4.D.4")
            struck.setdefault(place, finding)
    return struck


def _buildable(order: Build, free: frozenset[str], chart: Chart) -> bool:
    where = province_of(order.at)
    return where in free and not (order.kind == "F" and where in chart.inland)


def _in_one_place(named: Mapping[int, Build], profile: Profile) -> dict[int, Finding]:
    """Find the losers among different builds for one space (DATC 4.D.5)."""
    policy = profile.builds_in_one_place
    struck: dict[int, Finding] = {}
    for where in dict.fromkeys(province_of(order.at) for order in named.values()):
        there = {p: str(o) for p, o in named.items() if province_of(o.at) == where}
        if len(set(there.values())) < 2:
            continue
        places = sorted(there)
        winner = {
            BuildsInOnePlace.NEITHER: "",
            BuildsInOnePlace.FIRST: there[places[0]],
            BuildsInOnePlace.LAST: there[places[-1]],
        }[policy]
        if policy is BuildsInOnePlace.FIRST and profile.builds_too_many is BuildsTooMany.FIRST:
            continue  # one after another, the first one is built and the others find it there
        for place in places:
            if there[place] != winner:
                finding = Finding(reason=_LOSES[policy], where=where, rule="DATC 4.D.5")
                struck[place] = finding
    return struck


def _only(text: Text) -> DiplomacyOrder | None:
    return text.orders[0] if len(text.orders) == 1 and text.fault is None else None
