"""Dealing by sealed bids: who wants a side most pays most for it."""

from collections.abc import Mapping, Sequence

from engine.seating.dealt import DealError, DealFault, Dealt, Draw, Grant, check, check_wishes

BUDGET = 100
"""Points that everybody may share out among the sides."""


def deal_by_bids(
    bids: Mapping[str, Mapping[str, int]],
    sides: Sequence[str],
    draw: Draw,
    *,
    budget: int = BUDGET,
) -> Dealt:
    """Deal by bids made in secret: the highest bid of all is met first, then the next.

    Nobody bids the same for two sides, so that everybody's bids are in an order; what one did not
    bid for counts as a bid of nothing. The lot decides between players who bid the same.

    Raises:
        DealError: there are not as many players as sides, or bids break the rules above.
    """
    check(tuple(bids), sides)
    for player, mine in bids.items():
        _check_bids(player, mine, sides, budget)
    waiting, free = list(bids), list(sides)
    grants: list[Grant] = []
    while waiting:
        best = max(bids[player].get(side, 0) for player in waiting for side in free)
        side = next(
            one for one in free if any(bids[player].get(one, 0) == best for player in waiting)
        )
        players = [player for player in waiting if bids[player].get(side, 0) == best]
        lucky = players[0] if len(players) == 1 else draw(side, players)
        ranked = sorted(bids[lucky], key=lambda one: -bids[lucky][one])
        choice = ranked.index(side) + 1 if bids[lucky].get(side) else 0
        against = tuple(player for player in players if player != lucky)
        grants.append(Grant(lucky, side, choice, against))
        waiting.remove(lucky)
        free.remove(side)
    return Dealt(tuple(grants))


def _check_bids(player: str, bids: Mapping[str, int], sides: Sequence[str], budget: int) -> None:
    check_wishes(player, tuple(bids), sides)
    seen: set[int] = set()
    for side, bid in bids.items():
        if bid < 0:
            raise DealError(DealFault.BID_NEGATIVE, player=player, side=side, bid=bid)
        if bid and bid in seen:
            raise DealError(DealFault.BID_TWICE, player=player, bid=bid)
        seen.add(bid)
    if sum(bids.values()) > budget:
        raise DealError(DealFault.OVER_BUDGET, player=player, bid=sum(bids.values()), budget=budget)
