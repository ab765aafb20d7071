"""Laws of what is counted: nothing twice, nothing lost, figures of the games that they are of."""

import json

from engine.catalogue import GAMES
from engine.openings.explorer import explore
from engine.openings.folder import GamesRead
from engine.openings.known import openings_of
from engine.openings.recognition import fits, narrower
from engine.openings.report import report
from engine.openings.tally import count_openings, tally


def counted(beginnings, openings, rules):
    return count_openings(beginnings, openings, [*rules.board.powers_by_id])


def test_every_game_is_under_one_name_or_under_none(beginnings, openings, diplomacy):
    for part in counted(beginnings, openings, diplomacy):
        widest = sum(line.played for line in part.lines if not line.depth)
        for power in part.powers:
            assert widest + part.unnamed[power].played == part.every[power].played
            assert part.every[power].played == len(beginnings)


def test_a_variation_is_counted_in_its_opening_too(beginnings, openings, diplomacy):
    for part in counted(beginnings, openings, diplomacy):
        played = {line.opening.id: line.played for line in part.lines}
        for place, line in enumerate(part.lines):
            assert line.played == sum(fits(line.opening, one.played) for one in beginnings)
            if line.within is not None:
                assert line.played <= played[line.within.id]
                assert narrower(line.opening, line.within)
                above = [one for one in part.lines[:place] if one.depth < line.depth]
                assert above[-1].opening is line.within
        assert len(part.lines) == sum(one.powers == part.powers for one in openings.every)


def test_a_mean_is_of_the_games_that_it_names(beginnings, openings, diplomacy):
    for power in diplomacy.board.powers_by_id:
        one = tally(beginnings, power, openings.counted_after)
        for turn, mean in one.counted.items():
            had = [game.counted[turn][power] for game in beginnings if turn in game.counted]
            assert mean.games == len(had) > 0
            assert min(had) <= mean.value <= max(had)
        assert one.won + one.shared <= one.over <= one.played
        assert one.few == (len(beginnings) < 20)
    every = [tally(beginnings, power, ()) for power in diplomacy.board.powers_by_id]
    shares = [len(one.outcome.powers) for one in beginnings if one.outcome is not None]
    assert sum(one.won for one in every) == shares.count(1)
    assert sum(one.shared for one in every) == sum(number for number in shares if number > 1)


def test_the_ways_of_a_fork_are_its_games(beginnings, openings, diplomacy):
    def walk(fork):
        onward = fork.onward
        ended = [one for one in fork.games if len(one.played[fork.power]) == len(fork.before)]
        assert sum(len(one.games) for one in onward) + len(ended) == len(fork.games)
        assert [len(one.games) for one in onward] == sorted(
            (len(one.games) for one in onward), reverse=True
        )
        for one in onward:
            assert all(game.played[fork.power][one.phase] == one.orders for game in one.games)
            if fork.opening is not None:
                assert one.opening is fork.opening or narrower(one.opening, fork.opening)
            walk(one)

    for power in diplomacy.board.powers_by_id:
        root = explore(beginnings, power, openings)
        assert "onward" not in vars(root)  # nothing is worked out before it is asked
        walk(root)


def test_what_was_counted_is_told_to_other_programs(beginnings, openings, diplomacy):
    read = GamesRead(beginnings=beginnings, files=1)
    found = counted(beginnings, openings, diplomacy)
    told = json.loads(json.dumps(report("diplomacy", read, found, openings, tree=1)))

    assert told["games"] == len(beginnings)
    assert sum(len(one["named"]) for one in told["openings"]) == len(openings.every)
    assert {*told["tree"]} == {*diplomacy.board.powers_by_id}
    for fork in told["tree"].values():
        assert fork["played"] == len(beginnings)


def test_a_game_without_names_is_counted_all_the_same():
    for game in GAMES:
        assert openings_of(game).counted_after
        assert bool(openings_of(game).every) == (GAMES[game].openings is not None)
    assert not openings_of("diplomacy", "another map").every
