"""What is kept of a game that was read: how it began, and what came of it."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from engine.hashing import sha256
from engine.openings.recognition import Played
from engine.rules.game import Outcome, Rules
from engine.rules.position import Position
from engine.rules.ruling import Resolution
from engine.study.opening import Openings

TURNS = 2
"""Turns of which the orders are kept: as far as the tree of beginnings reaches."""

_TOLD_APART = 40
"""Orders in a row that no two games have in common by chance."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedPhase:
    """One phase of a game that is read, judged only where somebody asks."""

    position: Position
    judged: Callable[[], Resolution]


@dataclass(frozen=True, slots=True, kw_only=True)
class Beginning:
    """How a game began, and what came of it."""

    title: str
    file: Path
    played: Mapping[str, Played]
    """By power and phase, what every unit of it was told to do."""

    counted: Mapping[int, Mapping[str, int]]
    """What every power had after a turn, for the turns that were played and are asked about."""

    outcome: Outcome | None
    """How it ended; nothing where it did not, or where that is not told."""

    phases: int
    """How many were played, as far as its file tells."""

    mark: str
    """The same for the same game in two files; empty for one too short to be told from others."""


def beginning_of(
    phases: Sequence[PlayedPhase], last: Position, rules: Rules, openings: Openings
) -> tuple[Mapping[str, Played], Mapping[int, Mapping[str, int]], str]:
    """Return what was played in the first turns, what each power had later, and the mark."""
    played: dict[str, dict[str, Mapping[str, str]]] = {power.id: {} for power in rules.board.powers}
    main: list[str] = []
    first = phases[0].position.phase.turn
    for one in phases:
        phase = one.position.phase
        if phase.turn >= first + TURNS:
            break
        if phase.kind.retreats:
            continue
        sheets = _told(one.judged(), openings)
        for power, told in sheets.items():
            played[power][phase.code] = told
        # Whole phases, for programs write units in any order; what is built some do not tell.
        if phase.kind.main and len(main) < _TOLD_APART:
            told_apart = {unit: order for told in sheets.values() for unit, order in told.items()}
            main += [f"{phase.code} {unit}: {order}" for unit, order in sorted(told_apart.items())]
    positions = (*(one.position for one in phases), last)
    counted = {
        turn: {power.id: at.counted(power.id, rules.board) for power in rules.board.powers}
        for turn in openings.counted_after
        if (at := _after(turn, positions, rules)) is not None
    }
    return played, counted, _mark(main)


def _mark(orders: Sequence[str]) -> str:
    """Return what every file of the same game has, whichever program wrote it, and how far."""
    if len(orders) < _TOLD_APART:
        return ""
    return sha256("\n".join(orders).encode("utf-8", "surrogatepass")).hexdigest()


def _told(resolution: Resolution, openings: Openings) -> Mapping[str, Mapping[str, str]]:
    """Say by which order every unit was judged: one without any that could be, stands."""
    told: dict[str, dict[str, str]] = {}
    for ruling in resolution.rulings:
        name = ruling.unit
        if not name:
            continue
        told.setdefault(ruling.power, {}).setdefault(name, openings.told(ruling.order))
    return told


def _after(turn: int, positions: Iterable[Position], rules: Rules) -> Position | None:
    """Return the first position in which everything was counted that a turn has brought."""
    for position in positions:
        phase = position.phase
        over = phase.turn == turn and (phase.kind.adjusts or rules.outcome(position) is not None)
        if phase.turn > turn or over:
            return position
    return None
