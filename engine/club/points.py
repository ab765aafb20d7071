"""What a finished game is worth to its players by a system of tournaments."""

from collections.abc import Mapping
from fractions import Fraction

from engine.club.record import Record, results
from engine.rules.game import End
from engine.scoring.standing import FIRST_YEAR, Standing
from engine.scoring.systems import SYSTEMS
from engine.scoring.table import ALONE

_NOBODY = "\0"
"""Begins the name of a power that nobody played; no player's name holds such a sign."""


def standing_of(record: Record) -> Standing:
    """Tell how a game stood at its end. Who commands several powers counts as one."""

    def holder(power: str) -> str:
        return record.players.get(power, _NOBODY + power)

    counted: dict[str, int] = {}
    out: dict[str, int] = {}
    for power in dict.fromkeys((*record.counted, *record.players)):
        who = holder(power)
        counted[who] = counted.get(who, 0) + record.counted.get(power, 0)
        if power in record.out:
            out[who] = max(record.out[power], out.get(who, 0))
    outcome = record.outcome
    won = outcome is not None and outcome.end in ALONE and bool(outcome.powers)
    sharing = outcome.powers if outcome is not None and outcome.end is End.DRAW else ()
    return Standing(
        counted=counted,
        out={who: year for who, year in out.items() if not counted[who]},
        year=record.year,
        began=record.began or min(FIRST_YEAR, record.year),
        solo=holder(outcome.powers[0]) if outcome is not None and won else "",
        drawn=frozenset(holder(power) for power in sharing),
    )


def points(record: Record, system: str) -> Mapping[str, Fraction]:
    """Return the points of every player: by a system, or his share of the game when none is named.

    A game that nobody won and of which no counts are known is worth nothing by any system.
    """
    if not system:
        return {one.player: one.share for one in results(record)}
    stood = standing_of(record)
    if not stood.solo and not any(stood.counted.values()):
        return dict.fromkeys(record.players.values(), Fraction(0))
    scored = SYSTEMS[system].score(stood)
    return {who: scored.get(who, Fraction(0)) for who in record.players.values()}
