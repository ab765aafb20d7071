"""Positions as lines: ``VEL1 STANDARD S1901M A:ABUD.AVIE.FTRI E:…``; see ``docs/notation.md``.

A line holds all that the rules need to know to judge what comes next: the map, rulebook and sides
where they are not as usual, the phase, who stands where, who owns what, who has to retreat. There
is one line only for a position: all in it has its order, and nothing says what follows from the
rest.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from engine.board.board import Board
from engine.notation.line_names import names_of, written
from engine.notation.reading import WRAPPING, read_line
from engine.notation.rulebook import owners_at_start, told
from engine.notation.words import (
    ATTACKED,
    BETWEEN,
    CARRIES,
    NOBODYS,
    OWNS,
    STANDOFF,
    UNITS,
    VERSION,
    WAY,
    WITHIN,
)
from engine.rules.game import Rules
from engine.rules.phase import Phase
from engine.rules.position import Carrier, Dislodged, Position, Unit


@dataclass(frozen=True, slots=True, kw_only=True)
class LinePosition:
    """What a line says."""

    game: str
    """Which game it is of: its key in files."""

    map: str
    """The map's key."""

    options: Mapping[str, str]
    """The points of the rules that the line names, each with its value; all others are as usual."""

    lineup: str
    """The arrangement for fewer players than powers; nothing where all play."""

    position: Position
    rules: Rules
    """The rules it is played by."""


def position_line(position: Position, rules: Rules) -> str:
    """Write a position. What its phase does not ask about is not written.

    Raises:
        ValueError: it cannot be on the board, or the map, or a turn of more than four figures, has
            no name that a line could say.
    """
    position = in_order(position, rules.board)
    if not _can_be(position, rules):
        raise ValueError(f"no position of this board: {position.phase}")
    if not _has_code(position.phase, rules):
        raise ValueError(f"no code has this phase: {position.phase}")
    if not _NAMED.fullmatch(written(rules.board.id)):
        raise ValueError("no line can name this map")
    line = " ".join((VERSION, _head(rules), position.phase.code.upper(), *_board(position, rules)))
    if not (line.isascii() and line.isprintable()):
        raise ValueError("no line can name the spaces of this map")
    return line


def is_position_line(text: str) -> bool:
    """Tell whether somebody meant a text as a line, of whatever version, be it right or wrong."""
    return bool(_BEGIN.match(text))


def read_position_line(text: str, board: Board | None = None, where: str = "") -> LinePosition:
    """Read a line, however people write it; ``board`` is one that does not come with the program.

    Raises:
        LineError: it is none: says what is wrong, and at which sign. ``where`` is the place that
            the text comes from, for whoever is told.
    """
    rules, options, lineup, position = read_line(text, board, where)
    return LinePosition(
        game=rules.game,
        map=rules.board.id,
        options=options,
        lineup=lineup,
        position=in_order(position, rules.board),
        rules=rules,
    )


_BEGIN = re.compile(rf"[{WRAPPING}]*vel[0-9]+(\s|$)", re.IGNORECASE)
_NAMED = re.compile(r"[A-Z][A-Z0-9-]*")


def in_order(position: Position, board: Board) -> Position:
    """Return the same position with everything in the order that lines have it in."""
    ranks = {power: rank for rank, power in enumerate(board.powers_by_id)}

    def place(unit: Unit) -> tuple[int, str, str]:
        return ranks.get(unit.power, len(ranks)), unit.kind, unit.at

    retreats = position.phase.kind.retreats
    fallen = sorted(position.dislodged, key=lambda one: place(one.unit)) if retreats else ()
    return replace(
        position,
        units=tuple(sorted(position.units, key=place)),
        owners=dict(sorted(position.owners.items())),
        dislodged=tuple(map(_fallen_in_order, fallen)),
        contested=position.contested if retreats else frozenset(),
    )


def _fallen_in_order(one: Carrier | Dislodged) -> Carrier | Dislodged:
    one = replace(one, retreats=tuple(sorted({*one.retreats})))
    if not isinstance(one, Carrier):
        return one
    if not one.carries:  # nobody is lost with it
        return Dislodged(unit=one.unit, attacker=one.attacker, retreats=one.retreats)
    return replace(one, carries=tuple(sorted({*one.carries})))


def _has_code(phase: Phase, rules: Rules) -> bool:
    """Tell whether the phase can be read again: turns are numbered up to 9999."""
    try:
        return rules.calendar.parse(phase.code) == phase
    except ValueError:
        return False


def _can_be(position: Position, rules: Rules) -> bool:
    board, everywhere = rules.board, position.phase.kind.everywhere
    fallen = [one.unit.province for one in position.dislodged]
    return (
        position.lies_on(board)
        and len({*fallen}) == len(fallen)
        and all(
            one.attacker is None or one.attacker in rules.attackers(one.unit.province)
            for one in position.dislodged
        )
        and (everywhere or {*position.owners} <= {*board.ownable})
    )


def _head(rules: Rules) -> str:
    return WITHIN.join((written(rules.board.id), *told(rules)))


def _board(position: Position, rules: Rules) -> Iterator[str]:
    signs = names_of(rules.board).power_signs
    before, fallen = owners_at_start(rules), list(_fallen(position, rules))
    for power, sign in signs.items():
        own = [(str(unit.kind), unit.at, "") for unit in position.of(power)]
        own += [(str(u.kind), u.at, marks) for u, marks in fallen if u.power == power]
        gained = [at for at, own in position.owners.items() if own == power != before.get(at)]
        units = UNITS + _listed("".join(one) for one in sorted(own)) if own else ""
        owned = OWNS + _listed(gained) if gained else ""
        if units or owned:
            yield f"{sign}{units}{owned}"
    lost = sorted(at for at in before if at not in position.owners)
    if lost and not any(position.owners.get(at) == own for at, own in before.items()):
        yield NOBODYS
    elif lost:
        yield f"{NOBODYS}{_listed(lost)}"
    if position.contested:
        yield f"{STANDOFF}{_listed(sorted(position.contested))}"


def _listed(items: Iterable[str]) -> str:
    return BETWEEN.join(items)


def _fallen(position: Position, rules: Rules) -> Iterator[tuple[Unit, str]]:
    """Yield who has to retreat, with all that is not known without being told."""
    known = in_order(rules.with_ways_out(position), rules.board)
    for one, other in zip(position.dislodged, known.dislodged, strict=True):
        marks = f"{ATTACKED}{one.attacker or ''}"
        if one.retreats != other.retreats:
            marks += "".join(WAY + at for at in one.retreats) or WAY
        if isinstance(one, Carrier):
            marks += "".join(CARRIES + at for at in one.carries)
        yield one.unit, marks
