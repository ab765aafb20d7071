"""Dealing by lists of wishes, all at once or one player after another."""

from collections.abc import Mapping, Sequence

from engine.seating.dealt import Dealt, Draw, Grant, check, check_wishes


def deal_by_wishes(lists: Mapping[str, Sequence[str]], sides: Sequence[str], draw: Draw) -> Dealt:
    """Deal by lists written in secret (rulebook, appendix 1).

    Everybody's first wish is looked at first: whoever is alone in it gets it, several draw lots.
    Whoever still has nothing gets his second wish if it is still free, and so on. What nobody
    listed is dealt among those who are left by lot.

    Raises:
        DealError: there are not as many lists as sides, or a list makes no sense.
    """
    _check_all(lists, sides)
    waiting = list(lists)
    grants: list[Grant] = []
    free = list(sides)
    for choice in range(len(sides)):
        wanted: dict[str, list[str]] = {}
        for player in waiting:
            wishes = lists[player]
            if choice < len(wishes) and wishes[choice] in free:
                wanted.setdefault(wishes[choice], []).append(player)
        for side in [one for one in sides if one in wanted]:
            players = wanted[side]
            lucky = players[0] if len(players) == 1 else draw(side, players)
            against = tuple(player for player in players if player != lucky)
            grants.append(Grant(lucky, side, choice + 1, against))
            waiting.remove(lucky)
            free.remove(side)
    return Dealt((*grants, *_rest(waiting, free, draw)))


def deal_in_order(
    order: Sequence[str], lists: Mapping[str, Sequence[str]], sides: Sequence[str], draw: Draw
) -> Dealt:
    """Let one player after another have the first of his wishes that is still free.

    Whoever listed nothing that is free gets what is left when everybody else has chosen, by lot.

    Raises:
        DealError: there are not as many players as sides, or a list makes no sense.
    """
    _check_all({player: lists.get(player, ()) for player in order}, sides)
    grants: list[Grant] = []
    free, waiting = list(sides), []
    for player in order:
        wishes = lists.get(player, ())
        side = next((wish for wish in wishes if wish in free), None)
        if side is None:
            waiting.append(player)
            continue
        grants.append(Grant(player, side, [*wishes].index(side) + 1))
        free.remove(side)
    return Dealt((*grants, *_rest(waiting, free, draw)))


def by_score(
    scores: Mapping[str, float], draw: Draw, *, highest_first: bool = False
) -> tuple[str, ...]:
    """Sort players so that whoever has the lowest score chooses first; the lot decides ties.

    Tournaments let the lowest choose first; a table may have it the other way round.
    """
    queue: list[str] = []
    for score in sorted(set(scores.values()), reverse=highest_first):
        equal = [player for player, mine in scores.items() if mine == score]
        while equal:
            lucky = equal[0] if len(equal) == 1 else draw(str(score), equal)
            queue.append(lucky)
            equal.remove(lucky)
    return tuple(queue)


def _check_all(lists: Mapping[str, Sequence[str]], sides: Sequence[str]) -> None:
    check(tuple(lists), sides)
    for player, wishes in lists.items():
        check_wishes(player, wishes, sides)


def _rest(waiting: Sequence[str], free: Sequence[str], draw: Draw) -> list[Grant]:
    """Deal what is left by lot."""
    players = list(waiting)
    grants = []
    for side in free:
        lucky = draw(side, players)
        players.remove(lucky)
        grants.append(Grant(lucky, side, 0, tuple(players)))
    return grants
