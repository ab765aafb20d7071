"""The scoring systems: each a formula of how a game stands.

Places that are shared share their points. Who won alone gets what the system gives for it, and the
others nothing, unless it says otherwise.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from types import MappingProxyType

from engine.scoring.standing import Standing

Scores = dict[str, Fraction]


@dataclass(frozen=True, slots=True, kw_only=True)
class System:
    """One way to score a game."""

    id: str
    solo: int
    """Points of whoever wins alone."""

    formula: Callable[[Standing], Scores]
    """Points of everybody when nobody has won alone."""

    losers: Callable[[Standing, str], Fraction] = lambda _standing, _power: Fraction(0)
    """Points of the others when somebody has."""

    def score(self, standing: Standing) -> Scores:
        """Return the points of every power."""
        if not standing.solo:
            return self.formula(standing)
        return {
            power: Fraction(self.solo) if power == standing.solo else self.losers(standing, power)
            for power in standing.counted
        }


def _by_place(places: Sequence[Sequence[str]], points: Sequence[int]) -> Scores:
    """Give out the points of each place; powers that share a place share what is for them."""
    scores: Scores = {}
    first = 0
    for powers in places:
        shared = sum(points[first : first + len(powers)])
        scores.update(dict.fromkeys(powers, Fraction(shared, len(powers))))
        first += len(powers)
    return scores


def _draw_size(standing: Standing) -> Scores:
    sharing = standing.drawn or frozenset(standing.survivors)
    each = Fraction(100, len(sharing))
    return {power: each if power in sharing else Fraction(0) for power in standing.counted}


def _squares(standing: Standing) -> Scores:
    total = sum(owned**2 for owned in standing.counted.values())
    return {power: Fraction(100 * owned**2, total) for power, owned in standing.counted.items()}


_NAMUR = (0, 5, 9, 12, 14, 16, 18)
"""Points for so many that are counted; each further one counts 1."""


def _namur(owned: int) -> int:
    return _NAMUR[owned] if owned < len(_NAMUR) else _NAMUR[-1] + owned - len(_NAMUR) + 1


def _c_diplo(
    standing: Standing,
    *,
    places: Sequence[int],
    playing: int = 1,
    worth: Callable[[int], int] = lambda owned: owned,
) -> Scores:
    """Points for playing, for what is counted, and for the first three places."""
    placed = _by_place(standing.places(dead_by_year=False), places)
    return {
        power: playing + worth(owned) + (placed[power] if owned else Fraction(0))
        for power, owned in standing.counted.items()
    }


def _carnage(
    standing: Standing,
    *,
    step: int = 1000,
    each: int = 1,
    lead: int = 0,
    dead_by_year: bool = True,
) -> Scores:
    """Points for the place, more than any count can make up for, and for what is counted."""
    places = standing.places(dead_by_year=dead_by_year)
    points = [step * (len(standing.counted) - place) for place in range(len(standing.counted))]
    placed = _by_place(places, points)
    scores = {power: placed[power] + each * owned for power, owned in standing.counted.items()}
    if lead and len(standing.leaders) == 1:
        behind = (owned for owned in standing.counted.values() if owned < standing.most)
        second = max(behind, default=0)
        scores[standing.leaders[0]] += lead * (standing.most - second)
    return scores


def _tenths(standing: Standing, power: str) -> Fraction:
    """Give a tenth of a point for each year survived."""
    return Fraction(standing.years(power), 10)


def _manorcon(standing: Standing, *, survivors_only: bool = False) -> Scores:
    quality = {power: owned**2 + 4 * owned + 16 for power, owned in standing.counted.items()}
    counting = standing.survivors if survivors_only else tuple(quality)
    total = sum(quality[power] for power in counting)
    return {
        power: Fraction(100 * quality[power], total) if owned else _tenths(standing, power)
        for power, owned in standing.counted.items()
    }


def _tribute(standing: Standing) -> Scores:
    """Every survivor has the same, and pays the leaders for what they are ahead."""
    equal = Fraction(66, len(standing.survivors))
    owed = min(Fraction(max(0, standing.most - 6)), equal)
    paying = len(standing.survivors) - len(standing.leaders)
    won = owed * paying / len(standing.leaders)
    return {
        power: owned + equal + (won if power in standing.leaders else -owed)
        if owned
        else Fraction(0)
        for power, owned in standing.counted.items()
    }


def _open_tribute(standing: Standing) -> Scores:
    """Everybody, the dead too, pays the leaders one for each that they are behind."""
    pot = sum(standing.most - owned for owned in standing.counted.values())
    won = pot // len(standing.leaders) ** 2
    return {
        power: Fraction(
            34 + 3 * owned - (standing.most - owned) + (won if power in standing.leaders else 0)
        )
        if owned
        else Fraction(0)
        for power, owned in standing.counted.items()
    }


_DIXIE_PLACES = (70, 50, 34, 20, 10, 0, 0)
_DIXIE_DRAWS = MappingProxyType({2: 170, 3: 130, 4: 106, 5: 89, 6: 76, 7: 65})


def _dixie(standing: Standing) -> Scores:
    placed = _by_place(standing.places(), _DIXIE_PLACES)
    scores = {power: placed[power] + 4 * owned for power, owned in standing.counted.items()}
    each = _DIXIE_DRAWS.get(len(standing.drawn))
    if each is not None:
        scores.update(dict.fromkeys(standing.drawn, Fraction(each)))
    return scores


_ALL = (
    System(id="draw_size", solo=100, formula=_draw_size),
    System(id="sum_of_squares", solo=100, formula=_squares),
    System(
        id="c_diplo_100",
        solo=100,
        formula=partial(_c_diplo, places=(38, 14, 7, 0, 0, 0, 0)),
    ),
    System(
        id="c_diplo_80",
        solo=80,
        formula=partial(_c_diplo, places=(25, 14, 7, 0, 0, 0, 0), playing=0),
    ),
    System(
        id="c_diplo_namur",
        solo=85,
        formula=partial(_c_diplo, places=(38, 14, 7, 0, 0, 0, 0), worth=_namur),
    ),
    System(id="carnage", solo=28034, formula=_carnage),
    System(id="carnage_dead_equal", solo=28034, formula=partial(_carnage, dead_by_year=False)),
    System(
        id="carnage_centre_count",
        solo=39028,
        formula=partial(_carnage, step=1001, each=500),
        losers=lambda _standing, _power: Fraction(1000),
    ),
    System(id="carnage_2023", solo=28034, formula=partial(_carnage, lead=300)),
    System(id="manorcon", solo=75, formula=_manorcon, losers=_tenths),
    System(id="manorcon_original", solo=100, formula=_manorcon, losers=_tenths),
    System(
        id="manorcon_v2",
        solo=100,
        formula=partial(_manorcon, survivors_only=True),
        losers=_tenths,
    ),
    System(id="tribute", solo=100, formula=_tribute),
    System(id="open_tribute", solo=340, formula=_open_tribute),
    System(id="dixie", solo=270, formula=_dixie),
)

SYSTEMS: Mapping[str, System] = MappingProxyType({system.id: system for system in _ALL})
"""Every system by its id, in the order in which they are offered."""
