"""Who plays a game by simple rules: legal in every phase, blind for others' orders, no fool."""

import random
from collections import Counter
from statistics import mean

import pytest

from engine import tables
from engine.board.loader import load_map, map_names
from engine.catalogue import GAMES
from engine.robots.players.random_positions import random_position, random_rules
from engine.robots.players.random_table import random_orders
from engine.rules.game import End
from engine.rules.ruling import Verdict
from engine.study.playing import answered
from engine.study.positions import playable
from engine.table.agreement import Agreement
from engine.table.seat import Seat

BOARDS = {name: load_map(name).board for name in map_names()}
MAPS = [name for name, board in BOARDS.items() if GAMES[board.game].novice is not None]
PLAYED = sorted({BOARDS[name].game for name in MAPS})
TURNS = 8
AGAINST_THE_RULES = {Verdict.ILLEGAL, Verdict.AMBIGUOUS}
IDLE = 0.01
"""Share of orders that come to nothing because others broke what they were to help."""


def novice_of(rules):
    return GAMES[rules.game].novice()


def check(rules, position, told):
    """Hold what was written for everybody against what the judge makes of it."""
    for power, texts in told.sheets.items():
        assert [rules.read(text, position, power).order for text in texts] == [*texts]
        keys = [rules.order(text).key for text in texts]
        assert len({*keys}) == len(keys)
        if position.phase.kind.main:
            units = {str(unit) for unit in position.of(power)}
            assert {rules.order(text).unit for text in texts} == units
    judged = rules.adjudicate(position, told.sheets, told.silent)
    for ruling in judged.rulings:
        if ruling.power in told.sheets:
            assert not ruling.written, ruling
            assert ruling.verdict not in AGAINST_THE_RULES, ruling
    ordered = {
        power: {str(one.order) for one in judged.rulings if one.power == power}
        for power in told.sheets
    }
    for power, texts in told.sheets.items():  # nothing that the judge had to add
        assert {*texts} >= ordered[power] - {"", "WAIVE"}, power
    return judged


@pytest.mark.parametrize("name", MAPS)
def test_whole_games_are_played_legally_by_all_lineups_to_their_end_or_for_years(name):
    board, card = BOARDS[name], GAMES[BOARDS[name].game]
    kinds, verdicts = Counter(), Counter()
    for seed in range(6):
        chance = random.Random(f"{name} {seed}")
        rules = random_rules(card, board, chance) if seed else card.rules(board, {})
        position = rules.start(card.calendar.begins)
        last = position.phase.turn + TURNS
        while rules.outcome(position) is None and position.phase.turn < last:
            if not playable(rules, position):
                break
            told = answered(rules, position, {}, (), novice_of(rules), str(seed))
            kinds[position.phase.kind] += 1
            judged = check(rules, position, told)
            verdicts.update(ruling.verdict for ruling in judged.rulings)
            position = judged.after
    assert {*kinds} == {*card.calendar.kinds}
    assert verdicts[Verdict.INVALID] < IDLE * verdicts.total()


@pytest.mark.parametrize("name", MAPS)
def test_any_board_is_played_on_legally(name):
    board, card = BOARDS[name], GAMES[BOARDS[name].game]
    chance = random.Random(name)
    tried = 0
    for _ in range(120):
        rules = random_rules(card, board, chance)
        position = rules.with_ways_out(random_position(rules, chance))
        if playable(rules, position):
            check(rules, position, answered(rules, position, {}, (), novice_of(rules), "1"))
            tried += 1
    assert tried > 40


