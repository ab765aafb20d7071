"""The printed examples as rounds, and what is printed of them.

The rulebook tells of a round only what its example needs; what else lies on the table is ours.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from engine.games.bez_hranic.bills import Hand, Offer
from engine.games.bez_hranic.journey import Trip
from engine.games.bez_hranic.placements import STAYS, Placement
from engine.games.bez_hranic.study.round import StudyRound


@dataclass(frozen=True, slots=True, kw_only=True)
class PrintedTrip:
    """What is printed of a trip beside the bills of a round."""

    trip: Trip
    price: int | None = None
    """Nothing where no price is printed."""

    crossings: int | None = None
    by_way_of: tuple[str, ...] = ()
    """States that the way is said to lead through."""

    walk: tuple[str, ...] = ()
    """A way of one's own, by states; nothing where the cheapest is meant."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Example:
    """One of the rulebook's examples."""

    id: str
    rule: str
    """The paragraph of our rules that it explains."""

    round: StudyRound
    prices: Mapping[str, int]
    """What is printed, by colour."""

    trips: tuple[PrintedTrip, ...] = field(default=())

    @property
    def best(self) -> bool:
        """Whether the best choice that nobody saw is printed: the first of its trips."""
        return self.id == "france"


def _round(offer: Offer, laid: str, purse: int = 0) -> StudyRound:
    """Return a round of Europe; ``laid`` is ``red GB, white 40``, in the order laid."""
    tokens = tuple(Placement(*one.split()) for one in laid.split(", "))
    colours = dict.fromkeys(one.colour for one in tokens)
    hands = tuple(Hand(str(seat), (colour,), purse) for seat, colour in enumerate(colours, 1))
    return StudyRound(map="europe", offer=offer, hands=hands, laid=tokens)


_FROM_FRANCE = ("GB", "EE", "HU", "AD", "GR", "FI", "GE")
_NEAR_FRANCE = ("GB", "PT", "NL", "PL", "BE", "SK", "RO")
_FROM_POLAND = ("RU", "SE", "HU", "FI", "PT", "TR", "EE")
_FROM_ITALY = ("MC", "DE", "ES", "GR", "NO", "RS", "CZ")
_FROM_AZERBAIJAN = ("NO", "IT", "DE", "GR", "BY", "HR", "LV")

_FRANCE = Example(
    id="france",
    rule="2.3",
    round=_round(
        Offer(1, "FR", _FROM_FRANCE),
        f"red GB, yellow HU, blue HU, purple HU, green {STAYS}, white {STAYS}",
    ),
    prices=MappingProxyType(
        {"red": 40, "purple": 50, "blue": 40, "yellow": 30, "white": 50, "green": 40}
    ),
    trips=(PrintedTrip(trip=Trip("FR", ("GR",)), crossings=3, by_way_of=("IT", "MT")),),
)
_BRITAIN = Example(
    id="netherlands",
    rule="6.2",
    round=_round(Offer(3, "FR", _NEAR_FRANCE), "blue GB, blue NL"),
    prices=MappingProxyType({"blue": 80}),
    trips=(
        PrintedTrip(trip=Trip("FR", ("GB", "NL")), crossings=2),
        # The longer way does not avoid the penalty.
        PrintedTrip(trip=Trip("FR", ("GB", "NL")), price=100, walk=("FR", "DE", "NL", "BE", "GB")),
    ),
)
_BELGIUM = Example(
    id="belgium",
    rule="6.2",
    round=_round(Offer(3, "FR", _NEAR_FRANCE), "blue GB, blue BE"),
    prices=MappingProxyType({"blue": 110}),
)
_POLAND = Example(
    id="poland",
    rule="9.3",
    round=_round(Offer(1, "PL", _FROM_POLAND), "green RU, red FI"),
    prices=MappingProxyType({"green": 40, "red": 30}),
    trips=(
        PrintedTrip(trip=Trip("PL", ("RU",)), price=50, walk=("PL", "BY", "RU")),
        PrintedTrip(trip=Trip("PL", ("FI",)), price=30, walk=("PL", "BY", "RU", "FI")),
    ),
)
_ITALY = Example(
    id="italy",
    rule="9.4",
    round=_round(Offer(3, "IT", _FROM_ITALY), "yellow MC, yellow ES"),
    prices=MappingProxyType({"yellow": 40}),
    trips=(
        PrintedTrip(trip=Trip("IT", ("MC", "ES")), price=40, walk=("IT", "FR", "MC", "FR", "ES")),
        PrintedTrip(trip=Trip("IT", ("MC", "ES")), price=40, walk=("IT", "FR", "ES", "FR", "MC")),
    ),
)
_AZERBAIJAN = Example(
    id="azerbaijan",
    rule="6.1",
    round=_round(Offer(1, "AZ", _FROM_AZERBAIJAN), "white NO"),
    prices=MappingProxyType({"white": 20}),
    trips=(PrintedTrip(trip=Trip("AZ", ("NO",)), crossings=2, by_way_of=("RU",)),),
)

EXAMPLES: Mapping[str, Example] = MappingProxyType(
    {one.id: one for one in (_FRANCE, _BRITAIN, _BELGIUM, _POLAND, _ITALY, _AZERBAIJAN)}
)
"""All of them, in the order of the rulebook."""
