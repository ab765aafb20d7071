"""A foreign game judged again, phase by phase, and held against its record."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from engine.exchange.games import exchange_of
from engine.formats.comparison import Comparison, Difference, by_weight
from engine.formats.read_report import ReadReport
from engine.formats.recorded_game import ForeignGame
from engine.rules.game import Rules
from engine.rules.order import opened
from engine.table.view import PastPhase


@dataclass(frozen=True, slots=True, kw_only=True)
class Replayed:
    """One phase judged again."""

    past: PastPhase
    differences: tuple[Difference, ...]
    told: bool = True
    """It is recorded what came of it."""

    @property
    def silent(self) -> bool:
        """Nobody wrote, and nothing is recorded: a list passes over it."""
        return not self.told and not any(self.past.orders.values())


def compared(replays: Iterable[Replayed], read_report: ReadReport) -> Comparison:
    """Sum up what was judged again."""
    judged = [one for one in replays if not one.silent]
    return Comparison(
        phases=len(judged),
        told=sum(one.told for one in judged),
        differences=by_weight(difference for one in judged for difference in one.differences),
        read_report=read_report,
    )


def replay(game: ForeignGame, rules: Rules) -> Iterator[Replayed]:
    """Judge each recorded phase from its own recorded position."""
    differences = exchange_of(rules.game).differences
    for recorded in game.phases:
        resolution = rules.adjudicate(recorded.position, recorded.orders, recorded.disorder)
        past = PastPhase(
            before=recorded.position,
            orders=opened(rules.order, recorded.orders),
            disorder=tuple(p for p in rules.board.powers_by_id if p in recorded.disorder),
            resolution=resolution,
        )
        differing = tuple(differences(recorded, resolution, rules))
        yield Replayed(past=past, differences=differing, told=recorded.told)


def difference_json(game: str, title: str, difference: Difference) -> dict[str, object]:
    """Describe a difference in a game for other programs."""
    ruling = difference.ruling
    fields: dict[str, object] = {
        "game": title,
        "phase": difference.phase.code,
        "about": str(difference.about),
        "weight": str(difference.weight),
        "power": difference.power,
        "what": difference.what,
        "recorded": difference.theirs,
        "ruled": difference.ours,
    }
    return fields if ruling is None else {**fields, **exchange_of(game).ruling_json(ruling)}
