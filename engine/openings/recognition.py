"""Which openings a power played. Where several fit, the narrowest is the name of what was played.

Of any two openings of the same powers one is narrower than the other, or no game can begin with
both (``clash``): so those that fit always stand in a row, from the widest to the narrowest.
"""

from collections.abc import Iterable, Mapping, Sequence

from engine.study.opening import Opening

Played = Mapping[str, Mapping[str, str]]
"""What a power ordered: by phase (its code), for every unit of it the order it was judged by."""


def fits(opening: Opening, played: Mapping[str, Played]) -> bool:
    """Tell whether a game began so; ``played`` is by power."""
    return all(
        played.get(power, {}).get(phase, {}).get(unit) in orders
        for (phase, power, unit), orders in opening.asked.items()
    )


def narrower(one: Opening, other: Opening) -> bool:
    """Tell whether every game that began with one began with the other, too."""
    asked = one.asked
    return one is not other and all(
        key in asked and {*asked[key]} <= {*orders} for key, orders in other.asked.items()
    )


def excluded(one: Opening, other: Opening) -> bool:
    """Tell whether no game can begin with both: a unit cannot do both."""
    asked = one.asked
    return any(
        key in asked and {*asked[key]}.isdisjoint(orders) for key, orders in other.asked.items()
    )


def clash(one: Opening, other: Opening) -> bool:
    """Tell whether a game could begin with both, and neither would be the narrower: a bad table."""
    if one.powers != other.powers:
        return False
    settled = narrower(one, other) != narrower(other, one) or excluded(one, other)
    return not settled


def recognised(
    openings: Iterable[Opening], played: Mapping[str, Played]
) -> Mapping[tuple[str, ...], Sequence[Opening]]:
    """Return the openings that fit, by whose they are, the narrowest last."""
    found: dict[tuple[str, ...], list[Opening]] = {}
    for opening in openings:
        if fits(opening, played):
            found.setdefault(opening.powers, []).append(opening)
    return {powers: _in_a_row(fitting) for powers, fitting in found.items()}


def _in_a_row(openings: Sequence[Opening]) -> Sequence[Opening]:
    return sorted(openings, key=lambda one: sum(narrower(one, other) for other in openings))


def wider(opening: Opening, openings: Iterable[Opening]) -> Opening | None:
    """Return the opening of which this one is a variation; of several the narrowest."""
    around = [one for one in openings if one.powers == opening.powers and narrower(opening, one)]
    return _in_a_row(around)[-1] if around else None
