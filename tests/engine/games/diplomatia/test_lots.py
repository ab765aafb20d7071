"""Lots come from a seed that is drawn when a table is founded; anybody can draw them again."""

import random
from dataclasses import replace

import pytest

from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.games.diplomatia import lots
from engine.games.diplomatia.calendar import CALENDAR, EVALUATION
from engine.games.diplomatia.profile import LOTS, Profile, ProfileError
from engine.rules.position import Position
from engine.table.agreement import Agreement
from engine.table.seat import Seat
from engine.tables import found_game, open_game

POWER = "FRA"


def rules(**options):
    return GAMES["diplomatia"].rules(load_map("eu").board, options)


def uncounted(game) -> Position:
    """Return a power in civil war with all its units and nothing that it controls."""
    start = game.start(2)
    owners = {at: power for at, power in start.owners.items() if power != POWER}
    return replace(start, phase=CALENDAR.phase(2, EVALUATION), owners=owners)


def removed(game, position):
    judged = game.adjudicate(position, {}, frozenset({POWER}))
    return {one.unit for one in judged.rulings if one.power == POWER and one.destroyed}


def thinned(game, chance):
    """Let the power keep some centres, so that lots decide which armies go."""
    position = uncounted(game)
    homes = [at for at, power in game.start(2).owners.items() if power == POWER]
    kept = chance.sample([at for at in homes if at in game.board.counted], 2)
    return replace(position, owners={**position.owners, **dict.fromkeys(kept, POWER)})


@pytest.mark.parametrize("number", range(8))
def test_the_same_seed_draws_the_same_and_no_order_changes_it(number):
    chance, seed = random.Random(number), f"seed {number}"
    game = rules(lots=seed)
    position = thinned(game, chance)

    first = removed(game, position)

    assert first == removed(rules(lots=seed), position)
    others = {power: ["WAIVE"] for power in game.board.powers_by_id if power != POWER}
    judged = game.adjudicate(position, others, frozenset({POWER}))
    assert first == {one.unit for one in judged.rulings if one.power == POWER and one.destroyed}


def test_seeds_draw_otherwise():
    game = rules()
    position = thinned(game, random.Random(0))

    drawn = {frozenset(removed(rules(lots=f"seed {n}"), position)) for n in range(40)}

    assert len(drawn) > 1


def test_a_table_draws_its_seed_and_keeps_it(tmp_path):
    board = load_map("eu").board
    seats = [Seat(power=power, player=power) for power in board.powers_by_id]
    seeds = set()
    for number in range(3):
        path = tmp_path / f"{number}.velmoc"
        agreement = Agreement(title="EU", seats=seats, game="diplomatia", map="eu", year=1)
        founded = found_game(path, agreement)
        seed = founded.rules.options[LOTS]
        assert founded.public().options[LOTS] == seed
        founded.close()
        again = open_game(path)
        assert again.rules.options[LOTS] == seed
        again.close()
        seeds.add(seed)

    assert len(seeds) == 3


@pytest.mark.parametrize("seed", ["two\nlines", "x" * 65, "\ud800"])
def test_a_seed_that_is_none_is_refused(seed):
    with pytest.raises(ProfileError):
        Profile.of({LOTS: seed})


def test_away_from_a_table_the_order_of_papers_draws_nothing_else():
    game = rules()
    position = thinned(game, random.Random(1))
    papers = {power: ["WAIVE", "A MOS B"] for power in game.board.powers_by_id if power != POWER}
    turned = {power: [*reversed(papers[power])] for power in reversed([*papers])}

    seed = lots.seed(position, papers, POWER)

    assert seed == lots.seed(position, {**turned, POWER: []}, POWER)
    assert seed != lots.seed(position, {**papers, POWER: ["WAIVE"]}, POWER)
