"""What was counted, for other programs: one JSON document."""

from collections.abc import Mapping, Sequence

from engine.board.errors import MapError
from engine.formats.faults import ExchangeError
from engine.formats.jsontext import dump
from engine.openings.explorer import Fork, explore
from engine.openings.folder import GamesRead, Unread
from engine.openings.tally import Line, Part, Tally
from engine.store.errors import StoreError
from engine.study.opening import Openings


def report(
    game: str, read: GamesRead, found: Sequence[Part], openings: Openings, *, tree: int = 0
) -> dict[str, object]:
    """Describe what was read and counted, and ``tree`` steps of the tree, if any."""
    told: dict[str, object] = {
        "game": game,
        "files": read.files,
        "games": len(read.beginnings),
        "unread": [_unread(one) for one in read.unread],
        "openings": [_part(one) for one in found],
    }
    if tree:
        alone = [one.powers[0] for one in found if len(one.powers) == 1]
        told["tree"] = {
            power: _fork(explore(read.beginnings, power, openings), tree) for power in alone
        }
    return told


def report_text(
    game: str, read: GamesRead, found: Sequence[Part], openings: Openings, *, tree: int = 0
) -> str:
    """Write the report as a line of JSON."""
    return dump(report(game, read, found, openings, tree=tree))


def code_of(one: Unread) -> str:
    """Return the code for which something is not counted."""
    match one.why:
        case ExchangeError() | MapError() | StoreError():
            return str(one.why.code)
        case OSError():
            return "unreadable"
    return str(one.why)


def _unread(one: Unread) -> dict[str, object]:
    told: dict[str, object] = {"file": str(one.file), "why": code_of(one)}
    told |= {"title": one.title} if one.title else {}
    return told | ({"counted": str(one.counted)} if one.counted is not None else {})


def _part(part: Part) -> dict[str, object]:
    return {
        "powers": list(part.powers),
        "all": _tallies(part.every),
        "named": [_line(one) for one in part.lines],
        "unnamed": _tallies(part.unnamed),
    }


def _line(line: Line) -> dict[str, object]:
    return {
        "id": line.opening.id,
        "within": line.within.id if line.within is not None else None,
        "names": dict(line.opening.names),
        "orders": {
            phase: {
                power: {unit: list(orders) for unit, orders in units.items()}
                for power, units in asked.items()
            }
            for phase, asked in line.opening.orders.items()
        },
        **_tallies(line.tallies),
    }


def _tallies(tallies: Mapping[str, Tally]) -> dict[str, object]:
    return {
        "played": next(iter(tallies.values())).played,
        "results": {power: _results(one) for power, one in tallies.items()},
    }


def _results(one: Tally) -> dict[str, object]:
    return {
        "counted": {
            str(turn): {"mean": round(mean.value, 4), "games": mean.games}
            for turn, mean in one.counted.items()
        },
        "over": one.over,
        "won": one.won,
        "shared": one.shared,
    }


def _fork(fork: Fork, depth: int) -> dict[str, object]:
    told: dict[str, object] = {
        "phase": fork.phase,
        "orders": list(fork.orders.values()),
        "opening": fork.opening.id if fork.opening is not None else None,
        "played": fork.tally.played,
        **_results(fork.tally),
    }
    return {**told, "onward": [_fork(one, depth - 1) for one in fork.onward]} if depth else told
