"""Judges cases that lie in files, and says what came of them as the files say it."""

import pytest

from engine.board.loader import load_map
from engine.games.diplomacy.card import DIPLOMACY
from engine.games.diplomacy.judge.retreats import ways_out
from engine.games.diplomacy.phase import Phase
from engine.games.diplomacy.reach.chart import Chart
from engine.games.diplomacy.rulebooks.editions import PROFILES
from engine.games.diplomacy.rulebooks.profile import EDITIONS
from engine.games.diplomacy.study.library import examples
from engine.rules.position import Dislodged, Position, Unit, UnitKind


def unit(power, text):
    return Unit(power, UnitKind(text[0]), text[2:])


def by_owner(things):
    grouped = {}
    for owner, thing in things:
        grouped.setdefault(owner, []).append(thing)
    return {owner: sorted(found) for owner, found in grouped.items()}


class Clerk:
    """Lays out cases, has them judged and reads out the outcome."""

    def __init__(self):
        self.board = load_map("standard").board
        self.chart = Chart(self.board)

    def rules(self, case, edition=EDITIONS[0]):
        """Return the rules of a case: an edition, single points played otherwise."""
        options = {**PROFILES[edition].options, **case.get("play", {})}
        return DIPLOMACY.rules(self.board, options, case.get("lineup", ""))

    def situation(self, case):
        """Return the position of a case and its orders."""
        if "example" in case:
            found = next(example for example in examples() if example.id == case["example"])
            if "what_if" in case:
                found = next(item for item in found.what_ifs if item.id == case["what_if"])
            return found.position, found.orders
        standing = [unit(power, text) for power, own in case["units"].items() for text in own]
        contested = frozenset(case.get("contested", ()))
        position = Position(
            phase=Phase.parse(case.get("phase", "S1901M")),
            units=tuple(standing),
            owners={c: power for power, own in case.get("owners", {}).items() for c in own},
            dislodged=tuple(
                self._fallen(unit(power, text), told, standing, contested)
                for power, beaten in case.get("dislodged", {}).items()
                for text, told in beaten.items()
            ),
            contested=contested,
        )
        return position, case["orders"]

    def _fallen(self, beaten, told, standing, contested):
        """Return a beaten unit; where it may go follows from the board unless the case says it."""
        if isinstance(told, dict):
            return Dislodged(unit=beaten, attacker=told["from"], retreats=tuple(told["retreats"]))
        ways = ways_out(beaten, told, standing, contested, self.chart)
        return Dislodged(unit=beaten, attacker=told, retreats=ways)

    def told(self, ruling):
        """Say a ruling as cases do."""
        fate = " destroyed" if ruling.destroyed else " dislodged" if ruling.dislodged else ""
        return f"{ruling.verdict} {ruling.findings[0].reason}{fate}"

    def all_told(self, resolution):
        """Say every ruling as cases do."""
        return {r.unit or str(r.given): self.told(r) for r in resolution.rulings}

    def seen(self, resolution):
        """Say everything about the position afterwards that a case may ask for."""
        after = resolution.after
        return {
            "phase": after.phase.code,
            "units": by_owner((u.power, str(u)) for u in after.units),
            "owners": by_owner((power, centre) for centre, power in after.owners.items()),
            "contested": sorted(after.contested),
            "retreats": {str(b.unit): sorted(b.retreats) for b in after.dislodged},
            "conflicts": {
                conflict.where: [
                    *(f"{side.unit} {side.strength}" for side in conflict.sides),
                    conflict.winner,
                ]
                for conflict in resolution.conflicts
            },
        }

    def check_after(self, resolution, expected):
        """Compare what a case asks for of the position afterwards."""
        now = self.seen(resolution)
        for asked, told in expected.items():
            wanted = told
            if asked in ("units", "owners"):
                wanted = {power: sorted(own) for power, own in told.items()}
            assert now[asked] == wanted


@pytest.fixture(scope="session")
def clerk():
    return Clerk()
