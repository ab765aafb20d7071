"""How a table's game stands, as everybody at it may know."""

from collections.abc import Collection, Mapping
from dataclasses import replace

from engine.rules.game import End
from engine.scoring.standing import Standing, standing
from engine.table.view import PublicView

ALONE = (End.SOLO, End.CONCEDED)
"""Ends that tournaments count as won alone; a short game counts by what everybody has."""


def standing_at(
    public: PublicView, at: int, among: Collection[str] | None = None
) -> Standing | None:
    """Tell how a game stood after a past phase; nothing where there is nothing to score.

    ``among``: the spaces that are counted, where others can be owned too.
    Powers of one player count together (XIV.2), under the first of them.
    """
    powers = tuple(seat.power for seat in public.seats)
    if len(powers) < 2 or not 0 <= at < len(public.past):
        return None
    # Each position belongs to the year that was played, not to that of the phase that follows.
    history = [replace(one.resolution.after, phase=one.phase) for one in public.past[: at + 1]]
    if not any(history[-1].count(power) for power in powers):
        return None
    outcome = public.outcome if at == len(public.past) - 1 else None
    solo, drawn = "", frozenset[str]()
    if outcome is not None and outcome.end in ALONE:
        solo = outcome.powers[0]
    elif outcome is not None and outcome.end is End.DRAW:
        drawn = frozenset(outcome.powers)
    whole = [public.past[0].before, *history]
    alone = standing(powers, whole, solo=solo, drawn=drawn, among=among)
    return _together(alone, {power: public.side(power)[0] for power in powers})


def _together(alone: Standing, heads: Mapping[str, str]) -> Standing:
    """Count powers together that have the same head."""
    counted: dict[str, int] = {}
    out: dict[str, int] = {}
    for power, owned in alone.counted.items():
        head = heads[power]
        counted[head] = counted.get(head, 0) + owned
        if power in alone.out:
            out[head] = max(alone.out[power], out.get(head, 0))
    return replace(
        alone,
        counted=counted,
        out={head: year for head, year in out.items() if not counted[head]},
        solo=heads.get(alone.solo, alone.solo),
        drawn=frozenset(heads.get(power, power) for power in alone.drawn),
    )


def span(public: PublicView) -> tuple[int, int, Mapping[str, int]]:
    """Tell when a game began, which year was played last, and when powers lost their last.

    A year in which nothing was judged was not played.
    """
    if not public.past:
        return public.phase.turn, public.phase.turn, {}
    history = [replace(one.resolution.after, phase=one.phase) for one in public.past]
    powers = tuple(seat.power for seat in public.seats)
    stood = standing(powers, [public.past[0].before, *history])
    return stood.began, stood.year, stood.out
