"""Where units could go on the board as it stands: the ground that choices and advice rest on."""

from functools import cached_property, lru_cache

from engine.board.board import Board, SameBoard
from engine.board.location import province_of
from engine.games.diplomacy.reach.chart import Chart
from engine.games.diplomacy.reach.legality import fleets_at_sea
from engine.games.diplomacy.rulebooks.profile import Profile
from engine.games.diplomacy.units import FLEET
from engine.rules.position import Position, Unit


@lru_cache(maxsize=8)
def _chart(same: SameBoard) -> Chart:
    return Chart(same.board)


def chart_of(board: Board) -> Chart:
    """Return a board's tables, worked out once."""
    return _chart(SameBoard(board))


_BASIC = Profile()


class UnitReach:
    """Reach of every unit in one position."""

    def __init__(self, board: Board, position: Position, profile: Profile = _BASIC) -> None:
        self.board = board
        self.position = position
        self.profile = profile
        self.chart = chart_of(board)
        self._landings: dict[tuple[str, str], frozenset[str]] = {}

    @cached_property
    def seas(self) -> frozenset[str]:
        """Seas in which fleets lie, whoever they belong to."""
        return frozenset(fleets_at_sea(self.position, self.chart))

    @cached_property
    def shores(self) -> dict[str, set[str]]:
        """Harbours beside each sea in which a fleet lies."""
        harbours: dict[str, set[str]] = {sea: set() for sea in self.seas}
        for province in self.board.provinces:
            if self.chart.harbour(province):
                for sea in self.chart.waters[province] & self.seas:
                    harbours[sea].add(province)
        return harbours

    def landings(self, start: str, without: str = "") -> frozenset[str]:
        """Return where an army could be shipped to, one fleet left out if asked (XII)."""
        key = start, without if without in self.seas else ""
        if key not in self._landings:
            self._landings[key] = self._ship(*key)
        return self._landings[key]

    def _ship(self, start: str, without: str) -> frozenset[str]:
        if not self.chart.harbour(start):
            return frozenset()
        seas = self.seas - {without}
        front = self.chart.waters[start] & seas
        seen = set(front)
        while front:
            front = frozenset(s for here in front for s in self.chart.waters[here] & seas) - seen
            seen |= front
        return frozenset(p for sea in seen for p in self.shores[sea]) - {start}

    def steps(self, unit: Unit) -> frozenset[str]:
        """Return the locations next to a unit; where it could give support (IX.1)."""
        return self.board.neighbours(unit.kind, unit.at)

    def goals(self, unit: Unit, without: str = "") -> frozenset[str]:
        """Return every location that a unit could be ordered to move to."""
        if unit.kind is FLEET:
            return self.steps(unit)
        return self.steps(unit) | self.landings(unit.province, without)

    def provinces_for(self, unit: Unit, without: str = "") -> frozenset[str]:
        """Return every province that a unit could be ordered to move to."""
        return frozenset(province_of(place) for place in self.goals(unit, without))

    def supportable(self, unit: Unit, other: Unit) -> frozenset[str]:
        """Return where one unit could support another; its own place means in defence."""
        if unit.province == other.province:
            return frozenset()
        mine = frozenset(province_of(place) for place in self.steps(unit))
        return mine & (self.provinces_for(other, unit.at) | {other.province})

    def carryable(self, fleet: Unit, army: Unit) -> frozenset[str]:
        """Return where a fleet could help to carry an army (XII.1, XII.2)."""
        if army.kind is FLEET or fleet.at not in self.seas:
            return frozenset()
        return frozenset(
            goal
            for goal in self.landings(army.province)
            if self.chart.ferry(army.province, goal, self.seas, through=fleet.at)
        )
