"""Clocks that tables of Diplomacy play by: the rulebook's, and those of tournaments."""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

from engine.clock.plan import ClockPlan


def _plan(talks: tuple[int, int, int], writing: int, rest: int = 2) -> ClockPlan:
    """Make a plan of minutes: of talk first, in spring and in autumn.

    ``rest`` is what there is for retreats, and for adjustments; of tournaments it is not known.
    """
    first, spring, autumn = (60 * minutes for minutes in talks)
    lengths = {"first": first, "spring": spring, "autumn": autumn, "writing": 60 * writing}
    return ClockPlan(lengths={**lengths, "retreats": 60 * rest, "adjustments": 60 * rest})


CLOCKS: Mapping[str, ClockPlan] = MappingProxyType(
    {
        # The rulebook: half an hour, then quarters; five minutes to write (IV, XIV.1).
        "rulebook": _plan((30, 15, 15), 5, rest=3),
        # DixieCon, house rules of the tournament: 15 to talk, 5 to write.
        "dixiecon": _plan((15, 15, 15), 5),
        # HechtsTechen, rules of 2023: 15 and 2; the next clock runs while orders are judged.
        "hechtstechen": replace(_plan((15, 15, 15), 2), early=True),
        # WDC 2019, EDC 2016: 18 in spring, 16 in autumn, writing included, the last minute silent.
        "wdc2019": replace(_plan((18, 18, 16), 0), hush=True),
        # Borucon (WDC XIV): 18 on a central clock, by the end of which orders are in the box.
        "borucon": _plan((18, 18, 18), 0),
        # British tournaments of old (D. Norman, “Timing”): 20 and 5.
        "british": _plan((20, 20, 20), 5),
    }
)
"""Plans that are known, by name. What tables of tournaments do at nought differs from evening to
evening, so each of them waits until the table says otherwise."""