@pytest.mark.parametrize("game", PLAYED)
def test_what_others_have_sealed_changes_nothing(game, tmp_path):
    card, board = GAMES[game], BOARDS[GAMES[game].map]
    seats = tuple(Seat(power=one.id, player=one.id) for one in board.powers)
    begins = card.calendar.begins
    agreed = Agreement(game=game, map=board.id, year=begins, title="Twin", seats=seats)
    chance = random.Random(game)
    twins = [tables.found_game(tmp_path / f"{one}.velmoc", agreed) for one in "ab"]
    mine, *others = board.powers_by_id
    for twin in twins:
        for power in others:
            sheet = random_orders(twin.rules, twin.public().position, power, chance)
            twin.envelopes.seal(power, sheet)
    seen = [twin.seat(mine) for twin in twins]
    hints = [
        novice_of(twin.rules)(twin.rules, view.public.position, mine)
        for twin, view in zip(twins, seen, strict=True)
    ]
    assert hints[0] == hints[1]
    for twin in twins:
        twin.envelopes.seal(mine, hints[0])
        twin.reveal()
        twin.close()


@pytest.mark.parametrize("game", PLAYED)
def test_what_the_reader_writes_is_not_told_to_those_who_play_against_him(game):
    rules = GAMES[game].rules(BOARDS[GAMES[game].map], {})
    position = rules.start(GAMES[game].calendar.begins)
    chance = random.Random(game)
    mine = rules.asked(position)[0]
    told = [
        answered(rules, position, {mine: sheet}, (mine,), novice_of(rules), "1")
        for sheet in (random_orders(rules, position, mine, chance) for _ in range(5))
    ]
    sheets = [{who: texts for who, texts in one.sheets.items() if who != mine} for one in told]
    assert all(one == sheets[0] for one in sheets)
    assert len({one.sheets[mine] for one in told}) > 1


@pytest.mark.parametrize("game", PLAYED)
def test_the_same_seed_writes_the_same_and_another_one_something_else(game):
    rules = GAMES[game].rules(BOARDS[GAMES[game].map], {})
    position = rules.start(GAMES[game].calendar.begins)
    wrote = [
        [answered(rules, position, {}, (), novice_of(rules), seed).sheets for _ in "ab"]
        for seed in map(str, range(10))
    ]
    assert all(first == again for first, again in wrote)
    assert len({str(first) for first, _ in wrote}) > 1


@pytest.mark.parametrize("game", PLAYED)
def test_powers_that_nobody_plays_stay_silent_and_those_of_a_coin_do_not(game):
    card, board = GAMES[game], BOARDS[GAMES[game].map]
    chance = random.Random(game)
    for _ in range(60):
        rules = random_rules(card, board, chance)
        position = random_position(rules, chance)
        told = answered(rules, position, {}, (), novice_of(rules), "1")
        asked = {*rules.asked(position)}
        played = {one for side in rules.sides for one in side} | {rules.undecided(position)}
        assert {*told.sheets} == asked & played
        assert told.silent == asked - played


@pytest.mark.parametrize("name", MAPS)
def test_whoever_orders_by_chance_has_less_in_the_end(name):
    board, card = BOARDS[name], GAMES[BOARDS[name].game]
    rules = card.rules(board, {})
    counted = board.centres or board.provinces
    has = {True: [], False: []}
    for seed in range(6):
        chance = random.Random(f"{name} {seed}")
        good = {*chance.sample([*board.powers_by_id], len(board.powers) // 2)}
        position = rules.start(card.calendar.begins)
        last = position.phase.turn + TURNS
        while rules.outcome(position) is None and position.phase.turn < last:
            sheets = {
                one: novice_of(rules)(rules, position, one, str(seed))
                if one in good
                else random_orders(rules, position, one, chance)
                for one in rules.asked(position)
            }
            position = rules.adjudicate(position, sheets).after
        for power in board.powers_by_id:
            count = sum(position.owners.get(at) == power for at in counted)
            has[power in good].append(count)
    assert mean(has[True]) > 1.5 * mean(has[False])


def test_the_smallest_game_is_played_to_its_end():
    rules = GAMES["blank"].rules(BOARDS["old_town"], {})
    ends = Counter()
    for seed in range(40):
        position = rules.start()
        while rules.outcome(position) is None:
            told = answered(rules, position, {}, (), novice_of(rules), str(seed))
            position = rules.adjudicate(position, told.sheets).after
        ends[rules.outcome(position).end] += 1
        assert len(position.owners) >= 8  # hardly a lamp is left dark
    assert ends[End.SOLO] > 0
