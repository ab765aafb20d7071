"""Transports: which fleets make whole chains for which armies (7.4.1, 7.4.1.1, 7.4.1.2)."""

from collections.abc import Sequence

from engine.games.diplomatia.judge.chart import Chart, Line
from engine.games.diplomatia.judge.field import CARRY, MOVE
from engine.games.diplomatia.orders import ARMY
from engine.games.diplomatia.reasons import Reason, finding
from engine.rules.ruling import Finding


class Chains:
    """The transports of one turn, by number of unit and of space."""

    def __init__(self, lines: Sequence[Line | None], holder: Sequence[int], chart: Chart) -> None:
        self._lines, self._holder, self._chart = lines, holder, chart
        self._fetching: dict[int, list[int]] = {}
        self.army: dict[int, int] = {}
        """For each fleet of a whole chain the army that it transports."""
        for unit, line in enumerate(lines):
            if line is not None and line.act == CARRY:
                self._fetching.setdefault(line.source, []).append(unit)

    def of(self, army: int) -> list[list[int]]:
        """Return the fleets of every whole chain that was ordered for an army's move."""
        line = self._lines[army]
        if line is None or line.at not in self._fetching:
            return []
        found = []
        for first in self._fetching[line.at]:
            chain = self._followed(first, line)
            if chain:
                found.append(chain)
                for fleet in chain:
                    self.army[fleet] = army
        return found

    def _followed(self, first: int, move: Line) -> list[int]:
        """Follow a chain from link to link to the army's goal; nothing where it breaks off."""
        chart, chain, fleet = self._chart, [first], first
        if not self._touches(first, move.at):
            return []
        while True:
            line = self._lines[fleet]
            if line is None:
                return []
            if line.to == move.to:
                return chain if move.to in chart.shores[line.at] else []
            after = self._next(line)
            if after < 0 or after in chain:
                return []
            chain.append(after)
            fleet = after

    def _touches(self, fleet: int, land: int) -> bool:
        line = self._lines[fleet]
        return line is not None and land in self._chart.shores[line.at]

    def _next(self, line: Line) -> int:
        """Return the fleet that takes over from a link and says so, or -1."""
        after = self._holder[line.to]
        link = self._lines[after] if after >= 0 else None
        if link is None or link.act != CARRY or link.source != line.at:
            return -1
        return after if line.to in self._chart.near[line.at] else -1

    def fault(self, fleet: int) -> Finding:
        """Tell why a fleet's transport belongs to no whole chain."""
        chart, ids = self._chart, self._chart.ids
        line = self._lines[fleet]
        seen: list[Line] = []
        while line is not None and line not in seen:
            seen.append(line)
            if not chart.sea[line.to]:
                if line.to not in chart.shores[line.at]:
                    return finding(Reason.TRANSPORT_WRONG_LINK, ids[line.to])
                return self._fault_before(seen[0])
            after = self._holder[line.to]
            link = self._lines[after] if after >= 0 else None
            if link is None or link.act != CARRY:
                return finding(Reason.TRANSPORT_ENDS_AT_SEA, ids[line.to])
            if self._next(line) < 0:
                return finding(Reason.TRANSPORT_WRONG_LINK, ids[line.to])
            line = link
        return finding(Reason.TRANSPORT_WRONG_LINK, ids[seen[-1].to])

    def _fault_before(self, line: Line) -> Finding:
        """Follow a chain back to its beginning, and tell what is wrong there."""
        chart, ids = self._chart, self._chart.ids
        while chart.sea[line.source]:
            before = self._holder[line.source]
            link = self._lines[before] if before >= 0 else None
            if link is None or link.act != CARRY or self._next(link) < 0 or link.to != line.at:
                return finding(Reason.TRANSPORT_WRONG_LINK, ids[line.source])
            line = link
        if line.source not in chart.shores[line.at]:
            return finding(Reason.TRANSPORT_WRONG_LINK, ids[line.source])
        return finding(Reason.TRANSPORT_UNMATCHED, ids[line.source], (ids[line.source],))


def goes_by_sea(
    army: int, line: Line, chains: Sequence[Sequence[int]], powers: Sequence[int]
) -> bool:
    """Tell whether a move is made by transport: by need, or with an own fleet (7.4.1.2)."""
    if line.act != MOVE or line.kind != ARMY or not chains:
        return False
    return line.far or any(powers[fleet] == powers[army] for one in chains for fleet in one)
