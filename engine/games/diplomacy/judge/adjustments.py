"""Judges the orders of winter (XIII.2), line by line: those that are due are carried out."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from engine.board.location import coast_of, province_of
from engine.games.diplomacy.builds import balance, free_homes, removal_order
from engine.games.diplomacy.calendar import onward
from engine.games.diplomacy.judge.excess_adjustments import excess
from engine.games.diplomacy.judge.sheets.intake import Reader, Text, idle, read_sheet
from engine.games.diplomacy.orders import Build, DiplomacyOrder, Disband, Waive
from engine.games.diplomacy.reach.chart import Chart
from engine.games.diplomacy.reasons import VERDICTS, Reason
from engine.games.diplomacy.rulebooks.badly_written import fault as badly_written
from engine.games.diplomacy.rulebooks.policies import (
    BuildsDeclined,
    BuildsTooMany,
    CoastOfBuild,
    FleetInland,
    RemovalFrom,
    RemovalsTooMany,
)
from engine.games.diplomacy.rulebooks.profile import Profile
from engine.games.diplomacy.units import ARMY, FLEET
from engine.rules.position import Position, Unit, UnitKind
from engine.rules.ruling import Finding, Resolution, Ruling


def judge(
    position: Position,
    sheets: Mapping[str, Sequence[str]],
    disorder: frozenset[str],
    chart: Chart,
    profile: Profile,
    reader: Reader,
) -> Resolution:
    """Judge one winter."""
    units = list(position.units)
    rulings: list[Ruling] = []
    for power in chart.board.powers_by_id:
        winter = Winter(position, power, chart, profile)
        if power not in disorder:
            winter.hear(read_sheet(sheets.get(power, ()), position, power, reader, chart))
        winter.close(in_disorder=power in disorder)
        rulings += winter.rulings
        units = [unit for unit in units if unit not in winter.removed] + winter.built
    powers = {power: rank for rank, power in enumerate(chart.board.powers_by_id)}
    units.sort(key=lambda unit: (powers[unit.power], unit.at))
    left = replace(position, units=tuple(units))
    return Resolution(after=onward(left, chart.board), rulings=tuple(rulings))


_REMOVED = {
    RemovalFrom.HOME_CENTRES: (Reason.REMOVED_BY_RULE, "XIV.4"),
    RemovalFrom.COUNTRY: (Reason.REMOVED_FAR_FROM_COUNTRY, "DATC 4.D.8"),
    RemovalFrom.OWNED_CENTRES: (Reason.REMOVED_FAR_FROM_CENTRES, "DATC 4.D.8"),
}


class Winter:
    """One power's winter, order by order."""

    def __init__(self, position: Position, power: str, chart: Chart, profile: Profile) -> None:
        self.position = position
        self.power = power
        self.chart = chart
        self.profile = profile
        due = balance(position, power)
        homes = len(free_homes(position, power, chart.board))
        self.builds = min(max(due, 0), homes)
        self.removals = max(-due, 0)
        self.built: list[Unit] = []
        self.removed: list[Unit] = []
        self.rulings: list[Ruling] = []
        self._done: set[str] = set()

    def hear(self, sheet: Sequence[Text]) -> None:
        """Judge a sheet: from the top, or where the last orders count, from the bottom."""
        struck = excess(sheet, self.position, self.power, self.chart, self.profile)
        policy = self.profile
        backwards = (
            policy.removals_too_many is RemovalsTooMany.LAST
            if self.removals
            else policy.builds_too_many is BuildsTooMany.LAST
        )
        listed: list[tuple[int, list[Ruling]]] = []
        for text in reversed(sheet) if backwards else sheet:
            before = len(self.rulings)
            fault = text.fault or struck.get(text.place)
            if fault is not None and text.orders:
                self._idle(text, fault)
            else:
                self._hear(text)
            listed.append((text.place, self.rulings[before:]))
        self.rulings = [ruling for _, judged in sorted(listed, key=_first) for ruling in judged]

    def _hear(self, text: Text) -> None:
        if not text.orders:
            self._idle(text, Finding(reason=Reason.UNREADABLE, rule="VII.4"))
        elif len(text.orders) > 1:
            where = province_of(text.orders[0].at)
            self._idle(text, Finding(reason=Reason.AMBIGUOUS_TEXT, where=where, rule="VII.4"))
        else:
            order = text.orders[0]
            if str(order) in self._done and not isinstance(order, Waive):
                return
            self._judge(text, order)

    def close(self, *, in_disorder: bool) -> None:
        """Remove what the power ought to have removed itself (XIV.4); build what it has to."""
        if self.profile.builds_declined is BuildsDeclined.FORBIDDEN and not in_disorder:
            self._build_the_rest()
        missing = self.removals - len(self.removed)
        if missing <= 0:
            return
        left = [unit for unit in self.position.of(self.power) if unit not in self.removed]
        policy = self.profile.removal_from
        order = removal_order(left, self.power, self.chart.board, self.position, policy)
        reason, rule = _REMOVED[policy]
        for far, unit in order[:missing]:
            chain = [Finding(reason=reason, where=unit.province, rule=rule, strength=far)]
            if in_disorder:
                fallen = Finding(reason=Reason.DISORDER_REMOVED, where=unit.province, rule="XIV.3")
                chain.append(fallen)
            self.removed.append(unit)
            self._rule(str(unit), Disband(unit.kind, unit.at), tuple(chain), destroyed=True)

    def _build_the_rest(self) -> None:
        """Build armies where builds may not be left unused (DATC 4.D.7 b)."""
        provinces = self.chart.board.provinces
        taken = {unit.province for unit in self.built}
        free = [
            home
            for home in free_homes(self.position, self.power, self.chart.board)
            if home not in taken
        ]
        for home in sorted(free, key=lambda place: provinces[place].abbr)[: self.builds]:
            unit = Unit(self.power, ARMY, home)
            self.built.append(unit)
            chain = (Finding(reason=Reason.BUILT_BY_RULE, where=home, rule="DATC 4.D.7"),)
            self._rule(str(unit), Build(unit.kind, unit.at), chain)

    def _judge(self, text: Text, order: DiplomacyOrder) -> None:
        match order:
            case Disband():
                self._remove(text, order)
            case Build():
                self._build(text, order)
            case Waive():
                self._waive(text)
            case _:
                where = province_of(order.at)
                self._idle(text, Finding(reason=Reason.WRONG_PHASE, where=where, rule="XIII.2"))

    def _remove(self, text: Text, order: Disband) -> None:
        where = province_of(order.at)
        unit = self.position.at(where)
        if unit is None or unit.power != self.power:
            reason = Reason.NO_UNIT if unit is None else Reason.FOREIGN_UNIT
            self._idle(text, Finding(reason=reason, where=where, rule="XIII.2"))
            return
        minded = badly_written(order, unit, self.position, self.chart.board, self.profile)
        if minded is not None:
            self._idle(text, minded)
            return
        if unit in self.removed:
            return
        if len(self.removed) >= self.removals:
            self._idle(text, Finding(reason=Reason.NO_REMOVAL_DUE, where=where, rule="XIII.2"))
            return
        self.removed.append(unit)
        self._done.add(str(order))
        chain = (Finding(reason=Reason.REMOVED, where=where, rule="XIII.2"),)
        self._rule(str(unit), Disband(unit.kind, unit.at), chain, destroyed=True)

    def _build(self, text: Text, order: Build) -> None:
        where = province_of(order.at)
        fault = self._no_build(order, where)
        if fault is not None:
            self._idle(text, Finding(reason=fault, where=where, rule="XIII.2"))
            return
        unit = Unit(self.power, *self._as_built(order, where))
        self.built.append(unit)
        self.builds -= 1
        self._done.add(str(order))
        chain = (Finding(reason=Reason.BUILT, where=unit.at, rule="XIII.2"),)
        self._rule(str(unit), Build(unit.kind, unit.at), chain)

    def _no_build(self, order: Build, where: str) -> Reason | None:
        """Tell why nothing can be built as ordered."""
        board = self.chart.board
        province = board.provinces.get(where)
        if province is None:
            return Reason.UNKNOWN_SPACE
        fleet = self._as_built(order, where)[0] is FLEET
        faults = (
            (not province.centre or province.home != self.power, Reason.NOT_A_HOME_CENTRE),
            (self.position.owners.get(where) != self.power, Reason.CENTRE_LOST),
            (self.position.at(where) is not None, Reason.CENTRE_OCCUPIED),
            (any(unit.province == where for unit in self.built), Reason.BUILT_ALREADY),
            (fleet and where in self.chart.inland, Reason.FLEET_INLAND),
            (
                fleet
                and bool(province.coasts)
                and coast_of(order.at) not in province.coasts
                and self.profile.coast_of_build is CoastOfBuild.FAILS,
                Reason.COAST_MISSING,
            ),
            (self.builds <= 0, Reason.NO_BUILD_DUE),
        )
        return next((reason for wrong, reason in faults if wrong), None)

    def _as_built(self, order: Build, where: str) -> tuple[UnitKind, str]:
        """Return what is built and where it stands (DATC 4.B.7, 4.C.4)."""
        if order.kind is ARMY:
            return order.kind, where
        if where in self.chart.inland and self.profile.fleet_inland is FleetInland.ARMY:
            return ARMY, where
        coasts = self.chart.board.provinces[where].coasts
        if not coasts:
            return order.kind, where
        return order.kind, order.at if coast_of(order.at) in coasts else f"{where}/{coasts[0]}"

    def _waive(self, text: Text) -> None:
        if self.profile.builds_declined is BuildsDeclined.FORBIDDEN:
            self._idle(text, Finding(reason=Reason.MUST_BUILD, rule="DATC 4.D.7"))
            return
        if self.builds <= 0:
            self._idle(text, Finding(reason=Reason.NO_BUILD_DUE, rule="XIII.2"))
            return
        self.builds -= 1
        self._rule("", Waive(), (Finding(reason=Reason.WAIVED, rule="XIII.2"),))

    def _idle(self, text: Text, finding: Finding) -> None:
        self.rulings.append(idle(self.power, text, finding)[1])

    def _rule(
        self,
        unit: str,
        order: DiplomacyOrder,
        chain: tuple[Finding, ...],
        *,
        destroyed: bool = False,
    ) -> None:
        self.rulings.append(
            Ruling(
                power=self.power,
                unit=unit,
                order=order,
                verdict=VERDICTS[Reason(chain[0].reason)],
                findings=chain,
                destroyed=destroyed,
            )
        )


def _first(item: tuple[int, list[Ruling]]) -> int:
    return item[0]
